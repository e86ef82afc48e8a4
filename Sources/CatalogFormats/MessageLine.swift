extension String {
  /// The text with every line break and other control written as an escape: what a file says must
  /// not break the line that reports it.
  var onOneLine: String {
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

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Controls, line separators, and what turns the direction of text around.
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
