public import SourceSyntax

/// Formats a catalog file in the one canonical layout: its contents, comments and order of keys are
/// kept.
///
/// Blocks are indented by two columns, lists below their key; spacing within a line is a single
/// space, with two spaces before a comment; quotes are used where a text needs them, or where
/// another YAML reader would take it for a number or for `true`; there are never two blank lines in
/// a row, and one separates each product.
public enum CatalogYAMLFormatting {
  /// The formatted file; unchanged when there is nothing to do.
  ///
  /// - Throws: ``CatalogEditFailure`` when the file is truncated or has a duplicate key.
  public static func format(_ source: SourceFile) throws(CatalogEditFailure) -> SourceFile {
    try format(SyntaxTree.parseYAML(source))
  }

  /// The formatted file of a tree.
  ///
  /// - Throws: ``CatalogEditFailure`` when the file is truncated or has a duplicate key.
  package static func format(_ tree: SyntaxTree) throws(CatalogEditFailure) -> SourceFile {
    try format(tree, passes: passes)
  }

  /// A pass over a file, which returns its changes in any order.
  typealias Pass = @Sendable (SyntaxTree) -> [TextReplacement]

  /// The formatted file of a tree; a pass that would change the contents is left out.
  static func format(_ tree: SyntaxTree, passes: [Pass]) throws(CatalogEditFailure) -> SourceFile {
    guard var tree = valid(tree) else {
      // Reports the error.
      return try CatalogDraft(tree.source).source
    }
    // One pass may enable another: formatting is done when nothing changes any more.
    for _ in 0..<mostRounds {
      let all = passes.flatMap { $0(tree) }.sorted { $0.range.start < $1.range.start }
      if all.isEmpty { break }
      let areApart = zip(all, all.dropFirst()).allSatisfy { $0.range.end < $1.range.start }
      guard let next = (areApart ? replacing(all, in: tree) : nil) ?? sequentially(passes, in: tree) else { break }
      tree = next
    }
    return tree.source
  }

  /// The tree after the passes one after the other, because their changes overlap or alter the
  /// contents together; nil when none of them changes anything.
  private static func sequentially(_ passes: [Pass], in tree: SyntaxTree) -> SyntaxTree? {
    var result: SyntaxTree?
    for pass in passes {
      let present = result ?? tree
      let made = pass(present).sorted { $0.range.start < $1.range.start }
      if let next = replacing(made, in: present) { result = next }
    }
    return result
  }

  /// The tree after replacements; nil when nothing changes, or when the contents would.
  private static func replacing(_ replacements: [TextReplacement], in tree: SyntaxTree) -> SyntaxTree? {
    let changed = tree.source.replacing(replacements)
    guard changed.bytes != tree.source.bytes, let next = valid(changed), tree.saysTheSame(as: next) else { return nil }
    return next
  }

  private static let mostRounds = 6
  static let passes: [Pass] = [
    { MarginPass.replacements(in: $0) },
    { SpacingPass.replacements(in: $0) },
    { QuotePass.replacements(in: $0) },
    { BlankLinePass.replacements(in: $0) },
  ]

  private static func valid(_ source: SourceFile) -> SyntaxTree? { valid(SyntaxTree.parseYAML(source)) }

  private static func valid(_ tree: SyntaxTree) -> SyntaxTree? {
    guard !tree.hasErrors, let root = tree.root, root.isMapping else { return nil }
    return tree
  }
}
