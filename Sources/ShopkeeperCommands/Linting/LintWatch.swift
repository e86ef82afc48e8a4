import Basics
import CPlatform
import CatalogFormats
import CatalogLint
import CatalogModel
import CommandLayer
import Shopkeeper

/// Lints again whenever a relevant file has changed, until a signal ends it.
///
/// It polls the files instead of asking the system for events: that works with editors that replace
/// a file by a new one, with files that are missing for a moment, and with network volumes.
struct LintWatch {
  /// Fast enough for someone who has just saved a file.
  private static let interval = Duration.milliseconds(300)

  let invocation: Invocation
  /// Lints once, prints the report, and returns the catalogs that were read.
  let lint: () throws -> [CatalogFile]
  private var companions: Set<String> = []

  init(_ invocation: Invocation, lint: @escaping () throws -> [CatalogFile]) {
    self.invocation = invocation
    self.lint = lint
  }

  mutating func run() async throws -> ExitCode {
    Signals.install()
    var seen = look()
    try report(&seen)
    while !wantsStop {
      try await Task.sleep(for: Self.interval)
      var now = look()
      guard now != seen else { continue }
      // A file that is being written or replaced is read once it no longer changes.
      while !wantsStop {
        try await Task.sleep(for: Self.interval)
        let later = look()
        if later == now { break }
        now = later
      }
      if wantsStop { break }
      seen = now
      try report(&seen)
    }
    invocation.console.writeErrorLine("stopped")
    return .success
  }

  /// Closing the terminal ends the watch too.
  private var wantsStop: Bool { Signals.wantsStop || Signals.takeReload() }

  private func look() -> WatchedFiles { WatchedFiles(invocation, companions: companions) }

  private mutating func report(_ files: inout WatchedFiles) throws {
    if isatty(STDOUT_FILENO) == 1 { invocation.console.write("\u{1B}[H\u{1B}[2J") }
    do {
      companions = WatchedFiles.companions(of: try lint())
      files.replaceCompanions(by: companions)
    } catch let error as UsageError { throw error } catch { invocation.console.report(error) }
    let count = files.count
    invocation.console.writeErrorLine("\(Self.clock) linted; watching \(count) \(count == 1 ? "file" : "files")")
  }

  /// The local time of day: `09:41:00`.
  private static var clock: String {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    return [parts.tm_hour, parts.tm_min, parts.tm_sec].map { $0.digits(2) }.joined(separator: ":")
  }
}

/// The files that a run of the linter depends on, in their current state.
struct WatchedFiles: Equatable {
  /// Nil for a file that doesn't exist.
  private var stamps: [String: FileStamp?] = [:]
  private var companions: [String: FileStamp?] = [:]

  /// Records the catalogs of a command line and their configurations, baselines, images and prices.
  ///
  /// - Parameter companions: The paths of the images and files of prices that the catalogs referred to when they were
  ///   last read.
  init(_ invocation: Invocation, companions: Set<String>) {
    let choice = ConfigurationChoice(invocation)
    // A folder that is missing or empty for a moment has no catalogs.
    let candidates = try? CatalogCandidates(invocation[LintOptions.paths], by: CatalogSearch(invocation, by: choice))
    let paths = (candidates?.paths ?? []) + (candidates?.exports ?? [])
    var configurations = Set([choice.path].compactMap(\.self))
    for path in paths {
      add(path)
      if let found = choice.path(for: Path.folder(of: path)) { configurations.insert(found) }
    }
    for path in configurations {
      add(path)
      if let baseline = (try? choice.configuration(at: path))?.baseline { add(baseline) }
    }
    for path in [invocation[LintOptions.baseline], invocation[LintOptions.against]] {
      if let path, FileSystem.kind(path) == .file { add(path) }
    }
    replaceCompanions(by: companions)
  }

  /// The number of files.
  var count: Int { (Array(stamps.values) + Array(companions.values)).count { $0 != nil } }

  /// Replaces the images and files of prices, without checking anything else again.
  mutating func replaceCompanions(by paths: Set<String>) {
    companions = Dictionary(uniqueKeysWithValues: paths.map { ($0, FileStamp($0)) })
  }

  private mutating func add(_ path: String) { stamps[path] = .some(FileStamp(path)) }

  /// The images and files of prices that catalogs refer to, as paths relative to the working directory.
  static func companions(of catalogs: [CatalogFile]) -> Set<String> {
    var files: Set<String> = []
    for catalog in catalogs {
      files.formUnion(LockedPrices.files(of: catalog))
      for product in catalog.document.catalog.products {
        for path in [product.review.screenshot, product.promotionalImage] {
          guard let path, Path.staysInside(path) else { continue }
          files.insert(Path.join(catalog.folder, path))
        }
      }
    }
    return files
  }
}
