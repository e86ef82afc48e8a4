public import AppStoreReference

/// The texts of one product or group in one locale.
public struct Localization: Sendable, Hashable {
  /// The locale as written, such as `zh-Hans`.
  public var locale: String
  /// The App Store's locale with that name or alias; nil when there isn't one.
  public var storeLocale: StoreLocale?
  public var title: String?
  public var description: String?
  /// The texts that came from a template.
  public var generated: TextFields

  // In place: a copy of a localization counts references to each of its texts.
  @inlinable public init(
    locale: String, storeLocale: StoreLocale?, title: String? = nil, description: String? = nil,
    generated: TextFields = []
  ) {
    self.locale = locale
    self.storeLocale = storeLocale
    self.title = title
    self.description = description
    self.generated = generated
  }
}

extension [Localization] {
  /// Writes the locales by the store's codes: Xcode's `zh_Hans` is `zh-Hans` there.
  public mutating func spellAsTheStore() {
    for index in indices { if let code = self[index].storeLocale?.code { self[index].locale = code } }
  }
}

extension Product {
  /// Writes the locales of its texts by the store's codes.
  public mutating func spellLocalesAsTheStore() {
    localizations.spellAsTheStore()
    for index in suppressions.indices {
      guard let locale = suppressions[index].locale else { continue }
      suppressions[index].locale = StoreLocale.resolving(locale)?.code ?? locale
    }
  }
}

/// A set of texts of a localization.
public struct TextFields: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let title = TextFields(rawValue: 1 << 0)
  public static let description = TextFields(rawValue: 1 << 1)
}

/// One of the app's own currencies, such as gold coins, and its names.
public struct VirtualCurrency: Sendable, Hashable {
  public var key: String
  public var names: [Name]

  /// The names of the currency in one locale; generated texts use the first one.
  public struct Name: Sendable, Hashable {
    public var locale: String
    public var storeLocale: StoreLocale?
    public var names: [String]

    public init(locale: String, storeLocale: StoreLocale?, names: [String]) {
      self.locale = locale
      self.storeLocale = storeLocale
      self.names = names
    }
  }

  public init(key: String, names: [Name]) {
    self.key = key
    self.names = names
  }
}

/// Texts with fields such as `{quantity}` that are filled from a product.
public struct TextTemplate: Sendable, Hashable {
  public var key: String
  /// The texts with their fields, one entry per locale.
  public var localizations: [Localization]
  /// Suppressions for the texts that the template fills, each of one locale.
  public var suppressions: [Suppression]

  public init(key: String, localizations: [Localization], suppressions: [Suppression] = []) {
    self.key = key
    self.localizations = localizations
    self.suppressions = suppressions
  }
}
