import AppStoreReference
import Testing

@testable import TextReading

@Suite("Words next to numbers") struct AmountWordTests {
  private func read(_ lines: String, locale: String = "en-US") -> AmountNotation {
    var notation = AmountNotation(locale: locale)
    notation.read(lines)
    return notation
  }

  @Test("have no line that can't be read", arguments: [.signs] + Language.all) func everyLineIsRead(
    _ language: Language
  ) {
    #expect(read(language.amountsEverywhere).problems == [])
    #expect(read(language.amounts).problems == [])
  }

  @Test("are of no locale if they are read everywhere", arguments: [.signs] + Language.all) func everywhere(
    _ language: Language
  ) {
    let heads = language.amountsEverywhere.split(separator: "\n").compactMap { line in
      line.contains(":") ? line.split(separator: " ").first : nil
    }
    #expect(heads.filter { StoreLocale(String($0)) != nil } == [])
  }

  @Test("mean a currency if they are its code") func codes() {
    let words = read(Language.signs.amountsEverywhere).words
    #expect(words.count { $0.demands.contains(.capitals) && $0.currencies != 0 } > 40)
    #expect(read("money=itself: EUR, ABC").words.map { $0.currencies != 0 } == [false, true, false])
  }

  @Test(
    "reject a line with an unknown part",
    arguments: [
      "money=EURO: euro", "behind money=EUR: euro", "cash=EUR: euro", "decade: decade", "money=EUR loud: euro",
      "no colon",
    ]) func unknownPart(_ line: String)
  { #expect(read(line).problems.count == 1) }

  @Test("continue in lines without a head, and apply only to their locale") func lines() {
    #expect(read("day: day,\n  days\nhour: hour").words.map(\.unit) == [.day, .day, .day, .hour])
    #expect(read("en-GB day: fortnight").words.count == 1)
    #expect(read("en-GB day: fortnight", locale: "en-GB").words.count == 2)
  }

  @Test("are written with the marks of their locale") func conventions() throws {
    func reads(_ text: String, in locale: String) -> [Int] {
      AmountReader(StoreLocale(locale)).amounts(in: text).map(\.hundredths)
    }
    #expect(reads("1 234 xyz", in: "es-ES") == [123_400])
    #expect(reads("1 234 xyz", in: "en-US") == [100, 23_400])
  }
}
