/// The words of one language, as a translator reads and writes them.
///
/// ```
/// [free]
/// free of charge, no~cost, kostenlos*, 免费, |テスト
/// !free kick
/// ```
///
/// A heading in brackets names a ``WordCategory``; the words under it are parted by commas or line
/// breaks. Case, accents (unless ``keepsAccents``), character width, typographic apostrophes and
/// doubled spaces do not matter; a space matches a hyphen or an underscore too. In scripts that
/// part words, a word matches whole words; elsewhere (Han, kana, Hangul, Thai) anywhere. Marks:
///
/// | mark | meaning |
/// | --- | --- |
/// | `word*`, `*word` | any ending, any beginning |
/// | `one~two` | with the space or without it: `Google Play`, `GooglePlay` |
/// | `|字`, `字|` | no letter of its own script before it, after it |
/// | `!phrase` | innocent: cancels the words of its category that it overlaps, unless one is longer |
/// | `^WORD` | in capitals only |
/// | `=word` | where it is the whole text, digits and punctuation aside |
/// | `/word` | not as the second half of a hyphenated word |
/// | `+كلمة` | with the usual Arabic prefixes too |
/// | `# remark` | a line that is no word |
///
/// The entries under `[profanity]` are written encoded; ``EncodedWord`` says how, and why.
struct WordPack: Sendable {
  /// The language or, where two scripts need two packs, language and script: `de`, `zh-Hant`.
  var language: String
  /// Whether accents tell words apart; elsewhere they may be left out or added.
  var keepsAccents = false
  var words: String

  /// Every pack. A new language is a file beside the others and its line here.
  static let all: [WordPack] = [
    .english, .simplifiedChinese, .traditionalChinese, .japanese, .korean, .spanish, .portuguese,
    .french, .german, .italian, .russian, .turkish, .arabic, .vietnamese, .thai, .indonesian,
  ]

  /// The pack for a locale code such as `en-US`, `zh_TW` or `pt`; nil where there is none.
  static func pack(forLocale code: some StringProtocol) -> WordPack? {
    let subtags = code.lowercased().split { $0 == "-" || $0 == "_" }
    guard var language = subtags.first.map(String.init) else { return nil }
    if language == "zh" || language == "cmn" || language == "yue" {
      let traditional = subtags.contains { ["hant", "tw", "hk", "mo", "yue"].contains($0) }
      language = traditional && !subtags.contains("hans") ? "zh-Hant" : "zh-Hans"
    }
    // Malay product texts use the same words.
    if language == "in" || language == "ms" { language = "id" }
    return all.first { $0.language == language }
  }
}
