internal import Foundation

/// A dictionary of a structured field (RFC 9651), as far as digests and signatures need it.
struct StructuredDictionary {
  /// The value of a member, or of a parameter.
  enum Value: Equatable {
    case bytes(Data)
    case string(String)
    case integer(Int)
    /// A token, a decimal, a date or a Boolean, which nothing here depends on.
    case other
    case list([Item])
  }

  struct Item: Equatable {
    var value: Value
    var parameters: [String: Value]
  }

  struct Member {
    var name: String
    var item: Item
    /// The value as it was sent, as a signature covers it.
    var text: String
  }

  private(set) var members: [Member] = []

  /// Nil when the text is not a dictionary.
  init?(_ text: String) {
    var reader = Reader(Array(text.utf8))
    reader.skipSpaces()
    while !reader.isAtEnd {
      guard let name = reader.key() else { return nil }
      var item: Item?
      let start: Int
      if reader.take("=") {
        start = reader.position
        item = reader.item()
      } else {
        start = reader.position
        item = reader.parameters().map { Item(value: .other, parameters: $0) }
      }
      guard let item else { return nil }
      members.removeAll { $0.name == name }
      members.append(Member(name: name, item: item, text: reader.text(from: start)))
      reader.skipSpaces()
      if reader.isAtEnd { break }
      guard reader.take(",") else { return nil }
      reader.skipSpaces()
      guard !reader.isAtEnd else { return nil }
    }
  }

  subscript(_ name: String) -> Item? { members.first { $0.name == name }?.item }

  private struct Reader {
    let bytes: [UInt8]
    var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { position == bytes.count }

    private var next: Character { position < bytes.count ? Character(UnicodeScalar(bytes[position])) : "\0" }

    func text(from start: Int) -> String { String(decoding: bytes[start..<position], as: UTF8.self) }

    mutating func take(_ character: Character) -> Bool {
      guard !isAtEnd, next == character else { return false }
      position += 1
      return true
    }

    mutating func skipSpaces() { while next == " " || next == "\t" { position += 1 } }

    private mutating func take(while isTaken: (Character) -> Bool) -> String {
      let start = position
      while !isAtEnd, isTaken(next) { position += 1 }
      return text(from: start)
    }

    mutating func key() -> String? {
      guard "abcdefghijklmnopqrstuvwxyz*".contains(next) else { return nil }
      return take { "abcdefghijklmnopqrstuvwxyz0123456789_-.*".contains($0) }
    }

    mutating func item() -> Item? {
      guard let value = next == "(" ? innerList() : bareItem(), let parameters = parameters() else { return nil }
      return Item(value: value, parameters: parameters)
    }

    mutating func parameters() -> [String: Value]? {
      var parameters: [String: Value] = [:]
      while take(";") {
        while take(" ") {}
        guard let name = key() else { return nil }
        guard take("=") else {
          parameters[name] = .other
          continue
        }
        guard let value = bareItem() else { return nil }
        parameters[name] = value
      }
      return parameters
    }

    private mutating func innerList() -> Value? {
      guard take("(") else { return nil }
      var items: [Item] = []
      while true {
        while take(" ") {}
        if take(")") { return .list(items) }
        guard let value = bareItem(), let parameters = parameters() else { return nil }
        items.append(Item(value: value, parameters: parameters))
        guard next == " " || next == ")" else { return nil }
      }
    }

    private mutating func bareItem() -> Value? {
      if take("\"") { return string() }
      if take(":") {
        let text = take { $0 != ":" }
        guard take(":"), let data = Data(base64Encoded: text) else { return nil }
        return .bytes(data)
      }
      let text = take { $0.isASCII && ($0.isLetter || $0.isNumber || "!#$%&'*+-.^_`|~:/?@".contains($0)) }
      guard !text.isEmpty else { return nil }
      return Int(text).map(Value.integer) ?? .other
    }

    private mutating func string() -> Value? {
      var text: [UInt8] = []
      while !isAtEnd {
        var byte = bytes[position]
        position += 1
        if byte == UInt8(ascii: "\"") { return .string(String(decoding: text, as: UTF8.self)) }
        if byte == UInt8(ascii: "\\") {
          guard next == "\"" || next == "\\" else { return nil }
          byte = bytes[position]
          position += 1
        }
        guard (0x20..<0x7F).contains(byte) else { return nil }
        text.append(byte)
      }
      return nil
    }
  }
}
