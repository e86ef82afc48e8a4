import SourceSyntax

/// What is wrong with a file that a catalog is read from, and what of it the catalog has no place
/// for; bounded, so that a file of nothing but mistakes costs no more than a bad one.
struct ReadingProblems {
  /// Our own bound: nobody reads more than this at once.
  private static let most = 1_000

  private struct LeftOut {
    var name: String
    var reason: String
    var first: SourceRange
    var count: Int
  }

  private var kept: [Diagnostic] = []
  private var leftOut: [LeftOut] = []
  private var places: [String: Int] = [:]
  /// Whether the file was read to its end; otherwise nothing is reported as missing.
  let isWhole: Bool

  init(isWhole: Bool) {
    self.isWhole = isWhole
  }

  mutating func error(_ message: String, at range: SourceRange) {
    add(Diagnostic(.error, message, at: range))
  }

  mutating func warning(
    _ message: String, at range: SourceRange, related: [Diagnostic.Related] = []
  ) {
    add(Diagnostic(.warning, message, at: range, related: related))
  }

  /// Reports something that the format demands, unless it may stand in what was not read.
  mutating func missing(_ message: String, at range: SourceRange, severity: Severity = .warning) {
    if isWhole { add(Diagnostic(severity, message, at: range)) }
  }

  /// Counts something that is not taken over; it is reported once, where it stands first.
  mutating func leaveOut(_ name: String, _ reason: String, at range: SourceRange) {
    let key = "\(name)\u{0}\(reason)"
    if let place = places[key] {
      leftOut[place].count += 1
    } else if leftOut.count < Self.most {
      places[key] = leftOut.count
      leftOut.append(LeftOut(name: name, reason: reason, first: range, count: 1))
    }
  }

  private mutating func add(_ diagnostic: Diagnostic) {
    if kept.count < Self.most { kept.append(diagnostic) }
  }

  /// In the order of the file.
  var diagnostics: [Diagnostic] {
    let counted = leftOut.map { entry in
      let times = entry.count > 1 ? " (\(entry.count) times)" : ""
      return Diagnostic(
        .warning, "\"\(entry.name)\" is left out\(times): \(entry.reason)", at: entry.first)
    }
    return (kept + counted).sorted {
      ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end)
    }
  }
}

extension ReadingProblems {
  /// Why what a format says is not taken over.
  static let noPlace = "a catalog has no place for it"
  /// Why a name that nobody knows is not taken over.
  static let unknown = "the name is not known"
}
