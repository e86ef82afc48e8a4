internal import CatalogModel

/// Many texts in one block, because most of a catalog is texts.
struct TextPool: Sendable {
  private(set) var bytes: [UInt8] = []
  /// Where each text ends; it starts where the one before it ends.
  private(set) var ends: [UInt32] = []

  init(_ texts: [String]) {
    bytes.reserveCapacity(texts.reduce(0) { $0 + $1.utf8.count })
    ends.reserveCapacity(texts.count)
    for text in texts { append(text) }
  }

  fileprivate init(bytes: [UInt8], ends: [UInt32]) {
    self.bytes = bytes
    self.ends = ends
  }

  /// The titles and descriptions of products in each of several locales.
  static func pools(of products: [Product], locales: [String]) -> [TextPool] {
    let indices = Dictionary(uniqueKeysWithValues: zip(locales, locales.indices))
    var pools = locales.map { _ in TextPool([]) }
    for index in pools.indices { pools[index].ends.reserveCapacity(products.count * 2) }
    var row = [Localization?](repeating: nil, count: locales.count)
    for product in products {
      for index in row.indices { row[index] = nil }
      for localization in product.localizations {
        if let index = indices[localization.locale], row[index] == nil { row[index] = localization }
      }
      for (index, localization) in row.enumerated() {
        pools[index].append(localization?.title)
        pools[index].append(localization?.description)
      }
    }
    return pools
  }

  private mutating func append(_ text: String?) {
    if let text { bytes += text.utf8 }
    ends.append(UInt32(clamping: bytes.count))
  }

  /// Nil for a text that is empty or missing.
  subscript(index: Int) -> String? {
    let start = index == 0 ? 0 : Int(ends[index - 1])
    let end = Int(ends[index])
    return start == end ? nil : String(decoding: bytes[start..<end], as: UTF8.self)
  }
}

/// The texts of products in one locale, compressed if they are many: a server needs them rarely, when an
/// answer is made.
struct KeptTexts: Sendable {
  /// Below this many bytes, compression saves too little; our own limit.
  private static let few = 64 * 1024

  private let bytes: [UInt8]
  private let ends: [UInt32]
  /// The number of bytes that are compressed; nil when they aren't.
  private let length: Int?

  init(_ pool: TextPool) {
    // Copies have no capacity that is never used.
    ends = pool.ends.map { $0 }
    if pool.bytes.count >= Self.few, let compressed = ContentCoding.gzip(pool.bytes) {
      bytes = compressed.map { $0 }
      length = pool.bytes.count
    } else {
      bytes = pool.bytes.map { $0 }
      length = nil
    }
  }

  var pool: TextPool {
    guard let length else { return TextPool(bytes: bytes, ends: ends) }
    return TextPool(bytes: ContentCoding.gunzipped(bytes, length: length), ends: ends)
  }
}

/// The texts of products in a locale, and in the primary one: a shop shows a foreign name rather than none.
struct LocalizedTexts {
  let own: TextPool
  let primary: TextPool

  func title(of offer: Int) -> String? { text(offer * 2) }

  func description(of offer: Int) -> String? { text(offer * 2 + 1) }

  private func text(_ index: Int) -> String? { own.ends.isEmpty ? nil : own[index] ?? primary[index] }
}
