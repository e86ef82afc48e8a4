import Basics
import CatalogModel
package import SourceSyntax

/// The encodings that a file other than UTF-8 may have.
///
/// It is only a guess, which a person confirms by naming the encoding: the same bytes are valid
/// text in several.
package struct EncodingGuess {
  private struct Rated {
    var encoding: TextEncoding
    /// The number of headings that name columns of a catalog.
    var headings: Int
    var likelihood: Double
    var text: SourceFile
  }

  /// The encodings that decode the whole file, the likeliest first.
  private let rated: [Rated]

  /// The encoding that the file most likely has; nil when nothing looks like text.
  var likely: TextEncoding? { isLikely ? rated.first?.encoding : nil }

  /// Whether the first of them looks like text.
  private var isLikely: Bool { rated.first.map { $0.likelihood >= 0.5 } ?? false }

  init(_ file: SourceFile, map: ColumnMap = ColumnMap()) {
    let file = file.withoutMark
    let bytes = Self.sample(of: file)
    // Among equally likely encodings, the one with the narrowest set of characters comes first.
    let candidates: [TextEncoding] =
      bytes.contains(0) ? Self.wide : [.eucKR, .shiftJIS, .big5, .gb18030, .windows1252, .windows1250, .windows1251]
    var rated: [Rated] = []
    // A file of random bytes has one in ten, and no text has any.
    let controls = bytes.count { $0 < 0x20 && !"\t\n\r".utf8.contains($0) }
    guard bytes.contains(0) || controls * 100 <= bytes.count else {
      self.rated = []
      return
    }
    guard !bytes.contains(0) || Self.wide.contains(where: { $0.likelihood(of: bytes) >= 0.5 }) else {
      self.rated = []
      return
    }
    for encoding in candidates {
      guard let text = try? encoding.decoded(bytes) else { continue }
      let decoded = SourceFile(name: file.name, bytes: text)
      rated.append(
        Rated(
          encoding: encoding, headings: TableHeading.knownColumns(of: DelimitedText(decoded), map: map),
          likelihood: encoding.likelihood(of: bytes), text: decoded))
    }
    self.rated = rated.enumerated().sorted {
      ($1.element.headings, $1.element.likelihood, $0.offset) < ($0.element.headings, $0.element.likelihood, $1.offset)
    }.map(\.element)
  }

  private static let wide: [TextEncoding] = [.utf16LE, .utf16BE]

  /// The rows of a file by which its encoding is guessed; our own limit, since they are decoded many times.
  private static func sample(of file: SourceFile) -> [UInt8] {
    let most = file.bytes.prefix(1 << 22)
    guard most.count < file.bytes.count else { return file.bytes }
    // Rows end with a byte more in UTF-16.
    guard !most.contains(0) else { return Array(most) }
    return Array(most.prefix((most.lastIndex(of: 0x0A) ?? -1) + 1))
  }

  /// The first words of a text that are not ASCII, by which a person recognizes it.
  static func start(of text: SourceFile, _ most: Int = 3) -> String {
    let words = text.text(in: SourceRange(start: 0, end: min(1 << 14, text.bytes.count))).split {
      $0.isNewline || ",;\t\"".contains($0)
    }.filter { word in word.utf8.contains { $0 >= 0x80 } }
    return words.prefix(most).map { "\(quoted: String($0.prefix(20)))" }.joined(separator: ", ")
  }

  /// Advice for a file that is not UTF-8; nil when no encoding decodes it.
  private var advice: String? {
    guard let first = rated.first else { return nil }
    func listed(_ rated: some Sequence<Rated>) -> String { rated.map(\.encoding.name).joined(separator: ", ") }
    let commands = "import, convert, lint and diff read it with --encoding"
    let saving = "; a spreadsheet saves such a file as \"CSV UTF-8\""
    guard isLikely else {
      return "the file is not UTF-8; \(commands), if it is one of these: \(listed(rated))" + saving
    }
    // The order of two bytes is never in doubt.
    let others = rated.dropFirst().filter { !$0.encoding.hasZeros }
    let start = Self.start(of: first.text)
    let texts = start.isEmpty ? "" : ", with texts such as \(start)"
    return "the file is not UTF-8; it looks like \(first.encoding.title)\(texts): \(commands) " + first.encoding.name
      + (others.isEmpty ? "" : ", but it may also be \(listed(others))") + saving
  }

  /// The reason why a file is probably not in an encoding that decodes it; nil without a better one.
  func doubt(about encoding: TextEncoding) -> String? {
    guard let first = rated.first, isLikely, first.encoding != encoding,
      let given = rated.first(where: { $0.encoding == encoding }),
      first.headings > given.headings || given.likelihood < 0.5 && first.likelihood >= given.likelihood + 0.25
    else { return nil }
    return "the file looks like \(first.encoding.title) rather than \(encoding.title): its first text is "
      + "\(Self.start(of: first.text, 1)), not \(Self.start(of: given.text, 1))"
  }

  /// The diagnostics of a table that is not UTF-8, with advice if an encoding decodes it.
  package static func diagnostics(of text: DelimitedText, map: ColumnMap = ColumnMap()) -> [Diagnostic] {
    // Text with a mark of UTF-16 or UTF-32 is decoded or refused by the mark.
    let bytes = text.source.bytes
    guard let first = text.diagnostics.first, !bytes.starts(with: [0xFF, 0xFE]), !bytes.starts(with: [0xFE, 0xFF])
    else { return text.diagnostics }
    let lines = bytes.contains(0) ? nil : EncodedLines(text.source)
    let guess = EncodingGuess(text.source, map: map)
    if let mixture = lines?.mixture() ?? lines?.mixture(for: guess.likely) {
      return [Diagnostic(.error, mixture.message, at: SourceRange(at: mixture.offset))]
    }
    guard let advice = guess.advice else { return text.diagnostics }
    return [Diagnostic(.error, advice, at: SourceRange(at: first.range.start))]
  }

  /// A message about a file in UTF-8 whose text names no columns of a catalog: it was read in the
  /// wrong encoding before it was saved. Nil for other files.
  static func damage(of file: SourceFile, map: ColumnMap) -> String? {
    let text = file.text(in: SourceRange(start: 0, end: file.bytes.count))
    let saving = "export it again from the spreadsheet, as \"CSV UTF-8\" or .xlsx"
    let lost = text.unicodeScalars.count { $0 == "\u{FFFD}" }
    if lost > 0 {
      return "the text was read in the wrong encoding before it was saved, and \(lost) of its "
        + "characters are lost (U+FFFD REPLACEMENT CHARACTER); \(saving)"
    }
    guard let bytes = bytesInWindows1252(of: text), bytes.contains(where: { $0 >= 0x80 }) else { return nil }
    let original = SourceFile(name: file.name, bytes: bytes)
    if String(validating: bytes, as: UTF8.self) != nil {
      return "the text was UTF-8 before it was saved as UTF-8 once more: its first text is "
        + "\(start(of: original, 1)), not \(start(of: file, 1)); \(saving)"
    }
    let guess = EncodingGuess(original, map: map)
    guard let first = guess.rated.first, guess.isLikely, first.headings > 1, first.encoding != .windows1252 else {
      return nil
    }
    return "the text was \(first.encoding.title) and was read as Windows-1252 before it was saved: "
      + "its first text is \(start(of: first.text, 1)), not \(start(of: file, 1)); \(saving)"
  }

  /// A text in Windows-1252, in which bytes without a character are read as ISO 8859-1; nil when it
  /// has other characters.
  private static func bytesInWindows1252(of text: String) -> [UInt8]? {
    var known: [Unicode.Scalar: UInt8] = [:]
    for byte in 0x80...0x9F as ClosedRange<UInt8> {
      guard let decoded = try? TextEncoding.windows1252.decoded([byte]),
        let scalar = String(decoding: decoded, as: UTF8.self).unicodeScalars.first
      else { continue }
      known[scalar] = byte
    }
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      guard let byte = known[scalar] ?? UInt8(exactly: scalar.value) else { return nil }
      bytes.append(byte)
    }
    return bytes
  }
}

extension TextEncoding {
  /// Whether ASCII has zeros in it.
  var hasZeros: Bool { self == .utf16LE || self == .utf16BE }
}
