import Basics
import SourceSyntax

/// What is wrong with a configuration, all of it, each with its place.
struct ConfigurationFaults {
  var diagnostics: [Diagnostic]

  mutating func add(_ node: SyntaxNode, _ message: String) {
    add(at: node.range, message)
  }

  mutating func add(at range: SourceRange, _ message: String) {
    diagnostics.append(Diagnostic(.error, message, at: range))
  }

  /// Says that a name is none of those that are known, and which one was probably meant.
  mutating func add(unknown kind: String, _ node: SyntaxNode, among known: [String]) {
    let text = node.text
    if let near = Suggestion.nearest(to: text, among: known) {
      add(node, "unknown \(kind) \"\(text)\"; did you mean \"\(near)\"?")
    } else {
      add(node, "unknown \(kind) \"\(text)\"; expected \(Self.listed(known))")
    }
  }

  /// The first of some names, in quotes.
  static func listed(_ names: [String]) -> String {
    names.prefix(8).map { "\"\($0)\"" }.joined(separator: ", ") + (names.count > 8 ? ", …" : "")
  }
}
