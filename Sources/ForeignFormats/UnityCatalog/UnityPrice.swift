import AppStoreReference
import CatalogFormats
import SourceSyntax

/// An amount in the memory layout of .NET's `decimal`, which is how Unity writes a price: 96 bits
/// in three signed integers, and one with the number of decimals and the sign.
struct UnityPrice {
  let words: [Int]

  /// The amount with as few decimals as possible.
  init(_ amount: Money?) {
    var value = amount?.hundredths ?? 0
    var decimals = value == 0 ? 0 : 2
    while decimals > 0, value % 10 == 0 { (value, decimals) = (value / 10, decimals - 1) }
    func word(_ shift: Int) -> Int { Int(Int32(truncatingIfNeeded: value >> shift)) }
    words = [word(0), word(32), 0, decimals << 16]
  }

  /// - Parameter words: The four integers of a file.
  init(words: [Int]) { self.words = words }

  /// The amount in hundredths; nil if it is negative, too large or more precise.
  var hundredths: Int? {
    guard words.count == 4, words[2] == 0, words[3] >= 0, words[3] & 0xFFFF == 0 else { return nil }
    let decimals = words[3] >> 16
    guard words[1] >= 0, words[1] < 1 << 20, decimals <= 28, (Int(Int32.min)...Int(UInt32.max)).contains(words[0])
    else { return nil }
    var value = words[1] << 32 | Int(UInt32(truncatingIfNeeded: words[0]))
    for _ in decimals..<max(decimals, 2) {
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      if overflow { return nil }
      value = product
    }
    for _ in 2..<max(decimals, 2) {
      guard value.isMultiple(of: 10) else { return nil }
      value /= 10
    }
    return value < 100_000_000_000_000 ? value : nil
  }

  /// `{"data":[599,0,0,131072],"num":5.99}`.
  static func value(of amount: Money?) -> OrderedValue {
    let decimal = amount?.decimal ?? "0"
    let hasDecimals = decimal.utf8.contains(UInt8(ascii: "."))
    return [
      "data": .list(UnityPrice(amount).words.map(OrderedValue.integer)),
      "num": .number(hasDecimals ? decimal : decimal + ".0"),
    ]
  }
}
