import AppStoreReference

/// The words by which teams and App Store Connect name columns, folded as headings are.
enum HeadingWords {
  /// The meaning of a word next to the name of a price.
  enum Qualifier: Sendable {
    /// A currency or a storefront.
    case key(String)
    /// Signs and words that several currencies share.
    case dollar, yuan, yen
  }

  /// The columns by their names; `tier` is a price.
  static let columns: [String: String] = table(
    """
    id: id productid productidentifier identifier sku iapid storeid 商品id 产品id 產品id 内购id 內購id \
    商品编号 产品编号 商品編號 產品編號 产品标识符 产品标识 商品标识 商品标识符 商品識別碼 计费点 计费点id 道具id 商品コード \
    상품id 제품id 상품코드 idproduit identifiantduproduit produktid iddoproduto iddelproducto idprodotto \
    идентификаторпродукта プロダクトid 製品id アイテムid 商品识别码
    type: type producttype purchasetype iaptype 类型 類型 商品类型 产品类型 商品類型 產品類型 内购类型 内购买类型 種類 種別 种类 \
    タイプ 商品タイプ 購入タイプ 課金タイプ 商品種別 应用内购买类型 應用程式內購買類型 app内购买类型 app内課金タイプ \
    inapppurchasetype 유형 종류 상품유형 앱내구입유형 typ tipo тип
    referenceName: referencename reference internalname 参考名称 参考名字 参考名 參考名稱 内部名称 內部名稱 参照名 管理名 内部名 \
    참조이름 참조명 nomderéférence referenzname nombredereferencia nomedereferência nomediriferimento
    title: title name displayname productname itemname 名称 名稱 名字 商品名 商品名称 商品名稱 产品名称 產品名稱 产品名 显示名称 \
    顯示名稱 展示名称 标题 標題 道具名称 道具名 表示名 名前 タイトル 製品名 アイテム名 商品标题 名 이름 표시이름 상품명 제목 \
    nomd'affichage nomd’affichage nomaffiché anzeigename nombreparamostrar nombre nomedeexibição nomevisualizzato отображаемоеназвание
    description: description desc details 描述 说明 說明 商品描述 产品描述 產品描述 商品说明 产品说明 商品說明 介绍 简介 介紹 \
    説明 説明文 商品説明 詳細 商品介绍 道具描述 道具说明 설명 상품설명 beschreibung descripción descrição \
    descrizione описание
    price: price cost pricing retailprice baseprice 基准价 基准价格 基準価格 基準價 基準價格 价格 價格 售价 售價 定价 定價 金额 金額 单价 单價 価格 値段 販売価格 料金 税込価格 商品价格 \
    产品价格 가격 판매가 prix preis precio preço prezzo цена
    tier: tier pricetier 价格等级 價格等級 价格档位 档位 价格阶梯 価格ティア ティア 価格帯 价格档
    screenshot: screenshot reviewscreenshot 截图 截圖 审核截图 審核截圖 审核图片 スクリーンショット 審査用スクリーンショット \
    审核截屏 스크린샷 심사스크린샷
    reviewNotes: reviewnotes notes 审核备注 審核備註 审核说明 审核信息 審査メモ レビューメモ 審査に関するメモ 심사메모 심사노트
    group: group subscriptiongroup 订阅组 订阅群组 订阅群 訂閱群組 サブスクリプショングループ グループ 구독그룹 그룹
    period: period duration subscriptionperiod subscriptionduration 周期 订阅周期 订阅时长 时长 订阅期限 訂閱期間 訂閱週期 期間 \
    更新期間 サブスクリプション期間 구독기간 기간
    level: level rank subscriptionlevel 级别 级數 订阅级别 訂閱級別 レベル 레벨 등급
    familySharable: familysharable familyshareable familysharing 家人共享 家庭共享 家人共享設定 ファミリー共有
    template: template 模板 文案模板 テンプレート
    locale: locale language lang 语言 語言 语种 語種 言語 ロケール localecode languagecode 语言代码 語言代碼 言語コード 언어 로케일
    storefronts: storefronts storefront countries territories 销售国家 销售地区 销售区域 上架地区 販売地域 配信地域 판매국가
    grants: grants grant rewards 发放 发放内容 獲得內容 付与 付与内容
    offers: offers offer
    billingPlans: billingplans billingplan
    offerCodes: offercodes offercode
    """)

  /// Words that say nothing about the contents of a column.
  static let asides: Set<String> = [
    "必填", "必填项", "选填", "选填项", "可选", "可选项", "必須", "任意", "必填欄位", "選填", "required", "optional", "税込", "税抜", "含税",
    "taxincluded", "ios", "appstore", "苹果",
  ]

  /// The names of columns, which a language or a currency may be joined to; the longest first.
  static let longestFirst: [(word: String, column: String)] = columns.map { ($0.key, $0.value) }.sorted {
    ($1.word.count, $0.word) < ($0.word.count, $1.word)
  }

  /// Words that follow the name of something that a product grants.
  static let counts = [
    "发放数量", "获得数量", "수량", "数量", "數量", "个数", "個数", "獲得数", "付与数", "数", "數", "quantity", "amount", "count", "qty",
  ]

  /// Words for things that are counted but not granted by a product.
  static let notCounted: Set<String> = [
    "商品", "产品", "產品", "总", "總", "购买", "購入", "库存", "在庫", "price", "total", "dis", "ac", "purchase", "stock", "product",
    "item", "文字", "字", "回",
  ]

  /// The columns of storefronts, of prices in them, and of whether a product is sold everywhere; without
  /// their numbers, and without text in brackets.
  static let storefronts = words(
    """
    基准国家 自定价格国家 销售 国家 地区 国家/地区 国家或地区 销售国家 销售地区 國家 地區 國家/地區 國家或地區 国 地域 国/地域 国または地域 ストアフロント 국가 지역 국가/지역 \
    국가또는지역 country region territory storefront basecountry baseterritory customcountry customterritory \
    countriesorregions countryorregion
    """)
  static let storefrontPrices = words(
    """
    基准国价格 自定价格 价格 售价 價格 售價 価格 販売価格 가격 price baseprice customprice customerprice
    """)
  static let everywhere = words("在所有国家/地区销售 所有国家 全部国家 在所有國家/地區銷售 すべての国または地域 allcountries allterritories worldwide")

  /// The words for a sum of the rows above.
  static let sums = words(
    """
    合计 合計 总计 總計 小计 小計 总和 總和 総計 total totals subtotal grandtotal sum 합계 소계 총계 summe gesamt gesamtsumme zwischensumme \
    soustotal totale somme suma итого всего toplam tổng
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  /// The meaning of a word for the currency or the storefront of a price.
  static func price(_ word: String) -> Qualifier? {
    byWord[word] ?? Territory(named: word).map { .key($0.code) } ?? PriceNotation.key(word).map { .key($0) }
  }

  private static let byWord: [String: Qualifier] = {
    var words: [String: Qualifier] = [:]
    for (word, key) in table(prices) { words[word] = .key(key) }
    for word in ["$", "dollar", "dollars", "ドル", "美刀"] { words[word] = .dollar }
    for word in ["元", "块"] { words[word] = .yuan }
    for word in ["¥", "￥"] { words[word] = .yen }
    return words
  }()

  private static let prices = """
    CNY: cny rmb 人民币 人民幣 人民元 中国元
    USD: usd us$ us 美元 美金 米ドル 미국달러 달러 미화
    JPY: jpy 日元 日圆 日圓 日幣 日币 円 日本円 yen
    EUR: eur 欧元 歐元 ユーロ euro euros €
    GBP: gbp 英镑 英鎊 ポンド pound pounds £
    KRW: krw 韩元 韓元 韩币 韓幣 ウォン won ₩ 원 대한민국원
    TWD: twd 新台币 新臺幣 新台幣 台币 台幣 臺幣 nt$ ntd
    HKD: hkd 港币 港幣 港元 hk$ 香港ドル
    BRL: brl r$ 雷亚尔 雷亞爾 巴西雷亚尔 レアル real reais
    MXN: mxn mx$ 墨西哥比索 ペソ
    RUB: rub 卢布 盧布 ルーブル ₽ rubles
    INR: inr 卢比 印度卢比 ルピー ₹ rupees
    """

  /// The words of lines, each with the name that its line starts with.
  private static func table(_ text: String) -> [String: String] {
    var table: [String: String] = [:]
    for line in text.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      for word in line[line.index(after: colon)...].split(separator: " ") {
        table[FoldedHeading.text(String(word))] = String(line[..<colon])
      }
    }
    return table
  }
}
