import Basics
import CatalogModel
import SourceSyntax

/// The parts of nodes that a catalog counts, such as the offers among the elements of a list. Counting
/// them each time would take n² steps for n parts, also if one of the first is looked for n times, so the
/// parts of long lists are kept.
final class LongLists: Sendable {
  private struct Key: Hashable {
    var parent: SyntaxNode
    var field: CatalogField
  }

  private let lists = Lock<[Key: [SyntaxNode]]>([:])
  /// The parts of shorter lists are counted each time.
  private static let counted = 16

  /// The part of a field at an index; nil if it has fewer parts.
  func node(_ index: Int, of parent: SyntaxNode, _ field: CatalogField, in children: () -> [SyntaxNode]) -> SyntaxNode?
  {
    let key = Key(parent: parent, field: field)
    return lists.withLock { lists in
      let known = lists[key]
      let list = known ?? children()
      if known == nil, max(list.count, parent.count) > Self.counted { lists[key] = list }
      return list.indices.contains(index) ? list[index] : nil
    }
  }
}
