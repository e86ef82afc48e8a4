import SourceSyntax

/// The entries of a `.strings` file: `"key" = "value";`, with the comment above each.
struct StringsFile {
  struct Entry {
    var key: String
    var value: String
    var comment: String
    var range: SourceRange
  }

  private(set) var entries: [Entry] = []
  private(set) var problems = ReadingProblems()
  private let bytes: [UInt8]
  private var offset: Int

  /// Parses UTF-8 text; anything else is reported, and the rest of its line skipped.
  init(_ source: SourceFile) {
    bytes = source.bytes
    offset = source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var comment = ""
    while let byte = current {
      switch byte {
      case 0x09, 0x0A, 0x0D, 0x20: offset += 1
      case UInt8(ascii: "/"): if let text = skipComment() { comment = text }
      default:
        readEntry(comment)
        comment = ""
      }
    }
  }

  private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func readEntry(_ comment: String) {
    let start = offset
    guard let key = readText() else { return fail("expected a key in double quotes", at: start) }
    skipBlanks()
    guard current == UInt8(ascii: "=") else { return fail("expected = after the key", at: start) }
    offset += 1
    skipBlanks()
    let place = offset
    guard let value = readText() else { return fail("expected a text in double quotes", at: place) }
    let range = SourceRange(start: place, end: offset)
    skipBlanks()
    guard current == UInt8(ascii: ";") else { return fail("expected ; after the text", at: place) }
    offset += 1
    entries.append(Entry(key: key, value: value, comment: comment, range: range))
  }

  private mutating func fail(_ message: String, at start: Int) {
    problems.error(message, at: SourceRange(start: start, end: min(max(offset, start + 1), bytes.count)))
    while let byte = current, byte != 0x0A { offset += 1 }
  }

  private mutating func skipBlanks() {
    while let byte = current {
      switch byte {
      case 0x09, 0x0A, 0x0D, 0x20: offset += 1
      case UInt8(ascii: "/"): guard skipComment() != nil else { return }
      default: return
      }
    }
  }

  /// Skips a comment and returns its text; nil, after a report, when there isn't one.
  private mutating func skipComment() -> String? {
    let start = offset
    let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    if next == UInt8(ascii: "/") {
      while let byte = current, byte != 0x0A { offset += 1 }
      return String(decoding: bytes[start + 2..<offset], as: UTF8.self)
    }
    guard next == UInt8(ascii: "*") else {
      fail("expected a comment", at: start)
      return nil
    }
    offset += 2
    while offset + 1 < bytes.count {
      if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
        offset += 2
        return String(decoding: bytes[start + 2..<offset - 2], as: UTF8.self)
      }
      offset += 1
    }
    offset = bytes.count
    fail("the comment that opens here never ends", at: start)
    return nil
  }

  /// A text in double quotes, or a word without them.
  private mutating func readText() -> String? {
    guard current == UInt8(ascii: "\"") else {
      let start = offset
      while let byte = current, Self.isWord(byte) { offset += 1 }
      return offset > start ? String(decoding: bytes[start..<offset], as: UTF8.self) : nil
    }
    offset += 1
    var text: [UInt8] = []
    while let byte = current {
      offset += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += readEscape()
      default: text.append(byte)
      }
    }
    return nil
  }

  private mutating func readEscape() -> [UInt8] {
    guard let byte = current else { return [] }
    offset += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      let end = min(offset + 4, bytes.count)
      let digits = String(decoding: bytes[offset..<end], as: UTF8.self)
      guard digits.utf8.count == 4, let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else {
        return [byte]
      }
      offset = end
      return Array(String(scalar).utf8)
    default: return [byte]
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "$"),
      UInt8(ascii: ":"):
      true
    default: false
    }
  }

  /// A text in double quotes.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
