#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// An IPv4 or IPv6 address with a port.
struct SocketAddress {
  private var storage = sockaddr_storage()
  private let length: socklen_t

  let family: Int32

  /// Takes the first address of a name.
  init(host: String, port: UInt16) throws(ServerFailure) {
    var hints = addrinfo()
    hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
    hints.ai_family = AF_UNSPEC
    #if canImport(Glibc)
      hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    #else
      hints.ai_socktype = SOCK_STREAM
    #endif
    // An empty name would mean every address, and a NUL would hide the rest of the name.
    guard !host.isEmpty, !host.utf8.contains(0) else {
      throw .unknownHost(host, reason: "it is no name")
    }
    var found: UnsafeMutablePointer<addrinfo>?
    let code = getaddrinfo(Self.withoutBrackets(host), String(port), &hints, &found)
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

  /// Whether it worked; `errno` says why not.
  func bind(_ descriptor: Int32) -> Bool {
    withUnsafePointer(to: storage) { storage in
      storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        #if canImport(Glibc)
          Glibc.bind(descriptor, address, length) == 0
        #elseif canImport(Musl)
          Musl.bind(descriptor, address, length) == 0
        #else
          Darwin.bind(descriptor, address, length) == 0
        #endif
      }
    }
  }

  /// The port a socket is bound to.
  static func port(of descriptor: Int32) -> UInt16? {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let status = withUnsafeMutablePointer(to: &storage) { storage in
      storage.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &length)
      }
    }
    guard status == 0 else { return nil }
    // The port stands at the same place, in network order, in both families.
    return withUnsafeBytes(of: &storage) {
      UInt16(bigEndian: $0.loadUnaligned(fromByteOffset: 2, as: UInt16.self))
    }
  }

  /// `[::1]`, as it stands in a URL, means `::1`.
  private static func withoutBrackets(_ host: String) -> String {
    host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
  }
}
