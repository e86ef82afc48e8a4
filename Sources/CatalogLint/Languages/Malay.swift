extension Language {
  /// Malay.
  static let malay = Language(
    code: "ms",
    amounts: """
      subunit=MYR/100: sen
      minute: menit, minit
      hour: jam
      day: hari
      week: minggu
      month: bulan
      quarter: kuartal
      year: tahun
      percent: persen, peratus
      before ordinal: tingkat, bab, musim, bagian, hari ke, hari ke-, tahap, ke-, level ke-
        peringkat
      magnitude=1000: ribu
      magnitude=1000000: juta
      beside counted: koin, emas, berlian, permata, kristal, syiling, poin, mata
      """,
    trial: "percubaan, cuba",
    days: "hari",
    dayNumbers: "tiga, lima, tujuh, sepuluh, empat belas, tiga puluh",
    kin: "id",
    words: indonesian.words)
}
