import AppStoreReference
import CatalogFormats
import CatalogModel
import SourceSyntax
import Testing

@testable import ForeignFormats

@Suite("Texts for translators") struct TranslationTests {
  private static let catalog = CatalogYAMLDecoder.read(
    SourceFile(
      name: "catalog.yml",
      text: """
        catalog: 1
        app: {bundleID: com.example.a, primaryLocale: zh-Hans, locales: [zh-Hans, ja, en-US]}
        currencies: {gold: {zh-Hans: 金币, ja: [コイン, 金貨]}}
        templates:
          pack:
            zh-Hans: {title: "{quantity}金币", description: "<&> {quantity:plain} 和 {price}"}
        products:
          coins: {type: consumable, price: {tier: 1}, grants: {gold: 60}, template: pack}
          gate:
            type: non-consumable
            price: {tier: 1}
            localizations:
              zh-Hans: {title: " 铁门 ", description: "\\"大\\" <门> & {quantity}"}
              ja: {title: 鉄の門}
        subscriptionGroups:
          vip: {referenceName: VIP, localizations: {zh-Hans: {title: 会员}}, products: {}}
        """)
  ).catalog

  /// The catalog with the locales to translate to.
  private func catalog(to locales: [String]) -> Catalog {
    var catalog = Self.catalog
    catalog.app.locales = locales
    return catalog
  }

  private func format(_ name: String) throws -> CatalogFormat {
    try #require(CatalogFormatRegistry.format(named: name))
  }

  private func read(_ text: String, named name: String) -> CatalogDocument {
    CatalogReading.read(SourceFile(name: name, text: text))
  }

  private func written(_ format: String, to locales: [String]) throws -> ExportResult {
    try #require(CatalogExport.export(catalog(to: locales), as: try self.format(format)))
  }

  @Test(
    "are read back with their translations, and with no others",
    arguments: ["xliff", "xliff-1.2", "strings", "xcstrings"])
  func roundTrip(name: String) throws {
    let result = try written(name, to: ["ja"])
    let ending = try format(name).fileExtensions[0]
    let document = CatalogReading.read(SourceFile(name: "a.\(ending)", bytes: result.bytes))
    #expect(document.unread == [])
    #expect(document.catalog.products.map(\.productID) == ["com.example.a.gate"])
    #expect(
      document.catalog.products.first?.localizations == [
        Localization(locale: "ja", storeLocale: StoreLocale("ja"), title: "鉄の門")
      ])
    #expect(document.catalog.currencies.map { $0.names.map(\.names) } == [[["コイン", "金貨"]]])
  }

  @Test(
    "include a locale's own text of a product with a template, beside what the template makes",
    arguments: ["xliff", "xliff-1.2", "strings", "xcstrings"])
  func override(name: String) throws {
    let catalog = CatalogYAMLDecoder.read(
      SourceFile(
        name: "catalog.yml",
        text: """
          catalog: 1
          app: {bundleID: com.example.a, primaryLocale: en-US, locales: [en-US, de-DE, ja]}
          currencies: {gold: {en-US: coins, de-DE: Münzen, ja: コイン}}
          templates:
            pack:
              en-US: {title: "{quantity} Coins", description: "Adds {quantity} coins."}
              de-DE: {title: "{quantity} Münzen", description: "{quantity} Münzen mehr."}
              ja: {title: "{quantity}コイン", description: "{quantity}コインを追加。"}
          products:
            coins:
              type: consumable
              grants: {gold: 60}
              template: pack
              localizations: {ja: {title: 金貨六十枚}}
            gems: {type: consumable, grants: {gold: 5}, template: pack}
          """)
    ).catalog
    let result = try #require(CatalogExport.export(catalog, as: format(name)))
    let ending = try format(name).fileExtensions[0]
    let files = result.files.isEmpty ? [.init(name: "all", bytes: result.bytes)] : result.files
    for file in files {
      let isJapanese = file.name.hasPrefix("ja") || files.count == 1
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(text.contains("com.example.a.coins.title") == isJapanese, "\(file.name): \(text)")
      #expect(text.contains("60 Coins") == isJapanese && text.contains("金貨六十枚") == isJapanese, "\(text)")
      #expect(!text.contains("coins.description") && !text.contains("gems."), "\(text)")
      guard isJapanese else { continue }
      let document = CatalogReading.read(SourceFile(name: "ja.\(ending)", bytes: file.bytes))
      let own = document.catalog.products.first { $0.productID == "com.example.a.coins" }
      #expect(
        own?.localizations == [Localization(locale: "ja", storeLocale: StoreLocale("ja"), title: "金貨六十枚")])
      #expect(document.changes(sinceExportFrom: catalog).isEmpty)
      var later = catalog
      later.products[0].localizations = later.products[0].localizations.map { texts in
        var texts = texts
        texts.title = texts.title?.replacing("60 Coins", with: "70 Coins")
        return texts
      }
      #expect(document.changes(sinceExportFrom: later).isEmpty == (name == "strings"))
    }
  }

  @Test("are a file for each locale", arguments: ["xliff", "strings"]) func files(name: String) throws {
    #expect(try written(name, to: ["ja", "en-US", "zh-Hans"]).files.map(\.name) == ["ja.\(name)", "en-US.\(name)"])
  }

  @Test("come back from a translator's tool that fills in every target", arguments: ["xliff", "xliff-1.2"])
  func translated(name: String) throws {
    let text = String(decoding: try written(name, to: ["en-US"]).bytes, as: UTF8.self)
    // The source is copied, as a tool does, and everything marked as final.
    var filled = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      filled += line + "\n"
      if line.contains("<source") { filled += line.replacing("source", with: "target") + "\n" }
    }
    let document = read(filled.replacing("\"initial\"", with: "\"final\""), named: "en.xliff")
    #expect(document.diagnostics.map(\.message) == [])
    let gate = document.catalog.products.first?.localizations.first
    #expect(gate?.title == " 铁门 ")
    #expect(gate?.description == "\"大\" <门> & {quantity}")
    let pack = document.catalog.templates.first?.localizations.first
    #expect(pack?.description == "<&> {quantity:plain} 和 {price}")
    #expect(document.catalog.groups.first?.localizations.first?.title == "会员")
  }

  /// A file of XLIFF 1.2 with one unit.
  private func former(
    _ body: String, id: String = "id=\"a.b.title\"",
    languages: String = "source-language=\"en\" target-language=\"ja\"",
    version: String = "1.2"
  ) -> CatalogDocument {
    read(
      "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"\(version)\"><file original=\"x\" \(languages)>"
        + "<header><tool tool-id=\"t\"/></header><body><group id=\"g\"><trans-unit \(id)>\(body)</trans-unit></group>"
        + "</body></file></xliff>", named: "a.xlf")
  }

  @Test(
    "in XLIFF 1.2 may have inline codes and marks of a tool",
    arguments: [
      ("<source>A</source><target>あ</target>", "あ"),
      (
        "<source>A</source><seg-source><mrk mid=\"0\" mtype=\"seg\">A</mrk></seg-source><target><mrk mid=\"0\" "
          + "mtype=\"seg\">あ &amp;</mrk> <mrk mid=\"1\" mtype=\"seg\">い</mrk></target>", "あ & い"
      ),
      (
        "<source>A <ph id=\"1\">{price}</ph></source><target state=\"final\"><ph id=\"1\">{price}</ph>であ</target>",
        "{price}であ"
      ),
      ("<source>A <ph id=\"1\">{price}</ph></source><target><x id=\"1\"/>であ</target>", "{price}であ"),
      (
        "<source>A <x id=\"INTERPOLATION\" equiv-text=\"{price}\"/></source><target><x id=\"INTERPOLATION\"/>であ</target>",
        "{price}であ"
      ),
      ("<source><g id=\"1\">A</g> b</source><target><g id=\"1\">あ</g>い</target>", "あい"),
      (
        "<source><bpt id=\"1\">*</bpt>A<ept id=\"1\">*</ept></source><target><bpt id=\"1\">*</bpt>あ<ept "
          + "id=\"1\">*</ept></target>", "*あ*"
      ),
      ("<source>A</source><target>あ</target><alt-trans><target>い</target></alt-trans><note>n</note>", "あ"),
    ]) func inlineCodes(body: String, title: String)
  {
    for version in ["1.1", "1.2"] {
      let document = former(body, version: version)
      #expect(document.diagnostics == [])
      #expect(
        document.catalog.products.first?.localizations == [
          Localization(locale: "ja", storeLocale: StoreLocale("ja"), title: title)
        ])
    }
  }

  @Test(
    "in XLIFF 1.2 are refused, counted or read with a warning where a translation is missing or in doubt",
    arguments: [
      ("<source>A</source>", "a.b.title", "1 of 1 texts have no translation", nil),
      ("<source>A</source><target/>", "a.b.title", "1 of 1 texts have no translation", nil),
      ("<source>A</source><target state=\"new\">A</target>", "a.b.title", "1 of 1 texts have no translation", nil),
      ("<source>A</source><target state=\"needs-translation\">あ</target>", "a.b.title", "1 of 1 texts have no", nil),
      (
        "<source>A</source><target state=\"needs-review-translation\">あ</target>", "a.b.title",
        "a translation with the state \"needs-review-translation\" is read", "あ"
      ),
      ("<source>A</source><target>あ</target>", "shop", "the unit \"shop\" is not a text of a catalog", nil),
      ("<source>A</source><target><x id=\"9\"/>あ</target>", "a.b.title", "a placeholder stands for nothing", "あ"),
      (
        "<source>A</source><target>あいう</target>", "a.b.title\" maxwidth=\"2\" size-unit=\"char",
        "the translation of \"a.b.title\" has 3 characters; the file allows 2", "あいう"
      ),
    ] as [(String, String, String, String?)]) func formerFaults(
      body: String, id: String, message: String, title: String?
    )
  {
    let document = former(body, id: "id=\"\(id)\"")
    #expect(document.diagnostics.count == 1)
    #expect(document.diagnostics.first?.message.hasPrefix(message) == true, "\(document.diagnostics)")
    #expect(document.catalog.products.first?.localizations.first?.title == title)
    if case let place? = document.diagnostics.first?.range { #expect(place.start > 0) }
  }

  @Test(
    "in XLIFF 1.2 need a target language that the store has",
    arguments: [
      ("source-language=\"en\"", "the file has no target language, \"target-language\""),
      ("target-language=\"tlh\"", "the App Store has no locale \"tlh\""),
    ]) func formerLanguages(languages: String, message: String)
  {
    let document = former("<source>A</source><target>あ</target>", languages: languages)
    #expect(document.diagnostics.map(\.message) == [message])
    #expect(
      former("", version: "1.0").diagnostics.first?.message.contains("expected 1.1, 1.2, 2.0, 2.1 or 2.2") == true)
  }

  @Test("in XLIFF 1.2 may be in several files, of several languages and of an app's other texts") func formerFiles() {
    func file(_ original: String, _ language: String, _ unit: String) -> String {
      "<file original=\"\(original)\" source-language=\"en\" target-language=\"\(language)\"><body>\(unit)</body></file>"
    }
    func unit(_ id: String, _ target: String) -> String {
      "<trans-unit id=\"\(id)\"><source>A</source><target>\(target)</target></trans-unit>"
    }
    let document = read(
      "<xliff version=\"1.2\">" + file("com.example.a", "ja", unit("a.b.title", "あ") + unit("a.c.title", "い"))
        + file("com.example.a", "de", unit("a.b.title", "Ä"))
        + file("App/Localizable.strings", "de", unit("welcome", "Hallo"))
        + "<file original=\"empty\" source-language=\"en\"><body/></file></xliff>", named: "a.xliff")
    #expect(
      document.diagnostics.map(\.message) == [
        "the file \"App/Localizable.strings\" has no texts of a catalog, and is not read"
      ])
    let texts = document.catalog.products.map { $0.localizations.map { "\($0.locale) \($0.title ?? "")" } }
    #expect(texts == [["ja あ", "de-DE Ä"], ["ja い"]])
  }

  private func unit(
    _ body: String, name: String = "a.b.title", start: String = "version=\"2.1\" srcLang=\"en\" trgLang=\"ja\""
  ) -> CatalogDocument {
    read(
      "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" \(start)><file id=\"f\"><group id=\"g\">"
        + "<unit id=\"1\" name=\"\(name)\">\(body)</unit></group></file></xliff>", named: "a.xliff")
  }

  @Test("may be split into segments, with marks and references of a tool") func segments() {
    let document = unit(
      "<segment id=\"s1\"><source>A.</source><target>あ&amp;<mrk id=\"m\" type=\"term\">い</mrk>"
        + "<![CDATA[<う>]]></target></segment><ignorable><source> </source></ignorable>"
        + "<segment id=\"s2\"><source>B.</source><target>&#x3048;<cp hex=\"0009\"/></target></segment>")
    #expect(document.diagnostics == [])
    #expect(document.catalog.products.first?.localizations.first?.title == "あ&い<う> え\t")
  }

  @Test(
    "are refused or counted where a translation is missing or wrong",
    arguments: [
      ("<segment><source>A</source></segment>", "a.b.title", "1 of 1 texts have no translation"),
      (
        "<segment state=\"initial\"><source>A</source><target>A</target></segment>", "a.b.title",
        "1 of 1 texts have no translation"
      ),
      (
        "<segment><source>A</source><target>あ</target></segment><segment><source>B</source></segment>", "a.b.title",
        "1 of the 2 segments of \"a.b.title\" have no translation"
      ), ("<segment><source>A</source><target>あ</target></segment>", "shop", "the unit \"shop\" is not a text"),
    ]) func faults(body: String, name: String, message: String)
  {
    let document = unit(body, name: name)
    #expect(document.diagnostics.count == 1)
    #expect(document.diagnostics.first?.message.hasPrefix(message) == true, "\(document.diagnostics)")
    #expect(document.catalog.products.isEmpty)
  }

  @Test("a translation without a field of the original is read, with a warning unless the catalog has it")
  func lostField() {
    let documents = [
      unit(
        "<originalData><data id=\"d1\">{price}</data></originalData><segment><source>A<ph id=\"1\" "
          + "dataRef=\"d1\"/></source><target>あ</target></segment>", name: "a.b.title"),
      former("<source>A<ph id=\"1\">{price}</ph></source><target>あ</target>"),
    ]
    for document in documents {
      #expect(document.diagnostics.map(\.message) == [])
      #expect(document.catalog.products.first?.localizations.first?.title == "あ")
      var catalog = document.catalog
      #expect(document.changes(sinceExportFrom: catalog).map(\.message) == [])
      catalog.products[0].localizations[0].title = "い"
      #expect(
        document.changes(sinceExportFrom: catalog).map { "\($0.severity): \($0.message)" } == [
          "warning: the translation of \"a.b.title\" lacks the placeholder \"{price}\""
        ])
    }
  }

  @Test("a translation that is longer than its file allows is read, with a warning") func restrictedSize() {
    func messages(_ target: String) -> [String] {
      unit(
        "<segment><source>A</source><target>\(target)</target></segment>", name: "a.b.title\" slr:sizeRestriction=\"3",
        start: "xmlns:slr=\"urn:oasis:names:tc:xliff:sizerestriction:2.0\" version=\"2.1\" " + "trgLang=\"ja\""
      ).diagnostics.map(\.message)
    }
    #expect(messages("あいう") == [])
    #expect(messages("あいうえ") == ["the translation of \"a.b.title\" has 4 characters; the file allows 3"])
  }

  @Test(
    "need a version and a locale that are known",
    arguments: [
      ("version=\"1.0\"", "XLIFF \"1.0\" is not read; expected 1.1, 1.2, 2.0, 2.1 or 2.2"),
      ("version=\"2.0\"", "the file has no target language, \"trgLang\""),
      ("version=\"2.0\" trgLang=\"tlh\"", "the App Store has no locale \"tlh\""),
    ]) func heads(start: String, message: String)
  { #expect(unit("", start: start).diagnostics.map(\.message) == [message]) }
}
