import Basics

/// Every limit on what commands may cost, in one run: what whole commands take in processor time of
/// all threads and in memory, compared with reading the same file or with what libyaml alone needs.
struct LimitsBenchmark {
  private let tool: Program
  private let folder: TemporaryFolder
  private var missed = 0

  /// - Parameter path: The program to measure, such as one that `.ci/release` has built; nil for the one
  ///   that was built with the benchmark.
  /// - Returns: Whether all limits are met.
  static func run(_ path: String?) -> Bool {
    guard let tool = path.map({ Program(path: $0) }) ?? Program.shopkeeper,
      let folder = TemporaryFolder()
    else { return false }
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
    let read = best(["list", catalog, "--format", "ids"])
    print("reading: \(Measure.decimal(read.processor, 2)) s")
    measureEdits(bytes, catalog, read)
    measureConversions(catalog, read, size: bytes.count)
    measureLint(bytes, catalog)
    measurePatterns()
    measureOddFiles()
  }

  private mutating func measureEdits(_ bytes: [UInt8], _ catalog: String, _ read: Program.Run) {
    guard let edited = folder.write(bytes, to: "edited.yml"),
      let table = folder.write([], to: "catalog.csv")
    else { return }
    let size = bytes.count
    row("set", best(["set", edited, "item5000", "price.tier=+1"]), read, 1.5, size)
    let restore = { [folder] in _ = folder.write(bytes, to: "edited.yml") }
    row(
      "set of the app", best(["set", edited, "app", "name=Other"], after: restore), read, 1.5, size)
    row("remove", best(["remove", edited, "item5001"], after: restore), read, 1.5, size)
    row("fmt", best(["fmt", edited], after: restore), read, 1.5, size)
    row("fmt, formatted already", best(["fmt", edited]), read, 1.5, size)
    _ = tool.run(["export", catalog, "--format", "csv", "--force", "--output", table])
    var both = best(["list", table, "--format", "ids"])
    both.processor += read.processor
    row("import, to reading both", best(["import", table, "--into", edited]), both, 1.5, size)
    both.processor = 2 * read.processor
    row("diff, to reading both", best(["diff", catalog, edited]), both, 1.5, size)
  }

  private mutating func measureConversions(_ catalog: String, _ read: Program.Run, size: Int) {
    guard
      let small = folder.write(GeneratedCatalog.bytes(products: 1_000), to: "small.yml")
    else { return }
    for format in ["text", "json", "csv", "storekit", "asc"] {
      let run = best(["export", catalog, "--format", format], runs: 2)
      row("export as \(format)", run, read, 3, size)
      let few = best(["export", small, "--format", format])
      row("  to that of 1,000 products", run, few, 11)
    }
  }

  private mutating func measureLint(_ bytes: [UInt8], _ catalog: String) {
    func yardstick(_ bytes: [UInt8]) -> Program.Run {
      Program.Run(
        status: 0, seconds: 0,
        processor: Measure.processorTime(of: 3) { LintBenchmark.parse(bytes) }, peakMemory: 0)
    }
    // Besides, as a command: it starts, reads the file and parses it.
    let libyaml = Program(path: FileSystem.absolute(CommandLine.arguments[0]))
    let options = [
      "--disable", "missing-screenshot", "--disable", "too-many-products", "--statistics",
    ]
    let lint = best(["lint", catalog] + options)
    row("lint, to libyaml", lint, yardstick(bytes), 4)
    row("lint, to a command with libyaml", lint, best(["parse", catalog], by: libyaml), 4)
    memory("lint", lint, 8, bytes.count)
    let words = GeneratedCatalog.Vocabulary.others
    let others = GeneratedCatalog.bytes(products: 10_000, in: words)
    if let other = folder.write(others, to: "others.yml") {
      let run = best(["lint", other] + options)
      row("lint of twelve other locales", run, yardstick(others), 4)
      memory("lint of others", run, 8, others.count)
    }
    let faults = GeneratedCatalog.bytes(products: 10_000, isFaulty: true)
    if let faulty = folder.write(faults, to: "faulty.yml") {
      let run = best(["lint", faulty] + options)
      row("lint of faulty texts", run, yardstick(faults), 12)
      let shown = Array(options.dropLast())
      let cut = best(["lint", faulty] + shown + ["--max-findings", "20"])
      row("lint with --max-findings", cut, run, 1)
      row("lint showing 20, to showing all", cut, best(["lint", faulty] + shown, runs: 1), 0.5)
    }
    if let large = folder.write(GeneratedCatalog.bytes(products: 100_000), to: "large.yml") {
      row("lint of 100,000 products", best(["lint", large] + options), lint, 10.5)
    }
  }

  private mutating func measurePatterns() {
    guard let small = folder.write(GeneratedCatalog.bytes(products: 1_000), to: "small.yml") else {
      return
    }
    let without = best(["lint", small, "--statistics"])
    let words = ["bonus", "limited", "cheap", "unlock", "hurry", "gratis", "oferta", "скидка"]
    for count in [50, 500] {
      let rules = (0..<count).map { number in
        let word = words[number % words.count]
        return "  team-\(number): {kind: pattern, mustNotMatch: '\\b\(word)\\s+\(number)\\b'}\n"
      }
      let text = "customRules:\n" + rules.joined()
      guard folder.write(Array(text.utf8), to: ".shopkeeper.yml") != nil else { return }
      row("lint with \(count) patterns", best(["lint", small, "--statistics"]), without, 2)
    }
    _ = folder.write(Array("customRules: {}\n".utf8), to: ".shopkeeper.yml")
  }

  /// Files of 64 KB, and one of a million rows, that have little of a catalog.
  private mutating func measureOddFiles() {
    let head = "catalog: 1\napp: {bundleID: a.b, primaryLocale: en-US}\nproducts:\n  a:\n"
    let locales = (0..<1_200).map { "      l\($0): {title: Gold \($0) coins, description: b}\n" }
    let long = String(repeating: "400 gold coins for free, ", count: 2_600)
    let columns = (0..<9_000).map { "titel\($0)" }.joined(separator: ",")
    let files = [
      ("odd-locales.yml", head + "    localizations:\n" + locales.joined()),
      (
        "odd-text.yml",
        head + "    localizations: {en-US: {title: a, description: \"\(long)\"}}\n"
      ),
      ("odd-columns.csv", "id,type,\(columns)\na,consumable\n"),
    ]
    for (name, text) in files {
      guard let file = folder.write(Array(text.utf8), to: name) else { return }
      seconds("lint \(name), \(text.utf8.count / 1_000) KB", best(["lint", file]), 1)
    }
    let table = "id,type\n" + String(repeating: "x,y\n", count: 1_000_000)
    guard let file = folder.write(Array(table.utf8), to: "wrong.csv") else { return }
    seconds("lint of a wrong table of 4 MB", best(["lint", file], runs: 1), 4)
  }

  // MARK: Rows

  /// The least of several runs.
  ///
  /// - Parameter prepare: What comes before each run, such as writing the file that it changes.
  private func best(
    _ words: [String], runs: Int = 3, by program: Program? = nil, after prepare: () -> Void = {}
  ) -> Program.Run {
    let all = (0..<runs).map { _ in
      prepare()
      return (program ?? tool).run(words)
    }
    return all.min { $0.processor < $1.processor } ?? all[0]
  }

  /// - Parameter size: The size of the file in bytes, of which 15 times may be used as memory.
  private mutating func row(
    _ name: String, _ run: Program.Run, _ base: Program.Run, _ limit: Double, _ size: Int? = nil
  ) {
    report(
      name, run.processor / base.processor, limit, "×", isKnown: run.status == 0 || run.status == 1)
    if let size { memory(name, run, 15, size) }
  }

  private mutating func memory(_ name: String, _ run: Program.Run, _ limit: Double, _ size: Int) {
    report("  its memory, to the file", Double(run.peakMemory) / Double(size), limit, "×")
  }

  private mutating func seconds(_ name: String, _ run: Program.Run, _ limit: Double) {
    report(name, run.processor, limit, "s", isKnown: (0...3).contains(run.status))
  }

  private mutating func report(
    _ name: String, _ value: Double, _ limit: Double, _ unit: String, isKnown: Bool = true
  ) {
    let isMet = isKnown && value <= limit
    if !isMet { missed += 1 }
    let figure = Measure.decimal(value, 2)
    print(
      name + String(repeating: " ", count: max(1, 36 - name.count))
        + String(repeating: " ", count: max(0, 7 - figure.count))
        + "\(figure) \(unit)  at most \(Measure.decimal(limit, 1))  "
        + (isMet ? "ok" : isKnown ? "MISSED" : "FAILED"))
  }
}
