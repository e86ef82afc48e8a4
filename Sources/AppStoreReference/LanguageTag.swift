import Basics

/// A language tag as written, split into its parts without being validated.
struct LanguageTag {
  /// In lowercase, with `-` for `_`.
  let folded: String
  /// The first subtag.
  let language: String
  /// The subtag of four letters, such as `hans`.
  let script: String?
  /// The subtag of two letters after the language, in capitals, such as `TW`.
  let region: String?

  init(_ text: some StringProtocol) {
    folded = Self.folded(text)
    let parts = Array(folded.utf8).split(separator: UInt8(ascii: "-"))
    language = parts.first.map { String(decoding: $0, as: UTF8.self) } ?? ""
    script = parts.dropFirst().first { $0.count == 4 }.map { String(decoding: $0, as: UTF8.self) }
    region = parts.dropFirst().first { $0.count == 2 }.map { String(decoding: $0, as: UTF8.self).uppercased() }
  }

  /// A tag in lowercase, with `-` for `_`.
  static func folded(_ text: some StringProtocol) -> String {
    let bytes = text.utf8
    return String(unsafeUninitializedCapacity: bytes.count) { folded in
      for (index, byte) in bytes.enumerated() {
        folded[index] = byte == UInt8(ascii: "_") ? UInt8(ascii: "-") : byte.lowercasedASCII
      }
      return bytes.count
    }
  }

  /// The letters alone, so that `enUS` and `zh hans` can be recognized.
  var letters: String { String(decoding: folded.utf8.filter { (0x61...0x7A).contains($0) }, as: UTF8.self) }

  /// The code with `_` for `-`, as `.storekit` files write it.
  static func underscored(_ code: String) -> String {
    String(decoding: code.utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0 }, as: UTF8.self)
  }

  /// Whether the language is in ISO 639-1, and so is hardly a typo for another one.
  var hasKnownLanguage: Bool { Self.knownLanguages.contains(language) }

  private static let knownLanguages = Set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy \
    da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu \
    hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb \
    lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om \
    or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw \
    ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    """.split(separator: " ").map(String.init))
}
