internal import AppStoreReference
import Basics

/// Reads ``Language/amounts``: the meanings of words before or after a number.
///
/// ```
/// money=EUR: euro, euros
/// before ordinal: level, chapter
/// ```
///
/// A line is `[locale] [place] meaning [demands]: words, separated by commas`, and lines with only
/// words continue it. A line with a locale applies only to texts of that locale. A place is
/// `before` or `beside` (before and after); without one, words come after the number. A meaning is
/// a length of time or another role, followed by `=` and its currencies joined by `+`, or its
/// factor. A ``CurrencySign`` has the meaning that it has in the locale, `?` is a currency that no
/// storefront uses, and `itself` is the currency whose code the word is. Letters after `|` in a
/// word must follow in the text but are not part of the notation. If two words have the same
/// spelling, the last one wins.
struct AmountNotation: Sendable {
  /// The meanings of the words; the first entry is a placeholder for no word.
  private(set) var words = [AmountWord(role: .none)]
  private(set) var after = WordIndex.Draft()
  private(set) var before = WordIndex.Draft()
  /// The lines, or their beginnings, that cannot be understood.
  private(set) var problems: [String] = []
  /// The locale whose lines are read, besides the lines for every locale.
  var locale: String

  fileprivate struct Meaning {
    var word = AmountWord(role: .none)
    var isBefore = true
    var isAfter = true
    /// Whether each word is the code of its currency.
    var isItself = false
    /// The only locale that the words apply to.
    var locale: String?
  }

  init(locale: String) { self.locale = locale }

  mutating func read(_ text: String) {
    var meaning: Meaning?
    for line in text.lines {
      var (head, list) = (line, line)
      if let colon = line.firstIndex(of: UInt8(ascii: ":")) {
        head = line[..<colon]
        list = line[colon...].dropFirst()
        meaning = Meaning(String(part: head))
      }
      guard let meaning else {
        problems.append(String(part: head))
        continue
      }
      guard meaning.locale == nil || meaning.locale == locale else { continue }
      for item in list.parts(separatedBy: UInt8(ascii: ",")) { add(String(part: item), meaning) }
    }
  }

  private mutating func add(_ item: String, _ meaning: Meaning) {
    var word = meaning.word
    var text = item
    if let bar = text.utf8.firstIndex(of: UInt8(ascii: "|")) {
      word.lookahead = text.utf8.distance(from: bar, to: text.utf8.endIndex) - 1
      text.remove(at: bar)
    }
    if meaning.isItself { word.currencies = CurrencyCode(text).map { CurrencySet($0).rawValue } ?? 0 }
    word.endsWithLetters = text.endsWithLetters
    words.append(word)
    var spellings = [text]
    // ASCII letters are folded on lookup; other letters are inserted in both cases.
    if item.hasCasedLetter {
      let capitalized = text.prefix(1).uppercased() + text.dropFirst()
      spellings += [text.lowercased(), text.uppercased(), capitalized]
    }
    for spelling in spellings {
      spelling.withUTF8Bytes { utf8 in
        let folded = utf8.map(\.lowercasedASCII)
        if meaning.isAfter { after.add(folded, number: words.count - 1) }
        if meaning.isBefore { before.add(folded.reversed(), number: words.count - 1) }
      }
    }
  }
}

extension AmountNotation.Meaning {
  /// Reads the head of a line; nil when a part of it is unknown.
  fileprivate init?(_ head: String) {
    var parts = head.split(separator: " ")[...]
    if let first = parts.first, first.contains("-") { locale = String(parts.removeFirst()) }
    switch parts.first {
    case "before": isAfter = false
    case "beside": break
    default: isBefore = false
    }
    if isBefore { parts = parts.dropFirst() }
    guard let meaning = parts.popFirst()?.split(separator: "=", maxSplits: 1) else { return nil }
    if let unit = Self.units[meaning[0]] {
      word.role = .span
      word.unit = unit
    } else if let role = AmountWord.Role(rawValue: String(meaning[0])) {
      word.role = role
    } else {
      return nil
    }
    if meaning.count > 1, !read(argument: meaning[1]) { return nil }
    for name in parts {
      guard let demand = AmountWord.Demands.names[name] else { return nil }
      word.demands.insert(demand)
    }
  }

  private static let units: [Substring: Amount.Unit] = [
    "minute": .minute, "hour": .hour, "day": .day, "week": .week, "month": .month, "quarter": .quarter, "year": .year,
  ]

  /// Reads the argument after `=`; false when the role doesn't take it.
  private mutating func read(argument: Substring) -> Bool {
    switch word.role {
    case .money where argument == "itself": isItself = true
    case .money, .subunit:
      let parts = argument.split(separator: "/")
      word.factor = parts.count == 2 ? Int(parts[1]) ?? 1 : 1
      word.sign = CurrencySign(rawValue: String(parts[0]))
      if word.sign != nil || parts[0] == "?" { return true }
      let codes = parts[0].split(separator: "+")
      word.currencies = CurrencySet(codes.compactMap { CurrencyCode($0) }).rawValue
      return word.currencies.nonzeroBitCount == codes.count
    case .magnitude:
      guard let factor = Int(argument) else { return false }
      word.factor = factor
    default: return false
    }
    return true
  }
}

extension String {
  /// Whether the outer side of a word must not touch another letter: in alphabets that separate
  /// words, and next to a dollar sign, which occurs in names (Cash$, $kull).
  fileprivate var endsWithLetters: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x24, 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x52F, 0x590...0x5FF, 0x620...0x65F,
        0x66E...0x6FF, 0x1E00...0x1FFF:
        true
      default: false
      }
    }
  }
}

extension String {
  /// Whether there may be a letter with a case outside of ASCII.
  fileprivate var hasCasedLetter: Bool { utf8.contains { (0xC3...0xD4).contains($0) || $0 == 0xE1 } }
}
