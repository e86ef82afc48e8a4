import Basics

/// The changes of a file in the form that `patch` reads.
public enum UnifiedDiff {
  /// The lines that are shown around a change.
  private static let context = 3

  /// The diff of two versions of a file; empty when they are the same.
  ///
  /// - Parameters:
  ///   - old: The bytes before.
  ///   - new: The bytes after.
  ///   - name: What both are called.
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

  /// Finds the lines that both have, as few others between them as there can be, by Myers'
  /// algorithm; what both begin and end with is set apart before.
  private mutating func find(_ old: [Int], _ new: [Int]) {
    let most = min(old.count, new.count)
    var start = 0
    while start < most, old[start] == new[start] { start += 1 }
    var rest = 0
    while rest < most - start, old[old.count - rest - 1] == new[new.count - rest - 1] { rest += 1 }
    let (left, right) = (Array(old[start..<old.count - rest]), Array(new[start..<new.count - rest]))
    var (x, y) = (0, 0)
    // A run that ends where both end closes the last hunk.
    for run in Self.commonRuns(left, right) + [(x: left.count, y: right.count, count: 0)] {
      if run.x > x || run.y > y {
        hunks.append(Hunk(old: start + x..<start + run.x, new: start + y..<start + run.y))
      }
      (x, y) = (run.x + run.count, run.y + run.count)
    }
  }

  /// The most changes that are looked for; files that differ more are shown as wholly different.
  private static let mostChanges = 1_000

  /// Where both have the same lines, in order.
  private static func commonRuns(
    _ old: [Int], _ new: [Int]
  ) -> [(x: Int, y: Int, count: Int)] {
    guard !old.isEmpty, !new.isEmpty else { return [] }
    let most = min(old.count + new.count, mostChanges)
    // How far into the old lines each diagonal reaches; the diagonal 0 stands in the middle.
    var reach = Array(repeating: 0, count: 2 * most + 3)
    let middle = most + 1
    var history: [[Int]] = []
    for changes in 0...most {
      history.append(reach)
      for diagonal in stride(from: -changes, through: changes, by: 2) {
        let before = previous(diagonal, changes, reach, middle)
        var x = reach[middle + before] + (before < diagonal ? 1 : 0)
        while x < old.count, x - diagonal < new.count, old[x] == new[x - diagonal] { x += 1 }
        reach[middle + diagonal] = x
        if x >= old.count, x - diagonal >= new.count {
          return runs(history, middle, to: (old.count, new.count))
        }
      }
    }
    return []
  }

  /// The diagonal from which one more change leads farthest on another.
  private static func previous(
    _ diagonal: Int, _ changes: Int, _ reach: [Int], _ middle: Int
  ) -> Int {
    let isAdded =
      diagonal == -changes
      || diagonal != changes && reach[middle + diagonal - 1] < reach[middle + diagonal + 1]
    return isAdded ? diagonal + 1 : diagonal - 1
  }

  /// Goes the way back from the end.
  private static func runs(
    _ history: [[Int]], _ middle: Int, to end: (x: Int, y: Int)
  ) -> [(x: Int, y: Int, count: Int)] {
    var runs: [(x: Int, y: Int, count: Int)] = []
    var (x, y) = end
    for (changes, reach) in history.enumerated().reversed() {
      let diagonal = x - y
      let before = previous(diagonal, changes, reach, middle)
      let previousX = changes == 0 ? 0 : reach[middle + before]
      let previousY = changes == 0 ? 0 : previousX - before
      var count = 0
      while x > previousX, y > previousY {
        x -= 1
        y -= 1
        count += 1
      }
      if count > 0 { runs.append((x, y, count)) }
      (x, y) = (previousX, previousY)
    }
    return runs.reversed()
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
