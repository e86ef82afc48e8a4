import Basics

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
    let before = Side(old)
    let after = Side(new)
    added = after.owners.filter { before.parts[$0] == nil }
    // Owner by owner: the values of a whole catalog take many times the memory of its file.
    for owner in before.owners {
      guard after.parts[owner] != nil else {
        removed.append(owner)
        continue
      }
      // Nearly all products are the same.
      if before.hasSameProduct(owner, as: after) { continue }
      let then = before.entries(of: owner)
      let now = after.entries(of: owner)
      if Self.areSame(then, now) { continue }
      let values = Self.values(then, now)
      if !values.isEmpty { changed.append(Change(owner: owner, values: values)) }
    }
    let kept = before.owners.filter { $0.isProduct && after.parts[$0] != nil }
    isReordered = kept != after.owners.filter { $0.isProduct && before.parts[$0] != nil }
  }

  /// Whether two lists have the same values in the same order, as nearly all have.
  private static func areSame(_ old: [CatalogEntry], _ new: [CatalogEntry]) -> Bool {
    old.count == new.count
      && zip(old, new).allSatisfy { $0.value == $1.value && $0.keys == $1.keys }
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

  /// The owners of one catalog, in order, with the parts of it that belong to each.
  private struct Side {
    let catalog: Catalog
    var owners: [CatalogOwner] = []
    var parts: [CatalogOwner: [CatalogPath.Subject]] = [:]

    init(_ catalog: Catalog) {
      self.catalog = catalog
      for part in catalog.parts {
        if parts[part.owner] == nil { owners.append(part.owner) }
        parts[part.owner, default: []].append(part.subject)
      }
    }

    func entries(of owner: CatalogOwner) -> [CatalogEntry] {
      (parts[owner] ?? []).flatMap { catalog.entries(of: (owner, $0)) }
    }

    /// Whether a product has the same values in the same order on both sides; false when only its
    /// entries can tell.
    func hasSameProduct(_ owner: CatalogOwner, as other: Side) -> Bool {
      guard let own = parts[owner], let others = other.parts[owner], own.count == 1,
        others.count == 1, case .product(let index) = own[0], case .product(let place) = others[0]
      else { return false }
      return catalog.groupKey(ofProduct: index).areSameBytes(
        as: other.catalog.groupKey(ofProduct: place))
        && catalog.products[index].hasSameValues(as: other.catalog.products[place])
    }
  }
}

extension Catalog {
  fileprivate func groupKey(ofProduct index: Int) -> String? {
    guard let group = products[index].subscription?.group, groups.indices.contains(group) else {
      return nil
    }
    return groups[group].key
  }
}
