import SourceSyntax

/// Normalizes spacing within a line to one space or none, and to two spaces before comments.
struct SpacingPass {
  private let lines: SourceLines
  private var replacements: [TextReplacement] = []
  /// The starts of trailing comments.
  private var comments: Set<Int> = []

  static func replacements(in tree: SyntaxTree) -> [TextReplacement] {
    guard let root = tree.root else { return [] }
    var pass = SpacingPass(lines: SourceLines(bytes: tree.source.bytes))
    pass.space(root)
    return pass.replacements
  }

  private init(lines: SourceLines) { self.lines = lines }

  private mutating func space(_ node: SyntaxNode) {
    for (key, value) in node.entries {
      spaceColon(key, value)
      comment(behind: key.range.end)
      space(value)
    }
    for element in node.elements { space(element) }
    if node.isFlow { spaceBrackets(node) }
    if node.isFlow || node.isScalar && node.style != .literal && node.style != .folded {
      comment(behind: node.range.end)
    }
  }

  private mutating func spaceColon(_ key: SyntaxNode, _ value: SyntaxNode) {
    let colon = lines.skippingBlanks(from: key.range.end)
    guard colon < lines.bytes.count, lines.bytes[colon] == UInt8(ascii: ":") else { return }
    put("", at: key.range.end..<colon)
    let start = lines.skippingBlanks(from: colon + 1)
    if !value.range.isEmpty, start == value.range.start { put(" ", at: colon + 1..<start) }
  }

  private mutating func spaceBrackets(_ node: SyntaxNode) {
    // A single pair in a list may have no braces of its own: `[coins: 1]`.
    guard "[{".utf8.contains(lines.bytes[node.range.start]) else { return }
    var children: [Range<Int>] = []
    for (key, value) in node.entries {
      // The position of a missing value is not known precisely enough.
      if value.range.isEmpty { return }
      children.append(key.range.start..<value.range.end)
    }
    for element in node.elements {
      if element.range.isEmpty { return }
      children.append(element.range.start..<element.range.end)
    }
    let inside = node.range.start + 1..<node.range.end - 1
    guard let first = children.first, let last = children.last else {
      if isPlain(inside) { put("", at: inside) }
      return
    }
    if isPlain(inside.lowerBound..<first.lowerBound) { put("", at: inside.lowerBound..<first.lowerBound) }
    for (one, next) in zip(children, children.dropFirst()) {
      if isPlain(one.upperBound..<next.lowerBound) {
        put(", ", at: one.upperBound..<next.lowerBound)
      } else {
        let comma = lines.skippingBlanks(from: one.upperBound)
        if lines.bytes[comma] == UInt8(ascii: ",") {
          put("", at: one.upperBound..<comma)
          comment(behind: comma + 1)
        }
      }
    }
    if isPlain(last.upperBound..<inside.upperBound) { put("", at: last.upperBound..<inside.upperBound) }
  }

  /// Whether a range has nothing but spaces and commas, on one line.
  private func isPlain(_ range: Range<Int>) -> Bool {
    guard range.lowerBound <= range.upperBound else { return false }
    return lines.bytes[range].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ",") }
  }

  /// Separates a trailing comment from the text before it; wider spacing is kept, because it may
  /// align the comment with others.
  private mutating func comment(behind end: Int) {
    var end = end
    let colon = lines.skippingBlanks(from: end)
    if colon < lines.bytes.count, lines.bytes[colon] == UInt8(ascii: ":") { end = colon + 1 }
    let start = lines.skippingBlanks(from: end)
    guard start < lines.bytes.count, lines.bytes[start] == UInt8(ascii: "#"), start - end < 2,
      comments.insert(start).inserted
    else { return }
    put("  ", at: end..<start)
  }

  private func isWritten(_ text: String, at range: Range<Int>) -> Bool {
    guard range.count == text.utf8.count else { return false }
    var offset = range.lowerBound
    for byte in text.utf8 {
      if lines.bytes[offset] != byte { return false }
      offset += 1
    }
    return true
  }

  private mutating func put(_ text: String, at range: Range<Int>) {
    guard range.lowerBound <= range.upperBound, !isWritten(text, at: range) else { return }
    replacements.append(TextReplacement(SourceRange(start: range.lowerBound, end: range.upperBound), text))
  }
}
