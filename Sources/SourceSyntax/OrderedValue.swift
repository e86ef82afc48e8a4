import Basics

/// A value whose parts are ordered, independent of any notation: for writing JSON, property lists
/// or YAML, and for preserving parts of a file that is changed.
public enum OrderedValue: Sendable, Hashable {
  case null
  case flag(Bool)
  case integer(Int)
  /// A number as written, because a `Double` would not keep every digit.
  case number(String)
  case text(String)
  case list([OrderedValue])
  case map(OrderedMap)

  /// The text, or null.
  public static func text(orNull text: String?) -> OrderedValue { text.map(OrderedValue.text) ?? .null }

  public static func texts(_ texts: some Sequence<String>) -> OrderedValue { .list(texts.map(OrderedValue.text)) }

  /// A map of these entries, in their order; entries without a value are left out.
  public static func map(entries: [(String, OrderedValue?)]) -> OrderedValue { .map(OrderedMap(entries)) }

  /// The value of a node of a JSON tree without errors.
  public init(_ node: SyntaxNode) {
    switch node.kind {
    case .mapping: self = .map(OrderedMap(node))
    case .sequence: self = .list(node.elements.map { OrderedValue($0) })
    case .scalar where node.style != .plain: self = .text(node.text)
    case .scalar:
      switch node.text {
      case "true": self = .flag(true)
      case "false": self = .flag(false)
      case "null": self = .null
      case let number: self = .number(number)
      }
    }
  }
}

extension OrderedValue {
  /// The text of a scalar; empty for other values.
  package var scalarText: String {
    switch self {
    case .text(let text), .number(let text): text
    case .integer(let number): String(number)
    case .flag(let flag): flag ? "true" : "false"
    case .null: "null"
    case .list, .map: ""
    }
  }

  package var isScalar: Bool {
    switch self {
    case .list, .map: false
    default: true
    }
  }

  /// The entries of a map; empty for other values.
  package var entries: [OrderedMap.Entry] { if case .map(let map) = self { map.entries } else { [] } }

  package var keys: [String] { entries.map(\.key) }

  /// The elements of a list; empty for other values.
  package var elements: [OrderedValue] { if case .list(let elements) = self { elements } else { [] } }

  /// The texts of a list, or the text itself as the only one.
  package var texts: [String] { isScalar ? [scalarText] : elements.map(\.scalarText) }

  /// The value of a key of a map.
  package subscript(key: String) -> OrderedValue? { if case .map(let map) = self { map[key] } else { nil } }
}

/// The entries of a map in their order.
public struct OrderedMap: Sendable, Hashable {
  public struct Entry: Sendable, Hashable {
    public var key: String
    public var value: OrderedValue

    public init(_ key: String, _ value: OrderedValue) {
      self.key = key
      self.value = value
    }
  }

  public private(set) var entries: [Entry] = []

  public init() {}

  /// The entries in the given order; entries without a value are left out.
  public init(_ entries: [(String, OrderedValue?)]) {
    for (key, value) in entries { append(key, value) }
  }

  /// Entries in their order.
  package init(_ entries: [Entry]) { self.entries = entries }

  /// The entries of a mapping.
  public init(_ node: SyntaxNode) { entries = node.entries.map { Entry($0.key.text, OrderedValue($0.value)) } }

  /// Appends an entry, whether or not the key already exists; does nothing without a value.
  public mutating func append(_ key: String, _ value: OrderedValue?) {
    if let value { entries.append(Entry(key, value)) }
  }

  public static func + (first: OrderedMap, second: OrderedMap) -> OrderedMap {
    var both = first
    both.entries += second.entries
    return both
  }

  /// The value of a key, compared by bytes and searched from the first entry on.
  ///
  /// Setting an existing key keeps its position; a new key is inserted in case-insensitive
  /// alphabetical order, which is how Xcode sorts keys; nil removes it.
  public subscript(key: String) -> OrderedValue? {
    get { index(of: key).map { entries[$0].value } }
    set {
      switch (index(of: key), newValue) {
      case (let index?, let value?): entries[index].value = value
      case (let index?, nil): entries.remove(at: index)
      case (nil, let value?):
        let folded = key.lowercased()
        let place = entries.firstIndex { $0.key.lowercased() > folded } ?? entries.count
        entries.insert(Entry(key, value), at: place)
      case (nil, nil): break
      }
    }
  }

  private func index(of key: String) -> Int? { entries.firstIndex { $0.key.hasSameBytes(as: key) } }
}

extension OrderedMap: ExpressibleByDictionaryLiteral {
  /// The entries in the given order; entries without a value are left out.
  public init(dictionaryLiteral entries: (String, OrderedValue?)...) { self.init(entries) }
}

extension OrderedValue: ExpressibleByDictionaryLiteral {
  /// A map of these entries, in their order; entries without a value are left out.
  public init(dictionaryLiteral entries: (String, OrderedValue?)...) { self = .map(entries: entries) }
}

extension OrderedValue: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: OrderedValue...) { self = .list(elements) }
}

extension OrderedValue: ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) { self = .text(text) }
}

extension OrderedValue: ExpressibleByBooleanLiteral { public init(booleanLiteral value: Bool) { self = .flag(value) } }

extension OrderedValue: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self = .integer(value) }
}
