internal import Basics
internal import SourceSyntax

/// The changes of a revision to one subject: a product, a group, the app.
struct SubjectChange: Sendable, Hashable {
  enum Kind: String, Sendable {
    case added
    case changed
    case removed
  }

  var subject: StoreSubject
  var kind: Kind
  /// The fields that differ, such as `localizations.en-US.title`; empty when the whole subject was
  /// added or removed.
  var fields: [String]
  /// The part that has the product now; nil for other subjects, and for a removed product.
  var content: Digest?
}

/// Finds the differences between two contents, part by part: only different parts are parsed.
enum ContentChanges {
  /// One side of a comparison.
  struct Side {
    var bundleID: String?
    var parts: [ContentTree.Record]
    var read: (Digest) throws(StoreFailure) -> [UInt8]
  }

  /// The changes from one content to another, sorted by the bytes of their subjects.
  static func between(_ old: Side, _ new: Side) throws(StoreFailure) -> [SubjectChange] {
    let before = Set(old.parts)
    let after = Set(new.parts)
    var changes = try products(
      of: old, old.parts.filter { $0.kind == .product && !after.contains($0) }, of: new,
      new.parts.filter { $0.kind == .product && !before.contains($0) })
    let oldTexts = old.parts.filter { $0.kind == .text }
    let newTexts = new.parts.filter { $0.kind == .text }
    if oldTexts != newTexts { changes += compare(try rest(of: old, oldTexts), try rest(of: new, newTexts)) }
    return changes.sorted { $0.subject.text.utf8.lexicographicallyPrecedes($1.subject.text.utf8) }
  }

  private static func products(
    of old: Side, _ oldParts: [ContentTree.Record], of new: Side, _ newParts: [ContentTree.Record]
  ) throws(StoreFailure) -> [SubjectChange] {
    let (before, order) = try parts(in: old, oldParts)
    let (after, newOrder) = try parts(in: new, newParts)
    var changes: [SubjectChange] = []
    for id in newOrder {
      guard let part = after[id] else { continue }
      var change = SubjectChange(subject: .product(id.text), kind: .added, fields: [], content: part)
      if let then = before[id] {
        change.kind = .changed
        change.fields = FieldList.differences(
          FieldList(try ProductPart(try old.read(then)).value), FieldList(try ProductPart(try new.read(part)).value))
        // A product that is no longer the last one only gets a comma.
        if change.fields.isEmpty { continue }
      }
      changes.append(change)
    }
    for id in order where after[id] == nil {
      changes.append(SubjectChange(subject: .product(id.text), kind: .removed, fields: [], content: nil))
    }
    return changes
  }

  /// The parts of products by their IDs, and the IDs in the order of the parts.
  private static func parts(in side: Side, _ parts: [ContentTree.Record]) throws(StoreFailure) -> (
    [ExactText: Digest], [ExactText]
  ) {
    var products: [ExactText: Digest] = [:]
    var order: [ExactText] = []
    for part in parts {
      let id = ExactText(try ProductPart(try side.read(part.digest)).id(in: side.bundleID))
      if products.updateValue(part.digest, forKey: id) == nil { order.append(id) }
    }
    return (products, order)
  }

  /// The document without its products, by subject.
  private static func rest(of side: Side, _ texts: [ContentTree.Record]) throws(StoreFailure) -> [(
    subject: StoreSubject, fields: FieldList
  )] {
    guard !texts.isEmpty else { return [] }
    var json: [UInt8] = []
    for text in texts { json += try side.read(text.digest) }
    return Self.subjects(of: try StoredJSON.value(of: json))
  }

  /// The subjects of a catalog other than its products.
  static func subjects(of document: OrderedValue) -> [(subject: StoreSubject, fields: FieldList)] {
    var subjects: [(StoreSubject, FieldList)] = []
    var catalog = FieldList()
    for entry in document.entries {
      switch entry.key {
      case "app": subjects.append((.app, FieldList(entry.value)))
      case "currencies": subjects += entry.value.entries.map { (.currency($0.key), FieldList($0.value)) }
      case "templates": subjects += entry.value.entries.map { (.template($0.key), FieldList($0.value)) }
      case "subscriptionGroups":
        subjects += entry.value.entries.map { (.group($0.key), FieldList($0.value, without: "products")) }
      case "retired":
        // Products are matched by ID: the place in the list doesn't matter.
        for id in entry.value.texts { catalog.add("retired.\(id)", "true") }
      // The version of the format isn't a change of a subject.
      case "products", "catalog": break
      default: catalog.add(entry.value, at: entry.key)
      }
    }
    return subjects + [(.catalog, catalog)]
  }

  private static func compare(
    _ old: [(subject: StoreSubject, fields: FieldList)], _ new: [(subject: StoreSubject, fields: FieldList)]
  ) -> [SubjectChange] {
    let before = Dictionary(old.map { ($0.subject, $0.fields) }) { first, _ in first }
    let after = Dictionary(new.map { ($0.subject, $0.fields) }) { first, _ in first }
    var changes: [SubjectChange] = []
    for (subject, fields) in new {
      guard let then = before[subject] else {
        changes.append(SubjectChange(subject: subject, kind: .added, fields: []))
        continue
      }
      let differing = FieldList.differences(then, fields)
      if !differing.isEmpty { changes.append(SubjectChange(subject: subject, kind: .changed, fields: differing)) }
    }
    for (subject, _) in old where after[subject] == nil {
      changes.append(SubjectChange(subject: subject, kind: .removed, fields: []))
    }
    return changes
  }
}

/// The part of the content that has one product.
struct ProductPart {
  /// The key of the product in its catalog.
  let key: String
  let value: OrderedValue

  init(_ part: [UInt8]) throws(StoreFailure) {
    var entry = part[...]
    while let last = entry.last, last == UInt8(ascii: "\n") || last == UInt8(ascii: ",") { entry = entry.dropLast() }
    let document = try StoredJSON.value(of: [UInt8(ascii: "{")] + entry + [UInt8(ascii: "}")])
    guard let product = document.entries.first, document.entries.count == 1 else {
      throw .damaged("the content of a product is not one product")
    }
    key = product.key
    value = product.value
  }

  /// The product ID, which follows from the key unless the product has one of its own.
  func id(in bundleID: String?) -> String {
    if case .text(let id)? = value["id"] { return id }
    return bundleID.map { "\($0).\(key)" } ?? key
  }
}

/// JSON from a store.
enum StoredJSON {
  static func value(of json: [UInt8]) throws(StoreFailure) -> OrderedValue {
    let tree = SyntaxTree.parseJSON(SourceFile(name: "store", bytes: json))
    guard let root = tree.root, !tree.hasErrors else { throw .damaged("the content of a revision is not JSON") }
    return OrderedValue(root)
  }
}
