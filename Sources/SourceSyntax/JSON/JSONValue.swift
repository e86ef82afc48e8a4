/// A JSON value that can be changed: keys in their order, numbers as they are written.
public enum JSONValue: Sendable, Hashable {
  case text(String)
  /// A number, `true`, `false` or `null`, as written.
  case token(String)
  case array([JSONValue])
  case object(JSONObject)

  public static let null = JSONValue.token("null")

  public static func flag(_ value: Bool) -> JSONValue { .token(value ? "true" : "false") }
  public static func integer(_ value: Int) -> JSONValue { .token(String(value)) }

  /// The text, or null.
  public static func text(orNull text: String?) -> JSONValue { text.map(JSONValue.text) ?? .null }

  public static func texts(_ texts: some Sequence<String>) -> JSONValue {
    .array(texts.map(JSONValue.text))
  }

  /// An object of these entries, in their order.
  public static func object(_ entries: [(String, JSONValue)]) -> JSONValue {
    .object(JSONObject(entries))
  }

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

extension JSONValue: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral entries: (String, JSONValue)...) { self = .object(entries) }
}

extension JSONValue: ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) { self = .text(text) }
}

extension JSONValue: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self = .flag(value) }
}
