package import SourceSyntax

/// Formats values as YAML, following the conventions of a file.
package struct ValueLayout {
  package let habits: FileHabits

  package init(habits: FileHabits) { self.habits = habits }

  /// A longer line is broken where possible.
  package static let longestLine = 100

  /// Kinds of values that are written as blocks in a file that has none of them yet.
  private static let blocks: Set<String> = [
    "", "app", "products", "products/*", "localizations", "subscriptionGroups", "subscriptionGroups/*", "currencies",
    "templates", "templates/*", "offers", "offerCodes", "retired", "ignore",
  ]
  /// Additional kinds in a new file.
  private static let blocksOfNewFiles: Set<String> = ["currencies/*", "review", "billingPlans"]

  /// A value in brackets, or a scalar: on one line.
  package func flow(_ value: OrderedValue) -> String {
    switch value {
    case .text(let text): YAMLScalar.text(text)
    case .null, .integer, .number, .flag: value.scalarText
    case .list(let elements): "[\(elements.map(flow).joined(separator: ", "))]"
    case .map(let map): "{\(map.entries.map(flow).joined(separator: ", "))}"
    }
  }

  package func flow(_ entry: OrderedMap.Entry) -> String { "\(YAMLScalar.text(entry.key)): \(flow(entry.value))" }

  /// An entry of a block on lines of its own, without their line breaks.
  ///
  /// - Parameter kind: The kind of the value, as in ``FileHabits``.
  package func lines(_ entry: OrderedMap.Entry, kind: String, column: Int) -> [String] {
    let margin = Self.margin(column)
    let line = "\(margin)\(flow(entry))"
    if isOnOneLine(entry.value, kind: kind, line: line) { return [line] }
    return ["\(margin)\(YAMLScalar.text(entry.key)):"] + block(entry.value, kind: kind, column: column)
  }

  /// An element of a block list, starting with its dash.
  package func lines(element: OrderedValue, column: Int) -> [String] { ["\(Self.margin(column))- \(flow(element))"] }

  /// The lines below the key of a value; the key is at the given column.
  package func block(_ value: OrderedValue, kind: String, column: Int) -> [String] {
    switch value {
    case .null, .text, .integer, .number, .flag: return []
    case .list(let elements): return elements.flatMap { lines(element: $0, column: column + habits.dashStep) }
    case .map(let map):
      return map.entries.flatMap { entry in
        lines(entry, kind: FileHabits.kind(of: entry.key, in: kind), column: column + habits.step)
      }
    }
  }

  private func isOnOneLine(_ value: OrderedValue, kind: String, line: String) -> Bool {
    switch value {
    case .null, .text, .integer, .number, .flag, .list([]): return true
    case .map(let map) where map.entries.isEmpty: return true
    case .list, .map: break
    }
    let isBlock = Self.blocks.contains(kind) || habits.isOfNewFile && Self.blocksOfNewFiles.contains(kind)
    guard habits.isFlow(kind) ?? !isBlock else { return false }
    if case .list = value { return true }
    return habits.isOfNewFile || value.isShallow && line.unicodeScalars.count <= Self.longestLine
  }

  /// Whether an empty mapping of a kind becomes a block when something is inserted.
  package func isBlock(_ kind: String) -> Bool { Self.blocks.contains(kind) }

  package static func margin(_ column: Int) -> String { String(repeating: " ", count: column) }
}

extension OrderedValue {
  /// Whether it contains nothing but texts, or lists of texts.
  fileprivate var isShallow: Bool {
    switch self {
    case .null, .text, .integer, .number, .flag: true
    case .list(let elements): elements.allSatisfy(\.isScalar)
    case .map(let map):
      map.entries.allSatisfy { entry in if case .map = entry.value { false } else { entry.value.isShallow } }
    }
  }
}
