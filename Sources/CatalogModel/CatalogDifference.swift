import Basics

/// The differences between two catalogs, value by value.
///
/// Products are matched by their full IDs, compared by bytes; groups, templates and currencies by their
/// keys; offers, billing plans and offer codes by their distinguishing values at the store, so that in
/// the new catalog they have the numbers of the old one, or follow them. The order of all these, of
/// localizations and of unordered lists doesn't matter; the order of products does.
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

  public var isEmpty: Bool { added.isEmpty && removed.isEmpty && changed.isEmpty && !isReordered }

  /// Compares two catalogs.
  public init(from old: Catalog, to new: Catalog) {
    let before = old.parts
    let after = new.parts
    // Products come between the other parts, and are matched on their own: there may be many.
    let (first, start) = (old.partsBeforeProducts, new.partsBeforeProducts)
    let (last, end) = (first + old.products.count, start + new.products.count)
    compare(Side(old, before[..<first]), Side(new, after[..<start]))
    compareProducts(Side(old, before[first..<last]), Side(new, after[start..<end]))
    compare(Side(old, before[last...]), Side(new, after[end...]))
  }

  private mutating func compare(_ before: Side, _ after: Side) {
    let (then, now) = (before.partsByOwner, after.partsByOwner)
    var seen: Set<CatalogOwner> = []
    added += after.parts.lazy.map(\.owner).filter { then[$0] == nil && seen.insert($0).inserted }
    for (owner, _) in before.parts where seen.insert(owner).inserted {
      guard let others = now[owner] else {
        removed.append(owner)
        continue
      }
      change(
        owner, (then[owner] ?? []).flatMap { before.catalog.entries(of: $0) },
        others.flatMap { after.catalog.entries(of: $0) })
    }
  }

  /// Every product has an owner of its own.
  private mutating func compareProducts(_ before: Side, _ after: Side) {
    let areAligned = before.parts.elementsEqual(after.parts) { $0.owner == $1.owner }
    let places = areAligned ? [:] : after.places
    var kept: [Int] = []
    for (index, part) in before.parts.enumerated() {
      guard let place = areAligned ? index : places[part.owner] else {
        removed.append(part.owner)
        continue
      }
      kept.append(place)
      // Nearly all products are the same, and so are nearly all fields of the others.
      let fields = before.catalog.differences(of: index, from: place, in: after.catalog)
      guard !fields.isEmpty else { continue }
      let other = after.parts[after.parts.startIndex + place]
      let alignment = RecordAlignment(of: after.catalog.products[place], as: before.catalog.products[index])
      change(
        part.owner, before.catalog.entries(of: part, fields),
        alignment.aligned(after.catalog.entries(of: other, fields)))
    }
    guard !areAligned else { return }
    isReordered = zip(kept, kept.dropFirst()).contains { $0 > $1 }
    let known = Set(kept)
    added += after.parts.enumerated().lazy.filter { !known.contains($0.offset) }.map(\.element.owner)
  }

  private mutating func change(_ owner: CatalogOwner, _ old: [CatalogEntry], _ new: [CatalogEntry]) {
    if Self.areSame(old, new) { return }
    let values = Self.values(old, new)
    if !values.isEmpty { changed.append(Change(owner: owner, values: values)) }
  }

  /// Whether two lists have the same values in the same order, as nearly all have.
  private static func areSame(_ old: [CatalogEntry], _ new: [CatalogEntry]) -> Bool {
    old.count == new.count && zip(old, new).allSatisfy { $0.value == $1.value && $0.keys == $1.keys }
  }

  /// If several values have the same keys, the first is matched with the first.
  private static func values(_ old: [CatalogEntry], _ new: [CatalogEntry]) -> [Value] {
    let others = Dictionary(grouping: new, by: \.keys)
    var matched: [[String]: Int] = [:]
    var values: [Value] = []
    for entry in old {
      let place = matched[entry.keys, default: 0]
      let candidates = others[entry.keys] ?? []
      let other = place < candidates.count ? candidates[place] : nil
      matched[entry.keys] = place + 1
      if other.map({ entry.hasSameValue(as: $0) }) != true {
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

  /// Some parts of one catalog, in order.
  private struct Side {
    let catalog: Catalog
    let parts: ArraySlice<Catalog.Part>

    init(_ catalog: Catalog, _ parts: ArraySlice<Catalog.Part>) {
      self.catalog = catalog
      self.parts = parts
    }

    /// Several parts may have the same key.
    var partsByOwner: [CatalogOwner: [Catalog.Part]] { Dictionary(grouping: parts, by: \.owner) }

    var places: [CatalogOwner: Int] { Dictionary(parts.enumerated().lazy.map { ($1.owner, $0) }) { first, _ in first } }
  }
}
