/// A part of a regular expression.
indirect enum PatternNode {
  case empty
  case scalar(Unicode.Scalar)
  /// Anything but a line break.
  case any
  case set(ScalarSet)
  case place(Place)
  case sequence([PatternNode])
  case choice([PatternNode])
  case repetition(PatternNode, least: Int, most: Int?, isGreedy: Bool)

  /// A condition on a place between two characters.
  enum Place {
    case start
    case end
    case wordEdge
    case noWordEdge
  }
}

/// The characters that one place of an expression takes.
struct ScalarSet: Sendable {
  enum Class: Sendable {
    case digit, word, space, ideograph
    /// A general category of Unicode by its abbreviation: `L`, `Lu`.
    case category(String)
  }

  var ranges: [ClosedRange<UInt32>] = []
  var classes: [(class: Class, isNegated: Bool)] = []
  var isNegated = false

  init() {}

  init(_ member: Class, isNegated: Bool = false) {
    classes = [(member, isNegated)]
  }

  func contains(_ scalar: Unicode.Scalar, ignoringCase: Bool) -> Bool {
    var isMember = has(scalar)
    if !isMember, ignoringCase {
      isMember = has(scalar.lowered) || has(scalar.raised)
    }
    return isMember != isNegated
  }

  private func has(_ scalar: Unicode.Scalar) -> Bool {
    ranges.contains { $0.contains(scalar.value) }
      || classes.contains { scalar.belongs(to: $0.class) != $0.isNegated }
  }
}

extension Unicode.Scalar {
  /// The small form, where it is one character too.
  var lowered: Unicode.Scalar {
    if value < 0x80 { return ("A"..."Z").contains(self) ? Unicode.Scalar(UInt8(value) + 32) : self }
    return Self.only(of: properties.lowercaseMapping) ?? self
  }

  /// The capital form, where it is one character too.
  var raised: Unicode.Scalar {
    if value < 0x80 { return ("a"..."z").contains(self) ? Unicode.Scalar(UInt8(value) - 32) : self }
    return Self.only(of: properties.uppercaseMapping) ?? self
  }

  private static func only(of text: String) -> Unicode.Scalar? {
    text.unicodeScalars.count == 1 ? text.unicodeScalars.first : nil
  }

  /// Whether it is part of a word: a letter, a digit, a combining mark or `_`.
  var isWordPart: Bool { belongs(to: .word) }

  func belongs(to member: ScalarSet.Class) -> Bool {
    switch member {
    case .digit: return properties.generalCategory == .decimalNumber
    case .space: return properties.isWhitespace
    case .ideograph: return properties.isIdeographic
    case .word:
      return self == "_" || properties.isAlphabetic || properties.generalCategory == .decimalNumber
        || properties.generalCategory.abbreviation.hasPrefix("M")
    case .category(let name): return properties.generalCategory.abbreviation.hasPrefix(name)
    }
  }
}

extension Unicode.GeneralCategory {
  /// The two letters by which expressions call the category.
  var abbreviation: String {
    switch self {
    case .uppercaseLetter: "Lu"
    case .lowercaseLetter: "Ll"
    case .titlecaseLetter: "Lt"
    case .modifierLetter: "Lm"
    case .otherLetter: "Lo"
    case .nonspacingMark: "Mn"
    case .spacingMark: "Mc"
    case .enclosingMark: "Me"
    case .decimalNumber: "Nd"
    case .letterNumber: "Nl"
    case .otherNumber: "No"
    case .connectorPunctuation: "Pc"
    case .dashPunctuation: "Pd"
    case .openPunctuation: "Ps"
    case .closePunctuation: "Pe"
    case .initialPunctuation: "Pi"
    case .finalPunctuation: "Pf"
    case .otherPunctuation: "Po"
    case .mathSymbol: "Sm"
    case .currencySymbol: "Sc"
    case .modifierSymbol: "Sk"
    case .otherSymbol: "So"
    case .spaceSeparator: "Zs"
    case .lineSeparator: "Zl"
    case .paragraphSeparator: "Zp"
    case .control: "Cc"
    case .format: "Cf"
    case .surrogate: "Cs"
    case .privateUse: "Co"
    case .unassigned: "Cn"
    @unknown default: "Cn"
    }
  }
}
