/// The changes of a file in the form that `patch` reads.
public enum UnifiedDiff {
  /// The lines that are shown around a change.
  private static let context = 3

  /// The diff of two versions of a file; empty when they are the same.
  ///
  /// - Parameter name: What both are called.
  public static func render(from old: [UInt8], to new: [UInt8], name: String) -> [UInt8] {
    let changes = LineChanges(from: old, to: new)
    guard !changes.hunks.isEmpty else { return [] }
    let shown = VisibleText.escaped(name)
    var diff = Array("--- \(shown)\n+++ \(shown)\n".utf8)
    var rest = changes.hunks[...]
    while let first = rest.first {
      // Changes whose surroundings meet are shown together.
      var group = [first]
      rest = rest.dropFirst()
      while let next = rest.first, let last = group.last,
        next.old.lowerBound - last.old.upperBound <= 2 * context
      {
        group.append(next)
        rest = rest.dropFirst()
      }
      render(group, of: changes, into: &diff)
    }
    return diff
  }

  private static func render(
    _ group: [LineChanges.Hunk], of changes: LineChanges, into diff: inout [UInt8]
  ) {
    guard let first = group.first, let last = group.last else { return }
    let before = min(context, first.old.lowerBound)
    let after = min(context, changes.old.count - last.old.upperBound)
    let old = first.old.lowerBound - before..<last.old.upperBound + after
    let new = first.new.lowerBound - before..<last.new.upperBound + after
    diff += "@@ -\(place(old)) +\(place(new)) @@\n".utf8
    var next = old.lowerBound
    for hunk in group {
      for line in next..<hunk.old.lowerBound { write(changes.old[line], after: " ", into: &diff) }
      for line in hunk.old { write(changes.old[line], after: "-", into: &diff) }
      for line in hunk.new { write(changes.new[line], after: "+", into: &diff) }
      next = hunk.old.upperBound
    }
    for line in next..<old.upperBound { write(changes.old[line], after: " ", into: &diff) }
  }

  /// `12,7`; of no lines, the line before.
  private static func place(_ lines: Range<Int>) -> String {
    let start = lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1
    return lines.count == 1 ? "\(start)" : "\(start),\(lines.count)"
  }

  private static func write(
    _ line: ArraySlice<UInt8>, after mark: Character, into diff: inout [UInt8]
  ) {
    diff += String(mark).utf8
    diff += line
    if line.last != UInt8(ascii: "\n") { diff += "\n\\ No newline at end of file\n".utf8 }
  }
}

/// Which lines of a file became which others.
private struct LineChanges {
  struct Hunk {
    var old: Range<Int>
    var new: Range<Int>
  }

  let old: [ArraySlice<UInt8>]
  let new: [ArraySlice<UInt8>]
  private(set) var hunks: [Hunk] = []

  init(from oldBytes: [UInt8], to newBytes: [UInt8]) {
    old = Self.lines(of: oldBytes)
    new = Self.lines(of: newBytes)
    // Numbers are compared faster than lines.
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    find(old.map(number), new.map(number))
  }

  /// Goes along both, and where they part looks for the nearest place where they meet again: what
  /// is changed by fixes is small, and its neighbours stay.
  private mutating func find(_ old: [Int], _ new: [Int]) {
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, right < new.count, old[left] == new[right] {
        left += 1
        right += 1
        continue
      }
      let (removed, added) = Self.distance(old[left...], new[right...])
      hunks.append(
        Hunk(old: left..<left + removed, new: right..<right + added))
      left += removed
      right += added
    }
  }

  /// How many lines of each to pass over until they meet; all of both when they never do.
  private static func distance(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) -> (Int, Int) {
    for total in 1..<max(old.count + new.count, 2) {
      // As many of one as of the other first: most lines are changed, not added.
      for step in 0...total {
        let lean = step.isMultiple(of: 2) ? step / 2 : -(step / 2 + 1)
        let removed = total / 2 + lean
        let added = total - removed
        if removed >= 0, added >= 0, removed < old.count, added < new.count,
          old[old.startIndex + removed] == new[new.startIndex + added]
        {
          return (removed, added)
        }
      }
    }
    return (old.count, new.count)
  }

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }
}
