import Basics
import CatalogFormats

/// Text as a string literal of a programming language.
enum StringLiteral {
  static func swift(_ text: String) -> String {
    literal(text, marks: "\"\\") { "\\u{\(String($0.value, radix: 16, uppercase: true))}" }
  }

  /// A dollar sign starts a template in Kotlin.
  static func kotlin(_ text: String) -> String { literal(text, marks: "\"\\$", units) }

  static func typeScript(_ text: String) -> String { literal(text, marks: "\"\\", units) }

  static func cSharp(_ text: String) -> String { literal(text, marks: "\"\\", units) }

  private static func literal(_ text: String, marks: String, _ escape: (Unicode.Scalar) -> String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      if marks.unicodeScalars.contains(scalar) {
        literal += "\\"
        literal.unicodeScalars.append(scalar)
      } else if isHidden(scalar) {
        literal += escape(scalar)
      } else {
        literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// The UTF-16 code units of a scalar, as escaped in Java, JavaScript and C#.
  private static func units(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { "\\u" + $0.digits(4, radix: 16, uppercase: true) }.joined()
  }

  /// Characters that may be line breaks, and invisible ones.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: true
    case .spaceSeparator: scalar != " "
    default: false
    }
  }
}
