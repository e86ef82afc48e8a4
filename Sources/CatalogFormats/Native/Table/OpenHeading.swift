import AppStoreReference
import Basics
import CatalogModel

/// A heading of a text or a price beside which a word stands for a language or a region, but not clearly for one:
/// `Title de_AT`, `Title PTB`, `Swiss German title`, `English price`.
struct OpenHeading {
  /// The name of the column.
  private let name: String
  /// The words beside it, folded.
  private let others: [String]
  private let language: StoreLocaleName?
  private let heading: String

  /// Nil for a heading without such words, or with one that says that customers don't read the text: `Title length`.
  init?(_ heading: String, _ map: ColumnMap) {
    let words = heading.split { !$0.isLetter && !$0.isNumber }.map { FoldedHeading.text($0) }.filter { !$0.isEmpty }
    let counts = stride(from: min(3, words.count - 1), to: 0, by: -1)
    func column(_ words: ArraySlice<String>) -> String? {
      HeadingWords.columns[words.joined()].flatMap { ["title", "description", "price"].contains($0) ? $0 : nil }
    }
    let start = counts.lazy.compactMap { count in column(words.prefix(count)).map { ($0, words.dropFirst(count)) } }
      .first
    let end = counts.lazy.compactMap { count in column(words.suffix(count)).map { ($0, words.dropLast(count)) } }.first
    guard let (name, others) = start ?? end else { return nil }
    (self.name, self.others, self.heading) = (name, Array(others), heading)
    // "IN" after a language is India, as in "en-IN".
    let region = others.count == 2 ? others.last.flatMap { Territory(alpha2: $0.uppercased()) } : nil
    let names = region.map { [others[others.startIndex], FoldedHeading.text($0.name)] }
    language = map.locale(parts: names ?? Array(others))
    let isNamed = others.contains { StoreLocaleName.isLanguage(parts: [$0]) }
    // "Job title" isn't read, and a mark between Chinese words says nothing about their roles.
    guard
      !others.contains(where: { $0.contains(where: \.isNumber) || $0.unicodeScalars.contains { $0.value > 0x2E7F } }),
      !others.contains(where: HeadingWords.isOtherStore), !HeadingWords.isOtherStore(others.joined()),
      !others.contains(where: HeadingWords.notTexts.contains), isNamed || start != nil,
      name != "price" || isNamed || HeadingWords.regions.contains(others.joined())
    else { return nil }
  }

  /// The question about the heading, with the map to paste.
  ///
  /// - Parameter written: The heading in a map.
  func doubt(_ written: String) -> String {
    if name == "price" {
      let currency = (language?.locale ?? language?.nearest)?.primaryStorefront.currency ?? .eur
      return
        "\(quoted: heading) names neither a currency nor a storefront; --map '\(written)=price[\(currency)]' gives it one, "
        + "and '\(written)=-' ignores it"
    }
    if let language, language.nearest != nil { return language.doubt(about: heading, written, as: name) }
    // "PTB" begins with the code of a language.
    let likely =
      others.count == 1 && others[0].utf8.count < 5
      ? StoreLocaleName(parts: ["\(others[0].prefix(2))"])?.nearest?.code : nil
    return "it is not known what \(quoted: others.joined(separator: " ")) says about the texts in the column "
      + "\(quoted: heading); --map '\(written)=\(name)[\(likely ?? "en-GB")]' gives them a locale, and '\(written)=-' ignores it"
  }
}
