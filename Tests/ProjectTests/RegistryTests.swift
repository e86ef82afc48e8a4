import CatalogFormats
import ForeignFormats
import Foundation
import Testing

@Suite("The registries are complete") struct RegistryTests {
  static let rules: [String] = ((try? Repository.swiftFiles(below: "Sources/CatalogLint/Rules")) ?? []).filter {
    (try? Repository.text($0).contains("static let description = RuleDescription(")) ?? false
  }

  @Test("a rule has a line in the registry", arguments: rules) func rule(_ path: String) throws {
    let name = String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "")
    let registry = try Repository.text("Sources/CatalogLint/Rules/LintRules.swift")
    #expect(registry.contains("    LintRule(\(name).self),\n"))
  }

  @Test("a rule that only looks for words has a line in the registry") func wordRules() throws {
    let table = try Repository.text("Sources/CatalogLint/Rules/Wording/WordRules.swift")
    let registry = try Repository.text("Sources/CatalogLint/Rules/LintRules.swift")
    let names = table.matches(of: /static let (\w+) = WordRule\(/).map(\.1)
    #expect(!names.isEmpty)
    for name in names { #expect(registry.contains("    WordRules.\(name).rule,\n"), "\(name)") }
  }

  static let reporters: [String] = ((try? Repository.swiftFiles(below: "Sources/LintReports")) ?? []).filter {
    $0.hasSuffix("Reporter.swift") && !$0.hasSuffix("/Reporter.swift")
  }

  @Test("a reporter has a line in the list", arguments: reporters) func reporter(_ path: String) throws {
    let name = String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "")
    let list = try Repository.text("Sources/LintReports/Reporter.swift")
    #expect(list.contains("    \(name).self,\n"))
  }

  @Test("a reporter is in the table of formats", arguments: reporters) func documented(_ path: String) throws {
    let name = try #require(try Repository.text(path).firstMatch(of: /static let name = "([a-z]+)"/)?.1)
    let rows = try Repository.text("Sources/Shopkeeper/Shopkeeper.docc/Linting.md").split(separator: "\n").filter {
      $0.hasPrefix("| `")
    }.compactMap { $0.split(separator: "|").first }
    #expect(rows.contains { $0.contains("`\(name)`") })
  }

  static let formats: [String] = ((try? Repository.swiftFiles(below: "Sources/ForeignFormats")) ?? []).filter {
    $0.contains(/(Decoder|Encoder|Format)\.swift$/)
  }

  @Test("what reads or writes a format is in the registry", arguments: formats) func format(_ path: String) throws {
    let name = String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "")
    let registry = try Repository.text("Sources/ForeignFormats/CatalogFormatRegistry.swift")
    #expect(registry.contains("\(name)."))
  }

  @Test("a format has a row in the table of formats") func documentedFormats() throws {
    let names = CatalogFormatRegistry.formats.map(\.name)
    let cells = try Repository.text("Sources/Shopkeeper/Shopkeeper.docc/Formats.md").split(separator: "\n").filter {
      $0.hasPrefix("| `")
    }.compactMap { $0.split(separator: "|").first }
    let rows = cells.flatMap { $0.matches(of: /`([^`]+)`/).map { String($0.1) } }
    #expect(Set(names).subtracting(rows).isEmpty)
    #expect(names.count > 20)
  }

  static let commands: [String] = (try? Repository.swiftFiles(below: "Sources/ShopkeeperCommands/Commands")) ?? []

  @Test("a command has a line in the tree", arguments: commands) func command(_ path: String) throws {
    let name = String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "")
    let trees = try ["ShopkeeperCommand", "Commands/StoreCommand"].map {
      try Repository.text("Sources/ShopkeeperCommands/\($0).swift")
    }
    #expect(trees.joined().contains("\(name).command,\n"))
  }
}
