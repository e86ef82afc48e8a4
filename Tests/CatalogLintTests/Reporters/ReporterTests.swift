import CatalogLint
import TestTools
import Testing

@testable import LintReports

@Suite("Reporters") struct ReporterTests {
  /// Two findings, one with a related location, in a catalog with wide characters.
  private static let report = MarkedCatalog(
    """
    coins: {type: consumable, localizations: {zh-Hans: {title: 金币 ¥40, description: 一百, 50%: x}}}
    again: {type: consumable, id: com.example.game.coins}
    """
  ).lint(only: ["price-in-title", "duplicate-product-id"])

  private static let bodies: [(String, String)] = [
    (
      "text",
      """
      catalog.yml:16:65: warning: the title names the price "¥40"; leave it out, as the store shows it next to the title [price-in-title]
      16 |   coins: {type: consumable, localizations: {zh-Hans: {title: 金币 ¥40, description: 一百, 50%: x}}}
         |                                                                   ^~~

      catalog.yml:16:87: error: a localization has no key "50%"; it can have "title", "description", "ignore" [invalid-catalog]
      16 |   coins: {type: consumable, localizations: {zh-Hans: {title: 金币 ¥40, description: 一百, 50%: x}}}
         |                                                                                           ^~~

      catalog.yml:17:33: error: product ID "com.example.game.coins" is used twice [duplicate-product-id]
      17 |   again: {type: consumable, id: com.example.game.coins}
         |                                 ^~~~~~~~~~~~~~~~~~~~~~
      catalog.yml:16:3: note: first used here

      2 errors, 1 warning in 2 products (1 file)

      """
    ),
    (
      "xcode",
      """
      catalog.yml:16:65: warning: the title names the price "¥40"; leave it out, as the store shows it next to the title (price-in-title)
      catalog.yml:16:87: error: a localization has no key "50%"; it can have "title", "description", "ignore" (invalid-catalog)
      catalog.yml:17:33: error: product ID "com.example.game.coins" is used twice (duplicate-product-id)

      """
    ),
    (
      "github",
      """
      ::warning file=catalog.yml,line=16,endLine=16,col=65,endColumn=67,title=price-in-title::the title names the price "¥40"; leave it out, as the store shows it next to the title [price-in-title]
      ::error file=catalog.yml,line=16,endLine=16,col=87,endColumn=89,title=invalid-catalog::a localization has no key "50%25"; it can have "title", "description", "ignore" [invalid-catalog]
      ::error file=catalog.yml,line=17,endLine=17,col=33,endColumn=54,title=duplicate-product-id::product ID "com.example.game.coins" is used twice [duplicate-product-id]

      """
    ),
  ]

  @Test("the output is as recorded", arguments: bodies) func golden(_ name: String, _ expected: String) throws {
    let reporter = try #require(Reporters.named(name))
    #expect(reporter.render(Self.report, style: ReportStyle()) == expected)
  }

  /// The extensions of the recorded files, so that the right programs open them.
  private static let suffixes = [
    "json": "json", "jsonl": "jsonl", "gitlab": "json", "sarif": "sarif", "junit": "xml", "checkstyle": "xml",
    "markdown": "md", "html": "html",
  ]

  @Test("the output matches the folder of recorded outputs", arguments: Reporters.all.map { $0.name }) func recorded(
    _ name: String
  ) throws {
    let reporter = try #require(Reporters.named(name))
    let style = ReportStyle(toolVersion: "1.2.3")
    for (report, file) in [(SampleReport.findings, "findings"), (SampleReport.clean, "clean")] {
      let suffix = Self.suffixes[name] ?? "txt"
      // The style sheet and the script are files of their own.
      let text = reporter.render(report, style: style).replacing(HTMLResources.style, with: "…")
        .replacing(HTMLResources.script, with: "…")
      try Golden.expect(text, at: "\(name)/\(file).\(suffix)")
    }
  }

  @Test("the same report gives the same bytes", arguments: Reporters.all.map { $0.name }) func deterministic(
    _ name: String
  ) throws {
    let reporter = try #require(Reporters.named(name))
    let once = reporter.render(SampleReport.several, style: ReportStyle())
    #expect(once == reporter.render(SampleReport.several, style: ReportStyle()))
    #expect(once.isEmpty || once.hasSuffix("\n"))
    // No control character of a catalog reaches a terminal or a page.
    #expect(!once.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test("no report shows a password", arguments: Reporters.all.map { $0.name }) func secret(_ name: String) throws {
    let report = Self.withPassword("hunter2")
    #expect(report.findings.contains { $0.rule == "credentials-in-notes" })
    let reporter = try #require(Reporters.named(name))
    #expect(!reporter.render(report, style: ReportStyle()).contains("hunter2"))
    #expect(report.fingerprints == Self.withPassword("s3cret!").fingerprints)
  }

  private static func withPassword(_ password: String) -> LintReport {
    MarkedCatalog("coins: {type: consumable, colour: x, review: {notes: \"password: \(password)\"}}").lint(only: nil)
  }

  @Test("colors are added if requested, and nothing else changes") func colored() {
    let plain = TextReporter.render(Self.report, style: ReportStyle())
    let colored = TextReporter.render(Self.report, style: ReportStyle(isColored: true))
    #expect(colored.contains("\u{1B}[1;31merror\u{1B}[0m"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test("a finding that repeats in five products or more is shown once, with its lines") func repeated() {
    let products = (1...14).map { "coins\($0): {type: consumable}" }
    let report = MarkedCatalog(products.joined(separator: "\n")).lint(only: ["missing-price"])
    let text = TextReporter.render(report, style: ReportStyle())
    #expect(text.ranges(of: "the product has no price").count == 1, "\(text)")
    #expect(
      text.contains("repeated: 13 more like it, in lines 17, 18, 19, 20, 21, 22, 23, 24, 25, 26 and 3 more\n"),
      "\(text)")
    #expect(text.hasSuffix("14 errors in 14 products (1 file)\n"))
    let few = MarkedCatalog(products.prefix(4).joined(separator: "\n")).lint(only: ["missing-price"])
    #expect(!TextReporter.render(few, style: ReportStyle()).contains("repeated"))
    // A text is judged by what it says.
    let texts = (1...6).map { "coins\($0): {type: consumable, localizations: {en-US: {title: Coins \($0) $4.99}}}" }
    let titles = MarkedCatalog(texts.joined(separator: "\n")).lint(only: ["price-in-title"])
    #expect(titles.findings.count == 6)
    #expect(!TextReporter.render(titles, style: ReportStyle()).contains("repeated"))
  }

  /// One word in four locales of a product, and in one of another.
  private static let oneFault = MarkedCatalog(
    """
    hat:
      type: non-consumable
      localizations:
        en-US: {title: Bestseller}
        de-DE: {title: Bestseller}
        nl-NL: {title: Hoed, description: bestseller}
        pl: {title: Bestseller}
    cap: {type: non-consumable, localizations: {en-US: {title: Bestseller}}}
    """
  ).lint(only: ["promotional-claim"])

  @Test("one fault in several locales is shown once, with its places") func oneFault() throws {
    #expect(Self.oneFault.findings.count == 5)
    let text = TextReporter.render(Self.oneFault, style: ReportStyle())
    #expect(text.ranges(of: "is advertising").count == 2, "\(text)")
    #expect(
      text.contains(
        "repeated: 3 more in this product, in de-DE title (line 20), nl-NL description (line 21), pl title"),
      "\(text)")
    let page = HTMLReporter.render(Self.oneFault, style: ReportStyle())
    // Once each, and at the place that quotes the word in other letters.
    #expect(page.ranges(of: "is advertising that goes stale; say").count == 3)
    #expect(page.contains("<summary>4 times</summary>"))
    for line in JSONLinesReporter.render(Self.oneFault, style: ReportStyle()).split(separator: "\n").enumerated() {
      let expected = [1, 2, 3].contains(line.offset) ? "\"repeats\":0" : "\"repeats\":null"
      #expect(line.element.contains(expected), "\(line)")
    }
    #expect(JSONReporter.render(Self.oneFault, style: ReportStyle()).ranges(of: "\"repeats\": 0").count == 3)
  }

  @Test("the page of a product with many texts takes time in proportion to their number") func manyTexts() {
    let (small, large) = (50, 1_600)
    let reports = [small, large].map { count in
      let texts = (0..<count).map { "l\($0): {title: a}" }.joined(separator: ", ")
      return MarkedCatalog("p: {type: consumable, localizations: {\(texts)}}").lint(only: ["unknown-locale"])
    }
    let time = proportion(small, large) { count in
      let page = HTMLReporter.render(reports[count == small ? 0 : 1], style: ReportStyle())
      #expect(page.contains("l\(count - 1)"))
    }
    #expect(time.took < time.limit, "\(time)")
  }

  @Test("an excerpt is as wide as the terminal, and its carets have the color of the severity") func excerpts() {
    let long = String(repeating: "gold ", count: 40)
    let report = MarkedCatalog("coins: {type: consumable, localizations: {en-US: {title: \(long)$4.99 \(long)}}}").lint(
      only: ["price-in-title"])
    for columns in [40, 80, 150] {
      var style = ReportStyle()
      style.columns = columns
      let lines = TextReporter.render(report, style: style).split(separator: "\n")
      #expect(lines.filter { $0.contains(" | ") || $0.contains("|") }.allSatisfy { $0.count <= columns })
      #expect(lines.contains { $0.contains("^~~") })
    }
    let colored = TextReporter.render(report, style: ReportStyle(isColored: true))
    #expect(colored.contains("\u{1B}[34m16 |\u{1B}[0m"))
    #expect(colored.contains("\u{1B}[1;33m^~~~~\u{1B}[0m"), "\(colored)")
  }

  @Test("a clean run prints nothing for machines", arguments: ["xcode", "github", "jsonl"]) func clean(_ name: String)
    throws
  {
    let report = MarkedCatalog("coins: {type: consumable}").lint(only: ["emoji"])
    let reporter = try #require(Reporters.named(name))
    #expect(reporter.render(report, style: ReportStyle()).isEmpty)
  }
}
