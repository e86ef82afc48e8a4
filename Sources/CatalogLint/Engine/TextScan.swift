/// Finds the features of a text that depend on single characters, and its folded hash, in one pass.
struct TextScan {
  var features: TextFeatures
  /// A hash of the text that ignores ASCII case, spaces, and periods except after digits; equal
  /// texts have equal hashes, including those with decomposed accents.
  var foldedHash: UInt64
  /// The scripts of its letters.
  var scripts: WritingSystems = []
  /// Its UTF-16 units: one for each scalar, and a second one for those of four bytes.
  var units = 0

  init(_ text: UnsafeBufferPointer<UInt8>) {
    var classes: UInt32 = 0
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    var previous: UInt32 = 0
    var joints: UInt32 = 0
    var digits: UInt32 = 0
    var features: TextFeatures = []
    Self.classes.withUnsafeBufferPointer { table in
      for byte in text {
        let byteClass = table[Int(byte)]
        classes |= byteClass
        joints |= byteClass & previous << 1
        digits &+= byteClass >> 15 & 1
        let isRepeated = byteClass == previous
        let isAfterDigit = previous & Self.digit != 0
        previous = byteClass
        // A space or a mark: letters are only hashed.
        if byteClass & Self.pairs != 0 {
          let isSpace = byteClass & Self.space != 0
          if isRepeated { features.insert(isSpace ? .spacing : .repeatedPunctuation) }
          if isSpace || byteClass & Self.point != 0 && !isAfterDigit { continue }
        }
        hash = (hash ^ UInt64(byteClass >> 16)) &* 0x0000_0100_0000_01b3
      }
    }
    // FNV's low bits mix well, its high bits slowly: spread both.
    foldedHash = hash ^ (hash >> 29)

    if text.count < 40 { features.insert(.short) }
    if classes & ~Self.space == 0 { features.insert(.blank) }
    if classes & Self.control != 0 { features.insert(.invisible) }
    if let first = text.first, let last = text.last,
      first == UInt8(ascii: " ") || last == UInt8(ascii: " ")
    {
      features.insert(.spacing)
    }
    if classes & Self.lower == 0, classes & (Self.upper | Self.cased) != 0 {
      features.insert(.capitals)
    }
    if classes & Self.angle != 0 { features.insert(.markup) }
    if classes & Self.lowLine != 0 { features.insert(.underscore) }
    if classes & Self.at != 0 || joints & (Self.afterPoint | Self.slash) != 0
      || digits >= Self.digitsOfAddress
    {
      features.insert(.address)
    }
    units = text.count
    if classes & Self.multiByte != 0 {
      features.insert(.nonASCII)
      features.formUnion(Self.specialCharacters(in: text, &scripts, &units))
      if scripts.contains(.han) { features.insert(.han) }
    }
    if classes & (Self.upper | Self.lower) != 0 { scripts.insert(.latin) }
    self.features = features
    if features.contains(.decomposed) { compose(text) }
  }

  /// Hashes the text with its letters and accents composed.
  private mutating func compose(_ text: UnsafeBufferPointer<UInt8>) {
    features.remove(.decomposed)
    guard let composed = CanonicalComposition.composed(String(decoding: text, as: UTF8.self))
    else { return }
    features.insert(.decomposed)
    foldedHash = composed.withUTF8Bytes { TextScan($0).foldedHash }
  }

  /// Checks the sequences of two or more bytes that encode something other than letters, and counts
  /// the UTF-16 units of all.
  private static func specialCharacters(
    in text: UnsafeBufferPointer<UInt8>, _ scripts: inout WritingSystems, _ units: inout Int
  ) -> TextFeatures {
    var features: TextFeatures = []
    var index = 0
    units = 0
    while index < text.count {
      let lead = text[index]
      units &+= lead < 0xF0 ? 1 : 2
      guard lead >= 0xC2 else {
        index += 1
        continue
      }
      let second = index + 1 < text.count ? text[index + 1] : 0
      scripts.formUnion(WritingSystems(lead: lead, second: second))
      switch lead {
      case 0xC2:
        // C1 controls, the no-break space, the soft hyphen; © and ® may be drawn as emoji.
        if second < 0xA0 || second == 0xAD { features.insert(.invisible) }
        if second == 0xA0 { features.insert(.spacing) }
        index += 2
      case 0xE2:
        let third = index + 2 < text.count ? text[index + 2] : 0
        features.formUnion(generalPunctuation(second, third))
        index += 3
      case 0xE3 where second == 0x80:
        let third = index + 2 < text.count ? text[index + 2] : 0
        if third == 0x80 { features.insert(.spacing) }  // U+3000
        if third == 0xB0 || third == 0xBD { features.insert(.emoji) }
        index += 3
      case 0xE1 where second == 0xA0, 0xE1 where second == 0x85, 0xE3 where second == 0x85:
        // Mongolian separators and Hangul fillers; the rule looks closer.
        features.insert(.invisible)
        if lead == 0xE1, second == 0x85 { features.insert(.decomposed) }
        index += 3
      case 0xE1 where second == 0x84 || second == 0x86 || second == 0x87:
        features.insert(.decomposed)  // conjoining Hangul
        index += 3
      case 0xE3 where second == 0x82:
        let third = index + 2 < text.count ? text[index + 2] : 0
        if third == 0x99 || third == 0x9A { features.insert(.decomposed) }  // voicing marks of kana
        index += 3
      case 0xEF where second == 0xB8:
        let third = index + 2 < text.count ? text[index + 2] : 0
        features.insert(.invisible)
        if third == 0x8F { features.insert(.emoji) }  // turns ❤, © and digits into emoji
        index += 3
      case 0xEE,
        0xEF where second <= 0xA3 || second == 0xB7 || second == 0xBB || second >= 0xBE:
        features.insert(.invisible)  // private use, non-characters, the byte order mark
        index += 3
      case 0xEF where second == 0xBC:
        let third = index + 2 < text.count ? text[index + 2] : 0
        if third == 0x81 || third == 0x9F { features.insert(.repeatedPunctuation) }  // ！ ？
        index += 3
      case 0xD8 where second == 0x9C, 0xCD where second == 0x8F:
        features.insert(.invisible)  // the Arabic letter mark, the grapheme joiner
        index += 2
      case 0xCC,
        0xCD where second < 0xB0:
        features.insert(.decomposed)  // combining marks
        index += 2
      case 0xF0...:
        features.insert(lead == 0xF0 ? .emoji : .invisible)
        index += 4
      default:
        index += lead < 0xE0 ? 2 : 3
      }
    }
    return features
  }

  /// The features of U+2000–U+2FFF by the second and third byte.
  private static func generalPunctuation(_ second: UInt8, _ third: UInt8) -> TextFeatures {
    switch second {
    case 0x80:
      if third <= 0x8A { return .spacing }
      if third <= 0x8F || (0xA8...0xAE).contains(third) { return .invisible }
      if third == 0xAF { return .spacing }
      if third == 0xBC { return .emoji }
      return []
    case 0x81:
      if third >= 0xA0 { return .invisible }
      if third == 0x9F { return .spacing }
      if third == 0x89 { return .emoji }
      return []
    case 0xA0: return third == 0x80 ? .invisible : []  // Braille's blank
    case 0x84, 0x86, 0x8C, 0x8F, 0x93, 0x96, 0x97, 0x98...0x9E, 0xA4, 0xAC, 0xAD:
      return .emoji
    default:
      return []
    }
  }

  private static let upper: UInt32 = 1 << 0
  private static let lower: UInt32 = 1 << 1
  private static let control: UInt32 = 1 << 2
  private static let space: UInt32 = 1 << 3
  private static let angle: UInt32 = 1 << 4
  private static let multiByte: UInt32 = 1 << 5
  private static let other: UInt32 = 1 << 6
  /// Bytes that matter when two occur in a row.
  private static let pairs: UInt32 = 1 << 7

  /// Lead bytes of letters of scripts with case: Latin, Greek, Cyrillic and Armenian, Georgian and
  /// the Latin of Vietnamese, full-width Latin; of some other scripts too, but not Han, kana and
  /// Hangul.
  private static let cased: UInt32 = 1 << 8

  private static let at: UInt32 = 1 << 9
  /// The marks of web addresses: a dot and, one bit above it, what may follow it; a colon, and the
  /// slash that follows it.
  private static let point: UInt32 = 1 << 10
  private static let afterPoint: UInt32 = 1 << 11
  private static let colon: UInt32 = 1 << 12
  private static let slash: UInt32 = 1 << 13
  private static let lowLine: UInt32 = 1 << 14
  /// The last bit before the folded byte, so that digits can be counted by shifting.
  private static let digit: UInt32 = 1 << 15
  /// The minimum number of digits of a telephone number without a word for "telephone" next to it.
  private static let digitsOfAddress = 9

  /// What a byte is, and above it, from the sixteenth bit on, the byte in lowercase.
  private static let classes: [UInt32] = (0...255).map { (byte: UInt8) in
    let folded = byte &- 0x41 < 26 ? byte | 0x20 : byte
    return kind(of: byte) | UInt32(folded) << 16
  }

  private static func kind(of byte: UInt8) -> UInt32 {
    switch byte {
    case UInt8(ascii: " "): space | pairs
    case ..<0x20, 0x7F: control
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): upper | afterPoint
    case UInt8(ascii: "a")...UInt8(ascii: "z"): lower | afterPoint
    case UInt8(ascii: "0")...UInt8(ascii: "9"): other | digit
    case UInt8(ascii: "."): other | pairs | point
    case UInt8(ascii: "@"): other | at
    case UInt8(ascii: ":"): other | colon
    case UInt8(ascii: "/"): other | slash
    case UInt8(ascii: "<"), UInt8(ascii: "&"): angle | other
    case UInt8(ascii: "_"): other | pairs | lowLine
    case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ","),
      UInt8(ascii: "*"), UInt8(ascii: "~"), UInt8(ascii: "-"):
      other | pairs
    case 0xC3...0xD6, 0xE1, 0xEF: multiByte | cased
    case 0x80...: multiByte
    default: other
    }
  }
}
