import AppStoreReference
import CommandLayer

/// `--format` of the commands that print for people or for programs.
enum OutputFormat {
  static let table = option("table", "json")

  /// The option with these formats; the first one is the default.
  static func option(_ formats: Candidate...) -> Option<String> {
    Option("format", short: "f", of: .choice(formats), default: formats.first?.value ?? "", help: "What to print")
  }
}

/// `--profile` of the commands that know the limits of several days.
enum ProfileOption {
  static let kind = ValueKind<String>.choice(LimitProfile.all.map { Candidate($0.name, help: $0.summary) })

  /// The option of a command that names limits, by default the current ones.
  static let named = Option("profile", of: kind, default: LimitProfile.current.name, help: "The limits to name")
}
