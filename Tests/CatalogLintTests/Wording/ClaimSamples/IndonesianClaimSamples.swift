extension WordSamples {
  static let indonesianClaims = WordSamples(
    language: "id",
    found: """
      futurePromise | Segera hadir | Segera hadir level baru
      futurePromise | Nantikan level | Nantikan level baru
      promotionalClaim | Hanya hari ini | Hanya hari ini 400 koin
      promotionalClaim | diskon besar | Permata diskon besar
      expiringCredits | hangus | Koin hangus setelah 30 hari
      expiringCredits | berlaku hingga | Permata berlaku hingga Maret
      cashOut | tarik tunai | Koin bisa tarik tunai
      cashOut | Tukar permata jadi uang | Tukar permata jadi uang asli
      appleTrademark | iPhone | Tema iPhone
      appleTrademark | Apple | Paket Apple
      appleCriticism | pajak Apple | Sudah termasuk pajak Apple
      appleCriticism | iPhone lemot | Untuk iPhone lemot
      systemFeature | Notifikasi push | Notifikasi push harian
      systemFeature | Beri rating | Beri rating, dapat 50 koin
      randomItem | kotak misteri | Satu kotak misteri
      randomItem | Satu kartu acak | Satu kartu acak
      statedOdds | probabilitas | Lihat probabilitas di toko
      profanity | YmFuZ3NhdA== | Paket *
      profanity | a29udG9s | Peti *
      """,
    innocent: """
      Petualangan masa depan
      Sahabat terbaik
      Termasuk semua update mendatang
      Koin tidak akan hangus
      Hasilkan uang di pabrikmu
      Siri pertama kartun
      Widget untuk iPhone
      Pahlawan bintang 5
      Putar acak lagu
      Peti harta 500 permata
      Tahi lalat palsu
      Bakteri E. coli
      Tai chi pagi
      Butuh bantuan
      Apel emas
      Anjing dan babi lucu
      Asuransi jiwa
      """)
}
