extension Language {
  /// Czech.
  static let czech = Language(
    code: "cs",
    signs: "kr=CZK",
    amountsEverywhere: """
      beside money=CZK: kč
      """,
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
      before ordinal: úroveň, kapitola, kapitoly, sezóna, díl, část, den
      magnitude=1000: tis., tisíc
      beside counted: mincí, mince, zlaťáků, drahokamů, drahokamy, diamantů, krystalů, bodů
      """,
    trial: "zkuš, zkouš",
    days: "dn, den",
    dayNumbers: "tři, pět, sedm, deset, čtrnáct, třicet",
    restoring: "obnov",
    kin: "sk")
}
