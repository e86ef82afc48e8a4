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

  /// Reports that columns of texts without a locale are read in the primary one.
  func doubt(of primaryLocale: String) -> Diagnostic? {
    guard locale == nil, let index = plain["title"] ?? plain["description"], let name = columns[index]?.name else {
      return nil
    }
    let heading = names[index]
    return Diagnostic(
      isForeign ? .warning : .info,
      "the column \(quoted: headings[index]) has no locale, and is taken for \(primaryLocale); "
        + "--map '\(heading)=\(name)[\(primaryLocale == "en-US" ? "ja" : "en-US")]' gives it another",
      at: SourceRange(at: 0))
  }
}
