/// The endings that prices of a currency usually have.
public enum UsualEnding {
  /// The source of the endings, which are counted in the price points and in the former tiers.
  public static let source = FactSource.pricePoints

  /// The distance from an amount up to which a price with a usual ending is preferred, in percent.
  public static let percent = 5

  /// The place of a price's ending among those of its currency and magnitude, from 0 for the most usual;
  /// the number of endings for any other.
  public static func rank(of price: Money) -> Int {
    guard let bands = bands[price.currency] else { return 0 }
    let band = bands.first { price.hundredths < $0.below } ?? bands.last
    guard let endings = band?.endings else { return 0 }
    return endings.firstIndex { price.hundredths % $0.modulus == $0.remainder } ?? endings.count
  }

  private struct Ending {
    let modulus: Int
    let remainder: Int

    /// Reads `.99`, or `90` for whole units that end in 90.
    init?(_ text: Substring) {
      let isDecimal = text.first == "."
      guard let value = Int(isDecimal ? text.dropFirst() : text) else { return nil }
      let power = text.utf8.count - (isDecimal ? 1 : 0) + (isDecimal ? 0 : 2)
      modulus = (0..<power).reduce(1) { product, _ in product * 10 }
      remainder = isDecimal ? value : value * 100
    }
  }

  private struct Band {
    /// In hundredths, exclusive.
    let below: Int
    let endings: [Ending]
  }

  private static let bands: [CurrencyCode: [Band]] = {
    var bands: [CurrencyCode: [Band]] = [:]
    for line in TableLine.lines(of: table) {
      let parts = TableLine.text(line).split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let read = parts[1].split(separator: ";").map { band -> Band in
        let words = band.split(separator: " ")
        let limit = words.first.flatMap { $0.first == "<" ? Int($0.dropFirst()) : nil }
        return Band(
          below: limit.map { $0 * 100 } ?? Int.max,
          endings: words.dropFirst(limit == nil ? 0 : 1).compactMap { Ending($0) })
      }
      for code in parts[0].split(separator: " ") { if let currency = CurrencyCode(code) { bands[currency] = read } }
    }
    return bands
  }()

  /// The currencies, and the endings by magnitude: first those of the tiers that Apple proposed until December 2022,
  /// then those that are most frequent among the price points of today.
  private static let table = """
    USD EUR GBP CAD AUD NZD:<10 .99 .49;<100 .99 .90 .00 .95;<1000 .99 .00;.99
    AED QAR SAR PLN RON:<10 .99;.99 .00
    TRY EGP ZAR:<100 .99;.99 .00
    CHF:<10 .00 .50 .90;<100 .90 .95 .00;.00
    BRL ILS PEN MYR:<10 .90;<100 .90 .00 .50;.90
    SGD:<10 .98;<100 .98 .90 .00;<1000 .98 .00;.00
    CNY:<10 .00 .50 .80;<100 8 .00 .80;<1000 98 88 48;8
    DKK NOK:<10 9 5;<100 9;<1000 49 79 99 9;95 90 99
    SEK:<10 9 5;<100 5 9;<1000 49 79 95;95 90 99
    CZK:<10 .00 .99;<1000 9 .00;90 99
    HKD:<100 8;<1000 88 48 18;88 99
    TWD:<10 0 3;<100 0;<1000 90 70 30;90 00 50
    JPY:<1000 0;<10000 00 80 90;000 800 980
    KRW:<10000 00;<100000 000 500 900;9000 0000
    INR:<1000 99 49 9;<10000 99 00;900 000 999
    RUB KZT:<1000 99 49 90 9;<10000 90 00;990 490
    HUF:<1000 99 49 00;<10000 90 00;<100000 990 900;9990
    CLP:<1000 90 00;<10000 00 90;<100000 990 900;9990
    COP IDR VND NGN TZS:<1000 00;<100000 900 500 000;9000 9900 0000
    MXN PHP THB PKR:<1000 99 49 9 90;<10000 99 00 90;900 990 999
    """
}
