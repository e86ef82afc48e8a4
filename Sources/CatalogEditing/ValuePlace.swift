import CatalogFormats
import SourceSyntax

/// A value in a file together with the context needed to replace it or to insert into it.
struct ValuePlace {
  private let node: SyntaxNode
  /// The key of the value; nil for the file itself and for an element of a list.
  private let owner: SyntaxNode?
  /// The container of the value; nil for the file itself.
  private let container: SyntaxNode?
  private let index: Int
  private let isInFlow: Bool
  let schema: ValueSchema?
  private let kind: String

  init(part: CatalogDraft.Part) {
    node = part.node
    owner = part.key
    container = nil
    index = 0
    isInFlow = part.isInFlow
    schema = part.schema
    kind = part.kind
  }

  private init(
    node: SyntaxNode, owner: SyntaxNode?, in place: ValuePlace, index: Int, schema: ValueSchema?, kind: String
  ) {
    self.node = node
    self.owner = owner
    container = place.node
    self.index = index
    isInFlow = place.isInFlow || place.node.isFlow
    self.schema = schema
    self.kind = kind
  }

  /// The value of a key, or the element at an index; nil when it doesn't exist.
  func step(to key: String) -> ValuePlace? {
    guard let (value, index) = node.step(to: key) else { return nil }
    return ValuePlace(
      node: value, owner: node.isMapping ? Array(node.entries)[index].key : nil, in: self, index: index,
      schema: schema?.schema(at: [key]), kind: node.isSequence ? "\(kind)/-" : FileHabits.kind(of: key, in: kind))
  }

  /// The place that a path leads to, as far as the file has it, and the keys that it doesn't have.
  func descend(_ keys: ArraySlice<String>) -> (place: ValuePlace, rest: ArraySlice<String>) {
    guard let key = keys.first, let next = step(to: key) else { return (self, keys) }
    return next.descend(keys.dropFirst())
  }

  // MARK: Inserting

  /// Whether a new key, or the index of a new element, can follow a number of other new ones.
  func takes(_ key: String, after others: Int) -> Bool {
    guard case .list = schema else { return true }
    return Int(key) == node.count + others
  }

  /// The replacements that insert values with new keys, or as new last elements of a list.
  func insertion(of entries: [OrderedMap.Entry], locales: [String], layout: ValueLayout) -> [TextReplacement]? {
    if case .list = schema { return appending(entries.map(\.value), layout: layout) }
    return insertion(of: entries, order: schema?.keyOrder(locales) ?? [], layout: layout)
  }

  /// The replacements that add elements to the end of a list.
  func appending(_ elements: [OrderedValue], layout: ValueLayout) -> [TextReplacement]? {
    guard let owner else { return nil }
    return ElementInsertion(list: node, owner: owner, isInFlow: isInFlow, layout: layout).replacements(elements)
  }

  func insertion(of entries: [OrderedMap.Entry], order: [String], layout: ValueLayout) -> [TextReplacement]? {
    EntryInsertion(container: node, owner: owner, isInFlow: isInFlow, kind: kind, layout: layout).replacements(
      entries, order: order)
  }

  // MARK: Replacing

  /// The replacements that change the value to another; empty when it is that already.
  func replacements(with value: OrderedValue, layout: ValueLayout) -> [TextReplacement]? {
    guard let container, let place = SyntaxPlace(of: node, below: container) else { return nil }
    switch value {
    case .null, .text, .integer, .number, .flag:
      let text = value.scalarText
      guard node.isScalar else { return nil }
      if node.equals(text), !node.isNull { return [] }
      if node.range.isEmpty { return behindColon(" " + layout.flow(value)) }
      // Scalars other than texts are never put in quotes, unless they already are.
      let isText = if case .text = value { true } else { false }
      if node.isNull || !isText && node.style == .plain { return [TextReplacement(node.range, layout.flow(value))] }
      return ScalarSplice(place: place).replacement(with: text).map { [$0] }
    case .list(let elements):
      let now = node.elements.map(\.text)
      let wanted = elements.filter(\.isScalar).map(\.scalarText)
      if node.isSequence, now == wanted { return [] }
      return replacements(
        withList: elements, isLonger: now.count + 1 == wanted.count && wanted.starts(with: now), layout: layout)
    case .map: return nil
    }
  }

  private func behindColon(_ text: String) -> [TextReplacement]? {
    guard let owner else { return nil }
    let bytes = owner.tree.source.bytes
    let colon = SourceLines(bytes: bytes).skippingBlanks(from: owner.range.end)
    guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":") else { return nil }
    return [TextReplacement(SourceRange(at: colon + 1), text)]
  }

  private func replacements(withList elements: [OrderedValue], isLonger: Bool, layout: ValueLayout)
    -> [TextReplacement]?
  {
    let text = layout.flow(.list(elements))
    if node.range.isEmpty { return behindColon(" " + text) }
    if !node.isSequence { return [TextReplacement(node.range, text)] }
    let lines = SourceLines(bytes: node.tree.source.bytes)
    // A list that only grows keeps all of its contents.
    if isLonger, owner != nil, let last = elements.last { return appending([last], layout: layout) }
    // Comments between its elements would be lost.
    guard !lines.contains("#", in: node.range.start..<node.range.end) else { return nil }
    if node.isFlow || elements.isEmpty { return [TextReplacement(node.range, text)] }
    guard let first = node.firstChild else { return nil }
    let dash = lines.skippingBlanks(before: first.range.start) - 1
    guard dash >= 0 else { return nil }
    let column = lines.column(of: dash)
    let block = elements.flatMap { layout.lines(element: $0, column: column) }.joined(
      separator: layout.habits.lineBreak)
    return [TextReplacement(SourceRange(start: dash, end: node.range.end), String(block.dropFirst(column)))]
  }
}
