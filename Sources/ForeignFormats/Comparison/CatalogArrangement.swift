import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel

/// Rewrites a catalog like another one where both mean the same.
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
      alignImages(of: &catalog.products[index], as: other.products[place])
    }
  }

  private func alignImages(of product: inout Product, as other: Product) {
    align(&product.review.screenshot, as: other.review.screenshot)
    align(&product.promotionalImage, as: other.promotionalImage)
  }

  private func arrange(_ product: inout Product, as other: Product) {
    alignImages(of: &product, as: other)
    arrange(&product.price, as: other.price, isSubscription: product.subscription != nil)
    if let storefronts = other.availability.storefronts,
      product.availability.storefronts.map(Set.init) == Set(storefronts)
    {
      product.availability.storefronts = storefronts
    }
    // Each storefront has its own price for a code, as for a subscription.
    product.offerCodes = arranged(product.offerCodes, as: other.offerCodes) { code, known in
      arrange(&code.price, as: known.price, isSubscription: true)
      if Set(known.eligibility) == Set(code.eligibility) { code.eligibility = known.eligibility }
      code.batches = arranged(code.batches, as: known.batches) { _, _ in }
    }
    guard let known = other.subscription, let subscription = product.subscription else { return }
    product.subscription?.billingPlans = arranged(subscription.billingPlans, as: known.billingPlans) { plan, known in
      arrange(&plan.price, as: known.price, isSubscription: true)
    }
    product.subscription?.offers = arranged(subscription.offers, as: known.offers) { offer, known in
      arrange(&offer.price, as: known.price, isSubscription: true)
      if Set(known.eligibility) == Set(offer.eligibility) { offer.eligibility = known.eligibility }
      offer.batches = arranged(offer.batches, as: known.batches) { _, _ in }
    }
  }

  /// The records in the order of their counterparts at the store, followed by the rest.
  ///
  /// - Parameter arrange: Arranges a record like the record that it corresponds to.
  private func arranged<Record: CatalogRecord>(
    _ records: [Record], as others: [Record], _ arrange: (inout Record, Record) -> Void
  ) -> [Record] {
    var matching = ListMatching(count: others.count, known: records.count)
    matching.match(others.map { [$0.naturalKey] }, records.map(\.naturalKey))
    let matched = matching.matches.compactMap(\.self)
    let rest = records.indices.filter { !matched.contains($0) }
    return (matched + rest).enumerated().map { place, index in
      var record = records[index]
      if place < others.count, others[place].naturalKey == record.naturalKey { arrange(&record, others[place]) }
      return record
    }
  }

  /// The same file may have different paths from different folders.
  private func align(_ path: inout String?, as other: String?) {
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
