import SourceSyntax

/// Lays values out as YAML, by the habits of a file.
struct ValueLayout {
  let habits: FileHabits

  /// A line that would be longer than this is broken where it can be.
  static let longestLine = 100

  /// Values that are written as blocks in a file that has none of them yet.
  private static let blocks: Set<String> = [
    "", "app", "products", "products/*", "localizations", "subscriptionGroups",
    "subscriptionGroups/*", "currencies", "templates", "templates/*", "offers", "retired", "ignore",
  ]

  /// A value in brackets, or on its own: on one line.
  func flow(_ value: WrittenValue) -> String {
    switch value {
    case .text(let text): YAMLScalar.text(text)
    case .word(let word): YAMLScalar.isWordOfYAML(word) ? word : YAMLScalar.text(word)
    case .list(let elements): "[\(elements.map(flow).joined(separator: ", "))]"
    case .map(let entries): "{\(entries.map(flow).joined(separator: ", "))}"
    }
  }

  func flow(_ entry: WrittenValue.Entry) -> String {
    "\(YAMLScalar.text(entry.key)): \(flow(entry.value))"
  }

  /// An entry of a block on lines of its own, without their line breaks.
  ///
  /// - Parameter kind: What the value is, as ``FileHabits`` calls it.
  func lines(_ entry: WrittenValue.Entry, kind: String, column: Int) -> [String] {
    let margin = Self.margin(column)
    let line = "\(margin)\(flow(entry))"
    if isOnOneLine(entry.value, kind: kind, line: line) { return [line] }
    return ["\(margin)\(YAMLScalar.text(entry.key)):"]
      + block(entry.value, kind: kind, column: column)
  }

  /// An element of a block list, its dash first.
  func lines(element: WrittenValue, column: Int) -> [String] {
    ["\(Self.margin(column))- \(flow(element))"]
  }

  /// The lines below the key of a value, which stands at a column.
  func block(_ value: WrittenValue, kind: String, column: Int) -> [String] {
    switch value {
    case .text, .word: return []
    case .list(let elements):
      return elements.flatMap { lines(element: $0, column: column + habits.dashStep) }
    case .map(let entries):
      return entries.flatMap { entry in
        lines(
          entry, kind: FileHabits.kind(of: entry.key, in: kind), column: column + habits.step)
      }
    }
  }

  private func isOnOneLine(_ value: WrittenValue, kind: String, line: String) -> Bool {
    switch value {
    case .text, .word, .list([]), .map([]): return true
    case .list:
      return habits.isFlow(kind) ?? !Self.blocks.contains(kind)
    case .map:
      guard habits.isFlow(kind) ?? !Self.blocks.contains(kind), value.isShallow else {
        return false
      }
      return line.unicodeScalars.count <= Self.longestLine
    }
  }

  /// Whether a mapping of a kind that is empty becomes a block when something is put into it.
  func isBlock(_ kind: String) -> Bool { Self.blocks.contains(kind) }

  static func margin(_ column: Int) -> String { String(repeating: " ", count: column) }
}
