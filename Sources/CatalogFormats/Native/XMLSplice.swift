import CatalogModel
import SourceSyntax

/// Replaces a text in XML: the text of an element or the value of an attribute.
struct XMLSplice {
  let node: SyntaxNode

  /// Nil when more than the text would be affected, or when XML can't represent the new one.
  func replacement(for change: CatalogEdit.Change) -> TextReplacement? {
    guard node.isScalar, isPlainText else { return nil }
    switch change {
    case .replace(let text): return replacement(at: node.range, text)
    case .replacePart(let part, let text): return replacement(at: node.range(ofDecoded: part), text)
    case .remove, .sort, .append: return nil
    }
  }

  private func replacement(at range: SourceRange, _ text: String) -> TextReplacement? {
    guard XMLText.isWritable(text) else { return nil }
    return TextReplacement(range, isAttribute ? XMLText.attribute(text) : XMLText.escaped(text))
  }

  private var bytes: [UInt8] { node.tree.source.bytes }

  private var isAttribute: Bool {
    let start = node.range.start
    return start > 0 && bytes[start - 1] != UInt8(ascii: ">")
  }

  /// Whether there is nothing but text and references: no section, no comment, no `<true/>`.
  private var isPlainText: Bool {
    let range = node.range
    guard range.start > 0, range.end <= bytes.count else { return false }
    return !bytes[range.start..<range.end].contains(UInt8(ascii: "<"))
  }
}
