import AppStoreReference
import Testing

@testable import TextReading

/// Amounts as the tables of the tests write them: `CNY 40 ‹40元›; count 400+40 ‹400+40›`.
///
/// The angle quotes contain the text of the range; they are omitted when it is only the number. Small numbers in
/// words, of which the rest of the catalog tells whether they count, are not in it.
func render(_ amounts: [Amount], of text: String) -> String {
  let bytes = Array(text.utf8)
  return amounts.filter { $0.kind != .inWords }.map { amount in
    var parts = "\(name(of: amount.kind)) \(decimal(amount.hundredths))"
    if let bonus = amount.bonus { parts += "+\(decimal(bonus))" }
    if amount.range != amount.number { parts += " ‹\(String(decoding: bytes[amount.range], as: UTF8.self))›" }
    return parts
  }.joined(separator: "; ")
}

private func name(of kind: Amount.Kind) -> String {
  switch kind {
  case .money(let currencies):
    currencies.isEmpty ? "money" : currencies.currencies.map(\.description).joined(separator: "/")
  case .count: "count"
  case .duration(let unit): "\(unit)"
  case .inWords: "in words"
  case .percent: "percent"
  case .ordinal: "ordinal"
  }
}

private func decimal(_ hundredths: Int) -> String { Money(hundredths: hundredths, currency: .usd).decimal }

extension AmountReader {
  /// A reader for every locale, and one for no locale under the tests' name for it.
  static let all: [String: AmountReader] = {
    var readers = Dictionary(uniqueKeysWithValues: StoreLocale.all.map { ($0.code, AmountReader($0)) })
    readers["xx"] = AmountReader(nil)
    return readers
  }()

  func amounts(in text: String) -> [Amount] {
    var amounts: [Amount] = []
    var text = text
    text.withUTF8 { read($0, into: &amounts) }
    return amounts
  }
}

extension LabelledText {
  /// The text of a table of amounts, whose column for the rule has the amounts.
  var text: String { title }

  var expected: String { rule == "-" ? "" : rule }
}
