public import AppStoreReference

/// Generates the texts of products from the templates of a catalog.
///
/// The templates are parsed once, for any number of products. The size of the generated texts is the product of two
/// sizes in a file, so it is limited while they are generated.
public struct TemplateFiller: Sendable {
  private struct Source: Sendable {
    var locale: String
    var storeLocale: StoreLocale?
    var title: TemplateText?
    var description: TemplateText?
    /// The name of each currency in that locale, in the order of the catalog.
    var currencyNames: [String?]
  }

  private var templates: [String: [Source]] = [:]
  private var currencies: [String: Int] = [:]
  private var left: Int

  /// Whether texts are missing because they would have taken more than the limit.
  public var isExhausted: Bool { left < 0 }

  /// The limit that the catalogs of any size have, in bytes.
  public static let usualLimit = 64 << 20

  /// - Parameters:
  ///   - catalog: The catalog with the templates and currencies; its products are ignored.
  ///   - limit: The memory that the texts of all products may take, approximately and in bytes.
  public init(_ catalog: Catalog, limit: Int = Self.usualLimit) {
    left = limit
    // Every locale of a template is looked up among the names of every currency.
    let names = catalog.currencies.reduce(0) { $0 + 1 + $1.names.count }
    left -= catalog.templates.reduce(0) { $0 + $1.localizations.count } * names * MemoryLayout<String?>.stride
    guard left >= 0 else { return }
    for (index, currency) in catalog.currencies.enumerated() where currencies[currency.key] == nil {
      currencies[currency.key] = index
    }
    for template in catalog.templates where templates[template.key] == nil {
      templates[template.key] = template.localizations.map { texts in
        Source(
          locale: texts.locale, storeLocale: texts.storeLocale, title: texts.title.map(TemplateText.init),
          description: texts.description.map(TemplateText.init),
          currencyNames: catalog.currencies.map { $0.name(in: texts.locale, storeLocale: texts.storeLocale) })
      }
    }
  }

  /// A product with the texts of its template in its localizations, except where it has its own.
  ///
  /// A locale that only the template has is added at the end, in the template's order.
  public mutating func filled(_ product: Product) -> Product {
    guard left >= 0, let key = product.template, let sources = templates[key] else { return product }
    let currency = product.grants.first.flatMap { currencies[$0.currency] }
    var filled = product
    let written = product.localizations.count
    for source in sources {
      left -= MemoryLayout<Localization>.stride + written
      guard left >= 0 else { return filled }
      let values = TemplateValues(
        product, locale: source.storeLocale, currencyName: currency.flatMap { source.currencyNames[$0] })
      let own = filled.localizations[..<written].firstIndex { $0.locale == source.locale }
      if own == nil {
        filled.localizations.append(Localization(locale: source.locale, storeLocale: source.storeLocale))
      }
      let index = own ?? filled.localizations.count - 1
      if filled.localizations[index].title == nil, let title = source.title {
        filled.localizations[index].title = values.fill(title, spending: &left)
        filled.localizations[index].generated.insert(.title)
      }
      if filled.localizations[index].description == nil, let description = source.description {
        filled.localizations[index].description = values.fill(description, spending: &left)
        filled.localizations[index].generated.insert(.description)
      }
    }
    return filled
  }
}

extension Product {
  /// Removes the texts that came from a template, and leaves their localizations.
  public mutating func dropGenerated() {
    for index in localizations.indices {
      if localizations[index].generated.contains(.title) { localizations[index].title = nil }
      if localizations[index].generated.contains(.description) { localizations[index].description = nil }
      localizations[index].generated = []
    }
  }
}

extension Catalog {
  /// The values of a template's fields in a product's texts in one locale.
  public func templateValues(for product: Product, locale: String, storeLocale: StoreLocale?) -> TemplateValues {
    let currency = product.grants.first.flatMap { self.currency($0.currency) }
    return TemplateValues(
      product, locale: storeLocale, currencyName: currency?.name(in: locale, storeLocale: storeLocale))
  }
}

extension VirtualCurrency {
  /// The name to use in texts of a locale; other spellings of the locale count as the same.
  public func name(in locale: String, storeLocale: StoreLocale?) -> String? {
    let entry =
      names.first { $0.locale == locale } ?? names.first { storeLocale != nil && $0.storeLocale == storeLocale }
    return entry?.names.first
  }
}
