/// The scalars of a text, with their UTF-8 offsets.
///
/// The bytes are valid UTF-8, as those of every string are, and must outlive the iterator.
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
    let length = Swift.min(lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4, bytes.count - offset)
    var scalar = lead & (0x7F >> UInt32(length))
    for place in offset + 1..<offset + length { scalar = scalar << 6 | UInt32(bytes[place] & 0x3F) }
    offset += length
    return scalar
  }

  /// The properties of a scalar.
  package static func properties(of scalar: UInt32) -> Unicode.Scalar.Properties {
    (Unicode.Scalar(scalar) ?? "\u{FFFD}").properties
  }
}
