import SourceSyntax

/// One-line descriptions of what a test expects.
extension SyntaxTree {
  static func yaml(_ text: String) -> SyntaxTree { parseYAML(SourceFile(name: "test.yml", text: text)) }

  static func json(_ text: String) -> SyntaxTree { parseJSON(SourceFile(name: "test.json", text: text)) }

  static func bytes(_ bytes: [UInt8], as notation: Notation) -> SyntaxTree {
    let source = SourceFile(name: "test", bytes: bytes)
    return notation == .yaml ? parseYAML(source) : parseJSON(source)
  }

  /// The problems as `line:column message`.
  var problems: [String] {
    diagnostics.map {
      let place = source.location(at: $0.range.start)
      return "\(place.line):\(place.column) \($0.message)"
    }
  }

  /// The root in a notation like JSON's.
  var shape: String { root?.shape ?? "nothing" }
}

extension SyntaxNode {
  var shape: String {
    switch kind {
    case .scalar: text
    case .mapping: "{" + entries.map { "\($0.key.shape): \($0.value.shape)" }.joined(separator: ", ") + "}"
    case .sequence: "[" + elements.map(\.shape).joined(separator: ", ") + "]"
    }
  }

  /// The source of this node in the file.
  var written: String { tree.source.text(in: range) }

  /// The node and all of its descendants, in the order of the file.
  var subtree: [SyntaxNode] {
    var nodes = [self]
    for entry in entries { nodes += entry.key.subtree + entry.value.subtree }
    for element in elements { nodes += element.subtree }
    return nodes
  }
}

/// Numbers that are the same in every run: splitmix64.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
