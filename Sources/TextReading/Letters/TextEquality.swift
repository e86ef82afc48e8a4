import Basics

/// Which texts count as the same when products are compared.
package enum TextEquality {
  /// Whether texts are the same except for the differences that ``folded(_:)`` ignores.
  package static func areEqual(_ left: String, _ right: String) -> Bool { folded(left) == folded(right) }

  /// A hash that is the same for equal texts.
  package static func hash(_ text: String) -> Int { folded(text).hashValue }

  /// The bytes of a text with its accents composed, in ASCII lowercase, and without spaces and the periods that are not
  /// part of a number.
  private static func folded(_ text: String) -> [UInt8] {
    var folded: [UInt8] = []
    var previous: UInt8 = 0
    for byte in (CanonicalComposition.composed(text) ?? text).utf8 {
      let isFullStop = byte == UInt8(ascii: ".") && !previous.isASCIIDigit
      previous = byte
      if byte != UInt8(ascii: " "), !isFullStop { folded.append(byte.lowercasedASCII) }
    }
    return folded
  }
}
