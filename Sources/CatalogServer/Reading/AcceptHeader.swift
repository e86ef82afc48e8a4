/// What forms a client takes (RFC 9110, section 12.5.1).
struct AcceptHeader {
  private let ranges: [MediaRange]

  /// `nil` when nothing in the value is a media range: such a client gets what one without the
  /// field gets. Malformed elements among sound ones are passed over.
  init?(_ value: String) {
    ranges = FieldValue.parts(of: Array(value.utf8)[...], separatedBy: UInt8(ascii: ","))
      .compactMap(MediaRange.init)
    if ranges.isEmpty { return nil }
  }

  /// The place of the form the client likes best, the server's order deciding among equals; `nil`
  /// when it takes none.
  func preferred(among representations: [Representation]) -> Int? {
    var best: (place: Int, quality: Int)?
    for (place, representation) in representations.enumerated() {
      let quality = quality(of: representation)
      if quality > best?.quality ?? 0 { best = (place, quality) }
    }
    return best?.place
  }

  /// The quality given by the range that names the form most closely, in thousandths.
  private func quality(of representation: Representation) -> Int {
    var closest = 0
    var quality = 0
    for name in [representation.mediaType] + representation.aliases {
      for range in ranges {
        guard let closeness = range.closeness(to: name), closeness >= closest else { continue }
        quality = closeness > closest ? range.quality : max(quality, range.quality)
        closest = closeness
      }
    }
    return quality
  }
}
