public import AppStoreConnect
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

  private static let format = "shopkeeper-asc-plan"

  public init(_ plan: Plan, of catalog: Catalog, against live: LiveState, _ options: PlanOptions) {
    catalogDigest = Self.digest(of: catalog)
    liveDigest = live.digest
    planDigest = plan.digest
    self.options = options
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
        "today": .text(options.today.description),
      ], "plan": plan.json,
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
    options = PlanOptions(today: today)
    options.prunes = written?["prune"] == true
    options.prunesApproved = written?["pruneApproved"] == true
    options.completesPrices = written?["completePrices"] == true
    options.only = Set(written?["only"]?.texts ?? [])
    options.priceStart = text(written?["priceStart"]).flatMap { CalendarDate($0) }
    options.offerStart = text(written?["offerStart"]).flatMap { CalendarDate($0) }
    options.existingSubscribers = text(written?["existingSubscribers"]).flatMap {
      PlanOptions.ExistingSubscribers(rawValue: $0)
    }
  }
}
