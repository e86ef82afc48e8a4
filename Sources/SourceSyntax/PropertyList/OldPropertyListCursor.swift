/// A place in a text in the notation of NeXTSTEP's property lists, in which `.strings` files and Xcode's projects are
/// written: words in quotes or without, marks, and blanks and comments between them.
package struct OldPropertyListCursor {
  package let bytes: [UInt8]
  package private(set) var place: Int
  /// The text of the last comment that was skipped.
  package var comment = ""
  /// The start of a comment that never ends; the text after it is not read.
  package private(set) var openComment: Int?

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    place = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The next byte that is neither blank nor in a comment, after moving there; nil at the end.
  package mutating func next() -> UInt8? {
    while place < bytes.count {
      switch bytes[place] {
      case 0x09, 0x0A, 0x0D, 0x20: place += 1
      case UInt8(ascii: "/") where bytes[place...].starts(with: "//".utf8):
        let start = place + 2
        skipLine()
        comment = String(decoding: bytes[start..<place], as: UTF8.self)
      case UInt8(ascii: "/") where bytes[place...].starts(with: "/*".utf8):
        let start = place + 2
        guard let end = bytes[start...].indices.first(where: { bytes[$0...].starts(with: "*/".utf8) }) else {
          openComment = place
          place = bytes.count
          return nil
        }
        comment = String(decoding: bytes[start..<end], as: UTF8.self)
        place = end + 2
      default: return bytes[place]
      }
    }
    return nil
  }

  /// Moves past a mark, if it comes next.
  package mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard next() == UInt8(ascii: mark) else { return false }
    place += 1
    return true
  }

  /// Moves to the end of the line.
  package mutating func skipLine() { place = bytes[place...].firstIndex(of: 0x0A) ?? bytes.count }

  /// The word that comes next, in quotes or without; nil for a mark, and for quotes that are never closed.
  package mutating func word() -> String? {
    guard let quote = next() else { return nil }
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let start = place
      while place < bytes.count, Self.isPlain(bytes[place]) { place += 1 }
      return place > start ? String(decoding: bytes[start..<place], as: UTF8.self) : nil
    }
    place += 1
    var text: [UInt8] = []
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { text += escaped() } else { text.append(byte) }
    }
    return nil
  }

  /// The bytes that an escape stands for, after its backslash.
  private mutating func escaped() -> [UInt8] {
    guard place < bytes.count else { return [] }
    let byte = bytes[place]
    place += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      let digits = String(decoding: bytes[place...].prefix(4), as: UTF8.self)
      guard digits.utf8.count == 4, let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else {
        return [byte]
      }
      place += 4
      return Array(String(scalar).utf8)
    default: return [byte]
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: "._-$:/+<>@".utf8.contains(byte)
    }
  }
}
