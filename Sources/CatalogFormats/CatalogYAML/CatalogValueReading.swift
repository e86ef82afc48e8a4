import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// The values of products and groups, each read from its node alone.
extension CatalogBuilder {
  /// - Parameter ignored: Takes the suppressions that stand in the localizations.
  func localizations(
    _ node: SyntaxNode, ignoring ignored: inout [Suppression]
  ) -> [Localization] {
    var localizations: [Localization] = []
    localizations.reserveCapacity(node.count)
    for (key, value) in node.entries {
      let locale = key.text
      // Nearly every locale is spelled as the store spells it.
      var localization = Localization(
        locale: locale, storeLocale: StoreLocale(locale) ?? StoreLocale.resolving(locale))
      for (field, text) in value.entries where !text.isNull {
        if !text.isScalar {
          if field.equals("ignore") { ignored += suppressions(text, in: locale) }
        } else if field.equals("title") {
          localization.title = text.text
        } else if field.equals("description") {
          localization.description = text.text
        }
      }
      localizations.append(localization)
    }
    return localizations
  }

  func price(_ node: SyntaxNode) -> Price? {
    guard node.isMapping else { return nil }
    var price = Price()
    for (key, value) in node.entries where value.isScalar {
      if key.equals("tier") {
        let name = value.text
        price.tier = PriceTier(name)
        if price.tier == nil { price.unknownTier = name }
        continue
      }
      switch PriceKey(key.text) {
      case .currency(let currency):
        guard let amount = Money(decimal: value.text, currency: currency) else { continue }
        price.amounts.append(amount)
      case .territory(let territory):
        guard let amount = Money(decimal: value.text, currency: territory.currency) else {
          continue
        }
        price.overrides.append(.init(territory: territory, amount: amount))
      case nil: continue
      }
    }
    return price
  }

  /// Whether an element of a list of offers is taken.
  static func isOffer(_ element: SyntaxNode) -> Bool {
    element.value(forKey: "kind").flatMap { Offer.Kind(rawValue: $0.text) } != nil
  }

  func offer(_ node: SyntaxNode) -> Offer? {
    guard Self.isOffer(node), let kind = text(node, "kind").flatMap(Offer.Kind.init(rawValue:))
    else { return nil }
    return Offer(
      kind: kind, offerID: text(node, "id"), referenceName: text(node, "referenceName"),
      mode: text(node, "mode").flatMap { name in
        OfferMode.allCases.first { $0.catalogName == name }
      },
      duration: text(node, "period").flatMap { name in
        OfferDuration.allCases.first { $0.words == name }
      },
      periods: node.value(forKey: "periods").flatMap { Int(decimal: $0) } ?? 1,
      price: node.value(forKey: "price").flatMap(price),
      eligibility: texts(node.value(forKey: "eligibility")).compactMap(
        Offer.Eligibility.init(rawValue:)),
      isStackable: node.value(forKey: "stackable")?.equals("true") ?? false,
      hasHighPriority: node.value(forKey: "priority")?.equals("high") ?? false,
      billingPlan: text(node, "billingPlan"))
  }

  /// Whether an element of a list of billing plans is taken.
  static func isBillingPlan(_ element: SyntaxNode) -> Bool {
    element.value(forKey: "plan").map { $0.isScalar && !$0.isNull } ?? false
  }

  func billingPlan(_ node: SyntaxNode) -> BillingPlan? {
    guard Self.isBillingPlan(node), let plan = text(node, "plan") else { return nil }
    return BillingPlan(
      plan: plan, price: node.value(forKey: "price").flatMap(price),
      commitmentPrice: node.value(forKey: "commitmentPrice").flatMap(price),
      isEnabled: node.value(forKey: "enabled")?.equals("false") != true)
  }

  /// One suppression for each element, so that their indices are those of the list.
  func suppressions(_ node: SyntaxNode, in locale: String? = nil) -> [Suppression] {
    node.elements.map { element in
      Suppression(
        rule: text(element, "rule") ?? "", reason: text(element, "reason"), locale: locale,
        until: text(element, "until").flatMap { CalendarDate($0) })
    }
  }

  func text(_ node: SyntaxNode, _ key: String) -> String? {
    guard let value = node.value(forKey: key), value.isScalar, !value.isNull else { return nil }
    return value.text
  }

  func texts(_ node: SyntaxNode?) -> [String] {
    node?.elements.filter(\.isScalar).map(\.text) ?? []
  }
}
