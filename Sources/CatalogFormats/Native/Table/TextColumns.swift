import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// The columns of texts, and what is said of those without a locale.
extension TableHeader {
  /// The columns of texts; columns without a locale get the given one.
  func texts(plainIn locale: String) -> [Texts] {
    var all = texts
    guard plain["title"] != nil || plain["description"] != nil else { return all }
    let known = all.firstIndex { $0.locale == locale }
    if known == nil { all.insert(Texts(locale: locale), at: 0) }
    for name in ["title", "description"] {
      if all[known ?? 0][name] == nil {
        all[known ?? 0][name] = plain[name]
      } else {
        all[known ?? 0].plain[name] = plain[name]
      }
    }
    return all
  }

  /// The error about two texts of one locale, one of which has a heading without a locale.
  ///
  /// - Parameters:
  ///   - plain: The column without a locale, and the text in it.
  ///   - own: The column with the locale, and the text in it.
  func clash(_ plain: (column: Int, text: String), _ own: (column: Int, text: String), in locale: String) -> String {
    let name = columns[plain.column]?.name ?? ""
    let known = choice.known.map(\.code) + ["en-US", "en-GB"]
    let other = known.first { $0 != locale } ?? ""
    let written = names[plain.column]
    return "\(quoted: plain.text) is a \(name) without a locale, and so in \(locale), where \(quoted: own.text) in the "
      + "column \(quoted: headings[own.column]) is another; --map '\(written)=\(name)[\(other)]' gives it a locale, "
      + "and '\(written)=-' ignores it"
  }

  /// Whether a column has a heading in another language, which its texts may be in as well.
  var isForeign: Bool {
    choice.language == .other
      && zip(headings, columns).contains { heading, column in
        column != nil && TableColumn.read(heading).column == nil
          && FoldedHeading.parts(heading).contains {
            HeadingWords.columns[$0] != nil && !HeadingWords.english.contains($0)
          }
      }
  }

  /// The locales that columns of texts without one may be in by the language of most headings; none for English.
  private var foreignLocales: [StoreLocale] {
    guard isForeign else { return [] }
    var votes: [String: Int] = [:]
    for part in headings.flatMap({ FoldedHeading.parts($0) }) {
      for (code, words) in HeadingWords.languages where words.contains(part) { votes[code, default: 0] += 1 }
      if HeadingWords.english.contains(part) { votes["en", default: 0] += 1 }
    }
    // A title in another language counts more than all other headings.
    let texts = ["title", "description"].compactMap { plain[$0] }.map { headings[$0] }
    let isEnglish = texts.allSatisfy { FoldedHeading.parts($0).contains(where: HeadingWords.english.contains) }
    let english = votes.removeValue(forKey: "en") ?? 0
    guard let most = votes.values.max(), !isEnglish || english < most else { return [] }
    return votes.filter { $0.value == most }.keys.sorted().flatMap { code in
      let name = map.locale(parts: [code])
      return (name.flatMap(choice.locale) ?? name?.nearest ?? StoreLocale(code)).map { [$0] } ?? []
    }
  }

  /// Reports that columns of texts without a locale are read in the primary one, or that their headings speak against it.
  func doubt(of primaryLocale: String) -> Diagnostic? {
    guard locale == nil, let index = plain["title"] ?? plain["description"], let name = columns[index]?.name else {
      return nil
    }
    let heading = names[index]
    let foreign = foreignLocales
    if let likely = foreign.first, !foreign.contains(where: { $0.language == StoreLocale(primaryLocale)?.language }) {
      let paste = ["title", "description"].compactMap { text in
        plain[text].map { "\(names[$0])=\(text)[\(likely)]" }
      }
      let others = foreign.dropFirst().map { " or \($0)" }.joined()
      return Diagnostic(
        .error,
        "the column \(quoted: headings[index]) has no locale, and the headings are in another language than "
          + "\(primaryLocale); --map '\(paste.joined(separator: ", "))' takes the texts for \(likely)\(others.isEmpty ? "" : ", which may also be\(others.dropFirst(3))")",
        at: SourceRange(at: 0))
    }
    return Diagnostic(
      isForeign && foreign.isEmpty ? .warning : .info,
      "the column \(quoted: headings[index]) has no locale, and is taken for \(primaryLocale); "
        + "--map '\(heading)=\(name)[\(primaryLocale == "en-US" ? "ja" : "en-US")]' gives it another",
      at: SourceRange(at: 0))
  }
}
