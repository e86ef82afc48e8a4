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
    // The identifiers of a StoreKit configuration are digests, and so are checksums.
    if ["storekit", "transporter"].contains(format.name) { try Failure.unlessDigestsCanBeMade() }
    var (catalog, folder) = (catalog, loaded.folder)
    if let output, outputFolder == nil, !loaded.isStandardInput {
      let moved = MovedCatalog(catalog, from: folder, to: output)
      (catalog, folder) = (moved.catalog, moved.folder)
    }
    let companions = CatalogFolder(path: folder).companions
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
    if let folder = outputFolder {
      try OutputFolder(path: folder).write(result, companions: companions)
    } else if let output {
      try OutputFile.write(result.bytes, to: output)
    } else {
      console.write(result.bytes)
    }
    console.writeError(namesLosses ? report.lines : report.counts)
    for advice in result.advice { console.writeError("note: \(advice)\n") }
    if let remark = format.remark { console.writeError("note: \(remark)\n") }
    return .success
  }

  /// The folder that the output is, for a format and a path that make it one.
  private var outputFolder: String? {
    guard let output else { return nil }
    let folder = Path.withoutTrailingSlash(output)
    switch format.folders {
    case .none: return nil
    case .withExtension(let ending):
      return CatalogFormatRegistry.fileExtension(of: folder) == ending ? folder : nil
    case .any: return folder != output || FileSystem.kind(output) == .folder ? folder : nil
    }
  }

  /// The file that is about to be replaced, for a format that keeps what only its files have.
  private func existing() throws -> SourceFile? {
    guard format.update != nil, let output else { return nil }
    var path = output
    if let outputFolder {
      guard format.folders != .any else { return nil }
      path = Path.join(outputFolder, TransporterWriter.fileName)
    }
    guard FileSystem.kind(path) == .file else { return nil }
    let source = try SourceFile.read(path: path)
    return source.bytes.isEmpty ? nil : source
  }
}
