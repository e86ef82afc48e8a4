extension Language {
  /// Hebrew.
  static let hebrew = Language(
    code: "he",
    amounts: """
      money=ILS: ש״ח, ש"ח, שקל, שקלים, שקל חדש, שקלים חדשים
      subunit=ILS/100: אגורות
      money=USD: דולר
      minute: דקה, דקות
      hour: שעה, שעות
      day: יום, ימים
      week: שבוע, שבועות
      month: חודש, חודשים
      year: שנה, שנים
      before ordinal: רמה, שלב, פרק, עונה, חלק, יום
      magnitude=1000: אלף
      beside counted: מטבעות, מטבע, זהב, יהלומים, קריסטלים, אבני חן, נקודות
      """,
    trial: "ניסיון, נסיון",
    days: "יום, ימי",
    dayNumbers: "שלושה, שבעה, עשרה",
    restoring: "שחזור")
}
