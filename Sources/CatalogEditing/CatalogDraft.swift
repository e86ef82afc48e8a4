package import CatalogFormats
public import CatalogModel
public import SourceSyntax

/// A catalog file that is being edited field by field: comments, order and layout are kept, as is
/// every byte outside of the requested change.
///
/// Whether the values are valid is up to the reader, after all edits have been made.
public struct CatalogDraft: Sendable {
  public private(set) var source: SourceFile
  /// The catalog as the file currently describes it.
  public private(set) var catalog: Catalog
  let map: CatalogSourceMap
  /// The file as its reader sees it; nil when it was only parsed.
  package let document: CatalogDocument?

  /// Starts with a file that was read.
  ///
  /// - Throws: ``CatalogEditFailure`` when the file is truncated or has a duplicate key.
  package init(_ document: CatalogDocument) throws(CatalogEditFailure) {
    guard let map = document.map, map.tree.notation == .yaml, !map.tree.hasErrors, !map.tree.isCorrected,
      map.tree.root?.isMapping == true
    else {
      try self.init(document.source)
      return
    }
    self.init(document, map)
  }

  private init(_ document: CatalogDocument, _ map: CatalogSourceMap) {
    source = document.source
    catalog = document.catalog
    self.map = map
    self.document = document
  }

  /// Starts with an unmodified file.
  ///
  /// - Throws: ``CatalogEditFailure`` when the file is truncated or has a duplicate key: the
  ///   meaning of the rest is unclear.
  public init(_ source: SourceFile) throws(CatalogEditFailure) {
    let tree = SyntaxTree.parseYAML(source)
    if let fault = tree.diagnostics.first(where: { $0.severity == .error }) {
      let place = source.location(at: fault.range.start)
      throw CatalogEditFailure("\(source.name):\(place.line):\(place.column): \(fault.message)")
    }
    guard let root = tree.root, root.isMapping else { throw CatalogEditFailure("\"\(source.name)\" is not a catalog") }
    var decoder = CatalogDecoder()
    decoder.decode(root)
    self.source = source
    catalog = decoder.catalog
    map = CatalogSourceMap(tree: tree, places: decoder.places)
    document = nil
  }

  // MARK: Fields

  /// Sets a field of a product, a group, the app or another part; missing parents are created.
  ///
  /// - Parameters:
  ///   - field: The keys of its path, separated by periods: `localizations.en-US.title`.
  ///   - subject: The part that the field belongs to.
  ///   - text: The value; the elements of a list are separated by commas.
  public mutating func set(_ field: String, of subject: CatalogPath.Subject, to text: String) throws(CatalogEditFailure)
  {
    try set(field, [(subject, text)])
  }

  /// Sets a field of several parts, each to a value of its own.
  ///
  /// - Parameters:
  ///   - field: The keys of its path, as for one part.
  ///   - values: The parts, each once, and their values.
  public mutating func set(_ field: String, _ values: [(subject: CatalogPath.Subject, text: String)])
    throws(CatalogEditFailure)
  {
    var changes: [Change] = []
    for (subject, text) in values {
      let part = try part(subject)
      let path = try FieldPath(field, in: part.schema, called: part.name, at: part.node)
      changes.append(Change(subject, path.keys, to: text))
    }
    try set(changes)
  }

  /// A value to set, with the same keys as a `CatalogEntry`.
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

  /// The elements of a list as the text that sets it: a comma within an element is written `\\,`.
  public static func list(_ elements: [String]) -> String {
    elements.map { $0.replacing(",", with: "\\,") }.joined(separator: ", ")
  }

  /// Sets many values in few passes over the file.
  public mutating func set(_ changes: [Change]) throws(CatalogEditFailure) {
    var waiting = changes
    while let first = waiting.first {
      let layout = ValueLayout(habits: FileHabits(try part(.catalog).node))
      var parts: [CatalogPath.Subject: Part] = [:]
      var pass = EditPass(layout: layout, locales: catalog.app.locales)
      for change in waiting {
        if parts[change.subject] == nil { parts[change.subject] = try part(change.subject) }
        if let part = parts[change.subject] { pass.add(change, in: part) }
      }
      let later = try pass.finish()
      try apply(pass.replacements, to: pass.places, called: first.keys.joined(separator: "."))
      waiting = later
    }
  }

  /// Removes a field, and its parents if they are empty without it.
  public mutating func unset(_ field: String, of subject: CatalogPath.Subject) throws(CatalogEditFailure) {
    try unset(field, of: [subject])
  }

  /// Removes a field of several parts, each named once, in one pass over the file.
  public mutating func unset(_ field: String, of subjects: [CatalogPath.Subject]) throws(CatalogEditFailure) {
    guard !subjects.isEmpty else { return }
    var made: [TextReplacement] = []
    var places = EditedPlaces()
    for subject in subjects {
      let part = try part(subject)
      let (replacement, keys) = try removal(of: field, from: part)
      made.append(replacement)
      places.insert((part.keys + keys)[...])
    }
    try apply(made, to: places, called: field)
  }

  /// The replacement that removes a field, and the keys of what is removed.
  private func removal(of field: String, from part: Part) throws(CatalogEditFailure) -> (TextReplacement, [String]) {
    let path = try FieldPath(field, in: part.schema, called: part.name, at: part.node, forRemoval: true)
    var steps: [(container: SyntaxNode, index: Int)] = []
    var node = part.node
    for key in path.keys {
      guard let step = node.step(to: key) else {
        throw CatalogEditFailure("\(part.name) has no \"\(field)\" to remove")
      }
      steps.append((node, step.index))
      node = step.value
    }
    // A mapping that is empty without its last field is removed too; one with a name stays.
    while let last = steps.last, steps.count > 1, last.container.count == 1 { steps.removeLast() }
    guard let last = steps.last, let replacement = EntryRemoval(of: last.index, from: last.container)?.replacement
    else { throw Self.unsupportedLayout(field) }
    return (replacement, Array(path.keys.prefix(steps.count)))
  }

  // MARK: Making changes

  static func unsupportedLayout(_ field: String) -> CatalogEditFailure {
    CatalogEditFailure("\"\(field)\" can't be changed without affecting other fields; edit the file manually")
  }

  /// Applies replacements, reads the file again, and refuses a result that is broken or differs anywhere else.
  mutating func apply(_ replacements: [TextReplacement], to places: EditedPlaces, called field: String)
    throws(CatalogEditFailure)
  {
    let changed = CatalogYAMLDecoder.read(source.replacing(replacements.sorted { $0.range.start < $1.range.start }))
    let draft: CatalogDraft
    do { draft = try CatalogDraft(changed) } catch { throw Self.unsupportedLayout(field) }
    guard places.areAll(from: map.tree.root, to: draft.map.tree.root) else { throw Self.unsupportedLayout(field) }
    self = draft
  }
}
