import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax

/// The texts of a catalog as `.strings`, a file for each locale, which every translator's tool knows.
///
/// A text without a translation is written in the source locale, and its comment says so: while it
/// is unchanged, it is not read as a translation.
enum StringsFormat {
  static func write(_ catalog: Catalog) -> ExportResult {
    guard let source = catalog.sourceLocale else { return ExportResult(bytes: []) }
    let units = catalog.textUnits.filter { $0.source(in: source) != nil }
    let targets = catalog.targetLocales
    let files = (targets.isEmpty ? [source] : targets).map { target in
      ExportResult.File(name: "\(target.code).strings", bytes: Array(text(units, from: source, to: target).utf8))
    }
    return ExportResult(bytes: files[0].bytes, files: files)
  }

  private static func text(_ units: [TextUnit], from source: StoreLocale, to target: StoreLocale) -> String {
    var lines = ["/* Locale: \(target.code) */", ""]
    for unit in units where unit.isWritten(to: target) {
      guard let original = unit.source(in: source) else { continue }
      let translation = unit.text(in: target)
      let limit = unit.limit.map { "; at most \($0) characters" } ?? ""
      let state = translation == nil ? "; \(untranslated)" : ""
      let shown = StringsFile.quoted(original).replacing("*/", with: "* /")
      lines += [
        "/* \(source.code): \(shown)\(limit)\(state) */",
        "\(StringsFile.quoted(unit.key.text)) = \(StringsFile.quoted(translation ?? original));", "",
      ]
    }
    return lines.joined(separator: "\n")
  }

  private static let untranslated = "not translated yet"

  /// Whether the file starts with an entry, or with a comment and has one.
  static func mark(in file: ParsedFile) -> Int? {
    let source = UTF16Text.decoded(file.source) ?? file.source
    let text = String(decoding: source.bytes.prefix(4_096), as: UTF8.self)
    let start = text.first { !$0.isWhitespace }
    return (start == "\"" || start == "/") && text.contains("\" = \"") ? CatalogFormat.shape : nil
  }

  /// Reads translations; the locale is taken from the first comment, or from the file's name or
  /// folder: `ja.strings`, `ja.lproj/Products.strings`.
  static func read(_ file: ParsedFile) -> CatalogDocument {
    // UTF-16, as Apple's tools wrote these files for decades.
    let source = UTF16Text.decoded(file.source) ?? file.source
    guard !SyntaxTree.isBinaryPropertyList(source), !source.isBinary else {
      return CatalogDocument(
        refusing: source, [.texts],
        [
          Diagnostic(
            .error,
            "the file is not text in UTF-8 or UTF-16, as compiled .strings files are; expected lines "
              + "such as \"key\" = \"text\";", at: SourceRange(at: 0))
        ])
    }
    let strings = StringsFile(source)
    var problems = strings.problems
    var translated = TranslatedCatalog()
    let codes = codes(of: source)
    let named = codes.map { file.columns.translated($0) }
    let locales = Set(named.compactMap(\.locale))
    guard locales.count == 1, let locale = locales.first else {
      let message =
        locales.isEmpty
        ? named.first?.doubt.english
          ?? "the locale of the file is unknown; name it like ja.strings, or put it into ja.lproj"
        : "the comment at the top says that the file is in \(quoted: codes[0]), and its name or folder \(quoted: codes[1]); "
          + "correct one of them"
      problems.error(message, at: SourceRange(at: 0))
      return CatalogDocument(Catalog(facets: [.texts]), of: source, [], problems) { _, _ in nil }
    }
    var missing = 0
    var origin = TranslationOrigin(locales: [locale])
    for entry in strings.entries {
      guard let key = TextUnit.Key(entry.key) else {
        problems.error(
          "the key \(quoted: entry.key) is not a text of a catalog; expected one such as "
            + "\"com.example.app.coins.title\"", at: entry.range)
        continue
      }
      let shown = StringsFile.quoted(entry.value).replacing("*/", with: "* /")
      let isSource = entry.comment.contains(": \(shown)") && entry.comment.contains(untranslated)
      if isSource || entry.value.isEmpty {
        missing += 1
      } else if !translated.add(entry.value, for: key, in: locale) {
        problems.error("the key \(quoted: entry.key) occurs twice", at: entry.range)
      }
      origin.texts.append(.init(key: key, source: nil, isTranslated: !isSource, range: entry.range))
    }
    if missing > 0 {
      problems.warning(
        "\(missing) of \(strings.entries.count) texts have no translation, and are left as they are",
        at: SourceRange(at: 0))
    }
    var document = CatalogDocument(translated.catalog, of: source, [], problems) { _, _ in nil }
    document.changesSinceExport = origin.changes
    return document
  }

  /// The codes of locales that the first comment has, and the file's name or folder.
  private static func codes(of source: SourceFile) -> [String] {
    var codes: [String] = []
    func add(_ code: some StringProtocol) -> Bool {
      guard StoreLocale.resolving(code) != nil else { return false }
      codes.append(String(code))
      return true
    }
    let text = String(decoding: source.bytes.prefix(200), as: UTF8.self)
    if let start = text.firstRange(of: "/* Locale: ")?.upperBound {
      _ = add(text[start...].prefix { $0 != " " && $0 != "*" && $0 != "\n" })
    }
    let folder = Path.name(of: Path.folder(of: source.name))
    if !add(Path.name(of: source.name).split(separator: ".").first ?? ""), folder.hasSuffix(".lproj") {
      _ = add(folder.dropLast(6))
    }
    return codes
  }
}
