/// A script that teaches a shell to complete a command line.
///
/// Everything is written into the script, so that completing does not start the program; a list
/// from a closure is as it was when the script was written.
public struct CompletionScript: Sendable {
  public enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish
  }

  public let text: String

  /// Writes the script of a tree of commands.
  public init(_ shell: Shell, for root: Command) {
    let path = CommandPath(root: root)
    text =
      switch shell {
      case .bash: BashCompletion(of: path).text
      case .zsh: ZshCompletion(of: path).text
      case .fish: FishCompletion(of: path).text
      }
  }
}

extension String {
  /// The text as one word of bash and zsh.
  var shellQuoted: String { "'" + escaping("'", with: "'\\'") + "'" }

  /// Puts a text before each of the given characters.
  func escaping(_ characters: String, with escape: String = "\\") -> String {
    var escaped = ""
    for character in self {
      if characters.contains(character) {
        escaped += escape
      }
      escaped.append(character)
    }
    return escaped
  }

  /// The part of a function's name that stands for the program.
  var functionName: String { String(map { $0 == "-" ? "_" : $0 }) }
}

/// What a shell offers where a value is expected.
public indirect enum ValueCompletion: Sendable {
  /// Nothing: the value is free.
  case none
  /// Files that end in one of the extensions, given without a dot, and directories; with no
  /// extension, all files.
  case file(extensions: [String])
  case directory
  /// The values that the closure returns when the completion script is written.
  case candidates(@Sendable () -> [Candidate])
  /// `KEY=VALUE`: one of the keys, then whatever completes the value.
  case assignment(keys: [Candidate], value: ValueCompletion)

  var candidates: [Candidate] {
    if case .candidates(let list) = self { list() } else { [] }
  }
}

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
