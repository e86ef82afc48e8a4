internal import Basics

/// The query of a request target, as names and values.
enum QueryString {
  /// Decodes `name=value` pairs between `&`; a plus sign is a space, as forms write it. Nil when an
  /// escape is malformed, or the text is not valid UTF-8.
  static func parameters(_ query: [UInt8]) -> [(name: String, value: String)]? {
    var parameters: [(name: String, value: String)] = []
    for pair in query.split(separator: UInt8(ascii: "&")) {
      let sides = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = decoded(sides[0]), let value = decoded(sides.count == 2 ? sides[1] : []) else { return nil }
      parameters.append((name, value))
    }
    return parameters
  }

  private static func decoded(_ text: ArraySlice<UInt8>) -> String? {
    let bytes = text.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }.percentDecoded()
    return bytes.flatMap { String(validating: $0, as: UTF8.self) }
  }
}

/// The value of `Accept-Language` or `Accept-Encoding`: names with qualities.
struct PreferenceList {
  /// In the order of the value; a quality is in thousandths.
  private let elements: [(name: String, quality: Int)]

  init(_ value: String) {
    elements = FieldValue.elements(of: value).compactMap { element in
      let parts = FieldValue.parts(of: element, separatedBy: UInt8(ascii: ";"))
      guard let name = parts.first, let quality = MediaRange.quality(among: parts.dropFirst()) else { return nil }
      return (String(decoding: name.map(\.lowercasedASCII), as: UTF8.self), quality)
    }
  }

  /// The accepted names, best first, without `*`.
  var names: [String] {
    elements.enumerated().filter { $0.element.quality > 0 && $0.element.name != "*" }.sorted {
      ($1.element.quality, $0.offset) < ($0.element.quality, $1.offset)
    }.map(\.element.name)
  }

  /// The best of some encodings; nil when the client prefers the unencoded body.
  func preferred(among encodings: [Representation.EncodedBody]) -> Representation.EncodedBody? {
    var best: (encoding: Representation.EncodedBody, quality: Int)?
    for encoding in encodings {
      let quality = quality(of: encoding.coding)
      if quality > best?.quality ?? 0 { best = (encoding, quality) }
    }
    guard let best else { return nil }
    let identity = elements.first { $0.name == "identity" }?.quality ?? 0
    return best.quality >= identity ? best.encoding : nil
  }

  private func quality(of coding: String) -> Int {
    (elements.first { $0.name == coding } ?? elements.first { $0.name == "*" })?.quality ?? 0
  }
}
