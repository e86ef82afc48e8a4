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
    var fixed = try FixedCatalogs(files.catalogs, making: .safe, with: LintRun())
    #expect(fixed.changed == [0, 1])
    let later = faulty + "# later\n"
    try folder.write(later, to: "a.yml")

    let errors = Lock("")
    let console = Console(
      standardOutput: { _ in },
      standardError: { bytes in errors.withLock { $0 += String(decoding: bytes, as: UTF8.self) } })
    let unwritten = FixOutput.write(fixed, from: files, on: console)
    #expect(unwritten == [0])
    #expect(errors.withLock { $0 }.contains("a.yml\" was changed in the meantime"))
    #expect(try folder.text("a.yml") == later)
    #expect(try folder.text("b.yml") == Samples.small)

    // Files that were not written are not reported as fixed.
    #expect(fixed.outcome.report.summary.fixed == 2)
    try fixed.revert(unwritten, to: files.catalogs)
    #expect(fixed.outcome.report.summary.fixed == 1)
    #expect(fixed.outcome.report.findings.filter { $0.rule == "untidy-spacing" }.map(\.file) == [paths[0]])
  }
}
