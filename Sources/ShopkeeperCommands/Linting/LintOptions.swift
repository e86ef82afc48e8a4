import AppStoreReference
import CatalogLint
import CommandLayer

/// What `shopkeeper lint` can be told, in the order of the help.
enum LintOptions {
  static let paths = Argument(
    zeroOrMore: "PATH", of: .file(extensions: ["yml", "yaml", "storekit"], placeholder: "PATH"),
    help: "Catalogs, or folders to search for them; - for standard input; by default this folder")
  static let format = Option(
    "format", short: "f", of: .choice(formats), default: TextReporter.name,
    help: "What to print")
  static let outputs = Option(
    repeating: "output", short: "o", of: .assignment(keys: formats, to: .file()),
    help: "Write a report to a file besides, such as json=lint.json")
  static let fix = Flag("fix", help: "Mend what can be mended, and report the rest")
  static let unsafeFixes = Flag(
    "unsafe-fixes", help: "Mend also what changes the meaning; without --fix show how")
  static let diff = Flag("diff", help: "Print what --fix would change, and change nothing")
  static let strict = Flag("strict", help: "Fail on warnings too")
  static let only = Option(
    repeating: "only", of: rule, separatedByCommas: true, help: "Run these rules and no others")
  static let disable = Option(
    repeating: "disable", of: rule, separatedByCommas: true, help: "Don't run these rules")
  static let config = Option(
    "config", of: .file(extensions: ["yml", "yaml"]),
    help: "Use this configuration instead of the nearest .shopkeeper.yml")
  static let usesConfig = Flag(
    "config-files", default: true, negatable: true,
    help: "Look for .shopkeeper.yml beside each catalog and above")
  static let profile = Option(
    "profile", of: .choice(LimitProfile.all.map { Candidate($0.name, help: $0.summary) }),
    help: "The limits to judge by")
  static let against = Option(
    "against", of: .file(extensions: ["yml", "yaml", "storekit"]),
    help: "An earlier revision of the catalog, for the rules that compare")
  static let standardInputName = Option(
    "stdin-filename", of: .text("NAME"), default: "stdin",
    help: "The name that standard input goes by, and the folder it stands in")

  static let all: [any OptionDeclaration] = [
    format, outputs, fix, unsafeFixes, diff, strict, only, disable, config, usesConfig, profile,
    against,
    standardInputName,
  ]

  private static let formats = Reporters.all.map { Candidate($0.name, help: $0.summary) }
  static let rule = ValueKind.name("RULE", expected: "the name of a rule") {
    LintRules.all.map { Candidate($0.facts.id, help: $0.facts.summary) }
  }
}
