extension Substring.UTF8View {
  /// The parts between separators, trimmed and without empty ones.
  func parts(separatedBy separator: UInt8) -> [Substring.UTF8View] {
    split(separator: separator).compactMap { part in
      let space = UInt8(ascii: " ")
      var part = part.drop { $0 == space }
      while part.last == space { part.removeLast() }
      return part.isEmpty ? nil : part
    }
  }
}

extension String {
  /// The lines of a list, trimmed and without empty ones.
  var lines: [Substring.UTF8View] { self[...].utf8.parts(separatedBy: UInt8(ascii: "\n")) }

  /// The text of a part of a list.
  init(part: Substring.UTF8View) { self = String(Substring(part)) }
}
