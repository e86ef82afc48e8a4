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

  /// Texts in the encodings of their lines.
  struct Lines: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var encoding: String
    var rows: [[UInt8]]
    /// Whether it is refused, or read with a warning.
    var isRefused = false
    var isDoubtful = false
  }

  private static let mixtures = [
    Lines(
      testDescription: "Windows-1252 with one short line in UTF-8", encoding: "windows-1252",
      rows: [Array("90 Äpfel".utf8), Array("90 ".utf8) + [0xC4] + Array("pfel".utf8)], isRefused: true),
    Lines(
      testDescription: "Windows-1251 with one letter in UTF-8", encoding: "windows-1251",
      rows: [Array("Mit Ä".utf8), [0xC7, 0xEE, 0xEB, 0xEE, 0xF2, 0xEE], [0xC7, 0xEE]], isRefused: true),
    Lines(
      testDescription: "GB18030 with a line that may be UTF-8", encoding: "gb18030",
      rows: [[0xBD, 0xF0, 0xB1, 0xD2], [0xBD, 0xF0, 0xB1, 0xD2], Array("Café".utf8)], isDoubtful: true),
    Lines(
      testDescription: "Windows-1252 alone", encoding: "windows-1252",
      rows: [[0xC4] + Array("pfel".utf8), Array("CAF".utf8) + [0xC9, 0x99], Array("Caf".utf8) + [0xE9, 0xAE]]),
    Lines(
      testDescription: "Windows-1250 alone", encoding: "windows-1250",
      rows: [[0xB3, 0xF3, 0x64, 0x9F], Array("MIA".utf8) + [0xA3], Array("Sk".utf8) + [0xB3] + Array("ad".utf8)]),
    Lines(
      testDescription: "Windows-1251 alone", encoding: "windows-1251",
      rows: [[0xC7, 0xEE, 0xEB, 0xEE, 0xF2, 0xEE], [0xAB, 0xC7, 0xEE, 0xBB], [0xC1, 0xEE]]),
  ]

  @Test(
    "with lines in UTF-8 among others is refused, or named where nothing tells them from the others",
    arguments: mixtures)
  func mixture(_ lines: Lines) async throws {
    let folder = try TemporaryFolder()
    var sheet = Data("id,type,title[de-DE]\n".utf8)
    for (number, row) in lines.rows.enumerated() { sheet += Data("a.x\(number),consumable,".utf8) + row + [0x0A] }
    try sheet.write(to: folder.url.appending(path: "shop.csv"))
    let run = await CommandRun(
      "import", folder.path("shop.csv"), "--encoding", lines.encoding, "--bundle-id", "com.s", "-o",
      folder.path("new.yml"))
    #expect((run.status == 1) == lines.isRefused, "\(run.errors)")
    #expect(
      run.errors.contains("line 2 is UTF-8, but") == lines.isRefused || run.errors.contains("line 3 is not"),
      "\(run.errors)")
    #expect(run.errors.contains("line 4 is valid as UTF-8") == lines.isDoubtful, "\(run.errors)")
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
