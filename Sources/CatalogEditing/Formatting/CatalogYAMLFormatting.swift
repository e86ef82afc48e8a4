import CatalogFormats
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
  /// - Throws: When the file is truncated or has a duplicate key.
  public static func format(_ source: SourceFile) throws(CatalogEditFailure) -> SourceFile {
    try format(SyntaxTree.parseYAML(source))
  }

  /// The formatted file of a tree.
  ///
  /// - Throws: When the file is truncated or has a duplicate key.
  package static func format(_ tree: SyntaxTree) throws(CatalogEditFailure) -> SourceFile {
    guard var tree = sound(tree) else {
      // Reports the error.
      return try CatalogDraft(tree.source).source
    }
    // One pass may enable another: formatting is done when nothing changes any more.
    for _ in 0..<mostRounds {
      let changes = passes.map { $0(tree) }
      let made = changes.map(\.replacements)
      let some = made.filter { !$0.isEmpty }
      let all = some.count == 1 ? some[0] : FormattingChanges.inOrder(Array(some.joined()))
      if all.isEmpty { break }
      let areApart = zip(all, all.dropFirst()).allSatisfy { $0.range.end < $1.range.start }
      // Reading the file again would take longer than all passes.
      if areApart, changes.allSatisfy(\.areCertain) { return tree.source.replacing(all) }
      guard let next = (areApart ? replacing(all, in: tree) : nil) ?? inTurn(made, in: tree) else { break }
      tree = next
    }
    return tree.source
  }

  /// The tree after the passes one after the other, as their changes overlap or say something else
  /// together; nil when none of them changes anything.
  ///
  /// - Parameter made: The changes of each pass.
  private static func inTurn(_ made: [[TextReplacement]], in tree: SyntaxTree) -> SyntaxTree? {
    var result: SyntaxTree?
    for (pass, replacements) in zip(passes, made) {
      let present = result ?? tree
      let own = result == nil ? replacements : pass(present).replacements
      if let next = replacing(own, in: present) { result = next }
    }
    return result
  }

  /// The tree after replacements; nil when nothing changes, or when it would say something else.
  private static func replacing(_ replacements: [TextReplacement], in tree: SyntaxTree) -> SyntaxTree? {
    let changed = tree.source.replacing(replacements)
    guard changed.bytes != tree.source.bytes, let next = sound(changed), tree.saysTheSame(as: next) else { return nil }
    return next
  }

  private static let mostRounds = 6
  private static let passes: [@Sendable (SyntaxTree) -> FormattingChanges] = [
    { FormattingChanges(MarginPass.replacements(in: $0)) }, { FormattingChanges(SpacingPass.replacements(in: $0)) },
    { QuotePass.changes(in: $0) }, { FormattingChanges(BlankLinePass.replacements(in: $0), areCertain: true) },
  ]

  private static func sound(_ source: SourceFile) -> SyntaxTree? { sound(SyntaxTree.parseYAML(source)) }

  private static func sound(_ tree: SyntaxTree) -> SyntaxTree? {
    guard !tree.hasErrors, let root = tree.root, root.isMapping else { return nil }
    return tree
  }
}

/// What one pass changes in a file.
struct FormattingChanges {
  /// In the order of the file.
  let replacements: [TextReplacement]
  /// Whether the contents are certainly the same after them, and nothing enables another pass.
  let areCertain: Bool

  init(_ replacements: [TextReplacement], areCertain: Bool = false) {
    self.replacements = Self.inOrder(replacements)
    self.areCertain = areCertain || replacements.isEmpty
  }

  fileprivate static func inOrder(_ replacements: [TextReplacement]) -> [TextReplacement] {
    let areSorted = zip(replacements, replacements.dropFirst()).allSatisfy { $0.range.start <= $1.range.start }
    return areSorted ? replacements : replacements.sorted { $0.range.start < $1.range.start }
  }
}
