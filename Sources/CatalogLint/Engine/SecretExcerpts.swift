import Basics
package import SourceSyntax

/// Renders lines of files with everything hidden that may be a secret; the secrets of a line are
/// searched once for consecutive findings on it.
package struct SecretExcerpts {
  /// More than an excerpt shows of a long line.
  private static let margin = 1_000
  /// The cells of a line that are shown if the width of the terminal is unknown.
  private static let usual = 100
  /// Our own limit on the width of an excerpt: longer lines are hard to read.
  private static let widest = 160

  private var last: (file: Int, part: SourceRange, secrets: [SourceRange])?

  /// - Parameters:
  ///   - range: The range to mark.
  ///   - number: The number of the line with its start.
  ///   - source: The file that contains it.
  ///   - file: A number that no other file has.
  ///   - known: Further ranges to hide.
  ///   - columns: The width of the terminal; nil elsewhere.
  ///   - paintGutter: Colors the number and the bar.
  ///   - paintMarks: Colors the carets.
  package init() {}

  package mutating func excerpt(
    of range: SourceRange, onLine number: Int, in source: SourceFile, file: Int = 0, hiding known: SecretRanges,
    columns: Int? = nil, paintGutter: (String) -> String = { $0 }, paintMarks: (String) -> String = { $0 }
  ) -> String {
    guard let line = source.range(ofLine: number) else { return Excerpt.render(range, in: source, hiding: known.all) }
    var part = line
    if line.end - line.start > Self.margin {
      // Findings that are near each other share a part.
      let before = (range.start - line.start) / Self.margin - 1
      part = SourceRange(
        start: max(line.start, line.start + before * Self.margin),
        end: min(line.end, line.start + (before + 3) * Self.margin))
      while part.start < part.end, UTF8.isContinuation(source.bytes[part.start]) { part.start += 1 }
      while part.end < line.end, UTF8.isContinuation(source.bytes[part.end]) { part.end += 1 }
    }
    if last?.file != file || last?.part != part { last = (file, part, SecretSearch.secrets(in: part, of: source)) }
    // The number, a bar and two spaces come before the line.
    let width = columns.map { min($0, Self.widest) - String(number).utf8.count - 3 }
    return Excerpt.render(
      range, onLine: number, in: source, width: width ?? Self.usual,
      hiding: known.overlapping(part) + (last?.secrets ?? []), paintGutter: paintGutter,
      paintMarks: paintMarks)
  }
}

/// Ranges of a file to hide, without overlaps and in order.
package struct SecretRanges: Sendable {
  package private(set) var all: [SourceRange] = []

  package init(_ ranges: [SourceRange] = []) {
    for range in ranges.sorted(by: { $0.start < $1.start }) {
      if let last = all.last, range.start <= last.end {
        all[all.count - 1] = SourceRange(start: last.start, end: max(last.end, range.end))
      } else {
        all.append(range)
      }
    }
  }

  func overlapping(_ part: SourceRange) -> [SourceRange] {
    let first = all.partitioningIndex { $0.end > part.start }
    return Array(all[first...].prefix { $0.start < part.end })
  }
}
