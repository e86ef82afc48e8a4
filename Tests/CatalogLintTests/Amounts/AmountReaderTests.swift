import TestTools
import Testing

@testable import TextReading

@Suite("The amount reader") struct AmountReaderTests {
  private static let cases = LabelledText.texts(in: "Amounts")

  @Test("reads all amounts of a text", arguments: cases) func reads(_ example: LabelledText) throws {
    let reader = try #require(AmountReader.all[example.locale])
    #expect(render(reader.amounts(in: example.text), of: example.text) == example.expected)
  }

  @Test("gives offsets in UTF-8") func offsets() throws {
    let reader = try #require(AmountReader.all["zh-Hans"])
    let amounts = reader.amounts(in: "充值40元人民币获取400金币。")
    #expect(amounts.map(\.range) == [6..<20, 26..<29])
    #expect(amounts.map(\.number) == [6..<8, 26..<29])
  }

  @Test("appends to the array without joining its existing amounts") func appends() throws {
    let reader = try #require(AmountReader.all["en-US"])
    var amounts = reader.amounts(in: "400 +")
    var text = "40 coins"
    text.withUTF8 { reader.read($0, into: &amounts) }
    #expect(amounts.map(\.hundredths) == [40_000, 4_000])
  }

  @Test("finds nothing without a number", arguments: ["", " ", "Gems", "金币", "é", "🎁", "٪"]) func nothing(
    _ text: String
  ) { for reader in AmountReader.all.values { #expect(reader.amounts(in: text).isEmpty) } }

  @Test("leaves out amounts over 10^13 hundredths") func greatest() throws {
    let reader = try #require(AmountReader.all["zh-Hans"])
    #expect(reader.amounts(in: "1000亿金币").map(\.hundredths) == [Amount.greatestHundredths])
    #expect(reader.amounts(in: "1001亿金币").isEmpty)
    #expect(reader.amounts(in: "99999999999999999999999999元").isEmpty)
    #expect(reader.amounts(in: "九千亿亿万亿千万金币").count <= 1)
  }

  @Test("finds the same amounts after other text", arguments: ["前缀 ", "🎁", "日本語、", "Ω: ", "“"]) func shifted(
    _ prefix: String
  ) throws {
    let shift = prefix.utf8.count
    let step = Self.cases.count / Seeds.rounds(Self.cases.count)
    for index in stride(from: 0, to: Self.cases.count, by: step) {
      let example = Self.cases[index]
      let reader = try #require(AmountReader.all[example.locale])
      let plain = reader.amounts(in: example.text).map { amount in
        var amount = amount
        amount.range = amount.range.lowerBound + shift..<amount.range.upperBound + shift
        amount.number = amount.number.lowerBound + shift..<amount.number.upperBound + shift
        return amount
      }
      #expect(reader.amounts(in: prefix + example.text) == plain, "\(example.testDescription)")
    }
  }

  @Test("produces ordered ranges on whole characters for any mixture", arguments: Seeds.some(0 as UInt64..<8))
  func mixtures(_ seed: UInt64) throws {
    let marks = ["", " ", "+", "-", ".", ",", "/", "元", "第", "万", "$", "\u{A0}", "e\u{301}", "👨‍👩‍👧", "x"]
    let pieces = Self.cases.map(\.text) + marks
    let readers = AmountReader.all.sorted { $0.key < $1.key }.map(\.value)
    var random = SplitMix(state: seed)
    for _ in 0..<3_000 {
      var text = ""
      for _ in 0..<random.below(6) + 1 {
        let piece = pieces[random.below(pieces.count)]
        // A part of a piece, so that numbers and words are split anywhere.
        text += piece.prefix(random.below(4) == 0 ? random.below(piece.count + 1) : piece.count)
        text += marks[random.below(marks.count)]
      }
      expectSound(readers[random.below(readers.count)].amounts(in: text), in: text)
    }
  }

  @Test("never leaves the text, regardless of its bytes", arguments: Seeds.some(0 as UInt64..<4)) func malformed(
    _ seed: UInt64
  ) throws {
    let readers = AmountReader.all.sorted { $0.key < $1.key }.map(\.value)
    let telling = Array("0159.,+-$¥元十百第万年月日x€K ".utf8) + [0xE5, 0xE0, 0xD9, 0xEF, 0xF0, 0xFF, 0x80]
    var random = SplitMix(state: seed)
    var amounts: [Amount] = []
    for _ in 0..<5_000 {
      let bytes = (0..<random.below(24)).map { _ in telling[random.below(telling.count)] }
      amounts.removeAll(keepingCapacity: true)
      bytes.withUnsafeBufferPointer { readers[random.below(readers.count)].read($0, into: &amounts) }
      for amount in amounts { #expect(amount.range.lowerBound >= 0 && amount.range.upperBound <= bytes.count) }
    }
  }

  private func expectSound(_ amounts: [Amount], in text: String) {
    let utf8 = text.utf8
    var end = 0
    for amount in amounts {
      #expect(amount.range.lowerBound >= end, "\(text)")
      #expect(amount.range.contains(amount.number.lowerBound), "\(text)")
      #expect(amount.number.upperBound <= amount.range.upperBound, "\(text)")
      #expect(!amount.number.isEmpty, "\(text)")
      #expect((0...Amount.greatestHundredths).contains(amount.hundredths), "\(text)")
      end = amount.range.upperBound
      #expect(end <= utf8.count, "\(text)")
      for offset in [amount.range.lowerBound, end, amount.number.lowerBound, amount.number.upperBound] {
        let index = utf8.index(utf8.startIndex, offsetBy: offset)
        #expect(index.samePosition(in: text.unicodeScalars) != nil, "\(text)")
      }
    }
  }
}

/// A small generator with a fixed seed.
private struct SplitMix {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ mixed >> 31) % UInt64(bound))
  }
}
