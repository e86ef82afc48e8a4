/// Finds what somebody most likely meant to write.
public enum Suggestion {
  /// The candidate nearest to a text, by Damerau–Levenshtein distance without regard to case.
  ///
  /// A candidate is near when no more than a third of the longer text's characters differ, at
  /// least one: `titel` suggests `title`, `id` does not suggest `app`. Of equally near candidates
  /// the first wins; texts of more than 100 code points have no suggestion.
  public static func nearest(to text: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(text.lowercased().unicodeScalars.prefix(longest + 1))
    guard !wanted.isEmpty, wanted.count <= longest else { return nil }
    var best: String?
    var bestDistance = Int.max
    for candidate in candidates {
      let offered = Array(candidate.lowercased().unicodeScalars.prefix(longest + 1))
      guard !offered.isEmpty, offered.count <= longest else { continue }
      let limit = min(max(1, max(wanted.count, offered.count) / 3), bestDistance - 1)
      guard abs(wanted.count - offered.count) <= limit else { continue }
      let distance = EditDistance.between(wanted, offered)
      // A single letter that differs is no likeness.
      if distance <= limit, distance < max(wanted.count, offered.count) {
        best = candidate
        bestDistance = distance
      }
    }
    return best
  }

  private static let longest = 100
}
