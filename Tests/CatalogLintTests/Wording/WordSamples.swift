import CatalogModel
import Testing

@testable import TextReading

/// Texts of a product, and the words that are found in them.
enum WordSamples {
  struct Find: Sendable, CustomTestStringConvertible {
    var language: String
    var category: String
    var match: String
    var text: String

    var testDescription: String { "\(language): \(text)" }

    /// Reads a text whose word is marked, and the category in the place of a rule. A word that offends is encoded
    /// after its category, as in the lists, and an asterisk stands for it in the text.
    fileprivate init(_ sample: LabelledText) {
      language = sample.locale
      let parts = sample.rule.split(separator: " ").map(String.init)
      category = parts[0]
      let marked = sample.text.split(omittingEmptySubsequences: false) { "⟦⟧".contains($0) }.map(String.init)
      match = parts.count > 1 ? EncodedWord.decoded(parts[1].utf8) ?? "" : marked[1]
      text = marked[0] + match + marked[2]
    }
  }

  private static let samples = LabelledText.texts(in: "Words")
  private static let claims = LabelledText.texts(in: "Claims")

  static let finds = (samples + claims).filter { $0.rule != "-" }.map(Find.init)

  static let innocents = pairs(samples)

  /// Texts without claims and promises.
  static let claimless = pairs(claims)

  private static func pairs(_ samples: [LabelledText]) -> [(language: String, text: String)] {
    samples.filter { $0.rule == "-" }.map { ($0.locale, $0.text) }
  }

  static let languages = Set(samples.map(\.locale))
}

/// A hit in readable form: its category and the text it covers.
struct FoundWord: Hashable, CustomStringConvertible {
  var category: String
  var text: String

  var description: String { "\(category): \(text)" }
}

/// The words that a language's matcher finds in a text.
func foundWords(_ text: String, language: String) -> [FoundWord] {
  let bytes = Array(text.utf8)
  let fields = TextTemplate.Field.allCases.map(\.rawValue)
  return WordMatcher(.named(language), fields: fields).find(in: text).map {
    FoundWord(category: "\($0.category)", text: String(decoding: bytes[$0.range], as: UTF8.self))
  }
}
