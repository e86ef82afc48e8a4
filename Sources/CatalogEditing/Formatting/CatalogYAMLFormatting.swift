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
      guard let (next, isDone) = changed(tree) else { break }
      tree = next
      if isDone { break }
    }
    return tree.source
  }

  /// The file after the passes; nil when none of them changes anything.
  ///
  /// Their changes are made together, and one after the other where they overlap or where the
  /// result would say something else. Nothing more is to be done when only quotes have changed,
  /// which no other pass depends on.
  private static func changed(_ tree: SyntaxTree) -> (SyntaxTree, isDone: Bool)? {
    let made = passes.map { $0(tree).sorted { $0.range.start < $1.range.start } }
    let some = made.filter { !$0.isEmpty }
    let all =
      some.count == 1 ? some[0] : some.joined().sorted { $0.range.start < $1.range.start }
    if all.isEmpty { return nil }
    let areApart = zip(all, all.dropFirst()).allSatisfy { $0.range.end < $1.range.start }
    if areApart, let next = replacing(all, in: tree) {
      return (next, isDone: made[quotes].count == all.count)
    }
    var result: SyntaxTree?
    for (pass, replacements) in zip(passes, made) {
      let present = result ?? tree
      let own =
        result == nil
        ? replacements : pass(present).sorted { $0.range.start < $1.range.start }
      if let next = replacing(own, in: present) { result = next }
    }
    return result.map { ($0, isDone: false) }
  }

  /// The tree after replacements; nil when nothing changes, or when it would say something else.
  private static func replacing(
    _ replacements: [TextReplacement], in tree: SyntaxTree
  ) -> SyntaxTree? {
    let changed = tree.source.replacing(replacements)
    guard changed.bytes != tree.source.bytes, let next = sound(changed),
      SyntaxTree.sayTheSame(tree, next)
    else { return nil }
    return next
  }

  private static let mostRounds = 6
  /// The index of the pass over the quotes.
  private static let quotes = 2
  private static let passes: [@Sendable (SyntaxTree) -> [TextReplacement]] = [
    { MarginPass.replacements(in: $0) }, { SpacingPass.replacements(in: $0) },
    { QuotePass.replacements(in: $0) }, { BlankLinePass.replacements(in: $0) },
  ]

  private static func sound(_ source: SourceFile) -> SyntaxTree? {
    sound(SyntaxTree.parseYAML(source))
  }

  private static func sound(_ tree: SyntaxTree) -> SyntaxTree? {
    guard !tree.hasErrors, let root = tree.root, root.isMapping else { return nil }
    return tree
  }
}

extension SyntaxTree {
  /// Whether two trees have the same nodes with the same texts, regardless of how they are written.
  static func sayTheSame(_ one: SyntaxTree, _ other: SyntaxTree) -> Bool {
    guard one.nodeCount == other.nodeCount else { return false }
    for index in 0..<one.nodeCount {
      guard let left = one.node(at: index), let right = other.node(at: index),
        left.kind == right.kind, left.count == right.count, left.isNull == right.isNull,
        left.withUTF8({ first in right.withUTF8 { first.elementsEqual($0) } })
      else { return false }
    }
    return true
  }
}
