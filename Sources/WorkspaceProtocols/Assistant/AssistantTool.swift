package import SourceSyntax

/// A tool that an assistant can call.
package struct AssistantTool: Sendable {
  /// A parameter of a tool, which describes itself to the assistant and checks what it sends.
  package struct Parameter: Sendable {
    package indirect enum Kind: Sendable {
      case text
      case flag
      case texts
      /// An object whose keys the assistant chooses, with texts as its values.
      case textsByKey
      case records([Parameter])
    }

    package let name: String
    let kind: Kind
    let isRequired: Bool
    let summary: String

    package init(_ name: String, _ summary: String, _ kind: Kind = .text, required isRequired: Bool = false) {
      self.name = name
      self.kind = kind
      self.isRequired = isRequired
      self.summary = summary
    }
  }

  /// The text of an answer, and whether the tool could not do what it was asked to.
  package struct Answer: Sendable, Hashable {
    package var text: String
    package var isFailure: Bool

    package init(_ text: String, isFailure: Bool = false) {
      self.text = text
      self.isFailure = isFailure
    }
  }

  package let name: String
  let summary: String
  let parameters: [Parameter]
  /// Whether a file may be different after a call.
  let changesFiles: Bool
  let run: @Sendable (OrderedValue) async throws -> Answer

  /// - Parameter run: Answers a call; its parameters were checked.
  package init(
    _ name: String, _ summary: String, _ parameters: [Parameter] = [], changesFiles: Bool = false,
    run: @escaping @Sendable (OrderedValue) async throws -> Answer
  ) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
    self.changesFiles = changesFiles
    self.run = run
  }

  /// The tool as the protocol lists it.
  var listed: OrderedValue {
    [
      "name": .text(name), "description": .text(summary), "inputSchema": Parameter.schema(of: parameters),
      "annotations": ["readOnlyHint": .flag(!changesFiles), "openWorldHint": false],
    ]
  }

  /// Refuses arguments that are missing, unknown or of another kind.
  func check(_ arguments: OrderedValue) throws(RPCError) {
    if let fault = Parameter.fault(in: arguments, of: parameters, called: "the arguments") {
      throw .invalidParams("\(name): \(fault)")
    }
  }
}

extension AssistantTool.Parameter {
  static func schema(of parameters: [Self]) -> OrderedValue {
    [
      "type": "object", "properties": .map(entries: parameters.map { ($0.name, $0.schema) }),
      "required": .texts(parameters.filter(\.isRequired).map(\.name)), "additionalProperties": false,
    ]
  }

  private var schema: OrderedValue {
    var schema: OrderedMap = ["description": .text(summary)]
    switch kind {
    case .text: schema.append("type", "string")
    case .flag: schema.append("type", "boolean")
    case .texts: schema = schema + ["type": "array", "items": ["type": "string"]]
    case .textsByKey: schema = schema + ["type": "object", "additionalProperties": ["type": "string"]]
    case .records(let fields): schema = schema + ["type": "array", "items": Self.schema(of: fields)]
    }
    return .map(schema)
  }

  /// The first fault of an object, in one sentence.
  static func fault(in object: OrderedValue, of parameters: [Self], called name: String) -> String? {
    guard case .map(let map) = object else { return "\(name) must be an object" }
    for entry in map.entries {
      guard let parameter = parameters.first(where: { $0.name == entry.key }) else {
        let known = parameters.map { "\"\($0.name)\"" }.joined(separator: ", ")
        return "no parameter \"\(entry.key)\"; expected \(known.isEmpty ? "none" : known)"
      }
      if let fault = parameter.fault(in: entry.value) { return fault }
    }
    let missing = parameters.first { $0.isRequired && map[$0.name] == nil }
    return missing.map { "\"\($0.name)\" is missing: \($0.summary)" }
  }

  private func fault(in value: OrderedValue) -> String? {
    func areTexts(_ values: [OrderedValue]) -> Bool { values.allSatisfy { if case .text = $0 { true } else { false } } }
    switch (kind, value) {
    case (.text, .text), (.flag, .flag): return nil
    case (.texts, .list(let elements)) where areTexts(elements): return nil
    case (.textsByKey, .map(let map)) where areTexts(map.entries.map(\.value)): return nil
    case (.records(let fields), .list(let elements)):
      return elements.lazy.compactMap { Self.fault(in: $0, of: fields, called: "an element of \"\(name)\"") }.first
    case (.text, _): return "\"\(name)\" must be a text"
    case (.flag, _): return "\"\(name)\" must be true or false"
    case (.texts, _): return "\"\(name)\" must be a list of texts"
    case (.textsByKey, _): return "\"\(name)\" must be an object of texts"
    case (.records, _): return "\"\(name)\" must be a list of objects"
    }
  }
}
