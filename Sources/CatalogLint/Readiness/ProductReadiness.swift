public import SourceSyntax

/// The readiness of one product: the requirements between it and *Ready to Submit*.
public struct ProductReadiness: Sendable, Hashable {
  /// The state of one requirement.
  public enum State: String, Sendable, Hashable {
    case met
    case missing
    /// Products of this type don't have the requirement.
    case notApplicable
    /// The format of the file can't represent it, so its state is unknown.
    case notHeld
  }

  /// Something that is missing, or wrong.
  public struct Gap: Sendable, Hashable {
    public var requirement: Requirement
    /// Lower case, no full stop.
    public var message: String
    /// The rule that reports it; nil when it is turned off.
    public var rule: String?
    public var file: String
    public var start: SourceLocation
  }

  public var file: String
  public var productID: String
  public var states: [Requirement: State]
  /// Sorted by their location in the file.
  public var gaps: [Gap]

  public var isReady: Bool { gaps.isEmpty }

  public subscript(requirement: Requirement) -> State { states[requirement] ?? .notApplicable }
}
