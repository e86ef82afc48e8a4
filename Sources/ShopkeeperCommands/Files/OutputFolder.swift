import CatalogFormats

/// Fills a folder with the files of an export, never leaving a part of one.
///
/// A new folder is filled under another name and then renamed, so that it is there as a whole or not
/// at all. In one that exists each file is replaced as a whole, the description of the rest last;
/// other files in it are left alone.
struct OutputFolder {
  let path: String

  func write(_ result: ExportResult, companions: CompanionFiles) throws {
    switch FileSystem.kind(path) {
    case nil: try create(result, companions)
    case .folder: try replace(result, companions, in: path)
    case .file, .other: throw Failure("could not write \"\(path)\": it is a file")
    }
  }

  private func create(_ result: ExportResult, _ companions: CompanionFiles) throws {
    let draft: String
    do {
      draft = try FileSystem.makeFolder(beside: path)
    } catch {
      throw Failure("could not write \"\(path)\": \(error)")
    }
    do {
      try replace(result, companions, in: draft)
      do {
        try FileSystem.move(draft, to: path)
      } catch {
        throw Failure("could not write \"\(path)\": \(error)")
      }
    } catch {
      let names = result.companions.map(\.name) + result.files.map(\.name)
      FileSystem.removeFolder(draft, holding: names)
      throw error
    }
  }

  private func replace(
    _ result: ExportResult, _ companions: CompanionFiles, in folder: String
  ) throws {
    for copy in result.companions {
      guard let bytes = companions.bytes(of: copy.path) else {
        throw Failure("could not copy \"\(copy.path)\": it can no longer be read")
      }
      try put(bytes, as: copy.name, into: folder)
    }
    for file in result.files { try put(file.bytes, as: file.name, into: folder) }
  }

  private func put(_ bytes: [UInt8], as name: String, into folder: String) throws {
    do {
      try FileSystem.replace(Path.join(folder, name), with: bytes)
    } catch {
      throw Failure("could not write \"\(Path.join(path, name))\": \(error)")
    }
  }
}
