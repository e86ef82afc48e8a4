/// A JSON object of few members, written in the order they are added.
struct JSONText {
  private var bytes: [UInt8] = [UInt8(ascii: "{")]

  /// The object as UTF-8.
  var object: [UInt8] { bytes + [UInt8(ascii: "}")] }

  mutating func add(_ name: String, _ value: String) {
    addName(name)
    append(quoted: value)
  }

  mutating func add(_ name: String, _ value: Int) {
    addName(name)
    bytes += Array(String(value).utf8)
  }

  mutating func add(_ name: String, _ value: Bool) {
    addName(name)
    bytes += Array((value ? "true" : "false").utf8)
  }

  mutating func add(_ name: String, _ values: [String]) {
    addName(name)
    bytes.append(UInt8(ascii: "["))
    for (index, value) in values.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      append(quoted: value)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func addName(_ name: String) {
    if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
    append(quoted: name)
    bytes.append(UInt8(ascii: ":"))
  }

  private mutating func append(quoted text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes += [UInt8(ascii: "\\"), byte]
      // Angle brackets and the ampersand too: nothing that is sent reads as markup, whatever
      // the reader takes it for.
      case 0..<0x20, 0x7F, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"):
        let digits = Array("0123456789abcdef".utf8)
        bytes += Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default:
        bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
