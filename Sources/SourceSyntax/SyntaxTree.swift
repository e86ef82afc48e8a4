/// What a file says, as a tree of scalars, mappings and sequences that know their places.
///
/// A tree is immutable and complete in the sense that it holds all that could be read: after a
/// problem that ends the reading, the containers that were open are closed where they broke off.
/// Whoever needs a sound file looks at ``diagnostics`` first.
///
/// The nodes lie in one array in the order of the file and the text of a scalar is a slice of the
/// file wherever it is written as it reads: a file costs one and a half times to three times its
/// size in memory, and no allocation for each node.
public final class SyntaxTree: Sendable {
  /// The notation a tree was read from.
  public enum Notation: Sendable, Hashable {
    case yaml
    case json
    /// XML, property lists included.
    case xml
    /// The binary notation of property lists. Nothing in it has a place that people could go to: the
    /// ranges of its nodes are their indices, and ``keyPath(at:)`` says where one stands.
    case binaryPropertyList
    /// Rows and cells, whose nodes stand in another order than in the file.
    case delimited
  }

  /// The deepest nesting of mappings and sequences that is read: 100 levels, our own bound, ten
  /// times what a catalog needs.
  public static let deepestNesting = 100
  /// The most nodes that are read: 16,777,216, our own bound on memory (400 MB).
  public static let mostNodes = 1 << 24

  public let source: SourceFile
  public let notation: Notation
  /// The problems, in the order of their places; at most 1,000, and one that says there are more.
  public let diagnostics: [Diagnostic]

  @usableFromInline let nodes: ContiguousArray<NodeRecord>
  /// The decoded text of the scalars that are not written as they read, end to end.
  @usableFromInline let sideText: [UInt8]

  init(
    source: SourceFile, notation: Notation, diagnostics: [Diagnostic],
    nodes: ContiguousArray<NodeRecord> = [], sideText: [UInt8] = []
  ) {
    self.source = source
    self.notation = notation
    self.diagnostics = diagnostics
    self.nodes = nodes
    self.sideText = sideText
  }

  /// The same tree as another object, for another thread: nodes count references to their tree, and
  /// threads that do so for one object wait for each other. It costs nothing but that object.
  public func twin() -> SyntaxTree {
    SyntaxTree(
      source: source, notation: notation, diagnostics: diagnostics, nodes: nodes,
      sideText: sideText)
  }

  /// The outermost node; nil when the file holds none, be it empty or unreadable.
  public var root: SyntaxNode? {
    nodes.isEmpty ? nil : SyntaxNode(tree: self, index: 0)
  }

  /// The outermost nodes, of which only a file that may hold several values has more than one.
  public var roots: [SyntaxNode] {
    var roots: [SyntaxNode] = []
    var next = 0
    while let root = node(at: next) {
      roots.append(root)
      next = root.indices.upperBound
    }
    return roots
  }

  /// The number of nodes; their indices run from 0 in the order of the file.
  public var nodeCount: Int { nodes.count }

  /// The node with an index, nil when there is none.
  public func node(at index: Int) -> SyntaxNode? {
    nodes.indices.contains(index) ? SyntaxNode(tree: self, index: index) : nil
  }

  /// Whether anything was found that makes the file wrong.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
