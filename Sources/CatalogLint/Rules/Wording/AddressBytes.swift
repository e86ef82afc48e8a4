import Basics

/// The bytes that occur in addresses.
enum AddressBytes {
  /// The bytes of a label of a host name.
  static func isLabel(_ byte: UInt8) -> Bool { byte.isASCIIDigit || byte.isASCIILetter || byte == UInt8(ascii: "-") }

  /// The bytes of the name of an account.
  static func isHandle(_ byte: UInt8) -> Bool { isLabel(byte) || byte == UInt8(ascii: "_") }

  /// The bytes before the `@` of an email address.
  static func isMailName(_ byte: UInt8) -> Bool {
    isHandle(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "%")
  }

  /// Punctuation that belongs to the sentence around an address.
  static func endsSentence(_ byte: UInt8) -> Bool { ".,;:!?)]}>'\"".utf8.contains(byte) }
}
