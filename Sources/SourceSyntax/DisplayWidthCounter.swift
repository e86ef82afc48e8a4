/// Adds up the cells of a text one code point at a time.
struct DisplayWidthCounter {
  /// The cells of the last code point with a width.
  private var lastWidth = 0
  private var last: Unicode.Scalar = " "

  /// The cells that a code point adds to those before it.
  mutating func width(of scalar: Unicode.Scalar) -> Int {
    defer { last = scalar }
    if scalar.value < 0x80 {
      lastWidth = DisplayWidth.of(scalar)
      return lastWidth
    }
    switch scalar.value {
    case 0xFE0F:
      // Emoji presentation widens characters that are text by default.
      guard lastWidth == 1, last.properties.isEmoji else { return 0 }
      lastWidth = 2
      return 1
    case 0x1F3FB...0x1F3FF where last.properties.isEmojiModifierBase: return 0
    default:
      if last.value == 0x200D, scalar.properties.isEmoji { return 0 }
      let width = DisplayWidth.of(scalar)
      if width > 0 { lastWidth = width }
      return width
    }
  }
}
