import Basics
import Testing

@Suite("Digits") struct DigitsTests {
  @Test("parses ASCII digits and nothing else", arguments: [("0", 0), ("007", 7)]) func numbers(
    text: String, number: Int
  ) { #expect(Int(decimal: text.utf8) == number) }

  @Test("rejects signs, other digits and too many digits", arguments: ["", "+1", "-1", "1 ", "١", "1234567890"])
  func refused(text: String) { #expect(Int(decimal: text.utf8) == nil) }

  @Test("pads a number with zeros, and never truncates it") func width() {
    #expect(7.digits(2) == "07")
    #expect(123.digits(2) == "123")
    #expect(UInt32(0xAB).digits(4, radix: 16, uppercase: true) == "00AB")
    #expect(([0, 0x7F, 0xFF] as [UInt8]).hexadecimal == "007fff")
  }

  @Test("returns the value of a hexadecimal digit") func hexadecimalValues() {
    for byte in UInt8.min...UInt8.max {
      let digit = Unicode.Scalar(byte)
      let expected = digit.isASCII ? Character(digit).hexDigitValue : nil
      #expect(byte.hexadecimalValue.map(Int.init) == expected)
    }
  }

  @Test("percent-encodes everything except the kept bytes") func percent() {
    #expect("a b/é".percentEncoded { $0.isASCIILetter || $0 == UInt8(ascii: "/") } == "a%20b/%C3%A9")
  }
}

@Suite("Binary search") struct BinarySearchTests {
  @Test("finds every element at its index, and nothing else") func search() {
    let numbers = Array(stride(from: 1, to: 41, by: 2))
    for number in 0...42 {
      #expect(numbers.binarySearch(number) == numbers.firstIndex(of: number))
      let next = numbers.firstIndex { $0 >= number } ?? numbers.endIndex
      #expect(numbers.partitioningIndex { $0 >= number } == next)
      #expect(numbers[3...].partitioningIndex { $0 >= number } == max(next, 3))
    }
    #expect([Int]().binarySearch(1) == nil)
  }
}

@Suite("Numbers of 128 bits") struct DoubleWordTests {
  @Test("products are exact, and compared in full width") func products() {
    let greatest = DoubleWord(.max, times: .max)
    #expect(greatest == DoubleWord(high: .max - 1, low: 1))
    #expect(DoubleWord(3, times: 5) == DoubleWord(high: 0, low: 15))
    #expect(DoubleWord(.max, times: 2) < DoubleWord(.max, times: 3))
    #expect(DoubleWord(high: 0, low: .max) < DoubleWord(high: 1, low: 0))
    #expect(DoubleWord(.max, times: 1000) - DoubleWord(.max, times: 999) == DoubleWord(.max, times: 1))
  }

  @Test("a product with a third number is exact, or the greatest number") func factors() {
    #expect(DoubleWord(.max, times: 10).multiplied(by: 7) == DoubleWord(.max, times: 70))
    #expect(DoubleWord(1 << 63, times: 1 << 63).multiplied(by: 3) == DoubleWord(high: 3 << 62, low: 0))
    let tooLarge = DoubleWord(.max, times: .max).multiplied(by: 2)
    #expect(tooLarge == DoubleWord(high: .max, low: .max))
  }
}
