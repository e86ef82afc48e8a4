public import CatalogLint

/// A search for catalogs in folders.
///
/// Paths that `.gitignore` names are left out, and so are folders with third-party code and paths
/// that `exclude` names in the configuration of a folder. If the names of the files don't identify
/// the catalogs, `sources` in a configuration does.
public struct CatalogSearch: Sendable {
  /// Files and folders to leave out, in the notation of `.gitignore`, relative to the working
  /// directory.
  public var excluded: [String] = []
  /// Whether paths that `.gitignore` names are left out.
  public var respectsIgnoreFiles = true
  /// The configuration of every folder, and its path; nil for the nearest one of each.
  public var configuration: (settings: LintConfiguration, path: String)?
  /// Whether to look for configurations.
  public var usesConfigurationFiles = true
  /// Whether folders with third-party code are searched as well.
  var searchesForeignFolders = false
  /// Whether a folder that can't be searched, a broken configuration and a missing source are passed over, as by a
  /// server while it runs, instead of ending the search.
  package var passesOverFaults = false
  /// Reads the configuration at a path.
  package var readConfiguration: @Sendable (String) throws -> LintConfiguration = {
    try LintConfiguration(contentsOf: $0)
  }

  public init() {}

  /// Folders with third-party code and with build products; `exclude: ["!vendor"]` includes one again.
  public static let foreignFolders = ["Pods", "node_modules", "DerivedData", "Carthage", ".build", "vendor"]

  /// A search that leaves out nothing.
  static var unlimited: CatalogSearch {
    var search = CatalogSearch()
    search.respectsIgnoreFiles = false
    search.usesConfigurationFiles = false
    search.searchesForeignFolders = true
    return search
  }
}
