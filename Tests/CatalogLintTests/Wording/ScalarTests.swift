import Testing

@testable import CatalogLint

@Suite("Scalars") struct ScalarTests {
  private static let all = (UInt32(0x20)..<0x10000).filter { Unicode.Scalar($0) != nil }

  @Test("are characters by themselves where that is said of them") func characters() {
    var last: Character = "a"
    for scalar in Self.all where Scalars.isSeparate(scalar) {
      let character = Unicode.Scalar(scalar).map(Character.init) ?? "a"
      // Next to a letter, a syllable, a sign of India, and the one before it.
      for other: Character in ["a", "가", "\u{915}", "\u{E01}", last] {
        #expect("\(character)\(other)\(character)".count == 3, "U+\(String(scalar, radix: 16))")
      }
      last = character
    }
  }

  @Test(
    "are counted as characters only where each is one",
    arguments: ["Gold", "金币", "हिन्दी", "কয়েন", "e\u{301}", "👩‍👩‍👧", "\r\n", "한국어", "தங்கம்", "ก็"]) func counts(_ text: String)
  {
    let count = Array(text.utf8).withUnsafeBufferPointer(Scalars.charactersBySeparateScalars)
    #expect(count == nil || count == text.count)
  }

  @Test("have the traits that the tables of Unicode say") func traits() {
    for value in Self.all {
      let traits = ScalarTraits.of(value)
      let properties = Scalars.properties(of: value)
      #expect(traits.contains(.alphabetic) == properties.isAlphabetic)
      #expect(traits.contains(.extending) == properties.isGraphemeExtend)
      #expect(traits.contains(.combining) == (properties.canonicalCombiningClass != .notReordered))
    }
  }
}
