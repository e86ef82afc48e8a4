import AppStoreReference
import CatalogModel
import SourceSyntax
import Testing

@testable import CatalogFormats

@Suite("Headings with languages and regions") struct LanguageHeadingTests {
  private func read(_ text: String, map: String = "", app: App = App()) throws -> CatalogDocument {
    var map = try ColumnMap(map)
    map.app = app
    return CatalogTableDecoder.read(SourceFile(name: "a.csv", text: text), map: map)
  }

  private func errors(_ document: CatalogDocument) -> [String] {
    document.diagnostics.filter { $0.severity == .error }.map(\.message)
  }

  @Test(
    "name the locale that they say, in four languages and any notation",
    arguments: [
      ("Product ID,Type", "Title (Portuguese (Brazil))", "pt-BR"),
      ("Product ID,Type", "Display Name – Chinese, Traditional", "zh-Hant"),
      ("Product ID,Type", "Title_fr_CA", "fr-CA"), ("Product ID,Type", "title.pt_BR", "pt-BR"),
      ("Product ID,Type", "Spanish (Mexico) Title", "es-MX"),
      ("Product ID,Type", "English (UK) - Name", "en-GB"),
      ("Product ID,Type", "Name [Chinese (Traditional)]", "zh-Hant"),
      ("商品ID,类型", "名称（葡萄牙语（巴西））", "pt-BR"), ("商品ID,类型", "葡萄牙语（巴西）名称", "pt-BR"), ("商品ID,类型", "中文（繁体）-名称", "zh-Hant"),
      ("商品ID,类型", "意大利语标题", "it"), ("商品ID,类型", "标题：捷克语", "cs"), ("商品ID,类型", "名称（zh-TW）", "zh-Hant"),
      ("產品ID,類型", "名稱（法文（加拿大））", "fr-CA"), ("產品ID,類型", "匈牙利文名稱", "hu"),
      ("商品ID,種別", "表示名（スペイン語（メキシコ））", "es-MX"), ("商品ID,種別", "ブラジルポルトガル語のタイトル", "pt-BR"),
      ("商品ID,種別", "表示名（フィンランド語）", "fi"),
      ("Product ID,Type", "Name (English UK)", "en-GB"), ("Product ID,Type", "Name (English CA)", "en-CA"),
      ("Product ID,Type", "Name (English) NEW", "en-US"), ("商品ID,类型", "名称（英语）文案", "en-US"),
      ("상품 ID,유형", "이름(터키어)", "tr"), ("상품 ID,유형", "이름(영어(호주))", "en-AU"),
      ("상품 ID,유형", "이름(영어(영국))", "en-GB"), ("상품 ID,유형", "중국어 번체 이름", "zh-Hant"),
    ]) func regions(others: String, heading: String, locale: String) throws
  {
    let document = try read("\(others),\"\(heading)\"\na.x,consumable,Gold\n")
    #expect(errors(document) == [])
    #expect(document.catalog.products.first?.localizations.map(\.locale) == [locale])
    #expect(document.diagnostics.flatMap(\.related).map(\.message).contains("\(heading) → title[\(locale)]"))
  }

  @Test(
    "with a word that nobody knows are not read, and named",
    arguments: [
      "Name (English) OLD", "名称（英语（旧））", "이름(영어(구버전))", "表示名（英語・旧）", "Nom (anglais, ancien)", "Name (Englisch) alt",
      "Название (английский, старое)", "Nombre (inglés) viejo",
    ]) func unknown(heading: String) throws
  {
    let document = try read("ID,Type,Price (USD),\"\(heading)\"\na.x,consumable,1,Gold\n")
    #expect(document.catalog.products.first?.localizations == [])
    #expect(document.diagnostics.contains { $0.severity == .warning && $0.message.contains("\"\(heading)\"") })
  }

  @Test(
    "that leave the locale open are an error with the map to paste",
    arguments: [
      ("Product ID,Type", "Title (Portuguese)", "pt-BR or pt-PT", "Title (Portuguese)=title[pt-BR]"),
      ("Product ID,Type", "desc_es", "es-ES or es-MX", "desc_es=description[es-ES]"),
      ("商品ID,类型", "名称（西班牙语）", "es-ES or es-MX", "名称（西班牙语）=title[es-ES]"),
      ("Product ID,Type", "Title (German (CH))", "de-DE", "Title (German (CH))=title[de-DE]"),
      ("Product ID,Type", "Titel (Deutsch (Österreich))", "de-DE", "Titel (Deutsch (Österreich))=title[de-DE]"),
      ("商品ID,类型", "名称（德语（奥地利））", "de-DE", "名称（德语（奥地利））=title[de-DE]"),
      ("商品ID,種別", "表示名（ドイツ語（スイス））", "de-DE", "表示名（ドイツ語（スイス））=title[de-DE]"),
      ("Product ID,Type", "Title (Arabic (Egypt))", "ar-SA", "Title (Arabic (Egypt))=title[ar-SA]"),
      ("商品ID,種別", "説明（中国語）", "zh-Hans or zh-Hant", "説明（中国語）=description[zh-Hans]"),
      ("상품 ID,유형", "이름(포르투갈어)", "pt-BR or pt-PT", "이름(포르투갈어)=title[pt-BR]"),
      (
        "Product ID,Type", "Title (English, India)", "en-AU or en-CA or en-GB or en-US",
        "Title (English\\, India)=title[en-GB]"
      ),
      (
        "Product ID,Type", "Name (English, NZ)", "en-AU or en-CA or en-GB or en-US", "Name (English\\, NZ)=title[en-GB]"
      ),
      ("상품 ID,유형", "이름(영어(뉴질랜드))", "en-AU or en-CA or en-GB or en-US", "이름(영어(뉴질랜드))=title[en-GB]"),
    ]) func open(others: String, heading: String, candidates: String, paste: String) throws
  {
    let table = "\(others),\"\(heading)\"\na.x,consumable,Gold\n"
    #expect(errors(try read(table)) == ["\"\(heading)\" may be \(candidates); --map '\(paste)' says which"])
    #expect(errors(try read(table, map: paste)) == [])
  }

  @Test(
    "are decided by what else the table or the catalog has",
    arguments: [
      ("Product ID,Type,Title (Portuguese),Title (Portuguese (Brazil))", App(), "pt-PT"),
      ("Product ID,Type,Title (Chinese),Price (CNY)", App(), "zh-Hans"),
      ("Product ID,Type,Title (Chinese),Price (TWD)", App(), "zh-Hant"),
      ("商品ID,类型,中文名称", App(), "zh-Hans"), ("產品ID,類型,中文名稱", App(), "zh-Hant"),
      ("Product ID,Type,Title (Spanish)", App(primaryLocale: "en-US", locales: ["en-US", "es-MX"]), "es-MX"),
      ("Product ID,Type,Title (Spanish)", App(primaryLocale: "es-ES"), "es-ES"),
      ("Product ID,Type,Title (English)", App(primaryLocale: "en-GB"), "en-GB"),
      ("Product ID,Type,Title (French)", App(primaryLocale: "en-US", locales: ["fr-CA"]), "fr-CA"),
      ("Product ID,Type,Title (French)", App(primaryLocale: "fr-CA", locales: ["fr-FR"]), "fr-FR"),
    ]) func decided(headings: String, app: App, locale: String) throws
  {
    let document = try read("\(headings)\na.x,consumable,Gold\n", app: app)
    #expect(errors(document) == [])
    #expect(document.catalog.products.first?.localizations.first?.locale == locale)
  }

  @Test(
    "with a region that the store lacks are an error whatever columns are beside them, with the nearest locale to paste",
    arguments: [
      ("Name (French),Name (French (Switzerland))", "Name (French (Switzerland))=title[fr-FR]"),
      ("Name (Spanish (Spain)),Name (Spanish (US))", "Name (Spanish (US))=title[es-MX]"),
      ("Name (es-MX),Name (Spanish (Argentina))", "Name (Spanish (Argentina))=title[es-MX]"),
      ("名称（法语（加拿大））,名称（法语（比利时））", "名称（法语（比利时））=title[fr-FR]"),
      ("表示名（ポルトガル語（ブラジル））,表示名（ポルトガル語（アンゴラ））", "表示名（ポルトガル語（アンゴラ））=title[pt-PT]"),
    ]) func elsewhere(headings: String, paste: String) throws
  {
    let messages = errors(try read("商品ID,type,\(headings)\na.x,consumable,1,2\n"))
    #expect(messages.count == 1 && messages[0].contains("--map '\(paste)'"), "\(messages)")
  }

  @Test(
    "of several languages are an error, not the first of them",
    arguments: ["名称（中文（简体）／英语（英国））", "Name (English / German)", "表示名（日本語／英語）", "이름(한국어/영어)"])
  func several(heading: String) throws {
    let messages = errors(try read("商品ID,type,\(heading)\na.x,consumable,金币／Gold\n"))
    #expect(messages.count == 1 && messages[0].contains("names several languages"), "\(messages)")
    #expect(!messages[0].contains("en-AU"))
  }

  @Test(
    "in European languages name columns, languages and storefronts",
    arguments: [
      ("Produkt-ID,Typ,Titel (Deutsch),Beschreibung (Englisch),Preis (Österreich)", "de-DE en-US AUT"),
      ("ID produit,Type,Titre (Allemand),Description (Anglais),Prix (Suisse)", "de-DE en-US CHE"),
      ("ID del producto,Tipo,Título (Alemán),Descripción (Inglés),Precio (Estados Unidos)", "de-DE en-US USA"),
      ("Product ID,Type,Titel (Duits),Omschrijving (Engels),Prijs (Nederland)", "de-DE en-US NLD"),
      ("Produkt-ID,Typ,Namn (Tyska),Beskrivning (Engelska),Pris (Sverige)", "de-DE en-US SWE"),
      ("Ürün ID,Tür,Başlık (Almanca),Açıklama (İngilizce),Fiyat (Türkiye)", "de-DE en-US TUR"),
    ]) func european(headings: String, expected: String) throws
  {
    let document = try read("\(headings)\na.x,consumable,Gold,Some gold,39\n")
    let product = try #require(document.catalog.products.first, "\(document.diagnostics.map(\.message))")
    let found = product.localizations.map(\.locale) + (product.price?.parts.map(\.key) ?? [])
    #expect(found.joined(separator: " ") == expected, "\(document.diagnostics.map(\.message))")
    #expect(errors(document) == [])
  }

  @Test(
    "of product IDs are known in Polish and Russian",
    arguments: ["Identyfikator produktu", "ID produktu", "Идентификатор товара"])
  func slavicIDs(heading: String) throws {
    #expect(errors(try read("\(heading),type,Title (en),price[USD]\ncom.s.gold,consumable,Gold,1\n")) == [])
  }

  @Test(
    "that are unknown get the map for the column with the product IDs",
    arguments: ["Bestellnummer", "Référence", "货号", "品番", "Артикул"]) func unknownIDs(heading: String) throws
  {
    let table = "\(heading),type,Title (en),price[USD]\ncom.s.gold,consumable,Gold,1\ncom.s.gem,consumable,Gem,2\n"
    let refused = errors(try read(table))
    #expect(refused.contains { $0.contains("--map '\(heading)=id'") }, "\(refused)")
    let mapped = errors(try read(table, map: "\(heading)=id"))
    #expect(mapped == [])
    let others = errors(try read("\(heading),type,Title (en),price[USD]\n17,consumable,Gold,1.99\n"))
    #expect(!others.contains { $0.contains("--map") })
    let short = errors(
      try read("\(heading),type,Title (en),price[USD]\ngold,consumable,Gold,1\ngem_2,consumable,Gem,2\n"))
    #expect(short.contains { $0.contains("--map '\(heading)=id'") }, "\(short)")
  }

  @Test(
    "of product IDs are known in further languages",
    arguments: [
      "Artikelnummer", "Identifiant", "ID de producto", "Identificador", "Codice prodotto", "Ürün kodu", "Код товара",
    ])
  func furtherIDs(heading: String) throws {
    #expect(errors(try read("\(heading),type,Title (en),price[USD]\ngold,consumable,Gold,1\n")) == [])
  }

  @Test(
    "with a word that may be a language or a region are asked about",
    arguments: [
      ("Title de_AT", "title[de-DE]"), ("Title fr-CH", "title[fr-FR]"), ("Description es-LA", "description[es-MX]"),
      ("Title en-ZA", "title[en-GB]"), ("Title en-IN", "title[en-GB]"), ("Title PTB", "title[pt-BR]"),
      ("Title Chinese Simp.", "title[zh-Hans]"),
      ("Swiss German title", "title[de-DE]"), ("Title Taiwanese", "title[en-GB]"),
      ("Name International", "title[en-GB]"),
      ("Title (Taiwanese)", "title[en-GB]"), ("Description sr-Latn", "description[en-GB]"),
      ("Title CH", "title[en-GB]"),
      ("English price", "price[USD]"), ("Price (English)", "price[USD]"), ("Price EU", "price[EUR]"),
      ("Price CIS", "price[EUR]"),
    ]) func words(heading: String, column: String) throws
  {
    let table = "id,type,\(heading)\na.x,consumable,1\n"
    let asked = errors(try read(table))
    #expect(asked.count == 1 && asked[0].contains("--map '\(heading)=\(column)'"), "\(asked)")
    #expect(errors(try read(table, map: "\(heading)=\(column)")) == [])
    #expect(errors(try read(table, map: "\(heading)=-")) == [])
  }

  @Test(
    "beside that of a text which say that it is another thing are named, and not asked about",
    arguments: [
      "Title length", "Description (review)", "Name of artist", "Title (internal)", "Description notes", "Job title",
      "File name",
      "Title status",
      "Price change", "Price range", "Title Android", "名称长度", "Title old", "Price per gem", "Company name",
    ]) func otherWords(heading: String) throws
  {
    let document = try read("id,type,title[en-US],\(heading)\na.x,consumable,Gold,1\n")
    #expect(errors(document) == [])
    #expect(document.diagnostics.contains { $0.severity == .warning && $0.message.contains("\"\(heading)\"") })
  }

  @Test(
    "of texts in another language than English are not taken for English",
    arguments: [
      ("Produkt-ID,Typ,Name", "Name=title[de-DE]", "de-DE"), ("ID,Typ,Titel", "Titel=title[de-DE]", "de-DE"),
      ("ID del producto,Tipo,Título", "Título=title[es-ES]", "es-ES"),
      ("ID de producto,Tipo,Nombre,Precio (MXN)", "Nombre=title[es-MX]", "es-MX"),
      ("Product ID,Type,Título,Price (BRL),Descrição", "Título=title[pt-BR], Descrição=description[pt-BR]", "pt-BR"),
      ("Identifiant,Type,Nom,Prix (EUR)", "Nom=title[fr-FR]", "fr-FR"),
      ("Ürün ID,Tür,Başlık", "Başlık=title[tr]", "tr"),
      ("Идентификатор товара,Тип,Название", "Название=title[ru]", "ru"),
    ]) func foreignTexts(headings: String, paste: String, locale: String) throws
  {
    let table = "\(headings)\na.x,consumable,60\n"
    for app in [App(), App(primaryLocale: "en-US"), App(primaryLocale: "ja")] {
      let asked = errors(try read(table, app: app))
      #expect(asked.count == 1 && asked[0].contains("--map '\(paste)'"), "\(asked)")
    }
    let mapped = try read(table, map: paste)
    #expect(errors(mapped) == [] && mapped.catalog.products[0].localizations.map(\.locale) == [locale])
    let known = try read(table, app: App(primaryLocale: locale))
    #expect(errors(known) == [] && known.catalog.products[0].localizations.map(\.locale) == [locale])
    #expect(!known.diagnostics.contains { $0.severity == .warning }, "\(known.diagnostics.map(\.message))")
  }

  @Test(
    "of which most are English are taken for English",
    arguments: ["Product ID,Type,Title,Preis (EUR)", "ID,Type,Name,Description,Währung", "ID,Type,Title"])
  func english(headings: String) throws {
    #expect(errors(try read("\(headings)\na.x,consumable,60\n")) == [])
  }

  @Test(
    "of languages that the store lacks are an error, not the language of the table",
    arguments: ["名称（斯瓦希里语）", "名称（保加利亚语）"])
  func foreign(heading: String) throws {
    let document = try read("商品ID,类型,\(heading)\na.x,消耗型,Gold\n")
    #expect(
      errors(document) == ["the App Store has no locale for \"\(heading)\"; --map '\(heading)=-' ignores the column"])
  }

  @Test(
    "that are a locale alone come in pairs: the title, then the description",
    arguments: [
      "zh-Hans,zh-Hans,en-US,en-US", "简体中文,简体中文,英语（美国）,英语（美国）", "中国語（簡体字）,,英語,", "Chinese (Simplified),,English,",
    ])
  func pairs(headings: String) throws {
    let document = try read("Product ID,参考名字,应用内购买类型,\(headings)\na.x,金,消耗型,金,金子,Gold,Some gold\n")
    #expect(errors(document) == [])
    let texts = document.catalog.products.first?.localizations ?? []
    #expect(texts.map(\.locale) == ["zh-Hans", "en-US"])
    #expect(texts.map(\.title) == ["金", "Gold"])
    #expect(texts.map(\.description) == ["金子", "Some gold"])
  }

  @Test("that are a locale alone beside one that says more are the other text, and columns without one are named")
  func beside() throws {
    let document = try read("商品ID,类型,英文,英文描述,\na.x,消耗型,Gold,Some gold,备忘\n")
    #expect(errors(document) == [])
    #expect(document.catalog.products.first?.localizations.map(\.title) == ["Gold"])
    #expect(
      document.diagnostics.contains { $0.message.hasSuffix("column E: the column has no heading, and is ignored") })
  }

  @Test("that are a locale alone, once, are an error with what to paste") func single() throws {
    let document = try read("id,type,de\na.x,consumable,Gold\n")
    #expect(
      errors(document) == [
        "the column \"de\" has a locale alone; --map 'de=title[de-DE]' or 'de=description[de-DE]' says which text it "
          + "has, and 'de=-' ignores it"
      ])
    #expect(errors(try read("id,type,No\na.x,consumable,1\n")) == [])
  }

  @Test("that are equal differ by their number in a map") func numbered() throws {
    let table = "id,type,Text,Text,Item #2\na.x,consumable,Gold,Some gold,x\n"
    let document = try read(table, map: "Text#1=title[ja], Text#2=description[ja], Item #2=-")
    #expect(document.diagnostics.map(\.message) == [])
    #expect(document.catalog.products.first?.localizations.first?.title == "Gold")
    #expect(document.catalog.products.first?.localizations.first?.description == "Some gold")
    #expect(
      errors(try read(table, map: "Text=title[ja], Item #2=-")) == [
        "the column \"title[ja]\" occurs twice; in --map, \"Text#2\" is this one alone"
      ])
    #expect(
      errors(try read(table, map: "Text#3=title")) == ["the table has no heading \"Text#3\"; did you mean \"Text\"?"])
  }

  @Test(
    "and cells with a locale are read in the same words",
    arguments: [
      ("Portuguese (Brazil)", "pt-BR"), ("繁体中文", "zh-Hant"), ("フランス語（カナダ）", "fr-CA"), ("스페인어(멕시코)", "es-MX"),
      ("id", "id"),
    ])
  func cells(
    word: String, locale: String
  ) throws {
    let document = try read("id,type,language,title\na.x,consumable,\(word),Gold\n")
    #expect(errors(document) == [])
    #expect(document.catalog.products.first?.localizations.map(\.locale) == [locale])
  }

  @Test("and cells that leave the locale open are an error, unless another cell or the map decides") func openCells()
    throws
  {
    let table = "id,type,language,title\na.x,consumable,Portuguese,Ouro\n"
    let message =
      "row 2, column \"language\": \"Portuguese\" may be pt-BR or pt-PT; --map 'Portuguese=pt-BR' says which"
    #expect(errors(try read(table)) == [message])
    #expect(try read(table, map: "Portuguese=pt-BR").catalog.products[0].localizations.map(\.locale) == ["pt-BR"])
    let other = try read(table + "a.y,consumable,Portuguese (Brazil),Ouro\n")
    #expect(other.catalog.products.flatMap { $0.localizations.map(\.locale) } == ["pt-BR", "pt-BR"])
  }

  @Test(
    "stand above the names of their columns, merged, repeated, or above the ID as well",
    arguments: [
      "商品ID,类型,葡萄牙语（巴西）,,中文（繁体）,\n,,名称,描述,名称,描述", "商品ID,类型,葡萄牙语（巴西）,葡萄牙语（巴西）,中文（繁体）,中文（繁体）\n,,名称,描述,名称,描述",
      "商店商品表,,,,,\n,,Portuguese (Brazil),,Chinese (Traditional),\nProduct ID,Type,Name,Description,Name,Description",
      ",,ポルトガル語（ブラジル）,,中国語（繁体字）,\nプロダクトID,種別,表示名,説明,表示名,説明",
    ]) func above(heading: String) throws
  {
    let document = try read("\(heading)\na.x,consumable,Ouro,Algum ouro,金,金子\n")
    #expect(errors(document) == [])
    #expect(document.catalog.products.map(\.productID) == ["a.x"])
    #expect(document.catalog.products.first?.localizations.map(\.locale) == ["pt-BR", "zh-Hant"])
    #expect(document.catalog.products.first?.localizations.map(\.description) == ["Algum ouro", "金子"])
  }

  @Test("without a locale are taken for that of the app, or for English, which is said") func plain() throws {
    let document = try read("id,type,title\na.x,consumable,Gold\n")
    #expect(
      document.diagnostics.map(\.message) == [
        "the column \"title\" has no locale, and is taken for en-US; --map 'title=title[ja]' gives it another"
      ])
    let known = try read("id,type,title\na.x,consumable,Gold\n", app: App(primaryLocale: "de-DE"))
    #expect(
      known.diagnostics.map(\.message) == [
        "the column \"title\" has no locale, and is taken for de-DE; --map 'title=title[en-US]' gives it another"
      ])
    #expect(known.catalog.products.first?.localizations.map(\.locale) == ["de-DE"])
  }

  @Test(
    "of prices name currencies and storefronts",
    arguments: [
      ("价格（美元）", "USD 1"), ("Price (USD)", "USD 1"), ("価格(円)", "JPY 1"), ("USD", "USD 1"), ("가격(원)", "KRW 1"),
    ]) func prices(heading: String, price: String) throws
  {
    let document = try read("商品ID,类型,\(heading)\na.x,消耗型,1\n")
    #expect(document.catalog.products.first?.price?.amounts.map(\.description) == [price])
  }

  @Test("Remarks above and below the products are left out, and named") func remarks() throws {
    let document = try read("商品ID,类型,价格(元),备注\n必填,必填,选填,\na.x,消耗型,6,\n注：价格以元为单位,,,\n,,,合计两项\n")
    #expect(document.catalog.products.map(\.productID) == ["a.x"])
    #expect(errors(document) == [])
    #expect(document.diagnostics.count { $0.severity == .warning && $0.message.contains("left out") } == 3)
  }
}
