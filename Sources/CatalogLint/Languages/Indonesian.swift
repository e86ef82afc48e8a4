extension Language {
  /// Indonesian.
  static let indonesian = Language(
    code: "id",
    amounts: """
      beside money=IDR: rp, rp.
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
      magnitude=1000: rb, ribu
      magnitude=1000000: jt, juta
      beside counted: koin, emas, berlian, permata, kristal, syiling, poin, mata
      """,
    spelledNumbers: """
      1 satu; 2 dua; 3 tiga; 4 empat; 5 lima; 6 enam; 7 tujuh; 8 delapan; 9 sembilan; 10 sepuluh
      11 sebelas; 10* puluh; 100 seratus; 100* ratus; 1000 seribu; 1000* ribu; 1000000* juta
      """,
    relativeTimes: "yang lalu, lalu, terakhir, sebelumnya",
    trial: "coba, trial",
    trialName: "Uji Coba XX Hari",
    days: "hari",
    dayNumbers: "tiga, lima, tujuh, sepuluh, empat belas, lima belas, tiga puluh",
    restoring: "pulihkan, memulihkan, pemulihan",
    passwords: "kata sandi, |sandi",
    toBe: "adalah_",
    noPassword: "tidak, kosong, lihat",
    generic: """
      *beli *membeli *pembelian *item *barang *produk *langganan *deskripsi ini itu sebuah di dalam
      aplikasi sekarang sini untuk dan anda kamu virtual digital vip *terima *kasih *selamat
      *nikmati telah membeli menikmati keren bagus dukungan atas pembeliannya
      """,
    lengths: """
      0 hari musim dua tiga enam; 182 setengah; 91 triwulan kuartal; 365 tahun; 30 bulan; 7 minggu
      """,
    lengthAndPlan: "langganan",
    plans: "paket, klub, langganan",
    perWords: "untuk",
    during: "selama, untuk",
    ones: "se, satu, 1",
    wholes: "penuh, utuh",
    contents: """
      rencana, menu, program, kursus, kalender, jadwal, ramalan, riwayat, cadangan, arsip, simpan
      tantangan, garansi, target
      """,
    nounFirst: true,
    alternatives: "_atau_",
    contrasts: "_tetapi_, _tapi_",
    doubling: "dua kali, 2x, ganda",
    exchanging: "tukar",
    bonuses: "bonus, ekstra, gratis, tambahan",
    bonusesBefore: "bonus",
    paying: "bayar, beli, top up, murah, isi ulang, diskon",
    kin: "ms",
    functionWords: """
      dan, yang, dari, untuk, dengan, anda, kamu, semua, tanpa, atau, ini, itu, tidak, pada, lebih
      setiap, akan, oleh, dalam, sebagai, juga, bisa, dapat, sudah, adalah, satu, sebuah, agar
      hingga, baru, kami, kita, lagi, seluruh, *di, *ke, *saat, *para
      """,
    words: #"""
      [free] gratis*, cuma-cuma, cuma cuma, bebas biaya, tanpa biaya, tanpa bayar, 0 rupiah, rp0
        rp 0, tidak dipungut biaya, percuma
        !tidak percuma, !tak percuma, !jangan percuma, !percuma saja
        !parkir gratis*, !wifi gratis, !wi fi gratis, !museum gratis, !koran gratis, !masuk gratis
      [externalPayment] gopay, go-pay, saldo ovo, pakai ovo, via ovo, dengan ovo, bayar ovo
        via dana, pakai dana, saldo dana, dompet dana, linkaja, link aja, shopeepay, qris
        transfer bank, transfer antar bank, transfer rekening, lewat transfer, rekening bank
        nomor rekening, virtual account, kartu kredit, kartu debit, kartu hadiah, kartu voucher
        kartu prabayar, kartu isi ulang, voucher game, voucher fisik, kode voucher
        bayar di alfamart, bayar di indomaret, alfamart, indomaret, bayar tunai, pembayaran tunai
        potong pulsa, bayar pulsa, pakai pulsa, via pulsa, e-wallet, dompet digital, situs web kami
        situs kami, website kami, web kami, toko web kami, toko online kami, situs resmi
        website resmi, web resmi, beli di web, beli di website, beli di situs, beli lewat web
        bayar di web, top up di web, top up lewat web, lebih murah di web, lebih murah di situs
        di luar aplikasi, luar aplikasi, di luar app store, pembayaran eksternal, pembayaran luar
        metode pembayaran lain, cara pembayaran lain, bayar dengan bitcoin, bayar dengan kripto
        kode promo, kode redeem, kode tukar, kode penukaran, tukar kode, tukarkan kode, kode kupon
        kode aktivasi, kode hadiah, kode diskon, kunci lisensi, topup agen
        !catatan kartu kredit, !kelola kartu kredit
        kupon diskon, bayar dengan uang tunai, bayar dengan mata uang kripto, di web lebih murah
        di situs lebih murah, transfer ke rekening
        lebih murah di browser, lebih murah lewat browser, beli lewat browser, beli di browser
        bayar lewat browser, dm untuk beli, dm untuk membeli, chat wa untuk beli, wa untuk beli
        hubungi admin untuk beli, beli lewat admin, beli lewat wa, bayar di tempat
        lebih murah … situs, lebih murah … website, diskon … di web, top up di situs
        bayar pakai pulsa, masukkan kode promo, isi ulang di web, transfer ke rekening kami
        lewat shopee, lewat tokopedia, beli di tokopedia, beli di shopee, !dompet kartu hadiah
        !catatan transfer, !riwayat transfer
      [otherPlatform] toko google, toko play, toko samsung, toko huawei, toko microsoft
        ponsel android, hp android, perangkat android, di steam, versi steam, ponsel samsung
        ponsel xiaomi, hp samsung, hp xiaomi, jam huawei
      [placeholder] teks di sini, teks disini, teks anda di sini, judul di sini, nama di sini
        deskripsi di sini, ketik di sini, tulis di sini, masukkan di sini
        =masukkan teks, =masukkan judul, =masukkan nama, =masukkan deskripsi, =isi deskripsi
        =isi teks, =tambahkan deskripsi, =tambah deskripsi, =tulis deskripsi, contoh teks
        teks contoh, contoh deskripsi, contoh judul, contoh produk, produk contoh, teks pengganti
        teks sementara, deskripsi sementara, judul sementara, teks dummy, akan ditentukan
        tanpa deskripsi, belum ada deskripsi
        =nama produk, =deskripsi produk
        !masukkan teks ke, !masukkan nama kamu
        deskripsi menyusul, deskripsi akan menyusul, teks menyusul, deskripsi segera, judul menyusul
        di sini deskripsi, letakkan deskripsi, [deskripsi], [judul], [nama produk]
        =belum ditentukan, =tanpa judul, =tidak ada deskripsi
      [test] tes, pengujian, uji coba, ujicoba, produk uji, versi uji, versi beta, versi alfa
        versi demo, versi percobaan, produk percobaan, mode uji, debug, penggunaan internal
        untuk internal, jangan dibeli, jangan beli
        !tes kepribadian, !tes psikologi, !tes iq, !tes kecerdasan, !tes bakat, !tes minat
        !tes cpns, !tes cinta, !tes kecepatan, !tes memori, !tes kehamilan, !tes mata
        !tes buta warna, !tes pendengaran, !tes bahasa, !tes potensi, !tes pengetahuan, !tes masuk
        !tes sim, !tes level, !tes tulis, !tes kemampuan, !tes matematika, !tes toefl, !tes logika
        !tes seleksi, !soal tes, !latihan tes, !tes latihan, !tes harian, !tes karakter
        !tes wawasan, !kuis dan tes, !tes ujian, !tes jlpt, !tes otak, !tes akhir, !uji coba gratis
        !masa uji coba, !hari uji coba, !minggu uji coba, !paket tes, !alfa dan beta, !beta dan gama
        !uji a/b, !tes a/b, !tes alergi, !tes pcr, !tes antigen, !tabung uji, !strip tes, !uji air
        !tes darah, !uji tabrak, !tes suara, !uji nyali, !uji ketahanan
      [unlock] hapus iklan, menghapus iklan, hapus semua iklan, menghapus semua iklan
        hilangkan iklan, menghilangkan iklan, tanpa iklan, bebas iklan, nonaktifkan iklan
        matikan iklan, sembunyikan iklan, tidak ada iklan, buka kunci, membuka kunci, buka semua
        membuka semua, buka seluruh, terbuka semua, versi lengkap, versi penuh, versi pro
        versi premium, game lengkap, game penuh, aplikasi lengkap, semua level, semua fitur
        seluruh fitur, semua karakter, semua bab, semua episode, semua konten, akses penuh
        akses lengkap, tanpa watermark, hapus watermark, tanpa batas
        !buka kunci peti, !membuka kunci peti, !buka kunci satu peti, !membuka kunci satu peti
      [currencyNoun] koin, koin emas, permata, berlian, emas, perak, kristal, rubi, mirah, zamrud
        safir, mutiara, kredit, poin, token, diamond, gem, uang, batangan emas, keping, kepingan
        chip, cip
        !kartu kredit, !medali emas, !masa keemasan, !ikan emas, !mata uang kripto
      [durationWord] bulanan, tahunan, mingguan, harian, triwulanan, kuartalan, per bulan, per tahun
        per minggu, per hari, setiap bulan, setiap tahun, setiap minggu, tiap bulan, tiap tahun
        tiap minggu, sebulan, setahun, seminggu, sehari, satu bulan, satu tahun, satu minggu
        satu hari, tiga bulan, enam bulan, dua bulan, setengah tahun, kartu bulanan
        kartu mingguan, tiket musiman, tiket musim, pas musim, season pass, paket bulanan
        langganan bulanan, selama sebulan, selama setahun
        !misi harian, !hadiah harian, !tantangan harian, !tantangan mingguan, !misi mingguan
        !buku harian, !sehari-hari, !bonus harian, !tugas harian, !tugas mingguan, !quest harian
        !quest mingguan, !hadiah mingguan, !peti mingguan, !acara mingguan, !penawaran harian
        !penawaran mingguan, !penawaran bulanan, !promo mingguan, !promo bulanan
        selama seminggu, per semester, paket semester, paket triwulan
        setahun penuh, sebulan penuh, satu tahun penuh, satu bulan penuh
      [membership] vip, keanggotaan, kartu anggota, akun premium
        !anggota keluarga, !anggota tim, !anggota guild, !anggota klan, !anggota kru, !ruang vip
        !kamar vip, !kursi vip, !tribun vip
        anggota vip, anggota premium, member vip, member premium, kartu member
      [access] pas musim, kartu, tiket, akses, premium, tanpa iklan, bebas iklan, tanpa batas
        uji coba, anggota, keanggotaan, member, vip, pass, pro
        !kartu ucapan, !kartu kata
      [lifetime] selamanya, seumur hidup, permanen, akses abadi, kekal selamanya, tanpa batas waktu
        sekali bayar, sekali beli, pembelian satu kali, pembayaran satu kali, tidak kedaluwarsa
        tidak pernah kedaluwarsa, untuk selamanya
      [subscriptionWord] langganan, berlangganan, pelanggan, perpanjangan otomatis
        diperpanjang otomatis, perpanjang otomatis, diperbarui otomatis, batalkan kapan saja
        dibatalkan kapan saja
      [quiz] soal, soal-soal, pertanyaan, jawaban, kunci jawaban, kuncinya, ujian, kuis
        tes kepribadian, tes penempatan, tes kemampuan, tingkat kemampuan
      [recordKeeping] anggaran, pengeluaran, buku kas, utang, hutang, kata sandi, keuangan
        rekening koran, tagihan, pengingat bayar, pengingat pembayaran
        faktur, akuntansi, kuitansi, pembukuan, catatan transfer, riwayat transfer, dompet kartu
        catatan keuangan, laporan keuangan, arus kas
      [ownDays] streak harian, rekor beruntun, rentetan harian, login beruntun
      [gameController] stik, stik game, kontroler
      [futurePromise] segera hadir, segera datang, akan segera hadir
        segera tersedia, segera rilis, segera dirilis, pada pembaruan berikutnya
        di pembaruan berikutnya, di update berikutnya, pada update berikutnya
        di pembaruan mendatang, di update mendatang, pada pembaruan mendatang, di versi berikutnya
        pada versi berikutnya, masih dalam pengembangan
        !hari yang akan datang
        segera menyusul, menyusul kemudian, lainnya menyusul, segera ditambahkan
        akan segera ditambahkan, level baru segera, lainnya sedang dibuat, lainnya dalam perjalanan
        masih dikembangkan, masih dalam pengerjaan, nantikan level, nantikan konten
        nantikan pembaruan, nantikan update, konten akan datang, update akan datang
        pembaruan akan datang, akan hadir di, akan hadir dalam, akan hadir pada, segera dibuka
      [promotionalClaim] termurah, harga termurah, harga terbaik, harga terendah
        paling murah, nomor satu, nomor 1 di, penawaran spesial, penawaran khusus
        penawaran terbatas, obral
        setengah harga, hanya hari ini, kesempatan terakhir, jangan lewatkan, terlaris
        harga spesial, harga khusus, harga promo, buruan
        !teman terbaik, !sahabat terbaik, !skor terbaik, !waktu terbaik, !kode promo
        !kalkulator diskon, !tanpa waktu terbatas
        paket terbaik, game terbaik, aplikasi terbaik, penawaran terbaik, diskon besar
        diskon spesial, sedang diskon, diskon gila, potongan harga besar, promo spesial, lagi promo
        sedang promo, promo terbatas, untuk waktu terbatas, dalam waktu terbatas, promo hari ini
      [expiringCredits] kedaluwarsa, kadaluarsa, kadaluwarsa, masa berlaku, berlaku hingga
        berlaku sampai, berlaku selama, hangus
        !tidak kedaluwarsa, !tidak kadaluarsa, !tidak pernah kedaluwarsa, !tidak akan kedaluwarsa
        !tidak pernah kadaluarsa, !tanpa kedaluwarsa, !tanpa masa berlaku, !tidak ada masa berlaku
        !tidak hangus, !tidak akan hangus, !pengingat kedaluwarsa, !berlaku selamanya
        direset di akhir, direset setiap, reset di akhir, akan direset, gunakan sebelum
        habiskan sebelum, akan dihapus di akhir, hilang di akhir, akan hilang, berakhir masa
        lenyap di akhir, hilang setelah, akan dihapus
      [cashOut] tarik tunai, tarik uang, tarik saldo, menarik uang, penarikan tunai, penarikan uang
        penarikan saldo, cairkan, dicairkan, pencairan, tukar dengan uang, ditukar uang
        ditukar dengan uang, tukar jadi uang
        hadiah uang tunai, hadiah uang, ke rekening bank
        !tidak dapat dicairkan, !tidak bisa dicairkan, !tidak dapat ditukar dengan uang
        !tidak bisa ditukar dengan uang, !bukan uang asli, !tanpa uang asli, !bukan uang sungguhan
        tukar … dengan uang, tukar … jadi uang, tukar … menjadi uang, tukarkan … dengan uang
        ditukarkan dengan uang, ditukar menjadi uang, tukar pulsa, tukar … pulsa, ditukar pulsa
        jadi saldo dana, cair ke dana, tukar voucher belanja, ditukar voucher
        cairkan ke rekening, dapat uang asli, tukar kartu hadiah, tukar … voucher belanja
        menjadi uang asli, jadi uang asli
        uang asli, uang sungguhan
      [appleTrademark] jam apple
        # Malay counts series so.
        !siri, !untuk iphone, !untuk ipad, !untuk iphone dan ipad, !untuk apple watch
        !untuk apple tv, !untuk ios, !di iphone, !di ipad
      [appleCriticism] komisi apple, pajak apple, biaya apple, potongan apple, karena apple
        gara-gara apple, bug ios, bug di ios, kesalahan ios, iphone lambat, iphone lemot
        iphone lama, ipad lambat, apple melarang, apple tidak mengizinkan, lebih baik dari apple
        lebih baik dari ios
      [systemFeature] notifikasi push, pemberitahuan push, aktifkan notifikasi
        mengaktifkan notifikasi, nilai kami, nilai aplikasi, beri nilai aplikasi, beri rating
        rating 5 bintang, ulasan 5 bintang, ulasan bintang 5, rating bintang 5, ulasan bintang lima
        tulis ulasan, beri ulasan, penyimpanan icloud, ruang icloud, akses kamera, akses mikrofon
        akses lokasi, beri 5 bintang, kasih bintang 5, beri bintang 5, beri bintang lima
      [randomItem] kotak misteri, kotak kejutan, kotak keberuntungan, peti misteri, peti kejutan
        telur kejutan, telur misteri, item acak, pahlawan acak
        hero acak, skin acak, kostum acak, lotere
        putaran keberuntungan, gacha, tiket pemanggilan, tiket panggil, gulungan pemanggilan
        tiket summon, peluang mendapat, peluang mendapatkan
        kartu gosok
        undian berhadiah, satu karakter acak, satu kartu acak
        kesempatan mendapat, roda keberuntungan, hadiah acak, berisi kartu acak, tiket undian
      [statedOdds] probabilitas, tingkat drop, persentase peluang, tingkat kemunculan
        peluang ditampilkan
      [contact] telepon, telp, no hp, nomor hp, hubungi kami, hubungi kami di, no wa, nomor wa, wa:
      [defect] bug, lambat, lemot, eror, kesalahan, celah keamanan, macet, lelet, cacat
        !gerak lambat, !tanpa kesalahan, !bebas bug
      [negation] tidak, bukan, tanpa, tak, belum, jangan, dilarang
      [donation] donasi, berdonasi, menyumbang, sumbangan, galang dana, penggalangan dana
        bakti sosial, urun dana, !donasi pasukan, !donasi guild, !donasi klan
        !donasi ke klan, !donor darah
        !donasi kartu
        untuk amal, badan amal, lembaga amal
      [physicalGoods] gratis ongkir, bebas ongkir, ongkir, ongkos kirim, kirim ke rumah
        dikirim ke rumah, dikirim ke alamat, antar ke rumah, diantar ke rumah, pengiriman gratis
        alamat pengiriman, barang fisik, produk fisik, ambil di toko
        !bukan barang fisik
      [regulatedClaim] menyembuhkan kanker, sembuhkan kanker, menyembuhkan diabetes
        sembuhkan diabetes, menyembuhkan depresi, sembuhkan depresi, menyembuhkan semua penyakit
        obat segala penyakit, pasti langsing, turun berat badan dijamin, chat dewasa, chat seks
        video dewasa, konten dewasa, open bo, beli follower, beli followers, beli pengikut
        tambah follower, tambah followers, tambah pengikut, 1000 follower, 1000 followers
        1000 pengikut, beli like, beli likes, beli subscriber, beli views, judi online, judi bola
        judi uang asli, taruhan bola, taruhan uang asli, taruhan olahraga, slot gacor
        kasino uang asli, togel, dapat bitcoin, beli bitcoin, tambang bitcoin asli, dapat kripto
        pasti untung, untung dijamin, keuntungan dijamin, cepat kaya, pinjol, pinjaman kilat
      [saving] hemat, diskon, lebih murah, potongan, !hemat baterai, !hemat daya, !hemat data
        !hemat energi, !hemat kuota, !hemat ruang, !hemat waktu
      [comparedPrice] dibanding bulanan, dibandingkan bulanan, dibanding paket bulanan
        dibanding langganan bulanan, daripada bulanan, harga normal, harga asli, beli satuan
        dibanding beli satuan
      [paidOnce] bayar sekali, sekali bayar, beli sekali, sekali beli, pembayaran sekali
        pembelian sekali, keanggotaan seumur hidup, langganan seumur hidup, akses seumur hidup
        premium seumur hidup, lisensi seumur hidup, vip seumur hidup
      [profanity] Y29sbWVr, Y2lwYXA=, Ym9rZXA=, YmFuZ3NhdA==, Z29ibG9r, ZW50b3Qq, a29udG9sKg==
        a2ltYWs=, aXRpbA==, amFuY29rKg==, amFuY3VrKg==, amVtYnV0Kg==, bG9udGU=, bG9udGhl, bGFuY2F1
        bWVtZWs=, bmdlbnRvdCo=, bmdld2U=, cGVsZXI=, cGVwZWs=, cHVraSBtYWs=, cHVraW1hayo=
      """#)
}
