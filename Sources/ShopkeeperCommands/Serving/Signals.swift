import Basics
import CPlatform

/// The signals that a server handles, as flags that a loop polls.
///
/// A signal handler may do very little; storing to an atomic is allowed.
enum Signals {
  private static let stopSignal = AtomicInteger(0)
  private static let wantsReload = AtomicInteger(0)

  /// Handles SIGHUP from now on: a request to reload that comes before a server has started doesn't end it.
  static func installReload() {
    // Initialized here, so that no handler is the first to access it.
    wantsReload.store(0)
    signal(SIGHUP) { _ in Signals.wantsReload.store(1) }
  }

  /// Handles SIGTERM, SIGINT and SIGHUP from now on.
  static func install() {
    stopSignal.store(0)
    for number in [SIGTERM, SIGINT] { signal(number) { Signals.stopSignal.store(Int($0)) } }
    installReload()
    platform_ignore_signal(SIGPIPE)
  }

  /// Whether SIGTERM or SIGINT was received.
  static var wantsStop: Bool { stopSignal.load() != 0 }

  /// Whether SIGHUP was received since the last call.
  static func takeReload() -> Bool { wantsReload.exchange(0) != 0 }
}
