import CatalogFormats
import CatalogModel
import SourceSyntax

/// Maps paths of a catalog back to the Transporter package it was read from.
struct TransporterSourceMap: Sendable {
  let tree: XMLTree
  let places: FieldPlaces<Int>
  /// The elements that several products share.
  let shared: Set<Int>

  func range(of path: CatalogPath, text: Range<Int>?) -> SourceRange? {
    if path == CatalogPath(.catalog) { return tree.root?.nameRange }
    guard let element = element(of: path) else { return nil }
    switch element.name {
    case "locale", "subscription_group", "family": return element.range(ofAttribute: "name")
    case "locales": return element.nameRange
    default: break
    }
    let range = element.valueRange
    // A part of a text can only be located if the text is verbatim.
    guard let text, element.contentRange.count == element.trimmedText.utf8.count else { return range }
    return SourceRange(
      start: min(range.start + text.lowerBound, range.end), end: min(range.start + text.upperBound, range.end))
  }

  /// The replacement of a text; nil for one that several products share, and for other values.
  func replacements(for edit: CatalogEdit) -> [TextReplacement]? {
    guard !tree.hasErrors, let element = element(of: edit.path), !element.children.contains(where: { _ in true }),
      element.hasContent, !shared.contains(element.index), isText(edit.path.field)
    else { return nil }
    var text: String
    switch edit.change {
    case .replace(let new): text = new
    case .replacePart(let part, let new):
      let old = Array(element.trimmedText.utf8)
      guard part.lowerBound >= 0, part.upperBound <= old.count else { return nil }
      let bytes = old[..<part.lowerBound] + Array(new.utf8) + old[part.upperBound...]
      text = String(decoding: bytes, as: UTF8.self)
      guard text.utf8.elementsEqual(bytes) else { return nil }
    case .remove, .sort, .append: return nil
    }
    guard XMLText.isWritable(text), !text.isEmpty else { return nil }
    return [TextReplacement(element.contentRange, XMLText.escaped(text))]
  }

  private func isText(_ field: CatalogField?) -> Bool {
    switch field {
    case .title, .description, .referenceName, .reviewNotes, .productID, .screenshot: true
    default: false
    }
  }

  /// The element of a field; the enclosing one for a missing element of several.
  private func element(of path: CatalogPath) -> XMLElement? {
    (places[path] ?? places[CatalogPath(path.subject, path.field)]).flatMap { tree.element(at: $0) }
  }
}
