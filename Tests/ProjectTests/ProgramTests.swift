import Testing

@Suite("Programs that are started") struct ProgramTests {
  /// The tools of the project, which start themselves and what they compare with.
  private static let tools = ["Sources/ShopkeeperBenchmark/", "Sources/ShopkeeperFuzz/", "Sources/LintCatalogPlugin/"]
  /// The files with a way to start one, and the only place that uses it.
  private static let allowed = [
    "Sources/Basics/Subprocess.swift", "Sources/CPlatform/CPlatform.h",
    "Sources/ShopkeeperCommands/Versioning/Git.swift", "Sources/ShopkeeperCommands/Commands/StudioCommand.swift",
  ]

  @Test("are git, in one place that lets a repository start nothing, and what opens the browser") func programs() throws
  {
    let listed = try run("git ls-files Sources").output.split(separator: "\n").map(String.init)
    let files = listed.filter { name in
      [".swift", ".h", ".c"].contains(where: name.hasSuffix) && !Self.tools.contains(where: name.hasPrefix)
    }
    try #require(files.count > 100)
    let pattern = /\b(Subprocess\.run|Process\(\)|platform_spawn|posix_spawnp?|popen|system\("|fork\(|execv\w*)/
    var found: Set<String> = []
    for file in files {
      let text = try Repository.text(file)
      // Regular expressions of Swift take long for so much text in a build for debugging.
      guard
        ["Subprocess.run", "Process()", "spawn", "popen", "system(\"", "fork(", "execv"].contains(where: text.contains)
      else { continue }
      if text.split(separator: "\n").contains(where: { !$0.contains("//") && $0.contains(pattern) }) {
        found.insert(file)
      }
    }
    #expect(found == Set(Self.allowed), "start git with Git.run")
  }

  @Test("files are written, moved and removed in one module, and elsewhere only by those who own them") func writers()
    throws
  {
    let owners: Set = [
      // Its socket, its databases, its journal, its page for the browser, and the cache of an app.
      "Sources/CatalogServer/ListeningSocket.swift", "Sources/CatalogStore/Database/SQLiteVersions.swift",
      "Sources/CatalogStore/Backup.swift", "Sources/ShopkeeperCommands/AppStoreConnect/JournalFile.swift",
      "Sources/ShopkeeperCommands/Commands/StudioCommand.swift", "Sources/ShopkeeperClient/ShopStorage.swift",
    ]
    let words = [
      " rename(FileName", " rename(path", "renameat(", "unlink(", "unlinkat(", "mkdir(", "mkdirat(", "fopen(",
      "symlink(",
      "platform_create(", "platform_exchange(", "FileManager.default", ".write(to: file", "O_WRONLY", "O_RDWR",
    ]
    let listed = try run("git ls-files Sources").output.split(separator: "\n").map(String.init)
    var found: Set<String> = []
    for file in listed where file.hasSuffix(".swift") && !file.hasPrefix("Sources/Basics/") {
      guard !Self.tools.contains(where: file.hasPrefix) else { continue }
      let text = try Repository.text(file)
      if words.contains(where: text.contains) { found.insert(file) }
    }
    #expect(found == owners, "write with OutputFile, OutputTree or FileSystem.replace")
  }

  @Test("git is never asked to look at the files of a repository, for which it would run filters") func commands()
    throws
  {
    let folder = "Sources/ShopkeeperCommands"
    for file in try Repository.swiftFiles(below: folder) {
      let text = try Repository.text(file)
      guard text.contains("Git.run") || text.contains("git(") else { continue }
      for command in ["status", "diff", "diff-files", "show", "add", "checkout", "ls-files", "fetch", "grep", "blame"] {
        #expect(
          !text.contains("git(\"\(command)\"") && !text.contains("git([\"\(command)\""), "\(file): git \(command)")
      }
    }
  }
}
