import Foundation

/// A client that talks to a server of the command over its standard streams.
final class ProtocolPeer {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let usesHeaders: Bool
  private var buffer: [UInt8] = []
  private var lastID = 0
  /// The notifications and requests of the server that were not taken yet.
  private(set) var received: [[String: Any]] = []

  struct Silence: Error {}

  /// - Parameter usesHeaders: Whether a message has a header with its length, or else a line.
  init(_ arguments: [String], usesHeaders: Bool, in folder: URL? = nil) throws {
    self.usesHeaders = usesHeaders
    process.executableURL = URL(filePath: shopkeeperPath)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit { if process.isRunning { process.terminate() } }

  func send(_ message: [String: Any]) throws {
    var message = message
    message["jsonrpc"] = "2.0"
    let body = [UInt8](try JSONSerialization.data(withJSONObject: message))
    send(bytes: usesHeaders ? Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body : body + [0x0A])
  }

  func send(bytes: [UInt8]) { try? input.fileHandleForWriting.write(contentsOf: Data(bytes)) }

  func notify(_ method: String, _ params: [String: Any] = [:]) throws {
    try send(["method": method, "params": params])
  }

  /// Sends a request and waits for its answer.
  func request(_ method: String, _ params: [String: Any] = [:]) throws -> [String: Any] {
    lastID += 1
    try send(["id": lastID, "method": method, "params": params])
    while true {
      let message = try next()
      if message["id"] as? Int == lastID, message["method"] == nil { return message }
      received.append(message)
    }
  }

  /// The next notification of a method.
  func notification(_ method: String) throws -> [String: Any] {
    while true {
      if let index = received.firstIndex(where: { $0["method"] as? String == method }) {
        return received.remove(at: index)["params"] as? [String: Any] ?? [:]
      }
      received.append(try next())
    }
  }

  /// The next message.
  func next() throws -> [String: Any] {
    while true {
      if let body = takeBody() {
        return try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any] ?? [:]
      }
      var waiting = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 60_000) > 0 else { throw Silence() }
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { throw Silence() }
      buffer += more
    }
  }

  private func takeBody() -> [UInt8]? {
    if !usesHeaders {
      guard let end = buffer.firstIndex(of: 0x0A) else { return nil }
      defer { buffer.removeSubrange(...end) }
      return Array(buffer[..<end])
    }
    guard let head = buffer.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
    let header = String(decoding: buffer[..<head.lowerBound], as: UTF8.self)
    let length = Int(header.split(separator: " ").last ?? "") ?? 0
    guard buffer.count >= head.upperBound + length else { return nil }
    defer { buffer.removeSubrange(..<(head.upperBound + length)) }
    return Array(buffer[head.upperBound..<(head.upperBound + length)])
  }

  /// Closes the input, and returns the exit code.
  func end() throws -> Int32 {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
