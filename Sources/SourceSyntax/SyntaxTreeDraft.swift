/// A syntax tree under construction, for notations that are read by way of another tree.
///
/// Nodes are added in the order of the file; every container is closed by the code that opened it.
public struct SyntaxTreeDraft {
  private let source: SourceFile
  private let notation: SyntaxTree.Notation
  private var builder: TreeBuilder
  private var problems = DiagnosticList(limit: nil)

  public init(_ source: SourceFile, notation: SyntaxTree.Notation) {
    self.source = source
    self.notation = notation
    builder = TreeBuilder(origin: 0)
  }

  public mutating func openMapping(_ range: SourceRange) {
    builder.openContainer(.mapping, start: range.start, end: range.start)
  }

  public mutating func openSequence(_ range: SourceRange) {
    builder.openContainer(.sequence, start: range.start, end: range.start)
  }

  /// Closes the innermost container, and reports duplicate keys of a mapping.
  public mutating func close(end: Int) {
    source.bytes.withUnsafeBufferPointer {
      builder.close(end: end, $0, &problems, hasPlaces: notation != .binaryPropertyList)
    }
  }

  /// Closes the innermost container of a tree whose nodes are in a different order from the file:
  /// its end is given explicitly, and its keys may repeat.
  public mutating func close(at range: SourceRange) {
    builder.lastEnd = range.end
    builder.closeContainer(end: range.end)
  }

  /// Adds a scalar with a text that may be written differently.
  public mutating func scalar(_ text: String, at range: SourceRange) {
    var text = text
    text.withUTF8 { builder.addScalar(.literal, start: range.start, end: range.end, decoded: $0) }
  }

  /// Adds a scalar whose text is verbatim in the file.
  public mutating func scalar(at range: SourceRange) {
    builder.addScalar(.literal, start: range.start, end: range.end, textStart: range.start, textCount: range.count)
  }

  /// Adds the text of an element.
  ///
  /// - Parameters:
  ///   - element: An element without child elements.
  ///   - isTrimmed: Whether leading and trailing white space is insignificant.
  public mutating func scalar(_ element: XMLElement, isTrimmed: Bool) {
    let range = isTrimmed ? element.contentRange : element.innerRange
    if element.isVerbatim {
      scalar(at: range)
    } else {
      scalar(isTrimmed ? element.trimmedText : element.text, at: range)
    }
  }

  /// Adds a null scalar.
  public mutating func absent(at range: SourceRange) {
    builder.addScalar(.plain, start: range.start, end: range.end, textStart: 0, textCount: 0, traits: .absent)
  }

  package mutating func error(
    _ message: @autoclosure () -> String, at range: SourceRange, file: StaticString = #fileID, line: UInt = #line
  ) { problems.error(message(), at: range, file: file, line: line) }

  package mutating func warning(
    _ message: @autoclosure () -> String, at range: SourceRange, file: StaticString = #fileID, line: UInt = #line
  ) { problems.warning(message(), at: range, file: file, line: line) }

  /// The number of open containers.
  public var depth: Int { builder.depth }

  /// Whether the next node is the key of an entry.
  public var expectsKey: Bool { builder.expectsKey }

  /// The tree of all added nodes.
  /// - Parameter diagnostics: Diagnostics that were found before.
  public consuming func finish(after diagnostics: [Diagnostic] = []) -> SyntaxTree {
    while builder.depth > 0 { builder.closeContainer(end: builder.lastEnd) }
    return SyntaxTree(
      source: source, notation: notation, diagnostics: diagnostics + problems.sorted(), nodes: builder.nodes,
      sideText: builder.sideText)
  }
}
