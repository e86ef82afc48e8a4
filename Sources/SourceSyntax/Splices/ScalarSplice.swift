/// Replaces the text of a scalar, keeping its style where possible: in the same quotes, or without.
///
/// Every candidate is read back before it is used, so that the rules of the notation are in one
/// place, the reader: the first one that reads as intended is used.
package struct ScalarSplice {
  private let place: SyntaxPlace

  package init(place: SyntaxPlace) { self.place = place }

  private var node: SyntaxNode { place.node }
  private var source: SourceFile { node.tree.source }
  private var written: ArraySlice<UInt8> { source.bytes[node.range.start..<node.range.end] }

  /// The replacement in the file that changes a part of the scalar, in UTF-8 offsets of its text,
  /// to another text; nil when that can't be written.
  package func replacement(of part: Range<Int>, with text: String) -> TextReplacement? {
    if let made = node.verbatimReplacement(of: part, with: text) { return made }
    let old = Array(node.text.utf8)
    guard part.lowerBound >= 0, part.upperBound <= old.count else { return nil }
    let bytes = Array(old[..<part.lowerBound] + Array(text.utf8) + old[part.upperBound...])
    let whole = String(decoding: bytes, as: UTF8.self)
    // Offsets inside of a character would split it.
    return Array(whole.utf8) == bytes ? replacement(with: whole) : nil
  }

  /// The replacement in the file that changes the scalar to another text; nil when it is that
  /// already, or when that can't be written.
  package func replacement(with text: String) -> TextReplacement? {
    let old = Array(node.text.utf8)
    let new = Array(text.utf8)
    guard node.isScalar, !node.range.isEmpty, old != new else { return nil }
    // Replaces the difference alone, so that escapes elsewhere are unchanged.
    let change = Difference(from: old, to: new)
    let forms = ScalarForms(node: node, indentation: indentation).forms(
      of: text, replacing: change.old, with: String(decoding: new[change.new], as: UTF8.self))
    guard let form = forms.first(where: { reads($0, as: text) }) else { return nil }
    let difference = Difference(from: Array(written), to: form)
    let start = node.range.start
    return TextReplacement(
      SourceRange(start: start + difference.old.lowerBound, end: start + difference.old.upperBound),
      String(decoding: form[difference.new], as: UTF8.self))
  }

  /// The column of the block that contains the scalar.
  private var indentation: Int {
    let start = place.container.range.start
    // A file with braces may be a single line, which should not be searched backwards needlessly.
    if place.container.isFlow || node.tree.notation == .json { return 0 }
    // The text before a block on its line is ASCII: blanks and dashes.
    return start - SourceLines(bytes: source.bytes).start(of: start)
  }

  // MARK: Reading back

  private func reads(_ form: [UInt8], as text: String) -> Bool {
    let (before, after) = surroundings
    let bytes = Array(before.utf8) + form + Array(after.utf8) + breaksBehind
    let file = SourceFile(name: "", bytes: bytes)
    let isJSON = node.tree.notation == .json
    let tree = isJSON ? SyntaxTree.parseJSON(file) : SyntaxTree.parseYAML(file)
    guard tree.diagnostics.isEmpty, let root = tree.root, root.count == 1 else { return false }
    let entry = root.entries.first { _ in true }
    let read = place.isKey ? entry?.key : entry?.value ?? root.elements.first { _ in true }
    guard let read, read.equals(text) else { return false }
    return !read.isNull || node.isNull
  }

  /// A minimal catalog, with the scalar in a context of the same kind.
  private var surroundings: (before: String, after: String) {
    if node.tree.notation == .json { return ("[", "]") }
    if place.container.isFlow {
      switch place.role {
      case .element: return ("[", "]")
      case .key: return ("{", ": x}")
      case .value: return ("{x: ", "}")
      }
    }
    let margin = String(repeating: " ", count: indentation)
    switch place.role {
    case .element: return (margin + "- ", "")
    case .key: return (margin, ": x")
    case .value: return (margin + "x: ", "")
    }
  }

  /// The line breaks after a block scalar, which may be part of its text, depending on its header.
  private var breaksBehind: ArraySlice<UInt8> {
    guard node.style == .literal || node.style == .folded else { return [] }
    var end = node.range.end
    while end < source.bytes.count, source.bytes[end] == 0x0A || source.bytes[end] == 0x0D { end += 1 }
    return source.bytes[node.range.end..<end]
  }
}

extension SyntaxNode {
  /// The replacement in a text that is written in quotes as it reads, on one line, by another that
  /// can be written there as it is: nothing has to be read back.
  fileprivate func verbatimReplacement(of part: Range<Int>, with text: String) -> TextReplacement? {
    guard style == .doubleQuoted || style == .singleQuoted, isScalar else { return nil }
    /// Whether a byte in the quotes of the scalar isn't a control, an escape or a quote.
    func readsAsItself(_ byte: UInt8) -> Bool {
      switch byte {
      case ..<0x20, 0x7F: false
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): style == .singleQuoted
      case UInt8(ascii: "'"): style == .doubleQuoted
      default: true
      }
    }
    guard text.utf8.allSatisfy({ $0 < 0x80 && readsAsItself($0) }) else { return nil }
    let start = range.start + 1
    let end = max(range.end - 1, start)
    // Line breaks outside ASCII are folded, which shortens the text.
    guard part.lowerBound >= 0, part.upperBound <= end - start, utf8Count == end - start else {
      return nil
    }
    let written = start + part.lowerBound..<start + part.upperBound
    return tree.source.bytes.withUnsafeBufferPointer { bytes in
      /// Whether a character begins, or the text ends, at an offset in the file.
      func isBoundary(_ offset: Int) -> Bool { bytes[offset] & 0xC0 != 0x80 }
      guard bytes[start..<end].allSatisfy(readsAsItself), isBoundary(written.lowerBound),
        isBoundary(written.upperBound), !bytes[written].elementsEqual(text.utf8)
      else { return nil }
      return TextReplacement(SourceRange(start: written.lowerBound, end: written.upperBound), text)
    }
  }
}

/// The difference between two texts: the middle of each, without their common prefix and suffix.
package struct Difference {
  package let old: Range<Int>
  package let new: Range<Int>

  package init(from old: [UInt8], to new: [UInt8]) {
    let most = min(old.count, new.count)
    var start = 0
    while start < most, old[start] == new[start] { start += 1 }
    // Characters are kept whole.
    while start > 0, Self.isInside(old, start) || Self.isInside(new, start) { start -= 1 }
    var end = 0
    while end < most - start, old[old.count - end - 1] == new[new.count - end - 1] { end += 1 }
    while end > 0, Self.isInside(old, old.count - end) || Self.isInside(new, new.count - end) { end -= 1 }
    self.old = start..<old.count - end
    self.new = start..<new.count - end
  }

  private static func isInside(_ bytes: [UInt8], _ offset: Int) -> Bool {
    offset < bytes.count && bytes[offset] & 0xC0 == 0x80
  }
}
