import Basics
import CatalogFormats
import CatalogModel

/// Matches the groups of a file with the groups of the catalog.
///
/// A file has no keys for groups, only names that customers never see: a group is matched by its
/// key as read from the file, then by its name, then by a product that it contains.
struct StoreKitGroupMatching {
  private let base: StoreKitBase
  private let matches: [Int?]

  init(_ catalog: Catalog, _ base: StoreKitBase) {
    self.base = base
    var matching = ListMatching(count: catalog.groups.count, known: base.groups.count)
    matching.match(catalog.groups.map { [ExactText($0.key)] }, base.groups.map { ExactText($0.model.key) })
    matching.match(
      catalog.groups.map { $0.referenceName.map { [ExactText($0)] } ?? [] },
      base.groups.map { $0.model.referenceName.map { ExactText($0) } })
    matching.match(catalog.groupsOfProducts(among: base.products.map(\.model)), base.groups.indices.map { $0 })
    // A suite isn't a group of single subscriptions of the same name.
    matches = matching.matches.enumerated().map { index, match in
      match.flatMap { base.groups[$0].model.composition == catalog.groups[index].composition ? $0 : nil }
    }
  }

  /// The index in the file of a group of the catalog; nil for a new one.
  func index(of group: Int) -> Int? { matches[group] }

  /// The group of the file that matches a group of the catalog.
  func base(of group: Int) -> StoreKitBase.Group? { matches[group].map { base.groups[$0] } }
}
