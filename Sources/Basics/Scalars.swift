/// The scalars of a text, with their UTF-8 offsets; U+FFFD for bytes that are none.
///
/// The bytes must outlive the iterator.
package struct Scalars: Sequence, IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The UTF-8 offset of the next scalar.
  package private(set) var offset = 0

  package init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The next scalar, without advancing to the one after it.
  package var first: UInt32? {
    var copy = self
    return copy.next()
  }

  package mutating func next() -> UInt32? {
    guard offset < bytes.count else { return nil }
    let lead = UInt32(bytes[offset])
    if lead < 0x80 {
      offset += 1
      return lead
    }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    var scalar = lead & (0x7F >> UInt32(length))
    var end = offset + 1
    while end < Swift.min(offset + length, bytes.count), bytes[end] & 0xC0 == 0x80 {
      scalar = scalar << 6 | UInt32(bytes[end] & 0x3F)
      end += 1
    }
    let isWhole = (0xC0..<0xF8).contains(lead) && end == offset + length
    offset = end
    return isWhole ? scalar : 0xFFFD
  }

  /// The properties of a scalar.
  package static func properties(of scalar: UInt32) -> Unicode.Scalar.Properties {
    (Unicode.Scalar(scalar) ?? "\u{FFFD}").properties
  }
}
