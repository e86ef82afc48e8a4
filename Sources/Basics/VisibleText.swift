/// Text from files and command lines, made safe to print.
///
/// A key or a title may contain a line break, an escape sequence that colors a terminal, or a
/// character that changes the direction of the text after it: printed verbatim, they could forge a
/// line of the output.
public enum VisibleText {
  /// The text with controls, bidirectional formatting characters and noncharacters as escapes, such
  /// as `\u{1B}`; bytes of a ``FileName`` that are not UTF-8 are shown as `\xE9`. ``Secrets`` are hidden.
  public static func escaped(_ text: String) -> String { withoutControls(Secrets.redacted(text)) }

  /// The text with the same escapes, and with secrets: for text that is stored instead of printed.
  public static func withoutControls(_ text: String) -> String {
    let isPrintable = text.utf8.withContiguousStorageIfAvailable { bytes in bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    }
    if isPrintable == true { return text }
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    return text.unicodeScalars.reduce(into: "") { $0 += shown($1) }
  }

  /// A scalar, or its escape sequence when it is unsafe.
  public static func shown(_ scalar: Unicode.Scalar) -> String {
    if let byte = FileName.byte(of: scalar) { return "\\x\(String(byte, radix: 16, uppercase: true))" }
    return isUnsafe(scalar) ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
  }

  /// Whether a scalar is shown as it is.
  public static func isSafe(_ scalar: Unicode.Scalar) -> Bool { !isUnsafe(scalar) }

  /// A message as one line: escaped, and truncated when it is long, because the contents of a file
  /// must neither break nor flood the line that reports them.
  public static func line(_ message: String) -> String { escaped(bounded(message)) }

  /// A message without secrets, truncated when it is long.
  public static func bounded(_ message: String) -> String {
    // Secrets are hidden before a part by which they are recognized is cut off.
    let message = Secrets.redacted(start(of: message))
    return start(ofName: message)
  }

  /// A name as it is in a file, truncated when it is longer than any message.
  public static func start(ofName name: String) -> String { start(of: name, bytes: longestLine) }

  /// The beginning of a text that has more than a number of bytes.
  public static func start(of text: String, bytes: Int) -> String {
    guard text.utf8.count > bytes else { return text }
    let start = String(decoding: text.utf8.prefix(bytes), as: UTF8.self)
    // A code point that was cut in two became a replacement character.
    return (start.last == "\u{FFFD}" ? String(start.dropLast()) : start) + "…"
  }

  /// Our own limit, in bytes: less than a page of a terminal.
  private static let longestLine = 600
  /// In code points: much more than is shown, so that a secret that is cut off has its shape.
  fileprivate static let longestRead = 4_000

  /// A letter with marks may have any number of code points.
  fileprivate static func start(of text: some StringProtocol) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.prefix(longestRead)))
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x20, 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFFE, 0xFFFF, 0x10_FF80...:
      true
    default: false
    }
  }
}

extension DefaultStringInterpolation {
  /// Appends a value that was found in a file: in double quotes and truncated after 60 characters,
  /// which is longer than any valid value, without secrets. The code that prints the message makes it
  /// safe.
  public mutating func appendInterpolation(quoted value: some StringProtocol) {
    appendLiteral("\"")
    appendInterpolation(VisibleText.quotable(value))
    appendLiteral("\"")
  }
}

extension Message.StringInterpolation {
  /// Appends a value that was found in a file, as other strings do.
  public mutating func appendInterpolation(quoted value: some StringProtocol) {
    appendLiteral("\"")
    appendInterpolation(VisibleText.quotable(value))
    appendLiteral("\"")
  }
}

extension VisibleText {
  fileprivate static func quotable(_ value: some StringProtocol) -> Substring {
    Secrets.redacted(start(of: value)).prefix(60)
  }
}
