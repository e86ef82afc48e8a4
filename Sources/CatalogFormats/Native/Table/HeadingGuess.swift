import AppStoreReference
import CatalogModel

/// The likeliest meaning of a heading in the words of a team: `商品ID`, `英文名称`, `価格(円)`,
/// `Display Name (French)`, `钻石数量`.
struct HeadingGuess {
  private(set) var column: TableColumn
  /// The locales that the heading of a text may mean; nil where it names no language.
  private(set) var name: StoreLocaleName?

  /// Nil when the heading resembles no column.
  ///
  /// - Parameters:
  ///   - language: The language of all headings together.
  ///   - map: The team's names of languages.
  init?(_ heading: String, in language: HeadingLanguage, map: ColumnMap = ColumnMap()) {
    let parts = FoldedHeading.parts(heading).filter { !HeadingWords.asides.contains($0) }
    // A list of names is the header of a table with another separator.
    guard let base = parts.first, parts.count <= 5, Set(parts.compactMap { HeadingWords.columns[$0] }).count <= 2 else {
      return nil
    }
    // A plain name, with its qualifier in brackets before or after it; or else joined to it.
    for (index, part) in parts.enumerated() {
      var others = parts
      others.remove(at: index)
      guard let name = HeadingWords.columns[part] else { continue }
      self.init(name, others, language, map)
      return
    }
    for (index, part) in parts.enumerated() {
      for (word, name) in HeadingWords.longestFirst {
        for rest in Self.rests(of: part, without: word) {
          var others = parts
          others[index] = rest
          let isPrice = name == "price" || name == "tier"
          guard isPrice ? HeadingWords.price(rest) != nil : map.locale(parts: [rest]) != nil else { continue }
          self.init(name, others, language, map)
          return
        }
      }
    }
    // A code such as "USD", or a name that is not a word of its own.
    if parts.count == 1, case .key(let currency)? = HeadingWords.price(base), CurrencyCode(currency) != nil,
      base.uppercased() == currency || base.utf8.contains(where: { $0 >= 0x80 })
    {
      self.init(TableColumn("price", currency))
      return
    }
    guard let currency = Self.currency(countedIn: base, of: heading) else { return nil }
    self.init(TableColumn("grants", currency))
  }

  private init(_ column: TableColumn) { self.column = column }

  /// Nil when a text has a qualifier other than a language: customers don't read `Description (internal)`.
  private init?(_ name: String, _ qualifiers: [String], _ language: HeadingLanguage, _ map: ColumnMap) {
    switch name {
    case "title", "description":
      self.name = map.locale(parts: qualifiers)
      // The limits of a text have numbers: `Title (30 characters)`.
      guard self.name != nil || qualifiers.allSatisfy({ $0.contains(where: \.isNumber) }) else { return nil }
      column = TableColumn(name, self.name == nil ? language.locale : self.name?.locale?.code)
    case "tier": column = TableColumn("price", "tier")
    case "price":
      let key = qualifiers.lazy.compactMap { Self.priceKey($0, language) }.first
      column = TableColumn(name, key ?? language.currency)
    default: column = TableColumn(name)
    }
  }

  /// Whether the heading of a text names a language, but not which of its locales.
  var isOpen: Bool { name != nil && column.qualifier == nil }

  /// Chooses the locale of a text whose heading leaves it open, if there is any evidence.
  mutating func choose(_ choice: LocaleChoice) {
    guard let name else { return }
    column.qualifier = choice.locale(of: name)?.code
  }

  private static func priceKey(_ word: String, _ language: HeadingLanguage) -> String? {
    switch HeadingWords.price(word) {
    case .key(let key)?: return key
    case .dollar?: return language == .traditionalChinese ? "TWD" : "USD"
    case .yuan?: return language == .traditionalChinese ? "TWD" : "CNY"
    case .yen?: return language == .japanese ? "JPY" : "CNY"
    case nil: return nil
    }
  }

  /// The text without a word at its start and at its end, and without the marks that join them.
  private static func rests(of base: String, without word: String) -> [String] {
    guard base.utf8.count > word.utf8.count else { return [] }
    var rests: [String] = []
    if base.utf8.starts(with: word.utf8) {
      let rest = Substring(base.utf8.dropFirst(word.utf8.count))
      rests.append(String(rest.first.map { "的の.".contains($0) } == true ? rest.dropFirst() : rest))
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
      if HeadingWords.notCounted.contains(String(bare)) { return nil }
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
        if "価説円税売".unicodeScalars.contains(scalar) {
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

  private static let meanings: [HeadingLanguage: (locale: String, currency: String)] = [
    .simplifiedChinese: ("zh-Hans", "CNY"), .traditionalChinese: ("zh-Hant", "TWD"), .japanese: ("ja", "JPY"),
    .korean: ("ko", "KRW"),
  ]
}
