/// Shows an excerpt of a file: a line, with carets under a range.
public enum Excerpt {
  /// Renders two lines, without a line break at the end.
  ///
  /// ```
  /// 12 |       ja: {titel: ゴールド}
  ///    |            ^~~~~
  /// ```
  ///
  /// Of a range over several lines, the part on the first line is marked. The carets are aligned
  /// with wide characters and tabs; a character that is invisible, or that would change the
  /// direction of the text, is shown as an escape. For a file that is not text, nothing is shown.
  /// - Parameters:
  ///   - range: The range to mark.
  ///   - source: The file that contains it.
  ///   - width: The number of cells to show of a longer line, at least 20.
  ///   - tabWidth: The distance of tab stops.
  ///   - secrets: Ranges of the file that are shown as dots.
  public static func render(
    _ range: SourceRange, in source: SourceFile, width: Int = 100, tabWidth: Int = 4, hiding secrets: [SourceRange] = []
  ) -> String {
    render(
      range, onLine: source.location(at: range.start).line, in: source, width: width, tabWidth: tabWidth,
      hiding: secrets)
  }

  /// Renders two lines, without a line break at the end, when the line of the range is known.
  ///
  /// - Parameters:
  ///   - range: The range to mark.
  ///   - lineNumber: The number of the line that contains its start.
  ///   - source: The file that contains it.
  ///   - width: The number of cells to show of a longer line, at least 20.
  ///   - tabWidth: The distance of tab stops.
  ///   - secrets: Ranges of the file that are shown as dots.
  ///   - paintGutter: Colors the line number and the bar after it.
  ///   - paintMarks: Colors the carets.
  public static func render(
    _ range: SourceRange, onLine lineNumber: Int, in source: SourceFile, width: Int = 100, tabWidth: Int = 4,
    hiding secrets: [SourceRange] = [], paintGutter: (String) -> String = { $0 },
    paintMarks: (String) -> String = { $0 }
  ) -> String {
    guard !source.isBinary else { return "  | (not a text file)" }
    let start = min(max(range.start, 0), source.bytes.count)
    let line = source.range(ofLine: lineNumber) ?? SourceRange(at: start)
    let marked = SourceRange(start: min(start, line.end), end: min(max(range.end, start), line.end))
    let shown = ExcerptLine(
      source, line: line, marked: marked, width: max(width, 20), tabWidth: max(tabWidth, 1), secrets: secrets)
    let number = String(lineNumber)
    let gutter = String(repeating: " ", count: number.utf8.count)
    let text = shown.text.isEmpty ? "" : " " + shown.text
    let blanks = shown.marks.prefix { $0 == " " }
    let marks = paintMarks(String(shown.marks.dropFirst(blanks.count)))
    return "\(paintGutter("\(number) |"))\(text)\n\(paintGutter("\(gutter) |")) \(blanks)\(marks)"
  }
}
