import Testing

@testable import SourceSyntax

@Suite("YAML scalars") struct YAMLScalarTests {
  /// All scalars of some blocks, and those around the limits of the others that are known by number.
  private static let scalars =
    Array(0...0x52F) + [
      0x5CF, 0x5D0, 0x5FF, 0x600, 0x61C, 0x61F, 0x620, 0x6DC, 0x6DD, 0x8E2, 0x8FF, 0x900, 0x985, 0xE01, 0x1100, 0x167F,
      0x1680, 0x180E, 0x1DFF, 0x1E00, 0x1F16, 0x1FFF, 0x2000, 0x200B, 0x200F, 0x2010, 0x2019, 0x2027, 0x2028, 0x202F,
      0x2030, 0x205E, 0x205F, 0x2060, 0x206F, 0x2070, 0x2FFF, 0x3000, 0x3001, 0x3042, 0x3099, 0x30FB, 0x4DC0, 0x4E00,
      0x9FFF, 0xA000, 0xABFF, 0xAC00, 0xD7A3, 0xE000, 0xFDFF, 0xFE00, 0xFE0F, 0xFE10, 0xFEFF, 0xFF00, 0xFF01, 0xFFEF,
      0xFFF0, 0xFFF9, 0xFFFF, 0x10FFF, 0x1D173, 0x1EFFF, 0x1F000, 0x1F600, 0x1FFFF, 0x20000, 0xE0001,
    ]

  @Test(
    "read back as the same text, in blocks and in brackets, with any character at any place",
    arguments: ["@", "@bcdefg", "abc@efg", "abc:@efg", "abcdef@", "abc@ efg", "ゴールド@ @", "x #@"]) func roundTrip(
      _ pattern: String
    )
  {
    for scalar in Self.scalars.compactMap({ Unicode.Scalar(UInt32($0)) }) {
      let text = pattern.replacing("@", with: "\(scalar)")
      let written = YAMLScalar.text(text)
      let source = SourceFile(name: "a.yml", text: "- \(written)\n- [\(written), {k: \(written)}]\n")
      let nodes = SyntaxTree.parseYAML(source).root?.elements.map { $0 } ?? []
      let inner = nodes.last?.elements.map { $0 } ?? []
      let texts = [nodes.first?.text, inner.first?.text, inner.last?.value(forKey: "k")?.text]
      #expect(texts == [text, text, text], "\(written.debugDescription)")
    }
  }

  @Test(
    "need no quotes around words of any language",
    arguments: [
      "Gold", "400 coins", "ゴールド", "カード・セット", "골드", "金币（大）", "Pièces d’or", "Élan", "Đồng vàng", "مجوهرات", "כתר זהב",
      "เหรียญทอง", "सोने के सिक्के", "স্বর্ণ মুদ্রা", "½ price", "5:1", "C#", "Wow! – & more…", "Gold 🪙", "ไพ่ใบละ ๑๐",
    ]) func words(_ text: String)
  { #expect(YAMLScalar.text(text) == text) }

  @Test(
    "need quotes where YAML, or one of its readers, sees more than a text",
    arguments: [
      "", " a", "a ", "a:", "a: b", "a:\u{3000}b", "a #b", "Ready?", "a, b", "[a]", "{a}", "- a", "!a", "&a", "¡Oro!",
      "yes", "No", "null", "True", "a\"b", "a\\b", "`a`", "a\u{200B}b", "a\u{AD}b", "a\u{2028}b", "a\u{85}b",
      "a\u{FEFF}b", "a\tb", "a\nb", "a\u{A0}", "a\u{2003}",
    ]) func quotes(_ text: String)
  { #expect(YAMLScalar.text(text) == YAMLScalar.quoted(text)) }

  @Test(
    "are numbers, dates, times and truth values for other readers",
    arguments: [
      "007", "12", "1.5", ".5", "+1", "-1", "1_000", "0x1F", "1:30", "2026-01-01", "2026-01-01T08:00:00Z", "y", "N",
    ]) func typed(_ text: String)
  { #expect(YAMLScalar.isTyped(text)) }

  @Test("are text for all readers", arguments: ["a", "400 coins", "+", "-a", "2026 Pass", "½", "金币"]) func untyped(
    _ text: String
  ) { #expect(!YAMLScalar.isTyped(text)) }
}
