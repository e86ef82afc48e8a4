import CatalogFormats
import SourceSyntax

extension SyntaxNode {
  /// The value of a key, unless it is missing or null.
  func value(_ key: String) -> SyntaxNode? { value(forKey: key).flatMap { $0.isNull ? nil : $0 } }

  /// The elements of a list; empty for anything else.
  var items: [SyntaxNode] { Array(elements) }
}

/// A resource of the API, combined from all responses that contain it.
struct ConnectResource {
  let type: String
  let id: String
  /// Its appearances: one response may have it in the data, another one as included.
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
  /// The index of the step.
  let index: Int
  let id: String
  let node: SyntaxNode
}

/// The relationship of a resource to others that belong to it.
struct ConnectRelation {
  /// The relationship to them.
  let name: String
  /// Their type.
  let type: String
  /// The inverse relationship; nil if it doesn't exist.
  let back: String?

  init(_ name: String, _ type: String, back: String? = nil) {
    self.name = name
    self.type = type
    self.back = back
  }
}

/// A reference to a resource by its type and ID.
struct ConnectReference {
  let type: String
  let id: String
  let place: SyntaxNode
  /// The request that contains the reference.
  let step: ConnectStep?
}
