import Basics

/// Walks the source of a scalar in parallel with its decoded text, to find where a part of it is
/// written.
struct WrittenText {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let style: ScalarStyle
  private let notation: SyntaxTree.Notation
  private let text: UnsafeBufferPointer<UInt8>
  private let wanted: Range<Int>
  private let end: Int

  /// The current offset in the file.
  private var offset: Int
  /// The current offset in the decoded text.
  private var decoded = 0
  private var foundStart: Int?
  private var foundEnd: Int?

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: SourceRange, style: ScalarStyle, notation: SyntaxTree.Notation,
    text: UnsafeBufferPointer<UInt8>, wanted: Range<Int>
  ) {
    self.bytes = bytes
    self.style = style
    self.notation = notation
    self.text = text
    self.wanted = wanted
    let isQuoted = style == .singleQuoted || style == .doubleQuoted
    offset = isQuoted ? range.start + 1 : range.start
    end = isQuoted ? max(range.end - 1, offset) : range.end
  }

  mutating func find() -> SourceRange {
    switch style {
    case _ where notation == .xml: walkXML()
    case .singleQuoted, .doubleQuoted: walkQuoted()
    case .literal, .folded:
      while offset < end, breakLength(at: offset) == 0 { offset += 1 }
      offset += breakLength(at: offset)
      alignWords()
    case .plain: alignWords()
    }
    let start = foundStart ?? offset
    return SourceRange(start: start, end: wanted.isEmpty ? start : foundEnd ?? offset)
  }

  /// Advances over `sourceCount` bytes of the file that represent `count` decoded ones: one by one
  /// when the numbers are equal, otherwise as a unit.
  private mutating func step(_ sourceCount: Int, _ count: Int) {
    let isVerbatim = sourceCount == count
    let next = decoded + count
    if foundStart == nil, wanted.lowerBound < next {
      foundStart = isVerbatim ? offset + wanted.lowerBound - decoded : offset
    }
    if foundEnd == nil, wanted.upperBound <= next {
      foundEnd = offset + (isVerbatim ? max(wanted.upperBound - decoded, 0) : sourceCount)
    }
    decoded = next
    offset += sourceCount
  }

  private var isDone: Bool { foundStart != nil && foundEnd != nil }

  // MARK: XML

  /// Advances over references, line breaks and sections; a comment represents nothing.
  private mutating func walkXML() {
    var isSection = false
    while offset < end, !isDone {
      let byte = bytes[offset]
      if isSection, begins("]]>") {
        step(3, 0)
        isSection = false
      } else if byte == 0x0D, offset + 1 < end, bytes[offset + 1] == 0x0A {
        step(2, 1)
      } else if isSection {
        step(1, 1)
      } else if byte == UInt8(ascii: "&") {
        walkReference()
      } else if begins("<![CDATA[") {
        step(9, 0)
        isSection = true
      } else if byte == UInt8(ascii: "<") {
        walk(past: begins("<!--") ? "-->" : ">")
      } else {
        step(1, 1)
      }
    }
  }

  private func begins(_ text: StaticString) -> Bool {
    guard offset + text.utf8CodeUnitCount <= end else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[offset + $0] == text.utf8Start[$0] }
  }

  private mutating func walkReference() {
    var place = offset + 1
    while place < end, bytes[place] != UInt8(ascii: ";") { place += 1 }
    let name = bytes[min(offset + 1, place)..<place]
    var length = 1
    if name.first == UInt8(ascii: "#") {
      let digits = String(decoding: name.dropFirst(), as: UTF8.self)
      let isHexadecimal = digits.hasPrefix("x")
      let value = UInt32(digits.dropFirst(isHexadecimal ? 1 : 0), radix: isHexadecimal ? 16 : 10)
      length = Self.utf8Length(of: value ?? 0)
    }
    step(min(place + 1, end) - offset, length)
  }

  /// Advances past the end of something that represents nothing.
  private mutating func walk(past close: StaticString) {
    var length = 1
    while offset + length < end {
      offset += length
      let isEnd = begins(close)
      offset -= length
      if isEnd {
        length += close.utf8CodeUnitCount
        break
      }
      length += 1
    }
    step(length, 0)
  }

  // MARK: Quoted text

  private mutating func walkQuoted() {
    while offset < end, !isDone {
      let byte = bytes[offset]
      if style == .singleQuoted, byte == 0x27 {
        step(2, 1)
      } else if style == .doubleQuoted, byte == 0x5C {
        walkEscape()
      } else if notation == .yaml, byte == 0x20 || byte == 0x09 || breakLength(at: offset) > 0 {
        walkBlanks(isFolded: false)
      } else {
        step(1, 1)
      }
    }
  }

  /// Advances over blanks: verbatim within a line, folded where they contain a line break.
  private mutating func walkBlanks(isFolded: Bool) {
    var place = offset
    var breaks = 0
    var count = 0
    while place < end {
      let length = breakLength(at: place)
      if length == 3 {
        count += 3
      } else if length > 0, isFolded || breaks > 0 {
        count += 1
      } else if length == 0, bytes[place] != 0x20, bytes[place] != 0x09 {
        break
      }
      breaks += length > 0 ? 1 : 0
      place += max(length, 1)
    }
    if breaks == 0, !isFolded {
      step(place - offset, place - offset)
    } else {
      step(place - offset, isFolded || count > 0 ? count : 1)
    }
  }

  private mutating func walkEscape() {
    guard offset + 1 < end else { return step(1, 0) }
    let letter = bytes[offset + 1]
    let lineBreak = breakLength(at: offset + 1)
    if notation == .yaml, lineBreak > 0 {
      step(1 + lineBreak, 0)
      walkBlanks(isFolded: true)
    } else if notation == .json, letter == UInt8(ascii: "u") {
      walkUnicodeEscapeOfJSON()
    } else {
      switch letter {
      case UInt8(ascii: "x"): step(4, utf8Length(ofHexadecimal: 2))
      case UInt8(ascii: "u"): step(6, utf8Length(ofHexadecimal: 4))
      case UInt8(ascii: "U"): step(10, utf8Length(ofHexadecimal: 8))
      case UInt8(ascii: "_"), UInt8(ascii: "N"): step(2, 2)
      case UInt8(ascii: "L"), UInt8(ascii: "P"): step(2, 3)
      default: step(2, 1)
      }
    }
  }

  private mutating func walkUnicodeEscapeOfJSON() {
    guard let unit = JSONString.unit(bytes, at: offset) else { return step(2, 0) }
    if unit >> 10 == 0xD800 >> 10, let second = JSONString.unit(bytes, at: offset + 6), second >> 10 == 0xDC00 >> 10 {
      step(12, 4)
    } else {
      step(6, utf8Length(ofHexadecimal: 4))
    }
  }

  private func utf8Length(ofHexadecimal digits: Int) -> Int {
    var value: UInt32 = 0
    for place in offset + 2..<offset + 2 + digits where place < end {
      value = value << 4 | UInt32(bytes[place].hexadecimalValue ?? 0)
    }
    return Self.utf8Length(of: value)
  }

  private static func utf8Length(of value: UInt32) -> Int {
    value < 0x80 ? 1 : value < 0x800 ? 2 : value < 0x10000 ? 3 : 4
  }

  // MARK: Plain text and blocks

  /// Outside of quotes, only blanks and line breaks differ from the source, so that the words of
  /// the file and of the text correspond one to one.
  private mutating func alignWords() {
    while decoded < text.count, !isDone {
      alignBlanks()
      var length = 0
      while offset + length < bytes.count, decoded + length < text.count, blankLength(bytes, offset + length) == 0,
        bytes[offset + length] == text[decoded + length]
      { length += 1 }
      guard length > 0 else { return }
      step(length, length)
    }
  }

  private mutating func alignBlanks() {
    var written = offset
    while written < bytes.count, blankLength(bytes, written) > 0 { written += blankLength(bytes, written) }
    var read = decoded
    var lastBreak: Int?
    while read < text.count, blankLength(text, read) > 0 {
      if text[read] != 0x20, text[read] != 0x09 { lastBreak = read + blankLength(text, read) }
      read += blankLength(text, read)
    }
    if written - offset == read - decoded { return step(written - offset, read - decoded) }
    guard let lastBreak else {
      // A single line break that was folded to a space, or the indentation of the first line.
      let indentation = max(written - offset - (read - decoded), 0)
      if read - decoded == 1, indentation > 0 { return step(written - offset, 1) }
      step(indentation, 0)
      return step(written - offset, read - decoded)
    }
    while decoded < lastBreak {
      let isBreak = text[decoded] != 0x20 && text[decoded] != 0x09
      let length = blankLength(text, decoded)
      if isBreak {
        var place = offset
        while place < written, breakLength(at: place) == 0 { place += 1 }
        let next = place < written ? place + breakLength(at: place) : place
        step(next - offset, length)
      } else {
        step(offset < written ? 1 : 0, length)
      }
    }
    // Indentation of the last line beyond the block's belongs to the text.
    step(max(written - (read - decoded) - offset, 0), 0)
    step(written - offset, read - decoded)
  }

  private func blankLength(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Int {
    switch bytes[place] {
    case 0x20, 0x09, 0x0A, 0x0D: 1
    default: WrittenText.wideBreakLength(bytes, place)
    }
  }

  /// The length of the line break at an offset, as libyaml defines breaks; 0 for other text.
  private func breakLength(at place: Int) -> Int {
    guard place < bytes.count else { return 0 }
    switch bytes[place] {
    case 0x0A: return 1
    case 0x0D: return place + 1 < bytes.count && bytes[place + 1] == 0x0A ? 2 : 1
    default: return WrittenText.wideBreakLength(bytes, place)
    }
  }

  /// The length of U+0085, U+2028 or U+2029 at an offset, which are line breaks in YAML.
  static func wideBreakLength(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Int {
    if bytes[place] == 0xC2, place + 1 < bytes.count, bytes[place + 1] == 0x85 { return 2 }
    if bytes[place] == 0xE2, place + 2 < bytes.count, bytes[place + 1] == 0x80, bytes[place + 2] & 0xFE == 0xA8 {
      return 3
    }
    return 0
  }
}
