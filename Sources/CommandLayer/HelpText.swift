/// The help of a command, wrapped to the width of a terminal.
struct HelpText {
  private let path: CommandPath
  private let console: Console
  /// Below this width a line could not hold two words; longer lines are left to the terminal.
  private static let narrowest = 40
  /// Terms longer than this get a line of their own, so that a single one doesn't indent all texts.
  private static let widestTerm = 30
  private static let indent = 2

  init(of path: CommandPath, on console: Console) {
    self.path = path
    self.console = console
  }

  private var width: Int { max(console.columns, Self.narrowest) }

  var text: String {
    let command = path.command
    var parts = [wrapped(command.abstract, indent: 0)]
    for paragraph in command.discussion.split(separator: "\n\n") { parts.append(wrapped(String(paragraph), indent: 0)) }
    parts.append(section("USAGE", body: wrapped(path.usage, indent: Self.indent, hanging: 4)))
    parts.append(section("ARGUMENTS", rows: command.arguments.map(Self.row)))
    parts.append(section("OPTIONS", rows: path.options.map(Self.row)))
    parts.append(section("COMMANDS", rows: command.subcommands.filter { !$0.isHidden }.map { ($0.name, $0.abstract) }))
    let examples = command.examples.map { example in "  \(example.line)\n" + wrapped(example.help, indent: 6) }
    parts.append(section("EXAMPLES", body: examples.joined()))
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  // MARK: Rows

  static func row(for argument: any ArgumentDeclaration) -> (term: String, help: String) {
    let shape = argument.shape
    let isMany = shape.arity.isUnbounded
    return (shape.name + (isMany ? "..." : ""), shape.help + notes([allowed(by: shape.value)]))
  }

  static func row(for option: any OptionDeclaration) -> (term: String, help: String) {
    let shape = option.shape
    let long = shape.isNegatable ? "--[no-]\(shape.name)" : shape.spelling
    var term = (shape.short.map { "-\($0), " } ?? "    ") + long
    if let placeholder = shape.placeholder { term += " \(placeholder)" }
    if shape.isSeparatedByCommas { term += ",..." }
    return (
      term,
      shape.help
        + notes([
          shape.value.flatMap(allowed(by:)), shape.defaultText.map { "default: \($0)" },
          shape.value != nil && shape.isRepeatable ? "repeatable" : nil, shape.isRequired ? "required" : nil,
        ])
    )
  }

  private static func allowed(by value: ValueShape) -> String? {
    if value.allowed.isEmpty { return nil }
    var label = "values"
    if case .assignment = value.completion { label = "keys" }
    return "\(label): \(value.allowed.joined(separator: ", "))"
  }

  private static func notes(_ notes: [String?]) -> String {
    let said = notes.compactMap { $0 }
    return said.isEmpty ? "" : " (\(said.joined(separator: "; ")))"
  }

  // MARK: Layout

  private func section(_ heading: String, rows: [(term: String, help: String)]) -> String {
    let widest = rows.map(\.term.count).filter { $0 <= Self.widestTerm }.max() ?? 0
    let column = min(Self.indent + widest + 2, width / 2)
    return section(
      heading,
      body: rows.map { term, help in
        let text = wrapped(help, indent: column)
        let head = "  " + term
        guard head.count + 2 <= column else { return "\(head)\n\(text)" }
        return head + text.dropFirst(head.count)
      }.joined())
  }

  private func section(_ heading: String, body: String) -> String {
    body.isEmpty ? "" : "\(console.bold(heading))\n\(body)"
  }

  /// Breaks a text at spaces; every line is indented and ends with a newline.
  private func wrapped(_ text: String, indent: Int, hanging: Int = 0) -> String {
    var lines = ""
    var line = String(repeating: " ", count: indent)
    var isEmpty = true
    for word in text.split(whereSeparator: \.isWhitespace) {
      if !isEmpty, line.count + 1 + word.count > width {
        lines += line + "\n"
        line = String(repeating: " ", count: indent + hanging)
        isEmpty = true
      }
      line += isEmpty ? String(word) : " \(word)"
      isEmpty = false
    }
    return isEmpty ? lines : lines + line + "\n"
  }
}
