package import Basics
public import CatalogFormats
import CatalogModel
import ForeignFormats
import SourceSyntax

/// A catalog that was read from a file, a folder or standard input.
public struct CatalogFile: Sendable {
  /// The path as it was given or found; for standard input, the name it was given.
  public var name: String
  /// The folder that paths in the catalog are relative to.
  public var folder: String
  /// Whether it was read from standard input, not from a file with that name.
  public package(set) var isStandardInput = false
  /// The name of its format; nil when the format is unknown.
  public var format: String?
  /// The contents, with their diagnostics.
  public var document: CatalogDocument
  /// The map that a table was read with.
  package private(set) var columns = ColumnMap()
  /// The files that the document was joined from; empty for a single file.
  package var parts: [ProductFolder.Part] = []

  package init(name: String, folder: String, format: String? = nil, document: CatalogDocument) {
    self.name = name
    self.folder = folder
    self.format = format
    self.document = document
  }

  /// The file, line and column of an offset in the document, in the notation of messages; the file
  /// alone where people see no lines.
  public func place(at offset: Int) -> String {
    guard document.hasLines else { return name }
    let part = parts.last { $0.start <= offset } ?? parts.first
    let location =
      part.map { $0.source.location(at: max(offset - $0.start, 0)) } ?? document.source.location(at: offset)
    return "\(part?.source.name ?? name):\(location.line):\(location.column)"
  }
}

/// The reason why a catalog could not be found or read, in one sentence.
public struct CatalogFileFailure: Error, Sendable, Hashable, CustomStringConvertible {
  package let message: Message
  public var description: String { message.english }

  init(_ message: Message) { self.message = message }
  @_disfavoredOverload init(_ description: String) { message = Message(verbatim: description) }

  /// Refuses a link that is found in a folder and leads out of the folder's repository, or out of the folder without one.
  package static func refuseLinkOut(_ path: String, of folder: String) throws(CatalogFileFailure) {
    guard FileSystem.linkTarget(path) != nil, FileSystem.kind(path) != nil, !Repository.contains(path, of: folder)
    else { return }
    throw leadsOut(path, of: folder)
  }

  /// The refusal of a path that leads out of the folder's repository, or out of the folder without one.
  static func leadsOut(_ path: String, of folder: String) -> CatalogFileFailure {
    CatalogFileFailure("\"\(path)\" leads out of \"\(Repository.root(of: folder))\", and is not read")
  }
}

extension CatalogFile {
  /// The files that paths refer to: a file to itself, a folder to the catalogs below it.
  ///
  /// A folder that ends in `.itmsp` is one catalog, a Transporter package. In other folders, files
  /// named `catalog.yml` or `catalog.yaml` and all `.storekit` files are found, or the files that a
  /// configuration names as `sources`; hidden folders and paths that the search leaves out are
  /// skipped. A `.storekit` file with the products of one of the catalogs is an export of it, not
  /// another catalog. Files are in the order of the paths, and sorted by name below a folder.
  ///
  /// - Parameters:
  ///   - paths: The paths; none for the current folder.
  ///   - search: The search, with the paths to leave out.
  ///   - unlistable: Takes the folders below a path that could not be listed; by default the first
  ///     ends the search.
  public static func expand(
    _ paths: [String], by search: CatalogSearch = CatalogSearch(),
    unlistable: (CatalogFileFailure) throws -> Void = { throw $0 }
  ) throws -> [String] { try FoundCatalogs(paths, by: search, unlistable: unlistable).paths }

  /// Reads one catalog file.
  ///
  /// - Parameters:
  ///   - path: The file, or `-` for standard input.
  ///   - standardInputName: The name of the catalog when it is read from standard input.
  ///   - format: The format of the file; nil to recognize it by its name and contents.
  ///   - columns: The meanings of the headings and words of a table, where they are not guessed,
  ///     and its encoding.
  ///   - sheet: The sheet of a workbook to read; nil for the first one with products.
  public static func read(
    _ path: String, standardInputName: String = "stdin", format: CatalogFormat? = nil, columns: ColumnMap = ColumnMap(),
    sheet: String? = nil
  ) throws -> CatalogFile {
    let path = file(of: path)
    let source = try source(at: path, standardInputName: standardInputName)
    var catalog = read(source, format: format, columns: columns, sheet: sheet)
    catalog.isStandardInput = path == "-"
    return catalog
  }

  /// Reads one catalog whose bytes are known.
  ///
  /// - Parameters:
  ///   - source: The bytes, with a name.
  ///   - folder: The folder that paths in it are relative to; nil for that of its name.
  ///   - format: The format of the file; nil to recognize it by its name and contents.
  ///   - columns: The meanings of the headings and words of a table.
  ///   - sheet: The sheet of a workbook to read; nil for the first one with products.
  package static func read(
    _ source: SourceFile, in folder: String? = nil, format: CatalogFormat? = nil, columns: ColumnMap = ColumnMap(),
    sheet: String? = nil
  ) -> CatalogFile {
    let name = source.name
    let parsed = ParsedFile(source, columns: columns, sheet: sheet)
    let format = format ?? (try? CatalogFormatRegistry.reader(for: parsed))
    let folder = folder ?? Path.folder(of: name)
    let companions = CatalogFolder(path: folder).companions
    var catalog = CatalogFile(
      name: name, folder: folder, format: format?.name,
      document: format?.read?(parsed, companions)
        ?? CatalogReading.read(source, companions: companions, columns: columns))
    catalog.columns = columns
    return catalog
  }

  /// Reads the bytes of one file.
  package static func source(at path: String, standardInputName: String = "stdin") throws -> SourceFile {
    let path = file(of: path)
    return path == "-" ? try SourceFile.read(descriptor: 0, name: standardInputName) : try SourceFile.read(path: path)
  }

  /// Reads one catalog: a file, or a folder that contains exactly one; `-` is standard input.
  ///
  /// Errors in the contents are not thrown, but are in the diagnostics of the document.
  ///
  /// - Parameters:
  ///   - path: The file or folder.
  ///   - format: The format of the file; nil to recognize it by its name and contents.
  ///   - columns: The meanings of the headings and words of a table, where they are not guessed,
  ///     and its encoding.
  ///   - sheet: The sheet of a workbook to read; nil for the first one with products.
  ///   - search: The search, with the paths of a folder to leave out.
  /// - Throws: ``CatalogFileFailure``, or the reason why the file can't be read.
  public init(
    contentsOf path: String, format: CatalogFormat? = nil, columns: ColumnMap = ColumnMap(), sheet: String? = nil,
    search: CatalogSearch = CatalogSearch()
  ) throws {
    if path != "-", FileSystem.kind(Self.file(of: path)) == .folder,
      let products = try Self.products(in: Path.withoutTrailingSlash(path), format, search)
    {
      self = products
      return
    }
    self = try Self.read(
      Self.only(in: path, as: format, search: search), format: format, columns: columns, sheet: sheet)
  }

  /// The only catalog file that a path leads to.
  ///
  /// - Parameter format: The format of the file, if there are several; nil for any.
  package static func only(in path: String, as format: CatalogFormat? = nil, search: CatalogSearch = CatalogSearch())
    throws -> String
  {
    var files = try expand([path], by: search)
    if let format, FileSystem.kind(path) == .folder {
      let candidates = try CatalogCandidates([path], by: search)
      let all = candidates.paths + candidates.exports.filter { !candidates.paths.contains($0) }
      let fitting = all.filter { CatalogFormatRegistry.hasExtension($0, of: format) }
      if !fitting.isEmpty { files = fitting }
    }
    guard files.count == 1, let file = files.first else {
      throw CatalogFileFailure(
        "\"\(path)\" contains \(files.count) catalogs, expected one: "
          + files.prefix(5).map { "\"\($0)\"" }.joined(separator: ", ") + (files.count > 5 ? ", …" : ""))
    }
    return file
  }

  /// Reads a folder with one file per product, or one with saved responses; nil for one that may
  /// contain a catalog file.
  private static func products(in folder: String, _ given: CatalogFormat?, _ search: CatalogSearch) throws
    -> CatalogFile?
  {
    if let given, given.folders != .any, given.folders != .readOnly {
      let catalogs = try SearchedFolder(folder, by: search) { throw $0 }.files
      guard catalogs.contains(where: { CatalogFormatRegistry.hasExtension($0, of: given) }) else {
        if case .withExtension(let ending, _) = given.folders {
          throw CatalogFileFailure("\"\(folder)\" is a folder, but one of \(given.name) ends in .\(ending)")
        }
        throw CatalogFileFailure("\"\(folder)\" is a folder, but \(given.name) is read from a file")
      }
      return nil
    }
    if given == nil, try !SearchedFolder(folder, by: search, { throw $0 }).files.isEmpty { return nil }
    var files = try ProductFolder.files(of: folder)
    if given.map({ $0.folders == .readOnly }) ?? files.isEmpty { files = try ProductFolder.allFiles(below: folder) }
    guard !files.isEmpty else {
      if let given { throw CatalogFileFailure("no .json file of \(given.name) in \"\(folder)\"") }
      return nil
    }
    guard let format = try given ?? format(of: files), let read = format.read else { return nil }
    if given == nil, format.folders == .readOnly { files = try ProductFolder.allFiles(below: folder) }
    let root = ProductFolder.root(of: files, in: folder)
    let unread = format.folders == .readOnly ? [] : ProductFolder.unreadFiles(besides: files, in: folder)
    let joined = try ProductFolder(folder, files: files, besides: unread, of: format)
    var catalog = CatalogFile(
      name: folder, folder: folder, format: format.name,
      document: read(ParsedFile(joined.source), CatalogFolder(path: root).companions).adding(joined.unread).adding(
        joined.leftOut,
        losing: joined.leftOut.map { _ in
          ExportLoss(.whole, of: CatalogPath(.catalog), "a file of the folder is left out")
        }))
    catalog.parts = joined.parts
    return catalog
  }

  /// The common format of all files of a folder, if that format allows any folder name. Any file
  /// among the subscriptions of gradle-play-publisher belongs to it, and files in no known format
  /// may be next to its products. Of several formats, it is the one that reads the files of all.
  private static func format(of files: [String]) throws -> CatalogFormat? {
    var found: CatalogFormat?
    var hasOthers = false
    // A file of each format, by its name.
    var examples: [String: ParsedFile] = [:]
    for file in files {
      let parsed = try? ParsedFile(SourceFile.read(path: file))
      // The beginning of a broken file may resemble another format.
      let format = parsed.flatMap { $0.json.hasErrors ? nil : try? CatalogFormatRegistry.reader(for: $0) }
      guard let parsed, let format, format.name != CatalogFormatRegistry.catalogFile.name else {
        hasOthers = true
        continue
      }
      let others = examples.merging([format.name: parsed]) { known, _ in known }
      guard format.folders == .any || format.folders == .readOnly,
        let common = [found ?? format, format].first(where: { candidate in
          others.allSatisfy { $0.key == candidate.name || candidate.recognizes($0.value) }
        })
      else {
        if Path.name(of: Path.folder(of: file)) == ProductFolder.subscriptions { continue }
        return nil
      }
      (found, examples) = (common, others)
    }
    return hasOthers && found?.folders == .readOnly ? nil : found
  }

  /// The file that a path refers to: for a package, which is a folder, its metadata file.
  static func file(of path: String) -> String {
    let folder = Path.withoutTrailingSlash(path)
    let ending = CatalogFormatRegistry.fileExtension(of: folder)
    for format in CatalogFormatRegistry.formats {
      if case .withExtension(ending, let mainFile) = format.folders, FileSystem.kind(folder) == .folder {
        return Path.join(folder, mainFile)
      }
    }
    return path
  }
}
