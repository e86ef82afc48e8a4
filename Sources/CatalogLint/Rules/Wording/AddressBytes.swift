/// The bytes of which addresses are made.
enum AddressBytes {
  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// What a label of a host name is made of.
  static func isLabel(_ byte: UInt8) -> Bool {
    isDigit(byte) || isLetter(byte) || byte == UInt8(ascii: "-")
  }

  /// What the name of an account is made of.
  static func isHandle(_ byte: UInt8) -> Bool { isLabel(byte) || byte == UInt8(ascii: "_") }

  /// What stands before the `@` of a mail address.
  static func isMailName(_ byte: UInt8) -> Bool {
    isHandle(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "+")
      || byte == UInt8(ascii: "%")
  }

  /// Punctuation that belongs to the sentence around an address.
  static func endsSentence(_ byte: UInt8) -> Bool { ".,;:!?)]}>'\"".utf8.contains(byte) }
}
