import AppStoreReference
import Basics

/// The meaning of a heading in a list of prices by storefront.
struct PriceListHeading {
  enum Meaning {
    /// The price, according to a map.
    case mapped
    /// A price, by a word for one.
    case price
    /// The name or the sign of a currency alone: `EUR`, `Preis in €`.
    case currency
    /// A time alone: `Old`, `neu`, `target`.
    case time
    /// The products that the rows are of.
    case product
    /// The offers that the rows are of.
    case offer
    /// A column that a map ignores.
    case ignored
    /// No heading.
    case empty
    /// Something else, or nothing known.
    case other
  }

  /// The time of a price, which says that there is another one beside it.
  enum Time { case earlier, now, later }

  let text: String
  let meaning: Meaning
  let time: Time?
  /// Whether it names another amount than a price: proceeds, a tax, a discount, a multiplier.
  let isNoPrice: Bool

  /// - Parameter mapped: The meaning by a map.
  init(_ text: String, _ mapped: ColumnMap.Meaning?) {
    self.text = text
    let words = Self.words(of: text)
    let isPrice = words.contains(where: Self.isPrice) || HeadingWords.columns[FoldedHeading.text(text)] == "price"
    let isTaxed = NumberWords.areTaxes(in: text) && (!isPrice || text.contains("金额") || text.contains("金額"))
    isNoPrice =
      isTaxed || NumberWords.areProceeds(in: text) || NumberWords.areDiscounts(in: text)
      || NumberWords.areMultipliers(in: text) || SpreadsheetNumber.arePercentages(under: text)
      || words.contains(where: Self.besidePrice.contains) || words.contains(where: HeadingWords.isOtherStore)
    time =
      Self.times.first { _, times in
        words.contains { word in
          times.contains { $0 == word || $0.isIdeographic && word.hasPrefix($0) }
        }
      }?.time
    switch mapped {
    case .ignored?: meaning = .ignored
    case .column(let column)?:
      meaning =
        switch column.name {
        case "price": .mapped
        case "id", "item": .product
        case "offers": .offer
        default: .other
        }
    case nil:
      let folded = FoldedHeading.text(text)
      if folded.isEmpty {
        meaning = .empty
      } else if HeadingWords.columns[folded] == "id" || Self.products.contains(folded) {
        meaning = .product
      } else if Self.offers.contains(folded) {
        meaning = .offer
      } else if isNoPrice || HeadingWords.columns[folded] == "tier" {
        meaning = .other
      } else if isPrice {
        meaning = .price
      } else if Self.isCurrency(text) {
        meaning = .currency
      } else {
        meaning = time != nil && words.allSatisfy(Self.isTime) ? .time : .other
      }
    }
  }

  private static func words(of text: String) -> [String] {
    NarrowForm.text(text).lowercased().split { !$0.isLetter }.map(String.init)
  }

  /// Whether a word of a heading means a price: `price`, `Preise`, `Verkaufspreis`, `零售价格`.
  private static func isPrice(_ word: String) -> Bool {
    if HeadingWords.columns[word] == "price" || furtherPrices.contains(word) { return true }
    return prices.contains { name in
      name.isIdeographic ? word.contains(name) : name.count > 4 && (word.hasPrefix(name) || word.hasSuffix(name))
    }
  }

  private static let prices = HeadingWords.columns.filter { $0.value == "price" }.map(\.key)
  private static let furtherPrices: Set<String> = ["prices", "ceny", "цены", "costs", "标价", "零售价", "售价", "가격"]

  /// Whether a heading has names and signs of currencies alone, but for words that join them.
  private static func isCurrency(_ text: String) -> Bool {
    let parts = text.split { $0.isWhitespace || "()[]（）/,:–-".contains($0) }.map { FoldedHeading.text($0) }
      .filter { !$0.isEmpty && !joints.contains($0) && !HeadingWords.asides.contains($0) }
    let keys = [parts, [FoldedHeading.text(text)]].lazy.map { $0.map { PriceWords.keys(of: $0) ?? ["tier"] } }
    return keys.contains { keys in
      !keys.joined().contains("tier")
        && keys.joined().contains { CurrencyCode($0).map { !$0.storefronts.isEmpty } ?? false }
    }
  }

  private static let joints: Set<String> = [
    "in", "en", "em", "i", "w", "the", "local", "amount", "betrag", "montant", "importe", "importo", "valor", "值",
  ]

  private static func isTime(_ word: String) -> Bool {
    times.contains { $0.words.contains(word) } || joints.contains(word)
  }

  private static let times: [(time: Time, words: Set<String>)] = [
    (
      .earlier,
      HeadingWords.words(
        """
        old former previous before last alt alter alte altes bisher bisherig bisheriger vorher vorheriger ancien ancienne avant \
        viejo antiguo anterior antes vecchio precedente prima antigo oud oude старая старый прежняя stary stara eski 旧 舊 原价 \
        原價 调整前 調整前 変更前 改定前 이전 기존 변경전
        """)
    ),
    (
      .now,
      HeadingWords.words(
        """
        current currently today now aktuell aktueller aktuelle derzeit derzeitiger heute heutiger actuel actuelle actual attuale \
        atual huidig huidige текущая текущий obecna mevcut 当前 现在 現在 現行 現価格 现价 現價 현재
        """)
    ),
    (
      .later,
      HeadingWords.words(
        """
        new next future proposed planned after target neu neuer neue neues künftig künftiger geplant geplanter nachher nouveau \
        nouvelle nouvel futur après nuevo nueva nuovo nuova dopo novo nova nieuw nieuwe новая новый nowa nowy yeni 新 调整后 調整後 \
        変更後 改定後 신규 변경후
        """)
    ),
  ]

  /// Words beside the one for a price that make something else of it.
  private static let besidePrice = HeadingWords.words(
    """
    id ids point points tier tiers level levels index change changes difference diff delta growth increase decrease margin range \
    history date code key type count status rate rates ratio share quote quota preserve preserved \
    änderung differenz erhöhung senkung
    """)

  private static let products = HeadingWords.words(
    """
    product products productid productids item items itemid sku skus iap iapid produkt produkte artikel produit article producto \
    artículo produto artigo prodotto articolo товар продукт ürün towar 商品 产品 產品 製品 道具 アイテム 상품 제품 productname \
    itemname produktname artikelname nomduproduit nombredelproducto nomedoproduto nomeprodotto 商品名 商品名称 商品名稱 产品名 \
    产品名称 產品名稱 製品名 아이템 상품명
    """)
  private static let offers = HeadingWords.words(
    "offer offers offerid offername offercode angebot offre oferta offerta oferty предложение 优惠 優惠 オファー 오퍼 특가")
}

/// Words for numbers that are no prices, and no multipliers of one.
enum NumberWords {
  static func areProceeds(in heading: String) -> Bool { contains(proceeds, heading) }
  static func areDiscounts(in heading: String) -> Bool { contains(discounts, heading) }
  static func areMultipliers(in heading: String) -> Bool { contains(multipliers, heading) }

  /// Whether a heading is of a tax, and not of something with or without one.
  static func areTaxes(in heading: String) -> Bool {
    let words = heading.lowercased().split { !$0.isLetter }.map(String.init)
    return contains(taxes, heading) && !words.contains(where: besideTaxes.contains)
      && !["税込", "税抜", "税別", "含税", "含稅", "未税", "未稅", "税前", "税后", "별도", "포함"].contains { heading.contains($0) }
  }

  private static func contains(_ names: Set<String>, _ heading: String) -> Bool {
    let words = NarrowForm.text(heading).lowercased().split { !$0.isLetter }.map(String.init)
    return words.contains { word in
      names.contains(word) || names.contains { ($0.isIdeographic || $0.count > 5) && word.contains($0) }
    }
  }

  private static let proceeds = HeadingWords.words(
    """
    proceeds proceed revenue revenues earnings payout erlös erlöse einnahmen recettes revenus ingresos ricavi receita \
    receitas opbrengst opbrengsten выручка доход gelir wpływy przychód 收益 收入 营收 수익 수입 commission provision gebühr fee fees \
    手续费 手數料 手数料 수수료 분성 分成
    """)
  private static let discounts = HeadingWords.words(
    """
    discount discounts discounted rabatt abschlag nachlass ermäßigung remise rabais réduction descuento sconto desconto korting \
    rabat indirim скидка saving savings ersparnis 折扣 割引 할인
    """)
  private static let taxes = HeadingWords.words(
    """
    tax taxes taxrate vat gst steuer steuern steuersatz mwst ust umsatzsteuer mehrwertsteuer taxe tva impuesto impuestos iva imposta \
    imposto btw moms ндс налог podatek vergi 税 税率 세금 세율
    """)
  private static let multipliers = HeadingWords.words(
    """
    multiplier multipliers factor factors coefficient multiplikator faktor multiplicateur multiplicador moltiplicatore kurs \
    wechselkurs exchange 系数 倍数 係數 倍數 係数 倍率 汇率 匯率 배수 계수 коэффициент множитель mnożnik współczynnik çarpan katsayı \
    vermenigvuldiger
    """)
  private static let besideTaxes = HeadingWords.words(
    "incl including included inkl excl excluding exkl with without mit ohne zzgl before after plus ex net gross hors toutes con sin"
  )
}

extension String {
  /// Whether it is written without blanks between words: Chinese, Japanese or Korean.
  fileprivate var isIdeographic: Bool { unicodeScalars.contains { $0.value > 0x2E7F } }
}
