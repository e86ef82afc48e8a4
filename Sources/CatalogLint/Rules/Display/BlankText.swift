extension String {
  /// Nothing but white space; one byte decides for nearly every text.
  var isBlankText: Bool {
    guard let first = utf8.first else { return true }
    // No white space of more than one byte begins with E4 or above: Han and Hangul end here.
    if first > 0x20, first < 0x80 || first > 0xE3 { return false }
    return unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }
}

extension TextSample {
  /// What a message calls the text.
  var noun: String { kind == .title ? "title" : "description" }
}
