import Foundation
import Testing

@testable import CatalogServer

@Suite("Answers") struct ResponderTests {
  @Test("sends a resource with the fields for caches") func resource() {
    let response = Samples.respond()
    #expect(response.status == 200)
    #expect(response.body == Samples.json.body)
    #expect(response.contentLength == Samples.json.body.count)
    for field in [
      "Content-Type: application/json; charset=utf-8", #"ETag: "a1""#,
      "Cache-Control: public, max-age=300, stale-while-revalidate=86400, stale-if-error=86400",
      "Vary: Accept, Accept-Encoding, Accept-Language", "X-Content-Type-Options: nosniff",
      "Access-Control-Allow-Origin: *",
    ] { #expect(response.fields.contains { "\($0.name): \($0.value)" == field }, "\(field)") }
  }

  @Test(
    "answers HEAD like GET, without the body",
    arguments: [Samples.products, "/none", "/healthz", "/readyz", "%", "/caf%C3%A9"]) func head(target: String)
  {
    let get = Samples.respond("GET", target)
    let head = Samples.respond("HEAD", target)
    #expect(head.status == get.status)
    #expect(head.fields == get.fields)
    #expect(head.contentLength == get.body.count)
    #expect(head.body.isEmpty)
    #expect(!get.body.isEmpty)
  }

  @Test("the caching of resources can be set") func cacheControl() {
    let response = Responder(maxAge: 0).respond(
      to: Request(method: "GET", target: Samples.products), from: Samples.snapshot)
    #expect(response.value(of: "Cache-Control") == "no-cache, stale-if-error=86400")
  }

  @Test(
    "finds a path by its bytes, regardless of its escapes",
    arguments: [
      "/v1/products", "/%76%31/product%73", "/v1/products.xml", "/v1/products?", "/v1/products.plist?",
      "http://example.com/v1/products", "HTTPS://[::1]:80/v1/products?", "/caf%C3%A9", "/caf%c3%a9", "/two%20words",
    ]) func found(target: String)
  { #expect(Samples.respond("GET", target).status == 200) }

  @Test(
    "finds a resource only by its exact path",
    arguments: [
      "/", "/v1", "/v1/", "/v1/products/", "/v1/products.txt", "/v1/products.", "/v1/products.json.xml",
      "//v1/products", "/v1//products", "/v1/./products", "/v1/x/../products", "/./v1/products", "/../v1/products",
      "/%2e/v1/products", "/v1/products/.", "/v1/products/..", "/V1/products", "/v1%2Fproducts", "/v1%2fproducts",
      "/%2Fv1/products", "/v1%5Cproducts", "/v1\\products", "/%252e", "/v1/product%2573", "/two+words",
      "/v1/products;x", "/v1/products&x", "/v1/products%3Fx", "/v1/products%23", "/cafe%CC%81", "http://example.com",
      "http://example.com/", "http://example.com?/v1/products", "/etc/passwd", "/../../../../etc/passwd", "/%20",
      "/healthz/", "/Healthz", "/readyz/..",
    ]) func notFound(target: String)
  {
    let response = Samples.respond("GET", target)
    #expect(response.status == 404)
    #expect(response.value(of: "Content-Type") == "application/problem+json")
    #expect(response.value(of: "Cache-Control") == "no-store")
    #expect(response.value(of: "X-Content-Type-Options") == "nosniff")
  }

  @Test(
    "rejects a target that is not an escaped path as malformed",
    arguments: [
      "", "*", "v1/products", "/v1/products?a=%zz", "/v1/products?%ff=1", "?", "#", "/v1/products#x", "/%", "/%4",
      "/%4g", "/%zz", "/%%", "/v1/products%", "/%00", "/v1/products%00", "/%0d%0aSet-Cookie:x", "/%1f", "/%7f", "/%ff",
      "/%c3", "/%c0%af", "/%ed%a0%80", "/a b", "/\u{0}", "/\r\n", "/\u{7f}", "/caf\u{E9}", "/<script>\u{1}",
      "http:///v1/products", "http://?", "http://user:word@example.com/v1/products", "ftp://example.com/v1/products",
      "example.com:443", "http:/v1/products",
    ]) func malformed(target: String) throws
  {
    let response = Samples.respond("GET", target)
    #expect(response.status == (target == "*" ? 404 : 400))
    let problem = try JSONSerialization.jsonObject(with: Data(response.body)) as? [String: Any]
    #expect(problem?["status"] as? Int == response.status)
    #expect(!Samples.text(response).contains("script"))
  }

  @Test(
    "rejects methods other than GET and HEAD on every path",
    arguments: ["POST", "PUT", "DELETE", "PATCH", "TRACE", "CONNECT", "get", "", "G\u{0}T", "GET "],
    [Samples.products, "/none", "/healthz", "*"]) func methods(method: String, target: String)
  {
    let response = Samples.respond(method, target)
    #expect(response.status == 405)
    #expect(response.value(of: "Allow") == "GET, HEAD, OPTIONS")
    #expect(response.value(of: "Cache-Control") == "no-store")
  }

  @Test("answers OPTIONS with the allowed methods", arguments: ["*", "/", Samples.products]) func options(
    target: String
  ) {
    let response = Samples.respond("OPTIONS", target)
    #expect(response.status == 204)
    #expect(response.value(of: "Allow") == "GET, HEAD, OPTIONS")
    #expect(response.body.isEmpty)
    #expect(response.contentLength == nil)
  }

  @Test("accepts a target of as many bytes as the limit, and not one more") func longTarget() {
    let longest = "/" + String(repeating: "x", count: 2047)
    #expect(Samples.respond("GET", longest).status == 404)
    for method in ["GET", "HEAD", "POST"] {
      let response = Samples.respond(method, longest + "x")
      #expect(response.status == 414)
      #expect(response.value(of: "Cache-Control") == "no-store")
    }
    #expect(Samples.respond("GET", Samples.products + "?" + longest).status == 414)
  }

  static let stale = Snapshot(
    routes: [:],
    apps: [
      AppState(name: "b", version: "2", staleReason: "line \\ 3: \u{1}<b>\u{10}\u{E9}"),
      AppState(name: "c", version: "3"),
    ], version: "r\"7\"")

  @Test("the health page responds whether or not a catalog is stale", arguments: [Samples.snapshot, stale]) func health(
    snapshot: Snapshot
  ) {
    let response = Samples.respond("GET", "/healthz", from: snapshot)
    #expect(response.status == 200)
    #expect(Samples.text(response) == #"{"status":"ok","version":"r\"7\""}"#)
    #expect(response.value(of: "Cache-Control") == "no-store")
    #expect(response.value(of: "Content-Type") == "application/json; charset=utf-8")
  }

  @Test(
    "reports each app, and whether its catalog is stale, as ready",
    arguments: [
      (
        Samples.snapshot,
        #"{"status":"ready","version":"r\"7\"","stale":false,"apps":[{"bundleID":"a","version":"1"}]}"#
      ),
      (
        stale,
        #"{"status":"ready","version":"r\"7\"","stale":true,"apps":[{"bundleID":"b","version":"2","#
          + #""reason":"line \\ 3: \u0001\u003cb\u003e\u0010é"},{"bundleID":"c","version":"3"}]}"#
      ),
    ]) func readiness(snapshot: Snapshot, body: String)
  {
    let response = Samples.respond("GET", "/readyz", from: snapshot)
    #expect(response.status == 200)
    #expect(Samples.text(response) == body)
    #expect(response.value(of: "Cache-Control") == "no-store")
  }

  @Test("refuses parameters where there are none, and names those that there are") func parameters() {
    let fixed = Samples.respond("GET", Samples.products + "?page=2")
    #expect(fixed.status == 400)
    let unknown = Samples.respond("GET", "/chosen?y=1")
    #expect(unknown.status == 400)
    #expect(Samples.text(unknown).contains(#""available":["x"]"#))
    #expect(Samples.respond("GET", "/chosen?x=a+b%26").status == 200)
  }

  @Test(
    "sends gzip or Brotli to clients that prefer them, each with a tag of its own",
    arguments: [
      ("gzip", "gzip"), ("gzip, br", "br"), ("br;q=0.5, gzip", "gzip"), ("*", "br"), ("deflate", nil),
      ("identity", nil), ("gzip;q=0", nil), ("gzip;q=0.5, identity", nil), ("", nil), ("GZIP", "gzip"),
    ]) func encodings(_ accepted: String, _ coding: String?)
  {
    let response = Samples.respond("GET", Samples.products, ["Accept-Encoding": accepted])
    #expect(response.value(of: "Content-Encoding") == coding)
    #expect(response.value(of: "ETag") == (coding.map { "\"a1-\($0)\"" } ?? "\"a1\""))
    #expect(Samples.text(response) == (coding.map { $0 == "br" ? "brotli" : $0 } ?? Samples.text(Samples.respond())))
    let again = Samples.respond(
      "GET", Samples.products, ["Accept-Encoding": accepted, "If-None-Match": response.value(of: "ETag") ?? ""])
    #expect(again.status == 304)
  }

  @Test("shortens the lifetime in caches to the next change") func schedule() {
    let request = Request(method: "GET", target: "/chosen")
    let early = Responder().respond(to: request, from: Samples.snapshot, now: 999_999_000)
    #expect(early.value(of: "Cache-Control") == "public, max-age=300, stale-while-revalidate=800, stale-if-error=800")
    let before = Responder().respond(to: request, from: Samples.snapshot, now: 999_000_000)
    #expect(before.value(of: "Cache-Control")?.hasSuffix("stale-if-error=86400") == true)
    let late = Responder().respond(to: request, from: Samples.snapshot, now: 1_000_000_060)
    #expect(late.value(of: "Cache-Control") == "public, max-age=40")
  }

  @Test("answers with the language that was chosen, and the time of the last change") func language() {
    let response = Samples.respond("GET", "/chosen", ["Accept-Language": "fr;q=0.5, de-DE, *;q=0.1"])
    #expect(response.value(of: "Content-Language") == "de-de")
    #expect(response.value(of: "Last-Modified") == "Sun, 06 Nov 1994 08:49:37 GMT")
  }

  @Test(
    "evaluates conditions in the order of the standard",
    arguments: [
      (["If-Modified-Since": "Sun, 06 Nov 1994 08:49:37 GMT"], 304),
      (["If-Modified-Since": "Sun, 06 Nov 1994 08:49:36 GMT"], 200),
      (["If-Modified-Since": "Sun, 06 Nov 1994 08:49:38 GMT"], 200),
      (["If-Modified-Since": "Sunday, 06-Nov-94 08:49:37 GMT"], 304), (["If-Modified-Since": "never"], 200),
      (["If-Modified-Since": "Sun, 06 Nov 1994 08:49:37 GMT", "If-None-Match": "\"x\""], 200),
      (["If-Unmodified-Since": "Sun, 06 Nov 1994 08:49:36 GMT"], 412),
      (["If-Unmodified-Since": "Sun, 06 Nov 1994 08:49:37 GMT"], 200), (["If-Match": "\"a1\""], 200),
      (["If-Match": "*"], 200), (["If-Match": "W/\"a1\""], 412), (["If-Match": "\"x\""], 412),
      (["If-Match": "\"a1\"", "If-None-Match": "\"a1\""], 304),
      (["If-Match": "\"a1\"", "If-Unmodified-Since": "Sun, 06 Nov 1994 08:49:36 GMT"], 200),
    ] as [([String: String], Int)]) func conditions(_ fields: [String: String], _ status: Int)
  { #expect(Samples.respond("GET", "/chosen", fields).status == status) }

  @Test("takes what is posted only where something is taken") func reception() {
    let request = Request(method: "POST", target: "/report", body: [1])
    #expect(Responder().respond(to: request, from: Samples.snapshot).status == 204)
    let get = Samples.respond("GET", "/report")
    #expect(get.status == 405)
    #expect(get.value(of: "Allow") == "POST, OPTIONS")
    #expect(Samples.respond("OPTIONS", "/report").value(of: "Access-Control-Allow-Methods") == "POST, OPTIONS")
  }

  @Test(
    "the two obsolete forms of a date are read",
    arguments: [
      ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777), ("Sun Nov  6 08:49:37 1994", 784_111_777),
      ("Thu Nov 17 08:49:37 1994", 785_062_177), ("Friday, 01-Jan-27 00:00:00 GMT", 1_798_761_600),
      ("Sunday, 06-Nov-94 08:49:37", nil), ("Sun Nov 06 08:49:37 94", nil), ("Sun Nov  6", nil),
      ("Sunday, 06-Xyz-94 08:49:37 GMT", nil),
    ] as [(String, Int?)]) func obsoleteDates(text: String, seconds: Int?)
  { #expect(HTTPDate.seconds(text, now: 1_795_000_000) == seconds) }

  @Test("a date of HTTP is read as it is written", arguments: [0, 784_111_777, 1_709_164_800, 253_402_300_799])
  func dates(_ seconds: Int) {
    #expect(HTTPDate.seconds(HTTPDate.text(seconds)) == seconds)
    #expect(HTTPDate.text(seconds).utf8.count == 29)
  }
}
