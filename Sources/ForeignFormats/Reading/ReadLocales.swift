import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax

/// The locales of one product or group of a foreign file: a catalog has each of them once, so that
/// the first text of a locale is kept, and the others are reported.
struct ReadLocales {
  private var firsts: [ExactText: (written: String, range: SourceRange)] = [:]

  /// The common identity of two spellings of one locale.
  static func identity(_ written: String, _ locale: StoreLocale?) -> ExactText { ExactText(locale?.code ?? written) }

  /// Whether a locale is new; a repeated one is reported, and counted as lost.
  ///
  /// - Parameters:
  ///   - written: The locale, as the file spells it.
  ///   - locale: The locale of the store; nil for an unknown one.
  ///   - subject: The product or group.
  mutating func insert(
    _ written: String, _ locale: StoreLocale?, at place: some ProblemPlace, of subject: CatalogPath.Subject,
    _ problems: inout ReadingProblems
  ) -> Bool {
    let identity = Self.identity(written, locale)
    guard let first = firsts[identity] else {
      firsts[identity] = (written, place.opening)
      return true
    }
    let isSame = first.written.utf8.elementsEqual(written.utf8)
    problems.duplicate(
      isSame
        ? "the locale \(quoted: written) occurs twice; the first one is kept"
        : "\(quoted: first.written) and \(quoted: written) are the same locale of the App Store, "
          + "\"\(identity.text)\"; the first one is kept", at: place, first: first.range)
    problems.lose(.value, CatalogPath(subject, .locale), "a locale that occurs again is left out")
    return false
  }
}
