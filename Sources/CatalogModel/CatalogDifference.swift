/// The differences between two catalogs, value by value.
///
/// Products are matched by their full IDs, compared by bytes; groups, templates and currencies by
/// their keys. The order of localizations doesn't matter; that of products does.
public struct CatalogDifference: Sendable, Hashable {
  /// A value that differs; nil on the side that does not have it.
  public struct Value: Sendable, Hashable {
    public var keys: [String]
    public var old: CatalogEntry?
    public var new: CatalogEntry?
  }

  /// An owner on both sides, and the values that differ.
  public struct Change: Sendable, Hashable {
    public var owner: CatalogOwner
    public var values: [Value]
  }

  /// Owners that only the new catalog has, in its order.
  public var added: [CatalogOwner] = []
  /// Owners that only the old catalog has, in its order.
  public var removed: [CatalogOwner] = []
  /// In the order of the old catalog.
  public var changed: [Change] = []
  /// Whether products that both catalogs have are in a different order.
  public var isReordered = false

  public var isEmpty: Bool {
    added.isEmpty && removed.isEmpty && changed.isEmpty && !isReordered
  }

  /// Compares two catalogs.
  public init(from old: Catalog, to new: Catalog) {
    let before = Sides(old.entries)
    let after = Sides(new.entries)
    added = after.owners.filter { before.values[$0] == nil }
    for owner in before.owners {
      guard let now = after.values[owner] else {
        removed.append(owner)
        continue
      }
      let values = Self.values(before.values[owner] ?? [], now)
      if !values.isEmpty { changed.append(Change(owner: owner, values: values)) }
    }
    let kept = before.owners.filter { $0.isProduct && after.values[$0] != nil }
    isReordered = kept != after.owners.filter { $0.isProduct && before.values[$0] != nil }
  }

  /// Of several values with the same keys, the first is matched with the first.
  private static func values(_ old: [CatalogEntry], _ new: [CatalogEntry]) -> [Value] {
    let others = Dictionary(grouping: new, by: \.keys)
    var matched: [[String]: Int] = [:]
    var values: [Value] = []
    for entry in old {
      let place = matched[entry.keys, default: 0]
      let candidates = others[entry.keys] ?? []
      let other = place < candidates.count ? candidates[place] : nil
      matched[entry.keys] = place + 1
      if other?.value != entry.value {
        values.append(Value(keys: entry.keys, old: entry, new: other))
      }
    }
    for entry in new {
      let rest = matched[entry.keys, default: 0]
      matched[entry.keys] = rest - 1
      if rest <= 0 { values.append(Value(keys: entry.keys, old: nil, new: entry)) }
    }
    return values
  }

  /// The entries of one catalog by owner, the owners in order.
  private struct Sides {
    var owners: [CatalogOwner] = []
    var values: [CatalogOwner: [CatalogEntry]] = [:]

    init(_ entries: [CatalogEntry]) {
      for entry in entries {
        if values[entry.owner] == nil { owners.append(entry.owner) }
        values[entry.owner, default: []].append(entry)
      }
    }
  }
}
