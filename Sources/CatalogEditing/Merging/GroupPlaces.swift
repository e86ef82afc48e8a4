import Basics
import CatalogModel

/// The subscription groups of a catalog, by what another file may call them.
struct GroupPlaces {
  private let keys: [ExactText: Int]
  private let names: [ExactText: Int]
  /// The groups with a key, a name or a title, in lower case.
  private let words: [String: Set<Int>]

  init(_ groups: [SubscriptionGroup]) {
    keys = Dictionary(groups.enumerated().map { (ExactText($1.key), $0) }, uniquingKeysWith: min)
    names = Dictionary(
      groups.enumerated().compactMap { index, group in group.referenceName.map { (ExactText($0), index) } },
      uniquingKeysWith: min)
    var words: [String: Set<Int>] = [:]
    for (index, group) in groups.enumerated() {
      for word in [group.key, group.referenceName] + group.localizations.map(\.title) {
        if let word { words[word.lowercased(), default: []].insert(index) }
      }
    }
    self.words = words
  }

  /// The group with the same key, or the same name; else the only one with the key as a name or a title, in any case.
  /// Nil without a match.
  func place(of group: SubscriptionGroup) -> Int? {
    if let place = keys[ExactText(group.key)] ?? group.referenceName.flatMap({ names[ExactText($0)] }) { return place }
    guard let named = words[group.key.lowercased()], named.count == 1 else { return nil }
    return named.first
  }
}
