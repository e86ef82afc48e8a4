/// Cuts the value of a header field into its parts.
enum FieldValue {
  /// The parts between separators, without white space around them and without empty ones;
  /// separators inside quoted strings do not count.
  static func parts(
    of value: ArraySlice<UInt8>, separatedBy separator: UInt8
  ) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = value.startIndex
    var isQuoted = false
    var isEscaped = false
    for (index, byte) in zip(value.indices, value) {
      if isEscaped {
        isEscaped = false
      } else if isQuoted {
        isEscaped = byte == UInt8(ascii: "\\")
        isQuoted = byte != UInt8(ascii: "\"")
      } else if byte == UInt8(ascii: "\"") {
        isQuoted = true
      } else if byte == separator {
        add(value[start..<index], to: &parts)
        start = index + 1
      }
    }
    add(value[start...], to: &parts)
    return parts
  }

  static func trimmed(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let front = value.drop { $0.isOptionalWhitespace }
    guard let last = front.lastIndex(where: { !$0.isOptionalWhitespace }) else { return [] }
    return front[...last]
  }

  private static func add(_ part: ArraySlice<UInt8>, to parts: inout [ArraySlice<UInt8>]) {
    let part = trimmed(part)
    if !part.isEmpty { parts.append(part) }
  }
}
