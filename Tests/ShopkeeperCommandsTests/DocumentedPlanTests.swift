import AppStoreConnect
import AppStoreConnectSimulator
import Foundation
import Testing

/// The plan on the page about App Store Connect, made of the catalog on that page.
@Suite("The plan that the documentation explains") struct DocumentedPlanTests {
  private static let page = "Sources/Shopkeeper/Shopkeeper.docc/AppStoreConnect.md"

  /// The text between two texts of the section.
  private static func part(from start: String, to end: String) throws -> String {
    let text = try String(contentsOf: Samples.root.appending(path: page), encoding: .utf8)
    let section = try #require(text.range(of: "\n### A plan, line by line\n"))
    let first = try #require(text.range(of: start, range: section.upperBound..<text.endIndex))
    let last = try #require(text.range(of: end, range: first.upperBound..<text.endIndex))
    return String(text[first.upperBound..<last.lowerBound])
  }

  @Test("and the settings that are not managed are those of the command") func unmanaged() async throws {
    let text = try String(contentsOf: Samples.root.appending(path: Self.page), encoding: .utf8)
    let section = try #require(text.range(of: "\n### Not managed\n"))
    let rows = text[section.upperBound...].split(separator: "\n").drop { !$0.hasPrefix("| --- ") }.dropFirst()
      .prefix { $0.hasPrefix("|") }
    #expect(rows.map(String.init) == UnmanagedSetting.all.map { "| \($0.name) | \($0.place) |" })
    let help = await CommandRun("asc", "plan", "--help").output.split(whereSeparator: \.isWhitespace).joined(
      separator: " ")
    for setting in UnmanagedSetting.all { #expect(help.contains(setting.name), "\(setting.name)") }
  }

  @Test("is what the command prints for the catalog there") func printed() async throws {
    let store = try AscCommandTests.Store()
    let catalog = try Self.part(from: "```yaml\n", to: "```\n")
    func apply(_ edits: [(String, String)], _ arguments: String...) async throws {
      var text = catalog
      for (new, old) in edits {
        #expect(text.contains(new), "\(new)")
        text = text.replacing(new, with: old)
      }
      try store.folder.write(text, to: "catalog.yml")
      let run = await store.run(["apply", store.catalog, "--yes", "--no-lint"] + arguments)
      #expect(run.status == 0, "\(run.output)\(run.errors)")
    }
    let before = [
      ("price: {USD: 5.99}", "price: {USD: 4.99}"), (", now with a bonus of 40", ""),
      ("[JPN, RUS, USA]", "[CHN, JPN, USA]"), ("{USD: 5.99, DEU: 4.99}", "{USD: 4.99, DEU: 5.99, IND: 99}"),
    ]
    try await apply(before)
    store.simulator.reviewAll(.submit)
    store.simulator.reviewAll(.approve)
    try await apply(before + [("JPN: 500", "JPN: 800")], "--price-start", "2026-12-12")
    try store.folder.write(catalog, to: "catalog.yml")
    let line = try Self.part(from: "`shopkeeper asc ", to: "`")
    let words = line.split(separator: " ").map { $0 == "catalog.yml" ? store.catalog : String($0) }
    let plan = await store.run(words)
    #expect(plan.status == 4, "\(plan.errors)")
    #expect(try plan.output == Self.part(from: "```text\n", to: "```\n"), "\(plan.output)")
  }
}
