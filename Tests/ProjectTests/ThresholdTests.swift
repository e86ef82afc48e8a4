import Testing

@Suite("The numbers by which a rule decides are facts") struct ThresholdTests {
  static let files = (try? Repository.swiftFiles(below: "Sources/CatalogLint/Rules")) ?? []

  /// Numbers that decide nothing: units, calendars, encodings, notations.
  static let allowed: [String: (numbers: Set<Int>, reason: String)] = [
    "ShortDescription": ([4], "bytes of a character in UTF-8"),
    "InvalidReferenceName": ([4], "bytes of a character in UTF-8"),
    "TextLength": ([4], "bytes of a character in UTF-8"),
    "HanVariants": ([3, 4, 5], "UTF-8"),
    "EmojiSearch": ([3], "the characters of a keycap"), "NumberDiffers": ([17, 31], "a hash"),
    "RepeatedText": ([8, 9, 11, 12], "bits of a rank"),
    "InvisibleCharacter": ([4, 16], "the digits of a code point"),
    "InvisibleCharacters": ([3], "what a message quotes"), "OutdatedExport": ([3], "what a message quotes"),
    "TrialWithoutOffer": ([20], "the letters of a long word, between a length and a word for a trial"),
    "PeriodLadder": ([3, 6, 7, 12, 365], "the calendar"),
    "StatedLength": ([7, 30, 70, 91, 182, 304, 365, 912, 3650], "the calendar"),
    "PriceComparison": ([7, 30, 50, 99], "the calendar, and how amounts are rounded"),
    "PhoneNumber": ([3, 4, 5, 6, 11], "the groups of the world's numbering plans"),
    "QuantityContext": ([3], "thousands are groups of three digits"),
    "CurrencyAsNonConsumable": ([100_000], "hundredths of thousandths: the number before a K"),
    "QuantitySums": ([4, 9_999], "the letters of a word that joins two numbers; rounding up"),
    "UnitPrice": ([7, 12, 28, 30, 31, 182, 360, 365, 366, 100_000, 1_000_000], "the calendar; powers of ten"),
    "StatedQuantity": ([3], "the words of \"three bags of\""),
  ]

  /// Percent, hundredths, thousandths and the places of decimal numbers.
  static let scales: Set<Int> = [10, 100, 1000, 10_000]

  @Test("no rule has a number of its own", arguments: files) func numbers(_ path: String) throws {
    let name = String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "")
    let numbers = Self.numbers(in: try Repository.text(path)).subtracting(Self.scales)
    let unknown = numbers.subtracting(Self.allowed[name]?.numbers ?? [])
    #expect(
      unknown.isEmpty, "\(unknown.sorted()): add a threshold to Sources/AppStoreReference/Facts/LintThresholds.swift")
  }

  @Test("what is allowed is there", arguments: allowed.keys.sorted()) func used(_ name: String) throws {
    let path = try #require(Self.files.first { $0.hasSuffix("/\(name).swift") })
    let numbers = Self.numbers(in: try Repository.text(path))
    let (allowed, reason) = try #require(Self.allowed[name])
    #expect(allowed.subtracting(numbers).isEmpty, "\(reason)")
  }

  /// The decimal numbers above two of a file, outside its texts and comments.
  static func numbers(in source: String) -> Set<Int> {
    let code = source.replacing(/"""[\s\S]*?"""/, with: "").replacing(/#".*?"#/, with: "").replacing(
      /"(?:\\.|[^"\\\n])*"/, with: ""
    ).replacing(/\/\/.*/, with: "")
    return Set(
      code.matches(of: /[A-Za-z0-9_.]+/).compactMap { Int($0.output.replacing("_", with: "")) }.filter { $0 > 2 })
  }
}
