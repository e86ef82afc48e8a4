import CommandLayer
import Testing

/// Lines that are completed in each shell, as they are typed, and what is offered for the last word.
private let completedLines: [(line: String, offers: [String])] = [
  ("co", ["completions", "convert"]), ("hist", []), ("--v", ["--version"]), ("--color never sche", ["schema"]),
  ("store ch", ["channel"]), ("help store ch", ["channel"]), ("completions ", ["bash", "fish", "zsh"]),
  ("lint --format ju", ["junit"]), ("lint -f ju", ["junit"]), ("lint --format=ju", ["--format=junit"]),
  ("lint --only price-as-title,price-mism", ["price-as-title,price-mismatch"]), ("lint --output ju", ["junit="]),
  ("lint --output json=c", ["json=c.txt"]),
  ("lint --config ", ["a.yml", "b.yaml", "my file.yml", "sub/", "two words/"]),
  ("lint my\\ f", ["my file.yml"]), ("lint tw", ["two words/"]), ("lint -- --fo", []),
  ("show a.yml ", ["coins400", "com.example.small.coins400"]), ("set a.yml coi", ["coins400"]),
  ("export a.yml --locale pt", ["pt-BR", "pt-PT"]),
]

/// The catalog of somebody else, whose product would be a command of the shell.
private let hostileCatalog = Samples.small.replacing("  coins400:", with: "  \"$(touch hacked)\":")

@Suite("bash completion", .enabled(if: ShellSession.path(of: .bash) != nil, "bash is missing"))
struct BashCompletionTests {
  @Test("offers the candidates at the cursor", arguments: completedLines) func offers(line: String, expected: [String])
    throws
  {
    let session = try ShellSession(.bash)
    // As in bash itself, words end at "=".
    let words = line.replacing("=", with: " = ").split(separator: " ", omittingEmptySubsequences: true)
    try session.write(
      """
      set -u
      source "$SESSION/script"
      COMP_WORDS=(shopkeeper "$@")
      COMP_CWORD=$#
      _shopkeeper shopkeeper
      for offer in ${COMPREPLY[@]+"${COMPREPLY[@]}"}; do echo "$offer"; done
      """,
      to: "ask")
    let arguments = ["--norc", "--noprofile", "-c", "source \"$SESSION/ask\" \"$@\"", "bash"]
    // An escaped space doesn't end a word.
    let typed = words.reduce(into: [String]()) { typed, word in
      if typed.last?.hasSuffix("\\") == true {
        typed[typed.count - 1] += " \(word)"
      } else {
        typed.append(String(word))
      }
    }
    // Bash's quoting is ignored; without a terminal, it has no `compopt`.
    let offers = try session.lines(arguments + typed + (line.hasSuffix(" ") ? [""] : [])).map { line in
      line.filter { $0 != "\\" }
    }
    // Bash replaces only what is after the "=".
    let kept = line.hasSuffix("=ju") ? "--format=" : line.hasSuffix("=c") ? "json=" : ""
    #expect(offers == expected.map { String($0.dropFirst(kept.count)) })
  }

  @Test("offers nothing of a catalog that the shell would run") func hostile() throws {
    let session = try ShellSession(.bash)
    try session.write(hostileCatalog, to: "files/hostile.yml")
    try session.write(
      """
      source "$SESSION/script"
      COMP_WORDS=(shopkeeper show hostile.yml "")
      COMP_CWORD=3
      _shopkeeper shopkeeper
      for offer in "${COMPREPLY[@]}"; do eval "words=($offer)"; echo "${#words[@]} ${words[0]}"; done
      ls
      """,
      to: "ask")
    let lines = try session.lines(["--norc", "--noprofile", "-c", "source \"$SESSION/ask\""])
    #expect(lines.contains("1 $(touch hacked)"))
    #expect(!lines.contains("hacked"))
  }
}

@Suite("fish completion", .enabled(if: ShellSession.path(of: .fish) != nil, "fish is missing"))
struct FishCompletionTests {
  @Test("offers the candidates at the cursor", arguments: completedLines) func offers(line: String, expected: [String])
    throws
  {
    let lines = try ShellSession(.fish).lines([
      "--no-config", "-c", "source $SESSION/script; complete -C $argv[1]", "shopkeeper \(line)",
    ])
    #expect(lines.compactMap { $0.split(separator: "\t").first.map(String.init) } == expected)
  }

  @Test("shows what a candidate means") func meanings() throws {
    let lines = try ShellSession(.fish).lines([
      "--no-config", "-c", "source $SESSION/script; complete -C $argv[1]", "shopkeeper show a.yml coi",
    ])
    #expect(lines == ["coins400\t400 gold coins"])
  }
}

@Suite("zsh completion", .enabled(if: ShellSession.path(of: .zsh) != nil, "zsh is missing")) struct ZshCompletionTests {
  @Test("offers the candidates at the cursor", arguments: completedLines.filter { $0.offers.count != 1 }) func offers(
    line: String, expected: [String]
  ) throws {
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

  @Test("completes a unique candidate", arguments: completedLines.filter { $0.offers.count == 1 }) func completes(
    line: String, expected: [String]
  ) throws {
    let finished = try answer(to: line, finishing: "print -r -- $BUFFER > $SESSION/answer")
    let escaped = expected[0].replacing(" ", with: "\\ ")
    let space = escaped.hasSuffix("=") || escaped.hasSuffix("/") ? "" : " "
    let kept = line.hasSuffix("my\\ f") ? line.dropLast(5) : line[...(line.lastIndex(of: " ") ?? line.startIndex)]
    let before = line.contains(" ") ? String(kept) : ""
    #expect(finished == ["shopkeeper \(before)\(escaped)\(space)"])
  }

  @Test("completes nothing of a catalog that the shell would run") func hostile() throws {
    let finished = try answer(
      to: "show hostile.yml \\$", finishing: "print -r -- $BUFFER > $SESSION/answer", adding: hostileCatalog)
    #expect(finished == ["shopkeeper show hostile.yml \\$\\(touch\\ hacked\\) "])
  }

  /// Types a line and requests its completion.
  ///
  /// Completion only works interactively, so a second zsh is started on a terminal of its own.
  private func answer(
    to line: String, preparing: String = "", finishing: String = "", adding catalog: String = ""
  ) throws -> [String] {
    let session = try ShellSession(.zsh)
    if !catalog.isEmpty { try session.write(catalog, to: "files/hostile.yml") }
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
    return try session.lines(["-f", "-c", "source $SESSION/outer \"$@\"", "zsh", "shopkeeper \(line)"])
  }
}
