import SourceSyntax

/// Plain text in lines of a limited width.
enum WrappedText {
  /// The words in lines, with a line feed at the end of each; a longer word has a line of its own.
  ///
  /// - Parameter hanging: The indentation of all lines but the first; nil for the same as the first.
  static func of(_ text: String, to width: Int, indent: String = "", hanging: String? = nil) -> String {
    var lines: [String] = []
    var line = indent
    var isEmpty = true
    for word in text.split(whereSeparator: \.isWhitespace) {
      if !isEmpty, DisplayWidth.of(line) + 1 + DisplayWidth.of(word) > width {
        lines.append(line)
        line = hanging ?? indent
        isEmpty = true
      }
      line += isEmpty ? String(word) : " \(word)"
      isEmpty = false
    }
    lines.append(line)
    return lines.joined(separator: "\n") + "\n"
  }
}
