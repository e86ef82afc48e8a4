/// Words of commands in messages, which people paste into a shell.
public enum ShellWord {
  /// A word in the quoting of a shell, if it needs any.
  public static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "/"),
          UInt8(ascii: "_"), UInt8(ascii: "="), UInt8(ascii: "+"):
          true
        default: false
        }
      }
    return isPlain ? word : "'\(word.replacing("'", with: "'\\''"))'"
  }

  /// A command of this program.
  public static func command(_ words: String...) -> String { command(words) }

  /// A command of this program.
  public static func command(_ words: [String]) -> String {
    (["shopkeeper"] + words.map(quoted)).joined(separator: " ")
  }
}
