import CatalogFormats
import SourceSyntax

/// Indents every line by its nesting depth.
struct MarginPass {
  /// The current indentation of a line and its final one.
  private struct Margin {
    var old: Int
    var new: Int
  }

  private let lines: SourceLines
  /// The starts of the lines on which a node starts, in order, and their margins.
  private var margins: [(start: Int, margin: Margin)] = []
  /// The starts of continuation lines.
  private var continued: Set<Int> = []
  private var replacements: [TextReplacement] = []
  /// Whether part of the file is laid out in a way that is left alone.
  private var isUnusual = false

  static func replacements(in tree: SyntaxTree) -> [TextReplacement] {
    guard let root = tree.root, !root.isFlow else { return [] }
    var pass = MarginPass(lines: SourceLines(bytes: tree.source.bytes))
    pass.mapping(root, column: 0)
    if pass.isUnusual { return [] }
    pass.margins.sort { $0.start < $1.start }
    for (start, margin) in pass.margins + pass.comments() where margin.old != margin.new {
      pass.replacements.append(
        TextReplacement(SourceRange(start: start, end: start + margin.old), ValueLayout.margin(margin.new)))
    }
    return pass.replacements
  }

  private init(lines: SourceLines) { self.lines = lines }

  // MARK: Blocks

  private mutating func mapping(_ node: SyntaxNode, column: Int) {
    for (key, value) in node.entries {
      let start = key.range.start
      let old = lines.column(of: start)
      if lines.isFirst(start) { margins.append((start - old, Margin(old: old, new: column))) }
      // `? key` and multi-line keys are too rare to support.
      if lines.hasBreak(in: start..<max(key.range.end, start)) { isUnusual = true }
      self.value(value, in: Margin(old: old, new: column))
    }
  }

  private mutating func sequence(_ node: SyntaxNode, column: Int) {
    for element in node.elements {
      let start = element.range.start
      let dash = lines.skippingBlanks(before: start) - 1
      guard dash >= 0, lines.bytes[dash] == UInt8(ascii: "-") else {
        isUnusual = true
        return
      }
      let old = lines.column(of: dash)
      if lines.isFirst(dash) { margins.append((dash - old, Margin(old: old, new: column))) }
      if start > dash + 1, start != dash + 2 {
        replacements.append(TextReplacement(SourceRange(start: dash + 1, end: start), " "))
      }
      if element.isMapping, !element.isFlow {
        mapping(element, column: column + 2)
      } else if element.isSequence, !element.isFlow {
        sequence(element, column: column + 2)
      } else {
        value(element, in: Margin(old: old, new: column))
      }
    }
  }

  private mutating func value(_ node: SyntaxNode, in margin: Margin) {
    if !node.isFlow, node.isMapping { return mapping(node, column: margin.new + 2) }
    if !node.isFlow, node.isSequence { return sequence(node, column: margin.new + 2) }
    if node.style == .literal || node.style == .folded { return block(node, in: margin) }
    // A value below its key, or on several lines, moves along.
    move(node, by: margin.new - margin.old)
  }

  /// Moves the lines of a block after `|` or `>`.
  private mutating func block(_ node: SyntaxNode, in margin: Margin) {
    let range = node.range
    let head = lines.bytes[range.start..<lines.end(of: range.start)].prefix { $0 > 0x20 }
    let first = lines.skippingBlankLines(from: lines.next(after: range.start))
    guard first < range.end else { return }
    let indent = lines.skippingBlanks(from: first) - first
    let hasNumber = head.contains { (0x31...0x39).contains($0) }
    let change = hasNumber ? margin.new - margin.old : margin.new + 2 - indent
    var line = lines.next(after: range.start)
    while line < range.end {
      continued.insert(line)
      let blanks = lines.skippingBlanks(from: line) - line
      let isEmpty = lines.isBlank(line) && blanks <= indent
      if change != 0, !isEmpty {
        replacements.append(
          TextReplacement(
            SourceRange(start: line, end: line + min(blanks, indent)),
            ValueLayout.margin(max(min(blanks, indent) + change, 0))))
      }
      line = lines.next(after: line)
    }
  }

  /// Moves the continuation lines of a value that is in brackets or quotes, or folded.
  private mutating func move(_ node: SyntaxNode, by change: Int) {
    // A value that starts below its key moves with its first line.
    var line = lines.isFirst(node.range.start) ? lines.start(of: node.range.start) : lines.next(after: node.range.start)
    while line < node.range.end {
      continued.insert(line)
      let blanks = lines.skippingBlanks(from: line) - line
      if change != 0, !lines.isBlank(line) {
        replacements.append(
          TextReplacement(SourceRange(start: line, end: line + blanks), ValueLayout.margin(max(blanks + change, 0))))
      }
      line = lines.next(after: line)
    }
  }

  // MARK: Comments

  /// Aligns comments on their own lines with the node after them, or else indents them within the
  /// node before them.
  private func comments() -> [(start: Int, margin: Margin)] {
    let bytes = lines.bytes
    var open: [Margin] = []
    var waiting: [(start: Int, column: Int)] = []
    var found: [(start: Int, margin: Margin)] = []
    func place(_ comments: [(start: Int, column: Int)], before next: Margin?) {
      for comment in comments {
        if let next, next.old == comment.column {
          found.append((comment.start, Margin(old: comment.column, new: next.new)))
        } else {
          // With a key and the dashes below it in the same column, the comment is aligned with the
          // key.
          let beside = open.first { $0.old == comment.column }?.new
          let inside = open.last { $0.old < comment.column }.map { $0.new + 2 }
          found.append((comment.start, Margin(old: comment.column, new: beside ?? inside ?? 0)))
        }
      }
    }
    var line = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var next = 0
    while line < bytes.count {
      let content = lines.skippingBlanks(from: line)
      while next < margins.count, margins[next].start < line { next += 1 }
      if next < margins.count, margins[next].start == line {
        let margin = margins[next].margin
        next += 1
        place(waiting, before: margin)
        waiting = []
        open.removeAll { $0.old > margin.old || $0.old == margin.old && $0.new >= margin.new }
        open.append(margin)
      } else if content < bytes.count, bytes[content] == UInt8(ascii: "#"), !continued.contains(line) {
        waiting.append((line, content - line))
      }
      line = lines.next(after: line)
    }
    place(waiting, before: nil)
    return found
  }
}
