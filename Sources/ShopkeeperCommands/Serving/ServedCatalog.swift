import Basics
import CatalogEndpoint
import CatalogLint
import CatalogModel
import CommandLayer
import Shopkeeper

/// One catalog of a server: its last good answers, and everything that they were made from.
struct ServedCatalog: Sendable {
  let path: String
  private(set) var endpoint: AppEndpoint?
  /// Why the newest contents are not served.
  private(set) var failure: String?

  /// What the last attempt read besides the catalog and its configuration.
  private var dependencies: [String] = []
  /// The files that the last attempt depended on, as they were.
  private var files: [String: FileStamp?] = [:]
  /// What has changed since.
  private var change = RestingChange<[String: FileStamp?]>()
  /// When an attempt is made again that failed for a reason outside of the files.
  private var retry: Int?
  /// Since when the file is missing.
  private var missing: Int?
  /// Since when contents are held back in which many products are missing.
  private var held: Int?

  /// Milliseconds after which a failure to read is tried again, in case its cause was a passing one.
  private static let retryInterval = 2000

  init(path: String) {
    self.path = path
  }

  mutating func isGone(now: Int, rest: Int) -> Bool {
    guard FileSystem.kind(path) == nil else {
      missing = nil
      return false
    }
    let since = missing ?? now
    missing = since
    // A file that is replaced may be missing for a moment.
    return now - since >= rest
  }

  /// Reads the catalog again if something that it depends on has changed and is at rest.
  mutating func refresh(
    _ settings: ServedCatalogs.Settings, _ cache: AnswerStore, force: Bool, now: Int,
    others: [ServedCatalog]
  ) -> ServingEvent? {
    let current = stamps(settings)
    if !force {
      if let retry, now >= retry {
        self.retry = nil
      } else if let since = held, current == files {
        guard now - since >= settings.dropRest else { return nil }
      } else if !change.isAtRest(current, unlike: files, for: settings.rest, now: now) {
        return nil
      }
    }
    let isConfirmed = force || (held != nil && current == files)
    let before = (failure, endpoint?.version)
    do {
      try load(settings, cache, isConfirmed: isConfirmed, now: now, others: others)
    } catch {
      guard let failure, failure != before.0 else { return nil }
      return endpoint == nil ? .notServed(failure) : .refused(failure)
    }
    guard let endpoint, before.0 != nil || endpoint.version != before.1 || force else { return nil }
    return .published(
      bundleID: endpoint.bundleID, version: endpoint.version, products: endpoint.productIDs.count)
  }

  /// Reads and checks the catalog and prepares its answers; the last good ones stay if that fails.
  ///
  /// - Parameter isConfirmed: Whether any number of products may disappear.
  mutating func load(
    _ settings: ServedCatalogs.Settings, _ cache: AnswerStore, isConfirmed: Bool, now: Int,
    others: [ServedCatalog]
  ) throws {
    let before = FileStamp(path)
    change.forget()
    retry = nil
    held = nil
    let made: AppEndpoint
    do {
      made = try read(settings, cache, others)
    } catch {
      files = stamps(settings)
      failure = Failure.message(of: error)
      if (error as? Failure)?.exitCode != .findings { retry = now + Self.retryInterval }
      throw error
    }
    files = stamps(settings)
    guard FileStamp(path) == before else {
      // It was written to while it was read: read again when it is at rest.
      files = [:]
      return
    }
    if !isConfirmed, let lost = lost(in: made, settings.drop) {
      held = now
      failure =
        "\(path) lacks \(lost) of \(endpoint?.productIDs.count ?? 0) products; it is served if it "
        + "stays so for \(settings.dropRest / 1000) seconds, or after SIGHUP"
      throw Failure(failure ?? "")
    }
    failure = nil
    endpoint = made
    // The catalog itself is not needed any more.
    SystemMemory.release()
  }

  /// The number of products that would disappear, if they are too many at once.
  private func lost(in made: AppEndpoint, _ percentage: Int) -> Int? {
    guard let endpoint, endpoint.bundleID == made.bundleID else { return nil }
    let before = Set(endpoint.productIDs.map { ExactText($0) })
    let after = Set(made.productIDs.map { ExactText($0) })
    let lost = before.subtracting(after).count
    // In a small catalog, one product is a large share.
    return lost > 2 && lost * 100 > before.count * percentage ? lost : nil
  }

  private mutating func read(
    _ settings: ServedCatalogs.Settings, _ cache: AnswerStore, _ others: [ServedCatalog]
  ) throws -> AppEndpoint {
    // A pipe in place of a file would keep the server waiting for a writer.
    if let kind = FileSystem.kind(path), kind == .other {
      throw Failure("\"\(path)\" is not a file")
    }
    let catalog = try CatalogFile.read(path)
    let gate = ServingGate(settings.configurationPath)
    dependencies = try gate.dependencies(of: catalog)
    try gate.check(catalog)
    guard let bundleID = catalog.document.catalog.app.bundleID ?? settings.bundleID else {
      throw Failure(
        "\"\(catalog.name)\" has no bundle ID; give one with --bundle-id", exitCode: .findings)
    }
    if let other = others.first(where: { $0.endpoint?.bundleID == bundleID }) {
      throw Failure(
        "\"\(path)\" and \"\(other.path)\" are for the app \"\(bundleID)\"; expected one per app",
        exitCode: .findings)
    }
    return AppEndpoint(
      catalog.document.catalog, bundleID: bundleID, modified: FileStamp(path)?.modified ?? 0,
      signer: settings.signer, cache: cache)
  }

  /// The catalog and its configuration, baseline and images, in their current state: what a refusal
  /// may be due to, so that it ends when its cause does.
  private func stamps(_ settings: ServedCatalogs.Settings) -> [String: FileStamp?] {
    let configuration = ServingGate(settings.configurationPath).configurationFile(
      for: Path.folder(of: path))
    return Dictionary(
      ([path] + [configuration].compactMap(\.self) + dependencies).map { ($0, FileStamp($0)) },
      uniquingKeysWith: { first, _ in first })
  }
}
