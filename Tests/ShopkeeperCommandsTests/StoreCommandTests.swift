import Foundation
import Testing

@Suite("Publishing from the command line") struct StoreCommandTests {
  private func store(_ folder: TemporaryFolder) -> String { folder.path("test.store") }

  private func publish(_ text: String, to folder: TemporaryFolder, _ more: String...) async throws -> CommandRun {
    let path = try folder.write(text, to: "catalog.yml")
    return await CommandRun(["publish", path, "--store", store(folder), "--author", "Ada"] + more)
  }

  @Test(
    "the commands of a store also work without \"store\" before them, as in old scripts",
    arguments: [["history"], ["blame"], ["channel"], ["ledger", "--retired"], ["verify"]]) func oldNames(
      _ words: [String]
    ) async throws
  {
    let folder = try TemporaryFolder()
    #expect(try await publish(Samples.small, to: folder).status == 0)
    let now = await CommandRun(["store"] + words + ["--store", store(folder)])
    let once = await CommandRun(words + ["--store", store(folder)])
    #expect(now.status == 0)
    #expect(once.status == 0)
    #expect(once.output == now.output)
    #expect(once.errors == now.errors)
    let help = await CommandRun("--help").output
    #expect(!help.contains("\n  \(words[0]) "))
  }

  @Test("a catalog is published, seen, compared, exported, and published again only if it differs") func life()
    async throws
  {
    let folder = try TemporaryFolder()
    let first = try await publish(Samples.small, to: folder, "--message", "first")
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.output.hasPrefix("published revision 1 of com.example.small, products: 1 added"))
    let again = try await publish(Samples.small, to: folder)
    #expect(again.status == 0)
    #expect(again.output.contains("nothing was published"))
    let changed = Samples.small.replacing("Home › Shop", with: "Home › Store")
    #expect(try await publish(changed, to: folder).status == 0)

    let history = await CommandRun("history", "--store", store(folder), "--format", "json")
    let list = try #require(try JSONSerialization.jsonObject(with: Data(history.output.utf8)) as? [[String: Any]])
    #expect(list.map { $0["number"] as? Int } == [2, 1])
    #expect(list.map { $0["message"] as? String } == ["", "first"])
    #expect(list.first?["previous"] as? String == list.last?["digest"] as? String)

    let difference = await CommandRun("diff", "1", "2", "--store", store(folder))
    #expect(difference.status == 1)
    #expect(difference.output.contains("Home › Store"))
    let same = await CommandRun("diff", "2", folder.path("catalog.yml"), "--store", store(folder))
    #expect(same.status == 0, "\(same.output)\(same.errors)")

    let shown = await CommandRun("show", "--revision", "2", "--store", store(folder))
    #expect(shown.output.contains("review.notes"))
    let product = await CommandRun("show", "coins400", "--revision", "1", "--store", store(folder))
    #expect(product.output.contains("400 gold coins"))

    let exported = await CommandRun("export", "--revision", "2", "--format", "json", "--store", store(folder))
    let direct = await CommandRun("export", folder.path("catalog.yml"), "--format", "json")
    #expect(exported.output == direct.output)

    let blame = await CommandRun("blame", "coins400", "--store", store(folder))
    #expect(blame.lines.contains { $0.contains("review.notes") && $0.hasPrefix("       2") }, "\(blame.output)")
    let verified = await CommandRun("verify", "--store", store(folder))
    #expect(verified.status == 0)
    #expect(verified.output.hasPrefix("sound: revisions: 2, apps: 1"))
  }

  @Test("errors of the linter refuse a catalog, and a dry run writes nothing") func gate() async throws {
    let folder = try TemporaryFolder()
    let trial = try await publish(Samples.small, to: folder, "--dry-run")
    #expect(trial.status == 0, "\(trial.errors)")
    #expect(trial.output.hasPrefix("would publish revision 1 of com.example.small"))
    #expect(!FileManager.default.fileExists(atPath: store(folder)))
    let wrong = Samples.small.replacing("400 Gold Coins", with: "500 Gold Coins")
    let refused = try await publish(wrong, to: folder)
    #expect(refused.status == 1)
    #expect(refused.errors.contains("nothing was published"))
    let history = await CommandRun("history", "--store", store(folder))
    #expect(history.status == 3)
  }

  @Test("a product that was removed is retired, and then refused everywhere") func retire() async throws {
    let folder = try TemporaryFolder()
    let two = Samples.small.replacing(
      "products:\n",
      with: """
        products:
          gate:
            type: non-consumable
            referenceName: Gate
            price: {USD: 4.99}
            localizations:
              en-US: {title: Gate, description: Opens the gate for good.}
            review: {notes: Home › Gate}
            ignore: [{rule: missing-screenshot, reason: a test}]

        """)
    #expect(try await publish(two, to: folder).status == 0)
    let id = "com.example.small.gate"
    let early = await CommandRun("retire", id, "--reason", "gone", "--store", store(folder), "--author", "Ada")
    #expect(early.status == 1)
    #expect(try await publish(Samples.small, to: folder).status == 0)
    let retired = await CommandRun("retire", id, "--reason", "gone", "--store", store(folder), "--author", "Ada")
    #expect(retired.status == 0, "\(retired.errors)")

    let refused = try await publish(two, to: folder)
    #expect(refused.status == 1)
    #expect(refused.errors.contains("(gone) and can't be used again"))
    #expect(refused.errors.contains("catalog.yml:"))
    let linted = await CommandRun(
      "lint", folder.path("catalog.yml"), "--store", store(folder), "--only", "retired-product-id")
    #expect(linted.status == 1)
    #expect(linted.output.contains("(gone) and can't be used again"))
    let back = await CommandRun("rollback", "1", "--store", store(folder), "--author", "Ada")
    #expect(back.status == 0)
    #expect(back.errors.contains("left out: \"\(id)\" was retired"), "\(back.errors)")
    #expect(back.output.hasPrefix("revision 2 of com.example.small is this catalog already"))

    // With the store in the configuration, an edit asks it too.
    try folder.write(Samples.small, to: "catalog.yml")
    try folder.write("store: test.store\n", to: ".shopkeeper.yml")
    let added = await CommandRun(
      "add", folder.path("catalog.yml"), "gate", "--type", "non-consumable", "--price", "USD=4.99")
    #expect(added.status == 1)
    #expect(added.errors.contains("can't be used again"))
    #expect(try folder.text("catalog.yml") == Samples.small)
    let ledger = await CommandRun("ledger", "--retired", "--store", store(folder))
    #expect(ledger.output.contains("gone"))
  }

  @Test("rolling back makes an earlier content the newest") func rollback() async throws {
    let folder = try TemporaryFolder()
    #expect(try await publish(Samples.small, to: folder).status == 0)
    let changed = Samples.small.replacing("Home › Shop", with: "Home › Store")
    #expect(try await publish(changed, to: folder).status == 0)
    let back = await CommandRun("rollback", "1", "--store", store(folder), "--author", "Grace")
    #expect(back.status == 0, "\(back.errors)")
    let same = await CommandRun("diff", "1", "3", "--store", store(folder))
    #expect(same.status == 0)
    let shown = await CommandRun("show", "--revision", "3", "--store", store(folder))
    #expect(shown.output.contains("roll back to revision 1"))
    #expect(shown.output.contains("Grace"))
  }

  private static let faulty = Samples.small.replacing("400 Gold Coins", with: "500 Gold Coins")

  /// A folder whose configuration names a store and a baseline with the fault of what it publishes first.
  private func folderWithBaseline() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("store: test.store\nbaseline: baseline.json\n", to: ".shopkeeper.yml")
    let path = try folder.write(Self.faulty, to: "catalog.yml")
    let written = await CommandRun("lint", path, "--write-baseline", folder.path("baseline.json"))
    #expect(written.status == 0, "\(written.errors)")
    let first = await CommandRun("publish", path, "--author", "Ada")
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.errors.contains("1 finding in the baseline \"\(folder.path("baseline.json"))\" not shown"))
    #expect(try await publish(Samples.small.replacing("Home", with: "Main"), to: folder).status == 0)
    return folder
  }

  @Test("rolling back counts what the baseline has, as publishing does", arguments: [[], ["--strict"]]) func baseline(
    _ options: [String]
  ) async throws {
    let folder = try await folderWithBaseline()
    let line = ["rollback", "1", "--author", "Ada", "--store", store(folder)]
    let back = await CommandRun(line + ["--config", folder.path(".shopkeeper.yml")] + options)
    #expect(back.status == 0, "\(back.errors)")
    #expect(back.output.hasPrefix("published revision 3"))
    #expect(back.errors == "1 finding in the baseline \"\(folder.path("baseline.json"))\" not shown\n")
  }

  @Test("rolling back to what the linter refuses today only warns, unless it is strict") func errors() async throws {
    let folder = try await folderWithBaseline()
    try folder.write("store: test.store\n", to: ".shopkeeper.yml")
    let line = [
      "rollback", "1", "--author", "Ada", "--store", store(folder), "--config", folder.path(".shopkeeper.yml"),
    ]
    let strict = await CommandRun(line + ["--strict"])
    #expect(strict.status == 1 && strict.errors.hasSuffix("nothing was published\n"))
    let back = await CommandRun(line)
    #expect(back.status == 0)
    #expect(back.errors.contains("[quantity-mismatch]"))
    #expect(back.errors.contains("warning: revision 1 was published before"))
  }

  @Test("a revision is rolled back to after a product was removed; without any other only with --force") func emptied()
    async throws
  {
    let folder = try TemporaryFolder()
    let other = Samples.small.replacing("coins400", with: "pack400")
    let retiring = other + "retired: [com.example.small.coins400]\n"
    #expect(try await publish(Samples.small, to: folder).status == 0)
    #expect(try await publish(retiring, to: folder).status == 0)
    let line = ["rollback", "1", "--author", "Ada", "--store", store(folder)]
    let refused = await CommandRun(line)
    #expect(refused.status == 1)
    #expect(refused.errors.contains("revision 1 has no other product; --force publishes it without any"))
    let forced = await CommandRun(line + ["--force", "--format", "json"])
    #expect(forced.status == 0, "\(forced.errors)")
    #expect(forced.output.contains("\"leftOut\": [\n    \"com.example.small.coins400\"\n  ]"), "\(forced.output)")
    let history = await CommandRun("history", "--store", store(folder))
    #expect(history.output.contains("roll back to revision 1 without com.example.small.coins400"))
  }

  @Test("a channel is set, moved back and listed") func channel() async throws {
    let folder = try TemporaryFolder()
    #expect(try await publish(Samples.small, to: folder).status == 0)
    let options = ["--store", store(folder), "--author", "Ada"]
    #expect(await CommandRun(["channel", "set", "production", "1"] + options).status == 0)
    let unknown = await CommandRun(["channel", "set", "production", "7"] + options)
    #expect(unknown.status == 3)
    #expect(try await publish(Samples.small.replacing("400 Gold Coins", with: "400 Coins"), to: folder).status == 0)
    let forward = await CommandRun(["channel", "set", "production", "2"] + options)
    #expect(forward.status == 0 && forward.errors.isEmpty)
    // Going back is possible, but apps don't follow.
    let back = await CommandRun(["channel", "set", "production", "1"] + options)
    #expect(back.status == 0)
    #expect(back.errors.contains("refuse an older one; \"shopkeeper store rollback 1\""))
    let list = await CommandRun("channel", "--store", store(folder))
    #expect(list.output.contains("production"))
    let history = await CommandRun("history", "--store", store(folder))
    #expect(history.output.contains("production"))
  }

  @Test("IDs are imported from a list and from the history of git") func imports() async throws {
    let folder = try TemporaryFolder()
    try folder.write("com.example.small.old\ncom.example.small.older\n", to: "old.txt")
    let options = ["--store", store(folder), "--author", "Ada", "--app", "com.example.small"]
    let list = await CommandRun(
      ["ledger", "import", folder.path("old.txt"), "--as-retired", "--reason", "deleted"] + options)
    #expect(list.status == 0, "\(list.errors)")
    #expect(list.output.contains("2 added, 0 completed, 2 retired"))

    try folder.write(Samples.small, to: "catalog.yml")
    let renamed = Samples.small.replacing("coins400:", with: "coins500:")
    _ = try run(
      """
      git init -q . && git -c user.name=A -c user.email=a@b add catalog.yml &&
      git -c user.name=A -c user.email=a@b commit -qm one
      """,
      in: folder.url)
    try folder.write(renamed, to: "catalog.yml")
    _ = try run("git -c user.name=A -c user.email=a@b commit -qam two", in: folder.url)
    let history = await CommandRun(["ledger", "import", "--git", folder.path("catalog.yml"), "--as-retired"] + options)
    #expect(history.status == 0, "\(history.errors)")
    let ledger = await CommandRun("ledger", "--format", "json", "--store", store(folder))
    let entries = try #require(try JSONSerialization.jsonObject(with: Data(ledger.output.utf8)) as? [[String: Any]])
    #expect(
      entries.map { "\($0["productID"] ?? "") \($0["retired"] is String)" } == [
        "com.example.small.coins400 true", "com.example.small.coins500 false", "com.example.small.old true",
        "com.example.small.older true",
      ])

    // A version that is missing could have IDs that are found nowhere else.
    let gone = try run(
      "object=$(git rev-parse HEAD~1:catalog.yml) && rm -f .git/objects/${object%${object#??}}/${object#??}",
      in: folder.url)
    #expect(gone.status == 0, "\(gone.errors)")
    let incomplete = await CommandRun(["ledger", "import", "--git", folder.path("catalog.yml")] + options)
    #expect(incomplete.status == 3 && incomplete.errors.contains("git can't read"), "\(incomplete.errors)")
  }

  @Test("a list without an app is for the only one in the store, and import has no option of the list") func importApp()
    async throws
  {
    let folder = try TemporaryFolder()
    try folder.write("com.example.small.old\n", to: "old.txt")
    let words = ["ledger", "import", folder.path("old.txt"), "--author", "Ada"]
    let options = ["--store", store(folder)]
    let early = await CommandRun(words + options)
    #expect(early.status == 2)
    #expect(early.errors.contains("--app"))
    #expect(try await publish(Samples.small, to: folder).status == 0)
    let misread = await CommandRun(words + ["--retired"] + options)
    #expect(misread.status == 2)
    let imported = await CommandRun(words + options)
    #expect(imported.status == 0, "\(imported.errors)")
    #expect(imported.output.contains("com.example.small: 1 added"))
    let misplaced = await CommandRun(["ledger", "--retired"] + words.dropFirst() + options)
    #expect(misplaced.status == 2)
    let misset = await CommandRun(["channel", "set", "beta", "1", "--history"] + options)
    #expect(misset.status == 2)
  }

  @Test("every command that changes a store says what it did as JSON, too") func json() async throws {
    let folder = try TemporaryFolder()
    #expect(try await publish(Samples.small, to: folder).status == 0)
    try folder.write("com.example.small.old\n", to: "old.txt")
    let commands = [
      ["ledger", "import", folder.path("old.txt")], ["channel", "set", "production", "1"],
      ["retire", "com.example.small.old", "--reason", "deleted"], ["rollback", "1"],
    ]
    for words in commands.map({ $0 + ["--author", "Ada"] }) + [["backup", folder.path("copy")]] {
      let run = await CommandRun(words + ["--store", store(folder), "--format", "json"])
      #expect(run.status == 0, "\(words): \(run.errors)")
      let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
      #expect(value is [String: Any], "\(words)")
    }
  }

  @Test("blame shows what people wrote, not the version of the format") func blame() async throws {
    let folder = try TemporaryFolder()
    #expect(try await publish(Samples.small, to: folder).status == 0)
    let blamed = await CommandRun("blame", "--store", store(folder))
    #expect(blamed.output.contains("app bundleID"))
    #expect(!blamed.output.contains("catalog catalog"))
  }

  @Test("a backup is a store") func backup() async throws {
    let folder = try TemporaryFolder()
    #expect(try await publish(Samples.small, to: folder).status == 0)
    let copied = await CommandRun("backup", folder.path("copy.store"), "--store", store(folder))
    #expect(copied.status == 0, "\(copied.errors)")
    let history = await CommandRun("history", "--store", folder.path("copy.store"))
    #expect(history.output.contains("Ada"))
    let again = await CommandRun("backup", folder.path("copy.store"), "--store", store(folder))
    #expect(again.status == 1)
  }

  @Test("without a store, a command says how to name one") func unconfigured() async throws {
    let folder = try TemporaryFolder()
    let missing = await CommandRun("history", "--store", store(folder))
    #expect(missing.status == 3)
    #expect(missing.errors.contains("no store at"))
    #expect(await CommandRun("history", "--store", "").status == 2)
    let outcome = try run("shopkeeper store history", in: folder.url)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("SHOPKEEPER_STORE"))
  }

  @Test(
    "a password in an address is never printed",
    arguments: [
      "postgresql://ada:s3cret@127.0.0.1:1/shop?connect_timeout=1",
      "postgresql://127.0.0.1:1/shop?user=ada&password=s3cret&connect_timeout=1", "postgresql://ada:s3cret@@@/shop?bad",
      "postgresql://ada:s3cret@[/x",
    ]) func secrets(_ address: String) async throws
  {
    let run = await CommandRun("history", "--store", address)
    #expect(run.status == 3)
    #expect(!(run.output + run.errors).contains("s3cret"), "\(run.errors)")
  }
}
