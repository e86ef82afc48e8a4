import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Reads the values of a product of a StoreKit configuration.
extension StoreKitCatalogBuilder {
  // MARK: Type

  mutating func type(of node: SyntaxNode, in section: StoreKitSection) -> ProductType? {
    guard let value = node.value(forKey: "type"), let written = problems.text(value, "type") else {
      if node.value(forKey: "type")?.isNull != false {
        problems.missing(
          "type", of: node, called: section.elementName, severity: section.impliedType == nil ? .error : .warning)
      }
      return section.impliedType
    }
    guard let type = ProductType(lenient: written) else {
      problems.error(Self.unknownType(written), at: value)
      return section.impliedType
    }
    let name = type.name(in: .storeKitFile) ?? ""
    if written != name { problems.warning("Xcode spells the type \"\(name)\", not \"\(written)\"", at: value) }
    guard type != section.impliedType, !section.types.contains(type) else { return type }
    let home = StoreKitSection.home(of: type)
    problems.warning("a product of the type \"\(name)\" belongs in \"\(home)\"", at: value)
    // A product in a group has a group, a level and a period, regardless of its type.
    return section == .subscriptions ? .autoRenewable : type
  }

  private static func unknownType(_ written: String) -> String {
    let names = ProductType.allCases.compactMap { $0.name(in: .storeKitFile) }
    let listed = names.map { "\"\($0)\"" }.joined(separator: ", ")
    guard let near = Suggestion.nearest(to: written, among: names) else {
      return "unknown product type \"\(written)\"; expected one of \(listed)"
    }
    return "unknown product type \"\(written)\"; did you mean \"\(near)\"? " + "It is one of \(listed)"
  }

  // MARK: Price

  /// - Parameters:
  ///   - key: The key of the price.
  ///   - name: The owner of a missing price in messages; nil when none is required or a rule
  ///     reports it.
  mutating func price(_ key: StoreKitKey = .displayPrice, of node: SyntaxNode, called name: String?) -> Price? {
    let value = problems.value(key, of: node)
    guard let value, let written = problems.text(value, key.name) else {
      if let name, value?.isNull != false { problems.missing(key.name, of: node, called: name) }
      return nil
    }
    guard !written.isEmpty else {
      // Xcode writes this while a price is being edited.
      problems.warning("\"\(key.name)\" is empty", at: value)
      return nil
    }
    if let amount = Money(decimal: written, currency: currency) { return Price(amounts: [amount]) }
    let (bare, symbol) = CurrencySymbol.stripped(from: written)
    if let symbol, let amount = Money(decimal: bare, currency: currency) {
      problems.warning(
        "a price is written without a currency; expected \"\(bare)\", and the storefront decides "
          + "what \"\(symbol)\" is", at: value)
      return Price(amounts: [amount])
    }
    problems.error("\"\(key.name)\" must be a decimal such as \"4.99\", not \(quoted: written)", at: value)
    return nil
  }

  // MARK: Period

  /// The rule `invalid-period` reports a missing one.
  mutating func period(of node: SyntaxNode) -> SubscriptionPeriod? {
    let key = "recurringSubscriptionPeriod"
    guard let value = problems.value(.period, of: node), let written = problems.text(value, key) else { return nil }
    if let period = SubscriptionPeriod(iso8601: written) { return period }
    let known = SubscriptionPeriod.allCases.map(\.iso8601)
    problems.error(Self.unknownPeriod(written, key, known), at: value)
    return nil
  }

  private static func unknownPeriod(_ written: String, _ key: String, _ known: [String]) -> String {
    "\"\(key)\" can't be \"\(written)\"; it is one of " + known.map { "\"\($0)\"" }.joined(separator: ", ")
  }

  // MARK: Texts

  mutating func localizations(of node: SyntaxNode, _ subject: CatalogPath.Subject, descriptions: Bool) -> [Localization]
  {
    let list = problems.value(.localizations, of: node)
    for field in [CatalogField.locale, .title, .description] { places.note(CatalogPath(subject, field), list) }
    for element in problems.objects(list, "localizations", called: "a localization") {
      let locale = problems.value(.locale, of: element)
      if problems.text(locale, "locale")?.isEmpty != false {
        problems.missing("locale", of: element, called: "the localization", severity: .error)
      }
    }
    var seen = ReadLocales()
    var localizations: [Localization] = []
    let found = StoreKitNodes.localizations(of: node) { locale in
      let written = locale.text
      return seen.insert(written, StoreLocale.resolving(written), at: locale, of: subject, &problems)
    }
    for (node, locale) in found {
      let written = locale.text
      let storeLocale = StoreLocale.resolving(written)
      let title = problems.value(.displayName, of: node)
      let element = localizations.count
      places.note(CatalogPath(subject, .locale, element: element), locale)
      places.note(CatalogPath(subject, .title, element: element), title ?? locale)
      places.note(CatalogPath(subject, .description, element: element), node.value(forKey: "description") ?? locale)
      localizations.append(
        Localization(
          locale: storeLocale?.code ?? written, storeLocale: storeLocale, title: problems.text(title, "displayName"),
          description: descriptions ? problems.text("description", of: node) : nil))
    }
    return localizations
  }

  // MARK: Offers

  mutating func offers(of node: SyntaxNode, _ subject: CatalogPath.Subject) -> [Offer] {
    for key in ["introductoryOffers", "adHocOffers", "codeOffers", "winbackOffers"] {
      _ = problems.objects(node.value(forKey: key), key, called: "an offer")
    }
    if let single = node.value(forKey: "introductoryOffer"), !single.isMapping, !single.isNull {
      problems.wrongType(single, "introductoryOffer", expected: "an object or null")
    }
    places.note(CatalogPath(subject, .offers), StoreKitNodes.offersValue(of: node))
    return StoreKitNodes.offers(of: node).enumerated().map { element, found in
      places.note(CatalogPath(subject, .offers, element: element), found.node)
      return offer(found.node, found.kind)
    }
  }

  /// The rule `invalid-offer` reports missing parts of an offer.
  private mutating func offer(_ node: SyntaxNode, _ kind: Offer.Kind) -> Offer {
    checkID(node.value(forKey: "internalID"), "internalID")
    var offer = Offer(
      kind: kind, offerID: problems.text("offerID", of: node), referenceName: problems.text("referenceName", of: node))
    offer.mode = mode(of: node)
    offer.duration = duration(of: node)
    offer.periods = problems.integer(node.value(forKey: "numberOfPeriods"), "numberOfPeriods", atLeast: 1) ?? 1
    // Xcode keeps the price of an offer that was made free.
    if offer.mode != .freeTrial { offer.price = price(of: node, called: nil) }
    offer.billingPlan = problems.text("billingPlanType", of: node)
    if kind == .code {
      offer.eligibility = eligibility(of: node)
      offer.isStackable = problems.flag("isStackable", of: node) ?? false
    }
    if kind == .winBack { offer.hasHighPriority = problems.text("priority", of: node) == "high" }
    return offer
  }

  // MARK: Billing plans

  mutating func billingPlans(of node: SyntaxNode, _ subject: CatalogPath.Subject) -> [BillingPlan] {
    let key = "billingPlans"
    places.note(CatalogPath(subject, .billingPlans), node.value(forKey: key))
    for element in problems.objects(node.value(forKey: key), key, called: "a billing plan")
    where element.value(forKey: "billingPlanType")?.isNull != false {
      problems.missing("billingPlanType", of: element, called: "the billing plan")
    }
    return StoreKitNodes.billingPlans(of: node).enumerated().map { element, node in
      places.note(CatalogPath(subject, .billingPlans, element: element), node)
      checkID(node.value(forKey: "internalID"), "internalID")
      return BillingPlan(
        plan: problems.text("billingPlanType", of: node) ?? "", price: price(of: node, called: nil),
        commitmentPrice: price(.commitmentDisplayPrice, of: node, called: nil),
        isEnabled: problems.flag("isEnabled", of: node) ?? true)
    }
  }

  private mutating func mode(of node: SyntaxNode) -> OfferMode? {
    guard let value = node.value(forKey: "paymentMode"), let written = problems.text(value, "paymentMode") else {
      return nil
    }
    let known = OfferMode.allCases
    if let mode = known.first(where: { $0.storeKitFileName == written }) { return mode }
    let listed = known.map { "\"\($0.storeKitFileName)\"" }.joined(separator: ", ")
    guard let mode = OfferMode(lenient: written) else {
      problems.error("\"paymentMode\" can't be \"\(written)\"; it is one of \(listed)", at: value)
      return nil
    }
    problems.warning("Xcode spells the payment mode \"\(mode.storeKitFileName)\", not \"\(written)\"", at: value)
    return mode
  }

  private mutating func duration(of node: SyntaxNode) -> OfferDuration? {
    let key = "subscriptionPeriod"
    guard let value = node.value(forKey: key), let written = problems.text(value, key) else { return nil }
    if let duration = OfferDuration(iso8601: written) { return duration }
    problems.error(Self.unknownPeriod(written, key, OfferDuration.allCases.map(\.iso8601)), at: value)
    return nil
  }

  private mutating func eligibility(of node: SyntaxNode) -> [Offer.Eligibility] {
    guard let list = node.value(forKey: "eligibility"), !list.isNull else { return [] }
    guard list.isSequence else {
      problems.wrongType(list, "eligibility", expected: "a list")
      return []
    }
    return list.elements.compactMap { element in
      guard let written = problems.text(element, "eligibility") else { return nil }
      if let eligibility = Offer.Eligibility(rawValue: written) { return eligibility }
      let listed = Offer.Eligibility.allCases.map { "\"\($0.rawValue)\"" }
      problems.warning("unknown customers \"\(written)\"; expected " + listed.joined(separator: ", "), at: element)
      return nil
    }
  }
}

extension StoreKitSection {
  /// The types that Xcode puts into the list.
  fileprivate var types: [ProductType] {
    switch self {
    case .products: [.consumable, .nonConsumable]
    case .nonRenewingSubscriptions: [.nonRenewing]
    case .subscriptions: [.autoRenewable]
    }
  }

  /// The type of an element without one; nil if there are two.
  fileprivate var impliedType: ProductType? { types.count == 1 ? types[0] : nil }

  /// The list that a type belongs in, as text for messages.
  fileprivate static func home(of type: ProductType) -> String {
    switch type {
    case .consumable, .nonConsumable: "products"
    case .nonRenewing: "nonRenewingSubscriptions"
    case .autoRenewable: "subscriptionGroups"
    }
  }
}

/// The currency symbols that people write into a price.
enum CurrencySymbol {
  private static let symbols = [
    "US$", "HK$", "NT$", "CN¥", "R$", "$", "¥", "￥", "€", "£", "₩", "₹", "₽", "฿", "₫", "₺", "元", "円",
  ]

  /// The text without one symbol at either end and adjacent spaces, and the symbol.
  static func stripped(from text: String) -> (bare: String, symbol: String?) {
    for symbol in symbols {
      if text.hasPrefix(symbol) { return (String(text.dropFirst(symbol.count).drop { $0 == " " }), symbol) }
      if text.hasSuffix(symbol) {
        var rest = text.dropLast(symbol.count)
        while rest.last == " " { rest.removeLast() }
        return (String(rest), symbol)
      }
    }
    return (text, nil)
  }
}
