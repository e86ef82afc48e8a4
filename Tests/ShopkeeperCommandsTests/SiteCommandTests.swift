import Foundation
import Testing

@Suite("shopkeeper site") struct SiteCommandTests {
  @Test("writes what serve answers, then only what changes, and serve finds a difference") func lifecycle() async throws
  {
    let folder = try TemporaryFolder()
    let site = folder.path("public")
    let catalog = try folder.write(Samples.small, to: "one/catalog.yml")
    let first = await CommandRun("site", catalog, "-o", site)
    #expect(first.status == 0, "\(first.errors)")
    #expect(try folder.text("public/v1/apps/com.example.small/product-ids") == "[\"com.example.small.coins400\"]\n")
    #expect(await CommandRun("serve", catalog, "--verify-site", site).status == 0)
    #expect(await CommandRun("site", catalog, "-o", site).output.hasPrefix("wrote 0 of "))

    try folder.write(Samples.small.replacing("title: 400 Gold Coins", with: "title: 400 Coins"), to: "one/catalog.yml")
    let check = await CommandRun("serve", catalog, "--verify-site", site)
    #expect(check.status == 1)
    #expect(check.output.contains("v1/apps/com.example.small/products.xml differs\n"))
    #expect(!check.output.contains("product-ids"))
    #expect(await CommandRun("site", catalog, "-o", site).status == 0)
    #expect(await CommandRun("serve", catalog, "--verify-site", site).status == 0)
  }

  @Test("an app whose bundle ID can't be a folder is an error, and its files stay", arguments: [" ", "/x", "ä"])
  func unnamable(_ end: String) async throws {
    let folder = try TemporaryFolder()
    let site = folder.path("public")
    let text = Samples.small.replacing("type: consumable", with: "id: com.example.small.coins400\n    type: consumable")
    let catalog = try folder.write(text, to: "catalog.yml")
    #expect(await CommandRun("site", catalog, "-o", site).status == 0)
    try folder.write(
      text.replacing("bundleID: com.example.small", with: "bundleID: \"com.example.small\(end)\""), to: "catalog.yml")
    for arguments in [["site", catalog, "-o", site], ["serve", catalog, "--verify-site", site]] {
      let run = await CommandRun(arguments)
      #expect(run.status == 1 && run.errors.contains("letters, digits"), "\(run.errors)")
    }
    #expect(FileManager.default.fileExists(atPath: folder.path("public/v1/apps/com.example.small/products")))
  }

  @Test("a first run that is killed leaves a whole site or none, and the next one needs no --force") func killed()
    async throws
  {
    for _ in 0..<6 {
      let folder = try TemporaryFolder()
      let catalog = try folder.write(Samples.small, to: "one/catalog.yml")
      let parent = folder.path("out")
      try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
      let process = Process()
      process.executableURL = URL(filePath: shopkeeperPath)
      process.arguments = ["site", catalog, "-o", "\(parent)/public"]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      // It has begun to write.
      while process.isRunning, try FileManager.default.contentsOfDirectory(atPath: parent).isEmpty { usleep(500) }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      if FileManager.default.fileExists(atPath: "\(parent)/public") {
        #expect(await CommandRun("serve", catalog, "--verify-site", "\(parent)/public").status == 0)
      }
      let again = await CommandRun("site", catalog, "-o", "\(parent)/public")
      #expect(again.status == 0, "\(again.errors)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: parent) == ["public"])
    }
  }

  @Test("removes the files of an app that is no longer served, and nothing else") func removal() async throws {
    let folder = try TemporaryFolder()
    let site = folder.path("public")
    let one = try folder.write(Samples.small, to: "one/catalog.yml")
    let two = try folder.write(
      Samples.small.replacing("com.example.small", with: "com.example.two"), to: "two/catalog.yml")
    #expect(await CommandRun("site", one, two, "-o", site).status == 0)
    try folder.write("own", to: "public/about.html")
    #expect(await CommandRun("site", one, "-o", site).status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: site + "/v1/apps")
    #expect(names == ["com.example.small"])
    #expect(try folder.text("public/about.html") == "own")
  }

  @Test("doesn't write into a folder with other files unless forced, nor without an app") func refusals() async throws {
    let folder = try TemporaryFolder()
    let catalog = try folder.write(Samples.small, to: "one/catalog.yml")
    try folder.write("own", to: "mine/notes.txt")
    let refused = await CommandRun("site", catalog, "-o", folder.path("mine"))
    #expect(refused.status == 3)
    #expect(refused.errors.contains("contains files that are not of a site"))
    #expect(await CommandRun("site", catalog, "-o", folder.path("mine"), "--force").status == 0)
    let broken = try folder.write(
      Samples.small.replacing("type: consumable", with: "type: gold"), to: "two/catalog.yml")
    #expect(await CommandRun("site", catalog, broken, "-o", folder.path("new")).status == 1)
    #expect(!FileManager.default.fileExists(atPath: folder.path("new")))
    #expect(await CommandRun("serve", catalog, "--verify-site", folder.path("one")).errors.contains("is not a site"))
  }

  @Test(
    "a link in the folder leads nowhere, for what is written and what is removed",
    arguments: [
      "v1", "v1/apps", "v1/apps/com.example.old", "_headers", "index.json", "v1/apps/com.example.small/products",
    ])
  func links(_ name: String) async throws {
    let (folder, outside) = (try TemporaryFolder(), try TemporaryFolder())
    let catalog = try folder.write(Samples.small, to: "one/catalog.yml")
    let theirs = [
      "products", "apps/com.example.old/products", "com.example.old/products", "com.example.small/products",
    ]
    for file in theirs { try outside.write("theirs", to: file) }
    let index = #"{"shopkeeperSite": {"version": "1", "files": [{"path": "v1/apps/com.example.old/products"}]}}"#
    try folder.write(index, to: "public/index.json")
    let place = folder.url.appending(path: "public/\(name)")
    try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? FileManager.default.removeItem(at: place)
    let isFile = ["_headers", "index.json"].contains(name) || name.hasSuffix("/products")
    try FileManager.default.createSymbolicLink(
      at: place, withDestinationURL: isFile ? outside.url.appending(path: "products") : outside.url)
    let run = await CommandRun("site", catalog, "-o", folder.path("public"), "--force")
    for file in theirs { #expect(try outside.text(file) == "theirs", "\(file): \(run.errors)") }
    #expect(run.status == (name.hasSuffix("old") ? 0 : 3), "\(run.errors)")
  }

  @Test("an index that somebody has written removes nothing") func index() async throws {
    let folder = try TemporaryFolder()
    let catalog = try folder.write(Samples.small, to: "one/catalog.yml")
    let files = ["about.html", "v1/apps/notes.txt", "v1/notes/products"]
    let list = files.map { "{\"path\": \"\($0)\"}" }.joined(separator: ", ")
    try folder.write("{\"shopkeeperSite\": {\"files\": [\(list)]}}", to: "public/index.json")
    for file in files { try folder.write("theirs", to: "public/\(file)") }
    let run = await CommandRun("site", catalog, "-o", folder.path("public"))
    #expect(run.status == 0 && run.output.hasSuffix("removed 0\n"), "\(run.output)\(run.errors)")
    for file in files { #expect(try folder.text("public/\(file)") == "theirs") }
  }
}
