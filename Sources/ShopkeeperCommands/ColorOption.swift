import CommandLayer

/// `--color`, which every command understands.
enum ColorOption {
  enum Choice: String, CaseIterable, Sendable {
    case auto
    case always
    case never
  }

  static let color = Option(
    "color", of: .choice(Choice.self, placeholder: "WHEN"), default: .auto,
    help: "Colour the output")

  /// Whether what goes to a stream is coloured.
  static func isColored(_ invocation: Invocation, descriptor: Int32 = 1) -> Bool {
    switch invocation[color] {
    case .always: true
    case .never: false
    case .auto: Terminal.isColorful(descriptor)
    }
  }

  /// What the words say before they are parsed, for the errors of parsing.
  static func wanted(_ arguments: [String]) -> Bool? {
    for (index, word) in arguments.enumerated() {
      if word == "--" { break }
      let value =
        word == "--color"
        ? arguments.dropFirst(index + 1).first
        : word.hasPrefix("--color=") ? String(word.dropFirst(8)) : nil
      switch value {
      case "always": return true
      case "never": return false
      default: continue
      }
    }
    return nil
  }
}
