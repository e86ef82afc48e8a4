/// Lines of YAML with their indentation.
struct YAMLWriter {
  private var text = ""
  private var depth: Int

  /// - Parameter depth: How deep the first line stands.
  init(depth: Int = 0) { self.depth = depth }

  /// What was written, without a blank line at the end.
  var file: [UInt8] { Array((text.hasSuffix("\n\n") ? text.dropLast() : text[...]).utf8) }

  mutating func line(_ line: String) {
    if !line.isEmpty { text += String(repeating: "  ", count: depth) + line }
    text += "\n"
  }

  /// A key with a mapping or a list below it; an empty line follows those of the outermost two.
  mutating func section(_ key: String, _ content: (inout YAMLWriter) -> Void) {
    line("\(YAMLScalar.text(key)):")
    depth += 1
    let before = text.utf8.count
    content(&self)
    depth -= 1
    if text.utf8.count == before {
      // Nothing came: an empty mapping says so.
      text.removeLast()
      text += " {}\n"
    }
    if depth <= 1, !text.hasSuffix("\n\n") { text += "\n" }
  }

  mutating func entry(_ key: String, _ value: String?) {
    entry(key, raw: value.map(YAMLScalar.text))
  }

  mutating func entry(_ key: String, raw value: String?) {
    if let value { line("\(YAMLScalar.text(key)): \(value)") }
  }

  func list(_ values: [String]) -> String {
    "[\(values.map(YAMLScalar.text).joined(separator: ", "))]"
  }
}
