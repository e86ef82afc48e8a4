import AppStoreReference
import Foundation
import Testing

@testable import CatalogLint

@Suite("Rules and the facts that they rest on") struct RuleFactTests {
  static let rules = LintRules.all.map { $0.description }

  @Test("every fact that a rule names is in the registry", arguments: rules.map(\.id)) func known(_ id: String) throws {
    let rule = try #require(LintRules.named(id)).description
    for fact in rule.factIDs { #expect(Facts.named(fact) != nil, "\(fact)") }
    #expect(!rule.sources.isEmpty)
    #expect(rule.mainSource() == rule.sources.first)
  }

  @Test("a finding cites the fact that it rests on, if that is not the first of its rule") func cited() {
    func facts(_ product: String) -> [String?] { MarkedCatalog(product).findings(of: "invalid-product-id").map(\.fact) }
    #expect(facts("gem-pack: {type: consumable}") == ["product-id.hyphen"])
    #expect(facts("gems!: {type: consumable}") == ["product-id.characters"])
    #expect(facts("\(String(repeating: "a", count: 101)): {type: consumable}") == [nil])
  }

  @Test("every fact that a finding names is one of its rule's") func citations() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/CatalogLint/Rules")
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      let named = text.matches(of: /fact: ([^\n]*)/).flatMap {
        $0.output.1.matches(of: /"([a-zA-Z0-9.-]+)"/).map { String($0.output.1) }
      }
      let rule = text.firstMatch(of: /id: "([a-z-]+)", category/).map { String($0.output.1) }
      for fact in named {
        let ids = rule.flatMap { LintRules.named($0)?.description.factIDs } ?? []
        #expect(ids.contains(fact), "\(file.lastPathComponent): \(fact)")
        count += 1
      }
    }
    #expect(count >= 6)
  }

  @Test("every source is one that a fact or a rule rests on") func used() {
    let used = Set(Self.rules.flatMap(\.sources) + Facts.all.flatMap { [$0.source] + $0.against })
    #expect(FactSource.all.filter { !used.contains($0) }.map(\.key) == [])
  }

  @Test("every placeholder in the texts of a rule is a fact", arguments: rules.map(\.id)) func placeholders(
    _ id: String
  ) throws {
    let rule = try #require(LintRules.named(id)).description
    for text in [rule.summary, rule.rationale] {
      // A field of a template, not a fact.
      let text = text.replacing("{quantity}", with: "")
      #expect(text.firstMatch(of: /\{[a-z0-9]+[a-z0-9.-]*\}/) == nil, "\(text)")
    }
  }

  /// Numbers in prose that happen to equal a fact.
  static let innocent: [String: Set<String>] = [
    // Guideline 2.1(b) and the like are removed before; these are examples.
    "time-limited-consumable": ["30"], "currency-as-non-consumable": ["12", "500", "7"],
    "discount-claim": ["20", "40"], "free-wording": ["40"], "price-in-description": ["40"], "trial-name": ["14"],
    "number-differs": ["400", "40", "440", "500"], "price-as-title": ["30", "60"],
    "quantity-mismatch": ["100", "400", "440", "500", "40"], "invalid-product-id": ["2026"], "unknown-locale": ["2026"],
  ]

  @Test("no text of a rule spells out a number that is a fact", arguments: rules.map(\.id)) func numbers(_ id: String)
    throws
  {
    let rule = try #require(LintRules.named(id)).description
    // One-digit facts, such as the level 1, are too common in prose.
    let numbers = Set(
      Facts.all.flatMap { $0.value.matches(of: /[0-9][0-9,]*/).map { String($0.output) } }.filter { $0.count > 1 })
    for text in [rule.templates.summary, rule.templates.rationale] {
      let prose = text.replacing(/`[^`]*`/, with: "").replacing(/[0-9]+\.[0-9.]+/, with: "").replacing(
        /\{[a-z0-9.-]+\}/, with: "")
      for match in prose.matches(of: /[0-9][0-9,]*[0-9]/) {
        let number = String(match.output)
        #expect(!numbers.contains(number) || Self.innocent[id]?.contains(number) == true, "\(number)")
      }
    }
  }

  @Test("a profile changes the limits in the texts of a rule") func profiles() throws {
    let rule = try #require(LintRules.named("title-length")).description
    #expect(rule.summary.contains("2 to 35"))
    #expect(rule.summary(in: .before2023).contains("2 to 30"))
    #expect(rule.mainSource(in: .before2023) == .webForm2019)
  }
}
