import SourceSyntax

/// The parts of a JSON:API document.
enum ResourceJSON {
  /// A reference to one resource.
  static func reference(_ type: String, _ id: String) -> JSONValue {
    ["type": .text(type), "id": .text(id)]
  }

  /// A relationship to one resource.
  static func one(_ type: String, _ id: String) -> JSONValue { ["data": reference(type, id)] }

  /// A relationship to one resource that an earlier answer named.
  static func one(_ type: String, _ name: RequestName) -> JSONValue { one(type, name.reference) }

  /// A relationship to many resources.
  static func many(_ references: [JSONValue]) -> JSONValue { ["data": .array(references)] }

  /// A resource; parts that are empty are left out.
  static func resource(
    _ type: String, id: String? = nil, _ attributes: [(String, JSONValue)] = [],
    relationships: [(String, JSONValue)] = []
  ) -> JSONValue {
    var members: [(String, JSONValue)] = [("type", .text(type))]
    if let id { members.append(("id", .text(id))) }
    if !attributes.isEmpty { members.append(("attributes", .object(attributes))) }
    if !relationships.isEmpty { members.append(("relationships", .object(relationships))) }
    return .object(members)
  }

  /// A document with one resource and those that are created with it.
  static func document(_ data: JSONValue, included: [JSONValue]? = nil) -> JSONValue {
    guard let included else { return ["data": data] }
    return ["data": data, "included": .array(included)]
  }
}
