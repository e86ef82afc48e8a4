import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax

/// The texts of a catalog as a string catalog of Xcode, `.xcstrings`: all locales in one file, each
/// text with its state.
enum StringCatalogFormat {
  static func write(_ catalog: Catalog) -> ExportResult {
    guard let source = catalog.sourceLocale else { return ExportResult(bytes: []) }
    let targets = catalog.targetLocales
    let strings = catalog.textUnits.compactMap { unit -> (String, OrderedValue?)? in
      guard let text = unit.source(in: source) else { return nil }
      var texts: [(String, OrderedValue?)] = [(source.code, localization(text))]
      for target in targets { texts.append((target.code, unit.text(in: target).map(localization))) }
      return (
        unit.key.text,
        .map(entries: [
          ("comment", unit.limit.map { .text("at most \($0) characters") }), ("extractionState", .text("manual")),
          ("localizations", .map(entries: texts.sorted { $0.0 < $1.0 })),
        ])
      )
    }
    let file = OrderedValue.map(entries: [
      ("sourceLanguage", .text(source.code)), ("strings", .map(entries: strings.sorted { $0.0 < $1.0 })),
      ("version", .text("1.0")),
    ])
    return ExportResult(bytes: file.json(.pretty))
  }

  private static func localization(_ text: String) -> OrderedValue {
    .map(entries: [("stringUnit", .map(entries: [("state", .text("translated")), ("value", .text(text))]))])
  }

  /// A file with the keys of a string catalog.
  static func mark(in file: ParsedFile) -> Int? {
    guard let root = file.jsonRoot, root.isMapping else { return nil }
    return root.firstKey(among: ["sourceLanguage"])
  }

  /// Reads the translations into all locales but the source language.
  static func read(_ file: ParsedFile) -> CatalogDocument {
    let tree = file.json
    guard let root = tree.root, root.isMapping, let strings = root.value(forKey: "strings"), strings.isMapping else {
      return CatalogDocument(of: tree, whichIsNot: "a string catalog is a JSON object with \"strings\"", [.texts])
    }
    var problems = ReadingProblems(isWhole: !tree.hasErrors)
    let hasTexts = strings.entries.contains { _, entry in
      entry.value(forKey: "localizations")?.entries.contains { _, _ in true } ?? false
    }
    if !hasTexts { problems.error("the string catalog has no texts", at: strings) }
    var translated = TranslatedCatalog()
    let source = root.value(forKey: "sourceLanguage").flatMap { StoreLocale.resolving($0.text) }
    var origin = TranslationOrigin(sourceLocale: source)
    for (name, entry) in strings.entries {
      if entry.value(forKey: "shouldTranslate")?.equals("false") == true { continue }
      guard let key = TextUnit.Key(name.text) else {
        problems.error(
          "the key \(quoted: name.text) is not a text of a catalog; expected one such as "
            + "\"com.example.app.coins.title\"", at: name)
        continue
      }
      let place = origin.texts.count
      origin.texts.append(.init(key: key, source: nil, isTranslated: false, range: name.range))
      guard let texts = entry.value(forKey: "localizations"), texts.isMapping else { continue }
      for (language, localization) in texts.entries {
        let isSource = root.value(forKey: "sourceLanguage")?.text == language.text
        let (known, doubt) = file.columns.translated(language.text)
        guard let locale = isSource ? source : known else {
          problems.once(.error, doubt.english, at: language)
          continue
        }
        if locale == source {
          origin.texts[place].source = localization.value(forKey: "stringUnit")?.value(forKey: "value")?.text
          continue
        }
        guard let unit = localization.value(forKey: "stringUnit"), let value = problems.text("value", of: unit) else {
          problems.error("a text of a catalog can't have variations", at: language)
          continue
        }
        let state = unit.value(forKey: "state")?.text ?? "translated"
        if state == "new" || value.isEmpty { continue }
        if state == "needs_review" || state == "stale" {
          problems.once(.warning, "some texts are marked as \(quoted: state); they are read as they are", at: language)
        }
        origin.texts[place].isTranslated = true
        if !origin.locales.contains(locale) { origin.locales.append(locale) }
        if !translated.add(value, for: key, in: locale) {
          problems.error("the text occurs twice in \(quoted: language.text)", at: language)
        }
      }
    }
    var document = CatalogDocument(translated.catalog, of: tree.source, tree.diagnostics, problems) { _, _ in nil }
    if !tree.hasErrors { document.changesSinceExport = origin.changes }
    return document
  }
}
