import AppStoreReference

/// The words by which teams and App Store Connect name columns, folded as headings are.
enum HeadingWords {
  /// The columns by their names; `tier` is a price.
  static let columns: [String: String] = table(
    """
    id: id itemid productid productidentifier identifier sku iapid storeid 商品id 产品id 產品id 内购id 內購id \
    商品编号 产品编号 商品編號 產品編號 产品标识符 产品标识 商品标识 商品标识符 商品識別碼 计费点 计费点id 道具id 商品コード \
    artikelnummer artikelnr artikelid identifiant identifiantproduit iddeproducto identificador identificadordeproducto \
    identificadordoproduto codiceprodotto idarticolo kodproduktu ürünkodu кодтовара produktnr idprodukta idtovaru ürünid ürünkimliği productnummer idtowaru 상품id 제품id 상품코드 idproduit \
    identifiantduproduit produktid iddoproduto iddelproducto idprodotto \
    идентификаторпродукта идентификатортовара idproduktu identyfikatorproduktu プロダクトid 製品id アイテムid 商品识别码
    type: type productkind itemtype 商品类别 产品类别 商品類別 課金種類 producttype purchasetype iaptype 类型 類型 商品类型 产品类型 商品類型 產品類型 内购类型 内购买类型 種類 種別 种类 \
    タイプ 商品タイプ 購入タイプ 課金タイプ 商品種別 应用内购买类型 應用程式內購買類型 app内购买类型 app内課金タイプ \
    inapppurchasetype 유형 종류 상품유형 앱내구입유형 typ tipo тип tür ürüntürü produkttyp producttyp produkttype tyyppi rodzaj \
    типпокупки
    referenceName: referencename reference internalname 参考名称 参考名字 参考名 參考名稱 内部名称 內部名稱 参照名 管理名 内部名 \
    참조이름 참조명 nomderéférence referenzname nombredereferencia nomedereferência nomediriferimento
    title: title name displayname productname itemname 名称 名稱 名字 商品名 商品名称 商品名稱 产品名称 產品名稱 产品名 显示名称 \
    顯示名稱 展示名称 标题 標題 道具名称 道具名 表示名 名前 タイトル 製品名 アイテム名 商品标题 名 이름 표시이름 상품명 제목 \
    nom nome titre título titolo bezeichnung название titel tittel naam namn navn nazwa tytuł název názov başlık \
    ürünadı otsikko nimi наименование заголовок имя назва cím név titlu nume tiêuđề tên judul nama nomd'affichage \
    nomd’affichage nomaffiché anzeigename nombreparamostrar nombre nomedeexibição nomevisualizzato \
    отображаемоеназвание
    description: description desc details 描述 说明 說明 商品描述 产品描述 產品描述 商品说明 产品说明 商品說明 介绍 简介 介紹 \
    説明 説明文 商品説明 詳細 商品介绍 道具描述 道具说明 설명 상품설명 beschreibung omschrijving beskrivning beskrivelse opis popis açıklama \
    kuvaus опис leírás descriere môtả deskripsi keterangan descripción descrição \
    descrizione описание
    price: price currentprice 现价 現價 cost pricing retailprice baseprice 基准价 基准价格 基準価格 基準價 基準價格 价格 價格 售价 售價 定价 定價 金额 \
    金額 单价 单價 価格 値段 販売価格 料金 税込価格 商品价格 \
    产品价格 가격 판매가 prix preis precio preço prezzo цена prijs pris cena hinta fiyat ціна ár preț giá harga
    tier: tier pricetier 价格等级 價格等級 价格档位 档位 价格阶梯 価格ティア ティア 価格帯 价格档
    screenshot: screenshot reviewscreenshot 截图 截圖 审核截图 審核截圖 审核图片 スクリーンショット 審査用スクリーンショット \
    审核截屏 스크린샷 심사스크린샷
    reviewNotes: reviewnotes appreviewnotes notesforreview notesforappreview notesforreviewer 审核备注 審核備註 审核说明 审核信息 \
    審査メモ レビューメモ 審査に関するメモ 심사메모 심사노트
    group: group gruppe groupe grupo gruppo groupname 订阅分组 訂閱分組 定期購入グループ subscriptiongroup subscriptiongroupname subgroup subsgroup subgroupname 订阅组 订阅组名 订阅组名称 订阅群组 \
    订阅群组名称 订阅群 訂閱群組 訂閱群組名稱 訂閱組 サブスクリプショングループ サブスクリプショングループ名 サブスクグループ サブスクグループ名 グループ グループ名 구독그룹 구독그룹명 그룹 그룹명 \
    abogruppe abonnementgruppe grouped'abonnement grouped'abonnements grupodesuscripciones grupodeassinaturas
    period: period 更新周期 续订周期 續訂週期 扣费周期 更新サイクル 課金サイクル renewal renewalperiod billingperiod billingcycle duration subscriptionperiod subscriptionduration 周期 订阅周期 订阅时长 时长 订阅期限 订阅时限 訂閱期限 訂閱時限 訂閱期間 訂閱週期 期間 \
    更新期間 サブスクリプション期間 구독기간 기간 laufzeit dauer durée duración duração durata süre срок период
    level: level rank subscriptionlevel 级别 级數 订阅级别 订阅等级 訂閱等級 訂閱級別 レベル 레벨 등급
    members: members 成员 成員 メンバー 구성원
    multiSeat: multiseat multiseatstatus seats
    markets: markets marketsettings
    familySharable: familysharable familyshareable familysharing 家人共享 家庭共享 家人共享設定 ファミリー共有 가족공유 가족공유여부 familienfreigabe \
    partagefamilial \
    compartirenfamilia compartilhamentofamiliar condivisioneinfamiglia
    template: template 模板 文案模板 テンプレート
    locale: locale language lang 语言 語言 语种 語種 言語 ロケール localecode languagecode 语言代码 語言代碼 言語コード 언어 로케일
    storefronts: storefronts availablein 投放地区 发行地区 發行地區 配信先 storefront countries territories 销售国家 销售地区 销售区域 上架地区 販売地域 販売国 配信地域 配信国 配信国・地域 판매국가 \
    판매지역 länder pays países
    grants: grants grant rewards 发放 发放内容 獲得內容 付与 付与内容
    from: availablefrom availablesince onsalefrom salestart 上架时间 上架日期 上架時間 開始販売日 販売開始日 配信開始日 판매시작일 verfügbarab gültigab \
    disponibleàpartirdu disponívelapartirde
    until: availableuntil availabletill onsaleuntil saleend 下架时间 下架日期 下架時間 販売終了日 配信終了日 판매종료일 verfügbarbis gültigbis \
    disponiblejusquau disponívelaté
    quantity: quantity qty 数量 數量 个数 個数 個數 发放数量 發放數量 获得数量 獲得數量 到账数量 付与数 付与数量 獲得数 수량 지급수량 지급량 menge anzahl quantité \
    quantidade cantidad quantità
    bonus: bonus bonusquantity bonusamount bonuscount 赠送 赠送数量 贈送 贈送數量 额外数量 額外數量 おまけ数 ボーナス数 보너스 보너스수량 bonusmenge
    currency: currency currencycode 货币 貨幣 币种 幣種 货币类型 貨幣類型 货币名称 通貨 通貨コード 통화 재화 währung devise moeda moneda valuta
    country: country region territory market 国家 地区 國家 地區 国 地域 国または地域 国家或地区 國家或地區 ストアフロント 国・地域 국가 지역 국가또는지역 \
    countryorregion \
    land pays país paese страна kraj ülke
    offers: offers offer
    billingPlans: billingplans billingplan
    offerCodes: offercodes offercode
    """)

  /// The English ones of them; a heading in another language doesn't say that the texts are in English.
  static let english = words(
    """
    id productid productidentifier identifier sku iapid storeid type producttype purchasetype iaptype inapppurchasetype \
    referencename reference internalname title name displayname productname itemname description desc details price \
    currentprice cost pricing retailprice baseprice tier pricetier screenshot reviewscreenshot reviewnotes \
    appreviewnotes notesforreview notesforappreview notesforreviewer group subscriptiongroup period duration \
    subscriptionperiod subscriptionduration level rank subscriptionlevel members multiseat multiseatstatus seats markets \
    marketsettings familysharable familyshareable familysharing template locale language lang localecode languagecode \
    storefronts storefront countries territories grants grant rewards availablefrom availablesince onsalefrom salestart \
    availableuntil availabletill onsaleuntil saleend quantity qty bonus bonusquantity bonusamount bonuscount currency currencycode country region territory market \
    countryorregion offers offer billingplans billingplan offercodes offercode
    """)

  /// The words of each language for columns, by its code; some are of several.
  static let languages: [String: Set<String>] = [
    "de": words(
      """
      typ titel name bezeichnung beschreibung anzeigename preis produktid produktnr artikelnummer anzahl menge währung land \
      länder familienfreigabe verfügbarab verfügbarbis produkttyp referenzname
      """),
    "fr": words(
      "nom titre prix devise pays quantité nomaffiché nomd'affichage identifiant idproduit identifiantduproduit"),
    "es": words(
      """
      nombre título titulo precio descripción descripcion moneda cantidad país países tipo iddelproducto iddeproducto \
      nombreparamostrar
      """),
    "pt": words(
      "nome título titulo preço descrição descricao moeda quantidade país países tipo iddoproduto nomedeexibição"),
    "it": words("nome titolo prezzo descrizione valuta quantità paese tipo idprodotto nomevisualizzato"),
    "nl": words("titel naam prijs omschrijving valuta aantal land"),
    "sv": words("titel namn pris beskrivning valuta land typ"), "da": words("titel navn pris beskrivelse valuta land"),
    "no": words("tittel navn pris beskrivelse valuta land"),
    "pl": words("nazwa tytuł cena opis waluta typ rodzaj idproduktu kraj"), "cs": words("název cena popis typ"),
    "fi": words("nimi otsikko hinta kuvaus tyyppi"), "hu": words("cím név ár leírás típus"),
    "ro": words("titlu nume preț descriere"),
    "tr": words("başlık ürünadı fiyat açıklama tür ürünid ürünkimliği ürüntürü ürünkodu ülke"),
    "vi": words("tên tiêuđề giá môtả"), "id": words("judul nama harga deskripsi keterangan"),
    "ru": words(
      """
      название наименование заголовок имя цена описание тип идентификатортовара идентификаторпродукта валюта количество \
      страна типпокупки отображаемоеназвание
      """), "uk": words("назва ціна опис"),
  ]

  /// Words beside that of a text which say that customers don't read it.
  static let notTexts = words(
    """
    internal review developer dev qa team note notes comment comments remark remarks status state length len count counts size limit id ids key keys code \
    codes ref reference source original owner author translator reviewer by of from date updated approved checked done ok todo \
    old former previous backup draft test version font color colour style icon image picture url link prefix suffix template \
    tag tags keyword keywords alt ancien viejo antiguo vecchio старое старый stary interno intern interne words word lines \
    range increase change changes history per vip tier
    """)

  /// Regions of several currencies.
  static let regions = words("eu europe cis eea emea apac asia mena row latam gcc africa nordics dach")

  /// The columns that say whether a product is sold.
  static let sale = words(
    """
    onsale forsale clearedforsale available active enabled live published insale selling 是否上架 上架 上架状态 上架狀態 是否在售 在售 \
    是否启用 启用 是否啟用 販売中 公開 有効 판매중 판매여부 활성 aktiv imverkauf verfügbar envente actif enventa activo àvenda ativo invendita \
    attivo активен впродаже
    """)

  /// The words of a product that is not sold, or no longer.
  static let unsold = words(
    """
    deleted removed removedfromsale developerremovedfromsale notforsale offsale discontinued retired inactive archived \
    deprecated obsolete hidden 下架 已下架 未上架 删除 已删除 刪除 已刪除 停售 作废 作廢 废弃 削除 販売終了 販売停止 配信停止 非公開 삭제 삭제됨 판매중지 \
    판매종료 gelöscht entfernt supprimé retiré eliminado retirado removido rimosso удалено удалён удален снято
    """)

  /// The columns that say for which store a row is.
  static let stores = words(
    "store stores storename platform platforms os 平台 渠道 商店 ストア プラットフォーム 플랫폼 스토어 plattform plateforme plataforma")

  /// Words that say nothing about the contents of a column.
  static let asides = Set(
    [
      "必填", "必填项", "选填", "选填项", "可选", "可选项", "必須", "任意", "必填欄位", "選填", "required", "optional", "필수", "선택",
      "pflichtfeld",
      "obligatoire", "obrigatório", "obligatorio", "税込", "税込み", "含税", "含稅", "税后",
      "세금포함", "부가세포함", "taxincluded", "incl.tax", "incltax", "includingtax", "vatincluded", "incl.vat",
      "inclvat", "brutto", "ttc", "ios", "apple", "appstore", "苹果", "蘋果", "苹果端", "アップル", "애플",
      "앱스토어",
    ] as [String]
  ).union(PriceWords.untaxed)

  /// Words beside the language of a text that say nothing else about it.
  static let textAsides = words(
    """
    new final text texts translation translated localized localised localization localisation 新 新版 最新 文案 文本 翻译 翻譯 译文 \
    譯文 本地化 訳 翻訳 訳文 新規 번역 신규 neu übersetzung nouveau traduction nuevo traducción novo tradução nuovo traduzione \
    максимум max maxchars chars characters новый перевод
    """)

  /// The names of columns, which a language or a currency may be joined to; the longest first.
  static let longestFirst: [(word: String, column: String)] = columns.map { ($0.key, $0.value) }.sorted {
    ($1.word.count, $0.word) < ($0.word.count, $1.word)
  }

  /// Words that follow the name of something that a product grants.
  static let counts = [
    "发放数量", "获得数量", "수량", "数量", "數量", "个数", "個数", "獲得数", "付与数", "数", "數", "quantity", "amount", "count", "qty",
  ]

  /// Words for things that are counted but not granted by a product, whatever its texts say.
  static let notCounted: Set<String> = [
    "商品", "产品", "產品", "总", "總", "购买", "購入", "库存", "在庫", "price", "total", "dis", "ac", "purchase", "stock", "product",
    "item", "文字", "字", "回", "word", "character", "char", "letter", "view", "sold", "sales", "order", "download", "user",
    "player", "max", "min",
    "limit", "bonus", "free", "extra", "限购", "限購", "销售", "銷售", "已售", "赠送", "贈送", "额外", "額外", "单词", "字符", "下载", "点击",
    "販売", "売上", "おまけ",
    "ボーナス", "無料", "上限", "単語", "판매", "구매", "재고", "보너스", "무료", "글자",
  ]

  /// Words for a quantity that customers pay for, and for one that is added to it.
  static let paid = ["有償", "有料", "付费", "付費", "充值", "유상", "유료", "paid"]
  static let unpaid = [
    "無償", "無料", "免费", "免費", "赠送", "贈送", "额外", "額外", "おまけ", "ボーナス", "무상", "무료", "보너스", "bonus", "free", "extra",
  ]

  /// The things that most games grant, which a column counts whatever the texts of the table say.
  static let granted = words(
    """
    点 点数 鑽石 钻石 金币 金幣 硬币 元宝 元寶 宝石 寶石 水晶 点券 點券 星石 代币 道具 コイン ジェム ダイヤ ダイヤモンド ゴールド 石 クリスタル 金貨 チケット ポイント 다이아 \
    다이아몬드 보석 코인 골드 크리스탈 티켓 포인트 gem gems coin coins diamond diamonds gold crystal crystals ruby rubies credit \
    credits token tokens \
    point points ticket tickets star stars edelsteine münzen diamanten gemmes pièces diamants gemas moedas \
    diamantes monedas gemme monete \
    самоцветы монеты алмазы кристаллы
    """)

  /// The columns of storefronts, of prices in them, and of whether a product is sold everywhere; without
  /// their numbers, and without text in brackets.
  static let storefronts = words(
    """
    基准国家 自定价格国家 销售 国家/地区 销售国家 销售地区 國家/地區 国/地域 국가/지역 storefront basecountry baseterritory \
    customcountry customterritory countriesorregions
    """
  ).union(columns.filter { $0.value == "country" }.keys)
  static let baseStorefronts: Set<String> = ["基准国家", "basecountry", "baseterritory"]
  static let storefrontPrices = words(
    """
    基准国价格 自定价格 价格 售价 價格 售價 価格 販売価格 가격 price baseprice customprice customerprice
    """)
  static let everywhere = words(
    """
    在所有国家/地区销售 所有国家 全部国家 在所有國家/地區銷售 すべての国または地域 allcountries allterritories worldwide global all everywhere 全球 全世界 全地域 전세계 weltweit \
    全部 所有 不限 无限制 無限制 制限なし 全部地区 所有地区 全部地區 所有地區 全部国家/地区 所有国家/地区 所有国家和地区 allcountriesorregions allstorefronts allregions すべて 全て 全国・地域 全ての国 すべての国 전체 모두 \
    모든국가 모든지역 alle tous todos tutti все
    """)
  /// The storefronts of a region with a name of its own.
  static let storefrontsByRegion = table(
    """
    HKG/MAC/TWN: 港澳台 港澳臺 港澳台地区 港澳台地區 香港澳门台湾
    HKG/MAC: 港澳 港澳地区
    HKG/TWN: 港台 港臺
    CHN/HKG/MAC/TWN: 大中华 大中华区 大中华地区 大中華 大中華區 greaterchina
    JPN/KOR: 日韩 日韓
    USA/CAN: 美加
    SGP/MYS: 新马 新馬
    """)
  /// Regions that don't say which storefronts are in them.
  static let openRegions = regions.union(
    words(
      """
      海外 国外 國外 境外 海外地区 其他 其它 其他地区 国内 國內 国際 その他 欧洲 歐洲 欧美 歐美 东南亚 東南亞 亚洲 亞洲 中东 中東 北美 南美 拉美 非洲 欧州 ヨーロッパ 北米 アジア 東南アジア \
      해외 국내 기타 유럽 아시아 동남아 북미 overseas international abroad foreign domestic other others restofworld \
      southeastasia middleeast northamerica latinamerica southamerica
      """))

  /// The words for a sum of the rows above.
  static let sums = words(
    """
    合计 合計 总计 總計 小计 小計 总和 總和 総計 共计 共計 总额 總額 total totals subtotal grandtotal totalprice sum 합계 소계 총계 총합 summe gesamt \
    gesamtsumme zwischensumme totalgénéral soustotal totale totalgeral somme suma итого всего toplam tổng \
    平均 平均值 平均値 均值 均价 平均价 average avg mean 평균 durchschnitt mittelwert moyenne média promedio media среднее
    """)

  /// The words of a row that says how many rows are above: `6个商品`, `共2个`, `4件`, `3 products`, `총 2개 상품`.
  static let rowCounts = words(
    """
    个 個 件 项 項 条 條 款 种 個商品 个商品 件商品 款商品 个产品 個產品 款产品 项商品 共个 共個 共件 共项 共款 共个商品 共個商品 共件商品 共款商品 共种 共条 总共个 全件 計件 件の商品 点 全点 개 \
    개상품 총개 총개상품 개의상품 products product items item iaps iap entries entry rows row produkte produkt artikel produits \
    produit produtos \
    produto productos producto prodotti товаров товара
    """)

  /// The headings of sections of rows.
  static let sections = words(
    """
    consumables nonconsumables subscriptions subscription inapppurchases iaps iap offers bundles packs vip 消耗型商品 订阅 \
    訂閱 会员 會員 サブスク 課金 구독 \
    abonnements abos assinaturas suscripciones подписки
    """)

  static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  /// Whether a cell refers to another one instead of having a value: `同上`, `Same as above`, `siehe oben`.
  static func isReference(_ text: String) -> Bool {
    guard text.utf8.count < PriceWords.longest else { return false }
    if areMarks(text) { return true }
    let marks = text.filter { !$0.isWhitespace }
    if marks.first == "=", StoreLocaleName.isLanguage(parts: FoldedHeading.parts(marks.dropFirst())) { return true }
    let words = text.lowercased().split { !$0.isLetter && $0 != "〃" }.map(String.init)
    let whole = words.joined()
    if references.contains(whole) { return true }
    for count in 1..<max(1, words.count) where beforeLanguages.contains(words[..<count].joined()) {
      if StoreLocaleName.isLanguage(parts: Array(words[count...])) { return true }
    }
    return ["同", "见", "見", "参考", "參考", "参照"].contains { start in
      whole.hasPrefix(start) && StoreLocaleName.isLanguage(parts: [String(whole.dropFirst(start.count))])
    }
  }

  /// Whether a cell consists of such marks alone.
  static func areMarks(_ text: String) -> Bool {
    let marks = text.filter { !$0.isWhitespace }
    return !marks.isEmpty && marks.allSatisfy(referenceMarks.contains)
  }

  /// The marks of which such a cell may consist: ditto marks, arrows, dashes.
  private static let referenceMarks = Set("\"″“”„‟'′’‘`´^↑←→⬆⬅➡⇧><|=-–—―－・¨＂")

  private static let references = words(
    """
    same unchanged 同上 同前 同左 同右 同下 如上 同中文 见上 見上 见上文 见备注 見備註 见附件 参见上文 参照上文 〃 々 〃〃 ditto sameasabove sameasbefore \
    sameasprevious sameastitle sameasname sameasprimary asabove seeabove seebelow seenotes seecomment seecomments \
    sameprevious idem ibid siehe sieheoben siehedort wieoben wievorher gleichwieoben dito identisch voircidessus \
    cidessus commecidessus mêmequecidessus identique idemcidessus igualquearriba igualqueelanterior veranterior \
    verarriba lomismo lomismoquearriba omesmo igualaoanterior vejaacima veracima idemacima comesopra vedisopra \
    stessodisopra uguale тоже тожесамое тожечтоивыше тожечтовыше каквыше смвыше какивыше jakwyżej zobaczwyżej \
    zieboven hetzelfde samesomovenfor sesammeovan sammasomovan yukarıdakiyleaynı yukarıdakiileaynı yukarıdakigibi \
    上記と同じ 上に同じ 上記同様 \
    上記参照 同じ 備考参照 備考を参照 위와같음 상동 위와동일 위참조 비고참조 동일 giốngtrên nhưtrên samadenganatas lihatatas
    """)

  /// The words before the name of a language whose text is meant.
  private static let beforeLanguages = words(
    """
    sameas sameasthe sameasin as see seethe copyof wie siehe wieauf wieim commeen voir identiqueau igualqueen \
    igualaoem comein
    """)

  /// Words for other stores, whose columns are next to those of the App Store.
  static let otherStores = words(
    """
    android google googleplay play playstore gp 安卓 谷歌 谷歌商店 安卓端 アンドロイド グーグル 안드로이드 구글 구글플레이 amazon アマゾン huawei 华为 \
    steam
    """)

  /// Whether a word names another store.
  static func isOtherStore(_ word: String) -> Bool {
    otherStores.contains(word) || otherStores.contains { $0.utf8.contains { $0 >= 0x80 } && word.contains($0) }
  }

  /// Whether a word of the name of a sheet says that it has products, texts or prices, and nothing about them.
  static func isOfSheet(_ word: String) -> Bool {
    func isKnown(_ word: some StringProtocol) -> Bool {
      let word = String(word)
      return sheetWords.contains(word) || columns[word] != nil || textAsides.contains(word)
        || asides.contains(word) && !PriceWords.untaxed.contains(word)
    }
    let word = word.filter { !$0.isNumber }
    return word.isEmpty || isKnown(word)
      || word.indices.dropFirst().contains { isKnown(word[..<$0]) && isKnown(word[$0...]) }
  }

  /// Whether a word of the name of a sheet says that its values don't count, or don't count for everybody.
  static func isStale(_ word: String) -> Bool {
    let word = word.filter { !$0.isNumber }
    return staleWords.contains(word)
      || staleWords.contains { stale in
        // Chinese, Japanese and Korean have no blanks between words.
        guard stale.unicodeScalars.contains(where: { $0.value > 0x2E7F }) else { return false }
        return word.hasPrefix(stale) || stale.count > 1 && word.contains(stale)
      }
  }

  private static let staleWords = words(
    """
    archive archived archives old former previous backup backups deprecated obsolete draft drafts discount discounts discounted \
    promo promotion promotions competitor competitors competition competing rival rivals benchmark test tests testing future \
    proposed proposal proposals planned increase increases raise 竞品 競品 竞争 競爭 競合 竞对 对标 测试 測試 涨价 漲價 调价 調價 \
    未来 未來 预案 計劃 计划 テスト 他社 値上げ 改定案 경쟁사 테스트 인상 konkurrenz wettbewerb wettbewerber preiserhöhung \
    concurrent concurrents concurrence competencia competidores concorrência concorrentes concorrenti prueba pruebas teste testes \
    конкурент конкуренты тест повышение 旧 舊 归档 歸檔 存档 历史 歷史 备份 備份 作废 作廢 废弃 折扣 促销 促銷 草稿 下書き 過去 アーカイブ バックアップ 割引 \
    이전 보관 백업 할인 초안 alt archiv rabatt entwurf ancien ancienne remise brouillon antiguo antigua descuento borrador \
    antigo desconto rascunho vecchio sconto bozza архив скидка скидки старый черновик
    """)

  private static let sheetWords = words(
    """
    sheet list data master main all by per and of for the v ver version catalog shop store product products items iaps \
    purchases prices pricing pricelist pricepoints points amounts strings names titles descriptions copy info metadata \
    localizations localisations translations locales languages countries territories regions storefronts markets subscriptions \
    consumables unlocks \
    表 工作表 列表 清单 一览 商品 产品 內購 内购 商店 各国 各國 多语言 多語言 国家 地区 海外 定价 シート 一覧 リスト 商品 \
    製品 アイテム 多言語 ローカライズ 各国 地域別 言語別 시트 목록 상품 제품 국가별 언어별 현지화 현지화된 tabelle liste daten \
    artikel produkte preise preisliste texte titel beschreibungen länder sprachen blatt feuille produits prix textes \
    langues pays hoja productos precios textos idiomas planilha produtos preços idiomas foglio prodotti prezzi testi \
    лист товары цены тексты sayfa ürünler fiyatlar metinler
    """)

  /// The words of lines, each with the name that its line starts with.
  static func table(_ text: String) -> [String: String] {
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
