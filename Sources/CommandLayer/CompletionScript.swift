/// A script that lets a shell complete a command line.
///
/// Everything is contained in the script, so that completion doesn't start the program; candidates
/// from a closure are those at the time the script was written.
public struct CompletionScript: Sendable {
  public enum Shell: String, CaseIterable, Sendable { case bash, zsh, fish }

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

  /// Inserts a text before each of the given characters.
  func escaping(_ characters: String, with escape: String = "\\") -> String {
    var escaped = ""
    for character in self {
      if characters.contains(character) { escaped += escape }
      escaped.append(character)
    }
    return escaped
  }

  /// The part of a function's name that identifies the program.
  var functionName: String { String(map { $0 == "-" ? "_" : $0 }) }
}

/// The candidates that a shell offers for a value.
public indirect enum ValueCompletion: Sendable {
  /// None: the value is free text.
  case none
  /// Files with one of the extensions, given without a dot, and directories; without an extension,
  /// all files.
  case file(extensions: [String])
  case directory
  /// The values that the closure returns when the completion script is written.
  case candidates(@Sendable () -> [Candidate])
  /// `KEY=VALUE`: one of the keys, then the candidates for the value.
  case assignment(keys: [Candidate], value: ValueCompletion)

  var candidates: [Candidate] { if case .candidates(let list) = self { list() } else { [] } }
}

/// A value that a shell can offer, and its meaning.
public struct Candidate: Hashable, Sendable, ExpressibleByStringLiteral {
  public let value: String
  /// One line, which zsh and fish show next to the value; empty when the value is self-explanatory.
  public let help: String

  public init(_ value: String, help: String = "") {
    self.value = value
    self.help = help
  }

  public init(stringLiteral value: String) { self.init(value) }
}
