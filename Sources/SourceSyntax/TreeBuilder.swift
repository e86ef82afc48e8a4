import Basics

/// Collects the nodes of a tree in the order of the file.
struct TreeBuilder {
  private struct Open {
    var index: Int
    var isMapping: Bool
    var children: UInt32 = 0
  }

  private(set) var nodes: ContiguousArray<NodeRecord> = []
  private(set) var sideText: [UInt8] = []
  /// The end of the last token.
  var lastEnd: Int
  private var open: [Open] = []

  /// - Parameter origin: The offset after the byte order mark.
  init(origin: Int) { lastEnd = origin }

  var depth: Int { open.count }
  var isInMapping: Bool { open.last?.isMapping ?? false }
  /// Whether the next node is the key of an entry.
  @inline(__always) var expectsKey: Bool {
    guard let last = open.last else { return false }
    return last.isMapping && last.children & 1 == 0
  }
  /// The start of the innermost container.
  var openStart: Int { open.last.map { Int(nodes[$0.index].start) } ?? 0 }

  @inline(__always) private mutating func countChild() { if !open.isEmpty { open[open.count - 1].children += 1 } }

  /// Adds a scalar whose text is verbatim in the file.
  @inline(__always) mutating func addScalar(
    _ style: ScalarStyle, start: Int, end: Int, textStart: Int, textCount: Int, traits: NodeRecord.Traits = []
  ) {
    countChild()
    nodes.append(
      NodeRecord(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
        next: UInt32(truncatingIfNeeded: nodes.count + 1), textStart: UInt32(truncatingIfNeeded: textStart),
        count: UInt32(truncatingIfNeeded: textCount), traits: .init(style, traits)))
    lastEnd = max(lastEnd, end)
  }

  /// Adds a scalar with separate text.
  mutating func addScalar(_ style: ScalarStyle, start: Int, end: Int, decoded: UnsafeBufferPointer<UInt8>) {
    let textStart = sideText.count
    sideText.append(contentsOf: decoded)
    addScalar(style, start: start, end: end, textStart: textStart, textCount: decoded.count, traits: .decoded)
  }

  /// Adds a placeholder for a node that is not written.
  mutating func addAbsent(at offset: Int) {
    addScalar(.plain, start: offset, end: offset, textStart: 0, textCount: 0, traits: .absent)
  }

  mutating func openContainer(_ kind: NodeRecord.Traits, start: Int, end: Int) {
    countChild()
    open.append(Open(index: nodes.count, isMapping: kind.contains(.mapping)))
    nodes.append(
      NodeRecord(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
        next: UInt32(truncatingIfNeeded: nodes.count + 1), textStart: 0, count: 0, traits: kind))
    lastEnd = max(lastEnd, end)
  }

  /// Closes the innermost container after its last child, or at `end` if that is farther, and
  /// returns its index.
  @discardableResult mutating func closeContainer(end: Int) -> Int? {
    if expectsValue { addAbsent(at: lastEnd) }
    guard let closed = open.popLast() else { return nil }
    lastEnd = max(lastEnd, end)
    nodes[closed.index].end = UInt32(truncatingIfNeeded: lastEnd)
    nodes[closed.index].next = UInt32(truncatingIfNeeded: nodes.count)
    nodes[closed.index].count = closed.children
    return closed.index
  }

  private var expectsValue: Bool {
    guard let last = open.last else { return false }
    return last.isMapping && last.children & 1 == 1
  }
}

extension TreeBuilder {
  /// Whether another node may be added; reports it if not.
  @inline(__always) func hasRoom(_ problems: inout DiagnosticList) -> Bool {
    if nodes.count < SyntaxTree.mostNodes { return true }
    problems.error("more than \(SyntaxTree.mostNodes) values; the rest is not read", at: SourceRange(at: lastEnd))
    return false
  }

  /// Closes the innermost container and reports its duplicate keys.
  /// - Parameter hasPlaces: Whether the ranges of the nodes are positions in the file.
  mutating func close(
    end: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ problems: inout DiagnosticList, hasPlaces: Bool = true
  ) {
    let isMapping = isInMapping
    guard let closed = closeContainer(end: end), isMapping else { return }
    for (key, first) in repeatedKeys(ofMapping: closed, in: bytes) {
      let range = range(of: key)
      let quoted = hasPlaces ? MessageText.quoted(bytes, range) : "\"\(decodedText(of: key).prefix(40))\""
      problems.error(
        "duplicate key \(quoted)", at: range, related: [.init("first written here", at: self.range(of: first))])
    }
  }

  private func decodedText(of index: Int) -> String {
    let start = Int(nodes[index].textStart)
    return String(decoding: sideText[start..<start + Int(nodes[index].count)], as: UTF8.self)
  }

  private func range(of index: Int) -> SourceRange {
    SourceRange(start: Int(nodes[index].start), end: Int(nodes[index].end))
  }
}
