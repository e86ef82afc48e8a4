import CPlatform
import CommandLayer
import Synchronization

/// One line on standard error that says what is being done, while it takes long.
///
/// It is there for people only: nothing is written unless standard error is a terminal.
final class ProgressLine: Sendable {
  /// What a person does not take for a standstill.
  private static let patience = Duration.milliseconds(500)
  private static let interval = Duration.milliseconds(100)

  private let console: Console
  private let columns: Int
  private let now: @Sendable () -> ContinuousClock.Instant
  private let next: Mutex<State>

  private struct State {
    var writesFrom: ContinuousClock.Instant
    var isWritten = false
  }

  /// - Parameter now: The time; a test has its own.
  init(
    on console: Console, now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    self.console = console
    self.now = now
    columns = console.columns
    next = Mutex(State(writesFrom: now() + Self.patience))
  }

  /// The line for a command; nil when nobody would see it.
  static func forPeople(on console: Console) -> ProgressLine? {
    isatty(STDERR_FILENO) == 1 && Terminal.environment("TERM") != "dumb"
      ? ProgressLine(on: console) : nil
  }

  /// Says what is done now, unless that was said a moment ago.
  func show(_ text: @autoclosure () -> String) {
    next.withLock { state in
      let time = now()
      guard time >= state.writesFrom else { return }
      state.writesFrom = time + Self.interval
      state.isWritten = true
      console.writeError("\r\(text().prefix(columns - 2))…\u{1B}[K")
    }
  }

  /// Takes the line away, before anything else is written.
  func erase() {
    next.withLock { state in
      if state.isWritten { console.writeError("\r\u{1B}[K") }
      state.isWritten = false
    }
  }
}
