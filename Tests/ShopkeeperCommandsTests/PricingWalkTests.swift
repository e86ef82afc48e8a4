import AppStoreConnectSimulator
import Foundation
import Testing

/// The round of prices on the page about them: its files, and its commands one after the other, each with what the page
/// says it prints.
@Suite("A round of prices on the page about them", .enabled(if: GitRepository.isInstalled, "git is needed"))
struct PricingWalkTests {
  private static let page = "Sources/Shopkeeper/Shopkeeper.docc/Prices.md"

  /// The part of the page, without what follows it.
  private static func section() throws -> Substring {
    let text = try String(contentsOf: Samples.root.appending(path: page), encoding: .utf8)
    let start = try #require(text.range(of: "\n### A round of prices\n"))
    let body = text[start.upperBound...]
    return body.prefix(upTo: body.range(of: "\n### ")?.lowerBound ?? body.endIndex)
  }

  private static func blocks(_ language: String) throws -> [Substring] {
    try section().matches(of: Regex("(?s)```\(language)\n(.*?)```", as: (Substring, Substring).self)).map(\.output.1)
  }

  /// The commands, each with the lines after it.
  private static func commands() throws -> [(line: String, expected: String)] {
    var commands: [(line: String, expected: String)] = []
    for line in try blocks("text").flatMap({ $0.dropLast().split(separator: "\n", omittingEmptySubsequences: false) }) {
      if line.hasPrefix("$ ") {
        commands.append((String(line.dropFirst(2)), ""))
      } else if !commands.isEmpty {
        commands[commands.count - 1].expected += line + "\n"
      }
    }
    return commands
  }

  /// Whether a command printed what the page shows; a line "…" is for lines that are left out.
  private static func matches(_ output: String, _ expected: String) -> Bool {
    let parts = expected.components(separatedBy: "…\n")
    guard parts.count > 1 else { return output == expected }
    guard output.hasPrefix(parts[0]), output.hasSuffix(parts[parts.count - 1]) else { return false }
    var rest = output.dropFirst(parts[0].count).dropLast(parts[parts.count - 1].count)
    for part in parts.dropFirst().dropLast() {
      guard let place = rest.range(of: part) else { return false }
      rest = rest[place.upperBound...]
    }
    return true
  }

  @Test("prints what the page shows, from groups of countries to the day after") func walk() async throws {
    let store = try AscCommandTests.Store()
    try store.folder.write(String(try #require(Self.blocks("yaml").first)), to: "catalog.yml")
    let environment = """
      export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1 GIT_AUTHOR_NAME=Ada GIT_AUTHOR_EMAIL=ada@example.com
      export GIT_COMMITTER_NAME=Ada GIT_COMMITTER_EMAIL=ada@example.com

      """
    _ = try run(environment + "git init --quiet; printf 'AuthKey.p8\\n' > .gitignore", in: store.folder.url)
    let commands = try Self.commands()
    try #require(commands.count > 8)
    for (line, expected) in commands {
      let words = line.split(separator: " ").map(String.init)
      let output: String
      if words.starts(with: ["shopkeeper", "asc"]) {
        let made = await store.run(words.dropFirst(2).map { $0 == "catalog.yml" ? store.catalog : $0 })
        #expect(made.status == (words[2] == "plan" && !made.output.contains("no changes") ? 4 : 0), "\(made.errors)")
        output = made.output
        if words[2] == "apply" {
          // Apple approves what is new; then a day passes.
          store.simulator.reviewAll(.submit)
          store.simulator.reviewAll(.approve)
          store.clock.wait(seconds: 86_400)
        }
      } else {
        let made = try run(environment + line, in: store.folder.url)
        #expect(made.errors == "" && made.status == (words[1] == "lint" ? 1 : 0), "\(line): \(made.errors)")
        output = made.output
      }
      #expect(Self.matches(output, expected), "\(line):\n\(output)")
    }
    // The prices have started.
    store.clock.wait(seconds: 60 * 86_400)
    let later = await store.run("plan", store.catalog, "--no-lint")
    #expect(later.status == 0, "\(later.output)\(later.errors)")
  }
}
