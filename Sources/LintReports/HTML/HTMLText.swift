import AppStoreReference
import Basics
import CatalogLint
import SourceSyntax

/// Text inside HTML.
enum HTMLText {
  /// The text as content or as a value in double quotes; invisible characters are shown as escapes.
  static func escaped(_ text: String) -> String { XMLText.attribute(VisibleText.escaped(bounded(text))) }

  /// Our own limit for a text of the page, in bytes: more than any field of a product may have.
  private static let longest = 10_000

  private static func bounded(_ text: String) -> String {
    guard text.utf8.count > longest else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(longest))) + "…"
  }

  /// The attributes of an element with a text in a locale: its language, and a direction derived
  /// from the text.
  static func language(_ locale: StoreLocale?) -> String {
    (locale.map { " lang=\"\($0.code)\"" } ?? "") + " dir=\"auto\""
  }

  /// A text with parts of it marked; a range outside the text marks all of it.
  ///
  /// The highest severity wins where marks overlap.
  static func marked(_ text: String, _ marks: [(text: Range<Int>?, severity: Severity)]) -> String {
    let bytes = Array(bounded(text).utf8)
    let ranges = marks.map { mark in (clamped(mark.text ?? 0..<bytes.count, in: bytes), mark.severity) }
    // A part of a secret doesn't look like one.
    let secrets = Secrets.ranges(in: bytes)
    let places = ranges.map(\.0) + secrets + [0..<bytes.count]
    let edges = Set(places.flatMap { [$0.lowerBound, $0.upperBound] }).sorted()
    var html = ""
    for (start, end) in zip(edges, edges.dropFirst()) {
      let isHidden = secrets.contains { $0.contains(start) }
      if isHidden, !secrets.contains(where: { $0.lowerBound == start }) { continue }
      let part = isHidden ? "…" : escaped(String(decoding: bytes[start..<end], as: UTF8.self))
      let mostSevere = ranges.filter { $0.0.lowerBound <= start && end <= $0.0.upperBound }.map(\.1).max()
      html += mostSevere.map { "<mark class=\"\($0.rawValue)\">\(part)</mark>" } ?? part
    }
    return html
  }

  /// The range, clamped to the text and aligned to its characters.
  private static func clamped(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    func edge(_ offset: Int) -> Int {
      var offset = min(max(offset, 0), bytes.count)
      while offset > 0, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
      return offset
    }
    return edge(range.lowerBound)..<edge(range.upperBound)
  }
}

extension ReportedProduct {
  /// The highest severity of the findings; nil when there are none.
  var mostSevere: Severity? { findings.map(\.severity).max() }
}
