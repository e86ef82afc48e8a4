/// A half-open range of byte offsets in one source file.
///
/// Offsets count bytes of the file as it was read, byte order mark included, so that a range can be
/// cut out of the file or spliced into it without a conversion.
public struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte.
  public var start: Int
  /// The offset behind the last byte.
  public var end: Int

  @inlinable
  public init(start: Int, end: Int) {
    self.start = start
    self.end = end
  }

  /// The empty range at a place.
  @inlinable
  public init(at offset: Int) {
    self.init(start: offset, end: offset)
  }

  @inlinable public var isEmpty: Bool { start == end }

  /// The number of bytes.
  @inlinable public var count: Int { end - start }

  /// Whether the other range lies wholly inside this one; an empty range at either edge does.
  @inlinable
  public func contains(_ other: SourceRange) -> Bool {
    start <= other.start && other.end <= end
  }
}
