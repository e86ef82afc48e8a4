import CommandLayer
import Foundation
import Testing

@Suite("shopkeeper fmt") struct FmtCommandTests {
  @Test("writes the files that change, and --check lists them") func format() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(EditCommandTests.text, to: "catalog.yml")
    let check = await CommandRun("fmt", folder.url.path, "--check")
    #expect(check.status == 1)
    #expect(check.output == "\(path)\n")
    #expect(check.errors == "1 file is not formatted; run \"shopkeeper fmt\"\n")
    #expect(try folder.text("catalog.yml") == EditCommandTests.text)
    let diff = await CommandRun("fmt", path, "--check", "--diff")
    #expect(diff.status == 1)
    #expect(diff.output.contains("-    coins:              # a pack\n"))
    #expect(diff.output.contains("+  coins:              # a pack\n"))
    let run = await CommandRun("fmt", folder.url.path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors == "formatted \(path)\n")
    let again = await CommandRun("fmt", "--check", path)
    #expect(again.status == 0)
    #expect(again.output.isEmpty)
    let same = await CommandRun("diff", path, try folder.write(EditCommandTests.text, to: "b.yml"))
    #expect(same.status == 0, "\(same.output)")
  }

  @Test("of the sample catalogs changes nothing") func samples() async {
    let run = await CommandRun("fmt", "--check", Samples.root.appending(path: "Catalogs").path)
    #expect(run.status == 0, "\(run.output)")
  }

  @Test("ignores YAML that is not a catalog", arguments: [[], ["--check"]]) func notACatalog(_ words: [String])
    async throws
  {
    let folder = try TemporaryFolder()
    let path = try folder.write("jobs:   {build:   1}\n", to: "ci.yml")
    let run = await CommandRun(["fmt", path] + words)
    #expect(run.status == 3)
    #expect(run.errors.contains("only catalogs are formatted"), "\(run.errors)")
    #expect(try folder.text("ci.yml") == "jobs:   {build:   1}\n")
  }

  @Test("skips a file that it can't read, and formats the others") func unreadable() async throws {
    let folder = try TemporaryFolder()
    let bad = try folder.write("catalog: [", to: "a.yml")
    let good = try folder.write("catalog:   1\n", to: "b.yml")
    let run = await CommandRun("fmt", bad, good)
    #expect(run.status == 1)
    #expect(try folder.text("a.yml") == "catalog: [")
    #expect(try folder.text("b.yml") == "catalog: 1\n")
  }
}
