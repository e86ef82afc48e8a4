import CatalogFormats
import SourceSyntax

/// Collapses several blank lines into one, separates products, and removes trailing whitespace.
///
/// Each change leaves the file with the same contents: none is within a text, or after one that keeps the
/// line breaks that follow it.
struct BlankLinePass {
  private let lines: SourceLines
  private let end: Int
  /// The starts of lines that are part of a text.
  private var inText: Set<Int> = []
  /// The starts of the lines after texts that keep their line breaks.
  private var afterKeptBreaks: Set<Int> = []
  private var replacements: [TextReplacement] = []

  static func replacements(in tree: SyntaxTree) -> [TextReplacement] {
    guard let root = tree.root else { return [] }
    var pass = BlankLinePass(lines: SourceLines(bytes: tree.source.bytes))
    for index in root.indices { if let node = tree.node(at: index) { pass.mark(node) } }
    pass.tidy(lineBreak: FileHabits(root).lineBreak)
    if let products = root.value(forKey: "products"), !products.isFlow {
      pass.insertBlankLines(products, lineBreak: FileHabits(root).lineBreak)
    }
    return pass.replacements
  }

  private init(lines: SourceLines) {
    self.lines = lines
    end = lines.bytes.count
  }

  /// Marks the lines of texts, whose spaces are part of them.
  private mutating func mark(_ node: SyntaxNode) {
    let range = node.range
    guard node.isScalar, !range.isEmpty,
      node.style == .literal || node.style == .folded || lines.hasBreak(in: range.start..<range.end)
    else { return }
    // The first line too, which may have trailing spaces that belong to a quoted text.
    var line = lines.start(of: node.range.start)
    guard node.style == .literal || node.style == .folded || lines.next(after: line) < node.range.end else { return }
    while line < node.range.end {
      inText.insert(line)
      line = lines.next(after: line)
    }
    guard node.keepsBreaks else { return }
    let next = lines.skippingBlankLines(from: line)
    while line < next {
      inText.insert(line)
      line = lines.next(after: line)
    }
    afterKeptBreaks.insert(next)
  }

  private mutating func tidy(lineBreak: String) {
    var line = lines.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var isAfterBlank = true
    // The end of the blank lines that were looked through last.
    var blankEnd = 0
    while line < end {
      let content = lines.end(of: line)
      let next = lines.next(after: content)
      defer { line = next }
      if inText.contains(line) {
        isAfterBlank = false
        continue
      }
      if lines.isBlank(line) {
        if line >= blankEnd { blankEnd = lines.skippingBlankLines(from: line) }
        if isAfterBlank || blankEnd >= end {
          replacements.append(TextReplacement(SourceRange(start: line, end: next), ""))
        } else if content > line {
          replacements.append(TextReplacement(SourceRange(start: line, end: content), ""))
        }
        isAfterBlank = true
        continue
      }
      isAfterBlank = false
      let visible = lines.skippingBlanks(before: content)
      if visible < content { replacements.append(TextReplacement(SourceRange(start: visible, end: content), "")) }
      if next == end, content == end { replacements.append(TextReplacement(SourceRange(at: end), lineBreak)) }
    }
  }

  /// Inserts a blank line between multi-line products that have none.
  private mutating func insertBlankLines(_ products: SyntaxNode, lineBreak: String) {
    let entries = Array(products.entries)
    for (one, next) in zip(entries, entries.dropFirst()) {
      guard lines.isFirst(next.key.range.start), !one.value.isFlow || !next.value.isFlow else { continue }
      let after = lines.next(after: max(one.key.range.end, one.value.range.end))
      let column = lines.column(of: next.key.range.start)
      let start = lines.start(of: next.key.range.start)
      guard after <= start, !lines.hasBlankLine(in: after..<start) else { continue }
      // Its comments move with it; those that are indented deeper belong to the entry before.
      var place = after
      while place < start {
        guard lines.skippingBlanks(from: place) - place > column else { break }
        place = lines.next(after: place)
      }
      guard !inText.contains(place), !afterKeptBreaks.contains(place) else { continue }
      replacements.append(TextReplacement(SourceRange(at: place), lineBreak))
    }
  }
}
