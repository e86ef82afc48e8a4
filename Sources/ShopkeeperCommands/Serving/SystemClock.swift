import CPlatform

/// The clocks of the system that a long-running command needs.
enum SystemClock {
  /// Milliseconds of monotonic time.
  static var milliseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }

  /// Seconds since 1970.
  static var seconds: Int { Int(time(nil)) }

  /// Whether a write of a line would not wait.
  static func canWrite(to descriptor: Int32) -> Bool {
    var event = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&event, 1, 0) > 0 && event.revents & Int16(POLLOUT) != 0
  }
}
