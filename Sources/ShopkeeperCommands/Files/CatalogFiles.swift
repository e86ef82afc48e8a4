import Basics
import CatalogFormats
import CatalogModel
import CommandLayer
import SourceSyntax

/// Finds the catalogs that a command line means and reads them.
enum CatalogFiles {
  /// A catalog file that was read.
  struct Loaded: Sendable {
    /// The path as it was given or found; `-` became the name that stands for standard input.
    var name: String
    /// The folder that paths in the catalog are relative to.
    var folder: String
    /// Read from standard input, not from a file of that name.
    var isStandardInput = false
    /// The name of its format; nil when no format has it.
    var format: String?
    var document: CatalogDocument
    /// The files that the document was joined from; empty for a file.
    var parts: [ProductFolder.Part] = []

    /// The file, line and column of an offset in the document, as messages begin with it.
    func place(at offset: Int) -> String {
      let part = parts.last { $0.start <= offset } ?? parts.first
      let location =
        part.map { $0.source.location(at: max(offset - $0.start, 0)) }
        ?? document.source.location(at: offset)
      return "\(part?.source.name ?? name):\(location.line):\(location.column)"
    }
  }

  /// The files that paths stand for: a file for itself, a folder for the catalogs below it.
  ///
  /// A folder that ends in `.itmsp` is one catalog, a Transporter package. In others, files named
  /// `catalog.yml` or `catalog.yaml` and every `.storekit` file count; hidden folders are passed
  /// over. The order is that of the paths, and by name below a folder.
  ///
  /// - Parameter unlistable: Takes the folders below a path that could not be listed; by default the
  ///   first ends the search.
  static func expand(
    _ paths: [String], unlistable: (Failure) throws -> Void = { throw $0 }
  ) throws -> [String] {
    var files: [String] = []
    for path in (paths.isEmpty ? ["."] : paths).map(Self.file(of:)) {
      guard path != "-", FileSystem.kind(path) == .folder else {
        files.append(path)
        continue
      }
      let found = try catalogs(below: path, unlistable)
      if found.isEmpty {
        throw Failure("no catalog.yml and no .storekit file below \"\(path)\"")
      }
      files += found
    }
    // A file that is named twice, in whatever spelling, is meant once.
    var seen: Set<String> = []
    return files.filter { seen.insert($0 == "-" ? $0 : FileSystem.absolute($0)).inserted }
  }

  /// Reads one catalog; `-` is standard input, which goes by the given name.
  ///
  /// - Parameter format: What the file is; nil to tell it by its name and contents.
  static func load(
    _ path: String, standardInputName: String = "stdin", format: CatalogFormat? = nil
  ) throws -> Loaded {
    let path = file(of: path)
    let source =
      path == "-"
      ? try SourceFile.read(descriptor: 0, name: standardInputName)
      : try SourceFile.read(path: path)
    let name = path == "-" ? standardInputName : path
    let parsed = ParsedFile(source)
    let format = format ?? (try? CatalogFormatRegistry.reader(for: parsed))
    let folder = Path.folder(of: name)
    let companions = CatalogFolder(path: folder).companions
    return Loaded(
      name: name, folder: folder, isStandardInput: path == "-", format: format?.name,
      document: format?.read?(parsed, companions)
        ?? CatalogReading.read(source, companions: companions))
  }

  /// Reads the one catalog that a command works on: a file, or a folder that holds exactly one.
  ///
  /// - Parameter format: What the file is; nil to tell it by its name and contents.
  static func loadOne(_ path: String, format: CatalogFormat? = nil) throws -> Loaded {
    if path != "-", FileSystem.kind(file(of: path)) == .folder,
      let loaded = try loadProducts(Path.withoutTrailingSlash(path), format)
    {
      return loaded
    }
    let files = try expand([path])
    guard files.count == 1, let file = files.first else {
      throw Failure(
        "\"\(path)\" holds \(files.count) catalogs, expected one: "
          + files.prefix(5).map { "\"\($0)\"" }.joined(separator: ", ")
          + (files.count > 5 ? ", …" : ""))
    }
    return try load(file, format: format)
  }

  /// Reads a folder whose files are a product each; nil for one that may hold a catalog file.
  private static func loadProducts(_ folder: String, _ given: CatalogFormat?) throws -> Loaded? {
    if let given, given.folders != .any {
      let catalogs = try catalogs(below: folder) { throw $0 }
      let extensions = given.fileExtensions
      guard
        catalogs.contains(where: {
          CatalogFormatRegistry.fileExtension(of: $0).map(extensions.contains) ?? false
        })
      else {
        if case .withExtension(let ending, _) = given.folders {
          throw Failure("\"\(folder)\" is a folder, but one of \(given.name) ends in .\(ending)")
        }
        throw Failure("\"\(folder)\" is a folder, but \(given.name) is read from a file")
      }
      return nil
    }
    if given == nil, try !catalogs(below: folder, { throw $0 }).isEmpty { return nil }
    let files = try ProductFolder.files(of: folder)
    guard !files.isEmpty else {
      if let given { throw Failure("no .json file of \(given.name) in \"\(folder)\"") }
      return nil
    }
    guard let format = try given ?? format(of: files), let read = format.read else { return nil }
    let joined = try ProductFolder(folder, files: files)
    return Loaded(
      name: folder, folder: folder, format: format.name,
      document: read(ParsedFile(joined.source), CatalogFolder(path: folder).companions),
      parts: joined.parts)
  }

  /// The format that all files of a folder have, if it has one whose folders go by any name.
  private static func format(of files: [String]) throws -> CatalogFormat? {
    var found: CatalogFormat?
    for file in files {
      guard
        let format = try? CatalogFormatRegistry.reader(
          for: ParsedFile(SourceFile.read(path: file))),
        format.folders == .any, found == nil || found?.name == format.name
      else { return nil }
      found = format
    }
    return found
  }

  /// The file that a path stands for: of a package, which is a folder, the one that describes it.
  private static func file(of path: String) -> String {
    let folder = Path.withoutTrailingSlash(path)
    let ending = CatalogFormatRegistry.fileExtension(of: folder)
    for format in CatalogFormatRegistry.formats {
      if case .withExtension(ending, let mainFile) = format.folders,
        FileSystem.kind(folder) == .folder
      {
        return Path.join(folder, mainFile)
      }
    }
    return path
  }

  private static func catalogs(
    below folder: String, _ unlistable: (Failure) throws -> Void
  ) throws -> [String] {
    var found: [String] = []
    let names: [String]
    do {
      names = try FileSystem.names(in: folder)
    } catch {
      try unlistable(Failure("could not list \"\(folder)\": \(error)"))
      return []
    }
    for name in names where !name.hasPrefix(".") {
      let path = Path.join(folder == "." ? "" : folder, name)
      if isCatalog(name) {
        found.append(path)
      } else if FileSystem.kind(path, followingLinks: false) == .folder {
        // Links to folders are not followed, so that a circle of them ends.
        found += try catalogs(below: path, unlistable)
      }
    }
    return found
  }

  private static func isCatalog(_ name: String) -> Bool {
    name == "catalog.yml" || name == "catalog.yaml" || name.hasSuffix(".storekit")
  }
}

extension CatalogFiles {
  /// Refuses a catalog that could not be read in full: what is missing would be missing in
  /// whatever is made of it.
  static func requireWhole(_ loaded: Loaded) throws {
    guard let error = loaded.document.unread.first else { return }
    throw Failure(
      "\(loaded.place(at: error.range.start)): \(error.message)", exitCode: .findings)
  }

  /// Says on standard error what of a file could not be taken over, or seems wrong.
  static func tellWarnings(of loaded: Loaded, on console: Console) {
    func tell(_ message: String, at range: SourceRange?) {
      let place = range.map { loaded.place(at: $0.start) } ?? loaded.name
      console.writeErrorLine("\(place): warning: \(message)")
    }
    for warning in loaded.document.diagnostics where warning.severity == .warning {
      tell(warning.message, at: warning.range)
    }
    let warnings = ProductIDWarnings(of: loaded)
    for (message, range) in warnings.all { tell(message, at: range) }
    if warnings.more > 0 { tell("\(warnings.more) more product IDs have faults", at: nil) }
  }

  /// Refuses a catalog that could not be read in full, with the first errors on standard error: what
  /// is missing would look like a difference.
  static func requireComparable(_ loaded: Loaded, on console: Console) throws {
    let errors = loaded.document.unread
    guard !errors.isEmpty else { return }
    for error in errors.prefix(3) {
      let place = loaded.place(at: error.range.start)
      console.writeErrorLine("\(place): error: \(error.message)")
    }
    let count = errors.count > 3 ? " (\(errors.count) errors)" : ""
    throw Failure(
      "\"\(loaded.name)\" can't be read in full\(count), and so not be compared")
  }

  /// Says on standard error that a catalog could not be read in full, and refuses one of which
  /// nothing could be read.
  static func requireReadable(_ loaded: Loaded, on console: Console) throws {
    let errors = loaded.document.unread
    guard let first = errors.first else { return }
    let message = "\(loaded.place(at: first.range.start)): \(first.message)"
    if loaded.document.catalog.products.isEmpty { throw Failure(message) }
    let more = errors.count > 1 ? ", and \(errors.count - 1) more" : ""
    console.writeErrorLine("warning: the catalog has errors: \(message)\(more)")
  }
}
