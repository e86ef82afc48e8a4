import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import CommandLayer
import ForeignFormats
import Shopkeeper
import SourceSyntax

/// Writes a catalog in a format, and reports the losses.
struct ExportRun {
  var format: CatalogFormat
  /// Nil or `-` for standard output.
  var output: String?
  /// Whether every loss is reported with its place, not only the number of losses.
  var namesLosses = false
  /// Whether losses are findings, so that nothing is written.
  var failsOnLoss = false
  /// Whether to report values that the written file lacks because the file that it was made from lacks them.
  var reportsFaults = false
  /// Whether a file in another format may be replaced.
  var replacesAnything = false
  /// The catalog with the texts to translate from, which a table has next to the others for reference.
  var translated: (catalog: Catalog, from: StoreLocale)?

  /// Options of every command that writes a format.
  static let lossReport = Flag(
    "loss-report", help: "List everything that is lost or not part of the format, with its location")
  static let failOnLoss = Flag(
    "fail-on-loss",
    help: "Write nothing, and exit with 1, when something would be lost that the format can hold")
  static let force = Flag(
    "force", help: "Replace an existing file even if it is not an export of the catalog in the format")

  func run(_ catalog: Catalog, from loaded: CatalogFile, on console: Console) throws -> ExitCode {
    let output = file
    let kept = output.map { _ in KeptFiles(of: loaded) }
    let isSameFormat = loaded.format == format.name
    // A format that keeps identifiers and settings can be written over itself.
    let own = isSameFormat && format.update != nil ? loaded.name : nil
    if let output, let kept, outputFolder == nil {
      try kept.requireOther(output, than: own)
      try requireNoCatalog(output, for: loaded)
    }
    var folder = loaded.folder
    if let output, outputFolder == nil, !loaded.isStandardInput { folder = Path.folder(of: output) }
    // A format that holds the policies keeps them; any other with prices gets the reviewed ones.
    let takesLock = catalog.usesPricePolicies && !format.holds(.pricePolicy) && format.holds(.price)
    let priced = takesLock ? try LockedPrices.taken(by: catalog, of: loaded) : catalog
    let moved = MovedCatalog(priced, from: loaded.folder, to: folder)
    let catalog = moved.catalog
    // Its identifiers are part of the result.
    let lock = try keptFile.map { try EditLock.take($0) }
    let existing = try keptFile.flatMap { path in
      let source = try SourceFile.read(path: path)
      return source.bytes.isEmpty ? nil : source
    }
    let source = loaded.document.source
    guard
      var result = CatalogExport.export(
        catalog, as: format, over: existing, from: isSameFormat ? source : nil, companions: moved.companions)
    else {
      throw Failure(
        existing.map { "\"\($0.name)\" already exists, but has errors; fix or remove it" }
          ?? "\(format.name) can't be written")
    }
    if let translated, let write = format.writeBeside {
      result.bytes =
        write(MovedCatalog(translated.catalog, from: loaded.folder, to: folder).catalog, translated.from).bytes
    }
    if let output, outputFolder == nil, !replacesAnything {
      try ReplacedFile(output)?.require(format, of: loaded.document.catalog, for: result.bytes)
    }
    // Values that a catalog can't hold are only in the result when that was made from the file
    // itself.
    if !isSameFormat || existing.map({ $0.bytes != source.bytes }) ?? false {
      result.losses = loaded.document.leftovers + result.losses
    }
    if format.isForTranslators, result.files.count > 1, output != nil, outputFolder == nil {
      throw Failure(
        "\(format.name) has a file for each of \(result.files.count) locales; write them to "
          + "a folder such as \"texts/\", or choose one with \"export --locale\"", exitCode: .usage)
    }
    // A user who asks for a list of IDs knows that it contains nothing else.
    var unexpected = result
    if let omission = format.omission {
      unexpected.losses.removeAll { $0.message == omission || format.isForTranslators && $0.extent == .whole }
    }
    let report = LossReport(namesLosses ? result.losses : unexpected.losses, of: catalog, in: loaded)
    if failsOnLoss, unexpected.losesSomething {
      for line in namesLosses ? report.lines : report.counts { console.writeErrorLine(line) }
      console.writeErrorLine("nothing was written")
      return .findings
    }
    try withExtendedLifetime(lock) { try write(result, of: moved, keeping: kept, but: own, on: console) }
    for line in namesLosses ? report.lines : report.counts { console.writeErrorLine(line) }
    for advice in result.advice { console.writeErrorLine("note: \(advice)") }
    if reportsFaults, result.files.isEmpty, !isWhole(loaded) {
      NewCatalogFaults(of: result.bytes, in: format, as: file).report(on: console)
    }
    if let remark = format.remark { console.writeErrorLine("note: \(remark)") }
    return .success
  }

  /// Whether the file is a catalog without errors, so that a file made from it can't lack anything else.
  private func isWhole(_ loaded: CatalogFile) -> Bool {
    loaded.format == CatalogFormatRegistry.catalogFile.name && loaded.document.diagnostics.errorCount == 0
  }

  private func write(
    _ result: ExportResult, of moved: MovedCatalog, keeping kept: KeptFiles?, but own: String?, on console: Console
  ) throws {
    if let path = outputFolder, let kept {
      let folder = OutputFolder(
        path: path, kept: kept, own: own, format: format, catalog: moved.catalog, replacesAnything: replacesAnything,
        source: moved.file(of:))
      let settings = try folder.write(result, companions: moved.companions)
      if !settings.isEmpty {
        console.writeErrorLine(
          "note: values of files in \"\(path)\" that a catalog doesn't have were kept: \(settings.joined(separator: ", "))"
        )
      }
      // A package may contain other files; with products, the remaining files belong to removed
      // products.
      let others = format.folders == .any ? folder.others(than: result) : []
      if !others.isEmpty {
        let named = others.prefix(3).joined(separator: ", ") + (others.count > 3 ? ", …" : "")
        console.writeErrorLine(
          "note: \(others.count) other \(others.count == 1 ? "file" : "files") in \"\(path)\" "
            + "\(others.count == 1 ? "stays" : "stay"): \(named)")
      }
    } else if let output, output != "-" {
      try OutputFile.write(result.bytes, to: output)
    } else {
      // A terminal takes some of the bytes for commands.
      if output == nil, console.terminalColumns != nil, result.bytes.contains(0) {
        throw Failure(
          "\(format.name) is not text, and is not written to a terminal; write it to a file with "
            + "--output, or to a program", exitCode: .usage)
      }
      console.write(result.bytes)
    }
  }

  /// Refuses to replace a catalog file that people have written: comments and layout would be lost.
  private func requireNoCatalog(_ output: String, for loaded: CatalogFile) throws {
    guard ["yml", "yaml"].contains(CatalogFormatRegistry.fileExtension(of: output)), FileSystem.kind(output) == .file
    else { return }
    throw Failure(
      "\"\(output)\" already exists, and its comments and layout would be lost; "
        + "\"shopkeeper import \(loaded.isStandardInput ? "-" : loaded.name) --into \(output)\" "
        + "merges into it, or remove it first")
  }

  /// The output, if it is a file or folder, which may have to be kept.
  private var file: String? { output.flatMap { $0 == "-" || OutputFile.isStream($0) ? nil : $0 } }

  /// The output folder, if the format and the path make it one.
  private var outputFolder: String? {
    guard let output = file else { return nil }
    let folder = Path.withoutTrailingSlash(output)
    switch format.folders {
    case .none, .readOnly: return nil
    case .withExtension(let ending, _): return CatalogFormatRegistry.fileExtension(of: folder) == ending ? folder : nil
    case .any:
      let kind = FileSystem.kind(output)
      let isNew = kind == nil && CatalogFormatRegistry.fileExtension(of: output) == nil
      return folder != output || kind == .folder || isNew ? folder : nil
    }
  }

  /// The existing file that is about to be replaced, for a format that keeps part of it.
  private var keptFile: String? {
    guard format.update != nil, let output = file else { return nil }
    var path = output
    if let outputFolder {
      guard case .withExtension(_, let mainFile) = format.folders else { return nil }
      path = Path.join(outputFolder, mainFile)
    }
    return FileSystem.kind(path) == .file ? path : nil
  }
}
