import Foundation
import Testing

@testable import CatalogServer

@Suite("Answers")
struct ResponderTests {
  @Test("sends a resource with the fields for caches")
  func resource() {
    let response = Samples.respond()
    #expect(response.status == 200)
    #expect(response.body == Samples.json.body)
    #expect(response.contentLength == Samples.json.body.count)
    #expect(
      Set(response.fields.map { "\($0.name): \($0.value)" }) == [
        "Content-Type: application/json; charset=utf-8", #"ETag: "a1""#,
        "Cache-Control: public, max-age=300, stale-while-revalidate=86400", "Vary: Accept",
        "X-Content-Type-Options: nosniff",
      ])
  }

  @Test(
    "answers HEAD like GET, without the body",
    arguments: [Samples.products, "/none", "/healthz", "/readyz", "%", "/caf%C3%A9"])
  func head(target: String) {
    let get = Samples.respond("GET", target)
    let head = Samples.respond("HEAD", target)
    #expect(head.status == get.status)
    #expect(head.fields == get.fields)
    #expect(head.contentLength == get.body.count)
    #expect(head.body.isEmpty)
    #expect(!get.body.isEmpty)
  }

  @Test("the caching of resources can be set")
  func cacheControl() {
    let response = Responder(cacheControl: "no-cache").respond(
      to: Request(method: "GET", target: Samples.products), from: Samples.snapshot)
    #expect(response.value(of: "Cache-Control") == "no-cache")
  }

  @Test(
    "finds a path by its bytes, regardless of its escapes",
    arguments: [
      "/v1/products", "/%76%31/product%73", "/v1/products?page=2", "/v1/products?",
      "/v1/products?a=%zz#", "http://example.com/v1/products", "HTTPS://[::1]:80/v1/products?x",
      "/caf%C3%A9", "/caf%c3%a9", "/two%20words",
    ])
  func found(target: String) {
    #expect(Samples.respond("GET", target).status == 200)
  }

  @Test(
    "finds a resource only by its exact path",
    arguments: [
      "/", "/v1", "/v1/", "/v1/products/", "//v1/products", "/v1//products", "/v1/./products",
      "/v1/x/../products", "/./v1/products", "/../v1/products", "/%2e/v1/products",
      "/v1/products/.", "/v1/products/..", "/V1/products", "/v1%2Fproducts", "/v1%2fproducts",
      "/%2Fv1/products", "/v1%5Cproducts", "/v1\\products", "/%252e", "/v1/product%2573",
      "/two+words", "/v1/products;x", "/v1/products&x", "/v1/products%3Fx", "/v1/products%23",
      "/cafe%CC%81", "http://example.com", "http://example.com/", "http://example.com?/v1/products",
      "/etc/passwd", "/../../../../etc/passwd", "/%20", "/healthz/", "/Healthz", "/readyz/..",
    ])
  func notFound(target: String) {
    let response = Samples.respond("GET", target)
    #expect(response.status == 404)
    #expect(response.value(of: "Content-Type") == "application/problem+json")
    #expect(response.value(of: "Cache-Control") == "no-store")
    #expect(response.value(of: "X-Content-Type-Options") == "nosniff")
  }

  @Test(
    "rejects a target that is not an escaped path as malformed",
    arguments: [
      "", "*", "v1/products", "?", "#", "/v1/products#x", "/%", "/%4", "/%4g", "/%zz", "/%%",
      "/v1/products%", "/%00", "/v1/products%00", "/%0d%0aSet-Cookie:x", "/%1f", "/%7f", "/%ff",
      "/%c3", "/%c0%af", "/%ed%a0%80", "/a b", "/\u{0}", "/\r\n", "/\u{7f}", "/caf\u{E9}",
      "/<script>\u{1}", "http:///v1/products", "http://?", "ftp://example.com/v1/products",
      "example.com:443", "http:/v1/products",
    ])
  func malformed(target: String) throws {
    let response = Samples.respond("GET", target)
    #expect(response.status == (target == "*" ? 404 : 400))
    let problem = try JSONSerialization.jsonObject(with: Data(response.body)) as? [String: Any]
    #expect(problem?["status"] as? Int == response.status)
    #expect(!Samples.text(response).contains("script"))
  }

  @Test(
    "rejects methods other than GET and HEAD on every path",
    arguments: [
      "POST", "PUT", "DELETE", "PATCH", "TRACE", "CONNECT", "get", "", "G\u{0}T", "GET ",
    ],
    [Samples.products, "/none", "/healthz", "*"])
  func methods(method: String, target: String) {
    let response = Samples.respond(method, target)
    #expect(response.status == 405)
    #expect(response.value(of: "Allow") == "GET, HEAD")
    #expect(response.value(of: "Cache-Control") == "no-store")
  }

  @Test("answers OPTIONS with the allowed methods", arguments: ["*", "/", Samples.products])
  func options(target: String) {
    let response = Samples.respond("OPTIONS", target)
    #expect(response.status == 204)
    #expect(response.value(of: "Allow") == "GET, HEAD")
    #expect(response.body.isEmpty)
    #expect(response.contentLength == nil)
  }

  @Test("accepts a target of as many bytes as the limit, and not one more")
  func longTarget() {
    let longest = "/" + String(repeating: "x", count: 2047)
    #expect(Samples.respond("GET", longest).status == 404)
    for method in ["GET", "HEAD", "POST"] {
      let response = Samples.respond(method, longest + "x")
      #expect(response.status == 414)
      #expect(response.value(of: "Cache-Control") == "no-store")
    }
    #expect(Samples.respond("GET", Samples.products + "?" + longest).status == 414)
  }

  @Test(
    "the health page responds whether or not the catalog is stale",
    arguments: [Samples.snapshot, Samples.snapshot.stale(reason: "x")])
  func health(snapshot: Snapshot) {
    let response = Samples.respond("GET", "/healthz", from: snapshot)
    #expect(response.status == 200)
    #expect(Samples.text(response) == #"{"status":"ok","version":"r\"7\""}"#)
    #expect(response.value(of: "Cache-Control") == "no-store")
    #expect(response.value(of: "Content-Type") == "application/json; charset=utf-8")
  }

  @Test(
    "reports a stale catalog as ready and stale",
    arguments: [
      (Samples.snapshot, #"{"status":"ready","version":"r\"7\"","stale":false}"#),
      (
        Samples.snapshot.stale(reason: "line \\ 3: \u{1}<b>\u{10}é"),
        #"{"status":"ready","version":"r\"7\"","stale":true,"reason":"#
          + #""line \\ 3: \u0001\u003cb\u003e\u0010é"}"#
      ),
    ])
  func readiness(snapshot: Snapshot, body: String) {
    let response = Samples.respond("GET", "/readyz", from: snapshot)
    #expect(response.status == 200)
    #expect(Samples.text(response) == body)
    #expect(response.value(of: "Cache-Control") == "no-store")
  }

  @Test("serves a stale catalog as before")
  func stale() {
    let snapshot = Samples.snapshot.stale(reason: "x")
    #expect(Samples.respond(from: snapshot) == Samples.respond())
    #expect(Samples.respond("GET", "/none", from: snapshot).status == 404)
  }
}
