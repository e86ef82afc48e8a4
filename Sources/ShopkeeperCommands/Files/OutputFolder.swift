import Basics
import CatalogFormats

/// Fills a folder with the files of an export, never leaving a partial one.
///
/// A new folder is filled under another name and then renamed, so that it appears atomically. In an
/// existing one, every file is written in full before the first is renamed, with the description of
/// the others last; other files in it are left alone.
struct OutputFolder {
  let path: String
  /// The files that must not be overwritten.
  let kept: KeptFiles
  /// The one among them that is to be replaced.
  let own: String?
  /// The file of an image that the catalog refers to.
  let source: (String) -> String?

  func write(_ result: ExportResult, companions: CompanionFiles) throws {
    switch FileSystem.kind(path) {
    case nil: try create(result, companions)
    case .folder: try fill(path, with: result, companions)
    case .file, .other: throw Failure("could not write \"\(path)\": it is a file")
    }
  }

  /// The files of the folder with the same extension as those of an export that are not part of it.
  func others(than result: ExportResult) -> [String] {
    guard let ending = result.files.first.map({ CatalogFormatRegistry.fileExtension(of: $0.name) }) else { return [] }
    let written = Set(result.files.map(\.name))
    let names = (try? FileSystem.names(in: path)) ?? []
    return names.filter { !written.contains($0) && CatalogFormatRegistry.fileExtension(of: $0) == ending }
  }

  private func create(_ result: ExportResult, _ companions: CompanionFiles) throws {
    do {
      let staging = try StagingFolder(in: Path.folder(of: path))
      try withExtendedLifetime(staging) {
        let draft = try staging.makeFolder()
        try fill(draft, with: result, companions)
        try FileSystem.move(draft, to: path)
      }
    } catch let failure as Failure { throw failure } catch { throw Failure("could not write \"\(path)\": \(error)") }
  }

  private func fill(_ folder: String, with result: ExportResult, _ companions: CompanionFiles) throws {
    let staging: StagingFolder
    do { staging = try StagingFolder(in: folder) } catch { throw Failure("could not write \"\(path)\": \(error)") }
    var staged: [(name: String, file: StagedFile)] = []
    for copy in result.companions {
      let target = Path.join(folder, copy.name)
      // An image that is already there is its own copy.
      if FileSystem.kind(target) == .file, source(copy.path).map(FileSystem.absolute) == FileSystem.absolute(target) {
        continue
      }
      guard let bytes = companions.bytes(of: copy.path) else {
        throw Failure("could not copy \"\(copy.path)\": it can no longer be read")
      }
      staged.append((copy.name, try stage(bytes, as: copy.name, in: folder, staging)))
    }
    for file in result.files { staged.append((file.name, try stage(file.bytes, as: file.name, in: folder, staging))) }
    for next in staged {
      do { try next.file.take() } catch { throw Failure("could not write \"\(Path.join(path, next.name))\": \(error)") }
    }
  }

  private func stage(_ bytes: [UInt8], as name: String, in folder: String, _ staging: StagingFolder) throws
    -> StagedFile
  {
    let target = Path.join(folder, name)
    if FileSystem.kind(target) == .folder {
      throw Failure("could not write \"\(Path.join(path, name))\": it is a folder")
    }
    try kept.requireOther(target, than: own)
    do { return try staging.stage(bytes, for: target) } catch {
      throw Failure("could not write \"\(Path.join(path, name))\": \(error)")
    }
  }
}
