import SourceSyntax
import Testing

@Suite("YAML trees") struct YAMLTreeTests {
  @Test(
    "A scalar keeps its place, its style and its decoded text",
    arguments: [
      ("金币100", ScalarStyle.plain, "金币100"), ("\"金币\"", .doubleQuoted, "金币"), ("'金币'", .singleQuoted, "金币"),
      ("'it''s 😀'", .singleQuoted, "it's 😀"), ("'''a'''", .singleQuoted, "'a'"),
      ("\"a\\\"b\\\\\"", .doubleQuoted, "a\"b\\"), ("\"\\u91D1\\U0001F600\"", .doubleQuoted, "金😀"),
      ("\"\"", .doubleQuoted, ""), ("''", .singleQuoted, ""), ("\"a\n   b\"", .doubleQuoted, "a b"),
      ("金\n   币", .plain, "金 币"), ("|\n   金\n    币", .literal, "金\n 币\n"), (">\n   金\n   币", .folded, "金 币\n"),
      ("|-\n   x", .literal, "x"),
    ]) func scalar(written: String, style: ScalarStyle, text: String) throws
  {
    // The same in every context: after wide text, with each line break, after a byte order mark.
    for mark in ["", "\u{FEFF}"] {
      for lineBreak in ["\n", "\r\n", "\r"] {
        let lines = "# 注释 😀\nä: 1\nkey: \(written)\nafter: 金\n"
        let file = mark + lines.split(separator: "\n").joined(separator: lineBreak) + lineBreak
        let tree = SyntaxTree.yaml(file)
        #expect(tree.problems == [])
        let node = try #require(tree.root?.value(forKey: "key"))
        #expect(node.style == style)
        #expect(node.text == text)
        let expected = written.split(separator: "\n").joined(separator: lineBreak)
        #expect(node.written == expected)
        let after = try #require(tree.root?.value(forKey: "after"))
        #expect(after.written == "金")
        #expect(tree.source.location(at: after.range.start).column == 8)
      }
    }
  }

  @Test("A container ranges from its first to its last byte") func containers() throws {
    let tree = SyntaxTree.yaml(
      """
      flow: { a: [1, 2 ], b: {} }   # comment
      block:
        - x: 1
          y: 金
        -  # nothing
      # comment
      last: 1
      """)
    #expect(tree.problems == [])
    let root = try #require(tree.root)
    #expect(root.range == SourceRange(start: 0, end: tree.source.bytes.count))
    #expect(root.value(forKey: "flow")?.written == "{ a: [1, 2 ], b: {} }")
    #expect(root.value(forKey: "flow")?.value(forKey: "a")?.written == "[1, 2 ]")
    let block = try #require(root.value(forKey: "block"))
    #expect(block.written == "- x: 1\n    y: 金\n  -")
    #expect(!block.isFlow)
    #expect(block.elements.map(\.written) == ["x: 1\n    y: 金", ""])
    #expect(root.count == 3)
    #expect(block.count == 2)
  }

  @Test(
    "Unquoted nothing, a tilde and null are null",
    arguments: [
      ("a:", true), ("a: ~", true), ("a: null", true), ("a: ''", false), ("a: 'null'", false), ("a: no", false),
      ("a: 0", false), ("a: Null", false), ("a: []", false),
    ]) func null(text: String, isNull: Bool)
  { #expect(SyntaxTree.yaml(text).root?.value(forKey: "a")?.isNull == isNull) }

  @Test("A value that is not written is after its colon") func absent() throws {
    let tree = SyntaxTree.yaml("a:   # nothing\nb: {c, d: }\n")
    let root = try #require(tree.root)
    #expect(tree.problems == [])
    #expect(root.value(forKey: "a")?.range == SourceRange(at: 2))
    #expect(root.value(forKey: "b")?.value(forKey: "c")?.range == SourceRange(at: 20))
    #expect(root.value(forKey: "b")?.value(forKey: "d")?.range == SourceRange(at: 24))
  }

  @Test("Text is compared by bytes, not by canonical equivalence") func comparison() throws {
    let tree = SyntaxTree.yaml("\u{E9}: 1\ne\u{301}: 2\n")
    #expect(tree.problems == [])
    #expect(tree.root?.value(forKey: "\u{E9}")?.text == "1")
    #expect(tree.root?.value(forKey: "e\u{301}")?.text == "2")
    let key = try #require(tree.root?.entries.first { _ in true }?.key)
    #expect(key.equals("\u{E9}"))
    #expect(!key.equals("e\u{301}"))
    #expect(!key.equals(""))
  }

  @Test(
    "Documents without a node have no root",
    arguments: ["", "\n\n", "# comment", "\u{FEFF}", "---", "%YAML 1.2\n---\n", "---\n...\n"]) func empty(text: String)
  {
    let tree = SyntaxTree.yaml(text)
    #expect(tree.problems == [])
    #expect(tree.root?.isNull ?? true)
  }

  @Test(
    "A version directive, markers and comments around the one document are fine",
    arguments: [
      "%YAML 1.1\n---\na: 1\n...\n# end\n", "%YAML 1.2 # why\n--- # x\na: 1\n", "--- {a: 1}\n...", "\u{FEFF}a: 1",
      "# x\r\n\r\na: 1\r\n",
    ]) func margins(text: String)
  {
    let tree = SyntaxTree.yaml(text)
    #expect(tree.problems == [])
    #expect(tree.shape == "{a: 1}")
  }
}
