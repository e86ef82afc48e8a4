import SourceSyntax

/// A resource of the API with everything that the answers say of it.
struct ConnectResource {
  let type: String
  let id: String
  /// Where it stands: an answer may have it among the data, another as included.
  var appearances: [ConnectAppearance]
}

/// A resource at one place of a file.
struct ConnectAppearance {
  let place: ConnectNode
  /// The request that creates it, in a manifest.
  let step: ConnectStep?
}

/// A request of a manifest.
struct ConnectStep {
  /// The place among the steps.
  let index: Int
  let id: String
  let node: ConnectNode
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
  let place: ConnectNode
  /// The request that mentions it.
  let step: ConnectStep?
}
