import AppStoreReference
import TextReading

/// The places of one product or group in which the same text occurs.
struct RepeatedText {
  /// Indices in ``CheckedSubject/samples``, in order, of texts of one kind in locales of the store.
  private(set) var places: [Int] = []

  /// The places of the text at an index.
  init(of index: Int, in subject: CheckedSubject) {
    let sample = subject.samples[index]
    guard sample.locale != nil, !sample.features.contains(.blank) else { return }
    places = subject.samples.indices.filter { other in
      subject.samples[other].foldedHash == sample.foldedHash && subject.samples[other].kind == sample.kind
        && subject.samples[other].locale != nil
        && (other == index || TextEquality.areEqual(subject.samples[other].text, sample.text))
    }
  }

  /// Every text that occurs in two places or more, in the order of their first places.
  static func all(in subject: CheckedSubject) -> [RepeatedText] {
    var texts: [RepeatedText] = []
    var known: [Int: Int] = [:]
    for index in subject.samples.indices {
      let sample = subject.samples[index]
      guard sample.locale != nil, !sample.features.contains(.blank), !sample.isOneWord else { continue }
      let hash = sample.kind == .title ? sample.foldedHash : ~sample.foldedHash
      if let text = known[hash] {
        // If texts only share the hash, the first one counts.
        if TextEquality.areEqual(subject.samples[texts[text].places[0]].text, sample.text) {
          texts[text].places.append(index)
        }
      } else {
        known[hash] = texts.count
        texts.append(RepeatedText(places: [index]))
      }
    }
    return texts.filter { $0.places.count > 1 }
  }

  private init(places: [Int]) { self.places = places }

  /// The place whose language the text is in, as far as that can be determined; nil when all have
  /// the same language.
  func original(in subject: CheckedSubject) -> Int? {
    let languages = places.map { subject.samples[$0].locale?.language }
    guard let first = languages.first, languages.contains(where: { $0 != first }) else { return nil }
    let words = PlainWords(subject.samples[places[0]].text, ignoring: PlainWords.Names(of: subject, in: []))
    guard words.words > 1 || words.unpartedLetters >= Facts.unpartedLetters.value.lowerBound else { return nil }
    return places.max { left, right in rank(of: left, words, subject) < rank(of: right, words, subject) }
  }

  /// The rank of a place by how likely it is the original: by script, by the words of its language,
  /// by the app's primary locale; the first among equals.
  private func rank(of place: Int, _ words: PlainWords, _ subject: CheckedSubject) -> Int {
    let sample = subject.samples[place]
    // English is copied most often; a text with accents is in another language.
    let isEnglish = sample.locale?.language == Language.english.code && !sample.features.contains(.nonASCII)
    var rank = 0
    if !sample.features.contains(.foreignScript) { rank += 1 << 12 }
    if sample.features.contains(.word(.unlock)) { rank += 1 << 11 }
    if isEnglish, words.isEnglish { rank += 1 << 10 }
    if sample.locale == subject.appLocales.primary { rank += 1 << 9 }
    if isEnglish { rank += 1 << 8 }
    return rank - place
  }

  /// The other places that need a translation.
  func copies(of original: Int, in subject: CheckedSubject) -> [Int] {
    let origin = subject.samples[original]
    guard let locale = origin.locale else { return [] }
    return places.filter { place in
      let copy = subject.samples[place]
      guard let other = copy.locale, other.language != locale.language, !Self.isRespelled(copy.text, origin.text) else {
        return false
      }
      let words = PlainWords(origin.text, ignoring: PlainWords.Names(of: subject, in: [locale, other]))
      if Self.areRelated(locale, other) {
        return words.words >= Facts.kinWords.value.upperBound
          || words.words >= Facts.kinWords.value.lowerBound && Self.isForeign(origin.text, to: other)
      }
      if words.unpartedLetters >= Self.leastUnspacedLetters(locale, other, origin) { return true }
      return words.isPhrase(of: origin.kind)
        // Names of products to keep, in English: Remove Ads.
        || words.words >= 2 && words.isEnglish && locale.language == Language.english.code
          && (origin.features.contains(.word(.unlock)) || words.isImperative)
    }
  }

  /// Whether a text writes words together that are apart in the other: "videofilter" is how Dutch
  /// and Danish say "video filter".
  private static func isRespelled(_ copy: String, _ original: String) -> Bool {
    func words(_ text: String) -> Int {
      var words = 0
      var isInWord = false
      for scalar in text.unicodeScalars {
        let isPart = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        if isPart, !isInWord { words += 1 }
        isInWord = isPart
      }
      return words
    }
    return words(copy) < words(original)
  }

  /// The number of Han characters, kana or Thai letters from which on a text needs a translation:
  /// more where both languages use Han.
  private static func leastUnspacedLetters(_ locale: StoreLocale, _ other: StoreLocale, _ sample: TextSample) -> Int {
    let scripts: [StoreScript] = [.japanese, .simplifiedHan, .traditionalHan]
    let bothHaveHan = scripts.contains(locale.script) && scripts.contains(other.script)
    let least = bothHaveHan ? Facts.sharedHan.value : Facts.unpartedLetters.value
    return sample.kind == .title ? least.upperBound : least.lowerBound
  }

  /// Whether two languages are so closely related that short sentences may be the same in both.
  private static func areRelated(_ locale: StoreLocale, _ other: StoreLocale) -> Bool {
    kin[Int(locale.index)].contains(other.language)
  }

  private static let kin = StoreLocale.all.map { Set(Language.entries(Language.of($0).kin)) }

  /// Whether a text in one of two related languages has letters that the other doesn't use.
  private static func isForeign(_ text: String, to locale: StoreLocale) -> Bool {
    let letters = Language.entries(Language.of(locale).foreignLetters).flatMap(\.unicodeScalars)
    return text.unicodeScalars.contains(where: letters.contains)
  }
}

extension TextSample {
  /// One ASCII word or a number, which rules out most repeated texts: VIP, 400+40.
  fileprivate var isOneWord: Bool { !features.contains(.nonASCII) && !text.utf8.contains(UInt8(ascii: " ")) }
}
