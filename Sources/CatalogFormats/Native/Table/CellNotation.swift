/// Several values in one cell, divided by separators; a backslash makes a separator literal.
package enum CellNotation {
  /// The text with a backslash before separators, and before blanks at its ends.
  static func escaped(_ text: String, _ marks: String = ",;") -> String {
    var escaped = ""
    let scalars = text.unicodeScalars
    for (place, scalar) in zip(scalars.indices, scalars) {
      switch scalar {
      case "\n": escaped += "\\n"
      case "\r": escaped += "\\r"
      case "\t": escaped += "\\t"
      case " " where place == scalars.startIndex || scalars.index(after: place) == scalars.endIndex: escaped += "\\ "
      case _ where scalar == "\\" || marks.unicodeScalars.contains(scalar):
        escaped += "\\"
        escaped.unicodeScalars.append(scalar)
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The parts between separators, as written; blank parts are left out.
  static func parts(_ text: Substring, at separators: Set<UInt8>) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    func add(upTo end: String.Index) {
      if text.utf8[start..<end].contains(where: { !isBlank($0) }) { parts.append(text[start..<end]) }
    }
    var place = start
    while place < text.endIndex {
      let byte = text.utf8[place]
      let next = text.utf8.index(after: place)
      if byte == UInt8(ascii: "\\"), next < text.endIndex {
        place = text.utf8.index(after: next)
        continue
      }
      if separators.contains(byte) {
        add(upTo: place)
        start = next
      }
      place = next
    }
    add(upTo: text.endIndex)
    return parts
  }

  /// Splits a text at the first colon without a backslash.
  static func pair(_ text: Substring) -> (key: Substring, value: Substring)? {
    var place = text.startIndex
    while place < text.endIndex {
      let byte = text.utf8[place]
      let next = text.utf8.index(after: place)
      if byte == UInt8(ascii: ":") { return (text[..<place], text[next...]) }
      place = byte == UInt8(ascii: "\\") && next < text.endIndex ? text.utf8.index(after: next) : next
    }
    return nil
  }

  /// The text of a part as written: without surrounding blanks, and with its backslashes removed.
  static func text(_ written: Substring) -> String {
    let bytes = Array(written.utf8)
    var start = 0
    while start < bytes.count, isBlank(bytes[start]) { start += 1 }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    /// The offset after the last byte that must not be trimmed.
    var end = 0
    var place = start
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      guard byte == UInt8(ascii: "\\"), place < bytes.count else {
        text.append(byte)
        if !isBlank(byte) { end = text.count }
        continue
      }
      switch bytes[place] {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "t"): text.append(0x09)
      case let other: text.append(other)
      }
      place += 1
      end = text.count
    }
    return String(decoding: text[..<end], as: UTF8.self)
  }

  /// The values of a list: separated by commas, semicolons or line breaks.
  package static func list(_ cell: String) -> [String] { parts(cell[...], at: listMarks).map(text) }

  /// The records of a cell, as written.
  static func records(_ cell: String?) -> [Substring] { parts((cell ?? "")[...], at: recordMarks) }

  package static func cell(_ list: [String]) -> String { list.map { escaped($0) }.joined(separator: ", ") }

  static let listMarks: Set<UInt8> = [UInt8(ascii: ","), UInt8(ascii: ";"), 0x0A, 0x0D]
  /// The separators between offers or suppressions.
  static let recordMarks: Set<UInt8> = [UInt8(ascii: ";"), 0x0A, 0x0D]
  static let fieldMarks: Set<UInt8> = [UInt8(ascii: ",")]

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
}
