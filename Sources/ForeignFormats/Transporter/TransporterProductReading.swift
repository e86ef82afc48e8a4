import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax

/// Reads the values of a product of a Transporter package.
extension TransporterCatalogBuilder {
  /// Reads the next product of the catalog, with its positions; nil for one without an ID.
  ///
  /// - Parameter group: The subscription group or family that contains it.
  mutating func product(_ element: XMLElement, in group: XMLElement?) -> Product? {
    for child in element.children where !TransporterElement.ofProduct.contains(child.name) { leaveOut(child) }
    guard let productID = element.child("product_id")?.filledText else {
      problems.missing("the product has no \"product_id\"", at: element.nameRange, severity: .error)
      return nil
    }
    let family = group?.name == "family" ? group : nil
    let subject = CatalogPath.Subject.product(catalog.products.count)
    var product = Product(item: productID, productID: productID)
    product.type = type(of: element, in: group)
    product.referenceName = element.child("reference_name")?.filledText
    readPrice(of: element, into: &product, subject)
    let own = localizations(of: element, subject, asGroup: false)
    product.localizations = own.isEmpty ? TransporterElement.locales(of: family).map(Self.localization) : own
    if let screenshot = element.child("review_screenshot") { compare(screenshot) }
    let screenshot = TransporterElement.shared("review_screenshot", of: element, in: family)
    product.review = Review(
      screenshot: screenshot?.child("file_name")?.filledText,
      notes: TransporterElement.shared("review_notes", of: element, in: family)?.filledText)
    if product.type == .autoRenewable {
      product.subscription = subscription(element)
    } else {
      for name in ["duration", "free_trial_duration", "order"] {
        guard let child = element.child(name), child.hasContent else { continue }
        problems.leaveOut(name, "only an auto-renewable subscription has one in a catalog", at: child.nameRange)
      }
    }
    note(element, in: family, subject)
    return product
  }

  private mutating func note(_ product: XMLElement, in family: XMLElement?, _ subject: CatalogPath.Subject) {
    let screenshot = TransporterElement.shared("review_screenshot", of: product, in: family)
    let sale = product.child("products")?.child("product")
    let found: [(CatalogField?, XMLElement?)] = [
      (nil, product.child("product_id")), (.productID, product.child("product_id")), (.type, product.child("type")),
      (.referenceName, product.child("reference_name")),
      (.hidden, sale?.child("cleared_for_sale") ?? product.child("cleared_for_sale")),
      (.period, product.child("duration")), (.level, product.child("order")),
      (.offers, product.child("free_trial_duration")), (.screenshot, screenshot?.child("file_name")),
      (.reviewNotes, TransporterElement.shared("review_notes", of: product, in: family)),
    ]
    for (field, element) in found { places.note(CatalogPath(subject, field), element?.index) }
    let locales = TransporterElement.locales(of: product, in: family)
    noteLocales(of: product, locales, subject)
    for element in found.compactMap(\.1) + locales.flatMap({ Array($0.children) })
    where !product.range.contains(element.range) { shared.insert(element.index) }
  }

  // MARK: Type

  /// - Parameter group: Products in one are auto-renewable, regardless of their type.
  private mutating func type(of element: XMLElement, in group: XMLElement?) -> ProductType? {
    let implied: ProductType? = group == nil ? nil : .autoRenewable
    guard let node = element.child("type"), let written = node.filledText else {
      problems.missing("the product has no \"type\"", at: element.nameRange)
      return implied
    }
    guard let type = ProductType(written, in: .transporter) ?? ProductType(lenient: written) else {
      problems.warning(Self.unknownType(written), at: node.valueRange)
      return implied
    }
    if let implied, type != implied {
      problems.warning("a product in a group is auto-renewable, not \"\(written)\"", at: node.valueRange)
      return implied
    }
    if let name = type.name(in: .transporter), name != written {
      problems.warning("the type is spelled \"\(name)\", not \"\(written)\"", at: node.valueRange)
    }
    return type
  }

  private static func unknownType(_ written: String) -> String {
    if written == "free-subscription" {
      return "the store no longer has free subscriptions; the product is left without a type"
    }
    let names = ProductType.allCases.compactMap { $0.name(in: .transporter) }
    let near = Suggestion.nearest(to: written, among: names).map { "did you mean \"\($0)\"? " } ?? ""
    let listed = names.map { "\"\($0)\"" }.joined(separator: ", ")
    return "unknown product type \"\(written)\"; \(near)" + (near.isEmpty ? "expected one of " : "It is one of ")
      + listed
  }

  // MARK: Subscription

  private mutating func subscription(_ element: XMLElement) -> Subscription {
    // The index of the group is known after all of them have been read.
    var subscription = Subscription(group: 0)
    if let node = element.child("duration"), let written = node.filledText {
      subscription.period = SubscriptionPeriod(words: written)
      if subscription.period == nil {
        let known = SubscriptionPeriod.allCases.map { "\"\($0.transporterName)\"" }
        problems.warning(
          "\"duration\" can't be \"\(written)\"; it is one of " + known.joined(separator: ", "), at: node.valueRange)
      }
    }
    if let node = element.child("order"), let written = node.filledText {
      if let level = Int(decimal: written.utf8), level > 0 {
        subscription.level = level
      } else {
        problems.warning("\"order\" must be a whole number of at least 1, not \"\(written)\"", at: node.valueRange)
      }
    }
    if let node = element.child("free_trial_duration"), let written = node.filledText {
      if let duration = OfferDuration(words: written) {
        subscription.offers = [Offer(kind: .introductory, mode: .freeTrial, duration: duration)]
      } else {
        let known = OfferDuration.allCases.map { "\"\($0.words)\"" }
        problems.warning(
          "no free trial lasts \"\(written)\"; it is one of " + known.joined(separator: ", "), at: node.valueRange)
      }
    }
    return subscription
  }

  // MARK: Price

  private mutating func readPrice(of element: XMLElement, into product: inout Product, _ subject: CatalogPath.Subject) {
    let sales = element.child("products").map { list in list.children.filter { $0.name == "product" } }
    for other in (sales ?? []).dropFirst() {
      problems.leaveOut(other.name, "a product has one price", at: other.nameRange)
    }
    let sale = sales?.first ?? element
    if let first = sales?.first {
      for child in first.children where !TransporterElement.ofPrice.contains(child.name) { leaveOut(child) }
    }
    if let node = sale.child("cleared_for_sale") ?? element.child("cleared_for_sale"), let written = node.filledText {
      switch written {
      case "true": break
      case "false": product.availability.isHidden = true
      default:
        problems.warning("\"cleared_for_sale\" must be \"true\" or \"false\", not \"\(written)\"", at: node.valueRange)
      }
    }
    var tier = (sale.child("wholesale_price_tier") ?? element.child("wholesale_price_tier")).flatMap {
      $0.hasContent ? $0 : nil
    }
    if let node = sale.child("intervals") ?? element.child("intervals"), node.hasContent {
      let intervals = TransporterIntervals(node, today: today, problems: &problems)
      if tier == nil {
        tier = intervals.tier
        if let remark = intervals.remark { problems.warning(remark, at: node.nameRange) }
      } else {
        problems.leaveOut(node.name, "there is also a tier", at: node.nameRange)
      }
    }
    guard let tier, let written = tier.filledText else { return }
    places.note(CatalogPath(subject, .price), tier.index)
    let known = Int(decimal: written.utf8).flatMap { PriceTier(stem: $0) }
    product.price = Price(tier: known, unknownTier: known == nil ? written : nil)
  }

  // MARK: Screenshot

  /// Compares a screenshot with the file next to the package.
  mutating func compare(_ element: XMLElement) {
    for child in element.children where !["file_name", "size", "checksum"].contains(child.name) { leaveOut(child) }
    screenshots.compare(element, problems: &problems)
  }
}
