/// The thresholds from which on rules report texts, where the store states no limit.
extension Facts {
  static let thresholds: [FactRecord] = [
    valueTolerance.record, lengthTolerance.record, sameMonth.record, longestAcronym.record, renewalTolerance.record,
    capitalWords.record, repeatedMarks.record, repeatedExclamations.record, characterReference.record,
    phraseOfDescription.record, phraseOfTitle.record, titleInEnglish.record, modelName.record, kinWords.record,
    sharedHan.record, unpartedLetters.record, hiraganaShare.record, years.record, buddhistYears.record, password.record,
    score.record, anniversary.record, accountName.record, accountDigits.record, phoneDigits.record,
    ungroupedPhone.record, nationalPhone.record, inflectedName.record, carats.record, inflection.record,
    countedNoun.record, discountTolerance.record, discountGap.record, bonusTolerance.record, trialGap.record,
    longestTrialInText.record, pictureTolerance.record, negationReach.record, heapedMarks.record, unitReach.record,
    floorRaise.record, comparedDeals.record,
  ]
}

// MARK: Prices and lengths of time

extension Facts {
  public static let valueTolerance = Fact(
    "lint.value-tolerance", .linting,
    "the difference in value below which a bigger pack or longer subscription is not worse", 1, "percent",
    from: .ownThresholds)
  public static let floorRaise = Fact(
    "lint.floor-raise", .linting, "how many times an amount a floor of a price policy may be without a note", 3,
    "times",
    from: .ownThresholds)
  public static let unitReach = Fact(
    "lint.unit-reach", .linting, "how far before a price the words for its unit may begin, such as \"a day\"", 40,
    "characters", from: .ownThresholds)
  public static let heapedMarks = Fact(
    "lint.heaped-marks", .linting,
    "from how many combining marks on one letter on they are reported: polytonic Greek has three", 4, "marks",
    from: .ownThresholds)
  public static let lengthTolerance = Fact(
    "lint.length-tolerance", .linting, "the difference below which two lengths of time of a month or more are the same",
    10, "percent", from: .ownThresholds)
  public static let sameMonth = Fact(
    "lint.shortest-month", .linting, "the shortest length of time that counts as a month", 28, "days",
    from: .ownThresholds)
  public static let renewalTolerance = Fact(
    "lint.renewal-tolerance", .linting, "the part of a period that an offer may exceed a number of renewals by", 20,
    "percent", from: .ownThresholds)
  public static let anniversary = Fact(
    "lint.anniversary", .linting, "the length from which on a text without a word for access celebrates past years", 2,
    "years", from: .ownThresholds)
  public static let discountTolerance = Fact(
    "lint.discount-tolerance", .linting, "the difference up to which a discount is the one of the prices", 1, "percent",
    from: .ownThresholds)
  public static let comparedDeals = Fact(
    "lint.compared-deals", .linting,
    "the products of one currency or subscription group, the first of the catalog, with which a claim is compared", 200,
    "products", from: .ownThresholds)
  public static let bonusTolerance = Fact(
    "lint.bonus-tolerance", .linting, "the difference up to which a bonus is the one of the catalog", 1, "percent",
    from: .ownThresholds)
}

// MARK: Writing

extension Facts {
  public static let longestAcronym = Fact(
    "lint.acronym", .linting, "the letters of the longest word in capitals that is an acronym", 4, "letters",
    from: .ownThresholds)
  public static let capitalWords = Fact(
    "lint.capital-words", .linting, "the words in capitals that are not all acronyms, even if they are short", 3,
    "words", from: .ownThresholds)
  public static let repeatedMarks = Fact(
    "lint.repeated-marks", .linting, "the punctuation marks of one kind in a row that are too many", 3, "marks",
    from: .ownThresholds)
  public static let repeatedExclamations = Fact(
    "lint.repeated-exclamations", .linting, "the exclamation or question marks in a row that are too many", 2, "marks",
    from: .ownThresholds)
  public static let characterReference = Fact(
    "lint.character-reference", .linting, "the longest character reference of HTML that is recognized, after its &", 10,
    "bytes", from: .ownThresholds)
}

// MARK: Other languages

extension Facts {
  public static let phraseOfDescription = Fact(
    "lint.phrase.description", .linting,
    "the words that make a description a sentence: the fewer with one that is not capitalized", 3...4, "words",
    from: .ownThresholds)
  public static let phraseOfTitle = Fact(
    "lint.phrase.title", .linting, "the words that make a title a phrase, two of them not capitalized", 4, "words",
    from: .ownThresholds)
  public static let titleInEnglish = Fact(
    "lint.phrase.title-in-english", .linting,
    "the capitalized words that make a title English where Latin letters write names", 3, "words", from: .ownThresholds)
  public static let modelName = Fact(
    "lint.model-name", .linting, "the letters of the longest name of a model, which has a digit (MP3)", 3, "letters",
    from: .ownThresholds)
  public static let kinWords = Fact(
    "lint.kin-words", .linting,
    "the words that closely related languages don't share: the fewer if one of them is foreign to one " + "language",
    3...6, "words", from: .ownThresholds)
  public static let sharedHan = Fact(
    "lint.shared-han", .linting,
    "the letters that languages written in Han don't share: of a description, and of a title", 8...12, "letters",
    from: .ownThresholds)
  public static let unpartedLetters = Fact(
    "lint.unparted-letters", .linting,
    "the Han characters, kana or Thai letters that need a translation: of a description, and of a " + "title", 4...6,
    "letters", from: .ownThresholds)
  public static let hiraganaShare = Fact(
    "lint.hiragana", .linting, "the letters of which one is hiragana in a text that is Japanese", 3, "letters",
    from: .ownThresholds)
}

// MARK: Numbers

extension Facts {
  public static let years = Fact(
    "lint.years", .linting, "the ordinals that are years, which calendars number differently", 1900...2100, "CE",
    from: .ownThresholds)
  public static let buddhistYears = Fact(
    "lint.years.buddhist", .linting, "the ordinals that are years of the Buddhist calendar", 2400...2700, "BE",
    from: .ownThresholds)
  public static let score = Fact(
    "lint.score", .linting, "the number from which on points are bought rather than scored or numbered", 20, "points",
    from: .ownThresholds)
  public static let inflectedName = Fact(
    "lint.inflected-name", .linting, "the letters of the shortest name of a currency that is found inflected", 5,
    "letters", from: .ownThresholds)
  public static let carats = Fact(
    "lint.carats", .linting, "the finenesses of gold that are written with a K", [8, 9, 10, 14, 18, 21, 22, 24],
    as: "8 to 24", "carats", from: .ownThresholds)
  public static let inflection = Fact(
    "lint.inflection", .linting,
    "the letters that forms of a name have in common at least, and in which their ends differ at most", 3, "letters",
    from: .ownThresholds)
  public static let countedNoun = Fact(
    "lint.counted-noun", .linting, "the letters of the shortest noun that says what a number counts", 4, "letters",
    from: .ownThresholds)
}

// MARK: Contacts and secrets

extension Facts {
  public static let password = Fact(
    "lint.password", .linting, "the characters of the shortest password: after a sign such as a colon, and without one",
    3...4, "characters", from: .ownThresholds)
  public static let accountName = Fact(
    "lint.account-name", .linting,
    "the characters of the shortest name of an account: after words that ask for one, and without " + "them", 3...4,
    "characters", from: .ownThresholds)
  public static let accountDigits = Fact(
    "lint.account-digits", .linting,
    "the digits of the shortest number of an account, and of a telephone beside a word for one", 5...7, "digits",
    from: .ownThresholds)
  public static let phoneDigits = Fact(
    "lint.phone", .linting, "the digits of an international telephone number; ITU-T E.164 allows 15", 9...15, "digits",
    from: .ownThresholds)
  public static let ungroupedPhone = Fact(
    "lint.phone.ungrouped", .linting, "the digits of an international telephone number without spaces", 11...14,
    "digits", from: .ownThresholds)
  public static let nationalPhone = Fact(
    "lint.phone.national", .linting, "the digits of a telephone number that begins with 0", 9...12, "digits",
    from: .ownThresholds)
}

// MARK: Reach of words

extension Facts {
  public static let discountGap = Fact(
    "lint.discount-gap", .linting, "the letters between a percentage and its word for a discount", 15, "letters",
    from: .ownThresholds)
  public static let trialGap = Fact(
    "lint.trial-gap", .linting, "the letters between a length of time and its word for a trial", 20, "letters",
    from: .ownThresholds)
  public static let longestTrialInText = Fact(
    "lint.trial", .linting, "the longest length of time in a text that is taken for the length of a trial", 31, "days",
    from: .ownThresholds)
  public static let pictureTolerance = Fact(
    "lint.picture-tolerance", .linting,
    "the difference of a mean color, of 255, up to which two pictures look the same in a field of a grid", 4, "levels",
    from: .ownThresholds)
  public static let negationReach = Fact(
    "lint.negation-reach", .linting, "the bytes after a denied word in which an \"or\" continues its list", 40, "bytes",
    from: .ownThresholds)
}
