/// Sorts the scalars of a list by their bytes and removes duplicates, keeping each trailing
/// comment.
package struct ListSorting {
  private struct Element {
    var node: SyntaxNode
    var text: String
    var written: ArraySlice<UInt8>
    /// The text after the element on its line, including the blanks before it.
    var comment: ArraySlice<UInt8>
    /// The position of the comma; nil without one.
    var comma: Int?
    var end: Int
  }

  private let lines: SourceLines
  private let elements: [Element]

  /// Nil when the list contains anything other than scalars.
  package init?(of list: SyntaxNode) {
    let lines = SourceLines(bytes: list.tree.source.bytes)
    self.lines = lines
    var elements: [Element] = []
    for node in list.elements {
      guard node.isScalar, !node.range.isEmpty else { return nil }
      elements.append(Self.element(node, isFlow: list.isFlow, in: lines))
    }
    self.elements = elements
  }

  /// The replacement to make; nil when the list is sorted, or when a comment on its own line may
  /// describe an order that would be lost.
  package var replacement: TextReplacement? {
    guard let first = elements.first, let last = elements.last, let sorted, !isInOrder else { return nil }
    // A comment must end its line: text after the last element would become part of it.
    if sorted.last?.comment.isEmpty == false, !lines.isLast(last.end) { return nil }
    var text: [UInt8] = []
    for (slot, element) in sorted.enumerated() {
      text += element.written
      let isEnd = slot == sorted.count - 1
      if isEnd ? last.comma != nil : elements[slot].comma != nil { text += [UInt8(ascii: ",")] }
      text += element.comment
      guard !isEnd else { break }
      let gap = elements[slot].end..<elements[slot + 1].node.range.start
      // Line ends must be kept where there are comments.
      guard !lines.contains("#", in: gap) else { return nil }
      if !element.comment.isEmpty, !lines.hasBreak(in: gap) { return nil }
      text += lines.bytes[gap]
    }
    return TextReplacement(
      SourceRange(start: first.node.range.start, end: last.end), String(decoding: text, as: UTF8.self))
  }

  private var isInOrder: Bool { zip(elements, elements.dropFirst()).allSatisfy { Self.precedes($0.text, $1.text) } }

  /// Nil when two equal elements have different comments.
  private var sorted: [Element]? {
    var sorted: [Element] = []
    for element in elements.sorted(by: { Self.precedes($0.text, $1.text) }) {
      guard let last = sorted.last, Array(last.text.utf8) == Array(element.text.utf8) else {
        sorted.append(element)
        continue
      }
      if last.comment.isEmpty {
        sorted[sorted.count - 1].comment = element.comment
      } else if !element.comment.isEmpty, element.comment != last.comment {
        return nil
      }
    }
    return sorted
  }

  private static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  private static func element(_ node: SyntaxNode, isFlow: Bool, in lines: SourceLines) -> Element {
    var end = node.range.end
    var comma: Int?
    if isFlow {
      let place = lines.skippingBlanks(from: end)
      if place < lines.bytes.count, lines.bytes[place] == UInt8(ascii: ",") {
        comma = place
        end = place + 1
      }
    }
    var comment = lines.bytes[end..<end]
    let rest = lines.skippingBlanks(from: end)
    if rest > end, rest < lines.bytes.count, lines.bytes[rest] == UInt8(ascii: "#") {
      let lineEnd = lines.end(of: rest)
      comment = lines.bytes[end..<lineEnd]
      end = lineEnd
    }
    return Element(
      node: node, text: node.text, written: lines.bytes[node.range.start..<node.range.end], comment: comment,
      comma: comma, end: end)
  }
}
