import Testing

@testable import AppStoreReference

@Suite("Names of store locales, as studios write them") struct StoreLocaleNameTests {
  /// Locale, tab, and names that mean it alone.
  private static let names = """
    pt-BR\tPortuguese (Brazil)|Portuguese - Brazil|Portuguese, Brazil|Brazilian Portuguese|pt-BR|pt_BR|PT (BR)
    pt-BR\t葡萄牙语（巴西）|葡萄牙文(巴西)|巴西葡萄牙语|ポルトガル語（ブラジル）|ブラジルポルトガル語|포르투갈어(브라질)|Português (Brasil)
    pt-PT\tPortuguese (Portugal)|European Portuguese|葡萄牙语—葡萄牙|ポルトガル語（ポルトガル）|포르투갈어(포르투갈)
    zh-Hant\tChinese (Traditional)|Traditional Chinese|中文（繁体）|中文（繁體）|繁体中文|繁體中文|繁中|中文（台湾）|zh-TW|zh_HK
    zh-Hant\t中国語（繁体字）|繁体字中国語|중국어(번체)|중국어 번체|Chinese (Taiwan)|Chinese, Hong Kong
    zh-Hans\tChinese (Simplified)|Simplified Chinese|简体中文|中文（简体）|中国語（簡体字）|중국어(간체)|zh_CN|zh-Hans|Chinese (China)
    fr-CA\tFrench (Canada)|Canadian French|法语（加拿大）|法文（加拿大）|フランス語（カナダ）|프랑스어(캐나다)|Français (Canada)|fr_CA
    fr-FR\tFrench|French (France)|法语|法文|フランス語|프랑스어|Français|fr
    es-MX\tSpanish (Mexico)|Spanish (Latin America)|西班牙语（墨西哥）|西班牙文(墨西哥)|スペイン語（メキシコ）|스페인어(멕시코)|es-419
    es-ES\tSpanish (Spain)|西班牙语（西班牙）|スペイン語（スペイン）|스페인어(스페인)|Español (España)|es_ES
    en-GB\tEnglish (UK)|English (U.K.)|British English|英语（英国）|英文（英國）|英式英语|英語（イギリス）|영어(영국)|en-UK|en_GB
    en-US\tEnglish|English (US)|English (U.S.)|英语|英文|英語|영어|英语（美国）|美式英语|英語（アメリカ）|en
    en-AU\tEnglish (Australia)|英语（澳大利亚）|英文（澳洲）|英語（オーストラリア）|영어(오스트레일리아)
    it\tItalian|意大利语|意大利文|義大利文|イタリア語|이탈리아어|Italiano
    tr\tTurkish|土耳其语|土耳其文|トルコ語|튀르키예어|Türkçe
    el\tGreek|希腊语|希臘文|ギリシャ語|그리스어|Ελληνικά
    fi\tFinnish|芬兰语|芬蘭文|フィンランド語|핀란드어|Suomi
    da\tDanish|丹麦语|丹麥文|デンマーク語|덴마크어|Dansk
    no\tNorwegian|Norwegian (Bokmål)|挪威语|挪威文|ノルウェー語|노르웨이어|Norsk|nb-NO
    cs\tCzech|捷克语|捷克文|チェコ語|체코어|Čeština
    hu\tHungarian|匈牙利语|匈牙利文|ハンガリー語|헝가리어|Magyar
    de-DE\tGerman|德语|德文|ドイツ語|독일어|Deutsch|German (Germany)
    """

  private static let rows: [(locale: String, name: String)] = names.split(separator: "\n").flatMap { line in
    let parts = line.split(separator: "\t")
    return parts[1].split(separator: "|").map { (String(parts[0]), String($0)) }
  }

  @Test("mean one locale, with and without a region", arguments: rows) func one(locale: String, name: String) {
    #expect(StoreLocaleName(name)?.locale?.code == locale, "\(name)")
  }

  @Test("each locale of the store has the store's own name", arguments: StoreLocale.all) func own(_ locale: StoreLocale)
  {
    #expect(StoreLocaleName(locale.englishName)?.locale == locale)
  }

  @Test(
    "that leave the region open mean several",
    arguments: [
      ("Portuguese", "pt-BR pt-PT"), ("葡萄牙语", "pt-BR pt-PT"), ("ポルトガル語", "pt-BR pt-PT"), ("포르투갈어", "pt-BR pt-PT"),
      ("Chinese", "zh-Hans zh-Hant"), ("中国語", "zh-Hans zh-Hant"), ("중국어", "zh-Hans zh-Hant"), ("zh", "zh-Hans zh-Hant"),
      ("Spanish", "es-ES es-MX"), ("西班牙语", "es-ES es-MX"), ("Spanish (Argentina)", "es-ES es-MX"),
      ("English (India)", "en-AU en-CA en-GB en-US"), ("UK", "en-GB uk"), ("Canada", "en-CA fr-CA"),
    ]) func several(name: String, codes: String)
  { #expect(StoreLocaleName(name)?.candidates.map(\.code).sorted() == codes.split(separator: " ").map(String.init)) }

  @Test(
    "that name two locales mean neither",
    arguments: ["简/繁", "名称（简/繁）", "English (US/UK)", "简体、繁体", "Portuguese (Brazil/Portugal)", "한국어/日本語", "美国/英国"])
  func two(name: String) { #expect(StoreLocaleName(name)?.locale == nil) }

  @Test(
    "that name two regions of one locale mean that",
    arguments: [
      ("繁體中文（台灣/香港）", "zh-Hant"), ("简体中文（中国/新加坡）", "zh-Hans"), ("Spanish (Mexico, Latin America)", "es-MX"),
      ("French (France, BE)", "fr-FR"),
    ]) func regions(name: String, code: String)
  { #expect(StoreLocaleName(name)?.locale?.code == code) }

  @Test("of languages that the store lacks mean none", arguments: ["Swahili", "斯瓦希里语", "ブルガリア語", "필리핀어", "Latviešu"])
  func none(name: String) { #expect(StoreLocaleName(name)?.candidates == []) }

  @Test("are not found in other words", arguments: ["max 30", "必填", "標題", "Owner", "メモ", "No.", "ID"]) func others(
    name: String
  ) { #expect(StoreLocaleName(name) == nil) }

  @Test(
    "storefronts are found by their names",
    arguments: [
      ("Brazil", "BRA"), ("巴西", "BRA"), ("ブラジル", "BRA"), ("Korea, Republic of", "KOR"), ("韩国", "KOR"),
      ("China mainland", "CHN"),
      ("中国大陆", "CHN"), ("台灣", "TWN"), ("U.S.", "USA"), ("アメリカ", "USA"), ("독일", "DEU"),
    ]) func storefronts(name: String, code: String)
  { #expect(Territory(named: name)?.code == code) }
}
