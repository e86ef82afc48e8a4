import Basics

/// The output streams of a command, and the properties of the terminal.
///
/// The streams are closures so that a test can collect what a command writes.
public struct Console: Sendable {
  /// Receives the bytes that are written to a stream, in order.
  public typealias Sink = @Sendable ([UInt8]) -> Void

  /// The width to which help is wrapped, in columns.
  public let columns: Int
  /// The width of the terminal that shows standard output; nil when it isn't one, so that no line is
  /// cut or wrapped for a program.
  public let terminalColumns: Int?
  /// Whether help and errors may use ANSI escapes.
  public let isColored: Bool
  /// The locale of the person who reads the output, as the environment names it; empty for a program.
  public let locale: String
  /// The folder for what later runs of the program can use again; nil to keep nothing.
  public let cacheFolder: String?
  private let standardOutput: Sink
  private let standardError: Sink
  private let answer: (@Sendable () -> String?)?
  private let kept = Lock<[any Sendable]>([])

  /// A console that asks by `answer`, which reads a line that a person types; nil when nobody is there.
  public init(
    columns: Int = 80, terminalColumns: Int? = nil, isColored: Bool = false, locale: String = "",
    cacheFolder: String? = nil,
    standardOutput: @escaping Sink, standardError: @escaping Sink, answer: (@Sendable () -> String?)? = nil
  ) {
    self.answer = answer
    self.columns = columns
    self.terminalColumns = terminalColumns
    self.isColored = isColored
    self.locale = locale
    self.cacheFolder = cacheFolder
    self.standardOutput = standardOutput
    self.standardError = standardError
  }

  /// Keeps a value for as long as the console: the end of the process gives back the memory of a
  /// large catalog at once, which is faster than releasing its parts one by one.
  public func keep(_ value: some Sendable) { kept.withLock { $0.append(value) } }

  /// Writes bytes to standard output unchanged.
  public func write(_ bytes: [UInt8]) { standardOutput(bytes) }

  /// Writes text to standard output unchanged, without adding a newline.
  public func write(_ text: String) { standardOutput(Array(text.utf8)) }

  /// Writes one line to standard output; characters that could forge another line are escaped.
  public func writeLine(_ line: String) { write(VisibleText.escaped(line) + "\n") }

  /// Writes one line to standard error; characters that could forge another line are escaped.
  public func writeErrorLine(_ line: String) { writeError(VisibleText.line(line) + "\n") }

  /// Writes an error to standard error, after "error:".
  public func report(_ error: any Error) {
    let lines = (error as? any MultilineError)?.lines ?? [(error as? any DescribedFailure)?.message ?? "\(error)"]
    writeError(bold("error:", red: true) + " ")
    for line in lines { writeErrorLine(line) }
  }

  /// Writes text to standard error unchanged, without adding a newline.
  public func writeError(_ text: String) { standardError(Array(text.utf8)) }

  /// Asks a person whether to continue; true when nobody is there, as in a pipeline, which has
  /// confirmed it by its options.
  public func confirms(_ question: String) -> Bool {
    guard let answer else { return true }
    writeError(VisibleText.escaped(question) + " [y/N] ")
    return ["y", "yes"].contains(answer()?.lowercased())
  }

  /// Whether a person is there to answer.
  public var canAsk: Bool { answer != nil }

  /// Asks a person for a text.
  ///
  /// - Parameters:
  ///   - question: The text of the question.
  ///   - value: The meaning of an empty answer; nil without a default.
  /// - Returns: Nil when nobody is there, or has no more to say.
  public func ask(_ question: String, default value: String? = nil) -> String? {
    guard let answer else { return nil }
    let usual = value.map { " [\($0)]" } ?? ""
    writeError(VisibleText.escaped(question + usual) + ": ")
    return answer().map { $0.isEmpty ? value ?? "" : $0 }
  }

  func bold(_ text: String, red: Bool = false) -> String {
    isColored ? "\u{1B}[\(red ? "1;31" : "1")m\(text)\u{1B}[0m" : text
  }
}
