public import AppStoreConnect
import AppStoreReference
import Basics
import CatalogFormats
public import CatalogModel
public import SourceSyntax

/// A plan in a file: exactly the plan that was read is applied, unless the store or the catalog has changed since.
public struct SavedPlan: Sendable, Hashable {
  public var catalogDigest: String
  public var liveDigest: String
  public var planDigest: String
  public var options: PlanOptions
  /// The prices of its steps with their price points, by step and storefront.
  private var prices: [String: String]
  /// The digests of the files that it uploads or compares, by their paths in the catalog.
  private var files: [String: String]
  /// The text of the plan in the file, which a person has approved.
  private var wording: String
  /// The identity of the file that it was read from.
  public private(set) var fileDigest: String?
  /// The steps as the file has them.
  private var steps: Set<OrderedValue>

  private static let format = "shopkeeper-asc-plan"

  public init(_ plan: Plan, of catalog: Catalog, against live: LiveState, _ options: PlanOptions) {
    catalogDigest = Self.digest(of: catalog)
    liveDigest = live.digest
    planDigest = plan.digest
    self.options = options
    prices = Self.prices(in: plan.json)
    files = (options.images ?? [:]).mapValues(\.checksum)
    wording = plan.json.jsonText
    steps = Set(plan.json["steps"]?.elements ?? [])
  }

  /// Whether a plan reads as the one in the file does: no step, change or consequence of it was edited.
  public func readsAs(_ plan: Plan) -> Bool { wording == plan.json.jsonText }

  /// The first step of a run that is continued that the file doesn't have.
  ///
  /// - Parameter isBegun: Whether the run has begun with a step, of which a part may be done.
  public func addedStep(of plan: Plan, isBegun: (PlanStep) -> Bool) -> PlanStep? {
    plan.steps.first { step in
      let rest = step.json
      if steps.contains(rest) { return false }
      guard isBegun(step) else { return true }
      return !steps.contains { whole in
        ["subject", "step", "action"].allSatisfy { whole[$0] == rest[$0] }
          // The consequences of a part can have other words than those of the whole: then it has to be planned again.
          && ["consequences", "when"].allSatisfy { Set(rest[$0]?.texts ?? []).isSubset(of: whole[$0]?.texts ?? []) }
          && ["changes", "prices", "storefronts"].allSatisfy { key in
            let written = (whole[key]?.elements ?? []).map { Self.target($0) }
            return (rest[key]?.elements ?? []).allSatisfy { written.contains(Self.target($0)) }
          }
      }
    }
  }

  /// A change without the value that it replaces.
  private static func target(_ change: OrderedValue) -> OrderedValue {
    .map(entries: change.entries.filter { $0.key != "old" }.map { ($0.key, $0.value) })
  }

  /// The path of the first file that isn't the one that the plan was made with.
  public func changedFile(in options: PlanOptions) -> String? {
    let now = (options.images ?? [:]).mapValues(\.checksum)
    return Set(files.keys).union(now.keys).sorted().first { files[$0] != now[$0] }
  }

  /// The first price that the store now derives otherwise, or for which it has another price point.
  public func changedPrice(in plan: Plan) -> String? {
    let now = Self.prices(in: plan.json)
    return Set(prices.keys).union(now.keys).sorted().first { prices[$0] != now[$0] }
      .map { "\($0) was \(prices[$0] ?? "not changed"), and is \(now[$0] ?? "not changed") now" }
  }

  private static func prices(in plan: OrderedValue) -> [String: String] {
    var prices: [String: String] = [:]
    for step in plan["steps"]?.elements ?? [] {
      for price in step["prices"]?.elements ?? [] {
        func text(_ key: String) -> String { price[key]?.scalarText ?? "" }
        let name = "\(step["subject"]?.scalarText ?? "") \(text("territory"))"
        prices[name] = "\(text("new")) \(text("currency")), price point \(text("pricePoint"))"
      }
    }
    return prices
  }

  public static func digest(of catalog: Catalog) -> String { Checksum.sha256(CatalogJSONEncoder.write(catalog).bytes) }

  /// The file, with the plan itself for its readers.
  public func json(_ plan: Plan) -> OrderedValue {
    [
      "format": .text(Self.format), "formatVersion": 1, "catalog": .text(catalogDigest), "live": .text(liveDigest),
      "planDigest": .text(planDigest),
      "options": [
        "prune": .flag(options.prunes), "pruneApproved": .flag(options.prunesApproved),
        "completePrices": .flag(options.completesPrices), "only": .texts(options.only.sorted()),
        "priceStart": .text(orNull: options.priceStart?.description),
        "offerStart": .text(orNull: options.offerStart?.description),
        "existingSubscribers": .text(orNull: options.existingSubscribers?.rawValue),
        "endMultiSeat": .flag(options.endsMultiSeat), "putBackOnSale": .flag(options.putsBackOnSale),
        "holdPrices": .flag(options.holdsPrices),
        "derivePrices": .texts(options.derivesAll ? ["all"] : options.derives.sorted().map(\.code)),
        "today": .text(options.today.description),
      ],
      "files": .map(entries: files.sorted { $0.key < $1.key }.map { ($0.key, .text($0.value)) }), "plan": plan.json,
    ]
  }

  /// Reads a file; nil for one that is not a plan.
  public init?(_ bytes: [UInt8]) {
    let tree = SyntaxTree.parseJSON(SourceFile(name: "plan", bytes: bytes))
    guard !tree.hasErrors, let root = tree.root else { return nil }
    let value = OrderedValue(root)
    func text(_ value: OrderedValue?) -> String? { if case .text(let text)? = value { text } else { nil } }
    let written = value["options"]
    guard text(value["format"]) == Self.format, let catalog = text(value["catalog"]), let live = text(value["live"]),
      let plan = text(value["planDigest"]), let today = text(written?["today"]).flatMap({ CalendarDate($0) })
    else { return nil }
    (catalogDigest, liveDigest, planDigest) = (catalog, live, plan)
    prices = Self.prices(in: value["plan"] ?? .null)
    wording = (value["plan"] ?? .null).jsonText
    steps = Set(value["plan"]?["steps"]?.elements ?? [])
    fileDigest = Checksum.sha256(bytes)
    files = Dictionary(
      (value["files"]?.entries ?? []).map { ($0.key, $0.value.scalarText) }, uniquingKeysWith: { first, _ in first })
    options = PlanOptions(today: today)
    let derives = written?["derivePrices"]?.texts ?? []
    options.derivesAll = derives.contains("all")
    options.derives = Set(derives.compactMap { Territory($0) })
    options.prunes = written?["prune"] == true
    options.prunesApproved = written?["pruneApproved"] == true
    options.completesPrices = written?["completePrices"] == true
    options.endsMultiSeat = written?["endMultiSeat"] == true
    options.putsBackOnSale = written?["putBackOnSale"] == true
    options.holdsPrices = written?["holdPrices"] == true
    options.only = Set(written?["only"]?.texts ?? [])
    options.priceStart = text(written?["priceStart"]).flatMap { CalendarDate($0) }
    options.offerStart = text(written?["offerStart"]).flatMap { CalendarDate($0) }
    options.existingSubscribers = text(written?["existingSubscribers"]).flatMap {
      PlanOptions.ExistingSubscribers(rawValue: $0)
    }
  }
}
