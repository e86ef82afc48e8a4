import Testing

@testable import CatalogServer

@Suite("Content negotiation") struct NegotiationTests {
  @Test(
    "sends the accepted representation, with ties broken by the server's order",
    arguments: [
      ("*/*", "application/json"), ("application/json", "application/json"), ("APPLICATION/JSON", "application/json"),
      ("application/xml", "application/xml"), ("text/xml", "application/xml"), ("text/*", "application/xml"),
      ("application/x-plist", "application/x-plist"), ("application/*", "application/json"),
      ("application/json;q=0.5, application/xml", "application/xml"),
      ("application/json;q=0.5,application/xml;q=0.5", "application/json"),
      ("application/xml;q=0.501, application/json;q=0.5", "application/xml"),
      ("application/json;q=0, */*", "application/xml"),
      ("application/json;q=0,application/xml;q=0.000,*/*;q=0.1", "application/x-plist"),
      ("*/*;q=1, application/*;q=0.1, application/x-plist;q=0.2", "application/x-plist"),
      ("text/html, application/x-plist;q=0.1", "application/x-plist"),
      ("application/*;q=0.2, */*;q=0.9", "application/json"), ("application/xml;q=0, text/xml", "application/xml"),
      ("application/json;charset=utf-8;q=0.1, application/xml;q=0.2", "application/xml"),
      ("application/xml;note=\"a,b;q=0\";q=0.9, application/json;q=0.1", "application/xml"),
      ("application/xml;note=\"a\\\",application/json\"", "application/xml"),
      ("  application/xml\t;\tq = 0.9 ", "application/xml"), (",,application/xml,,", "application/xml"),
      ("application/xml;q=0.33333, application/json;q=.2", "application/xml"),
      ("application/xml;q=0.0001", "application/xml"),
      ("application/xml;q=1., application/json;q=0.", "application/xml"),
      // Of malformed lists, only the valid elements count.
      ("application/json;q=2, application/xml;q=0.1", "application/xml"),
      ("application/json;q=1.001, application/xml;q=0.1", "application/xml"),
      ("application/json;q=x, application/xml;q=0.1", "application/xml"),
      ("application/json;q, application/xml;q=0.1", "application/xml"),
      ("application/json;q=-1, application/xml;q=0.1", "application/xml"),
      ("*/json, application/xml;q=0.1", "application/xml"),
      ("application/json/x, application/xml;q=0.1", "application/xml"),
      ("appli cation/json, application/xml;q=0.1", "application/xml"),
      ("text/html, image/gif, *; q=.2, */*; q=.2", "application/json"),
      // If none is valid, the field counts as absent.
      ("", "application/json"), ("   ", "application/json"), ("json", "application/json"), ("/", "application/json"),
      ("application/", "application/json"), (";q=1", "application/json"), ("\"", "application/json"),
      ("\u{FFFD}/\u{1}", "application/json"),
    ]) func chooses(accept: String, mediaType: String)
  {
    let response = Samples.respond("GET", Samples.products, ["aCCept": accept])
    #expect(response.status == 200)
    #expect(response.value(of: "content-type")?.hasPrefix(mediaType) == true)
    #expect(response.value(of: "Vary") == "Accept, Accept-Encoding, Accept-Language")
  }

  @Test("reads fifty elements of a list at most", arguments: [(49, "application/xml"), (50, "application/json")])
  func longList(before count: Int, mediaType: String) {
    let accept = "*/*;q=0.1, " + String(repeating: "a/b, ", count: count - 1) + "application/xml"
    #expect(
      Samples.respond("GET", Samples.products, ["Accept": accept]).value(of: "content-type")?.hasPrefix(mediaType)
        == true)
  }

  @Test("sends the preferred representation without the field") func preferred() {
    let response = Samples.respond()
    #expect(response.body == Samples.json.body)
    #expect(response.fields.map(\.name).count == Set(response.fields.map(\.name)).count)
  }

  @Test(
    "lists the available types to a client that accepts none of them",
    arguments: [
      "text/html", "image/*", "*/*;q=0", "application/*;q=0", "text/html, */*;q=0.0", "application/json;q=0",
      "application/jsonx", "application/json;q=0,application/*;q=0",
    ]) func refuses(accept: String)
  {
    let isDenialOfOne = accept == "application/json;q=0"
    let path = isDenialOfOne ? "/plain.json" : Samples.products
    let response = Samples.respond("GET", path, ["Accept": accept])
    #expect(response.status == 406)
    #expect(response.value(of: "Content-Type") == "application/problem+json")
    #expect(response.value(of: "Cache-Control") == "no-store")
    #expect(response.value(of: "Vary") == "Accept")
    let available =
      isDenialOfOne
      ? #""available":["application/json"]"#
      : #""available":["application/json","application/xml","application/x-plist"]"#
    #expect(Samples.text(response).contains(available))
  }

  @Test("treats several fields with one name as one list") func combines() {
    let request = Request(
      method: "GET", target: Samples.products,
      fields: [HeaderField("Accept", "text/html"), HeaderField("accept", "application/x-plist")])
    let response = Responder().respond(to: request, from: Samples.snapshot)
    #expect(response.body == Samples.plist.body)
  }

  @Test(
    "text formats declare UTF-8",
    arguments: [
      ("application/json", "application/json; charset=utf-8"), ("application/xml", "application/xml; charset=utf-8"),
      ("text/csv", "text/csv; charset=utf-8"), ("application/feed+json", "application/feed+json; charset=utf-8"),
      ("application/x-plist", "application/x-plist"), ("image/png", "image/png"),
    ]) func contentType(mediaType: String, expected: String)
  {
    let representation = Representation(type: MediaType(mediaType), body: [], etag: "0")
    #expect(representation.type.contentType == expected)
  }
}
