import AppStoreReference
import Basics
import CatalogModel

/// The consequences at the App Store of the difference between two revisions.
struct Consequences {
  private let old: Catalog
  private let new: Catalog
  /// The first product with each ID.
  private let before: [ExactText: Int]
  private let after: [ExactText: Int]
  private let retired: Set<ExactText>
  private let retiredBefore: Set<ExactText>
  /// IDs of different apps are unrelated, even if they are the same.
  private let isOneApp: Bool

  init(old: Catalog, new: Catalog) {
    self.old = old
    self.new = new
    before = old.productIndices
    after = new.productIndices
    retired = Set(new.retired.map { ExactText($0) })
    retiredBefore = Set(old.retired.map { ExactText($0) })
    isOneApp = old.app.bundleID == nil || new.app.bundleID == nil || old.app.bundleID == new.app.bundleID
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
      let isFreed = change.values.contains { value in value.keys.first == "retired" && value.new == nil }
      return isFreed ? [Consequence.freed] : []
    case .product(let id, 0) where isOneApp:
      guard let first = before[id], let second = after[id] else { return [] }
      return ofChanging(old.products[first], to: new.products[second])
    default: return []
    }
  }

  private func ofChanging(_ before: Product, to after: Product) -> [String] {
    var consequences: [String] = []
    if let type = before.type, let other = after.type, type != other { consequences.append(Consequence.type) }
    if before.isFamilySharable, !after.isFamilySharable { consequences.append(Consequence.familySharing) }
    if !before.isFamilySharable, after.isFamilySharable, let subscription = after.subscription,
      subscription.isMultiSeat != false
    {
      consequences.append(Consequence.endOfSeats)
    }
    let hasOtherCodes = before.offerCodes.contains { code in
      after.offerCodes.contains {
        $0.referenceName == code.referenceName
          && ($0.isFree != code.isFree || $0.price != code.price || Set($0.eligibility) != Set(code.eligibility))
      }
    }
    if hasOtherCodes { consequences.append(Consequence.offerCode) }
    if let first = before.subscription, let second = after.subscription {
      consequences += ofChanging(first, to: second)
    }
    if before.type == .autoRenewable, let first = before.price, let second = after.price {
      consequences +=
        SubscriptionPriceChanges(
          from: first, to: second, period: before.subscription?.period, base: new.baseTerritory
        ).consequences
    }
    return consequences
  }

  private func ofChanging(_ before: Subscription, to after: Subscription) -> [String] {
    var consequences: [String] = []
    func group(_ subscription: Subscription, in catalog: Catalog) -> SubscriptionGroup? {
      catalog.groups.indices.contains(subscription.group) ? catalog.groups[subscription.group] : nil
    }
    // Formats without keys for groups derive them from the names.
    if let first = group(before, in: old), let second = group(after, in: new), first.key != second.key,
      first.referenceName == nil || first.referenceName != second.referenceName
    {
      consequences.append(Consequence.group)
    }
    if let period = before.period, let other = after.period, period != other { consequences.append(Consequence.period) }
    if let level = before.level, let other = after.level, level != other { consequences.append(Consequence.level) }
    if before.isMultiSeat != false, after.isMultiSeat == false { consequences.append(Consequence.noSeats) }
    let hasOtherTerms = before.offers.contains { offer in
      // Several introductory offers may follow each other.
      let now = after.offers.filter { $0.kind == offer.kind && $0.isNamed(as: offer) }
      let isKept = now.contains {
        $0.mode == offer.mode && $0.duration == offer.duration && $0.periods == offer.periods
      }
      return !now.isEmpty && !isKept
    }
    if hasOtherTerms { consequences.append(Consequence.offer) }
    return consequences
  }
}

extension Offer {
  /// Whether two offers of one kind are the same, by their IDs where they have any.
  fileprivate func isNamed(as other: Offer) -> Bool {
    offerID == other.offerID && billingPlan == other.billingPlan
      && (offerID != nil || referenceName == other.referenceName)
  }
}

/// The messages, each with its source: lower case, no full stop.
private enum Consequence {
  // "Never reusable inside the same app, even after deletion": App Store Connect Help, In-app
  // purchase information.
  static let retired = "the ID is retired for good: no product of this app can have it again"
  static let removed = "the ID can't be used again, even after the product is deleted; add it to \"retired\""
  static let addedAgain = "the ID was retired: App Store Connect rejects an ID that was used before"
  static let freed = "a used ID can never be used again; keep it in \"retired\", so that nobody uses it"
  // No update request of the API 4.4.1 has the type of a product.
  static let type = "the type of a product can't be changed; create a new product with a new ID"
  // "Cannot be undone": App Store Connect, as documented in asc's help and by RevenueCat.
  static let familySharing = "Family Sharing can't be switched off once it was on"
  // SubscriptionUpdateRequest.Data.Attributes of the API 4.6: sharing disables the sale of several seats.
  static let endOfSeats = "the store stops selling several seats at once when Family Sharing is turned on"
  // "multiSeatStatus" of the API 4.5: on by default.
  static let noSeats = "customers can't buy several seats at once any more"
  // SubscriptionUpdateRequest of the API 4.4.1 has no group.
  static let group = "a subscription can't be moved to another group; create a new product with a new ID"
  // "Fixed once submitted": App Store Connect Help, Auto-renewable subscription information.
  static let period =
    "the period can't be changed once the subscription was submitted; create a new product with " + "a new ID"
  // App Store Connect Help: an upgrade takes effect immediately with a refund, a downgrade at the
  // next renewal.
  static let level =
    "the levels of a group say which switch is an upgrade, which takes effect immediately, and "
    + "which a downgrade, which takes effect at the renewal"
  // The update requests of offers in the API 4.4.1 have dates, prices and priority at most.
  static let offer = "the mode and length of an offer can't be changed; end the old one and create another"
  // InAppPurchaseOfferCodeUpdateRequest of the API 4.4.1 can only deactivate it.
  static let offerCode = "an offer code can't be changed; deactivate the old one and create another, with another name"
  // General knowledge: a bundle ID is fixed with the first build.
  static let otherApp =
    "another bundle ID is another app: its products have to be created again, and purchases " + "don't carry over"
}
