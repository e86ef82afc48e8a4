extension Language {
  /// Croatian.
  static let croatian = Language(
    code: "hr",
    amounts: """
      money=EUR: eura, eur, evrov, evra, evre, evro
      minute: minuta, minut
      hour: sat, sata, sati, ura, ure, ur
      day: dan, dana, dneva, dnevi, dni
      week: tjedan, tjedna, tjedana, teden, tedna, tedni, tednov
      month: mjesec, mjeseca, mjeseci, mesec, meseca, meseci, mesecev
      year: godina, godine, leto, leti, leta, let
      before ordinal: razina, poglavlje, sezona, epizoda, dio, dan
      beside counted: novčića, zlatnika, dragulja, dijamanata, kovancev, dragulje, draguljev
        diamantov
      """,
    trial: "prob",
    days: "dan",
    dayNumbers: "tri, pet, sedam, deset, četrnaest, trideset",
    restoring: "povrat, vrati kupn",
    kin: "sl")
}
