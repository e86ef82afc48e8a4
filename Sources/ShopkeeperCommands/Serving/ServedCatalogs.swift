import Basics
import CatalogFormats
import CatalogLint
import CatalogModel
import CatalogServer
import CommandLayer
import Shopkeeper
import SourceSyntax
import Synchronization

/// The catalogs of a server, read again when their files change.
///
/// A changed catalog goes live only when it lints without errors; until then the last good one is
/// served, and `/readyz` says so.
final class ServedCatalogs: Sendable {
  private let paths: [String]
  private let bundleID: String?
  private let run: LintRun
  private let state: Mutex<State>

  private struct State {
    var stamps: [FileStamp?]
    var day: CalendarDate
  }

  /// The result of checking the files.
  enum Outcome: Sendable {
    case unchanged
    case published(version: String, products: Int)
    /// The last good catalog is still served, for this reason.
    case refused(String)
  }

  /// Reads and lints the catalogs; throws when they can't be served.
  ///
  /// - Parameter bundleID: The app of a catalog that doesn't name one, such as a `.storekit` file.
  init(paths: [String], bundleID: String?, run: LintRun) throws {
    self.paths = paths
    self.bundleID = bundleID
    self.run = run
    let stamps = paths.map(FileStamp.init)
    let loaded = try Self.load(paths, bundleID: bundleID, run: run)
    state = Mutex(
      State(stamps: stamps, day: .today))
    publication = Publication(try Self.snapshot(of: loaded))
  }

  /// What the server sends.
  let publication: Publication

  /// Checks the files, and serves the new contents when they have changed and lint without errors.
  ///
  /// - Parameter force: Whether to read them even if they appear unchanged.
  func refresh(force: Bool = false) -> Outcome {
    let stamps = paths.map(FileStamp.init)
    let today = CalendarDate.today
    let isChanged = state.withLock { state in
      let isChanged = force || stamps != state.stamps || today != state.day
      state.stamps = stamps
      state.day = today
      return isChanged
    }
    guard isChanged else { return .unchanged }
    do {
      let loaded = try Self.load(paths, bundleID: bundleID, run: run)
      let snapshot = try Self.snapshot(of: loaded)
      publication.publish(snapshot)
      return .published(
        version: snapshot.version, products: loaded.reduce(0) { $0 + $1.catalog.products.count })
    } catch {
      let reason = Failure.message(of: error)
      // The reason names files and texts, which are for the log and not for the public.
      publication.publish(
        publication.snapshot.stale(reason: "the newest catalog was refused; see the log"))
      return .refused(reason)
    }
  }

  /// An app and its products.
  private struct ServedApp {
    let bundleID: String
    let catalog: Catalog
  }

  private static func load(
    _ paths: [String], bundleID: String?, run: LintRun
  ) throws -> [ServedApp] {
    let catalogs = try paths.map { path in
      // A pipe in place of a file would keep the server waiting for a writer.
      if let kind = FileSystem.kind(path), kind != .file {
        throw Failure("\"\(path)\" is not a file")
      }
      return try CatalogFile.read(path)
    }
    let report = try run.lint(catalogs).report
    if let error = report.findings.first(where: { $0.severity == .error }) {
      let more = report.summary.errors > 1 ? " (and \(report.summary.errors - 1) more)" : ""
      throw Failure(
        "the catalog has errors and is not served: \(error.file):\(error.start.line):"
          + "\(error.start.column): \(error.message) [\(error.rule)]\(more)",
        exitCode: .findings)
    }
    return try catalogs.map { loaded in
      let catalog = loaded.document.catalog
      guard let bundleID = catalog.app.bundleID ?? bundleID else {
        throw Failure("\"\(loaded.name)\" has no bundle ID; give one with --bundle-id")
      }
      return ServedApp(bundleID: bundleID, catalog: catalog)
    }
  }

  private static func snapshot(of apps: [ServedApp]) throws -> Snapshot {
    var resources: [String: Resource] = [:]
    var digest: [UInt8] = []
    for app in apps {
      var catalog = app.catalog
      catalog.app.bundleID = app.bundleID
      for index in catalog.products.indices where !catalog.products[index].availability.isOpen {
        catalog.products[index].availability.isHidden = true
      }
      let path = "/v1/apps/\(app.bundleID)/product-ids"
      if resources[path] != nil {
        throw Failure("two catalogs are for the app \"\(app.bundleID)\"; expected one per app")
      }
      let json = try representation(
        of: catalog, as: "product-ids-json", mediaType: "application/json")
      let xml = try representation(
        of: catalog, as: "product-ids-xml", mediaType: "application/xml", aliases: ["text/xml"])
      let plist = try representation(
        of: catalog, as: "product-ids-plist", mediaType: "application/x-plist",
        aliases: [
          "application/plist", "application/x-apple-plist", "text/x-apple-plist+xml",
          "text/x-plist",
        ])
      resources[path] = Resource(json, alternatives: [xml, plist])
      digest += Array("\(app.bundleID)\n\(json.etag)\n".utf8)
    }
    return Snapshot(
      resources: resources, version: String(Checksum.sha256(digest).prefix(16)))
  }

  private static func representation(
    of catalog: Catalog, as format: String, mediaType: String, aliases: [String] = []
  ) throws -> Representation {
    guard let write = CatalogFormatRegistry.format(named: format)?.write else {
      throw Failure("no format is named \"\(format)\"")
    }
    let body = write(catalog, .none).bytes
    return Representation(
      mediaType: mediaType, aliases: aliases, body: body, etag: Checksum.sha256(body))
  }
}

extension Availability {
  /// Whether the product is available today, in UTC.
  fileprivate var isOpen: Bool {
    let today = CalendarDate.today
    return (from.map { $0 <= today } ?? true) && (until.map { today <= $0 } ?? true)
  }
}
