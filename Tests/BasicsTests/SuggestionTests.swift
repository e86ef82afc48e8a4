import Basics
import Testing

@Suite("Suggestions") struct SuggestionTests {
  private static let keys = ["title", "description", "referenceName", "price", "id", "app", "type"]

  @Test(
    "finds the intended name despite a typo",
    arguments: [
      ("titel", "title"), ("Title", "title"), ("titl", "title"), ("descripton", "description"),
      ("desciption", "description"), ("reference_name", "referenceName"), ("prize", "price"),
      ("refrenceNmae", "referenceName"), ("tpye", "type"), ("ID", "id"), ("ids", "id"),
    ]) func near(written: String, meant: String)
  { #expect(Suggestion.nearest(to: written, among: Self.keys) == meant) }

  @Test("finds nothing when no name is near", arguments: ["", "x", "foo", "screenshot", "金币", "tt"]) func far(
    written: String
  ) { #expect(Suggestion.nearest(to: written, among: Self.keys) == nil) }

  @Test("prefers the first of equally near names, and ignores long text") func ties() {
    #expect(Suggestion.nearest(to: "abx", among: ["aby", "abz"]) == "aby")
    let long = String(repeating: "a", count: 100_000)
    #expect(Suggestion.nearest(to: long, among: [long]) == nil)
  }

  @Test("completes a prefix on request, if it is long enough and unique") func beginnings() {
    let options = ["--configuration", "--confirmation", "--quiet"]
    func completed(_ text: String) -> String? { Suggestion.nearest(to: text, among: options, completing: true) }
    #expect(completed("--configu") == "--configuration")
    #expect(completed("--conf") == nil)
    #expect(completed("--qu") == nil)
    #expect(completed("--quite") == "--quiet")
    #expect(Suggestion.nearest(to: "--configu", among: options) == nil)
  }
}
