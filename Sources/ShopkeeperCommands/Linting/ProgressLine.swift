import Basics
import CPlatform
import CommandLayer

/// One line on standard error that shows the progress of a long run.
///
/// It is for people only: nothing is written unless standard error is a terminal.
final class ProgressLine: Sendable {
  /// The delay before anything is shown.
  private static let patience = Duration.milliseconds(500)
  private static let interval = Duration.milliseconds(100)

  private let console: Console
  private let columns: Int
  private let now: @Sendable () -> ContinuousClock.Instant
  private let next: Lock<State>

  private struct State {
    var writesFrom: ContinuousClock.Instant
    var isWritten = false
  }

  /// - Parameter now: The clock; a test has its own.
  init(on console: Console, now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) {
    self.console = console
    self.now = now
    columns = console.columns
    next = Lock(State(writesFrom: now() + Self.patience))
  }

  /// The line of a command; nil when nobody would see it.
  static func forPeople(on console: Console) -> ProgressLine? {
    isatty(STDERR_FILENO) == 1 && Terminal.environment("TERM") != "dumb" ? ProgressLine(on: console) : nil
  }

  /// Shows the current activity, unless something was shown a moment ago.
  func show(_ text: @autoclosure () -> String) {
    next.withLock { state in
      let time = now()
      guard time >= state.writesFrom else { return }
      state.writesFrom = time + Self.interval
      state.isWritten = true
      console.writeError("\r\(text().prefix(columns - 2))…\u{1B}[K")
    }
  }

  /// Erases the line before anything else is written.
  func erase() {
    next.withLock { state in
      if state.isWritten { console.writeError("\r\u{1B}[K") }
      state.isWritten = false
    }
  }
}
