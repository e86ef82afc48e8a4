import CatalogFormats
import CatalogModel
import ForeignFormats
import SourceSyntax
import Testing

@Suite("Files of other programs") struct OtherFileTests {
  @Test("are not catalogs, whatever their extension", arguments: OtherFile.all) func refused(_ file: OtherFile) {
    let document = CatalogReading.read(SourceFile(name: file.name, text: file.text))
    #expect(!document.unread.isEmpty)
    // The extension is missing on standard input.
    let unnamed = CatalogReading.read(SourceFile(name: "stdin", text: file.text))
    #expect(!unnamed.unread.isEmpty)
  }

  /// The files with a list of products or resources, which a format that is named may have.
  private static let lists: Set<String> = ["shopify.json", "dummy.json", "paywall.json", "empty.json", "play.csv"]

  @Test(
    "are not catalogs in the format that was asked for either",
    arguments: OtherFile.all.filter { !lists.contains($0.name) }) func asked(_ file: OtherFile)
  {
    let parsed = ParsedFile(SourceFile(name: file.name, text: file.text))
    for format in CatalogFormatRegistry.formats {
      guard let document = format.read?(parsed, .none) else { continue }
      #expect(!document.unread.isEmpty, "\(format.name)")
    }
  }

  @Test("are refused with what they contain") func message() {
    let text = #"{"name": "shop", "version": "1.0.0", "scripts": {}, "private": true}"#
    let document = CatalogReading.read(SourceFile(name: "package.json", text: text))
    #expect(
      document.diagnostics.map(\.message) == [
        "a JSON object with \"name\", \"version\", \"scripts\" is in no known format; expected one "
          + "of storekit, json, product-ids-json, asc, unity, google-play, gpp-4.2, gpp, xcstrings"
      ])
  }
}
