import CatalogLint
import SourceSyntax
import Testing

/// The texts of one product, and the rule that reports them; nil when every sensible reading agrees
/// with the catalog, or the text means something else.
struct ReadingCase: Sendable, CustomTestStringConvertible {
  let rule: String?
  let locale: String
  let fields: String
  let title: String
  let description: String

  init(_ line: Substring) {
    let fields = line.split(separator: " | ", omittingEmptySubsequences: false).map(String.init)
    rule = fields[0] == "-" ? nil : fields[0]
    locale = fields[1]
    self.fields = fields[2] == "-" ? "" : ", \(fields[2])"
    title = fields[3]
    description = fields[4]
  }

  var testDescription: String { "\(locale): \(title) – \(description)" }

  private static let rules: Set = [
    "quantity-mismatch", "missing-quantity", "price-mismatch", "price-as-title", "price-in-title",
    "price-in-description", "currency-as-non-consumable",
  ]

  /// The rules that report the texts as errors or warnings.
  var reported: [String] {
    let catalog = MarkedCatalog(
      """
      catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      currencies:
        gold:
          zh-Hans: [钻石, 金币, 宝石]
          zh-Hant: [鑽石, 晶石]
          ja: ジェム
          ko: [젬, 골드]
          en-US: gems
          de-DE: Edelsteine
          ru: кристаллы
          pl: klejnoty
          cs: drahokamy
          fi: jalokivet
      products:
        pack:
          type: consumable\(fields.isEmpty ? "" : "\n    " + fields.dropFirst(2))
          localizations: {\(locale): {title: "\(title)", description: "\(description)"}}
      """)
    return catalog.lint(only: Self.rules).findings.filter { $0.severity != .info }.map(\.rule)
  }
}

@Suite("Readings of a text") struct ReadingTests {
  @Test(
    "a text is accused only if no sensible reading agrees with the catalog",
    arguments: cases.split(separator: "\n").map(ReadingCase.init)) func reads(_ test: ReadingCase)
  { if let rule = test.rule { #expect(test.reported.contains(rule)) } else { #expect(test.reported == []) } }

  static let cases = """
    - | zh-Hans | grants: {gold: 330} | 330钻石 | 充值获得300钻石，送30
    - | zh-Hans | grants: {gold: 300+30} | 300钻石 | 充值获得300钻石，额外获得30
    - | zh-Hans | grants: {gold: 300+30} | 300钻石 | 获得300钻石，加送30颗
    - | zh-Hans | grants: {gold: 300+30} | 300钻石 | 获得300钻石外加30
    - | zh-Hant | grants: {gold: 300+30} | 300鑽石 | 獲得300晶石，額外贈送30晶石
    - | ja | grants: {gold: 300+30} | 300ジェム | ジェム300個におまけ30ジェム
    - | ja | grants: {gold: 300+30} | 300ジェム | 300ジェム、さらに30ジェム
    - | ko | grants: {gold: 300+30} | 젬 300개 | 300젬에 30젬 추가
    - | en-US | grants: {gold: 500+50} | 500 Gems | 500 gems and 50 extra
    - | en-US | grants: {gold: 550} | 550 Gems | 500 gems and 50 extra
    quantity-mismatch | zh-Hans | grants: {gold: 300+30} | 300钻石 | 充值获得300钻石，送40
    - | zh-Hans | grants: {gold: 300} | 300钻石 | 首充双倍，共600钻石
    - | ja | grants: {gold: 60} | 60ジェム | 初回購入なら2倍、合計120ジェム
    - | ko | grants: {gold: 330} | 젬 330개 | 첫 구매 시 2배, 660젬
    quantity-mismatch | zh-Hant | grants: {gold: 330} | 330晶石 | 首儲雙倍，共661晶石
    quantity-mismatch | ja | grants: {gold: 60} | ジェム60個 | ジェムを600個追加します。
    quantity-mismatch | ja | grants: {gold: 60} | ジェム60個 | ジェムが600個もらえる
    quantity-mismatch | ja | grants: {gold: 60} | ジェム60個 | ジェムを合計70個追加
    quantity-mismatch | ja | grants: {gold: 60} | ジェム60個 | ジェム計600個
    quantity-mismatch | ko | grants: {gold: 60} | 젬 60개 | 젬을 600개 드립니다.
    quantity-mismatch | ko | grants: {gold: 60} | 젬 60개 | 젬이 600개!
    quantity-mismatch | ko | grants: {gold: 60} | 젬 60개 | 젬 총 600개
    quantity-mismatch | zh-Hans | grants: {gold: 60} | 60宝石 | 宝石共计600颗
    quantity-mismatch | zh-Hans | grants: {gold: 60} | 60宝石 | 宝石增加600颗
    - | zh-Hans | grants: {gold: 1980+260} | 1980+260钻石 | 获得钻石
    - | zh-Hans | grants: {gold: 12000} | 1万2千金币 | 获得金币
    - | zh-Hans | grants: {gold: 36000} | 3万6千金币 | 获得金币
    - | zh-Hans | grants: {gold: 24000} | 2.4w金币 | 获得金币
    - | ko | grants: {gold: 1200} | 젬 천이백 개 | 젬을 드립니다
    - | ko | grants: {gold: 1000000} | 백만 골드 | 골드를 드립니다
    - | en-US | grants: {gold: 500} | Five Hundred Gems | Adds gems
    - | en-US | grants: {gold: 50} | Fifty Gems | Adds gems
    - | en-US | grants: {gold: 24} | Two Dozen Gems | Adds gems
    - | de-DE | grants: {gold: 1000} | Tausend Edelsteine | Für den Shop
    - | de-DE | grants: {gold: 500} | Fünfhundert Edelsteine | Für den Shop
    - | ru | grants: {gold: 500} | Пятьсот кристаллов | Для магазина
    quantity-mismatch | en-US | grants: {gold: 50} | Fifty Gems | Adds sixty gems
    - | ja | grants: {gold: 60} | ジェム60個 | 1ジェムは10コインと交換
    quantity-mismatch | en-US | - | 12 Levels | Unlock 15 levels
    quantity-mismatch | en-US | - | 10 Hints | Adds 15 hints to the game
    price-mismatch | de-DE | price: {USD: 5.99} | 400 Münzen | Nur $5.99
    price-mismatch | zh-Hans | price: {CNY: 30} | 礼包 | 6元首充
    price-mismatch | zh-Hans | price: {CNY: 30} | 礼包 | 60元首充礼包
    price-mismatch | zh-Hant | price: {TWD: 170} | 禮包 | 190塊禮包
    price-mismatch | zh-Hant | price: {TWD: 170} | 禮包 | 200塊即可得
    price-mismatch | ko | price: {KRW: 1200} | 보석 팩 | 만원에 드려요
    price-mismatch | ko | price: {KRW: 1200} | 보석 팩 | 오천원
    - | ko | price: {KRW: 1200} | 보석 팩 | 천이백원
    price-mismatch | en-US | price: {USD: 1.99} | Gem Pack | Only ninety-nine cents
    price-mismatch | de-DE | price: {EUR: 1.99} | Juwelen | Nur neunundneunzig Cent
    price-as-title | zh-Hans | price: {CNY: 40} | 40元档 | 获得钻石
    price-as-title | zh-Hans | price: {CNY: 40} | 充值40元 | 获得钻石
    price-as-title | ja | price: {JPY: 250} | 250円（税込） | ジェム
    - | zh-Hans | price: {CNY: 40} | 四元数课程 | 学习四元数
    - | zh-Hans | price: {CNY: 12} | 风景拼图 | 40块拼图
    - | ja | price: {JPY: 250} | 3円ベン図 | 図の作成
    - | ro | price: {RON: 9.99} | Pachet de animale | Cu 3 lei din savană
    - | es-ES | price: {EUR: 9.99} | DC143C | B12C
    - | ja | price: {JPY: 250} | 3 ドルイド | 5ドルフィン、3ユーロビート
    - | ko | price: {KRW: 1200} | 100원본 | 3 유로파
    - | en-GB | price: {GBP: 0.99} | 720p Export | 2p and 4p Maps
    - | en-US | price: {USD: 0.99} | Forest Pack | 3 bucks and 2 does
    - | pl | price: {PLN: 9.99} | Motyw | 5 złotych gwiazd
    - | nl-NL | price: {EUR: 0.99} | 3 rand | 3 rand om het veld
    - | gu-IN | price: {INR: 99} | 32 રૂપાંતર | 5 रुचियाँ
    - | vi | price: {VND: 25000} | MD5 đồng bộ | MD5 đồng bộ
    - | en-US | grants: {gold: 182} | 182 gems 2 | Gems 7: adds 182 gems
    - | ko | grants: {gold: 182} | 젬 182개 3 | 젬 3, 젬 182개
    - | fr-FR | grants: {gold: 600} | Six cents gemmes | Pour la boutique
    - | es-ES | grants: {gold: 500} | Quinientas gemas | Para la tienda
    - | it | grants: {gold: 2500} | Duemilacinquecento gemme | Per il negozio
    - | sv | grants: {gold: 500} | Femhundra ädelstenar | För butiken
    - | pl | grants: {gold: 300} | Trzysta klejnotów | Do sklepu
    quantity-mismatch | pl | grants: {gold: 300} | 300 klejnotów | Dodaje 400 klejnotów
    quantity-mismatch | cs | grants: {gold: 300} | 300 drahokamů | Přidá 400 drahokamů
    quantity-mismatch | fi | grants: {gold: 300} | 300 jalokiveä | Lisää 400 jalokiveä
    quantity-mismatch | de-DE | grants: {gold: 300} | 300 Edelsteine | Mit 400 Edelsteinen
    quantity-mismatch | ru | grants: {gold: 300} | 300 кристаллов | Добавит 400 кристаллов
    - | de-DE | grants: {gold: 600} | 300 Edelsteine doppelt | Beim ersten Kauf 600
    - | fr-FR | grants: {gold: 3000} | 3000 gemmes | 100 gemmes par jour pendant 30 jours
    price-mismatch | fr-FR | price: {USD: 5.99} | Gemmes | 400 gemmes pour 5,99 £
    price-mismatch | it | price: {USD: 5.99} | Gemme | 400 gemme per $5.99
    price-mismatch | nl-NL | price: {EUR: 5.99} | Munten | Slechts $5.99
    price-mismatch | da | price: {DKK: 45} | Mønter | Kun 5,99 €
    price-in-title | zh-Hans | price: {CNY: 88} | 88元年费会员 | 年费会员。
    price-in-title | zh-Hans | price: {CNY: 30} | 30元月费会员 | 月费会员。
    price-in-title | zh-Hans | price: {CNY: 30} | 30元月卡 | 月卡。
    price-in-title | zh-Hans | price: {CNY: 30} | 98元年卡 | 年卡。
    price-in-title | zh-Hans | price: {CNY: 30} | 98元年度会员 | 年卡。
    price-in-title | zh-Hans | price: {CNY: 30} | 98元年会员 | 年卡。
    price-in-title | zh-Hans | price: {CNY: 30} | 98元年票 | 年卡。
    price-in-title | zh-Hans | price: {CNY: 30} | 30元月票 | 年卡。
    price-in-title | zh-Hans | price: {CNY: 30} | 30元月会员 | 年卡。
    price-in-title | zh-Hans | price: {CNY: 30} | 30元月度会员 | 年卡。
    price-in-title | zh-Hans | price: {CNY: 30} | 30元日卡 | 年卡。
    price-in-title | zh-Hans | price: {CNY: 30} | 30元周卡 | 年卡。
    price-in-title | zh-Hans | price: {CNY: 30} | 30元季费 | 年卡。
    price-in-title | zh-Hant | price: {TWD: 300} | 300元年費會員 | 年卡。
    price-in-title | zh-Hant | price: {TWD: 300} | 90元月費會員 | 年卡。
    price-in-title | zh-Hant | price: {TWD: 300} | 90元月票 | 年卡。
    price-in-title | zh-Hans | price: {CNY: 30} | 6元点券 | 点券
    price-in-title | zh-Hans | price: {CNY: 30} | 6元神秘礼包 | 礼包
    price-in-title | zh-Hans | price: {CNY: 30} | 6元神器 | 礼包
    price-in-title | zh-Hans | price: {CNY: 30} | 30元素材包 | 素材包
    price-in-title | zh-Hans | price: {CNY: 30} | 30元音乐包 | 素材包
    price-in-title | zh-Hans | price: {CNY: 30} | 30元组合礼包 | 素材包
    price-in-title | zh-Hans | price: {CNY: 30} | 6元能量包 | 素材包
    price-in-title | zh-Hans | price: {CNY: 30} | 6元星钻 | 素材包
    price-in-title | zh-Hans | price: {CNY: 30} | 6元灵石 | 素材包
    price-in-title | zh-Hans | price: {CNY: 30} | 6元老玩家回归礼 | 素材包
    price-in-title | zh-Hans | price: {CNY: 30} | 6元核心礼包 | 素材包
    price-in-title | zh-Hans | price: {CNY: 30} | 6元力量药水 | 素材包
    price-in-title | zh-Hans | price: {CNY: 30} | 12元件套 | 素材包
    price-in-title | zh-Hans | price: {CNY: 30} | 30元天天领 | 素材包
    - | zh-Hans | - | 60元宝 | 60元宝
    - | zh-Hans | - | 60元气 | 60元气
    - | zh-Hans | - | 公元元年 | 元年故事
    - | zh-Hans | - | 2024元旦礼包 | 元月礼物
    - | zh-Hans | - | 4元素皮肤 | 5元素之力
    - | zh-Hans | - | 6元神 | 6元神皮肤
    - | zh-Hans | - | 7元音 | 学习7元音
    - | zh-Hans | - | 四元数 | 学习
    - | zh-Hans | - | 3元组 | 3元组
    price-in-title | ko | price: {KRW: 1200} | 5,900원입니다 | 보석
    price-in-title | ko | price: {KRW: 1200} | 5,900원이면 보석 팩 | 보석
    price-in-title | ko | price: {KRW: 1200} | 보석 팩 5,900원보다 | 보석
    price-in-title | ko | price: {KRW: 1200} | 9900원월정액 | 보석
    price-in-title | ko | price: {KRW: 1200} | 9900원연회비 | 보석
    price-in-title | ko | price: {KRW: 1200} | 9900원멤버십 | 보석
    price-in-title | ko | price: {KRW: 1200} | 9900원구독권 | 보석
    price-in-title | ko | price: {KRW: 1200} | 하루 100원꼴 | 보석
    price-in-title | ko | price: {KRW: 1200} | 1100원보석 | 보석
    price-in-title | ko | price: {KRW: 1200} | 1100원골드팩 | 보석
    - | ko | price: {KRW: 1200} | 100원소 | 4원소
    - | ko | price: {KRW: 1200} | 5원탁 | 12원정대
    - | ko | price: {KRW: 1200} | 100원어민 표현 | 원어민
    price-in-title | ja | price: {JPY: 120} | 120円パック | 保
    price-in-title | ja | price: {JPY: 120} | 月額480円会員 | 保
    price-in-title | ja | price: {JPY: 120} | 480円月額プラン | 保
    price-in-title | ja | price: {JPY: 120} | 480円年会費 | 保
    price-in-title | ja | price: {JPY: 120} | 120円玉手箱 | 保
    price-in-title | ja | price: {JPY: 120} | 120円札束セット | 保
    price-in-title | ja | price: {USD: 1} | 5ドルパック | 保
    price-in-title | ja | price: {USD: 1} | 5ドルセット | 保
    - | ja | price: {JPY: 120} | 100円周率 | 円周率100桁
    - | ja | price: {JPY: 120} | 12円満 | 円満
    price-in-title | th | price: {THB: 35} | แพ็ก 35 บาท | เพชร
    price-in-title | th | price: {THB: 35} | 35บาทต่อเดือน | เพชร
    price-in-title | th | price: {THB: 35} | 35 บาทเท่านั้น | เพชร
    - | th | price: {THB: 35} | 7 บาทหลวง | พระ
    quantity-mismatch | zh-Hans | - | 60钻石 | 提前60天，新赛季获得80钻石
    quantity-mismatch | zh-Hans | - | 60钻石 | 本赛季80钻石
    quantity-mismatch | ja | - | ジェム60個 | シーズン80ジェム
    - | ja | - | 300石油の歴史 | 石油の本
    - | th | - | เที่ยว 10 เพชรบุรี | ทองหล่อ
    - | ko | price: {KRW: 1200} | 보석 팩 | 1,200원에 드려요
    - | th | price: {THB: 199} | 200 เพชร | เพชรสำหรับเกม
    """
}
