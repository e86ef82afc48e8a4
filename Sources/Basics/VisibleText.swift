/// Text from files and command lines, made safe to print.
///
/// A key or a title may hold a line break, an escape that colours a terminal, or a character that
/// turns the direction of what follows: printed as they are, they could forge a line of the output.
public enum VisibleText {
  /// The text with controls, bidirectional formats and noncharacters as escapes, such as `\u{1B}`.
  public static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    return text.unicodeScalars.reduce(into: "") { $0 += shown($1) }
  }

  /// A scalar, or its escape when it is unsafe.
  public static func shown(_ scalar: Unicode.Scalar) -> String {
    isUnsafe(scalar)
      ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
  }

  /// A message as one line: escaped, and cut when it is long, since what a file says must neither
  /// break nor drown the line that reports it.
  public static func line(_ message: String) -> String {
    guard message.utf8.count > longestLine else { return escaped(message) }
    let start = String(decoding: message.utf8.prefix(longestLine), as: UTF8.self)
    // A code point that was cut in two has become a replacement.
    return escaped(start.last == "\u{FFFD}" ? String(start.dropLast()) : start) + "…"
  }

  /// Our own bound, in bytes: a page of a terminal is less.
  private static let longestLine = 600

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x20, 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFFE,
      0xFFFF:
      true
    default: false
    }
  }
}

extension DefaultStringInterpolation {
  /// Puts a value that was found in a file into a message: in double quotes, cut after 60 characters,
  /// more than any value that is right. Whoever shows the message makes it safe.
  public mutating func appendInterpolation(quoted value: some StringProtocol) {
    appendLiteral("\"")
    appendInterpolation(value.prefix(60))
    appendLiteral("\"")
  }
}
