import CatalogLint

extension RuleDescription {
  /// The rationale as one paragraph.
  var reason: String { rationale.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// The entry in a product that suppresses the rule.
  var suppression: String { "ignore: [{rule: \(id), reason: why}]" }
}
