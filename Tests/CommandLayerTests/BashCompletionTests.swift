import CommandLayer
import Testing

@Suite("bash completion", .enabled(if: ShellSession.path(of: .bash) != nil, "bash is missing"))
struct BashCompletionTests {
  /// The words are split like in bash itself: at "=".
  @Test(
    "offers the candidates at the cursor",
    arguments: [
      ([""], ["check", "completions", "copy", "help", "price", "serve"]), (["co"], ["completions", "copy"]),
      (["--"], ["--color", "--help", "--version"]), (["--color", "never", "che"], ["check"]),
      (["check", "--fo"], ["--format"]), (["check", "--no"], ["--no-cache"]),
      (["price", "-"], ["--color", "--help", "-h"]), (["check", "--format", ""], ["github", "json", "text"]),
      (["check", "-f", "j"], ["json"]), (["check", "--format", "="], ["github", "json", "text"]),
      (["check", "--format", "=", "t"], ["text"]), (["check", "--format=t"], ["--format=text"]),
      (["check", "--strict", "a.yml", "--color", "a"], ["always", "auto"]),
      (["check", "--only", "too-long,u"], ["too-long,untranslated"]),
      (["check", "--only", "=", "too-long,too-s"], ["too-long,too-short"]), (["check", "--output", "t"], ["text="]),
      (["check", "--output", "text", "=", "c"], ["c.txt"]),
      (["check", "--output", "text", "=", "a", "--config", "b"], ["b.yaml"]),
      (["check", "--config", ""], ["a.yml", "b.yaml", "my file.yml", "sub", "two words"]),
      (["check", "--config", "=", "m"], ["my file.yml"]), (["check", "my\\ f"], ["my file.yml"]),
      (["check", "\"my f"], ["my file.yml"]), (["check", "x", "two"], ["two words"]), (["check", "--", "--fo"], []),
      (["check", "--", ""], ["a.yml", "my file.yml", "sub", "two words"]),
      (["serve", ""], ["a.yml", "b.yaml", "c.txt", "my file.yml", "sub", "two words"]),
      (["serve", "--root", ""], ["sub", "two words"]), (["serve", "--port", ""], []),
      (["serve", "--port", "80", "c"], ["c.txt"]), (["serve", "c.txt", ""], []), (["price", ""], []),
      (["price", "4", ""], ["CNY", "USD"]), (["help", "ch"], ["check"]),
      (["completions", ""], ["bash", "fish", "zsh"]),
    ]) func offers(words: [String], expected: [String]) throws
  {
    let session = try ShellSession(.bash)
    try session.write(
      """
      set -u
      source "$SESSION/script"
      COMP_WORDS=(stall "$@")
      COMP_CWORD=$#
      _stall
      for offer in ${COMPREPLY[@]+"${COMPREPLY[@]}"}; do echo "$offer"; done
      """,
      to: "ask")
    let arguments = ["--norc", "--noprofile", "-c", "source \"$SESSION/ask\" \"$@\"", "bash"]
    // Bash's quoting is ignored; without a terminal, it has no `compopt`.
    let offers: [String] = try session.lines(arguments + words).map { line in line.filter { $0 != "\\" } }
    #expect(offers == expected)
  }
}
