import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import CatalogSamples
import Foundation
import TestTools
import Testing

@testable import ForeignFormats

@Suite("Product IDs as constants") struct ConstantsTests {
  /// Items that are difficult to derive names from, and IDs that are difficult to write.
  private static let hostile: Catalog = {
    let items = [
      "coins60", "coins.60", "coins-60", "removeAds", "60coins", "class", "default", "self", "all", "init", "金币60",
      "été", "", "...", "🎁", "a$b", "quote\"s", "back\\slash", "line\nbreak", "URLPack", "import", "Type", "\u{2028}",
      "\u{1D11E}x", "ıI", "ß", "equals", "ToString", "var", String(repeating: "long.", count: 18),
    ]
    var catalog = Catalog(app: App(bundleID: "com.example", name: "Game */ <b> \n x"))
    for (index, item) in items.enumerated() {
      catalog.products.append(
        Product(
          item: item, productID: "com.example.\(item)",
          type: [.consumable, .nonConsumable, .nonRenewing, nil][index % 4],
          referenceName: ["A */ name", nil, "two\nlines & <b>"][index % 3]))
    }
    return catalog
  }()

  private static func catalogs() throws -> [Catalog] {
    [hostile, try ExampleCatalog.goldRush(), Catalog()]
      + GeneratedCatalogs.seeds.prefix(2).map { GeneratedCatalogs.catalog(seed: $0) }
  }

  private func names(_ items: [String], in language: ConstantLanguage) -> [String] {
    let catalog = Catalog(products: items.map { Product(item: $0, productID: "id.\($0)") })
    return ConstantNames(catalog, in: language).constants.map(\.name)
  }

  @Test("follow the naming conventions of each language") func conventions() {
    let items = ["removeAds", "coins.400", "vip_monthly", "60-gems", "URLPack", "金币60", "default"]
    #expect(
      names(items, in: .swift) == [
        "removeAds", "coins400", "vipMonthly", "product60Gems", "urlPack", "金币60", "`default`",
      ])
    #expect(
      names(items, in: .kotlin) == [
        "REMOVE_ADS", "COINS_400", "VIP_MONTHLY", "PRODUCT_60_GEMS", "URL_PACK", "金币60", "DEFAULT",
      ])
    #expect(
      names(items, in: .cSharp) == [
        "RemoveAds", "Coins400", "VipMonthly", "Product60Gems", "UrlPack", "金币60", "Default",
      ])
    #expect(names(items, in: .typeScript).last == "default")
  }

  @Test("keep their names when others with the same name are added") func collisions() {
    #expect(
      names(["coins60", "coins.60", "all", "coins-60", "", "..."], in: .swift) == [
        "coins60", "coins60Variant2", "allProduct", "coins60Variant3", "product", "productVariant2",
      ])
  }

  @Test("are unique, regardless of the items", arguments: ["swift", "kotlin", "csharp", "typescript"]) func distinct(
    _ name: String
  ) throws {
    let language: [String: ConstantLanguage] = [
      "swift": .swift, "kotlin": .kotlin, "csharp": .cSharp, "typescript": .typeScript,
    ]
    for catalog in try Self.catalogs() {
      let names = ConstantNames(catalog, in: try #require(language[name])).constants.map(\.name)
      #expect(Set(names).count == names.count)
      #expect(names.allSatisfy { !$0.isEmpty && $0.first?.isNumber == false })
    }
  }

  @Test("compile in Swift", .enabled(if: Tool.swiftc.isInstalled)) func swiftCompiles() throws {
    for catalog in try Self.catalogs() {
      var text = String(decoding: ConstantsEncoder.swift(catalog).bytes, as: UTF8.self)
      // The values are used, so that a name that can't be written at its use is detected.
      text += "func use() -> Int { ProductID.all.count }\n"
      _ = try Tool.swiftc.run(
        ["-typecheck", "-warnings-as-errors", "-swift-version", "6", "-"], input: Array(text.utf8))
    }
  }

  @Test("are formatted like swift-format's output", .enabled(if: Tool.swift.isInstalled)) func swiftFormat() throws {
    for catalog in try Self.catalogs() {
      let bytes = ConstantsEncoder.swift(catalog).bytes
      _ = try Tool.swift.run(["format", "lint", "--strict", "-"], input: bytes)
      let formatted = try Tool.swift.run(["format", "-"], input: bytes)
      #expect(Array(formatted) == bytes)
    }
  }

  @Test("have the IDs in TypeScript", .enabled(if: Tool.node.isInstalled)) func typeScript() throws {
    for catalog in try Self.catalogs() {
      var text = String(decoding: ConstantsEncoder.typeScript(catalog).bytes, as: UTF8.self)
      // Without its types, the rest is JavaScript.
      text = text.replacing("export const", with: "const").replacing(" as const;", with: ";").replacing(
        ": readonly ProductID[]", with: ""
      ).replacing(/export type .*\n/, with: "")
      text += "process.stdout.write(JSON.stringify(allProductIDs));\n"
      let output = try Tool.node.run(["-"], input: Array(text.utf8))
      let ids = try JSONDecoder().decode([String].self, from: output)
      #expect(ids.map { Array($0.utf8) } == Self.ids(of: catalog).map { Array($0.utf8) })
    }
  }

  @Test("compile in Kotlin", .enabled(if: Tool.kotlinc.isInstalled)) func kotlinCompiles() throws {
    for catalog in try Self.catalogs() {
      try Self.compile(
        ConstantsEncoder.kotlin(catalog).bytes, as: "ProductId.kt", with: .kotlinc, ["-Werror", "-d"])
    }
  }

  @Test("compile in C#", .enabled(if: Tool.mcs.isInstalled)) func cSharpCompiles() throws {
    for catalog in try Self.catalogs() {
      try Self.compile(
        ConstantsEncoder.cSharp(catalog).bytes, as: "ProductID.cs", with: .mcs,
        ["-warnaserror", "-target:library", "-out:"])
    }
  }

  /// Compiles a file in a folder of its own.
  /// - Parameter options: The options, of which the last is followed by the name of the output.
  private static func compile(_ bytes: [UInt8], as name: String, with compiler: Tool, _ options: [String]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: name)
    try Data(bytes).write(to: file)
    let output = folder.appending(path: "output").path
    let last = options.last ?? ""
    let named = last.hasSuffix(":") ? ["\(last)\(output)"] : [last, output]
    _ = try compiler.run(options.dropLast() + named + [file.path], input: [])
  }

  @Test("have comments that neither end early nor begin another, in which Kotlin would be nested") func comments() {
    let name = "a */ b /* c /** d **/ e /*/ f"
    let product = Product(item: "a", productID: "a.b", type: .consumable, referenceName: name)
    let text = String(decoding: ConstantsEncoder.kotlin(Catalog(products: [product])).bytes, as: UTF8.self)
    #expect(text.contains("a * / b / * c / ** d ** / e / * / f"), "\(text)")
    #expect(text.components(separatedBy: "/*").count == text.components(separatedBy: "*/").count)
  }

  private static func ids(of catalog: Catalog) -> [String] {
    var seen: Set<ExactText> = []
    return catalog.products.map(\.productID).filter { !$0.isEmpty && seen.insert(ExactText($0)).inserted }
  }

  @Test("escape special characters in a literal") func literals() {
    let text = "a\"b\\c$d\n\u{2028}\u{1F381}\u{E0001}"
    #expect(StringLiteral.swift(text) == "\"a\\\"b\\\\c$d\\u{A}\\u{2028}🎁\\u{E0001}\"")
    #expect(StringLiteral.kotlin(text) == "\"a\\\"b\\\\c\\$d\\u000A\\u2028🎁\\uDB40\\uDC01\"")
    #expect(StringLiteral.cSharp(text) == StringLiteral.typeScript(text))
  }

  @Test("are written as recorded", arguments: ["swift", "kotlin", "typescript", "csharp", "text", "markdown", "csv"])
  func golden(_ name: String) throws {
    let format = try #require(CatalogFormatRegistry.format(named: name))
    let catalog = try ExampleCatalog.goldRush()
    let result = try #require(CatalogExport.export(catalog, as: format))
    try FormatGolden.expect(result.bytes, at: "GoldRush.\(format.fileExtensions[0])")
  }

  @Test("name every field that they don't have, once") func losses() throws {
    let swift = try #require(CatalogFormatRegistry.format(named: "swift"))
    let losses = try #require(CatalogExport.export(try ExampleCatalog.goldRush(), as: swift)).losses
    let reason = "constants hold product IDs and their names, and nothing else"
    #expect(Set(losses.map(\.message)) == [reason])
    let fields = Set(losses.map(\.path.field))
    #expect(fields.isSuperset(of: [.price, .offers, .template, .grants, nil]))
    #expect(!fields.contains(.referenceName))
    #expect(losses.allSatisfy { $0.extent == .value })
  }
}
