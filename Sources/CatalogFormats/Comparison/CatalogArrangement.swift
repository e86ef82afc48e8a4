import AppStoreReference
import Basics
import CatalogModel

/// Writes a catalog like another one where both mean the same.
struct CatalogArrangement {
  /// Whether the order of products means something in both formats.
  var isOrdered = true
  /// Whether prices that the store derives are known as such on both sides.
  var hasDerivedPrices = true
  /// The folders that the paths of images are relative to, of the other catalog and of this one.
  let folders: (other: String, own: String)

  func arrange(_ catalog: inout Catalog, as other: Catalog) {
    let places = other.productIndices
    if !isOrdered {
      let ordered = catalog.products.enumerated().sorted { left, right in
        let first = places[ExactText(left.element.productID)] ?? Int.max
        let second = places[ExactText(right.element.productID)] ?? Int.max
        return first == second ? left.offset < right.offset : first < second
      }
      catalog.products = ordered.map(\.element)
    }
    for index in catalog.products.indices {
      guard let place = places[ExactText(catalog.products[index].productID)] else { continue }
      arrange(&catalog.products[index], as: other.products[place])
    }
  }

  /// Writes the paths of the same images alike.
  func arrangeImages(of catalog: inout Catalog, as other: Catalog) {
    guard folders.own != folders.other else { return }
    let places = other.productIndices
    for index in catalog.products.indices {
      guard let place = places[ExactText(catalog.products[index].productID)] else { continue }
      settleImages(of: &catalog.products[index], as: other.products[place])
    }
  }

  private func settleImages(of product: inout Product, as other: Product) {
    settle(&product.review.screenshot, as: other.review.screenshot)
    settle(&product.promotionalImage, as: other.promotionalImage)
  }

  private func arrange(_ product: inout Product, as other: Product) {
    settleImages(of: &product, as: other)
    arrange(&product.price, as: other.price, isSubscription: product.subscription != nil)
    if let storefronts = other.availability.storefronts,
      product.availability.storefronts.map(Set.init) == Set(storefronts)
    {
      product.availability.storefronts = storefronts
    }
    arrange(&product.offerCodes, as: other.offerCodes)
    guard let known = other.subscription else { return }
    if let plans = product.subscription?.billingPlans {
      let ordered = Self.ordered(plans, as: known.billingPlans) { [$0.plan] }
      product.subscription?.billingPlans = ordered.enumerated().map { index, plan in
        var plan = plan
        guard index < known.billingPlans.count, known.billingPlans[index].plan == plan.plan else { return plan }
        arrange(&plan.price, as: known.billingPlans[index].price, isSubscription: true)
        return plan
      }
    }
    guard let offers = product.subscription?.offers else { return }
    let ordered = Self.ordered(offers, as: known.offers, by: \.naturalKey)
    product.subscription?.offers = ordered.enumerated().map { index, offer in
      var offer = offer
      guard index < known.offers.count, known.offers[index].naturalKey == offer.naturalKey else { return offer }
      arrange(&offer.price, as: known.offers[index].price, isSubscription: true)
      let customers = known.offers[index].eligibility
      if Set(customers) == Set(offer.eligibility) { offer.eligibility = customers }
      return offer
    }
  }

  private func arrange(_ codes: inout [OfferCode], as known: [OfferCode]) {
    let ordered = Self.ordered(codes, as: known) { [$0.referenceName] }
    codes = ordered.enumerated().map { index, code in
      var code = code
      guard index < known.count, known[index].referenceName == code.referenceName else { return code }
      // All storefronts have a price of their own, as those of a subscription.
      arrange(&code.price, as: known[index].price, isSubscription: true)
      if Set(known[index].eligibility) == Set(code.eligibility) { code.eligibility = known[index].eligibility }
      return code
    }
  }

  /// Elements in the order of others with the same keys, followed by the rest.
  private static func ordered<Element>(_ elements: [Element], as others: [Element], by key: (Element) -> [String])
    -> [Element]
  {
    var matching = ListMatching(count: others.count, known: elements.count)
    matching.match(others.map { [key($0)] }, elements.map { key($0) })
    let matched = matching.matches.compactMap(\.self)
    let rest = elements.indices.filter { !matched.contains($0) }
    return (matched + rest).map { elements[$0] }
  }

  /// The same file may have different paths from different folders.
  private func settle(_ path: inout String?, as other: String?) {
    guard let own = path, let other, own != other else { return }
    func file(_ path: String, in folder: String) -> String {
      Path.resolved(FileSystem.absolute(Path.join(folder, path)))
    }
    if file(own, in: folders.own) == file(other, in: folders.other) { path = other }
  }

  private func arrange(_ price: inout Price?, as other: Price?, isSubscription: Bool) {
    guard let own = price, let other, own != other else { return }
    let isPartial = isSubscription && !hasDerivedPrices
    if own.means(other, asFarAsBothSay: isPartial) { price = other }
  }
}

extension Price {
  /// Whether two prices are the same in every storefront.
  ///
  /// - Parameter isPartial: Whether a storefront in which only one of them has an amount is no
  ///   difference, as long as there is another one: the store has derived its price.
  func means(_ other: Price, asFarAsBothSay isPartial: Bool = false) -> Bool {
    if !isPartial, (tier == nil) != (other.tier == nil) { return false }
    var common = 0
    for territory in Territory.all {
      switch (amount(in: territory), other.amount(in: territory)) {
      case (let one?, let two?):
        if one != two { return false }
        common += 1
      case (nil, nil): break
      case (_?, nil), (nil, _?): if !isPartial { return false }
      }
    }
    return common > 0
  }
}
