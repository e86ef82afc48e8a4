import SourceSyntax

/// Plain text as Markdown.
package enum MarkdownText {
  /// The text with everything escaped that Markdown would interpret as markup.
  package static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      if "\\`*_<>[]|#".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
  }

  /// A phrase as a sentence.
  package static func sentence(_ phrase: String) -> String {
    escaped(phrase.prefix(1).uppercased() + phrase.dropFirst()) + "."
  }

  /// The text in lines of up to 100 columns, with a line feed at the end of each.
  package static func wrapped(_ text: String) -> String {
    var lines = ""
    var width = 0
    for word in text.split(whereSeparator: \.isWhitespace) {
      let columns = DisplayWidth.of(String(word))
      if width > 0 {
        let fits = width + 1 + columns <= 100
        lines += fits ? " " : "\n"
        width = fits ? width + 1 : 0
      }
      lines += word
      width += columns
    }
    return lines + "\n"
  }
}
