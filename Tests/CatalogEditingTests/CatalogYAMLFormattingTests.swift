import CatalogSamples
import SourceSyntax
import TestTools
import Testing

@testable import CatalogEditing
@testable import CatalogFormats

@Suite("The canonical layout") struct CatalogYAMLFormattingTests {
  private func formatted(_ text: String) throws -> String {
    let source = SourceFile(name: "catalog.yml", text: text)
    return String(decoding: try CatalogYAMLFormatting.format(source).bytes, as: UTF8.self)
  }

  private static let head = "catalog: 1\napp: {bundleID: a.b, primaryLocale: en-US}\n"

  @Test(
    "formats the contents of a product",
    arguments: [
      ("price :   {tier:  6}", "price: {tier: 6}"), ("price: { USD: 5.99 ,CNY: 40, }", "price: {USD: 5.99, CNY: 40}"),
      ("referenceName:   \"Gold\"", "referenceName: Gold"),
      ("referenceName: 'Gold: all'", "referenceName: \"Gold: all\""),
      ("referenceName: 'say \"hi\": all'", "referenceName: 'say \"hi\": all'"),
      ("referenceName: yes", "referenceName: \"yes\""), ("hidden: \"true\"", "hidden: true"),
      ("minimumAppVersion: \"2.10\"", "minimumAppVersion: \"2.10\""),
      ("referenceName: \"400\"", "referenceName: \"400\""),
      ("referenceName: \"a\\u200bb\"", "referenceName: \"a\\u200bb\""),
      ("referenceName: \"a\\_b\"", "referenceName: \"a\\_b\""),
      ("referenceName: 'the shop''s'", "referenceName: the shop's"),
      ("referenceName: \"Ready?\"", "referenceName: \"Ready?\""), ("tags: [\"true\"]", "tags: [\"true\"]"),
      ("referenceName: \"n\"", "referenceName: \"n\""),
      ("referenceName: \"2026-01-31T08:00:00Z\"", "referenceName: \"2026-01-31T08:00:00Z\""),
      ("referenceName: \"2026 Pass\"", "referenceName: 2026 Pass"),
      ("referenceName: a # why", "referenceName: a  # why"),
      ("referenceName: a      # in line   \n", "referenceName: a      # in line"),
      ("storefronts: [ JPN,CHN ]", "storefronts: [JPN, CHN]"), ("price: { }", "price: {}"),
      ("storefronts: [ a: 1,CHN ]", "storefronts: [a: 1, CHN]"),
      ("storefronts: [ CHN,a:  1 ]", "storefronts: [CHN, a: 1]"),
      (
        "review:\n          # the shop\n          notes: x\n            # the end",
        "review:\n      # the shop\n      notes: x\n        # the end"
      ), ("ignore:\n    -   rule: a\n        reason: b", "ignore:\n      - rule: a\n        reason: b"),
      (
        "review:\n       notes: |\n           one\n             two\n\n           three",
        "review:\n      notes: |\n        one\n          two\n\n        three"
      ),
      ("review:\n      notes: >2\n          one\n        two", "review:\n      notes: >2\n          one\n        two"),
      (
        "localizations:\n     no: {title: x}\n     ja: {title: y,\n          description: z}",
        "localizations:\n      \"no\": {title: x}\n      ja: {title: y,\n           description: z}"
      ),
    ]) func entries(_ written: String, _ expected: String) throws
  {
    func catalog(_ entry: String) -> String { "\(Self.head)products:\n  p:\n    \(entry)\n" }
    #expect(try formatted(catalog(written)) == catalog(expected))
  }

  @Test("indents by two columns, separates products, and collapses blank lines") func blocks() throws {
    let written = """


      # all of it
      catalog: 1
      app:
          bundleID: a.b


          primaryLocale: en-US
      products:
      # the first
          one:
              type: consumable
              # of one
          # the second
          two: {type: consumable}
          three: {type: consumable}
          four:
              type: consumable
      retired:
      - a.b.c   # old
      -   a.b.d


      # the end

      """
    let expected = """
      # all of it
      catalog: 1
      app:
        bundleID: a.b

        primaryLocale: en-US
      products:
      # the first
        one:
          type: consumable
          # of one

        # the second
        two: {type: consumable}
        three: {type: consumable}

        four:
          type: consumable
      retired:
        - a.b.c   # old
        - a.b.d

      # the end

      """
    #expect(try formatted(written) == expected)
    #expect(try formatted(written.replacing("\n", with: "\r\n")) == expected.replacing("\n", with: "\r\n"))
  }

  @Test("is idempotent, and keeps the contents and all comments", arguments: Seeds.some(0..<300)) func property(
    _ seed: Int
  ) throws {
    var layout = RandomLayout(seed: UInt64(seed))
    let text = layout.catalog()
    let before = CatalogYAMLDecoder.read(SourceFile(name: "catalog.yml", text: text))
    let once = try formatted(text)
    let after = CatalogYAMLDecoder.read(SourceFile(name: "catalog.yml", text: once))
    #expect(after.catalog == before.catalog)
    #expect(after.diagnostics.map(\.message) == before.diagnostics.map(\.message))
    #expect(try formatted(once) == once)
    for comment in ["# say: why", "# 注释: first", "# the end", "# a block", "# first"] {
      #expect(once.ranges(of: comment).count == text.ranges(of: comment).count, "\(comment) in\n\(text)")
    }
    #expect(once.split(separator: "\n").allSatisfy { !$0.hasSuffix("\t") })
  }

  /// Texts that would continue without their quotes, or to which a blank line would belong.
  @Test(
    "changes no contents by quotes and blank lines alone",
    arguments: [
      "a: {type: consumable, referenceName: \"Gold\"}  # coins", "a: {type: consumable, referenceName: \"Gold\",}",
      "a: {\"type\":consumable, referenceName: Gold}", "a: {\"type\": consumable, \"referenceName\": \"Gold\"}",
      "a: {type: consumable, referenceName: \"Gold\"#1\n  }", "a: {type: consumable, referenceName: \"What:?now\"}",
      "a: {type: consumable, referenceName: \"Ready?\", family: \"x:y\"}",
      "a: {type: consumable, referenceName: \"Gold\", review: {notes: 'a:?b'}}",
      "a: {type: consumable, referenceName: \"a\\_b\"}", "a: {type: consumable, referenceName: \"\\u4E00: x\"}",
      "a: {type: consumable, referenceName: \"金币\\t4\"}", "a: {type: consumable, referenceName: \"Gold\u{2028}5\"}",
      "a:\n    type: consumable\n    review:\n      notes: |+\n        one\n  b:\n    type: consumable",
      "a:\n    type: consumable\n    review:\n      notes: |+\n        one\n\n  b:\n    type: consumable",
      "a:\n    type: consumable\n    review:\n      notes: >-\n        one\n\n\n  b:\n    type: consumable",
      "a:\n    type: consumable\n    review:\n      notes: \"one  \n\n\n        two\"\n  b: {}",
    ]) func sameContents(_ products: String) throws
  {
    let text = "\(Self.head)products:\n  \(products)\n"
    let before = SyntaxTree.parseYAML(SourceFile(name: "catalog.yml", text: text))
    try #require(!before.hasErrors)
    let once = try formatted(text)
    let after = SyntaxTree.parseYAML(SourceFile(name: "catalog.yml", text: once))
    #expect(!after.hasErrors)
    #expect(before.saysTheSame(as: after), "\(once)")
    #expect(try formatted(once) == once)
  }

  @Test("is the layout of the writer") func written() throws {
    for seed in GeneratedCatalogs.seeds {
      let bytes = CatalogYAMLEncoder.write(GeneratedCatalogs.catalog(seed: seed))
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(try formatted(text) == text, "seed \(seed)")
    }
  }

  @Test("is the layout of the sample catalogs", arguments: ["GoldRush", "FirstSubmission", "Minimal"]) func samples(
    _ name: String
  ) throws {
    let source = try ExampleCatalog.read("Catalogs/\(name)/catalog.yml").source
    let text = String(decoding: source.bytes, as: UTF8.self)
    #expect(try formatted(text) == text)
  }

  @Test("is refused for a file that is truncated", arguments: ["a: [", "a: 1\na: 2\n", "", "- a\n"]) func broken(
    _ text: String
  ) { #expect(throws: CatalogEditFailure.self) { try formatted(text) } }

  @Test("leaves out a pass that would change the contents", arguments: ["tier:", "6", "bundleID", "catalog: 1"])
  func brokenPass(_ word: String) throws {
    let text = Self.head + "products: {p: {price: {tier:   6}}}\n"
    let tree = SyntaxTree.parseYAML(SourceFile(name: "catalog.yml", text: text))
    let place = try #require(text.utf8.firstRange(of: Array(word.utf8)))
    let start = text.utf8.distance(from: text.startIndex, to: place.lowerBound)
    let broken: CatalogYAMLFormatting.Pass = { tree in
      guard tree.source.bytes.count == text.utf8.count else { return [] }
      return [TextReplacement(SourceRange(start: start, end: start + word.utf8.count), "x")]
    }
    let formatted = try CatalogYAMLFormatting.format(tree, passes: [broken] + CatalogYAMLFormatting.passes)
    #expect(formatted.bytes == (try CatalogYAMLFormatting.format(tree)).bytes)
  }
}
