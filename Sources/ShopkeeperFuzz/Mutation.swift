import Basics

extension SplitMix {
  /// The numbers of one input of a run.
  init(seed: UInt64, number: UInt64) {
    self.init(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ number &* 0xD1B5_4A32_D192_ED03 &+ 0x2545_F491_4F6C_DD1D)
  }
}

/// Changes of a file that keep most of its structure, so that they get beyond its parser.
struct Mutation {
  private var random: SplitMix
  private let seeds: [[UInt8]]

  init(_ random: SplitMix, seeds: [[UInt8]]) {
    self.random = random
    self.seeds = seeds
  }

  /// The limit for which time is promised.
  static let mostBytes = 1 << 16

  mutating func input() -> [UInt8] {
    var bytes = seeds.randomElement(using: &random) ?? []
    // Some are unchanged; most have a few changes.
    for _ in 0..<Int.random(in: 0...6, using: &random) { change(&bytes) }
    return Array(bytes.prefix(Self.mostBytes))
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let part = self.part(of: bytes.count)
    switch Int.random(in: 0..<10, using: &random) {
    case 0 where !part.isEmpty: bytes[part.lowerBound] = .random(in: 0...255, using: &random)
    case 1 where !part.isEmpty: bytes[part.lowerBound] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 2: bytes.removeSubrange(part)
    case 3: bytes.insert(contentsOf: bytes[part], at: part.lowerBound)
    case 4:
      // Repeats a part many times, for costs that grow faster than the input.
      let copies = Int.random(in: 2...400, using: &random)
      let piece = bytes[part].prefix(Self.mostBytes / copies)
      bytes.insert(contentsOf: repeatElement(piece, count: copies).joined(), at: part.lowerBound)
    case 5:
      let other = seeds.randomElement(using: &random) ?? []
      bytes.insert(contentsOf: other[self.part(of: other.count)], at: part.lowerBound)
    case 6: bytes.removeSubrange(part.lowerBound...)
    case 7 where !part.isEmpty: changeNumber(&bytes, from: part.lowerBound)
    default:
      let token = Self.tokens.randomElement(using: &random) ?? ""
      bytes.insert(contentsOf: token.utf8, at: part.lowerBound)
    }
  }

  private mutating func part(of count: Int) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    let start = Int.random(in: 0..<count, using: &random)
    let most = Bool.random(using: &random) ? 16 : 2_000
    return start..<min(count, start + Int.random(in: 1...most, using: &random))
  }

  /// Replaces the next number with one at the limit of some type.
  private mutating func changeNumber(_ bytes: inout [UInt8], from start: Int) {
    guard let first = bytes[start...].firstIndex(where: { (0x30...0x39).contains($0) }) else { return }
    let end = bytes[first...].firstIndex { !(0x30...0x39).contains($0) } ?? bytes.count
    let number = Self.numbers.randomElement(using: &random) ?? "0"
    bytes.replaceSubrange(first..<end, with: number.utf8)
  }

  private static let numbers = [
    "0", "-1", "00", "9223372036854775807", "9223372036854775808", "-9223372036854775809", "18446744073709551616",
    "1e400", "0.1", "1.", "4294967296", "2147483648", "65536", "256", "999999999", "0x7F", "১২৩",
  ]

  private static let tokens = [
    "\"", "'", "\\", "\\u0000", "\\uD800", "{", "}", "[", "]", ":", ",", ": ", "- ", "? ", "|\n", ">-\n", "&a ", "*a",
    "<<: ", "!!int ", "%YAML 1.2\n", "---\n", "...\n", "#", "\t", "\r", "\r\n", "\u{2028}", "\u{FEFF}", "\u{202E}",
    "\0", "<", ">", "</", "/>", "<!--", "-->", "<![CDATA[", "]]>", "<?x ?>", "&lt;", "&#0;", "&x;", "<!DOCTYPE plist>",
    "true", "null", "~", "{}", "[]", "catalog: 1\n", "products:", "localizations:", "en-US", "zh-Hans",
    "price: {tier: 6}", "{USD: 1}", "400 gold coins", "四十元", "１２", "👨‍👩‍👧‍👦", "e\u{301}", "id,type\n", ";", "\"\"", "=1+1",
    "HTTP/1.1\r\n", "Content-Length: 1\r\n", "*/*;q=0.5", "(?:a+)+$", "(a|b){1000}",
  ]
}
