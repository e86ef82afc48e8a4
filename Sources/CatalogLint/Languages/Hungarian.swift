extension Language {
  /// Hungarian.
  static let hungarian = Language(
    code: "hu",
    amounts: """
      money=HUF: ft, ft-ért, forintért, forintos, ft-os
      money=EUR: euróért, euró
      minute: perc, perces
      hour: óra, órás
      day: nap, napos, napi
      week: hét, hetes
      month: hónap, hónapos, havi
      quarter: negyedév
      year: év, éves
      before ordinal: szint, fejezet, évad, rész
      ordinal: . szint, . fejezet, . évad, . rész
      beside counted: érme, érmét, arany, aranyérme, gyémánt, drágakő, kristály, pont
      """,
    trial: "próba",
    days: "nap",
    dayNumbers: "három, öt, hét, tíz, tizennégy, harminc",
    restoring: "visszaállít")
}
