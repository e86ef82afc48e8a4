/// The meaning of a word or sign for the number next to it.
struct AmountWord: Sendable {
  enum Role: String, Sendable {
    /// A placeholder for no word.
    case none
    case money
    /// A fraction of a currency's unit: cents, 角.
    case subunit
    /// Multiplies the number: 万, k, million.
    case magnitude
    case span
    case percent
    case ordinal
    /// Makes an ordinal unless a counted noun follows: VIP 5, but VIP 30 days.
    case title
    /// A counted noun.
    case counted
    /// A factor: 2x, 2倍.
    case factor
    /// A multiplication sign before a quantity: x100.
    case times
    /// Adds a bonus to the quantity before it: 400送40.
    case joins
    /// The word that begins here, including the numeral, is not a number: 一起, 二次元.
    case idiom
    /// Protects a phrase that begins like an idiom: 十分钟.
    case number
    /// Coins and notes, which are named after an amount of money but don't cost it: billets de 5
    /// euros.
    case denomination
  }

  struct Demands: OptionSet, Sendable {
    let rawValue: UInt32
    /// Matches only in capitals: `TRY` is a currency, "try" is not.
    static let capitals = Demands(rawValue: 1)
    /// Matches only where it touches the number.
    static let glued = Demands(rawValue: 2)
    /// Matches only next to a hundred or more: "7,500 won", but "5 won games".
    static let large = Demands(rawValue: 4)
    /// Matches only next to ten or less: 5★.
    static let small = Demands(rawValue: 8)
    /// Matches only next to a number with two decimals: R 99.99, not R 18.
    static let cents = Demands(rawValue: 16)
    /// Matches only directly after an amount of money: 4元5角.
    static let afterMoney = Demands(rawValue: 32)
    /// Matches only when no letter of any script, and no counted noun, follows: 40块, not 40块砖.
    static let last = Demands(rawValue: 64)
    /// Matches only next to a number that is not a year: Euro 2024 is a tournament.
    static let noYear = Demands(rawValue: 128)
    /// Matches only when no counted noun comes before: "3장" is a chapter, "티켓 3장" are tickets.
    static let unlessCounted = Demands(rawValue: 256)
    /// Doesn't match after 一, which is an article there: 一个.
    static let plural = Demands(rawValue: 512)

    /// Matches only next to a number that can be a year: 2026新年.
    static let year = Demands(rawValue: 1024)

    /// Matches only before one Han numeral: 数百 means several hundred.
    static let single = Demands(rawValue: 2048)

    /// Matches only when not capitalized like a name: "50 cent" and "50 CENT", but "50 Cent" is a musician.
    static let unnamed = Demands(rawValue: 4096)

    /// Matches only next to ten or more: 99c, but 4C is a kind of hair.
    static let tens = Demands(rawValue: 8192)

    /// Matches only next to a number with two decimals, or where no word follows: 200 CAD symbols.
    static let final = Demands(rawValue: 16384)

    /// Stays an ordinal before a word for money: 第40块, lose 10 pounds.
    static let firm = Demands(rawValue: 32768)

    /// Matches only next to less than a hundred: 99p, but 720p is a resolution.
    static let few = Demands(rawValue: 1 << 16)
    /// Matches only next to a number that prices have: with two decimals, or of ten or more.
    static let priced = Demands(rawValue: 1 << 17)
    /// Doesn't match between a single Han numeral and another word: 四元数 is not money.
    static let digits = Demands(rawValue: 1 << 18)
    /// Matches only where the word ends, in scripts that don't separate words: 5ドル, but not 5ドルフィン.
    static let whole = Demands(rawValue: 1 << 19)
    /// Not between a number above fifty and a counted noun: no game has had eighty seasons, 시즌 80 젬.
    static let season = Demands(rawValue: 1 << 20)

    static let names: [Substring: Demands] = [
      "capitals": .capitals, "glued": .glued, "large": .large, "small": .small, "cents": .cents,
      "afterMoney": .afterMoney, "last": .last, "noYear": .noYear, "plural": .plural, "year": .year, "single": .single,
      "unnamed": .unnamed, "tens": .tens, "final": .final, "firm": .firm, "unlessCounted": .unlessCounted, "few": .few,
      "priced": .priced, "digits": .digits, "whole": .whole, "season": .season,
    ]
  }

  var role: Role
  var demands: Demands = []
  /// The candidate currencies, as ``CurrencySet/rawValue``.
  var currencies: UInt64 = 0
  /// The sign whose currency depends on the locale. An explicit word on the other side takes
  /// precedence.
  var sign: CurrencySign?
  /// The multiplier of a magnitude, or the number of subunits in a unit.
  var factor = 1
  var unit: Amount.Unit = .day
  /// Whether the word ends where its letters end: not in scripts without spaces between words.
  var endsWithLetters = false
  /// Bytes at the end of the word that are only lookahead: 月 before 卡.
  var lookahead = 0
}
