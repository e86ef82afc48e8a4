/// The entries of a JSON object in their order.
public struct JSONObject: Sendable, Hashable {
  public struct Entry: Sendable, Hashable {
    public var key: String
    public var value: JSONValue
  }

  public private(set) var entries: [Entry]

  /// The entries in the order in which they are given.
  public init(_ entries: [(String, JSONValue)]) {
    self.entries = entries.map { Entry(key: $0, value: $1) }
  }

  /// The entries of a mapping.
  public init(_ node: SyntaxNode) {
    entries = node.entries.map { Entry(key: $0.key.text, value: JSONValue($0.value)) }
  }

  /// The value of a key, compared by bytes. Setting one that is there leaves it in its place; a new
  /// one goes where the alphabet, whatever the case, has it; nil takes it away.
  public subscript(key: String) -> JSONValue? {
    get { index(of: key).map { entries[$0].value } }
    set {
      switch (index(of: key), newValue) {
      case (let index?, let value?): entries[index].value = value
      case (let index?, nil): entries.remove(at: index)
      case (nil, let value?):
        let folded = key.lowercased()
        let place = entries.firstIndex { $0.key.lowercased() > folded } ?? entries.count
        entries.insert(Entry(key: key, value: value), at: place)
      case (nil, nil): break
      }
    }
  }

  private func index(of key: String) -> Int? {
    entries.firstIndex { $0.key.utf8.elementsEqual(key.utf8) }
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// The entries in the order in which they are given.
  public init(dictionaryLiteral entries: (String, JSONValue)...) { self.init(entries) }
}
