import AppStoreReference
import Basics
import CatalogFormats
import CatalogLint
import CatalogModel
import CommandLayer
import SourceSyntax

/// Lints loaded catalogs, each by the configuration that holds where it stands.
struct LintRun {
  /// What the command line says over every configuration file.
  struct Choices: Sendable {
    var configurationPath: String?
    var usesConfigurationFiles = true
    var profile: LimitProfile?
    var only: Set<String>?
    var disabled: Set<String> = []
    var earlier: EarlierRevision?
    /// Whether only what the earlier revision did not have is reported.
    var showsOnlyNew = false
    var baselinePath: String?
    /// Whether what baselines hold is reported all the same, because a new one is written.
    var ignoresBaselines = false
  }

  var choices = Choices()
  var progress: ProgressLine?

  /// Lints the catalogs; those that share a configuration are linted together.
  ///
  /// The report has the catalogs in the order of ``order(of:)``.
  ///
  /// - Parameter images: What was seen of the images before, when they are linted again.
  func lint(
    _ catalogs: [CatalogFiles.Loaded], images: ImageInspection? = nil
  ) throws -> LintOutcome {
    let images = images ?? ImageInspection(progress: progress)
    let linted = try groups(of: catalogs).map { group in
      try lint(
        group.indices.map { catalogs[$0] }, by: try configuration(at: group.path),
        images: images)
    }
    return try LintOutcome(linted, earlier: choices.earlier?.name)
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

  /// The configurations that hold for some catalogs, and the baselines that they are held against.
  func filesRead(for catalogs: [CatalogFiles.Loaded]) throws -> [String] {
    let configurations = Set(catalogs.compactMap { configurationPath(for: $0) }).sorted()
    guard !choices.ignoresBaselines else { return configurations }
    let baselines =
      try choices.baselinePath.map { [$0] }
      ?? configurations.compactMap { try LintConfiguration(contentsOf: $0).baseline }
    return configurations + baselines
  }

  /// The rules of the teams' own in the configurations that hold for some catalogs.
  func customRules(for catalogs: [CatalogFiles.Loaded]) throws -> [CustomRule] {
    var paths = Set(catalogs.map { configurationPath(for: $0) })
    paths.insert(choices.configurationPath)
    return try paths.compactMap { $0 }.sorted().flatMap {
      try LintConfiguration(contentsOf: $0).customRules
    }
  }

  private func lint(
    _ catalogs: [CatalogFiles.Loaded], by configuration: LintConfiguration, images: ImageInspection
  ) throws -> LintedGroup {
    let engine = LintEngine(configuration: configuration)
    let earlier = try catalogs.map { try choices.earlier?.version(of: $0) }
    progress?.show("linting")
    let report = engine.lint(
      zip(catalogs, earlier).map { catalog, earlier in
        var input = LintInput(
          catalog.document, name: catalog.name, image: images.inspector(in: catalog.folder))
        input.previous = earlier?.document.catalog
        return input
      })
    var group = LintedGroup(report)
    if let revision = choices.earlier {
      group.notes += zip(catalogs, earlier).compactMap { catalog, earlier in
        earlier == nil
          ? "\"\(catalog.name)\" is not in \"\(revision.name)\": all of it is new" : nil
      }
    }
    group.notes += earlier.compactMap { earlier in
      (earlier?.fault).map {
        "warning: the earlier catalog is compared only as far as it goes: \($0)"
      }
    }
    if !choices.ignoresBaselines {
      group.baselinePath = choices.baselinePath ?? configuration.baseline
    }
    if choices.showsOnlyNew {
      // By the rules of today, so that a rule which is new does not make old texts so.
      let before = engine.lint(
        earlier.compactMap { earlier in
          earlier.map { LintInput($0.document, name: $0.document.source.name, image: $0.image) }
        })
      group.before = Baseline(before, fingerprints: before.fingerprints)
    }
    return group
  }

  private func configurationPath(for catalog: CatalogFiles.Loaded) -> String? {
    if let path = choices.configurationPath { return path }
    return choices.usesConfigurationFiles
      ? LintConfiguration.file(nearestTo: catalog.folder) : nil
  }

  /// The limits by which a catalog is judged.
  func profile(for catalog: CatalogFiles.Loaded) throws -> LimitProfile {
    try configuration(at: configurationPath(for: catalog)).profile
  }

  /// A configuration, and what the command line says over it.
  private func configuration(at path: String?) throws -> LintConfiguration {
    var configuration = try path.map(LintConfiguration.init(contentsOf:)) ?? LintConfiguration()
    configuration.profile = choices.profile ?? configuration.profile
    configuration.only = choices.only
    configuration.disabled = choices.disabled
    return configuration
  }
}

/// A document as the linter sees it.
private struct LintedDocument: LintOrigin {
  let document: CatalogDocument
  let look: @Sendable (String) -> Result<ImageFacts, ImageFailure>

  func range(of path: CatalogPath, text: Range<Int>?) -> SourceRange? {
    document.range(of: path, text: text)
  }

  func replacements(for edit: CatalogEdit) -> [TextReplacement]? {
    document.replacements(for: edit)
  }

  func image(at path: String) -> Result<ImageFacts, ImageFailure> { look(path) }
}

extension LintInput {
  /// What the linter has to know of a document.
  fileprivate init(
    _ document: CatalogDocument, name: String,
    image: @escaping @Sendable (String) -> Result<ImageFacts, ImageFailure>
  ) {
    self.init(
      name: name, source: document.source, catalog: document.catalog,
      diagnostics: document.diagnostics, origin: LintedDocument(document: document, look: image))
  }
}
