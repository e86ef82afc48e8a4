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
