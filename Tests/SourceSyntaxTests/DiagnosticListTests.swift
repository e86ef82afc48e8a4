import Basics
import SourceSyntax
import Testing

@Suite("Lists of diagnostics") struct DiagnosticListTests {
  @Test(
    "A hundred problems of a kind and a first more are described, and any others counted",
    arguments: [(99, 99), (100, 100), (101, 101), (102, 101), (100_000, 101)]) func bounded(
      _ count: Int, _ described: Int
    )
  {
    var list = DiagnosticList(limit: nil)
    var made = 0
    func message(_ number: Int) -> String {
      made += 1
      return "problem \(number)"
    }
    for number in 0..<count { list.error(message(number), at: SourceRange(at: number)) }
    let sorted = list.sorted()
    #expect(sorted.count == described)
    #expect(made == described)
    let rest = count - described
    #expect(
      sorted.last?.message == "problem \(described - 1)" + (rest > 0 ? "; \(rest) more like it are not listed" : ""))
    #expect(sorted.last?.further == Array(described..<count))
  }

  @Test("Problems that different statements report are of different kinds") func kinds() {
    var list = DiagnosticList(limit: nil)
    for number in 0..<200 {
      list.error("one", at: SourceRange(at: number))
      if number == 150 { list.warning("other", at: SourceRange(at: number)) }
    }
    let sorted = list.sorted()
    #expect(sorted.count == 102)
    #expect(sorted.last?.message == "other")
    #expect(sorted[100].message == "one; 99 more like it are not listed")
  }

  @Test("The count has the highest severity of those that it stands for") func severity() {
    var list = DiagnosticList(limit: nil)
    for number in 0..<300 { list.report(number == 299 ? .error : .info, "problem", at: SourceRange(at: number)) }
    let severities = list.sorted().map(\.severity)
    #expect(severities.firstIndex(of: .error) == severities.indices.last)
  }

  @Test("A list is full after a number of problems of any kind") func full() {
    var list = DiagnosticList(limit: 10)
    for number in 0..<10 { list.error("problem", at: SourceRange(at: number)) }
    #expect(!list.isFull)
    list.error("problem", at: SourceRange(at: 10))
    #expect(list.isFull)
    #expect(list.sorted().last?.message == "further problems not shown")
  }
}
