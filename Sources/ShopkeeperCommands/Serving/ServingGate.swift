import CatalogLint
import CommandLayer
import Shopkeeper

/// The rules that a catalog must satisfy to be served: the ones about data that clients receive.
///
/// A text that App Review would refuse, or a screenshot that is missing, is no reason to keep a list of
/// product IDs from an app. A configuration can name further rules in `serveRules`.
struct ServingGate {
  /// The rules about IDs, types and structure.
  static let rules = [
    "invalid-catalog", "invalid-product-id", "duplicate-product-id", "retired-product-id", "changed-product-type",
    "unknown-locale", "invalid-level",
  ]

  private let configurationPath: String?

  init(_ configurationPath: String?) { self.configurationPath = configurationPath }

  /// Throws the first error that keeps the catalog from being served.
  func check(_ catalog: CatalogFile) throws {
    try catalog.requireWhole()
    let configuration = try configuration(for: catalog.folder)
    var run = LintRun()
    run.configurations = ConfigurationChoice(path: configurationPath)
    run.only = Set(Self.rules).union(configuration?.serveRules ?? []).filter {
      configuration?.levels[$0] != .off
    }
    let report = try run.lint([catalog]).report
    guard let error = report.findings.first(where: { $0.severity == .error }) else { return }
    let more = report.summary.errors > 1 ? " (and \(report.summary.errors - 1) more)" : ""
    throw Failure(
      "the catalog has errors and is not served: \(error.file):\(error.start.line):"
        + "\(error.start.column): \(error.message) [\(error.rule)]\(more)", exitCode: .findings)
  }

  /// The files that the check depends on, besides the catalog and its configuration.
  func dependencies(of catalog: CatalogFile) throws -> [String] {
    guard let configuration = try configuration(for: catalog.folder) else { return [] }
    let baseline = [configuration.baseline].compactMap(\.self)
    return configuration.serveRules.isEmpty ? baseline : baseline + WatchedFiles.companions(of: [catalog]).sorted()
  }

  /// The configuration for a folder; nil without one.
  func configurationFile(for folder: String) -> String? {
    configurationPath ?? LintConfiguration.file(nearestTo: folder)
  }

  private func configuration(for folder: String) throws -> LintConfiguration? {
    try configurationFile(for: folder).map(LintConfiguration.init(contentsOf:))
  }
}
