/// A value that a shell can offer, and what it means.
public struct Candidate: Hashable, Sendable, ExpressibleByStringLiteral {
  public let value: String
  /// One line, shown beside the value by zsh and fish; empty when the value says it all.
  public let help: String

  public init(_ value: String, help: String = "") {
    self.value = value
    self.help = help
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }
}
