import CatalogServer
import Foundation
import Shopkeeper
import ShopkeeperCommands
import Testing
import WorkspaceProtocols

/// The answers for the page, without a socket.
struct StudioProbe {
  let server: StudioServer
  let folder: TemporaryFolder
  static let host = "127.0.0.1:4711"

  init(_ text: String = Samples.small, in folder: TemporaryFolder? = nil) throws {
    self.folder = try folder ?? TemporaryFolder()
    try self.folder.write(text, to: "catalog.yml")
    server = StudioServer(try CatalogWorkspace(opening: self.folder.path("catalog.yml")), files: PageFiles())
    _ = server.address(port: 4711)
  }

  func ask(
    _ path: String, method: String = "GET", token: String? = nil, _ fields: [String: String] = [:], _ body: String = ""
  ) -> Response {
    var all = ["Host": Self.host]
    if method == "POST" {
      all["Origin"] = "http://\(Self.host)"
      all["Content-Type"] = "application/json"
    }
    all.merge(fields) { $1 }
    let request = Request(
      method: method, target: "/\(token ?? server.token)/\(path)",
      fields: all.filter { !$0.value.isEmpty }.map { HeaderField($0.key, $0.value) }, body: Array(body.utf8))
    return server.answer(request, now: 0)
  }

  /// The answer to a call of the page.
  @discardableResult func call(_ path: String, _ asked: [String: Any] = [:]) throws -> [String: Any] {
    var asked = ["wanted": [asked["key"] ?? Self.key]].merging(asked) { $1 }
    // A page that has seen everything.
    if path == "undo" { asked["since"] = asked["since"] ?? Int32.max }
    let body = String(decoding: try JSONSerialization.data(withJSONObject: asked), as: UTF8.self)
    let answer = ask(path, method: "POST", [:], body)
    #expect(answer.status == 200, "\(String(decoding: answer.body, as: UTF8.self))")
    return try #require(try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any])
  }

  /// The answer to a text of the product of the sample.
  @discardableResult func edit(
    _ text: String, was: String, _ field: String = "title", locale: String = "en-US", _ call: String = "edit"
  ) throws -> [String: Any] {
    try self.call(call, ["edits": [Self.edit(text, was: was, field, locale: locale)]])
  }

  static let key = "product:com.example.small.coins400"

  static func edit(_ text: String, was: String, _ field: String = "title", locale: String = "en-US") -> [String: String]
  {
    ["key": key, "locale": locale, "field": field, "text": text, "was": was]
  }

  var text: String { get throws { try folder.text("catalog.yml") } }

  /// The part of the product in an answer.
  func part(_ answer: [String: Any]) throws -> [String: Any] {
    try #require((answer["parts"] as? [String: Any])?[Self.key] as? [String: Any])
  }

  /// The state once the whole catalog is linted.
  func checked() async throws -> [String: Any] {
    while true {
      let answer = try call("state", ["since": 1, "lacked": [Self.key]])
      if answer["isChecked"] as? Bool == true { return answer }
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  func rules(_ findings: Any?) -> [String] { (findings as? [[String: Any]] ?? []).compactMap { $0["rule"] as? String } }
}
