public import AppStoreReference

/// The values of a template's fields in the texts of one product and locale.
public struct TemplateValues: Sendable {
  private let product: Product
  private let locale: StoreLocale?
  private let currencyName: String?

  /// - Parameter currencyName: The name of the first grant's currency in texts of the locale.
  init(_ product: Product, locale: StoreLocale?, currencyName: String?) {
    self.product = product
    self.locale = locale
    self.currencyName = currencyName
  }

  /// Appends the value of a field; false when it has none.
  ///
  /// Numbers are formatted for the locale; in a locale that the store doesn't have, they are plain,
  /// and prices are unknown.
  @discardableResult public func append(_ field: TextTemplate.Field, isPlain: Bool = false, to text: inout String)
    -> Bool
  {
    switch field {
    case .quantity:
      guard let grant = product.grants.first else { return false }
      append(grant.quantity, isPlain, to: &text)
    case .bonus:
      guard let grant = product.grants.first, grant.bonus > 0 else { return false }
      append(grant.bonus, isPlain, to: &text)
    case .currency:
      guard let currencyName else { return false }
      text += currencyName
    case .price:
      guard let locale, let price else { return false }
      if isPlain { text += price.decimal } else { locale.notation.append(price, to: &text) }
    case .displayPrice:
      guard let locale, let price else { return false }
      locale.notation.append(displayPrice: price, to: &text)
    case .period:
      guard let period = product.subscription?.period else { return false }
      text += locale?.words(for: period) ?? period.words
    }
    return true
  }

  /// A template's text with its fields filled; a field without a value stays in the text, where the
  /// rule `placeholder-text` finds it.
  public func fill(_ template: TemplateText) -> String {
    var most = Int.max
    return fill(template, spending: &most)
  }

  /// Fills a text as long as it takes no more than a number of bytes, which is reduced by its length.
  func fill(_ template: TemplateText, spending left: inout Int) -> String {
    var text = ""
    defer { left -= text.utf8.count }
    for part in template.parts {
      guard text.utf8.count <= left else { break }
      switch part {
      case .literal(let literal): text += literal
      case .field(let field, let isPlain): if !append(field, isPlain: isPlain, to: &text) { text += part.notation }
      }
    }
    return text
  }

  /// The reason why a field has no value; nil when it has one.
  public func gap(_ field: TextTemplate.Field) -> TemplateGap? {
    var ignored = ""
    if append(field, to: &ignored) { return nil }
    switch field {
    case .quantity: return .noGrants
    case .bonus: return product.grants.isEmpty ? .noGrants : .noBonus
    case .currency: return product.grants.first.map { .unnamedCurrency($0.currency) } ?? .noGrants
    case .price, .displayPrice:
      guard let locale else { return .unknownLocale }
      return product.price == nil ? .noPrice : .noPriceIn(locale.primaryStorefront)
    case .period: return product.subscription == nil ? .noSubscription : .noPeriod
    }
  }

  private var price: Money? {
    guard let locale else { return nil }
    return product.price?.amount(in: locale.primaryStorefront)
  }

  private func append(_ number: Int, _ isPlain: Bool, to text: inout String) {
    if let locale, !isPlain { locale.notation.append(number, to: &text) } else { text += String(number) }
  }
}

/// A value that a product lacks for a field of its template.
public enum TemplateGap: Sendable, Hashable {
  case noGrants
  case noBonus
  /// The currency with this key has no name in the locale.
  case unnamedCurrency(String)
  case noPrice
  case noPriceIn(Territory)
  case noSubscription
  case noPeriod
  /// The store does not have the locale, so it is unknown which price its readers pay.
  case unknownLocale
}
