import CatalogFormats
import SourceSyntax
import Testing

@testable import CatalogLint

@Suite("Slow expressions of a configuration") struct PatternBudgetTests {
  @Test("take no more than a few seconds together, and the report says so") func budget() throws {
    // Each stays below the step limit on most texts.
    let rules = (0..<60).map { "  r\($0): {kind: pattern, mustMatch: '(a|b|ab|ba)*(\($0)|c)$', ignoreCase: false}\n" }
    let configuration = try LintConfiguration(
      SourceFile(name: ".shopkeeper.yml", bytes: Array("customRules:\n\(rules.joined())".utf8)))
    let titles = (0..<300).map { String(repeating: "ab", count: 11 + $0 % 3) + "\($0)" }
    let products = titles.enumerated().map { "  p\($0): {type: consumable, localizations: {en-US: {title: \($1)}}}\n" }
    let text = "catalog: 1\napp: {bundleID: com.example, primaryLocale: en-US}\nproducts:\n\(products.joined())"
    let document = CatalogYAMLDecoder.read(SourceFile(name: "catalog.yml", bytes: Array(text.utf8)))
    let findings = LintEngine(configuration: configuration).lint([LintInput(document)]).findings
    let slow = findings.filter { $0.rule.hasPrefix("r") && $0.message.contains("slow patterns have taken 5 seconds") }
    #expect(!slow.isEmpty && slow.count <= 60 * 16)
  }
}
