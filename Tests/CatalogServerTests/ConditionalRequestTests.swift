import Testing

@testable import CatalogServer

@Suite("Conditional requests")
struct ConditionalRequestTests {
  @Test(
    "a known entity tag is answered with 304",
    arguments: [
      #""a1""#, #"W/"a1""#, "*", " * ", #""x", "a1""#, #""x","y" , W/"a1", "z""#,
      #", ,"a1""#, #""x,y", "a1""#, #""a1" "x""#, #""", "a1""#,
    ])
  func unchanged(tags: String) {
    for method in ["GET", "HEAD"] {
      let response = Samples.respond(method, Samples.products, ["If-None-Match": tags])
      #expect(response.status == 304)
      #expect(response.body.isEmpty)
      #expect(response.contentLength == Samples.json.body.count)
      #expect(response.value(of: "ETag") == #""a1""#)
      #expect(
        response.value(of: "Cache-Control")
          == "public, max-age=300, stale-while-revalidate=86400")
      #expect(response.value(of: "Vary") == "Accept")
      #expect(response.value(of: "Content-Type") == nil)
    }
  }

  @Test(
    "another or malformed tag is answered with the content",
    arguments: [
      #""a""#, #""a11""#, #""A1""#, "a1", #""a1"#, #"w/"a1""#, #"W/a1"#, "", ",", "**", #"x "a1""#,
      #""x" a1"#, #""b2""#, "W/", #"*, "x""#,
    ])
  func changed(tags: String) {
    let response = Samples.respond("GET", Samples.products, ["If-None-Match": tags])
    #expect(response.status == 200)
    #expect(response.body == Samples.json.body)
  }

  @Test("a tag is held against the form that would be sent")
  func negotiated() {
    let fields = ["If-None-Match": #""a1""#, "Accept": "text/xml"]
    #expect(Samples.respond("GET", Samples.products, fields).body == Samples.xml.body)
    let known = ["If-None-Match": #""b2""#, "Accept": "text/xml"]
    #expect(Samples.respond("GET", Samples.products, known).status == 304)
  }

  @Test("a condition does not turn a refusal into 304")
  func refusals() {
    let fields = ["If-None-Match": "*", "Accept": "text/html"]
    #expect(Samples.respond("GET", Samples.products, fields).status == 406)
    #expect(Samples.respond("GET", "/none", ["If-None-Match": "*"]).status == 404)
    #expect(Samples.respond("POST", Samples.products, ["If-None-Match": "*"]).status == 405)
    #expect(Samples.respond("GET", "/healthz", ["If-None-Match": "*"]).status == 200)
  }

  @Test(
    "a date counts from the second of the last change on",
    arguments: [
      ("Sun, 06 Nov 1994 08:49:37 GMT", 304),
      ("Sunday, 06-Nov-94 08:49:37 GMT", 304),
      ("Sun Nov  6 08:49:37 1994", 304),
      ("Sun, 06 Nov 1994 08:49:38 GMT", 304),
      ("Fri, 01 Jan 2038 00:00:00 GMT", 304),
      ("Sun, 06 Nov 1994 08:49:36 GMT", 200),
      ("Thu, 01 Jan 1970 00:00:00 GMT", 200),
      ("yesterday", 200),
      ("", 200),
    ])
  func date(text: String, status: Int) {
    let response = Samples.respond("GET", Samples.products, ["If-Modified-Since": text])
    #expect(response.status == status)
    #expect(response.value(of: "Last-Modified") == "Sun, 06 Nov 1994 08:49:37 GMT")
  }

  @Test("a date does not count beside a tag, or where the last change is unknown")
  func precedence() {
    let date = "Fri, 01 Jan 2038 00:00:00 GMT"
    let both = ["If-None-Match": #""x""#, "If-Modified-Since": date]
    #expect(Samples.respond("GET", Samples.products, both).status == 200)
    let undated = Samples.respond(
      "GET", Samples.products, ["If-Modified-Since": date, "Accept": "application/x-plist"])
    #expect(undated.status == 200)
    #expect(undated.value(of: "Last-Modified") == nil)
  }
}
