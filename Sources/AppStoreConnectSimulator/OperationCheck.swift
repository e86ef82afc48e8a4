import Basics
import SourceSyntax

/// The operations of the API, and a check whether a request has the shape that one of them requires.
struct OperationCheck: Sendable {
  /// The members that a resource in a body may have.
  struct Shape: Sendable {
    struct Attribute: Sendable {
      var kind: String
      var isRequired: Bool
      var isNullable: Bool
    }

    struct Relationship: Sendable {
      var type: String
      var isMany: Bool
      var isRequired: Bool
    }

    var type = ""
    var needsID = false
    /// Whether the body is a list of references.
    var isList = false
    var attributes: [String: Attribute] = [:]
    var relationships: [String: Relationship] = [:]

    init(_ text: some StringProtocol) {
      for (index, part) in text.split(separator: " ").enumerated() {
        guard index > 0 else {
          type = String(part)
          if type.hasPrefix("*") {
            isList = true
            type.removeFirst()
          }
          if type.hasSuffix("#") {
            needsID = true
            type.removeLast()
          }
          continue
        }
        guard let colon = part.firstIndex(of: ":") else { continue }
        var name = part[part.index(after: part.startIndex)..<colon]
        var kind = part[part.index(after: colon)...]
        let isRequired = name.hasSuffix("!")
        if isRequired { name.removeLast() }
        if part.hasPrefix("@") {
          let isNullable = kind.hasSuffix("?")
          if isNullable { kind.removeLast() }
          attributes[String(name)] = Attribute(kind: String(kind), isRequired: isRequired, isNullable: isNullable)
        } else if part.hasPrefix(">") {
          let isMany = kind.hasPrefix("*")
          if isMany { kind.removeFirst() }
          relationships[String(name)] = Relationship(type: String(kind), isMany: isMany, isRequired: isRequired)
        }
      }
    }
  }

  struct Operation: Sendable {
    var method: String
    var path: [Substring]
    /// The limits and choices of query parameters, by their names.
    var query: [String: String] = [:]
    var body: Shape?
    var included: Set<String> = []
  }

  private var operations: [Operation] = []
  private var inline: [String: Shape] = [:]

  static let shared = OperationCheck()

  private init() {
    for row in EmbeddedTable.rows(of: PackageResources.operations_txt) {
      var text = row[0][...]
      if text.hasPrefix("INCLUDED ") {
        let shape = Shape(text.dropFirst(9))
        inline[shape.type] = shape
        continue
      }
      var included: Set<String> = []
      var body: Shape?
      if let start = text.firstRange(of: " = ") {
        var shape = text[start.upperBound...]
        if let plus = shape.firstRange(of: " +") {
          included = Set(shape[plus.upperBound...].split(separator: ",").map(String.init))
          shape = shape[..<plus.lowerBound]
        }
        body = Shape(shape)
        text = text[..<start.lowerBound]
      }
      var query: [String: String] = [:]
      if let start = text.firstRange(of: " ? ") {
        for parameter in text[start.upperBound...].split(separator: " ") {
          let pair = parameter.split(separator: "=", maxSplits: 1)
          query[String(pair[0])] = pair.count > 1 ? String(pair[1]) : ""
        }
        text = text[..<start.lowerBound]
      }
      let words = text.split(separator: " ")
      guard words.count == 2 else { continue }
      operations.append(
        Operation(
          method: String(words[0]), path: words[1].split(separator: "/"), query: query, body: body, included: included))
    }
  }

  /// The operation of a request, whose query and body have been checked.
  func check(_ method: String, _ path: [Substring], _ query: [(name: String, value: String)], _ body: OrderedValue?)
    throws(Refusal) -> Operation
  {
    let known = operations.filter { operation in
      operation.path.count == path.count && zip(operation.path, path).allSatisfy { $0 == $1 || $0 == "{id}" }
    }
    guard !known.isEmpty else { throw Refusal(404, "PATH_ERROR", "The URL path is not valid") }
    guard let operation = known.first(where: { $0.method == method }) else {
      throw Refusal(
        403, "FORBIDDEN_ERROR",
        "The resource does not allow this operation. Allowed operations are: "
          + known.map(\.method).joined(separator: ", "))
    }
    for (name, value) in query { try check(name, value, operation) }
    if let shape = operation.body {
      guard let body, let data = body["data"] else { throw Refusal(400, "BODY_ERROR", "The request body needs data") }
      try check(data, shape)
      for element in body["included"]?.elements ?? [] {
        guard let type = element["type"]?.scalarText, operation.included.contains(type), let shape = inline[type] else {
          throw Refusal(409, "ENTITY_ERROR.INCLUDED.INVALID", "The included type can't be created here")
        }
        guard let id = element["id"]?.scalarText, id.hasPrefix("${"), id.hasSuffix("}") else {
          throw Refusal(
            409, "ENTITY_ERROR.INCLUDED.INVALID_ID", "The id of an included entity has to have the form ${local-id}")
        }
        try check(element, shape, isInline: true)
      }
    } else if body != nil {
      throw Refusal(400, "BODY_ERROR", "This request has no body")
    }
    return operation
  }

  private func check(_ name: String, _ value: String, _ operation: Operation) throws(Refusal) {
    if name == "cursor" || name.hasPrefix("fields[") { return }
    guard let rule = operation.query[name] else {
      throw Refusal(
        400, "PARAMETER_ERROR.ILLEGAL", "The parameter '\(name)' can not be used with this request", at: name)
    }
    if name == "include" {
      let allowed = Set(rule.split(separator: "|"))
      for part in value.split(separator: ",") where !allowed.contains(part) {
        throw Refusal(400, "PARAMETER_ERROR.INVALID", "'\(part)' is not a valid relationship name", at: name)
      }
    } else if let most = Int(rule) {
      guard let number = Int(value), (1...most).contains(number) else {
        throw Refusal(400, "PARAMETER_ERROR.INVALID", "'\(value)' is not a limit from 1 to \(most)", at: name)
      }
    }
  }

  private func check(_ data: OrderedValue, _ shape: Shape, isInline: Bool = false) throws(Refusal) {
    if shape.isList {
      for element in data.elements where element["type"]?.scalarText != shape.type {
        throw Refusal(409, "ENTITY_ERROR.RELATIONSHIP.INVALID", "The type has to be \(shape.type)")
      }
      return
    }
    guard data["type"]?.scalarText == shape.type else {
      throw Refusal(409, "ENTITY_ERROR.TYPE.INVALID", "The type has to be \(shape.type)", at: "/data/type")
    }
    if shape.needsID || isInline, data["id"] == nil {
      throw Refusal(409, "ENTITY_ERROR.ID.REQUIRED", "An id is required", at: "/data/id")
    }
    if let attributes = data["attributes"] {
      // Seen with an empty object; the text names neither.
      if attributes.entries.isEmpty {
        throw Refusal(409, "ENTITY_ERROR", "An error occurred while processing the pricing information")
      }
      for entry in attributes.entries {
        let pointer = "/data/attributes/\(entry.key)"
        guard let rule = shape.attributes[entry.key] else {
          throw Refusal(
            409, "ENTITY_ERROR.ATTRIBUTE.NOT_ALLOWED",
            "The attribute '\(entry.key)' can not be included in this request", at: pointer)
        }
        if entry.value == .null {
          guard rule.isNullable else {
            throw Refusal(409, "ENTITY_ERROR.ATTRIBUTE.INVALID", "The attribute can't be null", at: pointer)
          }
        } else if !Self.fits(entry.value, rule.kind) {
          throw Refusal(409, "ENTITY_ERROR.ATTRIBUTE.TYPE", "The attribute has a value of the wrong type", at: pointer)
        }
      }
    }
    for (name, rule) in shape.attributes where rule.isRequired && data["attributes"]?[name] == nil {
      throw Refusal(
        409, "ENTITY_ERROR.ATTRIBUTE.REQUIRED", "You must provide a value for the attribute '\(name)'",
        at: "/data/attributes/\(name)")
    }
    let relationships = data["relationships"]
    for entry in relationships?.entries ?? [] {
      let pointer = "/data/relationships/\(entry.key)"
      guard let rule = shape.relationships[entry.key] else {
        throw Refusal(
          409, "ENTITY_ERROR.RELATIONSHIP.NOT_ALLOWED",
          "The relationship '\(entry.key)' can not be included in this request", at: pointer)
      }
      let references = rule.isMany ? entry.value["data"]?.elements : entry.value["data"].map { [$0] }
      guard let references, references.allSatisfy({ $0["type"]?.scalarText == rule.type && $0["id"] != nil }) else {
        throw Refusal(409, "ENTITY_ERROR.RELATIONSHIP.TYPE", "The relationship has to be to \(rule.type)", at: pointer)
      }
    }
    for (name, rule) in shape.relationships where rule.isRequired && relationships?[name]?["data"] == nil {
      throw Refusal(
        409, "ENTITY_ERROR.RELATIONSHIP.REQUIRED", "The relationship '\(name)' is required",
        at: "/data/relationships/\(name)")
    }
  }

  private static func fits(_ value: OrderedValue, _ kind: String) -> Bool {
    switch (kind, value) {
    case ("s", .text), ("b", .flag), ("a", .list), ("o", .map): true
    case ("i", .number(let number)): Int(number) != nil
    case ("d", .text(let text)): CalendarDate(text) != nil
    case (let choice, .text(let text)) where choice.hasPrefix("("):
      choice.dropFirst().dropLast().split(separator: "|").contains { $0 == text }
    case (let choices, .list(let elements)) where choices.hasPrefix("a("):
      elements.allSatisfy { fits($0, String(choices.dropFirst())) }
    default: false
    }
  }
}
