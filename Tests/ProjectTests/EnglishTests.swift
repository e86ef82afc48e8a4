import Foundation
import Testing

@Suite("The project is written in the English of its field") struct EnglishTests {
  /// A phrase that no native speaker of the field would write, and what to write instead.
  struct Phrase: Sendable, CustomTestStringConvertible {
    var pattern: String
    var instead: String

    var testDescription: String { pattern }

    init(_ pattern: String, _ instead: String) {
      self.pattern = pattern
      self.instead = instead
    }
  }

  static let phrases = [
    Phrase(#"\bgrav(e|er|est)\b"#, "severe, severity, highest severity"), Phrase(#"\bmend(s|ed|ing|able)?\b"#, "fix"),
    Phrase(#"\btwins?\b"#, "copy, duplicate"), Phrase(#"\btold\b"#, "reported, recognized"),
    Phrase(#"\b(?-i:is none)\b"#, "isn't one, doesn't exist"),
    Phrase(#"\bstands? (twice|before|behind|beside|in|on|at|here|there|outside|as|alone)\b"#, "is, occurs, appears"),
    Phrase(#"\bbehind (the|a|an|it|its|every|each)\b(?! app)"#, "after"),
    Phrase(#"\bis no (?!longer|more|less|need|reason|way|doubt)[a-z]"#, "is not a"),
    Phrase(#"\bgoes by\b"#, "is named"), Phrase(#"\bby hand\b"#, "manually"), Phrase(#"\blaid over\b"#, "merged into"),
    Phrase(#"\ball the same\b"#, "anyway"), Phrase(#"\bput right\b"#, "fixed"),
    Phrase(#"\bwhatever it is\b"#, "in any case"),
    Phrase(#"(?-i:/// (What|How|Where|Who|Why) [a-z])"#, "a noun or a verb at the start of a doc comment"),
  ]

  /// The documents that the project's people read, with their paths.
  private static let texts: [(path: String, text: String)] = {
    let listed = (try? run("git ls-files Sources Tests .ci README.md Package.swift").output) ?? ""
    return listed.split(separator: "\n").map(String.init).filter { path in
      [".swift", ".md", ".h", "/run", "/setup", "/nightly", "/release", "/documentation"].contains(
        where: path.hasSuffix) && !path.hasSuffix("EnglishTests.swift")
    }.map { ($0, (try? Repository.text($0)) ?? "") }
  }()

  @Test("no file has a phrase that reads as translated", arguments: phrases) func phrase(_ phrase: Phrase) throws {
    // Regular expressions of Swift take seconds for so much text in a build for debugging.
    let pattern = try NSRegularExpression(pattern: phrase.pattern, options: .caseInsensitive)
    func isFound(in text: String) -> Bool {
      let range = NSRange(location: 0, length: text.utf16.count)
      return pattern.firstMatch(in: text, range: range) != nil
    }
    try #require(!Self.texts.isEmpty)
    for (path, text) in Self.texts where isFound(in: text) {
      for (index, line) in text.components(separatedBy: "\n").enumerated() where isFound(in: line) {
        Issue.record("\(path):\(index + 1): write \"\(phrase.instead)\": \(line)")
      }
    }
  }
}
