import CatalogFormats

/// The notation of a programming language for the names and texts of constants.
struct ConstantLanguage: Sendable {
  /// The way words are combined into a name.
  enum Style: Sendable {
    /// `removeAds`
    case lowerCamel
    /// `RemoveAds`
    case upperCamel
    /// `REMOVE_ADS`
    case upperSnake
  }

  let style: Style
  /// Names that can't be written even with escaping, or that the file uses itself.
  let reserved: Set<String>
  /// Words that are escaped when used as names.
  let keywords: Set<String>

  static let swift = ConstantLanguage(
    style: .lowerCamel, reserved: ["all", "self", "Self", "Type", "Protocol", "init"],
    keywords: [
      "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
      "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
      "in", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
      "repeat", "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
      "try", "typealias", "var", "where", "while",
    ])

  static let kotlin = ConstantLanguage(style: .upperSnake, reserved: ["all"], keywords: [])

  /// The keys of an object may be any words.
  static let typeScript = ConstantLanguage(style: .lowerCamel, reserved: ["constructor", "prototype"], keywords: [])

  /// The members that every class inherits can't be hidden without a warning.
  static let cSharp = ConstantLanguage(
    style: .upperCamel,
    reserved: [
      "All", "ProductIds", "Equals", "GetHashCode", "GetType", "ToString", "ReferenceEquals", "MemberwiseClone",
      "Finalize",
    ], keywords: [])

  /// The name for some words; without words it is `product`, and a name can't start with a digit.
  func name(of words: [String]) -> String {
    var words = words
    if words.first?.unicodeScalars.first?.properties.numericType != nil || words.isEmpty {
      words.insert("product", at: 0)
    }
    switch style {
    case .upperSnake: return words.map { $0.uppercased() }.joined(separator: "_")
    case .upperCamel: return words.map(capitalized).joined()
    case .lowerCamel: return words[0].lowercased() + words.dropFirst().map(capitalized).joined()
    }
  }

  private func capitalized(_ word: String) -> String {
    guard let first = word.unicodeScalars.first else { return word }
    // Upper-casing may result in two letters, as for ß, unlike title case.
    return first.properties.titlecaseMapping
      + String(String.UnicodeScalarView(word.unicodeScalars.dropFirst())).lowercased()
  }
}
