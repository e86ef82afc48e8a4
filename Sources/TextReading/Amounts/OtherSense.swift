package import AppStoreReference

/// The words for money that also name something else, which the texts next to them reveal: ten pounds
/// of a dumbbell, three lei of a zoo, tre kronor of a king.
package struct OtherSense: Sendable {
  private let words: [String]
  /// Beginnings of words beside which the other sense is meant.
  private let beside: [String]

  /// Whether an amount of money has another sense, in a text whose product has the given texts.
  package static func isMeant(by amount: Amount, in text: String, of locale: StoreLocale?, beside texts: String) -> Bool
  {
    guard case .money = amount.kind else { return false }
    let senses = all[locale]
    guard !senses.isEmpty else { return false }
    let word = text.withUTF8Bytes {
      String(
        decoding: UnsafeBufferPointer(rebasing: $0[amount.number.upperBound..<amount.range.upperBound]), as: UTF8.self)
    }.lowercased().filter(\.isLetter)
    let texts = texts.lowercased()
    return senses.contains { sense in
      sense.words.contains(word) && sense.beside.contains { texts.hasBytes(of: $0) }
    }
  }

  private static let all = LanguageWords(lists: \.otherSenses) { lists in
    lists.flatMap { $0.split(separator: "\n") }.compactMap { line in
      let parts = line.split(separator: ":").map { $0.split(separator: " ").map(String.init) }
      return parts.count == 2 ? OtherSense(words: parts[0], beside: parts[1]) : nil
    }
  }
}
