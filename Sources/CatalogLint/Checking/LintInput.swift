public import Basics
public import CatalogModel
public import SourceSyntax

/// Maps a catalog back to its file, and to the images next to it.
public protocol LintOrigin: Sendable {
  /// The range of a path in the file, or of a part of its text given in UTF-8 offsets; nil when the
  /// file does not have the field.
  func range(of path: CatalogPath, text: Range<Int>?) -> SourceRange?
  /// The name of a place in a table, such as `row 12, column "Price"`; nil in other files.
  func name(of range: SourceRange) -> Message?
  /// The replacements that an edit makes in the file; nil when the file does not have the location,
  /// or its format can't be edited.
  func replacements(for edit: CatalogEdit) -> [TextReplacement]?
  /// Reads the facts of an image that the catalog names, by the path as written.
  func image(at path: String) -> Result<ImageFacts, ImageFailure>
  /// Called with the images that rules are about to request, so that all processors can read them.
  func prepare(images paths: [String])
}

extension LintOrigin {
  public func name(of range: SourceRange) -> Message? { nil }
  public func replacements(for edit: CatalogEdit) -> [TextReplacement]? { nil }
  public func image(at path: String) -> Result<ImageFacts, ImageFailure> { .failure(.missing) }
  public func prepare(images paths: [String]) {}
}

/// A file that was exported from a catalog, such as a StoreKit configuration.
public struct ExportedFile: Sendable, Hashable {
  /// The path of the file.
  public var name: String
  /// The name of its format.
  public var format: String
  /// The catalog as it is now, as far as the format can hold it.
  public var catalog: Catalog
  /// The contents of the file.
  public var content: Catalog

  public init(name: String, format: String, catalog: Catalog, content: Catalog) {
    self.name = name
    self.format = format
    self.catalog = catalog
    self.content = content
  }
}

/// A catalog to lint.
public struct LintInput: Sendable {
  /// The name of the file in the output.
  public var name: String
  public var source: SourceFile
  public var catalog: Catalog
  /// The diagnostics of the file's reader; reported as `invalid-catalog`.
  public var diagnostics: [Diagnostic] { didSet { offsets = Self.offsets(of: diagnostics) } }
  /// The offsets of all diagnostics, in order.
  private var offsets: [Int]
  public var origin: any LintOrigin
  /// The revision to compare with, for the history rules.
  public var previous: Catalog?
  /// The files that were exported from the catalog, and are found with it.
  public var exports: [ExportedFile] = []
  /// The state of its computed prices; nil if the file with them was not read.
  public var prices: PriceState?
  /// The indices of products that have not changed since they were last checked: rules about one product
  /// or one text skip them, and rules that compare products see them.
  public var settled: Set<Int> = []
  /// The product IDs in the project's code; nil when it was not read.
  public var code: ProjectCode?
  /// The conflicts with the ledger of a store.
  public var conflicts: [LedgerConflict] = []

  public init(
    name: String, source: SourceFile, catalog: Catalog, diagnostics: [Diagnostic] = [], previous: Catalog? = nil,
    origin: any LintOrigin
  ) {
    self.name = name
    self.source = source
    self.catalog = catalog
    self.diagnostics = diagnostics
    offsets = Self.offsets(of: diagnostics)
    self.previous = previous
    self.origin = origin
  }

  private static func offsets(of diagnostics: [Diagnostic]) -> [Int] {
    diagnostics.flatMap { [$0.range.start] + $0.further }.sorted()
  }

  /// Whether the reader of the file has reported anything in a range of it.
  func hasDiagnostic(in range: Range<Int>) -> Bool {
    let first = offsets.partitioningIndex { $0 >= range.lowerBound }
    return first < offsets.count && offsets[first] < range.upperBound
  }

  /// Whether a place is in a product that is checked.
  func isCheckedProduct(_ subject: CatalogPath.Subject) -> Bool {
    guard case .product(let index) = subject else { return false }
    return !settled.contains(index)
  }

  /// Two products that have something in common in the order in which the second is reported: a settled one comes
  /// before others. Nil when both are settled.
  func inOrder(_ first: Int, _ second: Int) -> (first: Int, second: Int)? {
    guard settled.contains(second) else { return (first, second) }
    return settled.contains(first) ? nil : (second, first)
  }
}
