import AppStoreReference
import TextReading

/// The words of a text without lowercase letters.
struct CapitalLetters {
  /// The number of letters of each word that counts.
  private(set) var lengths: [Int] = []

  /// Reads a text; nil when it has lowercase letters, or letters of a script without capitals.
  ///
  /// Roman numerals, the words of the app's name, names that are written in capitals (IELTS) and
  /// names for the size of a picture (WQXGA – 2560×1600) don't count as words: they are spelled
  /// that way. ß, ª and º count as neither case, because they are used unchanged among capitals.
  init?(_ text: String, apartFrom name: String?) {
    var word = ""
    var letters = 0
    var words: [(text: String, letters: Int)] = []
    for scalar in text.unicodeScalars {
      let value = scalar.value
      // Scripts from Hebrew to Mongolian and from kana to Hangul have no case, Georgian hardly;
      // this rules out nearly every text in them.
      if (0x5D0...0x1CFF).contains(value) || (0x3041...0xD7FF).contains(value) {
        if scalar.properties.isAlphabetic { return nil }
      }
      if value == 0x27 || value == 0x2019 {
        if !word.isEmpty { word.unicodeScalars.append(scalar) }
        continue
      }
      switch Self.kind(of: scalar) {
      case .capital: letters += 1
      case .small: return nil
      case .mark where !word.isEmpty: break
      case .mark, .other:
        if !word.isEmpty { words.append((word, letters)) }
        word = ""
        letters = 0
        continue
      }
      word.unicodeScalars.append(scalar)
    }
    if !word.isEmpty { words.append((word, letters)) }
    if Self.namesSize(text) { return nil }
    let own = name.map { Set($0.split(separator: " ").map(String.init)) } ?? []
    for word in words
    where !own.contains(word.text) && !Self.isRomanNumeral(word.text)
      && !(word.letters > Self.longestAcronym && Self.acronyms.contains(word.text))
    { lengths.append(word.letters) }
  }

  /// Whether the capitals are shouting: a word longer than an acronym, or three words of which one
  /// has four letters. VIP, XP, HD, DLC and VIP PASS are not.
  var isShouting: Bool {
    guard let longest = lengths.max() else { return false }
    return longest > Self.longestAcronym || longest == Self.longestAcronym && lengths.count >= Facts.capitalWords.value
  }

  private static let longestAcronym = Facts.longestAcronym.value

  /// The longer names that are written in capitals.
  private static let acronyms = Set(Language.everywhere(\.acronyms))

  private enum Kind {
    case capital
    case small
    /// An accent that is a separate scalar from its letter.
    case mark
    case other
  }

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar.value {
    case 0x41...0x5A, 0xDF: return .capital
    case 0x61...0x7A: return .small
    case 0..<0x80, 0xAA, 0xBA: return .other
    default: break
    }
    let properties = scalar.properties
    if properties.isUppercase { return .capital }
    if properties.isLowercase { return .small }
    return properties.isGraphemeExtend ? .mark : .other
  }

  /// Whether a text gives the size of a picture: 2560×1600.
  private static func namesSize(_ text: String) -> Bool {
    var isAfterDigit = false
    var isAfterTimes = false
    for scalar in text.unicodeScalars {
      let isDigit = (0x30...0x39).contains(scalar.value)
      if isDigit, isAfterTimes { return true }
      isAfterTimes = isAfterDigit && (scalar == "×" || scalar == "⨯")
      isAfterDigit = isDigit
    }
    return false
  }

  private static func isRomanNumeral(_ word: String) -> Bool { word.utf8.allSatisfy { "IVXLCDM".utf8.contains($0) } }
}
