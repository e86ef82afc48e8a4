/// Parts of a file as shown in messages.
enum MessageText {
  /// The maximum number of code points of a file that a message repeats.
  private static let longest = 40

  /// The text of a range in double quotes, truncated when it is long; quotes around it are removed.
  static func quoted(_ bytes: UnsafeBufferPointer<UInt8>, _ range: SourceRange) -> String {
    var range = range
    if range.count >= 2, bytes[range.start] == bytes[range.end - 1],
      bytes[range.start] == 0x22 || bytes[range.start] == 0x27
    {
      range = SourceRange(start: range.start + 1, end: range.end - 1)
    }
    // A code point has at most four bytes.
    let end = min(range.end, range.start + longest * 4)
    let text = String(decoding: bytes[range.start..<end], as: UTF8.self).unicodeScalars
    let isCut = end < range.end || text.count > longest
    return "\"\(String(text.prefix(longest)))\(isCut ? "…" : "")\""
  }

  /// The character at an offset in quotes, or a description of a line break or the end.
  static func quotedCharacter(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> String {
    guard offset < bytes.count else { return "end of file" }
    switch bytes[offset] {
    case 0x0A, 0x0D: return "end of line"
    case UInt8(ascii: "\""): return "'\"'"
    default: break
    }
    let text = String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self)
    return "\"\(text.unicodeScalars.first.map(String.init) ?? "")\""
  }
}
