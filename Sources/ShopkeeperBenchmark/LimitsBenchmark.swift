import Basics

/// Every limit on the cost of commands, in one run: the processor time of all threads and the
/// memory of whole commands, compared with reading the same file or with libyaml alone.
struct LimitsBenchmark {
  private let tool: Program
  private let folder: TemporaryFolder
  private var missed = 0

  /// - Parameter path: The program to measure, such as one that `.ci/release` has built; nil for the one
  ///   that was built with the benchmark.
  /// - Returns: Whether all limits are met.
  static func run(_ path: String?) -> Bool {
    guard let tool = path.map({ Program(path: $0) }) ?? Program.shopkeeper, let folder = TemporaryFolder() else {
      return false
    }
    defer { folder.remove() }
    var benchmark = LimitsBenchmark(tool: tool, folder: folder)
    benchmark.measure()
    print(benchmark.missed == 0 ? "all limits are met" : "\(benchmark.missed) limits are missed")
    return benchmark.missed == 0
  }

  private mutating func measure() {
    let bytes = GeneratedCatalog.bytes(products: 10_000)
    guard let catalog = folder.write(bytes, to: "catalog.yml") else { return }
    print("10,000 products × 12 locales, \(Measure.decimal(Double(bytes.count) / 1e6, 1)) MB")
    let read = command(["list", catalog, "--format", "ids"])
    print("reading: \(Measure.decimal(read().processor, 2)) s")
    measureEdits(bytes, catalog, read)
    measureConversions(catalog, read, size: bytes.count)
    measureLint(bytes, catalog)
    measurePatterns()
    measureOddFiles()
  }

  private mutating func measureEdits(_ bytes: [UInt8], _ catalog: String, _ read: @escaping Command) {
    guard let edited = folder.write(bytes, to: "edited.yml"), let table = folder.write([], to: "catalog.csv") else {
      return
    }
    let size = bytes.count
    row("set", command(["set", edited, "item5000", "price.tier=+1"]), read, 3, size)
    let restore = { [folder] in _ = folder.write(bytes, to: "edited.yml") }
    row("set of the app", command(["set", edited, "app", "name=Other"], after: restore), read, 3, size)
    row("remove", command(["remove", edited, "item5001"], after: restore), read, 3, size)
    row("fmt", command(["fmt", edited], after: restore), read, 3, size)
    row("fmt, formatted already", command(["fmt", edited]), read, 3, size)
    _ = tool.run(["export", catalog, "--format", "csv", "--force", "--output", table])
    let readTable = command(["list", table, "--format", "ids"])
    row("import, to reading both", command(["import", table, "--into", edited]), both(readTable, read), 3, size)
    row("diff, to reading both", command(["diff", catalog, edited]), both(read, read), 3, size)
  }

  private mutating func measureConversions(_ catalog: String, _ read: Command, size: Int) {
    guard let small = folder.write(GeneratedCatalog.bytes(products: 1_000), to: "small.yml") else { return }
    for format in ["text", "json", "csv", "storekit", "asc"] {
      let export = command(["export", catalog, "--format", format])
      row("export as \(format)", export, read, 3, size)
      row("  to that of 1,000 products", export, command(["export", small, "--format", format]), 11)
    }
  }

  private mutating func measureLint(_ bytes: [UInt8], _ catalog: String) {
    func yardstick(_ bytes: [UInt8]) -> Command {
      {
        Program.Run(
          status: 0, seconds: 0, processor: Measure.processorTime { Yardstick.parse(bytes) }, peakMemory: 0)
      }
    }
    // Besides, as a command: it starts, reads the file and parses it.
    let libyaml = Program(path: FileSystem.absolute(CommandLine.arguments[0]))
    let options = ["--disable", "missing-screenshot", "--disable", "too-many-products", "--statistics"]
    let lint = command(["lint", catalog] + options)
    row("lint, to libyaml", lint, yardstick(bytes), 8, bytes.count, memory: 8)
    row("lint, to a command with libyaml", lint, { libyaml.run(["parse", catalog]) }, 8)
    let words = GeneratedCatalog.Vocabulary.others
    let others = GeneratedCatalog.bytes(products: 10_000, in: words)
    if let other = folder.write(others, to: "others.yml") {
      let lint = command(["lint", other] + options)
      row("lint of twelve other locales", lint, yardstick(others), 8, others.count, memory: 8)
    }
    let faults = GeneratedCatalog.bytes(products: 10_000, isFaulty: true)
    if let faulty = folder.write(faults, to: "faulty.yml") {
      let lint = command(["lint", faulty] + options)
      row("lint of faulty texts", lint, yardstick(faults), 12)
      let shown = Array(options.dropLast())
      let cut = command(["lint", faulty] + shown + ["--max-findings", "20"])
      row("lint with --max-findings", cut, lint, 1)
      row("lint showing 20, to showing all", cut, command(["lint", faulty] + shown), 0.5)
    }
    if let large = folder.write(GeneratedCatalog.bytes(products: 100_000), to: "large.yml") {
      row("lint of 100,000 products", command(["lint", large] + options), lint, 10.5)
    }
  }

  private mutating func measurePatterns() {
    guard let small = folder.write(GeneratedCatalog.bytes(products: 1_000), to: "small.yml"),
      let plain = folder.write(Array("customRules: {}\n".utf8), to: ".shopkeeper.yml")
    else { return }
    let words = ["bonus", "limited", "cheap", "unlock", "hurry", "gratis", "oferta", "скидка"]
    for count in [50, 500] {
      let rules = (0..<count).map { number in
        let word = words[number % words.count]
        return "  team-\(number): {kind: pattern, mustNotMatch: '\\b\(word)\\s+\(number)\\b'}\n"
      }
      let text = "customRules:\n" + rules.joined()
      guard let team = folder.write(Array(text.utf8), to: "team.yml") else { return }
      let lint = ["lint", small, "--statistics", "--config"]
      row("lint with \(count) patterns", command(lint + [team]), command(lint + [plain]), 2)
    }
  }

  /// Files of 64 KB, and one of a million rows, that have little of a catalog.
  private mutating func measureOddFiles() {
    let head = "catalog: 1\napp: {bundleID: a.b, primaryLocale: en-US}\nproducts:\n  a:\n"
    let locales = (0..<1_200).map { "      l\($0): {title: Gold \($0) coins, description: b}\n" }
    let long = String(repeating: "400 gold coins for free, ", count: 2_600)
    let columns = (0..<9_000).map { "titel\($0)" }.joined(separator: ",")
    let files = [
      ("odd-locales.yml", head + "    localizations:\n" + locales.joined()),
      ("odd-text.yml", head + "    localizations: {en-US: {title: a, description: \"\(long)\"}}\n"),
      ("odd-columns.csv", "id,type,\(columns)\na,consumable\n"),
    ]
    for (name, text) in files {
      guard let file = folder.write(Array(text.utf8), to: name) else { return }
      seconds("lint \(name), \(text.utf8.count / 1_000) KB", command(["lint", file]), 1)
    }
    let table = "id,type\n" + String(repeating: "x,y\n", count: 1_000_000)
    guard let file = folder.write(Array(table.utf8), to: "wrong.csv") else { return }
    seconds("lint of a wrong table of 4 MB", command(["lint", file]), 4)
  }

  // MARK: Rows

  /// A run of a command, each time that it is called.
  private typealias Command = () -> Program.Run

  /// - Parameter prepare: The work before each run, such as writing the file that it changes.
  private func command(_ words: [String], after prepare: @escaping () -> Void = {}) -> Command {
    { [tool] in
      prepare()
      return tool.run(words)
    }
  }

  /// One command after another.
  private func both(_ one: @escaping Command, _ other: @escaping Command) -> Command {
    {
      var run = one()
      run.processor += other().processor
      return run
    }
  }

  /// - Parameters:
  ///   - size: The size of the file in bytes, of which that many times may be used as memory.
  ///   - memory: The number of times.
  private mutating func row(
    _ name: String, _ command: Command, _ base: Command, _ limit: Double, _ size: Int? = nil, memory: Double = 15
  ) {
    let figures = Measure.medians(command, of: base, by: \.processor)
    report(name, figures.ratio, limit, "×", isKnown: figures.runs.allSatisfy { $0.status == 0 || $0.status == 1 })
    guard let size else { return }
    let peak = figures.runs.map(\.peakMemory).max() ?? 0
    report("  its memory, to the file", Double(peak) / Double(size), memory, "×")
  }

  private mutating func seconds(_ name: String, _ command: Command, _ limit: Double) {
    let run = command()
    report(name, run.processor, limit, "s", isKnown: (0...3).contains(run.status))
  }

  private mutating func report(_ name: String, _ value: Double, _ limit: Double, _ unit: String, isKnown: Bool = true) {
    let isMet = isKnown && value <= limit
    if !isMet { missed += 1 }
    let figure = Measure.decimal(value, 2)
    print(
      name + String(repeating: " ", count: max(1, 36 - name.count))
        + String(repeating: " ", count: max(0, 7 - figure.count))
        + "\(figure) \(unit)  at most \(Measure.decimal(limit, 1))  " + (isMet ? "ok" : isKnown ? "MISSED" : "FAILED"))
  }
}
