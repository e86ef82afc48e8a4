import Basics
import CPlatform

/// Publications of catalogs that differ by a number, and the search for ones that a store has lost.
struct NumberedPublications {
  struct Outcome {
    /// The exit code; -1 for a process that was killed.
    var status: Int32
    /// Everything that was printed.
    var text: String

    /// Acknowledged as soon as it is printed, even if the process was killed afterwards.
    var isAcknowledged: Bool { text.contains("published revision") }
    /// Whether the catalog is the newest revision now.
    var isThere: Bool { status == 0 }
    /// Whether it failed as a command should: with a reason, and the exit code for "could not run".
    var isClearFailure: Bool { status == 3 && text.contains("error: ") && !text.contains("Fatal error") }
  }

  /// Every publication changes all of them, so that writing takes as long as the rest.
  private static let products = 200

  let tool: Program
  let folder: TemporaryFolder
  /// The path or the address of the store, which has nothing but these publications.
  let store: String

  /// Prints the numbers below a limit that the store has, which were published in their order.
  ///
  /// - Parameter acknowledged: The numbers that must be there.
  /// - Returns: Whether nothing is missing and nothing is partial.
  func check(below limit: Int, acknowledged: [Int]) -> Bool {
    let verified = output([tool.path, "store", "verify", "--store", store])
    let history = output([tool.path, "store", "history", "--store", store, "--format", "json"])
    let published = (0..<limit).filter { history.text.contains("\"message\": \"number \($0).\"") }
    let missing = Set(acknowledged).subtracting(published)
    let half = published.indices.filter { !isWhole(revision: $0 + 1, of: published[$0]) }
    print(
      "acknowledged: \(acknowledged.count), published: \(published.count), "
        + "missing: \(missing.count), half: \(half.count)")
    print("verify: \(verified.status == 0 ? "" : "NOT ")\(verified.text.prefix { !$0.isNewline })")
    return missing.isEmpty && half.isEmpty && verified.status == 0 && history.status == 0
  }

  /// Whether a revision has all products as they were published.
  private func isWhole(revision: Int, of number: Int) -> Bool {
    let words = ["export", "--store", store, "--revision", "\(revision)", "--format", "json"]
    let exported = output([tool.path] + words)
    let names = exported.text.split(separator: "\n").filter { $0.contains("\"referenceName\"") }
    return exported.status == 0 && names.count == Self.products && names.allSatisfy { $0.contains(" of \(number)\"") }
  }

  /// Publishes a catalog.
  ///
  /// - Parameter interruption: A closure that is called while the process runs.
  func publish(_ number: Int, interruptedBy interruption: ((pid_t) -> Void)? = nil) -> Outcome {
    var text = """
      catalog: 1
      app: {bundleID: com.example.number, name: Number, primaryLocale: en-US, restoreNote: Settings}
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
    guard let catalog = folder.write(Array(text.utf8), to: "catalog.yml"), let log = folder.write([], to: "log") else {
      return Outcome(status: -1, text: "could not write \(folder.file("catalog.yml"))")
    }
    let run = tool.run(
      ["publish", catalog, "--store", store, "--author", "A"] + ["--allow-warnings", "--message", "number \(number)."],
      output: log, interruptedBy: interruption)
    let printed = (try? FileSystem.read(log)) ?? []
    return Outcome(status: run.status, text: String(decoding: printed, as: UTF8.self))
  }

  private func output(_ words: [String]) -> (status: Int32, text: String) {
    guard let outcome = try? Subprocess.run(words[0], Array(words.dropFirst())) else { return (-1, "could not be run") }
    return (outcome.status, String(decoding: outcome.output + outcome.errors, as: UTF8.self))
  }
}
