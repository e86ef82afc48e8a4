import AppStoreReference
import Basics

/// Words that a rule looks for in a text: those of its language and of English, which product texts
/// use everywhere.
///
/// The words of a language are read when the first text of that language needs them, so that the
/// other languages cost nothing; and they are not found by chance in texts of another.
final class OwnWords<Words: Sendable>: Sendable {
  private let prepare: @Sendable (Int) -> Words
  private let known = Lock([Words?](repeating: nil, count: Language.all.count))

  /// - Parameter prepare: Makes what the rule searches, for the language with an index.
  init(byIndex prepare: @escaping @Sendable (Int) -> Words) {
    self.prepare = prepare
  }

  /// - Parameters:
  ///   - list: The list in each language.
  ///   - prepare: Turns the lists into what the rule searches.
  convenience init(
    lists list: @escaping @Sendable (Language) -> String,
    _ prepare: @escaping @Sendable ([String]) -> Words
  ) {
    self.init(byIndex: { prepare(Language.read(in: $0).map(list)) })
  }

  /// - Parameter prepare: Turns the entries of the lists into what the rule searches.
  convenience init(
    _ list: @escaping @Sendable (Language) -> String,
    _ prepare: @escaping @Sendable ([String]) -> Words
  ) {
    self.init(lists: list) { prepare($0.flatMap(Language.entries)) }
  }

  /// The words for texts of a locale.
  subscript(locale: StoreLocale?) -> Words {
    let index = Language.index(of: locale)
    if let words = known.withLock({ $0[index] }) { return words }
    let words = prepare(index)
    known.withLock { $0[index] = words }
    return words
  }
}

extension OwnWords<[String]> {
  convenience init(_ list: @escaping @Sendable (Language) -> String) {
    self.init(list) { $0 }
  }
}

extension OwnWords<Set<String>> {
  convenience init(setOf list: @escaping @Sendable (Language) -> String) {
    self.init(list) { Set($0) }
  }
}
