import Foundation
import Shopkeeper
import Testing

@Suite("An opened catalog") struct WorkspaceTests {
  private static let faulty = Samples.small.replacing("title: 400 Gold Coins", with: "title: 500 Gold Coins")

  private func workspace(_ text: String = Samples.small) throws -> (CatalogWorkspace, TemporaryFolder) {
    let folder = try TemporaryFolder()
    return (try CatalogWorkspace(opening: folder.write(text, to: "catalog.yml")), folder)
  }

  @Test(
    "has the findings of the command, with its configuration and its baseline",
    arguments: [
      [:], [".shopkeeper.yml": "rules: {quantity-mismatch: warning}\n"],
      [".shopkeeper.yml": "baseline: known.json\n"],
    ]) func sameFindings(_ files: [String: String]) async throws
  {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.faulty, to: "catalog.yml")
    if files.values.contains(where: { $0.contains("baseline") }) {
      _ = await CommandRun("lint", path, "--write-baseline", folder.path("known.json"), "--only", "quantity-mismatch")
    }
    for (name, text) in files { try folder.write(text, to: name) }
    let run = await CommandRun("lint", "--format", "json", path)
    let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let expected = try #require(report["findings"] as? [[String: Any]]).compactMap { $0["message"] as? String }
    let workspace = try CatalogWorkspace(opening: path)
    #expect(workspace.found.map(\.message) == expected)
    if files.isEmpty { #expect(!expected.isEmpty) }
  }

  @Test("says why its configuration can't be used") func configurationFault() throws {
    let folder = try TemporaryFolder()
    try folder.write("rules: {no-such-rule: off}\n", to: ".shopkeeper.yml")
    let workspace = try CatalogWorkspace(opening: folder.write(Samples.small, to: "catalog.yml"))
    #expect(workspace.configurationFault?.contains("no-such-rule") == true)
  }

  @Test("is linted again after each change, and takes it back") func changes() throws {
    var (workspace, _) = try workspace()
    #expect(workspace.found.isEmpty)
    let title = try #require(workspace.source.text.range(of: "400 Gold"))
    let offset = workspace.source.text.utf8.distance(from: workspace.source.text.startIndex, to: title.lowerBound)
    workspace.replace([TextReplacement(SourceRange(start: offset, end: offset + 3), "500")])
    #expect(workspace.found.contains { $0.message.contains("500") })
    try workspace.edit { draft throws(CatalogEditFailure) in
      try draft.set("localizations.en-US.title", of: .product(0), to: "400 Gold Coins")
    }
    #expect(workspace.found.isEmpty && !workspace.isChanged)
    let undone = [workspace.undo(), workspace.undo(), workspace.undo()]
    #expect(undone == [true, true, false])
    #expect(workspace.source.text == Samples.small)
  }

  @Test(
    "lints a few products as it lints them with the others, and takes the rest from a copy unless it is out of date")
  func inParts() throws {
    var (workspace, _) = try workspace(
      Self.faulty + "  coins500: {type: consumable, localizations: {en-US: {title: 500 Gold Coins}}}\n")
    let all = workspace.lint().findings
    for index in 0..<2 {
      let own = workspace.findings(inProducts: [index])
      #expect(own.allSatisfy { $0.subject == .product(index) })
      let known = all.filter { $0.subject == .product(index) }.map(\.message)
      #expect(Set(own.map(\.message)).isSuperset(of: known) && !known.isEmpty, "\(index)")
      // One of two products with the same title is named: the one that was changed.
      #expect(own.contains { $0.rule == "duplicate-title" })
    }
    func set(_ title: String) throws {
      try workspace.edit { draft throws(CatalogEditFailure) in
        try draft.set("localizations.en-US.title", of: .product(0), to: title)
      }
    }
    try set("600 Gold Coins")
    var copy = workspace
    #expect(!workspace.isLinted && copy.lint().findings.contains { $0.message.contains("600") })
    try set("400 Gold Coins")
    let isTakenLate = workspace.takeReport(of: copy)
    #expect(!isTakenLate && !workspace.isLinted)
    copy = workspace
    _ = copy.lint()
    let isTaken = workspace.takeReport(of: copy)
    #expect(isTaken && workspace.isLinted && !workspace.lint().findings.contains { $0.message.contains("600") })
  }

  // MARK: Others

  @Test("takes what others wrote if it has no changes") func update() throws {
    var (workspace, folder) = try workspace()
    try folder.write(Self.faulty, to: "catalog.yml")
    guard case .update = workspace.catchUp() else {
      Issue.record("expected an update")
      return
    }
    #expect(workspace.source.text == Self.faulty && !workspace.isChanged)
  }

  @Test("keeps its changes and overwrites none of others") func conflict() throws {
    var (workspace, folder) = try workspace()
    workspace.replaceText(with: Samples.small + "# mine\n")
    try folder.write(Samples.small + "# theirs\n", to: "catalog.yml")
    guard case .conflict(let theirs) = workspace.catchUp() else {
      Issue.record("expected a conflict")
      return
    }
    #expect(theirs.text.hasSuffix("# theirs\n"))
    #expect(throws: CatalogFileFailure.self) { try workspace.save() }
    #expect(try folder.text("catalog.yml").hasSuffix("# theirs\n"))
    #expect(workspace.source.text.hasSuffix("# mine\n"))
  }

  @Test("saves a new file, but not over one that has appeared") func save() throws {
    let folder = try TemporaryFolder()
    var workspace = CatalogWorkspace(Samples.small, named: folder.path("new.yml"))
    var late = CatalogWorkspace(Self.faulty, named: folder.path("new.yml"))
    try workspace.save()
    #expect(throws: CatalogFileFailure.self) { try late.save() }
    #expect(try folder.text("new.yml") == Samples.small)
  }

  // MARK: Actions

  @Test("suppresses a finding, and asks for the reason by an error") func suppression() throws {
    var (workspace, _) = try workspace(Self.faulty)
    let finding = try #require(workspace.found.first { $0.product != nil })
    let action = try #require(workspace.actions(for: finding).last)
    workspace.replace(action.replacements)
    let left = workspace.found
    #expect(!left.contains { $0.rule == finding.rule })
    #expect(left.contains { $0.message.contains("\"reason\"") })
  }

  @Test("makes the fix of a finding") func fix() throws {
    var (workspace, _) = try workspace(Samples.small.replacing("400 Gold Coins,", with: "400  Gold Coins,"))
    let finding = try #require(workspace.found.first { $0.rule == "untidy-spacing" })
    workspace.replace(try #require(workspace.actions(for: finding).first).replacements)
    #expect(workspace.source.text == Samples.small)
  }

  @Test("has no actions for a file that can't be read") func broken() throws {
    let workspace = CatalogWorkspace("catalog: 1\napp: {\nproducts: [", named: "/nowhere/catalog.yml")
    for finding in workspace.found { #expect(workspace.actions(for: finding).isEmpty) }
    #expect(workspace.symbols.count <= 3 && workspace.note(at: 12) != nil)
    #expect(throws: (any Error).self) { try workspace.formatted() }
  }
}

extension SourceFile {
  var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension CatalogWorkspace {
  /// The findings, for an expectation, which can't change what it looks at.
  fileprivate var found: [LocatedFinding] {
    var copy = self
    return copy.lint().findings
  }

  fileprivate func note(at offset: Int) -> String? {
    var copy = self
    return copy.hover(at: offset)?.text
  }
}

/// A text in which `‸` marks the place of a cursor.
struct MarkedText {
  let text: String
  let offset: Int

  init(_ marked: String) {
    let parts = marked.components(separatedBy: "‸")
    text = parts.joined()
    offset = parts[0].utf8.count
  }

  var workspace: CatalogWorkspace { CatalogWorkspace(text, named: "/nowhere/catalog.yml") }
}

@Suite("Completion in a catalog") struct WorkspaceCompletionTests {
  private static let start = """
    catalog: 1
    app: {bundleID: com.example.a, name: A, primaryLocale: ja, locales: [ja, de-DE]}
    currencies: {gem: {ja: ジェム}}
    templates:
      pack: {ja: {title: "{quantity}ジェム", description: "ジェムを{quantity}個"}}

    """

  @Test(
    "offers what the schema and the catalog have",
    arguments: [
      ("‸", "subscriptionGroups", "products: "), ("products:\n  a:\n    ‸", "type", "type: "),
      ("products:\n  a:\n    ty‸", "type", "type: "), ("products:\n  a:\n    type: ‸", "consumable", "consumable"),
      ("products:\n  a:\n    type: con‸\n    price: {tier: 1}\n", "consumable", "consumable"),
      ("products:\n  a:\n    price: {‸}", "tier", "tier: "),
      ("products:\n  a:\n    price: {tier: 6, J‸}", "JPY", "JPY: "),
      ("products:\n  a:\n    price:\n      tier: ‸\n", "6", "6"),
      ("products:\n  a:\n    price: {USD: ‸}", "4.99", "4.99"),
      ("products:\n  a:\n    grants: {‸}", "gem", "gem: "), ("products:\n  a:\n    template: ‸", "pack", "pack"),
      ("products:\n  a:\n    localizations:\n      ‸", "de-DE", "de-DE: "),
      ("products:\n  a:\n    localizations: {ja: {ti‸}}", "title", "title: "),
      ("products:\n  a:\n    ignore:\n      - rule: ‸", "price-mismatch", "price-mismatch"),
      ("products:\n  a:\n    ignore: [{rule: pri‸, reason: x}]", "price-mismatch", "price-mismatch"),
      ("products:\n  a:\n    familySharable: ‸", "true", "true"),
      ("products:\n  a:\n    storefronts: [J‸]", "JPN", "JPN"),
      ("subscriptionGroups:\n  v:\n    products:\n      m:\n        period: ‸", "1 month", "1 month"),
    ]) func offers(_ marked: String, _ label: String, _ text: String)
  {
    let place = MarkedText(Self.start + marked)
    let completions = place.workspace.completions(at: place.offset)
    #expect(completions.contains { $0.label == label }, "\(completions.map(\.label).prefix(20))")
    #expect(completions.contains { $0.text == text })
    for completion in completions { #expect(completion.range.start <= place.offset) }
  }

  @Test(
    "offers nothing in texts, comments and other files' places",
    arguments: [
      "products:\n  a:\n    localizations: {ja: {title: ‸}}", "products:\n  a:\n    type: consumable # ‸",
      "products:\n  ‸", "nonsense:\n  deeper:\n    ‸",
    ]) func nothing(_ marked: String)
  {
    let place = MarkedText(Self.start + marked)
    #expect(place.workspace.completions(at: place.offset).isEmpty)
  }

  @Test("offers no key twice, and the app's locales first") func order() {
    let keys = MarkedText(Self.start + "products:\n  a:\n    type: consumable\n    ‸\n")
    #expect(!keys.workspace.completions(at: keys.offset).contains { $0.label == "type" })
    let locales = MarkedText(Self.start + "products:\n  a:\n    localizations:\n      ‸")
    #expect(locales.workspace.completions(at: locales.offset).prefix(2).map(\.label) == ["ja", "de-DE"])
  }

  @Test("of a key before its colon doesn't write another colon") func colon() {
    let place = MarkedText(Self.start + "products:\n  a:\n    ty‸: consumable\n")
    #expect(place.workspace.completions(at: place.offset).first { $0.label == "type" }?.text == "type")
  }
}

@Suite("Names and notes in a catalog") struct WorkspaceNameTests {
  private static let text = """
    catalog: 1
    app: {bundleID: com.example.a, name: A, primaryLocale: en-US}
    currencies:
      gold: {en-US: gold coins}
    templates:
      "pack": {en-US: {title: "{quantity} Gold Coins", description: "Adds {quantity} gold coins to your balance."}}
    products:
      a:
        type: consumable
        referenceName: 400 gold coins
        price: {tier: 6}
        grants: {gold: 400}
        template: 'pack'
      b:
        type: consumable
        referenceName: 500 gold coins
        price:
          tier: 7
        grants:
          gold: 500
        template: pack
        localizations:
          en-US: {title: 500+50 Gold Coins, description: "Adds 500 gold coins for $6.99, for 3 days."}
    subscriptionGroups:
      vip: {referenceName: VIP, localizations: {en-US: {title: VIP}}}

    """

  private func place(_ before: String) throws -> (CatalogWorkspace, Int) {
    let range = try #require(Self.text.range(of: before))
    let offset = Self.text.utf8.distance(from: Self.text.startIndex, to: range.upperBound)
    return (CatalogWorkspace(Self.text, named: "/nowhere/catalog.yml"), offset)
  }

  @Test(
    "are renamed wherever they are, in any notation, and nothing else changes",
    arguments: [
      ("grants: {go", "gold", "silver"), ("\n  go", "gold", "silver"), ("template: 'pa", "pack", "bundle"),
      ("template: pa", "pack", "bundle"), ("  vi", "vip", "club"),
    ]) func rename(_ before: String, _ old: String, _ new: String) throws
  {
    var (workspace, offset) = try place(before)
    let definition = try #require(workspace.definition(at: offset))
    #expect(workspace.source.text(in: definition).contains(old))
    let references = workspace.references(at: offset)
    let replacements = try workspace.rename(at: offset, to: new)
    #expect(references.count == replacements.count)
    let count = workspace.found.count
    workspace.replace(replacements)
    let key = old == "gold" ? "\(old):" : old == "pack" ? old : "\(old): {"
    #expect(!workspace.source.text.contains(key))
    #expect(workspace.found.count == count)
  }

  @Test(
    "are not renamed to what no name can be", arguments: ["", "two words", "gold\nproducts:", "\u{202E}x", "pack"])
  func refused(_ name: String) throws {
    let (workspace, offset) = try place(name == "pack" ? "template: pa" : "grants: {go")
    if name == "pack" {
      #expect(try workspace.rename(at: offset, to: name).isEmpty)
    } else {
      #expect(throws: CatalogFileFailure.self) { try workspace.rename(at: offset, to: name) }
    }
  }

  @Test("of products are not renamed") func products() throws {
    let (workspace, offset) = try place("products:\n  ")
    #expect(workspace.name(at: offset) == nil && workspace.definition(at: offset) == nil)
    #expect(throws: CatalogFileFailure.self) { try workspace.rename(at: offset, to: "c") }
  }

  @Test(
    "a note tells the price, the field, the locale, the currency and the numbers of a text",
    arguments: [
      ("price: {tier: ", ["Tier 6", "United States: USD 5.99"]), ("    referen", ["referenceName"]),
      ("      en-US: {title: 500", ["17 of", "a quantity of 500 with a bonus of 50"]),
      ("Adds 500", ["a price of 6.99 in", "USD", "a duration of 3 days"]),
      ("grants: {go", ["gold – en-US: gold coins"]),
      ("localizations:\n      en-", ["English (U.S.)"]),
    ]) func hover(_ before: String, _ expected: [String]) throws
  {
    let (workspace, offset) = try place(before)
    let text = try #require(workspace.note(at: offset))
    for part in expected { #expect(text.contains(part), "\(text)") }
  }

  @Test("a note on a price has the ones that a policy gives, as it is now") func policyNote() throws {
    let place = MarkedText(
      """
      catalog: 1
      app:
        bundleID: com.example.small
        primaryLocale: en-US
        locales: [en-US, hi]
        pricePolicies: [{name: ppp, multipliers: [IND 0.5], rates: [USD 1, INR 80], others: store, rounding: usual}]
      products:
        coins: {type: consumable, pr‸ice: {USD: 5.99}, pricePolicy: ppp}
      """)
    var workspace = CatalogWorkspace(place.text, named: "/nowhere/catalog.yml")
    #expect(try #require(workspace.note(at: place.offset)).contains("- India: INR 2"))
    workspace.replaceText(with: place.text.replacing("IND 0.5", with: "IND 1.0"))
    #expect(try #require(workspace.note(at: place.offset)).contains("- India: INR 4"))
  }

  @Test("a note on a finding has the rule, the fact and its source") func findingNote() throws {
    let long = Self.text.replacing("500+50 Gold Coins", with: String(repeating: "Gold Coins ", count: 9))
    let workspace = CatalogWorkspace(long, named: "/nowhere/catalog.yml")
    let finding = try #require(workspace.found.first { $0.rule == "title-length" })
    let text = try #require(workspace.note(at: finding.range.start + 1))
    #expect(text.contains("**title-length** error") && text.contains("read on 20") && text.contains("](http"))
  }

  @Test("texts of a catalog are not markup in a note") func markup() throws {
    let hostile = Self.text.replacing("gold coins}", with: "\"[click](javascript:x) <b>\"}")
    let offset = try #require(hostile.range(of: "grants: {go")).upperBound
    let workspace = CatalogWorkspace(hostile, named: "/nowhere/catalog.yml")
    let note = try #require(workspace.note(at: hostile.utf8.distance(from: hostile.startIndex, to: offset)))
    #expect(!note.contains("[click]") && !note.contains("<b>"))
  }

  @Test("the outline has every part, with its type and price") func outline() throws {
    let (workspace, _) = try place("products:\n  ")
    let sections = workspace.symbols
    #expect(
      sections.map(\.name) == ["catalog", "app", "currencies", "templates", "products", "subscriptionGroups"])
    let products = try #require(sections.first { $0.name == "products" }).children
    #expect(products.map(\.name) == ["a", "b"] && products[0].detail == "consumable, USD 5.99")
    for product in products { #expect(product.range.contains(product.key)) }
    #expect(workspace.foldings.count > 5)
  }
}
