import Basics

/// A host name such as `shop.example.com`, read from where it would begin.
struct WebHost {
  /// The offset after its last label; a port is not part of it.
  let end: Int
  private let text: UnsafeBufferPointer<UInt8>
  private let start: Int
  private let labels: [Range<Int>]

  init(text: UnsafeBufferPointer<UInt8>, start: Int) {
    self.text = text
    self.start = start
    var labels: [Range<Int>] = []
    var index = start
    while true {
      let first = index
      while index < text.count, AddressBytes.isLabel(text[index]) { index += 1 }
      guard index > first else { break }
      labels.append(first..<index)
      guard index + 1 < text.count, text[index] == UInt8(ascii: "."), AddressBytes.isLabel(text[index + 1]) else {
        break
      }
      index += 1
    }
    self.labels = labels
    end = labels.last?.upperBound ?? start
  }

  /// Whether it can follow an `@`.
  var isOfMail: Bool {
    guard labels.count > 1, let last = labels.last else { return false }
    return last.count > 1 && text[last].allSatisfy(\.isASCIILetter)
  }

  /// Whether it is an address by itself, and not a missing space, an abbreviation or a version.
  var isOfWeb: Bool {
    guard labels.count > 1, let last = labels.last, end == text.count || text[end] != 0x5F,
      !labels.contains(where: { text[$0.lowerBound] == UInt8(ascii: "-") }), !isTechnology
    else { return false }
    let name = String(decoding: text[last], as: UTF8.self)
    let domain = name.lowercased()
    let hasPath = end + 1 < text.count && text[end] == UInt8(ascii: "/") && AddressBytes.isLabel(text[end + 1])
    let isKnown = TopLevelDomain.plain.contains(domain) || TopLevelDomain.ambiguous.contains(domain)
    if isKnown, hasPath || startsWithWWW { return true }
    // "Gems.Com" is not an address.
    guard name == domain || isInCapitals && TopLevelDomain.capital.contains(domain) else { return false }
    if TopLevelDomain.plain.contains(domain) { return true }
    // A country's second level: example.co.in, example.com.au.
    guard labels.count > 2, domain.utf8.count == 2 else { return false }
    let second = String(decoding: text[labels[labels.count - 2]], as: UTF8.self).lowercased()
    return ["com", "co", "net", "org", "ac", "go", "or", "ne"].contains(second)
  }

  /// Whether it is the name of a technology that programmers learn.
  private var isTechnology: Bool {
    let name = String(decoding: text[start..<end], as: UTF8.self).lowercased()
    return ["asp.net", "ado.net", "vb.net", "ml.net", "socket.io"].contains(name)
  }

  private var startsWithWWW: Bool { String(decoding: text[labels[0]], as: UTF8.self).lowercased() == "www" }

  private var isInCapitals: Bool { !text[start..<end].contains { (0x61...0x7A).contains($0) } }
}
