import SourceSyntax
import Testing

@Suite("Display width") struct DisplayWidthTests {
  @Test(
    "Cells follow Unicode's East Asian Width",
    arguments: [
      ("", 0), ("abc", 3), ("金币", 4), ("ゴールド", 8), ("ｱ", 1), ("Ａ", 2), ("한국", 4), ("\u{1112}\u{1161}", 2), ("é", 1),
      ("e\u{301}", 1), ("à l’or", 6), ("\u{200B}", 0), ("\u{AD}", 1), ("😀", 2), ("👍🏽", 2), ("👩\u{200D}👩\u{200D}👧", 2),
      ("❤", 1), ("❤\u{FE0F}", 2), ("🇨🇳", 2), ("…", 1), ("—", 1), ("α", 1), ("、。", 4), ("\u{3000}", 2), ("𠮷", 2),
      ("©", 1), ("\u{7}", 0), ("☰", 2),
    ]) func width(text: String, cells: Int)
  { #expect(DisplayWidth.of(text) == cells) }

  @Test("An emoji takes two cells, half of a flag takes one") func emoji() {
    let emoji = (0x2000...0x1FFFF).compactMap { Unicode.Scalar($0) }.filter {
      $0.properties.isEmojiPresentation && ($0.properties.age?.major ?? 99) <= 17
    }
    #expect(emoji.count > 1_000)
    let odd = emoji.filter { DisplayWidth.of($0) != ((0x1F1E6...0x1F1FF).contains($0.value) ? 1 : 2) }
    #expect(odd == [])
  }

  @Test("Padding counts cells") func padding() {
    #expect(DisplayWidth.pad("金币", to: 6) == "金币  ")
    #expect(DisplayWidth.pad("金币", to: 6, alignment: .trailing) == "  金币")
    #expect(DisplayWidth.pad("金币", to: 3) == "金币")
  }
}
