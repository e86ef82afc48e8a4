import Foundation
import Testing

@Suite("shopkeeper lint --fix") struct LintFixTests {
  /// A catalog with two faults that have safe fixes, one that has an unsafe fix, and one for a
  /// person.
  private static let faulty = Samples.small.replacing("title: 400 Gold Coins,", with: "title: \"400  Gold Coins \",")
    .replacing("currencies:", with: "# kept: as it is\ncurrencies:").replacing("{tier: 6}", with: "{USD: 5.98}  # old")
    .replacing("referenceName: 400 gold coins", with: "referenceName: \"\"")
  private static let fixed = faulty.replacing("\"400  Gold Coins \"", with: "\"400 Gold Coins\"")
  private static let fixedUnsafely = fixed.replacing("{USD: 5.98}", with: "{USD: 5.99}")

  @Test("applies safe fixes, unsafe ones on request, and reports the rest") func fixes() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.faulty, to: "catalog.yml")
    let first = await CommandRun("lint", path, "--fix")
    #expect(try folder.text("catalog.yml") == Self.fixed)
    #expect(first.status == 1)
    #expect(first.output.contains("fixed 2 findings in 1 file\n2 errors in 1 product"))
    #expect(first.output.hasSuffix("1 finding can be fixed with --fix --unsafe-fixes\n"))
    #expect(first.errors.isEmpty)
    let second = await CommandRun("lint", path, "--fix", "--unsafe-fixes")
    #expect(try folder.text("catalog.yml") == Self.fixedUnsafely)
    #expect(second.output.contains("fixed 1 finding in 1 file\n1 error in 1 product"))
    let third = await CommandRun("lint", path, "--fix", "--unsafe-fixes", "--format", "xcode")
    #expect(!third.output.contains("fixed"))
    #expect(third.output.contains("missing-reference-name"))
    #expect(try folder.text("catalog.yml") == Self.fixedUnsafely)
  }

  @Test("the exit code reflects the remaining findings") func exitCode() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Samples.small.replacing("  en-US: {", with: "  en_US: {"), to: "catalog.yml")
    #expect(await CommandRun("lint", path).status == 1)
    let fixed = await CommandRun("lint", path, "--fix", "--strict")
    #expect(fixed.status == 0, "\(fixed.output)")
    #expect(fixed.output.hasPrefix("fixed "))
    #expect(try folder.text("catalog.yml") == Samples.small)
  }

  @Test("without --fix, a finding shows how it would be fixed, and nothing is written") func shown() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.faulty, to: "catalog.yml")
    let safe = await CommandRun("lint", path)
    #expect(safe.output.contains("\nfix: keep one of the spaces\n"))
    #expect(!safe.output.contains("unsafe fix:"))
    #expect(safe.output.hasSuffix("2 findings can be fixed with --fix, 1 more with --unsafe-fixes\n"))
    let unsafe = await CommandRun("lint", path, "--unsafe-fixes")
    #expect(unsafe.output.contains("\nunsafe fix: use the price point 5.99\n"))
    #expect(try folder.text("catalog.yml") == Self.faulty)
  }

  @Test("--diff prints a valid patch, and changes nothing", arguments: [false, true]) func diff(_ isUnsafe: Bool)
    async throws
  {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.faulty, to: "catalog.yml")
    let run = await CommandRun(["lint", path, "--diff"] + (isUnsafe ? ["--unsafe-fixes"] : []))
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("--- \(path)\n+++ \(path)\n@@ -"))
    #expect(run.output.contains("\n+      en-US: {title: \"400 Gold Coins\","))
    #expect(run.output.contains("5.99") == isUnsafe)
    #expect(try folder.text("catalog.yml") == Self.faulty)
    try folder.write(run.output, to: "change.diff")
    let patch = Process()
    patch.executableURL = URL(filePath: "/usr/bin/env")
    patch.arguments = ["patch", "--quiet", path, folder.path("change.diff")]
    try patch.run()
    patch.waitUntilExit()
    // 127: the patch program is not installed.
    if patch.terminationStatus != 127 {
      #expect(try folder.text("catalog.yml") == (isUnsafe ? Self.fixedUnsafely : Self.fixed))
    }
    let clean = await CommandRun("lint", Samples.catalog("GoldRush"), "--diff")
    #expect(clean.status == 0)
    #expect(clean.output.isEmpty)
  }

  @Test("--diff rejects a report", arguments: [["--format", "json"], ["--output", "json=a.json"]]) func diffAlone(
    _ options: [String]
  ) async throws {
    let run = await CommandRun(["lint", Samples.catalog("Minimal"), "--diff"] + options)
    #expect(run.status == 2)
    #expect(run.errors.contains("--diff prints only the changes"))
  }

  @Test("fixes several files, each with its own configuration") func severalFiles() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.faulty, to: "a/catalog.yml")
    try folder.write(Self.faulty, to: "b/catalog.yml")
    try folder.write(Self.faulty.replacing("com.example.small", with: "com.example.third"), to: "c/catalog.yml")
    try folder.write("rules: {untidy-spacing: off}\n", to: "b/.shopkeeper.yml")
    let run = await CommandRun("lint", folder.url.path, "--fix", "--only", "untidy-spacing")
    #expect(run.output.contains("fixed "))
    _ = await CommandRun("lint", folder.url.path, "--fix")
    #expect(try folder.text("a/catalog.yml") == Self.fixed)
    #expect(try folder.text("c/catalog.yml") == Self.fixed.replacing("com.example.small", with: "com.example.third"))
  }

  @Test("a configuration that disables a rule prevents its fixes") func configured() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.faulty, to: "a/catalog.yml")
    try folder.write(Self.faulty, to: "b/catalog.yml")
    try folder.write("rules: {untidy-spacing: off}\n", to: "a/.shopkeeper.yml")
    let run = await CommandRun("lint", folder.url.path, "--fix")
    #expect(run.output.contains("fixed 2 findings in 1 file\n"))
    #expect(try folder.text("a/catalog.yml") == Self.faulty)
    #expect(try folder.text("b/catalog.yml") == Self.fixed)
  }

  @Test("keeps the permissions of a file and the link to it") func rights() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.faulty, to: "real.yml")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try FileManager.default.createSymbolicLink(atPath: folder.path("catalog.yml"), withDestinationPath: path)
    _ = await CommandRun("lint", folder.path("catalog.yml"), "--fix")
    #expect(try folder.text("real.yml") == Self.fixed)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    let link = try FileManager.default.attributesOfItem(atPath: folder.path("catalog.yml"))
    #expect(link[.type] as? FileAttributeType == .typeSymbolicLink)
  }

  @Test("reports a file that can't be written, and still prints the report") func unwritable() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.faulty, to: "locked/catalog.yml")
    let locked = folder.path("locked")
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: locked)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: locked) }
    // The superuser can write everywhere.
    guard !FileManager.default.isWritableFile(atPath: locked) else { return }
    let run = await CommandRun("lint", path, "--fix")
    #expect(run.status == 3)
    #expect(run.errors.contains("could not write"))
    #expect(try folder.text("locked/catalog.yml") == Self.faulty)
  }

  @Test("leaves a file with syntax errors alone") func broken() async throws {
    let folder = try TemporaryFolder()
    let text = Self.faulty + "retired: [\n"
    let path = try folder.write(text, to: "catalog.yml")
    let run = await CommandRun("lint", path, "--fix")
    #expect(run.status == 1)
    #expect(try folder.text("catalog.yml") == text)
  }

  @Test("fixes a StoreKit configuration, and changes nothing but the texts") func storeKit() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("App.storekit")
    _ = await CommandRun("export", Samples.catalog("GoldRush"), "--format", "storekit", "--output", path)
    let clean = try folder.text("App.storekit")
    let title = try #require(clean.range(of: "400 Gold Coins"))
    let faulty = clean.replacingCharacters(in: title, with: "400  Gold\\u0020Coins\\u200B")
    try folder.write(faulty, to: "App.storekit")
    let run = await CommandRun("lint", path, "--fix")
    #expect(run.output.contains("fixed 2 findings in 1 file"), "\(run.output)")
    #expect(try folder.text("App.storekit") == clean.replacingCharacters(in: title, with: "400 Gold\\u0020Coins"))
  }

  @Test("rules shows which rules have fixes, and explain how safe they are") func listed() async {
    let rules = await CommandRun("rules")
    #expect(rules.output.contains(/untidy-spacing +warning +fix +a leading/))
    #expect(rules.output.contains(/emoji +warning +unsafe fix +an emoji/))
    let json = await CommandRun("rules", "--format", "json")
    #expect(json.output.contains("\"fix\": \"safe\""))
    #expect(json.output.contains("\"fix\": null"))
    #expect(await CommandRun("explain", "untidy-spacing").output.contains("fixed by --fix where"))
  }
}
