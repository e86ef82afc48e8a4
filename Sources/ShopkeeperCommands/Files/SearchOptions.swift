import Basics
import CatalogLint
import CommandLayer
import Shopkeeper

/// The options by which a command that searches folders for catalogs leaves something out.
enum SearchOptions {
  static let exclude = Option(
    repeating: "exclude", of: .text("PATTERN"),
    help: "Don't search what a pattern matches, in the notation of .gitignore")
  static let usesIgnoreFiles = Flag(
    "ignore", default: true, negatable: true, help: "Don't search what .gitignore names")

  static let all: [any OptionDeclaration] = [exclude, usesIgnoreFiles]
}

extension CatalogSearch {
  /// The search that a command line requests.
  ///
  /// - Parameter choice: The configuration that the command line chooses; nil for a command without
  ///   that choice.
  init(_ invocation: Invocation, by choice: ConfigurationChoice? = nil) throws {
    self.init()
    excluded = invocation[SearchOptions.exclude]
    respectsIgnoreFiles = invocation[SearchOptions.usesIgnoreFiles]
    guard let choice else { return }
    configuration = try choice.given
    usesConfigurationFiles = choice.usesFiles
    readConfiguration = { path in
      let found = LintConfiguration.file(nearestTo: Path.folder(of: path))
      if let found, let known = try? choice.configuration(at: found) { return known }
      // Its faults name the file as it was found.
      return try LintConfiguration(contentsOf: path)
    }
  }
}
