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
    if let first = text.first, let last = text.last, first == UInt8(ascii: " ") || last == UInt8(ascii: " ") {
      features.insert(.spacing)
    }
    if classes & Self.lower == 0, classes & (Self.upper | Self.cased) != 0 { features.insert(.capitals) }
    if classes & Self.angle != 0 { features.insert(.markup) }
    if classes & Self.lowLine != 0 { features.insert(.underscore) }
    if classes & Self.at != 0 || joints & (Self.afterPoint | Self.slash) != 0 || digits >= Self.digitsOfAddress {
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
    features.insert(.combining)
    guard let composed = CanonicalComposition.composed(String(decoding: text, as: UTF8.self)) else { return }
    features.insert(.decomposed)
    foldedHash = composed.withUTF8Bytes { TextScan($0).foldedHash }
  }

  /// Checks the sequences of two or more bytes, and counts the UTF-16 units of all.
  private static func specialCharacters(
    in text: UnsafeBufferPointer<UInt8>, _ scripts: inout WritingSystems, _ units: inout Int
  ) -> TextFeatures {
    var features: TextFeatures = []
    var found: UInt32 = 0
    var index = 0
    units = 0
    LeadingBytes.table.withUnsafeBufferPointer { table in
      while index < text.count {
        let lead = text[index]
        units &+= lead < 0xF0 ? 1 : 2
        guard lead >= 0xC2 else {
          index += 1
          continue
        }
        let second = index + 1 < text.count ? text[index + 1] : 0
        let known = table[Int(lead & 0x3F) << 6 | Int(second & 0x3F)]
        found |= known
        if known & LeadingBytes.third != 0, index + 2 < text.count {
          features.formUnion(LeadingBytes.features(lead, second, text[index + 2]))
        }
        index += lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
      }
    }
    scripts.formUnion(LeadingBytes.scripts(of: found))
    return features.union(LeadingBytes.features(of: found))
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
    case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ","), UInt8(ascii: "*"), UInt8(ascii: "~"),
      UInt8(ascii: "-"):
      other | pairs
    case 0xC3...0xD6, 0xE1, 0xEF: multiByte | cased
    case 0x80...: multiByte
    default: other
    }
  }
}
