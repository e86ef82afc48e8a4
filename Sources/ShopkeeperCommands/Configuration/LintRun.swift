import AppStoreReference
import Basics
import CatalogFormats
import CatalogLint
import CatalogModel
import CommandLayer
import Shopkeeper
import SourceSyntax

/// Lints loaded catalogs, each with the configuration for its location.
struct LintRun {
  // The settings of the command line, which override every configuration file.
  var configurations = ConfigurationChoice()
  var profile: LimitProfile?
  var only: Set<String>?
  var disabled: Set<String> = []
  var earlier: EarlierRevision?
  /// Whether only findings that the earlier revision didn't have are reported.
  var showsOnlyNew = false
  var baselinePath: String?
  /// Whether findings in baselines are reported anyway, because a new baseline is written.
  var ignoresBaselines = false
  var progress: ProgressLine?
  /// The history of the catalogs in a store, by the names of their files.
  var history: [String: StoredHistory] = [:]
  /// The history of the catalogs in git, by the names of their files.
  var committed: [String: CatalogHistory] = [:]
  /// The files that were exported from the catalogs, by the names of their files.
  var exports: [String: [CatalogFile]] = [:]
  /// The folders with the apps' code; empty when it is not read.
  var code: [CodeFolder] = []
  /// The parts of a catalog that revisions from a store have, by their names.
  var facets: [String: CatalogFacets] = [:]
  /// The products that were checked before, by the names of the files.
  var settled: [String: Set<Int>] = [:]
  /// The facts about images from earlier runs; nil to decode each.
  var imageCache: ImageCache?

  /// Lints the catalogs; those that share a configuration are linted together.
  ///
  /// The report lists the catalogs in the order of ``order(of:)``.
  ///
  /// - Parameter images: The facts already known about the images, when they are linted again.
  func lint(_ catalogs: [CatalogFile], images: ImageInspection? = nil) throws -> LintOutcome {
    let images = images ?? imageInspection
    let groups = try groups(of: catalogs).map { (try configuration(at: $0.path), $0.indices) }
    let code = groups.contains { $0.0.runsCodeRules } ? readCode(for: catalogs) : []
    let linted = try groups.map { configuration, indices in
      try lint(
        indices.map { catalogs[$0] }, by: configuration, images: images,
        code: code.isEmpty ? [] : indices.map { code[$0] })
    }
    return try LintOutcome(linted, earlier: earlier?.name)
  }

  /// Inspects the images that catalogs refer to, each once.
  var imageInspection: ImageInspection {
    ImageInspection(cache: imageCache) { [progress] path in progress?.show("checking \(VisibleText.escaped(path))") }
  }

  /// The indices of the catalogs in the order of a report.
  func order(of catalogs: [CatalogFile]) -> [Int] { groups(of: catalogs).flatMap(\.indices) }

  /// The catalogs, grouped by configuration.
  private func groups(of catalogs: [CatalogFile]) -> [(path: String?, indices: [Int])] {
    var groups: [(path: String?, indices: [Int])] = []
    var places: [String?: Int] = [:]
    for (index, catalog) in catalogs.enumerated() {
      let path = configurations.path(for: catalog.folder)
      if let group = places[path] {
        groups[group].indices.append(index)
      } else {
        places[path] = groups.count
        groups.append((path, [index]))
      }
    }
    return groups
  }

  /// The configurations of some catalogs, and the baselines that they are compared with.
  func filesRead(for catalogs: [CatalogFile]) throws -> [String] {
    let paths = Set(catalogs.compactMap { configurations.path(for: $0.folder) }).sorted()
    guard !ignoresBaselines else { return paths }
    return try paths
      + (baselinePath.map { [$0] } ?? paths.compactMap { try configurations.configuration(at: $0).baseline })
  }

  /// The custom rules in the configurations of some catalogs.
  func customRules(for catalogs: [CatalogFile]) throws -> [CustomRule] {
    var paths = Set(catalogs.map { configurations.path(for: $0.folder) })
    paths.insert(configurations.path)
    return try paths.compactMap { $0 }.sorted().flatMap { try configurations.configuration(at: $0).customRules }
  }

  private func lint(
    _ catalogs: [CatalogFile], by configuration: LintConfiguration, images: ImageInspection, code: [ProjectCode]
  ) throws -> LintedGroup {
    let linter = Linter(configuration: configuration)
    let versions = try catalogs.map { try earlier?.version(of: $0) }
    progress?.show("linting")
    let report = linter.lint(
      zip(catalogs, versions).enumerated().map { index, versions in
        let (catalog, earlier) = versions
        var input = LintInput(
          catalog.document, name: catalog.name,
          previous: earlier?.document.catalog ?? history[catalog.name]?.previous
            // The rules that compare with a revision also report conflicts.
            ?? committed[catalog.name].map { _ in Catalog() }, images: images.images(in: catalog.folder))
        input.catalog.facets = facets[catalog.name] ?? input.catalog.facets
        input.conflicts = history[catalog.name]?.conflicts ?? []
        input.conflicts += committed[catalog.name]?.conflicts(besides: input) ?? []
        input.settled = settled[catalog.name] ?? []
        input.prices = LockedPrices.state(of: catalog)
        input.add(exports: exports[catalog.name] ?? [], of: catalog)
        input.code = code.isEmpty ? nil : code[index]
        return input
      })
    var group = LintedGroup(report)
    if let revision = earlier {
      group.notes += zip(catalogs, versions).compactMap { catalog, earlier in
        earlier == nil ? "\"\(catalog.name)\" is not in \"\(revision.name)\": everything in it is new" : nil
      }
    }
    group.notes += catalogs.flatMap { committed[$0.name]?.notes ?? [] }
    if code.contains(where: { !$0.comparesAllTexts }) {
      group.notes.append(
        "the code has too many texts like product IDs for so many products: some were not compared letter by letter")
    }
    group.notes += versions.compactMap { earlier in
      (earlier?.fault).map { "warning: the earlier catalog is only compared in part: \($0)" }
    }
    if !ignoresBaselines { group.baselinePath = baselinePath ?? configuration.baseline }
    if showsOnlyNew {
      // Uses today's rules, so that a new rule doesn't make old texts new.
      let before = linter.lint(
        versions.compactMap { version in
          version.map { LintInput($0.document, name: $0.document.source.name, images: $0.image) }
        })
      group.before = Baseline(before, fingerprints: before.fingerprints)
    }
    return group
  }

  /// The code of the apps, as it concerns each of some catalogs; empty without code.
  private func readCode(for catalogs: [CatalogFile]) -> [ProjectCode] {
    guard !code.isEmpty else { return [] }
    progress?.show("reading the code")
    let exported = catalogs.flatMap { exports[$0.name] ?? [] }
    let files = (catalogs + exported).filter { !$0.isStandardInput }.map(\.name)
    return CodeFolder(joining: code).code(for: catalogs.map(\.document.catalog), besides: files)
  }

  /// The limits that apply to a catalog.
  func profile(for catalog: CatalogFile) throws -> LimitProfile {
    try configuration(at: configurations.path(for: catalog.folder)).profile
  }

  /// A configuration, with the overrides of the command line.
  private func configuration(at path: String?) throws -> LintConfiguration {
    var configuration = try configurations.configuration(at: path)
    configuration.profile = profile ?? configuration.profile
    configuration.only = only
    configuration.disabled = disabled
    return configuration
  }
}
