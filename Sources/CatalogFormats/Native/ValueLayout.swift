package import SourceSyntax

/// Lays values out as YAML, by the habits of a file.
package struct ValueLayout {
  package let habits: FileHabits

  package init(habits: FileHabits) {
    self.habits = habits
  }

  /// A line that would be longer than this is broken where it can be.
  package static let longestLine = 100

  /// Values that are written as blocks in a file that has none of them yet.
  private static let blocks: Set<String> = [
    "", "app", "products", "products/*", "localizations", "subscriptionGroups",
    "subscriptionGroups/*", "currencies", "templates", "templates/*", "offers", "retired", "ignore",
  ]
  /// Those that are besides, in a file that is written anew.
  private static let blocksOfNewFiles: Set<String> = ["currencies/*", "review", "billingPlans"]

  /// A value in brackets, or on its own: on one line.
  package func flow(_ value: OrderedValue) -> String {
    switch value {
    case .text(let text): YAMLScalar.text(text)
    case .null, .integer, .number, .flag: value.scalarText
    case .list(let elements): "[\(elements.map(flow).joined(separator: ", "))]"
    case .map(let map): "{\(map.entries.map(flow).joined(separator: ", "))}"
    }
  }

  package func flow(_ entry: OrderedMap.Entry) -> String {
    "\(YAMLScalar.text(entry.key)): \(flow(entry.value))"
  }

  /// An entry of a block on lines of its own, without their line breaks.
  ///
  /// - Parameter kind: What the value is, as ``FileHabits`` calls it.
  package func lines(_ entry: OrderedMap.Entry, kind: String, column: Int) -> [String] {
    let margin = Self.margin(column)
    let line = "\(margin)\(flow(entry))"
    if isOnOneLine(entry.value, kind: kind, line: line) { return [line] }
    return ["\(margin)\(YAMLScalar.text(entry.key)):"]
      + block(entry.value, kind: kind, column: column)
  }

  /// An element of a block list, its dash first.
  package func lines(element: OrderedValue, column: Int) -> [String] {
    ["\(Self.margin(column))- \(flow(element))"]
  }

  /// The lines below the key of a value, which stands at a column.
  package func block(_ value: OrderedValue, kind: String, column: Int) -> [String] {
    switch value {
    case .null, .text, .integer, .number, .flag: return []
    case .list(let elements):
      return elements.flatMap { lines(element: $0, column: column + habits.dashStep) }
    case .map(let map):
      return map.entries.flatMap { entry in
        lines(
          entry, kind: FileHabits.kind(of: entry.key, in: kind), column: column + habits.step)
      }
    }
  }

  private func isOnOneLine(_ value: OrderedValue, kind: String, line: String) -> Bool {
    switch value {
    case .null, .text, .integer, .number, .flag, .list([]): return true
    case .map(let map) where map.entries.isEmpty: return true
    case .list, .map: break
    }
    let isBlock =
      Self.blocks.contains(kind) || habits.isOfNewFile && Self.blocksOfNewFiles.contains(kind)
    guard habits.isFlow(kind) ?? !isBlock else { return false }
    if case .list = value { return true }
    return habits.isOfNewFile
      || value.isShallow && line.unicodeScalars.count <= Self.longestLine
  }

  /// Whether a mapping of a kind that is empty becomes a block when something is put into it.
  package func isBlock(_ kind: String) -> Bool { Self.blocks.contains(kind) }

  package static func margin(_ column: Int) -> String { String(repeating: " ", count: column) }
}

extension OrderedValue {
  /// Whether it holds nothing but texts, or lists of them.
  fileprivate var isShallow: Bool {
    switch self {
    case .null, .text, .integer, .number, .flag: true
    case .list(let elements): elements.allSatisfy(\.isScalar)
    case .map(let map):
      map.entries.allSatisfy { entry in
        if case .map = entry.value { false } else { entry.value.isShallow }
      }
    }
  }
}
