import SourceSyntax

/// A value as it is to stand in a catalog file, apart from how it is laid out there.
enum WrittenValue: Sendable, Equatable {
  case text(String)
  /// A number, `true`, a day, or one of the words that a field can have: never in quotes unless it
  /// needs them.
  case word(String)
  case list([WrittenValue])
  case map([Entry])

  struct Entry: Sendable, Equatable {
    var key: String
    var value: WrittenValue
  }
}

extension WrittenValue {
  /// Whether it holds nothing but texts, or lists of them.
  var isShallow: Bool {
    switch self {
    case .text, .word: true
    case .list(let elements): elements.allSatisfy { $0.scalar != nil }
    case .map(let entries):
      entries.allSatisfy { entry in
        if case .map = entry.value { false } else { entry.value.isShallow }
      }
    }
  }

  /// The text of a single value; nil for what holds others.
  var scalar: String? {
    switch self {
    case .text(let text), .word(let text): text
    case .list, .map: nil
    }
  }

  /// The value with another put where some keys lead; what is missing on the way is made, in the
  /// order of the schema.
  func adding(_ text: String, at keys: ArraySlice<String>, schema: ValueSchema?) -> WrittenValue {
    guard let key = keys.first else { return schema?.written(text) ?? .text(text) }
    let rest = keys.dropFirst()
    if case .list(let element) = schema, let index = Int(key) {
      var elements: [WrittenValue] = []
      if case .list(let present) = self { elements = present }
      let old = elements.indices.contains(index) ? elements[index] : .map([])
      let new = old.adding(text, at: rest, schema: element)
      if elements.indices.contains(index) { elements[index] = new } else { elements.append(new) }
      return .list(elements)
    }
    var entries: [Entry] = []
    if case .map(let present) = self { entries = present }
    let inner = schema?.schema(ofKey: key)
    if let index = entries.firstIndex(where: { $0.key == key }) {
      entries[index].value = entries[index].value.adding(text, at: rest, schema: inner)
    } else {
      let value = WrittenValue.map([]).adding(text, at: rest, schema: inner)
      let order = schema?.keyOrder ?? []
      let index = KeyOrder(order).place(of: key, among: entries.map(\.key))
      entries.insert(Entry(key: key, value: value), at: index)
    }
    return .map(entries)
  }
}

extension ValueSchema {
  /// What stands behind a key of a mapping; nil when it is no mapping, or has no such key.
  func schema(ofKey key: String) -> ValueSchema? {
    switch self {
    case .object(let object):
      object.keys.firstIndex(of: key).map { object.values[$0] }
    case .map(let map): map.fields.first { $0.name == key }?.value ?? map.value
    default: nil
    }
  }

  /// The keys in the order in which they are written; empty where the file chooses them.
  var keyOrder: [String] {
    switch self {
    case .object(let object): object.keys
    case .map(let map): map.fields.map(\.name)
    default: []
    }
  }

  /// A text of a command line as a value: lists are separated by commas.
  func written(_ text: String) -> WrittenValue {
    switch self {
    // A version such as 2.0 would be a number to other programs.
    case .form(.version), .form(.tier): return .text(text)
    case .flag, .integer, .form, .oneOf: return .word(text)
    case .list(let element): return .list(Self.elements(of: text).map { element.written($0) })
    case .oneOrMore:
      let texts = Self.elements(of: text)
      return texts.count > 1 ? .list(texts.map { .text($0) }) : .text(texts.first ?? text)
    default: return .text(text)
    }
  }

  /// The elements of a list between its commas; `\\,` is a comma in one of them.
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

/// Where a key belongs among others.
struct KeyOrder {
  private let order: [String]

  init(_ order: [String]) { self.order = order }

  /// The index at which a key is put in: behind the last of those that the order has before it; of a
  /// key that the order does not have, behind all.
  func place(of key: String, among present: [String]) -> Int {
    guard let rank = order.firstIndex(of: key) else { return present.count }
    var best: (rank: Int, index: Int)?
    for (index, other) in present.enumerated() {
      guard let otherRank = order.firstIndex(of: other), otherRank < rank,
        otherRank >= best?.rank ?? 0
      else { continue }
      best = (otherRank, index)
    }
    return best.map { $0.index + 1 } ?? 0
  }
}
