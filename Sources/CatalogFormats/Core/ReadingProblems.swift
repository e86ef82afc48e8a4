import SourceSyntax

/// The problems of a file that a catalog is read from, and its contents that a catalog can't hold;
/// limited in number, so that the cost of a file full of errors is bounded.
struct ReadingProblems {
  /// Our own limit: nobody reads more than this at once.
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

  /// Reports a problem of many places once, at the first of them.
  mutating func once(_ severity: Severity, _ message: String, at place: some ProblemPlace) {
    guard said.count < Self.most, said.insert(message).inserted else { return }
    report(severity, message, at: place)
  }

  /// Reports that something required is missing, unless it may be in the part that was not read.
  mutating func missing(
    _ message: String, at place: some ProblemPlace, severity: Severity = .warning
  ) {
    if isWhole { report(severity, message, at: place) }
  }

  /// Reports a duplicate.
  mutating func duplicate(_ message: String, at place: some ProblemPlace, first: SourceRange) {
    report(.warning, message, at: place, related: [.init("first occurs here", at: first)])
  }

  /// Counts something that is ignored; it is reported once, at its first occurrence.
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
  /// The reason why something in a format is ignored.
  static let noPlace = "a catalog has no place for it"
  /// The reason why an unknown name is ignored.
  static let unknown = "the name is not known"
}

/// The position of a problem.
protocol ProblemPlace {
  /// The bytes to show.
  var opening: SourceRange { get }
}

extension SourceRange: ProblemPlace {
  var opening: SourceRange { self }
}

extension SyntaxNode: ProblemPlace {}
