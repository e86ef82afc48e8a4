import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax
import TestTools
import Testing

@testable import CatalogLint

@Suite("Custom rules") struct CustomRuleTests {
  /// The findings of the rules in an example, and the marked places.
  private func lint(
    _ example: String, _ rules: [CustomRule], only: Set<String>? = nil, levels: [String: LintConfiguration.Level] = [:]
  ) throws -> (findings: [LocatedFinding], marks: [SourceRange], report: LintReport) {
    let marked = MarkedCatalog(example)
    let document = CatalogYAMLDecoder.read(SourceFile(name: "catalog.yml", text: marked.text))
    let input = LintInput(document)
    let today = try #require(CalendarDate("2026-11-21"))
    let report = LintEngine(
      configuration: LintConfiguration(
        levels: levels, only: only ?? Set(rules.map(\.id)), customRules: rules, today: today)
    ).lint([input])
    return (report.findings, marked.marks, report)
  }

  private func product(_ texts: String, _ rest: String = "") -> String {
    "pack: {type: consumable, \(rest)localizations: {\(texts)}}"
  }

  private func expectMarks(_ example: String, _ rule: CustomRule) throws {
    let (findings, marks, _) = try lint(example, [rule])
    #expect(findings.map(\.range) == marks, "\(findings.map(\.message))")
  }

  @Test(
    "words must not occur",
    arguments: [
      "en-US: {title: 5 ⟦Crystals⟧, description: Crystal-clear fun with ⟦crystals⟧}",
      "zh-Hans: {title: 5⟦水晶⟧, description: 获得⟦水晶⟧和⟦水晶⟧}", "ja: {title: クリスタル, description: ⟦水晶⟧ 5個}",
      "de-DE: {title: Kristalle, description: Fünf ⟦CRYSTALS⟧ für dich}",
      "ru: {title: ⟦кристаллов⟧ 5, description: пять ⟦Кристаллов⟧}",
      "en-US: {title: Gems, description: crystalsmith and ⟦ crystals⟧}".replacing("⟦ crystals⟧", with: "⟦crystals⟧"),
    ]) func existence(_ texts: String) throws
  {
    try expectMarks(
      product(texts),
      CustomRule(
        id: "no-crystals",
        kind: .existence(
          [
            CustomRule.Words(["crystals", "水晶"]),
            CustomRule.Words(["кристаллов"], locales: try #require(LocaleScope("ru"))),
          ], exceptions: [])))
  }

  @Test("exceptions keep their words, and a star lets a word continue") func exceptions() throws {
    try expectMarks(
      product("en-US: {title: Crystal Palace, description: A ⟦crystalline⟧ ⟦Crystal⟧ for you}"),
      CustomRule(
        id: "no-crystals",
        kind: .existence([CustomRule.Words(["crystal*"])], exceptions: [CustomRule.Words(["crystal palace"])])))
  }

  @Test("rules find their words independently of each other") func overlapping() throws {
    let rules = [
      CustomRule(id: "one", kind: .existence([CustomRule.Words(["gem"])], exceptions: [])),
      CustomRule(id: "two", kind: .existence([CustomRule.Words(["gem shop"])], exceptions: [])),
    ]
    let (findings, _, _) = try lint(product("en-US: {title: Gem Shop, description: x}"), rules)
    #expect(findings.map(\.rule) == ["one", "two"])
  }

  @Test("case matters when the rule says so") func caseSensitive() throws {
    try expectMarks(
      product("en-US: {title: vip ⟦VIP⟧, description: Vip ⟦VIP⟧ card}"),
      CustomRule(id: "vip", kind: .existence([CustomRule.Words(["VIP"])], exceptions: []), ignoresCase: false))
  }

  @Test("a preferred word replaces another") func substitution() throws {
    let rule = CustomRule(
      id: "wording",
      kind: .substitution(
        [
          CustomRule.Swap("coin", to: "gold coin"), CustomRule.Swap("crystals", to: "gems"),
          CustomRule.Swap("iphone", to: "iPhone"),
          CustomRule.Swap("水晶", to: "钻石", locales: try #require(LocaleScope("zh"))),
        ], exceptions: []), message: "write {preferred}, not {match}")
    let (findings, marks, _) = try lint(
      product(
        """
        en-US: {title: ⟦Crystals⟧, description: One gold coin or a ⟦coin⟧ on iPhone and ⟦IPHONE⟧},
        zh-Hant: {title: 水晶, description: x}, zh-Hans: {title: ⟦水晶⟧, description: x}
        """.replacing("zh-Hant", with: "ja").split(separator: "\n").joined(separator: " ")), [rule])
    #expect(findings.map(\.range) == marks)
    #expect(
      findings.map(\.message) == [
        "write Gems, not Crystals", "write gold coin, not coin", "write iPhone, not IPHONE", "write 钻石, not 水晶",
      ])
  }

  @Test("a substitution proposes the change of its part") func fix() throws {
    let rule = CustomRule(id: "gems", kind: .substitution([CustomRule.Swap("crystals", to: "gems")], exceptions: []))
    let catalog = Catalog(products: [
      Product(
        item: "a", productID: "a", type: .consumable,
        localizations: [Localization(locale: "en-US", storeLocale: StoreLocale("en-US"), title: "5 Crystals")])
    ])
    let today = try #require(CalendarDate("2026-11-21"))
    let configuration = LintConfiguration(only: ["gems"], customRules: [rule], today: today)
    let edits = Box()
    let input = LintInput(
      name: "a", source: SourceFile(name: "a", text: ""), catalog: catalog,
      origin: TestOrigin(edit: { edit in
        edits.add(edit)
        return []
      }))
    let report = LintEngine(configuration: configuration).lint([input])
    let fix = try #require(report.findings.first?.fix)
    #expect(fix.safety == .unsafe)
    #expect(fix.message == "write \"Gems\" instead of \"Crystals\"")
    #expect(edits.all == [CatalogEdit(CatalogPath(.product(0), .title, element: 0), .replacePart(2..<10, "Gems"))])
  }

  @Test("each text must have one of the words") func required() throws {
    let rule = CustomRule(
      id: "say-gold",
      kind: .required([
        CustomRule.Words(["gold", "coins"], locales: try #require(LocaleScope("en"))),
        CustomRule.Words(["金币"], locales: try #require(LocaleScope("zh-Hans"))),
      ]), fields: [.title], types: [.consumable])
    try expectMarks(product("en-US: {title: ⟦5 Gems⟧, description: x}, zh-Hans: {title: 5金币, description: x}"), rule)
    try expectMarks(product("ja: {title: 5, description: x}, zh-Hans: {title: ⟦5钻石⟧, description: x}"), rule)
    try expectMarks("pack: {type: non-consumable, localizations: {en-US: {title: Gems, description: x}}}", rule)
  }

  @Test(
    "many words are compared with many texts in time in proportion to their number",
    arguments: ["required zat@", "existence Zed@", "required Zed@"]) func manyWords(_ kind: String) throws
  {
    let parts = kind.split(separator: " ").map(String.init)
    let english = try #require(StoreLocale("en-US"))
    let (small, large) = (50, 800)
    let runs = [small, large].map { count in
      let words = [CustomRule.Words((0..<count).map { parts[1].replacing("@", with: "\($0)") })]
      let rule = CustomRule(
        id: "words", kind: parts[0] == "required" ? .required(words) : .existence(words, exceptions: []),
        fields: [.title], ignoresCase: false)
      let products = (0..<count).map { number in
        let texts = Localization(locale: "en-US", storeLocale: english, title: "zed\(number)")
        return Product(item: "p\(number)", productID: "p\(number)", type: .consumable, localizations: [texts])
      }
      let configuration = LintConfiguration(only: ["words"], customRules: [rule])
      let readers = TextReaders(configuration)
      _ = readers.reader(for: english)
      let input = LintInput(
        name: "a", source: SourceFile(name: "a", text: ""), catalog: Catalog(products: products), origin: TestOrigin())
      return (engine: LintEngine(configuration: configuration), readers: readers, input: input)
    }
    let time = proportion(small, large) { count in
      let run = runs[count == small ? 0 : 1]
      let budget = CustomRuleCheck.Budget()
      let found = run.engine.findings(ofCustomRule: 0, in: run.input, readers: run.readers, sharing: budget).count
      #expect(found == (parts[0] == "required" ? count : 0))
    }
    #expect(time.took < time.limit, "\(time)")
  }

  @Test("each rule is tested without looking at the others") func alone() {
    let time = proportion(50, 1_600) { count in
      let rules = (0..<count).map { CustomRule(id: "r\($0)", kind: .required([.init(["gold"])])) }
      let configuration = LintConfiguration(customRules: rules)
      let budget = CustomRuleCheck.Budget()
      let ids = (0..<count).flatMap { CustomRuleCheck(configuration, sharing: budget, only: $0)?.ids ?? [] }
      #expect(ids == rules.map(\.id))
    }
    #expect(time.took < time.limit, "\(time)")
  }

  @Test("of many rules that all have findings in a text, some are reported, and that there are more")
  func manyFindings() throws {
    for mustMatch in [true, false] {
      let rules = try (0..<30).map {
        CustomRule(id: "r\($0)", kind: .pattern(try TextPattern(mustMatch ? "x" : "G"), mustMatch: mustMatch))
      }
      let found = try lint(product("en-US: {title: Gems, description: Gold}"), rules).findings.map(\.message)
      #expect(found.count == 2 * 21, "\(found)")
      #expect(found.count { $0.contains("more findings of your own rules; only the first 20 are checked") } == 2)
    }
  }

  @Test("an expression must, or must not, match") func patterns() throws {
    try expectMarks(
      product("en-US: {title: ⟦5⟧ for ⟦12⟧, description: x}"),
      CustomRule(id: "no-digits", kind: .pattern(try TextPattern(#"\d+"#), mustMatch: false)))
    try expectMarks(
      product("fr-FR: {title: ⟦1 gemme⟧, description: Fin.}, de-DE: {title: a, description: b}"),
      CustomRule(
        id: "ends", kind: .pattern(try TextPattern(#"\.$"#), mustMatch: true), locales: try #require(LocaleScope("fr")))
    )
  }

  @Test("an expression that takes too many steps on a text is reported in any case") func hostilePatterns() throws {
    for mustMatch in [true, false] {
      let rule = CustomRule(
        id: "slow", kind: .pattern(try TextPattern("(a+)+$"), mustMatch: mustMatch), fields: [.title])
      let title = String(repeating: "a", count: 40) + "!"
      let (findings, _, _) = try lint(product("en-US: {title: \(title), description: x}"), [rule])
      #expect(
        findings.map(\.message) == [
          "the pattern \"(a+)+$\" takes too many steps on the title \"\(title)\"; "
            + "avoid repetition within repetition"
        ])
    }
  }

  @Test(
    "texts have the form of a template",
    arguments: [
      ("zh-Hans: {title: 400金币, description: x}", "grants: {gold: 400}, "),
      ("zh-Hans: {title: ⟦500金币⟧, description: x}", "grants: {gold: 400}, "),
      ("zh-Hans: {title: ⟦金币400⟧, description: x}", "grants: {gold: 400}, "),
      ("zh-Hans: {title: 1280金币, description: x}", "grants: {gold: 1280}, "),
      ("zh-Hans: {title: '1,280金币', description: x}", "grants: {gold: 1280}, "),
      ("zh-Hans: {title: 7金币, description: x}", ""), ("zh-Hans: {title: ⟦七金币⟧, description: x}", ""),
      ("zh-Hans: {title: ⟦7金币!⟧, description: x}", ""), ("ja: {title: anything, description: x}", ""),
    ]) func templates(_ texts: String, _ rest: String) throws
  {
    try expectMarks(
      product(texts, rest),
      CustomRule(
        id: "pack-title",
        kind: .template([
          CustomRule.Form(TemplateText("{quantity}金币"), of: .title, locales: try #require(LocaleScope("zh-Hans")))
        ])))
  }

  @Test("other fields are checked if the rule says so") func fields() throws {
    let rule = CustomRule(
      id: "no-draft", kind: .existence([CustomRule.Words(["draft"])], exceptions: []),
      fields: [.referenceName, .reviewNotes, .productID])
    try expectMarks(
      """
      ⟦draft⟧:
        type: consumable
        referenceName: My ⟦draft⟧ pack
        review: {notes: A ⟦Draft⟧}
        localizations: {en-US: {title: draft, description: draft}}
      """, rule)
  }

  @Test("they are turned on, suppressed and given severities like built-in ones") func asBuiltIn() throws {
    let rule = CustomRule(id: "no-gems", kind: .existence([CustomRule.Words(["gems"])], exceptions: []), level: .error)
    let example = "pack: {type: consumable, localizations: {en-US: {title: Gems, description: x}}"
    #expect(try lint(example + "}", [rule]).findings.map(\.severity) == [.error])
    #expect(try lint(example + "}", [rule], levels: ["no-gems": .info]).findings.map(\.severity) == [.info])
    #expect(try lint(example + "}", [rule], only: ["emoji"]).findings.isEmpty)
    let suppressed = example + ", ignore: [{rule: no-gems, reason: r}]}"
    let both: Set<String> = ["no-gems", "unused-suppression"]
    #expect(try lint(suppressed, [rule], only: both).findings.isEmpty)
    let idle = example.replacing("Gems", with: "Coins") + ", ignore: [⟦{rule: no-gems, reason: r}⟧]}"
    let (findings, marks, report) = try lint(idle, [rule], only: both)
    #expect(findings.map(\.range) == marks)
    #expect(findings.map(\.message) == ["the suppression of \"no-gems\" suppresses nothing"])
    #expect(report.description(of: "no-gems")?.category == .custom)
    let misspelt = example + ", ignore: [{rule: no-gem, reason: r}]}"
    #expect(
      try lint(misspelt, [rule], only: both).findings.contains { $0.message.hasSuffix("did you mean \"no-gems\"?") })
  }

  @Test("generated texts are checked, and reported at the template") func generated() throws {
    try expectMarks(
      """
      catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      currencies: {gold: {en-US: gold}}
      templates: {pack: {en-US: {title: "{quantity} Gems", description: "x"}}}
      products: {a: {type: consumable, template: ⟦pack⟧, grants: {gold: 5}}}
      """, CustomRule(id: "no-gems", kind: .existence([CustomRule.Words(["gems"])], exceptions: [])))
  }

  @Test("a thousand words are found like one") func manyWords() throws {
    let words = (0..<2_000).map { "qq\($0)x" }
    try expectMarks(
      product("en-US: {title: a ⟦qq1999x⟧ b, description: ⟦qq0x⟧ qq2000x}"),
      CustomRule(id: "many", kind: .existence([CustomRule.Words(words)], exceptions: [])))
  }

  @Test(
    "a scope has the locales of its name",
    arguments: [
      ("zh", ["zh-Hans", "zh-Hant"]), ("en-US", ["en-US"]), ("pt-br", ["pt-BR"]), ("ja", ["ja"]),
      ("zh-CN", ["zh-Hans"]),
    ]) func scopes(_ name: String, _ codes: [String]) throws
  {
    let scope = try #require(LocaleScope(name))
    #expect(StoreLocale.all.filter { scope.contains($0) }.map(\.code) == codes)
    #expect(!scope.contains(nil))
    #expect(LocaleScope("klingon") == nil)
    #expect(try #require(LocaleScope("all")).contains(nil))
  }
}

/// The edits requested from an input.
private final class Box: Sendable {
  private let edits = Lock<[CatalogEdit]>([])

  var all: [CatalogEdit] { edits.withLock { $0 } }

  func add(_ edit: CatalogEdit) { edits.withLock { $0.append(edit) } }
}
