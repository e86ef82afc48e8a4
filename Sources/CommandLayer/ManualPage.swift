/// The manual page of a tree of commands, in the language of `man`.
public struct ManualPage: Sendable {
  public private(set) var text = ""

  /// Writes the page for all commands of a tree.
  public init(for root: Command) {
    let path = CommandPath(root: root)
    request("TH", root.name.uppercased(), "1", "", "\(root.name) \(root.version ?? "")")
    request("SH", "NAME")
    line("\(root.name) - \(root.abstract)")
    request("SH", "SYNOPSIS")
    line(path.usage)
    request("SH", "DESCRIPTION")
    paragraphs(root.discussion)
    request("SH", "OPTIONS")
    rows(path.options.map(HelpText.row))
    request("SH", "COMMANDS")
    for path in path.listed.dropFirst() {
      let command = path.command
      request("SS", path.usage)
      line(command.abstract + ".")
      paragraphs(command.discussion)
      rows(command.arguments.map(HelpText.row))
      rows((command.ownOptions + command.options).map(HelpText.row))
      examples(of: command)
    }
    guard !root.examples.isEmpty else { return }
    request("SH", "EXAMPLES")
    examples(of: root)
  }

  private mutating func paragraphs(_ text: String) {
    for paragraph in text.split(separator: "\n\n") {
      request("PP")
      line(paragraph.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }
  }

  private mutating func rows(_ rows: [(term: String, help: String)]) {
    for (term, help) in rows {
      request("TP")
      request("B", String(term.drop { $0 == " " }))
      line(help)
    }
  }

  private mutating func examples(of command: Command) {
    for example in command.examples {
      request("TP")
      request("B", example.line)
      line(example.help)
    }
  }

  private mutating func request(_ name: String, _ arguments: String...) {
    let words = arguments.map { " \"\(Self.escaped($0).escaping("\"", with: "\""))\"" }
    text += ".\(name)\(words.joined())\n"
  }

  private mutating func line(_ text: String) {
    // At the start of a line, these would make it a request.
    let isRequest = text.hasPrefix(".") || text.hasPrefix("'")
    self.text += (isRequest ? "\\&" : "") + Self.escaped(text) + "\n"
  }

  /// A text without escape sequences, whose hyphens can be copied as typed.
  private static func escaped(_ text: String) -> String { text.escaping("\\-").replacing("\\\\", with: "\\e") }
}

extension String {
  /// Inserts a text before each of the given characters.
  fileprivate func escaping(_ characters: String, with escape: String = "\\") -> String {
    var escaped = ""
    for character in self {
      if characters.contains(character) { escaped += escape }
      escaped.append(character)
    }
    return escaped
  }
}
