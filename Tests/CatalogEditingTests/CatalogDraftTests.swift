import Basics
import CatalogModel
import CatalogSamples
import SourceSyntax
import TestTools
import Testing

@testable import CatalogEditing

@Suite("Editing the fields of a catalog") struct CatalogDraftTests {
  private func draft(_ text: String) throws -> CatalogDraft {
    try CatalogDraft(SourceFile(name: "catalog.yml", text: text))
  }

  private static func catalog(_ lines: String, list: String = "") -> String {
    "catalog: 1\napp: {bundleID: a.b, primaryLocale: en-US, locales: [en-US, ja, de-DE]}\n"
      + "products:\n  p:\n    type: consumable  # what\n    \(lines)\n\(list)"
  }

  @Test("a field of thousands of parts is set and removed in one pass each") func manyParts() throws {
    let products = (0..<2_000).map { "  p\($0): {type: consumable, referenceName: Pack \($0)}   # \($0)\n" }
    let text = "catalog: 1\nproducts:\n" + products.joined()
    var draft = try CatalogDraft(SourceFile(name: "catalog.yml", text: text))
    let subjects = (0..<2_000).map { CatalogPath.Subject.product($0) }
    let time = try processorTime {
      try draft.set("referenceName", subjects.enumerated().map { ($1, "Bag \($0)") })
      try draft.set("familySharable", subjects.map { ($0, "true") })
      try draft.unset("familySharable", of: subjects)
    }
    #expect(draft.source.bytes.elementsEqual(text.replacing("Pack", with: "Bag").utf8))
    #expect(time < .seconds(60))
  }

  @Test(
    "inserts a field where the schema has it, in the layout of the file",
    arguments: [
      ("price.tier", "6", "review: {notes: x}", "price: {tier: 6}\n    review: {notes: x}"),
      ("price.tier", "6", "price: {USD: 1}  # base", "price: {tier: 6, USD: 1}  # base"),
      ("price.CNY", "6", "price:\n      USD: 1  # base", "price:\n      USD: 1  # base\n      CNY: 6"),
      ("price.CNY", "6", "price: {}", "price: {CNY: 6}"),
      ("price.CNY", "6", "price:   # none", "price:   # none\n      CNY: 6"),
      (
        "localizations.en-US.title", "Gold: all", "localizations:\n      ja: {title: x}",
        "localizations:\n      en-US: {title: \"Gold: all\"}\n      ja: {title: x}"
      ),
      (
        "localizations.ja.title", "x", "localizations: {en-US: {title: x}}",
        "localizations: {en-US: {title: x}, ja: {title: x}}"
      ),
      (
        "localizations.ja.title", "x", "localizations:\n          en-US:\n              title: x\n",
        "localizations:\n          en-US:\n              title: x\n          ja:\n              title: x\n"
      ), ("localizations.ja.title", "x", "hidden: false", "localizations:\n      ja: {title: x}\n    hidden: false"),
      ("hidden", "true", "hidden: false # yet", "hidden: true # yet"),
      ("review.notes", "no", "review: {screenshot: a.png}", "review: {screenshot: a.png, notes: \"no\"}"),
      (
        "review.screenshot", "a.png", "review: {\n      notes: x  # y\n    }",
        "review: {\n      screenshot: a.png, notes: x  # y\n    }"
      ),
      (
        "review.notes", "x", "review: {\n      screenshot: a.png  # y\n    }",
        "review: {\n      screenshot: a.png,  # y\n      notes: x\n    }"
      ), ("storefronts", "JPN, CHN", "price: {tier: 6}", "price: {tier: 6}\n    storefronts: [JPN, CHN]"),
      (
        "storefronts", "JPN,CHN", "storefronts:\n      - JPN  # first",
        "storefronts:\n      - JPN  # first\n      - CHN"
      ), ("storefronts", "CHN", "storefronts: [JPN]  # one", "storefronts: [CHN]  # one"),
      ("grants.gold", "400+40", "grants:", "grants:\n      gold: 400+40"),
      (
        "referenceName", "x", "price: {tier: 6}\n    # about the review\n    review: {notes: y}",
        "referenceName: x\n    price: {tier: 6}\n    # about the review\n    review: {notes: y}"
      ),
      (
        "review.notes", "x", "price: {tier: 6}\n      # of the price\n    hidden: true",
        "price: {tier: 6}\n      # of the price\n    review: {notes: x}\n    hidden: true"
      ), ("referenceName", "Gold", "referenceName: 'Coins'  # name", "referenceName: 'Gold'  # name"),
      ("minimumAppVersion", "2.10", "hidden: true", "minimumAppVersion: 2.10\n    hidden: true"),
    ]) func set(_ field: String, _ value: String, _ written: String, _ expected: String) throws
  {
    for lineBreak in ["\n", "\r\n"] {
      for ending in ["", "# the end\n", "retired: [a.b.c]  # gone\n"] {
        func text(_ lines: String) -> String { Self.catalog(lines, list: ending).replacing("\n", with: lineBreak) }
        var draft = try draft(text(written))
        try draft.set(field, of: .product(0), to: value)
        #expect(String(decoding: draft.source.bytes, as: UTF8.self) == text(expected))
      }
    }
  }

  @Test("accepts a file without a line break at its end") func open() throws {
    var draft = try draft("catalog: 1\nproducts:\n  p:\n    type: consumable")
    try draft.set("hidden", of: .product(0), to: "true")
    #expect(
      String(decoding: draft.source.bytes, as: UTF8.self)
        == "catalog: 1\nproducts:\n  p:\n    type: consumable\n    hidden: true")
  }

  @Test(
    "removes a field, with the parents that are empty without it",
    arguments: [
      ("price.USD", "price: {tier: 6, USD: 1}", "price: {tier: 6}"),
      ("review.notes", "hidden: true\n    review: {notes: x}  # y", "hidden: true"),
      (
        "localizations.ja.title", "localizations:\n      en-US: {title: x}\n      ja: {title: x}",
        "localizations:\n      en-US: {title: x}"
      ), ("localizations", "localizations:\n      ja: {title: x}\n    hidden: true", "hidden: true"),
    ]) func unset(_ field: String, _ written: String, _ expected: String) throws
  {
    var draft = try draft(Self.catalog(written))
    try draft.unset(field, of: .product(0))
    #expect(String(decoding: draft.source.bytes, as: UTF8.self) == Self.catalog(expected))
  }

  @Test(
    "refuses an unknown field, with a suggestion",
    arguments: [
      ("titel", "localizations.en-US.title"), ("title", "localizations.en-US.title"), ("tier", "price.tier"),
      ("USD", "price.USD"), ("review.note", "review.notes"), ("referencename", "referenceName"),
      ("localizations.ja.titel", "localizations.ja.title"),
    ]) func unknown(_ field: String, _ meant: String) throws
  {
    var draft = try draft(Self.catalog("hidden: true"))
    let error = #expect(throws: CatalogEditFailure.self) { try draft.set(field, of: .product(0), to: "x") }
    #expect(error?.message.contains("did you mean \"\(meant)\"?") == true, "\(error?.message ?? "")")
    #expect(error?.isOfRequest == true)
  }

  @Test("refuses a field that has fields of its own", arguments: ["price", "localizations.ja", "ignore"])
  func incomplete(_ field: String) throws {
    var draft = try draft(Self.catalog("hidden: true"))
    let error = #expect(throws: CatalogEditFailure.self) { try draft.set(field, of: .product(0), to: "x") }
    #expect(error?.message.contains("name one of them") == true, "\(error?.message ?? "")")
  }

  @Test("sets and removes every value of any catalog without changing anything else", arguments: Seeds.some(0..<120))
  func property(_ seed: Int) throws {
    var layout = RandomLayout(seed: UInt64(seed))
    let original = try draft(layout.catalog())
    for (field, value) in [
      ("referenceName", "New: name"), ("localizations.ko.title", "새 제목"), ("price.USD", "5.99"),
      ("review.notes", "see #1\nand more"), ("hidden", "true"), ("storefronts", "JPN,CHN"),
      ("localizations.ja.description", layout.someText()),
    ] {
      for product in original.catalog.products.indices {
        var changed = original
        try changed.set(field, of: .product(product), to: value)
        let difference = CatalogDifference(from: original.catalog, to: changed.catalog)
        let differing = difference.changed.flatMap(\.values)
        #expect(difference.added.isEmpty && difference.removed.isEmpty)
        #expect(differing.count <= 1, "\(field): \(differing.map(\.keys))")
        let entry = changed.catalog.entries.first {
          $0.path.subject == .product(product) && $0.keys.joined(separator: ".") == field
        }
        #expect(
          entry?.value.text == value.replacing(",", with: ", ").replacing(",  ", with: ", ")
            || entry?.value.text == value, "\(field)")
        expectSpliced(original.source.bytes, changed.source.bytes)
        // Remove it again: a value that was not there before leaves no trace.
        if differing.first?.old == nil, !differing.isEmpty {
          try changed.unset(field, of: .product(product))
          #expect(CatalogDifference(from: original.catalog, to: changed.catalog).isEmpty, "\(field)")
        }
      }
    }
  }

  @Test("removes and adds products without changing the rest", arguments: Seeds.some(0..<120)) func products(
    _ seed: Int
  ) throws {
    var layout = RandomLayout(seed: UInt64(seed))
    let original = try draft(layout.catalog())
    for index in original.catalog.products.indices {
      var changed = original
      let id = original.catalog.products[index].productID
      try changed.retire(products: [index])
      try changed.add(
        [(item: "new", values: [(["type"], "consumable"), (["review", "notes"], "a: b")])], toGroup: nil)
      let difference = CatalogDifference(from: original.catalog, to: changed.catalog)
      #expect(difference.removed == [.product(ExactText(id), occurrence: 0)])
      #expect(difference.added == [.product(ExactText("com.example.a.new"), occurrence: 0)])
      #expect(difference.changed.flatMap(\.values).map(\.keys) == [["retired", id]])
      #expect(changed.catalog.products.last?.review.notes == "a: b")
    }
  }

  @Test("edits a file in braces with braces") func braces() throws {
    var draft = try draft(
      "{catalog: 1, app: {bundleID: a.b, primaryLocale: en-US}, products: {p: {type: consumable}}}\n")
    try draft.set("price.tier", of: .product(0), to: "6")
    try draft.add([(item: "q", values: [(["type"], "consumable")])], toGroup: nil)
    try draft.add([(item: "v", values: [(["period"], "1 year")])], toGroup: "g")
    try draft.remove(products: [0])
    try draft.retire(["a.b.p"])
    #expect(
      String(decoding: draft.source.bytes, as: UTF8.self)
        == "{catalog: 1, app: {bundleID: a.b, primaryLocale: en-US}, products: {q: {type: consumable}}, "
        + "subscriptionGroups: {g: {products: {v: {period: 1 year}}}}, retired: [a.b.p]}\n")
  }

  /// All lines except new and changed ones are in both, in order.
  private func expectSpliced(_ old: [UInt8], _ new: [UInt8]) {
    let diff = UnifiedDiff.render(from: old, to: new, name: "")
    let lines = String(decoding: diff, as: UTF8.self).split(separator: "\n")
    let removed = lines.count { $0.hasPrefix("-") && !$0.hasPrefix("---") }
    // A text over several lines may become a single line.
    #expect(removed <= 14, "\(String(decoding: diff, as: UTF8.self))")
  }

  @Test("appends a product after the last one, with the same gap as the others") func add() throws {
    let text = """
      catalog: 1
      app: {bundleID: a.b, primaryLocale: en-US}
      products:
        p:
          type: consumable
          review:
            # screenshot: x.png
            notes: x
            # more to come

        # the second
        q: {type: consumable}
      # no more

      subscriptionGroups:   # none yet
      retired: []
      """
    var draft = try draft(text)
    try draft.add(
      [
        (
          item: "no",
          values: [
            (["type"], "consumable"), (["price", "USD"], "1.99"), (["localizations", "ja", "title"], "x, y"),
            (["review", "notes"], "n"),
          ]
        )
      ], toGroup: nil)
    try draft.add(
      [(item: "v", values: [(["period"], "1 month"), (["offers", "0", "kind"], "introductory")])], toGroup: "vip")
    try draft.retire(["a.b.c"])
    #expect(
      String(decoding: draft.source.bytes, as: UTF8.self)
        == text.replacing(
          "q: {type: consumable}\n",
          with: """
            q: {type: consumable}

              "no":
                type: consumable
                price: {USD: 1.99}
                localizations:
                  ja: {title: "x, y"}
                review:
                  notes: n

            """
        ).replacing(
          "none yet\n",
          with: """
            none yet
              vip:
                products:
                  v:
                    period: 1 month
                    offers:
                      - {kind: introductory}

            """
        ).replacing("[]", with: "[a.b.c]"))
  }

  @Test("removes a product with its own comments and gap only") func remove() throws {
    let text = """
      catalog: 1
      app: {bundleID: a.b, primaryLocale: en-US}
      products:
        # all of them
        p:
          type: consumable
          # of p

        # of q
        q:
          type: consumable

        r:
          type: consumable   # kind

      retired: [a.b.x]   # gone

      """
    for lineBreak in ["\n", "\r\n"] {
      func removing(_ index: Int) throws -> String {
        var draft = try draft(text.replacing("\n", with: lineBreak))
        try draft.remove(products: [index])
        return String(decoding: draft.source.bytes, as: UTF8.self).replacing(lineBreak, with: "\n")
      }
      #expect(try removing(0) == text.replacing("  p:\n    type: consumable\n    # of p\n\n", with: ""))
      #expect(try removing(1) == text.replacing("  # of q\n  q:\n    type: consumable\n\n", with: ""))
      #expect(try removing(2) == text.replacing("\n  r:\n    type: consumable   # kind\n", with: ""))
    }
  }

  @Test("leaves an empty section after the only product") func removeOnly() throws {
    var draft = try draft("catalog: 1\nproducts:   # few\n  p:\n    type: consumable\n# end\n")
    try draft.remove(products: [0])
    #expect(String(decoding: draft.source.bytes, as: UTF8.self) == "catalog: 1\nproducts: {}   # few\n# end\n")
    #expect(draft.catalog.products.isEmpty)
  }

  @Test("removes any of many products, and retires their IDs", arguments: Seeds.some(0..<40)) func several(_ seed: Int)
    throws
  {
    var numbers = SeededNumbers(seed: UInt64(seed))
    var layout = RandomLayout(seed: UInt64(seed))
    let original = try draft(layout.catalog())
    let indices = original.catalog.products.indices.filter { _ in Bool.random(using: &numbers) }.shuffled(
      using: &numbers)
    var changed = original
    try changed.retire(products: indices)
    let kept = original.catalog.products.indices.filter { !indices.contains($0) }
    #expect(changed.catalog.products == kept.map { original.catalog.products[$0] })
    let ids = indices.map { original.catalog.products[$0].productID }
    #expect(changed.catalog.retired == original.catalog.retired + ids)
  }

  @Test(
    "refuses a change that would affect anything else",
    arguments: [
      ("type: consumable\n", "type: non-consumable\n"), ("  q:", "  r:"), ("q: {type: consumable}", "q: {}"),
      ("USD: 1", "USD: 2"), ("[old]", "[old, p]"), ("[old]", "[]"), ("products:", "templates:"),
      ("  price: {USD: 1}\n", ""), ("title: Gold", "title: Silver"), ("retired", "app: {}\nretired"),
      ("    title: Gold\n        description: Shiny", "    description: Shiny\n        title: Gold"),
    ])
  func refused(_ before: String, _ after: String) throws {
    let text = """
      catalog: 1
      products:
        p:
          type: consumable
          referenceName: Gold
          price: {USD: 1}
          localizations:
            en-US:
              title: Gold
              description: Shiny
        q: {type: consumable}
      retired: [old]

      """
    let source = SourceFile(name: "catalog.yml", text: text)
    let place = try #require(text.utf8.firstRange(of: Array(before.utf8)))
    let start = text.utf8.distance(from: text.startIndex, to: place.lowerBound)
    let broken = TextReplacement(SourceRange(start: start, end: start + before.utf8.count), after)
    // The edit that is wanted, and one that does more.
    var changed = try CatalogDraft(source)
    let name = try #require(text.utf8.firstRange(of: Array("referenceName: ".utf8)))
    let value = text.utf8.distance(from: text.startIndex, to: name.upperBound)
    let wanted = TextReplacement(SourceRange(start: value, end: value + 4), "Silver")
    let places = EditedPlaces(["products", "p", "referenceName"], text: "Silver")
    #expect(throws: CatalogEditFailure.self) { try changed.apply([wanted, broken], to: places, called: "a") }
    #expect(changed.source.bytes == source.bytes)
    try changed.apply([wanted], to: places, called: "a")
    #expect(changed.catalog.products[0].referenceName == "Silver")
    // One that does something else in its place.
    let other = EditedPlaces(["products", "p", "referenceName"], text: "Gold")
    #expect(throws: CatalogEditFailure.self) { try changed.apply([wanted], to: other, called: "a") }
  }
}
