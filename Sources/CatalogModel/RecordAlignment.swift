import AppStoreReference
import Basics

/// The offers, billing plans and offer codes of a product, matched with those of another version of it:
/// the store keeps no order of them, and a catalog file has no names for them.
package struct RecordAlignment {
  /// For each list, the index that each of its elements has in the other version; those that it lacks
  /// come after all others.
  private var places: [String: [Int]] = [:]

  package init(of product: Product, as other: Product) {
    for field in Product.fields {
      let marks: (own: [[String]], other: [[String]])? =
        switch field.content {
        case .offers(let list): (list.get(product).map(\.naturalKey), list.get(other).map(\.naturalKey))
        case .billingPlans(let list): (list.get(product).map { [$0.plan] }, list.get(other).map { [$0.plan] })
        case .offerCodes(let list): (list.get(product).map(\.naturalKey), list.get(other).map(\.naturalKey))
        default: nil
        }
      guard let marks, marks.own.first != nil, marks.other.first != nil else { continue }
      let matched = Self.places(of: marks.own, in: marks.other)
      if !matched.elementsEqual(matched.indices) { places[field.key] = matched }
    }
  }

  /// First by what distinguishes them at the store, then by their places, so that one that was renamed
  /// stays the same, and introductory offers in their order; what is left over is new.
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

extension Offer {
  /// What distinguishes an offer from the others of a subscription at the store, the kind first.
  package var naturalKey: [String] {
    switch kind {
    case .promotional, .winBack: [kind.rawValue, offerID ?? ""]
    case .code: [kind.rawValue, referenceName ?? ""]
    case .introductory: [kind.rawValue, mode?.rawValue ?? "", duration?.rawValue ?? "", "\(periods)"]
    }
  }
}

extension OfferCode {
  /// What distinguishes it from the others of a product at the store.
  fileprivate var naturalKey: [String] { ["code", referenceName] }
}
