import AppStoreReference
import Basics
import CatalogModel
import TextReading

/// The number at the end of a product's item name, such as the 400 of `coins400`, `gold_400` and
/// `com.example.coins.400`.
struct ItemNumber {
  let value: Int
  /// The letters before it, such as `coins`.
  let letters: Substring

  /// Reads two to nine digits after at least two letters; `.v2`, `pack1` and `coins_0001` are not quantities.
  init?(_ item: String) {
    let utf8 = item.utf8
    let digits = utf8.reversed().prefix { $0.isASCIIDigit }
    guard (2...9).contains(digits.count), digits.last != UInt8(ascii: "0") else { return nil }
    var end = utf8.index(utf8.endIndex, offsetBy: -digits.count)
    guard let value = Int(item[end...]) else { return nil }
    if end > utf8.startIndex {
      let before = utf8.index(before: end)
      if [UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-")].contains(utf8[before]) { end = before }
    }
    let letters = utf8[..<end].reversed().prefix(while: \.isASCIILetter)
    guard letters.count >= 2 else { return nil }
    self.value = value
    self.letters = item[utf8.index(end, offsetBy: -letters.count)..<end]
  }

  /// Whether the letters name a currency: a given key, or a noun that commonly is one.
  func counts(_ key: String?) -> Bool {
    let name = letters.lowercased()
    if let key, !key.isEmpty, name.hasBytes(of: key.lowercased()) { return true }
    return !Self.nouns.find(in: name).isEmpty
  }

  /// IDs are in English, regardless of the language of the texts.
  private static let nouns = WordMatcher(
    WordNotation.patterns(of: .english).filter { $0.category == .currencyNoun }, keepsAccents: false)

  /// Whether the number is a price of the product instead: the 499 of `gems499`, the 40 of `gems40`.
  func isPrice(of product: Product) -> Bool {
    guard let price = product.price else { return false }
    let prices = price.amounts + [CurrencyCode.usd, .cny].compactMap { price.tier?.price(in: $0) }
    return prices.contains { price in
      price.hundredths / 100 == value || price.hundredths == value && !price.hundredths.isMultiple(of: 100)
    }
  }
}
