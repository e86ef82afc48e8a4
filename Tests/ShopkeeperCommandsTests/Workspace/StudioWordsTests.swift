import Foundation
import Testing

@Suite("The messages of the page") struct StudioWordsTests {
  @Test("are complete in all three languages, and each that is used exists") func complete() throws {
    let page = Samples.root.appending(path: "Sources/WorkspaceProtocols/Studio/Page")
    let table = try String(contentsOf: page.appending(path: "words.js"), encoding: .utf8)
    let script = try String(contentsOf: page.appending(path: "studio.js"), encoding: .utf8)
    let row = /(?m)^ {2}"?([\w-]+)"?: \[\s*("(?:[^"\\]|\\.)*"),\s*("(?:[^"\\]|\\.)*"),\s*("(?:[^"\\]|\\.)*"),?\s*\]/
    var known: Set<String> = []
    for match in table.matches(of: row) {
      let texts = [match.2, match.3, match.4]
      #expect(Set(texts.map { $0.matches(of: /\{\}/).count }).count == 1, "\(match.1)")
      // English needs no note that findings are in English.
      if match.1 != "english" { #expect(!texts.contains("\"\""), "\(match.1)") }
      known.insert(String(match.1))
    }
    #expect(known.count == table.matches(of: /(?m)^ {2}"?[\w-]+"?: \[/).count && known.count > 60)
    let used = script.matches(of: /\b(?:word|select|step|side)\("([\w-]+)"/).map { String($0.1) }
    #expect(used.count > 40)
    for name in used { #expect(known.contains(name), "\(name)") }
  }
}
