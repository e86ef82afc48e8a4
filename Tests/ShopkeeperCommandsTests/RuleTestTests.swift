import Testing

@Suite("shopkeeper lint --test-rules") struct RuleTestTests {
  private func run(_ rules: String, _ arguments: String...) async throws -> (run: CommandRun, path: String) {
    let folder = try TemporaryFolder()
    let path = try folder.write("customRules:\n" + rules, to: ".shopkeeper.yml")
    return (await CommandRun(["lint", "--test-rules", "--config", path] + arguments), path)
  }

  @Test("examples that are as listed pass") func passing() async throws {
    let (run, _) = try await run(
      """
        no-crystals:
          kind: existence
          words: {all: [crystal*], zh: [水晶]}
          exceptions: [crystal palace]
          accepted: [A bag of gems, Crystal Palace]
          rejected: {all: [Five crystals], zh-Hans: [五颗水晶], de: [Kristalle oder Crystals]}
        named:
          {kind: required, words: [gem], fields: [referenceName], accepted: Gem pack, rejected: [Pack]}
        no-full-stop: {kind: pattern, mustNotMatch: '[.。]$', fields: [description], rejected: [A gem., 宝石。]}
        no-lapis: {kind: substitution, swap: {lapis: gem}, types: [non-renewing], accepted: [gem], rejected: [Lapis]}

      """)
    #expect(run.output == "11 texts of 4 rules: as listed\n", "\(run.errors)")
    #expect(run.status == 0)
  }

  @Test("examples that are not as listed are named with their places") func failing() async throws {
    let (run, path) = try await run(
      """
        no-crystals:
          kind: existence
          words: [crystal]
          accepted: [A crystal ball]
          rejected: [Five crystals, 五颗水晶]
        no-full-stop: {kind: pattern, mustNotMatch: '[.]$'}

      """)
    #expect(run.status == 1)
    #expect(
      run.lines.map(String.init) == [
        "\(path):5:16: error: \"no-crystals\" rejects an accepted text: \"crystal\" must not be used here; "
          + "choose another word",
        "\(path):6:16: error: \"no-crystals\" finds nothing in \"Five crystals\", which it has to reject",
        "\(path):6:31: error: \"no-crystals\" finds nothing in \"五颗水晶\", which it has to reject",
        "\(path): \"no-full-stop\" has no \"accepted\" or \"rejected\" texts", "3 texts of 1 rule: 3 not as listed",
      ], "\(run.output)\(run.errors)")
  }

  @Test(
    "many examples take as long as one, and slow patterns share their time",
    arguments: [
      (0..<100).map { rule in
        let texts = (0..<20).map { "\(String(repeating: "ab", count: 13))\($0)" }.joined(separator: ", ")
        return
          "  r\(rule): {kind: pattern, mustNotMatch: '(a|b|ab|ba)*(x\(rule)|c)$', locales: [en-US], accepted: [\(texts)]}\n"
      }.joined(),
      "  r: {kind: existence, words: [\((0..<500).map { "word\($0)" }.joined(separator: ", "))], locales: [en-US], "
        + "accepted: [\((0..<500).map { "text \($0)" }.joined(separator: ", "))]}\n",
    ]) func many(_ rules: String) async throws
  {
    let (run, _) = try await run(rules)
    let isSlow = rules.contains("pattern")
    #expect(run.status == (isSlow ? 1 : 0), "\(run.errors)")
    #expect(run.output.contains("slow patterns have taken 5 seconds") == isSlow)
  }

  @Test("an example in a locale that the rule doesn't check is an error") func elsewhere() async throws {
    let (run, _) = try await run(
      "  no-gems: {kind: existence, words: [Gem], locales: [de], rejected: {fr: [Gem]}}\n")
    #expect(run.status == 1)
    #expect(run.output.contains("\"no-gems\" has no text in the locale of this example"))
  }

  @Test(
    "a pattern that is not searched to the end is an error, whatever is expected and however long it is",
    arguments: ["accepted", "rejected"], ["", String(repeating: "|never", count: 200)])
  func undecided(key: String, rest: String) async throws {
    let text = String(repeating: "a", count: 40) + "!"
    let (run, _) = try await run("  slow: {kind: pattern, mustNotMatch: '(a+)+$\(rest)', \(key): ['\(text)']}\n")
    #expect(run.status == 1)
    #expect(run.output.contains("\"slow\" decides nothing: the pattern \"(a+)+$"), "\(run.output)")
    #expect(run.output.contains("takes too many steps"), "\(run.output)")
  }

  @Test("a rule that is switched off is tested anyway") func off() async throws {
    let (run, _) = try await run(
      "  no-gems: {kind: existence, words: [gem], rejected: [a gem]}\nrules: {no-gems: off}\n")
    #expect(run.output == "1 text of 1 rule: as listed\n", "\(run.errors)")
  }

  @Test("what reads catalogs is refused beside it", arguments: ["--fix", "--watch", "--statistics", "--format=json"])
  func refused(_ option: String) async throws {
    let (run, _) = try await run("  no-gems: {kind: existence, words: [gem], rejected: [a gem]}\n", option)
    #expect(run.status == 2)
    #expect(run.errors.contains("--test-rules reads no catalog; leave out "))
  }

  @Test("a template has no examples, and without a configuration there is nothing to test") func nothing() async throws
  {
    let (run, _) = try await run("  form: {kind: template, title: \"{quantity} gems\", accepted: [5 gems]}\n")
    #expect(run.status == 3)
    #expect(run.errors.contains("has no key \"accepted\""), "\(run.errors)")
    let folder = try TemporaryFolder()
    let none = await CommandRun("lint", "--test-rules", "--no-config-files", folder.path("."))
    #expect(none.status == 3)
    #expect(none.errors.contains("no configuration was found"))
  }
}
