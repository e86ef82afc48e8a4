internal import Basics

/// The media types that a client accepts (RFC 9110, section 12.5.1).
struct AcceptHeader {
  private let ranges: [MediaRange]

  /// `nil` when nothing in the value is a media range: such a client is treated like one that
  /// doesn't send the field. Malformed elements among valid ones are ignored.
  init?(_ value: String) {
    ranges = FieldValue.elements(of: value).compactMap(MediaRange.init)
    if ranges.isEmpty { return nil }
  }

  /// The index of the representation that the client prefers, with ties broken by the server's
  /// order; `nil` when it accepts none.
  func preferred(among types: [MediaType]) -> Int? {
    var best: (place: Int, match: Match)?
    for (place, type) in types.enumerated() {
      let match = match(with: type)
      guard match.quality > 0 else { continue }
      if let known = best?.match, (match.quality, match.isByName ? 1 : 0) <= (known.quality, known.isByName ? 1 : 0) {
        continue
      }
      best = (place, match)
    }
    return best?.place
  }

  private struct Match {
    /// In thousandths.
    var quality = 0
    /// Whether a range matches the type's own name, or just another one: for `text/*`, plain text is
    /// a better answer than JSON.
    var isByName = false
  }

  /// The match of the most specific range.
  private func match(with type: MediaType) -> Match {
    var closest = 0
    var match = Match()
    for name in [type.name] + type.aliases {
      for range in ranges {
        guard let closeness = range.closeness(to: name), closeness >= closest else { continue }
        match.quality = closeness > closest ? range.quality : max(match.quality, range.quality)
        match.isByName = name == type.name || closeness == MediaRange.exact || closeness == closest && match.isByName
        closest = closeness
      }
    }
    return match
  }
}

/// One element of `Accept`, such as `application/*;q=0.5`.
struct MediaRange {
  private let type: String
  /// `nil` for any.
  private let subtype: String?

  /// From 0, not acceptable, to 1000.
  let quality: Int

  /// `nil` when the element is not a media range.
  ///
  /// Parameters other than `q` are ignored: the representations served here don't differ in any. A
  /// lone `*`, which the JDK's client sends, is treated as `*/*`.
  init?(_ element: ArraySlice<UInt8>) {
    let parts = FieldValue.parts(of: element, separatedBy: UInt8(ascii: ";"))
    guard let name = parts.first, let quality = Self.quality(among: parts.dropFirst()) else { return nil }
    self.quality = quality
    let halves = name.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard halves.count <= 2, let front = halves.first, let back = halves.last,
      halves.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isTokenByte) })
    else { return nil }
    type = Self.lowercased(front)
    let subtype = Self.lowercased(back)
    self.subtype = subtype == "*" ? nil : subtype
    let isAny = type == "*" && self.subtype == nil
    guard isAny || (halves.count == 2 && type != "*") else { return nil }
  }

  /// The closeness of a range that is the media type itself.
  static let exact = 3

  /// The specificity with which the range matches a media type, higher for more specific; `nil`
  /// when it doesn't match.
  func closeness(to mediaType: String) -> Int? {
    guard type != "*" else { return 1 }
    guard let slash = mediaType.utf8.firstIndex(of: UInt8(ascii: "/")), mediaType[..<slash] == type else { return nil }
    guard let subtype else { return 2 }
    return mediaType[mediaType.utf8.index(after: slash)...] == subtype ? Self.exact : nil
  }

  /// The `q` parameter; 1000 when it is missing, `nil` when it is malformed.
  static func quality(among parameters: ArraySlice<ArraySlice<UInt8>>) -> Int? {
    for parameter in parameters {
      let sides = parameter.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard FieldValue.trimmed(sides[0]).map(\.lowercasedASCII) == [UInt8(ascii: "q")] else { continue }
      return sides.count == 2 ? quality(FieldValue.trimmed(sides[1])) : nil
    }
    return 1000
  }

  /// In thousandths. Clients that compute the value send more digits than the three that RFC 9110
  /// allows, or `.5`; both are accepted, and no value above zero is rounded to zero.
  private static func quality(_ text: ArraySlice<UInt8>) -> Int? {
    let sides = text.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    let whole = sides[0]
    let fraction = sides.count == 2 ? sides[1] : []
    guard !(whole.isEmpty && fraction.isEmpty), whole.count <= 1,
      whole.allSatisfy({ $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: "1") }), fraction.allSatisfy(\.isASCIIDigit)
    else { return nil }
    var thousandths = 0
    for place in 0..<3 {
      let digit = place < fraction.count ? fraction[fraction.startIndex + place] : UInt8(ascii: "0")
      thousandths = thousandths * 10 + Int(digit - UInt8(ascii: "0"))
    }
    let isZero = fraction.allSatisfy { $0 == UInt8(ascii: "0") }
    if whole == [UInt8(ascii: "1")] { return isZero ? 1000 : nil }
    return isZero ? 0 : max(thousandths, 1)
  }

  private static func lowercased(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.map(\.lowercasedASCII), as: UTF8.self)
  }
}
