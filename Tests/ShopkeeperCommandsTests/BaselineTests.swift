import Foundation
import Testing

@Suite("shopkeeper lint with a baseline") struct BaselineTests {
  /// Two findings: no reference name, and a title that is a price.
  private static let faulty = Samples.small.replacing("400 gold coins\n", with: "\"\"\n", maxReplacements: 1).replacing(
    "title: 400 Gold Coins", with: "title: 6 USD")

  private static func write(_ folder: TemporaryFolder) async throws -> String {
    let path = try folder.write(faulty, to: "catalog.yml")
    let run = await CommandRun("lint", path, "--write-baseline", folder.path("baseline.json"))
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(
      run.output == """
        no findings in 1 product (1 file)
        2 findings written to the baseline "\(folder.path("baseline.json"))"

        """)
    return path
  }

  @Test("hides its findings, even if they have moved, and nothing else") func hides() async throws {
    let folder = try TemporaryFolder()
    let path = try await Self.write(folder)
    let baseline = folder.path("baseline.json")
    let same = await CommandRun("lint", path, "--baseline", baseline, "--strict")
    #expect(same.status == 0, "\(same.output)")
    #expect(
      same.output == """
        no findings in 1 product (1 file)
        2 findings in the baseline "\(baseline)" not shown

        """)
    let moved = try folder.write("# a comment\n" + Self.faulty, to: "elsewhere/catalog.yml")
    #expect(await CommandRun("lint", moved, "--baseline", baseline).status == 0)
    let more = try folder.write(Self.faulty.replacing("Adds 400", with: "Adds 500"), to: "catalog.yml")
    let run = await CommandRun("lint", more, "--baseline", baseline)
    #expect(run.status == 1)
    #expect(run.output.contains("[quantity-mismatch]"))
    #expect(run.output.contains("1 error in 1 product"), "\(run.output)")
  }

  @Test("is the same file on every run, sorted, with one finding per line") func form() async throws {
    let folder = try TemporaryFolder()
    _ = try await Self.write(folder)
    let text = try folder.text("baseline.json")
    _ = try await Self.write(folder)
    #expect(try folder.text("baseline.json") == text)
    let parsed = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(parsed["version"] as? Int == 1)
    let findings = try #require(parsed["findings"] as? [[String: String]])
    #expect(findings.map { $0["rule"] } == ["missing-reference-name", "price-as-title"])
    for finding in findings {
      #expect(Set(finding.keys) == ["catalog", "product", "rule", "message", "fingerprint"])
      #expect(finding["product"] == "com.example.small.coins400")
      #expect(finding["catalog"] == "com.example.small")
      let line = try #require(text.split(separator: "\n").first { $0.contains(finding["rule"] ?? "") })
      #expect(line.contains(finding["fingerprint"] ?? "-"))
    }
  }

  @Test("names findings that are gone, but not those that were not checked") func gone() async throws {
    let folder = try TemporaryFolder()
    _ = try await Self.write(folder)
    let baseline = folder.path("baseline.json")
    let path = try folder.write(Self.faulty.replacing("title: 6 USD", with: "title: 400 Gold"), to: "catalog.yml")
    let run = await CommandRun("lint", path, "--baseline", baseline)
    #expect(run.status == 0)
    #expect(run.output.contains("1 of the 2 findings in the baseline \"\(baseline)\" is gone; update it"))
    #expect(run.output.contains("  com.example.small.coins400: the title \"6 USD\""))
    #expect(run.output.contains("1 finding in the baseline"))
    let partly = await CommandRun("lint", path, "--baseline", baseline, "--disable", "price-as-title")
    #expect(!partly.output.contains("gone"), "\(partly.output)")
    let other = try folder.write(
      Samples.small.replacing("com.example.small", with: "com.example.other"), to: "other.yml")
    #expect(!(await CommandRun("lint", other, "--baseline", baseline)).output.contains("gone"))
  }

  @Test("never hides that a file could not be read") func unreadable() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Samples.small.replacing("price:", with: "prise:"), to: "catalog.yml")
    let baseline = folder.path("baseline.json")
    let written = await CommandRun("lint", path, "--write-baseline", baseline)
    #expect(written.status == 1)
    #expect(written.output.contains("[invalid-catalog]"))
    #expect(!(try folder.text("baseline.json")).contains("invalid-catalog"))
    let run = await CommandRun("lint", path, "--baseline", baseline)
    #expect(run.status == 1)
    #expect(run.output.contains("[invalid-catalog]"))
  }

  @Test("can be set in the configuration, relative to it; the command line takes precedence") func configured()
    async throws
  {
    let folder = try TemporaryFolder()
    let path = try await Self.write(folder)
    try folder.write("baseline: baseline.json\n", to: ".shopkeeper.yml")
    #expect(await CommandRun("lint", path).status == 0)
    #expect(await CommandRun("lint", path, "--no-config-files").status == 1)
    try folder.write("{\"version\": 1, \"findings\": []}", to: "empty.json")
    #expect(await CommandRun("lint", path, "--baseline", folder.path("empty.json")).status == 1)
    // Writing a new baseline doesn't count the findings of the old one as gone.
    let again = await CommandRun("lint", path, "--write-baseline", folder.path("baseline.json"))
    #expect(again.output.contains("2 findings written"))
  }

  @Test(
    "an invalid one is rejected with the position",
    arguments: [
      ("{", ":1:"), ("[]", "a list of \"findings\""),
      ("{\"version\": 2, \"findings\": []}", ":1:13: unknown version of the baseline"),
      ("{\"version\": 1, \"findings\": [{\"rule\": \"x\"}]}", ":1:29: expected \"fingerprint\""),
    ]) func refused(_ text: String, _ message: String) async throws
  {
    let folder = try TemporaryFolder()
    let path = try folder.write(Samples.small, to: "catalog.yml")
    let baseline = try folder.write(text, to: "baseline.json")
    let run = await CommandRun("lint", path, "--baseline", baseline)
    #expect(run.status == 3)
    #expect(run.errors.contains("can't use the baseline") && run.errors.contains(message))
    #expect(await CommandRun("lint", path, "--baseline", folder.path("no.json")).status == 3)
  }

  @Test("is not written when a file could not be read") func incomplete() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.faulty, to: "catalog.yml")
    let run = await CommandRun("lint", path, folder.path("no.yml"), "--write-baseline", folder.path("baseline.json"))
    #expect(run.status == 3)
    #expect(throws: (any Error).self) { try folder.text("baseline.json") }
  }

  @Test("hides one finding per entry, not all equal ones") func alike() async throws {
    let folder = try TemporaryFolder()
    let one = "ignore: [{rule: emoji, reason: none}]"
    let path = try folder.write(Samples.small + one + "\n", to: "catalog.yml")
    let baseline = folder.path("baseline.json")
    _ = await CommandRun("lint", path, "--write-baseline", baseline)
    try folder.write(
      Samples.small + "ignore: [{rule: emoji, reason: none}, {rule: emoji, reason: none}]\n", to: "catalog.yml")
    let run = await CommandRun("lint", path, "--baseline", baseline)
    #expect(run.output.contains("1 warning in 1 product"), "\(run.output)")
  }

  @Test("contains what is accepted: --fix fixes the rest") func fixes() async throws {
    let folder = try TemporaryFolder()
    let spaced = Samples.small.replacing("title: 400 Gold Coins", with: "title: 400  Gold Coins")
    let path = try folder.write(spaced, to: "catalog.yml")
    let baseline = folder.path("baseline.json")
    _ = await CommandRun("lint", path, "--write-baseline", baseline)
    let accepted = await CommandRun("lint", path, "--baseline", baseline, "--fix")
    #expect(accepted.status == 0)
    #expect(try folder.text("catalog.yml") == spaced)
    #expect(await CommandRun("lint", path, "--fix").status == 0)
    #expect(try folder.text("catalog.yml") == Samples.small)
  }

  @Test("is not written by a run that changes files", arguments: [["--fix"], ["--diff"]]) func fixed(
    _ options: [String]
  ) async {
    let run = await CommandRun(["lint", Samples.catalog("Minimal"), "--write-baseline", "b.json"] + options)
    #expect(run.status == 2)
    #expect(run.errors.contains("leave out one of them"))
  }

  @Test("is in a file of its own, by any of its names") func ownFile() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("b.json")
    let run = await CommandRun(
      "lint", Samples.catalog("Minimal"), "--output", "json=\(folder.path("./b.json"))", "--write-baseline", path)
    #expect(run.status == 2)
    #expect(run.errors.contains("two reports are written to the same file"), "\(run.errors)")
  }
}
