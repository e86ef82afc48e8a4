import SourceSyntax

/// Removes a product from a file, with its comments and the blank lines that separate it.
struct ProductRemoval {
  private let lines: SourceLines
  private let place: SyntaxPlace
  /// The key of the mapping that contains the product.
  private let section: SyntaxNode
  private let entry: MappingEntries.Element
  private let isLast: Bool

  /// - Parameters:
  ///   - place: The position of the product's key.
  ///   - section: The key of the products.
  init?(place: SyntaxPlace, section: SyntaxNode) {
    guard place.isKey, let entry = place.container.entry(at: place.index) else { return nil }
    lines = SourceLines(bytes: place.container.tree.source.bytes)
    self.place = place
    self.section = section
    self.entry = entry
    isLast = place.index == place.container.count - 1
  }

  /// The replacements to make; nil when they would remove more than the product.
  var replacements: [TextReplacement]? {
    if place.container.isFlow { return EntryRemoval(of: place.index, from: place.container)?.replacement.map { [$0] } }
    guard lines.isFirst(entry.key.range.start), lines.isLast(max(entry.key.range.end, entry.value.range.end)) else {
      return nil
    }
    var begin = startOfProduct
    var end = endOfProduct
    if place.container.count == 1 {
      // An empty section is written out as explicitly empty.
      let colon = lines.skippingBlanks(from: section.range.end)
      guard lines.bytes[colon] == UInt8(ascii: ":") else { return nil }
      return [
        TextReplacement(SourceRange(at: colon + 1), " {}"), TextReplacement(SourceRange(start: begin, end: end), ""),
      ]
    }
    if isLast {
      // The gap after it becomes the gap after the previous product.
      while let previous = lineBefore(begin), lines.isBlank(previous) { begin = previous }
    } else {
      end = lines.skippingBlankLines(from: end)
    }
    return [TextReplacement(SourceRange(start: begin, end: end), "")]
  }

  /// The start of the comments directly above the product, or of its own line. Comments above the
  /// first product may be about all products, and are kept.
  private var startOfProduct: Int {
    let column = lines.column(of: entry.key.range.start)
    var begin = lines.start(of: entry.key.range.start)
    guard place.index > 0 else { return begin }
    while let previous = lineBefore(begin) {
      let content = lines.skippingBlanks(from: previous)
      guard lines.bytes[content] == UInt8(ascii: "#"), content - previous == column else { break }
      begin = previous
    }
    return begin
  }

  /// The start of the previous line.
  private func lineBefore(_ start: Int) -> Int? {
    guard start > 0 else { return nil }
    let isPair = start > 1 && lines.bytes[start - 1] == 0x0A && lines.bytes[start - 2] == 0x0D
    return lines.start(of: start - (isPair ? 2 : 1))
  }

  /// The end of the last line of the product, including comments that are indented like the
  /// product.
  private var endOfProduct: Int {
    let column = lines.column(of: entry.key.range.start)
    let last = max(entry.key.range.end, entry.value.range.end)
    return lines.next(afterCommentsAt: lines.next(after: last), below: column)
  }
}
