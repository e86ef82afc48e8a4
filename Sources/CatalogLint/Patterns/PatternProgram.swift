/// An expression as steps, each of which leads to the next or to two.
struct PatternProgram: Sendable {
  enum Step: Sendable {
    case scalar(Unicode.Scalar)
    case any
    case set(Int)
    case place(PatternNode.Place)
    /// Goes on at both, the first before the second.
    case split(Int, Int)
    case jump(Int)
    case match
  }

  private(set) var steps: [Step] = []
  private(set) var sets: [ScalarSet] = []
  let ignoresCase: Bool

  /// The time for a text is its length times this, at most.
  private static let mostSteps = 4_000

  init(_ node: PatternNode, ignoresCase: Bool) throws(PatternFault) {
    self.ignoresCase = ignoresCase
    try add(node)
    steps.append(.match)
  }

  private mutating func add(_ node: PatternNode) throws(PatternFault) {
    guard steps.count < Self.mostSteps else {
      throw PatternFault(
        message: "the expression is too large; ask for fewer repetitions", offset: 0)
    }
    switch node {
    case .empty: break
    case .scalar(let scalar): steps.append(.scalar(ignoresCase ? scalar.lowered : scalar))
    case .any: steps.append(.any)
    case .set(let set):
      sets.append(set)
      steps.append(.set(sets.count - 1))
    case .place(let place): steps.append(.place(place))
    case .sequence(let parts): for part in parts { try add(part) }
    case .choice(let branches): try add(choice: branches[...])
    case .repetition(let part, let least, let most, let isGreedy):
      try add(part, least: least, most: most, isGreedy: isGreedy)
    }
  }

  private mutating func add(choice branches: ArraySlice<PatternNode>) throws(PatternFault) {
    var ends: [Int] = []
    for (index, branch) in branches.enumerated() {
      guard index < branches.count - 1 else {
        try add(branch)
        break
      }
      let split = steps.count
      steps.append(.jump(0))
      try add(branch)
      ends.append(steps.count)
      steps.append(.jump(0))
      steps[split] = .split(split + 1, steps.count)
    }
    for end in ends { steps[end] = .jump(steps.count) }
  }

  private mutating func add(
    _ part: PatternNode, least: Int, most: Int?, isGreedy: Bool
  ) throws(PatternFault) {
    guard let most else {
      for _ in 0..<max(least - 1, 0) { try add(part) }
      // "a*" is "(a+)?": so a part that can be empty may end the loop before it takes anything.
      let skip = steps.count
      if least == 0 { steps.append(.jump(0)) }
      let start = steps.count
      try add(part)
      steps.append(isGreedy ? .split(start, steps.count + 1) : .split(steps.count + 1, start))
      if least == 0 { setSplit(skip, isGreedy) }
      return
    }
    for _ in 0..<least { try add(part) }
    var splits: [Int] = []
    for _ in least..<max(most, least) {
      splits.append(steps.count)
      steps.append(.jump(0))
      try add(part)
    }
    for split in splits { setSplit(split, isGreedy) }
  }

  /// Leads a split into what follows it, and past all that was added.
  private mutating func setSplit(_ split: Int, _ isGreedy: Bool) {
    let (inside, past) = (split + 1, steps.count)
    steps[split] = isGreedy ? .split(inside, past) : .split(past, inside)
  }
}
