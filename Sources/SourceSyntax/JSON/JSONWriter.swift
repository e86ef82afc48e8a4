import Basics

/// Writes JSON, token by token, in the order it is told.
///
/// Encoders of the standard kind sort or shuffle keys and can't write Xcode's style; what is written
/// here is the same bytes on every run.
public struct JSONWriter: Sendable {
  /// How the text is laid out.
  public enum Style: Sendable {
    /// No white space at all.
    case compact
    /// Two spaces a level, `"key": value`.
    case pretty
    /// As Xcode writes `.storekit` files: `"key" : value`, and a blank line inside empty containers.
    case xcode
  }

  private let style: Style
  private var bytes: [UInt8] = []
  /// Whether each open container has an element already.
  private var hasElement: [Bool] = []
  private var isAfterKey = false

  public init(style: Style) {
    self.style = style
  }

  /// The text so far, with a line feed at the end unless it is compact.
  public var output: [UInt8] { style == .compact ? bytes : bytes + [UInt8(ascii: "\n")] }

  public mutating func object(_ content: (inout JSONWriter) -> Void) {
    container(open: UInt8(ascii: "{"), close: UInt8(ascii: "}"), content)
  }

  public mutating func array(_ content: (inout JSONWriter) -> Void) {
    container(open: UInt8(ascii: "["), close: UInt8(ascii: "]"), content)
  }

  public mutating func array(of texts: some Sequence<String>) {
    array { writer in
      for text in texts { writer.string(text) }
    }
  }

  /// Writes a key of the open object; its value comes next.
  public mutating func key(_ name: String) {
    separate()
    quote(name)
    switch style {
    case .compact: bytes.append(UInt8(ascii: ":"))
    case .pretty: bytes += Array(": ".utf8)
    case .xcode: bytes += Array(" : ".utf8)
    }
    isAfterKey = true
  }

  public mutating func string(_ text: String) {
    separate()
    quote(text)
  }

  /// Writes the text, or `null`.
  public mutating func string(_ text: String?) {
    if let text { string(text) } else { token("null") }
  }

  public mutating func integer(_ number: Int) {
    token(String(number))
  }

  public mutating func boolean(_ value: Bool) {
    token(value ? "true" : "false")
  }

  /// Writes a number or literal as it is given.
  public mutating func token(_ text: String) {
    separate()
    bytes += Array(text.utf8)
  }

  private mutating func container(
    open: UInt8, close: UInt8, _ content: (inout JSONWriter) -> Void
  ) {
    separate()
    bytes.append(open)
    hasElement.append(false)
    content(&self)
    let isEmpty = hasElement.popLast() != true
    if !isEmpty {
      newLine()
    } else if style == .xcode {
      bytes.append(UInt8(ascii: "\n"))
      newLine()
    }
    bytes.append(close)
  }

  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    guard let last = hasElement.last else { return }
    if last { bytes.append(UInt8(ascii: ",")) }
    hasElement[hasElement.count - 1] = true
    newLine()
  }

  private mutating func newLine() {
    guard style != .compact else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: hasElement.count * 2))
  }

  /// Escapes what JSON demands and nothing else: neither `/` nor non-ASCII characters.
  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x08: bytes += Array("\\b".utf8)
      case 0x09: bytes += Array("\\t".utf8)
      case 0x0A: bytes += Array("\\n".utf8)
      case 0x0C: bytes += Array("\\f".utf8)
      case 0x0D: bytes += Array("\\r".utf8)
      case ..<0x20:
        bytes += "\\u\(byte.digits(4, radix: 16))".utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension JSONWriter {
  /// Writes a value with all that is in it.
  public mutating func value(_ value: OrderedValue) {
    switch value {
    case .null: token("null")
    case .flag(let flag): boolean(flag)
    case .integer(let number): integer(number)
    case .number(let number): token(number)
    case .text(let text): string(text)
    case .list(let elements):
      array { writer in
        for element in elements { writer.value(element) }
      }
    case .map(let map):
      object { writer in
        for entry in map.entries {
          writer.key(entry.key)
          writer.value(entry.value)
        }
      }
    }
  }
}

extension OrderedValue {
  /// The value as a JSON file.
  public func json(_ style: JSONWriter.Style) -> [UInt8] {
    var writer = JSONWriter(style: style)
    writer.value(self)
    return writer.output
  }

  /// The value as the text of a JSON file, two spaces a level.
  public var jsonText: String { String(decoding: json(.pretty), as: UTF8.self) }
}
