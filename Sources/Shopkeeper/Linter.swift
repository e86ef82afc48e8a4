import Basics
internal import CatalogEditing
public import CatalogFormats
public import CatalogLint
public import CatalogModel
import SourceSyntax

/// Lints catalogs, including the images that they refer to.
///
/// ```swift
/// let report = try Linter(configuration: .nearest(to: "catalog.yml")).lint(contentsOf: "catalog.yml")
/// ```
public struct Linter: Sendable {
  private let engine: LintEngine

  /// - Parameter configuration: The enabled rules and their severities; `.nearest(to:)` is the
  ///   configuration that a team keeps next to its catalogs.
  public init(configuration: LintConfiguration = LintConfiguration()) {
    engine = LintEngine(configuration: configuration)
  }

  /// Lints a catalog, or all catalogs below a folder; `-` is standard input.
  ///
  /// Errors in a file's contents are reported as findings.
  ///
  /// - Throws: ``CatalogFileFailure``, or the reason why a file can't be read.
  public func lint(contentsOf path: String) throws -> LintReport {
    lint(try CatalogFile.expand([path]).map { try CatalogFile.read($0) })
  }

  /// Lints catalogs together: rules that compare catalogs see all of them.
  public func lint(_ catalogs: [CatalogFile]) -> LintReport {
    let images = ImageInspection()
    return lint(
      catalogs.map { catalog in
        var input = LintInput(catalog.document, name: catalog.name, images: images.images(in: catalog.folder))
        input.prices = LockedPrices.state(of: catalog)
        return input
      })
  }

  /// Lints prepared inputs: catalogs with earlier revisions, or from sources other than files.
  public func lint(_ inputs: [LintInput]) -> LintReport { engine.lint(inputs) }
}

extension LintInput {
  /// The linter's view of a document.
  ///
  /// - Parameters:
  ///   - name: The name of the file in findings.
  ///   - images: Inspects an image, given its path in the catalog; by default, it finds nothing.
  public init(
    _ document: CatalogDocument, name: String, previous: Catalog? = nil,
    images: @escaping @Sendable (String) -> Result<ImageFacts, ImageFailure> = { _ in .failure(.missing) }
  ) { self.init(document, name: name, previous: previous, look: images) { _ in } }

  /// The linter's view of a document with images next to it.
  package init(
    _ document: CatalogDocument, name: String, previous: Catalog? = nil, images: ImageInspection.FolderImages
  ) { self.init(document, name: name, previous: previous, look: images.facts(of:), prepare: images.prepare) }

  private init(
    _ document: CatalogDocument, name: String, previous: Catalog?,
    look: @escaping @Sendable (String) -> Result<ImageFacts, ImageFailure>,
    prepare: @escaping @Sendable ([String]) -> Void
  ) {
    self.init(
      name: name, source: document.source, catalog: document.catalog, diagnostics: document.diagnostics,
      previous: previous, origin: LintedDocument(document: document, look: look, prepare: prepare))
  }
}

/// A document as the linter sees it.
private struct LintedDocument: LintOrigin {
  let document: CatalogDocument
  let look: @Sendable (String) -> Result<ImageFacts, ImageFailure>
  let prepare: @Sendable ([String]) -> Void
  private let retirement = RetirementEdit()

  init(
    document: CatalogDocument, look: @escaping @Sendable (String) -> Result<ImageFacts, ImageFailure>,
    prepare: @escaping @Sendable ([String]) -> Void
  ) {
    self.document = document
    self.look = look
    self.prepare = prepare
  }

  func range(of path: CatalogPath, text: Range<Int>?) -> SourceRange? { document.range(of: path, text: text) }

  func replacements(for edit: CatalogEdit) -> [TextReplacement]? {
    if case .append(let texts) = edit.change, edit.path == CatalogPath(.catalog, .retired) {
      return retirement.replacements(of: texts, in: document)
    }
    return document.replacements(for: edit)
  }

  func name(of range: SourceRange) -> Message? { document.cell(of: range) }

  func image(at path: String) -> Result<ImageFacts, ImageFailure> { look(path) }

  func prepare(images paths: [String]) { prepare(paths) }
}

/// Adds IDs to the retired ones of a file. Many findings ask for the same edit, which is made once.
private final class RetirementEdit: Sendable {
  private let last = Lock<(ids: [String], replacements: [TextReplacement]?)?>(nil)

  func replacements(of ids: [String], in document: CatalogDocument) -> [TextReplacement]? {
    last.withLock { last in
      if let last, last.ids == ids { return last.replacements }
      let made = Self.make(ids, in: document)
      last = (ids, made)
      return made
    }
  }

  /// Nil for a file that can't be edited.
  private static func make(_ ids: [String], in document: CatalogDocument) -> [TextReplacement]? {
    guard document.unread.isEmpty, var draft = try? CatalogDraft(document) else { return nil }
    guard (try? draft.retire(ids)) != nil else { return nil }
    return document.source.replacement(to: draft.source).map { [$0] }
  }
}
