import Basics
import CatalogLint
import CommandLayer

/// The configurations of a run: one for everything, the nearest file, or none. Each is read once.
final class ConfigurationChoice: Sendable {
  static let file = Option(
    "config", of: .file(extensions: ["yml", "yaml"]),
    help: "Use this configuration instead of the nearest .shopkeeper.yml")
  static let usesFiles = Flag(
    "config-files", default: true, negatable: true, help: "Look for .shopkeeper.yml next to each catalog and above")

  /// The path of the configuration for everything; nil for the nearest file of each catalog.
  let path: String?
  /// Whether to look for configuration files.
  let usesFiles: Bool
  private let read = Lock<[String: LintConfiguration]>([:])

  init(path: String? = nil, usesFiles: Bool = true) {
    self.path = path
    self.usesFiles = usesFiles
  }

  /// The choice of a command line that has both options.
  convenience init(_ invocation: Invocation) {
    self.init(path: invocation[Self.file], usesFiles: invocation[Self.usesFiles])
  }

  /// The path of the configuration for a folder; nil for the defaults.
  func path(for folder: String) -> String? { path ?? (usesFiles ? LintConfiguration.file(nearestTo: folder) : nil) }

  /// The configuration at a path, nil for the defaults.
  func configuration(at path: String?) throws -> LintConfiguration {
    guard let path else { return LintConfiguration() }
    return try read.withLock { read in
      if let known = read[path] { return known }
      let configuration =
        try path == StandardStream.name
        ? LintConfiguration(StandardStream.source(at: path)) : LintConfiguration(contentsOf: path)
      read[path] = configuration
      return configuration
    }
  }

  /// The configuration for everything, and its path.
  var given: (settings: LintConfiguration, path: String)? {
    get throws { try path.map { (try configuration(at: $0), $0) } }
  }
}
