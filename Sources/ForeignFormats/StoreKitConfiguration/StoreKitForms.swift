import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax

/// The notation of a value in a StoreKit configuration.
struct StoreKitForm<Value: Equatable & Sendable>: Sendable {
  /// Reads the value of a key; nil for a missing value, and for a value that is reported.
  let read: @Sendable (SyntaxNode?, _ body: SyntaxNode, _ key: String, inout StoreKitCatalogBuilder) -> Value?
  let write: @Sendable (Value) -> OrderedValue
  var isSame: @Sendable (Value, Value) -> Bool = { $0 == $1 }
}

extension StoreKitForm<String> {
  static var text: StoreKitForm {
    StoreKitForm(
      read: { value, _, key, builder in builder.problems.text(value, key) }, write: { .text($0) },
      isSame: { $0.utf8.elementsEqual($1.utf8) })
  }
}

extension StoreKitForm<Bool> {
  static var flag: StoreKitForm {
    StoreKitForm(read: { value, _, key, builder in builder.problems.flag(value, key) }, write: { .flag($0) })
  }

  /// A word for true, and one for false.
  static func words(_ yes: String, _ no: String) -> StoreKitForm {
    StoreKitForm(
      read: { value, _, key, builder in builder.problems.text(value, key) == yes }, write: { .text($0 ? yes : no) })
  }
}

extension StoreKitForm<Int> {
  /// A whole number of at least 1.
  static var number: StoreKitForm {
    StoreKitForm(
      read: { value, _, key, builder in builder.problems.integer(value, key, atLeast: 1) }, write: { .integer($0) })
  }
}

extension StoreKitForm where Value: CaseIterable {
  /// A period in ISO 8601; the rules `invalid-period` and `invalid-offer` report a missing one.
  static func period(
    _ name: @escaping @Sendable (Value) -> String, _ named: @escaping @Sendable (String) -> Value?
  ) -> StoreKitForm {
    StoreKitForm(
      read: { value, _, key, builder in
        guard let value, let written = builder.problems.text(value, key) else { return nil }
        if let period = named(written) { return period }
        let known = Value.allCases.map { "\"\(name($0))\"" }.joined(separator: ", ")
        builder.problems.error("\"\(key)\" can't be \"\(written)\"; it is one of \(known)", at: value)
        return nil
      }, write: { .text(name($0)) })
  }
}

extension StoreKitForm<OfferMode> {
  static var mode: StoreKitForm {
    StoreKitForm(
      read: { value, _, key, builder in
        guard let value, let written = builder.problems.text(value, key) else { return nil }
        let known = OfferMode.allCases
        if let mode = known.first(where: { $0.storeKitFileName == written }) { return mode }
        let listed = known.map { "\"\($0.storeKitFileName)\"" }.joined(separator: ", ")
        guard let mode = OfferMode(lenient: written) else {
          builder.problems.error("\"\(key)\" can't be \"\(written)\"; it is one of \(listed)", at: value)
          return nil
        }
        builder.problems.warning(
          "Xcode spells the payment mode \"\(mode.storeKitFileName)\", not \"\(written)\"", at: value)
        return mode
      }, write: { .text($0.storeKitFileName) })
  }
}

extension StoreKitForm<[Offer.Eligibility]> {
  static var eligibility: StoreKitForm {
    StoreKitForm(
      read: { list, _, key, builder in
        guard let list, !list.isNull else { return [] }
        guard list.isSequence else {
          builder.problems.wrongType(list, key, expected: "a list")
          return []
        }
        return list.elements.compactMap { element in
          guard let written = builder.problems.text(element, key) else { return nil }
          if let eligibility = Offer.Eligibility(rawValue: written) { return eligibility }
          let listed = Offer.Eligibility.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
          builder.problems.warning("unknown customers \"\(written)\"; expected \(listed)", at: element)
          return nil
        }
      }, write: { .list($0.map { .text($0.rawValue) }) })
  }
}

extension StoreKitForm<ProductType> {
  /// The type of a product in one of the lists, most of which are for a single type.
  static func type(in section: StoreKitSection) -> StoreKitForm {
    StoreKitForm(
      read: { value, body, key, builder in
        guard let value, let written = builder.problems.text(value, key) else {
          if value?.isNull != false {
            builder.problems.missing(
              key, of: body, called: section.elementName, severity: section.impliedType == nil ? .error : .warning)
          }
          return section.impliedType
        }
        guard let type = ProductType(lenient: written) else {
          builder.problems.error(unknownType(written), at: value)
          return section.impliedType
        }
        let name = type.name(in: .storeKitFile) ?? ""
        if written != name {
          builder.problems.warning("Xcode spells the type \"\(name)\", not \"\(written)\"", at: value)
        }
        guard type != section.impliedType, !section.types.contains(type) else { return type }
        let home = StoreKitSection.home(of: type)
        builder.problems.warning("a product of the type \"\(name)\" belongs in \"\(home)\"", at: value)
        // A product in a group has a group, a level and a period, regardless of its type.
        return section.isGrouped ? .autoRenewable : type
      }, write: { .text(orNull: $0.name(in: .storeKitFile)) })
  }

  private static func unknownType(_ written: String) -> String {
    let names = ProductType.allCases.compactMap { $0.name(in: .storeKitFile) }
    let listed = names.map { "\"\($0)\"" }.joined(separator: ", ")
    guard let near = Suggestion.nearest(to: written, among: names) else {
      return "unknown product type \"\(written)\"; expected one of \(listed)"
    }
    return "unknown product type \"\(written)\"; did you mean \"\(near)\"? It is one of \(listed)"
  }
}

extension StoreKitSection {
  /// The types that Xcode puts into the list.
  fileprivate var types: [ProductType] {
    switch self {
    case .products: [.consumable, .nonConsumable]
    case .nonRenewingSubscriptions: [.nonRenewing]
    case .subscriptions, .suites, .bundles: [.autoRenewable]
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

extension StoreKitCatalogBuilder {
  /// - Parameter owner: The owner of a missing price in messages; nil when none is required or a rule reports it.
  mutating func price(_ key: StoreKitKey, of node: SyntaxNode, called owner: String?) -> Price? {
    let value = problems.value(key, of: node)
    guard let value, let written = problems.text(value, key.name) else {
      if let owner, value?.isNull != false { problems.missing(key.name, of: node, called: owner) }
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
