extension RuleFacts {
  /// The rationale as one paragraph.
  var reason: String { rationale.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// What a product says to be left alone by the rule.
  var suppression: String { "ignore: [{rule: \(id), reason: why}]" }
}
