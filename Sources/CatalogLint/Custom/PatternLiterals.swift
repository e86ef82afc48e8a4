/// The literals of which every match of an expression contains at least one, so that a text without
/// any of them need not be matched.
///
/// ASCII letters are in lower case; a text has to be compared in lower case as well. Whatever is not
/// understood in full makes the result nil: then nothing is known about the matches.
struct PatternLiterals {
  /// The shortest literal that is worth looking for, in bytes: nearly every text contains each of
  /// the common letters.
  private static let shortest = 2
  /// The maximum number of literals of an expression.
  private static let most = 64
  /// The maximum depth of groups; deeper ones are not understood.
  private static let deepest = 30

  private struct NotUnderstood: Error {}

  private let text: [Unicode.Scalar]
  private let ignoresCase: Bool
  private var place = 0
  private var depth = 0

  /// - Returns: Nil when the matches may be without any literal of a useful length.
  static func of(_ source: String, ignoresCase: Bool) -> [[UInt8]]? {
    var reader = PatternLiterals(text: Array(source.unicodeScalars), ignoresCase: ignoresCase)
    guard let literals = try? reader.alternatives(), reader.place == reader.text.count else { return nil }
    return literals
  }

  private init(text: [Unicode.Scalar], ignoresCase: Bool) {
    self.text = text
    self.ignoresCase = ignoresCase
  }

  private var next: Unicode.Scalar? { place < text.count ? text[place] : nil }

  private mutating func take() throws(NotUnderstood) -> Unicode.Scalar {
    guard let scalar = next else { throw NotUnderstood() }
    place += 1
    return scalar
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    place += 1
    return true
  }

  private mutating func skip(past end: Unicode.Scalar) throws(NotUnderstood) { while try take() != end {} }

  /// Up to the end of the group or of the expression.
  private mutating func alternatives() throws(NotUnderstood) -> [[UInt8]]? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw NotUnderstood() }
    var all: [[UInt8]]? = []
    repeat {
      let branch = try sequence()
      all = branch.flatMap { branch in all.map { $0 + branch } }
    } while take("|")
    return all.flatMap { $0.count <= Self.most ? $0 : nil }
  }

  /// Literals of which one alternative contains at least one: the best that any part of it requires.
  private mutating func sequence() throws(NotUnderstood) -> [[UInt8]]? {
    var best: [[UInt8]]?
    var run: [UInt8] = []
    // Long literals are rare, and of several one is more likely to occur.
    func value(_ literals: [[UInt8]]) -> (length: Int, count: Int) {
      (literals.lazy.map(\.count).min() ?? 0, -literals.count)
    }
    func require(_ literals: [[UInt8]]?) {
      guard let literals, value(literals).length >= Self.shortest else { return }
      if best.map({ value($0) < value(literals) }) ?? true { best = literals }
    }
    while let scalar = next, scalar != "|", scalar != ")" {
      let atom = try atom()
      let isOptional: Bool
      let isRepeated: Bool
      (isOptional, isRepeated) = try quantifier()
      if case .literal(let bytes) = atom, !isOptional {
        run += bytes
        if !isRepeated { continue }
      }
      require([run])
      run = []
      if case .group(let literals) = atom, !isOptional { require(literals) }
    }
    require([run])
    return best
  }

  private enum Atom {
    /// The bytes of one character in each of its matches.
    case literal([UInt8])
    /// The literals that a group requires; nil when none are known.
    case group([[UInt8]]?)
    case anything
  }

  private mutating func atom() throws(NotUnderstood) -> Atom {
    let scalar = try take()
    switch scalar {
    case "\\": return try escape()
    case "[":
      try skipClass()
      return .anything
    case "(": return try group()
    case ".", "^", "$": return .anything
    case "{":
      // A second quantifier, if that is what it is.
      guard quantifierEnd == nil else { throw NotUnderstood() }
      return .anything
    case "*", "+", "?": throw NotUnderstood()
    default: return literal(scalar)
    }
  }

  private func literal(_ scalar: Unicode.Scalar) -> Atom {
    guard scalar.isASCII else {
      let properties = scalar.properties
      let hasCase = properties.isCased || properties.changesWhenCaseFolded || properties.changesWhenCaseMapped
      return ignoresCase && hasCase ? .anything : .literal(Array(String(scalar).utf8))
    }
    let byte = PatternFilter.folded(UInt8(scalar.value))
    // The Kelvin sign is a K, and the long s an S, when case is ignored.
    let hasOthers = byte == UInt8(ascii: "k") || byte == UInt8(ascii: "s")
    return ignoresCase && hasOthers ? .anything : .literal([byte])
  }

  /// What follows a backslash.
  private mutating func escape() throws(NotUnderstood) -> Atom {
    let scalar = try take()
    switch scalar {
    case "b", "B", "A", "z", "Z", "G", "d", "D", "w", "W", "s", "S", "h", "H", "v", "V", "R", "X", "K", "n", "t", "r",
      "f", "e", "a":
      return .anything
    case "p", "P":
      if take("{") { try skip(past: "}") } else { _ = try take() }
      return .anything
    case "x":
      if take("{") {
        try skip(past: "}")
      } else {
        for _ in 0..<2 where next?.properties.isASCIIHexDigit ?? false { place += 1 }
      }
      return .anything
    case "0"..."9", "a"..."z", "A"..."Z": throw NotUnderstood()
    default: return literal(scalar)
    }
  }

  /// The rest of a bracketed class.
  private mutating func skipClass() throws(NotUnderstood) {
    _ = take("^")
    // As the first character, the closing bracket is one of the class.
    _ = take("]")
    while true {
      switch try take() {
      case "]": return
      case "\\":
        // Quoted text may contain the closing bracket.
        if try take() == "Q" { throw NotUnderstood() }
      case "[":
        guard let kind = next, kind == ":" || kind == "." || kind == "=" else { continue }
        throw NotUnderstood()
      default: continue
      }
    }
  }

  /// The rest of a group.
  private mutating func group() throws(NotUnderstood) -> Atom {
    var isAround = false
    if next == "*" { throw NotUnderstood() }
    if take("?") {
      switch try take() {
      case ":", ">", "|": break
      case "=", "!": isAround = true
      case "'": try skip(past: "'")
      case "P":
        guard take("<") else { throw NotUnderstood() }
        try skip(past: ">")
      case "<": if take("=") || take("!") { isAround = true } else { try skip(past: ">") }
      // Options, conditions, recursion, calls; and comments, after which a quantifier belongs to
      // what is before them.
      default: throw NotUnderstood()
      }
    }
    let literals = try alternatives()
    guard take(")") else { throw NotUnderstood() }
    return isAround ? .anything : .group(literals)
  }

  /// Whether what was read may be absent, and whether it may occur several times.
  private mutating func quantifier() throws(NotUnderstood) -> (isOptional: Bool, isRepeated: Bool) {
    var result = (isOptional: false, isRepeated: false)
    switch next {
    case "*", "?": result = (true, true)
    case "+": result = (false, true)
    case "{":
      place += 1
      guard let end = quantifierEnd else {
        place -= 1
        return (true, true)
      }
      // Which braces are quantifiers depends on PCRE2's version: those with spaces, or without a
      // first number, are not in all.
      let isCertain = text[place..<end].allSatisfy { $0 != " " && $0 != "\t" }
      result = (!isCertain || !("1"..."9").contains(text[place]), true)
      place = end
    default: return result
    }
    place += 1
    // Lazy and possessive.
    if !take("?") { _ = take("+") }
    return result
  }

  /// The place of the closing brace of a quantifier; nil when what follows an opening brace can't be
  /// the rest of one.
  private var quantifierEnd: Int? {
    guard let end = text[place...].firstIndex(of: "}"), end > place else { return nil }
    let isQuantifier = text[place..<end].allSatisfy { ("0"..."9").contains($0) || $0 == "," || $0 == " " || $0 == "\t" }
    return isQuantifier ? end : nil
  }
}
