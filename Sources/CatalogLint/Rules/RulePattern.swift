/// A name for rules on a command line: the ID of a rule, a category such as `wording`, or a pattern
/// in which `*` stands for any text, such as `price-*`.
public struct RulePattern: Sendable, Hashable {
  public let text: String

  public init(_ text: String) { self.text = text }

  /// The IDs of the rules that it means, in their order.
  ///
  /// - Parameter rules: The rules to choose from, a team's own included.
  public func matches(in rules: [RuleDescription]) -> [String] {
    if rules.contains(where: { $0.id == text }) { return [text] }
    if let category = RuleCategory(rawValue: text) { return rules.filter { $0.category == category }.map(\.id) }
    guard text.utf8.contains(UInt8(ascii: "*")) else { return [] }
    let parts = text.split(separator: "*", omittingEmptySubsequences: false).map { Array($0.utf8) }
    return rules.map(\.id).filter { Self.matches(Array($0.utf8), parts) }
  }

  /// Each part between the first and the last takes the first place that it fits in, which leaves the
  /// most to the parts after it.
  private static func matches(_ id: [UInt8], _ parts: [[UInt8]]) -> Bool {
    guard let first = parts.first, let last = parts.last, parts.count > 1, id.count >= first.count + last.count,
      id.starts(with: first), id.suffix(last.count).elementsEqual(last)
    else { return false }
    var rest = id.dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let start = rest.indices.first(where: { rest[$0...].starts(with: part) }) else { return false }
      rest = rest[(start + part.count)...]
    }
    return true
  }
}
