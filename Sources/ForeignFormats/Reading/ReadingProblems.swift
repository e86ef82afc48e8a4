import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax

/// The problems of a file that a catalog is read from, and its contents that a catalog can't hold;
/// limited in number, so that the cost of a file full of errors is bounded.
struct ReadingProblems {
  /// Our own limit: nobody reads more at once.
  private static let most = DiagnosticList.mostOfAKind

  private struct LeftOut {
    var name: String
    var reason: String
    var first: SourceRange
    var others: [SourceRange] = []
    var count: Int
  }

  private var list = DiagnosticList(limit: nil)
  private var reportedMessages: Set<String> = []
  private var leftOut: [LeftOut] = []
  /// Values that are ignored beyond the limit; they have too many names to list.
  private var furtherLeftOut: LeftOut?
  private var places: [String: Int] = [:]
  /// Values of the file that a catalog could hold, but not as they are written: a conversion counts them.
  private(set) var losses: [ExportLoss] = []
  /// Whether the file was read to its end; otherwise nothing is reported as missing.
  let isWhole: Bool

  init(isWhole: Bool = true) { self.isWhole = isWhole }

  mutating func report(
    _ severity: Severity, _ message: @autoclosure () -> Message, at place: some ProblemPlace,
    related: @autoclosure () -> [Diagnostic.Related] = [], file: StaticString = #fileID, line: UInt = #line
  ) { list.report(severity, message(), at: place.opening, related: related(), file: file, line: line) }

  mutating func error(
    _ message: @autoclosure () -> Message, at place: some ProblemPlace, file: StaticString = #fileID, line: UInt = #line
  ) { report(.error, message(), at: place, file: file, line: line) }

  mutating func warning(
    _ message: @autoclosure () -> Message, at place: some ProblemPlace, file: StaticString = #fileID, line: UInt = #line
  ) { report(.warning, message(), at: place, file: file, line: line) }

  // Messages that are made elsewhere, and are English alone.

  @_disfavoredOverload mutating func report(
    _ severity: Severity, _ message: @autoclosure () -> String, at place: some ProblemPlace,
    related: @autoclosure () -> [Diagnostic.Related] = [], file: StaticString = #fileID, line: UInt = #line
  ) {
    report(severity, Message(verbatim: message()), at: place, related: related(), file: file, line: line)
  }

  @_disfavoredOverload mutating func error(
    _ message: @autoclosure () -> String, at place: some ProblemPlace, file: StaticString = #fileID, line: UInt = #line
  ) { report(.error, Message(verbatim: message()), at: place, file: file, line: line) }

  @_disfavoredOverload mutating func warning(
    _ message: @autoclosure () -> String, at place: some ProblemPlace, file: StaticString = #fileID, line: UInt = #line
  ) { report(.warning, Message(verbatim: message()), at: place, file: file, line: line) }

  /// Reports a problem of many places once, at the first of them.
  mutating func once(
    _ severity: Severity, _ message: String, at place: some ProblemPlace, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    guard reportedMessages.count < Self.most, reportedMessages.insert(message).inserted else { return }
    report(severity, message, at: place, file: file, line: line)
  }

  /// Reports that something required is missing, unless it may be in the part that was not read.
  mutating func missing(
    _ message: @autoclosure () -> String, at place: some ProblemPlace, severity: Severity = .warning,
    file: StaticString = #fileID, line: UInt = #line
  ) { if isWhole { report(severity, message(), at: place, file: file, line: line) } }

  /// Reports a duplicate.
  mutating func duplicate(
    _ message: @autoclosure () -> String, at place: some ProblemPlace, first: SourceRange, file: StaticString = #fileID,
    line: UInt = #line
  ) { report(.warning, message(), at: place, related: [.init("first occurs here", at: first)], file: file, line: line) }

  /// Counts something that is also reported as lost in every conversion.
  mutating func lose(_ extent: ExportLoss.Extent, _ path: CatalogPath, _ message: String) {
    guard losses.count < Self.most else { return }
    losses.append(ExportLoss(extent, of: path, message))
  }

  /// Counts something that is ignored; it is reported once, at its first occurrence.
  mutating func leaveOut(_ name: String, _ reason: String, at range: SourceRange) {
    let key = "\(name)\u{0}\(reason)"
    if let place = places[key] {
      leftOut[place].count += 1
      if leftOut[place].others.count < Self.most { leftOut[place].others.append(range) }
    } else if leftOut.count < Self.most {
      places[key] = leftOut.count
      leftOut.append(LeftOut(name: name, reason: reason, first: range, count: 1))
    } else {
      let first = LeftOut(name: name, reason: reason, first: range, count: 0)
      furtherLeftOut = furtherLeftOut ?? first
      furtherLeftOut?.count += 1
    }
  }

  var hasErrors: Bool { list.hasErrors }

  /// The further places of what is ignored in several.
  var leftOutElsewhere: [Diagnostic] {
    leftOut.flatMap { entry in
      entry.others.map { Diagnostic(.warning, "\"\(entry.name)\" is left out here as well", at: $0) }
    }
  }

  /// In the order of the file.
  var diagnostics: [Diagnostic] {
    var counted = leftOut.map { entry in
      let times = entry.count > 1 ? " (\(entry.count) times)" : ""
      return Diagnostic(.warning, "\"\(entry.name)\" is left out\(times): \(entry.reason)", at: entry.first)
    }
    if let entry = furtherLeftOut {
      counted.append(
        Diagnostic(
          .warning,
          "\"\(entry.name)\" is left out, and so are \(entry.count - 1) more values with names "
            + "that are not listed", at: entry.first))
    }
    return (list.sorted() + counted).sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
  }
}

extension ReadingProblems {
  /// The reason why something in a format is ignored.
  static let noPlace = "a catalog has no place for it"
  /// The loss of a product whose ID is empty.
  static let noID = "a product without an ID is left out"
  /// The reason why an unknown name is ignored.
  static let unknown = "the name is not known"
}

/// The position of a problem.
protocol ProblemPlace {
  /// The bytes to show.
  var opening: SourceRange { get }
}

extension SourceRange: ProblemPlace { var opening: SourceRange { self } }

extension SyntaxNode: ProblemPlace {}
