/// A way to print what was found.
public protocol Reporter: Sendable {
  /// The name that `--format` takes.
  static var name: String { get }
  /// One line: who reads it.
  static var summary: String { get }

  /// The whole output, with a line feed at its end unless it is empty.
  static func render(_ report: LintReport, style: ReportStyle) -> String
}

/// What a reporter should know of where its output goes.
public struct ReportStyle: Sendable {
  public var isColored: Bool
  /// The version of the program that lints, for reports that name it.
  public var toolVersion: String?
  /// Whether the changes are shown that `--fix` makes only with `--unsafe-fixes`.
  public var showsUnsafeFixes: Bool
  /// Whether the rules that did not look are to be named.
  public var listsSkippedRules = false

  public init(
    isColored: Bool = false, toolVersion: String? = nil, showsUnsafeFixes: Bool = false
  ) {
    self.isColored = isColored
    self.toolVersion = toolVersion
    self.showsUnsafeFixes = showsUnsafeFixes
  }
}

/// The reporters, in the order of the help.
public enum Reporters {
  public static let all: [any Reporter.Type] = [
    TextReporter.self,
    JSONReporter.self,
    JSONLinesReporter.self,
    GitHubReporter.self,
    GitLabReporter.self,
    SARIFReporter.self,
    JUnitReporter.self,
    CheckstyleReporter.self,
    TAPReporter.self,
    MarkdownReporter.self,
    HTMLReporter.self,
    XcodeReporter.self,
  ]

  public static func named(_ name: String) -> (any Reporter.Type)? {
    all.first { $0.name == name }
  }
}
