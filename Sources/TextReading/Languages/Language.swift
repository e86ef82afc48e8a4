package import AppStoreReference

/// Everything that the linter knows about one language; rules contain nothing language-specific.
///
/// Lists are separated by commas and line breaks; `_` in them is a required space.
package struct Language: Sendable {
  /// The code of the language as in the codes of locales: `de`; with the script if the language has two: `zh-Hant`.
  package var code: String
  /// The language whose lists are looked up besides this one's, for a second way to write it.
  package var base = ""
  /// Whether accents distinguish words, as in Vietnamese, where `thử` means "try" and `thư`
  /// "letter".
  var keepsAccents = false
  /// Words that may precede the ones marked `+` in ``words``.
  var prefixes = ""

  // MARK: Numbers and amounts

  /// The meaning of currency signs that several countries share: `$=USD`; after a locale, only in its
  /// texts: `en-AU $=AUD`. With `spaces` after the locale, a plain space separates thousands there.
  var signs = ""
  /// Numerals that aren't decimal digits, after their value: `10十拾`.
  package var numerals = ""
  /// Words that precede the numerals of a percentage.
  var percentage = ""
  /// Words that follow a reduced price in tenths of the full one.
  package var tenths = ""
  /// Marks and words between the numbers of a range.
  var rangeMarks = ""
  /// Marks after a number that make it a month, so that the next number is a day.
  var monthMarks = ""
  /// "and", as between dollars and cents.
  var and = ""
  /// Words next to numbers that are recognized in texts of every language, in the notation of
  /// ``AmountNotation``, none of them of one locale alone.
  package var amountsEverywhere = ""
  /// Words next to numbers that are recognized in texts of this language.
  package var amounts = ""

  /// Numbers in words after their value: `20 twenty; 100* hundred`; after `?`, words that make a number
  /// inexact: `? half several`; after `1$`, articles, which count only money: a dollar.
  package var spelledNumbers = ""
  /// Words that say what money in words pays for: a dollar for 100 gems, per dollar. The first also comes before what
  /// is paid.
  package var paysFor = ""
  /// Words right before a price, even beside money that is something else: for, only.
  package var buying = ""
  /// Words after what is paid: 400ジェムで買える.
  package var paysAfter = ""
  /// Particles and words written onto a word for money.
  var afterMoney = ""
  /// Words for money that also name something else, each line with the beginnings of words beside which
  /// they do: `pounds: dumbbell barbell`.
  var otherSenses = ""
  /// Words that a title may have next to a price and still be nothing but a price.
  package var besidePrice = ""
  /// Units of time that also name the day of a month: 16日.
  var monthDays = ""
  /// Letters after such a unit when it is a length of time: 3日間.
  var afterLength = ""
  /// Words beside a length of time that place something before or after the present, or compare it:
  /// two days ago, more than a week; `^` before those that begin the text.
  package var relativeTimes = ""
  /// Beginnings of words for a value or a balance, beside which a sum of zero is not a price.
  package var balances = ""

  // MARK: Trials, restoring, passwords

  /// Stems of words for a trial.
  package var trial = ""
  /// The name of a trial that the guideline asks for, with a placeholder for its length.
  package var trialName = ""
  /// Stems of words that may stand between a negation and "free" beside those for a trial: include, offer, a.
  var offering = ""
  /// Stems of "day".
  package var days = ""
  /// Beginnings of spelled-out numbers of days.
  package var dayNumbers = ""
  /// Stems of words for restoring purchases, without non-ASCII capitals.
  package var restoring = ""
  /// Words that introduce a password; `|` before those that match only at the beginning of a word.
  package var passwords = ""
  /// Words that may come between such a word and the password.
  package var toBe = ""
  /// Words that follow such a word but are not a password.
  package var noPassword = ""

  // MARK: Descriptions, lengths, plans

  /// Words, separated by spaces, that say nothing about the contents of a product; `*` before those
  /// that make a text generic, such as "item" and "buy", while the others only accompany those.
  /// Anything not listed – any noun, any number – makes a text specific.
  package var generic = ""
  /// Stems of lengths of time after their days, `365 year annu; 7 week`; after 0, stems of other or
  /// uncertain lengths.
  package var lengths = ""
  /// Words that contain both a length and the thing sold for it.
  package var lengthAndPlan = ""
  /// Words for things sold for a time; `*` where further letters of the same word may follow or
  /// precede.
  package var plans = ""
  /// Words between the thing sold and its length.
  package var perWords = ""
  /// Words before the length of the thing described.
  package var during = ""
  /// Words after that length.
  package var duringAfter = ""
  /// The beginnings of single lengths: one month, a year.
  package var ones = ""
  /// Words that make a length the whole of it: a full year.
  package var wholes = ""
  /// The first lengths of a subscription after their days, which may be free: 30 first month.
  package var firstLengths = ""
  /// Words for a single time, by which a length says how often customers pay: billed once a year.
  package var once = ""
  /// Stems of contents that have a length of their own, so that a plan for a month may be part of
  /// a year's subscription.
  package var contents = ""
  /// Words for a period that can only say how something is paid for, at the end of a title.
  package var billing = ""
  /// Whether the thing sold comes before its description, as in "club infantil anual".
  package var nounFirst = false

  // MARK: Negation

  /// Whether the words under `[negation]` come after the words that they deny, as verbs come last.
  package var negationFollows = false
  /// Words under `[negation]` that also deny the words on their other side: nothing, none.
  var nothing = ""
  /// The question mark, where it is not the one of most languages.
  var questionMark = ""
  /// Words that carry a negation on to the next clause: or, nor.
  var alternatives = ""
  /// Words that end the reach of a negation: but.
  var contrasts = ""
  /// Beginnings of words for "used": a negation right before one denies only that.
  var used = ""
  /// Words that join two things, of which a negation may deny the first only: and, plus.
  package var additions = ""
  /// Words between a negation and words that it doesn't deny: with, that, you.
  var breaks = ""
  /// Stems of things that products are advertised as being without, so that their negation denies nothing
  /// else: ads, waiting.
  var doneWithout = ""
  /// Stems of words for the payments of customers.
  var charges = ""
  /// Words under `[negation]` that deny only the words after them, and not that something is unlocked: without.
  var without = ""
  /// Words for "no other", by which a sentence praises its subject instead of denying it.
  var others = ""
  /// Words in a product's description that relate a price to the product itself: off this pack.
  package var ownOffers = ""
  /// Stems of words for the most for the money, which a promotional claim may have: best value.
  package var bestDeals = ""
  /// Stems of words for things that reduce the price of others: coupon.
  package var vouchers = ""
  /// Names of the first of several parts, which may be free where the others are sold: first chapter.
  package var firstParts = ""
  /// Words for the shop of a game, in which its vouchers are used: in-game shop.
  package var ownShops = ""

  // MARK: Quantities

  /// The numbers from two up, spelled out.
  package var numberWords = ""
  /// Beginnings of words for the points of a test, which are not used up.
  package var scores = ""
  /// Units that differ between countries.
  package var measures = ""
  /// Endings of the plurals of names.
  var plurals = ""
  /// Characters between a number and the thing that it counts.
  package var classifiers = ""
  /// Counters, after which a name is missing: 120個もらえる.
  package var counters = ""
  /// Particles after a name of one character, which the ending of a verb is not: 石を, but 届きます.
  package var particles = ""
  /// Ends of texts before a number that counts what is sold, where its name is missing.
  package var beforeCounts = ""
  /// Words between a number and the name of the thing that it counts.
  var betweenCountAndName = ""
  /// Articles before a well-known number: the seven dwarfs.
  package var articles = ""
  /// Words between a whole and the quantity in it.
  package var ofWords = ""
  /// Words between the name of a counted thing and the number after it.
  var betweenNameAndCount = ""
  /// Words for a multiple that customers get the first time: double.
  package var doubling = ""
  /// Words for exchanging one currency for another.
  package var exchanging = ""
  /// Words between a currency and the rest of a name that it is part of: 100 Gems of Wisdom.
  package var genitives = ""
  /// Words for a bag, a sum or a gain that a quantity belongs to, by their beginnings.
  package var packs = ""
  /// Words of a sentence that tells customers what they get, by their beginnings, without the verbs for what others
  /// own or find; `^` before those that begin the sentence: `^contain, you get`.
  package var gains = ""
  /// Words after a number of different kinds of things.
  package var kinds = ""
  /// Units that a currency is sold in, and other words with a plural ending that aren't things. In
  /// a language with such words, a currency before a plural says what things are made of.
  package var unitPlurals = ""
  /// Words of texts about coins to look at: in a catalog, in a picture.
  package var collecting = ""
  /// Words after a number of people.
  package var people = ""
  /// Words between a number and the people that it counts.
  package var peopleBetween = ""
  /// Words after the cost of something.
  package var each = ""
  /// Words before the cost of something, or before a prize.
  package var costs = ""
  /// Ends of texts before the cost of something, in scripts without spaces or with particles.
  package var costsBefore = ""
  /// Words for a unit that a price is for, each line after the unit's days, `1 per_day`; after 0, those
  /// for a piece, and after -1 those for the whole. Words that begin with `/` only come after the price, and others on
  /// either side.
  package var perUnit = ""
  /// Words between such a unit and the price, or before the price: only, about; `<` before those that
  /// say that the price is less.
  package var nearly = ""
  /// Words of a comparison with another product, whose price and difference come beside them: than the.
  package var comparisons = ""
  /// Words for a bonus after its number.
  package var bonuses = ""
  /// Words for a bonus before its number.
  package var bonusesBefore = ""
  /// Words right before a number that is a lower limit: over, at least.
  package var atLeast = ""
  /// Words after a number and its name that say the same: and a bit more.
  package var andMore = ""

  // MARK: Payments and messengers

  /// Stems of words for paying, buying, ordering, redeeming, or for lower prices.
  package var paying = ""

  /// Names of messengers, which have accounts; the telephone has numbers only.
  package var messengers = ""
  /// Words that ask customers to write.
  package var inquiries = ""
  /// Words between the name of a messenger and the account.
  package var beforeAccount = ""
  /// Beginnings of words that ask customers to add a contact.
  package var addMe = ""
  /// Endings of words for an account.
  package var accounts = ""
  /// Whether eleven digits in a row may be a mobile number, as in China.
  package var ungroupedMobileNumbers = false

  // MARK: Translation

  /// The codes of languages so closely related that short sentences may be the same in both.
  package var kin = ""
  /// Letters of those languages that this one doesn't use.
  package var foreignLetters = ""
  /// Words that every text of some length has – articles, pronouns, prepositions – in lowercase; by
  /// them, languages of the same script are distinguished. `*` before those that another language
  /// has, too.
  package var functionWords = ""
  /// Words that connect the parts of sentences.
  package var connectives = ""
  /// Verbs that the names of products to keep begin with.
  package var demands = ""
  /// Product names that are used in every language.
  package var tierNames = ""
  /// Names of five letters or more that are written in capitals: exams, formats, institutions.
  package var acronyms = ""

  /// The words of the wording rules, in the notation of ``WordNotation``.
  package var words = ""
}

extension Language {
  /// Every language. To add one, add a file next to the others and its name here.
  package static let all: [Language] = [
    .english, .simplifiedChinese, .traditionalChinese, .japanese, .korean, .spanish, .portuguese,
    .french, .german, .italian, .russian, .turkish, .arabic, .vietnamese, .thai, .indonesian,
    .malay, .dutch, .swedish, .danish, .norwegian, .finnish, .polish, .czech, .slovak, .hungarian,
    .romanian, .croatian, .slovenian, .catalan, .ukrainian, .greek, .hebrew, .hindi, .marathi,
    .bangla, .gujarati, .punjabi, .odia, .tamil, .telugu, .kannada, .malayalam, .urdu,
  ]

  /// The language of a locale; English when it is nil or has none.
  ///
  /// Inlined, so that asking for one of its properties doesn't copy all.
  @inline(__always)
  package static func of(_ locale: StoreLocale?) -> Language { all[index(of: locale)] }

  /// The index of the language of a locale in ``all``.
  package static func index(of locale: StoreLocale?) -> Int {
    locale.map { ofLocales[Int($0.index)] } ?? 0
  }

  /// The languages whose words are looked for in texts of a language: itself, its ``base`` and
  /// English.
  package static func read(in index: Int) -> [Language] {
    let own = all[index]
    let base = own.base.isEmpty ? [] : all.filter { $0.code == own.base }
    return [own] + base + (own.code == english.code ? [] : [.english])
  }

  /// The English name of the language with an index: the name of a locale, without the country.
  package static func englishName(at index: Int) -> String {
    let locale = ofLocales.firstIndex(of: index).map { StoreLocale.all[$0] }
    return locale.map { String($0.englishName.prefix { $0 != " " }) } ?? all[index].code
  }

  /// The letters of each language.
  package static let scripts: [WritingSystems] = all.indices.map { index in
    ofLocales.firstIndex(of: index).map { WritingSystems.expected(in: StoreLocale.all[$0]) } ?? []
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

  /// The entries of a list, collected from every language.
  package static func everywhere(_ list: (Language) -> String) -> [String] {
    all.flatMap { entries(list($0)) }
  }

  /// The entries of a list.
  package static func entries(_ list: String) -> [String] {
    list.lines.flatMap { $0.parts(separatedBy: UInt8(ascii: ",")) }.map { entry in
      String(decoding: entry.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
    }
  }
}
