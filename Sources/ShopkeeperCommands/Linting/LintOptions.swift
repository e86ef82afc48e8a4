import Basics
import CatalogLint
import CommandLayer
import LintReports
import Shopkeeper

/// The options of `shopkeeper lint`, in the order of the help.
enum LintOptions {
  static let paths = Argument(
    zeroOrMore: "PATH", of: .file(extensions: ["yml", "yaml", "storekit"], placeholder: "PATH"),
    help: "Catalogs, or folders to search for them; - for standard input; by default this folder")
  static let format = Option(
    "format", short: "f", of: .choice(formats), default: TextReporter.name, help: "What to print")
  static let outputs = Option(
    repeating: "output", short: "o", of: .assignment(keys: formats, to: .file()),
    help: "Also write a report to a file, such as json=lint.json")
  static let language = Option(
    "language", of: .choice(MessageLanguage.self, placeholder: "LANGUAGE"),
    help: "The language of the messages; by default that of LC_ALL, LC_MESSAGES or LANG")
  static let fix = Flag("fix", help: "Fix what can be fixed, and report the rest")
  static let unsafeFixes = Flag("unsafe-fixes", help: "Also fix what changes the meaning; without --fix, show how")
  static let diff = Flag("diff", help: "Print what --fix would change, and change nothing")
  static let strict = Flag("strict", help: "Fail on warnings too")
  static let only = Option(
    repeating: "only", of: RuleName.kind, separatedByCommas: true,
    help: "Run these rules and no others; a category or a pattern such as price-* names several")
  static let disable = Option(
    repeating: "disable", of: RuleName.kind, separatedByCommas: true, help: "Don't run these rules")
  static let profile = Option("profile", of: ProfileOption.kind, help: "The limits to apply")
  static let against = Option(
    "against", of: .file(extensions: ["yml", "yaml", "storekit"], placeholder: "OLD"),
    help: "Compare with an earlier catalog: a file, REVISION:PATH in git, or a revision")
  static let history = Flag("history", help: "Compare product IDs and types with every version of the file in git")
  static let newOnly = Flag("new-only", help: "Report only findings that OLD did not have")
  static let baseline = Option(
    "baseline", of: .file(extensions: ["json"]), help: "Don't report the findings in a baseline")
  static let writeBaseline = Option(
    "write-baseline", of: .file(extensions: ["json"]), help: "Write a baseline of all findings")
  static let maxFindings = Option(
    "max-findings", of: .integer(0 ... .max), default: 0,
    help: "Print at most this many findings, the most severe; 0 for all")
  static let statistics = Flag("statistics", help: "Print how many findings each rule has instead of the findings")
  static let explainSkips = Flag("explain-skips", help: "List the rules that did not run, and what they need")
  static let testRules = Flag(
    "test-rules", help: "Test the rules of the configuration by their \"accepted\" and \"rejected\" texts")
  static let watch = Flag("watch", short: "w", help: "Lint again whenever a file changes")
  static let progress = Flag("progress", default: true, negatable: true, help: "Show progress on a terminal")
  static let cache = Flag(
    "cache", default: true, negatable: true, help: "Keep what is found out about images for the next run")
  static let standardInputName = Option(
    "stdin-filename", of: .text("NAME"), default: "stdin",
    help: "The name of standard input, which also determines its folder")

  static let all: [any OptionDeclaration] = [
    format, outputs, language, fix, unsafeFixes, diff, EditLock.wait, strict, only, disable, ConfigurationChoice.file,
    ConfigurationChoice.usesFiles,
    SearchOptions.exclude, SearchOptions.usesIgnoreFiles, ColumnMapChoice.option, ColumnMapChoice.encoding,
    ColumnMapChoice.sheet, profile, against, newOnly, history, StoreOptions.store, baseline, writeBaseline, maxFindings,
    statistics, explainSkips, testRules, watch, progress, cache, standardInputName,
  ]

  /// The language of messages for people.
  static func language(of invocation: Invocation) -> MessageLanguage {
    invocation[language] ?? invocation.console.language
  }

  /// The facts about images from earlier runs; nil with `--no-cache`.
  static func imageCache(_ invocation: Invocation) -> ImageCache? {
    invocation[cache] ? invocation.console.cacheFolder.map { ImageCache(folder: $0) } : nil
  }

  /// The files that a command line asks to write, in addition to fixed catalogs.
  static func written(by invocation: Invocation) -> [String] {
    invocation[outputs].map(\.value) + [invocation[writeBaseline]].compactMap(\.self)
  }

  /// Refuses a command line with incompatible options.
  static func check(_ invocation: Invocation) throws {
    func refuse(_ reason: String) -> UsageError { invocation.usageError(.other(reason)) }
    let files = invocation[outputs].map(\.value)
    let written = written(by: invocation).filter { $0 != StandardStream.name }.map {
      Path.join(FileSystem.absolute(Path.folder(of: $0)), Path.name(of: $0))
    }
    if Set(written).count < written.count {
      throw refuse("two reports are written to the same file; give each its own")
    }
    if invocation[newOnly], invocation[against] == nil {
      throw refuse("--new-only needs --against to know what is old")
    }
    if invocation[baseline] != nil, invocation[writeBaseline] != nil {
      throw refuse("--write-baseline writes what --baseline reads; give only one of them")
    }
    try StandardStream.requireOnce(
      invocation[paths] + [invocation[ConfigurationChoice.file], invocation[baseline], invocation[against]], .read,
      for: invocation)
    let writesFixes = invocation[fix] && invocation[paths].contains(StandardStream.name)
    try StandardStream.requireOnce(
      files + [invocation[writeBaseline], writesFixes ? StandardStream.name : nil], .written, for: invocation)
    let fixes = invocation[fix] || invocation[diff]
    if invocation[statistics], !["text", "json"].contains(invocation[format]) {
      throw refuse("--statistics is printed as \"text\" or \"json\"; leave out the other format")
    }
    if invocation[statistics], invocation[diff] || invocation.isGiven(maxFindings) {
      throw refuse("--statistics counts all findings; leave out --diff and --max-findings")
    }
    if invocation[diff], !files.isEmpty || invocation.isGiven(format) {
      throw refuse("--diff prints only the changes, without a report")
    }
    if fixes, invocation[writeBaseline] != nil {
      throw refuse("--fix fixes the findings of a baseline; leave out one of them")
    }
    if invocation[history], invocation[paths].contains(StandardStream.name) {
      throw refuse("--history needs a file, not standard input")
    }
    if invocation[testRules] { try checkTestRules(invocation) }
    guard invocation[watch] else { return }
    if fixes { throw refuse("--watch doesn't change files; leave out --fix and --diff") }
    let read = invocation[paths] + [invocation[ConfigurationChoice.file], invocation[baseline], invocation[against]]
    if read.contains(StandardStream.name) { throw refuse("--watch can't watch standard input") }
    if invocation[writeBaseline] != nil {
      throw refuse("--watch would write the baseline again and again; leave out --write-baseline")
    }
  }

  /// Refuses options for linting catalogs next to ``testRules``, which tests rules and reads no catalog.
  private static func checkTestRules(_ invocation: Invocation) throws {
    let others: [any OptionDeclaration] = [
      fix, diff, watch, statistics, explainSkips, history, newOnly, against, baseline, writeBaseline, outputs, format,
    ]
    guard let first = others.first(where: { invocation.isGiven($0) }) else { return }
    throw invocation.usageError(.other("--test-rules reads no catalog; leave out --\(first.shape.name)"))
  }

  private static let formats = Reporters.all.map { Candidate($0.name, help: $0.summary) }
}
