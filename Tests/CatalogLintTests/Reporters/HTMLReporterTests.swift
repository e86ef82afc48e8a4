import AppStoreReference
import Basics
import CatalogModel
import Foundation
import SourceSyntax
import TestTools
import Testing

@testable import CatalogLint
@testable import LintReports

@Suite("HTML", .enabled(if: Tool.python.isInstalled, "needs python3")) struct HTMLReporterTests {
  /// The report of a parser about a page: its errors, and the numbers of elements and attributes.
  struct Page: Decodable {
    var faults: [String]
    var classes: [String: Int]
    var tags: [String: Int]
    var links: [String]
    var marks: [String]
    var targets: [String]
    var ids: [String]
    var headings: [String]
    var images: [String]
    var values: [String]
    var text: String
  }

  static func parse(_ html: String) throws -> Page {
    let program = """
      import base64, collections, hashlib, html.parser, json, re, sys
      VOID = {"meta", "input", "br", "rect", "img"}
      class Parser(html.parser.HTMLParser):
          def __init__(self):
              super().__init__()
              self.open, self.faults, self.links, self.marks = [], [], [], []
              self.targets, self.ids, self.headings, self.text = [], [], [], []
              self.classes, self.tags = collections.Counter(), collections.Counter()
              self.policy, self.images, self.values = "", [], []
          def handle_starttag(self, tag, attributes):
              self.tags[tag] += 1
              names = [name for name, _ in attributes]
              if len(set(names)) < len(names): self.faults.append(f"twice in {tag}: {names}")
              for name, value in attributes:
                  if name.startswith("on") or name in ("style", "srcset", "action"):
                      self.faults.append(f"{tag} has {name}")
                  if name == "src":
                      self.images.append(value)
                      if tag != "img" or not re.fullmatch(r"[-._~%/A-Za-z0-9]+", value) or value[0] == "/":
                          self.faults.append(f"{tag} loads {value}")
                  if name == "value": self.values.append(value)
                  if name == "href": self.links.append(value)
                  if name == "class": self.classes.update(value.split())
                  if name == "popovertarget": self.targets.append(value)
                  if name == "id": self.ids.append(value)
                  if name == "content" and value.startswith("default-src"): self.policy = value
              if tag not in VOID: self.open.append(tag)
              if tag == "mark": self.marks.append("")
          def handle_startendtag(self, tag, attributes): self.tags[tag] += 1
          def handle_endtag(self, tag):
              if not self.open or self.open.pop() != tag: self.faults.append(f"</{tag}>")
          def handle_data(self, data):
              inside = self.open[-1] if self.open else ""
              if inside in ("style", "script"):
                  digest = base64.b64encode(hashlib.sha256(data.encode()).digest()).decode()
                  if f"{inside}-src 'sha256-{digest}'" not in self.policy:
                      self.faults.append(f"the policy does not know the {inside}: {digest}")
                  if re.search(r"url\\(|@import|https?:", data): self.faults.append("a request")
                  return
              if inside == "mark": self.marks[-1] += data
              if inside in ("h1", "h2", "h3"): self.headings.append(data)
              self.text.append(data)
      page = sys.stdin.buffer.read().decode()
      parser = Parser()
      parser.feed(page)
      parser.close()
      if parser.open: parser.faults.append(f"open: {parser.open}")
      if len(set(parser.ids)) < len(parser.ids): parser.faults.append("an ID twice")
      json.dump({name: getattr(parser, name) for name in
          ["faults", "classes", "tags", "links", "marks", "targets", "ids", "headings", "images", "values"]}
          | {"text": "".join(parser.text)}, sys.stdout)
      """
    return try JSONDecoder().decode(Page.self, from: Tool.python.run(["-c", program], input: Array(html.utf8)))
  }

  private static let reports: [String: LintReport] = [
    "findings": SampleReport.findings, "several": SampleReport.several, "clean": SampleReport.clean,
    "nothing": LintReport(merging: []),
  ]

  @Test("is well-formed, runs only its own script and loads nothing", arguments: reports.keys.sorted()) func whole(
    _ name: String
  ) throws {
    let report = try #require(Self.reports[name])
    let page = try Self.parse(HTMLReporter.render(report, style: ReportStyle()))
    #expect(page.faults.isEmpty)
    #expect(page.tags["script"] == 1)
    #expect(page.tags["h1"] == 1)
    // Only the sources of the rules are linked, and parts of the page itself.
    let sources = report.findings.compactMap { report.description(of: $0.rule) }.flatMap(\.sources).compactMap(\.url)
    #expect(Set(page.links.filter { !$0.hasPrefix("#") }) == Set(sources))
    #expect(page.links.contains("#products"))
    #expect(page.images.isEmpty)
    #expect(Set(page.targets).isSubset(of: page.ids))
  }

  @Test("shows the texts as they are, with the affected parts marked") func marks() throws {
    let page = try Self.parse(HTMLReporter.render(SampleReport.findings, style: ReportStyle()))
    #expect(page.marks == ["¥40", "6元", "$5", "$4.99", "com.example.game.coins"])
    for text in ["<b>Coins</b> & \"gems\" |\\u{7} $4.99", "60 عملة $5", "一袋金币 ¥40", "60 | coins"] {
      #expect(page.text.contains(text))
    }
    for finding in SampleReport.findings.findings.dropFirst() { #expect(page.text.contains(finding.message)) }
    #expect(page.text.contains("Fix take \"¥40\" out · a proposal"))
  }

  @Test("of many products, those with the most severe findings get cards") func limits() throws {
    let limits = HTMLPageLimits(cards: 10, listed: 5, findings: 1)
    let page = try Self.parse(HTMLReporter.render(SampleReport.large(60), HTMLContext(limits: limits, place: nil)))
    #expect(page.faults.isEmpty)
    #expect(page.classes["card"] == 10)
    // 20 have errors, 20 infos, 20 are clean.
    #expect(page.text.contains("30 more products with findings"))
    #expect(page.text.contains("20 products without findings"))
    #expect(page.text.contains("…and 25 more."))
    #expect(page.text.contains("…and 15 more."))
    #expect(page.headings.filter { $0.hasPrefix("包") }.count == 10)
    #expect(page.headings.contains("包0号"))
    #expect(!page.headings.contains("包1号"))
  }

  @Test("a page about thousands of products stays small") func size() {
    let html = HTMLReporter.render(SampleReport.large(3_000), style: ReportStyle())
    #expect(html.utf8.count < 2_000_000)
  }

  @Test("a page about 30,001 findings stays small") func manyFindings() throws {
    var report = SampleReport.large(3_000)
    let some = try #require(report.findings.first { $0.product != nil })
    let inputs = report.inputs
    report.findings += (report.findings.count..<30_001).map { number in
      var finding = some.finding
      finding.path.subject = .product(number % 3_000)
      finding.message = "fault \(String(repeating: "x", count: number % 97))"
      return LocatedFinding(finding, in: inputs, at: some.range)
    }
    #expect(report.findings.count == 30_001)
    let html = HTMLReporter.render(report, style: ReportStyle())
    #expect(html.utf8.count < 4_000_000, "\(html.utf8.count)")
  }

  @Test("where marks overlap, the highest severity wins; a mark never splits a character") func overlap() {
    let all: [(text: Range<Int>?, severity: Severity)] = [(nil, .info), (3..<6, .error), (5..<7, .warning)]
    #expect(
      HTMLText.marked("金币b", all) == "<mark class=\"info\">金</mark><mark class=\"error\">币</mark>"
        + "<mark class=\"warning\">b</mark>")
    #expect(HTMLText.marked("金<b", [(4..<4, .error)]) == "金&lt;b")
    #expect(HTMLText.marked("金", [(1..<99, .error)]) == "<mark class=\"error\">金</mark>")
  }
}
