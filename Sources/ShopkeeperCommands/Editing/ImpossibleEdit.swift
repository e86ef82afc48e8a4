import Basics
import CatalogModel
import CommandLayer

/// Values that no field of a catalog file can be set to, because App Store Connect doesn't allow
/// the change.
enum ImpossibleEdit {
  /// Refuses an edit that changes product IDs, sells a retired product, frees a retired ID, or
  /// names a tier that the price list doesn't have.
  static func refuse(from old: Catalog, to new: Catalog) throws {
    try refuseOtherIDs(from: old, to: new)
    try refuseRetirement(from: old, to: new)
    try refuseUnknownTiers(from: old, to: new)
  }

  private static func refuseOtherIDs(from old: Catalog, to new: Catalog) throws {
    // IDs without a bundle ID are not complete yet.
    guard old.app.bundleID != nil else { return }
    let now = Set(new.products.map { ExactText($0.productID) })
    let changed = old.products.map(\.productID).filter { !now.contains(ExactText($0)) }
    guard let first = changed.first else { return }
    if old.app.bundleID != new.app.bundleID {
      throw Failure(
        "another bundle ID is another app: \(changed.count) of its products would get other IDs, "
          + "the first \"\(first)\", and an ID can't be changed; write the \"id\" of each product "
          + "into the file to keep it, or start a catalog for the other app", exitCode: .usage)
    }
    if new.products.count < old.products.count {
      throw Failure(
        "\"\(first)\" would be removed; \"shopkeeper remove\" removes a product and retires its ID", exitCode: .usage)
    }
    throw Failure(RenameCommand.reason(first), exitCode: .usage)
  }

  private static func refuseRetirement(from old: Catalog, to new: Catalog) throws {
    let before = Set(old.retired.map { ExactText($0) })
    let after = Set(new.retired.map { ExactText($0) })
    let sold = Set(old.products.map { ExactText($0.productID) })
    for product in new.products {
      let id = ExactText(product.productID)
      guard after.contains(id), !before.contains(id) || !sold.contains(id) else { continue }
      throw Failure(
        "\"\(product.productID)\" can't be both on sale and retired; \"shopkeeper remove\" removes "
          + "a product and retires its ID", exitCode: .usage)
    }
    if let freed = old.retired.first(where: { !after.contains(ExactText($0)) }) {
      throw Failure(
        "\"\(freed)\" would no longer be retired: App Store Connect never accepts an ID again that "
          + "was used once; \"retired.\(old.retired.count)=ID\" adds one, and an ID that was never "
          + "created can be removed from the file manually", exitCode: .usage)
    }
  }

  private static func refuseUnknownTiers(from old: Catalog, to new: Catalog) throws {
    let known = Set(unknownTiers(in: old))
    if let tier = unknownTiers(in: new).first(where: { !known.contains($0) }) {
      throw Failure(
        "the price list has no tier \"\(tier)\"; it has 0 to 87, A, B and alternate 1 to 5", exitCode: .findings)
    }
  }

  private static func unknownTiers(in catalog: Catalog) -> [String] {
    catalog.products.flatMap(\.statedPrices).compactMap(\.price.unknownTier)
  }
}
