internal import Basics
internal import CPlatform

/// The protocol between a server and systemd, or another service manager that speaks it
/// (sd_listen_fds(3) and sd_notify(3)).
public enum ServiceManager {
  /// The sockets that the service manager has opened for this process; none without one.
  ///
  /// Calling this again returns none: the variables are removed, so that no child inherits them. Whether
  /// they are sockets is found out when the server starts.
  public static func takeSockets() throws(ServerFailure) -> [ListenAddress] {
    defer { for name in ["LISTEN_FDS", "LISTEN_PID", "LISTEN_FDNAMES"] { unsetenv(name) } }
    guard let text = value("LISTEN_FDS"), value("LISTEN_PID") == "\(getpid())" else { return [] }
    guard let count = Int(decimal: text.utf8, atMost: 2), count <= 64 else {
      throw .system(
        action: "use the sockets of the service manager",
        reason: "\"LISTEN_FDS\" is \"\(VisibleText.line(text))\", expected their number, at most 64")
    }
    // The first descriptor after the standard streams.
    return (3..<3 + count).map { .inherited(Int32($0)) }
  }

  /// Tells the service manager about the state of the server, such as `READY=1`; nothing happens
  /// without one.
  public static func notify(_ state: String) {
    guard let path = value("NOTIFY_SOCKET") else { return }
    platform_notify(path, state, state.utf8.count)
  }

  private static func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
