internal import AppStoreReference
internal import Basics
internal import CatalogServer

/// A selection of products, as far as it matters to a table: requests that differ only in ways that no
/// product distinguishes have the same selection, so that there are few to prepare.
struct OfferSelection: Hashable, Sendable {
  /// The number of the table's changes that are past.
  var changes = 0
  /// An index in the table's platforms; -1 for one that no product names, nil for all.
  var platform: Int?
  /// The number of the table's versions that the client has reached; nil for all.
  var versions: Int?
  var storefront: Territory?
  var type: ProductType?
  var tag: Int?
  var group: Int?
  /// An index in the table's locales; 0 when texts are not asked for.
  var locale = 0
}

/// The parameters of a request for products.
struct OfferQuery {
  private(set) var selection = OfferSelection()
  /// The revision that the client has.
  private(set) var after: Int?
  /// Seconds that it would wait for another one.
  private(set) var wait = 0
  /// The revision that it wants.
  private(set) var revision: Int?

  static let names = [
    "platform", "appVersion", "storefront", "locale", "type", "tag", "group", "revision", "after", "wait",
  ]

  /// Seconds; the longest that a request is held.
  static let longestWait = 60

  /// The values that a catalog can name.
  static let platforms = ["ios", "ipados", "macos", "tvos", "visionos", "watchos"]

  private let table: OfferTable

  /// - Parameter hasTexts: Whether the answer contains texts.
  init(_ request: SelectionRequest, of table: OfferTable, hasTexts: Bool) throws(QueryFailure) {
    self.table = table
    var seen: Set<String> = []
    var locale: String?
    for (name, value) in request.parameters {
      guard Self.names.contains(name) else { throw QueryFailure(.unknownParameter(name, known: Self.names)) }
      guard seen.insert(name).inserted else {
        throw QueryFailure(.badRequest("the parameter \"\(name)\" is stated twice"))
      }
      if name == "locale" {
        guard LanguageRange.isValid(value) else {
          throw Self.failure(value, "locale", "a language tag such as \"de-DE\"")
        }
        locale = value
      } else {
        try take(name, value)
      }
    }
    if seen.contains("wait"), after == nil { throw QueryFailure(.badRequest("\"wait\" needs \"after\"")) }
    selection.changes = table.changes.count { $0 <= request.now.days }
    if hasTexts {
      selection.locale = LanguageRange.best(for: locale.map { [$0] } ?? request.languages, among: table.locales)
    }
  }

  private mutating func take(_ name: String, _ value: String) throws(QueryFailure) {
    switch name {
    case "platform":
      let platform = value.lowercased()
      guard Self.platforms.contains(platform) else { throw Self.failure(value, name, "a platform", Self.platforms) }
      // An iPad gets the products of iOS unless the catalog distinguishes the two.
      let known = table.platforms.firstIndex(of: platform)
      selection.platform = known ?? (platform == "ipados" ? table.platforms.firstIndex(of: "ios") : nil) ?? -1
      if table.platforms.isEmpty { selection.platform = nil }
    case "appVersion":
      guard let version = AppVersion(value) else { throw Self.failure(value, name, "a version such as \"2.1\"") }
      selection.versions = table.versions.count { $0 <= version }
    case "storefront":
      let code = value.uppercased()
      guard let territory = Territory(code) ?? Territory(alpha2: code) else {
        throw Self.failure(value, name, "a storefront", Territory.all.map(\.code))
      }
      selection.storefront = table.hasStorefronts ? territory : nil
    case "type":
      guard let type = ProductType(rawValue: value) else {
        throw Self.failure(value, name, "a type", ProductType.allCases.map(\.rawValue))
      }
      selection.type = type
    case "tag":
      guard let tag = table.tags.firstIndex(of: value) else {
        throw Self.failure(value, name, "a tag of this app", table.tags)
      }
      selection.tag = tag
    case "group":
      guard let group = table.groups.firstIndex(of: value) else {
        throw Self.failure(value, name, "a subscription group of this app", table.groups)
      }
      selection.group = group
    case "revision": revision = try Self.number(value, name, atMost: 1 << 53)
    case "after": after = try Self.number(value, name, atMost: 1 << 53)
    default: wait = try Self.number(value, name, atMost: Self.longestWait)
    }
  }

  private static func number(_ value: String, _ name: String, atMost limit: Int) throws(QueryFailure) -> Int {
    guard let number = Int(decimal: value.utf8, atMost: 16), number <= limit else {
      throw failure(value, name, "a number from 0 to \(limit)")
    }
    return number
  }

  private static func failure(_ value: String, _ name: String, _ expected: String, _ known: [String]? = nil)
    -> QueryFailure
  { QueryFailure(.unknownValue(value, of: name, expected: expected, known: known)) }
}

struct QueryFailure: Error {
  let problem: Problem

  init(_ problem: Problem) { self.problem = problem }
}

extension OfferTable {
  /// The indices of the selected products, in the order of sale.
  func indices(of selection: OfferSelection) -> [Int] {
    let day = selection.changes == 0 ? Int.min + 1 : changes[selection.changes - 1]
    return offers.indices.filter { index in
      let offer = offers[index]
      guard offer.days.contains(day) else { return false }
      if let versions = selection.versions, offer.versions > versions { return false }
      if let platform = selection.platform, offer.platforms?.contains(platform) == false { return false }
      if let storefront = selection.storefront, offer.storefronts?.contains(storefront) == false { return false }
      if let type = selection.type, offer.type != type { return false }
      if let tag = selection.tag, !offer.tags.contains(tag) { return false }
      if let group = selection.group, offer.group != group { return false }
      return true
    }
  }

  /// The time of the next change, in seconds since 1970.
  func nextChange(at now: Int) -> Int? { changes.first { $0 > now.days }.map { $0 * 86_400 } }
}

extension Int {
  /// The day of a time in seconds.
  fileprivate var days: Int { self >= 0 ? self / 86_400 : (self - 86_399) / 86_400 }
}

/// Language tags as clients state them (BCP 47), compared without case.
enum LanguageRange {
  static func isValid(_ text: String) -> Bool {
    let parts = text.utf8.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    return text.utf8.count <= 35
      && parts.enumerated().allSatisfy { index, part in
        (index == 0 ? 2...8 : 1...8).contains(part.count)
          && part.allSatisfy { $0.isASCIILetter || (index > 0 && $0.isASCIIDigit) }
      }
  }

  /// The index of the best locale for the languages, best first; 0 when none fits.
  ///
  /// For each language: the locale itself, the one that the store means by it, one with fewer
  /// subtags (RFC 4647, section 3.4), then the first of the same language and script.
  static func best(for languages: [String], among locales: [String]) -> Int {
    let folded = locales.map(fold)
    for language in languages.prefix(20) where isValid(language) {
      var range = fold(language)
      if let index = folded.firstIndex(of: range) { return index }
      if let store = StoreLocale.resolving(language), let index = folded.firstIndex(of: fold(store.code)) {
        return index
      }
      while let dash = range.lastIndex(of: "-") {
        range = String(range[..<dash])
        if let index = folded.firstIndex(of: range) { return index }
      }
      let candidates = folded.indices.filter { folded[$0] == range || folded[$0].hasPrefix(range + "-") }
      guard let first = candidates.first else { continue }
      // A search among all locales of the store: only once for a request.
      let script = StoreLocale.nearest(to: language)?.script
      return candidates.first { StoreLocale.resolving(locales[$0])?.script == script } ?? first
    }
    return 0
  }

  private static func fold(_ text: String) -> String { String(text.map { $0 == "_" ? "-" : $0 }).lowercased() }
}
