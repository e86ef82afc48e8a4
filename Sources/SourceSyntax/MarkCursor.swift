/// Converts libyaml's marks, which count code points, to byte offsets.
///
/// Marks are nearly in order, so the cursor walks from the last one, forward or back: a file is
/// traversed once.
struct MarkCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var offset: Int

  /// - Parameter origin: The byte offset of the code point with index 0.
  init(_ bytes: UnsafeBufferPointer<UInt8>, origin: Int) {
    self.bytes = bytes
    offset = origin
  }

  @inline(__always) mutating func offset(of target: Int) -> Int {
    while index < target, offset < bytes.count {
      let lead = bytes[offset]
      offset += lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
      index += 1
    }
    while index > target, offset > 0 {
      offset -= 1
      while offset > 0, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
      index -= 1
    }
    return offset
  }
}
