import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax

/// The parts of a StoreKit configuration that both the reader and the writer number, so that an
/// index means the same to both.
enum StoreKitNodes {
  /// The lists of offers of a subscription, in the order of the catalog.
  static let offerLists: [(key: String, kind: Offer.Kind)] = [
    ("introductoryOffers", .introductory), ("introductoryOffer", .introductory), ("adHocOffers", .promotional),
    ("codeOffers", .code), ("winbackOffers", .winBack),
  ]

  /// The offers of a subscription.
  ///
  /// Since version 5.0, there is a list of introductory offers, and the single one repeats one of
  /// them.
  static func offers(of subscription: SyntaxNode) -> [(node: SyntaxNode, kind: Offer.Kind)] {
    var offers: [(node: SyntaxNode, kind: Offer.Kind)] = []
    for (key, kind) in offerLists {
      guard let value = subscription.value(forKey: key) else { continue }
      if key == "introductoryOffer", !offers.isEmpty { continue }
      if value.isMapping {
        if isOffer(value) { offers.append((value, kind)) }
      } else {
        for element in value.elements where isOffer(element) { offers.append((element, kind)) }
      }
    }
    return offers
  }

  /// The start of the offers of a subscription; nil when it has none.
  static func offersValue(of subscription: SyntaxNode) -> SyntaxNode? {
    offerLists.lazy.compactMap { subscription.value(forKey: $0.key) }.first { value in
      isOffer(value) || value.elements.contains(where: isOffer)
    }
  }

  /// Xcode 12 writes a disabled offer with a payment mode of `none`.
  private static func isOffer(_ node: SyntaxNode) -> Bool {
    node.isMapping && node.value(forKey: "paymentMode")?.equals("none") != true
  }

  /// A locale as Xcode spells it.
  static func spelling(of written: String, _ locale: StoreLocale?) -> String {
    locale?.storeKitCode ?? String(written.map { $0 == "-" ? "_" : $0 })
  }

  /// The billing plans of a subscription that have a type.
  static func billingPlans(of subscription: SyntaxNode) -> [SyntaxNode] {
    subscription.value(forKey: "billingPlans")?.elements.filter { plan in
      plan.value(forKey: "billingPlanType").map { $0.isScalar && !$0.isNull } ?? false
    } ?? []
  }

  /// The localizations of a product or group that have a locale, the first of each.
  static func localizations(of body: SyntaxNode) -> [(node: SyntaxNode, locale: SyntaxNode)] {
    var seen: Set<ExactText> = []
    return localizations(of: body) { locale in
      let written = locale.text
      return seen.insert(ReadLocales.identity(written, StoreLocale.resolving(written))).inserted
    }
  }

  /// - Parameter isNew: Whether a locale is the first of its kind, and not a repeated one.
  static func localizations(of body: SyntaxNode, isNew: (SyntaxNode) -> Bool) -> [(
    node: SyntaxNode, locale: SyntaxNode
  )] {
    var localizations: [(node: SyntaxNode, locale: SyntaxNode)] = []
    guard let list = value(.localizations, of: body) else { return [] }
    for node in list.elements {
      guard let locale = value(.locale, of: node), locale.isScalar, locale.utf8Count > 0 else { continue }
      if isNew(locale) { localizations.append((node, locale)) }
    }
    return localizations
  }

  /// The value of a key, or of a name that people use for it when they write the file manually.
  static func value(_ key: StoreKitKey, of body: SyntaxNode) -> SyntaxNode? {
    body.value(forKey: key.name) ?? invented(key, in: body)?.value
  }

  /// The entry that is in place of a missing key.
  static func invented(_ key: StoreKitKey, in body: SyntaxNode) -> MappingEntries.Element? {
    guard body.value(forKey: key.name) == nil else { return nil }
    for name in key.inventions { if let entry = body.entry(forKey: name) { return entry } }
    return nil
  }
}

/// A key, and the other names that people and language models often invent for it.
struct StoreKitKey: Sendable, ExpressibleByStringLiteral {
  let name: String
  let inventions: [String]

  static let productID = StoreKitKey(name: "productID", inventions: ["id", "productId", "product_id", "identifier"])
  static let displayPrice = StoreKitKey(name: "displayPrice", inventions: ["price"])
  static let referenceName = StoreKitKey(name: "referenceName", inventions: ["reference_name", "name"])
  static let period = StoreKitKey(
    name: "recurringSubscriptionPeriod",
    inventions: ["duration", "subscriptionPeriod", "period", "subscription_period"])
  static let suitePeriod = StoreKitKey(name: "duration", inventions: ["recurringSubscriptionPeriod"])
  static let level = StoreKitKey(name: "groupNumber", inventions: ["groupLevel", "level", "rank"])
  static let groupName = StoreKitKey(name: "name", inventions: ["referenceName", "displayName"])
  static let subscriptions = StoreKitKey(name: "subscriptions", inventions: ["products"])
  static let localizations = StoreKitKey(name: "localizations", inventions: ["localizationsForGroup"])
  static let locale = StoreKitKey(name: "locale", inventions: ["language", "localeIdentifier"])
  static let displayName = StoreKitKey(name: "displayName", inventions: ["name", "title"])
}

extension StoreKitKey {
  init(stringLiteral name: String) { self.init(name: name, inventions: []) }
}

/// Reading values by the keys that Xcode writes.
extension ReadingProblems {
  /// The value of a key; reports an invented name.
  mutating func value(_ key: StoreKitKey, of body: SyntaxNode) -> SyntaxNode? {
    if let value = body.value(forKey: key.name) { return value }
    guard let (name, value) = StoreKitNodes.invented(key, in: body) else { return nil }
    warning("Xcode doesn't recognize \"\(name.text)\" here; the key is \"\(key.name)\"", at: name)
    return value
  }

  /// Reports that a key is missing which Xcode always writes.
  mutating func missing(_ key: String, of body: SyntaxNode, called name: String, severity: Severity = .warning) {
    missing("\(name) has no \"\(key)\"", at: body, severity: severity)
  }
}
