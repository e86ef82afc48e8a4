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
    return writer.finish()
  }

  /// The value as JSON that is printed, with two spaces per level: without secrets.
  public var jsonText: String { JSONWriter.printed(redacted.json(.pretty)) }

  /// The value without possible secrets in its texts and keys.
  public var redacted: OrderedValue {
    switch self {
    case .text(let text): .text(Secrets.redacted(text))
    case .list(let elements): .list(elements.map(\.redacted))
    case .map(let map): .map(entries: map.entries.map { (Secrets.redacted($0.key), $0.value.redacted) })
    case .null, .flag, .integer, .number: self
    }
  }
}

/// Writes JSON piece by piece, for values too large to be built as a whole.
public struct JSONWriter {
  private var style: JSONStyle
  private var bytes: [UInt8] = []
  private var depth = 0
  /// The number of elements of the list, or of members of the object, that is written piece by
  /// piece.
  private var count = 0

  public init(style: JSONStyle) { self.style = style }

  /// The text of JSON that is printed, with characters that can drive a terminal as escapes, which mean the same. Files
  /// keep the characters themselves.
  public static func printed(_ json: [UInt8]) -> String {
    let text = String(decoding: json, as: UTF8.self)
    guard json.contains(where: { $0 >= 0x7F }) else { return text }
    return text.unicodeScalars.reduce(into: "") { shown, scalar in
      let isKept = scalar.value < 0x7F || scalar.value > 0xFFFF || VisibleText.isSafe(scalar)
      shown += isKept ? String(scalar) : "\\u\(scalar.value.digits(4, radix: 16))"
    }
  }

  /// Begins a list whose elements are added one by one, so that none of them has to be kept.
  ///
  /// - Parameters:
  ///   - depth: The number of containers around it.
  ///   - capacity: The bytes to reserve; unused ones cost nothing.
  package init(listIn style: JSONStyle, depth: Int, capacity: Int) {
    self.init(style: style)
    self.depth = depth + 1
    bytes.reserveCapacity(capacity)
    bytes.append(UInt8(ascii: "["))
  }

  /// Adds an object to the list that the writer was begun with.
  ///
  /// - Parameter addMembers: Adds the members one by one.
  package mutating func addObject(_ addMembers: (inout JSONWriter) -> Void) {
    beginPiece()
    object(addMembers)
  }

  private mutating func object(_ addMembers: (inout JSONWriter) -> Void) {
    bytes.append(UInt8(ascii: "{"))
    let elements = count
    count = 0
    depth += 1
    addMembers(&self)
    depth -= 1
    if count > 0 { newLine() }
    bytes.append(UInt8(ascii: "}"))
    count = elements
  }

  /// Adds an element to the list that the writer was begun with.
  package mutating func addElement(_ value: OrderedValue) {
    beginPiece()
    write(value)
  }

  /// The text that was written since the last call.
  package mutating func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Adds a member to the object that is being added; does nothing without a value.
  package mutating func member(_ key: String, _ value: OrderedValue?) {
    guard let value else { return }
    beginPiece()
    self.key(key)
    write(value)
  }

  /// Adds a member with its value on one line, to the object that is being added; does nothing without a
  /// value.
  package mutating func member(_ key: String, onOneLine value: OrderedValue?) {
    guard let value else { return }
    memberOnOneLine(key) { $0.write(value) }
  }

  /// Adds a member that is a list of texts on one line.
  package mutating func member(_ key: String, onOneLine texts: [String]) {
    memberOnOneLine(key) { $0.writeList(texts) { writer, text in writer.quote(text) } }
  }

  private mutating func memberOnOneLine(_ key: String, _ write: (inout JSONWriter) -> Void) {
    beginPiece()
    self.key(key)
    let outer = style
    style = .compact
    write(&self)
    style = outer
  }

  private mutating func beginPiece() {
    if count > 0 { bytes.append(UInt8(ascii: ",")) }
    count += 1
    newLine()
  }

  /// Ends the list that the writer was begun with, and puts texts around it.
  package mutating func finishList(after head: [UInt8], before end: String) -> [UInt8] {
    depth -= 1
    if count > 0 { newLine() }
    bytes.append(UInt8(ascii: "]"))
    bytes += end.utf8
    bytes.insert(contentsOf: head, at: 0)
    defer { bytes = [] }
    return bytes
  }

  /// The output, with a newline at the end unless it is compact.
  public var file: [UInt8] { style == .compact ? bytes : bytes + [UInt8(ascii: "\n")] }

  /// Ends the file, and returns it without copying it.
  public mutating func finish() -> [UInt8] {
    if style != .compact { bytes.append(UInt8(ascii: "\n")) }
    defer { bytes = [] }
    return bytes
  }

  /// Writes an object whose values are written by closures.
  public mutating func writeMap(_ entries: [(key: String, write: (inout JSONWriter) -> Void)]) {
    container(entries, "{", "}") { writer, entry in
      writer.key(entry.key)
      entry.write(&writer)
    }
  }

  /// Writes an array whose elements are written by a closure.
  public mutating func writeList<Element>(_ elements: [Element], write: (inout JSONWriter, Element) -> Void) {
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
    case .map(let map): container(map.entries, "{", "}") { $0.member($1) }
    }
  }

  private mutating func member(_ entry: OrderedMap.Entry) {
    key(entry.key)
    write(entry.value)
  }

  private mutating func key(_ key: String) {
    quote(key)
    if style == .xcode { bytes.append(UInt8(ascii: " ")) }
    bytes.append(UInt8(ascii: ":"))
    if style != .compact { bytes.append(UInt8(ascii: " ")) }
  }

  private mutating func container<Element>(
    _ elements: [Element], _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ write: (inout JSONWriter, Element) -> Void
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

  /// Escapes the characters that JSON requires and no others: neither `/` nor non-ASCII characters.
  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        bytes += Self.escaped(byte)
      } else {
        bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func escaped(_ byte: UInt8) -> [UInt8] {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): [UInt8(ascii: "\\"), byte]
    case 0x08: Array("\\b".utf8)
    case 0x09: Array("\\t".utf8)
    case 0x0A: Array("\\n".utf8)
    case 0x0C: Array("\\f".utf8)
    case 0x0D: Array("\\r".utf8)
    case ..<0x20: Array("\\u\(byte.digits(4, radix: 16))".utf8)
    default: [byte]
    }
  }
}
