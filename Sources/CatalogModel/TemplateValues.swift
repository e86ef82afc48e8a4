public import AppStoreReference

/// What the fields of a template stand for in the texts of one product and locale.
public struct TemplateValues: Sendable {
  private let product: Product
  private let locale: StoreLocale?
  private let currencyName: String?

  /// - Parameter currencyName: What texts of the locale call the currency of the first grant.
  init(_ product: Product, locale: StoreLocale?, currencyName: String?) {
    self.product = product
    self.locale = locale
    self.currencyName = currencyName
  }

  /// Appends what a field stands for; false when it stands for nothing.
  ///
  /// Numbers are written as the locale writes them; in a locale that the store does not have they
  /// are plain, and nothing has a price.
  @discardableResult
  public func append(
    _ field: TextTemplate.Field, isPlain: Bool = false, to text: inout String
  ) -> Bool {
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

  /// A template's text with its fields filled; a field that stands for nothing stays in it, where
  /// the rule `placeholder-text` finds it.
  public func fill(_ template: TemplateText) -> String {
    var text = ""
    text.reserveCapacity(template.capacity)
    for part in template.parts {
      switch part {
      case .literal(let literal): text += literal
      case .field(let field, let isPlain):
        if !append(field, isPlain: isPlain, to: &text) { text += part.notation }
      }
    }
    return text
  }

  /// Why a field stands for nothing; nil when it stands for something.
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
    if let locale, !isPlain {
      locale.notation.append(number, to: &text)
    } else {
      text += String(number)
    }
  }
}

/// What a product lacks for a field of its template.
public enum TemplateGap: Sendable, Hashable {
  case noGrants
  case noBonus
  /// The currency with this key has no name in the locale.
  case unnamedCurrency(String)
  case noPrice
  case noPriceIn(Territory)
  case noSubscription
  case noPeriod
  /// The store does not have the locale, so nothing says which price its readers pay.
  case unknownLocale
}
