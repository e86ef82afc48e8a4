import CatalogFormats
import CatalogModel
import CatalogSamples
import ForeignFormats
import SourceSyntax
import TestTools
import Testing

/// Numbers that are the same in every run.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    // SplitMix64, Steele, Lea and Flood.
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

@Suite("Hostile files") struct CatalogYAMLHostileTests {
  private static let replacements = [
    "x", "[]", "{}", "[a, [b], {c: d}]", "{a: [b], \"\": c, tier: {}}", "~", "-1", "''", "99999999999999999999",
    "\"\\0\\n\"", "{kind: code}", "[{rule: }]", "400+", "2027-99-99",
  ]

  /// The text with some of its nodes replaced by something of another kind.
  private func mutated(_ text: String, seed: UInt64, json: Bool) -> String {
    var generator = SeededGenerator(state: seed)
    let source = SourceFile(name: "a", text: text)
    let tree = json ? SyntaxTree.parseJSON(source) : SyntaxTree.parseYAML(source)
    var bytes = Array(text.utf8)
    var places = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
      Int.random(in: 1..<tree.nodeCount, using: &generator)
    }
    places.sort(by: >)
    var lowest = bytes.count
    for place in places {
      guard let range = tree.node(at: place)?.range, range.end <= lowest else { continue }
      var text = Self.replacements.randomElement(using: &generator) ?? ""
      if json, text.contains(where: { !"[]{}".contains($0) }) {
        text =
          ["\"x\"", "[]", "{}", "null", "-1", "[[\"a\"], {}, 3]", "{\"locale\": []}"].randomElement(using: &generator)
          ?? ""
      }
      bytes.replaceSubrange(range.start..<range.end, with: Array(text.utf8))
      lowest = range.start
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func check(_ document: CatalogDocument, of text: String) {
    let count = document.source.bytes.count
    for diagnostic in document.diagnostics {
      let range = diagnostic.range
      #expect(0 <= range.start && range.start <= range.end && range.end <= count, "\(text)")
      #expect(!diagnostic.message.contains("\n"))
    }
    let starts = document.diagnostics.map(\.range.start)
    #expect(starts == starts.sorted())
    let catalog = document.catalog
    let subjects: [CatalogPath.Subject] =
      [.catalog, .app] + catalog.currencies.indices.map { .currency($0) }
      + catalog.templates.indices.map { .template($0) } + catalog.products.indices.map { .product($0) }
      + catalog.groups.indices.map { .group($0) } + catalog.retired.indices.map { .retired($0) }
    for subject in subjects {
      for field in CatalogField.allCases.map(Optional.some) + [nil] {
        for element in [nil, 0, 1, 5] {
          let path = CatalogPath(subject, field, element: element)
          for part in [nil, 0..<0, 1..<3, 0..<1000] {
            guard let range = document.range(of: path, text: part) else { continue }
            guard range.start > range.end || range.start < 0 || range.end > count else { continue }
            Issue.record("\(path) \(range) of \(text)")
          }
        }
      }
    }
    for (index, product) in catalog.products.enumerated() {
      #expect(document.range(of: CatalogPath(.product(index))) != nil, "\(text)")
      for offer in (product.subscription?.offers ?? []).indices {
        #expect(document.range(of: CatalogPath(.product(index), .offers, element: offer)) != nil)
      }
      for localization in product.localizations.indices {
        let path = CatalogPath(.product(index), .title, element: localization)
        #expect(document.range(of: path) != nil, "\(text)")
      }
    }
  }

  @Test("with wrong values everywhere are read to the end", arguments: Seeds.some(0..<40)) func catalogs(seed: UInt64) {
    for step in 0..<8 {
      let text = mutated(EverythingCatalog.text, seed: seed * 8 + UInt64(step), json: false)
      check(CatalogYAMLDecoder.read(SourceFile(name: "catalog.yml", text: text)), of: text)
    }
  }

  @Test(
    "with many values of one product have the place of the first one found in a moment, after many keys too",
    arguments: [
      ("offerCodes: [#]", "{referenceName: o}", .offerCodes), ("ignore: [#]", "{rule: emoji}", .ignore),
      ("grants: {#}", "c@: 1", .grants), ("#, ignore: [{rule: emoji}]", "x@: 1", .ignore),
      ("#, grants: {c: 1}", "x@: 1", .grants),
    ] as [(String, String, CatalogField)]) func firstPlace(_ values: String, _ value: String, _ field: CatalogField)
  {
    let (small, large) = (50, 3_200)
    let documents = [small, large].map { count in
      let all = (0..<count).map { value.replacing("@", with: "\($0)") }.joined(separator: ", ")
      let text = "catalog: 1\nproducts: {p: {\(values.replacing("#", with: all))}}\n"
      return CatalogYAMLDecoder.read(SourceFile(name: "catalog.yml", text: text))
    }
    let path = CatalogPath(.product(0), field, element: 0)
    let time = proportion(small, large) { count in
      let document = documents[count == small ? 0 : 1]
      let found = (0..<count).count { _ in document.range(of: path) != nil }
      #expect(found == count)
    }
    #expect(time.took < time.limit, "\(time)")
  }

  @Test("with many groups are read in time in proportion to their number") func groups() throws {
    let (small, large) = (400, 12_800)
    let roots = try [small, large].map { count in
      let groups = (0..<count).map { "  g\($0): {products: {s\($0): {}}}\n" }.joined()
      let source = SourceFile(name: "catalog.yml", text: "catalog: 1\nsubscriptionGroups:\n\(groups)")
      return try #require(SyntaxTree.parseYAML(source).root)
    }
    let time = proportion(small, large) { count in
      var decoder = CatalogDecoder()
      decoder.decode(roots[count == small ? 0 : 1])
      let catalog = decoder.catalog
      #expect(catalog.groups.count == count && catalog.products.count == count)
    }
    #expect(time.took < time.limit, "\(time)")
  }

  @Test("that are StoreKit configurations are read to the end", arguments: Seeds.some(0..<20)) func configurations(
    seed: UInt64
  ) throws {
    let bytes = StoreKitEncoder.write(try ExampleCatalog.goldRush()).bytes
    let whole = String(decoding: bytes, as: UTF8.self)
    for step in 0..<4 {
      let text = mutated(whole, seed: seed * 4 + UInt64(step), json: true)
      check(StoreKitDecoder.read(ParsedFile(SourceFile(name: "a.storekit", text: text))), of: text)
    }
  }
}
