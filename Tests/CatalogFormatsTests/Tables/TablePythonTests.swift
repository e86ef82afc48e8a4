import CatalogModel
import CatalogSamples
import ForeignFormats
import Foundation
import SourceSyntax
import TestTools
import Testing

@testable import CatalogFormats

@Suite("Python's csv", .enabled(if: Tool.python.isInstalled)) struct TablePythonTests {
  private static let parse = """
    import csv, io, json, sys
    text = sys.stdin.buffer.read().decode("utf-8-sig")
    rows = csv.reader(io.StringIO(text, newline=""), dialect=sys.argv[1])
    json.dump([row for row in rows if row], sys.stdout)
    """

  /// The rows as our own reader reads them.
  private func rows(_ bytes: [UInt8]) -> [[String]] {
    let text = DelimitedText(SourceFile(name: "a.csv", bytes: bytes))
    var rows: [[String]] = []
    var row = DelimitedRow()
    var offset = text.start
    while let next = text.readRow(at: offset, into: &row) {
      if row.cells.count > 1 || !row.isBlank { rows.append(row.cells.map { text.text(of: $0) }) }
      offset = next
    }
    return rows
  }

  @Test(
    "reads the cells that were written",
    arguments: [("csv", "excel"), ("tsv", "excel-tab"), ("revenuecat-csv", "excel"), ("google-play-csv", "excel")])
  func written(format: String, dialect: String) throws {
    let format = try #require(CatalogFormatRegistry.format(named: format))
    for seed in [0, 7, 13, 21, 33] as [UInt64] {
      let catalog = GeneratedCatalogs.catalog(seed: seed)
      let bytes = try #require(CatalogExport.export(catalog, as: format)).bytes
      let output = try Tool.python.run(["-c", Self.parse, dialect], input: bytes)
      let parsed = try JSONDecoder().decode([[String]].self, from: output)
      #expect(parsed == rows(bytes), "seed \(seed)")
      #expect(parsed.allSatisfy { $0.count == parsed[0].count })
    }
  }

  @Test("writes tables that can be read", arguments: ["excel", "excel-tab", "unix"]) func read(dialect: String) throws {
    let script = """
      import csv, sys
      out = csv.writer(open(sys.stdout.fileno(), "w", newline="", encoding="utf-8"), dialect=sys.argv[1])
      out.writerow(["id", "type", "title[en-US]", "description[en-US]"])
      out.writerow(["a.coins", "consumable", 'say "hi"', "one,\\ttwo;\\r\\nthree 金"])
      out.writerow(["a.ads", "non-consumable", "", "'x"])
      """
    let output = try Tool.python.run(["-c", script, dialect], input: [])
    let document = CatalogReading.read(SourceFile(name: "a.csv", bytes: Array(output)))
    #expect(document.diagnostics == [])
    let texts = document.catalog.products.flatMap(\.localizations)
    #expect(texts.map(\.title) == ["say \"hi\"", nil])
    #expect(texts.map(\.description) == ["one,\ttwo;\nthree 金", "'x"])
  }
}
