import Basics

/// The changes of a file in the format of `patch`.
public enum UnifiedDiff {
  /// The number of lines that are shown around a change.
  private static let context = 3

  /// The diff of two versions of a file, to be printed: without secrets; empty when they are equal.
  ///
  /// - Parameters:
  ///   - old: The bytes before the change.
  ///   - new: The bytes after the change.
  ///   - name: The name of both versions.
  public static func render(from old: [UInt8], to new: [UInt8], name: String) -> [UInt8] {
    let changes = LineChanges(from: old, to: new)
    guard !changes.hunks.isEmpty else { return [] }
    let shown = VisibleText.escaped(name)
    var diff = Array("--- \(shown)\n+++ \(shown)\n".utf8)
    var rest = changes.hunks[...]
    while let first = rest.first {
      // Changes whose contexts meet are shown together.
      var group = [first]
      rest = rest.dropFirst()
      while let next = rest.first, let last = group.last, next.old.lowerBound - last.old.upperBound <= 2 * context {
        group.append(next)
        rest = rest.dropFirst()
      }
      render(group, of: changes, into: &diff)
    }
    return Secrets.redacted(diff) ?? diff
  }

  private static func render(_ group: [LineChanges.Hunk], of changes: LineChanges, into diff: inout [UInt8]) {
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

  /// `12,7`; for an empty range, the line before.
  private static func place(_ lines: Range<Int>) -> String {
    let start = lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1
    return lines.count == 1 ? "\(start)" : "\(start),\(lines.count)"
  }

  private static func write(_ line: ArraySlice<UInt8>, after mark: Character, into diff: inout [UInt8]) {
    diff += String(mark).utf8
    diff += line
    if line.last != UInt8(ascii: "\n") { diff += "\n\\ No newline at end of file\n".utf8 }
  }
}

/// The changes between the lines of two versions of a file.
private struct LineChanges {
  struct Hunk {
    var old: Range<Int>
    var new: Range<Int>
  }

  typealias Line = ArraySlice<UInt8>

  let old: [Line]
  let new: [Line]
  private(set) var hunks: [Hunk] = []

  init(from oldBytes: [UInt8], to newBytes: [UInt8]) {
    old = Self.lines(of: oldBytes)
    new = Self.lines(of: newBytes)
    guard oldBytes != newBytes else { return }
    find(old[...], new[...])
  }

  /// The maximum number of lines that are compared at once: the standard library's comparison is
  /// quadratic in the worst case, in time and in memory.
  private static let mostLines = 2_000

  /// Finds the changes between the common prefix and suffix. If that is too much, it is split at a
  /// line that occurs once in both; if none exists, all of it is shown as changed.
  private mutating func find(_ old: ArraySlice<Line>, _ new: ArraySlice<Line>) {
    var (old, new) = (old, new)
    while let first = old.first, first == new.first {
      old.removeFirst()
      new.removeFirst()
    }
    while let last = old.last, last == new.last {
      old.removeLast()
      new.removeLast()
    }
    if old.count + new.count <= Self.mostLines {
      compare(old, new)
    } else if let line = Self.commonLine(of: old, new) {
      find(old[..<line.old], new[..<line.new])
      find(old[line.old...], new[line.new...])
    } else {
      hunks.append(Hunk(old: old.indices, new: new.indices))
    }
  }

  private mutating func compare(_ old: ArraySlice<Line>, _ new: ArraySlice<Line>) {
    let changes = new.difference(from: old)
    let removed = Set(changes.removals.map { old.startIndex + $0.offset })
    let inserted = Set(changes.insertions.map { new.startIndex + $0.offset })
    var (x, y) = (old.startIndex, new.startIndex)
    while x < old.endIndex || y < new.endIndex {
      let start = (x, y)
      while removed.contains(x) { x += 1 }
      while inserted.contains(y) { y += 1 }
      if (x, y) == start { (x, y) = (x + 1, y + 1) } else { hunks.append(Hunk(old: start.0..<x, new: start.1..<y)) }
    }
  }

  /// The position of a line that occurs once in both, as near as possible to the middle of the old
  /// ones.
  private static func commonLine(of old: ArraySlice<Line>, _ new: ArraySlice<Line>) -> (old: Int, new: Int)? {
    func places(_ lines: ArraySlice<Line>) -> [Line: Int?] {
      Dictionary(zip(lines, lines.indices.map(Optional.some))) { _, _ in nil }
    }
    let (oldPlaces, newPlaces) = (places(old), places(new))
    let middle = old.startIndex + old.count / 2
    return old.indices.lazy.compactMap { place -> (old: Int, new: Int)? in
      guard oldPlaces[old[place]] == .some(place), let other = newPlaces[old[place]] ?? nil else { return nil }
      return (place, other)
    }.min { abs($0.old - middle) < abs($1.old - middle) }
  }

  private static func lines(of bytes: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var start = 0
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
