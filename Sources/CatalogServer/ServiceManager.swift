internal import Basics
internal import CPlatform

/// What systemd, or another service manager with its protocol, passes to a server and expects from it
/// (sd_listen_fds(3) and sd_notify(3)).
public enum ServiceManager {
  /// The sockets that the service manager has opened for this process; none without one.
  ///
  /// Calling this again returns none: the variables are removed, so that no child inherits them.
  public static func takeSockets() -> [ListenAddress] {
    defer { for name in ["LISTEN_FDS", "LISTEN_PID", "LISTEN_FDNAMES"] { unsetenv(name) } }
    guard let count = number("LISTEN_FDS"), number("LISTEN_PID") == Int(getpid()), (1...64).contains(count) else {
      return []
    }
    // The first descriptor after those of standard input and output.
    return (3..<3 + count).map { .inherited(Int32($0)) }
  }

  /// Tells the service manager about the state of the server, such as `READY=1`; nothing happens
  /// without one.
  public static func notify(_ state: String) {
    guard let path = getenv("NOTIFY_SOCKET").map({ String(cString: $0) }) else { return }
    platform_notify(path, state, state.utf8.count)
  }

  private static func number(_ name: String) -> Int? { getenv(name).flatMap { Int(decimal: String(cString: $0).utf8) } }
}
