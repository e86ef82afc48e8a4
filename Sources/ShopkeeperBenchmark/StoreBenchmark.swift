import Basics
import CatalogFormats
import CatalogModel
import CatalogStore
import SourceSyntax

/// The cost of a store: publishing a large catalog compared with linting it, and reading a long
/// history.
struct StoreBenchmark {
  private static let rounds = 5
  /// In bytes: twice the size of a change of one product, and 64 KB.
  private static let largestGrowth = 65_536 + 2 * 2_048

  private let stores: BenchmarkStores
  private let tool: Program
  private let folder: TemporaryFolder

  /// - Parameter engines: The engines to measure.
  /// - Returns: Whether every figure is within its limit.
  static func run(_ engines: [BenchmarkStores.Engine]) -> Bool {
    var isWithin = true
    for engine in engines {
      guard let tool = Program.shopkeeper, let folder = TemporaryFolder() else { return false }
      defer { folder.remove() }
      print("\(engine.rawValue)")
      do {
        let stores = try BenchmarkStores(engine)
        defer { stores.remove() }
        let benchmark = StoreBenchmark(stores: stores, tool: tool, folder: folder)
        let isCheap = try benchmark.cost()
        isWithin = try benchmark.history() && isCheap && isWithin
      } catch {
        print("error: \(error)")
        return false
      }
    }
    return isWithin
  }

  private func cost() throws -> Bool {
    let off = ["missing-screenshot", "too-many-products", "description-length"]
    let configuration = Array("rules:\n\(off.map { "  \($0): off\n" }.joined())".utf8)
    let text = GeneratedCatalog.bytes(products: 10_000)
    guard folder.write(configuration, to: ".shopkeeper.yml") != nil,
      let catalog = folder.write(text, to: "catalog.yml"), let name = text.firstRange(of: "Item ".utf8)
    else { return false }
    func publish(to store: String) -> Program.Run {
      tool.run("publish", catalog, "--store", store, "--author", "Ada", "--allow-warnings")
    }
    // In turn, so that other load on the machine affects all of them.
    var lints: [Program.Run] = []
    var firsts: [Program.Run] = []
    for _ in 0..<Self.rounds {
      lints.append(tool.run("lint", catalog))
      firsts.append(publish(to: try stores.make()))
    }
    let store = try stores.make()
    firsts.append(publish(to: store))
    let size = try stores.size(of: store)
    var changes: [Program.Run] = []
    var growth: [Int] = []
    for round in 0..<Self.rounds {
      // The reference name of one product.
      var changed = text
      changed[name.lowerBound] = UInt8(ascii: "J") + UInt8(round)
      try FileSystem.replace(catalog, with: changed)
      lints.append(tool.run("lint", catalog))
      let before = try stores.size(of: store)
      changes.append(publish(to: store))
      growth.append(try stores.size(of: store) - before)
    }
    let unchanged = publish(to: store)
    guard let lint = lints.shortest, let first = firsts.shortest, let change = changes.shortest,
      let most = growth.max(), (firsts + changes).allSatisfy({ $0.status == 0 })
    else {
      print("error: the catalog could not be published")
      return false
    }
    print("10,000 products × 12 locales, \(Measure.decimal(Double(text.count) / 1e6, 1)) MB")
    func ratio(_ run: Program.Run) -> String { "\(Measure.decimal(run.seconds / lint.seconds, 2)) × lint" }
    Self.row("lint", lint)
    Self.row("publish", first, "\(ratio(first)), at most 2")
    Self.row("publish one change", change, "\(ratio(change)), at most 1.2")
    Self.row("publish no change", unchanged)
    print("the store             \(size) bytes, + \(most) at most for one change")
    return first.seconds <= 2 * lint.seconds && change.seconds <= 1.2 * lint.seconds && most <= Self.largestGrowth
  }

  /// 10,000 revisions, each of which changes one of 100 products.
  private func history() throws -> Bool {
    let app = "com.example.history"
    let address = try stores.make()
    do {
      let store = try Store.open(at: StoreLocation(address), for: .create)
      for number in 0..<10_000 {
        var text = "catalog: 1\napp: {bundleID: \(app), name: History, primaryLocale: en-US}\nproducts:\n"
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
    let store = ["--store", address, "--app", app]
    var isFast = true
    for words in [
      ["store", "history"], ["store", "history", "--format", "json"],
      ["store", "history", "--product", "\(app).coins7"],
      ["store", "ledger"], ["store", "blame"],
      ["store", "blame", "coins7"], ["show", "--revision", "5000"], ["diff", "5000", "5100"],
    ] {
      let run = tool.shortest(of: Self.rounds, words + store)
      Self.row(words.joined(separator: " "), run, "at most 0.1")
      isFast = isFast && run.status == 0 && run.seconds <= 0.1
    }
    let verified = tool.run(["store", "verify", "--store", address])
    Self.row("verify", verified)
    return isFast && verified.status == 0
  }

  private static func row(_ name: String, _ run: Program.Run, _ remark: String = "") {
    let padded = name + String(repeating: " ", count: max(1, 22 - name.count))
    print(
      "\(padded)\(Measure.decimal(run.seconds, 3)) s, processor \(Measure.decimal(run.processor, 3)) s, "
        + "\(Measure.decimal(Double(run.peakMemory) / 1e6, 0)) MB  \(remark)")
  }
}
