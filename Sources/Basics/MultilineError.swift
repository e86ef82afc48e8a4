/// An error whose description has several lines.
///
/// A quoted text may contain line breaks of its own; the code that prints it escapes them, so that
/// they can't forge another line.
public protocol MultilineError: Error { var lines: [String] { get } }
