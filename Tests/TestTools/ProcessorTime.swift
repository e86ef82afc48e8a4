import Foundation

/// The processor time that `work` takes on this thread: what other tests do at the same moment does
/// not count, so that a limit is the same on a busy machine.
public func processorTime(_ work: () throws -> Void) rethrows -> Duration {
  func now() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }
  let start = now()
  try work()
  return now() - start
}

/// The processor time of work on a large input, and the most that it may be: four times as much for each element as for
/// a small one, and a fifth of a second for what the machine does otherwise.
public func proportion(_ small: Int, _ large: Int, _ work: (Int) throws -> Void) rethrows -> (
  took: Duration, limit: Duration
) {
  try work(small)
  var first = Duration.seconds(60)
  for _ in 0..<2 { first = try min(first, processorTime { try work(small) }) }
  let second = try processorTime { try work(large) }
  return (second, first * (4 * large / small) + .milliseconds(200))
}
