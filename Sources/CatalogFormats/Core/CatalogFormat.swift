public import AppStoreReference
public import CatalogModel
public import SourceSyntax

/// A file format of catalogs.
public struct CatalogFormat: Sendable {
  /// The name in commands, such as `storekit`.
  public let name: String
  /// A one-line description.
  public let summary: String
  /// The extensions of its files, without the period, in lower case; the first is the default.
  public let fileExtensions: [String]
  /// The paths that are written as folders.
  public let folders: FolderForm
  /// Whether the order of its products means something.
  public let isOrdered: Bool
  /// A note for users of the format; nil without one.
  public let remark: String?
  /// The common message for everything that it can't hold, for a format that is meant to hold
  /// little; nil for one whose losses are reported individually.
  public let omission: String?
  /// The reasons why it can't hold some fields, for all of their values.
  package let reasons: [CatalogField: String]
  /// Whether it holds texts alone, from the source locale to others: `app.locales` of a catalog that
  /// is written are the locales to translate to.
  public let isForTranslators: Bool
  /// The position of the first distinctive part of a file in this format, as the index of its node;
  /// ``shape`` for a file that may be in this format or others, nil for one that is not. Called
  /// only for files whose extension belongs to several formats, and for those that an export would
  /// replace.
  package let mark: @Sendable (ParsedFile) -> Int?
  /// Whether a file is in an older or newer form of the format, which is read, but not written: replaced, it would lose
  /// what the written form doesn't have, or be of no use beside the others.
  public let isOtherForm: @Sendable (ParsedFile) -> Bool
  /// Whether a file belongs to the others of a folder without being one of the format itself.
  public let isCompanion: @Sendable (ParsedFile) -> Bool
  /// Adds what a file of a folder keeps when it is replaced: its new contents, and the names of the kept values.
  public let keep: (@Sendable (_ old: SourceFile, _ new: [UInt8]) -> (bytes: [UInt8], names: [String]))?
  /// The reason why suites and bundles are left out; nil for a format in which they are products like others.
  let suites: String?
  /// Reads a file; nil for a format that can only be written.
  public let read: (@Sendable (ParsedFile, CompanionFiles) -> CatalogDocument)?
  /// Writes a catalog; nil for a format that can only be read.
  public let write: (@Sendable (Catalog, CompanionFiles) -> ExportResult)?
  /// Writes a catalog for translators, with the texts of one of its locales for reference; nil for a format that
  /// isn't a table.
  public let writeBeside: (@Sendable (Catalog, _ source: StoreLocale) -> ExportResult)?
  /// Writes a catalog over a file in the format, whose identifiers and settings are kept; nil for a
  /// format whose files have no data of their own. Returns nil for a file that can't be read.
  public let update: (@Sendable (Catalog, SourceFile, CompanionFiles) -> ExportResult?)?
  /// Writes a catalog to a different file in the same format as the one it was read from: keeps
  /// everything except the secrets of that file.
  public let copy: (@Sendable (Catalog, SourceFile, CompanionFiles) -> ExportResult?)?

  package init(
    _ name: String, _ summary: String, fileExtensions: [String], folders: FolderForm = .none, isOrdered: Bool = true,
    remark: String? = nil, omission: String? = nil, reasons: [CatalogField: String] = [:],
    isForTranslators: Bool = false, suites: String? = nil,
    mark: @escaping @Sendable (ParsedFile) -> Int? = { _ in CatalogFormat.shape },
    isOtherForm: @escaping @Sendable (ParsedFile) -> Bool = { _ in false },
    isCompanion: @escaping @Sendable (ParsedFile) -> Bool = { _ in false },
    keep: (@Sendable (SourceFile, [UInt8]) -> (bytes: [UInt8], names: [String]))? = nil,
    read: (@Sendable (ParsedFile, CompanionFiles) -> CatalogDocument)? = nil,
    write: (@Sendable (Catalog, CompanionFiles) -> ExportResult)? = nil,
    writeBeside: (@Sendable (Catalog, StoreLocale) -> ExportResult)? = nil,
    update: (@Sendable (Catalog, SourceFile, CompanionFiles) -> ExportResult?)? = nil,
    copy: (@Sendable (Catalog, SourceFile, CompanionFiles) -> ExportResult?)? = nil
  ) {
    self.name = name
    self.summary = summary
    self.fileExtensions = fileExtensions
    self.folders = folders
    self.isOrdered = isOrdered
    self.remark = remark
    self.omission = omission
    self.reasons = reasons
    self.isForTranslators = isForTranslators
    self.suites = suites
    self.mark = mark
    self.isOtherForm = isOtherForm
    self.isCompanion = isCompanion
    self.keep = keep
    self.read = read
    self.write = write
    self.writeBeside = writeBeside
    self.update = update
    self.copy = copy ?? update
  }
}

extension CatalogFormat {
  /// The mark of a file that has nothing distinctive of the format but matches it.
  package static let shape = Int.max

  /// Whether a file has the contents of this format.
  public func recognizes(_ file: ParsedFile) -> Bool { mark(file) != nil }

  /// Whether a file has something that files in other formats don't have.
  public func recognizesOwn(_ file: ParsedFile) -> Bool { mark(file).map { $0 != Self.shape } ?? false }

  /// The paths that a format treats as folders, which it fills with files.
  public enum FolderForm: Sendable, Hashable {
    /// None: a catalog is a single file.
    case none
    /// Paths that end in the extension, with a main file that describes the others.
    case withExtension(String, mainFile: String)
    /// Paths that end in a slash, or refer to a folder, with a file for each product.
    case any
    /// A folder is read, with all files below it; it is written as a single file.
    case readOnly
  }
}
