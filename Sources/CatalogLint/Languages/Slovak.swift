extension Language {
  /// Slovak.
  static let slovak = Language(
    code: "sk",
    signs: "kr=CZK",
    amounts: """
      money=CZK: korun, koruna, koruny, kčs
      money=EUR: eur, eura, eurá
      subunit=EUR/100: centov
      minute: minuta, minuty, minut, minúta, minúty, minút
      hour: hodina, hodiny, hodin, hodín
      day: den, dny, dní, dnů, deň, dni
      week: týden, týdny, týdnů, týždeň, týždne, týždňov
      month: měsíc, měsíce, měsíců, mesiac, mesiace, mesiacov
      year: rok, roky, let, rokov, roka
      before ordinal: úroveň, kapitola, kapitoly, sezóna, diel, časť, deň
      magnitude=1000: tis., tisíc
      beside counted: mincí, mince, zlaťákov, drahokamov, diamantov, kryštálov, bodov
      """,
    trial: "skúš",
    days: "dn, deň",
    dayNumbers: "tri, päť, sedem, desať, štrnásť, tridsať",
    restoring: "obnov",
    kin: "cs")
}
