import CPlatform
import Synchronization

/// The signals that a server handles, as flags that a loop polls.
///
/// A signal handler may do very little; storing to an atomic is allowed.
enum Signals {
  private static let stopSignal = Atomic<Int32>(0)
  private static let wantsReload = Atomic<Bool>(false)

  /// Handles SIGTERM, SIGINT and SIGHUP from now on.
  static func install() {
    // Initialized here, so that no handler is the first to access them.
    stopSignal.store(0, ordering: .sequentiallyConsistent)
    wantsReload.store(false, ordering: .sequentiallyConsistent)
    for number in [SIGTERM, SIGINT] {
      signal(number) { Signals.stopSignal.store($0, ordering: .sequentiallyConsistent) }
    }
    signal(SIGHUP) { _ in Signals.wantsReload.store(true, ordering: .sequentiallyConsistent) }
    platform_ignore_signal(SIGPIPE)
  }

  /// Whether SIGTERM or SIGINT was received.
  static var wantsStop: Bool { stopSignal.load(ordering: .sequentiallyConsistent) != 0 }

  /// Whether SIGHUP was received since the last call.
  static func takeReload() -> Bool {
    wantsReload.exchange(false, ordering: .sequentiallyConsistent)
  }
}
