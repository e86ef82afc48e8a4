import Basics
import Testing

@Suite("Suggestions")
struct SuggestionTests {
  private static let keys = ["title", "description", "referenceName", "price", "id", "app", "type"]

  @Test(
    "A slip of the pen finds the name that was meant",
    arguments: [
      ("titel", "title"), ("Title", "title"), ("titl", "title"), ("descripton", "description"),
      ("desciption", "description"), ("reference_name", "referenceName"), ("prize", "price"),
      ("refrenceNmae", "referenceName"), ("tpye", "type"), ("ID", "id"), ("ids", "id"),
    ])
  func near(written: String, meant: String) {
    #expect(Suggestion.nearest(to: written, among: Self.keys) == meant)
  }

  @Test("What is too far off finds nothing", arguments: ["", "x", "foo", "screenshot", "金币", "tt"])
  func far(written: String) {
    #expect(Suggestion.nearest(to: written, among: Self.keys) == nil)
  }

  @Test("The first of equally near names wins, and long text costs nothing")
  func ties() {
    #expect(Suggestion.nearest(to: "abx", among: ["aby", "abz"]) == "aby")
    let long = String(repeating: "a", count: 100_000)
    #expect(Suggestion.nearest(to: long, among: [long]) == nil)
  }

  @Test("A beginning is completed on request, when it is long enough and only one name has it")
  func beginnings() {
    let options = ["--configuration", "--confirmation", "--quiet"]
    func completed(_ text: String) -> String? {
      Suggestion.nearest(to: text, among: options, completing: true)
    }
    #expect(completed("--configu") == "--configuration")
    #expect(completed("--conf") == nil)
    #expect(completed("--qu") == nil)
    #expect(completed("--quite") == "--quiet")
    #expect(Suggestion.nearest(to: "--configu", among: options) == nil)
  }
}
