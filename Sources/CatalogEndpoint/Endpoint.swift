internal import Basics
public import CatalogServer
internal import SourceSyntax

/// The whole endpoint: every app by its bundle ID, and the paths that older apps request.
public struct Endpoint: Sendable {
  public var apps: [AppEndpoint]
  /// The reasons why the newest catalogs of apps are not served, by bundle ID; without details of files.
  public var staleReasons: [String: String] = [:]
  /// The keys that answers are signed with, as JSON; nil when they are not signed.
  public var keys: [UInt8]?
  /// Takes reports of IDs that StoreKit refused, by app; nil when reports are not accepted.
  public var takesInvalidIDs: (@Sendable (AppEndpoint, Request) -> Response)?

  public init(_ apps: [AppEndpoint]) {
    self.apps = apps.sorted { $0.bundleID.utf8.lexicographicallyPrecedes($1.bundleID.utf8) }
  }

  /// The resources that the server sends.
  public func snapshot() -> Snapshot {
    var routes: [String: Route] = [:]
    for app in apps {
      let path = "/v1/apps/\(app.bundleID)"
      routes["\(path)/product-ids"] = .selection { app.choose(.identifiers, $0) }
      routes["\(path)/products"] = .selection { app.choose(.products, $0) }
      for locale in app.table.locales {
        routes["\(path)/locales/\(locale)/products"] = .selection { request in
          app.choose(.products, request, in: locale)
        }
      }
      routes["\(path)/events"] = .events(app.event)
      if let take = takesInvalidIDs { routes["\(path)/invalid-ids"] = .reception { take(app, $0) } }
    }
    routes["/v1/apps"] = .resource(Self.fixed(list))
    if let keys { routes["/v1/keys"] = .resource(Self.fixed(keys)) }
    routes["/openapi.json"] = .resource(Self.fixed(OpenAPIDocument(self).value.json(.compact)))
    for (path, document) in [("/products/identifiers", OfferDocument.identifiers), ("/product/list", .legacyList)] {
      routes[path] = .selection { [apps] in Self.choose(document, $0, among: apps) }
    }
    let states = apps.map { AppState(name: $0.bundleID, version: $0.version, staleReason: staleReasons[$0.bundleID]) }
    return Snapshot(routes: routes, apps: states, version: version)
  }

  /// A digest of the versions of all apps.
  private var version: String {
    let versions = apps.map { "\($0.bundleID)\n\($0.version)\n" }.joined()
    return String(Checksum.sha256(Array(versions.utf8)).prefix(16))
  }

  private var list: [UInt8] {
    let apps = apps.map { app in
      OrderedValue.map([
        "bundleID": .text(app.bundleID), "revision": app.revision.map(OrderedValue.integer),
        "version": .text(app.version),
      ])
    }
    return OrderedValue.map(["apps": .list(apps)]).json(.compact)
  }

  static func fixed(_ json: [UInt8]) -> Resource {
    let body = json + [UInt8(ascii: "\n")]
    return Resource(
      Representation(
        type: AppEndpoint.types[0], body: body, etag: String(Checksum.sha256(body).prefix(32)),
        encodings: ContentCoding.encodings(of: body)))
  }

  /// The paths of the older interface name no app: it is the only one, or a parameter.
  private static func choose(_ document: OfferDocument, _ request: SelectionRequest, among apps: [AppEndpoint])
    -> Choice
  {
    let named = request.parameters.filter { $0.name == "bundleID" }
    let ids = apps.map(\.bundleID)
    guard named.count <= 1 else { return .problem(.badRequest("the parameter \"bundleID\" is stated twice")) }
    let app: AppEndpoint?
    if let name = named.first?.value {
      app = apps.first { $0.bundleID.utf8.elementsEqual(name.utf8) }
      if app == nil {
        return .problem(.unknownValue(name, of: "bundleID", expected: "an app that is served", known: ids))
      }
    } else {
      app = apps.count == 1 ? apps[0] : nil
    }
    guard let app else {
      var problem = Problem.badRequest("several apps are served, expected \"bundleID\"")
      problem.available = ids
      return .problem(problem)
    }
    return app.choose(
      document,
      SelectionRequest(
        parameters: request.parameters.filter { $0.name != "bundleID" }, languages: request.languages, now: request.now)
    )
  }
}

extension AppEndpoint {
  /// The newest revision, or the newest version of a file.
  fileprivate var event: StreamEvent {
    let data = OrderedValue.map([
      "bundleID": .text(bundleID), "revision": revision.map(OrderedValue.integer),
      "version": revision == nil ? .text(version) : nil,
    ])
    return StreamEvent(id: version, name: "revision", data: String(decoding: data.json(.compact), as: UTF8.self))
  }
}
