import AppStoreReference
import Basics

/// A catalog of any size, the same on every run, with texts in twelve locales that differ in words,
/// lengths, numbers and scripts: remembering the results of a text saves nothing.
///
/// The products of a currency share a world with its own name. Two products thus have the same text
/// as rarely in a large catalog as in a small one, and findings grow with the products alone.
struct GeneratedCatalog {
  private let vocabularies: [Vocabulary]
  private var numbers = SplitMix(state: 7)
  private var text: [UInt8] = []

  private init(vocabularies: [Vocabulary]) { self.vocabularies = vocabularies }

  /// - Parameters:
  ///   - products: The number of products.
  ///   - isFaulty: Whether every text has several faults.
  ///   - vocabularies: The locales, and the words of their texts.
  static func bytes(products: Int, isFaulty: Bool = false, in vocabularies: [Vocabulary] = Vocabulary.usual) -> [UInt8]
  {
    var catalog = GeneratedCatalog(vocabularies: vocabularies)
    catalog.text.reserveCapacity(products * 1_400)
    catalog.addHead(products: products)
    for number in 0..<products { catalog.addProduct(number, isFaulty: isFaulty) }
    return catalog.text
  }

  /// A separate currency for every 87 packs, one at each tier: a more expensive pack gives as much
  /// for the money.
  private static let packs = 87

  /// A name that none of the languages has, such as "Kelora", of about the same length.
  private static func name(ofWorld world: Int) -> String {
    let beginnings = ["Ke", "Va", "Zo", "My", "Ta", "Bru", "On", "Fy", "Ga", "Ni"]
    let middles = ["lo", "su", "ri", "tha", "ve", "mo", "ya", "zi", "do", "pe", "ka", "nu"]
    let endings = ["ra", "ne", "th", "ka", "on", "ma", "ss", "vo", "rd", "lle"]
    return beginnings[world % 10] + middles[world / 10 % 12] + endings[world / 120 % 10]
  }

  private mutating func line(_ line: String) {
    text += line.utf8
    text.append(UInt8(ascii: "\n"))
  }

  private mutating func addHead(products: Int) {
    line("catalog: 1")
    line("app:")
    line("  bundleID: com.example.large")
    line("  name: Large")
    line("  primaryLocale: \(vocabularies[0].locale)")
    line("  locales: [\(vocabularies.map(\.locale).joined(separator: ", "))]")
    line("currencies:")
    for currency in 0..<(products + Self.packs - 1) / Self.packs {
      line("  gold\(currency):")
      for words in vocabularies { line("    \(words.locale): \(words.currency)") }
    }
    line("products:")
  }

  private mutating func addProduct(_ number: Int, isFaulty: Bool) {
    let tier = number % Self.packs + 1
    let currency = number / Self.packs
    let isPack = below(5) < 3
    let cents = PriceTier(stem: tier)?.price(in: .usd)?.hundredths ?? 0
    let quantity = cents * (1_000 + currency)
    let world = Self.name(ofWorld: currency)
    line("  item\(number):")
    line("    type: \(isPack ? "consumable" : "non-consumable")")
    line("    referenceName: Item \(number)")
    line("    price: {tier: \(tier)}")
    if isPack { line("    grants: {gold\(currency): \(quantity)}") }
    line("    localizations:")
    for words in vocabularies {
      let pack = isPack ? "\(quantity)\(words.space)\(words.currency)" : nil
      var title = phrase(isPack ? 1 : 2, words)
      title += pack.map { words.space + $0 } ?? " \(world)"
      var description = "\(phrase((isPack ? 1 : 2) + below(2), words)) \(world)"
      if let pack { description += " \(pack)" }
      if isFaulty {
        title = "\(title)  !!"
        description += ",, \(phrase(8, words))  \(number) \(words.currency)"
      }
      line("      \(words.locale): {title: \"\(title)\", description: \"\(description).\"}")
    }
    let place = Vocabulary.usual[0].words[below(30)]
    line("    review: {notes: Home › Shop › \(place)}")
  }

  private mutating func phrase(_ count: Int, _ words: Vocabulary) -> String {
    (0..<count).map { _ in words.words[below(words.words.count)] }.joined(separator: words.space)
  }

  private mutating func below(_ limit: Int) -> Int { Int(numbers.next() % UInt64(limit)) }

  struct Vocabulary {
    let locale: String
    let currency: String
    let space: String
    let words: [String]

    init(_ locale: String, _ currency: String, space: String = " ", _ words: String) {
      self.locale = locale
      self.currency = currency
      self.space = space
      self.words = words.split(separator: " ").map { String($0).replacing("_", with: " ") }
    }
  }
}

extension GeneratedCatalog.Vocabulary {
  static let usual = [
    Self(
      "en-US", "gold coins",
      """
      Chest Dragon Shield Energy Potion Hero Castle Ticket Bundle Magic Silver \
      Forest Rocket Pilot Garden Island Captain Mystic Crystal Shadow Thunder \
      Winter Summer Harvest Lantern Compass Anchor Voyage Puzzle Tower Arena Guild \
      Scroll Hammer Arrow Feather Saddle Banner
      """),
    Self(
      "zh-Hans", "金币", space: "",
      """
      宝箱 巨龙 护盾 能量 药水 英雄 城堡 门票 礼包 魔法 白银 森林 火箭 飞行员 花园 \
      岛屿 船长 神秘 水晶 暗影 雷霆 冬日 夏日 丰收 灯笼 罗盘 船锚 远航 谜题 高塔 \
      竞技场 公会 卷轴 铁锤 箭矢
      """),
    Self(
      "zh-Hant", "金幣", space: "",
      """
      寶箱 巨龍 護盾 能量 藥水 英雄 城堡 門票 禮包 魔法 白銀 森林 火箭 飛行員 花園 \
      島嶼 船長 神秘 水晶 暗影 雷霆 冬日 夏日 豐收 燈籠 羅盤 船錨 遠航 謎題 高塔 \
      競技場 公會 卷軸 鐵鎚 箭矢
      """),
    Self(
      "ja", "ゴールド", space: "",
      """
      宝箱 ドラゴン シールド エネルギー ポーション 英雄 城 チケット バンドル 魔法 \
      銀 森 ロケット パイロット 庭園 島 船長 神秘 クリスタル 影 雷 冬 夏 収穫 提灯 \
      羅針盤 錨 航海 パズル 塔 アリーナ ギルド 巻物
      """),
    Self(
      "ko", "골드",
      """
      상자 드래곤 방패 에너지 물약 영웅 성 티켓 묶음 마법 은 숲 로켓 조종사 정원 \
      섬 선장 신비 수정 그림자 천둥 겨울 여름 수확 등불 나침반 닻 항해 퍼즐 탑 \
      경기장 길드 두루마리
      """),
    Self(
      "de-DE", "Goldmünzen",
      """
      Truhe Drache Schild Energie Trank Held Burg Karte Bündel Magie Silber Wald \
      Rakete Pilot Garten Insel Kapitän Rätsel Kristall Schatten Donner Winter \
      Sommer Ernte Laterne Kompass Anker Reise Turm Arena Gilde Rolle Hammer Pfeil \
      Feder
      """),
    Self(
      "fr-FR", "pièces d’or",
      """
      coffre dragon bouclier énergie potion héros château ticket paquet magie \
      argent forêt fusée pilote jardin île capitaine mystère cristal ombre \
      tonnerre hiver été récolte lanterne boussole ancre voyage énigme tour arène \
      guilde rouleau marteau flèche
      """),
    Self(
      "es-ES", "monedas de oro",
      """
      cofre dragón escudo energía poción héroe castillo boleto paquete magia plata \
      bosque cohete piloto jardín isla capitán misterio cristal sombra trueno \
      invierno verano cosecha farol brújula ancla viaje enigma torre arena gremio \
      pergamino martillo flecha
      """),
    Self(
      "it", "monete d’oro",
      """
      forziere drago scudo energia pozione eroe castello biglietto pacchetto magia \
      argento foresta razzo pilota giardino isola capitano mistero cristallo ombra \
      tuono inverno estate raccolto lanterna bussola ancora viaggio enigma torre \
      arena gilda rotolo martello freccia
      """),
    Self(
      "pt-BR", "moedas de ouro",
      """
      baú dragão escudo energia poção herói castelo bilhete pacote magia prata \
      floresta foguete piloto jardim ilha capitão mistério cristal sombra trovão \
      inverno verão colheita lanterna bússola âncora viagem enigma torre arena \
      guilda rolo martelo flecha
      """),
    Self(
      "ru", "золотых монет",
      """
      сундук дракон щит энергия зелье герой замок билет набор магия серебро лес \
      ракета пилот сад остров капитан тайна кристалл тень гром зима лето урожай \
      фонарь компас якорь путь загадка башня арена гильдия свиток молот стрела
      """),
    Self(
      "tr", "altın",
      """
      sandık ejderha kalkan enerji iksir kahraman kale bilet paket büyü gümüş \
      orman roket pilot bahçe ada kaptan gizem kristal gölge gök kış yaz hasat \
      fener pusula çapa yolculuk bilmece kule arena lonca tomar çekiç ok
      """),
  ]
}
