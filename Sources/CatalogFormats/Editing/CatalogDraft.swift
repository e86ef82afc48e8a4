public import CatalogModel
public import SourceSyntax

/// A catalog file that is being edited by its fields: comments, order and layout stay, and every byte
/// outside of what is asked for.
///
/// Whether the values make sense is for the reader to say, when all edits are made.
public struct CatalogDraft: Sendable {
  public private(set) var source: SourceFile
  /// What the file says now.
  public private(set) var catalog: Catalog
  private var map: CatalogSourceMap

  /// Begins with a file as it is.
  ///
  /// - Throws: When the file breaks off or says a key twice: nobody knows what the rest means.
  public init(_ source: SourceFile) throws(CatalogEditFailure) {
    let tree = SyntaxTree.parseYAML(source)
    if let fault = tree.diagnostics.first(where: { $0.severity == .error }) {
      let place = source.location(at: fault.range.start)
      throw CatalogEditFailure(
        "\(source.name):\(place.line):\(place.column): \(fault.message)")
    }
    guard let root = tree.root, root.isMapping else {
      throw CatalogEditFailure("\"\(source.name)\" is no catalog")
    }
    var builder = CatalogBuilder()
    builder.build(root)
    self.source = source
    catalog = builder.catalog
    map = CatalogSourceMap(tree: tree, places: builder.places)
  }

  // MARK: Fields

  /// Sets a field of a product, a group, the app or another part; what is missing on the way to it is
  /// written too.
  ///
  /// - Parameters:
  ///   - field: The keys that lead to it, with periods: `localizations.en-US.title`.
  ///   - subject: What it belongs to.
  ///   - text: The value; a list is separated by commas.
  public mutating func set(
    _ field: String, of subject: CatalogPath.Subject, to text: String
  ) throws(CatalogEditFailure) {
    let part = try part(subject)
    let path = try FieldPath(field, in: part.schema, called: part.name, at: part.node)
    try write(path.schema.written(text), at: path.keys, in: part, called: field)
  }

  /// A value to set, by its keys as ``CatalogEntry`` has them.
  public struct Change: Sendable, Hashable {
    public var subject: CatalogPath.Subject
    public var keys: [String]
    public var text: String

    public init(_ subject: CatalogPath.Subject, _ keys: [String], to text: String) {
      self.subject = subject
      self.keys = keys
      self.text = text
    }
  }

  /// Sets many values, in few passes over the file.
  public mutating func set(_ changes: [Change]) throws(CatalogEditFailure) {
    var waiting = changes
    while let first = waiting.first {
      let layout = ValueLayout(habits: FileHabits(try part(.catalog).node))
      var parts: [CatalogPath.Subject: Part] = [:]
      // What is put in may change where the next value of the same part belongs.
      var grown: Set<CatalogPath.Subject> = []
      var made: [TextReplacement] = []
      var later: [Change] = []
      for change in waiting {
        if parts[change.subject] == nil { parts[change.subject] = try part(change.subject) }
        guard let part = parts[change.subject] else { continue }
        let value = part.schema.schema(at: change.keys[...])?.written(change.text)
        guard
          let plan = plan(value ?? .text(change.text), at: change.keys, in: part, layout: layout)
        else { throw Self.inTheWay(change.keys.joined(separator: ".")) }
        if plan.grows, !grown.insert(change.subject).inserted {
          later.append(change)
        } else {
          made += plan.replacements
        }
      }
      try apply(made, called: first.keys.joined(separator: "."))
      waiting = later
    }
  }

  /// Takes a field away, and what is empty without it.
  public mutating func unset(
    _ field: String, of subject: CatalogPath.Subject
  ) throws(CatalogEditFailure) {
    let part = try part(subject)
    let path = try FieldPath(
      field, in: part.schema, called: part.name, at: part.node, forRemoval: true)
    var steps: [(container: SyntaxNode, index: Int)] = []
    var node = part.node
    for key in path.keys {
      guard let step = node.step(to: key) else {
        throw CatalogEditFailure("\(part.name) has no \"\(field)\" to take away")
      }
      steps.append((node, step.index))
      node = step.value
    }
    // A mapping that holds nothing else goes with its last field; what has a name stays.
    while let last = steps.last, steps.count > 1, last.container.count == 1 { steps.removeLast() }
    guard let last = steps.last,
      let replacement = EntryRemoval(of: last.index, from: last.container)?.replacement
    else { throw Self.inTheWay(field) }
    try apply([replacement], called: field)
  }

  private mutating func write(
    _ value: WrittenValue, at keys: [String], in part: Part, called field: String
  ) throws(CatalogEditFailure) {
    let layout = ValueLayout(habits: FileHabits(map.tree.root ?? part.node))
    guard let plan = plan(value, at: keys, in: part, layout: layout) else {
      throw Self.inTheWay(field)
    }
    try apply(plan.replacements, called: field)
  }

  /// What to replace so that a value stands where some keys lead, and whether anything is put in that
  /// was not there.
  private func plan(
    _ value: WrittenValue, at keys: [String], in part: Part, layout: ValueLayout
  ) -> (replacements: [TextReplacement], grows: Bool)? {
    var place = ValuePlace(part: part)
    for (depth, key) in keys.enumerated() {
      if let next = place.step(to: key) {
        place = next
        continue
      }
      let rest = keys[depth...]
      let inner = WrittenValue.nested(
        value, below: rest.dropFirst(), schema: place.schema?.schema(at: rest.prefix(1)))
      return place.insertion(
        of: inner, forKey: key, locales: catalog.app.locales, layout: layout
      ).map { ($0, true) }
    }
    let grows = value.scalar == nil
    return place.replacements(with: value, layout: layout).map { ($0, grows) }
  }

  // MARK: Products

  /// Adds products behind those that are there.
  ///
  /// - Parameters:
  ///   - products: For each its item and its values, by their keys.
  ///   - group: The key of their subscription group; nil for products outside of groups. A group
  ///     that is not there is written too.
  public mutating func add(
    _ products: [(item: String, values: [(keys: [String], text: String)])], toGroup group: String?
  ) throws(CatalogEditFailure) {
    guard !products.isEmpty else { return }
    let schema = ValueSchema.object(
      group == nil ? CatalogSchema.product : CatalogSchema.subscription)
    let entries = products.map { product in
      var value = WrittenValue.map([])
      for (keys, text) in product.values {
        value = value.adding(text, at: keys[...], schema: schema)
      }
      return WrittenValue.Entry(key: product.item, value: value)
    }
    let keys = group.map { ["subscriptionGroups", $0, "products"] } ?? ["products"]
    try add(entries, at: keys, called: products[0].item)
  }

  /// Adds an entry for which the file has a key of its own choosing: a group, a template, a currency.
  public mutating func add(
    _ key: String, to section: Section, values: [(keys: [String], text: String)]
  ) throws(CatalogEditFailure) {
    let schema = CatalogSchema.root.values[
      CatalogSchema.root.keys.firstIndex(of: section.rawValue) ?? 0
    ].schema(ofKey: key)
    var value = WrittenValue.map([])
    for (keys, text) in values { value = value.adding(text, at: keys[...], schema: schema) }
    try add([.init(key: key, value: value)], at: [section.rawValue], called: key)
  }

  /// A part of the file whose keys are chosen by it.
  public enum Section: String, Sendable {
    case currencies
    case templates
    case subscriptionGroups
  }

  private mutating func add(
    _ entries: [WrittenValue.Entry], at keys: [String], called name: String
  ) throws(CatalogEditFailure) {
    let part = try part(.catalog)
    let layout = ValueLayout(habits: FileHabits(part.node))
    var place = ValuePlace(part: part)
    for (depth, key) in keys.enumerated() {
      if let next = place.step(to: key) {
        place = next
        continue
      }
      var value = WrittenValue.map(entries)
      for key in keys[(depth + 1)...].reversed() { value = .map([.init(key: key, value: value)]) }
      guard
        let made = place.insertion(of: value, forKey: key, locales: [], layout: layout)
      else { throw Self.inTheWay(name) }
      return try apply(made, called: name)
    }
    guard let made = place.insertion(of: entries, order: [], layout: layout) else {
      throw Self.inTheWay(name)
    }
    try apply(made, called: name)
  }

  /// Takes a product away, with the comments that belong to it.
  public mutating func remove(product index: Int) throws(CatalogEditFailure) {
    guard catalog.products.indices.contains(index) else { return }
    let name = catalog.products[index].item
    let entry = map.places.products[index]
    guard let key = map.tree.node(at: entry.key), let root = map.tree.root,
      let place = SyntaxPlace(of: key, below: root),
      let section = SyntaxPlace(of: place.container, below: root)?.key,
      let made = ProductRemoval(place: place, section: section)?.replacements
    else { throw Self.inTheWay(name) }
    try apply(made, called: name)
  }

  /// Adds an ID to those that can never be used again.
  public mutating func retire(_ id: String) throws(CatalogEditFailure) {
    guard !catalog.retired.contains(where: { ExactText($0) == ExactText(id) }) else { return }
    let part = try part(.catalog)
    try write(
      .text(id), at: ["retired", String(catalog.retired.count)], in: part, called: "retired")
  }

  // MARK: Parts of the file

  /// What a subject is in the file.
  struct Part {
    /// What a message calls it.
    var name: String
    var node: SyntaxNode
    var schema: ValueSchema
    /// The key before it; nil for the file as a whole.
    var key: SyntaxNode?
    /// Whether it stands in braces of something larger.
    var isInFlow: Bool
    var kind: String
  }

  private func part(_ subject: CatalogPath.Subject) throws(CatalogEditFailure) -> Part {
    guard let root = map.tree.root else { throw CatalogEditFailure("the file is empty") }
    if subject == .catalog {
      return Part(
        name: "the catalog", node: root, schema: .object(CatalogSchema.root), key: nil,
        isInFlow: false, kind: "")
    }
    let schema: ValueSchema
    let kind: String
    var name = ""
    switch subject {
    case .app: (schema, kind, name) = (.object(CatalogSchema.app), "app", "the app")
    case .product(let index) where catalog.products.indices.contains(index):
      let isSubscription = catalog.products[index].subscription != nil
      let object = isSubscription ? CatalogSchema.subscription : CatalogSchema.product
      (schema, kind, name) = (.object(object), "products/*", object.name)
    case .group:
      (schema, kind, name) = (
        .object(CatalogSchema.group), "subscriptionGroups/*", CatalogSchema.group.name
      )
    case .template:
      (schema, kind, name) = (
        .map(of: .object(CatalogSchema.texts), key: "locale"), "templates/*", "a template"
      )
    case .currency:
      (schema, kind, name) = (.map(of: .oneOrMore, key: "locale"), "currencies/*", "a currency")
    default: throw CatalogEditFailure("there is no such part of the catalog")
    }
    guard let node = map.body(of: subject), let place = SyntaxPlace(of: node, below: root) else {
      throw CatalogEditFailure("the file has no place for it")
    }
    return Part(
      name: name, node: node, schema: schema, key: place.key,
      isInFlow: place.container.isFlow, kind: kind)
  }

  private static func inTheWay(_ field: String) -> CatalogEditFailure {
    CatalogEditFailure(
      "\"\(field)\" can't be changed without touching what stands beside it; edit the file by hand")
  }

  /// Makes replacements, and refuses what would break the file.
  private mutating func apply(
    _ replacements: [TextReplacement], called field: String
  ) throws(CatalogEditFailure) {
    let changed = source.replacing(replacements.sorted { $0.range.start < $1.range.start })
    do {
      self = try CatalogDraft(changed)
    } catch {
      throw Self.inTheWay(field)
    }
  }
}

extension ValueSchema {
  /// What stands where some keys lead.
  func schema(at keys: ArraySlice<String>) -> ValueSchema? {
    guard let key = keys.first else { return self }
    if case .list(let element) = self { return element.schema(at: keys.dropFirst()) }
    return schema(ofKey: key)?.schema(at: keys.dropFirst())
  }
}

extension WrittenValue {
  /// A value below keys that have to be written with it.
  static func nested(
    _ value: WrittenValue, below keys: ArraySlice<String>, schema: ValueSchema?
  ) -> WrittenValue {
    guard let key = keys.first else { return value }
    let inner = nested(value, below: keys.dropFirst(), schema: schema?.schema(at: keys.prefix(1)))
    if case .list = schema { return .list([inner]) }
    return .map([Entry(key: key, value: inner)])
  }
}

extension SyntaxNode {
  /// The entry with a key, or the element with a number.
  func step(to key: String) -> (value: SyntaxNode, index: Int)? {
    for (index, entry) in entries.enumerated() where entry.key.equals(key) {
      return (entry.value, index)
    }
    guard isSequence, let wanted = Int(key) else { return nil }
    for (index, element) in elements.enumerated() where index == wanted { return (element, index) }
    return nil
  }
}
