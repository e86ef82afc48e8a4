/// What stands at a path: one thing in one or more forms, among which `Accept` chooses.
public struct Resource: Sendable {
  /// In order of preference, never empty; the first is sent to clients that do not care.
  public let representations: [Representation]

  public init(_ preferred: Representation, alternatives: [Representation] = []) {
    representations = [preferred] + alternatives
  }
}
