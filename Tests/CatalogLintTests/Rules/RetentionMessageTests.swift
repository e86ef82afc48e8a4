import CatalogFormats
import CatalogLint
import CatalogModel
import ForeignFormats
import SourceSyntax
import Testing

@Suite("Retention messages") struct RetentionMessageTests {
  private static func marked(_ messages: String) -> MarkedCatalog {
    MarkedCatalog(
      """
      catalog: 1
      app:
        bundleID: com.example.game
        primaryLocale: en-US
        retentionMessages:
          \(messages)
      products: {}
      """)
  }

  /// A message, the rule that finds something at the mark, and whether it can be fixed.
  static let faults: [(String, String, Bool)] = [
    (
      "- {referenceName: Stay, locale: en-US, header: Before you go, body: ⟦Lorem ipsum⟧ dolor.}", "placeholder-text",
      false
    ),
    ("- {referenceName: Stay, locale: en-US, header: Before⟦  ⟧you go, body: It is kept.}", "untidy-spacing", true),
    (
      "- {referenceName: Stay, locale: en-US, header: Before you go, body: Cheaper on ⟦Android⟧.}", "other-platform",
      false
    ),
    ("- {referenceName: Stay, locale: ja, header: その前に, body: ⟦Все монеты останутся с вами⟧}", "wrong-script", false),
  ]

  @Test("are checked by the rules about wording and languages", arguments: faults.indices) func wording(_ index: Int) {
    let (text, rule, isFixable) = Self.faults[index]
    let catalog = Self.marked(text)
    let found = MarkedCatalog.lint([catalog.input()], only: [rule]).findings
    #expect(found.map(\.rule) == [rule], "\(found)")
    #expect(found.first?.range.start == catalog.marks.first?.start, "\(found)")
    #expect(found.first?.locale == (rule == "wrong-script" ? "ja" : "en-US"))
    #expect(["header", "body"].contains(found.first?.field))
    #expect((found.first?.fix != nil) == isFixable)
  }

  @Test("are no titles and no descriptions of a product") func lengths() {
    let long = "Everything that you have collected so far stays with you for as long as you like to play, and then some"
    let catalog = Self.marked("- {referenceName: Stay, locale: en-US, header: Go, body: \"\(long)\"}")
    let report = MarkedCatalog.lint([catalog.input()], only: nil)
    #expect(!report.findings.contains { $0.field == "header" || $0.field == "body" }, "\(report.findings)")
  }

  @Test("are the same in every format that has a whole catalog", arguments: ["yaml", "json", "xml", "plist"])
  func formats(_ name: String) throws {
    let text = Self.marked("- {referenceName: Stay, locale: zh-CN, header: 先别走, body: \"1, 2: 金币还在\"}").text
    let catalog = CatalogReading.read(SourceFile(name: "catalog.yml", text: text)).catalog
    #expect(catalog.app.retentionMessages.count == 1)
    let format = try #require(CatalogFormatRegistry.format(named: name))
    let written = try #require(CatalogExport.export(catalog, as: format))
    #expect(!written.losses.contains { $0.path.field == .retentionMessages }, "\(written.losses)")
    let back = CatalogReading.read(SourceFile(name: "catalog.\(format.fileExtensions[0])", bytes: written.bytes))
    #expect(back.catalog.app == catalog.app)
  }

  @Test("without what is required are reported at their place") func incomplete() {
    for (text, message) in [
      ("⟦- {locale: en-US, header: A, body: B}⟧", "referenceName"),
      ("⟦- {referenceName: A, header: A, body: B}⟧", "locale"),
    ] {
      let document = CatalogReading.read(SourceFile(name: "catalog.yml", text: Self.marked(text).text))
      #expect(document.diagnostics.contains { $0.severity == .error && $0.message.contains("\"\(message)\"") })
    }
  }
}
