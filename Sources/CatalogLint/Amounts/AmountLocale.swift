internal import AppStoreReference

/// How one locale writes numbers, and what it means by the currency signs that countries share.
struct AmountLocale: Sendable {
  private(set) var code = ""
  /// The language whose words are read, beside the English ones and those of every language.
  private(set) var language = ""
  private(set) var convention = NumberConvention()
  private var signs: [CurrencySign: CurrencySet] = [:]

  /// The record of a locale code, written with hyphen or underscore; of its language when only that
  /// is known; else English.
  init(code: String) {
    let hyphenated = String(decoding: code.utf8.map { $0 == 0x5F ? 0x2D : $0 }, as: UTF8.self)
    let language = hyphenated.prefix { $0 != "-" }
    self =
      Self.all.first { $0.code == hyphenated } ?? Self.all.first { $0.language == language }
      ?? Self.shared
    if let locale = StoreLocale(self.code) ?? StoreLocale.resolving(self.code) {
      convention = NumberConvention(locale.notation, groupsWithSpace: convention.groupsWithSpace)
    }
  }

  /// The currencies that a shared sign can mean here.
  func currencies(of sign: CurrencySign) -> CurrencySet {
    signs[sign] ?? []
  }

  /// Reads `code language [_] [sign=currencies]…`: `_` where an ordinary space parts thousands beside
  /// the mark that ``StoreLocaleNotation`` has.
  private init?(_ record: Substring, signs: [CurrencySign: CurrencySet]) {
    let fields = record.split(separator: " ")
    guard fields.count >= 2 else { return nil }
    code = String(fields[0])
    language = String(fields[1])
    let groupsWithSpace = fields.dropFirst(2).first == "_"
    convention = NumberConvention(groupsWithSpace: groupsWithSpace)
    self.signs = signs
    for field in fields[(groupsWithSpace ? 3 : 2)...] {
      let pair = field.split(separator: "=")
      guard pair.count == 2, let sign = CurrencySign(rawValue: String(pair[0])) else { return nil }
      self.signs[sign] = CurrencySet(
        pair[1].split(separator: "+").compactMap { CurrencyCode($0) })
    }
  }

  private init() {}

  static let shared =
    AmountLocale(
      """
      en-US en $=USD ¥=CNY+JPY 元=CNY kr=DKK+NOK+SEK £=GBP Rs=INR+PKR \
      peso=CLP+COP+MXN+PHP
      """, signs: [:]) ?? AmountLocale()

  /// One record a locale. The dollar of a locale is that of the storefronts it is written for:
  /// English (U.K.) serves Hong Kong and Singapore, Spanish (Mexico) all of Latin America.
  static let all = """
    ar-SA ar
    bn-BD bn
    ca ca
    cs cs kr=CZK
    da da kr=DKK
    de-DE de
    el el
    en-US en
    en-AU en $=AUD+NZD
    en-CA en $=CAD
    en-GB en $=AUD+CAD+HKD+NZD+SGD+USD
    es-ES es _
    es-MX es $=CLP+COP+MXN+USD peso=CLP+COP+MXN
    fi fi kr=SEK
    fr-FR fr
    fr-CA fr $=CAD
    gu-IN gu Rs=INR
    he he
    hi hi Rs=INR
    hr hr
    hu hu
    id id
    it it
    ja ja ¥=JPY
    kn-IN kn Rs=INR
    ko ko
    ml-IN ml Rs=INR
    mr-IN mr Rs=INR
    ms ms
    nl-NL nl
    no no kr=NOK
    nb no kr=NOK
    or-IN or Rs=INR
    pa-IN pa Rs=INR
    pl pl
    pt-BR pt
    pt-PT pt
    ro ro
    ru ru
    sk sk kr=CZK
    sl-SI sl
    sv sv kr=SEK
    ta-IN ta Rs=INR
    te-IN te Rs=INR
    th th
    tr tr
    uk uk
    ur-PK ur Rs=PKR
    vi vi
    zh-Hans zh ¥=CNY
    zh-Hant zh ¥=CNY $=HKD+TWD 元=HKD+TWD
    zh-TW zh ¥=CNY $=TWD 元=TWD
    zh-HK zh ¥=CNY $=HKD 元=HKD
    """.split(separator: "\n").compactMap { AmountLocale($0, signs: shared.signs) }
}
