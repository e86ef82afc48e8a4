import AppStoreReference
import CatalogFormats
import CatalogModel

/// Google Play's codes for the App Store's locales.
enum PlayLanguage {
  /// The codes that differ: the App Store's, and Google Play's, if Play has the language. From
  /// Google's list of languages of store listings.
  private static let differing = """
    ar-SA=ar cs=cs-CZ da=da-DK el=el-GR es-MX=es-419 fi=fi-FI gu-IN=gu he=iw-IL hi=hi-IN hu=hu-HU \
    it=it-IT ja=ja-JP ko=ko-KR no=no-NO or-IN= pa-IN=pa pl=pl-PL ru=ru-RU sl-SI=sl sv=sv-SE \
    tr=tr-TR ur-PK=ur zh-Hans=zh-CN zh-Hant=zh-TW
    """

  private static let codes: [StoreLocale: String] = {
    var codes: [StoreLocale: String] = [:]
    for item in differing.split(separator: " ") {
      let parts = item.split(separator: "=", omittingEmptySubsequences: false)
      if let locale = StoreLocale(parts[0]) { codes[locale] = String(parts[1]) }
    }
    return codes
  }()

  /// The codes of a product's texts, each with the index of the texts, the primary locale first.
  static func listings(of product: Product, primary: StoreLocale?) -> [(code: String, element: Int)] {
    var listings: [(code: String, element: Int)] = []
    var known: Set<String> = [""]
    for (element, texts) in product.localizations.enumerated() {
      let code: String
      if let locale = texts.storeLocale {
        guard let own = Self.code(of: locale) else { continue }
        // If the catalog already has a text with this code, the locale is a different language to
        // Google.
        code = known.contains(own) ? texts.locale : own
      } else {
        code = texts.locale
      }
      if known.insert(code).inserted { listings.append((code, element)) }
    }
    if let primary, let place = listings.firstIndex(where: { product.localizations[$0.element].storeLocale == primary })
    {
      listings.insert(listings.remove(at: place), at: 0)
    }
    return listings
  }

  /// The code of a locale; nil where Play has none.
  static func code(of locale: StoreLocale) -> String? {
    guard let code = codes[locale] else { return locale.code }
    return code.isEmpty ? nil : code
  }
}
