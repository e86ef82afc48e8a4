public import CatalogFormats
internal import CatalogImages
public import CatalogLint
public import CatalogModel
import SourceSyntax

/// Lints catalogs, with the images that they name.
///
/// ```swift
/// let report = try Linter(configuration: .nearest(to: "catalog.yml")).lint(contentsOf: "catalog.yml")
/// ```
public struct Linter: Sendable {
  private let engine: LintEngine

  /// - Parameter configuration: Which rules run, and how severe they are; `.nearest(to:)` is the
  ///   configuration that a team keeps beside its catalogs.
  public init(configuration: LintConfiguration = LintConfiguration()) {
    engine = LintEngine(configuration: configuration)
  }

  /// Lints a catalog, or all catalogs below a folder; `-` is standard input.
  ///
  /// What is wrong with a file's contents is a finding.
  ///
  /// - Throws: ``CatalogFileFailure``, or why a file can't be read.
  public func lint(contentsOf path: String) throws -> LintReport {
    lint(try CatalogFile.expand([path]).map { try CatalogFile.read($0) })
  }

  /// Lints catalogs together: rules that compare catalogs see all of them.
  public func lint(_ catalogs: [CatalogFile]) -> LintReport {
    let images = ImageInspection()
    return lint(
      catalogs.map { catalog in
        LintInput(
          catalog.document, name: catalog.name, images: images.inspector(in: catalog.folder))
      })
  }

  /// Lints what was prepared: catalogs beside earlier revisions, or read from elsewhere than files.
  public func lint(_ inputs: [LintInput]) -> LintReport { engine.lint(inputs) }
}

extension LintInput {
  /// What the linter has to know of a document.
  ///
  /// - Parameters:
  ///   - name: The file as the findings name it.
  ///   - images: Looks at an image by the path that the catalog has for it; by default there are none.
  public init(
    _ document: CatalogDocument, name: String, previous: Catalog? = nil,
    images: @escaping @Sendable (String) -> Result<ImageFacts, ImageFailure> = { _ in
      .failure(.missing)
    }
  ) {
    self.init(
      name: name, source: document.source, catalog: document.catalog,
      diagnostics: document.diagnostics, previous: previous,
      origin: LintedDocument(document: document, look: images))
  }
}

/// A document as the linter sees it.
private struct LintedDocument: LintOrigin {
  let document: CatalogDocument
  let look: @Sendable (String) -> Result<ImageFacts, ImageFailure>

  func range(of path: CatalogPath, text: Range<Int>?) -> SourceRange? {
    document.range(of: path, text: text)
  }

  func replacements(for edit: CatalogEdit) -> [TextReplacement]? {
    document.replacements(for: edit)
  }

  func image(at path: String) -> Result<ImageFacts, ImageFailure> { look(path) }
}
