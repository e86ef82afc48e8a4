import CatalogLint

extension RuleDescription {
  /// The rationale as one paragraph.
  var reason: String { rationale.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// What to write in a product to suppress the rule.
  var suppression: String { "ignore: [{rule: \(id), reason: why}]" }
}
