/// A text without what doesn't distinguish two texts: case, width, punctuation and whitespace.
///
/// A period, comma, colon, slash or hyphen between two digits belongs to a number and is kept, so
/// that `1.5` is not `15`.
struct FoldedText: IteratorProtocol {
  private var rest: Scalars
  private var pending: UInt32?
  private var isAfterDigit = false
  private static let folding = ScalarFolding(keepsAccents: true)

  init(_ text: UnsafeBufferPointer<UInt8>) { rest = Scalars(text) }

  /// Whether two texts are equal after folding; never true for texts of which nothing is left.
  static func areEqual(_ left: String, _ right: String) -> Bool {
    left.withUTF8Bytes { left in
      right.withUTF8Bytes { right in beginAlike(left, right) && areEqual(FoldedText(left), FoldedText(right)) }
    }
  }

  /// Whether two texts may begin with the same letter, by their first bytes: Latin letters stay
  /// themselves but for case.
  private static func beginAlike(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
    let letters: ClosedRange<UInt8> = 0x61...0x7A
    guard let left = left.first.map({ $0 | 0x20 }), let right = right.first.map({ $0 | 0x20 }), letters.contains(left),
      letters.contains(right)
    else { return true }
    return left == right
  }

  private static func areEqual(_ left: FoldedText, _ right: FoldedText) -> Bool {
    var (left, right) = (left, right)
    var isEmpty = true
    while true {
      let scalar = left.next()
      guard scalar == right.next() else { return false }
      if scalar == nil { return !isEmpty }
      isEmpty = false
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
    case 0x30...0x39, 0x61...0x7A: return value
    case 0x41...0x5A: return value | 0x20
    case 0..<0x80: return foldASCII(value)
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: return value
    case 0xDF, 0x1E9E:
      pending = 0x73
      return 0x73
    case 0xFF66...0xFF9D: return voiced(Self.folding.folded(value))
    default: break
    }
    let folded = Self.folding.folded(value)
    if folded < 0x80 { return folded == value || folded == 0x20 ? nil : fold(folded) }
    // Latin and Cyrillic small letters, without a look into the tables of Unicode.
    if (0xE0...0x137).contains(folded) || (0x430...0x45F).contains(folded) { return folded }
    let traits = ScalarTraits.of(folded)
    if traits.contains(.separating) { return nil }
    guard traits.contains(.capital) else { return folded }
    let lowercase = Scalars.properties(of: folded).lowercaseMapping
    return lowercase.unicodeScalars.first?.value ?? folded
  }

  /// Symbols are kept (`+`, `$`), and so are punctuation marks with a meaning (`%`, `#`, `&`, `@`).
  private func foldASCII(_ scalar: UInt32) -> UInt32? {
    switch Unicode.Scalar(scalar) {
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
