import CommandLayer
import Testing

@Suite("The manual page") struct ManualPageTests {
  private static let page = ManualPage(
    for: Command(
      "stall", abstract: "Keep a stall", discussion: "One.\n\n.Two \\n\n'three'.", version: "1.2",
      options: [Flag("dry-run", short: "n", help: "Say \"what\" would be done")],
      examples: [Example("stall sell \"a b\"", help: "Sell it")],
      subcommands: [
        Command("sell", abstract: "Sell a thing", arguments: [Argument("THING", of: .text(), help: "What to sell")]) {
          _ in .success
        }
      ])
  ).text

  @Test("starts with its title, the name and the usage") func head() {
    #expect(
      Self.page.hasPrefix(
        """
        .TH "STALL" "1" "" "stall 1.2"
        .SH "NAME"
        stall \\- Keep a stall
        .SH "SYNOPSIS"
        stall [OPTIONS] COMMAND

        """))
  }

  @Test("a command has its usage, its abstract and its arguments") func command() {
    #expect(
      Self.page.contains(
        """
        .SS "stall sell [OPTIONS] THING"
        Sell a thing.
        .TP
        .B "THING"
        What to sell

        """))
  }

  @Test("texts are never requests or escapes") func escapes() {
    #expect(Self.page.contains("\n.PP\n\\&.Two \\en 'three'.\n"))
    #expect(Self.page.contains(".B \"\\-n, \\-\\-dry\\-run\"\nSay \"what\" would be done\n"))
    #expect(Self.page.contains(".B \"stall sell \"\"a b\"\"\"\n"))
  }
}
