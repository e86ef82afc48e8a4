import Testing

@testable import CatalogLint

/// Product texts of one language: what must be found in some, and others in which nothing may be
/// found.
struct WordSamples: Sendable {
  var language: String
  /// Lines of `category | what is found | text`.
  var found: String
  /// Lines that no reviewer would object to.
  var innocent: String

  static let all: [WordSamples] = [
    .english, .simplifiedChinese, .traditionalChinese, .japanese, .korean, .spanish, .portuguese, .french, .german,
    .italian, .russian, .turkish, .arabic, .vietnamese, .thai, .indonesian,
  ]

  /// Samples of claims and promises in product texts, and of what they should not say.
  static let claims: [WordSamples] = [
    .englishClaims, .simplifiedChineseClaims, .traditionalChineseClaims, .japaneseClaims, .koreanClaims, .spanishClaims,
    .portugueseClaims, .frenchClaims, .germanClaims, .italianClaims, .russianClaims, .turkishClaims, .arabicClaims,
    .vietnameseClaims, .thaiClaims, .indonesianClaims,
  ]

  struct Find: Sendable, CustomTestStringConvertible {
    var language: String
    var category: String
    var match: String
    var text: String

    var testDescription: String { "\(language): \(text)" }
  }

  static let finds: [Find] = (all + claims).flatMap { samples in
    samples.found.split(separator: "\n").map { line in
      var fields = line.split(separator: " | ", maxSplits: 2).map(String.init)
      if fields[0] == "profanity", let word = EncodedWord.decoded(fields[1].utf8) {
        // Encoded as in the packs, with an asterisk in its place in the text.
        fields[2] = fields[2].split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false).joined(
          separator: word)
        fields[1] = word
      }
      return Find(language: samples.language, category: fields[0], match: fields[1], text: fields[2])
    }
  }

  static let innocents: [(language: String, text: String)] = all.flatMap { samples in
    samples.innocent.split(separator: "\n").map { (samples.language, String($0)) }
  }
}

/// A hit in readable form: its category and the text it covers.
struct FoundWord: Hashable, CustomStringConvertible {
  var category: String
  var text: String

  var description: String { "\(category): \(text)" }
}

/// What a language's matcher finds in a text.
func foundWords(_ text: String, language: String) -> [FoundWord] {
  let bytes = Array(text.utf8)
  return WordMatcher.matcher(for: .named(language)).find(in: text).map {
    FoundWord(category: "\($0.category)", text: String(decoding: bytes[$0.range], as: UTF8.self))
  }
}
