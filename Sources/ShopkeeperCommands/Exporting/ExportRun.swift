import CatalogFormats
import CatalogModel
import CommandLayer
import SourceSyntax

/// Writes a catalog in a format, and says what the format could not carry.
struct ExportRun {
  var format: CatalogFormat
  /// Nil for standard output.
  var output: String?
  /// Every loss with its place, not only their number.
  var namesLosses = false
  /// Whether losses are findings, and nothing is written.
  var failsOnLoss = false

  /// Options that every command has that writes a format.
  static let lossReport = Flag("loss-report", help: "Name everything that the format can't carry")
  static let failOnLoss = Flag(
    "fail-on-loss", help: "Write nothing, and end with 1, when something would be lost")

  func run(_ catalog: Catalog, from loaded: CatalogFiles.Loaded, on console: Console) throws
    -> ExitCode
  {
    // The identifiers of a StoreKit configuration are digests.
    if format.name == "storekit" { try Failure.unlessDigestsCanBeMade() }
    let companions = CatalogFolder(path: loaded.folder).companions
    let existing = try existing()
    let source = loaded.document.source
    let isSameFormat = loaded.format == format.name
    guard
      var result = CatalogExport.export(
        catalog, as: format, over: existing, from: isSameFormat ? source : nil,
        companions: companions)
    else {
      throw Failure(
        existing.map { "\"\($0.name)\" is there already, but has errors; mend or remove it" }
          ?? "\(format.name) can't be written")
    }
    // What a catalog has no place for is in the result only when that was made of the file itself.
    if !isSameFormat || existing.map({ $0.bytes != source.bytes }) ?? false {
      result.losses = loaded.document.leftovers + result.losses
    }
    let report = LossReport(result.losses, of: catalog, in: loaded)
    if failsOnLoss, !result.losses.isEmpty {
      console.writeError(namesLosses ? report.lines : report.counts)
      return .findings
    }
    if let output {
      try OutputFile.write(result.bytes, to: output)
    } else {
      console.write(result.bytes)
    }
    console.writeError(namesLosses ? report.lines : report.counts)
    if let remark = format.remark { console.writeError("note: \(remark)\n") }
    return .success
  }

  /// The file that is about to be replaced, for a format that keeps what only its files have.
  private func existing() throws -> SourceFile? {
    guard format.update != nil, let output, FileSystem.kind(output) == .file else { return nil }
    let source = try SourceFile.read(path: output)
    return source.bytes.isEmpty ? nil : source
  }
}
