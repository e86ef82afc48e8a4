import Basics
import CatalogModel

/// A suppression in a cell: `duplicate-description until 2027-03-01: seasonal twin`.
enum SuppressionNotation {
  static func text(_ suppression: Suppression) -> String {
    var text = CellNotation.escaped(suppression.rule, ";: ")
    if let until = suppression.until { text += " until \(until)" }
    if let reason = suppression.reason {
      text += reason.isEmpty ? ":" : ": \(CellNotation.escaped(reason, ";"))"
    }
    return text
  }

  static func read(_ written: Substring, in locale: String?) -> Suppression {
    let pair = CellNotation.pair(written)
    var head = pair?.key ?? written
    var until: CalendarDate?
    let words = head.split(whereSeparator: { $0 == " " || $0 == "\n" || $0 == "\t" })
    if words.count >= 2, words[words.count - 2] == "until",
      let date = CalendarDate(words[words.count - 1])
    {
      until = date
      head = head[..<words[words.count - 2].startIndex]
    }
    return Suppression(
      rule: CellNotation.text(head), reason: pair.map { CellNotation.text($0.value) },
      locale: locale, until: until)
  }
}
