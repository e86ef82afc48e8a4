import Basics

/// The removal of a run of an invisible character from a text.
struct InvisibleCharacterRemoval {
  let scalars: ScalarText
  let run: Range<Int>

  /// Nil when the intention is unclear.
  func fix(of text: TextSample) -> Fix? {
    guard let scalar = scalars[run.lowerBound] else { return nil }
    if Self.isInsignificant(scalar), run.count < scalars.count {
      return text.replacing(scalars.part(run), with: "", run.count == 1 ? "remove it" : "remove them")
    }
    guard isSpace(run.lowerBound) else { return nil }
    // The spaces around it are removed too.
    var (start, end) = (run.lowerBound, run.upperBound)
    while isSpace(start - 1) { start -= 1 }
    while isSpace(end) { end += 1 }
    guard end - start < scalars.count else { return nil }
    let part = scalars.part(start..<end)
    if start == 0 || end == scalars.count {
      return text.replacing(part, with: "", "remove the line break or tab")
    }
    return text.replacing(part, with: " ", safety: .unsafe, "replace it with a space")
  }

  private func isSpace(_ index: Int) -> Bool {
    switch scalars[index] {
    case " ", "\t": true
    case let scalar?: InvisibleCharacter.isLineBreak(scalar)
    case nil: false
    }
  }

  /// Whether removing a character doesn't change how a text looks: zero-width spaces, byte order
  /// marks, soft hyphens, and direction marks in text with a single direction.
  private static func isInsignificant(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x200B, 0x200E, 0x200F, 0x2060, 0xFEFF, 0x61C: true
    default: false
    }
  }
}
