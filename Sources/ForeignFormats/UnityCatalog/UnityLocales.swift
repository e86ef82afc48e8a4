import AppStoreReference
import CatalogFormats

/// The meanings of Unity's language numbers: the indices of its list, which version 5 replaced.
struct UnityLocales: Sendable {
  struct Entry: Sendable {
    /// The name in Unity's spelling, but with a hyphen.
    var name: String
    /// The App Store's locale; nil if it has none.
    var storeLocale: StoreLocale?
  }

  private let entries: [Entry]
  private let numbers: [StoreLocale: Int]
  /// The number of a text whose language was never set: US English.
  let fallback: Int

  /// - Parameter list: The names in order; `=` precedes a locale of the App Store that can't be
  ///   derived from the name.
  private init(_ list: String) {
    entries = list.split(separator: " ").map { item in
      let parts = item.split(separator: "=")
      let name = String(parts[0].map { $0 == "_" ? "-" : $0 })
      return Entry(name: name, storeLocale: StoreLocale.resolving(parts.last ?? ""))
    }
    var numbers: [StoreLocale: Int] = [:]
    // The later of two is the one that Unity's exporter for Apple uses: zh_TW, es_MX.
    for (number, entry) in entries.enumerated() { if let locale = entry.storeLocale { numbers[locale] = number } }
    self.numbers = numbers
    fallback = entries.firstIndex { $0.name == "en-US" } ?? 0
  }

  var count: Int { entries.count }

  subscript(number: Int) -> Entry? { entries.indices.contains(number) ? entries[number] : nil }

  /// The number of a locale; nil for one that Unity doesn't have.
  func number(of locale: StoreLocale?, named name: String) -> Int? {
    if let named = entries.firstIndex(where: { $0.name == name }) { return named }
    return locale.flatMap { numbers[$0] }
  }

  /// The list of Unity IAP 5.
  static let current = UnityLocales(
    """
    af_ZA sq_SQ am_ET ar_AE=ar-SA hy_AM az_AZ bn_BD eu_ES be_BY bg_BG my_MM ca_CA=ca zh_HK zh_CN \
    zh_TW hr_HR cs_CZ da_DK nl_NL en_AU en_CA en_US en_GB en_IN en_SG en_ZA et_EE fil_FIL fi_FI \
    fr_CA fr_FR gl_ES ka_GE de_DE el_GR gu_IN iw_IL hi_IN hu_HU is_IS id_ID it_IT ja_JP kn_IN \
    kk_KZ km_KH ko_KR ky_KG lo_LA lv_LV lt_LT mk_MK ms_MY ms_MS ml_IN mr_IN mn_MN ne_NP no_NO \
    fa_FA fa_AE fa_AF fa_IR pl_PL pt_BR pt_PT pa_IN ro_RO rm_CH ru_RU sr_RS si_LK sk_SK sl_SI \
    es_419 es_ES es_MX es_US sw_KE sv_SE ta_IN te_IN th_TH tr_TR uk_UA ur_UZ=ur-PK vi_VN zu_ZA
    """)

  /// The list of Unity IAP 1 to 4.
  static let earlier = UnityLocales(
    """
    zh_TW cs_CZ da_DK nl_NL en_US fr_FR fi_FI de_DE iw_IL hi_IN it_IT ja_JP ko_KR no_NO pl_PL \
    pt_PT ru_RU es_ES sv_SE zh_CN en_AU en_CA en_GB fr_CA el_GR id_ID ms_MY pt_BR es_MX th_TH \
    tr_TR vi_VN
    """)

  /// The list that a file uses, which it doesn't state.
  ///
  /// A number beyond the earlier list, or a file without the data for Unity's former distribution
  /// portal, indicates version 5; otherwise it depends on which of the two numbers of US English,
  /// with which every new product starts, occurs.
  ///
  /// - Returns: The list, and whether there was any evidence for it.
  static func list(for numbers: Set<Int>, hasEarlierKeys: Bool) -> (locales: UnityLocales, isCertain: Bool) {
    if numbers.contains(where: { $0 >= earlier.count }) { return (current, true) }
    if hasEarlierKeys { return (earlier, true) }
    let (isEarlier, isCurrent) = (numbers.contains(earlier.fallback), numbers.contains(current.fallback))
    if isEarlier != isCurrent { return (isEarlier ? earlier : current, true) }
    return (current, numbers.isEmpty)
  }
}
