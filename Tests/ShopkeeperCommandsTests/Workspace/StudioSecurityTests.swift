import CatalogServer
import Foundation
import Testing
import WorkspaceProtocols

@Suite("The page answers only its own browser") struct StudioSecurityTests {
  @Test(
    "an address without the whole secret finds nothing",
    arguments: ["", "0", "\(String(repeating: "0", count: 64))", "%00", "..", "UPPER", "prefix", "longer"])
  func secret(_ kind: String) throws {
    let probe = try StudioProbe()
    let token =
      switch kind {
      case "UPPER": probe.server.token.uppercased() + "A"
      case "prefix": String(probe.server.token.dropLast())
      case "longer": probe.server.token + "0"
      default: kind
      }
    for (path, method) in [("", "GET"), ("studio.js", "GET"), ("state", "POST"), ("image/0/screenshot", "GET")] {
      let answer = probe.ask(path, method: method, token: token, [:], "{}")
      #expect(answer.status == 404 && !String(decoding: answer.body, as: UTF8.self).contains("coins"))
    }
    #expect(probe.ask("").status == 200)
  }

  @Test("each start has another secret, of 256 bits") func secrets() throws {
    let tokens = try (0..<4).map { _ in try StudioProbe().server.token }
    #expect(Set(tokens).count == 4 && tokens.allSatisfy { $0.wholeMatch(of: /[0-9a-f]{64}/) != nil })
  }

  @Test(
    "a name that was pointed at this machine is refused",
    arguments: [
      "evil.example:4711", "evil.example", "127.0.0.1", "127.0.0.1:4712", "127.0.0.1.evil.example:4711", "[::1]:4711",
      "localhost.evil.example:4711", "",
    ]) func rebinding(_ host: String) throws
  {
    let probe = try StudioProbe()
    for (path, method) in [("", "GET"), ("state", "POST")] {
      let fields = ["Host": host, "Origin": "http://\(host)"]
      #expect(probe.ask(path, method: method, fields, "{}").status == 403)
    }
    #expect(probe.ask("", ["Host": "localhost:4711"]).status == 200)
  }

  @Test(
    "another page can call nothing, even if it knew the secret",
    arguments: [
      ["Origin": "https://evil.example"], ["Origin": "null"], ["Origin": ""], ["Origin": "http://127.0.0.1:80"],
      ["Sec-Fetch-Site": "cross-site"], ["Sec-Fetch-Site": "same-site"], ["Content-Type": "text/plain"],
      ["Content-Type": "application/x-www-form-urlencoded"], ["Content-Type": ""],
    ]) func forgery(_ fields: [String: String]) throws
  {
    let probe = try StudioProbe()
    let edit = try JSONSerialization.data(withJSONObject: [
      "edits": [StudioProbe.edit("Forged", was: "400 Gold Coins")]
    ])
    #expect(probe.ask("edit", method: "POST", fields, String(decoding: edit, as: UTF8.self)).status == 403)
    #expect(try probe.text == Samples.small)
  }

  @Test(
    "another page can't load the script, the style or an image", arguments: ["studio.js", "studio.css", "words.js"])
  func embedding(_ path: String) throws {
    let probe = try StudioProbe()
    #expect(probe.ask(path, ["Sec-Fetch-Site": "cross-site"]).status == 403)
    #expect(probe.ask(path, ["Origin": "https://evil.example"]).status == 403)
    #expect(probe.ask(path, ["Sec-Fetch-Site": "same-origin"]).status == 200)
  }

  @Test("no answer allows anything from elsewhere, or says where the page is", arguments: ["", "studio.js", "nothing"])
  func fields(_ path: String) throws {
    let probe = try StudioProbe()
    for answer in [probe.ask(path), probe.ask(path, token: "no"), probe.ask(path, ["Host": "evil.example"])] {
      let policy = try #require(answer.value(of: "Content-Security-Policy"))
      #expect(policy.hasPrefix("default-src 'none'; script-src 'self';") && !policy.contains("unsafe"))
      for part in ["frame-ancestors 'none'", "base-uri 'none'", "form-action 'none'"] { #expect(policy.contains(part)) }
      #expect(!policy.contains("http") && !policy.contains("*"))
      #expect(answer.value(of: "Referrer-Policy") == "no-referrer" && answer.value(of: "Cache-Control") == "no-store")
      #expect(answer.value(of: "X-Content-Type-Options") == "nosniff")
      #expect(answer.value(of: "Cross-Origin-Resource-Policy") == "same-origin")
      #expect(answer.value(of: "Access-Control-Allow-Origin") == nil)
    }
    #expect(probe.ask("state", method: "OPTIONS", ["Origin": "https://evil.example"]).status != 204)
  }

  @Test("the page loads nothing from elsewhere, and has no code or style inside") func page() throws {
    let probe = try StudioProbe()
    let page = String(decoding: probe.ask("").body, as: UTF8.self)
    let script = String(decoding: probe.ask("studio.js").body, as: UTF8.self)
    for text in [page, script, String(decoding: probe.ask("studio.css").body, as: UTF8.self)] {
      #expect(!text.contains("http:") && !text.contains("https:") && !text.contains("//cdn"))
    }
    #expect(page.matches(of: /<script src=/).count == page.matches(of: /<script/).count && !page.contains("style="))
    for sink in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "Function("] {
      #expect(!script.contains(sink), "\(sink)")
    }
  }

  @Test("an image outside of the catalog's folder is not shown") func images() throws {
    let outside = try TemporaryFolder()
    let image = try Data(contentsOf: URL(filePath: Samples.catalog("GoldRush") + "/screenshots/shop-gold.png"))
    try image.write(to: outside.url.appending(path: "secret.png"))
    for path in [outside.path("secret.png"), "../\(outside.url.lastPathComponent)/secret.png", "link.png"] {
      let probe = try StudioProbe(Samples.small.replacing("review: {", with: "review: {screenshot: \(path), "))
      try FileManager.default.createSymbolicLink(
        atPath: probe.folder.path("link.png"), withDestinationPath: outside.path("secret.png"))
      #expect(probe.ask("image/0/screenshot").status == 404, "\(path)")
    }
    let probe = try StudioProbe(Samples.small.replacing("review: {", with: "review: {screenshot: own.png, "))
    try image.write(to: probe.folder.url.appending(path: "own.png"))
    try probe.call("state")
    #expect(probe.ask("image/0/screenshot").value(of: "Content-Type") == "image/png")
    #expect(probe.ask("image/1/screenshot").status == 404 && probe.ask("image/-1/promotional").status == 404)
  }

  @Test(
    "a malformed call is refused, and changes nothing",
    arguments: [
      "", "[]", "{", "{\"edits\": 5}", "{\"edits\": [5]}", "{\"edits\": [{\"key\": \"product:no\", \"text\": \"x\"}]}",
      "{\"edits\": [{\"key\": \"\(StudioProbe.key)\", \"locale\": \"../x\", \"field\": \"title\", \"text\": \"x\"}]}",
      "{\"edits\": [{\"key\": \"\(StudioProbe.key)\", \"locale\": \"en-US\", \"field\": \"price\", \"text\": \"1\"}]}",
      "{\"edits\": [{\"key\": \"\(StudioProbe.key)\", \"locale\": \"en-US\", \"field\": \"title\", \"text\": \"\\ud800\"}]}",
      String(repeating: "[", count: 100_000),
    ]) func malformed(_ body: String) throws
  {
    let probe = try StudioProbe()
    for path in ["edit", "check", "fix", "undo", "screenshot", "nothing"] {
      let answer = probe.ask(path, method: "POST", [:], body)
      #expect([200, 400, 404].contains(answer.status))
    }
    #expect(try probe.text == Samples.small)
  }
}
