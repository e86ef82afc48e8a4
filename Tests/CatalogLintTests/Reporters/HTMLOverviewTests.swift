import Basics
import CatalogFormats
import CatalogModel
import Foundation
import SourceSyntax
import TestTools
import Testing

@testable import CatalogLint
@testable import LintReports

@Suite("HTML overview", .enabled(if: Tool.python.isInstalled, "needs python3")) struct HTMLOverviewTests {
  private static func page(_ report: LintReport, limits: HTMLPageLimits = HTMLPageLimits(), place: ReportPlace? = nil)
    throws -> HTMLReporterTests.Page
  {
    let page = try HTMLReporterTests.parse(HTMLReporter.render(report, HTMLContext(limits: limits, place: place)))
    #expect(page.faults.isEmpty)
    return page
  }

  /// Findings that are not about a part of a text, in every product.
  private static func repeated(_ count: Int, message: (Int) -> String) throws -> LintReport {
    var report = SampleReport.large(count)
    let some = try #require(report.findings.first { $0.product != nil })
    let inputs = report.inputs
    report.findings = inputs[0].catalog.products.indices.map { index in
      let finding = Finding(
        rule: some.rule, severity: some.severity, message: Message(verbatim: message(index)), catalog: 0,
        path: CatalogPath(.product(index), .price), related: [])
      return LocatedFinding(finding, in: inputs, at: some.range)
    }
    return report
  }

  @Test("a clean report has a coverage table too") func clean() throws {
    let page = try Self.page(SampleReport.clean)
    #expect(page.tags["table"] == 1)
    // The product apart from texts, and its only locale.
    #expect(page.tags["td"] == 4)
    #expect(page.classes["absent", default: 0] == 1, "only the legend")
  }

  @Test("the coverage table distinguishes fine, faulty and missing texts, and links the faulty") func coverage() throws
  {
    let page = try Self.page(SampleReport.findings)
    // Three products, their heading and the total.
    #expect(page.tags["tr"] == 5)
    // General, en-US, zh-Hans, ar-SA and ja.
    #expect(page.tags["td"] == 20)
    // "tidy" lacks three locales, "again" all four.
    #expect(page.classes["absent", default: 0] == 1 + 7)
    #expect(page.links.contains("#product=com.example.game.coins&locale=zh-Hans"))
    #expect(page.text.contains("Fine, of 3"))
    #expect(page.values.contains("zh-Hans") && page.values.contains("price-in-title"))
  }

  @Test("a missing text is found in the column and by the filter of its locale") func missingText() throws {
    let report = MarkedCatalog(
      """
      catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US, locales: [en-US, ja]}
      products:
        coins: {type: consumable, localizations: {en-US: {title: Coins}}}
      """
    ).lint(only: ["missing-locale"])
    let page = try Self.page(report)
    #expect(page.links.contains("#product=com.example.game.coins&locale=ja"))
    #expect(page.values.contains("ja"))
  }

  @Test("of many products, the coverage table has those with findings, and counts all") func manyProducts() throws {
    // "general", en-US and zh-Hans.
    let page = try Self.page(SampleReport.large(60), limits: HTMLPageLimits(cells: 30))
    #expect(page.tags["tr"] == 12)
    #expect(page.text.contains("10 of 60 products"))
    #expect(page.text.contains("Fine, of 60"))
  }

  @Test("what repeats in many products is shown once, with the places and what differs") func repeats() throws {
    let report = try Self.repeated(60) { "\($0) of 1,0\($0) for \"item \($0)\" is too many" }
    let page = try Self.page(report)
    #expect(page.classes["card"] == 1)
    #expect(page.classes["places"] == 1)
    #expect(page.text.contains("60 times, in 60 products"))
    for index in [1, 59] {
      #expect(page.text.contains("\(index) of 1,0\(index) for \"item \(index)\" is too many"))
      #expect(page.text.contains("com.example.game.p\(index)"))
    }
    #expect(page.text.contains("60 more products with findings"))
    let few = try Self.page(report, limits: HTMLPageLimits(places: 7))
    #expect(few.text.contains("…and 53 more"))
  }

  @Test("messages with other words are not repeats, nor are those of few products") func different() throws {
    let words = try Self.repeated(6) { String(repeating: "x", count: $0 + 1) }
    #expect(try Self.page(words).classes["card"] == 6)
    let few = try Self.repeated(4) { "\($0) is too many" }
    #expect(try Self.page(few).classes["card"] == 4)
  }

  private static let withImages: LintReport = {
    let text = """
      catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      products:
        a: {type: consumable, review: {screenshot: "images/a 1#<b>.png"}}
        b: {type: consumable, review: {screenshot: "../outside.png"}}
        c: {type: consumable, review: {screenshot: images/none.png}}

      """
    let document = CatalogYAMLDecoder.read(SourceFile(name: "Shop/catalog.yml", text: text))
    let input = LintInput(document) { path in
      Path.staysInside(path) && !path.contains("none")
        ? .success(ImageFacts(width: 1290, height: 2796, byteCount: 9, contentHash: path)) : .failure(.missing)
    }
    guard let today = CalendarDate("2026-11-21") else { preconditionFailure() }
    return LintEngine(configuration: LintConfiguration(today: today)).lint([input])
  }()

  @Test("images inside of the catalog's folder are shown, by paths from the report") func images() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let images = folder.appending(path: "Shop/images")
    try FileManager.default.createDirectory(at: images, withIntermediateDirectories: true)
    try Data("image".utf8).write(to: images.appending(path: "a 1#<b>.png"))
    try Data("image".utf8).write(to: folder.appending(path: "outside.png"))
    let root = FileSystem.absolute(folder.path)
    let page = try Self.page(Self.withImages, place: ReportPlace(workingFolder: root, folder: root + "/out/html"))
    #expect(page.images == ["../../Shop/images/a%201%23%3Cb%3E.png"])
    #expect(page.text.contains("../outside.png"))

    let printed = try Self.page(Self.withImages, place: ReportPlace(workingFolder: root))
    #expect(printed.images.isEmpty)
    #expect(printed.text.contains("images/a 1#<b>.png"))
  }

  @Test(
    "files are named from the working folder, or from the report",
    arguments: [
      ("catalog.yml", "catalog.yml"), ("../a.yml", "../a.yml"), ("/nowhere/work/Shop/a.yml", "Shop/a.yml"),
      ("/nowhere/report/a.yml", "a.yml"), ("/nowhere/worker/a.yml", "../worker/a.yml"),
    ]) func names(_ file: String, _ name: String)
  {
    let place = ReportPlace(workingFolder: "/nowhere/work", folder: "/nowhere/report")
    #expect(place.name(of: file) == name)
  }
}
