internal import AppStoreReference
internal import Basics
internal import CatalogFormats
internal import CatalogModel

/// What clients may know of an app's products, in little memory: the catalog itself is not kept.
///
/// It shares no storage with the catalog either: a text that is kept of every product would keep all the
/// pages of memory that the catalog was spread over.
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
  /// Of everything that any answer depends on, in hexadecimal.
  private(set) var digest: String
  /// By locale: the title and the description of each product.
  private let texts: [KeptTexts]
  private let ids: TextPool
  private let grants: [OfferGrant]
  private let currencies: [String]
  private let images: [String]
  private let tagSets: [[Int]]
  private let storefrontSets: [Set<Territory>]
  private let platformSets: [Set<Int>]

  /// One product: numbers alone, most of them indices in the table.
  struct Offer: Sendable {
    let type: ProductType?
    fileprivate let grants: Range<Int32>
    /// An index in ``OfferTable/groups``.
    fileprivate let groupIndex: Int32
    fileprivate let levelNumber: Int32
    fileprivate let tagSet: Int32
    fileprivate let image: Int32
    /// How many of ``OfferTable/versions`` a client must have reached.
    fileprivate let versionCount: Int32
    fileprivate let storefrontSet: Int32
    fileprivate let platformSet: Int32
    /// Days since 1970: the first, and the one after the last.
    let days: Range<Int>

    var group: Int? { groupIndex < 0 ? nil : Int(groupIndex) }
    var level: Int? { levelNumber == .min ? nil : Int(levelNumber) }
    var versions: Int { Int(versionCount) }
  }

  init(_ catalog: Catalog, bundleID: String) {
    self.bundleID = bundleID.copied
    var seen: Set<ExactText> = []
    let products = catalog.products.filter {
      !$0.availability.isHidden && !$0.productID.isEmpty && seen.insert(ExactText($0.productID)).inserted
    }
    locales = Self.locales(of: products, primary: catalog.app.primaryLocale).map(\.copied)
    groups = catalog.groups.map(\.key.copied)
    tags = Self.distinct(products.flatMap(\.availability.tags))
    platforms = Self.distinct(products.flatMap { $0.availability.platforms ?? [] })
    let versions = Set(products.compactMap { $0.availability.minimumAppVersion.flatMap(AppVersion.init) }).sorted()
    self.versions = versions
    let tagIndices = Dictionary(uniqueKeysWithValues: zip(tags, tags.indices))
    let platformIndices = Dictionary(uniqueKeysWithValues: zip(platforms, platforms.indices))
    var currencies = Distinct<String>()
    var images = Distinct<String>()
    var tagSets = Distinct<[Int]>()
    var storefrontSets = Distinct<Set<Territory>>()
    var platformSets = Distinct<Set<Int>>()
    var grants: [OfferGrant] = []
    var offers: [Offer] = []
    offers.reserveCapacity(products.count)
    for product in products {
      let availability = product.availability
      let version = availability.minimumAppVersion.flatMap(AppVersion.init)
      let first = Int32(clamping: grants.count)
      for grant in product.grants {
        grants.append(
          OfferGrant(currency: currencies.index(of: grant.currency), quantity: grant.quantity, bonus: grant.bonus))
      }
      let group = product.subscription.flatMap {
        catalog.groups.indices.contains($0.group) ? Int32(clamping: $0.group) : nil
      }
      offers.append(
        Offer(
          type: product.type, grants: first..<Int32(clamping: grants.count), groupIndex: group ?? -1,
          levelNumber: product.subscription?.level.map { Int32(clamping: $0) } ?? .min,
          tagSet: tagSets.index(of: availability.tags.compactMap { tagIndices[$0] }),
          image: images.index(of: availability.publicImage),
          versionCount: Int32(clamping: version.map { version in versions.count { $0 <= version } } ?? 0),
          storefrontSet: storefrontSets.index(of: availability.storefronts.map(Set.init)),
          platformSet: platformSets.index(
            of: availability.platforms.map { Set($0.compactMap { platformIndices[$0] }) }),
          days: Self.days(of: availability)))
    }
    self.offers = offers
    self.grants = grants.map { $0 }
    self.currencies = currencies.values.map(\.copied)
    self.images = images.values.map(\.copied)
    self.tagSets = tagSets.values
    self.storefrontSets = storefrontSets.values
    self.platformSets = platformSets.values
    changes = Set(offers.flatMap { [$0.days.lowerBound, $0.days.upperBound] }).subtracting([Int.min, Int.max]).sorted()
    ids = TextPool(products.map(\.productID))
    let pools = TextPool.pools(of: products, locales: locales)
    texts = pools.map(KeptTexts.init)
    digest = ""
    digest = String(Checksum.sha256(fingerprint(with: pools)))
  }

  func id(of offer: Int) -> String { ids[offer] ?? "" }

  var productIDs: [String] { offers.indices.map(id) }

  func grants(of offer: Int) -> [Grant] {
    offers[offer].grants.map { index in
      let grant = grants[Int(index)]
      return Grant(currency: currencies[Int(grant.currency)], quantity: grant.quantity, bonus: grant.bonus)
    }
  }

  /// Indices in ``tags``.
  func tags(of offer: Int) -> [Int] { tagSets[Int(offers[offer].tagSet)] }

  /// The address of an image.
  func image(of offer: Int) -> String? { Self.value(offers[offer].image, of: images) }

  /// Whether any product is for some storefronts alone.
  var hasStorefronts: Bool { !storefrontSets.isEmpty }

  /// Nil for all.
  func storefronts(of offer: Int) -> Set<Territory>? { Self.value(offers[offer].storefrontSet, of: storefrontSets) }

  /// Indices in ``platforms``; nil for all.
  func platforms(of offer: Int) -> Set<Int>? { Self.value(offers[offer].platformSet, of: platformSets) }

  private static func value<Value>(_ index: Int32, of values: [Value]) -> Value? {
    index < 0 ? nil : values[Int(index)]
  }

  /// The texts of all products in a locale; takes time and memory, so once for an answer.
  func texts(in locale: Int) -> LocalizedTexts {
    guard !texts.isEmpty else { return LocalizedTexts(own: TextPool([]), primary: TextPool([])) }
    let own = texts[locale].pool
    return LocalizedTexts(own: own, primary: locale == 0 ? own : texts[0].pool)
  }

  private func fingerprint(with pools: [TextPool]) -> [UInt8] {
    var bytes = FingerprintBytes()
    for pool in pools {
      bytes.add(pool.bytes.count)
      bytes.add(pool.bytes)
      for end in pool.ends { bytes.add(Int(end)) }
    }
    for (index, offer) in offers.enumerated() {
      bytes.add(id(of: index))
      bytes.add(offer.type?.rawValue ?? "")
      bytes.add(offer.grants.count)
      for grant in grants(of: index) {
        bytes.add(grant.currency)
        bytes.add(grant.quantity)
        bytes.add(grant.bonus)
      }
      bytes.add(offer.group ?? -1)
      bytes.add(offer.level ?? -1)
      bytes.add(tags(of: index))
      bytes.add(image(of: index) ?? "")
      bytes.add(offer.versions)
      bytes.add(storefronts(of: index)?.map(\.code).sorted().joined() ?? "*")
      bytes.add(platforms(of: index)?.sorted() ?? [-1])
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
    return names.filter { seen.insert($0).inserted }.map(\.copied)
  }

  private static func locales(of products: [Product], primary: String?) -> [String] {
    var counts: [String: Int] = [:]
    var order: [String] = []
    for localization in products.lazy.flatMap(\.localizations) {
      if counts[localization.locale] == nil { order.append(localization.locale) }
      counts[localization.locale, default: 0] += 1
    }
    guard let first = primary.flatMap({ counts[$0] == nil ? nil : $0 }) ?? order.first else { return [] }
    return [first] + order.filter { $0 != first }
  }
}

/// What a product contains of a currency.
private struct OfferGrant: Sendable {
  /// An index in the currencies of the table.
  let currency: Int32
  let quantity: Int
  let bonus: Int
}

/// Values that many products have in common.
private struct Distinct<Value: Hashable> {
  private(set) var values: [Value] = []
  private var indices: [Value: Int32] = [:]

  mutating func index(of value: Value) -> Int32 {
    if let index = indices[value] { return index }
    let index = Int32(clamping: values.count)
    indices[value] = index
    values.append(value)
    return index
  }

  /// -1 for no value.
  mutating func index(of value: Value?) -> Int32 { value.map { index(of: $0) } ?? -1 }
}

extension String {
  /// The same text in memory of its own.
  fileprivate var copied: String { String(decoding: Array(utf8), as: UTF8.self) }
}

/// Values one after the other, each with its length or of a fixed one.
private struct FingerprintBytes {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ more: [UInt8]) { bytes += more }

  mutating func add(_ number: Int) { withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) } }

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

  static func < (one: AppVersion, other: AppVersion) -> Bool { one.numbers.lexicographicallyPrecedes(other.numbers) }
}
