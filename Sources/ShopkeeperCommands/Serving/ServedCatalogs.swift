import Basics
import CatalogEndpoint
import CatalogServer
import CommandLayer
import Shopkeeper

/// The catalogs of a server, each of which is read again when something that it depends on changes.
///
/// Apps are independent: a broken catalog keeps its last good answers, and `/readyz` says so; a new
/// one appears, and a removed one is no longer served.
final class ServedCatalogs: ServedSource {
  struct Settings: Sendable {
    var paths: [String]
    var cache = AnswerStore()
    var search = CatalogSearch()
    /// The app of a catalog that doesn't name one.
    var bundleID: String?
    var configurationPath: String?
    /// Milliseconds for which a changed file must stay unchanged: it may still be written to.
    var rest = 500
    /// The percentage of an app's product IDs that may disappear at once.
    var drop = 20
    /// Milliseconds for which a catalog must stay unchanged when more than that disappear.
    var dropRest = 15_000
    /// The number of bytes that reading a catalog again may take.
    var freeMemory: @Sendable () -> Int = { SystemMemory.free }
    var signer: (any AnswerSigner)?
    var keys: [UInt8]?
    var takesInvalidIDs: (@Sendable (AppEndpoint, Request) -> Response)?
  }

  let publication: Publication
  let interval = 100
  private let settings: Settings
  private let state: Lock<State>

  private struct State: Sendable {
    var catalogs: [ServedCatalog] = []
    var nextSearch = 0
    var replaced = ReplacedSnapshot()
    /// The files of the last search, with their stamps: finding out which files are exports takes
    /// reading them.
    var candidates: [String: FileStamp?] = [:]
  }

  /// Reads the catalogs; throws when none of them can be served.
  init(_ settings: Settings) throws {
    self.settings = settings
    var catalogs: [ServedCatalog] = []
    var firstFailure: (any Error)?
    let candidates = try CatalogCandidates(settings.paths, by: settings.search)
    for path in try FoundCatalogs(settings.paths, by: settings.search).paths {
      var catalog = ServedCatalog(path: path)
      do { try catalog.load(settings, isConfirmed: true, now: 0, others: catalogs) } catch {
        firstFailure = firstFailure ?? error
      }
      catalogs.append(catalog)
    }
    if let firstFailure, catalogs.allSatisfy({ $0.endpoint == nil }) { throw firstFailure }
    publication = Publication(Self.endpoint(catalogs, settings).snapshot())
    state = Lock(State(catalogs: catalogs, candidates: Self.stamps(of: candidates)))
  }

  /// The endpoint that is served at present.
  var endpoint: Endpoint { state.withLock { Self.endpoint($0.catalogs, settings) } }

  /// Events for the catalogs that are not served from the start.
  var firstEvents: [ServingEvent] { state.withLock { $0.catalogs.compactMap { $0.failure.map { .notServed($0) } } } }

  func refresh(force: Bool, now: Int) -> [ServingEvent] {
    state.withLock { state in
      var events: [ServingEvent] = []
      if force { state.candidates = [:] }
      if force || now >= state.nextSearch {
        state.nextSearch = now + 1000
        events += search(&state, now)
      }
      for index in state.catalogs.indices {
        var catalog = state.catalogs[index]
        let event = catalog.refresh(settings, force: force, now: now) {
          state.catalogs.indices.filter { $0 != index }.map { state.catalogs[$0] }
        }
        // No answers are lost when a catalog moves to the place of another one: that one may be read later.
        if let (path, answers) = catalog.takeExchange(),
          let other = state.catalogs.firstIndex(where: { $0.path == path })
        {
          state.catalogs[other].receive(answers)
        }
        state.catalogs[index] = catalog
        if let event { events.append(event) }
      }
      if state.replaced.isGone() { SystemMemory.release() }
      guard !events.isEmpty else { return [] }
      for index in state.catalogs.indices { state.catalogs[index].retry(at: now) }
      state.replaced = publication.publish(Self.endpoint(state.catalogs, settings).snapshot())
      settings.cache.keep(state.catalogs.compactMap(\.endpoint))
      return events
    }
  }

  /// Adds catalogs that are new, and removes those whose files are gone.
  private func search(_ state: inout State, _ now: Int) -> [ServingEvent] {
    // A folder that can't be listed for a moment, or whose configuration is broken, has no new catalogs, and loses none;
    // the others do.
    var search = settings.search
    search.passesOverFaults = true
    guard let candidates = try? CatalogCandidates(settings.paths, by: search, unlistable: { _ in }) else {
      return removeMissing(&state, now)
    }
    let stamps = Self.stamps(of: candidates)
    if stamps != state.candidates,
      let found = try? FoundCatalogs(settings.paths, by: search, unlistable: { _ in })
    {
      state.candidates = stamps
      // Removes files that passed for catalogs while the catalog was unreadable.
      state.catalogs.removeAll { $0.endpoint == nil && !found.paths.contains($0.path) }
      for path in found.paths where !state.catalogs.contains(where: { $0.path == path }) {
        state.catalogs.append(ServedCatalog(path: path))
      }
    }
    return removeMissing(&state, now)
  }

  private static func stamps(of candidates: CatalogCandidates) -> [String: FileStamp?] {
    Dictionary(
      (candidates.paths + candidates.exports).map { ($0, FileStamp($0)) }, uniquingKeysWith: { first, _ in first })
  }

  private func removeMissing(_ state: inout State, _ now: Int) -> [ServingEvent] {
    var events: [ServingEvent] = []
    for index in state.catalogs.indices.reversed() {
      guard state.catalogs[index].isGone(now: now, rest: max(1000, 2 * settings.rest)) else { continue }
      let removed = state.catalogs.remove(at: index)
      // Should it come back as it was, it is a new one.
      state.candidates = [:]
      if let endpoint = removed.endpoint { events.append(.removed(bundleID: endpoint.bundleID)) }
    }
    return events
  }

  private static func endpoint(_ catalogs: [ServedCatalog], _ settings: Settings) -> Endpoint {
    var endpoint = Endpoint(catalogs.compactMap(\.endpoint))
    endpoint.keys = settings.keys
    endpoint.takesInvalidIDs = settings.takesInvalidIDs
    for catalog in catalogs where catalog.failure != nil {
      // The reason names files and texts, which are for the log and not for the public.
      if let app = catalog.endpoint {
        endpoint.staleReasons[app.bundleID] = "the newest catalog was refused; see the log"
      }
    }
    return endpoint
  }
}
