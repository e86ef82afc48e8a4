import AppStoreReference
import CatalogModel

/// The texts of a catalog by locale and folded hash, to find the same text on two products.
///
/// Twelve bytes per text, in blocks that are never copied; the pairs are found at the end with a
/// filter of a few bits per text. A hash table of all texts would miss the cache for each of them.
struct DuplicateTexts: Sendable {
  /// The location of a text.
  struct Place: Sendable {
    var product: Int32
    var localization: Int16
    var kind: TextSample.Kind
  }

  typealias Pair = (first: Place, second: Place)

  /// A text: 48 bits of its hash, which hardly any two of a million share, and its place.
  private struct Entry {
    private let product: Int32
    private let low: UInt32
    private let high: UInt16
    /// The localization, and whether it is a description.
    private let part: UInt16

    init(_ hash: UInt64, _ place: Place) {
      product = place.product
      low = UInt32(truncatingIfNeeded: hash)
      high = UInt16(truncatingIfNeeded: hash >> 32)
      part = UInt16(place.localization) << 1 | (place.kind == .description ? 1 : 0)
    }

    var hash: UInt64 { UInt64(high) << 32 | UInt64(low) }

    var place: Place {
      Place(product: product, localization: Int16(part >> 1), kind: part & 1 == 1 ? .description : .title)
    }
  }

  private var blocks: [[Entry]] = []

  /// Records the texts of a product.
  mutating func add(_ samples: [TextSample], of product: Int) {
    if blocks.last.map({ $0.count + samples.count > Self.block }) ?? true {
      blocks.append([])
      blocks[blocks.count - 1].reserveCapacity(max(Self.block, samples.count))
    }
    for index in samples.indices where !samples[index].features.contains(.blank) {
      let kind = samples[index].kind
      var hash = samples[index].foldedHash
      hash ^= Self.number(of: samples[index]) &* 0x9E37_79B9_7F4A_7C15
      if kind == .description { hash ^= 0xD6E8_FEB8_6659_FD93 }
      let place = Place(product: Int32(product), localization: Int16(clamping: samples[index].localization), kind: kind)
      blocks[blocks.count - 1].append(Entry((hash ^ hash >> 32) &* 0xD6E8_FEB8_6659_FD93 >> 16, place))
    }
  }

  /// The locale of a text; an unknown one is identified by its name.
  private static func number(of sample: TextSample) -> UInt64 {
    if let locale = sample.locale { return UInt64(locale.index) }
    return sample.localeName.utf8.reduce(0xFF) { $0 &* 31 &+ UInt64($1) }
  }

  /// The number of texts of a block: 12 KB.
  private static let block = 1_000

  /// Adds the texts of later products.
  mutating func append(_ later: DuplicateTexts) { blocks += later.blocks }

  /// The first place of each text that occurs on more than one product, paired with each later one,
  /// in order.
  ///
  /// Different texts may share a hash, so the caller must compare the texts of a pair.
  var pairs: [Pair] {
    let repeated = repeatedHashes()
    guard !repeated.isEmpty else { return [] }
    var first: [UInt64: Place] = [:]
    var pairs: [Pair] = []
    for block in blocks {
      for entry in block where repeated.contains(entry.hash) {
        if let earlier = first[entry.hash] {
          let place = entry.place
          if earlier.product != place.product { pairs.append((earlier, place)) }
        } else {
          first[entry.hash] = entry.place
        }
      }
    }
    return pairs
  }

  /// The bits of the filter for each text, at least.
  private static let bits = 32

  /// Every hash that occurs twice, and some – one in thirty – that occur once.
  private func repeatedHashes() -> Set<UInt64> {
    let count = blocks.reduce(0) { $0 + $1.count }
    var words = 64
    while words * 64 < count * Self.bits { words *= 2 }
    var filter = [UInt64](repeating: 0, count: words)
    var repeated: Set<UInt64> = []
    for block in blocks {
      for entry in block {
        let hash = entry.hash
        let word = Int(truncatingIfNeeded: hash >> 6) & (words - 1)
        let bit: UInt64 = 1 << (hash & 63)
        if filter[word] & bit != 0 { repeated.insert(hash) }
        filter[word] |= bit
      }
    }
    return repeated
  }
}
