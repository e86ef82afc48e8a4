internal import AppStoreReference
internal import Basics
internal import CatalogModel

/// What clients may know of an app's products, in little memory: the catalog itself is not kept.
///
/// Prices, reference names, review notes and paths are not in it, so that no answer can contain them.
struct OfferTable: Sendable {
  let bundleID: String
  let offers: [Offer]
  /// The locales of the texts, the primary one first.
  let locales: [String]
  let groups: [String]
  let tags: [String]
  let platforms: [String]
  /// The lowest versions that some product asks for, ascending.
  let versions: [AppVersion]
  /// Days since 1970, ascending: from each of them on, other products are offered.
  let changes: [Int]
  private let texts: TextPool

  /// One product.
  struct Offer: Sendable {
    let id: String
    let type: ProductType?
    let grants: [Grant]
    /// An index in ``OfferTable/groups``.
    let group: Int?
    let level: Int?
    /// Indices in ``OfferTable/tags``.
    let tags: [Int]
    /// The address of an image.
    let image: String?
    /// How many of ``OfferTable/versions`` a client must have reached.
    let versions: Int
    /// Nil for all.
    let storefronts: Set<Territory>?
    /// Indices in ``OfferTable/platforms``; nil for all.
    let platforms: Set<Int>?
    /// Days since 1970: the first, and the one after the last.
    let days: Range<Int>
  }

  init(_ catalog: Catalog, bundleID: String) {
    self.bundleID = bundleID
    var seen: Set<ExactText> = []
    let products = catalog.products.filter {
      !$0.availability.isHidden && !$0.productID.isEmpty
        && seen.insert(ExactText($0.productID)).inserted
    }
    locales = Self.locales(of: products, primary: catalog.app.primaryLocale)
    groups = catalog.groups.map(\.key)
    tags = Self.distinct(products.flatMap(\.availability.tags))
    platforms = Self.distinct(products.flatMap { $0.availability.platforms ?? [] })
    let versions = Set(
      products.compactMap { $0.availability.minimumAppVersion.flatMap(AppVersion.init) }
    ).sorted()
    self.versions = versions
    let tagIndices = Dictionary(uniqueKeysWithValues: zip(tags, tags.indices))
    let platformIndices = Dictionary(uniqueKeysWithValues: zip(platforms, platforms.indices))
    offers = products.map { product in
      let availability = product.availability
      let version = availability.minimumAppVersion.flatMap(AppVersion.init)
      return Offer(
        id: product.productID, type: product.type, grants: product.grants,
        group: product.subscription.flatMap {
          catalog.groups.indices.contains($0.group) ? $0.group : nil
        }, level: product.subscription?.level,
        tags: availability.tags.compactMap { tagIndices[$0] }, image: availability.publicImage,
        versions: version.map { version in versions.count { $0 <= version } } ?? 0,
        storefronts: availability.storefronts.map(Set.init),
        platforms: availability.platforms.map { Set($0.compactMap { platformIndices[$0] }) },
        days: Self.days(of: availability))
    }
    changes = Set(offers.flatMap { [$0.days.lowerBound, $0.days.upperBound] })
      .subtracting([Int.min, Int.max]).sorted()
    texts = TextPool(products, locales: locales)
  }

  /// The text of a product in a locale; nil when it has none there.
  func title(of offer: Int, in locale: Int) -> String? {
    texts[(offer * locales.count + locale) * 2]
  }

  func description(of offer: Int, in locale: Int) -> String? {
    texts[(offer * locales.count + locale) * 2 + 1]
  }

  /// Everything that any answer depends on, for a digest.
  var fingerprint: [UInt8] {
    var bytes = FingerprintBytes(texts.bytes)
    for end in texts.ends { bytes.add(Int(end)) }
    for offer in offers {
      bytes.add(offer.id)
      bytes.add(offer.type?.rawValue ?? "")
      bytes.add(offer.grants.count)
      for grant in offer.grants {
        bytes.add(grant.currency)
        bytes.add(grant.quantity)
        bytes.add(grant.bonus)
      }
      bytes.add(offer.group ?? -1)
      bytes.add(offer.level ?? -1)
      bytes.add(offer.tags)
      bytes.add(offer.image ?? "")
      bytes.add(offer.versions)
      bytes.add(offer.storefronts?.map(\.code).sorted().joined() ?? "*")
      bytes.add(offer.platforms?.sorted() ?? [-1])
      bytes.add(offer.days.lowerBound)
      bytes.add(offer.days.upperBound)
    }
    for names in [versions.map { "\($0)" }, platforms, locales, groups, tags, [bundleID]] {
      bytes.add(names.count)
      for name in names { bytes.add(name) }
    }
    return bytes.bytes
  }

  private static func days(of availability: Availability) -> Range<Int> {
    let first = availability.from?.daysSince1970 ?? .min
    let end = availability.until.map { $0.daysSince1970 + 1 } ?? .max
    return first < end ? first..<end : first..<first
  }

  private static func distinct(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  private static func locales(of products: [Product], primary: String?) -> [String] {
    var counts: [String: Int] = [:]
    var order: [String] = []
    for localization in products.lazy.flatMap(\.localizations) {
      if counts[localization.locale] == nil { order.append(localization.locale) }
      counts[localization.locale, default: 0] += 1
    }
    guard let first = primary.flatMap({ counts[$0] == nil ? nil : $0 }) ?? order.first else {
      return []
    }
    return [first] + order.filter { $0 != first }
  }
}

/// Values one after the other, each with its length or of a fixed one.
private struct FingerprintBytes {
  private(set) var bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func add(_ number: Int) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func add(_ numbers: [Int]) {
    add(numbers.count)
    for number in numbers { add(number) }
  }

  mutating func add(_ text: String) {
    add(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }
}

/// A version of an app, such as `2.10.1`: numbers, of which missing ones are 0.
struct AppVersion: Comparable, Hashable, Sendable {
  private let numbers: [Int]

  /// Nil when the text is not one to four numbers between periods.
  init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard (1...4).contains(parts.count) else { return nil }
    var numbers: [Int] = []
    for part in parts {
      guard let number = Int(decimal: part) else { return nil }
      numbers.append(number)
    }
    while numbers.last == 0 { numbers.removeLast() }
    self.numbers = numbers
  }

  static func < (one: AppVersion, other: AppVersion) -> Bool {
    one.numbers.lexicographicallyPrecedes(other.numbers)
  }
}

/// The texts of all products in one block, because most of a catalog is texts.
private struct TextPool: Sendable {
  private(set) var bytes: [UInt8] = []
  /// Where each text ends; it starts where the one before it ends.
  private(set) var ends: [UInt32] = []

  init(_ products: [Product], locales: [String]) {
    let indices = Dictionary(uniqueKeysWithValues: zip(locales, locales.indices))
    ends.reserveCapacity(products.count * locales.count * 2)
    var row = [Localization?](repeating: nil, count: locales.count)
    for product in products {
      for index in row.indices { row[index] = nil }
      for localization in product.localizations {
        if let index = indices[localization.locale], row[index] == nil {
          row[index] = localization
        }
      }
      for localization in row {
        append(localization?.title)
        append(localization?.description)
      }
    }
  }

  private mutating func append(_ text: String?) {
    if let text { bytes += text.utf8 }
    ends.append(UInt32(clamping: bytes.count))
  }

  subscript(index: Int) -> String? {
    let start = index == 0 ? 0 : Int(ends[index - 1])
    let end = Int(ends[index])
    return start == end ? nil : String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
