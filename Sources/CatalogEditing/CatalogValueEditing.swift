import CatalogFormats
import SourceSyntax

extension OrderedValue {
  /// Adds a value at a path; missing parents are created, in the order of the schema.
  ///
  /// - Parameter locales: The locales of the app, in whose order those of a text are written.
  mutating func add(_ text: String, at keys: ArraySlice<String>, schema: ValueSchema?, locales: [String] = []) {
    guard let key = keys.first else {
      self = schema?.written(text) ?? .text(text)
      return
    }
    let rest = keys.dropFirst()
    if case .list(let element) = schema, let index = Int(key) {
      var elements: [OrderedValue] = []
      if case .list(let present) = self { elements = present }
      // The only reference to them, so that they are changed in place.
      self = .null
      if !elements.indices.contains(index) { elements.append([:]) }
      elements[min(index, elements.count - 1)].add(text, at: rest, schema: element, locales: locales)
      self = .list(elements)
      return
    }
    var entries = self.entries
    self = .null
    var index = entries.firstIndex { $0.key == key }
    if index == nil {
      let order = KeyOrder(schema?.keyOrder(locales) ?? [])
      index = order.place(of: key, among: entries.lazy.map(\.key))
      entries.insert(OrderedMap.Entry(key, [:]), at: index ?? entries.count)
    }
    entries[index ?? 0].value.add(text, at: rest, schema: schema?.schema(ofKey: key), locales: locales)
    self = .map(OrderedMap(entries))
  }
}

extension ValueSchema {
  /// The schema of the value of a key; nil when this is not a mapping or doesn't have the key.
  func schema(ofKey key: String) -> ValueSchema? {
    switch self {
    case .object(let object): object.keys.firstIndex(of: key).map { object.values[$0] }
    case .map(let map): map.fields.first { $0.name == key }?.value ?? map.value
    default: nil
    }
  }

  /// The schema of the value of a key of a file, which needs no text of its own.
  func schema(of key: SyntaxNode) -> ValueSchema? {
    switch self {
    case .object(let object): object.keys.firstIndex { key.equals($0) }.map { object.values[$0] }
    case .map(let map): map.fields.first { key.equals($0.name) }?.value ?? map.value
    default: nil
    }
  }

  /// The keys in the order in which they are written; empty where the file chooses the keys.
  func keyOrder(_ locales: [String]) -> [String] {
    switch self {
    case .object(let object): object.keys
    case .map(let map) where map.key == .locale: locales
    case .map(let map): map.fields.map(\.name)
    default: []
    }
  }

  /// Text from a command line as a value: the elements of lists are separated by commas.
  func written(_ text: String) -> OrderedValue {
    switch self {
    case .flag where text == "true" || text == "false": return .flag(text == "true")
    case .integer:
      if let number = Int(text), String(number) == text { return .integer(number) }
      return .text(text)
    case .list(let element): return .list(Self.elements(of: text).map { element.written($0) })
    case .oneOrMore:
      let texts = Self.elements(of: text)
      return texts.count > 1 ? .list(texts.map { .text($0) }) : .text(texts.first ?? text)
    default: return .text(text)
    }
  }

  /// The elements of a comma-separated list; `\\,` is a comma within an element.
  private static func elements(of text: String) -> [String] {
    var elements = [""]
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        if scalar != "," { elements[elements.count - 1] += "\\" }
        elements[elements.count - 1].unicodeScalars.append(scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == "," {
        elements.append("")
      } else {
        elements[elements.count - 1].unicodeScalars.append(scalar)
      }
    }
    if isEscaped { elements[elements.count - 1] += "\\" }
    return elements.map(\.trimmedBlanks).filter { !$0.isEmpty }
  }
}

/// The position of a key among others.
struct KeyOrder {
  private let order: [String]

  init(_ order: [String]) { self.order = order }

  /// The index at which to insert a key: after the last of the present keys that precede it in the
  /// order, or after all of them when the order doesn't contain the key.
  func place(of key: String, among present: some Collection<String>) -> Int {
    guard let rank = order.firstIndex(of: key) else { return present.count }
    var best: (rank: Int, index: Int)?
    for (index, other) in present.enumerated() {
      guard let otherRank = order.firstIndex(of: other), otherRank < rank, otherRank >= best?.rank ?? 0 else {
        continue
      }
      best = (otherRank, index)
    }
    return best.map { $0.index + 1 } ?? 0
  }
}
