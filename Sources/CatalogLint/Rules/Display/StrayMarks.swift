import AppStoreReference

/// Combining marks that no letter needs: without a letter, through one, or in heaps.
///
/// Marks that letters are normally written with don't count, whether or not a composed form exists: `ẹ́`,
/// `ė̃`, and the marks of Thai, Arabic, Hebrew and the scripts of India.
struct StrayMarks {
  enum Kind {
    /// A mark after a space, or at the beginning of the text.
    case alone
    /// A mark that strikes out the letter before it.
    case overlay
    /// More marks on one letter than any language writes.
    case heap
  }

  /// The first run of each kind, as indices of scalars.
  private(set) var runs: [(kind: Kind, range: Range<Int>)] = []

  init(in text: ScalarText) {
    var index = 0
    while index < text.count {
      guard let mark = text[index], Self.isMark(mark) else {
        index += 1
        continue
      }
      let start = index
      while let next = text[index], Self.isMark(next) { index += 1 }
      let before = text[start - 1]
      let kind: Kind? =
        if before.map({ $0.properties.isWhitespace }) ?? true {
          .alone
        } else if (start..<index).contains(where: { text[$0].map(Self.isOverlay) ?? false }) {
          .overlay
        } else if index - start >= Facts.heapedMarks.value {
          .heap
        } else {
          nil
        }
      if let kind, !runs.contains(where: { $0.kind == kind }) { runs.append((kind, start..<index)) }
    }
  }

  /// Whether a scalar is a combining mark of no script, or one of Japanese.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x34F, 0x20E3: false  // a joiner, and the mark that makes a key of a digit
    case 0x300...0x36F, 0x20D0...0x20F0, 0x3099...0x309A: true
    default: false
    }
  }

  private static func isOverlay(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x334...0x338, 0x20D2...0x20D3, 0x20D8...0x20DA, 0x20DD...0x20E0, 0x20E4...0x20E6, 0x20EA...0x20EB: true
    default: false
    }
  }
}
