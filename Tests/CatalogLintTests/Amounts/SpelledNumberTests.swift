import AppStoreReference
import Testing

@testable import CatalogLint
@testable import TextReading

@Suite("Numbers in words") struct SpelledNumberTests {
  private func values(_ text: String, _ locale: String) throws -> [Int] {
    let locale = try #require(StoreLocale(locale))
    let numbers = try #require(SpelledNumbers.of(Language.of(locale)))
    return Array(text.utf8).withUnsafeBufferPointer { numbers.find(in: AmountText(bytes: $0)).map(\.value) }
  }

  @Test(
    "have the value of all of their words",
    arguments: [
      ("en-US", "five hundred coins", 500), ("en-US", "Two Thousand and five coins", 2_005),
      ("fr-FR", "quatre-vingt-dix pièces", 90), ("fr-FR", "quatre-vingts pièces", 80),
      ("fr-FR", "Quatre-vingt-deux pièces", 82), ("fr-FR", "quatre vingt dix pièces", 90),
      ("fr-FR", "quatre-vingt-dix-neuf pièces", 99), ("fr-FR", "deux cent quatre pièces", 204),
      ("es-MX", "veinticinco monedas", 25), ("vi", "năm trăm xu", 500), ("vi", "Năm Mươi xu", 50),
      ("vi", "năm nghìn hai trăm xu", 5_200), ("ta-IN", "ஆயிரத்து இருநூறு நாணயங்கள்", 1_200), ("ar-SA", "ألفان عملة", 2_000),
      ("de-DE", "fünfhundert Münzen", 500), ("ru", "пятьсот монет", 500), ("hi", "पाँच सौ सिक्के", 500),
    ]) func value(_ locale: String, _ text: String, _ value: Int) throws
  { #expect(try values(text, locale) == [value]) }

  @Test(
    "are unread where they are inexact",
    arguments: [
      ("en-US", "half a million coins"), ("en-US", "a couple of hundred coins"), ("en-US", "a few thousand coins"),
      ("de-DE", "eine halbe Million Münzen"), ("de-DE", "anderthalbtausend Münzen"),
      ("es-MX", "medio millón de monedas"), ("fr-FR", "un demi-million de pièces"), ("fr-FR", "neuf cents pièces"),
      ("ru", "полторы тысячи монет"), ("he", "חצי מיליון מטבעות"), ("ar-SA", "نصف مليون عملة"), ("ar-SA", "ألفا عملة"),
      ("hi", "ढाई सौ सिक्के"), ("hi", "साढ़े तीन सौ सिक्के"), ("tr", "yarım milyon altın"), ("pl", "pół miliona monet"),
      ("it", "mezzo milione di monete"),
    ]) func vague(_ locale: String, _ text: String) throws
  { #expect(try values(text, locale) == []) }

  @Test(
    "are also duals, which are a length of time or have their noun in them",
    arguments: [
      ("ar-SA", "اشتراك لشهرين", "month 2"), ("ar-SA", "أسبوعين من اللعب", "week 2"), ("ar-SA", "2 شهرين", "month 2"),
      ("ar-SA", "جوهرتان", "inWords 2"), ("he", "מנוי לחודשיים", "month 2"), ("he", "שבועיים של משחק", "week 2"),
      ("he", "תשלומים חודשיים", ""), ("sl-SI", "Ključa", "inWords 2"), ("sl-SI", "Vrednost ključa", ""),
      ("sl-SI", "Z draguljema", "inWords 2"), ("en-US", "five gems", "inWords 5"), ("en-US", "one gem", ""),
    ]) func duals(_ locale: String, _ text: String, _ expected: String) throws
  {
    let reader = try #require(AmountReader.all[locale])
    let read = reader.amounts(in: text).map { amount in
      if case .duration(let unit) = amount.kind { return "\(unit) \(amount.hundredths / 100)" }
      return "\(amount.kind) \(amount.hundredths / 100)"
    }
    #expect(read.joined(separator: ", ") == expected)
  }

  @Test("follow a word that makes others vague", arguments: ["Half price: two hundred coins"]) func afterVague(
    _ text: String
  ) throws { #expect(try values(text, "en-US") == [200]) }

  @Test(
    "of Korean are read without the parts before a space only where these are no numbers",
    arguments: [("오천 코인", [5_000]), ("행운 오천 코인", [5_000]), ("만 오천 코인", []), ("천 오백 코인", [])]) func spacedHangul(
      _ text: String, _ values: [Int]
    )
  {
    var amounts: [Amount] = []
    Array(text.utf8).withUnsafeBufferPointer { AmountReader(StoreLocale("ko")).read($0, into: &amounts) }
    #expect(amounts.compactMap(\.value) == values)
  }
}
