/// An error whose description has several lines.
///
/// What a line quotes may contain line breaks of its own; whoever prints it escapes them, so that
/// they can't forge another line.
public protocol MultilineError: Error { var lines: [String] { get } }
