import Basics
import TextReading

/// A text without the properties that don't distinguish two texts: case, width, punctuation and whitespace.
///
/// A period, comma, colon, slash or hyphen between two digits belongs to a number and is kept, so
/// that `1.5` is not `15`.
struct FoldedText: IteratorProtocol {
  private var rest: Scalars
  private var pending: UInt32?
  private var isAfterDigit = false
  private static let folding = ScalarFolding(keepsAccents: true)

  init(_ text: UnsafeBufferPointer<UInt8>) { rest = Scalars(text) }

  /// Whether two texts are equal after folding; never true for texts that become empty.
  static func areEqual(_ left: String, _ right: String) -> Bool {
    left.withUTF8Bytes { left in
      right.withUTF8Bytes { right in
        var first = FoldedText(left)
        return first.next() != nil
          && IteratorSequence(FoldedText(left)).elementsEqual(IteratorSequence(FoldedText(right)))
      }
    }
  }

  mutating func next() -> UInt32? {
    if let scalar = pending {
      pending = nil
      return scalar
    }
    while let scalar = rest.next() {
      if let folded = fold(scalar) {
        isAfterDigit = (0x30...0x39).contains(folded)
        return folded
      }
      if !Self.isInNumbers(scalar) { isAfterDigit = false }
    }
    return nil
  }

  /// The folded form of a scalar; nil when it is ignored.
  private mutating func fold(_ value: UInt32) -> UInt32? {
    switch value {
    case 0..<0x80: return foldASCII(value)
    case 0xDF, 0x1E9E:
      pending = 0x73
      return 0x73
    case 0xFF66...0xFF9D: return voiced(Self.folding.folded(value))
    default: break
    }
    let folded = Self.folding.folded(value)
    if folded < 0x80 { return folded == 0x20 ? nil : foldASCII(folded) }
    let properties = Scalars.properties(of: folded)
    switch properties.generalCategory {
    case .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
      .otherPunctuation, .connectorPunctuation, .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format:
      return nil
    case .nonspacingMark where properties.isVariationSelector: return nil
    case .uppercaseLetter, .titlecaseLetter: return properties.lowercaseMapping.unicodeScalars.first?.value ?? folded
    default: return folded
    }
  }

  /// Letters, digits and symbols are kept (`+`, `$`), and so are punctuation marks with a meaning (`%`, `#`, `&`, `@`).
  private func foldASCII(_ scalar: UInt32) -> UInt32? {
    if (0x30...0x39).contains(scalar) || (0x61...0x7A).contains(scalar) { return scalar }
    if (0x41...0x5A).contains(scalar) { return scalar + 0x20 }
    return switch Unicode.Scalar(scalar) {
    case "+", "=", "<", ">", "|", "~", "^", "$", "`", "%", "#", "&", "@": scalar
    default: isAfterDigit && Self.isInNumbers(scalar) && isBeforeDigit ? scalar : nil
    }
  }

  private static func isInNumbers(_ scalar: UInt32) -> Bool {
    switch Unicode.Scalar(scalar) {
    case ".", ",", ":", "/", "-": true
    default: false
    }
  }

  private var isBeforeDigit: Bool { rest.first.map { (0x30...0x39).contains(Self.folding.folded($0)) } ?? false }

  /// A katakana together with the half-width voicing mark that may follow it.
  private mutating func voiced(_ kana: UInt32) -> UInt32 {
    var ahead = rest
    guard let mark = ahead.next(), mark == 0xFF9E || mark == 0xFF9F else { return kana }
    switch kana {
    case 0x30A6 where mark == 0xFF9E:
      rest = ahead
      return 0x30F4
    case 0x30AB...0x30C8 where mark == 0xFF9E:
      rest = ahead
      return kana + 1
    case 0x30CF...0x30DB:
      rest = ahead
      return kana + mark - 0xFF9D
    default: return kana
    }
  }
}
