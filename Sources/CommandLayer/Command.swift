/// A command of a command line, as a value: what it takes, what it says of itself, what it does.
///
/// Options of a command are understood by its subcommands too, so `--color` at the root can be
/// given anywhere.
public struct Command: Sendable {
  /// Does the work of a command, and says how it went.
  public typealias Action = @Sendable (Invocation) async throws -> ExitCode

  public let name: String
  /// One line without a full stop, for lists and as the head of the help.
  public let abstract: String
  /// Paragraphs below the abstract; an empty line separates them.
  public let discussion: String
  /// What `--version` prints; only the root's is used.
  public let version: String?
  public let arguments: [any ArgumentDeclaration]
  public let options: [any OptionDeclaration]
  public let subcommands: [Command]
  public let examples: [Example]
  /// Nothing for a group, which only has subcommands.
  public let action: Action?

  /// A command that does something.
  public init(
    _ name: String, abstract: String, discussion: String = "", version: String? = nil,
    arguments: [any ArgumentDeclaration] = [], options: [any OptionDeclaration] = [],
    examples: [Example] = [], action: @escaping Action
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.version = version
    self.arguments = arguments
    self.options = options
    self.subcommands = []
    self.examples = examples
    self.action = action
  }

  /// A group of commands; called without one of them, it shows its help and fails.
  public init(
    _ name: String, abstract: String, discussion: String = "", version: String? = nil,
    options: [any OptionDeclaration] = [], examples: [Example] = [], subcommands: [Command]
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.version = version
    self.arguments = []
    self.options = options
    self.subcommands = subcommands
    self.examples = examples
    self.action = nil
  }

  func subcommand(named name: some StringProtocol) -> Command? {
    subcommands.first { $0.name == name }
  }
}
