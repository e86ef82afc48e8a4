import AppStoreReference
import CatalogModel

/// What the difference between two revisions leads to at the App Store.
struct Consequences {
  private let old: Catalog
  private let new: Catalog
  private let retired: Set<ExactText>
  private let retiredBefore: Set<ExactText>
  /// IDs of different apps have nothing to do with each other, even if they are the same.
  private let isOneApp: Bool

  init(old: Catalog, new: Catalog) {
    self.old = old
    self.new = new
    retired = Set(new.retired.map { ExactText($0) })
    retiredBefore = Set(old.retired.map { ExactText($0) })
    isOneApp =
      old.app.bundleID == nil || new.app.bundleID == nil || old.app.bundleID == new.app.bundleID
  }

  func ofRemoving(_ owner: CatalogOwner) -> [String] {
    guard isOneApp, case .product(let id, 0) = owner else { return [] }
    return retired.contains(id)
      ? ["the ID is retired for good: no product of this app can have it again"]
      : ["the ID can't be used again, even after the product is deleted; add it to \"retired\""]
  }

  func ofAdding(_ owner: CatalogOwner) -> [String] {
    guard isOneApp, case .product(let id, 0) = owner else { return [] }
    return retiredBefore.contains(id)
      ? ["the ID was retired: App Store Connect refuses an ID that was used once"] : []
  }

  func ofChanging(_ change: CatalogDifference.Change) -> [String] {
    guard isOneApp, case .product(let id, 0) = change.owner,
      let before = old.products.first(where: { ExactText($0.productID) == id }),
      let after = new.products.first(where: { ExactText($0.productID) == id })
    else { return [] }
    var consequences: [String] = []
    if let type = before.type, after.type != nil, type != after.type {
      consequences.append(
        "the type of a product can't be changed; it takes a new product with a new ID")
    }
    if before.isFamilySharable, !after.isFamilySharable {
      consequences.append("Family Sharing can't be switched off once it was on")
    }
    let raised = Self.raises(from: before, to: after)
    if !raised.isEmpty {
      consequences.append(
        "a higher price of a subscription (\(raised.joined(separator: ", "))) needs the consent "
          + "of those who have it, or is for new customers only")
    }
    return consequences
  }

  /// Where a subscription costs more than before: by currency, or by storefront where one has a
  /// price of its own.
  private static func raises(from old: Product, to new: Product) -> [String] {
    guard old.type == .autoRenewable, let before = old.price, let after = new.price else {
      return []
    }
    let currencies = Territory.all.map(\.currency)
    var seen: Set<CurrencyCode> = []
    var raises: [String] = []
    for currency in currencies where seen.insert(currency).inserted {
      guard let first = before.amount(in: currency), let second = after.amount(in: currency),
        second.hundredths > first.hundredths
      else { continue }
      raises.append("\(first) to \(second.decimal)")
    }
    for override in after.overrides {
      guard let first = before.amount(in: override.territory),
        first.currency == override.amount.currency,
        override.amount.hundredths > first.hundredths
      else { continue }
      raises.append("\(override.territory): \(first) to \(override.amount.decimal)")
    }
    // A tier raises the price in every currency: the first few say enough.
    return raises.count > 3 ? Array(raises.prefix(3)) + ["…"] : raises
  }
}
