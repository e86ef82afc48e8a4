internal import AppStoreReference

/// A line of the word tables: which languages' which words mean what, before or after a number.
///
/// A line reads `languages place meaning [demands]: words, parted by commas`. Languages are joined
/// by `+`; `*` is every language. The place is `before`, `after` or `beside` (both). A meaning is a
/// role, after `=` its currencies joined by `+`, its factor or its unit; a ``CurrencySign`` stands
/// for the locale's own reading of it, `?` for a currency of no storefront. What follows `|` in a
/// word must follow in the text but is no part of the notation.
struct AmountWordLine: Sendable {
  /// The words of the line, those with different endings apart.
  private(set) var entries: [AmountWordEntry] = []

  static let tables = [
    currencySigns, moneyWords, timeWords, ordinalWords, countWords, hanIdioms,
  ]

  /// The lines for every language.
  static let shared = lines.filter { $0.languages == "*" }.compactMap { AmountWordLine($0.line) }

  /// The lines of a locale's language, and of the very locale.
  static func own(of locale: AmountLocale) -> [AmountWordLine] {
    lines.filter { line in
      line.languages.split(separator: "+").contains { $0 == locale.language || $0 == locale.code }
    }.compactMap { AmountWordLine($0.line) }
  }

  private static let lines: [(languages: Substring, line: Substring)] = tables.flatMap { table in
    table.utf8.split(separator: UInt8(ascii: "\n")).map { line in
      (Substring(line.prefix { $0 != UInt8(ascii: " ") }), Substring(line))
    }
  }

  init?(_ line: Substring) {
    guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let head = line[..<colon].split(separator: " ")
    guard head.count >= 3, let place = Self.places[head[1]] else { return nil }
    let meaning = head[2].split(separator: "=", maxSplits: 1)
    guard let role = Self.roles[meaning[0]] else { return nil }
    var word = AmountWord(role: role)
    for name in head[3...] {
      guard let demand = AmountWord.Demands.names[name] else { return nil }
      word.demands.insert(demand)
    }
    if meaning.count == 2 {
      guard word.read(argument: meaning[1]) else { return nil }
    }
    for item in line[line.index(after: colon)...].utf8.split(
      separator: UInt8(ascii: ","))
    {
      add(Substring(item.drop { $0 == UInt8(ascii: " ") }), place, word)
    }
  }

  private static let places: [Substring: AmountWordEntry.Place] = [
    "before": .before, "after": .after, "beside": [.before, .after],
  ]

  private static let roles: [Substring: AmountWord.Role] = [
    "money": .money, "subunit": .subunit, "magnitude": .magnitude, "span": .span,
    "percent": .percent, "ordinal": .ordinal, "title": .title, "counted": .counted,
    "factor": .factor, "times": .times, "joins": .joins, "idiom": .idiom, "number": .number,
    "denomination": .denomination,
  ]

  private mutating func add(
    _ item: Substring, _ place: AmountWordEntry.Place, _ word: AmountWord
  ) {
    if item.isEmpty { return }
    var word = word
    var text = item
    if let bar = item.firstIndex(of: "|") {
      word.lookahead = item[item.index(after: bar)...].utf8.count
      text.remove(at: bar)
    }
    word.endsWithLetters = text.endsWithLetters
    var spellings = [text.folded]
    // ASCII letters are folded when they are looked up; others are planted in each case.
    if text.utf8.contains(where: { (0xC3...0xD4).contains($0) || $0 == 0xE1 }) {
      let capitalized = text.prefix(1).uppercased() + text.dropFirst()
      spellings += [text.lowercased().folded, text.uppercased().folded, capitalized.folded]
    }
    if let last = entries.indices.last, entries[last].word.endsWithLetters == word.endsWithLetters,
      entries[last].word.lookahead == word.lookahead
    {
      entries[last].spellings += spellings
    } else {
      entries.append(AmountWordEntry(place: place, word: word, spellings: spellings))
    }
  }
}

extension AmountWord {
  private static let units: [Substring: Amount.Unit] = [
    "minute": .minute, "hour": .hour, "day": .day, "week": .week, "month": .month,
    "quarter": .quarter, "year": .year,
  ]

  /// Reads what stands after `=`; false when the role takes no such thing.
  fileprivate mutating func read(argument: Substring) -> Bool {
    switch role {
    case .money, .subunit:
      let parts = argument.split(separator: "/")
      factor = parts.count == 2 ? Int(parts[1]) ?? 1 : 1
      sign = CurrencySign(rawValue: String(parts[0]))
      if sign != nil || parts[0] == "?" { return true }
      let codes = parts[0].split(separator: "+")
      currencies = CurrencySet(codes.compactMap { CurrencyCode($0) }).rawValue
      return currencies.nonzeroBitCount == codes.count
    case .magnitude:
      guard let factor = Int(argument) else { return false }
      self.factor = factor
    case .span:
      guard let unit = Self.units[argument] else { return false }
      self.unit = unit
    default:
      return false
    }
    return true
  }
}

extension StringProtocol {
  /// The UTF-8 of a word with its ASCII letters in lower case.
  fileprivate var folded: [UInt8] {
    utf8.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
  }

  /// Whether the outer side of a word must not touch another letter: in alphabets that part words,
  /// and beside a dollar, which stands in names (Cash$, $kull).
  fileprivate var endsWithLetters: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x24, 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x52F, 0x590...0x5FF,
        0x620...0x65F, 0x66E...0x6FF, 0x1E00...0x1FFF:
        true
      default: false
      }
    }
  }
}
