import AppStoreConnect
import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel

/// Creates the requests for a catalog, and records the losses.
struct CatalogRequests {
  let catalog: Catalog
  let companions: CompanionFiles
  let baseTerritory: Territory?
  var manifest: RequestManifest
  private(set) var losses: [ExportLoss] = []
  /// Notes on values that were written but are not in the catalog, without duplicates.
  private(set) var advice: [String] = []
  /// The sizes and checksums of the files that were read; several products may use the same file.
  var assets: [String: AssetFile] = [:]
  private var written = WrittenProducts()

  init(_ catalog: Catalog, companions: CompanionFiles) {
    self.catalog = catalog
    self.companions = companions
    baseTerritory = catalog.baseTerritory
    // A catalog that doesn't set it has a default one, which doesn't need to be written here
    // either.
    let isUsual = catalog.app.baseTerritory == nil && baseTerritory == Catalog().baseTerritory
    manifest = RequestManifest(
      baseTerritory: isUsual ? nil : baseTerritory,
      // A text takes a request of 1 KB, and everything else of a product about four times as much.
      capacity: min(catalog.products.reduce(1 << 14) { $0 + (4 + $1.localizations.count) << 10 }, 1 << 28))
  }

  mutating func addAll() {
    if catalog.app.baseTerritory == nil, manifest.baseTerritory != nil {
      recordLoss(.value, CatalogPath(.app, .baseTerritory), RequestLoss.baseTerritory, isOutside: true)
    }
    addApp()
    for (index, product) in catalog.products.enumerated() where product.type != .autoRenewable { addProduct(at: index) }
    var keys: Set<ExactText> = []
    for (group, members) in catalog.productsByGroup.enumerated() {
      let isFirst = keys.insert(ExactText(catalog.groups[group].key)).inserted
      addGroup(at: group, members, isFirst: isFirst)
    }
    for (index, product) in catalog.products.enumerated()
    where product.type == .autoRenewable
      && !(product.subscription.map { catalog.groups.indices.contains($0.group) } ?? false)
    { recordLoss(.whole, CatalogPath(.product(index)), RequestLoss.noGroup) }
  }

  mutating func recordLoss(
    _ extent: ExportLoss.Extent, _ path: CatalogPath, _ reason: String, isOutside: Bool = false
  ) { losses.recordLoss(extent, path, reason, isOutside: isOutside) }

  mutating func advise(_ advice: String) { if !self.advice.contains(advice) { self.advice.append(advice) } }

  /// Whether an ID can be created, which is possible only once.
  mutating func isNew(_ product: Product, at index: Int) -> Bool {
    guard let reason = written.refusal(of: product) else { return true }
    recordLoss(.whole, CatalogPath(.product(index)), reason)
    return false
  }

  private mutating func addApp() {
    guard let bundleID = catalog.app.bundleID else {
      manifest.ask(for: .app, "the ID of the app in App Store Connect")
      return
    }
    manifest.add(
      RequestStep(
        id: .app, method: .get, path: "/v1/apps", query: [("filter[bundleId]", bundleID), ("limit", "200")],
        savings: [.init(name: .app, value: .found([(at: "/attributes/bundleId", value: bundleID)]))]))
  }

  /// Makes sure that the list of all territories is requested.
  mutating func needTerritories() {
    guard !manifest.contains(.territories) else { return }
    manifest.add(
      RequestStep(
        id: .territories, method: .get, path: "/v1/territories", query: [("limit", "200")],
        savings: [.init(name: .territories, value: .list(.init(), territory: "/id"))]))
  }
}
