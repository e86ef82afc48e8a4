import Basics

/// Text as a cell that a spreadsheet neither runs nor changes.
///
/// A spreadsheet runs a cell that starts with `=`, and turns `0012` into 12 and `1-2` into a date.
/// An apostrophe before such a text keeps it text; it is removed when the cell is read. Text that
/// itself starts with an apostrophe gets another one only where its own would be removed, so that
/// every text reads back exactly, and a single apostrophe is the empty text.
package enum SpreadsheetText {
  static func cell(_ text: String) -> String { needsApostrophe(text.utf8[...]) ? "'\(text)" : text }

  /// The text of a cell; nil for an empty one.
  static func text(_ cell: String) -> String? {
    if cell.isEmpty { return nil }
    return hasApostrophe(cell) ? String(cell.dropFirstByte) : cell
  }

  /// Whether the cell starts with an apostrophe that is not part of its text.
  static func hasApostrophe(_ cell: String) -> Bool {
    cell.utf8.first == apostrophe && needsApostrophe(cell.utf8.dropFirst())
  }

  // MARK: Text that must stay as it is

  /// Text for a table that another program reads literally: an apostrophe is added only to text
  /// that a spreadsheet would run.
  package static func guarded(_ text: String) -> String { wouldRun(text.utf8[...]) ? "'\(text)" : text }

  /// Whether a cell of such a table starts with an apostrophe that is not part of its text.
  package static func isGuarded(_ cell: String) -> Bool {
    cell.utf8.first == apostrophe && wouldRun(cell.utf8.dropFirst())
  }

  /// The text of a cell of such a table.
  package static func unguarded(_ cell: String) -> String { isGuarded(cell) ? String(cell.dropFirstByte) : cell }

  /// Whether a text is a number with a minus sign, which a spreadsheet reads without running anything.
  package static func isNegative(_ text: String) -> Bool {
    let parts = text.utf8.dropFirst().split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return text.utf8.first == UInt8(ascii: "-") && parts.count < 3
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }
  }

  private static func wouldRun(_ text: Substring.UTF8View) -> Bool { isFormula(text.drop { $0 == apostrophe }) }

  /// Whether a cell has no value, but an error or a formula that the spreadsheet has saved in its place: `#REF!`,
  /// `########`, `=A1`, `Loading...`.
  static func hasNoValue(_ cell: String) -> Bool {
    let text = cell.trimmedBlanks
    if errors.contains(text.uppercased()) { return true }
    let rest = text.dropFirst()
    switch text.first {
    case "#": return text.utf8.count > 2 && text.allSatisfy { $0 == "#" }
    case "=":
      let name = rest.drop { $0.isASCII && ($0.isLetter || $0.isNumber || "!$'_.".contains($0)) }
      return rest.first == "\"" || !rest.isEmpty && name.first == "(" && name.last == ")"
        || name.isEmpty && rest.first?.isLetter == true && rest.last?.isNumber == true
    default: return false
    }
  }

  private static let errors: Set = [
    "#REF!", "#VALUE!", "#NAME?", "#N/A", "#DIV/0!", "#NULL!", "#NUM!", "#SPILL!", "#CALC!", "#ERROR!", "LOADING...",
  ]

  private static let apostrophe = UInt8(ascii: "'")

  private static func needsApostrophe(_ text: Substring.UTF8View) -> Bool {
    guard let first = text.first else { return true }
    if first == apostrophe { return needsApostrophe(text.dropFirst()) }
    return isFormula(text) || isChanged(text)
  }

  /// Whether a spreadsheet takes the text for a formula: it starts with one of `= + - @`,
  /// including their full-width forms, or with white space that is dropped before one.
  private static func isFormula(_ text: Substring.UTF8View) -> Bool {
    let rest = text.drop { $0 == 0x20 }
    guard let first = rest.first else { return false }
    switch first {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), 0x09, 0x0A, 0x0D: return true
    case 0xEF: return fullWidthSigns.contains { rest.starts(with: $0.utf8) }
    default: return false
    }
  }

  private static let fullWidthSigns = ["＝", "＋", "－", "＠"]

  /// Whether a spreadsheet takes the text for a number, a date or a Boolean that it would write
  /// back differently.
  private static func isChanged(_ text: Substring.UTF8View) -> Bool {
    guard text.count <= 40 else { return false }
    let bytes = text.drop { $0 == 0x20 }
    guard let first = bytes.first else { return false }
    if first.isASCIILetter { return isWord(bytes, "true") || isWord(bytes, "false") || hasMonth(bytes) }
    if first.isASCIIDigit, isPlainNumber(text) { return false }
    let number = signs.first { bytes.starts(with: $0.utf8) }.map { bytes.dropFirst($0.utf8.count) }
    let body = number ?? bytes
    if (body.first ?? 0).isASCIIDigit || (body.first == UInt8(ascii: ".") && (body.dropFirst().first ?? 0).isASCIIDigit)
    {
      return isNumeric(body) || hasMonth(bytes)
    }
    return false
  }

  private static let signs = ["$", "€", "£", "¥", "￥"]

  /// Whether a spreadsheet writes the text back as it is if it is a number there.
  static func isPlainNumber(_ text: String) -> Bool { isPlainNumber(text.utf8[...]) }

  /// A number that is written back unchanged: no leading or trailing zeros, at most 15 digits.
  private static func isPlainNumber(_ text: Substring.UTF8View) -> Bool {
    let parts = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), text.count <= 16,
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }), text.count(where: \.isASCIIDigit) <= 15
    else { return false }
    if parts[0].count > 1, parts[0].first == UInt8(ascii: "0") { return false }
    return parts.count == 1 || parts[1].last != UInt8(ascii: "0")
  }

  /// Digits with nothing but the punctuation of numbers, dates, times and fractions around them.
  private static func isNumeric(_ bytes: Substring.UTF8View) -> Bool {
    var previous: UInt8 = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "/"),
        UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "%"), UInt8(ascii: "e"), UInt8(ascii: "E"), 0x20:
        break
      case UInt8(ascii: "+") where previous | 0x20 == UInt8(ascii: "e"): break
      default: return false
      }
      previous = byte
    }
    return true
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december",
  ]

  /// One word, the name of a month or a prefix of it, with digits next to it.
  private static func hasMonth(_ bytes: Substring.UTF8View) -> Bool {
    guard let start = bytes.firstIndex(where: \.isASCIILetter) else { return false }
    let word = bytes[start...].prefix(while: \.isASCIILetter)
    guard 3...9 ~= word.count else { return false }
    var hasDigits = false
    for rest in [bytes[..<start], bytes[word.endIndex...]] {
      for byte in rest {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): hasDigits = true
        case 0x20, UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: ","), UInt8(ascii: "."): break
        default: return false
        }
      }
    }
    return hasDigits && months.contains { isWord(word, $0.utf8.prefix(word.count)) }
  }

  private static func isWord(_ bytes: Substring.UTF8View, _ word: String) -> Bool {
    isWord(bytes, word.utf8.prefix(.max))
  }

  private static func isWord(_ bytes: Substring.UTF8View, _ word: Substring.UTF8View) -> Bool {
    bytes.count == word.count && zip(bytes, word).allSatisfy { $0 | 0x20 == $1 }
  }
}

extension String {
  /// The text without its first byte, which is ASCII: dropping the first `Character` would also
  /// drop combining marks after it.
  fileprivate var dropFirstByte: Substring { Substring(utf8.dropFirst()) }
}
