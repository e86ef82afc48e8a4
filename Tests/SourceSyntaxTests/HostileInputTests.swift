import SourceSyntax
import Testing

/// Inputs that make careless readers take hours, gigabytes or the whole stack. None of the tests
/// asserts a time: a reader whose effort is disproportionate doesn't reach the end of these inputs.
@Suite("Hostile inputs") struct HostileInputTests {
  private static let million = 1_000_000

  @Test(
    "Deep nesting ends at the hundred-and-first level", arguments: ["[", "{a: ", "- ", "? ", "[{a: ", "{\"a\":", "{? "])
  func depth(opening: String) throws {
    for notation in [SyntaxTree.Notation.yaml, .json] {
      let text = String(repeating: opening, count: HostileInputTests.million)
      let tree = SyntaxTree.bytes(Array(text.utf8), as: notation)
      #expect(!tree.diagnostics.isEmpty)
      #expect(tree.nodeCount <= 400)
      if notation == .yaml { #expect(tree.problems.last?.hasSuffix("nested deeper than 100 levels") == true) }
    }
  }

  @Test("A hundred levels are read") func deepestAllowed() {
    let text = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
    #expect(SyntaxTree.json(text).problems == [])
    #expect(SyntaxTree.yaml(text).problems == [])
    #expect(SyntaxTree.yaml("[\(text)]").problems == ["1:101 nested deeper than 100 levels"])
  }

  @Test("Aliases that would expand without bound are rejected") func aliasBomb() {
    var text = "a0: &a0 [x]\n"
    for level in 1...30 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    let tree = SyntaxTree.yaml(text)
    #expect(tree.diagnostics.count < 31 + 30 * 9)
    #expect(tree.nodeCount < 1_000)
  }

  @Test("A hundred thousand keys are checked for duplicates, in block and flow, in YAML and JSON") func manyKeys()
    throws
  {
    let keys = (0..<100_000).map { "\"key \($0)\": 1" }
    let flow = "{" + keys.joined(separator: ",") + ", \"key 50000\": 2}"
    for tree in [SyntaxTree.json(flow), .yaml(keys.joined(separator: "\n") + "\nkey 50000: 2")] {
      #expect(tree.diagnostics.map(\.message) == ["duplicate key \"key 50000\""])
      #expect(tree.root?.count == 100_001)
      let problem = try #require(tree.diagnostics.first)
      #expect(tree.source.text(in: try #require(problem.related.first).range) == "\"key 50000\"")
    }
  }

  @Test("A key that is repeated often results in a hundred problems, a count and a last one") func sameKey() {
    let tree = SyntaxTree.yaml(String(repeating: "a: 1\n", count: 200_000))
    #expect(tree.diagnostics.count == 102)
    #expect(tree.diagnostics[100].message.hasSuffix("; 899 more like it are not listed"))
    #expect(tree.diagnostics.last?.message == "further problems not shown")
  }

  @Test("Nothing but invalid bytes is one problem") func badBytes() {
    let tree = SyntaxTree.bytes([0xC0] + Array(repeating: 0xFF, count: 5 << 20), as: .yaml)
    #expect(tree.problems == ["1:1 the file is not text: byte 0xC0 and 5242880 others are not UTF-8"])
  }

  @Test(
    "Long runs of one thing come to an end",
    arguments: [
      "\"", "'", "a", "\\", "&", "*", "!", "%", "#", "|\n", ">\n", "\n", "\r", " ", "\t", "-", "--- ", "---\n", "...\n",
      ":", ": ", ", ", "a, ", "a\n", "a:\n", "金", "\u{2028}", "\u{FEFF}", "}", "]", "%TAG !a! b\n", "%YAML 1.1\n",
      "# \u{85}%TAG ! x\u{85}", "\"\\", "\"\\ud83d", "[]", "{}", "&a ", "!a ", "? a\n", "- a\n", "a: b: ", "[a]: ",
      "'a'\n", "a: |\n a\n",
    ]) func runs(of piece: String)
  {
    let text = String(repeating: piece, count: 300_000 / piece.utf8.count)
    for start in ["", "a: ", "[", "\"", "|\n ", "{\"a\": \""] {
      for notation in [SyntaxTree.Notation.yaml, .json] {
        let tree = SyntaxTree.bytes(Array((start + text).utf8), as: notation)
        #expect(tree.diagnostics.count <= 1_001)
        #expect(tree.nodeCount <= text.utf8.count + 4)
      }
    }
  }

  @Test("Minified JSON on one line has correct positions to the end") func minified() throws {
    let entry = #"{"id":"金币","n":1.50,"x":"😀\ud83d\ude00"},"#
    let text = "[" + String(repeating: entry, count: 60_000) + "0]"
    let tree = SyntaxTree.json(text)
    #expect(tree.problems == [])
    let root = try #require(tree.root)
    #expect(root.count == 60_001)
    var last: SyntaxNode?
    for element in root.elements { last = element }
    #expect(last?.range == SourceRange(start: text.utf8.count - 2, end: text.utf8.count - 1))
  }
}
