/// What to tell about a place where libyaml stopped reading a JSON file.
struct JSONFailure {
  private(set) var message: String
  private(set) var range: SourceRange
  private(set) var related: [Diagnostic.Related] = []

  /// - Parameters:
  ///   - problem: What it would be in YAML.
  ///   - soundEnd: The end of what was read. The parser may have looked ahead and failed far behind
  ///     the mistake, so that is looked at first.
  init(_ problem: YAMLProblem, bytes: UnsafeBufferPointer<UInt8>, soundEnd: Int) {
    let text = JSONText(bytes)
    var next = text.endOfBlank(from: soundEnd)
    if next < bytes.count, bytes[next] == UInt8(ascii: ",") || bytes[next] == UInt8(ascii: ":") {
      next = text.endOfBlank(from: next + 1)
    }
    if let comment = text.comment(at: next) {
      (message, range) = ("JSON has no comments", comment)
    } else if JSONFailure.isUnclosedString(bytes, at: next) {
      message = "the string is not closed"
      range = SourceRange(start: next, end: text.endOfLine(from: next))
    } else if problem.isOfNotation {
      let place = problem.range.start
      let found = MessageText.quotedCharacter(bytes, at: place)
      (message, range) = ("unexpected \(found)", problem.range)
    } else {
      (message, range, related) = (problem.message, problem.range, problem.related)
    }
  }

  private static func isUnclosedString(
    _ bytes: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> Bool {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") else { return false }
    var string = JSONString(bytes, from: start + 1)
    var unused = DiagnosticList()
    string.decode(into: &unused)
    return !string.isClosed || string.hasLineBreak
  }
}
