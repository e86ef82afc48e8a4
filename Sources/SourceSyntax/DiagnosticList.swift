package import Basics

/// The problems found while reading a file, limited in number, so that the cost of a file full of
/// errors is bounded.
///
/// A hundred problems of a kind are described; any further ones are counted, and their messages are
/// never made. Two problems are of the same kind if the same statement of a reader reports them.
package struct DiagnosticList: Sendable {
  /// Our own limit: nobody reads more at once.
  package static let mostOfAKind = 100
  /// The number of problems after which a file is hardly in the format that its name indicates.
  package static let mostInAll = 1_000

  private struct Kind: Hashable {
    /// The address of the name of the source file.
    let file: UInt
    let line: UInt
  }

  private struct Tally {
    var count = 0
    /// The index of the last one that is described.
    var last = 0
    var severity = Severity.info
    var further: [Int] = []
  }

  private let limit: Int
  private var kept: [Diagnostic] = []
  private var tallies: [Kind: Tally] = [:]
  private var count = 0
  private var firstLeftOut: SourceRange?

  /// - Parameter limit: The number of problems after which ``isFull`` tells a reader to stop; nil
  ///   for a reader that has to continue.
  package init(limit: Int? = DiagnosticList.mostInAll) { self.limit = limit ?? .max }

  package var isFull: Bool { firstLeftOut != nil }
  package private(set) var hasErrors = false

  package mutating func error(
    _ message: @autoclosure () -> Message, at range: SourceRange, related: @autoclosure () -> [Diagnostic.Related] = [],
    file: StaticString = #fileID, line: UInt = #line
  ) { report(.error, message(), at: range, related: related(), file: file, line: line) }

  package mutating func warning(
    _ message: @autoclosure () -> Message, at range: SourceRange, file: StaticString = #fileID, line: UInt = #line
  ) { report(.warning, message(), at: range, file: file, line: line) }

  /// - Parameters:
  ///   - isGap: Whether a value is missing in something that is read nevertheless.
  ///   - file: The file of the statement that identifies the kind of the problem.
  ///   - line: Its line.
  package mutating func report(
    _ severity: Severity, _ message: @autoclosure () -> Message, at range: SourceRange,
    related: @autoclosure () -> [Diagnostic.Related] = [], isGap: Bool = false, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    guard count < limit else {
      if firstLeftOut == nil { firstLeftOut = range }
      return
    }
    count += 1
    if severity == .error { hasErrors = true }
    let kind = Kind(file: UInt(bitPattern: file.utf8Start), line: line)
    var tally = tallies[kind] ?? Tally()
    tallies[kind] = nil
    tally.count += 1
    tally.severity = max(tally.severity, severity)
    // One more than the limit: it has the number of similar problems.
    if tally.count <= Self.mostOfAKind + 1 {
      tally.last = kept.count
      var diagnostic = Diagnostic(severity, message(), at: range, related: related())
      diagnostic.isGap = isGap
      kept.append(diagnostic)
    } else {
      tally.further.append(range.start)
    }
    tallies[kind] = tally
  }

  // Messages that are made elsewhere, and are English alone.

  @_disfavoredOverload package mutating func error(
    _ message: @autoclosure () -> String, at range: SourceRange, related: @autoclosure () -> [Diagnostic.Related] = [],
    file: StaticString = #fileID, line: UInt = #line
  ) { report(.error, Message(verbatim: message()), at: range, related: related(), file: file, line: line) }

  @_disfavoredOverload package mutating func warning(
    _ message: @autoclosure () -> String, at range: SourceRange, file: StaticString = #fileID, line: UInt = #line
  ) { report(.warning, Message(verbatim: message()), at: range, file: file, line: line) }

  @_disfavoredOverload package mutating func report(
    _ severity: Severity, _ message: @autoclosure () -> String, at range: SourceRange,
    related: @autoclosure () -> [Diagnostic.Related] = [], isGap: Bool = false, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    report(
      severity, Message(verbatim: message()), at: range, related: related(), isGap: isGap, file: file, line: line)
  }

  /// Notes that a reader stops at the problem that was reported last.
  package mutating func endReading() {
    if !kept.isEmpty { kept[kept.count - 1].endsReading = true }
  }

  /// The problems in the order of their positions, followed by one that says if a reader stopped.
  package func sorted() -> [Diagnostic] {
    var described = kept
    for tally in tallies.values where !tally.further.isEmpty {
      described[tally.last] = kept[tally.last].standing(for: tally.further, tally.severity)
    }
    let order = described.indices.sorted {
      let (left, right) = (described[$0].range, described[$1].range)
      return (left.start, left.end, $0) < (right.start, right.end, $1)
    }
    var sorted = order.map { described[$0] }
    if let firstLeftOut { sorted.append(Diagnostic(.error, "further problems not shown", at: firstLeftOut)) }
    return sorted
  }
}

extension Diagnostic {
  /// The diagnostic with the number and the offsets of others of its kind.
  fileprivate func standing(for further: [Int], _ severity: Severity) -> Diagnostic {
    var diagnostic = Diagnostic(
      severity, "\(content); \(further.count) more like it are not listed", at: range, related: related)
    diagnostic.isGap = isGap
    diagnostic.further = further.sorted()
    return diagnostic
  }
}
