import SourceSyntax
import Testing

@Suite("Diagnostics") struct DiagnosticTests {
  @Test("Severities are ordered") func severity() {
    #expect([Severity.error, .info, .warning].sorted() == [.info, .warning, .error])
    #expect(Severity.allCases.max() == .error)
  }

  @Test("Problems are in the order of the file, regardless of how they were found") func order() {
    let tree = SyntaxTree.yaml("b: 1\na: &x {c: 1, c: *x}\nb: 2\n金: !t 1\n")
    #expect(tree.problems.map { $0.prefix { $0 != " " } } == ["2:4", "2:14", "2:17", "3:1", "4:4"])
    #expect(tree.hasErrors)
  }

  @Test("A warning is not an error") func warning() {
    let tree = SyntaxTree.json("\u{FEFF}{}")
    #expect(tree.diagnostics.map(\.severity) == [.warning])
    #expect(!tree.hasErrors)
    #expect(tree.shape == "{}")
  }

  @Test("A message repeats at most forty characters of the file, and no invisible ones") func quoting() throws {
    let key = String(repeating: "金", count: 60)
    let repeated = try #require(SyntaxTree.yaml("\(key): 1\n\(key): 2").diagnostics.first)
    #expect(repeated.message == "duplicate key \"\(String(repeating: "金", count: 40))…\"")
    let hidden = try #require(SyntaxTree.json("{\"\u{202E}\":1,\"\u{202E}\":1}").diagnostics.first)
    #expect(hidden.message == "duplicate key \"\\u{202E}\"")
  }

  @Test("A range contains everything within it, including its edges") func containment() {
    let range = SourceRange(start: 2, end: 5)
    #expect(range.contains(SourceRange(start: 2, end: 5)))
    #expect(range.contains(SourceRange(at: 5)))
    #expect(!range.contains(SourceRange(start: 1, end: 3)))
    #expect(!range.contains(SourceRange(start: 4, end: 6)))
    #expect(range.count == 3)
  }
}
