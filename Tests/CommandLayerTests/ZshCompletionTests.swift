import CommandLayer
import Testing

@Suite("zsh completion", .enabled(if: ShellSession.path(of: .zsh) != nil, "zsh is missing")) struct ZshCompletionTests {
  @Test(
    "offers the candidates at the cursor",
    arguments: [
      ("stall ", ["check", "completions", "copy", "help", "price", "serve"]), ("stall co", ["completions", "copy"]),
      ("stall check --format ", ["github", "json", "text"]), ("stall check --output ", ["json", "text"]),
      ("stall check --config ", ["a.yml", "b.yaml", "my file.yml", "sub", "two words"]),
      ("stall check --format json --for", []), ("stall serve --root ", ["sub", "two words"]),
      ("stall price 4 ", ["CNY", "USD"]),
    ]) func offers(line: String, expected: [String]) throws
  {
    // Records the arguments of the builtin `compadd`, except for calls that only fill arrays.
    let notes = """
      compadd() {
        local -a found
        if [[ " $* " != *" -[ADO] "* ]]; then
          builtin compadd -O found "$@"
          print -rl -- ${(Q)found} >> $SESSION/answer
        fi
        builtin compadd "$@"
      }
      """
    #expect(try answer(to: line, preparing: notes) == expected)
  }

  @Test(
    "completes a unique candidate",
    arguments: [
      ("stall che", "stall check "), ("stall --color never che", "stall --color never check "),
      ("stall --co", "stall --color="), ("stall check --fo", "stall check --format="),
      ("stall check --no", "stall check --no-cache "), ("stall check --format=j", "stall check --format=json "),
      ("stall check -f j", "stall check -f json "),
      ("stall check --only too-long,u", "stall check --only too-long,untranslated "),
      ("stall check --output t", "stall check --output text="),
      ("stall check --output text=c", "stall check --output text=c.txt "),
      ("stall check my", "stall check my\\ file.yml "), ("stall serve --root t", "stall serve --root two\\ words/"),
      ("stall price --co", "stall price --color="), ("stall help ch", "stall help check "),
      ("stall completions f", "stall completions fish "),
    ]) func completes(line: String, expected: String) throws
  { #expect(try answer(to: line, finishing: "print -r -- $BUFFER > $SESSION/answer") == [expected]) }

  /// Types a line and requests its completion.
  ///
  /// Completion only works interactively, so a second zsh is started on a terminal of its own.
  private func answer(to line: String, preparing: String = "", finishing: String = "") throws -> [String] {
    let session = try ShellSession(.zsh)
    try session.write(
      """
      PS1=
      autoload -Uz compinit
      compinit -D -u
      source $SESSION/script
      \(preparing)
      finish() {
        zle complete-word
        \(finishing)
        : > $SESSION/done
        exit
      }
      zle -N finish
      bindkey '^X' finish
      print -r -- READY
      """,
      to: "inner")
    try session.write(
      """
      zmodload zsh/zpty
      zpty inner zsh -f -i
      zpty -w inner 'source $SESSION/inner'
      zpty -r inner line '*READY*'
      zpty -w -n inner $1$'\\x18'
      for try in {1..1200}; do [[ -e $SESSION/done ]] && break; sleep 0.05; done
      [[ -e $SESSION/done ]] || print "no answer"
      [[ -e $SESSION/answer ]] && cat $SESSION/answer
      """,
      to: "outer")
    return try session.lines(["-f", "-c", "source $SESSION/outer \"$@\"", "zsh", line])
  }
}
