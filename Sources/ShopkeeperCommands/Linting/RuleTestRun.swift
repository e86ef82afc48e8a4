import Basics
import CatalogLint
import CommandLayer
import SourceSyntax

/// `shopkeeper lint --test-rules`: tests the rules of the configurations by their examples.
enum RuleTestRun {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let choice = ConfigurationChoice(invocation)
    let folders = invocation[LintOptions.paths].isEmpty ? ["."] : invocation[LintOptions.paths]
    let paths = Set(folders.compactMap { choice.path(for: $0) }).sorted()
    guard !paths.isEmpty else {
      throw Failure(
        "no configuration was found; write one to \"\(LintConfiguration.fileName)\", or name it with --config")
    }
    var isFailed = false
    for path in paths where try !test(choice, path, on: invocation.console) { isFailed = true }
    return isFailed ? .findings : .success
  }

  /// Tests the rules of one configuration, and returns whether all examples are as listed.
  private static func test(_ choice: ConfigurationChoice, _ path: String, on console: Console) throws -> Bool {
    let isStream = path == StandardStream.name
    let source = try isStream ? StandardStream.source(at: path) : SourceFile.read(path: path, limit: 1 << 20)
    let test = CustomRuleTest(try choice.configuration(at: path))
    let failures = test.failures
    for failure in failures {
      let place = source.location(at: failure.range.start)
      console.writeLine("\(path):\(place.line):\(place.column): error: \(failure.message)")
    }
    for rule in test.untested {
      console.writeLine("\(path): \"\(rule.id)\" has no \"accepted\" or \"rejected\" texts")
    }
    let examples = test.tested.reduce(0) { $0 + $1.examples.count }
    let result = failures.isEmpty ? "as listed" : "\(failures.count) not as listed"
    console.writeLine("\(counted(examples, "text")) of \(counted(test.tested.count, "rule")): \(result)")
    return failures.isEmpty
  }

  private static func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
