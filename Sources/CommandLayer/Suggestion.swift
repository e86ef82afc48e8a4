/// Finds what somebody meant to type.
enum Suggestion {
  /// The candidate nearest to a text, if one is near enough to be a slip of the finger.
  ///
  /// Near enough is one slip in every three letters, or a beginning of three letters or more that
  /// only one candidate has.
  static func nearest(to text: String, in candidates: [String]) -> String? {
    let typed = Array(text.lowercased())
    var best: (name: String, slips: Int)?
    for name in candidates {
      let slips = distance(typed, Array(name.lowercased()))
      if slips <= max(1, typed.count / 3), slips < best?.slips ?? .max { best = (name, slips) }
    }
    if let best { return best.name }
    let letters = typed.drop { $0 == "-" }
    let longer = candidates.filter { letters.count >= 3 && $0.hasPrefix(text) }
    return longer.count == 1 ? longer.first : nil
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours from one text to
  /// the other (Damerau's distance, no letter edited twice).
  static func distance(_ left: [Character], _ right: [Character]) -> Int {
    guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in 1...left.count {
      var current = [row]
      for column in 1...right.count {
        let replaced = last[column - 1] + (left[row - 1] == right[column - 1] ? 0 : 1)
        var least = min(replaced, last[column] + 1, current[column - 1] + 1)
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          least = min(least, beforeLast[column - 2] + 1)
        }
        current.append(least)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
