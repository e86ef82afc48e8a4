/// A JSON value that can be changed: keys in their order, numbers as they are written.
public enum JSONValue: Sendable {
  case text(String)
  /// A number, `true`, `false` or `null`, as written.
  case token(String)
  case array([JSONValue])
  case object(JSONObject)

  public static let null = JSONValue.token("null")

  public static func flag(_ value: Bool) -> JSONValue { .token(value ? "true" : "false") }
  public static func integer(_ value: Int) -> JSONValue { .token(String(value)) }

  /// The value of a node of a tree without errors.
  public init(_ node: SyntaxNode) {
    switch node.kind {
    case .mapping: self = .object(JSONObject(node))
    case .sequence: self = .array(node.elements.map { JSONValue($0) })
    case .scalar: self = node.style == .plain ? .token(node.text) : .text(node.text)
    }
  }

  /// Writes the value as the next one.
  public func write(to writer: inout JSONWriter) {
    switch self {
    case .text(let text): writer.string(text)
    case .token(let token): writer.token(token)
    case .array(let elements):
      writer.array { writer in
        for element in elements { element.write(to: &writer) }
      }
    case .object(let object):
      writer.object { writer in
        for entry in object.entries {
          writer.key(entry.key)
          entry.value.write(to: &writer)
        }
      }
    }
  }
}

/// The entries of a JSON object in their order.
public struct JSONObject: Sendable, ExpressibleByDictionaryLiteral {
  public struct Entry: Sendable {
    public var key: String
    public var value: JSONValue
  }

  public private(set) var entries: [Entry]

  /// The entries in the order in which they are given.
  public init(dictionaryLiteral entries: (String, JSONValue)...) {
    self.entries = entries.map { Entry(key: $0, value: $1) }
  }

  /// The entries of a mapping.
  public init(_ node: SyntaxNode) {
    entries = node.entries.map { Entry(key: $0.key.text, value: JSONValue($0.value)) }
  }

  /// The value of a key, compared by bytes. Setting one that is there leaves it in its place; a new
  /// one goes where the alphabet, whatever the case, has it; nil takes it away.
  public subscript(key: String) -> JSONValue? {
    get { index(of: key).map { entries[$0].value } }
    set {
      switch (index(of: key), newValue) {
      case (let index?, let value?): entries[index].value = value
      case (let index?, nil): entries.remove(at: index)
      case (nil, let value?):
        let folded = key.lowercased()
        let place = entries.firstIndex { $0.key.lowercased() > folded } ?? entries.count
        entries.insert(Entry(key: key, value: value), at: place)
      case (nil, nil): break
      }
    }
  }

  private func index(of key: String) -> Int? {
    entries.firstIndex { $0.key.utf8.elementsEqual(key.utf8) }
  }
}
