/// A search through one text, all states of the expression side by side.
struct PatternSearch {
  private struct State {
    var step: Int
    /// Where its match began.
    var start: Int
  }

  private let program: PatternProgram
  private let scalars: [Unicode.Scalar]
  /// The UTF-8 offset of each character, and of the end.
  let offsets: [Int]
  /// The last round in which each step was entered.
  private var entered: [Int]
  private var round = 0
  private var pending: [Int] = []

  init(_ program: PatternProgram, _ text: String) {
    self.program = program
    var scalars: [Unicode.Scalar] = []
    var offsets: [Int] = []
    scalars.reserveCapacity(text.utf8.count)
    var offset = 0
    for scalar in text.unicodeScalars {
      scalars.append(scalar)
      offsets.append(offset)
      offset += UTF8.width(scalar)
    }
    offsets.append(offset)
    self.scalars = scalars
    self.offsets = offsets
    entered = Array(repeating: -1, count: program.steps.count)
  }

  /// The first match at or after a character, as a range of characters.
  mutating func firstMatch(from first: Int) -> Range<Int>? {
    guard first <= scalars.count else { return nil }
    var match: Range<Int>?
    var current: [State] = []
    var following: [State] = []
    round += 1
    for index in first...scalars.count {
      // A match that begins later is never better.
      if match == nil { enter(0, start: index, at: index, &current) }
      if current.isEmpty, match != nil { break }
      following.removeAll(keepingCapacity: true)
      round += 1
      for state in current {
        if case .match = program.steps[state.step] {
          match = state.start..<index
          break  // those after it would be chosen less
        }
        if index < scalars.count, takes(program.steps[state.step], scalars[index]) {
          enter(state.step + 1, start: state.start, at: index + 1, &following)
        }
      }
      swap(&current, &following)
    }
    return match
  }

  private func takes(_ step: PatternProgram.Step, _ scalar: Unicode.Scalar) -> Bool {
    switch step {
    case .scalar(let wanted):
      wanted == scalar || program.ignoresCase && wanted == scalar.lowered
    case .any: scalar != "\n"
    case .set(let set): program.sets[set].contains(scalar, ignoringCase: program.ignoresCase)
    case .place, .split, .jump, .match: false
    }
  }

  /// Adds the states that a step leads to without taking a character, the preferred first.
  private mutating func enter(
    _ step: Int, start: Int, at index: Int, _ states: inout [State]
  ) {
    pending.append(step)
    while let step = pending.popLast() {
      guard entered[step] != round else { continue }
      entered[step] = round
      switch program.steps[step] {
      case .jump(let target): pending.append(target)
      case .split(let preferred, let other):
        pending.append(other)
        pending.append(preferred)
      case .place(let place):
        if holds(place, at: index) { pending.append(step + 1) }
      case .scalar, .any, .set, .match: states.append(State(step: step, start: start))
      }
    }
  }

  private func holds(_ place: PatternNode.Place, at index: Int) -> Bool {
    switch place {
    case .start: return index == 0
    case .end: return index == scalars.count
    case .wordEdge, .noWordEdge:
      let before = index > 0 && scalars[index - 1].isWordPart
      let after = index < scalars.count && scalars[index].isWordPart
      return (before != after) == (place == .wordEdge)
    }
  }
}
