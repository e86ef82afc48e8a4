import AppStoreReference
import CatalogModel

/// The likeliest meaning of a heading in the words of a team: `商品ID`, `英文名称`, `価格(円)`,
/// `Display Name (French)`, `钻石数量`.
struct HeadingGuess {
  private(set) var column: TableColumn
  /// The locales that the heading of a text may mean; nil where it names no language.
  private(set) var name: StoreLocaleName?
  /// The words about a price.
  private(set) var price: PriceHeading?

  /// Nil when the heading resembles no column.
  ///
  /// - Parameters:
  ///   - language: The language of all headings together.
  ///   - map: The team's names of languages.
  init?(_ heading: String, in language: HeadingLanguage, map: ColumnMap = ColumnMap()) {
    let parts = FoldedHeading.parts(Self.spellingOutStorefront(heading)).flatMap { part in
      // The dot is a part of 国・地域, and separates the aside in 税込・円.
      let words = part.split(separator: "・").map(String.init)
      return words.contains(where: HeadingWords.asides.contains) ? words : [part]
    }.filter { !HeadingWords.asides.contains($0) }
    // A list of names is the header of a table with another separator.
    guard let base = parts.first, parts.count <= 5, Set(parts.compactMap { HeadingWords.columns[$0] }).count <= 2,
      !parts.contains(where: HeadingWords.otherStores.contains)
    else { return nil }
    if let column = Self.counted(parts, of: heading) {
      self.init(column)
      return
    }
    // A plain name, with its qualifier in brackets before or after it; or else joined to it.
    for (index, part) in parts.enumerated() {
      var others = parts
      others.remove(at: index)
      guard let name = HeadingWords.columns[part] else { continue }
      // The upper of two rows of headings spans what the lower ones name: a quantity, and what it is of.
      if name == "grants", others.contains(where: { TableColumn.counts.contains(HeadingWords.columns[$0] ?? "") }) {
        continue
      }
      self.init(name, others, language, map)
      return
    }
    for (index, part) in parts.enumerated() {
      // "Deutschland" is not the land of a price.
      for (word, name) in HeadingWords.longestFirst where name != "country" {
        for rest in Self.rests(of: part, without: word) {
          var others = parts
          others[index] = rest
          let isPrice = name == "price" || name == "tier"
          guard
            HeadingWords.asides.contains(rest)
              || (isPrice
                ? (PriceWords.keys(of: rest) ?? PriceWords.storefront(code: rest)) != nil
                : ["title", "description"].contains(name) && map.locale(parts: [rest]) != nil)
          else { continue }
          self.init(name, others, language, map)
          return
        }
      }
    }
    // A code such as "USD", alone or with the name of the currency, or a name that is not a word of its own.
    let alone = PriceHeading(parts, .other)
    if let key = alone.key, key != "tier", alone.unknown.isEmpty,
      parts.contains(where: { CurrencyCode($0.uppercased()).map(CurrencySet.storefronts.contains) ?? false })
        || parts.count == 1 && (base.uppercased() == key || base.utf8.contains { $0 >= 0x80 })
    {
      self.init(TableColumn("price", key))
      return
    }
    // A sign or a word that several currencies share: "ドル".
    let shared = PriceHeading(parts, language)
    if parts.count == 1, shared.candidates != nil, base == "$" || base.utf8.contains(where: { $0 >= 0x80 }) {
      self.init(TableColumn("price", shared.key))
      price = shared
      return
    }
    guard let currency = Self.currency(countedIn: base, of: heading) else { return nil }
    self.init(TableColumn("grants", currency))
  }

  /// Nil unless a heading is the name or the code of a storefront, and the cells are prices there: `Germany`, `JP`.
  init?(storefront heading: String, prices cells: [String]) {
    // "Congo, Republic of the" has a comma.
    let price = PriceHeading(FoldedHeading.parts(heading), .other).key
    guard let key = price ?? Territory(named: heading)?.code,
      Territory(key) != nil || FoldedHeading.text(heading) == "us", !cells.isEmpty,
      cells.allSatisfy({ PriceNotation.amount($0, of: key) != nil })
    else { return nil }
    self.init(TableColumn("price", key))
  }

  /// Nil unless a heading is the name of what games grant, and most of the cells are quantities: `Gems`, `元宝`.
  init?(granted heading: String, quantities cells: [String]) {
    let known = cells.count { CellWords.isNone($0) || Quantity(CellWords.quantity($0)) != nil }
    guard HeadingWords.granted.contains(FoldedHeading.text(heading)), known * 2 > cells.count else { return nil }
    self.init(TableColumn("grants", heading.trimmedBlanks))
  }

  private init(_ column: TableColumn) { self.column = column }

  /// The column of a quantity that is paid for, or of one that is added to it: `有償ジェム`, `付与数/無償`, `Gems (free)`.
  private static func counted(_ parts: [String], of heading: String) -> TableColumn? {
    var isBonus: Bool?
    var isQuantity = false
    var names: [String] = []
    for part in parts {
      var rest = part
      for (words, adds) in [(HeadingWords.paid, false), (HeadingWords.unpaid, true)] where isBonus ?? adds == adds {
        guard let word = words.first(where: { rest.hasPrefix($0) || rest.hasSuffix($0) }) else { continue }
        isBonus = adds
        rest = String(rest.hasPrefix(word) ? rest.dropFirst(word.count) : rest.dropLast(word.count))
      }
      if !HeadingWords.granted.contains(rest), HeadingWords.columns[rest] != "quantity",
        let count = HeadingWords.counts.first(where: rest.hasSuffix)
      {
        isQuantity = true
        rest = String(rest.dropLast(count.count))
      }
      if HeadingWords.columns[rest] == "quantity" {
        isQuantity = true
      } else if HeadingWords.granted.contains(rest) {
        names.append(rest)
      } else if !rest.isEmpty {
        return nil
      }
    }
    // "ジェム数" alone is in the team's own capitals.
    let isOfOne = isQuantity && names.count == 1 && parts.count > 1
    guard names.count < 2, isBonus != nil ? isQuantity || !names.isEmpty : isOfOne else { return nil }
    return isBonus ?? false
      ? TableColumn("bonus") : names.first.map { TableColumn("grants", $0) } ?? TableColumn("quantity")
  }

  /// The thing that a bonus is of, if its heading names one, and that of the quantities names another.
  static func otherGranted(_ bonus: String, than quantity: String) -> String? {
    func granted(_ heading: String) -> Set<String> {
      let folded = FoldedHeading.text(heading)
      return HeadingWords.granted.filter { $0.count > 1 ? folded.contains($0) : folded.hasSuffix($0) }
    }
    let (own, others) = (granted(bonus), granted(quantity))
    return others.isEmpty || !own.isDisjoint(with: others) ? nil : own.max { $0.count < $1.count }
  }

  /// Nil when a text has a qualifier other than a language: customers don't read `Description (internal)`.
  private init?(_ name: String, _ qualifiers: [String], _ language: HeadingLanguage, _ map: ColumnMap) {
    switch name {
    case "title", "description":
      self.name = map.locale(parts: qualifiers)
      // A word that nobody knows may say that the texts are old; their limits have numbers: `Title (30 characters)`.
      guard map.unknownWords(of: qualifiers).isEmpty,
        self.name != nil || qualifiers.allSatisfy({ $0.contains(where: \.isNumber) })
      else { return nil }
      column = TableColumn(name, self.name == nil ? language.locale : self.name?.locale?.code)
    case "tier":
      let price = PriceHeading(qualifiers.filter { HeadingWords.columns[$0] != name } + ["tier"], language)
      // "Tier (old)" is not known to be the one that counts.
      if !price.unknown.isEmpty { self.price = price }
      column = TableColumn("price", price.unknown.isEmpty ? "tier" : nil)
    case "price":
      // "价格/价格(元)" says it twice.
      let price = PriceHeading(qualifiers.filter { HeadingWords.columns[$0] != name }, language)
      self.price = price
      column = TableColumn(name, price.key)
    default: column = TableColumn(name)
    }
  }

  /// Whether the heading names a language or a price, but not clearly which.
  var isOpen: Bool { name != nil && column.qualifier == nil || price?.isOpen ?? false }

  /// Chooses the locale of a text or the currency of a price whose heading leaves it open, if there is any evidence.
  ///
  /// - Parameters:
  ///   - currencies: The currencies of the countries of the table's locales.
  ///   - hasCurrencies: Whether a column has the currency of each price.
  mutating func choose(_ choice: LocaleChoice, _ currencies: Set<String>, hasCurrencies: Bool) {
    if let name { column.qualifier = choice.locale(of: name)?.code }
    price?.choose(among: currencies)
    if let price { column.qualifier = price.isBare && hasCurrencies ? nil : price.key }
  }

  /// Leaves a price open that names several currencies, unless a cell has several amounts.
  mutating func requireSeveral(in cells: [String]) {
    if !cells.contains(where: { !CellWords.amounts($0).isEmpty }) { price?.several = [] }
  }

  /// The reason why an open heading is not read, with the map to paste.
  ///
  /// - Parameter written: The heading in a map.
  func doubt(about heading: String, _ written: String) -> String {
    if let name { return name.doubt(about: heading, written, as: column.name) }
    return price?.doubt(about: heading, written) ?? ""
  }

  /// The heading of a price with the code of its storefront in three letters where the two letters are also a word:
  /// `Price IN` is for India, as its capitals say, and `Price in` is not.
  private static func spellingOutStorefront(_ heading: String) -> String {
    let words = heading.split { !$0.isLetter }
    guard words.count > 1, let code = words.first(where: { PriceWords.storefrontsLikeWords.contains(String($0)) }),
      let storefront = Territory(alpha2: String(code))
    else { return heading }
    let rest = String(heading[..<code.startIndex] + heading[code.endIndex...])
    let isPrice = FoldedHeading.parts(rest).allSatisfy { HeadingWords.columns[$0] == "price" }
    return isPrice && rest != rest.uppercased() ? rest + "(\(storefront.code))" : heading
  }

  /// The text without a word at its start and at its end, and without the marks that join them.
  private static func rests(of base: String, without word: String) -> [String] {
    guard base.utf8.count > word.utf8.count else { return [] }
    var rests: [String] = []
    if base.utf8.starts(with: word.utf8) {
      let rest = Substring(base.utf8.dropFirst(word.utf8.count))
      rests.append(String(rest.first.map { "的の.".contains($0) } == true ? rest.dropFirst() : rest))
      for joint in ["in", "for"] where rest.hasPrefix(joint) { rests.append(String(rest.dropFirst(joint.count))) }
    }
    if base.utf8.reversed().starts(with: word.utf8.reversed()) {
      var rest = Substring(base.utf8.dropLast(word.utf8.count))
      for joint in ["in", "的", "の", "."] where rest.hasSuffix(joint) { rest = rest.dropLast(joint.count) }
      rests.append(String(rest))
    }
    return rests
  }

  /// The currency that a heading counts: `钻石数量`, `コイン個数`, `Gem Amount`.
  private static func currency(countedIn base: String, of heading: String) -> String? {
    for word in HeadingWords.counts where base.count > word.count && base.hasSuffix(word) {
      let name = base.dropLast(word.count)
      let bare = name.last.map { "的の.".contains($0) } == true ? name.dropLast() : name
      if bare.isEmpty || HeadingWords.notCounted.contains(String(bare)) { return nil }
      // Returns the name in the team's own capitals.
      let start = heading.trimmedBlanks
      return String(start.prefix(bare.count).lowercased() == bare ? start.prefix(bare.count) : bare[...])
    }
    return nil
  }
}

/// The language of a table's headings, which decides the meaning of `商品名` and `¥`.
enum HeadingLanguage: Sendable {
  case simplifiedChinese, traditionalChinese, japanese, korean, other

  init(_ headings: [String]) {
    var (hasHan, hasTraditional) = (false, false)
    // A name of a language may be in that language.
    let words = headings.flatMap { FoldedHeading.parts($0) }.filter { StoreLocaleName(parts: [$0]) == nil }
    if words.contains(where: Self.japaneseWords.contains) {
      self = .japanese
      return
    }
    for scalar in words.joined().unicodeScalars {
      switch scalar.value {
      case 0x3041...0x30FF:
        self = .japanese
        return
      case 0xAC00...0xD7A3:
        self = .korean
        return
      case 0x4E00...0x9FFF:
        hasHan = true
        // 税 is Chinese as well: "含税".
        if "価説円売込".unicodeScalars.contains(scalar) {
          self = .japanese
          return
        }
        if "稱價說產圖數幣標".unicodeScalars.contains(scalar) { hasTraditional = true }
      default: continue
      }
    }
    self = hasTraditional ? .traditionalChinese : hasHan ? .simplifiedChinese : .other
  }

  /// The locale of texts whose heading names none, nil for the primary one; and the currency of such prices.
  var locale: String? { Self.meanings[self]?.locale }
  var currency: String? { Self.meanings[self]?.currency }

  /// Japanese words of characters that Chinese has as well.
  private static let japaneseWords: Set<String> = ["名前", "種別", "表示名", "備考", "商品種別", "課金種別", "管理名", "参照名", "言語", "通貨"]

  private static let meanings: [HeadingLanguage: (locale: String, currency: String)] = [
    .simplifiedChinese: ("zh-Hans", "CNY"), .traditionalChinese: ("zh-Hant", "TWD"), .japanese: ("ja", "JPY"),
    .korean: ("ko", "KRW"),
  ]
}
