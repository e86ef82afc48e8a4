import AppStoreReference

/// The words by which teams name columns, in Chinese, Japanese and English; folded as headings are.
enum HeadingWords {
  /// What a word next to a name says about it.
  enum Qualifier: Sendable {
    case locale(String)
    /// A currency or a storefront.
    case price(String)
    /// Signs and words that several currencies share.
    case dollar, yuan, yen
  }

  /// The columns by their names; `tier` is a price.
  static let columns: [String: String] = table(
    """
    id: id productid productidentifier identifier sku iapid storeid 商品id 产品id 產品id 内购id 內購id \
    商品编号 产品编号 商品編號 產品編號 产品标识符 产品标识 商品标识 商品标识符 商品識別碼 计费点 计费点id 道具id 商品コード \
    プロダクトid 製品id アイテムid 商品识别码
    type: type producttype purchasetype iaptype 类型 類型 商品类型 产品类型 商品類型 產品類型 内购类型 内购买类型 種類 種別 种类 \
    タイプ 商品タイプ 購入タイプ 課金タイプ 商品種別
    referenceName: referencename reference internalname 参考名称 参考名字 参考名 參考名稱 内部名称 內部名稱 参照名 管理名 内部名
    title: title name displayname productname itemname 名称 名稱 名字 商品名 商品名称 商品名稱 产品名称 產品名稱 产品名 显示名称 \
    顯示名稱 展示名称 标题 標題 道具名称 道具名 表示名 名前 タイトル 製品名 アイテム名 商品标题
    description: description desc details 描述 说明 說明 商品描述 产品描述 產品描述 商品说明 产品说明 商品說明 介绍 简介 介紹 \
    説明 説明文 商品説明 詳細 商品介绍 道具描述 道具说明
    price: price cost pricing retailprice 价格 價格 售价 售價 定价 定價 金额 金額 单价 单價 価格 値段 販売価格 料金 税込価格 商品价格 \
    产品价格
    tier: tier pricetier 价格等级 價格等級 价格档位 档位 价格阶梯 価格ティア ティア 価格帯 价格档
    screenshot: screenshot reviewscreenshot 截图 截圖 审核截图 審核截圖 审核图片 スクリーンショット 審査用スクリーンショット
    reviewNotes: reviewnotes notes 审核备注 審核備註 审核说明 审核信息 審査メモ レビューメモ 審査に関するメモ
    group: group subscriptiongroup 订阅组 订阅群组 订阅群 訂閱群組 サブスクリプショングループ グループ
    period: period duration subscriptionperiod subscriptionduration 周期 订阅周期 订阅时长 时长 订阅期限 訂閱期間 訂閱週期 期間 \
    更新期間 サブスクリプション期間
    level: level rank subscriptionlevel 级别 级數 订阅级别 訂閱級別 レベル
    familySharable: familysharable familyshareable familysharing 家人共享 家庭共享 家人共享設定 ファミリー共有
    template: template 模板 文案模板 テンプレート
    locale: locale language lang 语言 語言 语种 語種 言語 ロケール localecode languagecode 语言代码 語言代碼 言語コード
    grants: grants grant rewards 发放 发放内容 獲得內容 付与 付与内容
    offers: offers offer
    billingPlans: billingplans billingplan
    offerCodes: offercodes offercode
    """)

  /// Words that say nothing about what a column holds.
  static let asides: Set<String> = [
    "必填", "必填项", "选填", "选填项", "可选", "可选项", "必須", "任意", "必填欄位", "選填", "required", "optional", "税込", "税抜", "含税",
    "taxincluded", "ios", "appstore", "苹果",
  ]

  /// The names of texts and prices, which a code may be joined to; the longest first.
  static let coded: [(word: String, column: String)] = columns.filter {
    ["title", "description", "price"].contains($0.value)
  }.map { ($0.key, $0.value) }.sorted { ($1.word.count, $0.word) < ($0.word.count, $1.word) }

  /// The locales by their codes and languages, folded as headings are; Indonesian is left out, whose
  /// code is "id".
  static let localesByCode: [String: String] = {
    var locales: [String: String] = [:]
    for locale in StoreLocale.all {
      locales[FoldedHeading.text(locale.code)] = locale.code
      locales[locale.language] = StoreLocale.resolving(locale.language)?.code
    }
    locales["id"] = nil
    return locales
  }()

  /// What follows the name of something that a product grants.
  static let counts = [
    "发放数量", "获得数量", "数量", "數量", "个数", "個数", "獲得数", "付与数", "数", "數", "quantity", "amount", "count", "qty",
  ]

  /// What is counted without being granted by a product.
  static let notCounted: Set<String> = [
    "商品", "产品", "產品", "总", "總", "购买", "購入", "库存", "在庫", "price", "total", "dis", "ac", "purchase", "stock", "product",
    "item", "文字", "字", "回",
  ]

  /// The qualifiers, the longest first.
  static let qualifiers: [(word: String, qualifier: Qualifier)] = byWord.map { ($0.key, $0.value) }.sorted {
    ($1.word.count, $0.word) < ($0.word.count, $1.word)
  }

  static func qualifier(_ word: String) -> Qualifier? { byWord[word] }

  private static let byWord: [String: Qualifier] = {
    var words: [String: Qualifier] = [:]
    for locale in StoreLocale.all {
      let name = FoldedHeading.text(locale.englishName)
      // Of several regions, the first one without an English name of its own is not obvious.
      let bare = name.split(separator: "(").first.map(String.init) ?? name
      for word in [name, bare] where words[word] == nil { words[word] = .locale(locale.code) }
    }
    for (word, code) in table(locales) { words[word] = .locale(code) }
    for (word, key) in table(prices) { words[word] = .price(key) }
    for word in ["$", "dollar", "dollars", "ドル", "美刀"] { words[word] = .dollar }
    for word in ["元", "块"] { words[word] = .yuan }
    for word in ["¥", "￥"] { words[word] = .yen }
    return words
  }()

  private static let locales = """
    zh-Hans: 简体中文 简体 简中 中文 中文简体 汉语 国语 chinese simplifiedchinese 中国語 簡体字 中国語簡体字 简 zh cn sc chs zhcn
    zh-Hant: 繁体中文 繁體中文 繁体 繁體 繁中 繁体字 中文繁体 中文繁體 中国語繁体字 traditionalchinese 繁 tw tc cht zhtw
    en-US: 英文 英语 英語 english 英 en eng
    ja: 日文 日语 日語 日本語 japanese 和文 jp jpn ja
    ko: 韩文 韩语 韓文 韓語 韓国語 한국어 korean kr ko
    fr-FR: 法语 法文 法語 フランス語 french fr
    de-DE: 德语 德文 德語 ドイツ語 german de
    es-ES: 西班牙语 西班牙文 スペイン語 spanish es
    it: 意大利语 イタリア語 italian
    ru: 俄语 俄文 俄語 ロシア語 russian ru
    pt-BR: 巴西葡萄牙语 葡萄牙语(巴西) ブラジルポルトガル語 brazilianportuguese
    pt-PT: 葡萄牙语 ポルトガル語 portuguese
    th: 泰语 泰文 タイ語 thai
    vi: 越南语 越南文 ベトナム語 vietnamese
    id: 印尼语 印度尼西亚语 インドネシア語 indonesian
    ms: 马来语 マレー語 malay
    tr: 土耳其语 トルコ語 turkish
    ar-SA: 阿拉伯语 アラビア語 arabic
    nl-NL: 荷兰语 オランダ語 dutch
    pl: 波兰语 ポーランド語 polish
    sv: 瑞典语 スウェーデン語 swedish
    uk: 乌克兰语 ウクライナ語 ukrainian
    he: 希伯来语 ヘブライ語 hebrew
    hi: 印地语 ヒンディー語 hindi
    """

  private static let prices = """
    CNY: cny rmb 人民币 人民幣 人民元 中国元
    USD: usd us$ 美元 美金 米ドル
    JPY: jpy 日元 日圆 日圓 日幣 日币 円 日本円 yen
    EUR: eur 欧元 歐元 ユーロ euro euros €
    GBP: gbp 英镑 英鎊 ポンド pound pounds £
    KRW: krw 韩元 韓元 韩币 ウォン won ₩ 원
    TWD: twd 新台币 新臺幣 新台幣 台币 台幣 臺幣 nt$ ntd
    HKD: hkd 港币 港幣 港元 hk$
    CHN: 国区 中国区 中国大陆
    USA: 美区 美国区
    JPN: 日区 日本区
    HKG: 港区
    TWN: 台区
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
