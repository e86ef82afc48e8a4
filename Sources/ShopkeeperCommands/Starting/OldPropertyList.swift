/// A value of a property list in the notation of NeXTSTEP, in which Xcode writes its projects.
indirect enum OldPropertyList: Sendable {
  case text(String)
  case list([OldPropertyList])
  case map([String: OldPropertyList])

  /// Reads a file; nil when it is not such a list.
  init?(_ bytes: [UInt8]) {
    var reader = OldPropertyListReader(bytes)
    guard let value = reader.value(depth: 0) else { return nil }
    self = value
  }

  subscript(key: String) -> OldPropertyList? { if case .map(let values) = self { values[key] } else { nil } }

  var text: String? { if case .text(let text) = self { text } else { nil } }

  var elements: [OldPropertyList] { if case .list(let elements) = self { elements } else { [] } }

  var keys: [String] { if case .map(let values) = self { values.keys.sorted() } else { [] } }
}

private struct OldPropertyListReader {
  private let bytes: [UInt8]
  private var place = 0

  /// Projects are eight deep.
  private static let deepest = 64

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func value(depth: Int) -> OldPropertyList? {
    guard depth < Self.deepest, let next = skipped() else { return nil }
    switch next {
    case UInt8(ascii: "{"): return map(depth)
    case UInt8(ascii: "("): return list(depth)
    default: return word().map { .text($0) }
    }
  }

  private mutating func map(_ depth: Int) -> OldPropertyList? {
    place += 1
    var values: [String: OldPropertyList] = [:]
    while skipped() != nil {
      if take(UInt8(ascii: "}")) { return .map(values) }
      guard let key = word(), skipped() != nil, take(UInt8(ascii: "=")), let value = value(depth: depth + 1),
        skipped() != nil, take(UInt8(ascii: ";"))
      else { return nil }
      values[key] = value
    }
    return nil
  }

  private mutating func list(_ depth: Int) -> OldPropertyList? {
    place += 1
    var elements: [OldPropertyList] = []
    while skipped() != nil {
      if take(UInt8(ascii: ")")) { return .list(elements) }
      guard let value = value(depth: depth + 1), skipped() != nil else { return nil }
      elements.append(value)
      if !take(UInt8(ascii: ",")), bytes[place] != UInt8(ascii: ")") { return nil }
    }
    return nil
  }

  /// A word in quotes or without.
  private mutating func word() -> String? {
    guard place < bytes.count else { return nil }
    let quote = bytes[place]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let start = place
      while place < bytes.count, Self.isPlain(bytes[place]) { place += 1 }
      return place > start ? String(decoding: bytes[start..<place], as: UTF8.self) : nil
    }
    place += 1
    var text: [UInt8] = []
    while place < bytes.count, bytes[place] != quote {
      if bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.count {
        place += 1
        switch bytes[place] {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        default: text.append(bytes[place])
        }
      } else {
        text.append(bytes[place])
      }
      place += 1
    }
    guard place < bytes.count else { return nil }
    place += 1
    return String(decoding: text, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "_"),
      UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "+"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "@"),
      0x80...:
      true
    default: false
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    return true
  }

  /// The next byte that is neither blank nor in a comment.
  private mutating func skipped() -> UInt8? {
    while place < bytes.count {
      switch bytes[place] {
      case 0x09, 0x0A, 0x0D, 0x20: place += 1
      case UInt8(ascii: "/") where bytes[place...].starts(with: "//".utf8):
        while place < bytes.count, bytes[place] != 0x0A { place += 1 }
      case UInt8(ascii: "/") where bytes[place...].starts(with: "/*".utf8):
        place += 2
        while place < bytes.count, !bytes[place...].starts(with: "*/".utf8) { place += 1 }
        place = min(place + 2, bytes.count)
      default: return bytes[place]
      }
    }
    return nil
  }
}
