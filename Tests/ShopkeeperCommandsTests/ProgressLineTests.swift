import Basics
import CommandLayer
import Testing

@testable import ShopkeeperCommands

@Suite("The progress line") struct ProgressLineTests {
  /// A console, and a clock that only moves when it is advanced.
  private final class Stage: Sendable {
    private let text = Lock("")
    private let time = Lock(ContinuousClock.now)

    func line() -> ProgressLine {
      ProgressLine(
        on: Console(
          columns: 20, standardOutput: { _ in Issue.record("output is for findings") },
          standardError: { bytes in self.text.withLock { $0 += String(decoding: bytes, as: UTF8.self) } }),
        now: { self.time.withLock { $0 } })
    }

    func wait(_ milliseconds: Int) { time.withLock { $0 = $0.advanced(by: .milliseconds(milliseconds)) } }

    var written: String { text.withLock { $0 } }
  }

  @Test("is not written for short operations") func short() {
    let stage = Stage()
    let line = stage.line()
    stage.wait(499)
    line.show("one")
    line.erase()
    #expect(stage.written.isEmpty)
  }

  @Test("is written after half a second, at most ten times a second, and erased at the end") func long() {
    let stage = Stage()
    let line = stage.line()
    stage.wait(500)
    line.show("one")
    line.show("two")
    stage.wait(99)
    line.show("three")
    stage.wait(1)
    line.show("a text that is longer than the line")
    line.erase()
    line.erase()
    #expect(stage.written == "\rone…\u{1B}[K\ra text that is lon…\u{1B}[K\r\u{1B}[K")
  }

  @Test("is not written to pipes and files") func redirected() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.small, to: "catalog.yml")
    let outcome = try run("shopkeeper lint --progress catalog.yml", in: folder.url)
    #expect(outcome.errors.isEmpty)
  }
}
