import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax

/// The consecutive prices of a product.
struct TransporterIntervals {
  private struct Interval {
    var start: CalendarDate?
    var end: CalendarDate?
    var tier: XMLElement?
  }

  /// The tier of today, or else of the last interval.
  let tier: XMLElement?
  /// A remark about the lost prices; nil for a single price that applies.
  let remark: String?

  init(_ list: XMLElement, today: CalendarDate?, problems: inout ReadingProblems) {
    var intervals: [Interval] = []
    for element in list.children {
      guard element.name == "interval" else {
        problems.leaveOut(element.name, ReadingProblems.unknown, at: element.nameRange)
        continue
      }
      intervals.append(
        Interval(
          start: Self.date("start_date", of: element, &problems), end: Self.date("end_date", of: element, &problems),
          tier: element.child("wholesale_price_tier")))
    }
    // If one ends on the date on which the next starts, the next applies; samples differ in this.
    let current = intervals.indices.last { index in
      guard let today else { return false }
      let interval = intervals[index]
      let isOver = interval.end.map { $0 < today } ?? false
      return !isOver && interval.start.map { $0 <= today } ?? true
    }
    guard let taken = current ?? intervals.indices.last else {
      (tier, remark) = (nil, nil)
      return
    }
    let interval = intervals[taken]
    tier = interval.tier
    let name = interval.tier?.filledText.map { "tier \($0)" } ?? "no price"
    let holds = current == nil ? "is the last" : "holds on \(today?.description ?? "")"
    let rest = intervals.count - 1
    if rest > 0 {
      remark =
        "a catalog has one price: \(name) is used, which \(holds); "
        + (rest == 1 ? "the other interval is" : "the other \(rest) intervals are") + " left out"
    } else if let end = interval.end {
      remark = "a catalog has no price that ends: \(name) is used, which ends on \(end)"
    } else if let start = interval.start, current == nil {
      remark = "a catalog has no price that starts later: \(name) is used, which starts on \(start)"
    } else {
      remark = nil
    }
  }

  private static func date(_ name: String, of interval: XMLElement, _ problems: inout ReadingProblems) -> CalendarDate?
  {
    guard let node = interval.child(name), let written = node.filledText else { return nil }
    // Some tools wrote a time after the date.
    if let date = CalendarDate(written.prefix(10)) { return date }
    problems.warning("\"\(name)\" must be a day such as 2021-07-25, not \"\(written)\"", at: node.valueRange)
    return nil
  }
}
