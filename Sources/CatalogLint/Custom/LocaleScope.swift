public import AppStoreReference

/// The locales in whose texts something counts: all, or some by language or code.
public struct LocaleScope: Sendable, Hashable {
  /// One bit a locale of the store; nil for every text, those of unknown locales and of none too.
  private var mask: UInt64?

  /// Every text, in whatever locale.
  public static let all = LocaleScope(mask: nil)

  private init(mask: UInt64?) {
    self.mask = mask
  }

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

  /// The names that a scope can have.
  public static let names: [String] = {
    var names = ["all"]
    for locale in StoreLocale.all {
      if !names.contains(locale.language) { names.append(locale.language) }
      if locale.code != locale.language { names.append(locale.code) }
    }
    return names
  }()

  /// Whether every text is meant.
  public var isAll: Bool { mask == nil }

  public func union(_ other: LocaleScope) -> LocaleScope {
    guard let mask, let others = other.mask else { return .all }
    return LocaleScope(mask: mask | others)
  }

  /// Whether texts of a locale are meant; nil for texts of no locale that the store has.
  public func contains(_ locale: StoreLocale?) -> Bool {
    guard let mask else { return true }
    guard let locale else { return false }
    return mask & 1 << UInt64(locale.index) != 0
  }
}
