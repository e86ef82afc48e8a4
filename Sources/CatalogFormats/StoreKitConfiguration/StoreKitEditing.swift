import CatalogModel
import SourceSyntax

/// Turns edits of a catalog into replacements of the StoreKit configuration it was read from.
///
/// Only texts are replaced: what Xcode wrote has no comments to keep, and it knows best how entries
/// are added and taken away.
struct StoreKitEditing {
  let map: StoreKitSourceMap

  func replacements(for edit: CatalogEdit) -> [TextReplacement]? {
    guard !map.tree.hasErrors, let root = map.tree.root, edit.path.field != nil,
      let node = map.node(of: edit.path), node.style == .doubleQuoted,
      let place = SyntaxPlace(of: node, below: root), place.key != nil, isWritten(edit.path, node)
    else { return nil }
    let made: TextReplacement?
    switch edit.change {
    case .replace(let text): made = ScalarSplice(place: place).replacement(with: text)
    case .replacePart(let part, let text):
      made = ScalarSplice(place: place).replacement(of: part, with: text)
    case .remove, .sort: made = nil
    }
    return made.map { [$0] }
  }

  /// The locale stands in for a text that is missing, and for itself it is spelled as Xcode does.
  private func isWritten(_ path: CatalogPath, _ node: SyntaxNode) -> Bool {
    switch path.field {
    case .locale: return false
    case .title, .description:
      return map.node(of: CatalogPath(path.subject, .locale, element: path.element)) != node
    default: return true
    }
  }
}
