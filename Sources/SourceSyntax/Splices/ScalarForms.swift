/// The ways to write a text in place of a scalar, in the order of increasing changes.
///
/// These are candidates: not all of them read back as the text.
package struct ScalarForms {
  package let node: SyntaxNode
  /// The column of the block that contains the scalar.
  package let indentation: Int

  private var bytes: [UInt8] { node.tree.source.bytes }
  private var range: SourceRange { node.range }

  package func forms(of text: String, replacing part: Range<Int>, with new: String) -> [[UInt8]] {
    let place = node.range(ofDecoded: part)
    let spliced = Array(bytes[range.start..<place.start]) + encoded(new) + bytes[place.end..<range.end]
    if node.tree.notation == .json { return node.style == .doubleQuoted ? [spliced, Self.quotedJSON(text)] : [] }
    let quoted = Array(YAMLScalar.quoted(text).utf8)
    switch node.style {
    case .plain:
      // A name such as "007" is quoted, a number that replaces another is not.
      let becomesTyped = YAMLScalar.isTyped(text) && !node.withUTF8(YAMLScalar.isTyped)
      if becomesTyped || YAMLScalar.isWordOfYAML(text) { return [quoted] }
      return [spliced, Array(text.utf8), quoted]
    case .singleQuoted: return [spliced, [UInt8(ascii: "'")] + encoded(text) + [UInt8(ascii: "'")], quoted]
    case .doubleQuoted: return [spliced, quoted]
    case .literal, .folded: return [spliced, headed(for: text), block(text), quoted]
    }
  }

  /// A text within the quotes, or on the lines, of the scalar.
  private func encoded(_ text: String) -> [UInt8] {
    if node.tree.notation == .json { return Array(Self.quotedJSON(text).dropFirst().dropLast()) }
    switch node.style {
    case .plain: return Array(text.utf8)
    case .singleQuoted: return Array(text.replacing("'", with: "''").utf8)
    case .doubleQuoted: return Array(YAMLScalar.escaped(text).utf8)
    case .literal, .folded: return lines(text.split(separator: "\n", omittingEmptySubsequences: false))
    }
  }

  private static func quotedJSON(_ text: String) -> [UInt8] { OrderedValue.text(text).json(.compact) }

  // MARK: Blocks

  /// The block with a different header, so that the line breaks at its end match the text.
  private func headed(for text: String) -> [UInt8] { head(for: text) + bytes[headEnd..<range.end] }

  /// The block rewritten.
  private func block(_ text: String) -> [UInt8] {
    var body = text[...]
    while body.utf8.last == 0x0A { body = body[..<body.utf8.index(before: body.utf8.endIndex)] }
    var rows = body.split(separator: "\n", omittingEmptySubsequences: false)
    // In folded lines, two line breaks represent one.
    if node.style == .folded { rows = Array(rows.map { [$0] }.joined(separator: [""])) }
    return head(for: text) + lines([""] + rows)
  }

  /// `|`, with its indentation, its comment and the indicator for the line breaks at the end of the
  /// text.
  private func head(for text: String) -> [UInt8] {
    let head = bytes[range.start..<headEnd]
    let marks = head.prefix { $0 > 0x20 }
    let ending: [UInt8] = text.hasSuffix("\n\n") ? [UInt8(ascii: "+")] : text.hasSuffix("\n") ? [] : [UInt8(ascii: "-")]
    return marks.filter { $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") } + ending + head.dropFirst(marks.count)
  }

  private var headEnd: Int { min(SourceLines(bytes: bytes).end(of: range.start), range.end) }

  /// Lines below each other; the first starts at the current position.
  private func lines(_ lines: [Substring]) -> [UInt8] {
    var text: [UInt8] = []
    for (index, line) in lines.enumerated() {
      if index > 0 {
        text += lineBreak
        if !line.isEmpty { text += repeatElement(UInt8(ascii: " "), count: margin) }
      }
      text += line.utf8
    }
    return text
  }

  /// The indentation of the lines of the block.
  private var margin: Int {
    let digit = bytes[range.start..<headEnd].prefix { $0 > 0x20 }.first { (0x31...0x39).contains($0) }
    if let digit { return indentation + Int(digit - 0x30) }
    let lines = SourceLines(bytes: bytes)
    var line = lines.next(after: range.start)
    while line < range.end {
      let text = lines.skippingBlanks(from: line)
      if text < lines.end(of: line) { return text - line }
      line = lines.next(after: line)
    }
    return indentation + 2
  }

  private var lineBreak: [UInt8] {
    let end = SourceLines(bytes: bytes).end(of: range.start)
    return end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A ? [0x0D, 0x0A] : [0x0A]
  }
}
