import Basics

/// The layout of JSON.
public enum JSONStyle: Sendable {
  /// No white space at all.
  case compact
  /// Two spaces per level, `"key": value`.
  case pretty
  /// Xcode's style of `.storekit` files: `"key" : value`, and a blank line inside empty containers.
  case xcode
}

extension OrderedValue {
  /// The value as a JSON file, with a newline at the end unless it is compact.
  ///
  /// Standard encoders sort or shuffle keys and can't write Xcode's style; this writes the same
  /// bytes on every run.
  public func json(_ style: JSONStyle) -> [UInt8] {
    var writer = JSONWriter(style: style)
    writer.write(self)
    return writer.file
  }

  /// The value as the text of a JSON file, with two spaces per level.
  public var jsonText: String { String(decoding: json(.pretty), as: UTF8.self) }
}

/// Writes JSON piece by piece, for values too large to be built as a whole.
public struct JSONWriter {
  let style: JSONStyle
  private var bytes: [UInt8] = []
  private var depth = 0

  public init(style: JSONStyle) {
    self.style = style
  }

  /// What was written, with a newline at the end unless it is compact.
  public var file: [UInt8] {
    style == .compact ? bytes : bytes + [UInt8(ascii: "\n")]
  }

  /// Ends the file, and returns it without copying it.
  public mutating func finish() -> [UInt8] {
    if style != .compact { bytes.append(UInt8(ascii: "\n")) }
    defer { bytes = [] }
    return bytes
  }

  /// Writes an object whose values are written by closures.
  public mutating func writeMap(_ entries: [(key: String, write: (inout JSONWriter) -> Void)]) {
    container(entries, "{", "}") { writer, entry in
      writer.quote(entry.key)
      writer.bytes += writer.colon.utf8
      entry.write(&writer)
    }
  }

  /// Writes an array whose elements are written by a closure.
  public mutating func writeList<Element>(
    _ elements: [Element], write: (inout JSONWriter, Element) -> Void
  ) {
    container(elements, "[", "]", write)
  }

  public mutating func write(_ value: OrderedValue) {
    switch value {
    case .null: bytes += "null".utf8
    case .flag(let flag): bytes += (flag ? "true" : "false").utf8
    case .integer(let number): bytes += String(number).utf8
    case .number(let number): bytes += number.utf8
    case .text(let text): quote(text)
    case .list(let elements): writeList(elements) { writer, element in writer.write(element) }
    case .map(let map):
      container(map.entries, "{", "}") { writer, entry in
        writer.quote(entry.key)
        writer.bytes += writer.colon.utf8
        writer.write(entry.value)
      }
    }
  }

  private var colon: String {
    switch style {
    case .compact: ":"
    case .pretty: ": "
    case .xcode: " : "
    }
  }

  private mutating func container<Element>(
    _ elements: [Element], _ open: Unicode.Scalar, _ close: Unicode.Scalar,
    _ write: (inout JSONWriter, Element) -> Void
  ) {
    bytes.append(UInt8(ascii: open))
    depth += 1
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      newLine()
      write(&self, element)
    }
    depth -= 1
    if !elements.isEmpty {
      newLine()
    } else if style == .xcode {
      bytes.append(UInt8(ascii: "\n"))
      newLine()
    }
    bytes.append(UInt8(ascii: close))
  }

  private mutating func newLine() {
    guard style != .compact else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
  }

  /// Escapes what JSON requires and nothing else: neither `/` nor non-ASCII characters.
  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x08: bytes += "\\b".utf8
      case 0x09: bytes += "\\t".utf8
      case 0x0A: bytes += "\\n".utf8
      case 0x0C: bytes += "\\f".utf8
      case 0x0D: bytes += "\\r".utf8
      case ..<0x20: bytes += "\\u\(byte.digits(4, radix: 16))".utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
