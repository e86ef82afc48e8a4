import CommandLayer

/// A small program with one of everything: a market stall.
enum SampleTree {
  enum Color: String, CaseIterable, Sendable { case auto, always, never }

  static let color = Option(
    "color", of: .choice(Color.self, placeholder: "WHEN"), default: .auto, help: "Colour the text")
  static let quiet = Flag("quiet", short: "q", help: "Say nothing but faults")
  static let verbose = Flag("verbose", short: "v", help: "Say more")

  enum Check {
    static let format = Option(
      "format", short: "f", of: .choice([Candidate("text", help: "for people: short"), "json", "github"]),
      default: "text", help: "How findings are written")
    static let outputs = Option(
      repeating: "output", of: .assignment(keys: ["text", "json"], to: .file()),
      help: "Write a report to a file as well")
    static let only = Option(
      repeating: "only",
      of: .name("RULE", expected: "the name of a rule") {
        [Candidate("too-long", help: "A title is [too] long"), "too-short", "untranslated"]
      }, separatedByCommas: true, help: "Check these rules only")
    static let config = Option("config", of: .file(extensions: ["yml", "yaml"]), help: "Settings")
    static let strict = Flag("strict", short: "s", help: "Take warnings for errors")
    static let cache = Flag("cache", default: true, negatable: true, help: "Remember results")
    static let paths = Argument(
      zeroOrMore: "PATH", of: .file(extensions: ["yml"]), help: "Files or folders; \"-\" reads standard input")
  }

  enum Serve {
    static let port = Option("port", short: "p", of: .integer(1...65535), default: 8080, help: "Port to listen on")
    static let host = Option(required: "host", of: .text(), help: "Address to listen on")
    static let root = Option("root", of: .directory(), help: "Folder of images")
    static let catalog = Argument("CATALOG", of: .file(), help: "Catalog to serve")
  }

  enum Price {
    static let amount = Argument("AMOUNT", of: .integer(), help: "Amount")
    static let currency = Argument(optional: "CURRENCY", of: .choice(["CNY", "USD"]), help: "Currency of the amount")
  }

  enum Copy {
    static let sources = Argument(oneOrMore: "SOURCE", of: .file(), help: "What to copy")
    static let target = Argument("TARGET", of: .directory(), help: "Where to copy it")
  }

  static let check = Command(
    "check", abstract: "Find faults in catalogs",
    discussion: """
      Every fault is reported at once, sorted by file and line, and the exit code says whether \
      there were any.

      Without a path, the current folder is searched.
      """,
    arguments: [Check.paths],
    options: [Check.format, Check.outputs, Check.only, Check.config, Check.strict, Check.cache, quiet, verbose],
    examples: [
      Example("stall check Catalogs", help: "Check every catalog below a folder"),
      Example("stall check - < catalog.yml", help: "Check what is piped in"),
    ]
  ) { call in
    echo(call) {
      "paths \(call[Check.paths]) format \(call[Check.format]) only \(call[Check.only]) "
        + "outputs \(call[Check.outputs].map { "\($0.key):\($0.value)" }) "
        + "config \(call[Check.config] ?? "none") strict \(call[Check.strict]) "
        + "cache \(call[Check.cache]) quiet \(call[quiet]) verbose \(call[verbose]) " + "color \(call[color].rawValue)"
    }
  }

  static let serve = Command(
    "serve", abstract: "Serve a catalog", arguments: [Serve.catalog], options: [Serve.port, Serve.host, Serve.root]
  ) { call in echo(call) { "\(call[Serve.catalog]) at \(call[Serve.host]):\(call[Serve.port])" } }

  static let price = Command("price", abstract: "Convert an amount", arguments: [Price.amount, Price.currency]) {
    call in echo(call) { "\(call[Price.amount]) \(call[Price.currency] ?? "none")" }
  }

  static let copy = Command("copy", abstract: "Copy files", arguments: [Copy.sources, Copy.target]) { call in
    echo(call) { "\(call[Copy.sources]) to \(call[Copy.target])" }
  }

  static let root = Command(
    "stall", abstract: "Keep a stall", version: "1.2.3", options: [color],
    subcommands: [check, serve, price, copy, .completions])

  private static func echo(_ call: Invocation, _ text: () -> String) -> ExitCode {
    call.console.write(text())
    return .success
  }
}
