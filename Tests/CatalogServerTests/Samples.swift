@testable import CatalogServer

/// Snapshots and requests that tests share.
enum Samples {
  static let json = Representation(
    mediaType: "application/json", body: Array(#"{"products":[]}"#.utf8), etag: "a1",
    lastModified: 784_111_777)
  static let xml = Representation(
    mediaType: "application/xml", aliases: ["text/xml"], body: Array("<products/>".utf8),
    etag: "b2", lastModified: 784_111_777)
  static let plist = Representation(
    mediaType: "application/x-plist", body: Array("<plist/>".utf8), etag: "c3")

  static let products = "/v1/products"

  static func snapshot(_ freshness: Freshness = .current) -> Snapshot {
    Snapshot(
      resources: [
        products: Resource(json, alternatives: [xml, plist]),
        "/plain.json": Resource(json),
        "/caf\u{E9}": Resource(plist),
        "/two words": Resource(json),
        "/healthz": Resource(xml),
      ], version: "r\"7\"", freshness: freshness)
  }

  static func respond(
    _ method: String = "GET", _ target: String = products, _ fields: [String: String] = [:],
    freshness: Freshness = .current
  ) -> Response {
    Responder().respond(
      to: Request(
        method: method, target: target, fields: fields.map { HeaderField($0.key, $0.value) }),
      from: snapshot(freshness))
  }

  static func text(_ response: Response) -> String {
    String(decoding: response.body, as: UTF8.self)
  }

  /// A server of the samples on a free port; it stops when it is let go.
  static func start(
    _ change: (inout ServerOptions) -> Void = { _ in }, host: String = "127.0.0.1",
    responder: Responder = Responder(), log: (@Sendable (AccessRecord) -> Void)? = nil
  ) throws -> HTTPServer {
    var options = ServerOptions()
    options.threads = 2
    change(&options)
    let snapshot = snapshot()
    return try HTTPServer.start(
      host: host, port: 0, options: options, responder: responder, log: log
    ) { snapshot }
  }
}
