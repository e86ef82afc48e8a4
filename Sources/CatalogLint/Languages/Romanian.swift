extension Language {
  /// Romanian.
  static let romanian = Language(
    code: "ro",
    amounts: """
      money=RON priced: lei, leu, de lei
      minute: minut, de minute
      hour: oră, ore, de ore
      day: zi, zile, de zile
      week: săptămână, săptămâni
      month: lună, luni
      year: an, ani
      before ordinal: nivelul, nivel, capitolul, capitol, sezonul, sezon, partea, ziua
      beside counted: monede, monedă, aur, diamante, cristale, nestemate, puncte, de monede
      """,
    trial: "prob, încerc, test",
    days: "zi",
    dayNumbers: "trei, cinci, șapte, zece, paisprezece, treizeci")
}
