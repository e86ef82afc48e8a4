package import SourceSyntax

/// The parts of a request's body: resources, and references to them.
package enum RequestBody {
  /// A reference to one resource.
  package static func reference(_ type: String, _ id: String) -> OrderedValue {
    ["type": .text(type), "id": .text(id)]
  }

  /// A relationship to one resource.
  package static func one(_ type: String, _ id: String) -> OrderedValue { ["data": reference(type, id)] }

  /// A relationship to several resources.
  package static func many(_ type: String, _ ids: [String]) -> OrderedValue {
    ["data": .list(ids.map { reference(type, $0) })]
  }

  package static func territory(_ code: String) -> OrderedValue { one(territories, code) }

  package static func territories(_ codes: [String]) -> OrderedValue { many(territories, codes) }

  /// The type of storefronts.
  package static let territories = "territories"

  /// A resource; empty parts are left out, because the API refuses empty attributes.
  package static func resource(
    _ type: String, _ id: String?, _ attributes: OrderedMap, _ relationships: OrderedMap = [:]
  ) -> OrderedValue {
    [
      "type": .text(type), "id": id.map(OrderedValue.text),
      "attributes": attributes.entries.isEmpty ? nil : .map(attributes),
      "relationships": relationships.entries.isEmpty ? nil : .map(relationships),
    ]
  }
}
