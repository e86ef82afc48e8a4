/// What passes over texts ask of a scalar.
///
/// Those of the scalars from Greek to Thai are read from the tables of Unicode once: a look into these
/// takes hundreds of instructions, and texts in some scripts have no other letters.
struct ScalarTraits: OptionSet {
  let rawValue: UInt8

  static let alphabetic = ScalarTraits(rawValue: 1 << 0)
  /// Belongs to the character before it.
  static let extending = ScalarTraits(rawValue: 1 << 1)
  /// Is written onto another scalar.
  static let combining = ScalarTraits(rawValue: 1 << 2)
  /// Separates words or is invisible.
  static let separating = ScalarTraits(rawValue: 1 << 3)
  /// A capital letter, or the first letter of a title.
  static let capital = ScalarTraits(rawValue: 1 << 4)
  /// A letter that is a character by itself between others of this kind; from Greek to Thai.
  static let separate = ScalarTraits(rawValue: 1 << 5)

  /// The traits of a scalar.
  static func of(_ scalar: UInt32) -> ScalarTraits {
    known.contains(scalar) ? table[Int(scalar - known.lowerBound)] : ScalarTraits(reading: scalar)
  }

  private static let known = Scalars.greekToThai
  private static let table = known.map { ScalarTraits(reading: $0) }

  private init(reading scalar: UInt32) {
    let properties = Scalars.properties(of: scalar)
    var traits: ScalarTraits = []
    if properties.isAlphabetic { traits.insert(.alphabetic) }
    if properties.isGraphemeExtend { traits.insert(.extending) }
    if properties.canonicalCombiningClass != .notReordered { traits.insert(.combining) }
    switch properties.generalCategory {
    case .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
      .otherPunctuation, .connectorPunctuation, .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format:
      traits.insert(.separating)
    case .nonspacingMark where properties.isVariationSelector: traits.insert(.separating)
    case .uppercaseLetter, .titlecaseLetter: traits.insert(.capital)
    default: break
    }
    if Self.isSeparateLetter(scalar, properties.generalCategory) { traits.insert(.separate) }
    self = traits
  }

  /// A letter of Malayalam is joined to the one after it, a vowel of Thai to the one before it; letters of
  /// other scripts, such as those of Hangul, are not looked at.
  private static func isSeparateLetter(_ scalar: UInt32, _ category: Unicode.GeneralCategory) -> Bool {
    switch category {
    case .uppercaseLetter, .titlecaseLetter, .lowercaseLetter, .otherLetter:
      known.contains(scalar) && scalar != 0xD4E && scalar != 0xE33
    default: false
    }
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }
}
