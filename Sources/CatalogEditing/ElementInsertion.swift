import CatalogFormats
import SourceSyntax

/// Appends elements to an existing list.
struct ElementInsertion {
  let list: SyntaxNode
  /// The key that precedes the list.
  let owner: SyntaxNode
  let isInFlow: Bool
  let layout: ValueLayout

  private var lines: SourceLines { SourceLines(bytes: list.tree.source.bytes) }
  private var lineBreak: String { layout.habits.lineBreak }

  /// The replacements to make; nil where nothing can be added without affecting its surroundings.
  func replacements(_ elements: [OrderedValue]) -> [TextReplacement]? {
    if list.isNull, list.range.isEmpty {
      guard !isInFlow else { return nil }
      let column = lines.column(of: owner.range.start) + layout.habits.dashStep
      return added(elements, column: column, at: lines.end(of: owner.range.end))
    }
    guard list.isSequence else { return nil }
    var last: SyntaxNode?
    for element in list.elements { last = element }
    guard let last else { return [TextReplacement(list.range, layout.flow(.list(elements)))] }
    if list.isFlow { return inFlow(elements, behind: last) }
    let dash = lines.skippingBlanks(before: list.firstChild?.range.start ?? list.range.start) - 1
    guard dash >= 0, !last.lastLeaf.keepsBreaks else { return nil }
    return added(elements, column: lines.column(of: dash), at: lines.end(of: last.range.end))
  }

  private func added(_ elements: [OrderedValue], column: Int, at offset: Int) -> [TextReplacement] {
    let text = elements.flatMap { layout.lines(element: $0, column: column) }.map { lineBreak + $0 }.joined()
    return [TextReplacement(SourceRange(at: offset), text)]
  }

  private func inFlow(_ elements: [OrderedValue], behind last: SyntaxNode) -> [TextReplacement] {
    let end = last.range.end
    let texts = elements.map { layout.flow($0) }
    let afterEnd = lines.skippingBlanks(from: end)
    let hasComma = afterEnd < lines.bytes.count && lines.bytes[afterEnd] == UInt8(ascii: ",")
    guard lines.isFirst(last.range.start), lines.isLast(hasComma ? afterEnd + 1 : end) else {
      return [TextReplacement(SourceRange(at: end), ", " + texts.joined(separator: ", "))]
    }
    let margin = lineBreak + ValueLayout.margin(lines.column(of: last.range.start))
    let text = texts.map { margin + $0 }.joined(separator: ",")
    let line = TextReplacement(SourceRange(at: lines.end(of: end)), text + (hasComma ? "," : ""))
    return hasComma ? [line] : [TextReplacement(SourceRange(at: end), ","), line]
  }
}
