import Basics

/// A number format that adds words or signs to a number: `0" Gems"`, `[$€-407] #,##0.00`.
struct NumberFormat {
  private var before = ""
  private var after = ""
  private var isGrouped = false

  /// Nil for a format without any, and for one of a percentage or a date.
  init?(_ code: String) {
    var hasNumber = false
    var rest = code.replacing("General", with: "0")[...]
    func add(_ text: some StringProtocol) { if hasNumber { after += text } else { before += text } }
    // The first section is for positive numbers.
    while let character = rest.popFirst(), character != ";" {
      switch character {
      case "\"":
        add(rest.prefix { $0 != "\"" })
        rest = rest.drop { $0 != "\"" }.dropFirst()
      case "\\": if let literal = rest.popFirst() { add(String(literal)) }
      case "[":
        let inside = rest.prefix { $0 != "]" }
        if inside.hasPrefix("$") { add(inside.dropFirst().prefix { $0 != "-" }) }
        rest = rest.drop { $0 != "]" }.dropFirst()
      case "_", "*": _ = rest.popFirst()
      case "0", "#", "?", ".": hasNumber = true
      case ",": isGrouped = isGrouped || hasNumber
      case "%", "@", "y", "d", "h", "s", "E": return nil
      default: add(String(character))
      }
    }
    guard hasNumber, (before + after).contains(where: { $0.isLetter || $0.isCurrencySymbol }) else { return nil }
  }

  /// A number as it is displayed, except for its decimals.
  func text(of number: String) -> String {
    var number = number
    let whole = number.prefix(while: \.isNumber)
    if isGrouped, whole.count > 3 {
      var digits = Array(whole)
      for place in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert(",", at: place) }
      number = String(digits) + number.dropFirst(whole.count)
    }
    return before + number + after
  }
}
