import Basics
import CatalogEndpoint
import CatalogModel
import CommandLayer
import Shopkeeper

/// One catalog of a server: its last good answers, and everything that they were made from.
struct ServedCatalog: Sendable {
  let path: String
  /// The repository, or the folder, that the file was in when it was found, with links resolved; nil for one that
  /// led out of it then, because somebody named it.
  private let home: String?
  private(set) var endpoint: AppEndpoint?
  /// The reason why the newest contents are not served.
  private(set) var failure: String?

  /// The files that the last attempt read besides the catalog and its configuration.
  private var dependencies: [String] = []
  /// The files that the last attempt depended on, as they were.
  private var files: [String: FileStamp?] = [:]
  /// The changes to them since then.
  private var change = PendingChange<[String: FileStamp?]>()
  /// The time to repeat an attempt that failed for a reason outside of the files.
  private var retry: Int?
  /// The catalog whose answers were taken over, and the answers that it gets for them, until both are exchanged.
  private var exchange: (path: String, answers: AppEndpoint?)?
  /// The app of the newest contents.
  private var newest: String?
  /// Whether it is refused because another catalog is of the same app.
  private var hasRival = false
  /// The time since when the file is missing.
  private var missing: Int?
  /// The time since when contents without many of the products are held back.
  private var held: Int?

  /// Milliseconds after which a failure to read is tried again, in case its cause was a passing one.
  private static let retryInterval = 2000

  init(path: String) {
    self.path = path
    let folder = Path.folder(of: path)
    home = Repository.contains(path, of: folder) ? Repository.root(of: folder) : nil
  }

  /// Refuses a file that has become a link to another place since, or is in a folder that has.
  private func requireHome() throws {
    guard let home, home != "/", FileSystem.kind(path) != nil else { return }
    guard FileSystem.absolute(path).hasPrefix("\(home)/") else {
      throw Failure("\"\(path)\" leads out of \"\(home)\", and is not read")
    }
  }

  mutating func isGone(now: Int, rest: Int) -> Bool {
    guard FileSystem.isMissing(path) else {
      missing = nil
      return false
    }
    let since = missing ?? now
    missing = since
    // A file that is replaced may be missing for a moment.
    return now - since >= rest
  }

  /// Reads the catalog again if something that it depends on has changed and is at rest.
  ///
  /// - Parameter others: The other catalogs, asked for when it is read: there can be thousands.
  mutating func refresh(
    _ settings: ServedCatalogs.Settings, force: Bool, now: Int, others: () -> [ServedCatalog]
  ) -> ServingEvent? {
    let current = stamps(settings)
    if !force {
      if let retry, now >= retry {
        self.retry = nil
      } else if let since = held, current == files {
        guard now - since >= settings.dropRest else { return nil }
      } else {
        guard let start = change.start(of: current, unlike: files, now: now), now - start >= settings.rest else {
          return nil
        }
      }
    }
    let isConfirmed = force || (held != nil && current == files)
    let before = (failure, endpoint?.version, endpoint?.modified)
    do { try load(settings, isConfirmed: isConfirmed, now: now, others: others()) } catch {
      guard let failure, failure != before.0 else { return nil }
      return endpoint == nil ? .notServed(failure) : .refused(failure)
    }
    // The same contents at a later time are signed anew.
    guard let endpoint,
      before.0 != nil || endpoint.version != before.1 || endpoint.modified != before.2 || force
    else { return nil }
    return .published(bundleID: endpoint.bundleID, version: endpoint.version, products: endpoint.productCount)
  }

  /// Reads and checks the catalog and prepares its answers; the last good ones stay if that fails.
  ///
  /// - Parameter isConfirmed: Whether any number of products may disappear.
  mutating func load(
    _ settings: ServedCatalogs.Settings, isConfirmed: Bool, now: Int, others: [ServedCatalog]
  ) throws {
    let before = FileStamp(path)
    change.forget()
    retry = nil
    held = nil
    let made: AppEndpoint
    do {
      made = try read(settings)
      newest = made.bundleID
      try check(made, besides: others)
    } catch {
      files = stamps(settings)
      failure = Failure.message(of: error)
      if (error as? Failure)?.exitCode != .findings { retry = now + Self.retryInterval }
      throw error
    }
    files = stamps(settings)
    guard FileStamp(path) == before else {
      // The file was written to while it was read: it is read again when it is at rest.
      files = [:]
      return
    }
    if !isConfirmed, let lost = lost(in: made, settings.drop) {
      held = now
      failure =
        "\(path) lacks \(lost) of \(endpoint?.productCount ?? 0) products; it is served if it "
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
    guard let endpoint else { return nil }
    let before = Set(endpoint.productIDs.map { ExactText($0) })
    // Another app's are none of the app that was served.
    let isSame = ExactText(endpoint.bundleID) == ExactText(made.bundleID)
    let after = isSame ? Set(made.productIDs.map { ExactText($0) }) : []
    let lost = before.subtracting(after).count
    // In a small catalog, one product is a large share; but all of them are too many in any.
    let isMuch = lost > 2 && lost * 100 > before.count * percentage
    return isMuch || after.isEmpty && lost > 0 ? lost : nil
  }

  /// Whether the file isn't that of an app any more: it is gone, or its newest contents are of another app.
  func hasLeft(_ bundleID: String) -> Bool { newest.map { $0 != bundleID } ?? false || isAway }

  /// Whether the file was missing when it was last looked for, and still is.
  var isAway: Bool { missing != nil && FileSystem.isMissing(path) }

  /// Takes the answers that another catalog gives up for its own ones.
  mutating func receive(_ answers: AppEndpoint?) { endpoint = answers }

  /// The catalog whose answers were taken over, and those that it gets for them, since the last call.
  mutating func takeExchange() -> (path: String, answers: AppEndpoint?)? {
    defer { exchange = nil }
    return exchange
  }

  /// Has a catalog that was refused because of another one of its app read again, now that some have changed.
  mutating func retry(at time: Int) {
    if hasRival { retry = time }
  }

  /// Refuses a second catalog of an app. If the other one's file is gone, it was renamed; if its newest contents are of
  /// another app, the two were exchanged: the answers are taken over.
  private mutating func check(_ made: AppEndpoint, besides others: [ServedCatalog]) throws {
    hasRival = false
    guard let other = others.first(where: { $0.endpoint?.bundleID == made.bundleID }) else { return }
    if other.hasLeft(made.bundleID) {
      exchange = (other.path, endpoint)
      endpoint = other.endpoint
      return
    }
    hasRival = true
    throw Failure(
      "\"\(path)\" and \"\(other.path)\" are for the app \"\(made.bundleID)\"; expected one per app",
      exitCode: .findings)
  }

  private mutating func read(_ settings: ServedCatalogs.Settings) throws -> AppEndpoint {
    // A pipe in place of a file would keep the server waiting for a writer.
    if let kind = FileSystem.kind(path), kind == .other { throw Failure("\"\(path)\" is not a file") }
    try requireHome()
    try requireMemory(settings)
    let catalog = try CatalogFile.read(path)
    let gate = ServingGate(settings.configurationPath)
    dependencies = try gate.dependencies(of: catalog)
    try gate.check(catalog)
    guard let bundleID = catalog.document.catalog.app.bundleID ?? settings.bundleID else {
      throw Failure("\"\(catalog.name)\" has no bundle ID; give one with --bundle-id", exitCode: .findings)
    }
    guard FieldPattern.bundleID.matches(bundleID) else {
      throw Failure("\"\(bundleID)\" is not \(FieldPattern.bundleID.expected)", exitCode: .findings)
    }
    // A time in the future, as a file from a machine with a wrong clock has, would make all later lists outdated.
    let modified = min(FileStamp(path)?.modified ?? 0, SystemClock.seconds)
    return AppEndpoint(
      catalog.document.catalog, bundleID: bundleID, modified: modified, signer: settings.signer, cache: settings.cache)
  }

  private func requireMemory(_ settings: ServedCatalogs.Settings) throws {
    guard let size = FileStamp(path)?.size,
      let shortage = ReloadMemory.shortage(Int(size), of: "\"\(path)\"", free: settings.freeMemory)
    else { return }
    throw Failure(shortage)
  }

  /// The catalog and its configuration, baseline and images, in their current state: any of them
  /// may be the cause of a refusal, which ends with its cause.
  private func stamps(_ settings: ServedCatalogs.Settings) -> [String: FileStamp?] {
    let configuration = ServingGate(settings.configurationPath).configurationFile(for: Path.folder(of: path))
    return Dictionary(
      ([path] + [configuration].compactMap(\.self) + dependencies).map { ($0, FileStamp($0)) },
      uniquingKeysWith: { first, _ in first })
  }
}

/// The memory for reading a catalog again while its last good answers are served.
enum ReloadMemory {
  /// The reason to refuse a catalog for which there may not be enough memory: the end of the process would take the
  /// last good answers, and the answers of all other catalogs, with it.
  static func shortage(_ size: Int, of name: String, free: () -> Int) -> String? {
    guard size > smallSize else { return nil }
    let free = free()
    guard size > free / memoryPerByte else { return nil }
    return "\(name) has \(size >> 10) KB, which may take \(size * memoryPerByte >> 20) MB to read, "
      + "and only \(free >> 20) MB of memory are free"
  }

  /// The bytes of memory that a byte of a catalog may take while it is read: most where it is nothing but products
  /// without contents, which took 59 in a release build and 74 in a debug build; a fifth of that in a usual one.
  private static let memoryPerByte = 100
  /// The size in bytes up to which a catalog is always read; our own limit.
  private static let smallSize = 100 << 10
}
