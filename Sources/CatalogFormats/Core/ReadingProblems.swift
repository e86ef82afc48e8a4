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
  private var said: Set<String> = []
  private var leftOut: [LeftOut] = []
  private var places: [String: Int] = [:]
  /// Whether the file was read to its end; otherwise nothing is reported as missing.
  let isWhole: Bool

  init(isWhole: Bool = true) {
    self.isWhole = isWhole
  }

  mutating func report(
    _ severity: Severity, _ message: String, at place: some ProblemPlace,
    related: [Diagnostic.Related] = []
  ) {
    guard kept.count < Self.most else { return }
    kept.append(Diagnostic(severity, message, at: place.opening, related: related))
  }

  mutating func error(_ message: String, at place: some ProblemPlace) {
    report(.error, message, at: place)
  }

  mutating func warning(_ message: String, at place: some ProblemPlace) {
    report(.warning, message, at: place)
  }

  /// Reports what holds for many places at the first of them.
  mutating func once(_ severity: Severity, _ message: String, at place: some ProblemPlace) {
    guard said.count < Self.most, said.insert(message).inserted else { return }
    report(severity, message, at: place)
  }

  /// Reports something that the format demands, unless it may be in what was not read.
  mutating func missing(
    _ message: String, at place: some ProblemPlace, severity: Severity = .warning
  ) {
    if isWhole { report(severity, message, at: place) }
  }

  /// Reports what is there a second time.
  mutating func duplicate(_ message: String, at place: some ProblemPlace, first: SourceRange) {
    report(.warning, message, at: place, related: [.init("it stands here first", at: first)])
  }

  /// Counts something that is not taken over; it is reported once, where it is first.
  mutating func leaveOut(_ name: String, _ reason: String, at range: SourceRange) {
    let key = "\(name)\u{0}\(reason)"
    if let place = places[key] {
      leftOut[place].count += 1
    } else if leftOut.count < Self.most {
      places[key] = leftOut.count
      leftOut.append(LeftOut(name: name, reason: reason, first: range, count: 1))
    }
  }

  var hasErrors: Bool { kept.contains { $0.severity == .error } }

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

/// What a problem is reported at.
protocol ProblemPlace {
  /// The bytes that are shown.
  var opening: SourceRange { get }
}

extension SourceRange: ProblemPlace {
  var opening: SourceRange { self }
}

extension SyntaxNode: ProblemPlace {}
