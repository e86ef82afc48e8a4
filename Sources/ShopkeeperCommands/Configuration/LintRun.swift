import AppStoreReference
import CatalogFormats
import CatalogLint
import CatalogModel
import CommandLayer
import SourceSyntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Lints loaded catalogs, each by the configuration that holds where it stands.
struct LintRun {
  /// What the command line says over every configuration file.
  struct Choices: Sendable {
    var configurationPath: String?
    var usesConfigurationFiles = true
    var profile: LimitProfile?
    var only: Set<String>?
    var disabled: Set<String> = []
    var previous: Catalog?
  }

  var choices = Choices()

  /// Lints the catalogs; those that share a configuration are linted together.
  ///
  /// The report has the catalogs in the order of ``order(of:)``.
  ///
  /// - Parameter images: What was seen of the images before, when they are linted again.
  func lint(
    _ catalogs: [CatalogFiles.Loaded], images: ImageInspection = ImageInspection()
  ) throws -> LintReport {
    let reports = try groups(of: catalogs).map { group in
      let engine = LintEngine(configuration: try configuration(at: group.path))
      let inputs = group.indices.map { index in
        let catalog = catalogs[index]
        return LintInput(
          name: catalog.name, source: catalog.document.source, catalog: catalog.document.catalog,
          diagnostics: catalog.document.diagnostics, previous: previous(for: catalog),
          locate: { path, text in catalog.document.range(of: path, text: text) },
          replacements: { edit in catalog.document.replacements(for: edit) },
          image: images.inspector(in: catalog.folder))
      }
      return engine.lint(inputs)
    }
    return LintReport(merging: reports)
  }

  /// The indices of the catalogs in the order in which a report has them.
  func order(of catalogs: [CatalogFiles.Loaded]) -> [Int] {
    groups(of: catalogs).flatMap(\.indices)
  }

  /// The catalogs by the configuration that holds for them.
  private func groups(
    of catalogs: [CatalogFiles.Loaded]
  ) -> [(path: String?, indices: [Int])] {
    var groups: [(path: String?, indices: [Int])] = []
    for (index, catalog) in catalogs.enumerated() {
      let path = configurationPath(for: catalog)
      if let group = groups.firstIndex(where: { $0.path == path }) {
        groups[group].indices.append(index)
      } else {
        groups.append((path, [index]))
      }
    }
    return groups
  }

  /// The earlier revision, for a catalog of the same app.
  private func previous(for catalog: CatalogFiles.Loaded) -> Catalog? {
    guard let previous = choices.previous else { return nil }
    let app = catalog.document.catalog.app.bundleID
    return app == nil || previous.app.bundleID == nil || app == previous.app.bundleID
      ? previous : nil
  }

  private func configurationPath(for catalog: CatalogFiles.Loaded) -> String? {
    if let path = choices.configurationPath { return path }
    return choices.usesConfigurationFiles ? ConfigurationFile.find(above: catalog.folder) : nil
  }

  /// The limits by which a catalog is judged.
  func profile(for catalog: CatalogFiles.Loaded) throws -> LimitProfile {
    try configuration(at: configurationPath(for: catalog)).profile
  }

  private func configuration(at path: String?) throws -> LintConfiguration {
    let file = try path.map(ConfigurationFile.read) ?? ConfigurationFile()
    return LintConfiguration(
      profile: choices.profile ?? file.profile ?? .current, levels: file.levels,
      only: choices.only, disabled: choices.disabled, words: file.words, today: .today)
  }
}

extension CalendarDate {
  /// Today in UTC.
  static var today: CalendarDate {
    let days = Int(time(nil)) / 86_400
    guard let today = CalendarDate(daysSince1970: days) ?? CalendarDate(daysSince1970: 0) else {
      preconditionFailure("1 January 1970 is a day")
    }
    return today
  }
}
