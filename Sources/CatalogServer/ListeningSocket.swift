internal import Basics
internal import CPlatform

/// A bound, listening TCP socket.
struct ListeningSocket {
  let descriptor: Int32
  let port: UInt16

  /// - Parameters:
  ///   - host: An address or a host name; `::` accepts IPv4 too, where the system supports that.
  ///   - port: 0 for any free port.
  init(host: String, port: UInt16) throws(ServerFailure) {
    let address = try SocketAddress(host: host, port: port)
    descriptor = try Self.open(family: address.family)
    do throws(ServerFailure) {
      self.port = try Self.listen(descriptor, on: address, host: host, port: port)
    } catch {
      _ = close(descriptor)
      throw error
    }
  }

  private static func open(family: Int32) throws(ServerFailure) -> Int32 {
    let descriptor = platform_tcp_socket(family)
    guard descriptor >= 0 else {
      throw .system(action: "open a socket", reason: SystemError.last.text)
    }
    // A restarted server must not wait for the connections of its predecessor.
    var on: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    if family == AF_INET6 {
      var off: Int32 = 0
      setsockopt(
        descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &off, socklen_t(MemoryLayout<Int32>.size))
    }
    return descriptor
  }

  private static func listen(
    _ descriptor: Int32, on address: SocketAddress, host: String, port: UInt16
  ) throws(ServerFailure) -> UInt16 {
    guard address.bind(descriptor) else {
      switch platform_errno() {
      case EADDRINUSE: throw .portInUse(host: host, port: port)
      case EACCES, EPERM: throw .permissionDenied(host: host, port: port)
      case EADDRNOTAVAIL: throw .addressUnavailable(host)
      case let code:
        throw .system(
          action: "bind port \"\(port)\" of \"\(host)\"", reason: SystemError(code).text)
      }
    }
    platform_send_immediately(descriptor)
    // The kernel lowers the length of the queue to its own limit.
    guard CPlatform.listen(descriptor, 1024) == 0 else {
      // Two sockets can briefly bind the same port; only one of them can listen.
      if platform_errno() == EADDRINUSE { throw .portInUse(host: host, port: port) }
      throw .system(action: "listen on \"\(host)\"", reason: SystemError.last.text)
    }
    guard let bound = SocketAddress.port(of: descriptor) else {
      throw .system(action: "read the bound port", reason: SystemError.last.text)
    }
    return bound
  }
}

/// An IPv4 or IPv6 address with a port.
struct SocketAddress {
  private var storage = sockaddr_storage()
  private let length: socklen_t

  let family: Int32

  /// Uses the first address of a host name.
  init(host: String, port: UInt16) throws(ServerFailure) {
    // An empty name would mean every address, and a NUL would truncate the name.
    guard !host.isEmpty, !host.utf8.contains(0) else {
      throw .unknownHost(host, reason: "it is not a host name")
    }
    var found: UnsafeMutablePointer<addrinfo>?
    let code = platform_find_addresses(Self.withoutBrackets(host), String(port), &found)
    guard code == 0, let found else {
      throw .unknownHost(host, reason: gai_strerror(code).map { String(cString: $0) } ?? "")
    }
    defer { freeaddrinfo(found) }
    length = found.pointee.ai_addrlen
    family = found.pointee.ai_family
    guard let address = found.pointee.ai_addr, length <= MemoryLayout<sockaddr_storage>.size else {
      throw .unknownHost(host, reason: "it has no address")
    }
    withUnsafeMutableBytes(of: &storage) {
      $0.copyMemory(from: UnsafeRawBufferPointer(start: address, count: Int(length)))
    }
  }

  /// Whether it succeeded; `errno` has the reason if not.
  func bind(_ descriptor: Int32) -> Bool {
    withUnsafePointer(to: storage) { storage in
      storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        CPlatform.bind(descriptor, address, length) == 0
      }
    }
  }

  /// The port that a socket is bound to.
  static func port(of descriptor: Int32) -> UInt16? {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let status = withUnsafeMutablePointer(to: &storage) { storage in
      storage.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &length)
      }
    }
    guard status == 0 else { return nil }
    // The port is at the same offset, in network byte order, in both families.
    return withUnsafeBytes(of: &storage) {
      UInt16(bigEndian: $0.loadUnaligned(fromByteOffset: 2, as: UInt16.self))
    }
  }

  /// `[::1]`, the notation in a URL, means `::1`.
  private static func withoutBrackets(_ host: String) -> String {
    host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
  }
}
