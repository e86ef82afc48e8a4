import Basics

/// The format in which a spreadsheet displays a number: `0" Gems"`, `[$€-407] #,##0.00`, `0.0,"k"`, `00000`.
struct NumberFormat {
  /// The sections for positive numbers, negative ones and zero; nil for one that is not understood, as of a time.
  private let sections: [Section?]

  init(_ code: String) { sections = Self.parts(code).prefix(3).map { Section($0) } }

  /// The formats that are not in the file.
  static let builtIn: [Int: String] = [
    0: "General", 1: "0", 2: "0.00", 3: "#,##0", 4: "#,##0.00", 9: "0%", 10: "0.00%", 37: "#,##0 ;(#,##0)",
    38: "#,##0 ;[Red](#,##0)", 39: "#,##0.00 ;(#,##0.00)", 40: "#,##0.00 ;[Red](#,##0.00)", 49: "@",
  ]

  /// A number with the words and signs that the format adds, and all of its decimals; nil for a format that adds none
  /// or changes the number.
  func labelled(_ number: String) -> String? {
    guard let section = sections.first.flatMap(\.self), section.hasNumber, section.shift == 0,
      (section.before + section.after).contains(where: { $0.isLetter || $0.isCurrencySymbol })
    else { return nil }
    return section.before + (section.isGrouped ? Self.grouped(number) : number) + section.after
  }

  /// Whether it displays 0.25 as 25%.
  var isPercentage: Bool { sections.first.flatMap(\.self)?.shift == 2 }

  /// A number exactly as it is displayed; nil for a format that is not understood.
  func displayed(_ number: String) -> String? {
    let isNegative = number.hasPrefix("-")
    let magnitude = isNegative ? String(number.dropFirst()) : number
    let isZero = !magnitude.contains { $0.isNumber && $0 != "0" }
    let index = isZero && sections.count > 2 ? 2 : isNegative && sections.count > 1 ? 1 : 0
    guard sections.indices.contains(index), let section = sections[index],
      magnitude.utf8.allSatisfy({ $0.isASCIIDigit || $0 == UInt8(ascii: ".") })
    else { return nil }
    return (isNegative && index == 0 ? "-" : "") + section.text(of: magnitude)
  }

  /// The code without the marks between its sections.
  private static func parts(_ code: String) -> [Substring] {
    var parts: [Substring] = []
    var start = code.startIndex
    var (isQuoted, isEscaped) = (false, false)
    for index in code.indices {
      if isEscaped {
        isEscaped = false
      } else if code[index] == "\\" {
        isEscaped = true
      } else if code[index] == "\"" {
        isQuoted.toggle()
      } else if code[index] == ";", !isQuoted {
        parts.append(code[start..<index])
        start = code.index(after: index)
      }
    }
    return parts + [code[start...]]
  }

  fileprivate static func grouped(_ number: String) -> String {
    let whole = number.prefix(while: \.isNumber)
    guard whole.count > 3 else { return number }
    var digits = Array(whole)
    for place in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert(",", at: place) }
    return String(digits) + number.dropFirst(whole.count)
  }
}

/// The format of positive numbers, of negative ones, or of zero.
private struct Section {
  private(set) var before = ""
  private(set) var after = ""
  private(set) var isGrouped = false
  private(set) var hasNumber = false
  /// The number of places by which the point is moved: 2 for a percentage, -3 for thousands.
  private(set) var shift = 0
  /// The digits that are displayed even if they are zeros, before and after the point.
  private var (wholeDigits, decimals) = (0, 0)
  /// The most digits after the point; nil for all.
  private var mostDecimals: Int? = 0

  /// Nil for the format of a date, a time, a fraction, an exponent, or numbers of a range.
  init?(_ code: Substring) {
    var rest = code
    var isAfterPoint = false
    while let character = rest.popFirst() {
      switch character {
      case "\"":
        add(rest.prefix { $0 != "\"" })
        rest = rest.drop { $0 != "\"" }.dropFirst()
      case "\\": if let literal = rest.popFirst() { add(String(literal)) }
      case "[":
        let inside = rest.prefix { $0 != "]" }
        if inside.hasPrefix("$") { add(inside.dropFirst().prefix { $0 != "-" }) }
        // A colour is a word of more than two letters; "[h]" are hours.
        guard inside.hasPrefix("$") || inside.count > 2 && !"<>=".contains(inside.first ?? "=") else { return nil }
        rest = rest.drop { $0 != "]" }.dropFirst()
      case "_", "*": _ = rest.popFirst()
      case "G" where rest.hasPrefix("eneral"):
        rest = rest.dropFirst("eneral".count)
        (hasNumber, wholeDigits, mostDecimals) = (true, 1, nil)
      case "@": (hasNumber, wholeDigits, mostDecimals) = (true, 1, nil)
      case "0", "#":
        hasNumber = true
        if !after.isEmpty { return nil }
        if isAfterPoint {
          mostDecimals = mostDecimals.map { $0 + 1 }
          if character == "0" { decimals = mostDecimals ?? 0 }
        } else if character == "0" {
          wholeDigits += 1
        }
      case ".": (hasNumber, isAfterPoint) = (true, true)
      case "," where hasNumber && (rest.first == "0" || rest.first == "#"): isGrouped = true
      case "," where hasNumber: shift -= 3
      case "%":
        shift += 2
        add("%")
      case "?", "/": return nil
      case _ where character.isASCII && character.isLetter: return nil
      default: add(String(character))
      }
    }
  }

  private mutating func add(_ text: some StringProtocol) { if hasNumber { after += text } else { before += text } }

  func text(of number: String) -> String {
    guard hasNumber else { return before }
    var text = Self.moved(number, by: shift)
    if let mostDecimals {
      text = DecimalText.rounded(text.contains(".") ? text : text + ".0", decimals: mostDecimals)
      if text.contains(".") {
        while text.hasSuffix("0"), text.count - 1 - (text.firstIndex(of: ".").map { text[..<$0].count } ?? 0) > decimals
        {
          text.removeLast()
        }
      }
      let count = text.contains(".") ? text.drop { $0 != "." }.count - 1 : 0
      if count < decimals { text += (count == 0 && !text.contains(".") ? "." : "") + Self.zeros(decimals - count) }
      if text.hasSuffix(".") { text.removeLast() }
    }
    let whole = text.prefix(while: \.isNumber)
    let rest = text.dropFirst(whole.count)
    let significant = whole.drop { $0 == "0" }
    text = Self.zeros(wholeDigits - significant.count) + significant + rest
    return before + (isGrouped ? NumberFormat.grouped(text) : text) + after
  }

  private static func zeros(_ count: Int) -> String { String(repeating: "0", count: max(0, count)) }

  /// A number with its point some places to the right, or to the left.
  private static func moved(_ number: String, by places: Int) -> String {
    guard places != 0 else { return number }
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    var (whole, fraction) = (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    if places > 0 {
      fraction += zeros(places - fraction.count)
      whole += fraction.prefix(places)
      fraction.removeFirst(places)
    } else {
      whole = zeros(1 - places - whole.count) + whole
      fraction = whole.suffix(-places) + fraction
      whole.removeLast(-places)
    }
    return fraction.isEmpty ? whole : "\(whole).\(fraction)"
  }
}
