import Basics
import Testing

@Suite("Text in other encodings than UTF-8") struct TextEncodingTests {
  @Test(
    "is decoded as the programs of Windows wrote it",
    arguments: [
      ("gb18030", [0xC9, 0xCC, 0xC6, 0xB7], "商品"), ("GBK", [0xC9, 0xCC, 0xC6, 0xB7], "商品"),
      ("gb18030", [0x94, 0x39, 0xFC, 0x36], "😀"), ("shift-jis", [0x8F, 0xA4, 0x95, 0x69, 0x87, 0x40], "商品①"),
      ("Shift_JIS", [0xB6, 0xDE], "ｶﾞ"), ("big5", [0xB0, 0xD3, 0xAB, 0x7E], "商品"),
      ("euc-kr", [0xBB, 0xF3, 0xC7, 0xB0, 0x8C, 0x63], "상품똠"),
      ("cp1252", [0x35, 0x20, 0x80, 0x20, 0x96, 0x20, 0xE9], "5 € – é"),
      ("windows-1250", [0xBF, 0xF3, 0xB3, 0xE6], "żółć"),
      ("windows 1251", [0xEC, 0xEE, 0xED, 0xE5, 0xF2, 0xFB], "монеты"), ("utf-16le", [0x46, 0x55, 0xC1, 0x54], "商品"),
      ("utf-8", [0xC3, 0xA9], "é"), ("big5", [], ""),
    ] as [(String, [UInt8], String)]) func decoded(name: String, bytes: [UInt8], text: String) throws
  {
    let encoding = try #require(TextEncoding(name))
    #expect(try encoding.decoded(bytes) == Array(text.utf8))
  }

  @Test(
    "is decoded up to the first byte that is not in the encoding",
    arguments: [
      ("gb18030", [0x61, 0xC9, 0xCC, 0xC6, 0x20], 3, "a商"), ("gb18030", [0xC9, 0xCC, 0xC6], 2, "商"),
      ("windows-1252", [0x61, 0x81], 1, "a"), ("shift-jis", [0xFF], 0, ""),
    ] as [(String, [UInt8], Int, String)]) func invalid(name: String, bytes: [UInt8], offset: Int, before: String)
    throws
  {
    let encoding = try #require(TextEncoding(name))
    #expect(throws: TextDecodingFailure.invalid(at: offset, after: Array(before.utf8))) { try encoding.decoded(bytes) }
  }

  @Test("is in no encoding that has no name here") func unknown() {
    #expect(TextEncoding("ebcdic") == nil)
    #expect(TextEncoding("") == nil)
    let names = TextEncoding.all.map(\.name)
    #expect(names.compactMap { TextEncoding($0)?.name } == names)
  }
}
