/// What a command tells the shell when it ends.
public struct ExitCode: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32

  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// The command did its work and has nothing to complain about.
  public static let success = ExitCode(rawValue: 0)
  /// The command did its work, and found faults in what it was given.
  public static let findings = ExitCode(rawValue: 1)
  /// The command line could not be understood.
  public static let usage = ExitCode(rawValue: 2)
  /// The command could not run: a file is missing, a port is taken.
  public static let failure = ExitCode(rawValue: 3)
}
