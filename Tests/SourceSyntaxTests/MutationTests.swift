import SourceSyntax
import TestTools
import Testing

@Suite("Mutated files") struct MutationTests {
  private static let yaml = """
    catalog: 1  # 注释
    app: {name: "Gold \\u91D1 \\
      Rush", id: 'it''s', list: [zh-Hans, "en-US", ~]}
    text: |
      金币
        indented
    folded: >-
      one
      two

      three
    products:
    - id: coins400
      price: {tier: 6, note: plain
        over lines}
    - id:
    last: "😀"
    """

  private static let json = #"""
    {
      "金": [1, -2.5e10, true, false, null, "a\"b\\", "\ud83d\ude00", "\u91d1"],
      "b": {"c": {}, "d": [], "e": "x y z"},
      "f": "long text with words"
    }
    """#

  private static let pieces: [[UInt8]] =
    [
      "\n", "\r", "\t", " ", "\"", "'", "\\", "[", "]", "{", "}", ":", ": ", ",", "#", "&a", "*a", "!", "|", ">", "- ",
      "? ", "---\n", "...\n", "%", "金", "😀", "\u{FEFF}", "\u{2028}", "\u{85}", "\\u", "\\ud83d", "//", "0", "\0",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0x80]]

  @Test("No mutation crashes, and every range lies in its parent's", arguments: Seeds.some(0..<16)) func mutate(
    seed: Int
  ) throws {
    var numbers = SeededNumbers(seed: UInt64(seed))
    for (text, notation) in [(Self.yaml, SyntaxTree.Notation.yaml), (Self.json, .json)] {
      for _ in 0..<400 {
        var bytes = Array(text.utf8)
        for _ in 0...Int.random(in: 0..<4, using: &numbers) {
          let place = Int.random(in: 0...bytes.count, using: &numbers)
          let length = Int.random(in: 0..<4, using: &numbers)
          let end = min(place + length, bytes.count)
          let piece = Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &numbers)]
          bytes.replaceSubrange(place..<end, with: length == 3 ? [] : piece)
        }
        try check(SyntaxTree.bytes(bytes, as: notation))
      }
    }
  }

  @Test("Every prefix is read", arguments: [SyntaxTree.Notation.yaml, .json]) func prefixes(
    notation: SyntaxTree.Notation
  ) throws {
    let bytes = Array((notation == .yaml ? Self.yaml : Self.json).utf8)
    for count in 0...bytes.count { try check(SyntaxTree.bytes(Array(bytes[..<count]), as: notation)) }
  }

  @Test("A file that is not mutated is valid") func unmutated() {
    #expect(SyntaxTree.yaml(Self.yaml).problems == [])
    #expect(SyntaxTree.json(Self.json).problems == [])
  }

  private func check(_ tree: SyntaxTree) throws {
    let file = SourceRange(start: 0, end: tree.source.bytes.count)
    for diagnostic in tree.diagnostics {
      try require(diagnostic.range.start <= diagnostic.range.end, tree)
      try require(file.contains(diagnostic.range), tree)
      for related in diagnostic.related { try require(file.contains(related.range), tree) }
      try require(!Excerpt.render(diagnostic.range, in: tree.source).isEmpty, tree)
    }
    guard let root = tree.root else { return }
    try require(file.contains(root.range), tree)
    try require(root.subtree.count == tree.nodeCount, tree)
    try check(root)
  }

  private func check(_ node: SyntaxNode) throws {
    var children: [SyntaxNode] = node.elements.map { $0 }
    for entry in node.entries { children += [entry.key, entry.value] }
    var end = node.range.start
    for child in children {
      try require(child.range.start <= child.range.end, node.tree)
      try require(node.range.contains(child.range), node.tree)
      try require(child.range.start >= end, node.tree)
      end = child.range.end
      try check(child)
    }
    guard node.isScalar else { return }
    if node.style == .plain, node.utf8Count > 0, !node.written.utf8.contains(where: { $0 < 0x20 }),
      !node.written.unicodeScalars.contains(where: { "\u{85}\u{2028}\u{2029}".unicodeScalars.contains($0) })
    {
      try require(Array(node.text.utf8) == Array(node.written.utf8), node.tree)
    }
    try require(node.withUTF8 { String(validating: $0, as: UTF8.self) } != nil, node.tree)
    for offset in 0..<min(node.utf8Count, 64) {
      let range = node.range(ofDecoded: offset..<offset + 1)
      try require(range.start <= range.end && node.range.contains(range), node.tree)
    }
  }

  private func require(_ condition: Bool, _ tree: SyntaxTree) throws {
    try #require(condition, "in \(tree.source.text(in: .init(start: 0, end: .max)).debugDescription)")
  }
}
