import Basics
import SourceSyntax

/// A reference to a resource.
struct Reference: Sendable, Hashable {
  var type: String
  var id: String

  init(_ type: String, _ id: String) {
    self.type = type
    self.id = id
  }

  var json: OrderedValue { ["type": .text(type), "id": .text(id)] }
}

/// A resource of the simulated store.
struct Entity: Sendable, Hashable {
  var reference: Reference
  var attributes: OrderedMap
  var one: [String: Reference] = [:]
  var many: [String: [Reference]] = [:]
  /// The entity that owns it.
  var parent: Reference?
  /// The number of lists of its parent that are still answered without it.
  var hiddenReads = 0
  /// The number of times an uploaded file is still read before it is processed.
  var processingReads = 0

  init(_ type: String, _ id: String, _ attributes: OrderedMap = [:]) {
    reference = Reference(type, id)
    self.attributes = attributes
  }

  var type: String { reference.type }
  var id: String { reference.id }

  func text(_ key: String) -> String? { if case .text(let text)? = attributes[key] { text } else { nil } }

  func day(_ key: String) -> CalendarDate? { text(key).flatMap { CalendarDate($0) } }

  var state: String { text("state") ?? "" }

  /// Sets an attribute in place, or adds it at the end.
  mutating func set(_ key: String, _ value: OrderedValue) {
    if attributes[key] == nil { attributes.append(key, value) } else { attributes[key] = value }
  }
}

/// An error that the API answers with.
struct Refusal: Error, Sendable, Hashable {
  var status: Int
  var code: String
  var detail: String
  var pointer: String?

  init(_ status: Int, _ code: String, _ detail: String, at pointer: String? = nil) {
    self.status = status
    self.code = code
    self.detail = detail
    self.pointer = pointer
  }

  /// - Parameters:
  ///   - problem: The end of the code, such as `INVALID`.
  static func attribute(_ name: String, _ problem: String, _ detail: String) -> Refusal {
    Refusal(409, "ENTITY_ERROR.ATTRIBUTE.\(problem)", detail, at: "/data/attributes/\(name)")
  }

  var json: OrderedValue {
    [
      "errors": [
        [
          "id": "00000000-0000-0000-0000-000000000000", "status": .text(String(status)), "code": .text(code),
          "title": "The request can't be fulfilled", "detail": .text(detail),
          "source": pointer.map { ["pointer": .text($0)] },
        ]
      ]
    ]
  }
}
