import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax

/// All resources of a file, joined by type and ID across its responses.
struct ConnectResources {
  private struct Key: Hashable {
    let type: ExactText
    let id: ExactText

    init(_ type: String, _ id: String) {
      self.type = ExactText(type)
      self.id = ExactText(id)
    }
  }

  private struct Slot: Hashable {
    let parent: Key
    let relationship: ExactText
  }

  private(set) var all: [ConnectResource] = []
  private var places: [Key: Int] = [:]
  /// Resources by their relationship to another.
  private var pointing: [Slot: [Int]] = [:]
  /// Resources by the address that was requested for them: `/v1/subscriptions/1/prices`.
  private var answered: [Slot: [Int]] = [:]

  /// The resources of a type, in the order of the file.
  func resources(of type: String) -> [Int] { all.indices.filter { all[$0].type == type } }

  func resource(_ type: String, _ id: String) -> Int? { places[Key(type, id)] }

  /// The resource that a reference refers to; IDs in braces may be local to the request.
  func resource(_ reference: ConnectReference) -> Int? {
    if let step = reference.step, let own = places[Key(reference.type, Self.own(reference.id, of: step))] { return own }
    return places[Key(reference.type, reference.id)]
  }

  /// The ID of a resource that exists only within one request.
  static func own(_ id: String, of step: ConnectStep) -> String { "\(step.index) \(id)" }

  /// - Parameter parent: The address by which the resource was requested: the type and ID of a
  ///   resource, and one of its relationships.
  mutating func add(
    type: String, id: String, _ appearance: ConnectAppearance,
    answering parent: (type: String, id: String, relationship: String)? = nil
  ) {
    let index: Int
    if let known = places[Key(type, id)] {
      index = known
      all[index].appearances.append(appearance)
    } else {
      index = all.count
      places[Key(type, id)] = index
      all.append(ConnectResource(type: type, id: id, appearances: [appearance]))
    }
    if let parent {
      let slot = Slot(parent: Key(parent.type, parent.id), relationship: ExactText(parent.relationship))
      answered[slot, default: []].append(index)
    }
    guard let relationships = appearance.place.value("relationships") else { return }
    for (key, value) in relationships.entries {
      guard let data = value.value(forKey: "data"), data.isMapping, let type = data.value(forKey: "type"),
        let id = data.value(forKey: "id")
      else { continue }
      let slot = Slot(parent: Key(type.text, id.text), relationship: ExactText(key.text))
      pointing[slot, default: []].append(index)
    }
  }

  // MARK: The contents of a resource

  /// An attribute, from the first appearance that has it.
  func attribute(_ key: String, of resource: Int) -> SyntaxNode? {
    all[resource].appearances.lazy.compactMap { $0.place.value("attributes")?.value(key) }.first
  }

  /// Whether a resource has an attribute, even if it is null.
  func states(_ key: String, of resource: Int) -> Bool {
    all[resource].appearances.contains { $0.place.value("attributes")?.value(forKey: key) != nil }
  }

  /// The references of a relationship, without duplicates.
  func references(_ relationship: String, of resource: Int) -> [ConnectReference] {
    var seen: Set<Key> = []
    var references: [ConnectReference] = []
    for appearance in all[resource].appearances {
      guard let data = appearance.place.value("relationships")?.value(relationship)?.value("data") else { continue }
      for element in data.isSequence ? data.items : [data] {
        guard let type = element.value("type")?.text, let id = element.value("id")?.text,
          seen.insert(Key(type, id)).inserted
        else { continue }
        references.append(ConnectReference(type: type, id: id, place: element, step: appearance.step))
      }
    }
    return references
  }

  /// The first reference of a to-one relationship.
  func reference(_ relationship: String, of resource: Int) -> ConnectReference? {
    references(relationship, of: resource).first
  }

  /// The resources that belong to another, no matter which side states it, and the references to
  /// missing ones.
  func related(_ relation: ConnectRelation, of resource: Int) -> (found: [Int], missing: [ConnectReference]) {
    let key = Key(all[resource].type, all[resource].id)
    var found: [Int] = []
    var seen: Set<Int> = []
    var missing: [ConnectReference] = []
    for reference in references(relation.name, of: resource) where reference.type == relation.type {
      if let index = self.resource(reference) {
        if seen.insert(index).inserted { found.append(index) }
      } else {
        missing.append(reference)
      }
    }
    var others = answered[Slot(parent: key, relationship: ExactText(relation.name))] ?? []
    if let back = relation.back { others += pointing[Slot(parent: key, relationship: ExactText(back))] ?? [] }
    for index in others where all[index].type == relation.type && seen.insert(index).inserted { found.append(index) }
    return (found, missing)
  }

  /// The total number of resources that a relationship states; nil when it doesn't.
  func total(_ relationship: String, of resource: Int) -> (count: Int, place: SyntaxNode)? {
    for appearance in all[resource].appearances {
      let total = appearance.place.value("relationships")?.value(relationship)?.value("meta")?.value("paging")?.value(
        "total")
      if let total, let count = Int(decimal: total) { return (count, total) }
    }
    return nil
  }
}
