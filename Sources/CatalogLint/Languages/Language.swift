import AppStoreReference

/// Everything that the linter knows of one language; no rule knows a language itself.
///
/// A list is parted by commas and line breaks; `_` in it is a space that must be there.
struct Language: Sendable {
  /// As in the codes of locales: `de`; with the script where a language has two: `zh-Hant`.
  var code: String
  /// Whether accents tell words apart, as in Vietnamese, where `thử` tries and `thư` is a letter.
  var keepsAccents = false
  /// What the words marked `+` in ``words`` may have before them.
  var prefixes = ""

  // MARK: Numbers and amounts

  /// What currency signs mean that countries share: `$=USD`, after a locale in its texts only:
  /// `en-AU $=AUD`. With `spaces` after the locale, a plain space parts thousands there.
  var signs = ""
  /// Numerals that are no decimal digits, after their value: `10十拾`.
  var numerals = ""
  /// What numerals have before them that are a percentage.
  var percentage = ""
  /// What a range has between its numbers.
  var rangeMarks = ""
  /// What makes the number before it a month, so that the next one is a day.
  var monthMarks = ""
  /// "and", as between dollars and cents.
  var and = ""
  /// Words beside numbers that are read in texts of every language, in the notation of
  /// ``AmountNotation``.
  var amountsEverywhere = ""
  /// Words beside numbers that are read in texts of this language.
  var amounts = ""

  // MARK: Trials, restoring, passwords

  /// Stems of words for a trial.
  var trial = ""
  /// What the guideline wants a trial to be named, with its length left open.
  var trialName = ""
  /// Stems of "day".
  var days = ""
  /// Beginnings of numbers of days in words.
  var dayNumbers = ""
  /// Stems of words for restoring purchases, without a capital that is not ASCII.
  var restoring = ""
  /// Words that announce a password; `|` before those that count only at the beginning of a word.
  var passwords = ""
  /// What may stand between such a word and the password.
  var toBe = ""
  /// What follows such a word and is no password.
  var noPassword = ""

  // MARK: Descriptions, lengths, plans

  /// Words, parted by spaces, that say nothing of what a product gives; `*` before those that make
  /// a text generic, such as "item" and "buy", while the others only stand beside those. What is not
  /// listed – any noun, any number – makes a text specific.
  var generic = ""
  /// Stems of lengths of time after their days, `365 year annu; 7 week`; after 0 those of other or
  /// uncertain lengths.
  var lengths = ""
  /// Words that hold both a length and what is sold for it.
  var lengthAndPlan = ""
  /// Words for what is sold for a time; `*` where letters of the same word may stand on the far side.
  var plans = ""
  /// Words between what is sold and its length.
  var perWords = ""
  /// Words before the length of what is described.
  var during = ""

  // MARK: Quantities

  /// The numbers from two on in words.
  var numberWords = ""
  /// Units that other countries measure otherwise.
  var measures = ""
  /// Endings of the plurals of names.
  var plurals = ""
  /// Characters between a number and what it counts.
  var classifiers = ""
  /// Words between a number and the name of what it counts.
  var betweenCountAndName = ""
  /// Articles before a number that everybody knows: the seven dwarfs.
  var articles = ""
  /// Words between a whole and the quantity in it.
  var ofWords = ""
  /// Words between a currency and the name of which it is a part: 100 Gems of Wisdom.
  var genitives = ""
  /// What a quantity is a bag, a sum or a gain of, by the beginnings of the words.
  var packs = ""
  /// What follows a number of things that differ.
  var kinds = ""
  /// What a currency is sold in, and other words with the ending of a plural that are no things. In a
  /// language with such words, a currency before a plural says what things are made of.
  var unitPlurals = ""
  /// Words of texts about coins that are looked at: in a catalog, in a picture.
  var collecting = ""
  /// Words after a number of people.
  var people = ""
  /// Words between a number and the people that it counts.
  var peopleBetween = ""
  /// Words after what something costs.
  var each = ""
  /// Words before what something costs, or what is won.
  var costs = ""
  /// Words for what comes on top.
  var bonuses = ""

  // MARK: Messengers

  /// Names of messengers, which have accounts; the telephone has numbers only.
  var messengers = ""
  /// Words that ask to be written to.
  var inquiries = ""
  /// Words between the name of a messenger and the account.
  var beforeAccount = ""
  /// Beginnings of words that ask to be added as a contact.
  var addMe = ""
  /// Endings of words for an account.
  var accounts = ""

  // MARK: Translation

  /// The codes of languages so near that short sentences may be the same in both.
  var kin = ""
  /// Letters of those languages that this one does not write.
  var foreignLetters = ""
  /// Words that hold sentences together.
  var connectives = ""
  /// Verbs that products to keep begin with.
  var demands = ""
  /// Words that products of every language are called.
  var tierNames = ""

  /// The words of the wording rules, in the notation of ``WordNotation``.
  var words = ""
}

extension Language {
  /// Every language. A new one is a file beside the others and its name here.
  static let all: [Language] = [
    .english, .simplifiedChinese, .traditionalChinese, .japanese, .korean, .spanish, .portuguese,
    .french, .german, .italian, .russian, .turkish, .arabic, .vietnamese, .thai, .indonesian,
    .malay, .dutch, .swedish, .danish, .norwegian, .finnish, .polish, .czech, .slovak, .hungarian,
    .romanian, .croatian, .slovenian, .catalan, .ukrainian, .greek, .hebrew, .hindi, .marathi,
    .bangla, .gujarati, .punjabi, .odia, .tamil, .telugu, .kannada, .malayalam, .urdu,
  ]

  /// The language of a locale; English where there is none.
  static func of(_ locale: StoreLocale?) -> Language {
    locale.map { all[ofLocales[Int($0.index)]] } ?? .english
  }

  private static let ofLocales: [Int] = StoreLocale.all.map { locale in
    let code =
      switch locale.script {
      case .simplifiedHan: "zh-Hans"
      case .traditionalHan: "zh-Hant"
      default: locale.language
      }
    return all.firstIndex { $0.code == code } ?? 0
  }

  /// The entries of a list of every language.
  static func everywhere(_ list: (Language) -> String) -> [String] {
    all.flatMap { entries(list($0)) }
  }

  /// The entries of a list.
  static func entries(_ list: String) -> [String] {
    var entries: [String] = []
    list.withUTF8Bytes { bytes in
      bytes[...].forEachPart(separatedBy: UInt8(ascii: "\n")) { line in
        line.forEachPart(separatedBy: UInt8(ascii: ",")) { entry in
          let spaced = entry.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: " ") : $0 }
          entries.append(String(decoding: spaced, as: UTF8.self))
        }
      }
    }
    return entries
  }
}

/// A part of a text in UTF-8, in place.
typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

extension Bytes {
  /// Goes through the parts between separators, without the spaces around them and without empty
  /// ones.
  func forEachPart(separatedBy separator: UInt8, _ body: (Bytes) -> Void) {
    let space = UInt8(ascii: " ")
    var start = startIndex
    while start < endIndex {
      var end = start
      while end < endIndex, self[end] != separator { end += 1 }
      let next = end + 1
      while start < end, self[start] == space { start += 1 }
      while start < end, self[end - 1] == space { end -= 1 }
      if start < end { body(self[start..<end]) }
      start = next
    }
  }
}
