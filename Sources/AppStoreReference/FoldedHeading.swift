/// A heading or a name without its insignificant characters.
package enum FoldedHeading {
  /// In code points; our own limit, far more than a heading has. A file that isn't a table may be one long line.
  private static let longest = 1_000

  /// Lower case, ASCII forms for full-width ones, round brackets for all others, no blanks.
  package static func text(_ heading: some StringProtocol) -> String {
    var folded = ""
    for scalar in heading.unicodeScalars.prefix(longest).map(NarrowForm.of) {
      switch scalar {
      case "【", "〔", "[", "「", "{": folded.unicodeScalars.append("(")
      case "】", "〕", "]", "」", "}": folded.unicodeScalars.append(")")
      case "*", "_", "-", "#", "\u{FEFF}": continue
      case _ where scalar.properties.isWhitespace: continue
      case _: folded.unicodeScalars.append(scalar)
      }
    }
    return folded.lowercased()
  }

  /// The parts between brackets and other marks, folded.
  package static func parts(_ heading: some StringProtocol) -> [String] {
    text(heading).split { "(),:/|–—、·;；，".contains($0) }.map(String.init)
  }
}

/// The ASCII form of full-width characters, as input methods for Chinese and Japanese write them.
package enum NarrowForm {
  package static func of(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0xFF01...0xFF5E).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
  }

  package static func text(_ text: String) -> String {
    guard text.utf8.contains(0xEF) else { return text }
    var narrow = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { narrow.append(of(scalar)) }
    return String(narrow)
  }
}
