import CatalogLint

/// Which configuration a command line chooses: one for everything, the nearest file, or none.
struct ConfigurationChoice: Sendable {
  /// The path of the one for everything; nil for the nearest file of each catalog.
  var path: String?
  /// Whether to look for configuration files.
  var usesFiles = true

  /// The path of the configuration for a folder; nil for the defaults.
  func path(for folder: String) -> String? { path ?? (usesFiles ? LintConfiguration.file(nearestTo: folder) : nil) }

  /// The configuration at a path that this has returned.
  func configuration(at path: String?) throws -> LintConfiguration {
    guard let path else { return LintConfiguration() }
    guard path == StandardStream.name else { return try LintConfiguration(contentsOf: path) }
    return try LintConfiguration(StandardStream.source(at: path))
  }

  /// The one for everything, and its path.
  var given: (settings: LintConfiguration, path: String)? {
    get throws { try path.map { (try configuration(at: $0), $0) } }
  }
}
