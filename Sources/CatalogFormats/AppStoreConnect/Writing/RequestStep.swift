import SourceSyntax

/// One request of a manifest: what is sent, what must be sent before, and what of the answer later
/// requests use.
struct RequestStep: Sendable {
  enum Method: String, Sendable {
    case get = "GET"
    case post = "POST"
    case patch = "PATCH"
    /// The bytes of a file, sent as the answer to its reservation says.
    case upload = "UPLOAD"
  }

  /// Something of the answer that is kept under a name.
  struct Saving: Sendable {
    enum Value: Sendable {
      /// What a JSON pointer leads to.
      case value(at: String)
      /// The ID of the element of `data` in which pointers lead to these values.
      case found([(at: String, value: String)])
      /// The elements of `data`, with their IDs and territories.
      case list(Filter, territory: String)
    }

    /// Which elements a list keeps.
    struct Filter: Sendable {
      var amount: String?
      var only: [String]?
      var except: [String] = []
    }

    var name: RequestName
    var value: Value
  }

  /// Elements that are appended to lists of the body, for each element of a list that was saved.
  struct Expansion: Sendable {
    var list: RequestName
    var elements: [(at: String, element: JSONValue)]
  }

  var id: RequestName
  var method: Method
  var path = ""
  var query: [(String, String)] = []
  /// The file to upload, and what says how.
  var file: (path: String, operations: RequestName)?
  var body: JSONValue?
  /// The list for whose every element the request is sent once.
  var repetition: RequestName?
  var expansions: [Expansion] = []
  var savings: [Saving] = []
  /// The steps that must come before though nothing of their answers is used.
  var after: [RequestName] = []

  /// The names that the request uses, in their order.
  var uses: [String] {
    var names = RequestName.references(in: path)
    if let body { Self.collect(body, into: &names) }
    for expansion in expansions {
      names.append(expansion.list.text)
      for (_, element) in expansion.elements { Self.collect(element, into: &names) }
    }
    if let repetition { names.append(repetition.text) }
    if let file { names.append(file.operations.text) }
    return names
  }

  // References stand in the members that say which resource is meant, and since when: what a text
  // of a product says is sent as it is.
  private static func collect(_ value: JSONValue, into names: inout [String]) {
    switch value {
    case .object(let object):
      for entry in object.entries {
        if case .text(let text) = entry.value {
          if entry.key == "id" || entry.key == "startDate" {
            names += RequestName.references(in: text)
          }
        } else {
          collect(entry.value, into: &names)
        }
      }
    case .array(let values):
      for value in values { collect(value, into: &names) }
    case .text, .token: break
    }
  }
}

extension RequestStep {
  /// - Parameter dependencies: The IDs of the steps that must come before.
  func json(dependsOn dependencies: [String]) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("id", .text(id.text)), ("method", .text(method.rawValue)),
    ]
    if !path.isEmpty { members.append(("path", .text(path))) }
    if !query.isEmpty {
      members.append(("query", .object(query.map { ($0.0, .text($0.1)) })))
    }
    if let file {
      members.append(("file", .text(file.path)))
      members.append(("operations", .text(file.operations.reference)))
    }
    if let body { members.append(("body", body)) }
    if let repetition { members.append(("repeat", .text(repetition.text))) }
    if !expansions.isEmpty { members.append(("expand", .array(expansions.map(\.json)))) }
    members.append(("dependsOn", .texts(dependencies)))
    if !savings.isEmpty { members.append(("saves", .array(savings.map(\.json)))) }
    return .object(members)
  }
}

extension RequestStep.Expansion {
  fileprivate var json: JSONValue {
    [
      "over": .text(list.text),
      "append": .array(elements.map { ["to": .text($0.at), "element": $0.element] }),
    ]
  }
}

extension RequestStep.Saving {
  fileprivate var json: JSONValue {
    var members: [(String, JSONValue)] = [("name", .text(name.text))]
    switch value {
    case .value(let pointer): members.append(("at", .text(pointer)))
    case .found(let conditions):
      members.append(("in", "/data"))
      members.append(("where", .object(conditions.map { ($0.at, .text($0.value)) })))
      members.append(("at", "/id"))
    case .list(let filter, let territory):
      members.append(("in", "/data"))
      if let amount = filter.amount {
        members.append(("where", ["/attributes/customerPrice": .text(amount)]))
      }
      members.append(("each", ["id": "/id", "territory": .text(territory)]))
      if let only = filter.only {
        members.append(("only", .text(only.joined(separator: ","))))
      }
      if !filter.except.isEmpty {
        members.append(("except", .text(filter.except.joined(separator: ","))))
      }
    }
    return .object(members)
  }
}
