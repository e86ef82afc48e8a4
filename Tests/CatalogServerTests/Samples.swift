@testable import CatalogServer

/// Snapshots and requests that several tests use.
enum Samples {
  static let json = Representation(
    type: MediaType("application/json", suffix: "json"), body: Array(#"{"products":[]}"#.utf8), etag: "a1",
    encodings: [.init(coding: "br", body: Array("brotli".utf8)), .init(coding: "gzip", body: Array("gzip".utf8))])
  static let xml = Representation(
    type: MediaType("application/xml", aliases: ["text/xml"], suffix: "xml"), body: Array("<products/>".utf8),
    etag: "b2")
  static let plist = Representation(
    type: MediaType("application/x-plist", suffix: "plist"), body: Array("<plist/>".utf8), etag: "c3")

  static let products = "/v1/products"

  /// A resource with a time, chosen by a parameter and by the language.
  static let chosen = Route.selection { request in
    if let first = request.parameters.first, first.name != "x" {
      return .problem(.unknownParameter(first.name, known: ["x"]))
    }
    var resource = Resource(json, alternatives: [xml])
    resource.language = request.languages.first
    resource.lastModified = 784_111_777
    resource.changesAt = 1_000_000_100
    return .resource(resource)
  }

  static let snapshot = Snapshot(
    routes: [
      products: .resource(Resource(json, alternatives: [xml, plist])), "/plain.json": .resource(Resource(json)),
      "/caf\u{E9}": .resource(Resource(plist)), "/two words": .resource(Resource(json)),
      "/healthz": .resource(Resource(xml)), "/chosen": chosen,
      "/report": .reception { request in Response(status: request.body.isEmpty ? 400 : 204, fields: [], body: []) },
    ], apps: [AppState(name: "a", version: "1")], version: "r\"7\"")

  static func respond(
    _ method: String = "GET", _ target: String = products, _ fields: [String: String] = [:],
    from snapshot: Snapshot = snapshot
  ) -> Response {
    Responder().respond(
      to: Request(method: method, target: target, fields: fields.map { HeaderField($0.key, $0.value) }), from: snapshot)
  }

  static func text(_ response: Response) -> String { String(decoding: response.body, as: UTF8.self) }

  /// A server of the samples on a free port; it stops when it is deallocated.
  static func start(
    _ change: (inout ServerLimits) -> Void = { _ in }, host: String = "127.0.0.1", responder: Responder = Responder(),
    serving snapshot: Snapshot = snapshot, log: (@Sendable (AccessRecord) -> Void)? = nil
  ) throws -> HTTPServer {
    var limits = ServerLimits()
    limits.threads = 2
    limits.connections = 1024
    change(&limits)
    return try HTTPServer.start(
      on: [.tcp(host: host, port: 0)], serving: Publication(snapshot), limits: limits, responder: responder, log: log)
  }
}
