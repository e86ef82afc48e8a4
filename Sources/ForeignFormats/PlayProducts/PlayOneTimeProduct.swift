import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax

/// One-time products of Google's newer API, which gradle-play-publisher keeps from version 4.2 on: a product has
/// purchase options, and an option a price for each region.
extension PlayProductBuilder {
  mutating func addOneTimeProduct(_ node: SyntaxNode, _ id: SyntaxNode) {
    problems.leaveOutKeys(of: node, except: Self.productKeys.union(Self.asides))
    let subject = CatalogPath.Subject.product(catalog.products.count)
    setAside(Self.asides, of: node, subject)
    places.note(CatalogPath(subject), id)
    places.note(CatalogPath(subject, .productID), id)
    var product = Product(item: id.text, productID: id.text)
    for tag in problems.objects("offerTags", of: node).compactMap({ $0.value(forKey: "tag") }) {
      guard let type = ProductType(rawValue: tag.text), !type.isSubscription else {
        setAside(["offerTags"], of: node, subject)
        continue
      }
      product.type = type
      places.note(CatalogPath(subject, .type), tag)
    }
    if product.type == nil, firstUntyped == nil { firstUntyped = node }
    let listings = problems.objects("listings", of: node).map { ($0.value(forKey: "languageCode") ?? $0, $0) }
    product.localizations = localizations(listings, subject)
    let options = problems.objects("purchaseOptions", of: node)
    let sold =
      options.firstIndex { $0.value(forKey: "buyOption")?.value(forKey: "legacyCompatible")?.equals("true") ?? false }
      ?? options.firstIndex { $0.value(forKey: "buyOption") != nil }
    for (index, option) in options.enumerated() where index != sold {
      let name = option.value(forKey: "purchaseOptionId").map { " \(quoted: $0.text)" } ?? ""
      problems.warning(
        "the purchase option\(name) of \(quoted: id.text) is left out: a product of the App Store is bought in one way",
        at: option.opening)
      problems.lose(.value, CatalogPath(subject, .price), "a further way to buy a product is left out")
    }
    if let sold {
      let option = options[sold]
      problems.leaveOutKeys(of: option, except: Self.optionKeys)
      setAside(["purchaseOptionId", "offerTags", "taxAndComplianceSettings"], of: option, subject)
      if let buy = option.value(forKey: "buyOption"), buy.value(forKey: "multiQuantityEnabled")?.equals("true") ?? false
      {
        setAside(["multiQuantityEnabled"], of: buy, subject)
      }
      product.availability.isHidden = isDraft(option, CatalogPath(subject, .hidden), known: [id.text])
      product.price = price(
        of: option, in: "regionalPricingAndAvailabilityConfigs", later: "newRegionsConfig", subject,
        into: &product.availability.storefronts)
    }
    catalog.products.append(product)
  }

  /// The value that says that a region has no new customers any more; nil where it has.
  static func noLonger(in config: SyntaxNode) -> SyntaxNode? {
    if let state = config.value(forKey: "availability"), state.equals("NO_LONGER_AVAILABLE") { return state }
    return config.value(forKey: "newSubscriberAvailability").flatMap { $0.equals("false") ? $0 : nil }
  }

  /// The prices of regions.
  ///
  /// - Parameters:
  ///   - option: The purchase option, the base plan or the phase of an offer.
  ///   - key: The key of the list of regions.
  ///   - laterKey: The key of the prices in regions that Google opens later.
  ///   - storefronts: The storefronts, if a file that names all of them has fewer than the price is for.
  mutating func price(
    of option: SyntaxNode, in key: String, later laterKey: String, _ subject: CatalogPath.Subject,
    into storefronts: inout [Territory]?
  ) -> Price? {
    var prices: [ConnectPrice] = []
    for config in problems.objects(key, of: option) {
      if let availability = Self.noLonger(in: config) {
        problems.leaveOut(key, "the product is not sold in the region any more", at: availability.range)
        continue
      }
      guard let written = config.value(forKey: "price"), let amount = amount(written, subject) else { continue }
      guard let territory = config.value(forKey: "regionCode").flatMap({ Territory(alpha2: $0.text) }),
        amount.currency == territory.currency
      else {
        problems.leaveOut(key, Self.otherStorefront, at: config.opening)
        continue
      }
      if prices.isEmpty { places.note(CatalogPath(subject, .price), written) }
      prices.append(ConnectPrice(territory: territory, amount: amount, start: nil, isOverride: false, place: written))
    }
    // Without prices of regions, the prices of regions that open later are the only ones.
    let later = option.value(forKey: laterKey)
    guard prices.isEmpty, let later else {
      let price = Price(folding: prices, base: nil, where: PlayRegions.hasCurrencyOfAppStore)
      let priced = Territory.all.filter { PlayRegions.hasCurrencyOfAppStore($0) && price?.amount(in: $0) != nil }
      let listed = prices.map(\.territory)
      let isLimited = !Set(priced).isSubset(of: listed)
      if let later, isLimited || !isImplied(later, by: prices, subject) {
        let reason =
          isLimited
          ? "the product is sold in the storefronts with a price, and not in regions that open later"
          : "a catalog has no prices for regions that open later, apart from those of today"
        problems.leaveOut(laterKey, reason, at: later.opening)
      }
      if isLimited {
        storefronts = listed
      } else if price != nil, listed.count < Territory.all.count(where: PlayRegions.hasCurrencyOfAppStore) {
        problems.lose(
          .aside, CatalogPath(subject, .price),
          "Google Play sells only where it has a price, and the App Store everywhere unless \"storefronts\" lists some")
      }
      return price
    }
    let written = later.value(forKey: Self.laterPrices) ?? later
    let amounts = ["usdPrice", "eurPrice"].compactMap { written.value(forKey: $0) }.compactMap { amount($0, subject) }
    places.note(CatalogPath(subject, .price), later)
    return amounts.isEmpty ? nil : Price(amounts: amounts)
  }

  /// The key of the prices in regions that open later, in the phase of an offer.
  private static let laterPrices = "otherRegionsPrices"

  /// Whether the prices in regions that open later are prices in dollars and in euros of today.
  private mutating func isImplied(_ later: SyntaxNode, by prices: [ConnectPrice], _ subject: CatalogPath.Subject)
    -> Bool
  {
    let written = later.value(forKey: Self.laterPrices) ?? later
    for key in ["usdPrice", "eurPrice"] {
      guard let value = written.value(forKey: key) else { continue }
      guard let amount = amount(value, subject), prices.contains(where: { $0.amount == amount }) else { return false }
    }
    return true
  }

  /// An amount in whole units and billionths of a currency; a zero may be left out.
  private mutating func amount(_ node: SyntaxNode, _ subject: CatalogPath.Subject) -> Money? {
    guard node.isMapping, let currency = CurrencyCode(node.value(forKey: "currencyCode")?.text ?? "") else {
      leaveOutPrice(
        "\"currencyCode\" must be a code such as \"USD\"", of: subject, at: node.value(forKey: "currencyCode") ?? node)
      return nil
    }
    let parts = ["units", "nanos"].map { key in
      node.value(forKey: key).map { $0.isScalar ? Int(jsonNumber: $0.text) : nil } ?? 0
    }
    guard let units = parts[0], let nanos = parts[1], (0...10_000_000_000_000).contains(units),
      (0..<1_000_000_000).contains(nanos), nanos.isMultiple(of: 10_000_000)
    else {
      leaveOutPrice(
        "\"units\" must be a whole number and \"nanos\" billionths, a multiple of 10000000 such as 990000000",
        of: subject, at: node)
      return nil
    }
    return Money(hundredths: units * 100 + nanos / 10_000_000, currency: currency)
  }

  private static let productKeys: Set<String> = ["productId", "listings", "purchaseOptions", "offerTags"]
  private static let optionKeys: Set<String> = [
    "purchaseOptionId", "state", "buyOption", "regionalPricingAndAvailabilityConfigs", "newRegionsConfig", "offerTags",
    "taxAndComplianceSettings",
  ]
}
