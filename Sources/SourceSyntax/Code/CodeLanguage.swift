/// The notation of string literals and comments in a programming language or a data format.
public struct CodeLanguage: Sendable {
  /// The way in which a literal can contain the value of an expression.
  enum Interpolation: Sendable {
    case none
    /// `\(name)`
    case escapedParentheses
    /// `$name` and `${name}`
    case dollar
    /// `${name}`
    case dollarBraces
    /// `{name}`, while `{{` is a brace
    case braces
  }

  struct Quote: Sendable {
    let open: [UInt8]
    let close: [UInt8]
    /// Whether a backslash escapes the next character.
    let escapes: Bool
    /// Whether two closing quotes are one in the text.
    let doubles: Bool
    let spansLines: Bool
    let interpolation: Interpolation

    init(
      _ open: String, to close: String? = nil, escapes: Bool = true, doubles: Bool = false, spansLines: Bool = false,
      _ interpolation: Interpolation = .none
    ) {
      self.open = Array(open.utf8)
      self.close = Array((close ?? open).utf8)
      self.escapes = escapes
      self.doubles = doubles
      self.spansLines = spansLines
      self.interpolation = interpolation
    }
  }

  public let name: String
  /// Whether the language has statements: its literals are asked for or compared, not only listed.
  public let isProgram: Bool
  let endings: [String]
  /// Longer ones come before the ones that they begin with.
  let quotes: [Quote]
  let lineComment: [UInt8]
  /// The marks around other comments; empty where there are none.
  let blockComment: (open: [UInt8], close: [UInt8])
  let commentsNest: Bool
  /// Whether literals that follow each other are one text.
  let joinsNeighbours: Bool
  /// Whether texts stand between tags.
  public let isMarkup: Bool
  /// Whether each line has a key and its value: the files in which Unity keeps objects.
  let isLines: Bool

  private init(
    _ name: String, _ endings: [String], _ quotes: [Quote], isProgram: Bool = true, nests: Bool = false,
    joinsNeighbours: Bool = false, isMarkup: Bool = false, isLines: Bool = false
  ) {
    self.name = name
    self.isProgram = isProgram
    self.endings = endings
    self.quotes = quotes
    lineComment = isProgram ? Array("//".utf8) : []
    blockComment = isProgram ? (Array("/*".utf8), Array("*/".utf8)) : ([], [])
    commentsNest = nests
    self.joinsNeighbours = joinsNeighbours
    self.isMarkup = isMarkup
    self.isLines = isLines
  }

  public static let all: [CodeLanguage] = [
    CodeLanguage(
      "Swift", ["swift"],
      [
        Quote("#\"\"\"", to: "\"\"\"#", escapes: false, spansLines: true), Quote("#\"", to: "\"#", escapes: false),
        Quote("\"\"\"", spansLines: true, .escapedParentheses), Quote("\"", .escapedParentheses),
      ], nests: true),
    CodeLanguage("Objective-C", ["m", "mm", "h"], [Quote("\""), Quote("'")], joinsNeighbours: true),
    CodeLanguage(
      "Kotlin", ["kt", "kts"],
      [Quote("\"\"\"", escapes: false, spansLines: true, .dollar), Quote("\"", .dollar), Quote("'")], nests: true),
    CodeLanguage("Java", ["java"], [Quote("\"\"\"", spansLines: true), Quote("\""), Quote("'")]),
    CodeLanguage(
      "Dart", ["dart"],
      [
        Quote("r'''", to: "'''", escapes: false, spansLines: true),
        Quote("r\"\"\"", to: "\"\"\"", escapes: false, spansLines: true),
        Quote("r'", to: "'", escapes: false), Quote("r\"", to: "\"", escapes: false),
        Quote("'''", spansLines: true, .dollar), Quote("\"\"\"", spansLines: true, .dollar), Quote("'", .dollar),
        Quote("\"", .dollar),
      ], nests: true, joinsNeighbours: true),
    CodeLanguage(
      "JavaScript and TypeScript", ["js", "jsx", "mjs", "cjs", "ts", "tsx", "mts", "cts"],
      [Quote("`", spansLines: true, .dollarBraces), Quote("\""), Quote("'")]),
    CodeLanguage(
      "C#", ["cs"],
      [
        Quote("\"\"\"", escapes: false, spansLines: true),
        Quote("$@\"", to: "\"", escapes: false, doubles: true, spansLines: true, .braces),
        Quote("@$\"", to: "\"", escapes: false, doubles: true, spansLines: true, .braces),
        Quote("@\"", to: "\"", escapes: false, doubles: true, spansLines: true), Quote("$\"", to: "\"", .braces),
        Quote("\""), Quote("'"),
      ]),
    CodeLanguage("JSON", ["json", "storekit"], [Quote("\"")], isProgram: false),
    CodeLanguage("XML", ["xml", "plist"], [Quote("\""), Quote("'")], isProgram: false, isMarkup: true),
    CodeLanguage("Unity's objects", ["asset", "prefab", "unity"], [], isProgram: false, isLines: true),
  ]

  /// The language of a file, by its ending; nil for any other file.
  public static func of(_ path: String) -> CodeLanguage? {
    guard let period = path.lastIndex(of: ".") else { return nil }
    let ending = path[path.index(after: period)...].lowercased()
    return all.first { $0.endings.contains(ending) }
  }
}
