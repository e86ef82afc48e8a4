import Basics
import CPlatform

/// Kills `shopkeeper publish` at random moments, and looks for missing data afterwards.
enum KillBenchmark {
  /// - Parameters:
  ///   - count: The number of publications to a store of each engine.
  ///   - engines: The engines.
  /// - Returns: Whether nothing was lost.
  static func run(_ count: Int, _ engines: [BenchmarkStores.Engine]) -> Bool {
    var isSound = true
    for engine in engines {
      guard let tool = Program.shopkeeper, let folder = TemporaryFolder() else { return false }
      defer { folder.remove() }
      print(engine.rawValue)
      do {
        let stores = try BenchmarkStores(engine)
        defer { stores.remove() }
        let store = try stores.make()
        isSound = run(count, NumberedPublications(tool: tool, folder: folder, store: store)) && isSound
      } catch {
        print("error: \(error)")
        return false
      }
    }
    return isSound
  }

  private static func run(_ count: Int, _ publications: NumberedPublications) -> Bool {
    // A publication that is not killed shows how long one takes.
    _ = publications.publish(0)
    let start = ContinuousClock.now
    guard publications.publish(1).isAcknowledged else {
      print("error: could not publish to the store")
      return false
    }
    var longest = Int((ContinuousClock.now - start) / .microseconds(1) * 1.2)
    var acknowledged = [0, 1]
    for number in 2..<count + 2 {
      let delay = UInt32.random(in: 0...UInt32(longest))
      let outcome = publications.publish(number) { process in
        usleep(delay)
        kill(process, SIGKILL)
      }
      if outcome.isAcknowledged { acknowledged.append(number) }
      // Follows the current speed of the machine: about half of the kills come in time.
      longest = max(1_000, outcome.isAcknowledged ? longest / 50 * 49 : longest / 50 * 51)
    }
    print("killed: \(count)")
    let isSound = publications.check(below: count + 2, acknowledged: acknowledged)
    let retry = publications.publish(count + 2).isThere
    print("publishing afterwards: \(retry ? "works" : "FAILS")")
    return isSound && retry
  }
}
