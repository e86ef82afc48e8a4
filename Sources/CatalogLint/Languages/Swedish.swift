extension Language {
  /// Swedish.
  static let swedish = Language(
    code: "sv",
    signs: "kr=SEK",
    amounts: """
      money=SEK: kronor, krona, kr, :-
      subunit=SEK/100: öre
      minute: minut, minuter
      hour: timme, timmar, timmars, tim
      day: dag, dagar, dagars, dygn
      week: vecka, veckor, veckors
      month: månad, månader, månaders
      quarter: kvartal
      year: år, års
      before ordinal: nivå, kapitel, säsong, avsnitt, del, dag
      magnitude=1000: tusen
      magnitude=1000000: miljoner
      beside counted: mynt, guldmynt, ädelstenar, diamanter, kristaller, poäng, juveler
      """,
    trial: "prov",
    days: "dag",
    dayNumbers: "tre, fem, sju, tio, fjorton, femton, trettio",
    restoring: "terställ",
    generic: """
      *köp *köpa *artikel *artiklar *produkt *produkter *föremål *prenumeration *beskrivning en ett
      den det denna detta dessa i app appen inom nu här för och av din ditt vip
      """,
    kin: "da, no")
}
