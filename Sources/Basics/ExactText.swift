/// Text that is compared byte by byte, not by canonical equivalence: to the store, two spellings of
/// the same character are two product IDs.
@frozen public struct ExactText: Sendable, Hashable, ExpressibleByStringLiteral {
  public var text: String

  @inlinable public init(_ text: String) { self.text = text }

  @inlinable public init(stringLiteral text: String) { self.text = text }

  @inlinable public static func == (one: ExactText, other: ExactText) -> Bool { one.text.hasSameBytes(as: other.text) }

  public func hash(into hasher: inout Hasher) {
    let isHashed: Void? = text.utf8.withContiguousStorageIfAvailable {
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    if isHashed == nil { for byte in text.utf8 { hasher.combine(byte) } }
  }
}

extension String {
  /// Whether two texts are the same, byte for byte.
  public func hasSameBytes(as other: String) -> Bool {
    // Texts that are equal can differ in their normal form.
    self == other && utf8.elementsEqual(other.utf8)
  }
}
