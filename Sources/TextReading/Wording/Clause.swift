import Basics

/// The parts of a text between marks of punctuation, in which words belong together.
package enum Clause {
  /// Whether two words with this range between them may be halves of one phrase.
  package static func isShortGap(_ gap: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    length(of: text[gap]) <= longestGap && !has(in: gap, of: text, stops + commas)
  }

  /// Whether the words on both sides of a text may be halves of one phrase.
  package static func isShortGap(_ gap: some StringProtocol) -> Bool {
    String(gap).withUTF8Bytes { isShortGap(0..<$0.count, in: $0) }
  }

  /// Whether a range is within one sentence.
  static func isOneSentence(_ range: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    !has(in: range, of: text, stops)
  }

  /// Whether a range has no comma that could begin a new clause.
  static func hasComma(_ range: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    has(in: range, of: text, commas)
  }

  /// The length of a part of a text in letters: a character that stands for a syllable or a word
  /// counts as three.
  package static func length(of part: some Sequence<UInt8>) -> Int {
    part.reduce(0) { sum, byte in sum + (byte & 0xC0 == 0x80 ? 0 : (0xE3...0xED).contains(byte) ? 3 : 1) }
  }

  /// Five words of a Western language, ten Han characters.
  private static let longestGap = 30
  private static let stops = [".", "!", "?", ";", ":", "\n", "。", "！", "？", "；", "：", "؟", "؛", "।"]
  private static let commas = [",", "，", "،"]

  private static func has(in range: Range<Int>, of text: UnsafeBufferPointer<UInt8>, _ marks: [String]) -> Bool {
    let part = text[range]
    return part.indices.contains { index in
      marks.contains { part[index...].starts(with: $0.utf8) }
        // The point of a decimal number ends nothing.
        && !(part[index] == UInt8(ascii: ".") && index + 1 < text.count && text[index + 1].isASCIIDigit)
    }
  }
}
