package import SourceSyntax

/// One request of a manifest: its contents, its dependencies, and the values of its response that
/// later requests use.
package struct RequestStep: Sendable {
  package enum Method: String, Sendable {
    case get = "GET"
    case post = "POST"
    case patch = "PATCH"
    case delete = "DELETE"
    /// The bytes of a file, sent as described in the response to its reservation.
    case upload = "UPLOAD"
  }

  /// A value of the response that is saved under a name.
  package struct Saving: Sendable {
    package enum Value: Sendable {
      /// The value at a JSON pointer.
      case value(at: String)
      /// The ID of the element of `data` that has these values at these pointers.
      case found([(at: String, value: String)])
      /// The elements of `data`, with their IDs and territories.
      case list(Filter, territory: String)
    }

    /// The elements that a list keeps.
    package struct Filter: Sendable {
      var amount: String?
      var only: [String]?
      var except: [String] = []

      package init(amount: String? = nil, only: [String]? = nil, except: [String] = []) {
        self.amount = amount
        self.only = only
        self.except = except
      }
    }

    var name: RequestName
    var value: Value

    package init(name: RequestName, value: Value) {
      self.name = name
      self.value = value
    }
  }

  /// Elements that are appended to lists of the body, for each element of a saved list.
  package struct Expansion: Sendable {
    var list: RequestName
    var elements: [(at: String, element: OrderedValue)]

    package init(list: RequestName, elements: [(at: String, element: OrderedValue)]) {
      self.list = list
      self.elements = elements
    }
  }

  package var id: RequestName
  package var method: Method
  package var path = ""
  var query: [(String, String)] = []
  /// The file to upload, and the upload operations.
  var file: (path: String, operations: RequestName)?
  var body: OrderedValue?
  /// The list for each of whose elements the request is sent once.
  var repetition: RequestName?
  var expansions: [Expansion] = []
  package var savings: [Saving] = []
  /// Steps that must come first although no value of their responses is used.
  package var after: [RequestName] = []

  package init(
    id: RequestName, method: Method, path: String = "", query: [(String, String)] = [],
    file: (path: String, operations: RequestName)? = nil, body: OrderedValue? = nil, repetition: RequestName? = nil,
    expansions: [Expansion] = [], savings: [Saving] = [], after: [RequestName] = []
  ) {
    self.id = id
    self.method = method
    self.path = path
    self.query = query
    self.file = file
    self.body = body
    self.repetition = repetition
    self.expansions = expansions
    self.savings = savings
    self.after = after
  }

  /// The names that the request uses, in order.
  var uses: [String] {
    var names = Self.references(in: path, body)
    for expansion in expansions {
      names.append(expansion.list.text)
      for (_, element) in expansion.elements { Self.collect(element, into: &names) }
    }
    if let repetition { names.append(repetition.text) }
    if let file { names.append(file.operations.text) }
    return names
  }

  /// The names that the path and the body of a request refer to.
  static func references(in path: String, _ body: OrderedValue?) -> [String] {
    var names = RequestName.references(in: path)
    if let body { collect(body, into: &names) }
    return names
  }

  // References are in the members that identify a resource or a start date: the texts of products
  // are sent unchanged.
  private static func collect(_ value: OrderedValue, into names: inout [String]) {
    switch value {
    case .map(let map):
      for index in map.entries.indices {
        guard case .text(let text) = map.entries[index].value else {
          collect(map.entries[index].value, into: &names)
          continue
        }
        let key = map.entries[index].key
        if key == "id" || key == "startDate" { RequestName.addReferences(of: text, to: &names) }
      }
    case .list(let values): for value in values { collect(value, into: &names) }
    case .text, .number, .integer, .flag, .null: break
    }
  }
}

extension RequestStep {
  /// A request whose body is complete.
  ///
  /// - Parameters:
  ///   - isReferred: Whether later requests refer to the resource that it creates.
  package init(
    _ work: RequestWork, id: RequestName, isReferred: Bool = false, expansions: [Expansion] = [],
    after: [RequestName] = []
  ) {
    self.init(
      id: id, method: work.method, path: work.path, body: work.body, expansions: expansions,
      savings: isReferred ? [Saving(name: work.saves ?? id, value: .value(at: "/data/id"))] : [], after: after)
  }

  /// Writes a line for each member: a file with a line for each of their values has twice the size, and takes
  /// that much more memory.
  ///
  /// - Parameter dependencies: The IDs of the steps that must come first.
  func write(to writer: inout JSONWriter, dependsOn dependencies: [String]) {
    writer.member("id", .text(id.text))
    writer.member("method", .text(method.rawValue))
    writer.member("path", path.isEmpty ? nil : .text(path))
    writer.member("query", onOneLine: query.isEmpty ? nil : .map(entries: query.map { ($0.0, .text($0.1)) }))
    writer.member("file", file.map { .text($0.path) })
    writer.member("operations", file.map { .text($0.operations.reference) })
    writer.member("body", onOneLine: body)
    writer.member("repeat", repetition.map { .text($0.text) })
    writer.member("expand", onOneLine: expansions.isEmpty ? nil : .list(expansions.map(\.json)))
    writer.member("dependsOn", onOneLine: dependencies)
    writer.member("saves", onOneLine: savings.isEmpty ? nil : .list(savings.map(\.json)))
  }
}

extension RequestStep.Expansion {
  fileprivate var json: OrderedValue {
    ["over": .text(list.text), "append": .list(elements.map { ["to": .text($0.at), "element": $0.element] })]
  }
}

extension RequestStep.Saving {
  fileprivate var json: OrderedValue {
    let name = OrderedValue.text(name.text)
    switch value {
    case .value(let pointer): return ["name": name, "at": .text(pointer)]
    case .found(let conditions):
      let values = OrderedValue.map(entries: conditions.map { ($0.at, .text($0.value)) })
      return ["name": name, "in": "/data", "where": values, "at": "/id"]
    case .list(let filter, let territory):
      func joined(_ names: [String]) -> OrderedValue { .text(names.joined(separator: ",")) }
      return [
        "name": name, "in": "/data", "where": filter.amount.map { ["/attributes/customerPrice": .text($0)] },
        "each": ["id": "/id", "territory": .text(territory)], "only": filter.only.map(joined),
        "except": filter.except.isEmpty ? nil : joined(filter.except),
      ]
    }
  }
}
