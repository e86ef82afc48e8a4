public import CatalogModel
public import SourceSyntax

/// A file format of catalogs.
public struct CatalogFormat: Sendable {
  /// The name by which commands know it, such as `storekit`.
  public let name: String
  /// What it is, in a line.
  public let summary: String
  /// The extensions of its files, without the period, in lower case; the first is the usual one.
  public let fileExtensions: [String]
  /// Which paths are written to as folders.
  public let folders: FolderForm
  /// What whoever uses it should know; nil for nothing.
  public let remark: String?
  /// What to say of all that it does not carry, for a format that is meant to carry little; nil for
  /// one of which every loss is told for itself.
  public let omission: String?
  /// Where the first thing is in a file that only this format has, as the index of its node;
  /// ``shape`` for a file that may be of the format and of others, nil for one that is not. Asked
  /// only for files whose extension several formats have.
  let mark: @Sendable (ParsedFile) -> Int?
  /// Reads a file; nil for a format that is only written.
  public let read: (@Sendable (ParsedFile, CompanionFiles) -> CatalogDocument)?
  /// Writes a catalog; nil for a format that is only read.
  public let write: (@Sendable (Catalog, CompanionFiles) -> ExportResult)?
  /// Writes a catalog over a file of the format, whose identifiers and settings it keeps; nil for a
  /// format whose files have nothing of their own. It gives nil for a file that can't be read.
  public let update: (@Sendable (Catalog, SourceFile, CompanionFiles) -> ExportResult?)?
  /// Writes a catalog as another file than the one it was read from, which is of the same format:
  /// keeps all but what is a secret of that file.
  public let copy: (@Sendable (Catalog, SourceFile, CompanionFiles) -> ExportResult?)?

  init(
    _ name: String, _ summary: String, fileExtensions: [String],
    folders: FolderForm = .none, remark: String? = nil, omission: String? = nil,
    mark: @escaping @Sendable (ParsedFile) -> Int? = { _ in CatalogFormat.shape },
    read: (@Sendable (ParsedFile, CompanionFiles) -> CatalogDocument)? = nil,
    write: (@Sendable (Catalog, CompanionFiles) -> ExportResult)? = nil,
    update: (@Sendable (Catalog, SourceFile, CompanionFiles) -> ExportResult?)? = nil,
    copy: (@Sendable (Catalog, SourceFile, CompanionFiles) -> ExportResult?)? = nil
  ) {
    self.name = name
    self.summary = summary
    self.fileExtensions = fileExtensions
    self.folders = folders
    self.remark = remark
    self.omission = omission
    self.mark = mark
    self.read = read
    self.write = write
    self.update = update
    self.copy = copy ?? update
  }
}

extension CatalogFormat {
  /// The mark of a file that has nothing of a format's own but fits it.
  static let shape = Int.max

  /// Whether a file has the contents of this format.
  public func recognizes(_ file: ParsedFile) -> Bool { mark(file) != nil }

  /// Which paths a format takes for folders that it fills with files.
  public enum FolderForm: Sendable, Hashable {
    /// A catalog is one file.
    case none
    /// Those that end in the extension, with a file in them that describes the rest.
    case withExtension(String, mainFile: String)
    /// Those that end in a slash, or lead to a folder.
    case any
  }
}
