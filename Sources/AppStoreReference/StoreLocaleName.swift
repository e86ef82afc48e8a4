import Basics

/// The locales that a name may mean, as studios write it: `Portuguese (Brazil)`, `葡萄牙语（巴西）`,
/// `ブラジルポルトガル語`, `zh_TW`.
///
/// A language without a region has the meaning of its only locale; English means English (U.S.) and
/// French means French (France), as in the store. Chinese, Portuguese and Spanish can each mean either
/// of two locales.
package struct StoreLocaleName: Sendable, Hashable {
  /// The locales that agree with all words of the name; none for a language or a region that the store
  /// has no locale for.
  package let candidates: [StoreLocale]

  /// Whether the name has a region for which the language has no locale: `Spanish (US)`, `French (Belgium)`.
  package private(set) var isElsewhere = false
  /// Whether it names several languages: `中文/英语`.
  package private(set) var isMixed = false

  /// The candidate that customers of such a region see, or the usual one of several languages, else the first one.
  package var nearest: StoreLocale? {
    let usual = ["es": "es-MX", "fr": "fr-FR", "pt": "pt-PT", "en": isMixed ? "en-US" : "en-GB"]
    guard let first = candidates.first, isElsewhere || isMixed else { return candidates.first }
    return candidates.first { $0.code == usual[first.language] } ?? first
  }

  /// The candidate that is meant unless something else is stated: English is American, and French is French.
  private var usual: StoreLocale?

  /// The locale that the name means; nil if that is ambiguous, and for a locale that the store doesn't have.
  package var locale: StoreLocale? { isElsewhere ? nil : candidates.count == 1 ? candidates[0] : usual }

  package init(_ locale: StoreLocale) { candidates = [locale] }

  /// Nil when no part is a name of a language or of a region.
  package init?(_ text: some StringProtocol) { self.init(parts: FoldedHeading.parts(text)) }

  /// - Parameter parts: The words of the name, folded; others say nothing about it.
  package init?(parts: [String]) {
    let known = parts.map(Self.words)
    guard known.contains(where: { $0 != nil }) else { return nil }
    // Beside a language, "NZ" is a region that the store has no locale for.
    let words = zip(parts, known).flatMap { part, words in
      words ?? (Self.isRegion(part) ? [Word(locales: [], isLanguage: false)] : [])
    }
    let languages = words.filter(\.isLanguage).map(\.locales)
    let regions = words.filter { !$0.isLanguage }.map(\.locales)
    guard var found = languages.first ?? regions.first else { return nil }
    for others in languages.dropFirst() {
      let common = found.filter(others.contains)
      // Two languages, neither of which is the likelier one.
      isMixed = isMixed || common.isEmpty && !found.isEmpty && !others.isEmpty
      found = isMixed ? found + others : common
    }
    guard !isMixed else {
      candidates = found
      return
    }
    // Catalan is of no country.
    let isOnly = found.count == 1 && found[0].language != "ca" && !languages.isEmpty
    for region in regions {
      let common = found.filter(region.contains)
      if common.isEmpty, found.count > 1 || isOnly {
        // A region that the store has no locale for: "Spanish (Argentina)".
        isElsewhere = true
        candidates = found
        return
      }
      // Two of them without a language, such as 简/繁, or two countries: "English (US/UK)".
      isMixed = isMixed || common.isEmpty && !region.isEmpty
      found = isMixed ? found + region : common.isEmpty ? found : common
    }
    if regions.isEmpty, found.allSatisfy({ $0.language == found[0].language }) {
      usual = found.first { ["en-US", "fr-FR"].contains($0.code) }
    }
    candidates = found
  }

  /// Whether a text is a name of a language, possibly with a region, and nothing else: neither the
  /// number of a row ("No") nor a word of one letter, such as the word for a day.
  package static func isLanguage(parts: [String]) -> Bool {
    guard parts != ["no"], parts != ["in"], parts.count > 1 || (parts.first?.count ?? 0) > 1 else { return false }
    let words = parts.map(words)
    return !words.contains { $0 == nil } && words.contains { $0?.contains(where: \.isLanguage) ?? false }
  }

  /// Whether a text is a part of such a name.
  package static func isKnown(_ part: String) -> Bool { words(of: part) != nil || isRegion(part) }

  /// Whether a text is the code of a storefront.
  private static func isRegion(_ part: String) -> Bool { Territory(alpha2: part.uppercased()) != nil }

  /// A word of a name: a language, or a word that chooses between its locales.
  private struct Word: Hashable {
    var locales: [StoreLocale]
    var isLanguage: Bool
  }

  /// The words of a part: one, or two without a mark between them, in either order. Nil for other text.
  private static func words(of part: String) -> [Word]? {
    guard part.utf8.count <= longest else { return nil }
    if let word = vocabulary[part] { return [word] }
    for place in part.indices.dropFirst() {
      // "in Brazil" is not in the language "in".
      guard part[..<place] != "in", let first = vocabulary[String(part[..<place])] else { continue }
      var rest = part[place...]
      if "的の".contains(part[place]) { rest = rest.dropFirst() }
      // "English UK" has the code of a language that is also the one of a country.
      if let second = vocabulary[String(rest)],
        !first.isLanguage || !second.isLanguage
          || ["uk", "ca"].contains(rest) && first.locales.contains(where: second.locales.contains)
      {
        return [first, second]
      }
    }
    return nil
  }

  /// The length of two names, in bytes.
  private static let longest = 2 * (vocabulary.keys.map(\.utf8.count).max() ?? 0)

  private static let vocabulary: [String: Word] = {
    var words: [String: Word] = [:]
    func add(_ name: some StringProtocol, _ locales: [StoreLocale], isLanguage: Bool) {
      let name = FoldedHeading.text(name)
      if words[name] == nil { words[name] = Word(locales: locales, isLanguage: isLanguage) }
    }
    func locales(of language: String) -> [StoreLocale] { StoreLocale.all.filter { $0.language == language } }
    for entry in LanguageNames.all {
      let meant =
        entry.isVariant ? entry.key.split(separator: " ").compactMap { StoreLocale($0) } : locales(of: entry.key)
      for name in entry.names {
        add(name, meant, isLanguage: !entry.isVariant)
        guard !entry.isVariant, name.count > 1, let last = name.last, "语語文".contains(last) else { continue }
        for other in "语語文" { add("\(name.dropLast())\(other)", meant, isLanguage: true) }
      }
    }
    // "CA" and "UK" are languages and countries, and so is "IN", a former code of Indonesian.
    add("in", ["hi", "id"].compactMap { StoreLocale($0) }, isLanguage: true)
    add("uk", ["uk", "en-GB"].compactMap { StoreLocale($0) }, isLanguage: true)
    add("ca", ["ca", "en-CA", "fr-CA"].compactMap { StoreLocale($0) }, isLanguage: true)
    for locale in StoreLocale.all where !["id", "ca", "uk"].contains(locale.language) {
      add(locale.language, locales(of: locale.language), isLanguage: true)
    }
    for locale in StoreLocale.all {
      if locale.code != "id" { add(locale.code, [locale], isLanguage: true) }
      for spelling in locale.row.otherSpellings.split(separator: " ") where !["id", "in"].contains(spelling) {
        // A bare language was added before, with all of its locales.
        add(spelling, [locale], isLanguage: true)
      }
    }
    for territory in Territory.all {
      let own = StoreLocale.all.filter { $0.isNativeStorefront(territory) }
      for name in territory.allNames { add(name, own, isLanguage: false) }
      if !own.isEmpty, !["IN", "ID"].contains(territory.alpha2) { add(territory.alpha2, own, isLanguage: false) }
    }
    return words
  }()
}

extension StoreLocale {
  /// Whether a storefront is the one that the locale is named after, or shares its orthography.
  fileprivate func isNativeStorefront(_ territory: Territory) -> Bool {
    switch code {
    case "ca": false
    case "zh-Hans": ["CHN", "SGP"].contains(territory.code)
    case "zh-Hant": ["TWN", "HKG", "MAC"].contains(territory.code)
    default: primaryStorefront == territory
    }
  }
}

extension Territory {
  /// The storefront that a name means, as studios and the store write it: `巴西`, `Korea, Republic of`, `U.S.`.
  package init?(named name: some StringProtocol) {
    guard let territory = Self.byName[Self.folded(name)] else { return nil }
    self = territory
  }

  /// The storefront that a name in a list of storefronts means, in further languages: `Vereinigte Staaten`.
  package init?(furtherName name: some StringProtocol) {
    guard let territory = Self.byFurtherName[Self.folded(name)] else { return nil }
    self = territory
  }

  /// The English name and all others that are known.
  var allNames: [String] { [name] + otherNames.split(separator: ",").map(String.init) }

  private static func folded(_ name: some StringProtocol) -> String {
    FoldedHeading.text(name).filter { !"(),.".contains($0) }
  }

  private static let byFurtherName: [String: Territory] = {
    var known: [String: Territory] = [:]
    for territory in all {
      for name in territory.furtherNames.split(separator: ",") { known[folded(name)] = territory }
    }
    return known
  }()

  private static let byName: [String: Territory] = {
    var known: [String: Territory] = [:]
    for territory in all { for name in territory.allNames { known[folded(name)] = known[folded(name)] ?? territory } }
    return known
  }()
}

/// The names of a language, or of a form of it that has a locale, and its words for the periods of subscriptions.
struct LanguageNames {
  /// The code of the language, or the locales that a variant means.
  let key: String
  let isVariant: Bool
  let periods: [String]
  let names: [String]

  static let all = EmbeddedTable.rows(of: PackageResources.languages_tsv).map { cells in
    LanguageNames(
      key: cells[0], isVariant: cells[1] == "variant", periods: cells[2].split(separator: "|").map(String.init),
      names: cells[3].split(separator: ",").map(String.init))
  }
}
