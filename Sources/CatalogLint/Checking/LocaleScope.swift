public import AppStoreReference

/// The locales that something applies to: all, or some by language or code.
public struct LocaleScope: Sendable, Hashable {
  /// One bit per locale of the store; nil for every text, including texts of unknown or no locale.
  private var mask: UInt64?

  /// Every text in any locale.
  public static let all = LocaleScope(mask: nil)

  private init(mask: UInt64?) { self.mask = mask }

  /// The scope of a name: `all`, a language such as `zh`, or a locale such as `zh-Hans` in any
  /// spelling; nil when the store has neither.
  public init?(_ name: String) {
    if name == "all" {
      self = .all
      return
    }
    let ofLanguage = StoreLocale.all.filter { $0.language == name }
    let locales = ofLanguage.isEmpty ? StoreLocale.resolving(name).map { [$0] } ?? [] : ofLanguage
    guard !locales.isEmpty else { return nil }
    mask = locales.reduce(0) { $0 | 1 << UInt64($1.index) }
  }

  /// The valid names of scopes.
  public static let names: [String] = {
    var names = ["all"]
    for locale in StoreLocale.all {
      if !names.contains(locale.language) { names.append(locale.language) }
      if locale.code != locale.language { names.append(locale.code) }
    }
    return names
  }()

  /// Whether the scope includes every text.
  public var isAll: Bool { mask == nil }

  public func union(_ other: LocaleScope) -> LocaleScope {
    guard let mask, let others = other.mask else { return .all }
    return LocaleScope(mask: mask | others)
  }

  /// Whether the scope includes texts of a locale; pass nil for texts in no locale of the store.
  public func contains(_ locale: StoreLocale?) -> Bool {
    guard let mask else { return true }
    guard let locale else { return false }
    return mask & 1 << UInt64(locale.index) != 0
  }
}
