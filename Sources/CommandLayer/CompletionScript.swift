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
