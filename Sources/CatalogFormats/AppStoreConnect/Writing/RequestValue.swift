import SourceSyntax

/// A JSON value whose members keep the order in which they are written.
enum RequestValue: Sendable, Hashable {
  case text(String)
  case number(Int)
  case flag(Bool)
  case null
  case list([RequestValue])
  case object([Member])

  struct Member: Sendable, Hashable {
    var key: String
    var value: RequestValue
  }

  func write(to writer: inout JSONWriter) {
    switch self {
    case .text(let text): writer.string(text)
    case .number(let number): writer.integer(number)
    case .flag(let flag): writer.boolean(flag)
    case .null: writer.token("null")
    case .list(let values):
      writer.array { writer in
        for value in values { value.write(to: &writer) }
      }
    case .object(let members):
      writer.object { writer in
        for member in members {
          writer.key(member.key)
          member.value.write(to: &writer)
        }
      }
    }
  }
}

extension RequestValue {
  static func object(_ members: [(String, RequestValue)]) -> RequestValue {
    .object(members.map { Member(key: $0.0, value: $0.1) })
  }

  /// The text, or null.
  static func text(orNull text: String?) -> RequestValue { text.map(RequestValue.text) ?? .null }

  static func texts(_ texts: some Sequence<String>) -> RequestValue {
    .list(texts.map(RequestValue.text))
  }
}

extension RequestValue: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, RequestValue)...) { self = .object(elements) }
}

extension RequestValue: ExpressibleByStringInterpolation {
  init(stringLiteral value: String) { self = .text(value) }
}

extension RequestValue: ExpressibleByBooleanLiteral {
  init(booleanLiteral value: Bool) { self = .flag(value) }
}
