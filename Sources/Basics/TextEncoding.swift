internal import CPlatform

/// An encoding in which spreadsheets save text where it is not UTF-8.
///
/// The system's C library converts it. Linux loads a converter when it is first used, from the folder
/// `gconv` of glibc, which some distributions have in a package of its own.
public struct TextEncoding: Sendable, Hashable {
  /// The name in options and configurations, such as `gb18030`.
  public let name: String
  /// The name in messages, such as `GB18030`.
  public let title: String
  /// The name of the converter, for the variant that Windows uses; nil for UTF-8.
  let converter: String?
  /// Other names.
  private let aliases: [String]

  private init(_ name: String, _ title: String, _ converter: String?, _ aliases: [String] = []) {
    (self.name, self.title, self.converter, self.aliases) = (name, title, converter, aliases)
  }

  public static let utf8 = TextEncoding("utf-8", "UTF-8", nil)
  public static let gb18030 = TextEncoding("gb18030", "GB18030", "GB18030", ["gbk", "gb2312", "cp936", "windows-936"])
  public static let shiftJIS = TextEncoding(
    "shift-jis", "Shift JIS", "CP932", ["sjis", "cp932", "ms932", "windows-31j"])
  public static let big5 = TextEncoding("big5", "Big5", "CP950", ["cp950", "windows-950"])
  public static let eucKR = TextEncoding("euc-kr", "EUC-KR", "CP949", ["cp949", "uhc"])
  public static let windows1250 = TextEncoding("windows-1250", "Windows-1250", "CP1250", ["cp1250"])
  public static let windows1251 = TextEncoding("windows-1251", "Windows-1251", "CP1251", ["cp1251"])
  public static let windows1252 = TextEncoding(
    "windows-1252", "Windows-1252", "CP1252", ["cp1252", "latin1", "iso-8859-1"])
  public static let utf16LE = TextEncoding("utf-16le", "UTF-16LE", "UTF-16LE")
  public static let utf16BE = TextEncoding("utf-16be", "UTF-16BE", "UTF-16BE")

  /// All of them, in the order of the help.
  public static let all = [
    utf8, gb18030, shiftJIS, big5, eucKR, windows1252, windows1250, windows1251, utf16LE, utf16BE,
  ]

  /// The encoding with a name; case, `-`, `_` and blanks are insignificant.
  public init?(_ name: String) {
    func folded(_ name: String) -> String { name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " } }
    let wanted = folded(name)
    guard let known = Self.all.first(where: { ([$0.name] + $0.aliases).map(folded).contains(wanted) }) else {
      return nil
    }
    self = known
  }

  /// The text in UTF-8.
  public func decoded(_ bytes: [UInt8]) throws(TextDecodingFailure) -> [UInt8] {
    guard let converter else { return bytes }
    var (consumed, written) = (0, 0)
    var failure: Int32 = 0
    // No character of these encodings is longer in UTF-8 than three times its bytes.
    let text = [UInt8](unsafeUninitializedCapacity: 3 * bytes.count + 16) { output, count in
      failure = bytes.withUnsafeBytes { input in
        platform_decode(
          converter, input.baseAddress, input.count, output.baseAddress, output.count, &consumed, &written)
      }
      count = written
    }
    switch failure {
    case 0: return text
    case EILSEQ, EINVAL: throw .invalid(at: consumed, after: text)
    default: throw .noConverter
    }
  }
}

/// The reason why text can't be decoded.
public enum TextDecodingFailure: Error, Sendable, Hashable {
  /// The system has no converter for the encoding.
  case noConverter
  /// The bytes at an offset are not in the encoding; the text before them is passed on in UTF-8.
  case invalid(at: Int, after: [UInt8])
}
