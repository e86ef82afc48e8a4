extension String {
  /// Nothing but whitespace; for nearly every text, one byte decides.
  var isBlankText: Bool {
    guard let first = utf8.first else { return true }
    // No whitespace of more than one byte begins with E4 or above: this rules out Han and Hangul.
    if first > 0x20, first < 0x80 || first > 0xE3 { return false }
    return unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }
}

extension TextSample {
  /// The noun for the text in messages.
  var noun: String { kind == .title ? "title" : "description" }
}
