import Foundation
import SourceSyntax
import TestTools
import Testing

@testable import CatalogLint

@Suite("The configuration of a team") struct LintConfigurationTests {
  private static func read(_ text: String) throws -> LintConfiguration {
    try LintConfiguration(SourceFile(name: ".shopkeeper.yml", text: text))
  }

  @Test("is read from the nearest file in the folder or above, with the baseline next to it") func nearest() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "configuration-\(UUID())")
    let folder = root.appending(path: "shop/catalogs")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    try Data("rules: {emoji: off}\nbaseline: accepted.json\n".utf8).write(
      to: root.appending(path: "shop/.shopkeeper.yml"))
    for path in [folder.path, folder.appending(path: "catalog.yml").path] {
      let configuration = try LintConfiguration.nearest(to: path)
      #expect(configuration.levels == ["emoji": .off])
      #expect(configuration.baseline?.hasSuffix("/shop/accepted.json") == true)
    }
    #expect(LintConfiguration.file(nearestTo: root.path) == nil)
    #expect(try LintConfiguration.nearest(to: root.path).levels.isEmpty)
  }

  @Test("has the defaults if the file is empty", arguments: ["", "# nothing\n", "rules:\n"]) func empty(_ text: String)
    throws
  {
    let configuration = try Self.read(text)
    #expect(configuration.levels.isEmpty && configuration.customRules.isEmpty)
    #expect(configuration.baseline == nil)
  }

  @Test("is rejected with all errors, each at its location") func faults() throws {
    let text = "profile: x\nrules: {emoji: loud}\ncustomRules: {a: {kind: pattern, mustMatch: 金(}}\n"
    let failure = #expect(throws: ConfigurationFailure.self) { try Self.read(text) }
    #expect(
      failure?.diagnostics.map(\.message) == [
        "unknown profile \"x\"; expected \"current\", \"before2023\"",
        "unknown level \"loud\"; expected \"off\", \"info\", \"warning\", \"error\"",
        "invalid regular expression: missing closing parenthesis",
      ])
    #expect(failure.map { $0.source.text(in: $0.diagnostics[2].range) } == "(")
    #expect(failure?.description.contains(".shopkeeper.yml:2:16: unknown level") == true)
  }

  @Test("may have messages as long as reports show, and not longer") func longMessage() throws {
    func text(_ count: Int) -> String {
      "customRules: {a: {kind: existence, words: a, message: '\(String(repeating: "{match}", count: count))'}}"
    }
    #expect(try Self.read(text(142)).customRules.first?.message?.utf8.count == 994)
    let failure = #expect(throws: ConfigurationFailure.self) { try Self.read(text(143)) }
    #expect(failure?.diagnostics.map(\.message) == ["the message has 1001 bytes; it can have 1000 at most"])
  }

  private static let rightFiles = [
    "", "rules: {emoji: 'off', my-own: error}\ncustomRules: {my-own: {kind: required, words: a}}",
    "words: {external-payment: {all: [GamePay], zh-Hans: [x]}}", "profile: before2023", "baseline: a.json",
    "customRules: {a: {kind: pattern, mustMatch: a, level: info}}",
    "customRules: {a: {kind: template, title: {en: x}, message: 'say {preferred}'}}",
    "customRules: {a: {kind: substitution, swap: {a: b, zh: {c: d}}, exceptions: {en: [x]}}}",
    "customRules: {a: {kind: existence, words: a, ignoreCase: false, fields: title}}",
    "customRules: {a: {kind: existence, words: [a], locales: [zh], types: [consumable]}}",
    "customRules: {a: {kind: required, words: a, accepted: a, rejected: {all: [b], zh: c}}}",
  ]

  private static let wrongFiles = [
    "[]", "foo: 1", "rules: [a]", "rules: {emoji: loud}", "rules: {Emoji_: info}", "words: {emoji: {all: [x]}}",
    "words: {external-payment: 3}", "baseline: [1]", "profile: x", "words: {external-payment: {xx: [a]}}",
    "customRules: {a: none}", "customRules: {a: {}}", "customRules: {a: {kind: pattern}}",
    "customRules: {a: {kind: zzz}}", "customRules: {a: {kind: pattern, mustMatch: a, mustNotMatch: b}}",
    "customRules: {B_: {kind: pattern, mustMatch: a}}", "customRules: {a: {kind: existence}}",
    "customRules: {a: {kind: existence, words: []}}", "customRules: {a: {kind: existence, words: a, level: 'off'}}",
    "customRules: {a: {kind: existence, words: a, ignoreCase: maybe}}",
    "customRules: {a: {kind: existence, words: a, swap: {a: b}}}", "customRules: {a: {kind: substitution, swap: {}}}",
    "customRules: {a: {kind: template}}", "customRules: {a: {kind: required, words: {klingon: a}}}",
    "customRules: {a: {kind: required, words: a, fields: [name], types: gem}}",
  ]

  @Test("is accepted or rejected alike by the reader and by the JSON Schema for editors") func agreement() throws {
    for text in Self.rightFiles { #expect(throws: Never.self, "\(text)") { _ = try Self.read(text) } }
    for text in Self.wrongFiles { #expect(throws: ConfigurationFailure.self, "\(text)") { _ = try Self.read(text) } }
    guard let python = Tool.schemaChecker else { return }
    let script = """
      import json, sys, yaml, jsonschema
      request = json.load(sys.stdin)
      schema = json.loads(request['schema'])
      jsonschema.Draft202012Validator.check_schema(schema)
      validator = jsonschema.Draft202012Validator(schema)
      print(json.dumps([validator.is_valid(yaml.safe_load(text)) for text in request['files']]))
      """
    let files = Self.rightFiles + Self.wrongFiles
    let request = try JSONSerialization.data(withJSONObject: ["schema": ConfigurationSchema.json, "files": files])
    let output = try python.run(["-c", script], input: [UInt8](request))
    let verdicts = try JSONDecoder().decode([Bool].self, from: output)
    for (index, text) in files.enumerated() { #expect(verdicts[index] == (index < Self.rightFiles.count), "\(text)") }
  }

  @Test("a subject silences the rules that look for its words, unless they are set") func subjects() throws {
    let configuration = try Self.read("subjects: [exams, banking]")
    #expect(configuration.subjects == [.exams, .banking])
    func runs(_ rule: String, _ text: String) throws -> Bool {
      let input = MarkedCatalog(
        """
        pack: {type: non-consumable, localizations: {en-US: {title: Test, description: PayPal}}}
        """
      ).input()
      let report = LintEngine(configuration: try Self.read(text)).lint([input])
      return report.findings.contains { $0.rule == rule }
    }
    #expect(try runs("test-wording", "") && runs("external-payment", ""))
    #expect(try !runs("test-wording", "subjects: exams"))
    #expect(try !runs("external-payment", "subjects: [gift-cards]"))
    #expect(try runs("test-wording", "subjects: [banking]"))
    #expect(try runs("test-wording", "subjects: exams\nrules: {test-wording: info}"))
    #expect(throws: ConfigurationFailure.self) { try Self.read("subjects: [chess]") }
  }

  @Test("every subject silences rules that exist", arguments: AppSubject.allCases) func subject(_ subject: AppSubject) {
    #expect(!subject.silencedRules.isEmpty)
    for rule in subject.silencedRules { #expect(LintRules.named(rule) != nil) }
  }
}
