import Basics
import CatalogModel
import CatalogSamples
import SourceSyntax
import TestTools
import Testing

@testable import CatalogFormats

@Suite("Reading a catalog after a change") struct CatalogUpdateTests {
  private static let head = """
    # Our catalog
    catalog: 1
    app:
      bundleID: a.b
      name: Gold
      primaryLocale: en-US
    currencies:
      gold: {en-US: "g\\u006fld"}

    """

  private static let templates = """
    templates:
      pack:
        en-US: {title: "{quantity} {currency}", description: "Adds {quantity}."}

    """

  private static func product(_ number: Int, _ indent: String) -> String {
    let lines = [
      "item\(number):", "  type: consumable",
      number % 3 == 0 ? "  referenceName: 'it''s \(number)'" : "  referenceName: Item \(number)",
      "  price: {tier: \(number % 20 + 1)}  # cheap", "  grants: {gold: \(number * 10)}",
      number % 7 == 0 ? "  colour: red" : "  # nothing to say", "  localizations:",
      number % 4 == 0
        ? "    en-US:\n      title: \"\\u0041 \(number)\"\n      description: |-\n        x\n\n        # y"
        : "    en-US: {title: Item \(number), description: \"An item,\n        on two lines.\"}",
    ]
    return lines.flatMap { $0.split(separator: "\n") }.map { "\(indent)\($0)\n" }.joined()
  }

  private static func catalog(hasTemplates: Bool) -> String {
    let groups =
      "subscriptionGroups:\n"
      + ["vip", "pro"].map { group in
        "  \(group):\n    referenceName: \(group)\n    products:\n"
          + (0..<9).map { level in
            "      \(group)\(level):\n        referenceName: \(level)\n        level: 1\n" + "        period: 1 month\n"
          }.joined()
      }.joined()
    let products = "products:\n" + (0..<40).map { product($0, "  ") + ($0 == 8 ? "\n  # more\n" : "") }.joined()
    return head + (hasTemplates ? templates : "") + (hasTemplates ? groups + products : products + groups)
      + "retired: [old]\n"
  }

  private static let pieces = [
    "x", "y z", "9", "金", "\n", "\r\n", "\t", " ", "  ", "\"", "'", "\\", "[", "]", "{", "}", ":", ": ", ", ", "#",
    " # ", "&a ", "*a", "!x ", "|\n", ">", "- ", "? ", "---\n", "...\n", "金", "\u{2028}", "\\u0041", "~",
    "\n  item3: {}\n", "\n  new:\n    type: consumable\n", "item4", "\n    id: x", "tier: 3", "0", "\n  # \n", "b.c",
    "\nretired: [x]\n", "gold",
  ]

  private func expectSame(_ document: CatalogDocument, _ other: CatalogDocument, _ note: String) {
    #expect(document.source.bytes == other.source.bytes)
    #expect(document.catalog == other.catalog, "\(note)")
    #expect(document.diagnostics == other.diagnostics, "\(note)")
    guard let tree = document.map?.tree, let expected = other.map?.tree else {
      #expect((document.map == nil) == (other.map == nil))
      return
    }
    #expect(tree.nodeCount == expected.nodeCount)
    for index in 0..<min(tree.nodeCount, expected.nodeCount) {
      guard let node = tree.node(at: index), let wanted = expected.node(at: index) else { continue }
      let isSame =
        node.kind == wanted.kind && node.range == wanted.range && node.count == wanted.count
        && node.indices == wanted.indices && node.style == wanted.style && node.isFlow == wanted.isFlow
        && node.text.hasSameBytes(as: wanted.text)
      #expect(isSame, "node \(index) at \(wanted.range), \(note)")
      if !isSame { return }
    }
    for part in other.catalog.parts {
      let path = CatalogPath(part.subject)
      #expect(document.range(of: path) == other.range(of: path))
      #expect(document.map?.body(of: part.subject)?.index == other.map?.body(of: part.subject)?.index)
    }
  }

  @Test("equals reading all of it, whatever is changed", arguments: Seeds.some(0..<24)) func changes(seed: Int) {
    var numbers = SeededNumbers(seed: UInt64(seed))
    let text = Self.catalog(hasTemplates: seed % 2 == 1)
    let first = CatalogYAMLDecoder.read(SourceFile(name: "catalog.yml", text: text))
    #expect(first.map?.tree.diagnostics == [])
    var partial = 0
    for _ in 0..<25 {
      var document = first
      // One change after another, as the edits of a command are.
      for _ in 0..<3 {
        let count = document.source.bytes.count
        var replacements: [TextReplacement] = []
        var start = 0
        for _ in 0...Int.random(in: 0..<2, using: &numbers) where start < count {
          start = Int.random(in: start..<count, using: &numbers)
          let end = min(start + [0, 0, 0, 1, 3, 12, 60].randomElement(using: &numbers)!, count)
          replacements.append(
            TextReplacement(SourceRange(start: start, end: end), Self.pieces.randomElement(using: &numbers)!))
          start = end
        }
        let changed = document.source.replacing(replacements)
        guard String(validating: changed.bytes, as: UTF8.self) != nil else { continue }
        let expected = CatalogYAMLDecoder.read(changed)
        if let tree = document.map?.tree, TreeUpdate(of: tree, replacements, in: [["products"]]) != nil { partial += 1 }
        document = CatalogYAMLDecoder.read(replacements, in: document)
        expectSame(document, expected, "\(replacements)")
      }
    }
    #expect(partial > 4)
  }

  @Test("parses a few products again when one is changed") func parsesLittle() throws {
    let text = Self.head + "products:\n" + (0..<200).map { Self.product($0, "  ") }.joined()
    let source = SourceFile(name: "catalog.yml", text: text)
    let tree = SyntaxTree.parseYAML(source)
    let offset = try #require(text.utf8.firstRange(of: Array("Item 100".utf8)))
    let place = text.utf8.distance(from: text.startIndex, to: offset.lowerBound)
    let replacement = TextReplacement(SourceRange(start: place, end: place + 4), "A thing")
    let update = try #require(TreeUpdate(of: tree, [replacement], in: [["products"]]))
    #expect(update.partial.nodeCount < tree.nodeCount / 20)
    #expect(update.tree.nodeCount == tree.nodeCount)
  }

  @Test("parses everything again when a quote is left open") func openQuote() {
    let text = Self.catalog(hasTemplates: false)
    let tree = SyntaxTree.parseYAML(SourceFile(name: "catalog.yml", text: text))
    let place = text.utf8.count / 2
    let replacement = TextReplacement(SourceRange(at: place), "\n  x: \"")
    #expect(TreeUpdate(of: tree, [replacement], in: [["products"]]) == nil)
  }
}
