import SourceSyntax
import Testing

@Suite("Positions in decoded text") struct DecodedOffsetsTests {
  /// The value of `key` and a part of its decoded text; the range of the part must read as given.
  @Test(
    "A part of a text is found where it is written",
    arguments: [
      ("plain 金币 x", "金币", "金币"), ("'it''s 金'", "金", "金"), ("'it''s 金'", "'", "''"), ("'it''s 金'", "t's", "t''s"),
      (#""a\tb金""#, "b", "b"), (#""a\tb金""#, "\t", #"\t"#), (#""a\tb金""#, "金", "金"),
      (#""\u91D1x\U0001F600y""#, "金", #"\u91D1"#), (#""\u91D1x\U0001F600y""#, "x", "x"),
      (#""\u91D1x\U0001F600y""#, "😀", #"\U0001F600"#), (#""\u91D1x\U0001F600y""#, "y", "y"),
      (#""\x41\_\N\L\P\e z""#, "z", "z"), ("\"one\n  two\n\n  three\"", "two", "two"),
      ("\"one\n  two\n\n  three\"", "three", "three"), ("\"one  \\\n    two\"", "two", "two"),
      ("\"one \\\n   \\  two\"", "two", "two"), ("'one\n  two  \n\n\n  three'", "three", "three"),
      ("one\n  two\n\n  three", "two", "two"), ("one\n  two\n\n  three", "three", "three"), ("one\n  two", " ", "\n  "),
      ("|\n  one\n  金 two\n\n    three\n", "金", "金"), ("|\n  one\n  金 two\n\n    three\n", "three", "three"),
      ("|2-\n    one\n  two\n", "one", "one"), (">\n  one\n  two\n\n  three\n", "two", "two"),
      (">+ # why\n  one\n  two\n\n  three\n", "three", "three"), ("|\n\n\n  one\n", "one", "one"),
    ]) func yaml(value: String, piece: String, written: String) throws
  {
    for lineBreak in ["\n", "\r\n"] {
      let text = "ä: 1\nkey: \(value)".split(separator: "\n", omittingEmptySubsequences: false).joined(
        separator: lineBreak)
      let tree = SyntaxTree.yaml(text)
      #expect(tree.problems == [])
      let node = try #require(tree.root?.value(forKey: "key"))
      let expected = written.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: lineBreak)
      #expect(try place(of: piece, in: node) == expected)
    }
  }

  @Test(
    "Escapes of JSON count as a whole, a surrogate pair as one",
    arguments: [
      (#"\ud83d\ude00x"#, "😀", #"\ud83d\ude00"#), (#"\ud83d\ude00x"#, "x", "x"), (#"a\/b\u0041c"#, "/", #"\/"#),
      (#"a\/b\u0041c"#, "A", #"\u0041"#), (#"a\/b\u0041c"#, "c", "c"), (#"\n a"#, "a", "a"),
      ("a  \u{2028} \\n b", "b", "b"),
    ]) func json(value: String, piece: String, written: String) throws
  {
    let node = try #require(SyntaxTree.json("[\"\(value)\"]").root?.elements.first { _ in true })
    #expect(try place(of: piece, in: node) == written)
  }

  @Test("An empty part is a position, and the whole text is everything between the quotes") func edges() throws {
    let node = try #require(SyntaxTree.yaml(#""a\tb""#).root)
    #expect(node.range(ofDecoded: 2..<2) == SourceRange(at: 4))
    #expect(node.range(ofDecoded: 0..<3) == SourceRange(start: 1, end: 5))
    #expect(node.range(ofDecoded: 3..<3) == SourceRange(at: 5))
    #expect(node.range(ofDecoded: -5..<99) == SourceRange(start: 1, end: 5))
  }

  private func place(of piece: String, in node: SyntaxNode) throws -> String {
    let text = Array(node.text.utf8)
    let piece = Array(piece.utf8)
    let start = try #require((0...max(0, text.count - piece.count)).first { text[$0...].starts(with: piece) })
    return node.tree.source.text(in: node.range(ofDecoded: start..<start + piece.count))
  }
}
