package import SourceSyntax

extension ValueSchema {
  /// The schema of the value at a path of keys.
  package func schema(at keys: ArraySlice<String>) -> ValueSchema? {
    guard let key = keys.first else { return self }
    if case .list(let element) = self { return element.schema(at: keys.dropFirst()) }
    return schema(ofKey: key)?.schema(at: keys.dropFirst())
  }
}

extension OrderedValue {
  /// A value nested within the keys that have to be written with it.
  static func nested(_ value: OrderedValue, below keys: ArraySlice<String>, schema: ValueSchema?) -> OrderedValue {
    guard let key = keys.first else { return value }
    let inner = nested(value, below: keys.dropFirst(), schema: schema?.schema(at: keys.prefix(1)))
    if case .list = schema { return .list([inner]) }
    return [key: inner]
  }
}

extension SyntaxNode {
  /// The entry with a key, or the element with a number.
  func step(to key: String) -> (value: SyntaxNode, index: Int)? {
    for (index, entry) in entries.enumerated() where entry.key.equals(key) { return (entry.value, index) }
    guard isSequence, let wanted = Int(key) else { return nil }
    for (index, element) in elements.enumerated() where index == wanted { return (element, index) }
    return nil
  }
}
