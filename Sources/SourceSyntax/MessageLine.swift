extension String {
  /// The text with every line break and other control written as an escape, and cut when it is
  /// long: what a file says must neither break nor drown the line that reports it.
  package var onOneLine: String {
    if utf8.count > Self.longestMessage {
      let start = String(decoding: utf8.prefix(Self.longestMessage), as: UTF8.self)
      // A code point that was cut in two has become a replacement.
      return (start.last == "\u{FFFD}" ? String(start.dropLast()) : start).onOneLine + "…"
    }
    guard unicodeScalars.contains(where: Self.isControl) else { return self }
    var line = ""
    for scalar in unicodeScalars {
      if Self.isControl(scalar) {
        line += scalar.escaped(asASCII: true)
      } else {
        line.unicodeScalars.append(scalar)
      }
    }
    return line
  }

  /// Our own bound, in bytes: a page of a terminal is less.
  private static let longestMessage = 600

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Controls, line separators, and what turns the direction of text around.
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
