import CatalogLint
import Foundation
import Testing

/// The pages of the rules are generated from the rules. After changing a rule,
/// `RECORD=1 swift test --filter RuleDocumentation` writes them again.
@Suite("The documentation of the rules is up to date", .serialized)
struct RuleDocumentationTests {
  private static let folder = "Sources/CatalogLint/CatalogLint.docc"
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] != nil

  @Test("a rule has its page", arguments: LintRules.all.map { $0.facts.id })
  func page(_ rule: String) throws {
    let type = try #require(LintRules.named(rule))
    try compare(RulePage(of: type).markdown, with: "Rules/\(rule).md")
  }

  @Test("the index lists the rules")
  func index() throws {
    try compare(RulePage.index, with: "AllRules.md")
  }

  @Test("every page belongs to an existing rule")
  func leftovers() throws {
    let pages = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: "\(Self.folder)/Rules").path)
    #expect(Set(pages) == Set(LintRules.all.map { "\($0.facts.id).md" }))
  }

  private func compare(_ text: String, with name: String) throws {
    let path = "\(Self.folder)/\(name)"
    if Self.isRecording {
      let file = Repository.root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    }
    #expect(try Repository.text(path) == text, "\(path) is stale; record it again")
  }
}
