/// The translations of messages into a language.
///
/// It is read from a text for translators: the English pattern, its translation on the next line, and an empty line.
/// Lines that begin with `#` are headings.
package struct MessageTable: Sendable {
  package enum Piece: Sendable, Hashable {
    case text(String)
    /// The index of a value.
    case place(Int)
  }

  /// The translations by English pattern, in the notation of the text.
  package let lines: [String: String]
  package let separators: [Message.Separator: String]
  private let pieces: [String: [Piece]]

  package init(_ bytes: [UInt8], separators: [Message.Separator: String]) {
    let rows = Self.rows(of: bytes)
    lines = Dictionary(rows.map { ($0.english, $0.translation) }, uniquingKeysWith: { first, _ in first })
    pieces = lines.mapValues(Self.pieces)
    self.separators = separators
  }

  /// The patterns and their translations, in the order of the text.
  package static func rows(of bytes: [UInt8]) -> [(english: String, translation: String)] {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("#") }
    return stride(from: 0, to: lines.count - 1, by: 2).map { (String(lines[$0]), String(lines[$0 + 1])) }
  }

  func translation(of message: Message) -> [Piece]? { pieces[message.pattern] }

  /// A number with a translated noun; nil without a translation.
  func counted(_ count: Int, _ noun: String) -> String? { lines["{1} \(noun)"]?.replacing("{1}", with: "\(count)") }

  /// A pattern with its places apart: `{1}` is the first value.
  package static func pieces(of pattern: String) -> [Piece] {
    var pieces: [Piece] = []
    var text = ""
    var rest = pattern[...]
    while let character = rest.popFirst() {
      let place = rest.first.flatMap { $0.isASCII ? $0.wholeNumberValue : nil }
      if character == "{", let place, place > 0, rest.dropFirst().first == "}" {
        if !text.isEmpty { pieces.append(.text(text)) }
        text = ""
        pieces.append(.place(place - 1))
        rest = rest.dropFirst(2)
      } else {
        text.append(character)
      }
    }
    return text.isEmpty ? pieces : pieces + [.text(text)]
  }
}
