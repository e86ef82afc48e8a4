import Basics

extension SyntaxTree {
  /// Reads a property list, in XML or binary.
  ///
  /// Both become mappings, sequences and texts: numbers and dates as they are written, a date at
  /// midnight as its day, `true` and `false` by their names. Data has no counterpart. Content never
  /// throws: errors are in ``diagnostics``.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - xml: The file as XML, where it has been parsed already.
  public static func parsePropertyList(_ source: SourceFile, parsed xml: XMLTree? = nil) -> SyntaxTree {
    if isBinaryPropertyList(source) { return BinaryPropertyListReader.read(source) }
    // Before XML lists them: NeXT's notation begins with a bracket, and some tools still write it.
    let first = source.bytes.dropFirst(source.markLength).first { $0 > 0x20 }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "(") {
      var draft = SyntaxTreeDraft(source, notation: .xml)
      draft.error(
        "not a property list in XML but in braces, as of old; \"plutil -convert xml1\" changes it",
        at: SourceRange(at: source.markLength))
      return draft.finish()
    }
    var reader = XMLPropertyListReader(xml ?? XMLTree.parse(source))
    return reader.read()
  }

  /// Whether a file begins like a binary property list.
  public static func isBinaryPropertyList(_ source: SourceFile) -> Bool { source.bytes.starts(with: "bplist".utf8) }

  /// The keys and places in lists that lead to a node, such as `products › coins › type`; empty for
  /// the outermost.
  public func keyPath(at index: Int) -> String {
    guard index > 0, nodes.indices.contains(index) else { return "" }
    var steps: [String] = []
    var container = SyntaxNode(tree: self, index: 0)
    descend: while container.index != index {
      for (key, value) in container.entries {
        guard index < Int(value.record.next) else { continue }
        steps.append(VisibleText.escaped(String(key.text.prefix(60))))
        // A key stands for its value.
        if index <= value.index { break descend }
        container = value
        continue descend
      }
      for (place, element) in container.elements.enumerated() where index < Int(element.record.next) {
        steps.append(String(place + 1))
        container = element
        continue descend
      }
      break
    }
    return steps.joined(separator: " › ")
  }
}
