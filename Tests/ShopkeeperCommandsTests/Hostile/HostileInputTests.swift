import CatalogFormats
import ForeignFormats
import Foundation
import SourceSyntax
import Testing

@Suite("Files that were made to harm") struct HostileInputTests {
  @Test(
    "are rejected with messages that contain the position and the reason",
    arguments: HostileTexts.all + HostileBinaryLists.all) func refused(_ input: HostileInput) async throws
  {
    let folder = try TemporaryFolder()
    let path = folder.path("input.\(input.fileExtension)")
    try Data(input.bytes).write(to: URL(filePath: path))
    let output = folder.path("output.yml")
    let run = await CommandRun("convert", path, output, "--from", input.format)
    #expect(run.status == 1, "\(run.errors.prefix(300))")
    #expect(!FileManager.default.fileExists(atPath: output))
    let messages = run.errors.split(separator: "\n").filter { $0.hasPrefix("error: \(path):") }
    #expect(messages.contains { input.refusal.isEmpty || $0.contains(input.refusal) }, "\(run.errors.prefix(2000))")
    #expect(messages.count <= 50 && messages.allSatisfy { $0.utf8.count < path.utf8.count + 700 })
    #expect(!run.errors.contains("root:"))
    // If the format is not given, it is detected, or the file is rejected anyway.
    let reported = await CommandRun("convert", path, output)
    #expect(reported.status == 1, "\(reported.errors.prefix(300))")
  }

  @Test("cost a product of Google Play its price, which is said with its position", arguments: HostileTexts.amounts)
  func playAmounts(_ amount: String) async throws {
    let folder = try TemporaryFolder()
    let text = HarmlessFile.named("gpp").text("a").replacing("\"1000000\"", with: "\"\(amount)\"")
    let path = try folder.write(text, to: "input.json")
    let run = await CommandRun("convert", path, folder.path("output.yml"), "--from", "gpp")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains(": warning: a price is left out: \"priceMicros\" must be"), "\(run.errors)")
    #expect(try !folder.text("output.yml").contains("price:"))
    let strict = await CommandRun("convert", path, folder.path("other.yml"), "--from", "gpp", "--fail-on-loss")
    #expect(strict.status == 1, "\(strict.errors)")
  }

  @Test("have harmless forms that can be read", arguments: HarmlessFile.all.map(\.format)) func harmless(
    _ format: String
  ) async throws {
    let folder = try TemporaryFolder()
    let text = HarmlessFile.named(format).text("a")
    let path = try folder.write(text, to: "input")
    let run = await CommandRun("convert", path, folder.path("output.yml"), "--from", format)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try folder.text("output.yml").contains("a"))
  }

  @Test("are detected when truncated at any byte", arguments: HarmlessFile.all.map(\.format)) func truncated(
    _ name: String
  ) throws {
    let format = try #require(CatalogFormatRegistry.format(named: name))
    let read = try #require(format.read)
    let bytes = Array(HarmlessFile.named(name).text("é金").utf8)
    for end in 0..<bytes.count {
      let source = SourceFile(name: "a.\(format.fileExtensions[0])", bytes: Array(bytes[..<end]))
      for document in [read(ParsedFile(source), .none), CatalogReading.read(source)] {
        for diagnostic in document.diagnostics {
          #expect(diagnostic.range.start <= diagnostic.range.end)
          #expect(diagnostic.range.end <= end)
        }
      }
    }
  }

  @Test("with thousands of errors name a thousand, and how many more there are") func many() async throws {
    let folder = try TemporaryFolder()
    let headings = (["id"] + Array(repeating: "title", count: 3000)).joined(separator: ",")
    let path = try folder.write(headings + "\na" + String(repeating: ",x", count: 3000) + "\n", to: "a.csv")
    let run = await CommandRun("import", path, "-o", folder.path("output.yml"), "--bundle-id", "com.x")
    #expect(run.status == 1, "\(run.errors.suffix(300))")
    #expect((1000...1010).contains(run.errors.split(separator: "\n").count))
    #expect(run.errors.contains(" more are not listed"), "\(run.errors.suffix(300))")
  }
}
