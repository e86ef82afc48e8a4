/// Reads the notation of ``WordPack``.
enum WordNotation {
  /// The patterns of a pack's text, and its lines that cannot be understood.
  static func parse(_ text: String) -> (patterns: [WordPattern], problems: [String]) {
    var patterns: [WordPattern] = []
    var problems: [String] = []
    var category: WordCategory?
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let line = trimmed(line)
      guard let first = line.first, !line.starts(with: "# ".utf8) else { continue }
      if first == UInt8(ascii: "["), line.last == UInt8(ascii: "]") {
        category = WordCategory(heading: Substring(line.dropFirst().dropLast()))
        if category == nil { problems.append(String(Substring(line))) }
        continue
      }
      for entry in line.split(separator: UInt8(ascii: ",")) {
        guard let category, let understood = read(trimmed(entry), category) else {
          problems.append(String(Substring(entry)))
          continue
        }
        patterns += understood
      }
    }
    return (patterns, problems)
  }

  /// The patterns that one entry stands for, decoded first where its category is encoded.
  private static func read(
    _ entry: Substring.UTF8View, _ category: WordCategory
  ) -> [WordPattern]? {
    guard category == .profanity else { return pattern(of: entry, category) }
    guard let decoded = EncodedWord.decoded(entry) else { return nil }
    return pattern(of: Substring(decoded).utf8, category)
  }

  /// The patterns that one entry stands for; nil when nothing is left beside its marks.
  private static func pattern(
    of entry: Substring.UTF8View, _ category: WordCategory
  ) -> [WordPattern]? {
    var rest = entry
    var conditions: WordPattern.Conditions = []
    var takesPrefixes = false
    prefix: while let mark = rest.first {
      switch mark {
      case UInt8(ascii: "!"): conditions.insert(.innocent)
      case UInt8(ascii: "="): conditions.insert(.alone)
      case UInt8(ascii: "^"): conditions.insert(.capitals)
      case UInt8(ascii: "/"): conditions.insert(.unhyphenated)
      case UInt8(ascii: "*"): conditions.insert(.startsAnywhere)
      case UInt8(ascii: "|"): conditions.insert(.partedBefore)
      case UInt8(ascii: "+"): takesPrefixes = true
      default: break prefix
      }
      rest = rest.dropFirst()
    }
    suffix: while let mark = rest.last {
      switch mark {
      case UInt8(ascii: "*"): conditions.insert(.endsAnywhere)
      case UInt8(ascii: "|"): conditions.insert(.partedAfter)
      default: break suffix
      }
      rest = rest.dropLast()
    }
    guard !rest.isEmpty else { return nil }
    let spellings = spellings(of: rest)
    guard takesPrefixes else {
      return spellings.map { WordPattern(text: $0, category: category, conditions: conditions) }
    }
    return arabicPrefixes.flatMap { prefix in
      spellings.map {
        WordPattern(text: prefix + $0, category: category, conditions: conditions)
      }
    }
  }

  /// Each `~` once as a space and once as nothing.
  private static func spellings(of entry: Substring.UTF8View) -> [String] {
    var spellings = [""]
    for (index, part) in entry.split(separator: UInt8(ascii: "~")).enumerated() {
      let part = String(Substring(part))
      spellings =
        index == 0
        ? [part] : spellings.flatMap { ["\($0) \(part)", $0 + part] }
    }
    return spellings
  }

  private static func trimmed(_ text: Substring.UTF8View) -> Substring.UTF8View {
    let space = UInt8(ascii: " ")
    guard let first = text.firstIndex(where: { $0 != space }),
      let last = text.lastIndex(where: { $0 != space })
    else { return text[text.endIndex...] }
    return text[first...last]
  }

  private static let arabicPrefixes = ["", "ال", "و", "وال", "ب", "بال", "ل", "لل", "ف", "ك"]
}
