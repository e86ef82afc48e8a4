import CPlatform
import Synchronization

/// The signals that a server obeys, as flags that a loop looks at.
///
/// A handler may do next to nothing; storing a number in an atomic is within what it may.
enum Signals {
  private static let stopSignal = Atomic<Int32>(0)
  private static let wantsReload = Atomic<Bool>(false)

  /// Takes SIGTERM, SIGINT and SIGHUP from now on.
  static func install() {
    // Touched here, so that no handler is the first to need them.
    stopSignal.store(0, ordering: .sequentiallyConsistent)
    wantsReload.store(false, ordering: .sequentiallyConsistent)
    for number in [SIGTERM, SIGINT] {
      signal(number) { Signals.stopSignal.store($0, ordering: .sequentiallyConsistent) }
    }
    signal(SIGHUP) { _ in Signals.wantsReload.store(true, ordering: .sequentiallyConsistent) }
    platform_ignore_signal(SIGPIPE)
  }

  /// Whether SIGTERM or SIGINT has come.
  static var wantsStop: Bool { stopSignal.load(ordering: .sequentiallyConsistent) != 0 }

  /// Whether SIGHUP has come since the last time this was asked.
  static func takeReload() -> Bool {
    wantsReload.exchange(false, ordering: .sequentiallyConsistent)
  }
}
