import SourceSyntax

/// What is wrong with answers of the API, or with a manifest of requests.
struct ConnectProblems {
  /// Our own bound: nobody reads more than this at once.
  private static let most = 1_000

  let pages: ConnectPages
  private(set) var diagnostics: [Diagnostic] = []
  private var said: Set<String> = []

  init(_ pages: ConnectPages) {
    self.pages = pages
    diagnostics = pages.diagnostics
  }

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  mutating func report(_ severity: Severity, _ message: String, at place: ConnectNode) {
    guard diagnostics.count < Self.most else { return }
    diagnostics.append(Diagnostic(severity, message, at: pages.opening(of: place)))
  }

  /// Reports what a file without a document is not.
  mutating func reportEmpty(_ message: String) {
    diagnostics.append(Diagnostic(.error, "the file is empty, \(message)", at: SourceRange(at: 0)))
  }

  mutating func warning(_ message: String, at place: ConnectNode) {
    report(.warning, message, at: place)
  }

  /// Reports what holds for many places at the first of them.
  mutating func once(_ severity: Severity, _ message: String, at place: ConnectNode) {
    if said.insert(message).inserted { report(severity, message, at: place) }
  }
}

/// Reading values; what has the wrong type is reported.
extension ConnectProblems {
  mutating func text(_ place: ConnectNode?, _ key: String) -> String? {
    guard let place, !place.node.isNull else { return nil }
    guard place.node.isScalar, place.node.style == .doubleQuoted else {
      report(
        .error, "\"\(key)\" must be text, not \(place.node.jsonDescription)", at: place)
      return place.node.isScalar ? place.node.text : nil
    }
    return place.node.text
  }

  mutating func flag(_ place: ConnectNode?, _ key: String) -> Bool? {
    guard let place, !place.node.isNull else { return nil }
    if place.node.isScalar, place.node.style == .plain {
      if place.node.equals("true") { return true }
      if place.node.equals("false") { return false }
    }
    report(
      .error, "\"\(key)\" must be true or false, not \(place.node.jsonDescription)", at: place)
    return nil
  }

  mutating func number(_ place: ConnectNode?, _ key: String) -> Int? {
    guard let place, !place.node.isNull else { return nil }
    if place.node.isScalar, place.node.style == .plain, let number = Int(decimal: place.node) {
      return number
    }
    report(
      .error, "\"\(key)\" must be a whole number, not \(place.node.jsonDescription)", at: place)
    return nil
  }
}
