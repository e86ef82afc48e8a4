/// Reads the notation of ``TextPattern``.
struct PatternParser {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var depth = 0

  /// Groups within groups beyond which nobody reads an expression.
  private static let mostDepth = 50
  /// The most that a counted repetition can ask for.
  private static let mostRepetitions = 1_000

  init(_ source: String) {
    scalars = Array(source.unicodeScalars)
  }

  mutating func parse() throws(PatternFault) -> PatternNode {
    let node = try choice()
    if next == ")" { throw fault("\")\" closes no group") }
    return node
  }

  private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private func fault(_ message: String, at place: Int? = nil) -> PatternFault {
    PatternFault(
      message: message,
      offset: scalars[..<min(place ?? index, scalars.count)].reduce(0) { $0 + UTF8.width($1) })
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    index += 1
    return true
  }

  private mutating func choice() throws(PatternFault) -> PatternNode {
    var branches = [try sequence()]
    while take("|") { branches.append(try sequence()) }
    return branches.count == 1 ? branches[0] : .choice(branches)
  }

  private mutating func sequence() throws(PatternFault) -> PatternNode {
    var parts: [PatternNode] = []
    while let scalar = next, scalar != "|", scalar != ")" {
      parts.append(try repetition(of: try atom()))
    }
    return parts.isEmpty ? .empty : parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func atom() throws(PatternFault) -> PatternNode {
    let start = index
    guard let scalar = next else { return .empty }
    index += 1
    switch scalar {
    case ".": return .any
    case "^": return .place(.start)
    case "$": return .place(.end)
    case "(": return try group(from: start)
    case "[": return .set(try set(from: start))
    case "\\": return try escape(from: start)
    case "*", "+", "?": throw fault("nothing stands before \"\(scalar)\" to be repeated", at: start)
    default: return .scalar(scalar)
    }
  }

  private mutating func group(from start: Int) throws(PatternFault) -> PatternNode {
    if take("?"), !take(":") {
      throw fault("only plain groups and \"(?:…)\" are understood, no look-around", at: start)
    }
    depth += 1
    guard depth <= Self.mostDepth else { throw fault("too many groups in each other", at: start) }
    let node = try choice()
    guard take(")") else { throw fault("the group is not closed", at: start) }
    depth -= 1
    return node
  }

  // MARK: Repetitions

  private mutating func repetition(of atom: PatternNode) throws(PatternFault) -> PatternNode {
    let start = index
    let bounds: (least: Int, most: Int?)
    switch next {
    case "*": (bounds, index) = ((0, nil), index + 1)
    case "+": (bounds, index) = ((1, nil), index + 1)
    case "?": (bounds, index) = ((0, 1), index + 1)
    case "{":
      guard let counted = try counts() else { return atom }
      bounds = counted
    default: return atom
    }
    let isGreedy = !take("?")
    if let repeated = next, repeated == "*" || repeated == "+" || repeated == "?" {
      throw fault("\"\(repeated)\" repeats a repetition; put it in a group")
    }
    if case .place = atom { throw fault("a place can't be repeated", at: start) }
    return .repetition(atom, least: bounds.least, most: bounds.most, isGreedy: isGreedy)
  }

  /// `{2}`, `{2,}`, `{2,5}`.
  private mutating func counts() throws(PatternFault) -> (least: Int, most: Int?)? {
    let start = index
    index += 1
    let least = number()
    var most = least
    if take(",") { most = number() }
    guard let least, take("}") else {
      throw fault("expected \"{2}\", \"{2,}\" or \"{2,5}\"; write \"\\{\" for a brace", at: start)
    }
    guard least <= Self.mostRepetitions, most ?? 0 <= Self.mostRepetitions else {
      throw fault("at most \(Self.mostRepetitions) repetitions can be asked for", at: start)
    }
    if let most, most < least { throw fault("the bounds are the wrong way round", at: start) }
    return (least, most)
  }

  private mutating func number() -> Int? {
    var number: Int?
    while let scalar = next, ("0"..."9").contains(scalar) {
      number = min((number ?? 0) * 10 + Int(scalar.value - 0x30), 1_000_000)
      index += 1
    }
    return number
  }

  // MARK: Escapes and sets

  private mutating func escape(from start: Int) throws(PatternFault) -> PatternNode {
    switch next {
    case "b":
      index += 1
      return .place(.wordEdge)
    case "B":
      index += 1
      return .place(.noWordEdge)
    default: break
    }
    switch try escaped(from: start) {
    case .scalar(let scalar): return .scalar(scalar)
    case .class(let member, let isNegated): return .set(ScalarSet(member, isNegated: isNegated))
    }
  }

  private enum Escaped {
    case scalar(Unicode.Scalar)
    case `class`(ScalarSet.Class, isNegated: Bool)
  }

  /// What stands after a backslash, in a set or outside.
  private mutating func escaped(from start: Int) throws(PatternFault) -> Escaped {
    guard let scalar = next else { throw fault("nothing stands after \"\\\"", at: start) }
    index += 1
    switch scalar {
    case "d": return .class(.digit, isNegated: false)
    case "D": return .class(.digit, isNegated: true)
    case "w": return .class(.word, isNegated: false)
    case "W": return .class(.word, isNegated: true)
    case "s": return .class(.space, isNegated: false)
    case "S": return .class(.space, isNegated: true)
    case "p", "P": return .class(try property(from: start), isNegated: scalar == "P")
    case "n": return .scalar("\n")
    case "t": return .scalar("\t")
    case "r": return .scalar("\r")
    case "1"..."9": throw fault("references to groups are not understood", at: start)
    case "0", "a"..."z", "A"..."Z":
      throw fault("\"\\\(scalar)\" is not understood", at: start)
    default: return .scalar(scalar)
    }
  }

  /// The name in braces after `\p`.
  private mutating func property(from start: Int) throws(PatternFault) -> ScalarSet.Class {
    guard take("{"), let end = scalars[index...].firstIndex(of: "}") else {
      throw fault("expected a category, such as \"\\p{L}\"", at: start)
    }
    var name = String.UnicodeScalarView()
    name.append(contentsOf: scalars[index..<end])
    index = end + 1
    switch String(name) {
    case "Han", "Ideographic": return .ideograph
    case let name where Self.categories.contains(name): return .category(name)
    case let name:
      throw fault(
        "no category is called \"\(name)\"; expected Han, or one such as L, Lu, N, P or S",
        at: start)
    }
  }

  private static let categories: Set<String> = [
    "L", "Lu", "Ll", "Lt", "Lm", "Lo", "M", "Mn", "Mc", "Me", "N", "Nd", "Nl", "No", "P", "Pc",
    "Pd",
    "Ps", "Pe", "Pi", "Pf", "Po", "S", "Sm", "Sc", "Sk", "So", "Z", "Zs", "Zl", "Zp", "C", "Cc",
    "Cf",
    "Co", "Cn",
  ]

  /// The characters between brackets.
  private mutating func set(from start: Int) throws(PatternFault) -> ScalarSet {
    var set = ScalarSet()
    set.isNegated = take("^")
    var isFirst = true
    while let scalar = next, isFirst || scalar != "]" {
      isFirst = false
      let place = index
      guard let low = try member(of: &set) else { continue }
      guard next == "-", index + 1 < scalars.count, scalars[index + 1] != "]" else {
        set.ranges.append(low.value...low.value)
        continue
      }
      index += 1
      guard let high = try member(of: &set), high >= low else {
        throw fault("the range goes from a character to a later one", at: place)
      }
      set.ranges.append(low.value...high.value)
    }
    guard take("]") else { throw fault("the set is not closed", at: start) }
    return set
  }

  /// The next character of a set; nil when it was a class, which the set has then.
  private mutating func member(of set: inout ScalarSet) throws(PatternFault) -> Unicode.Scalar? {
    let start = index
    guard let scalar = next else { throw fault("the set is not closed", at: start) }
    index += 1
    guard scalar == "\\" else { return scalar }
    switch try escaped(from: start) {
    case .scalar(let scalar): return scalar
    case .class(let member, let isNegated):
      set.classes.append((member, isNegated))
      return nil
    }
  }
}
