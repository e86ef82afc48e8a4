internal import Basics
internal import CPlatform

/// One answered request.
public struct AccessRecord: Sendable, Equatable {
  /// Milliseconds since 1970.
  public let time: Int
  /// The address of the client; empty for a Unix socket.
  public let client: String
  public let method: String

  /// The request target as sent by the client, with every byte outside of visible ASCII escaped.
  public let path: String

  public let status: Int

  /// Bytes of the body that were sent, without the header.
  public let bytes: Int

  /// From the arrival of the end of the request to the sending of its response.
  public let microseconds: Int

  /// The version of the snapshot that answered.
  public let version: String

  /// The record as a line of JSON, without secrets.
  public var line: String {
    let text: (String) -> String = JSONText.quoted
    return "{\"time\":\(text(Self.timestamp(time))),\"client\":\(text(client)),"
      + "\"method\":\(text(method)),\"path\":\(text(shownPath)),\"status\":\(status),"
      + "\"bytes\":\(bytes),\"microseconds\":\(microseconds),\"version\":\(text(version))}\n"
  }

  /// The path without secrets, even percent-encoded ones.
  private var shownPath: String {
    let decoded = path.percentDecoded
    let shown = Secrets.redacted(decoded)
    guard shown != decoded else { return Secrets.redacted(path) }
    return shown.split(separator: "…", omittingEmptySubsequences: false).map { Self.printable($0.utf8) }
      .joined(separator: "…")
  }

  /// RFC 3339, in UTC.
  private static func timestamp(_ milliseconds: Int) -> String {
    let (day, rest) = max(0, milliseconds).quotientAndRemainder(dividingBy: 86_400_000)
    let date = CalendarDate(daysSince1970: day).map { "\($0)" } ?? "9999-12-31"
    return "\(date)T\((rest / 3_600_000).digits(2)):\((rest / 60_000 % 60).digits(2)):"
      + "\((rest / 1000 % 60).digits(2)).\((rest % 1000).digits(3))Z"
  }

  static func printable(_ bytes: some Collection<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).percentEncoded { $0 > 0x20 && $0 < 0x7F }
  }
}

/// Writes the records of requests without ever making a request wait: they are queued, and if the
/// reader of the log is slower than the requests, they are dropped and counted.
public final class AccessLog: Sendable {
  /// Bytes of the queue; our own limit.
  private static let capacity = 1 << 20

  private struct State {
    var queue: [UInt8] = []
    var dropped = 0
    /// The number of dropped records that the lines being written tell.
    var announced = 0
    var isWriting = false
    var isClosed = false
    /// Whether a part of a line was written before a failure.
    var isCut = false
  }

  private let state = Lock(State())
  private let waiting: Int32
  private let waking: Int32
  private let totalDropped = AtomicInteger(0)

  /// Starts the thread that writes.
  ///
  /// - Parameter descriptor: The descriptor that it writes to; it stays open.
  public init(descriptor: Int32) throws(ServerFailure) {
    var waking: Int32 = -1
    waiting = platform_open_waker(&waking)
    self.waking = waking
    guard waiting >= 0 else { throw .system(action: "open a queue for the log", reason: SystemError.last.text) }
    let thread = try ServerThread.start { self.write(to: descriptor) }
    // Nobody waits for it, because the reader of the log may have stopped reading.
    platform_detach_thread(uintptr_t(thread))
  }

  /// Records that could not be written.
  public var dropped: Int { totalDropped.load() }

  /// The number of those records in the format of Prometheus.
  public var metrics: String {
    """
    # HELP shopkeeper_access_log_dropped_total Records of the access log that could not be written, or not in time.
    # TYPE shopkeeper_access_log_dropped_total counter
    shopkeeper_access_log_dropped_total \(dropped)

    """
  }

  public func write(_ record: AccessRecord) {
    let line = Array(record.line.utf8)
    let isFirst = state.withLock { state in
      guard state.queue.count + line.count <= Self.capacity, !state.isClosed else {
        state.dropped += 1
        totalDropped.add(1)
        return false
      }
      defer { state.queue += line }
      return state.queue.isEmpty
    }
    if isFirst { platform_wake(waking) }
  }

  /// Waits until everything is written, but not longer than the given time.
  public func close(withinMilliseconds timeout: Int) {
    state.withLock { $0.isClosed = true }
    platform_wake(waking)
    let end = LoopClock.milliseconds + timeout
    while LoopClock.milliseconds < end, state.withLock({ !$0.queue.isEmpty || $0.isWriting }) {
      var pause = timespec(tv_sec: 0, tv_nsec: 2_000_000)
      nanosleep(&pause, nil)
    }
  }

  /// The queued bytes; nil at the end.
  private func take() -> [UInt8]? {
    state.withLock { state in
      state.isWriting = false
      if state.queue.isEmpty, state.dropped == 0 { return state.isClosed ? nil : [] }
      var bytes = state.isCut ? [UInt8(ascii: "\n")] : []
      state.isCut = false
      bytes += state.queue
      state.queue = []
      state.announced = state.dropped
      if state.dropped > 0 {
        bytes += Array("{\"dropped\":\(state.dropped)}\n".utf8)
        state.dropped = 0
      }
      state.isWriting = true
      return bytes
    }
  }

  private func fail(_ failure: SystemError, writing bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n")).count
    state.withLock { state in
      let records = lines - (state.announced > 0 ? 1 : 0)
      totalDropped.add(records)
      state.dropped += records + state.announced
      // The reader of the log is gone; requests are still answered. A disk may have space again.
      state.isCut = true
      if [EPIPE, EBADF].contains(failure.number) { (state.isClosed, state.dropped) = (true, 0) }
    }
    usleep(100_000)
  }

  private func write(to descriptor: Int32) {
    var counter: UInt64 = 0
    while let bytes = take() {
      if bytes.isEmpty {
        var event = pollfd(fd: waiting, events: Int16(POLLIN), revents: 0)
        poll(&event, 1, 1000)
        _ = read(waiting, &counter, MemoryLayout<UInt64>.size)
      } else if let failure = FileSystem.put(bytes, into: descriptor) {
        fail(failure, writing: bytes)
      }
    }
  }
}
