/// Whether a text has Xcode's layout of a StoreKit configuration; checked line by line, by the
/// rules that real files follow, and not by the output of our own writer.
///
/// Two spaces per level; `"key" : value`; a blank line in an empty container; case-insensitive
/// order of keys; LF line breaks, no byte order mark, no unnecessary escapes. The last line break
/// may be missing.
enum XcodeStyle {
  static func isKept(by bytes: [UInt8]) -> Bool {
    guard let text = String(validating: bytes, as: UTF8.self),
      !text.unicodeScalars.contains(where: { "\r\t\u{FEFF}".unicodeScalars.contains($0) }), !text.contains("\\/"),
      !text.contains("\\u")
    else { return false }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    // The previous keys of each open container; nil in a list.
    var open: [String?] = []
    var previous = ""
    for (index, line) in lines.enumerated() {
      defer { previous = line }
      if line.isEmpty {
        guard opens(previous), index + 1 < lines.count, closes(lines[index + 1]) else { return false }
        continue
      }
      if closes(line) {
        guard !open.isEmpty, !opens(previous) else { return false }
        open.removeLast()
      }
      let body = line.drop { $0 == " " }
      guard line.count - body.count == 2 * open.count else { return false }
      if closes(line) { continue }
      guard let value = value(of: body, in: &open) else { return false }
      guard let first = value.first, first != " ", line.last != " " else { return false }
      // The line opens a container, and has nothing else.
      if "{[".contains(first), value.count > 1 { return false }
      if opens(line) { open.append(line.hasSuffix("{") ? "" : nil) }
    }
    return open.isEmpty
  }

  /// The text after the key of a line in an object, or the whole line in a list; nil when the key
  /// is out of order or not separated.
  private static func value(of body: Substring, in open: inout [String?]) -> Substring? {
    guard let last = open.last, let before = last else { return body }
    guard body.first == "\"", let end = body.dropFirst().firstIndex(of: "\""),
      body[body.index(after: end)...].hasPrefix(" : ")
    else { return nil }
    let key = body[body.index(after: body.startIndex)..<end].lowercased()
    guard before <= key else { return nil }
    open[open.count - 1] = key
    return body[body.index(end, offsetBy: 4)...]
  }

  private static func opens(_ line: String) -> Bool { line.hasSuffix("{") || line.hasSuffix("[") }

  private static func closes(_ line: String) -> Bool { ["}", "]", "},", "],"].contains(line.drop { $0 == " " }) }
}
