import Foundation
import Testing

/// A command line of the README and what the README says it prints.
struct ReadmeExample: Sendable, CustomTestStringConvertible {
  var line: String
  var expected: String

  var testDescription: String { line }

  /// The lines after `$ ` in blocks marked `console`, each with what follows it.
  static let all: [ReadmeExample] = {
    guard let readme = try? Repository.text("README.md") else { return [] }
    var examples: [ReadmeExample] = []
    var isInside = false
    for line in readme.components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        isInside = line == "```console"
      } else if isInside, line.hasPrefix("$ ") {
        examples.append(ReadmeExample(line: String(line.dropFirst(2)), expected: ""))
      } else if isInside, !examples.isEmpty {
        examples[examples.count - 1].expected += line + "\n"
      }
    }
    return examples
  }()
}

@Suite("The README's examples")
struct ReadmeTests {
  @Test("there are examples of the three uses", arguments: ["lint", "export", "serve"])
  func covered(_ command: String) {
    #expect(ReadmeExample.all.contains { $0.line.contains("shopkeeper \(command)") })
  }

  @Test("each prints what the README shows", arguments: ReadmeExample.all)
  func prints(_ example: ReadmeExample) throws {
    let outcome = try run(example.line)
    // A line "…" in the README stands for lines that are left out.
    let parts = example.expected.components(separatedBy: "…\n")
    var rest = Substring(outcome.output)
    for (index, part) in parts.enumerated() {
      if index == 0 {
        #expect(rest.hasPrefix(part), "got:\n\(outcome.output)\(outcome.errors)")
        rest = rest.dropFirst(part.count)
      } else if index == parts.count - 1 {
        #expect(rest.hasSuffix(part), "got:\n\(outcome.output)\(outcome.errors)")
      } else {
        let place = try #require(rest.range(of: part), "got:\n\(outcome.output)")
        rest = rest[place.upperBound...]
      }
    }
    if parts.count == 1 { #expect(rest.isEmpty, "got:\n\(outcome.output)\(outcome.errors)") }
  }
}
