import AppStoreReference
import CatalogModel
import CatalogSamples
import ForeignFormats
import Foundation
import SourceSyntax
import TestTools
import Testing

@testable import CatalogFormats

@Suite("Catalogs in XML") struct CatalogXMLTests {
  private static let everything = EverythingCatalog.catalog

  private func read(_ text: String) -> CatalogDocument {
    CatalogXMLDecoder.read(ParsedFile(SourceFile(name: "a.xml", text: text)))
  }

  private func text(_ catalog: Catalog) -> String {
    String(decoding: CatalogXMLEncoder.write(catalog).bytes, as: UTF8.self)
  }

  @Test("read back unchanged") func everything() throws {
    let document = read(text(Self.everything))
    #expect(document.diagnostics == [])
    #expect(CatalogDifference(from: Self.everything, to: document.catalog).isEmpty)
    #expect(CatalogXMLEncoder.write(document.catalog) == CatalogXMLEncoder.write(Self.everything))
    try #require(document.catalog == Self.everything)
  }

  @Test("are written as documented") func golden() {
    let catalog = Catalog(
      app: App(bundleID: "a.b", name: "A & B", primaryLocale: "en-US", locales: ["en-US"]),
      products: [
        Product(
          item: "coins", productID: "a.b.coins", type: .consumable,
          localizations: [Localization(locale: "en-US", storeLocale: nil, title: "<400>\r", description: "")],
          availability: Availability(platforms: [], isHidden: true),
          suppressions: [Suppression(rule: "r", reason: "\"why\" ")]),
        Product(
          item: "vip", productID: "a.b.vip", type: .autoRenewable,
          subscription: Subscription(
            group: 0, period: .oneYear,
            offers: [Offer(kind: .introductory, mode: .freeTrial, duration: .oneWeek, billingPlan: "MONTHLY")],
            billingPlans: [
              BillingPlan(
                plan: "MONTHLY", price: Price(amounts: [Money(hundredths: 500, currency: .usd)]),
                commitmentPrice: Price(amounts: [Money(hundredths: 6_000, currency: .usd)]), isEnabled: false)
            ])),
      ], groups: [SubscriptionGroup(key: "club")])
    #expect(
      text(catalog) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <catalog version="1">
          <app bundleID="a.b" primaryLocale="en-US">
            <name>A &amp; B</name>
            <locales>
              <locale>en-US</locale>
            </locales>
          </app>
          <products>
            <product item="coins" type="consumable" hidden="true">
              <localizations>
                <localization locale="en-US">
                  <title>&lt;400&gt;&#13;</title>
                  <description></description>
                </localization>
              </localizations>
              <platforms/>
              <ignore>
                <suppression rule="r">
                  <reason>"why" </reason>
                </suppression>
              </ignore>
            </product>
          </products>
          <subscriptionGroups>
            <subscriptionGroup key="club">
              <products>
                <product item="vip" period="1 year">
                  <offers>
                    <offer kind="introductory" billingPlan="MONTHLY" mode="free-trial" period="1 week"/>
                  </offers>
                  <billingPlans>
                    <billingPlan plan="MONTHLY" enabled="false">
                      <price>
                        <amount currency="USD">5</amount>
                      </price>
                      <commitmentPrice>
                        <amount currency="USD">60</amount>
                      </commitmentPrice>
                    </billingPlan>
                  </billingPlans>
                </product>
              </products>
            </subscriptionGroup>
          </subscriptionGroups>
        </catalog>

        """)
  }

  /// The same fields that YAML has a position for, by their texts.
  @Test("have a position for every field") func places() throws {
    let document = read(text(Self.everything))
    // False is the default.
    for (path, _) in EverythingCatalog.places where path.field != .familySharable {
      guard let range = document.range(of: path) else {
        Issue.record("\(path)")
        continue
      }
      #expect(!range.isEmpty && range.end <= document.source.bytes.count)
    }
    func written(_ path: CatalogPath, _ part: Range<Int>? = nil) -> String? {
      document.range(of: path, text: part).map(document.source.text)
    }
    #expect(written(CatalogPath(.product(0))) == "coins")
    #expect(written(CatalogPath(.product(0), .productID)) == "com.example.mine.old-coins")
    #expect(written(CatalogPath(.product(0), .description, element: 1)) == "It's gold")
    #expect(written(CatalogPath(.product(0), .description, element: 1), 5..<9) == "gold")
    #expect(written(CatalogPath(.product(0), .from)) == "2027-01-01")
    #expect(written(CatalogPath(.product(0), .grants, element: 1)) == "2")
  }

  @Test("locate a part of a text, regardless of its notation") func parts() {
    let texts = ["a&amp;金币", "a<![CDATA[&]]>金币", "a&#38;<!-- -->金币", "a&#x26;&#x91D1;币"]
    for written in texts {
      let document = read(
        """
        <catalog version="1"><app bundleID="a" primaryLocale="en-US"/><products>
        <product item="p" type="consumable"><localizations><localization locale="en-US">
        <title>\(written)</title></localization></localizations></product></products></catalog>
        """)
      let path = CatalogPath(.product(0), .title, element: 0)
      #expect(document.diagnostics == [])
      #expect(document.catalog.products[0].localizations[0].title == "a&金币")
      let last = document.range(of: path, text: 5..<8).map(document.source.text)
      #expect(last == "币", "\(written)")
      let amp = document.range(of: path, text: 1..<2).map(document.source.text)
      #expect(["&amp;", "&", "&#38;", "&#x26;"].contains(amp), "\(written): \(amp ?? "")")
    }
  }

  @Test(
    "have their faults reported at their positions",
    arguments: [
      ("<⟦catalogue⟧/>", "the outermost element is \"catalog\""),
      ("<⟦catalog⟧ xmlns='urn:x' version='1'>@</catalog>", "the schema is broken here"),
      ("<catalog ⟦app⟧='x' version='1'>@</catalog>", "is an element in \"catalog\""),
      ("<catalog version='⟦2⟧'>@</catalog>", "can't be \"2\""),
      ("<catalog version='1'>@<⟦aps⟧/></catalog>", "did you mean \"app\""),
      ("<catalog version='1'>@<⟦retired⟧>x</retired></catalog>", "holds elements, not text"),
      ("<catalog version='1'>@<retired><⟦id⟧>x</id></retired></catalog>", "holds elements \"productID\""),
      ("<catalog version='1'>@<retired><productID ⟦a⟧='1'/></retired></catalog>", "no attribute \"a\""),
      (
        "<catalog version='1'>@<products><⟦product⟧ type='consumable'/></products></catalog>",
        "needs the attribute \"item\""
      ),
      (
        "<catalog version='1'>@<products><product item='a' type='consumable'><⟦type⟧>x</type></product></products></catalog>",
        "is an attribute of \"product\""
      ),
      (
        "<catalog version='1'>@<products><product item='a' type='consumable'/><product item='⟦a⟧' type='consumable'/></products></catalog>",
        "duplicate key \"a\""
      ),
      ("<catalog version='1'>@<products><product item='a' type='⟦gold⟧'/></products></catalog>", "can't be \"gold\""),
      (
        "<catalog version='1'>@<products><product item='a' type='consumable'><price><amount currency='⟦JPN⟧'>1</amount></price></product></products></catalog>",
        "is not a currency"
      ),
      (
        "<catalog version='1'>@<products><product item='a' type='consumable'><price><⟦amount⟧>1</amount></price></product></products></catalog>",
        "needs either"
      ),
      (
        "<catalog version='1'>@<ignore><suppression rule='a'><reason>⟦ ⟧</reason></suppression></ignore></catalog>",
        "must be a text that is not empty"
      ),
      (
        "<catalog version='1'>@<ignore><suppression rule='a' ⟦reason⟧='b'/></ignore></catalog>",
        "is an element in \"suppression\""
      ),
      (
        "<catalog version='1'>@<products><product item='a' type='consumable'><referenceName><⟦b⟧/></referenceName></product></products></catalog>",
        "holds text, not elements"
      ),
    ]) func faults(_ marked: String, _ message: String) throws
  {
    let app = "<app bundleID='a' primaryLocale='en-US'/>"
    let whole = marked.replacing("@", with: app)
    let text = whole.replacing("⟦", with: "").replacing("⟧", with: "")
    let start = whole.utf8.distance(from: whole.startIndex, to: try #require(whole.firstIndex(of: "⟦")))
    let document = read(text)
    #expect(
      document.diagnostics.contains {
        $0.message.contains(message) && $0.range.start == start && $0.severity == .error
      }, "\(document.diagnostics.map { ($0.message, $0.range) })")
  }

  @Test("accept attributes of other programs and comments") func foreign() {
    let document = read(
      """
      <?xml version="1.0"?><!-- a --><?b c?>
      <catalog version="1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
        xsi:noNamespaceSchemaLocation="x.xsd"><!-- c -->
        <app bundleID="a" primaryLocale="en-US" xml:lang="en"><!-- d --></app>
      </catalog>
      """)
    #expect(document.diagnostics == [])
    #expect(document.catalog.app.bundleID == "a")
  }

  @Test("can be edited in place") func editing() throws {
    let source = SourceFile(name: "a.xml", bytes: CatalogXMLEncoder.write(Self.everything).bytes)
    let document = CatalogXMLDecoder.read(ParsedFile(source))
    let edits = [
      CatalogEdit(CatalogPath(.product(0), .title, element: 1), .replace("<&>")),
      CatalogEdit(CatalogPath(.product(0), .description, element: 1), .replacePart(5..<9, "x&y")),
      CatalogEdit(CatalogPath(.product(0), .screenshot), .replace("a\"b.png")),
    ]
    for edit in edits {
      let made = try #require(document.replacements(for: edit), "\(edit)")
      let changed = CatalogXMLDecoder.read(ParsedFile(source.replacing(made)))
      #expect(changed.diagnostics == [])
      let difference = CatalogDifference(from: document.catalog, to: changed.catalog)
      #expect(difference.changed.flatMap(\.values).count == 1)
    }
    let removal = CatalogEdit(CatalogPath(.product(0), .title, element: 1), .remove)
    #expect(document.replacements(for: removal) == nil)
    let control = CatalogEdit(CatalogPath(.product(0), .title, element: 1), .replace("\u{1}"))
    #expect(document.replacements(for: control) == nil)
  }

  @Test("report what XML can't represent") func losses() throws {
    var catalog = Self.everything
    catalog.products[0].referenceName = "a\u{0}b\u{FFFF}"
    var other = catalog.products[0].localizations[0]
    other.title = "Another"
    catalog.products[0].localizations.append(other)
    let format = try #require(CatalogFormatRegistry.format(named: "xml"))
    let result = try #require(CatalogExport.export(catalog, as: format))
    #expect(result.losses.contains { $0.path == CatalogPath(.product(0), .referenceName) })
    #expect(result.losses.contains { $0.message.contains("occurs more than once") })
    #expect(read(String(decoding: result.bytes, as: UTF8.self)).diagnostics == [])
  }

  @Test("truncated at any byte, have an error") func truncated() {
    let bytes = CatalogXMLEncoder.write(Self.everything).bytes
    for count in stride(from: 0, to: bytes.count - 1, by: 7) {
      let document = CatalogXMLDecoder.read(ParsedFile(SourceFile(name: "a.xml", bytes: Array(bytes.prefix(count)))))
      #expect(document.diagnostics.contains { $0.severity == .error })
    }
  }
}

@Suite("The RELAX NG schema", .enabled(if: Tool.xmllint.isInstalled, "needs xmllint")) struct CatalogRelaxNGTests {
  /// Whether xmllint accepts a file with the schema.
  private func isValid(_ bytes: [UInt8], schema: URL) throws -> Bool {
    do {
      _ = try Tool.xmllint.run(["--noout", "--nonet", "--relaxng", schema.path, "-"], input: bytes)
      return true
    } catch let failure as Tool.Failure {
      // 3 and 4: it violates the schema; other codes are other failures.
      try #require([3, 4].contains(failure.status), "\(failure.errors)")
      return false
    }
  }

  private func withSchema(_ body: (URL) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).rng")
    try Data(CatalogRelaxNG.text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try body(file)
  }

  @Test("accepts everything that is written") func valid() throws {
    let catalogs = try [
      EverythingCatalog.catalog, ExampleCatalog.goldRush(),
      ExampleCatalog.read("Catalogs/Minimal/catalog.yml").catalog,
    ]
    try withSchema { schema in
      for catalog in catalogs {
        let isTaken = try isValid(CatalogXMLEncoder.write(catalog).bytes, schema: schema)
        #expect(isTaken)
      }
    }
  }

  /// Everything that the schema rejects must be found, with better messages, by our own rules.
  @Test("rejects nothing that the reader accepts", arguments: Seeds.some(0..<4)) func agreement(seed: UInt64) throws {
    let text = String(decoding: CatalogXMLEncoder.write(EverythingCatalog.catalog).bytes, as: UTF8.self)
    var numbers = SeededNumbers(seed: seed)
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init)
    var refused = 0
    try withSchema { schema in
      for _ in 0..<25 {
        let old = words[numbers.next(below: words.count)]
        let new = words[numbers.next(below: words.count)]
        let changed = SourceFile(name: "a.xml", text: text.replacing(old, with: new))
        guard !XMLTree.parse(changed).hasErrors else { continue }
        let isValid = try isValid(changed.bytes, schema: schema)
        var draft = CatalogXMLDraft(changed)
        if let root = XMLTree.parse(changed).root { draft.read(root) }
        let own = CatalogYAMLDecoder.read(draft.finish(after: [])).diagnostics
        #expect(isValid || !own.isEmpty, "\(old) → \(new)")
        #expect(isValid == XMLTree.parse(changed).faults(against: CatalogRelaxNG.text).isEmpty)
        if !isValid { refused += 1 }
      }
    }
    #expect(refused > 0)
  }
}
