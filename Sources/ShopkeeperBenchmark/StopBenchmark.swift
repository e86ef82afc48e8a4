import CPlatform

/// Stops a PostgreSQL server hard at random moments of `shopkeeper publish`, starts it again, and looks
/// for missing data afterwards.
enum StopBenchmark {
  /// - Parameter count: The number of times to stop the server.
  /// - Returns: Whether nothing was lost, every failure was a clear one, and every retry worked.
  static func run(_ count: Int) -> Bool {
    guard let tool = Program.shopkeeper, let folder = TemporaryFolder() else { return false }
    defer { folder.remove() }
    do {
      let server = try PrivateServer()
      defer { server.stop() }
      let store = try server.makeDatabase("stopped")
      let publications = NumberedPublications(tool: tool, folder: folder, store: store)
      return try run(count, publications, server)
    } catch {
      print("error: \(error)")
      return false
    }
  }

  private static func run(_ count: Int, _ publications: NumberedPublications, _ server: PrivateServer) throws -> Bool {
    _ = publications.publish(0)
    let start = ContinuousClock.now
    guard publications.publish(1).isAcknowledged else {
      print("error: could not publish to the store")
      return false
    }
    let longest = UInt32((ContinuousClock.now - start) / .microseconds(1))
    var acknowledged = 0
    var (unclear, unrepeatable) = (0, 0)
    for number in 2..<count + 2 {
      let ways = PrivateServer.HardStop.allCases
      let delay = UInt32.random(in: 0...longest)
      let outcome = publications.publish(number) { _ in
        usleep(delay)
        server.stop(ways[number % ways.count])
      }
      if outcome.isAcknowledged {
        acknowledged += 1
      } else if !outcome.isClearFailure {
        unclear += 1
        print("exit code \(outcome.status): \(outcome.text)")
      }
      try server.startAgain()
      let retry = publications.publish(number)
      // An acknowledged publication is already in the store, and isn't published twice.
      if !retry.isThere || outcome.isAcknowledged && retry.isAcknowledged {
        unrepeatable += 1
        print("retry: exit code \(retry.status): \(retry.text)")
      }
    }
    print(
      "stopped: \(count), acknowledged before it: \(acknowledged), unclear: \(unclear), "
        + "retries that failed: \(unrepeatable)")
    let isSound = publications.check(below: count + 2, acknowledged: Array(0..<count + 2))
    return isSound && unclear == 0 && unrepeatable == 0
  }
}
