import Basics
import CatalogModel
package import SourceSyntax

/// A table in the encoding that it was saved in, and its text in UTF-8.
///
/// The text has the same rows, columns, lines and characters as the file, but not the same bytes, so
/// that a decoded table is never edited in place.
package struct EncodedTable: Sendable {
  /// The text in UTF-8; the file itself where nothing was decoded.
  package let source: SourceFile
  /// Whether the text is the file's own.
  let isOriginal: Bool
  /// The reason why the file can't be decoded; the source then ends before that place.
  let fault: Diagnostic?
  /// The reason why the encoding is probably another one, although the whole file can be decoded.
  private(set) var doubt: Diagnostic?

  /// - Parameter map: The meanings of the headings, and the stated encoding of the file; a true byte
  ///   order mark overrules it.
  init(_ file: SourceFile, map: ColumnMap) {
    if let decoded = UTF16Text.decoded(file) {
      self.init(decoded: decoded)
    } else if let encoding = map.encoding, Self.needsDecoding(file, from: encoding) {
      self.init(decoding: file.withoutMark, from: encoding, map)
    } else {
      self.init(source: file, isOriginal: true, fault: nil)
    }
  }

  private init(source: SourceFile, isOriginal: Bool, fault: Diagnostic?) {
    (self.source, self.isOriginal, self.fault) = (source, isOriginal, fault)
  }

  /// - Parameter fault: The fault after the end of the text.
  private init(decoded: SourceFile, _ fault: String? = nil) {
    let end = SourceRange(at: decoded.bytes.count)
    self.init(source: decoded, isOriginal: false, fault: fault.map { Diagnostic(.error, $0, at: end) })
  }

  private init(decoding file: SourceFile, from encoding: TextEncoding, _ map: ColumnMap) {
    // Text in another encoding is never UTF-8 by chance, but UTF-8 often passes for another.
    if !encoding.hasZeros, String(validating: file.bytes, as: UTF8.self) != nil {
      let fault = "the file is UTF-8, not \(encoding.title); leave the encoding out, or give --encoding utf-8"
      self.init(source: file, isOriginal: true, fault: Diagnostic(.error, fault, at: SourceRange(at: 0)))
      return
    }
    // A line in UTF-8 is often decoded without a fault, to characters that nobody wrote.
    let lines = encoding.hasZeros ? nil : EncodedLines(file)
    let mixture = lines?.mixture(for: encoding)
    if let mixture, mixture.isMostlyUTF8 {
      let place = SourceRange(at: mixture.offset)
      self.init(source: file, isOriginal: true, fault: Diagnostic(.error, mixture.message, at: place))
      return
    }
    let part = mixture.map { Array(file.bytes[..<$0.offset]) } ?? file.bytes
    var text: [UInt8] = []
    var fault = mixture?.message
    do { text = try encoding.decoded(part) } catch {
      switch error {
      case .noConverter:
        fault =
          "this system has no converter from \(encoding.title), which is part of glibc or of a "
          + "package such as glibc-gconv-extra; save the file as UTF-8"
      case .invalid(let offset, let before):
        text = before
        let byte = file.bytes[min(offset, file.bytes.count - 1)]
        let other =
          mixture == nil ? EncodingGuess(file, map: map).likely.map { "; it looks like \($0.title)" } ?? "" : ""
        fault =
          "the file is not \(encoding.title): byte "
          + "0x\(byte.digits(2, radix: 16, uppercase: true)) is not allowed here\(other)"
      }
    }
    self.init(decoded: SourceFile(name: file.name, bytes: text), fault)
    if fault == nil {
      let reason = EncodingGuess(file, map: map).doubt(about: encoding) ?? lines?.doubt(about: encoding)
      doubt = reason.map { Diagnostic(.warning, $0, at: SourceRange(at: 0)) }
    }
  }

  /// Whether a file is neither ASCII nor identifies itself, by a mark or as a workbook.
  private static func needsDecoding(_ file: SourceFile, from encoding: TextEncoding) -> Bool {
    guard encoding != .utf8, !Workbook.isArchive(file.bytes) else { return false }
    // Some programs put the mark of UTF-8 before text in any encoding.
    if file.hasMark { return String(validating: file.bytes, as: UTF8.self) == nil }
    return encoding.hasZeros || file.bytes.contains { $0 >= 0x80 }
  }

  /// The document of a file that can't be decoded.
  package var refusal: CatalogDocument? { fault.map { CatalogDocument(refusing: source, [], [$0]) } }
}

extension SourceFile {
  /// Whether the file starts with the byte order mark of UTF-8.
  fileprivate var hasMark: Bool { bytes.starts(with: [0xEF, 0xBB, 0xBF]) }

  /// The file without the byte order mark of UTF-8.
  var withoutMark: SourceFile { hasMark ? SourceFile(name: name, bytes: Array(bytes.dropFirst(3))) : self }
}
