internal import AppStoreReference

/// A line of the word tables: which languages' which words mean what, before or after a number.
///
/// A line reads `languages place meaning [demands]: words, parted by commas`. Languages are joined
/// by `+`; `*` is every language. The place is `before`, `after` or `beside` (both). A meaning is a
/// role, after `=` its currencies joined by `+`, its factor or its unit; `$ ¥ 元 kr £ Rs` stand for the
/// locale's own reading of that sign. What follows `|` in a word must follow in the text but is no
/// part of the notation.
struct AmountWordEntry: Sendable {
  struct Place: OptionSet, Sendable {
    let rawValue: UInt8
    static let before = Place(rawValue: 1)
    static let after = Place(rawValue: 2)
  }

  var place: Place
  var word: AmountWord
  /// The spellings in UTF-8, ASCII letters in lower case.
  var spellings: [[UInt8]]
}

/// A line of the word tables before a locale has given its signs a meaning.
struct AmountWordLine: Sendable {
  private var languages: [Substring]
  private var place: AmountWordEntry.Place
  private var word: AmountWord
  private var sign: String?
  /// The spellings by the length of their lookahead, and by whether they end with letters.
  private var groups: [Variety: [[UInt8]]] = [:]

  private struct Variety: Hashable {
    var endsWithLetters: Bool
    var lookahead: Int
  }

  /// Every line of every table, read once.
  static let all: [AmountWordLine] = tables.flatMap { table in
    table.split(separator: "\n").compactMap { AmountWordLine($0) }
  }

  static let tables = [
    currencySigns, moneyWords, timeWords, ordinalWords, countWords, hanIdioms,
  ]

  init?(_ line: Substring) {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let head = line[..<colon].split(separator: " ")
    guard head.count >= 3 else { return nil }
    languages = head[0].split(separator: "+")
    switch head[1] {
    case "before": place = .before
    case "after": place = .after
    case "beside": place = [.before, .after]
    default: return nil
    }
    let meaning = head[2].split(separator: "=", maxSplits: 1)
    guard let role = Self.roles[String(meaning[0])] else { return nil }
    word = AmountWord(role: role)
    for name in head[3...] {
      guard let demand = AmountWord.Demands.names[String(name)] else { return nil }
      word.demands.insert(demand)
    }
    if meaning.count == 2 {
      guard read(argument: meaning[1], of: role) else { return nil }
    }
    for item in line[line.index(after: colon)...].split(separator: ",") {
      add(spelling: item)
    }
  }

  private static let roles: [String: AmountWord.Role] = [
    "money": .money, "subunit": .subunit, "magnitude": .magnitude, "span": .span,
    "percent": .percent, "ordinal": .ordinal, "title": .title, "counted": .counted,
    "factor": .factor, "times": .times, "joins": .joins, "idiom": .idiom, "number": .number,
  ]

  private static let units: [String: Amount.Unit] = [
    "minute": .minute, "hour": .hour, "day": .day, "week": .week, "month": .month,
    "quarter": .quarter, "year": .year,
  ]

  private mutating func read(argument: Substring, of role: AmountWord.Role) -> Bool {
    switch role {
    case .money, .subunit:
      let parts = argument.split(separator: "/")
      word.factor = parts.count == 2 ? Int(parts[1]) ?? 1 : 1
      if AmountLocale.shared.currencies(of: parts[0]) != nil {
        sign = String(parts[0])
        word.isGeneric = true
      } else if parts[0] != "?" {
        let codes = parts[0].split(separator: "+")
        word.currencies = CurrencySet(codes.compactMap { CurrencyCode($0) }).rawValue
        return word.currencies.nonzeroBitCount == codes.count
      }
    case .magnitude:
      guard let factor = Int(argument) else { return false }
      word.factor = factor
    case .span:
      guard let unit = Self.units[String(argument)] else { return false }
      word.unit = unit
    default:
      return false
    }
    return true
  }

  private mutating func add(spelling item: Substring) {
    var text = String(item)
    while text.first == " " { text.removeFirst() }
    guard !text.isEmpty else { return }
    var lookahead = 0
    if let bar = text.firstIndex(of: "|") {
      lookahead = text[text.index(after: bar)...].utf8.count
      text.remove(at: bar)
    }
    let variety = Variety(endsWithLetters: text.endsWithLetters, lookahead: lookahead)
    // ASCII letters are folded when they are looked up, others are planted in each case.
    var forms = [text.lowercased()]
    if !text.utf8.allSatisfy({ $0 < 0x80 }) {
      forms += [text.uppercased(), text.prefix(1).uppercased() + text.dropFirst(), text]
    }
    for form in Set(forms) {
      groups[variety, default: []].append(form.utf8.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 })
    }
  }

  /// Whether the line is for every language.
  var isShared: Bool { languages == ["*"] }

  /// Whether the line is for the language or for the very locale.
  func applies(to locale: AmountLocale) -> Bool {
    languages.contains { $0 == "*" || $0 == locale.language || $0 == locale.code }
  }

  /// The words of the line, their signs read as in a locale.
  func entries(for locale: AmountLocale) -> [AmountWordEntry] {
    return groups.map { variety, spellings in
      var word = word
      word.endsWithLetters = variety.endsWithLetters
      word.lookahead = variety.lookahead
      if let sign { word.currencies = locale.currencies(of: sign)?.rawValue ?? 0 }
      return AmountWordEntry(place: place, word: word, spellings: spellings)
    }
  }
}

extension String {
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
