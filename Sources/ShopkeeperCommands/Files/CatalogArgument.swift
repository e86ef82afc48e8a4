import Basics
import CommandLayer

/// Which words of a command line are the path of a catalog, where it may be left out.
enum CatalogArgument {
  /// Whether a word is a path: of something that exists, or by its form.
  static func isPath(_ word: String) -> Bool {
    word == StandardStream.name || word.contains("/") || FileSystem.kind(word) != nil
      || [".yml", ".yaml", ".storekit"].contains { word.hasSuffix($0) }
  }

  /// Whether the first word is the catalog where products follow, as many as there are.
  static let beforeAnything: @Sendable (ArraySlice<String>) -> Bool = { words in words.first.map(isPath) ?? false }

  /// Whether the first word is the catalog where fields follow a product: then the second isn't.
  static let beforeFields: @Sendable (ArraySlice<String>) -> Bool = { words in
    // A field without a product, whose value may look like a path.
    if let first = words.first, first.contains("="), FileSystem.kind(first) == nil { return false }
    return beforeAnything(words) || words.dropFirst().first.map { !$0.contains("=") } ?? false
  }

  /// Whether the first word is the catalog where a number of words follows.
  static func before(_ count: Int) -> @Sendable (ArraySlice<String>) -> Bool {
    { words in words.count > count || beforeAnything(words) }
  }
}
