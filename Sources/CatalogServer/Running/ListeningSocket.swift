#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A bound, listening TCP socket.
///
/// The server opens it itself, because libmicrohttpd does not say why it could not.
struct ListeningSocket {
  let descriptor: Int32
  let port: UInt16

  /// - Parameters:
  ///   - host: An address or a name; `::` takes IPv4 too, where the system does that.
  ///   - port: 0 for any free one.
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
    #if canImport(Glibc)
      let descriptor = socket(family, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(family, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else {
      throw .system(action: "open a socket", reason: SystemError.text(errno))
    }
    // A child process must not keep the port, and several threads wait for one connection.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    // A server that is started again must not wait for the connections of the one before.
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
      switch errno {
      case EADDRINUSE: throw .portInUse(host: host, port: port)
      case EACCES, EPERM: throw .permissionDenied(host: host, port: port)
      case EADDRNOTAVAIL: throw .addressUnavailable(host)
      case let code:
        throw .system(
          action: "bind port \"\(port)\" of \"\(host)\"", reason: SystemError.text(code))
      }
    }
    // The kernel lowers the length of the queue to its own limit.
    #if canImport(Glibc)
      let status = Glibc.listen(descriptor, 1024)
    #elseif canImport(Musl)
      let status = Musl.listen(descriptor, 1024)
    #else
      let status = Darwin.listen(descriptor, 1024)
    #endif
    guard status == 0 else {
      // Two sockets may bind one port for a moment; only one of them may listen.
      if errno == EADDRINUSE { throw .portInUse(host: host, port: port) }
      throw .system(action: "listen on \"\(host)\"", reason: SystemError.text(errno))
    }
    guard let bound = SocketAddress.port(of: descriptor) else {
      throw .system(action: "read the bound port", reason: SystemError.text(errno))
    }
    return bound
  }
}
