import Basics
import CPlatform

/// Kills `shopkeeper publish` at random moments, and looks for what is missing afterwards.
enum KillBenchmark {
  /// - Parameters:
  ///   - count: How often to publish.
  ///   - store: The path or address of the store.
  /// - Returns: Whether nothing was lost.
  static func run(_ count: Int, store: String) -> Bool {
    guard let tool = Program.shopkeeper, let folder = TemporaryFolder() else {
      return false
    }
    defer { folder.remove() }
    // One that is not killed says how long a publication takes.
    let start = ContinuousClock.now
    guard publish(0, in: folder, store, tool, killAfter: nil) else {
      print("error: could not publish to the store")
      return false
    }
    let longest = Int((ContinuousClock.now - start) / .microseconds(1) * 1.2)
    var acknowledged: [Int] = [0]
    for number in 1...max(count, 1)
    where publish(number, in: folder, store, tool, killAfter: Int.random(in: 0...longest)) {
      acknowledged.append(number)
    }
    let verified = output([tool.path, "verify", "--store", store])
    let history = output([tool.path, "history", "--store", store, "--format", "json"])
    let published = (0...count).filter { history.text.contains("\"message\": \"kill \($0).\"") }
    let missing = Set(acknowledged).subtracting(published)
    let retry = publish(count + 1, in: folder, store, tool, killAfter: nil)
    print(
      "killed: \(count), acknowledged: \(acknowledged.count - 1), "
        + "published: \(published.count - 1), missing: \(missing.count)")
    print("verify: \(verified.status == 0 ? "" : "NOT ")\(verified.text.prefix { !$0.isNewline })")
    print("publishing afterwards: \(retry ? "works" : "FAILS")")
    return missing.isEmpty && verified.status == 0 && history.status == 0 && retry
  }

  /// Publishes a catalog; returns whether that was acknowledged.
  private static func publish(
    _ number: Int, in folder: TemporaryFolder, _ store: String, _ tool: Program,
    killAfter delay: Int?
  ) -> Bool {
    let text = """
      catalog: 1
      app: {bundleID: com.example.kill, name: Kill, primaryLocale: en-US, restoreNote: Settings}
      products:
        noads:
          type: non-consumable
          referenceName: No ads \(number)
          price: {USD: 2.99}
          localizations:
            en-US: {title: No Ads, description: Removes all banners for good.}
          review: {notes: Home}
          ignore: [{rule: missing-screenshot, reason: a test}]

      """
    guard let catalog = folder.write(Array(text.utf8), to: "catalog.yml"),
      let log = folder.write([], to: "log")
    else { return false }
    _ = tool.run(
      ["publish", catalog, "--store", store, "--author", "A"]
        + ["--allow-warnings", "--message", "kill \(number)."], output: log, killAfter: delay)
    let printed = (try? FileSystem.read(log)) ?? []
    return String(decoding: printed, as: UTF8.self).contains("published revision")
  }

  private static func output(_ words: [String]) -> (status: Int32, text: String) {
    guard let outcome = try? Subprocess.run(words[0], Array(words.dropFirst())) else {
      return (-1, "could not be run")
    }
    return (outcome.status, String(decoding: outcome.output + outcome.errors, as: UTF8.self))
  }
}
