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
}
