import Basics
import CatalogFormats
import CatalogModel
import ForeignFormats
import SourceSyntax

/// Fills a folder with the files of an export, never leaving a partial one.
///
/// A new folder is filled under another name and then renamed, so that it appears atomically. In an
/// existing one, every file is written in full before the first is renamed, with the description of
/// the others last; other files in it are unchanged.
struct OutputFolder {
  let path: String
  /// The files that must not be overwritten.
  let kept: KeptFiles
  /// The one among them that is to be replaced.
  let own: String?
  let format: CatalogFormat
  let catalog: Catalog
  /// Whether files that are not of the format may be replaced.
  let replacesAnything: Bool
  /// The file of an image that the catalog refers to.
  let source: (String) -> String?

  /// - Returns: The names of the values that the files of the folder keep, and the new ones don't have.
  func write(_ result: ExportResult, companions: CompanionFiles) throws -> [String] {
    var result = result
    var kept: [String] = []
    for index in result.files.indices {
      let old = Path.join(path, result.files[index].name)
      guard let keep = format.keep, FileSystem.kind(old) == .file else { continue }
      let (bytes, names) = try keep(SourceFile.read(path: old), result.files[index].bytes)
      result.files[index].bytes = bytes
      kept += names.filter { !kept.contains($0) }
    }
    if !replacesAnything { try requireNoneBelow(result) }
    if let kind = FileSystem.kind(path), kind != .folder { throw Failure("could not write \"\(path)\": it is a file") }
    try OutputFile.requireInside(path)
    do { try OutputTree.fill(path) { [result] in try stage(result, companions, in: $0) } } catch let failure
      as OutputTreeFailure
    {
      throw Failure("could not write \"\(Path.join(path, failure.name))\": \(failure.reason)")
    } catch let failure as Failure { throw failure } catch { throw Failure("could not write \"\(path)\": \(error)") }
    return kept
  }

  /// The files of the folder that have the extension of an export's files but are not part of it.
  func others(than result: ExportResult) -> [String] {
    guard let ending = result.files.first.map({ CatalogFormatRegistry.fileExtension(of: $0.name) }) else { return [] }
    let written = Set(result.files.map(\.name))
    let folders = Set(result.files.map { Path.folder(of: $0.name) }).sorted()
    let names = folders.flatMap { folder in
      ((try? FileSystem.names(in: Path.join(path, folder))) ?? []).map { folder == "." ? $0 : Path.join(folder, $0) }
    }
    return names.filter { !written.contains($0) && CatalogFormatRegistry.fileExtension(of: $0) == ending }
  }

  /// Refuses to write a file that a folder in this one has already: the folder is read with all that is below it.
  private func requireNoneBelow(_ result: ExportResult) throws {
    let names = FileSystem.kind(path) == .folder ? (try? FileSystem.names(in: path)) ?? [] : []
    for name in names where FileSystem.kind(Path.join(path, name), followingLinks: false) == .folder {
      let folder = Path.join(path, name)
      guard let twice = result.files.first(where: { FileSystem.kind(Path.join(folder, $0.name)) == .file }) else {
        continue
      }
      throw Failure("\"\(Path.join(folder, twice.name))\" already exists; write to \"\(folder)\", or use --force")
    }
  }

  private func stage(_ result: ExportResult, _ companions: CompanionFiles, in tree: OutputTree) throws {
    // The images of a package are replaced with it.
    let isOwn = result.files.contains { FileSystem.kind(Path.join(path, $0.name)) == .file }
    for copy in result.companions {
      let target = Path.join(path, copy.name)
      // An image that is already there is its own copy.
      if FileSystem.kind(target) == .file, source(copy.path).map(FileSystem.absolute) == FileSystem.absolute(target) {
        continue
      }
      guard let bytes = companions.bytes(of: copy.path) else {
        throw Failure("could not copy \"\(copy.path)\": it can no longer be read")
      }
      if !isOwn, !replacesAnything, let old = tree.bytes(of: copy.name), old != bytes {
        throw Failure("\"\(target)\" already exists; write to another folder, or replace it with --force")
      }
      try stage(bytes, as: copy.name, in: tree)
    }
    for file in result.files {
      if !replacesAnything {
        try ReplacedFile(Path.join(path, file.name))?.require(format, of: catalog, for: file.bytes)
      }
      try stage(file.bytes, as: file.name, in: tree)
    }
  }

  private func stage(_ bytes: [UInt8], as name: String, in tree: OutputTree) throws {
    let target = Path.join(path, name)
    if FileSystem.kind(target) == .folder {
      throw Failure("could not write \"\(target)\": it is a folder")
    }
    try kept.requireOther(target, than: own)
    try tree.stage(bytes, as: name)
  }
}
