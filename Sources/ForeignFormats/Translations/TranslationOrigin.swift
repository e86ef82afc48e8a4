import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax

/// The catalog that a file of translations was exported from, according to the file: translators work
/// for weeks, and meanwhile the catalog changes.
struct TranslationOrigin: Sendable {
  struct Text: Sendable {
    var key: TextUnit.Key
    /// The text that was translated; nil when the file doesn't have it.
    var source: String?
    var isTranslated: Bool
    var range: SourceRange
    /// The name of the text in the file, and its translation, which lacks fields that placeholders stand for.
    var lost: (name: String, translation: String, fields: [String])?
  }

  /// The app that the file was exported from, and the place where it is stated; nil when it is unknown.
  var app: (bundleID: String, range: SourceRange)?
  /// The locale of the sources; nil when it is unknown.
  var sourceLocale: StoreLocale?
  /// The locales of the translations.
  var locales: [StoreLocale] = []
  /// The texts of the file, translated or not.
  var texts: [Text] = []

  /// Our own limit on how many texts are described.
  private static let most = 5

  /// The changes since the export in the catalog that the translations are brought back to.
  func changes(in catalog: Catalog) -> [Diagnostic] {
    let units = catalog.textUnits
    return changedApp(in: catalog) + changedTexts(in: catalog, units) + lostFields(in: units)
      + missingTexts(in: catalog, units)
  }

  /// The placeholders that new translations lack. This is no reason to refuse them: a price, say, may be mentioned in
  /// some languages only.
  private func lostFields(in units: [TextUnit]) -> [Diagnostic] {
    let known = Dictionary(units.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    return texts.flatMap { text -> [Diagnostic] in
      guard let lost = text.lost, !locales.contains(where: { known[text.key]?.text(in: $0) == lost.translation }) else {
        return []
      }
      return lost.fields.map { field in
        Diagnostic(
          .warning, "the translation of \(quoted: lost.name) lacks the placeholder \(quoted: field)", at: text.range)
      }
    }
  }

  private func changedApp(in catalog: Catalog) -> [Diagnostic] {
    guard let app, let own = catalog.app.bundleID, ExactText(app.bundleID) != ExactText(own),
      // A tool may put the name of its file there.
      app.bundleID.contains("."), !app.bundleID.contains("/"),
      ![".xliff", ".xlf", ".yml", ".yaml"].contains(where: app.bundleID.lowercased().hasSuffix)
    else { return [] }
    let message: Message = "the file was exported from the app \(quoted: app.bundleID), not \(quoted: own)"
    return [Diagnostic(.warning, message, at: app.range)]
  }

  private func changedTexts(in catalog: Catalog, _ units: [TextUnit]) -> [Diagnostic] {
    guard let locale = catalog.sourceLocale, locale == sourceLocale else { return [] }
    let known = Dictionary(
      units.lazy.compactMap { unit in unit.source(in: locale).map { (unit.key, $0) } },
      uniquingKeysWith: { first, _ in first })
    let changed = texts.compactMap { text -> (Text, String, String)? in
      guard text.isTranslated, let source = text.source, let now = known[text.key],
        source.trimmedBlanks != now.trimmedBlanks
      else { return nil }
      return (text, source, now)
    }
    var changes = changed.prefix(Self.most).map { text, source, now in
      Diagnostic(
        .warning,
        "\(quoted: text.key.text) was translated from \(quoted: source), but the catalog says "
          + "\(quoted: now) now; check the translation", at: text.range)
    }
    if changed.count > changes.count {
      let more = changed.count - changes.count
      changes.append(
        Diagnostic(
          .warning,
          more == 1
            ? "1 more text has changed in the catalog" : "\(more) more texts have changed in the catalog",
          at: changed[changes.count].0.range))
    }
    return changes
  }

  /// The texts that the file doesn't have and that have no translation yet.
  private func missingTexts(in catalog: Catalog, _ units: [TextUnit]) -> [Diagnostic] {
    guard let source = catalog.sourceLocale else { return [] }
    let known = Set(texts.map(\.key))
    return locales.compactMap { locale -> Diagnostic? in
      let missing = units.filter { $0.text(in: source) != nil && $0.text(in: locale) == nil && !known.contains($0.key) }
      guard !missing.isEmpty else { return nil }
      let listed = Message(list: missing.map { "\(quoted: $0.key.text)" }, atMost: 3)
      let count: Message =
        missing.count == 1 ? "1 text of the catalog is" : "\(missing.count) texts of the catalog are"
      return Diagnostic(
        .warning, "\(count) not in the file and not translated into \(quoted: locale.code): \(listed)",
        at: SourceRange(at: 0))
    }
  }
}
