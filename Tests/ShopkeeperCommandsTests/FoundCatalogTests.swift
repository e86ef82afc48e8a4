import Foundation
import Testing

@Suite("A catalog and what was exported from it") struct FoundCatalogTests {
  /// A folder with a catalog and its StoreKit configuration.
  private func project() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Samples.small, to: "catalog.yml")
    let run = await CommandRun(
      "export", folder.path("catalog.yml"), "-f", "storekit", "-o", folder.path("Small.storekit"))
    #expect(run.status == 0, "\(run.errors)")
    return folder
  }

  @Test("are one app for every command that searches a folder") func oneApp() async throws {
    let folder = try await project()
    let path = folder.url.path
    let lint = await CommandRun("lint", path)
    #expect(lint.output.contains("in 1 product (1 file)"), "\(lint.output)")
    #expect(!lint.output.contains("outdated-export"))
    let ready = await CommandRun("ready", path, "--all", "--format", "json")
    #expect(ready.output.components(separatedBy: "com.example.small.coins400").count == 2)
    for command in [["list", path], ["export", path, "-f", "csv"], ["show", path, "coins400"]] {
      let run = await CommandRun(command)
      #expect(run.status == 0 && run.output.contains("com.example.small.coins400"), "\(run)")
    }
    let published = await CommandRun(
      "publish", path, "--store", folder.path("s.store"), "--dry-run", "--allow-warnings", "--author", "A")
    #expect(published.output.contains("would publish revision 1"), "\(published)")
    let here = try run("shopkeeper publish --store s.store --dry-run --allow-warnings --author A", in: folder.url)
    #expect(here.output == published.output, "\(here)")
    let set = await CommandRun("set", path, "coins400", "price.tier=7")
    #expect(set.status == 0, "\(set.errors)")
  }

  @Test("are reported when they differ, with the command that exports again") func drift() async throws {
    let folder = try await project()
    let path = folder.url.path
    #expect(await CommandRun("set", path, "coins400", "price.tier=7").status == 0)
    let lint = await CommandRun("lint", path)
    let finding = lint.lines.first { $0.contains("[outdated-export]") }
    let text = try #require(finding.map(String.init), "\(lint.output)")
    #expect(text.contains("catalog.yml:10:3: warning: "), "\(text)")
    #expect(text.contains("\"com.example.small.coins400\" differs in price"))
    #expect(text.contains("-f storekit -o "))
    let again = await CommandRun(
      "export", folder.path("catalog.yml"), "-f", "storekit", "-o", folder.path("Small.storekit"))
    #expect(again.status == 0)
    #expect(!(await CommandRun("lint", path).output.contains("outdated-export")))
  }

  @Test("are both read when both are named") func named() async throws {
    let folder = try await project()
    let run = await CommandRun("lint", folder.path("catalog.yml"), folder.path("Small.storekit"))
    #expect(run.output.contains("in 2 products (2 files)"), "\(run.output)")
  }

  @Test("a product that was only added in Xcode is named") func added() async throws {
    let folder = try await project()
    let path = folder.path("Small.storekit")
    let changed = try folder.text("Small.storekit").replacing("coins400", with: "coins500")
    // It shares half of its products with the catalog.
    try folder.write(
      Samples.small.replacing("coins400:", with: "coins500:").replacing(
        "products:\n", with: "products:\n  coins400: {type: consumable}\n"), to: "other.yml")
    #expect(!changed.isEmpty)
    let run = await CommandRun("export", folder.path("other.yml"), "-f", "storekit", "-o", path, "--force")
    #expect(run.status == 0, "\(run.errors)")
    let lint = await CommandRun("lint", folder.url.path)
    #expect(lint.output.contains("\"com.example.small.coins500\" is only there"), "\(lint.output)")
    #expect(lint.output.contains("(1 file)"))
  }

  @Test("a StoreKit configuration with other products is a catalog of its own") func others() async throws {
    let folder = try await project()
    let other = try folder.text("Small.storekit").replacing("coins400", with: "gems")
    try folder.write(other, to: "Other.storekit")
    let lint = await CommandRun("lint", folder.url.path)
    #expect(lint.output.contains("in 2 products (2 files)"), "\(lint.output)")
    #expect(await CommandRun("list", folder.url.path).errors.contains("contains 2 catalogs"))
  }

  @Test("the sources of a configuration say which files are catalogs") func sources() async throws {
    let folder = try await project()
    func lint(_ sources: String) async throws -> CommandRun {
      try folder.write("sources: \(sources)\n", to: ".shopkeeper.yml")
      return await CommandRun("lint", folder.url.path, "--format", "tap")
    }
    let both = try await lint("[catalog.yml, Small.storekit]")
    #expect(both.output.contains("catalog.yml\n"), "\(both)")
    #expect(both.output.contains("Small.storekit\n"))
    let patterns = try await lint("[\"*.storekit\"]")
    #expect(patterns.output.contains("Small.storekit\n"), "\(patterns)")
    #expect(!patterns.output.contains("catalog.yml\n"))
    try folder.write(Samples.small.replacing("coins400", with: "gems"), to: "deep/shop.yml")
    let named = try await lint("deep/shop.yml")
    #expect(named.output.contains("deep/shop.yml\n"), "\(named)")
    #expect(!named.output.contains("catalog.yml\n") && !named.output.contains(".storekit\n"))
    #expect(try await lint("deep").errors.contains("no catalog.yml and no .storekit file below"))
    try folder.write(Samples.small, to: "deep/catalog.yml")
    #expect(try await lint("deep").output.contains("deep/catalog.yml"))
    let missing = try await lint("[catalog.yml, gone.yml]")
    #expect(missing.status == 3 && missing.errors.contains("names as a source"), "\(missing)")
    let outside = try await lint("../catalog.yml")
    #expect(outside.status == 3 && outside.errors.contains("below the folder of this file"))
  }

  @Test("a catalog that can't be read keeps its export from being another") func unreadable() async throws {
    let folder = try await project()
    try folder.write("catalog: 1\nproducts: [\n", to: "catalog.yml")
    let lint = await CommandRun("lint", folder.url.path)
    #expect(lint.status == 1 && lint.output.contains("(1 file)"), "\(lint)")
  }
}

@Suite("What is not searched for catalogs") struct SearchExclusionTests {
  private static let foreignFolders = [
    "Pods/SDK", "node_modules/sdk", "DerivedData/x", "Carthage/Checkouts/SDK", "vendor/sdk", ".build/checkouts/sdk",
    "src/Pods/SDK",
  ]

  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Samples.small, to: "catalog.yml")
    return folder
  }

  private func count(_ arguments: [String] = [], in folder: TemporaryFolder) async -> String {
    let run = await CommandRun(["lint", folder.url.path] + arguments)
    return run.lines.last { $0.contains("file") }.map(String.init) ?? run.errors
  }

  @Test("the code of others", arguments: foreignFolders) func foreign(_ name: String) async throws {
    let folder = try project()
    try folder.write(Samples.small.replacing("small", with: "sdk"), to: "\(name)/catalog.yml")
    #expect(await count(in: folder).contains("(1 file)"))
    // A folder that is named is searched.
    let named = await CommandRun("lint", folder.path(name))
    #expect(named.output.contains("(1 file)"), "\(named.errors)")
  }

  @Test(
    "what .gitignore names, in nested files, with negations",
    arguments: [
      ("build/\n", "build/catalog.yml", true), ("/b.storekit\n", "a/b.storekit/catalog.yml", false),
      ("*.yml\n!catalog.yml\n", "x/catalog.yml", false), ("x/*\n!x/y\n", "x/y/catalog.yml", false),
      ("x\n!x/y\n", "x/y/catalog.yml", true), ("**/old\n", "a/b/old/c/catalog.yml", true),
    ]) func gitignore(_ patterns: String, _ path: String, _ isIgnored: Bool) async throws
  {
    let folder = try project()
    try folder.write(Samples.small.replacing("small", with: "other"), to: path)
    try folder.write(patterns, to: ".gitignore")
    #expect(await count(in: folder).contains(isIgnored ? "(1 file)" : "(2 files)"))
    #expect(await count(["--no-ignore"], in: folder).contains("(2 files)"))
  }

  @Test("a nested .gitignore decides before one above it, and counts from the top of a repository") func nested()
    async throws
  {
    let folder = try project()
    try folder.write(Samples.small.replacing("small", with: "a"), to: "x/a/catalog.yml")
    try folder.write(Samples.small.replacing("small", with: "b"), to: "x/b/catalog.yml")
    try folder.write("a\nb\n", to: ".gitignore")
    try folder.write("!b\n", to: "x/.gitignore")
    #expect(await count(in: folder).contains("(2 files)"))
    try folder.write("ref: refs/heads/main\n", to: ".git/HEAD")
    let below = await CommandRun("lint", folder.path("x"))
    #expect(below.output.contains("(1 file)"), "\(below)")
    try folder.write("x\n", to: ".git/info/exclude")
    #expect(await count(in: folder).contains("(1 file)"))
  }

  @Test("what a configuration excludes, on its own") func configuration() async throws {
    let folder = try project()
    try folder.write(Samples.small.replacing("small", with: "a"), to: "Samples/a/catalog.yml")
    try folder.write(Samples.small.replacing("small", with: "b"), to: "vendor/catalog.yml")
    try folder.write("exclude: [Samples]\n", to: ".shopkeeper.yml")
    #expect(await count(in: folder).contains("(1 file)"))
    #expect(await count(["--no-config-files"], in: folder).contains("(2 files)"))
    try folder.write("exclude: [Samples, \"!vendor\"]\n", to: ".shopkeeper.yml")
    #expect(await count(in: folder).contains("(2 files)"))
    try folder.write("exclude: /Samples/*\n", to: ".shopkeeper.yml")
    #expect(await count(in: folder).contains("(1 file)"))
    // One that is nearer to the catalogs is added to it.
    try folder.write("exclude: [catalog.yml]\n", to: "Samples/.shopkeeper.yml")
    try folder.write("exclude: [nothing]\n", to: ".shopkeeper.yml")
    #expect(await count(in: folder).contains("(1 file)"))
    try folder.write("exclud: [Samples]\n", to: ".shopkeeper.yml")
    let typo = await CommandRun("lint", folder.url.path)
    #expect(typo.status == 3 && typo.errors.contains("did you mean \"exclude\"?"), "\(typo)")
  }

  @Test("what the command line excludes") func commandLine() async throws {
    let folder = try project()
    try folder.write(Samples.small.replacing("small", with: "a"), to: "Samples/catalog.yml")
    #expect(await count(["--exclude", "Samples"], in: folder).contains("(1 file)"))
    #expect(await count(["--exclude", "Samp*/"], in: folder).contains("(1 file)"))
    let none = await CommandRun("lint", folder.url.path, "--exclude", "catalog.yml")
    #expect(none.status == 3)
    #expect(none.errors.contains("is excluded or ignored, name it to read it"), "\(none.errors)")
  }

  @Test("a configuration that can't be used doesn't matter where there are no catalogs") func brokenConfiguration()
    async throws
  {
    let folder = try project()
    try folder.write("rules: {nothing: off}\n", to: "docs/.shopkeeper.yml")
    #expect(await count(in: folder).contains("(1 file)"))
    try folder.write(Samples.small.replacing("small", with: "a"), to: "docs/catalog.yml")
    #expect(await CommandRun("list", folder.path("docs")).status == 3)
  }
}
