import Basics

/// The tree of a YAML file after a change, of which only the entries that the change affects were
/// parsed again.
///
/// A catalog has thousands of products in one mapping, and an edit changes one of them. The runs of
/// entries that it doesn't touch are cut out of the text; what is left is parsed, and their nodes
/// are taken from the tree before. That is the same tree as that of the whole file: at the line on
/// which an entry of a block mapping starts, all that a parser of YAML remembers is which blocks are
/// open, and this is checked.
package struct TreeUpdate {
  /// Entries of a mapping that were not parsed again.
  package struct Run {
    /// Their nodes before the change.
    package let nodes: Range<Int>
    /// Their lines before the change.
    package let text: Range<Int>
    fileprivate let entries: Int
    /// Where they would be in ``TreeUpdate/partial``.
    fileprivate var partialOffset = 0
    fileprivate var partialIndex = 0
    fileprivate var partialContainer = 0
    /// What has to be added to their offsets and their indices.
    fileprivate var shift = 0
    fileprivate var step = 0

    /// The index after the change of one of the nodes.
    package func index(ofOld index: Int) -> Int { index + step }

    /// The range after the change of a range in the lines.
    package func range(ofOld range: SourceRange) -> SourceRange {
      SourceRange(start: range.start + shift, end: range.end + shift)
    }
  }

  /// The whole file.
  package let tree: SyntaxTree
  /// The file without the runs.
  package let partial: SyntaxTree
  /// In the order of the file.
  package private(set) var runs: [Run]
  /// Whether only entries of the mappings are affected, and nothing outside of them.
  package let isWithinEntries: Bool

  /// Nil when the file has to be parsed as a whole.
  ///
  /// - Parameters:
  ///   - old: The tree before the change.
  ///   - replacements: The change, in the order of the file.
  ///   - paths: The keys of the mappings that may have many entries.
  package init?(of old: SyntaxTree, _ replacements: [TextReplacement], in paths: [[String]]) {
    guard old.notation == .yaml, old.diagnostics.isEmpty, let root = old.root else { return nil }
    let replacements = old.source.applicable(replacements)
    var touched = 0
    var mappings: [(path: [String], runs: [Run])] = []
    for path in paths {
      guard let mapping = root.blocks(at: path)?.last, let cut = Self.cut(mapping, replacements) else { continue }
      touched += cut.touched
      if !cut.runs.isEmpty { mappings.append((path, cut.runs)) }
    }
    isWithinEntries = touched == replacements.count
    mappings.sort { $0.runs[0].text.lowerBound < $1.runs[0].text.lowerBound }
    var runs = mappings.flatMap(\.runs)
    // What is left costs a second pass over it.
    guard runs.reduce(0, { $0 + $1.nodes.count }) > old.nodeCount / 2 else { return nil }

    Self.place(&runs, among: replacements)
    let cuts = runs.map { TextReplacement(SourceRange(start: $0.text.lowerBound, end: $0.text.upperBound), "") }
    partial = SyntaxTree.parseYAML(
      old.source.replacing((replacements + cuts).sorted { $0.range.start < $1.range.start }))
    guard partial.diagnostics.isEmpty, let newRoot = partial.root else { return nil }
    var containers: [Int: Int] = [:]
    var first = 0
    for (path, own) in mappings {
      let last = first + own.count
      guard let old = root.blocks(at: path), let new = newRoot.blocks(at: path), old.map(\.column) == new.map(\.column),
        let before = old.last, let now = new.last, Self.find(&runs[first..<last], in: now),
        !Self.repeatsKey(now, of: runs[first..<last], before)
      else { return nil }
      containers[now.index] = runs[first..<last].reduce(0) { $0 + $1.entries }
      for index in first..<last { runs[index].partialContainer = now.index }
      first = last
    }
    var step = 0
    for index in runs.indices {
      runs[index].step = runs[index].partialIndex + step - runs[index].nodes.lowerBound
      step += runs[index].nodes.count
    }
    self.runs = runs
    guard partial.nodeCount + step <= SyntaxTree.mostNodes else { return nil }
    let joined = Joining(partial: partial, old: old, runs: runs, containers: containers)
    tree = SyntaxTree(
      source: old.source.replacing(replacements), notation: .yaml, diagnostics: [], nodes: joined.nodes,
      sideText: joined.sideText)
  }

  // MARK: Places

  /// The index in ``tree`` of a node of ``partial``.
  package func index(ofPartial index: Int) -> Int { Joining.index(index, runs) }

  /// The index in ``tree`` of the mapping that a run belongs to.
  package func container(of run: Run) -> Int { index(ofPartial: run.partialContainer) }

  /// The range in the file after the change of a range in ``partial``.
  package func range(ofPartial range: SourceRange) -> SourceRange {
    SourceRange(start: Joining.offset(range.start, runs), end: Joining.end(range.end, runs))
  }

  /// The run with a node of the tree before the change.
  package func run(withNode index: Int) -> Run? {
    runs[runs.startIndex..<Self.firstIndex(in: runs) { $0.nodes.lowerBound > index }].last.flatMap {
      $0.nodes.contains(index) ? $0 : nil
    }
  }

  /// The run with an offset before the change.
  package func run(withOffset offset: Int) -> Run? {
    runs[runs.startIndex..<Self.firstIndex(in: runs) { $0.text.lowerBound > offset }].last.flatMap {
      $0.text.contains(offset) ? $0 : nil
    }
  }

  fileprivate static func firstIndex(in runs: [Run], where isAfter: (Run) -> Bool) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(runs[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  // MARK: Finding what is not affected

  /// The entries of a mapping that a change doesn't touch, and how many of the replacements are
  /// within entries; nil when the entries are not lines of their own.
  ///
  /// The first and the last entry are never cut, nor is one after a change: it shows that whatever
  /// was changed ends before it.
  private static func cut(_ mapping: SyntaxNode, _ replacements: [TextReplacement]) -> (runs: [Run], touched: Int)? {
    let bytes = mapping.tree.source.bytes
    var lines: [(line: Int, node: Int)] = []
    lines.reserveCapacity(mapping.count)
    for entry in mapping.entries {
      guard let line = entry.key.startOfOwnLine(bytes) else { return nil }
      lines.append((line, entry.key.index))
    }
    guard lines.count > 3, let first = lines.first else { return nil }
    var runs: [Run] = []
    var start: Int?
    func end(at index: Int) {
      guard let begin = start, begin < index else { return }
      start = nil
      runs.append(
        Run(
          nodes: lines[begin].node..<lines[index].node, text: lines[begin].line..<lines[index].line,
          entries: index - begin))
    }
    var next = replacements.firstIndex { $0.range.end >= first.line } ?? replacements.count
    var touched = 0
    var isAfterChange = true
    for index in 0..<lines.count - 1 {
      let upper = lines[index + 1].line
      var isTouched = false
      while next < replacements.count, replacements[next].range.start <= upper {
        isTouched = true
        let range = replacements[next].range
        guard range.end <= upper else { break }
        if range.start >= first.line, range.end <= mapping.range.end { touched += 1 }
        next += 1
      }
      // One that ends where the next entry starts affects that one too.
      if isTouched || isAfterChange { end(at: index) } else if start == nil { start = index }
      isAfterChange = isTouched
    }
    end(at: lines.count - 1)
    touched += replacements[next...].prefix { $0.range.start >= first.line && $0.range.end <= mapping.range.end }.count
    return (runs, touched)
  }

  /// Computes where the runs are in what is parsed, and how far they move.
  private static func place(_ runs: inout [Run], among replacements: [TextReplacement]) {
    var (next, change, cut) = (0, 0, 0)
    for index in runs.indices {
      let start = runs[index].text.lowerBound
      while next < replacements.count, replacements[next].range.end <= start {
        let range = replacements[next].range
        change += replacements[next].text.utf8.count - (range.end - range.start)
        next += 1
      }
      runs[index].partialOffset = start + change - cut
      runs[index].shift = change
      cut += runs[index].text.count
    }
  }

  /// Finds the entries before which the runs belong; false when one is not an entry of the mapping any
  /// more.
  private static func find(_ runs: inout ArraySlice<Run>, in mapping: SyntaxNode) -> Bool {
    let bytes = mapping.tree.source.bytes
    var next = runs.startIndex
    for entry in mapping.entries where next < runs.endIndex {
      guard entry.key.range.start >= runs[next].partialOffset else { continue }
      guard entry.key.startOfOwnLine(bytes) == runs[next].partialOffset else { return false }
      runs[next].partialIndex = entry.key.index
      next += 1
    }
    return next == runs.endIndex
  }

  /// Whether a new key of a mapping is that of an entry that was cut.
  private static func repeatsKey(_ mapping: SyntaxNode, of runs: ArraySlice<Run>, _ old: SyntaxNode) -> Bool {
    var kept: Set<ExactText> = []
    var cut: [SyntaxNode] = []
    var next = runs.startIndex
    for entry in old.entries {
      let index = entry.key.index
      while next < runs.endIndex, runs[next].nodes.upperBound <= index { next += 1 }
      if next < runs.endIndex, runs[next].nodes.contains(index) {
        cut.append(entry.key)
      } else {
        kept.insert(ExactText(entry.key.text))
      }
    }
    let new = Set(mapping.entries.map { ExactText($0.key.text) }).subtracting(kept)
    return !new.isEmpty && cut.contains { new.contains(ExactText($0.text)) }
  }
}

/// The nodes of a partial tree with runs of another put between them.
private struct Joining {
  private(set) var nodes: ContiguousArray<NodeRecord> = []
  let sideText: [UInt8]

  /// - Parameter containers: The numbers of entries to add to mappings of the partial tree.
  init(partial: SyntaxTree, old: SyntaxTree, runs: [TreeUpdate.Run], containers: [Int: Int]) {
    nodes.reserveCapacity(partial.nodeCount + runs.reduce(0) { $0 + $1.nodes.count })
    sideText = partial.sideText + old.sideText
    var next = 0
    for run in runs {
      addPartial(partial, next..<run.partialIndex, runs, containers)
      add(old, run, sideText: partial.sideText.count)
      next = run.partialIndex
    }
    addPartial(partial, next..<partial.nodeCount, runs, containers)
  }

  private mutating func addPartial(
    _ tree: SyntaxTree, _ range: Range<Int>, _ runs: [TreeUpdate.Run], _ containers: [Int: Int]
  ) {
    for index in range {
      var record = tree.nodes[index]
      let start = Int(record.start)
      let shift = Self.offset(start, runs) - start
      record.start = UInt32(truncatingIfNeeded: start + shift)
      record.end = UInt32(truncatingIfNeeded: Self.end(Int(record.end), runs))
      record.next = UInt32(truncatingIfNeeded: Self.end(ofNodes: Int(record.next), runs))
      if record.hasTextInFile { record.textStart = UInt32(truncatingIfNeeded: Int(record.textStart) + shift) }
      if let entries = containers[index] { record.count += UInt32(truncatingIfNeeded: 2 * entries) }
      nodes.append(record)
    }
  }

  private mutating func add(_ tree: SyntaxTree, _ run: TreeUpdate.Run, sideText: Int) {
    let shift = UInt32(truncatingIfNeeded: run.shift)
    let step = UInt32(truncatingIfNeeded: run.step)
    let side = UInt32(truncatingIfNeeded: sideText)
    guard shift != 0 || step != 0 || side != 0 else {
      nodes.append(contentsOf: tree.nodes[run.nodes])
      return
    }
    tree.nodes.withUnsafeBufferPointer { old in
      for index in run.nodes {
        var record = old[index]
        // Negative differences wrap around, and so does their sum.
        record.start &+= shift
        record.end &+= shift
        record.next &+= step
        if record.traits.contains(.decoded) {
          record.textStart &+= side
        } else if record.hasTextInFile {
          record.textStart &+= shift
        }
        nodes.append(record)
      }
    }
  }

  // MARK: Places

  /// What starts where a run was cut out comes after it.
  static func offset(_ offset: Int, _ runs: [TreeUpdate.Run]) -> Int {
    offset + cut(runs, before: TreeUpdate.firstIndex(in: runs) { $0.partialOffset > offset })
  }

  /// What ends where a run was cut out ends before it.
  static func end(_ offset: Int, _ runs: [TreeUpdate.Run]) -> Int {
    offset + cut(runs, before: TreeUpdate.firstIndex(in: runs) { $0.partialOffset >= offset })
  }

  static func index(_ index: Int, _ runs: [TreeUpdate.Run]) -> Int {
    let run = TreeUpdate.firstIndex(in: runs) { $0.partialIndex > index }
    return index + added(runs, before: run)
  }

  private static func end(ofNodes index: Int, _ runs: [TreeUpdate.Run]) -> Int {
    let run = TreeUpdate.firstIndex(in: runs) { $0.partialIndex >= index }
    return index + added(runs, before: run)
  }

  /// The bytes of the runs before one.
  private static func cut(_ runs: [TreeUpdate.Run], before index: Int) -> Int {
    guard index > 0 else { return 0 }
    let last = runs[index - 1]
    return last.text.upperBound + last.shift - last.partialOffset
  }

  /// The nodes of the runs before one.
  private static func added(_ runs: [TreeUpdate.Run], before index: Int) -> Int {
    guard index > 0 else { return 0 }
    let last = runs[index - 1]
    return last.nodes.upperBound + last.step - last.partialIndex
  }
}

extension NodeRecord {
  /// Whether the text is in the file, where it moves with the node.
  fileprivate var hasTextInFile: Bool { traits.isDisjoint(with: [.mapping, .sequence, .decoded, .absent]) }
}

extension SyntaxNode {
  /// The mappings on the way to a path of keys; nil when one of them is not a block.
  fileprivate func blocks(at keys: [String]) -> [SyntaxNode]? {
    guard isMapping, !isFlow else { return nil }
    var nodes = [self]
    for key in keys {
      guard let value = nodes.last?.value(forKey: key), value.isMapping, !value.isFlow else { return nil }
      nodes.append(value)
    }
    return nodes
  }

  fileprivate var column: Int { SourceLines(bytes: tree.source.bytes).column(of: range.start) }

  /// The start of the line of a node before which there are only spaces; nil for others, and on the
  /// first line.
  fileprivate func startOfOwnLine(_ bytes: [UInt8]) -> Int? {
    var start = range.start
    while start > 0, bytes[start - 1] == 0x20 { start -= 1 }
    return start > 0 && bytes[start - 1] == 0x0A ? start : nil
  }
}
