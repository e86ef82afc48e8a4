internal import AppStoreReference
internal import Basics
internal import CatalogModel

/// The facts about an app's products that clients may know: the catalog itself is not kept.
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
  /// The digest of everything that any answer depends on, in hexadecimal.
  private(set) var digest = ""

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
    /// The number of ``OfferTable/versions`` that a client must have reached.
    let versions: Int
    /// Nil for all.
    let storefronts: [Territory]?
    /// Indices in ``OfferTable/platforms``; nil for all.
    let platforms: Set<Int>?
    /// Days since 1970: the first, and the one after the last.
    let days: Range<Int>
    /// By locale.
    fileprivate let texts: [Texts]

    /// The title, or the title in the primary locale if it has none: a shop shows a foreign name rather than nothing.
    func title(in locale: Int) -> String? { text(\.title, in: locale) }

    func description(in locale: Int) -> String? { text(\.description, in: locale) }

    private func text(_ text: KeyPath<Texts, String>, in locale: Int) -> String? {
      guard let primary = texts.first else { return nil }
      return [texts[locale][keyPath: text], primary[keyPath: text]].first { !$0.isEmpty }
    }
  }

  /// The texts of a product in a locale; empty for those that are missing.
  fileprivate struct Texts: Sendable {
    var title = ""
    var description = ""
  }

  init(_ catalog: Catalog, bundleID: String) {
    self.bundleID = bundleID
    var seen: Set<ExactText> = []
    let products = catalog.products.filter {
      !$0.availability.isHidden && !$0.productID.isEmpty && seen.insert(ExactText($0.productID)).inserted
    }
    let locales = Self.locales(of: products, primary: catalog.app.primaryLocale)
    let tags = Self.distinct(products.flatMap(\.availability.tags))
    let platforms = Self.distinct(products.flatMap { $0.availability.platforms ?? [] })
    let versions = Set(products.compactMap { $0.availability.minimumAppVersion.flatMap(AppVersion.init) }).sorted()
    let tagIndices = Dictionary(uniqueKeysWithValues: zip(tags, tags.indices))
    let platformIndices = Dictionary(uniqueKeysWithValues: zip(platforms, platforms.indices))
    offers = products.map { product in
      let availability = product.availability
      let version = availability.minimumAppVersion.flatMap(AppVersion.init)
      return Offer(
        id: product.productID, type: product.type, grants: product.grants,
        group: product.subscription.flatMap { catalog.groups.indices.contains($0.group) ? $0.group : nil },
        level: product.subscription?.level, tags: availability.tags.compactMap { tagIndices[$0] },
        image: availability.publicImage, versions: version.map { version in versions.count { $0 <= version } } ?? 0,
        storefronts: availability.storefronts,
        platforms: availability.platforms.map { Set($0.compactMap { platformIndices[$0] }) },
        days: Self.days(of: availability), texts: Self.texts(of: product, in: locales))
    }
    self.locales = locales
    groups = catalog.groups.map(\.key)
    self.tags = tags
    self.platforms = platforms
    self.versions = versions
    changes = Set(offers.flatMap { [$0.days.lowerBound, $0.days.upperBound] }).subtracting([Int.min, Int.max]).sorted()
    digest = String(Checksum.sha256(fingerprint))
  }

  var productIDs: [String] { offers.map(\.id) }

  /// The bytes of the texts in the locale that has the most, and of the tags.
  var longestTexts: Int {
    let lengths = tags.map(\.utf8.count)
    let labels = offers.reduce(0) { $0 + $1.tags.reduce(0) { $0 + lengths[$1] } }
    let texts = locales.indices.map { locale in
      offers.reduce(0) { $0 + $1.texts[locale].title.utf8.count + $1.texts[locale].description.utf8.count }
    }
    return labels + (texts.max() ?? 0)
  }

  /// Whether any product is for some storefronts alone.
  var hasStorefronts: Bool { offers.contains { $0.storefronts != nil } }

  private var fingerprint: [UInt8] {
    var bytes = FingerprintBytes()
    for locale in locales.indices {
      var pool = FingerprintBytes()
      var ends: [Int] = []
      for texts in offers.map({ $0.texts[locale] }) {
        for text in [texts.title, texts.description] {
          pool.bytes += text.utf8
          ends.append(pool.bytes.count)
        }
      }
      bytes.add(pool.bytes.count)
      bytes.bytes += pool.bytes
      for end in ends { bytes.add(end) }
    }
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
      bytes.add(offer.storefronts.map { Set($0).map(\.code).sorted().joined() } ?? "*")
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

  private static func texts(of product: Product, in locales: [String]) -> [Texts] {
    let first = Dictionary(product.localizations.map { ($0.locale, $0) }) { first, _ in first }
    return locales.map { locale in
      Texts(title: first[locale]?.title ?? "", description: first[locale]?.description ?? "")
    }
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
    let order = distinct(products.flatMap { $0.localizations.map(\.locale) })
    guard let first = primary.flatMap({ order.contains($0) ? $0 : nil }) ?? order.first else { return [] }
    return [first] + order.filter { $0 != first }
  }
}

/// Values one after the other, each with its length or of a fixed one.
private struct FingerprintBytes {
  var bytes: [UInt8] = []

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
