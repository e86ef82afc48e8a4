import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel

/// A text of a catalog as translators see it: a key, the text in the source locale, and the
/// translations.
struct TextUnit {
  /// The owner of a text, and the text's place among the owner's texts.
  struct Key: Hashable {
    enum Owner: Hashable {
      case product(String)
      case group(String)
      case template(String)
      case currency(String)
    }

    enum Field: String, CaseIterable {
      case title
      case description
      /// The names of a currency, separated by commas.
      case names
    }

    var owner: Owner
    var field: Field
  }

  var key: Key
  /// Its text in each locale that has one, in the order of the catalog.
  var texts: [(locale: String, text: String)]
  /// The most characters that the store allows; nil without a limit.
  var limit: Int?
  /// The text that a template makes of it in the source locale, if only other locales have texts of their own.
  var filled: String?

  /// The text that is translated.
  func source(in locale: StoreLocale) -> String? { text(in: locale) ?? filled }

  /// Whether it is written for translators to a locale: what a template makes there is translated in the template.
  func isWritten(to target: StoreLocale?) -> Bool {
    filled == nil || target.flatMap { text(in: $0) } != nil
  }

  func text(in locale: StoreLocale) -> String? { texts.first { StoreLocale.resolving($0.locale) == locale }?.text }
}

extension TextUnit.Key {
  /// `com.example.coins.title`, `group:vip.title`, `template:pack.description`,
  /// `currency:gold.names`.
  var text: String {
    switch owner {
    case .product(let id): "\(id).\(field.rawValue)"
    case .group(let key): "group:\(key).\(field.rawValue)"
    case .template(let key): "template:\(key).\(field.rawValue)"
    case .currency(let key): "currency:\(key).\(field.rawValue)"
    }
  }

  /// Parses the notation of ``text``; nil for a key of something else.
  init?(_ text: String) {
    guard let period = text.lastIndex(of: "."), let field = Field(rawValue: String(text[text.index(after: period)...]))
    else { return nil }
    let name = text[..<period]
    guard !name.isEmpty else { return nil }
    self.field = field
    for (prefix, owner) in [("group:", Owner.group), ("template:", Owner.template), ("currency:", Owner.currency)]
    where name.hasPrefix(prefix) {
      guard name.count > prefix.count else { return nil }
      self.owner = owner(String(name.dropFirst(prefix.count)))
      return
    }
    owner = .product(String(name))
  }
}

extension Catalog {
  /// The texts that people write, in the order of the catalog: texts that a template generates are
  /// represented by the template's own, and by themselves where a locale has another text.
  var textUnits: [TextUnit] {
    var units: [TextUnit] = []
    let sourceLocale = self.sourceLocale
    func add(_ owner: TextUnit.Key.Owner, _ localizations: [Localization], title: Int?, description: Int?) {
      let fields: [(TextUnit.Key.Field, TextFields, (Localization) -> String?)] = [
        (.title, .title, { $0.title }), (.description, .description, { $0.description }),
      ]
      for (field, generated, text) in fields {
        let texts = localizations.compactMap { localization -> (String, String)? in
          guard !localization.generated.contains(generated), let text = text(localization) else { return nil }
          return (localization.locale, text)
        }
        guard !texts.isEmpty else { continue }
        let source = localizations.first { $0.generated.contains(generated) && $0.storeLocale == sourceLocale }
        units.append(
          TextUnit(
            key: .init(owner: owner, field: field), texts: texts, limit: field == .title ? title : description,
            filled: source.flatMap(text)))
      }
    }
    for currency in currencies where !currency.names.isEmpty {
      units.append(
        TextUnit(
          key: .init(owner: .currency(currency.key), field: .names),
          texts: currency.names.map { ($0.locale, CellNotation.cell($0.names)) }))
    }
    for template in templates { add(.template(template.key), template.localizations, title: nil, description: nil) }
    let limits = LimitProfile.current
    for product in products {
      add(
        .product(product.productID), product.localizations, title: limits.title.value.upperBound,
        description: limits.description.value.upperBound)
    }
    for group in groups {
      add(.group(group.key), group.localizations, title: limits.groupName.value.upperBound, description: nil)
    }
    return units
  }

  /// The locale that texts are translated from.
  var sourceLocale: StoreLocale? {
    let written = app.primaryLocale ?? products.lazy.compactMap { $0.localizations.first }.first?.locale
    return StoreLocale.resolving(written ?? "en-US")
  }

  /// The locales that texts are translated to: the ones that the app needs and the ones that exist.
  var targetLocales: [StoreLocale] {
    var seen: Set<StoreLocale> = []
    if let sourceLocale { seen.insert(sourceLocale) }
    var locales = app.locales.compactMap { StoreLocale.resolving($0) }
    if locales.isEmpty { locales = textUnits.flatMap(\.texts).compactMap { StoreLocale.resolving($0.locale) } }
    return locales.filter { seen.insert($0).inserted }
  }
}

/// The catalog of a file with translations: texts alone, by the IDs and keys that they belong to.
struct TranslatedCatalog {
  private(set) var catalog = Catalog(facets: [.texts])
  private var places: [TextUnit.Key.Owner: Int] = [:]
  private var seen: Set<Placed> = []

  private struct Placed: Hashable {
    var key: TextUnit.Key
    var locale: StoreLocale
  }

  /// Adds a text; false when the catalog has it already.
  mutating func add(_ text: String, for key: TextUnit.Key, in locale: StoreLocale) -> Bool {
    guard seen.insert(Placed(key: key, locale: locale)).inserted else { return false }
    switch key.owner {
    case .product(let id): add(text, for: key, locale, \.products, \.localizations, Product(item: id, productID: id))
    case .group(let name): add(text, for: key, locale, \.groups, \.localizations, SubscriptionGroup(key: name))
    case .template(let name):
      add(text, for: key, locale, \.templates, \.localizations, TextTemplate(key: name, localizations: []))
    case .currency(let name):
      let index = place(of: key.owner, in: \.currencies, VirtualCurrency(key: name, names: []))
      catalog.currencies[index].names.append(
        .init(locale: locale.code, storeLocale: locale, names: CellNotation.list(text)))
    }
    return true
  }

  private mutating func add<Part>(
    _ text: String, for key: TextUnit.Key, _ locale: StoreLocale, _ parts: WritableKeyPath<Catalog, [Part]>,
    _ texts: WritableKeyPath<Part, [Localization]>, _ new: @autoclosure () -> Part
  ) {
    let index = place(of: key.owner, in: parts, new())
    catalog[keyPath: parts][index][keyPath: texts].add(text, key.field, locale)
  }

  private mutating func place<Part>(
    of owner: TextUnit.Key.Owner, in parts: WritableKeyPath<Catalog, [Part]>, _ new: @autoclosure () -> Part
  ) -> Int {
    if let place = places[owner] { return place }
    catalog[keyPath: parts].append(new())
    places[owner] = catalog[keyPath: parts].count - 1
    return catalog[keyPath: parts].count - 1
  }
}

extension [Localization] {
  fileprivate mutating func add(_ text: String, _ field: TextUnit.Key.Field, _ locale: StoreLocale) {
    let index = firstIndex { $0.storeLocale == locale } ?? endIndex
    if index == endIndex { append(Localization(locale: locale.code, storeLocale: locale)) }
    if field == .title { self[index].title = text } else { self[index].description = text }
  }
}
