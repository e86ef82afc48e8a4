import Basics
import CatalogLint
import CatalogModel
import CatalogStore
import Shopkeeper

/// The history of a catalog that is linted, from a store: the newest revision of its app, and the
/// product IDs that the ledger doesn't allow.
struct StoredHistory {
  /// The newest revision, as far as it differs.
  var previous: Catalog?
  var conflicts: [LedgerConflict] = []

  init(of content: CanonicalContent, app: String, in store: Store) throws {
    previous = try StoreOptions.run { () throws(StoreFailure) in try store.earlierCatalog(than: content, of: app) }
  }

  /// Nil for a catalog without a bundle ID, whose app isn't known.
  init?(of catalog: CatalogFile, in store: Store) throws {
    let current = catalog.document.catalog
    guard let app = current.app.bundleID else { return nil }
    try self.init(of: CanonicalContent(current), app: app, in: store)
    let violations = try StoreOptions.run { () throws(StoreFailure) in try store.violations(of: current, app: app) }
    let compared = Set(previous?.products.map { ExactText($0.productID) } ?? [])
    conflicts = violations.filter { violation in
      switch violation.rule {
      // The linter's own rule finds it by comparing with the newest revision, or in the file alone.
      case .type, .period, .group: !compared.contains(ExactText(violation.productID))
      case .duplicate, .sold: false
      case .retired, .app: true
      }
    }.map { LedgerConflict(rule: $0.rule.id, productID: $0.productID, message: $0.message) }
    // The rules that compare with a revision also report conflicts.
    if !conflicts.isEmpty, previous == nil { previous = Catalog() }
  }
}
