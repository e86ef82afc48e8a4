import Basics
import CPlatform

/// Kills `shopkeeper publish` at random moments, and looks for what is missing afterwards.
struct KillBenchmark {
  /// Every publication changes all of them, so that what is written takes as long as the rest.
  private static let products = 200

  private let tool: Program
  private let folder: TemporaryFolder
  private let store: String

  /// - Parameters:
  ///   - count: How often to publish to a store of each engine.
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
        let benchmark = KillBenchmark(tool: tool, folder: folder, store: try stores.make())
        isSound = benchmark.run(count) && isSound
      } catch {
        print("error: \(error)")
        return false
      }
    }
    return isSound
  }

  private func run(_ count: Int) -> Bool {
    // One that is not killed says how long a publication takes.
    _ = publish(0, killAfter: nil)
    let start = ContinuousClock.now
    guard publish(1, killAfter: nil) else {
      print("error: could not publish to the store")
      return false
    }
    var longest = Int((ContinuousClock.now - start) / .microseconds(1) * 1.2)
    var acknowledged = [0, 1]
    for number in 2..<count + 2 {
      let isDone = publish(number, killAfter: Int.random(in: 0...longest))
      if isDone { acknowledged.append(number) }
      // As fast as the machine is at the moment: about half of them are in time.
      longest = max(1_000, isDone ? longest / 50 * 49 : longest / 50 * 51)
    }
    let verified = output([tool.path, "verify", "--store", store])
    let history = output([tool.path, "history", "--store", store, "--format", "json"])
    let published = (0..<count + 2).filter { history.text.contains("\"message\": \"kill \($0).\"") }
    let missing = Set(acknowledged).subtracting(published)
    let half = published.indices.filter { !isWhole(revision: $0 + 1, of: published[$0]) }
    let retry = publish(count + 2, killAfter: nil)
    print(
      "killed: \(count), acknowledged: \(acknowledged.count - 2), "
        + "published: \(published.count - 2), missing: \(missing.count), half: \(half.count)")
    print("verify: \(verified.status == 0 ? "" : "NOT ")\(verified.text.prefix { !$0.isNewline })")
    print("publishing afterwards: \(retry ? "works" : "FAILS")")
    return missing.isEmpty && half.isEmpty && verified.status == 0 && history.status == 0 && retry
  }

  /// Whether a revision has all products as they were published.
  private func isWhole(revision: Int, of number: Int) -> Bool {
    let words = ["export", "--store", store, "--revision", "\(revision)", "--format", "json"]
    let exported = output([tool.path] + words)
    let names = exported.text.split(separator: "\n").filter { $0.contains("\"referenceName\"") }
    return exported.status == 0 && names.count == Self.products
      && names.allSatisfy { $0.contains(" of \(number)\"") }
  }

  /// Publishes a catalog; returns whether that was acknowledged.
  private func publish(_ number: Int, killAfter delay: Int?) -> Bool {
    var text = """
      catalog: 1
      app: {bundleID: com.example.kill, name: Kill, primaryLocale: en-US, restoreNote: Settings}
      products:

      """
    for product in 0..<Self.products {
      text += """
          level\(product):
            type: non-consumable
            referenceName: Level \(product) of \(number)
            price: {USD: 2.99}
            localizations:
              en-US: {title: Level \(product), description: Opens the level for good.}
            review: {notes: Home}
            ignore: [{rule: missing-screenshot, reason: a test}]

        """
    }
    guard let catalog = folder.write(Array(text.utf8), to: "catalog.yml"),
      let log = folder.write([], to: "log")
    else { return false }
    _ = tool.run(
      ["publish", catalog, "--store", store, "--author", "A"]
        + ["--allow-warnings", "--message", "kill \(number)."], output: log, killAfter: delay)
    let printed = (try? FileSystem.read(log)) ?? []
    return String(decoding: printed, as: UTF8.self).contains("published revision")
  }

  private func output(_ words: [String]) -> (status: Int32, text: String) {
    guard let outcome = try? Subprocess.run(words[0], Array(words.dropFirst())) else {
      return (-1, "could not be run")
    }
    return (outcome.status, String(decoding: outcome.output + outcome.errors, as: UTF8.self))
  }
}
