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
    let json = await store.run(words + ["--format", "json"])
    let markdown = await store.run(words + ["--format", "markdown"])
    try Self.compare(text: plan.output, json: json.output, markdown: markdown.output)
    for (question, answers) in Self.questions {
      for answer in answers { #expect(plan.output.contains(answer), "\(question) \(answer)") }
    }
  }

  /// A question of a reader before the plan is applied, and the lines that answer it.
  private static let questions: [(String, [String])] = [
    (
      "What changes at once for customers?",
      ["at once, with \"asc apply\": the storefronts of com.example.small.gems\n"]
    ),
    (
      "What only after a review, and what has to be done for that?",
      [
        "once sent with \"asc submit\" and approved: the texts of com.example.small.coins\n",
        "a draft until \"asc submit\" sends it to review; customers see the approved texts until it is approved",
      ]
    ),
    (
      "Which prices change where, when and for whom?",
      [
        "price.USA: 4.99 → 5.99 USD (+20.0 %), from 2026-12-01", "the largest raise: NGA 950 → 1500 NGN (+57.9 %)",
        "from 2026-12-01: the prices of com.example.small.coins, com.example.small.vip.monthly",
        "even if its changed text is not approved by then", "set manually, and kept: IND 99 INR",
        "the price of 800 JPY in JPN planned for 2026-12-12 is deleted",
      ]
    ),
    (
      "Does anybody have to consent?",
      [
        "existing subscribers in the 173 storefronts where it rises keep their price, and nobody has to consent; new ones pay the new price"
      ]
    ),
    (
      "What can't be undone?",
      [
        "never deleted: com.example.small.coins\n", "renew at the lower price, which can't be taken back",
        "a lower price of subscribers, once it is in effect: com.example.small.vip.monthly",
      ]
    ), ("What is not touched?", ["what isn't named stays as it is, and so does what no plan writes"]),
    (
      "Where does a sale begin or end, when, and at what price?",
      ["it goes on sale at once in RUS, where it is not sold now, at 89 RUB", "its sale in CHN ends at once"]
    ),
    (
      "What if it is applied twice, or somebody has changed something?",
      ["or none at all if the catalog, a file or the store has changed since: a second time, it makes none"]
    ),
    (
      "How are prices left as they are, and how are all of them seen?",
      [
        "\"--prices\" lists every price; one stays as it is if the catalog has the old one", "\"--hold-prices\" leaves",
        "\"--derive-prices IND\" lets",
      ]
    ),
  ]

  /// Checks that the text and the Markdown have everything that the JSON has, and nothing else.
  private static func compare(text: String, json: String, markdown: String) throws {
    let plan = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let steps = try #require(plan["steps"] as? [[String: Any]])
    var (consequences, changes) = (0, 0)
    for step in steps {
      for line in step["consequences"] as? [String] ?? [] {
        consequences += 1
        #expect(text.contains("! \(line)\n") && markdown.contains("⚠️ \(line)\n"), "\(line)")
      }
      for change in step["changes"] as? [[String: Any]] ?? [] {
        changes += 1
        let (old, new) = (change["old"] as? String, change["new"] as? String)
        for value in [change["field"] as? String, old, new].compactMap(\.self) {
          #expect(text.contains(value) && markdown.contains(value), "\(value)")
        }
      }
      for price in step["prices"] as? [[String: Any]] ?? [] where price["origin"] as? String == "stated" {
        for key in ["territory", "old", "new"] {
          guard let value = price[key] as? String else { continue }
          #expect(text.contains(value) && markdown.contains(value), "\(price)")
        }
      }
      let storefronts = step["storefronts"] as? [String: Any] ?? [:]
      for code in storefronts.values.compactMap({ $0 as? [String] }).joined() {
        #expect(text.contains(code) && markdown.contains(code), "\(code)")
      }
    }
    func count(_ mark: String, in output: String) -> Int { output.components(separatedBy: mark).count - 1 }
    #expect(consequences > 5 && changes > 0)
    #expect(count("      ! ", in: text) == consequences && count("⚠️ ", in: markdown) == consequences)
    for key in ["refusals", "questions", "remarks", "drift"] {
      for note in plan[key] as? [[String: Any]] ?? [] {
        let words = try #require(note["text"] as? String)
        #expect(text.contains(words) && markdown.contains(words), "\(words)")
      }
    }
    let outlook = try #require(plan["outlook"] as? [String: [String]])
    #expect(Set(outlook.keys) == ["customers", "permanent", "notes"])
    for line in outlook.values.joined() {
      #expect(text.contains("  \(line)\n") && markdown.contains("- \(line)\n"), "\(line)")
    }
    let forecast = try #require(plan["forecast"] as? [String: Int])
    let announced = "at most \(forecast.values.reduce(0, +)) requests to apply it"
    #expect(text.contains(announced) && markdown.contains(announced), "\(announced)")
  }
}
