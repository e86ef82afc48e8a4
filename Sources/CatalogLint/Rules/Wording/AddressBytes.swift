import Basics

/// The bytes of which addresses are made.
enum AddressBytes {
  /// What a label of a host name is made of.
  static func isLabel(_ byte: UInt8) -> Bool {
    byte.isASCIIDigit || byte.isASCIILetter || byte == UInt8(ascii: "-")
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
