extension ProductTexts {
  static let indonesian = ProductTexts(
    locale: "id",
    innocent: """
      non-consumable | Tendangan bebas | Sepatu untuk melewati pagar betis
      non-consumable | Sayap kebebasan | Terbang di atas awan putih
      non-consumable | Bebas berkreasi | Dua puluh kanvas untuk pelukis cilik
      non-consumable | Wasiat bajak laut | Kisah dalam sembilan bab
      non-consumable | Tes kepribadian | Enam puluh soal dan analisisnya
      non-consumable | Latihan soal SIM | 900 soal lengkap dengan kunci
      non-consumable | Tesaurus saku | Dua puluh ribu padanan kata
      non-consumable | Protes lewat lagu | Tiga puluh lirik dan kunci gitar
      non-consumable | Kontes kostum | Tiga busana untuk pesta desa
      non-consumable | Uji nyali | Kampanye ketiga di benteng utara
      non-consumable | Pembongkaran | Dua belas truk di arena
      non-consumable | Demonstrasi sains | Dua puluh percobaan di rumah
      non-consumable | Pemburu iblis | Zirah hitam dengan rune menyala
      non-consumable | Truk beton | Kendaraan kuning untuk proyekmu
      non-consumable | Bengkel robot | Rakit teman yang bisa berjalan
      non-consumable | Pai apel | Tujuh resep dari dapur nenek
      non-consumable | Apel emas | Kebun dalam mitologi Yunani
      non-consumable | Ikan emas | Akuarium dengan lima ikan hias
      non-consumable | Masa keemasan | Sejarah Majapahit dalam audio
      non-consumable | Musim semi tiba | Seluruh lembah dipenuhi bunga
      non-consumable | Sahabat karib | Anak anjing dan anak kucing
      non-consumable | Medali emas | Podium untuk gelanggangmu
      non-consumable | Jimat keberuntungan | Kalung semanggi berdaun empat
      non-consumable | Pelabuhan bulan purnama | Peta tenang untuk memancing
      non-consumable | Seumur hidup di laut | Kenangan seorang kapten tua
      non-consumable | Latar ruang VIP | Sofa beludru dan lampu kota
      non-consumable | Rute 66 | Dari Chicago sampai ke pantai
      non-consumable | 7 kurcaci | Pondok kecil di tengah hutan
      non-consumable | Mobil Formula 1 | Sepuluh corak legendaris
      non-consumable | Seribu satu malam | Dua belas dongeng Syahrazad
      non-consumable | Gua kristal | Tambang berkilau dengan tiga pintu
      non-consumable | Mutiara dari Lombok | Kalung untuk karaktermu
      non-consumable | Danau Toba | Empat puluh foto pemandangan
      non-consumable | Pulsa nadi | Grafik detak jantung saat lari
      non-consumable | Yoga 30 hari | Satu gerakan setiap pagi
      non-consumable | Empat musim | Wallpaper dari salju sampai panen
      non-consumable | Resep sepanjang tahun | Seratus hidangan musiman
      non-consumable | Jalur Puncak | Jalan berliku di antara kebun teh
      non-consumable | Kartu ucapan | Empat puluh desain hari raya
      non-consumable | Kartun klasik | Stiker tokoh tahun delapan puluhan
      non-consumable | Keping puzzle kayu | Sepuluh gambar hewan
      non-consumable | Kereta uap | Ketel kuningan dan bunyi peluit
      non-consumable | Loreng harimau | Corak liar untuk setiap mobil
      non-consumable | Batik Nusantara | Tiga puluh motif untuk latar
      non-consumable | Kuliner Padang | Dua puluh resep rendang dan gulai
      non-consumable | Buku harian | Empat belas halaman cantik
      non-consumable | Hapus iklan | Tanpa spanduk dan video
      consumable | Ramuan level 99 | Menaikkan satu pahlawan ke puncak
      consumable | 500 koin | 500 koin untuk benih dan alat tani
      consumable | 1.200 berlian | Menambah 1.200 berlian ke petimu
      consumable | XP ganda 2 jam | Pengalaman dua kali lipat saat main
      consumable | 5 petunjuk | Menunjukkan langkah berikutnya
      consumable | 10 nyawa | Lanjut bermain saat papan penuh
      auto-renewable | Klub pendaki | Semua peta tanpa koneksi
      auto-renewable | Sanggar lukis | Semua kelas dan kuas
      non-consumable | Planet gurun | Dunia dengan 2 matahari dan 3 bulan
      non-consumable | Buku kas | Anggaran untuk setiap kartu kredit
      non-consumable | Tes sejarah | Empat puluh soal dan kuncinya
      non-consumable | Alfa dan Beta | Dua robot kecil untuk bengkelmu
      non-consumable | Bingkai foto | 12 bingkai emas untuk albummu
      non-consumable | Taman kota | Ruang terbuka untuk semua warga
      consumable | Api abadi | Menyembuhkan satu pahlawan
      consumable | Kunci serbaguna | Membuka satu peti terkunci
      consumable | Ganti misi | Menukar satu tugas mingguan
      consumable | 10 ribu koin | 10.000 koin untuk kerajaanmu
      consumable | Kunci karatan | Membuka kunci satu peti
      """,
    guilty: """
      free-wording | consumable | Kantong koin | Gratis 50 koin
      free-wording | non-consumable | Topi jerami | Dapatkan cuma-cuma
      free-wording | consumable | Paket pemula | Pedang gratisan dan panah
      external-payment | consumable | 500 berlian | Bayar pakai GoPay lebih murah
      external-payment | consumable | Berlian | Masukkan kode promo
      other-platform | non-consumable | Simpanan | Bisa di HP Android
      other-platform | non-consumable | Main berdua | Main bareng teman di PlayStation
      placeholder-text | non-consumable | Topi merah | Deskripsi di sini
      placeholder-text | non-consumable | Contoh produk | Topi untuk pahlawan
      test-wording | non-consumable | Produk uji coba | Topi untuk pahlawan
      test-wording | non-consumable | Topi merah | Khusus versi beta
      price-as-title | consumable | Rp99.000 | Menambah berlian
      price-mismatch | consumable | 500 berlian | 500 berlian hanya Rp990.000
      quantity-mismatch | consumable | 500 berlian | Menambah 550 berlian
      time-limited-consumable | consumable | Kartu bulanan | Satu peti setiap hari
      time-limited-consumable | non-consumable | Premium 30 hari | Semua filter dan bingkai
      unlock-as-consumable | consumable | Semua level | Buka kunci enam puluh level
      unlock-as-consumable | consumable | Akses seumur hidup | Semua kelas
      currency-as-non-consumable | non-consumable | Kantong | Berisi 800 koin
      """)
}
