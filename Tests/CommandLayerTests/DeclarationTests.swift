import CommandLayer
import Testing

@Suite("Declarations") struct DeclarationTests {
  @Test("a valid tree has no faults") func sound() { #expect(SampleTree.root.declarationFaults == []) }

  @Test("reports each fault of a tree with its command") func faults() {
    let many = Argument(zeroOrMore: "A", of: .text(), help: "")
    let maybe = Argument(optional: "B", of: .text(), help: "")
    let twice = Command(
      "twice", abstract: "", arguments: [many, many, maybe, SampleTree.Price.amount],
      options: [Flag("help", help: ""), Flag("a b", short: "h", help: "")]
    ) { _ in .success }
    let root = Command("root", abstract: "", subcommands: [twice, twice, Command("x", abstract: "", subcommands: [])])
    let expected = [
      "root: declares command \"twice\" twice", "root twice: declares \"-h\" twice",
      "root twice: declares \"--help\" twice", "root twice: declares argument A twice",
      "root twice: \"a b\" may have only letters, digits and inner hyphens",
      "root twice: declares two unbounded arguments", "root twice: declares AMOUNT after an optional argument",
      "root x: is a group without commands",
    ]
    var unique: [String] = []
    for fault in root.declarationFaults where !unique.contains(fault) { unique.append(fault) }
    #expect(unique == expected)
  }
}
