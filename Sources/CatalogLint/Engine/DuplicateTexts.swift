import AppStoreReference
import CatalogModel

/// The texts of a catalog by locale and folded hash, to find the same text on two products.
///
/// Every text costs one bit of a filter and sixteen bytes that are written one after the other; only
/// texts whose bit was set before are looked at again. A table of all texts would miss the cache
/// with each of them.
struct DuplicateTexts {
  /// Where a text stands.
  struct Place {
    var product: Int32
    var localization: Int16
    var kind: TextSample.Kind
  }

  private var hashes: [UInt64] = []
  private var places: [Place] = []
  private var filter: [UInt64]
  /// The hashes whose bit was set before; some of them have come only once.
  private var repeated: Set<UInt64> = []

  /// - Parameter capacity: About how many texts there will be.
  init(capacity: Int) {
    hashes.reserveCapacity(capacity)
    places.reserveCapacity(capacity)
    // Thirty-two bits a text: one in thirty is looked at again for nothing.
    var words = 64
    while words * 64 < capacity * 32 { words *= 2 }
    filter = Array(repeating: 0, count: words)
  }

  /// Notes the texts of a product.
  mutating func add(_ samples: [TextSample], of product: Int) {
    for index in samples.indices where !samples[index].features.contains(.blank) {
      let kind = samples[index].kind
      var hash = samples[index].foldedHash
      hash ^= UInt64(samples[index].locale?.index ?? 0xFF) &* 0x9E37_79B9_7F4A_7C15
      if kind == .description { hash ^= 0xD6E8_FEB8_6659_FD93 }
      hash = (hash ^ hash >> 32) &* 0xD6E8_FEB8_6659_FD93
      let word = Int(truncatingIfNeeded: hash >> 38) & (filter.count - 1)
      let bit: UInt64 = 1 << (hash >> 32 & 63)
      if filter[word] & bit != 0 { repeated.insert(hash) }
      filter[word] |= bit
      hashes.append(hash)
      places.append(
        Place(
          product: Int32(product), localization: Int16(clamping: samples[index].localization),
          kind: kind))
    }
  }

  /// The first place of each text that stands on a second product, with each later one, in order.
  ///
  /// Different texts may share a hash, so whoever reads the pairs compares the texts.
  var pairs: [(first: Place, second: Place)] {
    guard !repeated.isEmpty else { return [] }
    var first: [UInt64: Place] = [:]
    var pairs: [(first: Place, second: Place)] = []
    for (hash, place) in zip(hashes, places) where repeated.contains(hash) {
      if let earlier = first[hash] {
        if earlier.product != place.product { pairs.append((earlier, place)) }
      } else {
        first[hash] = place
      }
    }
    return pairs
  }
}
