import Foundation
import TestTools
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Chromium without a window, driven by WebDriver.
final class Browser {
  /// Whether the browser is installed, and starts here: in some containers it may not.
  static let isUsable: Bool = {
    guard Tool.chromium.isInstalled, Tool.chromeDriver.isInstalled else { return false }
    let page = try? Tool.chromium.run(arguments + ["--dump-dom", "about:blank"], input: [])
    return page.map { String(decoding: $0, as: UTF8.self).contains("<html>") } ?? false
  }()

  /// The arguments of a browser without a window. Chromium's sandbox can't be used by root.
  private static let arguments =
    ["--headless=new", "--disable-gpu", "--disable-dev-shm-usage"] + (getuid() == 0 ? ["--no-sandbox"] : [])

  private let driver = Process()
  private let folder: TemporaryFolder
  private var session = ""

  /// Keys that have no character, in the protocol's notation.
  enum Key {
    static let tab = "\u{E004}"
    static let enter = "\u{E007}"
    static let escape = "\u{E00C}"
    static let end = "\u{E010}"
    static let right = "\u{E014}"
    static let down = "\u{E015}"
    static let up = "\u{E013}"
    static let delete = "\u{E017}"
  }

  struct Failure: Error { let message: String }

  init() async throws {
    folder = try TemporaryFolder()
    let log = folder.url.appending(path: "driver.log")
    try Data().write(to: log)
    driver.executableURL = URL(filePath: Tool.chromeDriver.path ?? "")
    driver.arguments = ["--port=0"]
    driver.standardOutput = try FileHandle(forWritingTo: log)
    driver.standardError = FileHandle.nullDevice
    try driver.run()
    var root: String?
    for _ in 0..<2400 where root == nil {
      let text = try String(contentsOf: log, encoding: .utf8)
      if let match = text.firstMatch(of: /successfully on port (\d+)/) {
        root = "http://127.0.0.1:\(match.1)/session"
      } else {
        try await Task.sleep(for: .milliseconds(50))
      }
    }
    session = try #require(root)
    let arguments = Self.arguments + ["--user-data-dir=\(folder.path("profile"))"]
    let wanted: [String: Any] = ["goog:chromeOptions": ["args": arguments], "goog:loggingPrefs": ["browser": "ALL"]]
    let made = try send("", ["capabilities": ["alwaysMatch": wanted]]) as? [String: Any]
    session += "/\(try #require(made?["sessionId"] as? String))"
  }

  /// The driver ends the browser with its session, and doesn't end itself when it is asked.
  deinit {
    _ = try? send("", nil, method: "DELETE")
    kill(driver.processIdentifier, SIGKILL)
  }

  @discardableResult private func send(_ path: String, _ body: [String: Any]?, method: String = "POST") throws
    -> Any?
  {
    var arguments = [
      "--silent", "--retry", "20", "--retry-connrefused", "--retry-delay", "1", "--max-time", "300", "--request",
      method, "--header", "Content-Type: application/json",
      session + path,
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

  func open(_ address: String) async throws { try send("/url", ["url": address]) }

  func newTab() async throws -> String {
    let made = try send("/window/new", ["type": "tab"]) as? [String: Any]
    return try #require(made?["handle"] as? String)
  }

  func currentTab() async throws -> String { try #require(try send("/window", nil, method: "GET") as? String) }

  func activate(_ tab: String) async throws { try send("/window", ["handle": tab]) }

  /// The value of an expression in the page.
  func value(_ expression: String) async throws -> Any? {
    try send("/execute/sync", ["script": "return \(expression)", "args": []])
  }

  func text(_ selector: String) async throws -> String {
    try await value("document.querySelector('\(selector)')?.textContent") as? String ?? ""
  }

  func texts(_ selector: String) async throws -> [String] {
    try await value("[...document.querySelectorAll('\(selector)')].map((found) => found.textContent)") as? [String]
      ?? []
  }

  /// Runs statements in the page.
  func run(_ script: String) async throws { try send("/execute/sync", ["script": script, "args": []]) }

  /// Waits up to two minutes for an expression to be true.
  func wait(for condition: String, _ place: SourceLocation = #_sourceLocation) async throws {
    for _ in 0..<1200 {
      if try await value("Boolean(\(condition))") as? Bool == true { return }
      try await Task.sleep(for: .milliseconds(100))
    }
    Issue.record("never: \(condition)", sourceLocation: place)
    throw Failure(message: condition)
  }

  /// Presses keys where the focus is.
  func press(_ keys: String, holding modifier: String? = nil) async throws {
    var actions: [[String: String]] = keys.flatMap { key in
      [["type": "keyDown", "value": String(key)], ["type": "keyUp", "value": String(key)]]
    }
    if let modifier {
      actions = [["type": "keyDown", "value": modifier]] + actions + [["type": "keyUp", "value": modifier]]
    }
    try send("/actions", ["actions": [["type": "key", "id": "keyboard", "actions": actions]]])
  }

  func resize(_ width: Int, _ height: Int, isDark: Bool) async throws {
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

  /// The errors of scripts and of the page's policy.
  func faults() async throws -> [String] {
    let entries = try send("/se/log", ["type": "browser"]) as? [[String: Any]] ?? []
    return entries.compactMap { $0["message"] as? String }.filter { !$0.contains("ERR_CONNECTION_REFUSED") }
  }
}
