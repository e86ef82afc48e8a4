import AppStoreReference

/// Fills the fields of a template: `{quantity}`, `{currency}`, `{price}` and `{period}`.
public struct TemplateExpansion: Sendable {
  /// What each field stands for; a field that is missing here stays in the text as it is, where the
  /// rule `placeholder-text` finds it.
  public var values: [String: String]

  public init(values: [String: String]) {
    self.values = values
  }

  /// The text with its fields filled.
  public func fill(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    var filled = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      filled += rest[..<open]
      let afterOpen = rest.index(after: open)
      guard let close = rest[afterOpen...].firstIndex(of: "}") else {
        rest = rest[open...]
        break
      }
      filled += values[String(rest[afterOpen..<close])] ?? String(rest[open...close])
      rest = rest[rest.index(after: close)...]
    }
    return filled + rest
  }
}

extension Catalog {
  /// What the fields of a template stand for in a product's text of one locale.
  ///
  /// `quantity` and `currency` come from the first grant, `price` is the decimal price in the
  /// locale's main storefront, `period` the subscription's period as the catalog writes it.
  public func expansion(for product: Product, locale: String) -> TemplateExpansion {
    var values: [String: String] = [:]
    if let grant = product.grants.first {
      values["quantity"] = String(grant.quantity)
      if grant.bonus > 0 { values["bonus"] = String(grant.bonus) }
      values["currency"] = currency(grant.currency)?.names(in: locale).first
    }
    if let storefront = StoreLocale.resolving(locale)?.primaryStorefront {
      values["price"] = product.price?.amount(in: storefront)?.decimal
    }
    values["period"] = product.subscription?.period?.words
    return TemplateExpansion(values: values)
  }

  /// Writes the texts that a product takes from its template into its localizations.
  ///
  /// A locale that only the template has is added at the end, in the template's order.
  public func filled(_ product: Product) -> Product {
    guard let key = product.template, let template = templates.first(where: { $0.key == key })
    else { return product }
    var filled = product
    for source in template.localizations {
      let expansion = expansion(for: product, locale: source.locale)
      let index: Int
      if let existing = filled.localizations.firstIndex(where: { $0.locale == source.locale }) {
        index = existing
      } else {
        index = filled.localizations.count
        filled.localizations.append(
          Localization(locale: source.locale, storeLocale: source.storeLocale))
      }
      if filled.localizations[index].title == nil, let title = source.title {
        filled.localizations[index].title = expansion.fill(title)
        filled.localizations[index].generated.insert(.title)
      }
      if filled.localizations[index].description == nil, let description = source.description {
        filled.localizations[index].description = expansion.fill(description)
        filled.localizations[index].generated.insert(.description)
      }
    }
    return filled
  }
}
