import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax

/// Formats a Unity catalog, with the keys in the order in which Unity declares them.
struct UnityCatalogLayout {
  private let catalog: Catalog
  private let settings: UnitySettings
  private(set) var losses: [ExportLoss] = []
  /// Whether a price is written without a tier.
  private var hasUntieredPrice = false

  init(catalog: Catalog, settings: UnitySettings) {
    self.catalog = catalog
    self.settings = settings
  }

  /// The reasons for values that a payout can't hold.
  static let reasons: [CatalogField: String] = [.grants: "Unity's payouts have no bonus; the sum of both is written"]

  /// Instructions for prices without a matching Apple tier.
  var advice: [String] { hasUntieredPrice ? [Reason.noTier] : [] }

  mutating func write() -> [UInt8] {
    // A reader of the file puts subscriptions into a group, after the other products.
    let products = catalog.products.indices.filter(isWritten)
    let order =
      products.filter { catalog.products[$0].type?.isSubscription == false }
      + products.filter { catalog.products[$0].type?.isSubscription == true }
    recordLosses()
    let file: OrderedValue = [
      "appleSKU": .text(settings.appleSKU), "appleTeamID": .text(settings.appleTeamID),
      "enableCodelessAutoInitialization": .flag(settings.startsCodeless),
      "enableUnityGamingServicesAutoInitialization": .flag(settings.startsGamingServices),
      "products": .list(order.map { value(of: catalog.products[$0]) }),
    ]
    return file.json(.compact)
  }

  private func isWritten(_ index: Int) -> Bool {
    catalog.products[index].type != nil && !catalog.products[index].productID.isEmpty
  }

  // MARK: Products

  private func value(of product: Product) -> OrderedValue {
    // An item that is not the end of the ID is Unity's own name for the product.
    let isNamed =
      !product.item.isEmpty && product.item != product.productID && !product.productID.hasSuffix("." + product.item)
    let texts = texts(of: product)
    return [
      "id": .text(isNamed ? product.item : product.productID), "type": .integer(Self.number(of: product.type)),
      "storeIDs": isNamed ? [["store": "AppleAppStore", "id": .text(product.productID)]] : [],
      "defaultDescription": value(of: texts.first), "screenshotPath": .text(product.review.screenshot ?? ""),
      "applePriceTier": .integer(tier(of: product) ?? tierOfDollars(of: product) ?? 0),
      "googlePrice": UnityPrice.value(of: googlePrice(of: product)), "pricingTemplateID": "",
      "descriptions": .list(texts.dropFirst().map(value)),
      "payouts": .list(
        product.grants.map { grant in
          ["t": "Currency", "st": .text(grant.currency), "q": .number("\(grant.total).0"), "d": ""]
        }),
    ]
  }

  private static func number(of type: ProductType?) -> Int {
    switch type {
    case .nonConsumable: 1
    case .autoRenewable, .nonRenewing: 2
    case .consumable, nil: 0
    }
  }

  /// Apple's tier; also an unknown one, if it is a number.
  private func tier(of product: Product) -> Int? {
    product.price.flatMap { $0.tier?.stem ?? $0.unknownTier.flatMap { Int(decimal: $0.utf8) } }
  }

  /// The tier with the price of the product in US dollars, for a product without a tier: 0 would
  /// make it free.
  private func tierOfDollars(of product: Product) -> Int? {
    guard let price = product.price?.amount(in: .usd) else { return nil }
    return PriceTier.tiers(priced: price).first?.stem
  }

  /// The price in US dollars; the tier's price if there is a tier, because a reader can't
  /// distinguish another amount from one in another currency.
  private func googlePrice(of product: Product) -> Money? {
    guard tier(of: product) != nil else { return product.price?.amount(in: .usd) }
    return product.price?.tier?.price(in: .usd)
  }

  /// The texts that can be written with their numbers, starting with the primary locale.
  private func texts(of product: Product) -> [(number: Int, texts: Localization)] {
    var texts: [(number: Int, texts: Localization)] = []
    for localization in product.localizations {
      guard let number = settings.locales.number(of: localization.storeLocale, named: localization.locale),
        !(localization.title ?? "").isEmpty || !(localization.description ?? "").isEmpty,
        !texts.contains(where: { $0.number == number })
      else { continue }
      texts.append((number, localization))
    }
    let primary = catalog.app.primaryStoreLocale
    if let primary, let place = texts.firstIndex(where: { $0.texts.storeLocale == primary }) {
      texts.insert(texts.remove(at: place), at: 0)
    }
    return texts
  }

  private func value(of text: (number: Int, texts: Localization)?) -> OrderedValue {
    [
      "googleLocale": .integer(text?.number ?? settings.locales.fallback),
      "title": .text(UnityText.escaped(text?.texts.title ?? "")),
      "description": .text(UnityText.escaped(text?.texts.description ?? "")),
    ]
  }

  // MARK: Losses

  /// Adds the reasons; the export finds other losses itself.
  private mutating func recordLosses() {
    for (index, product) in catalog.products.enumerated() {
      let subject = CatalogPath.Subject.product(index)
      if product.productID.isEmpty { losses.recordLoss(.whole, CatalogPath(subject), Reason.noID) }
      if product.type == nil { losses.recordLoss(.whole, CatalogPath(subject), Reason.noType) }
      guard isWritten(index) else { continue }
      if product.type == .nonRenewing { losses.recordLoss(.value, CatalogPath(subject, .type), Reason.types) }
      if product.subscription.map(isRegrouped) ?? false {
        losses.recordLoss(.value, CatalogPath(subject, .type), Reason.groups, isOutside: true)
      }
      if let price = product.price, !isCarried(price) {
        let reason = reason(forPriceOf: product)
        let isSingle = price.amounts.count + price.overrides.count == 1
        losses.recordLoss(
          .value, CatalogPath(subject, .price), reason, isOutside: reason == Reason.tier && isSingle)
      }
      if product.price?.amount(in: .usd) != nil, tier(of: product) == nil, tierOfDollars(of: product) == nil {
        hasUntieredPrice = true
      }
    }
    for index in catalog.groups.indices where catalog.groups[index].key != UnityCatalogBuilder.groupKey {
      losses.recordLoss(.whole, CatalogPath(.group(index)), Reason.groups, isOutside: true)
    }
  }

  private func isRegrouped(_ subscription: Subscription) -> Bool {
    catalog.groups.indices.contains(subscription.group)
      && catalog.groups[subscription.group].key != UnityCatalogBuilder.groupKey
  }

  /// Whether a price is only a tier, or only US dollars that don't correspond to a tier.
  private func isCarried(_ price: Price) -> Bool {
    if !price.overrides.isEmpty { return false }
    if price.tier != nil || price.unknownTier != nil { return price.amounts.isEmpty }
    return price.amounts.allSatisfy { $0.currency == .usd && PriceTier.tiers(priced: $0).isEmpty }
  }

  private func reason(forPriceOf product: Product) -> String {
    if tier(of: product) != nil { return Reason.prices }
    if tierOfDollars(of: product) != nil { return Reason.tier }
    return product.price?.amount(in: .usd) == nil ? Reason.noDollars : Reason.prices
  }

}

private enum Reason {
  static let noID = "the product has no ID"
  static let noType = "the product has no type"
  static let types = "Unity has one type for subscriptions that renew themselves and those that don't"
  static let groups = "Unity's catalog has no subscription groups"
  static let prices = "Unity's catalog has one tier of Apple's, and one amount in US dollars"
  static let tier =
    "Unity's catalog has a tier of Apple's for a price: the one that costs this in US dollars is " + "written"
  static let noDollars =
    "Unity's catalog has one tier of Apple's, and one amount in US dollars: without either, 0 is " + "written"
  static let noTier = "applePriceTier is 0, which means free, where no tier of Apple's has the price in US dollars"
}
