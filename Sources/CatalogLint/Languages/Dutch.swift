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
    spelledNumbers: """
      1 één; 2 twee; 3 drie; 4 vier; 5 vijf; 6 zes; 7 zeven; 8 acht; 9 negen; 10 tien; 11 elf
      12 twaalf; 13 dertien; 14 veertien; 15 vijftien; 20 twintig; 30 dertig; 40 veertig
      50 vijftig; 60 zestig; 70 zeventig; 80 tachtig; 90 negentig; 12* dozijn; 100* honderd
      1000* duizend; 1000000* miljoen; 0 en ën
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
