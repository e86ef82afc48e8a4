import CatalogLint
import Testing

@Suite("Fingerprints of findings") struct FindingFingerprintTests {
  private static let title = """
    coins:
      type: consumable
      localizations: {en-US: {title: 60 Coins $0.99, description: Adds 60 coins.}}
    """

  private static func fingerprints(_ products: String, prefix: String = "") -> [String] {
    MarkedCatalog(products, prefix: prefix).lint(only: ["price-in-title"]).fingerprints
  }

  /// Recorded: a baseline written with one version must be valid with the next.
  @Test("are the same on every machine and in every version") func recorded() {
    #expect(Self.fingerprints(Self.title) == ["b458ae8aefdc680385d8adc25857cd55"])
  }

  @Test("survive moved lines and a different layout") func moved() {
    let moved = """
      gems: {type: consumable}
      coins:
        localizations:
          en-US:
            description: Adds 60 coins, for ever.
            title: "60 Coins  $0.99"
        type: consumable
      """
    #expect(Self.fingerprints(moved, prefix: "# 金币\n\n") == Self.fingerprints(Self.title))
  }

  @Test("survive a renamed file") func renamed() {
    var input = MarkedCatalog(Self.title).input()
    let before = MarkedCatalog.lint([input], only: ["price-in-title"]).fingerprints
    input.name = "other.yml"
    let report = MarkedCatalog.lint([input], only: ["price-in-title"])
    #expect(report.findings.map(\.file) == ["other.yml"])
    #expect(report.fingerprints == before)
  }

  @Test(
    "distinguish products, locales and texts", arguments: [("coins:", "gems:"), ("en-US", "en-GB"), ("$0.99", "$0.95")])
  func different(_ part: String, _ other: String) {
    let changed = Self.fingerprints(Self.title.replacing(part, with: other))
    #expect(changed.count == 1)
    #expect(changed != Self.fingerprints(Self.title))
  }

  @Test("distinguish identical findings") func alike() {
    var report = MarkedCatalog(Self.title).lint(only: ["price-in-title"])
    report.findings += report.findings
    let both = report.fingerprints
    #expect(both.count == 2)
    #expect(Set(both).count == 2)
    #expect(both.first == Self.fingerprints(Self.title).first)
  }

  @Test("include the subscription group") func group() {
    func fingerprints(_ key: String) -> [String] {
      MarkedCatalog(
        """
        catalog: 1
        app: {bundleID: com.example.game, primaryLocale: en-US, locales: [en-US, ja]}
        subscriptionGroups:
          \(key):
            localizations: {en-US: {title: ""}}
            products: {monthly: {period: 1 month, level: 1}}
        """
      ).lint(only: ["missing-text"]).findingsOfGroups
    }
    #expect(fingerprints("vip").count == 1)
    #expect(fingerprints("vip") != fingerprints("club"))
  }

  @Test("are 32 lowercase hexadecimal digits, and no two are the same") func form() {
    let products = (0..<200).map { "coins\($0): {type: consumable}" }.joined(separator: "\n")
    let fingerprints = MarkedCatalog(products).lint(only: nil).fingerprints
    #expect(fingerprints.count > 200)
    #expect(Set(fingerprints).count == fingerprints.count)
    #expect(fingerprints.allSatisfy { $0.wholeMatch(of: /[0-9a-f]{32}/) != nil })
  }
}

extension LintReport {
  /// The fingerprints of the findings in subscription groups themselves.
  fileprivate var findingsOfGroups: [String] { zip(findings, fingerprints).filter { $0.0.group != nil }.map(\.1) }
}
