/// A regular expression that is matched in time proportional to the text, whatever its form.
///
/// The standard library's `Regex` goes back and tries again, so that `(a+)+b` can take minutes on a
/// line, and it can't be shared between threads. This one keeps all its states side by side
/// (Thompson's way); for that it has no back-references and no look-around.
///
/// Understood are literals, `.`, `[a-z]`, `[^…]`, `\d \w \s \b` and their opposites, `\p{L}` and the
/// other general categories, `\p{Han}`, groups, `|`, `* + ? {2,5}` and their lazy forms, `^` and `$`.
public struct TextPattern: Sendable {
  /// As it was written.
  public let source: String
  let program: PatternProgram

  /// - Throws: What is wrong with the expression, and where.
  public init(_ source: String, ignoresCase: Bool = true) throws(PatternFault) {
    self.source = source
    var parser = PatternParser(source)
    program = try PatternProgram(try parser.parse(), ignoresCase: ignoresCase)
  }

  /// The parts of a text that match, apart from each other, in UTF-8 offsets.
  ///
  /// Of several matches at one place it is the one that Perl would find, unless a part that can be
  /// empty is repeated.
  public func matches(in text: String, atMost count: Int = .max) -> [Range<Int>] {
    var search = PatternSearch(program, text)
    var found: [Range<Int>] = []
    var start = 0
    while found.count < count, let match = search.firstMatch(from: start) {
      found.append(search.offsets[match.lowerBound]..<search.offsets[match.upperBound])
      start = match.isEmpty ? match.upperBound + 1 : match.upperBound
    }
    return found
  }
}

/// Why an expression is none.
public struct PatternFault: Error, Hashable, Sendable {
  /// Lower case, no full stop.
  public var message: String
  /// The place in the expression, in UTF-8 offsets.
  public var offset: Int
}
