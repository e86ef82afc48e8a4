import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import CatalogSamples
import SourceSyntax
import Testing

@testable import ForeignFormats

@Suite("Reading a Transporter package") struct TransporterDecoderTests {
  static let today = CalendarDate(year: 2020, month: 6, day: 15)

  static func read(_ text: String, companions: CompanionFiles = CompanionFiles { _ in [] }) -> CatalogDocument {
    TransporterDecoder.read(
      ParsedFile(SourceFile(name: "metadata.xml", text: text)), companions: companions, today: today)
  }

  @Test(
    "finds the products in any enclosing elements",
    arguments: [
      "⟦⟧", "<in_app_purchases>⟦⟧</in_app_purchases>",
      "<package xmlns=\"http://apple.com/itunes/importer\" version=\"software4.7\"><software>"
        + "<software_metadata><in_app_purchases>⟦⟧</in_app_purchases></software_metadata>" + "</software></package>",
      "<a:package xmlns:a=\"x\"><software><software_metadata><game_center><in_app_purchases>⟦⟧"
        + "</in_app_purchases></game_center></software_metadata></software></a:package>",
    ]) func roots(_ frame: String)
  {
    let product = """
      <in_app_purchase>
        <locales><locale name="cmn-Hans"><description> <![CDATA[a & b]]> </description>
          <title>金币 &amp; more</title></locale></locales>
        <review_notes>Home</review_notes>
        <products><product><wholesale_price_tier> 6 </wholesale_price_tier>
          <cleared_for_sale>false</cleared_for_sale></product></products>
        <type>subscription</type>
        <product_id>a.b</product_id>
        <reference_name>A</reference_name>
      </in_app_purchase>
      """
    let document = Self.read(frame.replacing("⟦⟧", with: product))
    #expect(document.diagnostics == [])
    var expected = Product(item: "a.b", productID: "a.b", type: .nonRenewing, referenceName: "A")
    expected.price = Price(tier: PriceTier(stem: 6))
    expected.availability.isHidden = true
    expected.review.notes = "Home"
    expected.localizations = [
      Localization(locale: "zh-Hans", storeLocale: StoreLocale("zh-Hans"), title: "金币 & more", description: "a & b")
    ]
    #expect(document.catalog.products == [expected])
  }

  @Test("reads groups, and the texts of a family for its products") func groups() throws {
    let document = Self.read(
      """
      <in_app_purchases>
        <family name="Old">
          <locales><locale name="en"><title>Club</title><description>All of it</description>
          </locale></locales>
          <review_screenshot><file_name>a.png</file_name></review_screenshot><review_notes/>
          <in_app_purchase><product_id>old</product_id><duration>6 Months</duration>
            <free_trial_duration>1 Month</free_trial_duration><type>auto-renewable</type>
          </in_app_purchase>
        </family>
        <subscription_group name="New &amp; good">
          <in_app_purchase><product_id>new</product_id><type>auto-renewable</type>
            <duration>7 Days</duration><order>2</order></in_app_purchase>
          <locales><locale name="ja"><title>会員</title></locale></locales>
        </subscription_group>
        <in_app_purchase><product_id>coins</product_id><type>consumable</type></in_app_purchase>
      </in_app_purchases>
      """)
    #expect(document.diagnostics == [])
    let catalog = document.catalog
    #expect(catalog.products.map(\.productID) == ["coins", "old", "new"])
    #expect(catalog.groups.map(\.key) == ["Old", "New & good"])
    #expect(catalog.groups.map(\.localizations[0].title) == ["Club", "会員"])
    let old = catalog.products[1]
    #expect(old.localizations.map(\.description) == ["All of it"])
    #expect(old.review.screenshot == "a.png")
    #expect(old.subscription?.period == .sixMonths)
    #expect(old.subscription?.offers == [Offer(kind: .introductory, mode: .freeTrial, duration: .oneMonth)])
    #expect(catalog.products[2].subscription == Subscription(group: 1, period: .oneWeek, level: 2))
    // Values that products share can't be edited through one of them.
    let title = CatalogPath(.product(1), .title, element: 0)
    #expect(document.range(of: title) != nil)
    #expect(document.replacements(for: CatalogEdit(title, .replace("X"))) == nil)
  }

  @Test(
    "uses the current price, or else the last one",
    arguments: [
      ("2020-01-01,,1", 1, nil),
      ("2016-01-17,2016-01-20,1;2016-01-20,,2", 2, "holds on 2020-06-15; the other interval"),
      ("2016-01-01,2020-06-15,1;2020-06-15,,2", 2, "holds on 2020-06-15"),
      ("2016-01-01,2020-06-15,1;2020-06-16,,2", 1, "holds on 2020-06-15"),
      ("2016-01-01,2016-02-01,1;2020-07-01,,3", 3, "is the last"), ("2013-01-31,2013-02-28,3", 3, "no price that ends"),
      ("2031-01-31,,4", 4, "no price that starts later"), (",,5", 5, nil),
    ]) func intervals(_ list: String, tier: Int, remark: String?)
  {
    let intervals = list.split(separator: ";").map { item in
      let parts = item.split(separator: ",", omittingEmptySubsequences: false)
      let end = parts[1].isEmpty ? "" : "<end_date>\(parts[1])</end_date>"
      return "<interval><start_date>\(parts[0])</start_date>\(end)"
        + "<wholesale_price_tier>\(parts[2])</wholesale_price_tier></interval>"
    }
    let document = Self.read(
      "<in_app_purchase><product_id>a</product_id><type>consumable</type><products><product>"
        + "<intervals>\(intervals.joined())</intervals></product></products></in_app_purchase>")
    #expect(document.catalog.products.first?.price?.tier == PriceTier(stem: tier))
    #expect(document.diagnostics.count == (remark == nil ? 0 : 1))
    if let remark { #expect(document.diagnostics.first?.message.contains(remark) == true) }
  }

  static let problems = [
    ProblemExample(
      .error,
      "a Transporter package starts with \"package\", or is a piece of one such as "
        + "\"in_app_purchases\"; \"plist\" is neither", "<⟦plist⟧/>"),
    ProblemExample(.warning, "there are no in-app purchases in the file", "<⟦package⟧><software/></package>"),
    ProblemExample(
      .error, "the product has no \"product_id\"",
      "<in_app_purchases><⟦in_app_purchase⟧/><in_app_purchase><product_id>b</product_id>"
        + "<type>consumable</type></in_app_purchase></in_app_purchases>"),
    product(
      .warning,
      "unknown product type \"consumeable\"; did you mean \"consumable\"? It is one "
        + "of \"consumable\", \"non-consumable\", \"auto-renewable\", \"subscription\"", "<type> ⟦consumeable⟧ </type>"),
    product(
      .warning, "the store no longer has free subscriptions; the product is left without a type",
      "<type>⟦free-subscription⟧</type>"),
    product(
      .warning, "the type is spelled \"non-consumable\", not \"Non Consumable\"", "<type>⟦Non Consumable⟧</type>"),
    product(
      .warning, "\"bonus_duration\" is left out: a catalog has no place for it",
      "<type>consumable</type><⟦bonus_duration⟧>7 Days</bonus_duration>"),
    product(
      .warning, "\"colour\" is left out (2 times): the name is not known",
      "<type>consumable</type><⟦colour⟧>1</colour><colour>2</colour><shade/>"),
    product(
      .warning, "\"cleared_for_sale\" must be \"true\" or \"false\", not \"yes\"",
      "<type>consumable</type><cleared_for_sale>⟦yes⟧</cleared_for_sale>"),
    product(
      .error, "the locale has no \"name\"",
      "<type>consumable</type><locales><⟦locale⟧><title>x</title></locale></locales>"),
    product(
      .warning, "the locale \"ja\" occurs twice; the first one is kept",
      "<type>consumable</type><locales><locale name=\"ja\"/><locale name=\"⟦ja⟧\"/></locales>"),
    product(
      .warning, "\"duration\" is left out: only an auto-renewable subscription has one in a catalog",
      "<type>subscription</type><⟦duration⟧>1 Month</duration>"),
    product(
      .warning, "an auto-renewable subscription is outside of a group; it is put into the group " + "\"subscriptions\"",
      "<type>auto-renewable</type>", marksProduct: true),
  ]

  private static func product(_ severity: Severity, _ message: String, _ rest: String, marksProduct: Bool = false)
    -> ProblemExample
  {
    let name = marksProduct ? "⟦in_app_purchase⟧" : "in_app_purchase"
    return ProblemExample(severity, message, "<\(name)><product_id>金.a</product_id>\(rest)</in_app_purchase>")
  }

  @Test("reports what it can't convert, at its position", arguments: problems) func problem(_ example: ProblemExample) {
    let marked = MarkedSource(example.text)
    let document = TransporterDecoder.read(
      ParsedFile(marked.source("metadata.xml")), companions: CompanionFiles { _ in [] }, today: Self.today)
    #expect(document.diagnostics.map(\.message) == [example.message])
    #expect(document.diagnostics.map(\.severity) == [example.severity])
    #expect(document.diagnostics.map(\.range) == marked.marks)
  }

  @Test("compares screenshots with their files") func screenshots() {
    func shot(_ content: String) -> [String] {
      Self.read(
        "<in_app_purchase><product_id>a</product_id><type>consumable</type>"
          + "<review_screenshot>\(content)</review_screenshot></in_app_purchase>",
        companions: CompanionFiles { $0 == "a.png" ? Array("shot".utf8) : nil }
      ).diagnostics.map(\.message)
    }
    let name = "<file_name>a.png</file_name>"
    let md5 = Checksum.md5(Array("shot".utf8))
    #expect(shot("<size>4</size>\(name)<checksum type=\"md5\">\(md5.uppercased())</checksum>") == [])
    #expect(shot("\(name)<checksum>\(md5)</checksum>") == [])
    #expect(shot("\(name)<size>5</size>") == ["\"size\" is 5, but \"a.png\" has 4 bytes"])
    #expect(shot("\(name)<checksum>xxx</checksum>") == ["\"checksum\" is not that of \"a.png\", which is \(md5)"])
    #expect(
      shot("\(name)<checksum type=\"sha1\">xxx</checksum>") == [
        "the checksum is not compared: \"sha1\" is not known, expected \"md5\""
      ])
    #expect(shot("<file_name>b.png</file_name>") == ["no file \"b.png\" can be read next to the package"])
    #expect(shot("<size>4</size>") == ["the screenshot has no \"file_name\""])
    #expect(shot(" ") == [])
  }

  @Test("replaces a text without anything around it") func editing() throws {
    let text =
      "<in_app_purchase><product_id>a</product_id><type>consumable</type><locales>"
      + "<locale name=\"ja\"><title> a &amp; b </title></locale></locales></in_app_purchase>"
    let document = Self.read(text)
    let path = CatalogPath(.product(0), .title, element: 0)
    let changes = try #require(document.replacements(for: CatalogEdit(path, .replacePart(0..<1, "<金>"))))
    let changed = document.source.replacing(changes)
    #expect(changed.bytes == Array(text.replacing("a &amp; b", with: "&lt;金&gt; &amp; b").utf8))
    #expect(document.replacements(for: CatalogEdit(path, .replace("\u{1}"))) == nil)
    #expect(document.replacements(for: CatalogEdit(path, .remove)) == nil)
  }

  @Test("survives a file that is truncated anywhere, and reports the position") func truncation() {
    let whole = Array(TransporterEncoderTests.text.utf8)
    for end in whole.indices {
      let document = TransporterDecoder.read(
        ParsedFile(SourceFile(name: "metadata.xml", bytes: Array(whole[..<end]))), today: Self.today)
      let isBroken = document.diagnostics.contains { $0.severity == .error }
      // Only the line break after the last tag may be missing.
      #expect(isBroken == (end < whole.count - 1), "\(end)")
      #expect(document.diagnostics.allSatisfy { $0.range.end <= end })
    }
  }

  @Test(
    "survives files that are not packages",
    arguments: [
      "", "\u{0}", "<", "<package", "<!DOCTYPE package [<!ENTITY a \"b\">]><package>&a;</package>",
      String(repeating: "<package>", count: 400), "<package/><package/>", "<in_app_purchase>\u{0}",
    ]) func hostile(_ text: String)
  {
    let document = Self.read(text)
    #expect(document.diagnostics.contains { $0.severity == .error })
    #expect(document.catalog.products.isEmpty)
  }

  @Test(
    "reports a repeated element, whose value would be lost",
    arguments: [
      "title", "description", "product_id", "type", "products", "locales", "review_screenshot", "file_name", "duration",
    ])
  func repeated(_ name: String) {
    let pair = "<\(name)>a</\(name)><\(name)>b</\(name)>"
    let document = Self.read(
      "<in_app_purchase><product_id>a</product_id><locales><locale name=\"ja\">\(pair)</locale></locales>"
        + "</in_app_purchase>")
    let errors = document.diagnostics.filter { $0.severity == .error }.map(\.message)
    #expect(errors == ["there is more than one \"\(name)\" in \"locale\""])
  }
}
