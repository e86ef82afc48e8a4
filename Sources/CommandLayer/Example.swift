/// A line that help shows, and what it does.
public struct Example: Hashable, Sendable {
  /// The whole line, program name included.
  public let line: String
  public let help: String

  public init(_ line: String, help: String) {
    self.line = line
    self.help = help
  }
}
