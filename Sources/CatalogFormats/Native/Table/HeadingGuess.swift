import AppStoreReference
import CatalogModel

/// What a heading in the words of a team most likely means: `商品ID`, `英文名称`, `価格(円)`,
/// `Display Name (French)`, `钻石数量`.
struct HeadingGuess {
  let column: TableColumn

  /// Nil when the heading resembles no column.
  ///
  /// - Parameter language: The language of all headings together.
  init?(_ heading: String, in language: HeadingLanguage) {
    let folded = FoldedHeading.text(heading)
    let parts = folded.split { "(),:/".contains($0) }.map(String.init).filter { !HeadingWords.asides.contains($0) }
    // A list of names is the header of a table with another separator.
    guard let base = parts.first, parts.count <= 4, Set(parts.compactMap { HeadingWords.columns[$0] }).count <= 2 else {
      return nil
    }
    // A plain name, with what qualifies it in brackets before or after it.
    for (index, part) in parts.enumerated() {
      var others = parts
      others.remove(at: index)
      guard let column = Self.column(part, others, language) else { continue }
      self.column = column
      return
    }
    // A name with that of a locale or a currency before or after it.
    for (word, _) in HeadingWords.qualifiers {
      let columns = Self.rests(of: base, without: word).compactMap {
        Self.column($0, [word] + parts.dropFirst(), language)
      }
      guard let column = columns.first else { continue }
      self.column = column
      return
    }
    // A text or a price with a code: `title_pl`, `PLN price`.
    if let column = Self.column(codedIn: base) {
      self.column = column
      return
    }
    guard let currency = Self.currency(countedIn: base, of: heading) else { return nil }
    column = TableColumn("grants", currency)
  }

  private static func column(_ base: String, _ qualifiers: [String], _ language: HeadingLanguage) -> TableColumn? {
    guard let name = HeadingWords.columns[base] else { return nil }
    switch name {
    case "title", "description":
      let locale = qualifiers.lazy.compactMap { Self.locale($0) }.first
      return TableColumn(name, locale ?? language.locale)
    case "tier": return TableColumn("price", "tier")
    case "price":
      let key = qualifiers.lazy.compactMap { Self.priceKey($0, language) }.first
      return TableColumn(name, key ?? language.currency)
    default: return TableColumn(name)
    }
  }

  private static func column(codedIn base: String) -> TableColumn? {
    for (word, name) in HeadingWords.coded {
      var codes: [Substring] = []
      if Self.starts(base, with: word) { codes.append(base.dropFirst(word.count)) }
      if Self.ends(base, with: word) { codes.append(base.dropLast(word.count)) }
      for code in codes {
        if name == "price" {
          let key = code.uppercased()
          if Territory.all.contains(where: { "\($0.currency)" == key }) { return TableColumn(name, key) }
        } else if let locale = HeadingWords.localesByCode[String(code)] {
          return TableColumn(name, locale)
        }
      }
    }
    return nil
  }

  private static func locale(_ word: String) -> String? {
    if case .locale(let code)? = HeadingWords.qualifier(word) { return code }
    return StoreLocale.resolving(word)?.code
  }

  private static func priceKey(_ word: String, _ language: HeadingLanguage) -> String? {
    switch HeadingWords.qualifier(word) {
    case .price(let key)?: return key
    case .dollar?: return language == .traditionalChinese ? "TWD" : "USD"
    case .yuan?: return language == .traditionalChinese ? "TWD" : "CNY"
    case .yen?: return language == .japanese ? "JPY" : "CNY"
    case .locale?, nil: return PriceNotation.key(word)
    }
  }

  /// The text without a word at its start and at its end, and without what joins them.
  private static func rests(of base: String, without word: String) -> [String] {
    guard base.utf8.count > word.utf8.count else { return [] }
    var rests: [String] = []
    if starts(base, with: word) {
      let rest = Substring(base.utf8.dropFirst(word.utf8.count))
      rests.append(String(rest.first.map { "的の".contains($0) } == true ? rest.dropFirst() : rest))
    }
    if ends(base, with: word) {
      var rest = Substring(base.utf8.dropLast(word.utf8.count))
      for joint in ["in", "的", "の"] where rest.hasSuffix(joint) { rest = rest.dropLast(joint.count) }
      rests.append(String(rest))
    }
    return rests
  }

  /// Whether a heading starts with the bytes of a word; mostly, the first one tells.
  private static func starts(_ base: String, with word: String) -> Bool {
    base.utf8.first == word.utf8.first && base.utf8.starts(with: word.utf8)
  }

  /// Whether a heading ends with the bytes of a word; mostly, the last one tells.
  private static func ends(_ base: String, with word: String) -> Bool {
    base.utf8.last == word.utf8.last && base.utf8.suffix(word.utf8.count).elementsEqual(word.utf8)
  }

  /// What the heading counts: `钻石数量`, `コイン個数`, `Gem Amount`.
  private static func currency(countedIn base: String, of heading: String) -> String? {
    for word in HeadingWords.counts where ends(base, with: word) && base.count > word.count {
      let name = base.dropLast(word.count)
      let bare = name.last.map { "的の".contains($0) } == true ? name.dropLast() : name
      if HeadingWords.notCounted.contains(String(bare)) { return nil }
      // In the team's own capitals.
      let start = heading.trimmedBlanks
      return String(start.prefix(bare.count).lowercased() == bare ? start.prefix(bare.count) : bare[...])
    }
    return nil
  }
}

/// The language of a table's headings, which decides what `商品名` and `¥` mean.
enum HeadingLanguage: Sendable {
  case simplifiedChinese, traditionalChinese, japanese, other

  init(_ headings: [String]) {
    var (hasHan, hasTraditional) = (false, false)
    for scalar in headings.joined().unicodeScalars {
      switch scalar.value {
      case 0x3041...0x30FF:
        self = .japanese
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

  /// The locale of texts whose heading names none; nil for the primary one.
  var locale: String? {
    switch self {
    case .simplifiedChinese: "zh-Hans"
    case .traditionalChinese: "zh-Hant"
    case .japanese: "ja"
    case .other: nil
    }
  }

  /// The currency of prices whose heading names none.
  var currency: String? {
    switch self {
    case .simplifiedChinese: "CNY"
    case .traditionalChinese: "TWD"
    case .japanese: "JPY"
    case .other: nil
    }
  }
}
