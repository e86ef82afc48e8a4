/// A half-open range of byte offsets in one source file.
///
/// Offsets count the bytes of the file as it was read, including a byte order mark, so that a range
/// can be extracted from the file or replaced without conversion.
public struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte.
  public var start: Int
  /// The offset after the last byte.
  public var end: Int

  @inlinable public init(start: Int, end: Int) {
    self.start = start
    self.end = end
  }

  /// The empty range at an offset.
  @inlinable public init(at offset: Int) { self.init(start: offset, end: offset) }

  @inlinable public var isEmpty: Bool { start == end }

  /// The number of bytes.
  @inlinable public var count: Int { end - start }

  /// Whether the other range is completely inside this one; an empty range at either edge is.
  @inlinable public func contains(_ other: SourceRange) -> Bool { start <= other.start && other.end <= end }
}
