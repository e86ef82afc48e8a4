import Basics
import SourceSyntax

/// The body of a response: resources, included resources, and the address of the next page.
struct APIDocument {
  let data: [APIResource]
  let included: [APIResource]
  /// The address of the next page.
  let next: String?
  /// The number of resources in all pages.
  let total: Int?
  /// Whether `data` is null, as for a to-one relationship without a resource.
  let isEmpty: Bool

  /// Whether a text can be a part of a path, as IDs become, and is no way to another resource.
  private static func isID(_ id: String) -> Bool {
    !["", ".", ".."].contains(id)
      && id.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "-._~=+:".utf8.contains($0) }
  }

  /// - Throws: ``StoreFailure`` for anything that is not a response of the API.
  init(_ bytes: [UInt8], to target: String) throws(StoreFailure) {
    let tree = SyntaxTree.parseJSON(SourceFile(name: "response", bytes: bytes))
    guard !tree.hasErrors, let root = tree.root, root.isMapping else {
      throw .malformed(target, bytes.isEmpty ? "the response is empty" : "it is not JSON")
    }
    let value = OrderedValue(root)
    func resources(_ key: String) throws(StoreFailure) -> [APIResource] {
      var found: [APIResource] = []
      let elements: [OrderedValue] =
        switch value[key] {
        case .list(let list)?: list
        case .map?: [value[key] ?? .null]
        case .null?, nil: []
        default: throw .malformed(target, "\"\(key)\" is neither an object nor a list")
        }
      for element in elements {
        guard case .text(let type)? = element["type"], case .text(let id)? = element["id"] else {
          throw .malformed(target, "a resource in \"\(key)\" has no \"type\" and \"id\"")
        }
        let related = (element["relationships"]?.entries ?? []).map(\.value).flatMap { relation -> [OrderedValue] in
          relation["data"].map { $0.elements.isEmpty ? [$0] : $0.elements } ?? []
        }
        for id in [id] + related.compactMap({ $0["id"]?.scalarText }) where !Self.isID(id) {
          throw .malformed(target, "the ID \(quoted: id) has other characters than letters, digits and \"-._~=+:\"")
        }
        found.append(APIResource(type: type, id: id, value: element))
      }
      return found
    }
    guard let data = value["data"] else { throw .malformed(target, "it has no \"data\"") }
    self.data = try resources("data")
    included = try resources("included")
    isEmpty = data == .null
    if case .text(let next)? = value["links"]?["next"] { self.next = next } else { next = nil }
    total = value["meta"]?["paging"]?["total"].flatMap { Int($0.scalarText) }
  }
}

/// A resource of a response.
struct APIResource: Sendable, Hashable {
  let type: String
  let id: String
  let value: OrderedValue

  /// An attribute that is a text; nil when it is missing, null or anything else.
  func text(_ key: String) -> String? { if case .text(let text)? = value["attributes"]?[key] { text } else { nil } }

  /// The texts of a list; nil for anything else.
  func texts(_ key: String) -> [String]? {
    if case .list(let list)? = value["attributes"]?[key] { list.map(\.scalarText) } else { nil }
  }

  /// Whether a price has others for larger numbers of seats. The names of their members are in no public copy of the
  /// API: any that speaks of tiers and has a value counts.
  var hasTiers: Bool {
    let members = (value["attributes"]?.entries ?? []) + (value["relationships"]?.entries ?? [])
    return members.contains { member in
      guard member.key.lowercased().contains("tier") else { return false }
      return switch member.value {
      case .null, .flag(false): false
      case .list(let list): !list.isEmpty
      case .map(let map): map["data"].map { $0 != .null && $0 != .list([]) } ?? (map["links"] == nil)
      default: true
      }
    }
  }

  func flag(_ key: String) -> Bool? { if case .flag(let flag)? = value["attributes"]?[key] { flag } else { nil } }

  func day(_ key: String) -> CalendarDate? { text(key).flatMap { CalendarDate($0) } }

  /// A whole number; nil for one beyond a trillion, which no attribute has, so that sums of them can't overflow.
  func integer(_ key: String) -> Int? {
    let limit = 1_000_000_000_000
    return value["attributes"]?[key].flatMap { Int($0.scalarText) }.flatMap { (-limit...limit).contains($0) ? $0 : nil }
  }

  func attribute(_ key: String) -> OrderedValue? { value["attributes"]?[key] }

  /// The ID of the resource of a to-one relationship, when the response has it.
  func one(_ relation: String) -> String? {
    if case .text(let id)? = value["relationships"]?[relation]?["data"]?["id"] { id } else { nil }
  }

  /// The IDs of a to-many relationship; nil when the response only links to it.
  func many(_ relation: String) -> [String]? {
    guard case .list(let list)? = value["relationships"]?[relation]?["data"] else { return nil }
    return list.compactMap { $0["id"]?.scalarText }
  }

  /// The number of resources of a to-many relationship, of which a response has at most 50.
  func total(_ relation: String) -> Int? {
    value["relationships"]?[relation]?["meta"]?["paging"]?["total"].flatMap { Int($0.scalarText) }
  }
}

extension [APIResource] {
  /// Resources by type and ID.
  var byID: [String: [String: APIResource]] {
    var found: [String: [String: APIResource]] = [:]
    for resource in self { found[resource.type, default: [:]][resource.id] = resource }
    return found
  }
}
