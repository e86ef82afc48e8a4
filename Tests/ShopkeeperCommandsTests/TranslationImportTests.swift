import Foundation
import Testing

/// Translations that come back weeks after they were exported.
@Suite("Importing translations into a catalog that has changed") struct TranslationImportTests {
  private static let catalog = """
    catalog: 1
    app: {bundleID: com.example.shop, primaryLocale: en-US, locales: [en-US, ja]}
    products:
      coins: {type: consumable, localizations: {en-US: {title: Gold, description: A bag of it.}}}
      gate: {type: non-consumable, localizations: {en-US: {title: Gate}}}

    """

  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write(Self.catalog, to: "catalog.yml")
  }

  /// Exports the texts, and translates them all as a tool does.
  private func translated(_ format: String) async throws -> String {
    let export = await CommandRun("export", path, "-f", format, "--locale", "ja", "-o", "-")
    #expect(export.status == 0, "\(export.errors)")
    return switch format {
    case "xliff": export.output.replacing("</source>", with: "</source><target>金</target>")
    case "strings": export.output.replacing(try Regex("= \"[^\"]*\";"), with: "= \"金\";")
    default:
      export.output.replacing(
        "\"localizations\": {",
        with: "\"localizations\": {\"ja\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"金\"}},")
    }
  }

  private func imported(_ text: String, as format: String) async throws -> CommandRun {
    let file = try folder.write(text, to: "ja.\(format)")
    return await CommandRun("import", file, "--into", path)
  }

  @Test("says nothing when nothing has changed", arguments: ["xliff", "strings", "xcstrings"]) func unchanged(
    format: String
  ) async throws {
    let run = try await imported(try await translated(format), as: format)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors == "")
    #expect(try folder.text("catalog.yml").contains("ja: {title: 金"))
  }

  @Test(
    "asks which locale a language alone means, unless the catalog or a map says it",
    arguments: ["xliff", "strings", "xcstrings"], [("pt", "pt-BR"), ("es", "es-MX"), ("zh", "zh-Hant")])
  func ambiguous(format: String, language: (code: String, locale: String)) async throws {
    let text = try await translated(format)
    let file = try folder.write(
      text.replacing("\"ja\"", with: "\"\(language.code)\"").replacing("Locale: ja", with: "Locale: \(language.code)"),
      to: "texts.\(format)")
    let asked = await CommandRun("import", file, "--into", path)
    #expect(asked.status == 1, "\(asked.errors)")
    #expect(asked.errors.contains("the language \"\(language.code)\" may be "), "\(asked.errors)")
    #expect(try folder.text("catalog.yml") == Self.catalog)
    let map = "\(language.code)=\(language.locale)"
    let mapped = await CommandRun("import", file, "--into", path, "--map", map, "--dry-run")
    #expect(mapped.status == 0 && mapped.output.contains(language.locale), "\(mapped.output)\(mapped.errors)")
    try folder.write(Self.catalog.replacing("[en-US, ja]", with: "[en-US, \(language.locale)]"), to: "catalog.yml")
    let known = await CommandRun("import", file, "--into", path)
    #expect(known.status == 0, "\(known.errors)")
    #expect(try folder.text("catalog.yml").contains("\(language.locale): {title: 金"))
  }

  @Test(
    "refuses .strings whose comment names another locale than the folder or the file", arguments: ["zh-Hant", "fr-CA"])
  func contradiction(locale: String) async throws {
    let text = try await translated("strings")
    for name in ["\(locale).lproj/Catalog.strings", "\(locale).strings"] {
      let run = await CommandRun("import", try folder.write(text, to: name), "--into", path)
      #expect(run.status == 1)
      #expect(run.errors.contains("\"ja\"") && run.errors.contains("\"\(locale)\""), "\(run.errors)")
    }
    #expect(try folder.text("catalog.yml") == Self.catalog)
  }

  @Test("says that a new locale is not among the app's", arguments: ["xliff", "strings", "xcstrings"])
  func newLocale(format: String) async throws {
    let text = try await translated(format)
    try folder.write(Self.catalog.replacing("[en-US, ja]", with: "[en-US]"), to: "catalog.yml")
    let run = try await imported(text, as: format)
    #expect(run.errors.contains("note: \"ja\" is not among the app's \"locales\""), "\(run.errors)")
    let again = try await imported(text, as: format)
    #expect(!again.errors.contains("locales"), "\(again.errors)")
  }

  @Test("names texts that were translated from another original", arguments: ["xliff", "xcstrings"])
  func changedOriginal(format: String) async throws {
    let text = try await translated(format)
    try folder.write(Self.catalog.replacing("A bag of it.", with: "A chest of it."), to: "catalog.yml")
    let run = try await imported(text, as: format)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.errors.contains(
        ": warning: \"com.example.shop.coins.description\" was translated from \"A bag of it.\", but the "
          + "catalog says \"A chest of it.\" now; check the translation"), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
  }

  @Test(
    "names texts that the file lacks, unless they are translated already", arguments: ["xliff", "strings", "xcstrings"])
  func missing(format: String) async throws {
    let text = try await translated(format)
    let more = "  key: {type: non-consumable, localizations: {en-US: {title: Key}JA}}\n"
    for (locale, isMissing) in [("", true), (", ja: {title: 鍵}", false)] {
      try folder.write(Self.catalog + more.replacing("JA", with: locale), to: "catalog.yml")
      let run = try await imported(text, as: format)
      #expect(run.status == 0, "\(run.errors)")
      let message =
        "warning: 1 text of the catalog is not in the file and not translated into \"ja\": "
        + "\"com.example.shop.key.title\""
      #expect(run.errors.contains(message) == isMissing, "\(run.errors)")
    }
  }

  @Test("leaves out texts of what the catalog doesn't have, and says so") func unknown() async throws {
    let text = try await translated("xliff").replacing(
      "com.example.shop.gate.title", with: "com.example.shop.gat.title")
    let unit = { (name: String) in
      "<unit id=\"\(name)\" name=\"\(name)\"><segment><source>A</source><target>あ</target></segment></unit>"
    }
    let extra = ["template:pack.title", "group:vip.title", "currency:gold.names"].map(unit).joined()
    let run = try await imported(text.replacing("</file>", with: "\(extra)</file>"), as: "xliff")
    #expect(run.status == 1)
    for (owner, noun) in [
      ("com.example.shop.gat", "product"), ("template pack", "template"), ("group vip", "group"),
      ("currency gold", "currency"),
    ] {
      let line = "! \(owner): the catalog has no such \(noun); its texts are left out\n"
      #expect(run.output.contains(line), "\(run.output)")
    }
    #expect(run.errors.contains("not in the file and not translated into \"ja\": \"com.example.shop.gate.title\""))
    let merged = try folder.text("catalog.yml")
    #expect(!merged.contains("templates") && !merged.contains("currencies"), "\(merged)")
  }

  @Test("says that the file is another app's, but not when a tool wrote its own name") func otherApp() async throws {
    let text = try await translated("xliff")
    let own = "original=\"com.example.shop\""
    for (original, isOther) in [("com.example.game", true), ("ja.xliff", false), ("texts/a.b", false)] {
      let run = try await imported(text.replacing(own, with: "original=\"\(original)\""), as: "xliff")
      let message = "warning: the file was exported from the app \"\(original)\", not \"com.example.shop\""
      #expect(run.errors.contains(message) == isOther, "\(run.errors)")
    }
  }
}
