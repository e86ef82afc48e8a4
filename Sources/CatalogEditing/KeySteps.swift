package import SourceSyntax

extension ValueSchema {
  /// The schema of the value at a path of keys.
  package func schema(at keys: ArraySlice<String>) -> ValueSchema? {
    guard let key = keys.first else { return self }
    if case .list(let element) = self { return element.schema(at: keys.dropFirst()) }
    return schema(ofKey: key)?.schema(at: keys.dropFirst())
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
