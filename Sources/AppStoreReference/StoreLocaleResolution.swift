extension StoreLocale {
  /// The locale that another spelling unambiguously means: other case, `_` for `-`, the older code
  /// (`iw`, `cmn-Hans`), the code of another platform (`zh-CN`, `ja-JP`), or a common mistake
  /// (`en-UK`).
  ///
  /// A bare language has the meaning that Apple gives it: `pt` is Portugal, `en` the United States,
  /// `es` Spain. A region that the store has no locale for is a guess, and left to
  /// ``nearest(to:)``.
  @inlinable public static func resolving(_ text: some StringProtocol) -> StoreLocale? { resolving(code: String(text)) }

  // Not generic: readers of other modules resolve a locale for each text.
  @usableFromInline static func resolving(code: String) -> StoreLocale? {
    StoreLocale(code) ?? spellings[LanguageTag.folded(code)]
  }

  /// Every spelling of a locale, folded; separate from the table of locales, because a catalog
  /// without mistakes never needs it.
  private static let spellings: [String: StoreLocale] = {
    var spellings: [String: StoreLocale] = [:]
    for locale in all {
      spellings[LanguageTag.folded(locale.code)] = locale
      for spelling in locale.row.otherSpellings.split(separator: " ") {
        spellings[LanguageTag.folded(spelling)] = locale
      }
    }
    return spellings
  }()

  /// The locale that was probably meant, for a suggestion.
  ///
  /// The result of ``resolving(_:)``; else the locale of the same language and script that is shown in
  /// the region (`en-NZ` is `en-AU`, `es-AR` is `es-MX`), or the usual one of that language; else a
  /// code that is one typo away, unless it is a language that the store doesn't have. Nil when
  /// nothing is close.
  public static func nearest(to text: some StringProtocol) -> StoreLocale? {
    let tag = LanguageTag(text)
    if let spelled = resolving(tag.folded) { return spelled }
    if let sibling = sibling(of: tag) { return sibling }
    let letters = tag.letters
    if let joined = all.first(where: { LanguageTag($0.code).letters == letters }) { return joined }
    guard !tag.hasKnownLanguage, tag.folded.utf8.count >= 4 else { return nil }
    let written = Array(tag.folded.utf8)
    return all.first { isOneTypoAway(written, Array(LanguageTag($0.code).folded.utf8)) }
  }

  /// The locale of the same language that serves the region best.
  private static func sibling(of tag: LanguageTag) -> StoreLocale? {
    let usual = resolving(tag.language)
    let language = usual?.language ?? tag.language
    var siblings = all.filter { $0.language == language }
    if let script = tag.script {
      let sameScript = siblings.filter { $0.script.rawValue.lowercased() == script }
      if !sameScript.isEmpty { siblings = sameScript }
    }
    if let region = tag.region.flatMap({ Territory(alpha2: $0) }) {
      let places = siblings.compactMap { locale in locale.storefronts.firstIndex(of: region).map { (locale, $0) } }
      if let best = places.min(by: { $0.1 < $1.1 }) { return best.0 }
    }
    return usual.flatMap { siblings.contains($0) ? $0 : nil } ?? siblings.first
  }

  /// Whether one letter added, removed or replaced, or two letters swapped, turns one text into the
  /// other.
  private static func isOneTypoAway(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    let (short, long) = left.count <= right.count ? (left, right) : (right, left)
    guard long.count - short.count <= 1 else { return false }
    let start = zip(short, long).prefix { $0 == $1 }.count
    let shortRest = short[start...]
    let longRest = long[start...]
    if short.count < long.count { return shortRest == longRest.dropFirst() }
    if shortRest.dropFirst() == longRest.dropFirst() { return true }
    return shortRest.count >= 2 && shortRest[start] == longRest[start + 1] && shortRest[start + 1] == longRest[start]
      && shortRest.dropFirst(2) == longRest.dropFirst(2)
  }
}
