import Testing

@testable import CatalogServer

@Suite("Conditional requests") struct ConditionalRequestTests {
  @Test(
    "answers a known entity tag with 304",
    arguments: [
      #""a1""#, #"W/"a1""#, "*", " * ", #""x", "a1""#, #""x","y" , W/"a1", "z""#, #", ,"a1""#, #""x,y", "a1""#,
      #""a1" "x""#, #""", "a1""#,
    ]) func unchanged(tags: String)
  {
    for method in ["GET", "HEAD"] {
      let response = Samples.respond(method, Samples.products, ["If-None-Match": tags])
      #expect(response.status == 304)
      #expect(response.body.isEmpty)
      #expect(response.contentLength == nil)
      #expect(response.value(of: "ETag") == #""a1""#)
      #expect(
        response.value(of: "Cache-Control") == "public, max-age=300, stale-while-revalidate=86400, stale-if-error=86400"
      )
      #expect(response.value(of: "Vary") == "Accept, Accept-Encoding, Accept-Language")
      #expect(response.value(of: "Content-Type") == nil)
    }
  }

  @Test(
    "answers another or malformed tag with the content",
    arguments: [
      #""a""#, #""a11""#, #""A1""#, "a1", #""a1"#, #"w/"a1""#, #"W/a1"#, "", ",", "**", #"x "a1""#, #""x" a1"#,
      #""b2""#, "W/", #"*, "x""#,
    ]) func changed(tags: String)
  {
    let response = Samples.respond("GET", Samples.products, ["If-None-Match": tags])
    #expect(response.status == 200)
    #expect(response.body == Samples.json.body)
  }

  @Test("compares the tag with the representation that would be sent") func negotiated() {
    let fields = ["If-None-Match": #""a1""#, "Accept": "text/xml"]
    #expect(Samples.respond("GET", Samples.products, fields).body == Samples.xml.body)
    let known = ["If-None-Match": #""b2""#, "Accept": "text/xml"]
    #expect(Samples.respond("GET", Samples.products, known).status == 304)
  }

  @Test("a condition does not turn an error into 304") func refusals() {
    let fields = ["If-None-Match": "*", "Accept": "text/html"]
    #expect(Samples.respond("GET", Samples.products, fields).status == 406)
    #expect(Samples.respond("GET", "/none", ["If-None-Match": "*"]).status == 404)
    #expect(Samples.respond("POST", Samples.products, ["If-None-Match": "*"]).status == 405)
    #expect(Samples.respond("GET", "/healthz", ["If-None-Match": "*"]).status == 200)
  }
}
