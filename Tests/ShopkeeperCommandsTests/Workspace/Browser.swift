import Foundation
import TestTools
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Chromium without a window, driven by WebDriver.
struct Browser: Sendable {
  /// Whether the browser is installed, and starts here: in some containers it may not.
  static let isUsable: Bool = {
    guard Tool.chromium.isInstalled, Tool.chromeDriver.isInstalled, Tool.curl.isInstalled,
      let folder = try? TemporaryFolder(),
      let page = try? Tool.chromium.run(arguments(in: folder) + ["--dump-dom", "about:blank"], input: [])
    else { return false }
    return String(decoding: page, as: UTF8.self).contains("<html>")
  }()

  /// The arguments of a browser without a window and with a profile of its own. Chromium's sandbox can't be used by root.
  private static func arguments(in folder: TemporaryFolder) -> [String] {
    ["--headless=new", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run"]
      + ["--user-data-dir=\(folder.path("profile"))"] + (getuid() == 0 ? ["--no-sandbox"] : [])
  }

  /// The browser of the suite that runs.
  @TaskLocal static var ofSuite: Browser?

  private let driver: Int32
  private let browser: Int32?
  private let session: String

  /// Keys that have no character, in the protocol's notation.
  enum Key {
    static let tab = "\u{E004}"
    static let enter = "\u{E007}"
    static let shift = "\u{E008}"
    static let control = "\u{E009}"
    static let escape = "\u{E00C}"
    static let end = "\u{E010}"
    static let up = "\u{E013}"
    static let right = "\u{E014}"
    static let down = "\u{E015}"
    static let delete = "\u{E017}"
  }

  struct Failure: Error { let message: String }

  /// - Parameter folder: Has the browser's files; nobody else's profile is read or changed.
  init(in folder: TemporaryFolder) async throws {
    let log = folder.url.appending(path: "driver.log")
    try Data().write(to: log)
    let process = Process()
    process.executableURL = URL(filePath: Tool.chromeDriver.path ?? "")
    process.arguments = ["--port=0"]
    process.standardOutput = try FileHandle(forWritingTo: log)
    process.standardError = FileHandle.nullDevice
    try process.run()
    driver = process.processIdentifier
    var root: String?
    for _ in 0..<2400 where root == nil {
      let text = try String(contentsOf: log, encoding: .utf8)
      if let match = text.firstMatch(of: /successfully on port (\d+)/) {
        root = "http://127.0.0.1:\(match.1)/session"
      } else {
        try await Task.sleep(for: .milliseconds(50))
      }
    }
    let wanted: [String: Any] = [
      "goog:chromeOptions": ["args": Self.arguments(in: folder)], "goog:loggingPrefs": ["browser": "ALL"],
    ]
    do {
      let address = try #require(root)
      let made = try Self.send(address, ["capabilities": ["alwaysMatch": wanted]]) as? [String: Any]
      session = "\(address)/\(try #require(made?["sessionId"] as? String))"
      browser = ((made?["capabilities"] as? [String: Any])?["goog:processID"] as? Int).flatMap { Int32(exactly: $0) }
    } catch {
      kill(driver, SIGKILL)
      throw error
    }
  }

  /// Ends the browser and its driver, also when they don't answer any more.
  func quit() {
    _ = try? send("", nil, method: "DELETE")
    if let browser { kill(-browser, SIGKILL) }
    kill(driver, SIGKILL)
  }

  @discardableResult private func send(_ path: String, _ body: [String: Any]?, method: String = "POST") throws -> Any? {
    try Self.send(session + path, body, method: method)
  }

  private static func send(_ address: String, _ body: [String: Any]?, method: String = "POST") throws -> Any? {
    var arguments = [
      "--silent", "--retry", "20", "--retry-connrefused", "--retry-delay", "1", "--max-time", "300", "--request",
      method, "--header", "Content-Type: application/json", address,
    ]
    if body != nil { arguments += ["--data-binary", "@-"] }
    let input = try body.map { [UInt8](try JSONSerialization.data(withJSONObject: $0)) }
    let data = try Tool.curl.run(arguments, input: input ?? [])
    let answer = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let value = answer?["value"]
    if let fault = value as? [String: Any], let error = fault["error"] as? String {
      throw Failure(message: "\(error): \(fault["message"] ?? "")")
    }
    return value
  }

  func open(_ address: String) throws { try send("/url", ["url": address]) }

  func newTab() throws -> String {
    let made = try send("/window/new", ["type": "tab"]) as? [String: Any]
    return try #require(made?["handle"] as? String)
  }

  func currentTab() throws -> String { try #require(try send("/window", nil, method: "GET") as? String) }

  func closeTab() throws { try send("/window", nil, method: "DELETE") }

  func activate(_ tab: String) throws { try send("/window", ["handle": tab]) }

  /// The value of an expression in the page.
  func value(_ expression: String) throws -> Any? {
    try send("/execute/sync", ["script": "return \(expression)", "args": []])
  }

  func text(_ selector: String) throws -> String {
    try value("document.querySelector('\(selector)')?.textContent") as? String ?? ""
  }

  func texts(_ selector: String) throws -> [String] {
    try value("[...document.querySelectorAll('\(selector)')].map((found) => found.textContent)") as? [String]
      ?? []
  }

  /// Runs statements in the page.
  func run(_ script: String) throws { try send("/execute/sync", ["script": script, "args": []]) }

  /// Waits for two minutes or more for an expression to be true.
  func wait(for condition: String, _ place: SourceLocation = #_sourceLocation) async throws {
    for _ in 0..<1200 {
      if try value("Boolean(\(condition))") as? Bool == true { return }
      try await Task.sleep(for: .milliseconds(100))
    }
    Issue.record("never: \(condition)", sourceLocation: place)
    throw Failure(message: condition)
  }

  /// Presses keys where the focus is.
  func press(_ keys: String, holding modifier: String? = nil) throws {
    var actions: [[String: String]] = keys.flatMap { key in
      [["type": "keyDown", "value": String(key)], ["type": "keyUp", "value": String(key)]]
    }
    if let modifier {
      actions = [["type": "keyDown", "value": modifier]] + actions + [["type": "keyUp", "value": modifier]]
    }
    try send("/actions", ["actions": [["type": "key", "id": "keyboard", "actions": actions]]])
  }

  func resize(_ width: Int, _ height: Int, isDark: Bool) throws {
    try send(
      "/goog/cdp/execute",
      [
        "cmd": "Emulation.setDeviceMetricsOverride",
        "params": ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false],
      ])
    try send(
      "/goog/cdp/execute",
      [
        "cmd": "Emulation.setEmulatedMedia",
        "params": ["features": [["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]]],
      ])
  }

  /// The page as it is seen, as a PNG.
  func picture() throws -> Data {
    let text = try #require(send("/screenshot", nil, method: "GET") as? String)
    return try #require(Data(base64Encoded: text))
  }

  /// The errors of scripts and of the page's policy.
  func faults() throws -> [String] {
    let entries = try send("/se/log", ["type": "browser"]) as? [[String: Any]] ?? []
    return entries.compactMap { $0["message"] as? String }.filter { !$0.contains("ERR_CONNECTION_REFUSED") }
  }
}

/// Runs a suite with one browser.
struct InOneBrowser: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let folder = try TemporaryFolder()
    let browser = try await Browser(in: folder)
    defer { browser.quit() }
    try await Browser.$ofSuite.withValue(browser) { try await function() }
  }
}

extension Trait where Self == InOneBrowser {
  static var inOneBrowser: InOneBrowser { InOneBrowser() }
}
