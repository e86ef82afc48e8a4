import AppStoreReference
import CatalogModel

/// The texts of a catalog by locale and folded hash, to find the same text on two products.
///
/// Sixteen bytes per text, appended one after the other; the pairs are found at the end with a
/// filter of a few bits per text. A hash table of all texts would miss the cache for each of them.
struct DuplicateTexts: Sendable {
  /// The location of a text.
  struct Place: Sendable {
    var product: Int32
    var localization: Int16
    var kind: TextSample.Kind
  }

  typealias Pair = (first: Place, second: Place)

  private var hashes: [UInt64] = []
  private var places: [Place] = []

  /// Records the texts of a product.
  mutating func add(_ samples: [TextSample], of product: Int) {
    for index in samples.indices where !samples[index].features.contains(.blank) {
      let kind = samples[index].kind
      var hash = samples[index].foldedHash
      hash ^= Self.number(of: samples[index]) &* 0x9E37_79B9_7F4A_7C15
      if kind == .description { hash ^= 0xD6E8_FEB8_6659_FD93 }
      hashes.append((hash ^ hash >> 32) &* 0xD6E8_FEB8_6659_FD93)
      places.append(
        Place(
          product: Int32(product), localization: Int16(clamping: samples[index].localization),
          kind: kind))
    }
  }

  /// The locale of a text; an unknown one is identified by its name.
  private static func number(of sample: TextSample) -> UInt64 {
    if let locale = sample.locale { return UInt64(locale.index) }
    return sample.localeName.utf8.reduce(0xFF) { $0 &* 31 &+ UInt64($1) }
  }

  /// The number of texts.
  var count: Int { hashes.count }

  mutating func reserveCapacity(_ count: Int) {
    hashes.reserveCapacity(count)
    places.reserveCapacity(count)
  }

  /// Adds the texts of later products.
  mutating func append(_ later: DuplicateTexts) {
    hashes += later.hashes
    places += later.places
  }

  /// The first place of each text that occurs on more than one product, paired with each later one,
  /// in order.
  ///
  /// Different texts may share a hash, so the caller must compare the texts of a pair.
  var pairs: [Pair] {
    let repeated = repeatedHashes()
    guard !repeated.isEmpty else { return [] }
    var first: [UInt64: Place] = [:]
    var pairs: [Pair] = []
    for (hash, place) in zip(hashes, places) where repeated.contains(hash) {
      if let earlier = first[hash] {
        if earlier.product != place.product { pairs.append((earlier, place)) }
      } else {
        first[hash] = place
      }
    }
    return pairs
  }

  /// Every hash that occurs twice, and some – one in thirty – that occur once.
  private func repeatedHashes() -> Set<UInt64> {
    var words = 64
    while words * 64 < hashes.count * 32 { words *= 2 }
    var filter = [UInt64](repeating: 0, count: words)
    var repeated: Set<UInt64> = []
    for hash in hashes {
      let word = Int(truncatingIfNeeded: hash >> 38) & (words - 1)
      let bit: UInt64 = 1 << (hash >> 32 & 63)
      if filter[word] & bit != 0 { repeated.insert(hash) }
      filter[word] |= bit
    }
    return repeated
  }
}
