/// The offers, billing plans and offer codes of a product, matched with another version of it: the
/// store keeps no order of them, and a catalog file has no names for them.
package struct RecordAlignment {
  /// For each list, the index that each of its elements has in the other version; elements that it
  /// lacks come after all others.
  private var places: [String: [Int]] = [:]

  package init(of product: Product, as other: Product) {
    for field in Product.fields {
      guard case .records(let list) = field.content, !list.isEmpty(in: product), !list.isEmpty(in: other) else {
        continue
      }
      let matched = Self.places(of: list.naturalKeys(in: product), in: list.naturalKeys(in: other))
      if !matched.elementsEqual(matched.indices) { places[field.key] = matched }
    }
  }

  /// Matches records first by their distinguishing values at the store, then by their places, so that
  /// a renamed record stays the same, and introductory offers in their order; the remaining ones are
  /// new.
  private static func places(of own: [[String]], in other: [[String]]) -> [Int] {
    var matching = ListMatching(count: own.count, known: other.count)
    matching.match(own.map { [$0] }, other.map { $0 })
    matching.match(
      own.enumerated().map { [[String($0.offset), $0.element.first ?? ""]] },
      other.enumerated().map { [String($0.offset), $0.element.first ?? ""] })
    // Introductory offers have no names.
    func isNameless(_ mark: [String]) -> Bool { mark.first == Offer.Kind.introductory.rawValue }
    matching.match(
      own.map { isNameless($0) ? [Offer.Kind.introductory] : [] },
      other.map { isNameless($0) ? Offer.Kind.introductory : nil })
    var next = other.count
    return matching.matches.map { place in
      if let place { return place }
      next += 1
      return next - 1
    }
  }

  /// The entries of the product, numbered as in the other version.
  package func aligned(_ entries: [CatalogEntry]) -> [CatalogEntry] {
    if places.isEmpty { return entries }
    return entries.map { entry in
      guard entry.keys.count > 1, let places = places[entry.keys[0]], let index = Int(entry.keys[1]),
        places.indices.contains(index)
      else { return entry }
      var entry = entry
      entry.keys[1] = String(places[index])
      return entry
    }
  }
}
