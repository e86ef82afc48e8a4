import Foundation
import Testing

@Suite("Catalogs in searched folders") struct SearchedFolderTests {
  private func sample() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Samples.small.replacing("type: consumable", with: "type: x"), to: "b/catalog.yml")
    return folder
  }

  @Test("a pipe with the name of a catalog is passed over") func pipes() throws {
    let folder = try sample()
    let outcome = try run("mkfifo catalog.yml b/App.storekit; shopkeeper lint .", in: folder.url)
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(outcome.output.contains("(1 file)"), "\(outcome.output)")
  }

  @Test("a folder with the name of a catalog is searched") func folders() throws {
    let folder = try sample()
    try folder.write(Samples.small, to: "catalog.yml/catalog.yml")
    let outcome = try run("shopkeeper lint .", in: folder.url)
    #expect(outcome.status == 1 && outcome.output.contains("(2 files)"), "\(outcome.output)")
  }

  @Test("names that are not UTF-8 are linted, reported and edited like any others") func names() throws {
    let folder = try sample()
    let outcome = try run(
      #"""
      mv b $'caf\xe9'; cp $'caf\xe9/catalog.yml' $'\xff.yml'
      shopkeeper lint . || echo "found $?"
      shopkeeper lint . --format sarif | grep -c 'caf%E9/catalog.yml'
      shopkeeper set $'\xff.yml' coins400 type=consumable && grep -c 'type: consumable' $'\xff.yml'
      shopkeeper export $'\xff.yml' -f text -o $'out\xff'; cat $'out\xff'
      """#,
      in: folder.url)
    let lines = outcome.lines.map(String.init)
    #expect(lines.contains { $0.hasPrefix("caf\\xE9/catalog.yml:") }, "\(outcome.output)")
    #expect(lines.contains("found 1") && lines.contains("1"), "\(outcome.errors)")
    #expect(lines.last == "com.example.small.coins400", "\(outcome.output)\(outcome.errors)")
  }

  @Test("a link out of the repository is reported, and nothing of its file is shown") func links() throws {
    let folder = try sample()
    try folder.write("token: SECRET\n", to: "outside.yml")
    let outcome = try run(
      "git init -q b; ln -s ../outside.yml b/App.storekit; ln -s none b/gone.storekit; " + "shopkeeper lint b",
      in: folder.url)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("\"b/App.storekit\" leads out of "), "\(outcome.errors)")
    #expect(outcome.errors.contains("\"b/gone.storekit\" is a link to \"none\", which doesn't exist"))
    #expect(!(outcome.output + outcome.errors).contains("SECRET"))
  }

  @Test(
    "a configuration or baseline outside of the repository is not read, and nothing of it is shown",
    arguments: [
      "ln -s ../token b/.shopkeeper.yml", "echo 'baseline: ../token' > b/.shopkeeper.yml",
      "echo 'baseline: /etc/passwd' > b/.shopkeeper.yml",
      "ln -s ../token b/base.json; echo 'baseline: base.json' > b/.shopkeeper.yml",
    ]) func configuration(_ line: String) throws
  {
    let folder = try sample()
    try folder.write("SECRET\n", to: "token")
    let outcome = try run("git init -q b; \(line); shopkeeper lint b", in: folder.url)
    #expect(outcome.status == 3, "\(outcome.output)")
    #expect(outcome.errors.contains("is outside of"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("SECRET") && !outcome.errors.contains("root:"))
  }

  @Test(
    "of a file that is not a configuration or baseline, nothing is shown",
    arguments: [
      "shopkeeper lint . --config token", "shopkeeper lint . --baseline token",
      "cp token .shopkeeper.yml; shopkeeper lint .", "echo 'baseline: token' > .shopkeeper.yml; shopkeeper lint .",
    ], ["SECRET\n", "SECRET: [a\n", "[SECRET, \"SECRET", "{\"SECRET\": 1}"]) func others(line: String, text: String)
    throws
  {
    let folder = try sample()
    try folder.write(text, to: "token")
    let outcome = try run(line, in: folder.url)
    #expect(outcome.status == 3, "\(outcome.output)")
    #expect(!outcome.errors.contains("SECRET"), "\(outcome.errors)")
  }
}

@Suite("Comparing with a repository of somebody else") struct ForeignRepositoryTests {
  @Test("runs none of the programs that the repository names") func programs() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.small, to: "old.yml")
    let outcome = try run(
      """
      export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a
      git init -q . && git add old.yml && git commit -qm one && git mv old.yml catalog.yml
      trap="$PWD/trap"; printf '#!/bin/sh\\ntouch "%s"\\ncat\\n' "$PWD/ran" > trap; chmod +x trap
      echo '* filter=trap diff=trap' > .gitattributes
      for key in core.fsmonitor filter.trap.clean filter.trap.smudge filter.trap.process \\
        diff.external diff.trap.command diff.trap.textconv core.pager core.sshCommand; do
        git config $key "$trap"
      done
      printf ' \\n' >> catalog.yml
      shopkeeper lint . --against HEAD --new-only; shopkeeper diff HEAD:old.yml catalog.yml
      ls ran 2> /dev/null
      """,
      in: folder.url)
    #expect(!outcome.output.contains("ran\n"), "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains("already in \"HEAD\" not shown") || outcome.status != 3)
    #expect(!outcome.output.contains("everything in it is new"), "\(outcome.output)")
  }
}
