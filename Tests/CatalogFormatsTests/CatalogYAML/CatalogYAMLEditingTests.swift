import AppStoreReference
import CatalogFormats
import CatalogModel
import CatalogSamples
import SourceSyntax
import TestTools
import Testing

@Suite("Edits of a YAML catalog") struct CatalogYAMLEditingTests {
  private static func read(_ text: String) -> CatalogDocument {
    CatalogYAMLDecoder.read(SourceFile(name: "catalog.yml", text: text))
  }

  /// The text after an edit; nil when the edit is impossible.
  private static func edited(_ text: String, _ path: CatalogPath, _ change: CatalogEdit.Change) -> String? {
    let document = read(text)
    guard let replacements = document.replacements(for: CatalogEdit(path, change)) else { return nil }
    let edited = document.source.replacing(replacements)
    return String(decoding: edited.bytes, as: UTF8.self)
  }

  private static func product(_ lines: String) -> String {
    "catalog: 1\napp: {bundleID: a.b, primaryLocale: en-US}\nproducts:\n  p:\n    \(lines)\n"
  }

  @Test(
    "a text keeps its quotes if the new one allows them",
    arguments: [
      ("Coins", "Gems", "Gems"), ("Coins", "Gems: all", "\"Gems: all\""), ("Coins", "金币 #1", "\"金币 #1\""),
      ("Coins", "★ Gems?", "★ Gems?"), ("Coins", "no", "\"no\""), ("'Coins'", "it's", "'it''s'"),
      ("'Coins'", "a\nb", "\"a\\nb\""), ("\"Co\\u0069ns\"", "Coixs", "\"Co\\u0069xs\""),
      ("\"Coins\"", "a\"b\\", "\"a\\\"b\\\\\""), ("Coins", "", "\"\""),
      ("|\n      Coins\n      of gold", "Coins\nof silver\n", "|\n      Coins\n      of silver"),
      ("| # why\n      Coins", "Coins", "|- # why\n      Coins"), ("|-\n      Coins", "Gems\n", "|\n      Gems"),
      ("|-\n      Coins", "a\nb", "|-\n      a\n      b"), ("|-\n      Coins", " b", "\" b\""),
      (">-\n      Coins\n      of gold", "Gems of gold", ">-\n      Gems\n      of gold"),
      (">-\n      Coins\n      of gold", "Coins\nof gold", ">-\n      Coins\n\n      of gold"),
      ("\"Coins\n      of gold\"", "Gems of gold", "\"Gems\n      of gold\""),
      ("Coins # not this", "Gems", "Gems # not this"),
    ]) func quotes(_ written: String, _ text: String, _ expected: String)
  {
    let path = CatalogPath(.product(0), .referenceName)
    #expect(
      Self.edited(Self.product("referenceName: \(written)"), path, .replace(text))
        == Self.product("referenceName: \(expected)"))
  }

  @Test("in braces, an unquoted text can't contain what would end it") func flow() {
    let path = CatalogPath(.product(0), .title, element: 0)
    for (text, expected) in [("a, b", "\"a, b\""), ("[a]", "\"[a]\""), ("a b", "a b")] {
      #expect(
        Self.edited(Self.product("localizations: {ja: {title: x, description: y}}"), path, .replace(text))
          == Self.product("localizations: {ja: {title: \(expected), description: y}}"))
    }
  }

  @Test(
    "an entry is removed with everything on its lines that belongs to it",
    arguments: [
      ("{ja: {title: x, description: y}}", "{ja: {description: y}}"),
      ("{ja: {description: y, title: x}}", "{ja: {description: y}}"), ("{ja: {title: x}}", "{ja: {}}"),
      ("{ja: {title: x,}}", "{ja: {}}"),
      (
        "\n      ja:\n        title: x  # gone\n        description: y # stays",
        "\n      ja:\n        description: y # stays"
      ),
      (
        "\n      ja:\n        description: y\n        # stays\n        title: |\n          x\n\n    type: consumable",
        "\n      ja:\n        description: y\n        # stays\n\n    type: consumable"
      ), ("{ja: {\n      title: x, # gone\n      description: y}}", "{ja: {\n      description: y}}"),
      ("{ja: {description: y, # stays\n      title: x}}", nil),
    ] as [(String, String?)]) func removal(_ written: String, _ expected: String?)
  {
    #expect(
      Self.edited(Self.product("localizations: \(written)"), CatalogPath(.product(0), .title, element: 0), .remove)
        == expected.map { Self.product("localizations: \($0)") })
  }

  @Test(
    "a list is sorted, each element with its comment",
    arguments: [
      ("[b, a, c]", "[a, b, c]"), ("[b, a, b]", "[a, b]"), ("[a, b]", nil),
      ("\n  - b # two\n  - a  # one\n  - \"c\"", "\n  - a  # one\n  - b # two\n  - \"c\""),
      ("\n- b\n- a\n- b # again", "\n- a\n- b # again"), ("\n  - b\n  # about a\n  - a", nil),
      ("\n  - b # x\n  - a\n  - b # y", nil), ("[\n  b, # two\n  a # one\n  ]", "[\n  a, # one\n  b # two\n  ]"),
      ("[b, # two\n  a]", nil), ("[a, 'A', \"a\"]", "['A', a]"),
    ] as [(String, String?)]) func sorting(_ written: String, _ expected: String?)
  {
    func catalog(_ list: String) -> String {
      "catalog: 1\napp: {bundleID: a.b, primaryLocale: en-US}\nretired: \(list)\nproducts: {}\n"
    }
    #expect(Self.edited(catalog(written), CatalogPath(.catalog, .retired), .sort) == expected.map(catalog))
  }

  @Test("a value that is not written at its path can't be edited") func standIns() {
    let text = EverythingCatalog.text
    for path in [
      CatalogPath(.product(0), .title, element: 2), CatalogPath(.product(0), .description, element: 0),
      CatalogPath(.product(0), .locale, element: 2), CatalogPath(.product(0), .locale),
      CatalogPath(.product(1), .productID), CatalogPath(.template(0), .description, element: 0),
      CatalogPath(.product(0)), CatalogPath(.product(7), .type), CatalogPath(.app, .level),
    ] {
      #expect(Self.edited(text, path, .replace("x")) == nil, "\(path)")
      #expect(Self.edited(text, path, .remove) == nil, "\(path)")
    }
    let twice = Self.product("localizations: {ja: {title: x}, ko: {title: y}}")
    let locale = CatalogPath(.product(0), .locale, element: 0)
    #expect(Self.edited(twice, locale, .replace("ko")) == nil)
    #expect(Self.edited(twice, locale, .replace("fr-FR"))?.contains("{fr-FR: {title: x}") == true)
    #expect(Self.edited(twice + "x: [", locale, .replace("fr-FR")) == nil)
  }

  @Test("one amount of a price is replaced") func price() {
    let price = Self.product("price: {tier: 6, JPN: 801, USD: 5.97, CHN: 41}")
    for (index, old) in ["5.97", "801", "41"].enumerated() {
      let path = CatalogPath(.product(0), .price, element: index)
      #expect(Self.edited(price, path, .replace("7")) == price.replacing(old, with: "7"))
    }
    #expect(Self.edited(price, CatalogPath(.product(0), .price, element: 3), .replace("7")) == nil)
  }

  @Test("an edit makes one change in the model, in any layout", arguments: Seeds.some(0..<200)) func property(
    _ seed: Int
  ) throws {
    var layout = RandomLayout(seed: UInt64(seed))
    let text = layout.catalog()
    let document = Self.read(text)
    try #require(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.message))\n\(text)")
    var made = 0
    for _ in 0..<12 {
      let edit = layout.edit(of: document.catalog)
      var expected = document.catalog
      guard expected.make(edit) else { continue }
      guard let replacements = document.replacements(for: edit) else {
        // A comment may describe an order; nothing else prevents sorting.
        guard case .sort = edit.change else {
          Issue.record("\(edit) can't be made in\n\(text)")
          continue
        }
        continue
      }
      made += 1
      let after = Self.read(String(decoding: document.source.replacing(replacements).bytes, as: UTF8.self))
      let shown = String(decoding: after.source.bytes, as: UTF8.self)
      #expect(after.diagnostics.isEmpty, "\(edit)\n\(text)\nbecame\n\(shown)")
      #expect(after.catalog == expected, "\(edit)\n\(text)\nbecame\n\(shown)")
      let range = try #require(replacements.first).range
      #expect(after.source.bytes.starts(with: document.source.bytes[..<range.start]))
      #expect(after.source.bytes.reversed().starts(with: document.source.bytes[range.end...].reversed()))
    }
    #expect(made > 4)
  }
}

extension RandomLayout {
  /// An edit of some field of a catalog.
  mutating func edit(of catalog: Catalog) -> CatalogEdit {
    let product = Int.random(in: catalog.products.indices, using: &numbers)
    let texts = catalog.products[product].localizations
    let element = Int.random(in: texts.indices, using: &numbers)
    let fields: [(CatalogPath, String?)] = [
      (CatalogPath(.product(product), .referenceName), catalog.products[product].referenceName),
      (CatalogPath(.product(product), .title, element: element), texts[element].title),
      (CatalogPath(.product(product), .description, element: element), texts[element].description),
      (CatalogPath(.product(product), .reviewNotes), catalog.products[product].review.notes),
    ]
    let field = fields[Int.random(in: fields.indices, using: &numbers)]
    switch Int.random(in: 0..<12, using: &numbers) {
    case 0..<3: return CatalogEdit(field.0, .replace(someText()))
    case 3..<6:
      let scalars = Array((field.1 ?? "").unicodeScalars)
      let start = Int.random(in: 0...scalars.count, using: &numbers)
      let end = Int.random(in: start...scalars.count, using: &numbers)
      func width(_ part: ArraySlice<Unicode.Scalar>) -> Int { part.reduce(0) { $0 + $1.utf8.count } }
      let lower = width(scalars[..<start])
      let part = lower..<lower + width(scalars[start..<end])
      return CatalogEdit(field.0, .replacePart(part, numbers.isHeads() ? "" : someText()))
    case 6: return CatalogEdit(field.0, .remove)
    case 7: return CatalogEdit(CatalogPath(.product(product), .locale, element: element), .remove)
    case 8:
      let locale = Self.locales.randomElement(using: &numbers) ?? "ko"
      return CatalogEdit(CatalogPath(.product(product), .locale, element: element), .replace(locale))
    case 9: return CatalogEdit(CatalogPath(.retired(Int.random(in: catalog.retired.indices, using: &numbers))), .remove)
    case 10: return CatalogEdit(CatalogPath(.product(product), .ignore, element: numbers.isHeads() ? 0 : 1), .remove)
    default: return CatalogEdit(CatalogPath(.catalog, .retired), .sort)
    }
  }
}

extension Catalog {
  /// Makes an edit; false when it changes nothing, or names an existing locale.
  fileprivate mutating func make(_ edit: CatalogEdit) -> Bool {
    let before = self
    switch (edit.path.subject, edit.path.field, edit.change) {
    case (.catalog, _, _): retired = Array(Set(retired)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    case (.retired(let index), _, _): retired.remove(at: index)
    case (.product(let index), let field, let change):
      switch field {
      case .referenceName: Self.make(change, &products[index].referenceName)
      case .reviewNotes: Self.make(change, &products[index].review.notes)
      case .title: Self.make(change, &products[index].localizations[edit.path.element ?? 0].title)
      case .description: Self.make(change, &products[index].localizations[edit.path.element ?? 0].description)
      case .ignore: products[index].suppressions.remove(at: edit.path.element ?? 0)
      default:
        guard case .replace(let locale) = change else {
          products[index].localizations.remove(at: edit.path.element ?? 0)
          break
        }
        if products[index].localizations.contains(where: { $0.locale == locale }) { return false }
        products[index].localizations[edit.path.element ?? 0].locale = locale
        products[index].localizations[edit.path.element ?? 0].storeLocale = StoreLocale(locale)
      }
    default: return false
    }
    return self != before
  }

  private static func make(_ change: CatalogEdit.Change, _ text: inout String?) {
    switch change {
    case .replace(let new): text = new
    case .replacePart(let part, let new):
      let bytes = Array((text ?? "").utf8)
      text = String(decoding: bytes[..<part.lowerBound] + Array(new.utf8) + bytes[part.upperBound...], as: UTF8.self)
    case .remove: text = nil
    case .sort, .append: break
    }
  }
}
