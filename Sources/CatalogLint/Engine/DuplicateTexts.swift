import AppStoreReference
import CatalogModel

/// The texts of a catalog by locale and folded hash, to find the same text on two products.
struct DuplicateTexts {
  /// Where a text stands.
  struct Place {
    var product: Int32
    var localization: Int16
    var kind: TextSample.Kind
  }

  /// One slot of the open-addressed table; a product below zero marks a free one.
  private struct Slot {
    var hash: UInt64
    var place: Place
  }

  private var slots: [Slot] = []
  private var used = 0
  /// The first place of each text that stands a second time, with the later one, in order.
  private(set) var pairs: [(first: Place, second: Place)] = []

  /// Notes the texts of a product; those with an equal hash before it become pairs.
  ///
  /// Different texts may share a hash, so whoever reads the pairs compares the texts.
  mutating func add(_ samples: [TextSample], of product: Int) {
    if (used + samples.count) * 2 > slots.count { grow(for: samples.count) }
    for sample in samples where !sample.features.contains(.blank) {
      var hash = sample.foldedHash
      hash ^= UInt64(sample.locale?.index ?? 0xFF) &* 0x9E37_79B9_7F4A_7C15
      if sample.kind == .description { hash ^= 0xD6E8_FEB8_6659_FD93 }
      hash = (hash ^ hash >> 32) &* 0xD6E8_FEB8_6659_FD93
      let place = Place(
        product: Int32(product), localization: Int16(clamping: sample.localization),
        kind: sample.kind)
      insert(hash, place)
    }
  }

  private mutating func insert(_ hash: UInt64, _ place: Place) {
    var index = Int(truncatingIfNeeded: hash >> 20) & (slots.count - 1)
    while slots[index].place.product >= 0 {
      if slots[index].hash == hash {
        if slots[index].place.product != place.product {
          pairs.append((slots[index].place, place))
        }
        return
      }
      index = (index + 1) & (slots.count - 1)
    }
    slots[index] = Slot(hash: hash, place: place)
    used += 1
  }

  private mutating func grow(for more: Int) {
    let old = slots
    var capacity = max(1024, slots.count)
    while (used + more) * 2 > capacity { capacity *= 2 }
    slots = Array(
      repeating: Slot(hash: 0, place: Place(product: -1, localization: 0, kind: .title)),
      count: capacity)
    for slot in old where slot.place.product >= 0 {
      var index = Int(truncatingIfNeeded: slot.hash >> 20) & (capacity - 1)
      while slots[index].place.product >= 0 { index = (index + 1) & (capacity - 1) }
      slots[index] = slot
    }
  }
}
