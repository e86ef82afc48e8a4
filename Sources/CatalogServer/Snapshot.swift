/// Everything that the server serves at one moment.
///
/// A snapshot never changes. A new catalog is a new snapshot, and since each request gets the
/// snapshot once, its response is wholly old or wholly new. This is a class so that passing it on
/// costs one reference count.
public final class Snapshot: Sendable {
  /// The version that `/healthz` and `/readyz` show.
  public let version: String

  /// The state of each app for `/readyz`.
  public let apps: [AppState]

  /// Answers every request, if nothing is served by path.
  let answering: (@Sendable (Request) -> Response)?

  /// Keyed by the bytes of their paths.
  private let routes: [[UInt8]: Route]

  /// - Parameters:
  ///   - routes: The routes to serve, by exact path, decoded and starting with `/`. `/healthz`,
  ///     `/readyz` and `/metrics` are reserved for the server; a route at one of them is never used.
  ///   - apps: The state of each app for `/readyz`.
  ///   - version: The version that `/healthz` and `/readyz` show.
  public init(routes: [String: Route], apps: [AppState] = [], version: String) {
    self.routes = Dictionary(routes.map { (Array($0.key.utf8), $0.value) }, uniquingKeysWith: { first, _ in first })
    self.apps = apps
    self.version = version
    answering = nil
  }

  /// A snapshot without paths of its own.
  ///
  /// - Parameter answering: Answers every request that is well-formed; it must not wait.
  public init(answering: @escaping @Sendable (Request) -> Response) {
    self.answering = answering
    routes = [:]
    apps = []
    version = ""
  }

  func route(at path: [UInt8]) -> Route? { routes[path] }
}

/// The state of one app, for monitors.
public struct AppState: Sendable, Equatable {
  public let name: String
  public let version: String

  /// The reason why something newer is not served; `/readyz` shows it to everybody.
  public let staleReason: String?

  public init(name: String, version: String, staleReason: String? = nil) {
    self.name = name
    self.version = version
    self.staleReason = staleReason
  }
}

/// The resource at a path.
public enum Route: Sendable {
  /// The same for every request; a query is refused.
  case resource(Resource)
  /// Chosen by the query and the languages of the request.
  case selection(@Sendable (SelectionRequest) -> Choice)
  /// Takes the body of a POST; it must not wait.
  case reception(@Sendable (Request) -> Response)
  /// Made for every request; it must not wait.
  case page(@Sendable () -> Response)
  /// The newest event of a stream (server-sent events); another one follows with another snapshot.
  case events(StreamEvent)
}

/// The parts of a request that a resource is chosen by.
public struct SelectionRequest: Sendable {
  /// The parameters of the query, decoded, in their order.
  public let parameters: [(name: String, value: String)]

  /// The languages that the client prefers, best first (RFC 9110, section 12.5.4).
  public let languages: [String]

  /// Seconds since 1970.
  public let now: Int

  public init(parameters: [(name: String, value: String)] = [], languages: [String] = [], now: Int) {
    self.parameters = parameters
    self.languages = languages
    self.now = now
  }
}

/// The answer to a request.
public enum Choice: Sendable {
  case resource(Resource)
  /// No new content yet: the request waits for another snapshot, for at most the given seconds, and
  /// is then answered with 304 and the validators of the resource.
  case waiting(Resource, seconds: Int)
  case problem(Problem)
}

/// An event of a stream.
public struct StreamEvent: Sendable, Equatable {
  /// The ID that a client sends back when it reconnects.
  public let id: String
  public let name: String
  /// One line.
  public let data: String

  public init(id: String, name: String, data: String) {
    self.id = id
    self.name = name
    self.data = data
  }

  var bytes: [UInt8] { Array("event: \(name)\nid: \(id)\ndata: \(data)\n\n".utf8) }
}
