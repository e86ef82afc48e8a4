import CatalogFormats
import SourceSyntax

/// The entries of a `.strings` file: `"key" = "value";`, with the comment above each.
struct StringsFile {
  struct Entry {
    var key: String
    var value: String
    var comment: String
    var range: SourceRange
  }

  private(set) var entries: [Entry] = []
  private(set) var problems = ReadingProblems()
  private var cursor: OldPropertyListCursor

  /// Parses UTF-8 text; anything else is reported, and the rest of its line skipped.
  init(_ source: SourceFile) {
    cursor = OldPropertyListCursor(source.bytes)
    while cursor.next() != nil {
      readEntry()
      cursor.comment = ""
    }
    if let start = cursor.openComment { fail("the comment that opens here never ends", at: start) }
  }

  private mutating func readEntry() {
    let (start, comment) = (cursor.place, cursor.comment)
    guard let key = cursor.word() else { return fail("expected a key in double quotes", at: start) }
    guard cursor.take("=") else { return fail("expected = after the key", at: start) }
    _ = cursor.next()
    let place = cursor.place
    guard let value = cursor.word() else { return fail("expected a text in double quotes", at: place) }
    let range = SourceRange(start: place, end: cursor.place)
    guard cursor.take(";") else { return fail("expected ; after the text", at: place) }
    entries.append(Entry(key: key, value: value, comment: comment, range: range))
  }

  private mutating func fail(_ message: String, at start: Int) {
    problems.error(
      message, at: SourceRange(start: start, end: min(max(cursor.place, start + 1), cursor.bytes.count)))
    cursor.skipLine()
  }

  /// A text in double quotes.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
