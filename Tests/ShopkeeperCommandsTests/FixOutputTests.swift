import Basics
import CatalogLint
import CommandLayer
import Foundation
import Shopkeeper
import Testing

@testable import ShopkeeperCommands

@Suite("The output of fixes") struct FixOutputTests {
  @Test("doesn't overwrite a file that was changed after it was read, but writes the others") func changedMeanwhile()
    throws
  {
    let folder = try TemporaryFolder()
    let faulty = Samples.small.replacing("400 Gold Coins,", with: "400  Gold Coins,")
    let paths = try ["a.yml", "b.yml"].map { try folder.write(faulty, to: $0) }
    let files = LintedFiles(catalogs: try paths.map { try CatalogFile.read($0) })
    var fixes = try CatalogFixes(of: files, making: .safe, with: LintRun())
    #expect(fixes.outcome.report.summary.fixedFiles == 2)
    let later = faulty + "# later\n"
    try folder.write(later, to: "a.yml")

    let errors = Lock("")
    let console = Console(
      standardOutput: { _ in },
      standardError: { bytes in errors.withLock { $0 += String(decoding: bytes, as: UTF8.self) } })
    #expect(try !fixes.write(on: console))
    #expect(errors.withLock { $0 }.contains("a.yml\" was changed in the meantime"))
    #expect(try folder.text("a.yml") == later)
    #expect(try folder.text("b.yml") == Samples.small)

    // Files that were not written are not reported as fixed.
    #expect(fixes.outcome.report.summary.fixed == 1)
    #expect(fixes.outcome.report.findings.filter { $0.rule == "untidy-spacing" }.map(\.file) == [paths[0]])
  }
}
