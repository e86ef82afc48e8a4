extension TextEncoding {
  /// The likelihood that text is in this encoding, by its bytes: the share of characters other than
  /// ASCII that are common in the languages of the encoding, from 0 to 1. 0 for text in ASCII.
  ///
  /// Most bytes are valid in most encodings, but in the wrong one the result hardly resembles text:
  /// kanji that nobody writes, or five accented letters in a row.
  public func likelihood(of bytes: some Collection<UInt8>) -> Double {
    let bytes = Array(bytes.prefix(Self.longestSample))
    switch self {
    case .windows1250, .windows1251, .windows1252: return likelihoodOfLetters(bytes)
    case .gb18030, .shiftJIS, .big5, .eucKR: return likelihoodOfPairs(bytes)
    case .utf16LE, .utf16BE: return likelihoodOfUnits(bytes)
    default: return 0
    }
  }

  // MARK: Units of two bytes

  /// The share of zeros that are where ASCII has them: separators and line ends are ASCII in any table.
  /// 0 for bytes with control characters, which are no text, and for a text with a stray zero: by our
  /// own measure, at least a tenth of a table is ASCII.
  private func likelihoodOfUnits(_ bytes: [UInt8]) -> Double {
    var (ascii, all) = (0, 0)
    for place in stride(from: 0, to: bytes.count - 1, by: 2) {
      let (first, second) = (bytes[place], bytes[place + 1])
      guard first == 0 || second == 0 else { continue }
      let (high, low) = self == .utf16BE ? (first, second) : (second, first)
      if high == 0, low < 0x09 || 0x0E..<0x20 ~= low { return 0 }
      all += 1
      if high == 0 { ascii += 1 }
    }
    return ascii * 20 < bytes.count || all == 0 ? 0 : Double(ascii) / Double(all)
  }

  /// Our own limit: more text adds no evidence.
  private static let longestSample = 1 << 16

  // MARK: Two bytes a character

  private func likelihoodOfPairs(_ bytes: [UInt8]) -> Double {
    var (common, all) = (0, 0)
    var offset = 0
    while offset < bytes.count {
      let lead = bytes[offset]
      offset += 1
      guard lead >= 0x80 else { continue }
      all += 1
      // Half-width katakana, a byte each.
      if self == .shiftJIS, (0xA1...0xDF).contains(lead) { continue }
      guard offset < bytes.count else { break }
      if isCommon(lead, bytes[offset]) { common += 1 }
      offset += self == .gb18030 && (0x30...0x39).contains(bytes[offset]) ? 3 : 1
    }
    return all == 0 ? 0 : Double(common) / Double(all)
  }

  /// Whether a character is among the half of the set that the standards call common, or a
  /// punctuation mark, a full-width form or kana.
  private func isCommon(_ lead: UInt8, _ trail: UInt8) -> Bool {
    switch self {
    case .gb18030: trail >= 0xA1 && (0xB0...0xD7 ~= lead || 0xA1...0xA3 ~= lead)
    case .eucKR: trail >= 0xA1 && (0xB0...0xC8 ~= lead || 0xA1...0xA3 ~= lead)
    case .big5: (0x40...0x7E ~= trail || 0xA1...0xFE ~= trail) && (0xA4...0xC6 ~= lead || 0xA1...0xA3 ~= lead)
    default: 0x81...0x83 ~= lead || 0x88...0x97 ~= lead
    }
  }

  // MARK: A byte a character

  private func likelihoodOfLetters(_ bytes: [UInt8]) -> Double {
    var (common, all) = (0, 0)
    var offset = 0
    while offset < bytes.count {
      guard bytes[offset] >= 0x80 else {
        offset += 1
        continue
      }
      var end = offset
      while end < bytes.count, bytes[end] >= 0x80 { end += 1 }
      all += end - offset
      common += commonLetters(bytes[offset..<end])
      offset = end
    }
    return all == 0 ? 0 : Double(common) / Double(all)
  }

  /// The number of characters that are common where they are in a run of bytes other than ASCII.
  private func commonLetters(_ run: ArraySlice<UInt8>) -> Int {
    // Quotation marks, dashes, the ellipsis, a blank that doesn't break, and signs such as © and °.
    let signs: Set<UInt8> = [
      0x84, 0x85, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x99, 0xA0, 0xA9, 0xAB, 0xAE, 0xB0, 0xB7, 0xBB,
    ]
    if self == .windows1251 {
      // A capital letter begins a word, and words are longer than one letter.
      let extra: Set<UInt8> = [0xA5, 0xA8, 0xAA, 0xAF, 0xB2, 0xB3, 0xB4, 0xB8, 0xB9, 0xBA, 0xBF]
      var previous: UInt8 = 0
      return run.count { byte in
        defer { previous = byte }
        let isLetter = byte >= 0xC0 || extra.contains(byte)
        let isMisplaced = 0xC0...0xDF ~= byte && previous >= 0xE0
        return signs.contains(byte) || isLetter && run.count > 1 && !isMisplaced
      }
    }
    // Three accented letters in a row are rare.
    guard run.count <= 2 || run.allSatisfy(signs.contains) else { return run.count { signs.contains($0) } }
    let extra: Set<UInt8> =
      self == .windows1250
      ? [
        0x80, 0x8A, 0x8C, 0x8D, 0x8E, 0x8F, 0x9A, 0x9C, 0x9D, 0x9E, 0x9F, 0xA3, 0xA5, 0xAA, 0xAF, 0xB3, 0xB9, 0xBA,
        0xBC, 0xBE, 0xBF,
      ] : [0x80, 0x8C, 0x9C, 0xA1, 0xA3, 0xAA, 0xBA, 0xBF]
    return run.count { $0 >= 0xC0 || signs.contains($0) || extra.contains($0) }
  }
}
