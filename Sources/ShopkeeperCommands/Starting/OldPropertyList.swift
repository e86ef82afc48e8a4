import SourceSyntax

/// A value of a property list in the notation of NeXTSTEP, in which Xcode writes its projects.
indirect enum OldPropertyList: Sendable {
  case text(String)
  case list([OldPropertyList])
  case map([String: OldPropertyList])

  /// Reads a file; nil when it is not such a list.
  init?(_ bytes: [UInt8]) {
    var cursor = OldPropertyListCursor(bytes)
    self.init(at: &cursor, depth: 0)
  }

  /// Projects are eight deep.
  private static let deepest = 64

  private init?(at cursor: inout OldPropertyListCursor, depth: Int) {
    guard depth < Self.deepest else { return nil }
    if cursor.take("{") {
      var values: [String: OldPropertyList] = [:]
      while !cursor.take("}") {
        guard let key = cursor.word(), cursor.take("="),
          let value = OldPropertyList(at: &cursor, depth: depth + 1), cursor.take(";")
        else { return nil }
        values[key] = value
      }
      self = .map(values)
    } else if cursor.take("(") {
      var elements: [OldPropertyList] = []
      while !cursor.take(")") {
        guard let value = OldPropertyList(at: &cursor, depth: depth + 1),
          cursor.take(",") || cursor.next() == UInt8(ascii: ")")
        else { return nil }
        elements.append(value)
      }
      self = .list(elements)
    } else {
      guard let word = cursor.word() else { return nil }
      self = .text(word)
    }
  }

  subscript(key: String) -> OldPropertyList? { if case .map(let values) = self { values[key] } else { nil } }

  var text: String? { if case .text(let text) = self { text } else { nil } }

  var elements: [OldPropertyList] { if case .list(let elements) = self { elements } else { [] } }

  var keys: [String] { if case .map(let values) = self { values.keys.sorted() } else { [] } }
}
