import AppStoreReference
import Basics
import CatalogModel

/// What the difference between two revisions leads to at the App Store.
struct Consequences {
  private let old: Catalog
  private let new: Catalog
  /// The first product of each ID.
  private let before: [ExactText: Int]
  private let after: [ExactText: Int]
  private let retired: Set<ExactText>
  private let retiredBefore: Set<ExactText>
  /// IDs of different apps have nothing to do with each other, even if they are the same.
  private let isOneApp: Bool

  init(old: Catalog, new: Catalog) {
    self.old = old
    self.new = new
    before = old.productIndices
    after = new.productIndices
    retired = Set(new.retired.map { ExactText($0) })
    retiredBefore = Set(old.retired.map { ExactText($0) })
    isOneApp =
      old.app.bundleID == nil || new.app.bundleID == nil || old.app.bundleID == new.app.bundleID
  }

  func ofRemoving(_ owner: CatalogOwner) -> [String] {
    guard isOneApp, case .product(let id, 0) = owner else { return [] }
    return [retired.contains(id) ? Consequence.retired : Consequence.removed]
  }

  func ofAdding(_ owner: CatalogOwner) -> [String] {
    guard isOneApp, case .product(let id, 0) = owner, retiredBefore.contains(id) else { return [] }
    return [Consequence.addedAgain]
  }

  func ofChanging(_ change: CatalogDifference.Change) -> [String] {
    switch change.owner {
    case .app: return isOneApp ? [] : [Consequence.otherApp]
    case .catalog where isOneApp:
      let isFreed = change.values.contains { value in
        value.keys.first == "retired" && value.new == nil
      }
      return isFreed ? [Consequence.freed] : []
    case .product(let id, 0) where isOneApp:
      guard let first = before[id], let second = after[id] else { return [] }
      return ofChanging(old.products[first], to: new.products[second])
    default: return []
    }
  }

  private func ofChanging(_ before: Product, to after: Product) -> [String] {
    var consequences: [String] = []
    if let type = before.type, let other = after.type, type != other {
      consequences.append(Consequence.type)
    }
    if before.isFamilySharable, !after.isFamilySharable {
      consequences.append(Consequence.familySharing)
    }
    if let first = before.subscription, let second = after.subscription {
      consequences += ofChanging(first, to: second)
    }
    if before.type == .autoRenewable, let first = before.price, let second = after.price {
      consequences +=
        PriceRaises(
          from: first, to: second, period: before.subscription?.period,
          base: new.baseTerritory
        ).consequences
    }
    return consequences
  }

  private func ofChanging(_ before: Subscription, to after: Subscription) -> [String] {
    var consequences: [String] = []
    func group(_ subscription: Subscription, in catalog: Catalog) -> SubscriptionGroup? {
      catalog.groups.indices.contains(subscription.group)
        ? catalog.groups[subscription.group] : nil
    }
    // Formats without keys of groups make them of the names.
    if let first = group(before, in: old), let second = group(after, in: new),
      first.key != second.key,
      first.referenceName == nil || first.referenceName != second.referenceName
    {
      consequences.append(Consequence.group)
    }
    if let period = before.period, let other = after.period, period != other {
      consequences.append(Consequence.period)
    }
    if let level = before.level, let other = after.level, level != other {
      consequences.append(Consequence.level)
    }
    let hasOtherTerms = before.offers.contains { offer in
      guard let now = after.offers.first(where: { $0.kind == offer.kind && $0.isNamed(as: offer) })
      else { return false }
      return now.mode != offer.mode || now.duration != offer.duration
        || now.periods != offer.periods
    }
    if hasOtherTerms { consequences.append(Consequence.offer) }
    return consequences
  }
}

extension Offer {
  /// Whether two offers of one kind are the same one: by their IDs, where they have any.
  fileprivate func isNamed(as other: Offer) -> Bool {
    offerID == other.offerID && billingPlan == other.billingPlan
      && (offerID != nil || referenceName == other.referenceName)
  }
}

/// What to say, each with the place where it was read: lower case, no full stop.
private enum Consequence {
  // "Never reusable inside the same app, even after deletion": App Store Connect Help, In-app
  // purchase information.
  static let retired = "the ID is retired for good: no product of this app can have it again"
  static let removed =
    "the ID can't be used again, even after the product is deleted; add it to \"retired\""
  static let addedAgain = "the ID was retired: App Store Connect refuses an ID that was used once"
  static let freed =
    "an ID that was used once is never free again; keep it in \"retired\", so that nobody takes it"
  // No update request of the API 4.4.1 has the type of a product.
  static let type = "the type of a product can't be changed; it takes a new product with a new ID"
  // "Cannot be undone": App Store Connect, as asc's help and RevenueCat's documents have it.
  static let familySharing = "Family Sharing can't be switched off once it was on"
  // SubscriptionUpdateRequest of the API 4.4.1 has no group.
  static let group =
    "a subscription can't be moved to another group; it takes a new product with a new ID"
  // "Fixed once submitted": App Store Connect Help, Auto-renewable subscription information.
  static let period =
    "the period can't be changed once the subscription was submitted; it takes a new product with a "
    + "new ID"
  // App Store Connect Help: an upgrade holds at once with a refund, a downgrade at the next renewal.
  static let level =
    "the levels of a group say which switch is an upgrade, which holds at once, and which a "
    + "downgrade, which waits for the renewal"
  // The update requests of offers in the API 4.4.1 have dates, prices and priority at most.
  static let offer =
    "mode and length of an offer can't be changed; the old one is ended and another created"
  // General knowledge: a bundle ID is fixed with the first build.
  static let otherApp =
    "another bundle ID is another app: its products are created anew, and no purchase comes along"
}
