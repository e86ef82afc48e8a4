import Testing

@testable import TextReading

@Suite("Notation of words") struct WordNotationTests {
  /// The words that a pack of the given lines finds in a text.
  private func find(_ words: String, in text: String) -> [String] {
    let matcher = WordMatcher(WordNotation.parse("[free]\n" + words).patterns, keepsAccents: false)
    let bytes = Array(text.utf8)
    return matcher.find(in: text).map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  @Test(
    "each mark means what it says",
    arguments: [
      ("free", "free beer", ["free"]), ("free", "carefree freedom", []),
      ("kosten*", "Kostenlose Reise", ["Kostenlose"]), ("kosten*", "Unkosten", []), ("*los", "kostenlos", ["los"]),
      ("*los", "lose", []), ("*st*", "kostenlos", ["stenlos"]),
      ("play~store", "play store, PlayStore, play-store", ["play store", "PlayStore", "play-store"]),
      ("テスト", "コンテスト", ["テスト"]), ("|テスト", "コンテスト テスト", ["テスト"]), ("デモ|", "デモン デモ版", ["デモ"]), ("免费", "全部免费领取", ["免费"]),
      ("free\n!free kick", "free kick, free", ["free"]), ("free of charge\n!of", "free of charge", ["free of charge"]),
      ("free\n!ad free", "ad-free ad free ad  free", []), ("^TODO", "TODO todo Todo ＴＯＤＯ ｔｏｄｏ", ["TODO", "ＴＯＤＯ"]),
      ("=prova", "Prova 2!", ["Prova"]), ("=prova", "Prova tutto", []), ("?test", "100 Gems Test", ["Test"]),
      ("?test", "The results of your last test", []), ("?テスト", "コインテスト", ["テスト"]), ("?テスト", "検索ダイアログをテスト", []),
      ("?ทดสอบ", "เหรียญทดสอบ", ["ทดสอบ"]), ("?ทดสอบ", "ทดสอบคลิกสองครั้งติดกัน", []), ("/free", "free", ["free"]),
      ("/free", "gold-free", []), ("/free", "100-free", ["free"]), ("+ذهب", "والذهب", ["والذهب"]), ("+ذهب", "مذهب", []),
      ("{no,zero} cost", "no cost, zero cost, cost", ["no cost", "zero cost"]),
      ("free\n!{ad,sugar}{~free,less}", "ad-free, sugarless, free", ["free"]),
      ("{win,get} … {cash,money*}", "get your moneybags", ["get your moneybags"]),
      ("free{,bie}|, gratis", "a freebie, gratis, freed", ["freebie", "gratis"]),
      ("# remark\nfree", "remark free", ["free"]), ("nevíte\\, co", "Nevíte, co je v ní", ["Nevíte, co"]),
      ("nevíte\\, co", "nevíte co", []), ("ฟรี … วัน", "ฟรีสำหรับทุกคนในวัน", ["ฟรีสำหรับทุกคนในวัน"]),
      ("免费 … 天", "免费一二三四五六七八九十天", ["免费一二三四五六七八九十天"]), ("免费 … 天", "免费一二三四五六七八九十一天", []),
    ] as [(String, String, [String])]) func marks(words: String, text: String, expected: [String])
  { #expect(find(words, in: text) == expected) }

  @Test("an unknown heading is a problem, and so are words without a heading") func problems() {
    #expect(WordNotation.parse("[fre]\n[free]\nfree, **").problems == ["[fre]", "**"])
    #expect(WordNotation.parse("free").problems == ["free"])
  }

  @Test(
    "a group that isn't closed, is closed twice, is in another one or has an escaped comma is a problem",
    arguments: ["{no,zero cost", "no, zero} cost", "{no,{zero,low}} cost", "}no,zero{ cost", "{no\\, zero,low} cost"])
  func malformedGroup(entry: String) { #expect(!WordNotation.parse("[free]\n" + entry).problems.isEmpty) }

  @Test(
    "a group has the same words as its entries written out, in the same order",
    arguments: [
      ("!{a,b*} … {c,d|}, e", "!a … c, !a … d|, !b* … c, !b* … d|, e"),
      ("{no,zero} cost, no {fee,charge}s", "no cost, zero cost, no fees, no charges"),
      ("big {win,prize}* … cash", "big win* … cash, big prize* … cash"),
      ("free{,bie}, {^A,=b}~c", "free, freebie, ^A~c, =b~c"),
    ]) func writtenOut(_ entries: (grouped: String, whole: String))
  {
    func words(_ entries: String) -> [String] {
      var words: [String] = []
      WordNotation.read("[free]\n" + entries) { words.append("\($0.text) \($0.conditions)") }
      return words
    }
    #expect(words(entries.grouped) == words(entries.whole))
  }

  @Test(
    "letters that look or sound the same are equivalent",
    arguments: [
      ("gratuité", "GRATUITE"), ("gratuite", "gratuité"), ("d'or", "d’or"), ("ücretsiz", "ÜCRETSİZ"),
      ("altin", "ALTIN"), ("altın", "altin"), ("ещё", "ЕЩЕ"), ("مجانًا", "مجانا"), ("أندرويد", "اندرويد"),
      ("テスト", "ﾃｽﾄ"), ("free", "ＦＲＥＥ"), ("free", "fr\u{200B}ee"), ("gratuité", "gratuite\u{301}"),
      ("no cost", "no\u{3000}cost"), ("no cost", "no\u{A0} cost"), ("δωρεάν", "ΔΩΡΕΑΝ"), ("τελευταίος", "ΤΕΛΕΥΤΑΙΟΣ"),
      ("όπως", "Όπως"), ("șansă", "Şansă"), ("săptămâni", "Saptamani"), ("ține", "Ține"),
      ("œuf surprise", "Oeuf surprise"), ("œuf surprise", "ŒUF SURPRISE"), ("ख़रीद", "खरीद"), ("खरीद", "ख\u{93C}रीद"),
      ("मुफ़्त", "मु\u{95E}्त"), ("फ़", "फ\u{93C}"), ("पाएँ", "पाएं"), ("আয়", "আয\u{9BC}"), ("ਕਿੱਲੋ", "ਕਿਲੋ"),
    ]) func folding(word: String, text: String)
  { #expect(find(word, in: text) == [text]) }

  @Test("accents distinguish words if a pack says so") func accents() {
    let patterns = WordNotation.parse("[test]\nthử").patterns
    #expect(WordMatcher(patterns, keepsAccents: true).find(in: "thư thu Thư") == [])
    #expect(WordMatcher(patterns, keepsAccents: true).find(in: "THỬ").count == 1)
  }
}
