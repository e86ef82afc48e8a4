extension Language {
  /// Dutch.
  static let dutch = Language(
    code: "nl",
    amounts: """
      subunit=EUR/100: cent, eurocent
      minute: minuut, minuten
      hour: uur, uren
      day: dag, dagen
      week: weken
      month: maand, maanden
      quarter: kwartaal
      year: jaar, jaren
      before ordinal: niveau, hoofdstuk, seizoen, aflevering, deel, dag
      ordinal glued: e, de, ste
      magnitude=1000: duizend
      magnitude=1000000: miljoen, mio.
      beside counted: munten, munt, gouden munten, edelstenen, diamanten, kristallen, punten
      """,
    trial: "proef, probeer",
    days: "dag",
    dayNumbers: "drie, vijf, zeven, tien, veertien, vijftien, dertig",
    restoring: "herstel, terugzet",
    generic: """
      *kopen *koop *aankoop *aankopen *artikel *artikelen *product *producten *item *items
      *abonnement *beschrijving de het een dit deze die dat in app binnen nu hier voor en van je uw
      jouw virtueel digitaal vip
      """,
    perWords: "voor",
    kin: "de")
}
