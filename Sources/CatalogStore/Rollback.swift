internal import Basics
public import CatalogModel

/// The content of an earlier revision, as far as it may be published again.
public struct Rollback: Sendable {
  /// Without the products that are left out.
  public let catalog: Catalog
  /// The reasons why products are left out: they were retired since.
  public let leftOut: [LedgerViolation]
}

extension Store {
  /// The content of an earlier revision without the products that were retired since.
  ///
  /// IDs that the newest revision lists as retired stay listed.
  public func rollback(to revision: Revision) throws(StoreFailure) -> Rollback {
    var catalog = try catalog(of: revision)
    let leftOut = try violations(of: catalog, app: revision.app).filter { $0.rule == .retired }
    let ids = Set(leftOut.map { ExactText($0.productID) })
    catalog.products.removeAll { ids.contains(ExactText($0.productID)) }
    if let newest = try newest(of: revision.app) {
      let listed = Set(catalog.retired.map { ExactText($0) })
      catalog.retired += try self.catalog(of: newest).retired.filter { !listed.contains(ExactText($0)) }
    }
    return Rollback(catalog: catalog, leftOut: leftOut)
  }
}
