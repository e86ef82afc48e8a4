import CommandLayer
import Testing

@Suite("fish completion", .enabled(if: ShellSession.path(of: .fish) != nil, "fish is missing"))
struct FishCompletionTests {
  @Test(
    "offers the candidates at the cursor, with their meanings",
    arguments: [
      ("stall che", ["check\tFind faults in catalogs"]), ("stall --co", ["--color\tColour the text"]),
      ("stall --color never ser", ["serve\tServe a catalog"]),
      ("stall check --fo", ["--format\tHow findings are written"]),
      ("stall check --no", ["--no-cache\tTurn off --cache"]), ("stall check --format t", ["text\tfor people: short"]),
      ("stall check --format=j", ["--format=json\tHow findings are written"]),
      ("stall check -f j", ["json\tHow findings are written"]),
      ("stall check --only too-short,too-l", ["too-short,too-long\tA title is [too] long"]),
      ("stall check --only=un", ["--only=untranslated\tCheck these rules only"]),
      ("stall check --output t", ["text=\tWrite a report to a file as well"]),
      ("stall check --output text=c", ["text=c.txt\tWrite a report to a file as well"]),
      ("stall check ", ["a.yml", "my file.yml", "sub/", "two words/"]), ("stall check my\\ ", ["my file.yml"]),
      ("stall check -- b", []), ("stall serve c", ["c.txt"]), ("stall serve c.txt c", []),
      ("stall serve --root t", ["two words/\tDirectory"]), ("stall price ", []), ("stall price 4 ", ["CNY", "USD"]),
      ("stall help ch", ["check\tFind faults in catalogs"]), ("stall completions ", ["bash", "fish", "zsh"]),
    ]) func offers(line: String, expected: [String]) throws
  {
    let session = try ShellSession(.fish)
    let arguments = ["--no-config", "-c", "source $SESSION/script; complete -C $argv[1]", line]
    #expect(try session.lines(arguments) == expected)
  }
}
