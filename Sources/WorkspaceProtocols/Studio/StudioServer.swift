import Basics
package import CatalogServer
package import Shopkeeper
import SourceSyntax

/// Answers the page on which people edit a catalog: only those who know its address, from no other page.
package final class StudioServer: Sendable {
  /// The secret part of the address: 64 hexadecimal digits, new with every start.
  package let token: String
  private let session: Lock<StudioSession>
  private let port = Lock<UInt16>(0)
  private let tabs = Lock(StudioTabs())

  /// Bytes of a request: a screenshot, or a block of cells.
  package static let mostBytes = 12 << 20

  package init(_ workspace: CatalogWorkspace, files: some StudioFiles) {
    var generator = SystemRandomNumberGenerator()
    token = (0..<32).map { _ in
      let byte = UInt8.random(in: .min ... .max, using: &generator)
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
    session = Lock(StudioSession(workspace, files))
  }

  /// The address of the page, once the server listens on a port.
  package func address(port: UInt16) -> String {
    self.port.withLock { $0 = port }
    return "http://127.0.0.1:\(port)/\(token)/"
  }

  /// Whether every tab that had the page was closed.
  package func isAbandoned(now: Int) -> Bool { tabs.withLock { $0.areGone(now: now) } }

  /// The answer to a request at a time in milliseconds.
  package func answer(_ request: Request, now: Int) -> Response {
    let port = port.withLock { $0 }
    let host = request.value(of: "Host") ?? ""
    guard host == "127.0.0.1:\(port)" || host == "localhost:\(port)" else {
      return Self.refusal(403, "this page is only at 127.0.0.1:\(port)")
    }
    guard let path = path(of: request.target) else { return Self.refusal(404, "nothing is at this address") }
    let isPage = path == "" && request.method != "POST"
    let isOwn =
      isPage
      || ["same-origin", "none", nil].contains(request.value(of: "Sec-Fetch-Site"))
        && ["http://\(host)", request.method == "POST" ? "" : nil].contains(request.value(of: "Origin"))
    guard isOwn else { return Self.refusal(403, "the request comes from another page") }
    switch request.method {
    case "GET", "HEAD": return page(path, now)
    case "POST": return call(path, request, now)
    default: return Self.refusal(405, "expected GET or POST")
    }
  }

  /// The path after the secret part, without a query; nil if that part is wrong. The time that this takes says nothing
  /// about how much of it is right.
  private func path(of target: String) -> String? {
    let path = target.utf8.prefix { $0 != UInt8(ascii: "?") }
    let start = Array("/\(token)/".utf8)
    guard path.count >= start.count else { return nil }
    let difference = zip(path, start).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) }
    return difference == 0 ? String(path.dropFirst(start.count)) : nil
  }

  // MARK: Answers

  private func page(_ path: String, _ now: Int) -> Response {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    switch parts.first {
    case "": return Self.answer(PackageResources.studio_html, "text/html; charset=utf-8")
    case "icon.svg": return Self.answer(PackageResources.icon_svg, "image/svg+xml")
    case "studio.css": return Self.answer(PackageResources.studio_css, "text/css; charset=utf-8")
    case "studio.js": return Self.answer(PackageResources.studio_js, "text/javascript; charset=utf-8")
    case "words.js": return Self.answer(PackageResources.words_js, "text/javascript; charset=utf-8")
    case "image" where parts.count == 3:
      guard let index = Int(decimal: parts[1].utf8, atMost: 6),
        let image = session.withLock({ $0.image(index, String(parts[2])) })
      else { return Self.refusal(404, "no image that can be shown") }
      return Self.answer(image.bytes, image.isPNG ? "image/png" : "image/jpeg")
    default: return Self.refusal(404, "nothing is at this address")
    }
  }

  private func call(_ path: String, _ request: Request, _ now: Int) -> Response {
    // Another site can't send this type without asking first.
    guard request.value(of: "Content-Type") == "application/json" else {
      return Self.refusal(403, "expected the type application/json")
    }
    let tree = SyntaxTree.parseJSON(SourceFile(name: "request", bytes: request.body))
    guard tree.diagnostics.isEmpty, let root = tree.root, root.isMapping else {
      return Self.refusal(400, tree.diagnostics.first?.message ?? "expected an object")
    }
    let asked = OrderedValue(root)
    if path == "close" {
      tabs.withLock { $0.close(asked["tab"]?.scalarText ?? "", now: now) }
      return Self.answer((["closed": true] as OrderedValue).json(.compact), Self.json)
    }
    tabs.withLock { $0.see(asked["tab"]?.scalarText ?? "", now: now) }
    guard let call = StudioSession.Call(rawValue: path) else { return Self.refusal(404, "no call \"\(path)\"") }
    let answer = session.withLock { $0.answer(call, asked) }
    checkWhole()
    return Self.answer(answer.json(.compact), Self.json)
  }

  /// Lints the whole catalog, if anything has changed, while the page is answered.
  private func checkWhole() {
    guard let copy = session.withLock({ $0.beginCheck() }) else { return }
    Task.detached(priority: .utility) {
      var copy = copy
      _ = copy.lint()
      self.session.withLock { $0.endCheck(copy) }
      self.checkWhole()
    }
  }

  private static let json = "application/json; charset=utf-8"

  private static func answer(_ body: [UInt8], _ type: String, status: Int = 200) -> Response {
    Response(status: status, fields: [HeaderField("Content-Type", type)] + fields, body: body)
  }

  private static func refusal(_ status: Int, _ reason: String) -> Response {
    answer((["problem": .text(reason)] as OrderedValue).json(.compact), json, status: status)
  }

  /// Nothing is loaded from elsewhere, shown elsewhere, or kept; no address is passed on.
  private static let fields = [
    HeaderField(
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
        + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"),
    HeaderField("Referrer-Policy", "no-referrer"), HeaderField("X-Content-Type-Options", "nosniff"),
    HeaderField("Cross-Origin-Opener-Policy", "same-origin"), HeaderField("X-Frame-Options", "DENY"),
    HeaderField("Cross-Origin-Resource-Policy", "same-origin"), HeaderField("Cache-Control", "no-store"),
  ]
}

/// The tabs that show the page.
struct StudioTabs: Sendable {
  /// The time when each was last heard of, in milliseconds.
  private var seen: [String: Int] = [:]
  private var hadOne = false
  private var closed = 0

  /// A page that is loaded again says that it closes first.
  private static let reloading = 4000
  /// A browser that crashed says nothing; one in the background asks once a minute.
  private static let silence = 300_000

  mutating func see(_ tab: String, now: Int) {
    seen[tab] = now
    hadOne = true
  }

  mutating func close(_ tab: String, now: Int) {
    seen[tab] = nil
    closed = now
  }

  mutating func areGone(now: Int) -> Bool {
    seen = seen.filter { now - $0.value < Self.silence }
    return hadOne && seen.isEmpty && now - closed >= Self.reloading
  }
}
