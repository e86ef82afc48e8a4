/// Finds the addresses in a text: web addresses, email addresses, phone numbers, and accounts
/// elsewhere.
///
/// It runs only on texts in which the shared passes found a sign of one.
struct AddressSearch {
  enum Kind {
    case web
    case mail
    case phone
    case account
  }

  struct Address: Equatable {
    let kind: Kind
    let range: Range<Int>
  }

  let text: UnsafeBufferPointer<UInt8>
  /// The ranges of the names of messengers and of the words for telephones, in order.
  let contacts: [Range<Int>]
  /// Whether telephone numbers may be written without spaces between their groups.
  let allowsUngrouped: Bool

  /// The addresses in order, none overlapping another.
  func run() -> [Address] {
    var found: [Address] = []
    for contact in contacts {
      if let address = ContactReading(text: text, word: contact).address { found.append(address) }
    }
    let handles = found
    let accountIsNamed = !contacts.isEmpty
    var index = 0
    while index < text.count {
      if let covered = handles.first(where: { $0.range.contains(index) }) {
        index = covered.range.upperBound
        continue
      }
      guard let address = address(at: index, accountIsNamed),
        !handles.contains(where: { address.range.overlaps($0.range) })
      else {
        index += 1
        continue
      }
      found.append(address)
      index = address.range.upperBound
    }
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func address(at start: Int, _ accountIsNamed: Bool) -> Address? {
    let byte = text[start]
    let follows = start > 0 && AddressBytes.isLabel(text[start - 1])
    if byte == UInt8(ascii: "@"), !follows, accountIsNamed {
      let end = run(from: start + 1, while: AddressBytes.isHandle)
      return end - start > 2 ? Address(kind: .account, range: start..<end) : nil
    }
    if PhoneNumber.mayBegin(byte), !follows,
      let end = PhoneNumber(text: text, allowsUngrouped: allowsUngrouped).end(from: start)
    {
      return Address(kind: .phone, range: start..<end)
    }
    guard AddressBytes.isMailName(byte), start == 0 || !AddressBytes.isMailName(text[start - 1]) else { return nil }
    let end = run(from: start, while: AddressBytes.isMailName)
    if end < text.count, text[end] == UInt8(ascii: "@") {
      let host = WebHost(text: text, start: end + 1)
      return host.isOfMail ? Address(kind: .mail, range: start..<host.end) : nil
    }
    if let address = webAddress(start, end) { return address }
    return nil
  }

  private func webAddress(_ start: Int, _ end: Int) -> Address? {
    let mark = "://".utf8
    if end + mark.count < text.count, text[end..<end + mark.count].elementsEqual(mark) {
      let tail = endOfPath(from: end + mark.count)
      return tail > end + mark.count ? Address(kind: .web, range: start..<tail) : nil
    }
    let host = WebHost(text: text, start: start)
    guard host.isOfWeb else { return nil }
    let isFollowed = host.end < text.count && text[host.end] == UInt8(ascii: "/")
    return Address(kind: .web, range: start..<(isFollowed ? endOfPath(from: host.end) : host.end))
  }

  /// The end of a path, at a space or a character outside of ASCII; a mark that ends a sentence is excluded.
  private func endOfPath(from start: Int) -> Int {
    var end = run(from: start) { (0x21..<0x7F).contains($0) && $0 != UInt8(ascii: "\"") }
    while end > start, AddressBytes.endsSentence(text[end - 1]) { end -= 1 }
    return end
  }

  private func run(from start: Int, while holds: (UInt8) -> Bool) -> Int {
    var end = start
    while end < text.count, holds(text[end]) { end += 1 }
    return end
  }
}
