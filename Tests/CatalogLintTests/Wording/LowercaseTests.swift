import Testing

@testable import CatalogLint

@Suite struct LowercaseTests {
  /// Scalars whose lowercase is as long as they are, and those where it isn't: İ, ẞ, Ⱥ, K.
  @Test("the lowercase of a text is that of the tables of Unicode") func equalsThatOfUnicode() {
    let differing = (UInt32(0)..<0x1_1000).compactMap(Unicode.Scalar.init).filter { scalar in
      let text = "a\(scalar)Z"
      return !text.lowercase.utf8.elementsEqual(text.lowercased().utf8)
    }
    #expect(differing.isEmpty)
  }

  @Test(
    "the lowercase of words is that of the tables of Unicode",
    arguments: ["", "ALTIN PAKETİ", "ẞ", "ГЕМЫ ÉCLAIR ΤΈΛΟΣ ẤN 金币 ＡＢ 👑", "K"]) func ofWords(text: String)
  {
    #expect(text.lowercase == text.lowercased())
    #expect(text.dropFirst().lowercase == text.dropFirst().lowercased())
  }
}
