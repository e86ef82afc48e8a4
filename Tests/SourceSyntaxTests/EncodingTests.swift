import SourceSyntax
import Testing

@Suite("Encodings") struct EncodingTests {
  @Test(
    "Other encodings are named",
    arguments: [
      ([0xFF, 0xFE, 0x61, 0x00], "UTF-16"), ([0xFE, 0xFF, 0x00, 0x61], "UTF-16"), ([0x61, 0x00, 0x3A, 0x00], "UTF-16"),
      ([0x00, 0x61, 0x00, 0x3A], "UTF-16"), ([0xFF, 0xFE, 0x00, 0x00, 0x61, 0, 0, 0], "UTF-32"),
      ([0x61, 0, 0, 0], "UTF-32"), ([0, 0, 0xFE, 0xFF], "UTF-32"), ([0, 0, 0, 0x61], "UTF-32"),
    ] as [([UInt8], String)]) func otherEncoding(bytes: [UInt8], name: String)
  {
    for notation in [SyntaxTree.Notation.yaml, .json] {
      let tree = SyntaxTree.bytes(bytes, as: notation)
      #expect(tree.problems == ["1:1 \(name) is not supported; save the file as UTF-8"])
      #expect(tree.root == nil)
    }
  }

  @Test(
    "Invalid UTF-8 is reported at its byte, wherever it stands",
    arguments: [
      ([0xFF], 0xFF), ([0x80], 0x80), ([0xC0, 0x80], 0xC0), ([0xC3], 0xC3), ([0xE0, 0x80], 0xE0),
      ([0xED, 0xA0, 0x80], 0xED), ([0xF4, 0x90, 0x80, 0x80], 0xF4), ([0xF5], 0xF5), ([0xE9, 0x87], 0xE9),
      ([0xF0, 0x9F, 0x98], 0xF0),
    ] as [([UInt8], UInt8)]) func invalid(bytes: [UInt8], first: UInt8) throws
  {
    for distance in 0..<20 {
      let before = Array("金: ".utf8) + Array(repeating: 0x61, count: distance)
      let tree = SyntaxTree.bytes(before + bytes + Array("b\nc: 1\n".utf8), as: .yaml)
      let hexadecimal = String(first, radix: 16, uppercase: true)
      #expect(tree.problems == ["1:\(4 + distance) invalid UTF-8: byte 0x\(hexadecimal) is not allowed here"])
      #expect(tree.diagnostics.first?.range.start == before.count)
    }
  }

  @Test(
    "Control characters are named where they stand",
    arguments: ["\u{1}", "\u{7}", "\u{1B}", "\u{7F}", "\u{80}", "\u{9F}", "\u{FFFE}", "\u{FFFF}"]) func controls(
      character: String
    ) throws
  {
    let value = try #require(character.unicodeScalars.first).value
    let digits = String(value, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: 4 - digits.count) + digits
    let message = "control character U+\(padded) is not allowed; write \"\\u\(padded)\""
    #expect(SyntaxTree.yaml("金: \(character)").problems == ["1:4 \(message) in double quotes"])
    #expect(SyntaxTree.json("[\"金\(character)\"]").problems == (value < 0x20 ? ["1:4 \(message)"] : []))
  }

  @Test("A NUL byte within a text is reported") func nul() {
    #expect(SyntaxTree.yaml("ab: \0").problems == ["1:5 byte 0x00 in the file; it is not text, or not saved as UTF-8"])
  }

  @Test("Reads all Unicode characters that are allowed in a file, from one to four bytes") func valid() throws {
    let text = "\u{E9}\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFD}\u{10000}\u{10FFFF}"
    for distance in 0..<9 {
      let padded = String(repeating: "a", count: distance) + text
      #expect(SyntaxTree.yaml("a: \(padded)").root?.value(forKey: "a")?.text == padded)
    }
  }
}
