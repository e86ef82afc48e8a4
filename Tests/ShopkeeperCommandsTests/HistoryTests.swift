import Foundation
import TestTools
import Testing

@Suite("shopkeeper lint --history", .enabled(if: GitRepository.isInstalled)) struct HistoryTests {
  private static func catalog(_ products: String, retired: String = "") -> String {
    """
    catalog: 1
    app: {bundleID: com.example.small, primaryLocale: en-US}
    products:  # sorted by price
    \(products.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))
    \(retired)
    """
  }

  private static let rules = ["--only", "retired-product-id,changed-product-type"]

  /// A repository with a commit of each of some versions, the first first.
  private static func repository(_ versions: String...) throws -> GitRepository {
    let repository = try GitRepository()
    for (number, version) in versions.enumerated() {
      try repository.folder.write(version, to: "app/catalog.yml")
      try repository.commit("version \(number)")
    }
    return repository
  }

  @Test("an ID that a commit removed is reported with that commit, and retired by --fix") func removed() async throws {
    let repository = try Self.repository(
      Self.catalog("old: {type: consumable}\nolder: {type: consumable}\nnew: {type: consumable}"),
      Self.catalog("old: {type: consumable}\nnew: {type: consumable}"), Self.catalog("new: {type: consumable}"),
      Self.catalog("new: {type: consumable, tags: [a]}"))
    let path = repository.folder.path("app/catalog.yml")
    let commits = try run("git log --format=%h --abbrev=10", in: repository.folder.url).output.split(separator: "\n")
    let found = await CommandRun(["lint", path, "--history"] + Self.rules)
    #expect(found.status == 0)
    #expect(found.output.contains("\"com.example.small.old\" was removed in commit \(commits[1]) (20"))
    #expect(found.output.contains("\"com.example.small.older\" was removed in commit \(commits[2]) (20"))
    #expect(found.output.contains("2 findings can be fixed with --fix"), "\(found.output)")
    let fixed = await CommandRun(["lint", path, "--history", "--fix"] + Self.rules)
    #expect(fixed.output.hasPrefix("fixed 2 findings in 1 file\n"), "\(fixed.output)")
    let text = try repository.folder.text("app/catalog.yml")
    #expect(text.contains("# sorted by price"))
    #expect(text.contains("com.example.small.old") && text.contains("com.example.small.older"))
    let again = await CommandRun(["lint", path, "--history"] + Self.rules)
    #expect(again.output == "no findings in 1 product (1 file)\n")
  }

  @Test("what is gone but not committed is reported with the last commit that has it") func uncommitted() async throws {
    let repository = try Self.repository(Self.catalog("old: {type: consumable}\nnew: {type: consumable}"))
    let path = try repository.folder.write(Self.catalog("new: {type: non-consumable}"), to: "app/catalog.yml")
    let found = await CommandRun(["lint", path, "--history"] + Self.rules)
    #expect(found.output.contains("\"com.example.small.old\" was removed since commit "))
    #expect(found.output.contains("was consumable in commit "), "\(found.output)")
    #expect(found.output.contains(") and is non-consumable now"), "\(found.output)")
    #expect(found.status == 1)
  }

  @Test("a type that a commit changed is reported with that commit, also from before a renaming") func changed()
    async throws
  {
    let repository = try Self.repository(Self.catalog("pass: {type: consumable}\na: {type: consumable}"))
    try repository.git("mv", "app/catalog.yml", "app/shop.yml")
    try repository.commit()
    let path = try repository.folder.write(
      Self.catalog("pass: {type: non-consumable}\na: {type: consumable}"), to: "app/shop.yml")
    try repository.commit()
    let found = await CommandRun(["lint", path, "--history"] + Self.rules)
    #expect(found.status == 1, "\(found.output)\(found.errors)")
    #expect(found.output.contains("\"com.example.small.pass\" was consumable until commit "))
    #expect(found.output.contains("made it non-consumable"), "\(found.output)")
    #expect(found.output.contains("1 error in 2 products"), "\(found.output)")
  }

  @Test("an ID that was retired once is not sold again, and one that came back is pointed out") func returned()
    async throws
  {
    let repository = try Self.repository(
      Self.catalog("a: {type: consumable}", retired: "retired: [com.example.small.b]"),
      Self.catalog("c: {type: consumable}"),
      Self.catalog("a: {type: consumable}\nb: {type: consumable}\nc: {type: consumable}"))
    let found = await CommandRun(["lint", repository.folder.path("app/catalog.yml"), "--history"] + Self.rules)
    #expect(found.output.contains("error: product ID \"com.example.small.b\" was retired until"))
    #expect(found.output.contains("info: product ID \"com.example.small.a\" was removed in commit"))
    #expect(found.output.contains("1 error, 1 info in 3 products"), "\(found.output)")
  }

  /// The short name of a commit.
  private static func commit(_ name: String, of repository: GitRepository) throws -> String {
    try run("git rev-parse --short=10 \(name)", in: repository.folder.url).output.filter { $0 != "\n" }
  }

  @Test("an ID that came with the resolution of a merge is found, and one that a merge left out isn't its removal")
  func resolved() async throws {
    let repository = try Self.repository(Self.catalog("one: {type: consumable}"))
    let path = repository.folder.path("app/catalog.yml")
    try repository.git("checkout", "--quiet", "-b", "side")
    try repository.folder.write(
      Self.catalog("one: {type: consumable}\ngems: {type: consumable}"), to: "app/catalog.yml")
    try repository.commit("side")
    try repository.git("checkout", "--quiet", "main")
    let kept = Self.catalog("one: {type: consumable}\ncoins: {type: consumable}")
    try repository.folder.write(kept, to: "app/catalog.yml")
    try repository.commit("main")
    try repository.git("merge", "--quiet", "--no-commit", "--strategy=ours", "side")
    try repository.folder.write(
      Self.catalog("one: {type: consumable}\ncoins: {type: consumable}\nmerged: {type: consumable}"),
      to: "app/catalog.yml")
    try repository.commit("merge")
    try repository.folder.write(kept, to: "app/catalog.yml")
    try repository.commit("removed again")
    let (last, side) = try (Self.commit("HEAD", of: repository), Self.commit("side", of: repository))
    let found = await CommandRun(["lint", path, "--history"] + Self.rules)
    #expect(
      found.output.contains("\"com.example.small.merged\" was removed in commit \(last) "), "\(found.output)")
    #expect(
      found.output.contains("\"com.example.small.gems\" was removed since commit \(side) "), "\(found.output)")
    #expect(found.output.contains("2 warnings in 2 products"), "\(found.output)")
    let store = repository.folder.path("store.db")
    let ledger = await CommandRun("store", "ledger", "import", "--git", path, "--store", store, "--author", "Ada")
    #expect(ledger.output.contains("com.example.small: 4 added"), "\(ledger.output)\(ledger.errors)")

    // Of a part of the history, not even the IDs that are there are entered.
    let shallow = try run(
      """
      git clone -q --depth 1 file://$PWD clone
      shopkeeper store ledger import --git clone/app/catalog.yml --store other.db --author Ada
      """, in: repository.folder.url)
    #expect(shallow.status == 3 && shallow.errors.contains("is a shallow clone"), "\(shallow.errors)")
  }

  @Test("a merge without conflicts reports nothing, and what a branch removed is reported with its commit")
  func merged() async throws {
    let middle = (1...8).map { "m\($0): {type: consumable}" }.joined(separator: "\n")
    let repository = try Self.repository(Self.catalog("first: {type: consumable}\n\(middle)"))
    let path = repository.folder.path("app/catalog.yml")
    func change(_ branch: String, _ products: String) throws {
      try repository.git("checkout", "--quiet", branch)
      try repository.folder.write(Self.catalog(products), to: "app/catalog.yml")
      try repository.commit(branch)
    }
    try repository.git("branch", "side")
    try change("side", "gems: {type: consumable}\nfirst: {type: consumable}\n\(middle)")
    try change("main", "first: {type: consumable}\n\(middle)\ncoins: {type: consumable}")
    try repository.git("merge", "--quiet", "--no-edit", "side")
    let added = await CommandRun(["lint", path, "--history"] + Self.rules)
    #expect(added.output == "no findings in 11 products (1 file)\n", "\(added.output)")

    try repository.git("branch", "--force", "side")
    try change("side", "gems: {type: consumable}\n\(middle)\ncoins: {type: consumable}")
    try change(
      "main", "gems: {type: consumable}\nfirst: {type: consumable}\n\(middle)\ncoins: {type: consumable, tags: [a]}")
    try repository.git("merge", "--quiet", "--no-edit", "side")
    let side = try Self.commit("side", of: repository)
    let removed = await CommandRun(["lint", path, "--history"] + Self.rules)
    #expect(removed.output.contains("\"com.example.small.first\" was removed in commit \(side) "))
    #expect(removed.output.contains("1 warning in 10 products"), "\(removed.output)")
  }

  @Test("a branch that used the old name while another renamed the file is read, a new file of that name isn't")
  func renamedMeanwhile() async throws {
    let middle = (1...8).map { "m\($0): {type: consumable}" }.joined(separator: "\n")
    let repository = try Self.repository(Self.catalog(middle))
    let path = repository.folder.path("app/shop.yml")
    try repository.git("branch", "side")
    try repository.git("mv", "app/catalog.yml", "app/shop.yml")
    try repository.commit("renamed")
    // Git lists commits by their seconds, and follows only what it lists after the renaming.
    usleep(1_100_000)
    try repository.git("checkout", "--quiet", "side")
    try repository.folder.write(Self.catalog("gems: {type: consumable}\n\(middle)"), to: "app/catalog.yml")
    try repository.commit("added")
    try repository.folder.write(Self.catalog("\(middle)\ncoins: {type: consumable}"), to: "app/catalog.yml")
    try repository.commit("removed")
    try repository.git("checkout", "--quiet", "main")
    try repository.git("merge", "--quiet", "--no-edit", "side")
    try repository.folder.write(Self.catalog("other: {type: consumable}"), to: "app/catalog.yml")
    try repository.commit("another file")
    let side = try Self.commit("side", of: repository)
    let found = await CommandRun(["lint", path, "--history"] + Self.rules)
    #expect(found.output.contains("\"com.example.small.gems\" was removed in commit \(side) "), "\(found.output)")
    #expect(found.output.contains("1 warning in 9 products"), "\(found.output)")
  }

  @Test("what --against reports as well is reported once") func against() async throws {
    let repository = try Self.repository(
      Self.catalog("old: {type: consumable}\nnew: {type: consumable}"), Self.catalog("new: {type: consumable}"))
    let path = repository.folder.path("app/catalog.yml")
    let found = await CommandRun(["lint", path, "--history", "--against", "HEAD~1"] + Self.rules)
    #expect(found.output.contains("1 warning in 1 product"), "\(found.output)")
  }

  @Test("a version that can't be read proves nothing, and is counted") func unreadable() async throws {
    let repository = try Self.repository(
      Self.catalog("new: {type: consumable}"), "catalog: 1\nproducts: [\n", Self.catalog("new: {type: consumable}"))
    let found = await CommandRun(["lint", repository.folder.path("app/catalog.yml"), "--history"] + Self.rules)
    #expect(found.output.contains("no findings"), "\(found.output)")
    #expect(found.output.contains("1 version of "), "\(found.output)")
    #expect(found.output.contains("could not be read and is not compared"), "\(found.output)")
  }

  @Test("a shallow clone, a file without commits and a folder without a repository are named") func missing()
    async throws
  {
    let repository = try Self.repository(
      Self.catalog("old: {type: consumable}\nnew: {type: consumable}"), Self.catalog("new: {type: consumable}"))
    let clone = try run(
      "git clone -q --depth 1 file://$PWD clone; shopkeeper lint clone/app --history", in: repository.folder.url)
    #expect(clone.output.contains("the repository is a shallow clone"), "\(clone.output)")
    let path = try repository.folder.write(Samples.small, to: "other/catalog.yml")
    let uncommitted = await CommandRun("lint", path, "--history")
    #expect(uncommitted.output.contains("was never committed"), "\(uncommitted.output)")
    let folder = try TemporaryFolder()
    let outside = await CommandRun("lint", try folder.write(Samples.small, to: "catalog.yml"), "--history")
    #expect(outside.status == 3)
    #expect(outside.errors.contains("--history needs a git repository"), "\(outside.errors)")
  }

  @Test(
    "a setting that git can't read is named, and not taken for a file that was never committed",
    arguments: ["diff.renames", "diff.renameLimit", "log.date", "diff.algorithm"])
  func brokenSetting(name: String) async throws {
    let repository = try Self.repository(Self.catalog("a: {type: consumable}"))
    try repository.git("config", name, "unreadable")
    let found = await CommandRun("lint", repository.folder.path("app/catalog.yml"), "--history")
    #expect(found.status == 3)
    #expect(found.errors.contains("git: "), "\(found.errors)")
    #expect(!found.output.contains("was never committed"), "\(found.output)")
  }

  @Test("a history of which a commit is missing is not taken for none") func missingCommit() async throws {
    let repository = try Self.repository(
      Self.catalog("old: {type: consumable}\nnew: {type: consumable}"), Self.catalog("new: {type: consumable}"))
    _ = try run(
      "id=$(git rev-parse HEAD~1); rm -f .git/objects/${id:0:2}/${id:2}", in: repository.folder.url)
    let found = await CommandRun("lint", repository.folder.path("app/catalog.yml"), "--history")
    #expect(found.status == 3 && found.errors.contains("git: "), "\(found.output)\(found.errors)")
    #expect(!found.output.contains("was never committed"), "\(found.output)")
  }

  @Test("a version that git would expand to any size is refused", .enabled(if: Tool.python.isInstalled))
  func expanded() throws {
    let repository = try Self.repository(Self.catalog("a: {type: consumable}"))
    let program = """
      import hashlib, struct, subprocess, sys, zlib
      count, base = 20, b"#" * 0xffffff
      def head(kind, size):
          out, first = [], kind << 4 | size & 15
          size >>= 4
          while size:
              out.append(first | 0x80)
              first, size = size & 0x7f, size >> 7
          return bytes(out + [first])
      def number(value):
          out = []
          while value > 0x7f:
              out.append(value & 0x7f | 0x80)
              value >>= 7
          return bytes(out + [value])
      name = hashlib.sha1(b"blob %d\\0" % len(base) + base).digest()
      delta = number(len(base)) + number(len(base) * count) + b"\\xf0\\xff\\xff\\xff" * count
      pack = b"PACK" + struct.pack(">II", 2, 2) + head(3, len(base)) + zlib.compress(base)
      pack += head(7, len(delta)) + name + zlib.compress(delta)
      def git(*words, **more): return subprocess.run(["git", *words], check=True, capture_output=True, **more).stdout
      git("index-pack", "--stdin", input=pack + hashlib.sha1(pack).digest())
      whole = hashlib.sha1(b"blob %d\\0" % (len(base) * count) + base * count).hexdigest()
      git("update-index", "--add", "--cacheinfo", "100644," + whole + ",catalog.yml")
      who = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
      tree = git("write-tree").decode().strip()
      git("update-ref", "HEAD", git(*who, "commit-tree", tree, "-m", "x").decode().strip())
      """
    try repository.folder.write(program, to: "pack.py")
    let made = try run("python3 pack.py", in: repository.folder.url)
    #expect(made.status == 0, "\(made.errors)")
    try repository.folder.write(Self.catalog("a: {type: consumable}"), to: "catalog.yml")
    let against = try run("shopkeeper lint --against HEAD:catalog.yml catalog.yml", in: repository.folder.url)
    #expect(against.status == 3 && against.errors.contains("limit"), "\(against.errors)")
  }

  @Test("runs none of the programs that the repository names") func programs() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.small, to: "old.yml")
    let outcome = try run(
      """
      export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a
      git init -q . && git add old.yml && git commit -qm one && git mv old.yml catalog.yml
      sed -i.old s/coins400/coins500/ catalog.yml; git commit -qam two
      trap="$PWD/trap"; printf '#!/bin/sh\\ntouch "%s"\\ncat\\n' "$PWD/ran" > trap; chmod +x trap
      echo '* filter=trap diff=trap' > .gitattributes
      for key in core.fsmonitor filter.trap.clean filter.trap.smudge filter.trap.process \\
        diff.external diff.trap.command diff.trap.textconv core.pager pager.log gpg.program \\
        core.sshCommand; do git config $key "$trap"
      done
      git config log.showSignature true; git config log.showRoot false; git config color.ui always
      shopkeeper lint catalog.yml --history; ls ran 2> /dev/null
      """,
      in: folder.url)
    #expect(!outcome.output.contains("ran\n"), "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains("\"com.example.small.coins400\" was removed in commit"))
  }
}
