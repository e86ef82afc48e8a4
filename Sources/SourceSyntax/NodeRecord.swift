/// A node of a syntax tree in 24 bytes, in the order of the file.
///
/// A container is followed by its contents; `next` is the index after its last descendant, so that
/// a sibling is one step away. Offsets are 32 bits wide: files of more than 4 GB are not read.
@usableFromInline struct NodeRecord: Sendable {
  @usableFromInline var start: UInt32
  @usableFromInline var end: UInt32
  @usableFromInline var next: UInt32
  /// The start of the decoded text of a scalar, in the file or in the tree's side text.
  @usableFromInline var textStart: UInt32
  /// The length of a scalar's decoded text in bytes; the number of a container's children, counting
  /// keys and values separately.
  @usableFromInline var count: UInt32
  @usableFromInline var traits: Traits

  @usableFromInline struct Traits: OptionSet, Sendable {
    @usableFromInline let rawValue: UInt32

    @inlinable init(rawValue: UInt32) { self.rawValue = rawValue }

    @inlinable static var mapping: Traits { Traits(rawValue: 1 << 0) }
    @inlinable static var sequence: Traits { Traits(rawValue: 1 << 1) }
    /// Written in brackets or braces.
    @inlinable static var flow: Traits { Traits(rawValue: 1 << 2) }
    /// The decoded text differs from the bytes of the file and is in the side text.
    @inlinable static var decoded: Traits { Traits(rawValue: 1 << 3) }
    /// The node is a placeholder for a missing one: nothing is written here.
    @inlinable static var absent: Traits { Traits(rawValue: 1 << 4) }

    /// The scalar style is in the bits from the eighth on.
    @inlinable static var styleShift: UInt32 { 8 }
  }

  @inlinable init(start: UInt32, end: UInt32, next: UInt32, textStart: UInt32, count: UInt32, traits: Traits) {
    self.start = start
    self.end = end
    self.next = next
    self.textStart = textStart
    self.count = count
    self.traits = traits
  }
}

extension NodeRecord.Traits {
  @inlinable init(_ style: ScalarStyle, _ others: NodeRecord.Traits = []) {
    self.init(rawValue: UInt32(style.rawValue) << Self.styleShift | others.rawValue)
  }

  @inlinable var style: ScalarStyle { ScalarStyle(rawValue: UInt8(truncatingIfNeeded: rawValue >> 8)) ?? .plain }
}
