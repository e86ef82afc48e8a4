import CatalogModel

/// Checks texts against a template whose fields stand for the product's own values.
///
/// A number may be written with or without the separators of its locale. Where the product has no
/// value, any number matches a number field, and any words match a name or a period.
struct TemplateForm {
  private enum Piece {
    /// One of several spellings.
    case oneOf([[UInt8]])
    case anyNumber
    case anyWords
  }

  private let pieces: [Piece]
  private let ignoresCase: Bool
  /// Whether the product has a value for every field.
  let isKnown: Bool

  init(_ template: TemplateText, values: TemplateValues, ignoresCase: Bool) {
    self.ignoresCase = ignoresCase
    var isKnown = true
    pieces = template.parts.map { part in
      switch part {
      case .literal(let literal): return .oneOf([Self.bytes(literal, ignoresCase)])
      case .field(let field, let isPlain):
        var spellings: [[UInt8]] = []
        for isPlain in isPlain || !field.isNumber ? [isPlain] : [false, true] {
          var text = ""
          if values.append(field, isPlain: isPlain, to: &text) { spellings.append(Self.bytes(text, ignoresCase)) }
        }
        if !spellings.isEmpty { return .oneOf(spellings) }
        isKnown = false
        return field.isNumber ? .anyNumber : .anyWords
      }
    }
    self.isKnown = isKnown
  }

  /// Whether the whole text has the form.
  func matches(_ text: String) -> Bool {
    let bytes = Self.bytes(text, ignoresCase)
    // The offsets at which the pieces so far can end.
    var ends: Set<Int> = [0]
    for piece in pieces where !ends.isEmpty {
      switch piece {
      case .oneOf(let spellings):
        var following: Set<Int> = []
        for end in ends {
          for spelling in spellings where bytes[end...].starts(with: spelling) {
            following.insert(end + spelling.count)
          }
        }
        ends = following
      case .anyNumber: ends = ends.reduce(into: []) { $0.formUnion(Self.endsOfNumber(in: bytes, from: $1)) }
      case .anyWords: ends = ends.min().map { Set(($0 + 1..<bytes.count + 1)) } ?? []
      }
    }
    return ends.contains(bytes.count)
  }

  /// The offsets at which a number that begins at an offset can end: after each of its digits.
  private static func endsOfNumber(in bytes: [UInt8], from start: Int) -> [Int] {
    var ends: [Int] = []
    for (index, byte) in bytes[start...].prefix(mostOfNumber).enumerated() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): ends.append(start + index + 1)
      case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: " "): if index == 0 { return ends }
      default: return ends
      }
    }
    return ends
  }

  /// The maximum length of a number of a product.
  private static let mostOfNumber = 32

  /// The text in the form that is compared: every kind of space is a plain one, and case is folded
  /// if the rule ignores it.
  private static func bytes(_ text: String, _ ignoresCase: Bool) -> [UInt8] {
    var spaced = ""
    for scalar in text.unicodeScalars {
      spaced.unicodeScalars.append(scalar == "\u{A0}" || scalar == "\u{202F}" ? " " : scalar)
    }
    return Array((ignoresCase ? spaced.lowercased() : spaced).utf8)
  }
}
