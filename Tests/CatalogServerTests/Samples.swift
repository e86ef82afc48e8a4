@testable import CatalogServer

/// Snapshots and requests that several tests use.
enum Samples {
  static let json = Representation(
    mediaType: "application/json", body: Array(#"{"products":[]}"#.utf8), etag: "a1")
  static let xml = Representation(
    mediaType: "application/xml", aliases: ["text/xml"], body: Array("<products/>".utf8),
    etag: "b2")
  static let plist = Representation(
    mediaType: "application/x-plist", body: Array("<plist/>".utf8), etag: "c3")

  static let products = "/v1/products"

  static let snapshot = Snapshot(
    resources: [
      products: Resource(json, alternatives: [xml, plist]),
      "/plain.json": Resource(json),
      "/caf\u{E9}": Resource(plist),
      "/two words": Resource(json),
      "/healthz": Resource(xml),
    ], version: "r\"7\"")

  static func respond(
    _ method: String = "GET", _ target: String = products, _ fields: [String: String] = [:],
    from snapshot: Snapshot = snapshot
  ) -> Response {
    Responder().respond(
      to: Request(
        method: method, target: target, fields: fields.map { HeaderField($0.key, $0.value) }),
      from: snapshot)
  }

  static func text(_ response: Response) -> String {
    String(decoding: response.body, as: UTF8.self)
  }

  /// A server of the samples on a free port; it stops when it is deallocated.
  static func start(
    _ change: (inout ServerLimits) -> Void = { _ in }, host: String = "127.0.0.1",
    responder: Responder = Responder(), log: (@Sendable (AccessRecord) -> Void)? = nil
  ) throws -> HTTPServer {
    var limits = ServerLimits()
    limits.threads = 2
    limits.connections = 1024
    change(&limits)
    return try HTTPServer.start(
      host: host, port: 0, serving: Publication(snapshot), limits: limits, responder: responder,
      log: log)
  }
}
