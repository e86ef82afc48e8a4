import AppStoreReference
import Basics
import CPlatform
import CatalogFormats
import CatalogModel
import CatalogStore
import SourceSyntax

/// What a store costs: publishing a large catalog next to linting it, and reading a long history.
enum StoreBenchmark {
  /// - Parameter store: The path or address of a store that doesn't exist.
  /// - Returns: Whether every figure is within its limit.
  static func run(store: String) -> Bool {
    guard let tool = Program.shopkeeper, let folder = TemporaryFolder() else { return false }
    defer { folder.remove() }
    let off = ["missing-screenshot", "too-many-products", "description-length"]
    let configuration = Array("rules:\n\(off.map { "  \($0): off\n" }.joined())".utf8)
    let text = GeneratedCatalog.bytes(products: 10_000)
    guard folder.write(configuration, to: ".shopkeeper.yml") != nil,
      let catalog = folder.write(text, to: "catalog.yml")
    else { return false }
    do {
      let isCheap = try cost(tool, catalog, text, StoreLocation(store))
      return try history(tool, StoreLocation(store)) && isCheap
    } catch {
      print("error: \(error)")
      return false
    }
  }

  private static func cost(
    _ tool: Program, _ catalog: String, _ text: [UInt8], _ location: StoreLocation
  ) throws -> Bool {
    func publish(to store: String) -> Program.Run {
      tool.run("publish", catalog, "--store", store, "--author", "Ada", "--allow-warnings")
    }
    let lint = tool.shortest(of: 3, "lint", catalog)
    let first = publish(to: location.text)
    let size = location.size
    guard first.status == 0, let name = text.firstRange(of: "Item ".utf8) else {
      print("error: the catalog could not be published")
      return false
    }
    // The reference name of one product.
    var changed = text
    changed[name.lowerBound] = UInt8(ascii: "J")
    try FileSystem.replace(catalog, with: changed)
    let second = publish(to: location.text)
    let growth = location.size - size
    guard second.status == 0 else { return false }
    let again = publish(to: location.text)
    print("10,000 products × 12 locales, \(Measure.decimal(Double(text.count) / 1e6, 1)) MB")
    row("lint", lint)
    row("publish", first, "\(Measure.decimal(first.seconds / lint.seconds, 2)) × lint, at most 2")
    row(
      "publish one change", second,
      "\(Measure.decimal(second.seconds / lint.seconds, 2)) × lint, at most 1.2")
    row("publish no change", again)
    print(
      "the store             \(size) bytes, + \(growth) for one change, at most 65,536 + 2 × it")
    return first.seconds <= 2 * lint.seconds && second.seconds <= 1.2 * lint.seconds
      && growth <= 70_000
  }

  /// 10,000 revisions of a catalog of another app, each of which changes one of 100 products.
  private static func history(_ tool: Program, _ location: StoreLocation) throws -> Bool {
    let app = "com.example.history"
    do {
      let store = try Store.open(at: location, for: .create)
      for number in 0..<10_000 {
        var text =
          "catalog: 1\napp: {bundleID: \(app), name: History, primaryLocale: en-US}\nproducts:\n"
        for product in 0..<100 {
          // The number of the last revision that changed the product.
          let last = (number - product + 100) / 100
          text += "  coins\(product): {type: consumable, referenceName: Coins \(last)}\n"
        }
        let source = SourceFile(name: "catalog.yml", bytes: Array(text.utf8))
        let content = CanonicalContent(CatalogYAMLDecoder.read(source).catalog)
        let publication = Publication(app: app, author: "Ada", message: "change \(number)")
        _ = try store.publish(content, as: publication)
      }
    }
    print("10,000 revisions of 100 products")
    let store = ["--store", location.text, "--app", app]
    var isFast = true
    for words in [
      ["history"], ["history", "--product", "\(app).coins7"], ["ledger"], ["blame"],
      ["blame", "coins7"], ["show", "--revision", "5000"], ["diff", "5000", "5100"],
    ] {
      let run = tool.shortest(of: 5, words + store)
      row(words.joined(separator: " "), run, "at most 0.1")
      isFast = isFast && run.seconds <= 0.1
    }
    row("verify", tool.run(["verify", "--store", location.text]))
    return isFast
  }

  private static func row(_ name: String, _ run: Program.Run, _ remark: String = "") {
    let padded = name + String(repeating: " ", count: max(1, 22 - name.count))
    print(
      "\(padded)\(Measure.decimal(run.seconds, 3)) s, processor \(Measure.decimal(run.processor, 3)) s, "
        + "\(Measure.decimal(Double(run.peakMemory) / 1e6, 0)) MB  \(remark)")
  }
}

extension StoreLocation {
  /// The path or address.
  fileprivate var text: String {
    switch self {
    case .file(let path): path
    case .postgreSQL(let address): address
    }
  }

  /// The size of the file in bytes; 0 for a database.
  fileprivate var size: Int {
    guard case .file(let path) = self else { return 0 }
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }
}

/// The command that was built with the benchmark, run as a process.
struct Program {
  struct Run {
    /// The exit code; -1 when it could not be started or was killed.
    var status: Int32
    /// The time that it took, in seconds.
    var seconds: Double
    /// The processor time, which other processes hardly change, in seconds.
    var processor: Double
    /// In bytes.
    var peakMemory: Int
  }

  let path: String

  /// Nil when the command was not built.
  static var shopkeeper: Program? {
    let path = Path.join(
      Path.folder(of: FileSystem.absolute(CommandLine.arguments[0])), "shopkeeper")
    guard FileSystem.kind(path) == .file else {
      print("error: \"\(path)\" doesn't exist; build the product \"shopkeeper\"")
      return nil
    }
    return Program(path: path)
  }

  func run(_ words: String...) -> Run { run(words) }

  /// - Parameters:
  ///   - words: The arguments.
  ///   - output: A file for everything that is printed.
  ///   - delay: After how many microseconds the process is killed; nil to let it end.
  func run(_ words: [String], output: String = "/dev/null", killAfter delay: Int? = nil) -> Run {
    let failed = Run(status: -1, seconds: 0, processor: 0, peakMemory: 0)
    let file = platform_open(output, O_WRONLY | O_CLOEXEC)
    defer { close(file) }
    let strings = ([path] + words).map { strdup($0) } + [nil]
    defer { for string in strings { free(string) } }
    var process: pid_t = 0
    let start = ContinuousClock.now
    guard platform_spawn(&process, path, strings, platform_environment(), file, file) == 0 else {
      return failed
    }
    if let delay {
      usleep(UInt32(delay))
      kill(process, SIGKILL)
    }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0 {
      guard platform_errno() == EINTR else { return failed }
    }
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    #if os(Linux)
      let memory = Int(usage.ru_maxrss) * 1024
    #else
      let memory = Int(usage.ru_maxrss)
    #endif
    return Run(
      status: status & 0x7F == 0 ? status >> 8 : -1,
      seconds: (ContinuousClock.now - start) / .seconds(1),
      processor: seconds(usage.ru_utime) + seconds(usage.ru_stime), peakMemory: memory)
  }

  func shortest(of runs: Int, _ words: String...) -> Run { shortest(of: runs, words) }

  /// The shortest of several runs.
  func shortest(of runs: Int, _ words: [String]) -> Run {
    let all = (0..<runs).map { _ in run(words) }
    return all.min { $0.seconds < $1.seconds }
      ?? Run(status: -1, seconds: 0, processor: 0, peakMemory: 0)
  }
}
