import Foundation
import Testing

@Suite("shopkeeper lint --against a revision of git", .enabled(if: GitRepository.isInstalled)) struct AgainstTests {
  /// The sample with a different type, which can't be changed once it is published.
  private static let changed = Samples.small.replacing("type: consumable", with: "type: non-consumable")

  @Test(
    "a revision refers to the earlier version of each file",
    arguments: ["HEAD", "main", "HEAD~1", "main^{tree}", "first"]) func revision(_ name: String) async throws
  {
    let repository = try GitRepository()
    let path = try repository.folder.write(Samples.small, to: "app/catalog.yml")
    let other = try repository.folder.write(
      Samples.small.replacing("com.example.small", with: "com.example.other"), to: "other/catalog.yml")
    try repository.commit()
    try repository.git("tag", "first")
    try repository.commit()
    try repository.folder.write(Self.changed, to: "app/catalog.yml")
    let run = await CommandRun("lint", path, other, "--against", name, "--only", "changed-product-type")
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.output.contains("was published as consumable and can't become non-consumable"))
    #expect(run.output.contains("1 error in 2 products (2 files)"), "\(run.output)")
  }

  @Test("REVISION:PATH is one earlier catalog, independent of the path of the new one") func revisionAndPath()
    async throws
  {
    let repository = try GitRepository()
    try repository.folder.write(Samples.small, to: "app/catalog.yml")
    try repository.commit()
    let moved = try repository.folder.write(Self.changed, to: "app/new/catalog.yml")
    // Relative to the top of the repository that contains this test, as in git.
    let missing = await CommandRun("lint", moved, "--against", "HEAD:no/such/catalog.yml")
    #expect(missing.status == 3)
    #expect(missing.errors.contains("has no file \"no/such/catalog.yml\""), "\(missing.errors)")
    let elsewhere = try run(
      "shopkeeper lint app/new --against HEAD:app/catalog.yml --only changed-product-type", in: repository.folder.url)
    #expect(elsewhere.status == 1, "\(elsewhere.errors)")
    #expect(elsewhere.output.contains("was published as consumable"))
    let inside = try run(
      "cd app/new; shopkeeper lint . --against HEAD:../catalog.yml --only changed-product-type",
      in: repository.folder.url)
    #expect(inside.status == 1, "\(inside.errors)")
  }

  @Test("compares a moved file with its earlier version") func moved() async throws {
    let repository = try GitRepository()
    try repository.folder.write(Samples.small, to: "catalog.yml")
    try repository.commit()
    try repository.folder.write(Self.changed, to: "apps/new/catalog.yml")
    try FileManager.default.removeItem(atPath: repository.folder.path("catalog.yml"))
    try repository.git("add", "--all")
    let run = await CommandRun(
      "lint", repository.folder.path("apps/new/catalog.yml"), "--against", "HEAD", "--new-only")
    #expect(run.status == 1, "\(run.output)\(run.errors)")
    #expect(run.output.contains("was published as consumable"))
    #expect(!run.output.contains("[missing-price]"))
  }

  @Test("reports everything as new before the first commit") func unborn() async throws {
    let repository = try GitRepository()
    let path = try repository.folder.write(Samples.small, to: "catalog.yml")
    let run = await CommandRun("lint", path, "--against", "HEAD", "--new-only")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("is not in \"HEAD\": everything in it is new"), "\(run.output)")
    #expect(await CommandRun("lint", path, "--against", "main").status == 3)
  }

  @Test("a removed product ID has to be retired") func vanished() async throws {
    let repository = try GitRepository()
    let path = try repository.folder.write(Samples.small, to: "catalog.yml")
    try repository.commit()
    try repository.folder.write(Samples.small.replacing("  coins400:", with: "  coins401:"), to: "catalog.yml")
    let gone = await CommandRun("lint", path, "--against", "HEAD", "--only", "retired-product-id")
    #expect(gone.output.contains("\"com.example.small.coins400\" was used before and is gone"))
    try repository.folder.write(
      Samples.small.replacing("  coins400:", with: "  coins401:") + "retired: [com.example.small.coins400]\n",
      to: "catalog.yml")
    let retired = await CommandRun("lint", path, "--against", "HEAD", "--only", "retired-product-id")
    #expect(retired.output == "no findings in 1 product (1 file)\n")
  }

  @Test("an existing file takes precedence over a revision with its name") func fileWins() async throws {
    let repository = try GitRepository()
    let path = try repository.folder.write(Samples.small, to: "catalog.yml")
    try repository.commit()
    try repository.folder.write(Self.changed, to: "main")
    let same = try run("shopkeeper lint catalog.yml --against main", in: repository.folder.url)
    #expect(same.status == 1, "\(same.errors)")
    #expect(same.output.contains("was published as non-consumable"))
    #expect(await CommandRun("lint", path, "--against", "HEAD").status == 0)
  }

  @Test(
    "names what doesn't exist",
    arguments: [
      ("no-such-revision", "neither a file nor a revision with this name exists"),
      ("--help-me", "neither a file nor a revision with this name exists"),
      ("old/catalog.yml", "neither a file nor a revision with this name exists"),
      ("HEAD:nothing.yml", "has no file \"nothing.yml\""),
    ]) func notThere(_ old: String, _ message: String) async throws
  {
    let repository = try GitRepository()
    let path = try repository.folder.write(Samples.small, to: "catalog.yml")
    try repository.commit()
    let run = await CommandRun("lint", path, "--against=\(old)")
    #expect(run.status == 3)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test("names a folder without a repository") func noRepository() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Samples.small, to: "catalog.yml")
    let run = await CommandRun("lint", path, "--against", "HEAD")
    #expect(run.status == 3)
    #expect(run.errors.contains("is not in a git repository"), "\(run.errors)")
  }

  @Test("without git, rejects a revision but not a file") func noGit() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.small, to: "catalog.yml")
    let refused = try run("PATH=/nowhere \(shopkeeperPath) lint catalog.yml --against HEAD", in: folder.url)
    #expect(refused.status == 3)
    #expect(refused.errors.contains("git, needed for revisions, is not installed"))
    let taken = try run("PATH=/nowhere \(shopkeeperPath) lint catalog.yml --against catalog.yml", in: folder.url)
    #expect(taken.status == 0)
  }

  @Test("ignores the variables that git sets for hooks") func hooks() throws {
    let repository = try GitRepository()
    try repository.folder.write(Samples.small, to: "catalog.yml")
    try repository.commit()
    let outcome = try run(
      "GIT_DIR=/nowhere/.git GIT_INDEX_FILE=x shopkeeper lint catalog.yml --against HEAD", in: repository.folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test("--new-only counts the findings of the revision without reporting them") func newOnly() async throws {
    let repository = try GitRepository()
    let faulty = Samples.small.replacing("400 gold coins\n", with: "\"\"\n", maxReplacements: 1)
    let path = try repository.folder.write(faulty, to: "catalog.yml")
    try repository.commit()
    let moved = "# moved\n" + faulty
    try repository.folder.write(moved, to: "catalog.yml")
    let old = await CommandRun("lint", path, "--against", "HEAD", "--new-only")
    #expect(old.status == 0, "\(old.output)")
    #expect(old.output == "no findings in 1 product (1 file)\n1 finding already in \"HEAD\" not shown\n")

    try repository.folder.write(moved.replacing("title: 400 Gold Coins", with: "title: 6 USD"), to: "catalog.yml")
    let new = await CommandRun("lint", path, "--against", "HEAD", "--new-only")
    #expect(new.status == 1)
    #expect(new.output.contains("[price-as-title]"))
    #expect(!new.output.contains("[missing-reference-name]"))

    try repository.folder.write(faulty, to: "new/catalog.yml")
    let added = await CommandRun("lint", repository.folder.path("new/catalog.yml"), "--against", "HEAD", "--new-only")
    #expect(added.status == 1, "a file that the revision does not have is new as a whole")
    #expect(added.output.contains("[missing-reference-name]"))
  }

  @Test("an image that has become invalid since is new") func images() async throws {
    let repository = try GitRepository()
    let text = Samples.small.replacing("review: {", with: "review: {screenshot: shop.png, ").replacing(
      "    ignore: [{rule: missing-screenshot, reason: a test}]\n", with: "")
    let path = try repository.folder.write(text, to: "catalog.yml")
    try FileManager.default.copyItem(
      atPath: Samples.catalog("GoldRush/screenshots/shop-gold.png"), toPath: repository.folder.path("shop.png"))
    try repository.commit()
    try repository.folder.write("no image", to: "shop.png")
    let bad = await CommandRun("lint", path, "--against", "HEAD", "--new-only")
    #expect(bad.output.contains("[unreadable-image]"), "\(bad.output)")
    try repository.commit()
    #expect(await CommandRun("lint", path, "--against", "HEAD", "--new-only").status == 0)
  }

  @Test("compares an invalid revision as far as possible, and reports that") func faultyRevision() async throws {
    let repository = try GitRepository()
    let path = try repository.folder.write(Samples.small.replacing("price:", with: "prise:"), to: "catalog.yml")
    try repository.commit()
    try repository.folder.write(Self.changed, to: "catalog.yml")
    let run = await CommandRun("lint", path, "--against", "HEAD", "--only", "changed-product-type")
    #expect(run.status == 1)
    #expect(run.output.contains("[changed-product-type]"))
    #expect(run.output.contains("only compared in part: HEAD:"), "\(run.output)")
  }

  @Test("--new-only needs something to compare with") func usage() async throws {
    let run = await CommandRun("lint", Samples.catalog("Minimal"), "--new-only")
    #expect(run.status == 2)
    #expect(run.errors.contains("--new-only needs --against"))
  }
}
