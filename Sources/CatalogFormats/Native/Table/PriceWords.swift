import AppStoreReference
import Basics
import CatalogModel

/// The words of prices in tables: currencies, storefronts, hundredths and taxes, in the languages that studios use.
enum PriceWords {
  /// The currencies or storefronts that a word next to the name of a price can mean, the usual one first: one for
  /// `泰铢`, `EUR €` or `日区`, several for a sign or a word that currencies share. Nil for any other word.
  static func keys(of word: String) -> [String]? {
    guard word.utf8.count <= longest else { return nil }
    if let keys = price(word) ?? (word.hasSuffix(".") ? price(String(word.dropLast())) : nil) { return keys }
    // "美国区" is the storefront.
    if let last = word.last, "区區".contains(last), let territory = Territory(named: word.dropLast()) {
      return [territory.code]
    }
    for place in word.indices.dropFirst() {
      guard let first = price(String(word[..<place])), let second = price(String(word[place...])) else { continue }
      let both = common(first, second)
      if !both.isEmpty { return both }
    }
    return nil
  }

  /// The codes of storefronts that are words of a heading unless they alone are in capitals; `Price ID` never is
  /// Indonesia's.
  static let storefrontsLikeWords: Set<String> = ["IN", "NO", "IS", "TO", "AS", "BY", "SO"]

  /// The storefront of a code of two letters, unless it is also a word of a heading.
  static func storefront(code: String) -> [String]? {
    guard code != "id", !storefrontsLikeWords.contains(code.uppercased()) else { return nil }
    return Territory(alpha2: code.uppercased()).map { [$0.code] }
  }

  /// Our own limit, in bytes: two names of currencies.
  static let longest = 100

  private static func price(_ word: String) -> [String]? {
    byWord[word] ?? Territory(named: word).map { [$0.code] } ?? PriceNotation.key(word).map { [$0] }
  }

  /// The keys on which two words agree; a storefront says more than its currency.
  static func common(_ keys: [String], _ others: [String]) -> [String] {
    keys.flatMap { key in
      others.compactMap { other in
        if key == other || Territory(key).map({ "\($0.currency)" == other }) ?? false { return key }
        return Territory(other).map { "\($0.currency)" == key } ?? false ? other : nil
      }
    }
  }

  private static let byWord: [String: [String]] = {
    var words: [String: [String]] = [:]
    for (word, keys) in HeadingWords.table(prices) { words[word] = keys.split(separator: "/").map(String.init) }
    return words
  }()

  /// The names and signs of the currencies of storefronts, in English, Chinese, Japanese and Korean from Unicode CLDR
  /// with the short forms that studios write; signs and words that several currencies share are at the end.
  private static let prices = """
    AED: aed dirham dirhams 迪拉姆 阿联酋迪拉姆 阿聯迪爾汗 ディルハム 디르함
    AUD: aud a$ au$ australiandollar australiandollars 澳元 澳大利亚元 澳币 澳幣 豪ドル オーストラリアドル 호주달러
    BRL: brl r$ real reais brazilianreal 雷亚尔 雷亞爾 巴西雷亚尔 巴西雷亞爾 レアル ブラジルレアル 헤알 브라질헤알
    CAD: cad c$ ca$ canadiandollar canadiandollars 加元 加拿大元 加币 加幣 カナダドル 캐나다달러
    CHF: chf fr. sfr franc francs swissfranc swissfrancs franken 瑞士法郎 瑞郎 法郎 スイスフラン フラン 스위스프랑
    CLP: clp chileanpeso 智利比索 智利披索 チリペソ 칠레페소
    CNY: cny rmb cn¥ cn￥ yuan chineseyuan 人民币 人民幣 人民元 中国元 위안 위안화
    COP: cop colombianpeso 哥伦比亚比索 哥倫比亞披索 コロンビアペソ 콜롬비아페소
    CZK: czk kč koruna czechkoruna 捷克克朗 捷克克郎 チェココルナ 체코코루나
    DKK: dkk danishkrone danishkroner 丹麦克朗 丹麥克朗 デンマーククローネ 덴마크크로네
    EGP: egp egyptianpound 埃及镑 埃及鎊 エジプトポンド 이집트파운드
    EUR: eur euro euros € eurozone euroarea 欧元区 歐元區 ユーロ圏 유로존 欧元 歐元 ユーロ 유로 유로화
    GBP: gbp pound pounds poundsterling britishpound britishpounds sterling £ 英镑 英鎊 ポンド 英ポンド 파운드 영국파운드
    HKD: hkd hk$ hongkongdollar 港币 港幣 港元 香港ドル 홍콩달러
    HUF: huf ft forint hungarianforint 福林 匈牙利福林 フォリント 포린트
    IDR: idr rp rupiah indonesianrupiah 印尼盾 印尼卢比 印尼盧比 印度尼西亚盾 ルピア インドネシアルピア 루피아
    ILS: ils ₪ shekel shekels newshekel 新谢克尔 以色列新谢克尔 新謝克爾 シェケル 셰켈
    INR: inr ₹ indianrupee indianrupees 印度卢比 印度盧比 インドルピー 인도루피
    JPY: jpy jp¥ jp￥ yen japaneseyen 日元 日圆 日圓 日幣 日币 円 日本円 엔 엔화 일본엔
    KRW: krw won koreanwon southkoreanwon ₩ 韩元 韓元 韩币 韓幣 韩圆 韓圜 ウォン 韓国ウォン 원 원화 대한민국원
    KZT: kzt ₸ tenge 坚戈 哈萨克斯坦坚戈 テンゲ 텡게
    MXN: mxn mx$ mexicanpeso mexicanpesos 墨西哥比索 墨西哥披索 メキシコペソ 멕시코페소
    MYR: myr rm ringgit malaysianringgit 林吉特 马来西亚林吉特 令吉 马币 馬幣 リンギット マレーシアリンギット 링깃
    NGN: ngn ₦ naira nigeriannaira 奈拉 尼日利亚奈拉 ナイラ 나이라
    NOK: nok norwegiankrone norwegiankroner 挪威克朗 ノルウェークローネ 노르웨이크로네
    NZD: nzd nz$ newzealanddollar newzealanddollars 新西兰元 纽元 紐元 紐西蘭元 ニュージーランドドル 뉴질랜드달러
    PEN: pen soles peruviansol 秘鲁索尔 秘魯新索爾 ペルーソル 페루솔
    PHP: php ₱ philippinepeso philippinepesos 菲律宾比索 菲律賓披索 フィリピンペソ 필리핀페소
    PKR: pkr pakistanirupee 巴基斯坦卢比 巴基斯坦盧比 パキスタンルピー 파키스탄루피
    PLN: pln zł zloty złoty polishzloty 兹罗提 波兰兹罗提 茲羅提 波蘭茲羅提 ズウォティ ポーランドズウォティ 즈워티
    QAR: qar qataririyal qataririal 卡塔尔里亚尔 卡達里亞爾 カタールリヤル 카타르리얄
    RON: ron leu lei romanianleu 列伊 罗马尼亚列伊 羅馬尼亞列伊 レウ ルーマニアレウ 레우
    RUB: rub ₽ ruble rubles rouble roubles russianruble 卢布 盧布 俄罗斯卢布 俄羅斯盧布 ルーブル ロシアルーブル 루블 руб рубль рубли
    SAR: sar saudiriyal 沙特里亚尔 沙烏地里亞爾 サウジリヤル サウジアラビアリヤル 사우디리얄
    SEK: sek swedishkrona swedishkronor kronor 瑞典克朗 スウェーデンクローナ 스웨덴크로나
    SGD: sgd s$ singaporedollar singaporedollars 新加坡元 新加坡币 新加坡幣 新币 シンガポールドル 싱가포르달러
    THB: thb ฿ baht thaibaht 泰铢 泰銖 泰币 バーツ タイバーツ 바트 태국바트 บาท
    TRY: try ₺ tl lira turkishlira 土耳其里拉 新土耳其里拉 里拉 トルコリラ 튀르키예리라
    TWD: twd nt$ ntd newtaiwandollar taiwandollar 新台币 新臺幣 新台幣 台币 台幣 臺幣 台湾ドル 新台湾ドル 대만달러
    TZS: tzs tanzanianshilling 坦桑尼亚先令 坦尚尼亞先令 タンザニアシリング 탄자니아실링
    USD: usd us$ us usdollar usdollars americandollar americandollars 美元 美金 美刀 米ドル 미국달러 달러 미화 미달러
    VND: vnd ₫ dong vietnamesedong 越南盾 越盾 ベトナムドン 베트남동
    ZAR: zar rand southafricanrand 兰特 南非兰特 蘭特 南アフリカランド 남아프리카랜드
    USD/CAD/AUD/NZD/SGD/HKD/TWD/MXN/CLP/COP: $ dollar dollars ドル
    CNY/TWD/HKD: 元 块 塊
    CNY/JPY: ¥ ￥
    JPY/KRW: \\
    SEK/NOK/DKK: kr krone kroner krona 克朗 克郎 クローネ クローナ 크로네
    MXN/COP/CLP/PHP: peso pesos 比索 披索 ペソ 페소
    INR/PKR: rs rupee rupees 卢比 盧比 ルピー 루피
    SAR/QAR: riyal riyals 里亚尔 里亞爾 リヤル 리얄
    ARE: emirati
    AUS: australian
    BRA: brazilian
    CAN: canadian
    CHE: swiss
    CHN: chinese
    DEU: german deutscher
    DNK: danish
    EGY: egyptian
    ESP: spanish
    FIN: finnish
    FRA: french
    GBR: british
    GRC: greek
    HUN: hungarian
    IDN: indonesian
    IND: indian
    ISR: israeli
    ITA: italian
    JPN: japanese
    KOR: korean
    MEX: mexican
    MYS: malaysian
    NLD: dutch
    NOR: norwegian
    PHL: philippine
    POL: polish
    PRT: portuguese
    RUS: russian
    SAU: saudi
    SWE: swedish
    THA: thai
    TUR: turkish
    TWN: taiwanese
    UKR: ukrainian
    USA: american
    VNM: vietnamese
    """

  /// Words for the hundredths of a currency, in which no column has its prices.
  static let hundredths = HeadingWords.words(
    "分 cent cents ct pence pennies centavos centimes céntimos セント 센트 копеек копейки minorunits micros")

  /// The currencies whose hundredths a word names: `分`, `usdcents`, `美分`; none where it doesn't say of which. Nil for
  /// any other word.
  static func hundredths(_ word: String) -> [String]? {
    if hundredths.contains(word) { return [] }
    for hundredth in hundredths where word.hasSuffix(hundredth) {
      let rest = String(word.dropLast(hundredth.count))
      // "美分" is short for 美元的分.
      if let keys = keys(of: "\(rest)元") ?? keys(of: rest) { return keys }
    }
    return nil
  }

  /// Words for prices to which taxes are added.
  static let untaxed = HeadingWords.words(
    """
    税抜 税抜き 税別 不含税 不含稅 未税 未稅 税前 excl.tax excltax excludingtax excl.vat exclvat excludingvat exvat netto net ht \
    horstaxes senzaiva exkl.mwst exklmwst ohnemwst zzgl.mwst siniva semiva безндс beznds 세금별도 \
    부가세별도 부가세미포함 plustax plusvat
    """)

  /// Whether a heading says that taxes are added to its prices.
  static func isUntaxed(_ heading: String) -> Bool {
    let text = FoldedHeading.text(heading)
    let parts = FoldedHeading.parts(heading)
    // A short word such as "HT" is one beside the word for a price alone.
    return parts.contains(where: untaxed.contains)
      || untaxed.contains { word in
        word.utf8.count > 3
          ? text.contains(word)
          : parts.contains { part in
            // "Net price" and "Prix HT".
            part.hasSuffix(word) && HeadingWords.columns[String(part.dropLast(word.count))] == "price"
              || part.hasPrefix(word) && HeadingWords.columns[String(part.dropFirst(word.count))] == "price"
          }
      }
  }

  /// The warning about prices without tax that are read; nil for another heading.
  static func untaxed(_ heading: String, _ written: String) -> String? {
    guard isUntaxed(heading) else { return nil }
    return
      "\(quoted: heading) has prices without tax, which are read as what customers pay; --map '\(written)=-' ignores them"
  }

  /// A word without the name of prices that it is joined to, if the rest says which: 日本 in `日本价格`.
  static func withoutName(_ word: String) -> String {
    guard keys(of: word) == nil else { return word }
    for (name, column) in HeadingWords.longestFirst where column == "price" {
      if word.hasSuffix(name), case let rest = String(word.dropLast(name.count)), keys(of: rest) != nil { return rest }
      if word.hasPrefix(name), case let rest = String(word.dropFirst(name.count)), keys(of: rest) != nil { return rest }
    }
    return word
  }

  /// Words for a price of nothing.
  static let free: Set = ["free", "免费", "免費", "無料", "무료", "gratis", "gratuit", "kostenlos"]
}
