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
    "a configuration that can't be one is named, wherever it is found",
    arguments: ["mkfifo .shopkeeper.yml", "mkdir .shopkeeper.yml", "ln -s none .shopkeeper.yml"],
    [
      "lint .", "lint b", "lint b/catalog.yml", "list b", "set b coins400 price.tier=7",
      "publish b --store s --author A",
    ])
  func strangeConfigurations(line: String, command: String) throws {
    let folder = try sample()
    let outcome = try run("\(line); timeout 20 \"\(shopkeeperPath)\" \(command); echo \"status $?\"", in: folder.url)
    #expect(outcome.output.contains("status 3"), "\(outcome.output)\(outcome.errors)")
    #expect(outcome.errors.contains(".shopkeeper.yml\" is "), "\(outcome.errors)")
  }

  @Test(
    "a configuration of another user is only read from a folder that not everybody may write to",
    .enabled(if: geteuid() == 0, "only root can give files away"),
    arguments: [
      ("chmod 1777 .; chown 12 .shopkeeper.yml", false), ("chmod 1777 .", true), ("chown -R 12 .", true),
      ("chmod 1777 .; chown 12 . .shopkeeper.yml", true), ("chmod 755 .; chown 12 .shopkeeper.yml", true),
    ])
  func strangersConfiguration(change: String, isRead: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write("rules: {emoji: off}\n", to: ".shopkeeper.yml")
    try folder.write(Samples.small, to: "repository/catalog.yml")
    let outcome = try run(
      "\(change); cd repository && git init -q . && \"\(shopkeeperPath)\" lint; echo \"status $?\"", in: folder.url)
    #expect(outcome.errors.contains("belongs to another user") == !isRead, "\(outcome.errors)")
    #expect(outcome.output.contains("status 3") == !isRead, "\(outcome.output)")
  }

  @Test(
    "a link that leads out of the repository isn't read with the other files of a folder",
    arguments: [
      ("texts/ja.strings", "coins.json", "import texts --into catalog.yml"),
      ("texts/ja.lproj", "", "import texts --into catalog.yml"),
      ("play/coins.json", "coins.json", "convert play - --from gpp --to yaml"),
      ("play/products", "", "convert play - --from gpp --to yaml"),
      ("play/coins.json", "coins.json", "convert play - --from asc --to yaml"),
    ])
  func linksOut(link: String, target: String, command: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.small, to: "repository/catalog.yml")
    try folder.write("{\"sku\": \"planted\"}", to: "outside/coins.json")
    let outcome = try run(
      """
      cd repository && git init -q . && mkdir texts play && ln -s ../../outside/\(target) \(link)
      "\(shopkeeperPath)" \(command); echo "status $?"
      """, in: folder.url)
    #expect(outcome.output == "status 3\n", "\(outcome.output)\(outcome.errors)")
    #expect(outcome.errors.contains("\(link)\" leads out of "), "\(outcome.errors)")
  }

  @Test("a pipe that is named is read, or named when nobody writes to it")
  func silentPipe() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.small, to: "catalog.yml")
    let outcome = try run(
      """
      mkfifo p.yml; count() { "$@" | grep -c coins400; }
      (sleep 1; cat catalog.yml) > p.yml & count shopkeeper list p.yml --format ids
      count shopkeeper list <(sleep 1; cat catalog.yml) --format ids
      cat catalog.yml | count shopkeeper list - --format ids
      cat catalog.yml | count shopkeeper list /dev/stdin --format ids
      timeout 300 "\(shopkeeperPath)" lint p.yml; echo "status $?"
      """, in: folder.url)
    #expect(outcome.output == "1\n1\n1\n1\nstatus 3\n", "\(outcome.output)\(outcome.errors)")
    #expect(outcome.errors.contains("\"p.yml\" is a pipe that nobody wrote to for 10 seconds"), "\(outcome.errors)")
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

@Suite("The repository of somebody else") struct ForeignRepositoryTests {
  @Test(
    "runs none of the programs that it names",
    arguments: [
      "shopkeeper lint . --against HEAD --new-only", "shopkeeper diff HEAD~1:old.yml catalog.yml",
      "shopkeeper lint . --history", "cp trap git; PATH=.::$PATH shopkeeper lint . --history",
      "shopkeeper publish . --store s --allow-warnings",
      "shopkeeper publish . --store s --dry-run --allow-warnings",
      "shopkeeper store ledger import --git catalog.yml --store s",
      "shopkeeper publish . --store s --allow-warnings; shopkeeper store rollback 1 --store s",
    ]) func programs(_ line: String) throws
  {
    let folder = try TemporaryFolder()
    try folder.write(Samples.small, to: "old.yml")
    let outcome = try run(
      """
      export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a
      git init -q . && git add old.yml && git commit -qm one && git mv old.yml catalog.yml && git commit -qm two
      trap="$PWD/trap"; printf '#!/bin/sh\\ntouch "%s"\\ncat\\n' "$PWD/ran" > trap; chmod +x trap
      echo '* filter=trap diff=trap' > .gitattributes
      for key in core.fsmonitor filter.trap.clean filter.trap.smudge filter.trap.process diff.external \\
        diff.trap.command diff.trap.textconv core.pager pager.log pager.config pager.show core.sshCommand core.gitProxy \\
        core.askPass core.editor gpg.program credential.helper core.alternateRefsCommand uploadpack.packObjectsHook; do
        git config -f included "$key" "$trap"
      done
      git config -f included log.showSignature true
      git config include.path "$PWD/included"
      git config core.hooksPath "$PWD/hooks"; mkdir hooks
      for hook in post-index-change reference-transaction fsmonitor-watchman; do cp trap hooks/$hook; done
      git config remote.origin.url "ext::$trap"; git config remote.origin.promisor true
      git config extensions.partialClone origin; git config protocol.ext.allow always
      touch -d '1 hour ago' catalog.yml; printf ' \\n' >> catalog.yml; rm -f ran
      \(line)
      echo "status $?"; ls ran 2> /dev/null
      """,
      in: folder.url)
    #expect(!outcome.output.contains("ran\n"), "\(outcome.output)\(outcome.errors)")
    #expect(!outcome.output.contains("status 3"), "\(outcome.output)\(outcome.errors)")
    #expect(!outcome.output.contains("everything in it is new"), "\(outcome.output)")
  }

  @Test("a setting that never ends is not waited for forever") func endless() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.small, to: "catalog.yml")
    let outcome = try run(
      """
      git init -q . && mkfifo pipe && git config include.path "$PWD/pipe"
      export LOGNAME=ada; shopkeeper publish . --store s --allow-warnings; echo "status $?, $SECONDS seconds"
      shopkeeper lint . --against HEAD; echo "status $?"
      git init -q other && cd other && cp ../catalog.yml . && rm .git/HEAD && mkfifo .git/HEAD
      shopkeeper store ledger import --git catalog.yml --store s --app com.example.small; echo "ledger $?"
      """, in: folder.url)
    #expect(outcome.output.contains("status 0") && outcome.output.contains("status 3"), "\(outcome.output)")
    #expect(outcome.output.contains("ledger 3"), "\(outcome.output)\(outcome.errors)")
    let seconds = try #require(outcome.output.firstMatch(of: /, (\d+) seconds/).flatMap { Int($0.1) })
    #expect(seconds >= 30, "\(outcome.output)")
    let stopped = "git took more than 30 seconds in this repository, and was stopped"
    #expect(outcome.errors.contains("note: \(stopped); your name is not taken from it"), "\(outcome.errors)")
    #expect(outcome.errors.contains("note: \(stopped); no commit is recorded"), "\(outcome.errors)")
    #expect(outcome.errors.contains("can't compare with \"HEAD\": \(stopped)"), "\(outcome.errors)")
  }

  @Test("a published file is \"dirty\" when it differs from its commit in more than line ends") func dirty() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.small, to: "catalog.yml")
    let outcome = try run(
      """
      git init -q . && git add . && git -c user.name=a -c user.email=a commit -qm one
      publish() { shopkeeper publish . --store "$1" --allow-warnings --author A > log 2>&1 || cat log
        shopkeeper store history --store "$1" --format json | grep -c -- -dirty; }
      publish one; sed -i 's/$/\\r/' catalog.yml; publish two; echo '# x' >> catalog.yml; publish three
      """, in: folder.url)
    #expect(outcome.output == "0\n0\n1\n", "\(outcome.output)\(outcome.errors)")
  }

  @Test(
    "its configuration doesn't choose a server, or a store outside of it",
    arguments: [
      ("postgresql://shop:Xy7!secret@127.0.0.1:1/shop", "can't name a server"),
      ("postgres://127.0.0.1:1/shop", "can't name a server"), ("../theirs.store", "is outside of the "),
      ("/tmp/theirs.store", "is outside of the "), ("link.store", "is outside of the "),
      ("folder/theirs.store", "is outside of the "),
    ],
    [
      "publish --author A", "publish --author A --dry-run", "site -o public", "history", "verify", "ledger",
      "set . coins400 price.tier=7 --dry-run",
      "serve --port 0",
    ]) func store(_ chosen: (String, String), command: String) throws
  {
    let folder = try TemporaryFolder()
    try folder.write(Samples.small, to: "r/catalog.yml")
    try folder.write("store: \"\(chosen.0)\"\n", to: "r/.shopkeeper.yml")
    // An archive that was unpacked is in no repository, or has one in it.
    for (place, line) in [("r", "git init -q ."), ("r", "true"), ("r", "git init -q none"), ("r/a", "git init -q .")] {
      let outcome = try run(
        """
        rm -rf r/.git r/link.store r/folder r/none; mkdir -p \(place); mv r/catalog.yml \(place) 2> /dev/null
        cd r && ln -s ../theirs.store link.store && ln -s .. folder && cd ../\(place) && \(line)
        export PGPASSWORD=hunter2; timeout 20 "\(shopkeeperPath)" \(command)
        echo "status $?"; ls "\(folder.url.path())"
        """, in: folder.url)
      #expect(outcome.output.contains("status 3"), "\(outcome.output)\(outcome.errors)")
      #expect(outcome.errors.contains(chosen.1) && outcome.errors.contains("--store"), "\(outcome.errors)")
      #expect(!outcome.errors.contains("secret@") && !outcome.output.contains("theirs.store"), "\(outcome.errors)")
    }
  }

  @Test("the configuration in the home folder may choose any store, if a nearer one chooses none") func home() throws {
    let folder = try TemporaryFolder()
    try folder.write("store: postgresql://127.0.0.1:1/shop\n", to: ".shopkeeper.yml")
    try folder.write("rules: {emoji: off}\n", to: "r/.shopkeeper.yml")
    let outcome = try run(
      "cd r; export HOME=\"$OLDPWD\"; timeout 20 \"\(shopkeeperPath)\" history; echo \"status $?\"", in: folder.url)
    #expect(outcome.output.contains("status 3"), "\(outcome.output)")
    #expect(outcome.errors.contains("127.0.0.1") && !outcome.errors.contains("can't name"), "\(outcome.errors)")
  }

  @Test("a store in it, and one that a configuration above it names, are used") func ownStore() throws {
    let folder = try TemporaryFolder()
    try folder.write("store: above.store\n", to: ".shopkeeper.yml")
    try folder.write(Samples.small, to: "r/catalog.yml")
    try folder.write(Samples.small, to: "s/catalog.yml")
    try folder.write("store: stores/own.store\n", to: "s/.shopkeeper.yml")
    let outcome = try run(
      """
      mkdir s/stores
      for each in r s; do
        (cd $each && git init -q . && shopkeeper publish . --allow-warnings --author A > log 2>&1 || cat log)
      done
      ls above.store s/stores/own.store
      """, in: folder.url)
    #expect(outcome.output == "above.store\ns/stores/own.store\n", "\(outcome.output)\(outcome.errors)")
  }
}
