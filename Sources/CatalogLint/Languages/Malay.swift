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
    lengths: """
      0 hari musim dua tiga enam; 182 separuh setengah; 91 suku; 365 tahun; 30 bulan; 7 minggu
      """,
    lengthAndPlan: "langganan",
    plans: "pakej, pelan, kelab, langganan",
    during: "selama, untuk",
    ones: "se, satu, 1",
    wholes: "penuh",
    contents: """
      rancangan, menu, program, kursus, kalendar, jadual, ramalan, sejarah, sandaran, arkib
      simpan, cabaran, jaminan, sasaran
      """,
    nounFirst: true,
    bonuses: "bonus, ekstra, percuma, tambahan",
    bonusesBefore: "bonus",
    paying: "bayar, beli, murah",
    kin: "id",
    functionWords: """
      dan, yang, dari, untuk, dengan, anda, kamu, semua, tanpa, atau, ini, itu, tidak, pada, lebih
      setiap, akan, oleh, dalam, sebagai, juga, boleh, dapat, telah, adalah, satu, sebuah, agar
      hingga, baharu, kami, kita, lagi, seluruh, daripada, kepada, *di, *ke, *para
      """,
    words: indonesian.words + #"""

      [free] percuma, tanpa bayaran, !wifi percuma, !parkir percuma, !tempat letak kereta percuma
        !letak kereta percuma
      [externalPayment] kad kredit, kad debit, pindahan bank, pindahan wang, perbankan dalam talian
        touch 'n go, touch n go, tng ewallet, duitnow, boost ewallet, grabpay, kad hadiah
        kad prabayar, kod promosi, kod baucar, kod tebus, kod pengaktifan, tebus kod, bayar tunai
        bayaran tunai, laman web kami, tapak web kami, kedai dalam talian kami, laman web rasmi
        lebih murah di laman, lebih murah … laman web, di luar apl, luar aplikasi
        kaedah bayaran lain, bayar dengan bitcoin
      [otherPlatform] telefon android, peranti android, telefon samsung
      [placeholder] teks di sini, perihalan di sini, huraian di sini, tajuk di sini, =perihalan
        =huraian, =tajuk, =nama produk, perihalan akan datang, teks contoh, teks pemegang tempat
        tiada perihalan, tiada huraian
      [test] versi percubaan, produk ujian, versi ujian, pembelian ujian, kegunaan dalaman
        jangan beli
      [futurePromise] akan datang tidak lama lagi, dalam kemas kini seterusnya
        kemas kini akan datang, lebih banyak akan datang, bakal menyusul
        menyusul tidak lama lagi, tersedia tidak lama lagi, hadir tidak lama lagi
      [expiringCredits] tamat tempoh, luput, sah sehingga, sah selama, tarikh luput, guna sebelum
        akan hilang, !tidak tamat tempoh, !tidak luput, !tiada tarikh luput, !tidak akan luput
      [cashOut] tukar kepada tunai, keluarkan wang, pengeluaran wang, wang sebenar
        tukar … kepada wang, tukar … wang tunai, hadiah wang tunai, ke akaun bank
        !bukan wang sebenar, !tanpa wang sebenar
      [negation] tidak, bukan, tanpa, tiada, jangan, tak
      [paidOnce] bayar sekali, beli sekali, bayaran sekali, keahlian seumur hidup
        langganan seumur hidup, akses seumur hidup
      [saving] jimat, diskaun, lebih murah, penjimatan
      [donation] derma, dermakan, kebajikan, kutipan dana, !derma darah, !menderma darah
      [physicalGoods] penghantaran percuma, pos percuma, penghantaran ke rumah, alamat penghantaran
        kos penghantaran
      [durationWord] bulanan, tahunan, mingguan, sebulan, setahun, seminggu, setiap bulan
        setiap tahun, setiap minggu, satu bulan, satu tahun, satu minggu, setahun penuh
        sebulan penuh, selama sebulan, selama setahun, !cabaran mingguan, !misi mingguan
        !tugasan mingguan
      """#)
}
