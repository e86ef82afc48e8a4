extension Language {
  /// Norwegian.
  static let norwegian = Language(
    code: "no",
    signs: "kr=NOK",
    amounts: """
      money=NOK: kroner, krone, kr
      minute: minut, minutter, minutt
      hour: time, timer, timers
      day: dag, dage, dager, dages, dagers, døgn
      week: uge, uger, ugers, uke, uker, ukers
      month: måned, måneder, måneders
      quarter: kvartal, kvartaler
      year: år, års
      before ordinal: nivå, kapittel, sesong, del, dag
      magnitude=1000: tusen
      beside counted: mønter, mynter, guldmønter, gullmynter, ædelsten, diamanter, krystaller, poeng
      """,
    trial: "prøve",
    days: "dag, døgn",
    dayNumbers: "tre, fem, sju, syv, ti, fjorten, femten, tretti",
    restoring: "gjenopprett",
    kin: "da, sv")
}
