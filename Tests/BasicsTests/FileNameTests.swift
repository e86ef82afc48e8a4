import Testing

@testable import Basics

@Suite("Names of files as text") struct FileNameTests {
  @Test("a name of UTF-8 is its text", arguments: ["catalog.yml", "目录/カタログ", "a\u{301}", "\u{100000}"]) func text(
    _ name: String
  ) {
    #expect(FileName.text(Array(name.utf8)) == name)
    #expect(FileName.bytes(name) == Array(name.utf8))
  }

  @Test("any sequence of bytes is kept exactly, and is a text") func exact() {
    var random = SystemRandomNumberGenerator()
    // Bytes that begin, continue or break a character, and the bytes of the escapes themselves.
    let choices: [UInt8] = [0x41, 0x80, 0xBE, 0xBF, 0xC3, 0xE4, 0xE9, 0xED, 0xF4, 0x8F, 0xFF]
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...9, using: &random)).map { _ in choices.randomElement(using: &random) ?? 0x41 }
      #expect(FileName.bytes(FileName.text(bytes)) == bytes)
    }
  }

  @Test("a byte that is not UTF-8 is shown as such") func shown() {
    let name = FileName.text([0x63, 0x61, 0x66, 0xE9])
    #expect(VisibleText.escaped(name) == "caf\\xE9")
  }
}
