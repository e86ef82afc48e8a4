import CatalogModel
import SourceSyntax

/// Converts edits of a catalog to replacements in the YAML that it was read from.
///
/// A field that is not written has no place: adding one is a different operation from changing one.
struct CatalogYAMLEditing {
  let map: CatalogSourceMap

  func replacements(for edit: CatalogEdit) -> [TextReplacement]? {
    // In a file that is truncated or has a duplicate key, the meaning of the rest is unclear.
    guard !map.tree.hasErrors, map.tree.notation != .binaryPropertyList else { return nil }
    guard let place = place(of: edit.path) else { return nil }
    if map.tree.notation == .xml {
      if case .replace(let text) = edit.change, place.isKey, place.container.entry(forKey: text) != nil { return nil }
      return XMLSplice(node: place.node).replacement(for: edit.change).map { [$0] }
    }
    let made: TextReplacement?
    switch edit.change {
    // Adding a key takes the layout of the whole file.
    case .append: return nil
    case .replace(let text):
      guard !place.isKey || place.container.entry(forKey: text) == nil else { return nil }
      made = ScalarSplice(place: place).replacement(with: text)
    case .replacePart(let part, let text): made = ScalarSplice(place: place).replacement(of: part, with: text)
    case .remove: made = EntryRemoval(of: place.index, from: place.container)?.replacement
    case .sort: made = ListSorting(of: place.node)?.replacement
    }
    return made.map { [$0] }
  }

  /// The place of a field; nil for one that only has a substitute node.
  private func place(of path: CatalogPath) -> SyntaxPlace? {
    guard let node = map.node(of: path), let body = map.body(of: path.subject),
      let place = SyntaxPlace(of: node, below: body), isWritten(path, at: place)
    else { return nil }
    return place
  }

  private func isWritten(_ path: CatalogPath, at place: SyntaxPlace) -> Bool {
    switch (path.subject, path.field) {
    case (.retired, _): return place.isElement
    case (_, nil): return false
    case (_, .locale): return path.element != nil && place.isKey
    case (.currency, .name): return place.key != nil
    case (_, .productID): return place.key?.equals("id") == true
    case (_, .reviewNotes): return place.key?.equals("notes") == true
    case (_, .grants?) where path.element != nil: return place.key != nil
    case (_, .price?) where path.element != nil: return place.key?.equals("price") == false
    case (_, let field?) where path.element != nil && !Self.isText(field): return place.isElement
    case (_, let field?): return place.key?.equals(field.rawValue) == true
    }
  }

  /// Whether the element of a path names the localization or the message that contains the field.
  private static func isText(_ field: CatalogField) -> Bool { [.title, .description, .header, .body].contains(field) }
}
