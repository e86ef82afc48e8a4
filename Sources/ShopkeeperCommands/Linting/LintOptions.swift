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
    repeating: "only", of: RuleName.kind, separatedByCommas: true,
    help: "Run these rules and no others")
  static let disable = Option(
    repeating: "disable", of: RuleName.kind, separatedByCommas: true,
    help: "Don't run these rules")
  static let usesConfig = Flag(
    "config-files", default: true, negatable: true,
    help: "Look for .shopkeeper.yml beside each catalog and above")
  static let profile = Option(
    "profile", of: .choice(LimitProfile.all.map { Candidate($0.name, help: $0.summary) }),
    help: "The limits to judge by")
  static let against = Option(
    "against",
    of: .file(extensions: ["yml", "yaml", "storekit"], placeholder: "OLD"),
    help: "Compare with an earlier catalog: a file, REVISION:PATH of git, or a revision")
  static let newOnly = Flag("new-only", help: "Report only what OLD did not have")
  static let baseline = Option(
    "baseline", of: .file(extensions: ["json"]),
    help: "Don't report the findings that a baseline holds")
  static let writeBaseline = Option(
    "write-baseline", of: .file(extensions: ["json"]),
    help: "Write a baseline of everything that is found")
  static let maxFindings = Option(
    "max-findings", of: .integer(0 ... .max), default: 0,
    help: "Print only so many findings, the gravest; 0 for all")
  static let explainSkips = Flag(
    "explain-skips", help: "Say which rules did not look, and what they need")
  static let watch = Flag("watch", short: "w", help: "Lint again whenever a file changes")
  static let progress = Flag(
    "progress", default: true, negatable: true,
    help: "Say on a terminal what takes long")
  static let standardInputName = Option(
    "stdin-filename", of: .text("NAME"), default: "stdin",
    help: "The name that standard input goes by, and the folder it stands in")

  static let all: [any OptionDeclaration] = [
    format, outputs, fix, unsafeFixes, diff, strict, only, disable, RuleName.config, usesConfig,
    profile,
    against, newOnly, baseline,
    writeBaseline, maxFindings, explainSkips, watch, progress, standardInputName,
  ]

  /// Refuses a command line whose parts don't fit together.
  static func check(_ invocation: Invocation) throws {
    func refuse(_ reason: String) -> UsageError { invocation.usageError(.other(reason)) }
    let files = invocation[outputs].map(\.value)
    if Set(files).count < files.count {
      throw refuse("two reports go to one file; give each its own")
    }
    if invocation[newOnly], invocation[against] == nil {
      throw refuse("--new-only needs --against, which says what is old")
    }
    if invocation[baseline] != nil, invocation[writeBaseline] != nil {
      throw refuse("--write-baseline writes what --baseline reads; give one of them")
    }
    let fixes = invocation[fix] || invocation[diff]
    if invocation[diff], !files.isEmpty || invocation.isGiven(format) {
      throw refuse("--diff prints the changes alone, and no report")
    }
    if fixes, invocation[writeBaseline] != nil {
      throw refuse("--fix mends what a baseline would hold; leave out one of them")
    }
    guard invocation[watch] else { return }
    if fixes { throw refuse("--watch only looks; leave out --fix and --diff") }
    if invocation[paths].contains("-") { throw refuse("--watch can't watch standard input") }
    if invocation[writeBaseline] != nil {
      throw refuse("--watch would write the baseline again and again; leave out --write-baseline")
    }
  }

  private static let formats = Reporters.all.map { Candidate($0.name, help: $0.summary) }
}
