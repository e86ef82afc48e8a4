import Basics
import Testing

@testable import TextReading

@Suite("Scalars") struct ScalarTests {
  @Test(
    "are those of the text, with their offsets",
    arguments: ["", "Gold", "Größe", "金币 400", "हिन्दी", "e\u{301}", "👩‍👩‍👧", "\r\n", "\0", "ก็"]) func decoding(_ text: String)
  {
    text.withUTF8Bytes { bytes in
      var scalars = Scalars(bytes)
      for index in text.unicodeScalars.indices {
        #expect(scalars.offset == text.utf8.distance(from: text.startIndex, to: index))
        #expect(scalars.next() == text.unicodeScalars[index].value)
      }
      #expect(scalars.next() == nil)
    }
  }

  @Test(
    "an invisible mark or an accent doesn't make a word another one",
    arguments: ["go\u{200B}ld", "go\u{AD}ld", "gold\u{301}"])
  func marks(_ text: String) {
    #expect(FoldedLetters.bytes(of: text, by: ScalarFolding(keepsAccents: false)) == Array("gold".utf8))
  }
}
