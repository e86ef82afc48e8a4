extension WordSamples {
  static let indonesian = WordSamples(
    language: "id",
    found: """
      free | Gratis | Gratis 400 koin
      free | gratisnya | Ambil gratisnya
      free | cuma-cuma | Peti cuma-cuma
      externalPayment | GoPay | Bayar pakai GoPay
      externalPayment | transfer bank | Bayar transfer bank
      externalPayment | kartu kredit | Pakai kartu kredit
      externalPayment | kode promo | Dengan kode promo
      externalPayment | situs kami | Murah di situs kami
      externalPayment | saldo DANA | Pakai saldo DANA
      otherPlatform | Android | Bisa di Android
      otherPlatform | Play Store | Ada di Play Store
      placeholder | teks di sini | teks di sini
      placeholder | Masukkan deskripsi | Masukkan deskripsi
      placeholder | %@ | Tambah %@ koin
      test | Tes | Tes
      test | uji coba | Koin uji coba
      test | versi beta | Koin (versi beta)
      unlock | Hapus iklan | Hapus iklan
      unlock | Tanpa iklan | Tanpa iklan
      unlock | Buka kunci | Buka kunci dunia 2
      currencyNoun | koin emas | 400 koin emas
      currencyNoun | permata | Peti permata
      durationWord | bulanan | Paket: bulanan
      membership | keanggotaan | Kartu keanggotaan
      lifetime | selamanya | Milikmu selamanya
      subscriptionWord | Langganan | Langganan Pro
      futurePromise | Level baru segera | Level baru segera hadir
      randomItem | kotak misteri | Sebuah kotak misteri
      """,
    innocent: """
      Bebas di langit
      Ksatria merdeka
      Tes kepribadian
      Soal tes CPNS
      Tesla di jalan
      Protes para robot
      Demokrasi Athena
      Kostum demonstran
      Betawi tempo dulu
      Dana desa impian
      Ksatria naga
      Hutan ajaib
      Resep vegan
      Kursus yoga
      Wallpaper malam
      Stiker kucing
      Musik klasik
      Bab dua
      Dunia es
      Dongeng sebelum tidur
      Latihan piano
      Jalur gunung
      Kostum bajak laut
      Peti kerajaan
      Peta dunia
      Kapal galaksi
      Taman mawar
      Dapur nenek
      Mobil balap
      Google Drive terhubung
      """)
}
