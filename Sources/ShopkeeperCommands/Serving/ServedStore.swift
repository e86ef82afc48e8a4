import Basics
import CatalogEndpoint
import CatalogModel
import CatalogServer
import CatalogStore
import CommandLayer

/// The published revisions of a store, which are served as soon as they are there.
///
/// A store that can't be reached changes nothing: the last answers are sent until it can be.
final class ServedStore: ServedSource {
  struct Settings: Sendable {
    let location: StoreLocation
    var cache = AnswerStore()
    /// The channel that is followed; nil for the newest revision of each app.
    var channel: String?
    var signer: (any AnswerSigner)?
    var keys: [UInt8]?
    var takesInvalidIDs: (@Sendable (AppEndpoint, Request) -> Response)?
    /// The bytes of memory that are free.
    var freeMemory: @Sendable () -> Int = { SystemMemory.free }
  }

  let publication: CatalogServer.Publication
  /// The interval between checks, each of which costs no more than reading a page in memory.
  let interval = 20
  private let settings: Settings
  private let state: Lock<State>

  /// Milliseconds between attempts to reach a store, and the longest time that a change goes
  /// unnoticed if its announcement is lost.
  private static let retryInterval = 1000

  private struct State {
    var store: Store?
    /// The file that was opened, which another may replace, and SQLite's log beside it.
    var file: [UInt64]?
    var log: [UInt64]?
    var apps: [String: AppEndpoint] = [:]
    /// The revisions that are served.
    var revisions: [String: Revision] = [:]
    /// The reasons why something newer is not served, by app; "" for all of them.
    var failures: [String: String] = [:]
    var replaced = ReplacedSnapshot()
    /// The time when the store is read again, even without an announcement.
    var next = 0

    var endpoints: [AppEndpoint] { Array(apps.values) }
  }

  /// Opens the store and reads the served revisions; throws when it can't be opened.
  init(_ settings: Settings) throws {
    self.settings = settings
    var state = State()
    let store = try StoreOptions.run { () throws(StoreFailure) in try Self.open(settings.location, for: &state) }
    _ = Self.load(&state, from: store, settings)
    publication = CatalogServer.Publication(Self.endpoint(state, settings).snapshot())
    self.state = Lock(state)
  }

  var endpoint: Endpoint { state.withLock { Self.endpoint($0, settings) } }

  var firstEvents: [ServingEvent] {
    state.withLock { state in
      if state.apps.isEmpty, state.failures.isEmpty {
        let place = settings.channel.map { "the channel \"\($0)\"" } ?? "the store"
        return [.notServed("\(place) has no revision of any app yet")]
      }
      return state.failures.sorted { $0.key < $1.key }.map { .notServed($0.value) }
    }
  }

  func refresh(force: Bool, now: Int) -> [ServingEvent] {
    state.withLock { state in
      if state.replaced.isGone() { SystemMemory.release() }
      let before = state.failures
      var events: [ServingEvent] = []
      do throws(StoreFailure) {
        guard let store = try Self.reach(&state, settings, now) else { return [] }
        guard try store.waitForChange(milliseconds: 0) || force || now >= state.next else { return [] }
        state.next = now + Self.retryInterval
        events = Self.load(&state, from: store, settings)
      } catch {
        state.store = nil
        state.next = now + Self.retryInterval
        state.failures[""] = error.description
      }
      for (app, reason) in state.failures.sorted(by: { $0.key < $1.key }) where before[app] != reason {
        events.append(state.apps.isEmpty ? .notServed(reason) : .refused(reason))
      }
      guard !events.isEmpty || before != state.failures else { return [] }
      state.replaced = publication.publish(Self.endpoint(state, settings).snapshot())
      settings.cache.keep(state.endpoints)
      return events
    }
  }

  private static func open(_ location: StoreLocation, for state: inout State) throws(StoreFailure) -> Store {
    state.file = location.file
    let store = try Store.open(at: location)
    // Discards earlier announcements: only the ones from now on are new.
    _ = try store.waitForChange(milliseconds: 0)
    state.log = location.log
    state.store = store
    return store
  }

  /// The store, opened again after a failure or when its file is another one; nil while it is too early for that.
  private static func reach(_ state: inout State, _ settings: Settings, _ now: Int) throws(StoreFailure) -> Store? {
    if let store = state.store, state.file == settings.location.file { return store }
    guard now >= state.next else { return nil }
    if state.file != settings.location.file, let log = state.log, log == settings.location.log {
      throw StoreFailure(
        .foreign,
        "\"\(settings.location.shown)\" was replaced, and the log beside it is of the file before: SQLite would add it to "
          + "this one. Put both back, and use \"shopkeeper store restore\"")
    }
    let store = try open(settings.location, for: &state)
    state.next = now
    return store
  }

  /// Reads the revisions that are not served yet; an app that can't be read keeps its answers.
  private static func load(_ state: inout State, from store: Store, _ settings: Settings) -> [ServingEvent] {
    var events: [ServingEvent] = []
    do throws(StoreFailure) {
      var current: Set<String> = []
      for app in try store.apps() {
        do throws(StoreFailure) {
          guard let revision = try store.revision(of: app, channel: settings.channel) else { continue }
          current.insert(app)
          guard FieldPattern.bundleID.matches(app) else {
            state.failures[app] = "\"\(app)\" is not \(FieldPattern.bundleID.expected)"
            continue
          }
          if state.revisions[app] != revision {
            let name = "revision \(revision.number) of \"\(app)\""
            if let shortage = ReloadMemory.shortage(revision.size, of: name, free: settings.freeMemory) {
              state.failures[app] = shortage
              continue
            }
            let endpoint = AppEndpoint(
              try store.catalog(of: revision), bundleID: app, revision: revision.number,
              modified: min(revision.published.milliseconds / 1000, SystemClock.seconds), signer: settings.signer,
              cache: settings.cache)
            state.apps[app] = endpoint
            state.revisions[app] = revision
            events.append(.published(bundleID: app, version: endpoint.version, products: endpoint.productCount))
            SystemMemory.release()
          }
          state.failures[app] = nil
        } catch {
          // Damage concerns one revision; everything else, the store.
          guard error.kind == .damaged else { throw error }
          current.insert(app)
          state.failures[app] = error.description
        }
      }
      state.failures[""] = nil
      for app in state.apps.keys.sorted() where !current.contains(app) {
        state.apps[app] = nil
        state.revisions[app] = nil
        events.append(.removed(bundleID: app))
      }
      for app in state.failures.keys where !current.contains(app) { state.failures[app] = nil }
    } catch {
      state.failures[""] = error.description
      state.store = nil
    }
    return events
  }

  private static func endpoint(_ state: State, _ settings: Settings) -> Endpoint {
    var endpoint = Endpoint(state.endpoints)
    endpoint.keys = settings.keys
    endpoint.takesInvalidIDs = settings.takesInvalidIDs
    // The reason may name places, which are for the log and not for the public.
    for app in state.apps.keys where state.failures[app] ?? state.failures[""] != nil {
      endpoint.staleReasons[app] = "the newest revision can't be read; see the log"
    }
    return endpoint
  }
}

extension StoreLocation {
  /// The identity of its file; nil for a server, and while it doesn't exist.
  fileprivate var file: [UInt64]? { if case .file(let path) = self { FileStamp.file(path) } else { nil } }

  /// The identity of SQLite's log beside its file.
  fileprivate var log: [UInt64]? { if case .file(let path) = self { FileStamp.file("\(path)-wal") } else { nil } }
}
