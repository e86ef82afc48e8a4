internal import CPlatform
public import StoreConnection

/// Serves a simulated store over HTTP/1.1, to this machine alone and one request after the other.
///
/// The catalog server can't do it: it keeps neither a token nor a body of a megabyte, which no
/// request for a catalog has.
public final class SimulatorServer: Sendable {
  public let port: UInt16
  private let listener: Int32

  /// The longest head and body that are read; prices of all storefronts have about 100 kB.
  private static let mostBytes = 64 << 20

  /// Listens on the loopback interface; nil when the port is taken.
  ///
  /// - Parameter port: 0 for any free port.
  public init?(port: UInt16) {
    listener = platform_tcp_socket(AF_INET)
    guard listener >= 0 else { return nil }
    var on: Int32 = 1
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, length) == 0 && listen(listener, 64) == 0
          && getsockname(listener, address, &length) == 0
      }
    }
    guard isBound else {
      close(listener)
      return nil
    }
    self.port = UInt16(bigEndian: address.sin_port)
  }

  deinit { close(listener) }

  /// Answers requests until `isStopped` is true; it is asked at least twice a second.
  ///
  /// - Parameter log: Called with each request that was answered, and the status of the answer.
  public func serve(
    _ store: some Transport, until isStopped: () -> Bool = { false }, log: (StoreRequest, Int) -> Void = { _, _ in }
  ) {
    // The bytes received on each connection.
    var connections: [Int32: [UInt8]] = [:]
    defer { for connection in connections.keys { close(connection) } }
    while !isStopped() {
      var watched = ([listener] + connections.keys).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard poll(&watched, nfds_t(watched.count), 500) > 0 else { continue }
      for place in watched where place.revents != 0 {
        if place.fd == listener {
          if let connection = accept() { connections[connection] = [] }
        } else if var bytes = connections[place.fd], read(place.fd, into: &bytes),
          answer(&bytes, on: place.fd, from: store, log)
        {
          connections[place.fd] = bytes
        } else {
          close(place.fd)
          connections[place.fd] = nil
        }
      }
    }
  }

  private func accept() -> Int32? {
    let connection = CPlatform.accept(listener, nil, nil)
    guard connection >= 0 else { return nil }
    // A client that takes nothing must not stop the others for good.
    var limit = timeval(tv_sec: 10, tv_usec: 0)
    setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    return connection
  }

  /// Whether the connection is still open.
  private func read(_ connection: Int32, into bytes: inout [UInt8]) -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(connection, &chunk, chunk.count, 0)
    guard count > 0 else { return false }
    bytes.append(contentsOf: chunk[..<count])
    return bytes.count <= Self.mostBytes
  }

  /// Answers the complete requests that have arrived; whether the connection stays open.
  private func answer(
    _ bytes: inout [UInt8], on connection: Int32, from store: some Transport, _ log: (StoreRequest, Int) -> Void
  ) -> Bool {
    while let head = HeadOfRequest(bytes) {
      guard let request = head.request else {
        return send("HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n", [], to: connection) && false
      }
      let end = head.length + head.bodyLength
      if bytes.count < end {
        guard head.expectsContinue, bytes.count == head.length else { return true }
        return send("HTTP/1.1 100 Continue\r\n\r\n", [], to: connection)
      }
      var whole = request
      whole.body = Array(bytes[head.length..<end])
      bytes.removeFirst(end)
      // A store that ends the connection without an answer.
      guard let response = try? store.send(whole) else { return false }
      log(whole, response.status)
      var text = "HTTP/1.1 \(response.status) \(Self.reason(response.status))\r\n"
      for field in response.fields { text += "\(field.name): \(field.value)\r\n" }
      if response.status != 204 { text += "Content-Length: \(response.body.count)\r\n" }
      text += "\r\n"
      guard send(text, response.body, to: connection), !head.isLast else { return false }
    }
    return true
  }

  private static func reason(_ status: Int) -> String {
    switch status {
    case 200..<300: "OK"
    case 400..<500: "Refused"
    default: "Error"
    }
  }

  private func send(_ head: String, _ body: [UInt8], to connection: Int32) -> Bool {
    let bytes = Array(head.utf8) + body
    var offset = 0
    while offset < bytes.count {
      let count = bytes[offset...].withUnsafeBytes { platform_send(connection, $0.baseAddress, $0.count) }
      guard count > 0 else { return false }
      offset += count
    }
    return true
  }
}

/// The head of a request: its first line and header fields.
private struct HeadOfRequest {
  /// Nil when it can't be read.
  var request: StoreRequest?
  /// In bytes, with the empty line at its end.
  let length: Int
  private(set) var bodyLength = 0
  private(set) var expectsContinue = false
  /// Whether the client wants the connection to be closed.
  private(set) var isLast = false

  /// Nil while it is not complete.
  init?(_ bytes: [UInt8]) {
    guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
    length = end.upperBound
    let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).split(
      separator: "\r\n", omittingEmptySubsequences: false)
    let words = lines[0].split(separator: " ")
    guard words.count == 3, let method = StoreRequest.Method(rawValue: String(words[0])), words[1].hasPrefix("/"),
      words[2].hasPrefix("HTTP/1.")
    else { return }
    var request = StoreRequest(method, String(words[1]))
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { return }
      let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      request.fields.append(HeaderField(String(line[..<colon]), String(value)))
    }
    // A body in chunks, which no client of the API sends, would be read as the next request.
    guard request.field("Transfer-Encoding") == nil else { return }
    if let text = request.field("Content-Length") {
      guard let count = Int(text), count >= 0 else { return }
      bodyLength = count
    }
    expectsContinue = request.field("Expect")?.lowercased() == "100-continue"
    isLast = request.field("Connection")?.lowercased() == "close"
    self.request = request
  }
}
