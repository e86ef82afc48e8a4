import CatalogFormats
import CatalogModel
import ForeignFormats
import Foundation
import SourceSyntax
import Testing

@Suite("shopkeeper formats") struct FormatsCommandTests {
  @Test("lists all formats") func list() async throws {
    let run = await CommandRun("formats")
    for format in CatalogFormatRegistry.formats { #expect(run.output.contains("\n\(format.name) ")) }
    let unknown = await CommandRun("formats", "cvs")
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("did you mean \"csv\"?"))
  }

  @Test("shows what each can hold, and why not the rest", arguments: CatalogFormatRegistry.formats.map(\.name))
  func carried(_ name: String) async throws {
    let run = await CommandRun("formats", name)
    #expect(run.status == 0)
    #expect(run.output.contains("\n  products: id"), "\(run.output)")
    let isWhole = ["yaml", "json", "xml", "plist", "plist-binary"].contains(name)
    #expect(run.output.contains("\ncarries everything\n") == isWhole, "\(run.output)")
    #expect(run.output.contains("\ndoes not carry, or not in full\n") == !isWhole)
    let json = await CommandRun("formats", name, "--format", "json")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect(object["name"] as? String == name)
    let carries = try #require(object["carries"] as? [String: [String]])
    #expect(carries["products"]?.contains("id") == true)
    // No field is in both lists.
    let losses = try #require(object["losses"] as? [[String: Any]])
    for loss in losses {
      for (part, names) in try #require(loss["fields"] as? [String: [String]]) {
        #expect(Set(carries[part] ?? []).isDisjoint(with: names), "\(part): \(names)")
      }
    }
  }

  @Test("knows every field") func fields() {
    let document = CatalogYAMLDecoder.read(SourceFile(name: "full.yml", bytes: Array(FullCatalog.text.utf8)))
    #expect(document.diagnostics.isEmpty)
    let present = Set(document.catalog.entries.compactMap(\.path.field))
    let named: Set<CatalogField> = [.productID, .locale, .retired, .header, .body]
    #expect(Set(CatalogField.allCases).subtracting(present).isSubset(of: named))
  }

  @Test(
    "every command has examples in its help",
    arguments: ["export", "import", "convert", "formats", "diff", "fmt", "set", "add", "remove", "rename"]) func help(
      _ command: String
    ) async
  {
    let run = await CommandRun(command, "--help")
    #expect(run.status == 0)
    #expect(run.output.contains("\nEXAMPLES\n  shopkeeper \(command)"))
    #expect(run.output.contains("\n\n"))
  }
}
