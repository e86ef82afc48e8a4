import Foundation
import Testing

/// A studio's table in an encoding of its country.
@Suite("A table in another encoding") struct SheetEncodingTests {
  // "id,类型,title[zh-Hans]\na.x,道具,金币\n" in GB18030.
  private static let sheet = Data(
    Array("id,".utf8) + [0xC0, 0xE0, 0xD0, 0xCD] + Array(",title[zh-Hans]\na.x,".utf8) + [0xB5, 0xC0, 0xBE, 0xDF]
      + Array(",".utf8) + [0xBD, 0xF0, 0xB1, 0xD2] + Array("\n".utf8))

  private func folder() throws -> (folder: TemporaryFolder, sheet: String) {
    let folder = try TemporaryFolder()
    try Self.sheet.write(to: folder.url.appending(path: "shop.csv"))
    return (folder, folder.path("shop.csv"))
  }

  @Test("is read with the map of the configuration, its words and its encoding") func configured() async throws {
    let (folder, sheet) = try folder()
    try folder.write("maps: {shop: {encoding: gbk, 道具: consumable}}\n", to: ".shopkeeper.yml")
    let catalog = folder.path("catalog.yml")
    let run = await CommandRun("import", sheet, "--map", "shop", "--bundle-id", "com.example.shop", "-o", catalog)
    #expect(run.status == 0, "\(run.errors)")
    let text = try folder.text("catalog.yml")
    #expect(text.contains("type: consumable"))
    #expect(text.contains("zh-Hans: {title: 金币}"), "\(text)")
    // The option overrules the map.
    let other = await CommandRun("import", sheet, "--map", "shop", "--encoding", "utf-8")
    #expect(other.status == 1)
    #expect(other.errors.contains("it looks like GB18030"), "\(other.errors)")
  }

  @Test(
    "is read by every command that takes a table",
    arguments: [
      ["lint", "SHEET", "-f", "concise", "--only", "missing-price"], ["convert", "SHEET", "-", "--to", "csv"],
      ["diff", "SHEET", "SHEET"],
    ]) func commands(arguments: [String]) async throws
  {
    let (_folder, sheet) = try folder()
    let given = arguments.map { $0 == "SHEET" ? sheet : $0 }
    let options = ["--map", "道具=consumable", "--encoding", "gb18030"]
    let run = await CommandRun(given + options)
    #expect(!run.errors.contains("UTF-8"), "\(run.errors)")
    #expect(run.errors.contains("类型 → type") || !run.errors.contains("note"), "\(run.errors)")
    let refused = await CommandRun(given)
    #expect(refused.status != 0)
    #expect((refused.output + refused.errors).contains("--encoding gb18030"), "\(refused.errors)")
    _ = _folder
  }

  @Test("needs a name that is known, and a table") func misuse() async throws {
    let (folder, sheet) = try folder()
    let unknown = await CommandRun("import", sheet, "--encoding", "gb18031")
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("gb18030"), "\(unknown.errors)")
    let catalog = try folder.write("catalog: 1\nproducts: {}\n", to: "catalog.yml")
    let other = await CommandRun("convert", catalog, "-", "--to", "json", "--encoding", "big5")
    #expect(other.status == 3)
    #expect(
      other.errors.contains("--encoding is for tables in CSV and TSV, and \"\(catalog)\" is yaml"), "\(other.errors)")
  }
}
