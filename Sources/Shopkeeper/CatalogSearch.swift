public import CatalogLint

/// How folders are searched for catalogs.
///
/// What `.gitignore` names is left out, and so are folders with the code of others and what `exclude`
/// names in the configuration of a folder. Where the names of the files don't tell the catalogs,
/// `sources` in a configuration does.
public struct CatalogSearch: Sendable {
  /// Files and folders to leave out, in the notation of `.gitignore`, relative to the working
  /// directory.
  public var excluded: [String] = []
  /// Whether what `.gitignore` names is left out.
  public var respectsIgnoreFiles = true
  /// The configuration of every folder, and its path; nil for the nearest one of each.
  public var configuration: (settings: LintConfiguration, path: String)?
  /// Whether to look for configurations.
  public var usesConfigurationFiles = true
  /// Whether the folders with the code of others are searched as well.
  var searchesForeignFolders = false
  /// Reads the configuration at a path.
  package var readConfiguration: @Sendable (String) throws -> LintConfiguration = {
    try LintConfiguration(contentsOf: $0)
  }

  public init() {}

  /// Folders with the code of others and with what was built; `exclude: ["!vendor"]` takes one back.
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
