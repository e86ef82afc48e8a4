package import AppStoreReference
import Basics

/// Words that a rule looks for in a text: words of its language and of English, which product texts
/// use everywhere.
///
/// The words of a language are read when the first text of that language needs them, so that the
/// other languages cost nothing; and they are not found by chance in texts of another.
package final class LanguageWords<Words: Sendable>: Sendable {
  private let prepare: @Sendable (Int) -> Words
  private let known = Lock([Words?](repeating: nil, count: Language.all.count))

  /// - Parameter prepare: Creates the words to search for, for the language with an index.
  package init(byIndex prepare: @escaping @Sendable (Int) -> Words) {
    self.prepare = prepare
  }

  /// - Parameters:
  ///   - list: The list in each language.
  ///   - prepare: Converts the lists to the words to search for.
  package convenience init(
    lists list: @escaping @Sendable (Language) -> String,
    _ prepare: @escaping @Sendable ([String]) -> Words
  ) {
    self.init(byIndex: { prepare(Language.read(in: $0).map(list)) })
  }

  /// - Parameter prepare: Converts the entries of the lists to the words to search for.
  package convenience init(
    _ list: @escaping @Sendable (Language) -> String,
    _ prepare: @escaping @Sendable ([String]) -> Words
  ) {
    self.init(lists: list) { prepare($0.flatMap(Language.entries)) }
  }

  /// The words for texts of a locale.
  package subscript(locale: StoreLocale?) -> Words {
    let index = Language.index(of: locale)
    if let words = known.withLock({ $0[index] }) { return words }
    let words = prepare(index)
    known.withLock { $0[index] = words }
    return words
  }
}

extension LanguageWords<[String]> {
  package convenience init(_ list: @escaping @Sendable (Language) -> String) {
    self.init(list) { $0 }
  }
}

extension LanguageWords<Set<String>> {
  package convenience init(setOf list: @escaping @Sendable (Language) -> String) {
    self.init(list) { Set($0) }
  }
}
