/// Finds what a user most likely meant to write.
public enum Suggestion {
  /// The candidate nearest to a text, by case-insensitive Damerau–Levenshtein distance.
  ///
  /// A candidate is near when at most a third of the longer text's characters differ, but at least
  /// one may: `titel` suggests `title`, `id` does not suggest `app`. Among equally near candidates
  /// the first wins; texts of more than 100 code points have no suggestion.
  ///
  /// - Parameter completing: Whether to fall back, when no candidate is near, to the only candidate
  ///   that has the text as a prefix of three letters or more, as people abbreviate what they type.
  public static func nearest(to text: String, among candidates: some Sequence<String>, completing: Bool = false)
    -> String?
  {
    let wanted = Array(text.lowercased().unicodeScalars.prefix(longest + 1))
    guard !wanted.isEmpty, wanted.count <= longest else { return nil }
    var best: String?
    var bestDistance = Int.max
    for candidate in candidates {
      // Lengths in bytes rule out most candidates, before any further work.
      let length = candidate.utf8.count
      if length > 4 * longest || length < wanted.count && wanted.count - length > max(1, wanted.count / 3) { continue }
      let offered = Array(candidate.lowercased().unicodeScalars.prefix(longest + 1))
      guard !offered.isEmpty, offered.count <= longest else { continue }
      let limit = min(max(1, max(wanted.count, offered.count) / 3), bestDistance - 1)
      guard abs(wanted.count - offered.count) <= limit,
        let distance = EditDistance.between(wanted, offered, atMost: limit)
      else { continue }
      // Two single letters that differ are not similar.
      if distance < max(wanted.count, offered.count) {
        best = candidate
        bestDistance = distance
      }
    }
    guard best == nil, completing, wanted.drop(while: { $0 == "-" }).count >= 3 else { return best }
    let longer = candidates.filter { $0.hasPrefix(text) }
    return longer.count == 1 ? longer.first : nil
  }

  private static let longest = 100
}

/// The number of changes between two texts.
package enum EditDistance {
  /// Damerau–Levenshtein distance in which a pair of neighbors is swapped at most once (optimal
  /// string alignment); nil when there are more than the limit.
  package static func between(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], atMost limit: Int) -> Int? {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    var row = beforeLast
    for i in left.indices {
      row[0] = i + 1
      var least = i + 1
      for j in right.indices {
        let replaced = last[j] + (left[i] == right[j] ? 0 : 1)
        row[j + 1] = min(replaced, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1)
        }
        least = min(least, row[j + 1])
      }
      // No later row can be more than one below the lesser of two.
      if least > limit + 1 { return nil }
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[right.count] <= limit ? last[right.count] : nil
  }
}
