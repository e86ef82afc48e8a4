import Basics

/// Untrusted text inside GitHub's Markdown.
enum GitHubMarkdown {
  /// The text as plain text: nothing in it is rendered as markup, a formula, a link, a mention or
  /// an issue reference.
  static func escaped(_ text: String) -> String {
    let scalars = Array(VisibleText.escaped(text).unicodeScalars)
    var escaped = ""
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "&":
        escaped += "\\"
        escaped.unicodeScalars.append(scalar)
      // Two of them make a formula, even when escaped; one inside an element of its own doesn't.
      case "$": escaped += "<span>$</span>"
      // These become links after the markup is parsed, where a backslash doesn't help; an invisible
      // comment in their middle does.
      case "@", "#":
        escaped.unicodeScalars.append(scalar)
        escaped += "<!-- -->"
      case ":" where scalars[(index + 1)...].starts(with: "//".unicodeScalars): escaped += ":<!-- -->"
      case "." where ends(scalars[..<index], with: "www"), "-" where ends(scalars[..<index], with: "gh"):
        escaped += "<!-- -->"
        escaped.unicodeScalars.append(scalar)
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Whether scalars end with ASCII letters, given in lowercase, ignoring case.
  private static func ends(_ scalars: ArraySlice<Unicode.Scalar>, with letters: String) -> Bool {
    let end = scalars.suffix(letters.utf8.count).map { $0.properties.lowercaseMapping }
    return end.joined() == letters
  }

  /// The text as code.
  static func code(_ text: String) -> String {
    let text = VisibleText.escaped(text)
    var longest = 0
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let needsSpace = text.isEmpty || longest > 0 || text.utf8.first == 0x20
    let space = needsSpace ? " " : ""
    return "\(fence)\(space)\(text)\(space)\(fence)"
  }

  /// The text as code in a cell of a table, where a pipe ends the cell even in code.
  static func codeCell(_ text: String) -> String {
    code(text).unicodeScalars.reduce(into: "") { cell, scalar in
      if scalar == "|" { cell += "\\" }
      cell.unicodeScalars.append(scalar)
    }
  }
}
