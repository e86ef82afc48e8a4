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
    spelledNumbers: """
      2 två; 3 tre; 4 fyra; 5 fem; 6 sex; 7 sju; 8 åtta; 9 nio; 10 tio; 11 elva
      12 tolv; 13 tretton; 14 fjorton; 15 femton; 20 tjugo; 30 trettio; 40 fyrtio; 50 femtio
      60 sextio; 70 sjuttio; 80 åttio; 90 nittio; 12* dussin; 100* hundra; 1000* tusen
      1000000* miljon miljoner
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
