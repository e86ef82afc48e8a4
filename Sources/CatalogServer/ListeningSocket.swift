internal import Basics
internal import CPlatform

/// The address on which a server listens.
public enum ListenAddress: Sendable, Hashable {
  /// A port of an address or host name of this machine; 0 for any free port.
  case tcp(host: String, port: UInt16)
  /// The path of a Unix socket; one that nobody listens on any more is replaced.
  case unix(path: String)
  /// A socket that the service manager has opened.
  case inherited(Int32)

  /// Reads `8080`, `127.0.0.1:8080`, `[::1]:8080`, `example.org:80`, `unix:/run/shop.sock` or an
  /// absolute path.
  public init?(_ text: String) {
    if text.hasPrefix("unix:") || text.hasPrefix("/") {
      let path = text.hasPrefix("unix:") ? String(text.dropFirst(5)) : text
      guard !path.isEmpty else { return nil }
      self = .unix(path: path)
      return
    }
    let colon = text.lastIndex(of: ":")
    let host = colon.map { String(text[..<$0]) } ?? "127.0.0.1"
    let digits = colon.map { text[text.index(after: $0)...] } ?? text[...]
    guard let port = Int(decimal: digits.utf8, atMost: 5), port <= 65_535, !host.isEmpty,
      !host.contains(":") || (host.hasPrefix("[") && host.hasSuffix("]"))
    else { return nil }
    self = .tcp(host: host, port: UInt16(port))
  }
}

/// A bound, listening socket.
struct ListeningSocket {
  let descriptor: Int32
  /// 0 for a Unix socket.
  let port: UInt16
  /// The address as it is shown in a URL.
  let description: String
  /// The file to remove in the end.
  private let file: SocketFile?
  /// Whether others hold the socket too: the service manager, and instances before and after this one.
  private var isInherited = false

  init(_ address: ListenAddress) throws(ServerFailure) {
    switch address {
    case .tcp(let host, let port): try self.init(host: host, port: port)
    case .unix(let path): try self.init(path: path)
    case .inherited(let descriptor): try self.init(inherited: descriptor)
    }
  }

  private init(inherited descriptor: Int32) throws(ServerFailure) {
    guard platform_is_listening(descriptor) != 0 else {
      throw .system(
        action: "listen on the inherited descriptor \"\(descriptor)\"",
        reason: "it is not a listening socket, expected those that \"LISTEN_FDS\" counts")
    }
    platform_make_nonblocking(descriptor)
    self.descriptor = descriptor
    let port = SocketAddress.port(of: descriptor)
    self.port = port ?? 0
    description = port.map { "http://localhost:\($0)" } ?? "an inherited socket"
    file = nil
    isInherited = true
  }

  /// - Parameters:
  ///   - host: An address or a host name; `::` accepts IPv4 too, where the system supports that.
  ///   - port: 0 for any free port.
  init(host: String, port: UInt16) throws(ServerFailure) {
    let address = try SocketAddress(host: host, port: port)
    let descriptor = try Self.open(family: address.family)
    do throws(ServerFailure) {
      let bound = try Self.listen(descriptor, on: address, host: host, port: port)
      self.descriptor = descriptor
      self.port = bound
      let shown = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
      description = "http://\(shown):\(bound)"
      file = nil
    } catch {
      _ = CPlatform.close(descriptor)
      throw error
    }
  }

  private init(path: String) throws(ServerFailure) {
    let descriptor = platform_unix_socket()
    guard descriptor >= 0 else { throw .system(action: "open a socket", reason: SystemError.last.text) }
    // Names in the abstract namespace of Linux are not files.
    let isFile = !path.hasPrefix("@")
    let lock = isFile ? SocketFile.lockFolder(of: path) : -1
    defer { if lock >= 0 { _ = CPlatform.close(lock) } }
    var status = platform_bind_unix(descriptor, path)
    var reason: String?
    if status == EADDRINUSE, isFile {
      // The socket of a server that was killed stays; only one that nobody listens on is replaced.
      let old = SocketFile(path)
      if old == nil { reason = "it is not a socket, expected a path where nothing is, or an abandoned socket" }
      if let old, SocketFile.isAbandoned(path), old.remove() { status = platform_bind_unix(descriptor, path) }
    }
    if status == 0, CPlatform.listen(descriptor, 1024) != 0 { status = platform_errno() }
    guard status == 0 else {
      _ = CPlatform.close(descriptor)
      throw .system(action: "listen on \"\(path)\"", reason: reason ?? SystemError(status).text)
    }
    self.descriptor = descriptor
    port = 0
    description = "unix:\(path)"
    file = isFile ? SocketFile(path) : nil
  }

  /// Refuses new connections; the descriptor stays valid for the threads that watch it. The clients of an inherited
  /// socket wait for the next instance: shutting it down would end it for everybody.
  func refuse() {
    file?.remove()
    guard !isInherited else { return }
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  func close() { _ = CPlatform.close(descriptor) }

  private static func open(family: Int32) throws(ServerFailure) -> Int32 {
    let descriptor = platform_tcp_socket(family)
    guard descriptor >= 0 else { throw .system(action: "open a socket", reason: SystemError.last.text) }
    // A restarted server must not wait for the connections of its predecessor.
    var on: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    if family == AF_INET6 {
      var off: Int32 = 0
      setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &off, socklen_t(MemoryLayout<Int32>.size))
    }
    return descriptor
  }

  private static func listen(_ descriptor: Int32, on address: SocketAddress, host: String, port: UInt16)
    throws(ServerFailure) -> UInt16
  {
    guard address.bind(descriptor) else {
      switch platform_errno() {
      case EADDRINUSE: throw .portInUse(host: host, port: port)
      case EACCES, EPERM: throw .permissionDenied(host: host, port: port)
      case EADDRNOTAVAIL: throw .addressUnavailable(host)
      case let code: throw .system(action: "bind port \"\(port)\" of \"\(host)\"", reason: SystemError(code).text)
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

/// The file of a Unix socket: not any other file, nor another socket at the same path.
private struct SocketFile: Equatable {
  private let path: String
  private let device: UInt64
  private let inode: UInt64
  /// The time of its creation, because the inode number of a removed file is soon reused.
  private let made: [Int]

  /// Nil for anything but a socket.
  init?(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & mode_t(S_IFMT) == mode_t(S_IFSOCK) else { return nil }
    self.path = path
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(status.st_ino)
    let time = platform_modification_time(&status)
    made = [time.tv_sec, time.tv_nsec]
  }

  /// Removes the file if it is still the same one; returns whether it did.
  @discardableResult func remove() -> Bool { SocketFile(path) == self && unlink(path) == 0 }

  /// Whether nobody listens on a socket any more.
  static func isAbandoned(_ path: String) -> Bool {
    let probe = platform_unix_socket()
    guard probe >= 0 else { return false }
    defer { _ = CPlatform.close(probe) }
    return platform_connect_unix(probe, path) == ECONNREFUSED
  }

  /// Keeps other servers that start in the same folder waiting, as long as the descriptor is open: a
  /// socket that is bound but doesn't listen yet looks abandoned.
  static func lockFolder(of path: String) -> Int32 {
    let folder = platform_open(Path.folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // Anybody who may read the folder can lock it, and must not keep a server from starting.
    for _ in 0..<100 where folder >= 0 && platform_try_lock(folder) != 0 {
      var pause = timespec(tv_sec: 0, tv_nsec: 20_000_000)
      nanosleep(&pause, nil)
    }
    return folder
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
    guard !host.isEmpty, !host.utf8.contains(0) else { throw .unknownHost(host, reason: "it is not a host name") }
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

  /// Binds a descriptor; returns whether it succeeded, with the reason in `errno` if not.
  func bind(_ descriptor: Int32) -> Bool {
    withUnsafePointer(to: storage) { storage in
      storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        CPlatform.bind(descriptor, address, length) == 0
      }
    }
  }

  /// The port that a socket is bound to; nil for a Unix socket.
  static func port(of descriptor: Int32) -> UInt16? {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let status = withUnsafeMutablePointer(to: &storage) { storage in
      storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
    }
    guard status == 0, [AF_INET, AF_INET6].contains(Int32(storage.ss_family)) else { return nil }
    // The port is at the same offset, in network byte order, in both families.
    return withUnsafeBytes(of: &storage) { UInt16(bigEndian: $0.loadUnaligned(fromByteOffset: 2, as: UInt16.self)) }
  }

  /// `[::1]`, the notation in a URL, means `::1`.
  private static func withoutBrackets(_ host: String) -> String {
    host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
  }
}
