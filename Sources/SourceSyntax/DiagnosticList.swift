/// The problems found while reading a file, limited in number, so that the cost of a file full of
/// errors is bounded.
struct DiagnosticList {
  /// Our own limit: nobody reads more than this at once.
  static let most = 1_000

  private var kept: [Diagnostic] = []
  private var firstLeftOut: SourceRange?

  var isFull: Bool { firstLeftOut != nil }
  var isEmpty: Bool { kept.isEmpty }

  mutating func error(
    _ message: @autoclosure () -> String, at range: SourceRange,
    related: @autoclosure () -> [Diagnostic.Related] = []
  ) {
    add(.error, message(), at: range, related: related())
  }

  mutating func warning(_ message: @autoclosure () -> String, at range: SourceRange) {
    add(.warning, message(), at: range, related: [])
  }

  private mutating func add(
    _ severity: Severity, _ message: @autoclosure () -> String, at range: SourceRange,
    related: @autoclosure () -> [Diagnostic.Related]
  ) {
    guard kept.count < DiagnosticList.most else {
      if firstLeftOut == nil { firstLeftOut = range }
      return
    }
    kept.append(Diagnostic(severity, message(), at: range, related: related()))
  }

  /// The problems in the order of their positions, followed by one that says if some are not shown.
  func sorted() -> [Diagnostic] {
    let order = kept.indices.sorted {
      (kept[$0].range.start, $0) < (kept[$1].range.start, $1)
    }
    var sorted = order.map { kept[$0] }
    if let firstLeftOut {
      sorted.append(Diagnostic(.error, "further problems not shown", at: firstLeftOut))
    }
    return sorted
  }
}
