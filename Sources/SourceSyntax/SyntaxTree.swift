import Basics

/// The contents of a file as a tree of scalars, mappings and sequences with their positions.
///
/// A tree is immutable and contains everything that could be read: after a problem that ends
/// parsing, the containers that were open are closed at that point. Check ``diagnostics`` first if
/// the file must be valid.
///
/// The nodes are in one array in the order of the file, and the text of a scalar is a slice of the
/// file wherever it is verbatim: a file takes one and a half to three times its size in memory,
/// without an allocation per node.
public final class SyntaxTree: Sendable {
  /// The notation that a tree was read from.
  public enum Notation: Sendable, Hashable {
    case yaml
    case json
    /// XML, including property lists.
    case xml
    /// The binary notation of property lists. Nothing in it has a position that people could look
    /// up: the ranges of its nodes are their indices, and ``keyPath(at:)`` returns the path of one.
    case binaryPropertyList
    /// Rows and cells, whose nodes are in a different order from the file.
    case delimited
  }

  /// The maximum nesting of mappings and sequences: 100 levels, our own limit, ten times what a
  /// catalog needs.
  public static let deepestNesting = 100
  /// The maximum number of nodes: 16,777,216, our own limit on memory (400 MB).
  public static let mostNodes = 1 << 24

  public let source: SourceFile
  public let notation: Notation
  /// The problems, in the order of their positions; at most 1,000, and one that says there are
  /// more.
  public let diagnostics: [Diagnostic]
  /// Whether some scalars have texts that differ from the file, where they are misspelt.
  package let isCorrected: Bool

  @usableFromInline let nodes: ContiguousArray<NodeRecord>
  /// The decoded texts of the scalars that are not verbatim, concatenated.
  @usableFromInline let sideText: [UInt8]
  /// The children of long containers, by the container.
  private let children = Lock<[Int: [Int]]>([:])
  /// The first key with each text, of mappings with many, by the mapping.
  private let keys = Lock<[Int: [ExactText: Int]]>([:])

  init(
    source: SourceFile, notation: Notation, diagnostics: [Diagnostic], nodes: ContiguousArray<NodeRecord> = [],
    sideText: [UInt8] = [], isCorrected: Bool = false
  ) {
    self.source = source
    self.notation = notation
    self.diagnostics = diagnostics
    self.nodes = nodes
    self.sideText = sideText
    self.isCorrected = isCorrected
  }

  /// The tree with other texts of some scalars, which keep their ranges in the file.
  ///
  /// - Parameter texts: The texts by the indices of their nodes.
  package func correcting(_ texts: [Int: String]) -> SyntaxTree {
    var (nodes, sideText) = (nodes, sideText)
    for (index, text) in texts where nodes.indices.contains(index) {
      nodes[index].textStart = UInt32(clamping: sideText.count)
      nodes[index].count = UInt32(clamping: text.utf8.count)
      nodes[index].traits.insert(.decoded)
      sideText += text.utf8
    }
    return SyntaxTree(
      source: source, notation: notation, diagnostics: diagnostics, nodes: nodes, sideText: sideText, isCorrected: true)
  }

  /// The outermost node; nil when the file is empty or unreadable.
  public var root: SyntaxNode? { nodes.isEmpty ? nil : SyntaxNode(tree: self, index: 0) }

  /// The outermost nodes; only a file that may contain several values has more than one.
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

  /// The node with an index; nil if it doesn't exist.
  public func node(at index: Int) -> SyntaxNode? {
    nodes.indices.contains(index) ? SyntaxNode(tree: self, index: index) : nil
  }

  /// The elements of a long list, or the keys of a long mapping: searching from the first one each
  /// time would take n² steps for n children, so they are kept.
  func children(of container: SyntaxNode) -> [Int] {
    children.withLock { children in
      if let known = children[container.index] { return known }
      let found = container.isMapping ? container.entries.map(\.key.index) : container.elements.map(\.index)
      children[container.index] = found
      return found
    }
  }

  /// The children before this position are found by searching, without keeping anything.
  static let searchedChildren = 16

  /// The first key of a mapping with a text. Searching many keys for each element of one of their values would take
  /// n² steps, so they are kept.
  func key(_ text: String, of mapping: SyntaxNode) -> Int? {
    keys.withLock { keys in
      if let known = keys[mapping.index] { return known[ExactText(text)] }
      var found: [ExactText: Int] = [:]
      for (key, _) in mapping.entries.reversed() where key.isScalar { found[ExactText(key.text)] = key.index }
      keys[mapping.index] = found
      return found[ExactText(text)]
    }
  }

  /// The keys of mappings with no more than these are searched.
  static let searchedKeys = 256

  /// Whether there is an error.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Whether another tree has the same nodes with the same texts, regardless of how they are written.
  package func saysTheSame(as other: SyntaxTree) -> Bool {
    nodeCount == other.nodeCount
      && zip(roots, other.roots).allSatisfy { root, other in root.saysTheSame(as: other) }
  }
}
