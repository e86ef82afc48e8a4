import Foundation
import Testing

@Suite("Rules in .shopkeeper.yml") struct CustomRuleCommandTests {
  static let configuration = #"""
    rules: {no-crystals: error}
    customRules:
      no-crystals:
        kind: substitution
        swap: {coins: crystals, zh: {水晶: 钻石}}
        message: 'say "{preferred}"'
      say-balance: {kind: required, words: balance, fields: description, level: info}
      no-digits: {kind: pattern, mustNotMatch: '^\d', fields: [title]}
      pack-title:
        kind: template
        types: [consumable]
        title: {en: "{quantity} Gold Coins"}
    """#

  private func folder(_ configuration: String = configuration) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(configuration, to: ".shopkeeper.yml")
    try folder.write(Samples.small, to: "catalog.yml")
    return folder
  }

  @Test("report like built-in ones, in every format", arguments: ["text", "json", "xcode", "github"]) func reported(
    _ format: String
  ) async throws {
    let folder = try folder()
    let run = await CommandRun("lint", folder.path("catalog.yml"), "--format", format)
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.output.contains("no-crystals"))
    #expect(run.output.contains("no-digits"))
    #expect(!run.output.contains("say-balance") && !run.output.contains("pack-title"))
  }

  @Test("are selected by name, with a suggestion for a typo") func chosen() async throws {
    let folder = try folder()
    let path = folder.path("catalog.yml")
    let only = await CommandRun("lint", path, "--only", "no-digits")
    #expect(only.status == 0 && only.output.contains("[no-digits]"))
    #expect(!only.output.contains("[no-crystals]"))
    let disabled = await CommandRun("lint", path, "--disable", "no-digits,no-crystals")
    #expect(disabled.output.contains("no findings"))
    let slip = await CommandRun("lint", path, "--only", "no-digit")
    #expect(slip.status == 2)
    #expect(
      slip.errors.contains(
        "invalid value \"no-digit\" for \"--only\"; expected the name of a rule, a category, or a pattern such as price-*; did you mean \"no-digits\"?"
      ), "\(slip.errors)")
    let unknown = await CommandRun("lint", path, "--no-config-files", "--only", "no-digits")
    #expect(unknown.status == 2)
  }

  @Test("are listed by rules and explained by explain, with the current configuration") func listed() async throws {
    let folder = try folder()
    let config = folder.path(".shopkeeper.yml")
    let rules = await CommandRun("rules", "--config", config)
    #expect(rules.output.contains("custom\n"))
    #expect(rules.output.contains("no-crystals"))
    let json = await CommandRun("rules", "--config", config, "--format", "json")
    #expect(json.output.contains("\"category\": \"custom\""))
    #expect(!(await CommandRun("rules")).output.contains("no-crystals"))
    let explained = await CommandRun("explain", "no-digits", "--config", config)
    #expect(explained.status == 0, "\(explained.errors)")
    #expect(explained.output.hasPrefix("no-digits – custom, warning\n"))
    #expect(!explained.output.contains("Sources:"))
    let slip = await CommandRun("explain", "no-digitz", "--config", config)
    #expect(slip.status == 2)
    #expect(slip.errors.contains("did you mean \"no-digits\"?"), "\(slip.errors)")
  }

  @Test("report all of their errors at once, each with its position") func faults() async throws {
    let folder = try folder(
      #"""
      customRules:
        No_Crystals: {kind: existence, words: [a]}
        emoji: {kind: existence, words: [a]}
        a: {kind: existance, words: [a]}
        b: {words: [a]}
        c: {kind: existence, swap: {a: b}}
        d: {kind: existence, words: [], wordz: 1}
        e: {kind: pattern, mustMatch: "金(a"}
        f: {kind: pattern, mustMatch: a, mustNotMatch: b}
        g: {kind: template, title: "{quantiy}金币"}
        h: {kind: required, words: {klingon: [a]}}
        i: {kind: required, words: a, level: loud, types: gem, fields: name, locales: [xx]}
        j: {kind: existence, words: [" "], message: "not {word}"}
        k: none
      """#)
    let run = await CommandRun("lint", folder.path("catalog.yml"))
    #expect(run.status == 3)
    for expected in [
      "2:3: a rule name consists of lowercase words", "3:3: \"emoji\" is a built-in rule; choose another name",
      "4:13: unknown kind \"existance\"; did you mean \"existence\"?", "5:6: \"b\" needs \"kind\"",
      "6:24: an existence rule has no key \"swap\"; a substitution rule has", "6:6: an existence rule needs \"words\"",
      "7:31: \"words\" must be a list of words, and not empty",
      "7:35: an existence rule has no key \"wordz\"; did you mean \"words\"?",
      "8:36: invalid regular expression: missing closing parenthesis",
      "9:6: a pattern rule needs either \"mustMatch\" or \"mustNotMatch\"",
      "10:31: unknown field \"{quantiy}\"; did you mean \"{quantity}\"?", "11:31: unknown locale \"klingon\"",
      "12:40: unknown level \"loud\"", "12:53: unknown type \"gem\"", "12:66: unknown field \"name\"",
      "12:82: unknown locale \"xx\"", "13:32: each element of \"words\" must be a word or a phrase, not \" \"",
      "13:52: unknown field \"{word}\" in the message",
      "14:6: \"k\" must be a rule with a \"kind\", such as {kind: existence, words: […]}, not \"none\"",
    ] { #expect(run.errors.contains(".shopkeeper.yml:\(expected)"), "\(expected)\n\(run.errors)") }
  }

  @Test("have a schema for editors with every kind and every key of the reader") func schema() async throws {
    let run = await CommandRun("schema", "--config")
    #expect(run.status == 0)
    let schema = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let properties = try #require(schema["properties"] as? [String: [String: Any]])
    #expect(
      Set(properties.keys) == [
        "profile", "rules", "words", "customRules", "baseline", "subjects", "serveRules", "store", "maps", "exclude",
        "sources",
      ])
    let rule = try #require(properties["customRules"]?["additionalProperties"] as? [String: Any])
    let references = try #require(rule["anyOf"] as? [[String: String]])
    let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    let named = try references.map { reference in
      let path = try #require(reference["$ref"]).split(separator: "/")
      let name = try #require(path.last)
      let keys = definitions[String(name)]?["properties"] as? [String: [String: Any]] ?? [:]
      return ((keys["kind"]?["enum"] as? [String])?.first ?? "", Set(keys.keys))
    }
    #expect(named.map(\.0) == ["existence", "substitution", "required", "pattern", "template"])
    for (kind, key) in [("pattern", "mustMatch"), ("substitution", "swap"), ("template", "title")] {
      #expect(named.filter { $0.1.contains(key) }.map(\.0) == [kind])
    }
  }
}
