import Basics
import CYAML
import CatalogFormats
import CatalogLint
import CatalogModel
import SourceSyntax

/// Linting a large catalog, next to the processor time that libyaml alone needs to parse the same
/// bytes.
enum LintBenchmark {
  static func run() {
    let small = SourceFile(name: "catalog.yml", bytes: GeneratedCatalog.bytes(products: 10_000))
    let size = Double(small.bytes.count)
    print("10,000 products × 12 locales, \(Measure.decimal(size / 1e6, 1)) MB; processor time")
    var findings = 0
    let before = Measure.peakMemory
    let (lint, libyaml, ratio) = Measure.medians {
      findings = self.lint(small)
    } of: {
      parse(small.bytes)
    }
    let peak = Measure.peakMemory
    let reading = Measure.medians {
      _ = CatalogYAMLDecoder.read(small)
    } of: {
      parse(small.bytes)
    }
    row("libyaml alone", libyaml)
    row("reading", reading.work, "\(Measure.decimal(reading.ratio, 2)) × libyaml")
    row("reading and all rules", lint, "\(Measure.decimal(ratio, 2)) × libyaml, at most 4; \(findings) findings")
    let rules = Double(LintRules.all.count)
    print(
      "a rule                \(Measure.decimal((lint - reading.work) / rules * 1000, 2)) ms on average, the "
        + "shared passes included; \"shopkeeper-benchmark rules\" has each")
    print(
      "peak memory           \(Measure.decimal(Double(peak) / 1e6, 0)) MB, "
        + "\(Measure.decimal(Double(peak) / size, 1)) × the file, at most 8 "
        + "(before: \(Measure.decimal(Double(before) / 1e6, 0)) MB)")
    runWithOtherLocales(
      "twelve other locales", GeneratedCatalog.bytes(products: 10_000, in: GeneratedCatalog.Vocabulary.others), most: 4)
    // Hundreds of thousands of findings.
    runWithOtherLocales("faults in every text", GeneratedCatalog.bytes(products: 10_000, isFaulty: true), most: 12)
    runWrongTable()

    if CommandLine.arguments.contains("--small") { return }
    let large = SourceFile(name: "catalog.yml", bytes: GeneratedCatalog.bytes(products: 100_000))
    let (lintLarge, _, growth) = Measure.medians {
      findings = self.lint(large)
    } of: {
      _ = self.lint(small)
    }
    row("100,000 products", lintLarge, "\(Measure.decimal(growth, 1)) × 10,000, at most 10.5; \(findings) findings")
  }

  /// A row for linting another catalog of the same size.
  private static func runWithOtherLocales(_ name: String, _ bytes: [UInt8], most: Int) {
    let catalog = SourceFile(name: "catalog.yml", bytes: bytes)
    var findings = 0
    let (lint, _, ratio) = Measure.medians {
      findings = self.lint(catalog)
    } of: {
      parse(bytes)
    }
    row(name, lint, "\(Measure.decimal(ratio, 2)) × libyaml, at most \(most); \(findings) findings")
  }

  /// A million rows that have nothing of a product.
  private static func runWrongTable() {
    let text = "id,type\n" + String(repeating: "x,y\n", count: 1_000_000)
    let table = SourceFile(name: "catalog.csv", text: text)
    var count = 0
    let seconds = Measure.processorTime(of: 2) { count = CatalogReading.read(table).diagnostics.count }
    row("a wrong table", seconds, "1,000,000 rows; \(count) diagnostics")
  }

  private static func row(_ name: String, _ seconds: Double, _ remark: String = "") {
    let padded = name + String(repeating: " ", count: max(0, 22 - name.count))
    print("\(padded)\(Measure.decimal(seconds, 3)) s  \(remark)")
  }

  /// Reads and lints the catalog as the command does; returns the number of findings.
  private static func lint(_ source: SourceFile) -> Int {
    guard let today = CalendarDate(year: 2026, month: 1, day: 1) else { return 0 }
    let input = LintInput(CatalogYAMLDecoder.read(source))
    var configuration = LintConfiguration(today: today)
    configuration.disabled = ["missing-screenshot", "too-many-products"]
    return LintEngine(configuration: configuration).lint([input]).findings.count
  }

  /// Parses with libyaml alone, discarding every event.
  static func parse(_ bytes: [UInt8]) {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else { return }
    defer { yaml_parser_delete(&parser) }
    bytes.withUnsafeBufferPointer { buffer in
      yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
      var event = yaml_event_t()
      while yaml_parser_parse(&parser, &event) == 1 {
        let isLast = event.type == YAML_STREAM_END_EVENT
        yaml_event_delete(&event)
        if isLast { break }
      }
    }
  }
}

/// A document whose images are not opened, so that the disk is not measured; it doesn't refer to
/// any either.
private struct DocumentOrigin: LintOrigin {
  let document: CatalogDocument

  func range(of path: CatalogPath, text: Range<Int>?) -> SourceRange? { document.range(of: path, text: text) }
}

extension LintInput {
  init(_ document: CatalogDocument) {
    self.init(
      name: document.source.name, source: document.source, catalog: document.catalog, diagnostics: document.diagnostics,
      origin: DocumentOrigin(document: document))
  }
}
