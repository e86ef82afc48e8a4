import AppStoreReference
import CatalogModel
import TextReading

/// A length of time that a text names, in digits or in a word such as `yearly`, 月卡 or `mensuel`.
struct StatedLength {
  let range: Range<Int>
  let days: Int
  /// Whether it is one month or one year, not several.
  let isOne: Bool

  /// Whether two lengths are the same for a customer: a month is 30 days, or four weeks.
  static func areSame(_ days: Int, _ other: Int) -> Bool {
    let difference = abs(days - other)
    return difference == 0
      || min(days, other) >= Facts.sameMonth.value && difference * 100 <= max(days, other) * Facts.lengthTolerance.value
  }

  func isSame(as days: Int) -> Bool { Self.areSame(self.days, days) }

  /// The lengths stated by the amounts of a text, if a day or longer.
  static func inDigits(of sample: TextSample) -> [StatedLength] {
    sample.amounts.compactMap { amount in
      guard let days = amount.days else { return nil }
      return StatedLength(range: amount.range, days: days, isOne: amount.hundredths == 100)
    }
  }

  /// The lengths at the beginning of a subscription that a text names in words: the first month.
  static func first(in sample: TextSample) -> [StatedLength] {
    let text = sample.text.lowercased()
    return firstLengths[sample.locale].compactMap { entry in
      let parts = entry.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let days = Int(parts[0]), let found = text.firstRange(of: parts[1]) else { return nil }
      // By characters, as some are longer in lowercase.
      let ends = [found.lowerBound, found.upperBound].map { index in
        sample.text.prefix(text.distance(from: text.startIndex, to: index)).utf8.count
      }
      return StatedLength(range: ends[0]..<ends[1], days: days, isOne: true)
    }
  }

  private static let firstLengths = LanguageWords(\.firstLengths)

  /// All lengths of a text, in order of appearance.
  static func all(in sample: TextSample) -> [StatedLength] {
    let amounts = sample.amounts
    var lengths = inDigits(of: sample)
    for hit in sample.hits where hit.category == .durationWord {
      // 个月 is also a word, and part of 3个月.
      let isAmount = amounts.contains { $0.range.overlaps(hit.range) || $0.range.upperBound == hit.range.lowerBound }
      let word = sample.excerpt(hit.range).lowercased()
      // 1年に1回
      let isOnce = Self.once[sample.locale].contains(where: word.hasBytes(of:))
      guard !isAmount || isOnce, let days = Self.days(in: word, of: sample.locale) else { continue }
      let isOne = Self.ones[sample.locale].contains { word.utf8.starts(with: $0.utf8) }
      lengths.append(StatedLength(range: hit.range, days: days, isOne: isOne))
    }
    return lengths.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  static let once = LanguageWords(\.once)
  private static let ones = LanguageWords(\.ones)

  /// The length that a word names; nil for days and seasons, and for words with spelled-out
  /// numbers.
  static func days(in word: String, of locale: StoreLocale?) -> Int? {
    stems[locale].first { $0.stems.contains(where: word.hasBytes(of:)) }?.days
  }

  /// Stems with their days, stems that contain others first; nil for words with another or an
  /// uncertain length.
  private static let stems = LanguageWords(lists: \.lengths) { lists in
    var stems: [(stems: [String], days: Int?)] = [nil, 182, 91, 365, 30, 7].map { ([], $0) }
    for group in lists.flatMap({ $0.split(whereSeparator: { $0 == ";" || $0 == "\n" }) }) {
      let words = group.split(separator: " ")
      let days = words.first.flatMap { Int($0) }
      for index in stems.indices where stems[index].days ?? 0 == days {
        stems[index].stems += words.dropFirst().map(String.init)
      }
    }
    return stems
  }
}

extension Amount {
  /// A length of time in days, with 30.4 per month; nil for other kinds of amounts and for less
  /// than a day.
  var days: Int? {
    guard case .duration(let unit) = kind else { return nil }
    let tenths: Int
    switch unit {
    case .minute, .hour: return nil
    case .day: tenths = 10
    case .week: tenths = 70
    case .month: tenths = 304
    case .quarter: tenths = 912
    case .year: tenths = 3650
    }
    let (product, overflow) = hundredths.multipliedReportingOverflow(by: tenths)
    return overflow ? nil : product / 1000
  }
}

extension Offer {
  /// The length of the offer in days; nil when it is not set.
  var days: Int? {
    guard let duration else { return nil }
    let (days, overflow) = duration.approximateDays.multipliedReportingOverflow(by: periods)
    return overflow ? nil : days
  }
}

extension TextSample {
  /// Whether a length of time places something before or after the present, or repeats: three months
  /// ago, within the next 7 days.
  func isRelative(_ length: Range<Int>) -> Bool {
    let words = Self.relativeTimes[locale]
    // The last vowel of a word in a script of India may not be part of the match.
    let after = String(
      Self.withPlainSpaces(excerpt(after: length.upperBound)).lowercased().unicodeScalars.drop {
        $0 == " " || $0.properties.isGraphemeExtend || $0.properties.generalCategory == .spacingMark
      })
    let before = Self.withPlainSpaces(excerpt(before: length.lowerBound)).lowercased()
    return words.contains { word in
      if word.first == "^" { return before == word.dropFirst() }
      if word.unicodeScalars.allSatisfy({ $0.value < 0x530 }) {
        return after.hasPrefix(word) && after.dropFirst(word.count).first?.isLetter != true
          || before.hasSuffix(word + " ") && before.dropLast(word.count + 1).last?.isLetter != true
      }
      // By scalars as well: the letter that a word ends with may have a vowel sign in the text.
      return after.hasPrefix(word) || after.unicodeScalars.starts(with: word.unicodeScalars) || before.hasSuffix(word)
        || before.hasSuffix(word + " ")
    }
  }

  /// A text with a space for each no-break space: 1 rok w\u{A0}przyszłości.
  private static func withPlainSpaces(_ text: String) -> String {
    text.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
  }

  private static let relativeTimes = LanguageWords(\.relativeTimes)
}
