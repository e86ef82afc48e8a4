import AppStoreReference
import Basics
import TextReading

/// Reads the address next to the name of a messenger or a word for the telephone.
///
/// `QQ群12345678`, `微信号: abc`, `Telegram @acme`, `Tel. 030 1234567`; the name alone is not an
/// address.
struct ContactReading {
  let text: UnsafeBufferPointer<UInt8>
  let word: Range<Int>

  /// The word and the account or number after it; nil when there isn't one.
  var address: AddressSearch.Address? {
    let start = endOfGap
    guard start < text.count else { return nil }
    if text[start] == UInt8(ascii: "@") {
      let end = run(from: start + 1, while: AddressBytes.isHandle)
      return end - start > 2 ? .init(kind: .account, range: word.lowerBound..<end) : nil
    }
    if let end = endOfNumber(from: start) {
      return .init(kind: isOfMessenger ? .account : .phone, range: word.lowerBound..<end)
    }
    guard isOfMessenger else { return nil }
    let end = run(from: start) { AddressBytes.isHandle($0) || $0 == UInt8(ascii: "#") }
    let name = text[start..<end]
    // "Telegram stickers" doesn't name an account; "微信号: abc" and "Discord: acme_games" do.
    let isMarked = name.contains { $0.isASCIIDigit || $0 == UInt8(ascii: "_") }
    let isName =
      if asksForName || asksToWrite(start) { name.count >= Facts.accountName.value.lowerBound } else {
        name.count >= Facts.accountName.value.upperBound && isMarked
          && (invites || start > word.upperBound && followsColon(start))
      }
    return isName && name.contains(where: \.isASCIILetter) ? .init(kind: .account, range: word.lowerBound..<end) : nil
  }

  /// The offset after the spaces, colons and words such as 号 that may come in between.
  private var endOfGap: Int {
    var index = word.upperBound
    while index < text.count {
      if let gap = Self.gaps.first(where: { text[index...].starts(with: $0.utf8) }) {
        index += gap.utf8.count
      } else {
        break
      }
    }
    return index
  }

  /// Words that ask customers to write: `카톡 문의: gamehelp`.
  private static let inquiries = Language.everywhere(\.inquiries)
  private static let gaps = [" ", ":", "：", ".", "=", "#", "(", "（"] + Language.everywhere(\.beforeAccount) + inquiries

  /// The end of digits in one run, or grouped as in a telephone number; QQ numbers may be shorter.
  private func endOfNumber(from start: Int) -> Int? {
    var index = start
    var digits = 0
    var end = start
    if text[index] == UInt8(ascii: "+") { index += 1 }
    while index < text.count {
      if text[index].isASCIIDigit {
        digits += 1
        end = index + 1
      } else if !" -()".utf8.contains(text[index]) {
        break
      }
      index += 1
    }
    let least = Facts.accountDigits.value
    guard digits >= (isOfQQ || invites ? least.lowerBound : least.upperBound),
      digits <= Facts.phoneDigits.value.upperBound
    else { return nil }
    // A comma continues a number of coins.
    if end < text.count, text[end] == UInt8(ascii: ",") { return nil }
    return end
  }

  private func run(from start: Int, while holds: (UInt8) -> Bool) -> Int {
    var end = start
    while end < text.count, holds(text[end]) { end += 1 }
    return end
  }

  private func followsColon(_ start: Int) -> Bool {
    text[word.upperBound..<start].contains(UInt8(ascii: ":")) || text[word.upperBound..<start].contains(0xEF)
  }

  private var isOfQQ: Bool { text[word].starts(with: "QQ".utf8) || text[word].starts(with: "qq".utf8) }

  /// Whether the word names a messenger and not the telephone, which only has numbers.
  private var isOfMessenger: Bool {
    let name = String(decoding: text[word], as: UTF8.self).lowercased()
    return Self.messengers.contains(where: name.hasBytes(of:))
  }

  /// Whether the word asks customers to add a contact, or only ever occurs before an account: 加微信,
  /// vx.
  private var invites: Bool {
    let name = String(decoding: text[word], as: UTF8.self).lowercased()
    return name == "vx" || Self.addMe.contains(where: name.hasPrefix)
  }

  /// Whether there is a request to write between the word and the account.
  private func asksToWrite(_ start: Int) -> Bool {
    let gap = text[word.upperBound..<start]
    return Self.inquiries.contains { request in gap.indices.contains { gap[$0...].starts(with: request.utf8) } }
  }

  /// Whether the word itself mentions an account: 微信号, LINE ID.
  private var asksForName: Bool {
    let name = String(decoding: text[word], as: UTF8.self).lowercased()
    return Self.accounts.contains(where: name.hasSuffix)
  }

  private static let messengers = Language.everywhere(\.messengers)
  private static let addMe = Language.everywhere(\.addMe)
  private static let accounts = Language.everywhere(\.accounts)
}
