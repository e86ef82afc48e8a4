import AppStoreReference
import Basics
import TextReading

/// Finds passwords by the word that introduces them: `password: hunter2`, `密码123456`.
///
/// The text after the word counts as a password when it looks like one: in ASCII, with a digit; or,
/// right after a colon, without a digit, unless a sentence continues there.
struct CredentialSearch {
  /// The connection of a value to the word before it.
  private enum Connector {
    /// A colon or an equals sign.
    case sign
    /// A form of "to be", or nothing but a space.
    case loose
  }

  private let bytes: UnsafeBufferPointer<UInt8>

  /// The UTF-8 offsets of everything that seems to be a password.
  static func passwords(in text: String) -> [Range<Int>] { text.withUTF8Bytes { CredentialSearch(bytes: $0).run() } }

  private func run() -> [Range<Int>] {
    var found: [Range<Int>] = []
    var place = 0
    while place < bytes.count {
      guard let end = endOfWord(at: place) else {
        place += 1
        continue
      }
      place = end
      if let value = value(after: end) {
        found.append(value)
        place = value.upperBound
      }
    }
    return found
  }

  private func value(after word: Int) -> Range<Int>? {
    var place = skip(word) { isSpace($0) || $0 == UInt8(ascii: "*") || isQuote($0) }
    var tie = Connector.loose
    if let end = Self.signs.end(in: bytes, at: place) {
      tie = .sign
      place = end
    } else if let end = Self.verbs.end(in: bytes, at: place) {
      place = end
    }
    place = opening(place)
    guard let value = token(at: place) else { return nil }
    if isAddress(value) {
      // "login and password: demo@example.com / hunter2"
      let next = skip(value.upperBound) { isSpace($0) || "/|,;".utf8.contains($0) }
      guard next > value.upperBound, let second = token(at: next), isPassword(second, tie) else { return nil }
      return second
    }
    return isPassword(value, tie) ? value : nil
  }

  /// The offset after spaces and opening quotation marks.
  private func opening(_ start: Int) -> Int {
    var place = start
    while place < bytes.count {
      if isSpace(bytes[place]) || bytes[place] == UInt8(ascii: "*") || isQuote(bytes[place]) {
        place += 1
      } else if let end = Self.quotes.end(in: bytes, at: place) {
        place = end
      } else {
        break
      }
    }
    return place
  }

  /// A run without spaces, excluding the period at the end of a sentence.
  private func token(at start: Int) -> Range<Int>? {
    var end = skip(start) { (0x21...0x7E).contains($0) && !isQuote($0) && !",;<>[]{})".utf8.contains($0) }
    while end > start, ".:/|*".utf8.contains(bytes[end - 1]) { end -= 1 }
    return end > start ? start..<end : nil
  }

  private func isPassword(_ value: Range<Int>, _ tie: Connector) -> Bool {
    let text = bytes[value]
    guard let first = text.first, !"$%(#".utf8.contains(first) else { return false }
    // Dots and crosses are placeholders for a password, `6-12` is a length, and an address is not a
    // password.
    guard first.isASCIIDigit || text.contains(where: { $0.lowercasedASCII != first.lowercasedASCII }) else {
      return false
    }
    guard !isLengths(text), !text.elementsEqual("n/a".utf8), !isLink(text) else { return false }
    let hasDigit = text.contains { $0.isASCIIDigit }
    switch tie {
    case .loose: return hasDigit && text.count >= Facts.password.value.upperBound && !text.contains(UInt8(ascii: "/"))
    case .sign:
      guard text.count >= Facts.password.value.lowerBound else { return false }
      return hasDigit || !isNoPassword(text) && endsClause(value)
    }
  }

  private func isLengths(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    text.contains { "-~+".utf8.contains($0) } && text.allSatisfy { $0.isASCIIDigit || "-~+".utf8.contains($0) }
  }

  private func isAddress(_ value: Range<Int>) -> Bool {
    guard let at = bytes[value].firstIndex(of: UInt8(ascii: "@")), at > value.lowerBound else { return false }
    return bytes[at..<value.upperBound].contains(UInt8(ascii: "."))
  }

  private func isLink(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    text.starts(with: "http".utf8) || text.starts(with: "www.".utf8)
  }

  /// Whether a value ends its clause: a lowercase word after it would continue the sentence.
  private func endsClause(_ value: Range<Int>) -> Bool {
    let next = skip(value.upperBound) { $0 == UInt8(ascii: " ") }
    guard next > value.upperBound, next < bytes.count else { return true }
    return !(0x61...0x7A).contains(bytes[next])
  }

  private func skip(_ start: Int, while condition: (UInt8) -> Bool) -> Int {
    var place = start
    while place < bytes.count, condition(bytes[place]) { place += 1 }
    return place
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private func isQuote(_ byte: UInt8) -> Bool { "\"'`".utf8.contains(byte) }

  /// Words that are also found inside other words.
  private static let inner = WordTable(passwords.filter { !$0.hasPrefix("|") })
  private static let whole = WordTable(passwords.filter { $0.hasPrefix("|") }.map { String($0.dropFirst()) })
  private static let passwords = Language.everywhere(\.passwords)
  private static let signs = WordTable([":", "=", "：", "＝", "->", "→"])
  private static let verbs = WordTable(["—", "–", "- "] + Language.everywhere(\.toBe))
  private static let quotes = WordTable(["“", "”", "„", "‘", "’", "«", "「", "『", "\u{3000}", "\u{A0}"])
  private static let noPasswords = Set(Language.everywhere(\.noPassword))

  /// The end of a word for "password", or its plural, that begins at an offset.
  private func endOfWord(at place: Int) -> Int? {
    if let end = Self.inner.end(in: bytes, at: place, where: { isEnd(plural($0)) }) { return plural(end) }
    if place > 0, bytes[place - 1].isASCIILetter { return nil }
    return Self.whole.end(in: bytes, at: place) { isEnd(plural($0)) }.map(plural)
  }

  private func plural(_ end: Int) -> Int {
    end < bytes.count && bytes[end].lowercasedASCII == UInt8(ascii: "s") ? end + 1 : end
  }

  private func isEnd(_ end: Int) -> Bool {
    end == bytes.count || !bytes[end].isASCIILetter || !bytes[end - 1].isASCIILetter
  }

  /// Whether a value says that no password is needed, or where to find it.
  private func isNoPassword(_ value: some Collection<UInt8>) -> Bool {
    Self.noPasswords.contains(String(decoding: value, as: UTF8.self).lowercased())
  }
}
