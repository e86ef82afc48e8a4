import SourceSyntax

extension SyntaxNode {
  /// The value of a key, where it has one that is not null.
  func value(_ key: String) -> SyntaxNode? { value(forKey: key).flatMap { $0.isNull ? nil : $0 } }

  /// The elements of a list; none for anything else.
  var items: [SyntaxNode] { Array(elements) }
}

/// A resource of the API with everything that the answers say of it.
struct ConnectResource {
  let type: String
  let id: String
  /// Where it stands: an answer may have it among the data, another as included.
  var appearances: [ConnectAppearance]
}

/// A resource at one place of a file.
struct ConnectAppearance {
  let place: SyntaxNode
  /// The request that creates it, in a manifest.
  let step: ConnectStep?
}

/// A request of a manifest.
struct ConnectStep {
  /// The place among the steps.
  let index: Int
  let id: String
  let node: SyntaxNode
}

/// How a resource is related to those that belong to it.
struct ConnectRelation {
  /// The relationship to them.
  let name: String
  /// Their type.
  let type: String
  /// Their relationship back; nil when they have none.
  let back: String?

  init(_ name: String, _ type: String, back: String? = nil) {
    self.name = name
    self.type = type
    self.back = back
  }
}

/// A mention of a resource by its type and ID.
struct ConnectReference {
  let type: String
  let id: String
  let place: SyntaxNode
  /// The request that mentions it.
  let step: ConnectStep?
}
