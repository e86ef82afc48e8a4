import Foundation

/// A minimal HTTP client over one loopback connection, which sends its input byte for byte.
///
/// All waiting is limited to ten seconds.
final class Client {
  struct Answer: Equatable {
    var status: Int
    var fields: [String: String]
    var body: [UInt8]

    var text: String { String(decoding: body, as: UTF8.self) }
  }

  struct Failure: Error {
    let action: String
    let code: Int32
  }

  private let descriptor: Int32
  private var received: [UInt8] = []

  /// - Parameters:
  ///   - source: The last byte of the address to connect from, `127.0.0.1` by default.
  ///   - buffer: Bytes that the system receives for a client that reads nothing.
  init(port: UInt16, isIPv6: Bool = false, from source: UInt32? = nil, buffer: Int32? = nil) throws {
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    descriptor = socket(isIPv6 ? AF_INET6 : AF_INET, stream, 0)
    var limit = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    #if canImport(Darwin)
      // A write to a closed connection should fail, not end the tests.
      var on: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
    if var buffer { setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &buffer, socklen_t(MemoryLayout<Int32>.size)) }
    if let source {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = (0x7F00_0000 + source).bigEndian
      guard Self.use(&address, { bind(descriptor, $0, $1) }) == 0 else { throw Failure(action: "bind", code: errno) }
    }
    let status: Int32
    if isIPv6 {
      var address = sockaddr_in6()
      address.sin6_family = sa_family_t(AF_INET6)
      address.sin6_port = port.bigEndian
      address.sin6_addr = in6addr_loopback
      status = Self.connect(descriptor, &address)
    } else {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      status = Self.connect(descriptor, &address)
    }
    // The socket is closed by `deinit`, which runs after a failure too.
    guard status == 0 else { throw Failure(action: "connect", code: errno) }
  }

  /// Connects to a Unix socket.
  init(path: String) throws {
    descriptor = socket(AF_UNIX, 1, 0)
    var address = Self.unixAddress(path)
    guard Self.connect(descriptor, &address) == 0 else { throw Failure(action: "connect", code: errno) }
  }

  static func unixAddress(_ path: String) -> sockaddr_un {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    return address
  }

  deinit { close(descriptor) }

  func send(_ text: String) throws { try send(bytes: Array(text.utf8)) }

  func send(bytes: [UInt8]) throws {
    var bytes = bytes[...]
    while !bytes.isEmpty {
      #if canImport(Darwin)
        let flags: Int32 = 0
      #else
        let flags = Int32(MSG_NOSIGNAL)
      #endif
      let count = bytes.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, flags) }
      guard count > 0 else { throw Failure(action: "send", code: errno) }
      bytes = bytes.dropFirst(count)
    }
  }

  func send(_ method: String, _ target: String, _ fields: [String: String] = [:], body: String = "") throws {
    let lines = fields.map { "\($0.key): \($0.value)\r\n" }.joined()
    try send("\(method) \(target) HTTP/1.1\r\nHost: localhost\r\n\(lines)\r\n\(body)")
  }

  func get(_ target: String, _ fields: [String: String] = [:]) throws -> Answer {
    try send("GET", target, fields)
    return try receive()
  }

  /// Reads one response, leaving the bytes after it.
  func receive(hasBody: Bool = true) throws -> Answer {
    while true {
      if let answer = takeAnswer(hasBody: hasBody) { return answer }
      guard try receiveSome() else { throw Failure(action: "receive an answer", code: 0) }
    }
  }

  /// Reads until the server closes, and returns the bytes. A broken connection counts as closed.
  func receiveToEnd() throws -> String {
    while try receiveSome() {}
    defer { received = [] }
    return String(decoding: received, as: UTF8.self)
  }

  /// Reads as many bytes as have arrived, and forgets them.
  func receiveBytes(atMost count: Int) throws -> Int {
    var buffer = [UInt8](repeating: 0, count: count)
    return max(0, recv(descriptor, &buffer, count, 0))
  }

  /// Reads up to a text, and returns everything until then.
  func receive(upTo text: String) throws -> String {
    while true {
      let bytes = String(decoding: received, as: UTF8.self)
      if let found = bytes.range(of: text) {
        let part = String(bytes[..<found.upperBound])
        received.removeFirst(part.utf8.count)
        return part
      }
      guard try receiveSome() else { throw Failure(action: "receive \"\(text)\"", code: 0) }
    }
  }

  /// Whether anything has arrived, or the server has closed, so far.
  func hasNews() -> Bool {
    var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&state, 1, 0) > 0
  }

  private func receiveSome() throws -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    if count < 0 && errno != ECONNRESET { throw Failure(action: "receive", code: errno) }
    if count > 0 { received += buffer[..<count] }
    return count > 0
  }

  private func takeAnswer(hasBody: Bool) -> Answer? {
    guard let end = received.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
    let lines = String(decoding: received[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      let sides = line.split(separator: ":", maxSplits: 1)
      fields[sides[0].lowercased()] = sides.last.map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let status = Int(lines[0].split(separator: " ")[1]) ?? 0
    let length = hasBody && status != 304 && status != 100 ? Int(fields["content-length"] ?? "0") ?? 0 : 0
    guard received.count >= end.upperBound + length else { return nil }
    let body = Array(received[end.upperBound..<end.upperBound + length])
    received.removeFirst(end.upperBound + length)
    return Answer(status: status, fields: fields, body: body)
  }

  /// Makes the end of this client break its connection (RST).
  func breakAtEnd() {
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
  }

  /// Sends no more, but still receives.
  func endSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  private static func connect<Address>(_ descriptor: Int32, _ address: inout Address) -> Int32 {
    use(&address) { Foundation.connect(descriptor, $0, $1) }
  }

  /// Passes an address of one family to a function that takes any.
  static func use<Address>(_ address: inout Address, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
    withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<Address>.size)) }
    }
  }
}
