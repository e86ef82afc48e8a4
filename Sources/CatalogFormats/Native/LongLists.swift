import Basics
import CatalogModel
import SourceSyntax

/// The parts of nodes that a catalog counts, such as the offers among the elements of a list. Counting
/// them from the first one each time would take n² steps for n parts, so the parts of long lists are
/// kept.
final class LongLists: Sendable {
  private struct Key: Hashable {
    var parent: SyntaxNode
    var field: CatalogField
  }

  private let lists = Lock<[Key: [SyntaxNode]]>([:])
  /// The children before this index are found by searching.
  private static let searched = 16

  /// The part of a field at an index; nil if it has fewer parts.
  func node(_ index: Int, of parent: SyntaxNode, _ field: CatalogField, in children: () -> [SyntaxNode]) -> SyntaxNode?
  {
    guard index >= Self.searched else { return children().dropFirst(index).first }
    let key = Key(parent: parent, field: field)
    return lists.withLock { lists in
      let list = lists[key] ?? children()
      if lists[key] == nil { lists[key] = list }
      return list.indices.contains(index) ? list[index] : nil
    }
  }
}
