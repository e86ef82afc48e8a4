import CatalogLint
import CatalogModel
import SourceSyntax

/// An origin in which every edit makes given replacements.
struct FixingOrigin: LintOrigin {
  let base: any LintOrigin
  let replacements: [TextReplacement]

  func range(of path: CatalogPath, text: Range<Int>?) -> SourceRange? { base.range(of: path, text: text) }

  func replacements(for edit: CatalogEdit) -> [TextReplacement]? { replacements }
}
