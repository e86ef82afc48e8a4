extension Language {
  /// Danish.
  static let danish = Language(
    code: "da",
    signs: "kr=DKK",
    amounts: """
      money=DKK: kroner, krone, kr
      minute: minut, minutter, minutt
      hour: time, timer, timers
      day: dag, dage, dager, dages, dagers, døgn
      week: uge, uger, ugers, uke, uker, ukers
      month: måned, måneder, måneders
      quarter: kvartal, kvartaler
      year: år, års
      before ordinal: niveau, kapitel, sæson, afsnit, del, dag
      magnitude=1000000: miljoen, mio.
      magnitude=1000: tusind
      beside counted: mønter, mynter, guldmønter, gullmynter, ædelsten, diamanter, krystaller, poeng
      """,
    trial: "prøve",
    days: "dag",
    dayNumbers: "tre, fem, syv, ti, fjorten, femten, tredive",
    restoring: "gendan",
    kin: "no, sv")
}
