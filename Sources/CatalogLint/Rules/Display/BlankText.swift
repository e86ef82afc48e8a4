extension String {
  /// Nothing but whitespace; for nearly every text, one byte decides.
  var isBlankText: Bool {
    guard let first = utf8.first else { return true }
    switch first {
    // The first bytes of whitespace; U+3000 is the only one in its block, which begins with E3 80.
    case ...0x20, 0xC2, 0xE1, 0xE2: break
    case 0xE3 where utf8.dropFirst().first == 0x80: break
    default: return false
    }
    return unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }
}
