extension Language {
  /// Slovenian.
  static let slovenian = Language(
    code: "sl",
    amounts: """
      money=EUR: eura, eur, evrov, evra, evre, evro
      minute: minuta, minut
      hour: sat, sata, sati, ura, ure, ur
      day: dan, dana, dneva, dnevi, dni
      week: tjedan, tjedna, tjedana, teden, tedna, tedni, tednov
      month: mjesec, mjeseca, mjeseci, mesec, meseca, meseci, mesecev
      year: godina, godine, leto, leti, leta, let
      before ordinal: stopnja, raven, poglavje, sezona, del, dan
      beside counted: novčića, zlatnika, dragulja, dijamanata, kovancev, dragulje, draguljev
        diamantov
      """,
    trial: "preizkus",
    days: "dan, dni, dnev",
    dayNumbers: "tri, pet, sedem, deset, štirinajst, trideset",
    kin: "hr")
}
