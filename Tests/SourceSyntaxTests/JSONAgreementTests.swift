import Foundation
import SourceSyntax
import Testing

@Suite("JSON compared with Foundation") struct JSONAgreementTests {
  private static let sample = #"""
    {"a": [1, -2.5e10, true, null, "x\"\\\/"], "b": {"c": {}, "d": []}, "e": "\ud83d\ude00\u0041"}
    """#

  private static let pieces = [
    "\"", "'", "\\", "[", "]", "{", "}", ":", ",", "#", "//", "/*", "*/", " ", "\n", "\t", "0", "1", "-", "+", ".", "e",
    "E", "true", "false", "null", "\\u", "\\ud83d", "\\udE00", "a", "?", "&", "*", "!", "|", ">", "%", "@", "`", "- ",
    ": ", "---", "...", "金", "\u{2028}", "\u{7F}", "\u{85}", "\\n", "\\x41", "\\/", "{}", "[]", "\"\"", "\"k\":1,",
    ",1",
  ].map { Array($0.utf8) }

  @Test("A mutated file is rejected by both or read by both", arguments: 0..<16) func agreement(seed: Int) {
    var numbers = SeededNumbers(seed: UInt64(seed) &+ 1_000)
    for _ in 0..<500 {
      var bytes = Array(Self.sample.utf8)
      for _ in 0...Int.random(in: 0..<3, using: &numbers) {
        let place = Int.random(in: 0...bytes.count, using: &numbers)
        let end = min(place + Int.random(in: 0..<3, using: &numbers), bytes.count)
        let piece = Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &numbers)]
        bytes.replaceSubrange(place..<end, with: piece)
      }
      let tree = SyntaxTree.bytes(bytes, as: .json)
      let isRead = (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
      // Foundation accepts a comma after the last entry of an object.
      let ownRules = ["duplicate key", "trailing comma"]
      if tree.diagnostics.contains(where: { problem in ownRules.contains { problem.message.hasPrefix($0) } }) {
        continue
      }
      #expect(isRead == !tree.hasErrors, "\(String(decoding: bytes, as: UTF8.self)) \(tree.problems)")
    }
  }
}
