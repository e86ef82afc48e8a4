import Foundation
import Testing

@Suite("Fixing standard input") struct StandardInputTests {
  private static let faulty = "sed 's/primaryLocale: en-US/primaryLocale: en_US/' Catalogs/Minimal/catalog.yml"

  @Test("prints the fixed text to standard output, the report to standard error") func fixed() throws {
    let outcome = try run("\(Self.faulty) | shopkeeper lint - --fix --stdin-filename Catalogs/Minimal/catalog.yml")
    #expect(outcome.output == (try Repository.text("Catalogs/Minimal/catalog.yml")))
    #expect(outcome.errors.hasPrefix("fixed 1 finding in 1 file\n"))
    #expect(outcome.status == 0)
  }

  @Test("prints text that needs no fixes unchanged") func untouched() throws {
    let outcome = try run("cat Catalogs/Minimal/catalog.yml | shopkeeper lint - --fix --disable missing-screenshot")
    #expect(outcome.output == (try Repository.text("Catalogs/Minimal/catalog.yml")))
  }

  @Test("a diff uses the given file name") func diff() throws {
    let outcome = try run("\(Self.faulty) | shopkeeper lint - --diff --stdin-filename mine.yml")
    #expect(outcome.output.hasPrefix("--- mine.yml\n+++ mine.yml\n"))
    #expect(outcome.output.contains("\n-  primaryLocale: en_US\n+  primaryLocale: en-US\n"))
    #expect(outcome.status == 1)
  }
}
