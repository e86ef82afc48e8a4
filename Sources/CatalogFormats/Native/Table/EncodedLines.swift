import Basics
import SourceSyntax

/// The lines of a file by whether they are UTF-8, for files that were put together from several.
struct EncodedLines {
  /// The number of a line, counted from 1, and its offset in the file.
  private struct Line {
    var number: Int
    var start: Int
    var likelihood = Likelihood.slight
  }

  /// The likelihood that a line that is valid in UTF-8 is in UTF-8 and not in another encoding.
  private enum Likelihood { case slight, inSingleBytes, any }

  /// The lines that are UTF-8.
  private var unicode: [Line] = []
  /// The lines that are not UTF-8.
  private var other: [Line] = []

  /// - Parameter file: A file in encodings in which a line feed is a byte of its own.
  init(_ file: SourceFile) {
    let bytes = file.bytes
    var (number, start) = (1, 0)
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let line = bytes[start..<end]
      if line.contains(where: { $0 >= 0x80 }) {
        if String(validating: line, as: UTF8.self) == nil {
          other.append(Line(number: number, start: start))
        } else {
          unicode.append(Line(number: number, start: start, likelihood: Self.likelihood(of: line)))
        }
      }
      (number, start) = (number + 1, end + 1)
    }
  }

  /// Text in another encoding is never like a line with two characters of three bytes, or six of two, by chance. In an
  /// encoding with a byte for each character, it seldom has the sequences of common letters and signs either: `É™` is
  /// one of another letter.
  private static func likelihood(of line: ArraySlice<UInt8>) -> Likelihood {
    var weight = 0
    for byte in line where byte >= 0xC0 { weight += byte >= 0xE0 ? 3 : 1 }
    let isCommon = line.allSatisfy { !(0xC0...0xDF).contains($0) || 0xC2...0xC5 ~= $0 || 0xCE...0xD1 ~= $0 }
    return weight >= 6 ? .any : isCommon ? .inSingleBytes : .slight
  }

  /// A message about a file with lines in UTF-8 and in another encoding, and the offset of the first
  /// line of the less frequent kind; nil when all are alike.
  ///
  /// - Parameter encoding: The encoding that the user states.
  func mixture(for encoding: TextEncoding? = nil) -> (message: String, offset: Int, isMostlyUTF8: Bool)? {
    let isSingle = encoding?.name.hasPrefix("windows-") ?? false
    let unicode = unicode.filter { $0.likelihood == .any || isSingle && $0.likelihood == .inSingleBytes }
    guard let first = unicode.first, let odd = other.first else { return nil }
    let saving = "save all of it as \"CSV UTF-8\""
    guard other.count > unicode.count else {
      return ("\(Self.named(other)) not UTF-8, but the rest of the file is; \(saving)", odd.start, true)
    }
    let rest = encoding?.title ?? "not"
    return ("\(Self.named(unicode)) UTF-8, but the rest of the file is \(rest); \(saving)", first.start, false)
  }

  /// A warning about lines that are read in an encoding, but may be UTF-8; nil without them.
  func doubt(about encoding: TextEncoding) -> String? {
    guard !unicode.isEmpty, !other.isEmpty else { return nil }
    return
      "\(Self.named(unicode)) valid as UTF-8, unlike others, and read as \(encoding.title); check the texts there, or "
      + "save all of the file as \"CSV UTF-8\""
  }

  private static func named(_ lines: [Line]) -> String {
    guard lines.count > 1 else { return "line \(lines[0].number) is" }
    let listed = lines.prefix(5).map { String($0.number) }
    guard lines.count > listed.count else {
      return "lines \(listed.dropLast().joined(separator: ", ")) and \(listed[listed.count - 1]) are"
    }
    return "lines \(listed.joined(separator: ", ")) and \(lines.count - listed.count) more are"
  }
}
