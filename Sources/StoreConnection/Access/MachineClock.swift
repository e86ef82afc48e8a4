internal import CPlatform

/// The clock of the machine.
public struct MachineClock: StoreClock {
  public init() {}

  public var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  public func wait(seconds: Double) {
    guard seconds > 0 else { return }
    var length = timespec(tv_sec: Int(seconds), tv_nsec: Int(seconds.truncatingRemainder(dividingBy: 1) * 1e9))
    var rest = timespec()
    while nanosleep(&length, &rest) != 0, platform_errno() == EINTR { length = rest }
  }
}
