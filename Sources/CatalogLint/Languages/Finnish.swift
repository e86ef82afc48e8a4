extension Language {
  /// Finnish.
  static let finnish = Language(
    code: "fi",
    signs: "kr=SEK",
    amounts: """
      money=EUR: euroa, euron, eur
      subunit=EUR/100: senttiä
      money=SEK: kruunua
      minute: minuutti, minuuttia, minuutin
      hour: tunti, tuntia, tunnin
      day: päivä, päivää, päivän, pv
      week: viikko, viikkoa, viikon, vk
      month: kuukausi, kuukautta, kuukauden, kk
      year: vuosi, vuotta, vuoden
      before ordinal: taso, luku, kausi, jakso, osa, päivä
      beside counted: kolikkoa, kultakolikkoa, jalokiveä, timanttia, kristallia, pistettä
      """,
    trial: "kokeilu",
    days: "päivä",
    dayNumbers: "kolme, viisi, seitsemän, kymmenen",
    restoring: "palauta")
}
