import Basics
import CatalogModel
import SourceSyntax

/// A table in the encoding that it was saved in, and its text in UTF-8.
///
/// Rows and columns of the text are those of the file, and so are lines and characters; its bytes are
/// not, so that what was decoded is never edited in place.
struct EncodedTable: Sendable {
  /// The text in UTF-8; the file itself where nothing was decoded.
  let source: SourceFile
  /// Whether the text is that of the file.
  let isOriginal: Bool
  /// Why the file can't be decoded; the source is then what is before that place.
  let fault: Diagnostic?

  /// - Parameter encoding: The encoding that the file is said to have; a byte order mark overrules it.
  init(_ file: SourceFile, in encoding: TextEncoding?) {
    if let decoded = UTF16Text.decoded(file) {
      self.init(decoded: decoded)
    } else if let encoding, Self.needsDecoding(file, from: encoding) {
      self.init(decoding: file, from: encoding)
    } else {
      self.init(source: file, isOriginal: true, fault: nil)
    }
  }

  private init(source: SourceFile, isOriginal: Bool, fault: Diagnostic?) {
    (self.source, self.isOriginal, self.fault) = (source, isOriginal, fault)
  }

  /// - Parameter fault: What is wrong after the end of the text.
  private init(decoded: SourceFile, _ fault: String? = nil) {
    let end = SourceRange(at: decoded.bytes.count)
    self.init(
      source: decoded, isOriginal: false, fault: fault.map { Diagnostic(.error, $0, at: end) })
  }

  private init(decoding file: SourceFile, from encoding: TextEncoding) {
    // Text in another encoding is never UTF-8 by chance, but UTF-8 often passes for another.
    if !encoding.hasZeros, String(validating: file.bytes, as: UTF8.self) != nil {
      let fault =
        "the file is UTF-8, not \(encoding.title); leave the encoding out, or give --encoding utf-8"
      self.init(
        source: file, isOriginal: true, fault: Diagnostic(.error, fault, at: SourceRange(at: 0)))
      return
    }
    var text: [UInt8] = []
    var fault: String?
    do {
      text = try encoding.decoded(file.bytes)
    } catch {
      switch error {
      case .noConverter:
        fault =
          "this system has no converter from \(encoding.title), which is part of glibc or of a "
          + "package such as glibc-gconv-extra; save the file as UTF-8"
      case .invalid(let offset, let before):
        text = before
        let byte = file.bytes[min(offset, file.bytes.count - 1)]
        let other = EncodingGuess(file).likely.map { "; it looks like \($0.title)" } ?? ""
        fault =
          "the file is not \(encoding.title): byte "
          + "0x\(byte.digits(2, radix: 16, uppercase: true)) is not allowed here\(other)"
      }
    }
    self.init(decoded: SourceFile(name: file.name, bytes: text), fault)
  }

  /// Whether a file is neither ASCII nor says itself what it is: by a mark, or as a workbook.
  private static func needsDecoding(_ file: SourceFile, from encoding: TextEncoding) -> Bool {
    guard encoding != .utf8, !file.bytes.starts(with: [0xEF, 0xBB, 0xBF]),
      !Workbook.isArchive(file.bytes)
    else { return false }
    return encoding.hasZeros || file.bytes.contains { $0 >= 0x80 }
  }

  /// The document of a file that can't be decoded.
  var refusal: CatalogDocument? {
    fault.map { CatalogDocument(refusing: source, [], [$0]) }
  }
}

/// The encodings that a file which is not UTF-8 may have.
///
/// It is only a guess, which a person confirms by naming the encoding: the same bytes are a text in
/// several.
struct EncodingGuess {
  /// The encodings that decode the whole file, the likeliest first.
  private let encodings: [TextEncoding]
  /// Whether the first of them looks like text.
  private let isLikely: Bool
  /// The start of the file in the first of them.
  private let start: String

  /// The encoding that the file most likely has; nil when nothing looks like text.
  var likely: TextEncoding? { isLikely ? encodings.first : nil }

  init(_ file: SourceFile, map: ColumnMap = ColumnMap()) {
    var rated: [(encoding: TextEncoding, headings: Int, likelihood: Double, text: SourceFile)] = []
    // Of equally likely ones, the narrowest set of characters comes first.
    let candidates: [TextEncoding] = [
      .eucKR, .shiftJIS, .big5, .gb18030, .windows1252, .windows1250, .windows1251,
    ]
    let bytes = Self.sample(of: file)
    for encoding in candidates {
      guard let text = try? encoding.decoded(bytes) else { continue }
      let decoded = SourceFile(name: file.name, bytes: text)
      rated.append(
        (
          encoding, TableHeading.knownColumns(of: DelimitedText(decoded), map: map),
          encoding.likelihood(of: bytes), decoded
        ))
    }
    let ordered = rated.enumerated().sorted {
      ($1.element.headings, $1.element.likelihood, $0.offset)
        < ($0.element.headings, $0.element.likelihood, $1.offset)
    }.map(\.element)
    encodings = ordered.map(\.encoding)
    isLikely = ordered.first.map { $0.likelihood >= 0.5 } ?? false
    start = ordered.first.map { Self.start(of: $0.text) } ?? ""
  }

  /// The rows of a file that tell its encoding; our own limit, since it is decoded many times.
  private static func sample(of file: SourceFile) -> [UInt8] {
    let most = file.bytes.prefix(1 << 22)
    guard most.count < file.bytes.count else { return file.bytes }
    return Array(most.prefix((most.lastIndex(of: 0x0A) ?? -1) + 1))
  }

  /// The first words of a text that are not ASCII, by which a person recognizes it.
  private static func start(of text: SourceFile) -> String {
    let words = text.text(in: SourceRange(start: 0, end: 1 << 14))
      .split { $0.isNewline || ",;\t\"".contains($0) }
      .filter { word in word.utf8.contains { $0 >= 0x80 } }
    return words.prefix(3).map { "\(quoted: String($0.prefix(20)))" }.joined(separator: ", ")
  }

  /// What to do about a file that is not UTF-8; nil when no encoding decodes it.
  var advice: String? {
    guard let first = encodings.first else { return nil }
    func listed(_ encodings: some Sequence<TextEncoding>) -> String {
      encodings.map(\.name).joined(separator: ", ")
    }
    let commands = "import, convert, lint and diff read it with --encoding"
    let saving = "; a spreadsheet saves such a file as \"CSV UTF-8\""
    guard isLikely else {
      return "the file is not UTF-8; \(commands), if it is one of these: \(listed(encodings))"
        + saving
    }
    let others = encodings.dropFirst()
    let texts = start.isEmpty ? "" : ", with texts such as \(start)"
    return "the file is not UTF-8; it looks like \(first.title)\(texts): \(commands) \(first.name)"
      + (others.isEmpty ? "" : ", but it may also be \(listed(others))") + saving
  }

  /// The diagnostics of a table that is not UTF-8, with advice if an encoding decodes it.
  static func diagnostics(of text: DelimitedText, map: ColumnMap = ColumnMap()) -> [Diagnostic] {
    // Text in UTF-16 and UTF-32 has a mark or zeros, and so have files that are not text.
    let bytes = text.source.bytes
    guard let first = text.diagnostics.first, !bytes.contains(0),
      !bytes.starts(with: [0xFF, 0xFE]), !bytes.starts(with: [0xFE, 0xFF]),
      let advice = EncodingGuess(text.source, map: map).advice
    else { return text.diagnostics }
    return [Diagnostic(.error, advice, at: SourceRange(at: first.range.start))]
  }
}

extension TextEncoding {
  /// Whether ASCII has zeros in it.
  fileprivate var hasZeros: Bool { self == .utf16LE || self == .utf16BE }
}
