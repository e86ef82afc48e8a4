/// Finds characters that are rendered as emoji, as far as the text alone determines it.
///
/// Symbols that are text unless U+FE0F follows (`©`, `™`, `♥`, `★`, `↔`, digits) don't count.
struct EmojiSearch {
  let text: ScalarText

  /// Every run of emoji, as indices of scalars.
  var runs: [Range<Int>] {
    var runs: [Range<Int>] = []
    var index = 0
    while index < text.count {
      guard let end = emojiEnd(at: index) else {
        index += 1
        continue
      }
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<end
      } else {
        runs.append(index..<end)
      }
      index = end
    }
    return runs
  }

  /// The end of the emoji that begins at an index; nil when none does.
  private func emojiEnd(at index: Int) -> Int? {
    guard var end = elementEnd(at: index) else { return nil }
    // Families, professions and the like: more emoji, each after a zero-width joiner.
    while text[end] == "\u{200D}", let next = joinedEnd(at: end + 1) { end = next }
    return end
  }

  /// The end of the emoji after a joiner, including characters that would be text on their own: the
  /// ♂ of 🏃‍♂, the ❤ of 👩‍❤‍👩.
  private func joinedEnd(at index: Int) -> Int? {
    if let end = elementEnd(at: index) { return end }
    guard let scalar = text[index], scalar.properties.isEmoji else { return nil }
    return index + 1
  }

  private func elementEnd(at index: Int) -> Int? {
    guard let scalar = text[index], scalar.properties.isEmoji else { return nil }
    let next = text[index + 1]
    if next == "\u{FE0F}" { return text[index + 2] == "\u{20E3}" ? index + 3 : index + 2 }
    if scalar.properties.isEmojiModifierBase, let next, next.properties.isEmojiModifier { return index + 2 }
    guard scalar.properties.isEmojiPresentation, next != "\u{FE0E}" else { return nil }
    if Self.isRegional(scalar), let next, Self.isRegional(next) { return index + 2 }
    return tagsEnd(at: index + 1)
  }

  /// The end of the tags that turn 🏴 into the flag of a region.
  private func tagsEnd(at index: Int) -> Int {
    var end = index
    while let scalar = text[end], (0xE0020...0xE007E).contains(scalar.value) { end += 1 }
    return end > index && text[end] == "\u{E007F}" ? end + 1 : index
  }

  private static func isRegional(_ scalar: Unicode.Scalar) -> Bool { (0x1F1E6...0x1F1FF).contains(scalar.value) }
}
