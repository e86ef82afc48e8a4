import CatalogFormats
import CatalogLint
import CatalogModel
import SourceSyntax

/// A document, or none, as the linter sees it.
struct TestOrigin: LintOrigin {
  var document: CatalogDocument?
  var edit: (@Sendable (CatalogEdit) -> [TextReplacement]?)?
  var look: @Sendable (String) -> Result<ImageFacts, ImageFailure> = { _ in .failure(.missing) }

  func range(of path: CatalogPath, text: Range<Int>?) -> SourceRange? { document?.range(of: path, text: text) }

  func replacements(for edit: CatalogEdit) -> [TextReplacement]? {
    self.edit.map { $0(edit) } ?? document?.replacements(for: edit)
  }

  func image(at path: String) -> Result<ImageFacts, ImageFailure> { look(path) }
}

extension LintInput {
  init(
    _ document: CatalogDocument, previous: Catalog? = nil,
    image: @escaping @Sendable (String) -> Result<ImageFacts, ImageFailure> = { _ in .failure(.missing) }
  ) {
    self.init(
      name: document.source.name, source: document.source, catalog: document.catalog, diagnostics: document.diagnostics,
      previous: previous, origin: TestOrigin(document: document, look: image))
  }
}
