public import CatalogLint

/// A format for printing findings.
public protocol Reporter: Sendable {
  /// The name for `--format`.
  static var name: String { get }
  /// The audience of the format, in one line.
  static var summary: String { get }

  /// Whether people read it, so that its messages are in their language; those for programs are the same in any.
  static var isForPeople: Bool { get }

  /// Whether each product has a result of its own, so that no finding may be omitted.
  static var countsProducts: Bool { get }

  /// Notes for readers of the output, for example on findings that a limit leaves out of it.
  static func notes(on report: LintReport) -> [String]

  /// The whole output, with a line feed at its end unless it is empty.
  static func render(_ report: LintReport, style: ReportStyle) -> String
}

extension Reporter {
  public static var isForPeople: Bool { false }
  public static var countsProducts: Bool { false }
  public static func notes(on report: LintReport) -> [String] { [] }
}

/// The properties of the output's destination that a reporter needs.
public struct ReportStyle: Sendable {
  public var isColored: Bool
  /// The version of the program that lints, for reports that name it.
  public var toolVersion: String?
  /// Whether to show the changes that `--fix` makes only with `--unsafe-fixes`.
  public var showsUnsafeFixes: Bool
  /// Whether warnings count as failures, so that tests in a report fail when the command does.
  public var isStrict = false
  /// Whether to list the rules that were skipped.
  public var listsSkippedRules = false
  /// The width of the terminal, for people; nil elsewhere.
  public var columns: Int?
  /// The place where the report is written; nil when that is unknown, so that it can't refer to other files.
  public var place: ReportPlace?

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
    ConciseReporter.self,
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
