import AppStoreReference
import Basics
import CatalogModel
import TextReading

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

  func ofRemoving(_ owner: CatalogOwner) -> [Message] {
    guard isOneApp, case .product(let id, 0) = owner else { return [] }
    return [retired.contains(id) ? Consequence.retired : Consequence.removed]
  }

  func ofAdding(_ owner: CatalogOwner) -> [Message] {
    guard isOneApp, case .product(let id, 0) = owner, retiredBefore.contains(id) else { return [] }
    return [Consequence.addedAgain]
  }

  func ofChanging(_ change: CatalogDifference.Change) -> [Message] {
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

  private func ofChanging(_ before: Product, to after: Product) -> [Message] {
    var consequences: [Message] = []
    if let type = before.type, let other = after.type, type != other { consequences.append(Consequence.type) }
    if before.isFamilySharable, !after.isFamilySharable { consequences.append(Consequence.familySharing) }
    if !before.isFamilySharable, after.isFamilySharable {
      consequences.append(Consequence.familySharingForGood)
      if let subscription = after.subscription, subscription.isMultiSeat != false {
        consequences.append(Consequence.endOfSeats)
      }
    }
    consequences += ofMoving(before.availability.storefronts, to: after.availability.storefronts)
    if before.subscription == nil, let price = before.price, let other = after.price, price != other,
      Set(before.localizations).subtracting(after.localizations).contains(where: { states(price, in: $0) })
    {
      consequences.append(Consequence.priceBeforeText)
    }
    if !Set(before.localizations.map(\.locale)).isSubset(of: after.localizations.map(\.locale)) {
      consequences.append(Consequence.textStays)
    }
    // A product may have thousands of each.
    let codes = Dictionary(grouping: after.offerCodes, by: \.referenceName).mapValues { Set($0.map(\.terms)) }
    if !before.offerCodes.allSatisfy({ codes[$0.referenceName] != nil }) { consequences.append(Consequence.offerStays) }
    if before.offerCodes.contains(where: { !(codes[$0.referenceName] ?? []).subtracting([$0.terms]).isEmpty }) {
      consequences.append(Consequence.offerCode)
    }
    if !Set(before.codeBatches.map(\.naturalKey)).isSubset(of: after.codeBatches.map(\.naturalKey)) {
      consequences.append(Consequence.codes)
    }
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

  /// Whether a text states what the price is in some storefront: as money, or as a bare number with hundredths.
  private func states(_ price: Price, in texts: Localization) -> Bool {
    let prices = Set(Territory.all.compactMap { price.amount(in: $0) })
    let reader = AmountReader.reader(for: texts.storeLocale)
    var amounts: [Amount] = []
    for text in [texts.title, texts.description].compactMap(\.self) {
      text.withUTF8Bytes { reader.read($0, into: &amounts) }
    }
    return amounts.contains { amount in
      prices.contains { price in
        guard price.hundredths == amount.hundredths else { return false }
        if case .money(let currencies) = amount.kind { return currencies.contains(price.currency) }
        return amount.kind == .count && !price.hundredths.isMultiple(of: 100)
      }
    }
  }

  /// The consequences of selling a product in other storefronts.
  private func ofMoving(_ before: [Territory]?, to after: [Territory]?) -> [Message] {
    let (first, second) = (Set(before ?? Territory.all), Set(after ?? Territory.all))
    func place(_ storefronts: Set<Territory>) -> Message {
      storefronts.count > 5
        ? "\(storefronts.count, of: "storefront")"
        : Message(verbatim: storefronts.map(\.code).sorted().joined(separator: ", "))
    }
    let (closed, opened) = (first.subtracting(second), second.subtracting(first))
    var consequences: [Message] = []
    if !closed.isEmpty { consequences.append(Consequence.closed(in: place(closed))) }
    if !opened.isEmpty { consequences.append(Consequence.opened(in: place(opened))) }
    return consequences
  }

  private func ofChanging(_ before: Subscription, to after: Subscription) -> [Message] {
    var consequences: [Message] = []
    let offers = Dictionary(grouping: after.offers, by: \.identity).mapValues { Set($0.map(\.terms)) }
    if !before.offers.allSatisfy({ offers[$0.identity] != nil }) { consequences.append(Consequence.offerStays) }
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
    // Several introductory offers may follow each other.
    if before.offers.contains(where: { offers[$0.identity]?.contains($0.terms) == false }) {
      consequences.append(Consequence.offer)
    }
    return consequences
  }
}

extension Offer {
  /// The values that two versions of an offer share: its kind, its ID, or its name where it has none, and its plan.
  fileprivate var identity: [String?] {
    [kind.rawValue, offerID, billingPlan, offerID == nil ? referenceName : nil]
  }

  /// The terms that can't be changed at the store.
  fileprivate struct Terms: Hashable {
    let mode: OfferMode?
    let duration: OfferDuration?
    let periods: Int
  }

  fileprivate var terms: Terms { Terms(mode: mode, duration: duration, periods: periods) }
}

extension OfferCode {
  /// The terms that can't be changed at the store.
  fileprivate struct Terms: Hashable {
    let isFree: Bool
    let price: Price?
    let eligibility: Set<Eligibility>
  }

  fileprivate var terms: Terms { Terms(isFree: isFree, price: price, eligibility: Set(eligibility)) }
}

/// The messages, each with its source: lower case, no full stop.
private enum Consequence {
  // "Never reusable inside the same app, even after deletion": App Store Connect Help, In-app
  // purchase information.
  static let retired: Message = "the ID is retired for good: no product of this app can have it again"
  static let removed: Message = "the ID can't be used again, even after the product is deleted; add it to \"retired\""
  static let addedAgain: Message = "the ID was retired: App Store Connect rejects an ID that was used before"
  static let freed: Message = "a used ID can never be used again; keep it in \"retired\", so that nobody uses it"
  // No update request of the API 4.4.1 has the type of a product.
  static let type: Message = "the type of a product can't be changed; create a new product with a new ID"
  // "Cannot be undone": App Store Connect, as documented in asc's help and by RevenueCat.
  static let familySharing: Message = "Family Sharing can't be switched off once it was on"
  static let familySharingForGood: Message = "Family Sharing can't be switched off again"
  // The availability of a product: customers keep what they have bought, and renew.
  static func closed(in storefronts: Message) -> Message { "new customers can't buy it any more in \(storefronts)" }
  static func opened(in storefronts: Message) -> Message { "it is put on sale in \(storefronts)" }
  // A price takes effect at once, a version of texts once it is approved.
  static let priceBeforeText: Message =
    "the price changes at once, its texts once they are approved: until then, customers see the old text beside the "
    + "new price"
  // What a catalog doesn't have is deleted only by name.
  static let textStays: Message =
    "texts that are removed here stay at the store until \"asc apply --prune\" deletes them"
  static let offerStays: Message =
    "an offer that is removed here stays at the store until \"asc apply --prune\" ends it"
  // SubscriptionUpdateRequest.Data.Attributes of the API 4.6: sharing disables the sale of several seats.
  static let endOfSeats: Message = "the store stops selling several seats at once when Family Sharing is turned on"
  // "multiSeatStatus" of the API 4.5: on by default.
  static let noSeats: Message = "customers can't buy several seats at once any more"
  // SubscriptionUpdateRequest of the API 4.4.1 has no group.
  static let group: Message = "a subscription can't be moved to another group; create a new product with a new ID"
  // "Fixed once submitted": App Store Connect Help, Auto-renewable subscription information.
  static let period: Message =
    "the period can't be changed once the subscription was submitted; create a new product with " + "a new ID"
  // App Store Connect Help: an upgrade takes effect immediately with a refund, a downgrade at the
  // next renewal.
  static let level: Message =
    "the levels of a group say which switch is an upgrade, which takes effect immediately, and "
    + "which a downgrade, which takes effect at the renewal"
  // The update requests of offers in the API 4.4.1 have dates, prices and priority at most.
  static let offer: Message = "the mode and length of an offer can't be changed; end the old one and create another"
  // InAppPurchaseOfferCodeUpdateRequest of the API 4.4.1 can only deactivate it.
  static let offerCode: Message =
    "an offer code can't be changed; deactivate the old one and create another, with another name"
  // The update requests of codes in the API 4.4.1 can only deactivate them.
  static let codes: Message =
    "codes that were generated stay as they are: a batch can only be deactivated, in App Store Connect"
  // General knowledge: a bundle ID is fixed with the first build.
  static let otherApp: Message =
    "another bundle ID is another app: its products have to be created again, and purchases " + "don't carry over"
}
