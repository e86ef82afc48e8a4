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
      ? setengah
      """,
    relativeTimes: """
      ^tampilkan_, ^pilih_
      yang lalu, lalu, terakhir, sebelumnya, ke depan, mendatang, berikutnya, kerja, atau lebih
      lagi, selanjutnya, di masa depan, lebih dari, kurang dari, hari pertama dalam
      hari terakhir dalam, tagihan dalam, kali dalam
      sekarang +
      """,
    balances: "nilai, bernilai, saldo",
    trial: "coba, trial",
    trialName: "Uji Coba XX Hari",
    days: "hari",
    dayNumbers: "tiga, lima, tujuh, sepuluh, empat belas, lima belas, tiga puluh",
    restoring: "pulihkan, memulihkan, pemulihan",
    passwords: "|kode pin, kata sandi, |sandi, kata sandinya, |sandinya",
    toBe: "adalah_",
    noPassword: "tidak, kosong, lihat",
    generic: """
      adalah sudah ialah karena *beli *belilah *membeli *pembelian *item *barang *produk *langganan
      *deskripsi dapatkan *miliki ini itu sebuah di dalam yang baru aplikasi sekarang juga sini
      untuk dan anda kamu kami virtual digital vip terima *kasih *selamat *nikmati telah membeli
      menikmati keren hebat luar biasa bagus mantap dukungan atas pembeliannya pembelianmu segera
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
    used: "digunakan, terpakai, dipakai",
    doubling: "dua kali, 2x, ganda",
    exchanging: "tukar",
    packs: "paket, kantong, peti, karung, bundel",
    collecting: "katalog, kolektor, numism, mewarnai",
    costs: "harganya, seharga",
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
        rp 0, tidak dipungut biaya, percuma, !tidak percuma, !tak percuma, !jangan percuma
        !percuma saja, !parkir gratis*, !wifi gratis, !wi fi gratis, !museum gratis, !koran gratis
        !masuk gratis, tanpa dipungut biaya, nol rupiah, tak perlu bayar, tidak perlu bayar
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
        kode aktivasi, kode hadiah, kode diskon, kunci lisensi, topup agen, !catatan kartu kredit
        !kelola kartu kredit, kupon diskon, bayar dengan uang tunai, bayar dengan mata uang kripto
        di web lebih murah, di situs lebih murah, transfer ke rekening, lebih murah di browser
        lebih murah lewat browser, beli lewat browser, beli di browser, bayar lewat browser
        dm untuk beli, dm untuk membeli, chat wa untuk beli, wa untuk beli, hubungi admin untuk beli
        beli lewat admin, beli lewat wa, bayar di tempat, lebih murah … situs, lebih murah … website
        diskon … di web, top up di situs, bayar pakai pulsa, masukkan kode promo, isi ulang di web
        transfer ke rekening kami, lewat shopee, lewat tokopedia, beli di tokopedia, beli di shopee
        !dompet kartu hadiah, !catatan transfer, !riwayat transfer, lewat situs … murah
        lewat web … murah, menerima uang tunai, terima uang tunai, menerima pembayaran
        tukarkan kodemu, tukar kodemu, tukarkan kode anda, gunakan kode promo, gunakan kode voucher
        beli langsung dari kami, pesan langsung dari kami, pesan langsung ke kami
        kirim pesan untuk memesan, kirim pesan untuk pesan, kirim pesan untuk membeli
        hubungi kami untuk memesan, hubungi kami untuk membeli, chat kami untuk memesan
        chat untuk memesan, dm untuk memesan, dm untuk order, order lewat wa, order via wa
        pesan lewat wa, pesan lewat whatsapp, bayar dengan kartu, bayar pakai kartu
        bayar lewat transfer, bayar dengan tunai, pembayaran dengan tunai, bayar pakai bitcoin
        bayar via bitcoin, lebih murah … situs web
      [otherPlatform] toko google, toko play, toko samsung, toko huawei, toko microsoft
        ponsel android, hp android, perangkat android, di steam, versi steam, ponsel samsung
        ponsel xiaomi, hp samsung, hp xiaomi, jam huawei, di hp android, !kota android
        !dunia android, !pasukan android, !perang android, !pemberontakan android, !robot android
        !manusia android
      [placeholder] teks di sini, [deskripsi], [judul], [nama produk], teks disini
        teks anda di sini, judul di sini, nama di sini, deskripsi di sini, ketik di sini
        tulis di sini, masukkan di sini, =masukkan teks, =masukkan judul, =masukkan nama
        =masukkan deskripsi, =isi deskripsi, =isi teks, =tambahkan deskripsi, =tambah deskripsi
        =tulis deskripsi, contoh teks, teks contoh, contoh deskripsi, contoh judul, contoh produk
        produk contoh, teks pengganti, teks sementara, deskripsi sementara, judul sementara
        teks dummy, akan ditentukan, tanpa deskripsi, belum ada deskripsi, =nama produk
        =deskripsi produk, !masukkan teks ke, !masukkan nama kamu, deskripsi menyusul
        deskripsi akan menyusul, teks menyusul, deskripsi segera, judul menyusul, di sini deskripsi
        letakkan deskripsi, =belum ditentukan, =tanpa judul, =tidak ada deskripsi
        judul anda di sini, judulmu di sini, teksmu di sini, nama anda di sini, nama produk di sini
        deskripsi anda di sini, deskripsimu di sini, isi di sini, ini adalah deskripsi
        ini deskripsi, ini adalah judul, ini judul, ini adalah nama, =tanpa nama, =judul, =deskripsi
        =nama, =contoh, deskripsi akan ditambahkan, deskripsi akan diisi, deskripsi nanti
        akan diisi nanti, akan ditentukan kemudian, =akan ditentukan, =segera diisi
        produk tanpa nama
      [test] uji coba, ujicoba, produk uji, versi uji, versi beta, versi alfa
        versi demo, versi percobaan, produk percobaan, mode uji, penggunaan internal
        jangan dibeli, jangan beli, !tes kepribadian, !tes psikologi, !tes iq
        !tes kecerdasan, !tes bakat, !tes minat, !tes cpns, !tes cinta, !tes kecepatan, !tes memori
        !tes kehamilan, !tes mata, !tes buta warna, !tes pendengaran, !tes bahasa, !tes potensi
        !tes pengetahuan, !tes masuk, !tes sim, !tes level, !tes tulis, !tes kemampuan
        !tes matematika, !tes toefl, !tes logika, !tes seleksi, !soal tes, !latihan tes
        !tes latihan, !tes harian, !tes karakter, !tes wawasan, !kuis dan tes, !tes ujian, !tes jlpt
        !tes otak, !tes akhir, !uji coba gratis, !masa uji coba, !hari uji coba, !minggu uji coba
        !paket tes, !alfa dan beta, !beta dan gama, !uji a/b, !tes a/b, !tes alergi, !tes pcr
        !tes antigen, !tabung uji, !strip tes, !uji air, !tes darah, !uji tabrak, !tes suara
        !uji nyali, !uji ketahanan, untuk penguji, tim penguji, penguji kami, !pilot penguji
        para penguji, khusus penguji, hanya tes, ini tes, untuk tes, keperluan uji
        keperluan pengujian, jangan membeli, !uji coba … hari, !kaset demo, !rekaman demo
        !lagu demo, !pita demo, !tes minat bakat, !pilot uji, !lintasan uji, !uji kepribadian
        ?tes, ?pengujian, =debug, versi debug, mode debug, untuk penggunaan internal
        khusus internal, hanya internal, produk tes, item tes, barang tes, pembelian tes
        sedang diuji, tujuan pengujian, dalam pengujian, untuk pengujian saja, hanya pengujian
        ini pengujian, hanya untuk internal, untuk internal saja, untuk internal tim
        untuk internal perusahaan, produk pengujian, !tes url, !tes klik, !tes cipher, !tes koneksi
        !tes jaringan, !tes mikrofon, !tes kamera, !tes pesan, !tes spam, !tes signal, !tes sinyal
        !pengujian signal, !pengujian sinyal, !pengujian koneksi
      [unlock] !buka kunci drive, !buka kunci media, !semua level secara otomatis
        hapus iklan, menghapus iklan, hapus semua iklan, menghapus semua iklan
        hilangkan iklan, menghilangkan iklan, tanpa iklan, bebas iklan, nonaktifkan iklan
        matikan iklan, sembunyikan iklan, tidak ada iklan, buka kunci, membuka kunci, buka semua
        membuka semua, buka seluruh, terbuka semua, versi lengkap, versi penuh, versi pro
        versi premium, game lengkap, game penuh, aplikasi lengkap, semua level, semua fitur
        seluruh fitur, semua karakter, semua bab, semua episode, semua konten, akses penuh
        akses lengkap, tanpa watermark, hapus watermark, tanpa batas, !buka kunci peti
        !membuka kunci peti, !buka kunci satu peti, !membuka kunci satu peti, buka setiap bab
        buka setiap level, buka setiap karakter, membuka setiap bab, membuka setiap level
        !buka semua pesan, !buka semua berkas, !membuka semua berkas, !buka semua tab
        !buka semua folder, !buka semua file, !buka semua jendela, membuka setiap
        !buka kunci publik, !buka kunci pgp
      [currencyNoun] koin, koin emas, permata, berlian, emas, perak, kristal, rubi, mirah, zamrud
        safir, mutiara, kredit, poin, token, diamond, gem, uang, batangan emas, keping, kepingan
        chip, cip
        !kartu kredit, !medali emas, !masa keemasan, !ikan emas, !mata uang kripto
      [durationWord] bulanan, tahunan, mingguan, triwulanan, kuartalan, per bulan, per tahun
        per minggu, per hari, setiap bulan, setiap tahun, setiap minggu, tiap bulan, tiap tahun
        tiap minggu, sebulan, setahun, seminggu, sehari, satu bulan, satu tahun, satu minggu
        satu hari, tiga bulan, enam bulan, dua bulan, setengah tahun, kartu bulanan, kartu mingguan
        tiket musiman, tiket musim, pas musim, season pass, paket bulanan, langganan bulanan
        selama sebulan, selama setahun, !misi harian, !hadiah harian, !tantangan harian
        !tantangan mingguan, !misi mingguan, !buku harian, !sehari-hari, !bonus harian
        !tugas harian, !tugas mingguan, !quest harian, !quest mingguan, !hadiah mingguan
        !peti mingguan, !acara mingguan, !penawaran harian, !penawaran mingguan, !penawaran bulanan
        !promo mingguan, !promo bulanan, selama seminggu, per semester, paket semester
        paket triwulan, setahun penuh, sebulan penuh, satu tahun penuh, satu bulan penuh
        !sehari penuh, !kali sehari, !sehari sekali, !sekali seminggu, !sekali sebulan
        !hari dalam seminggu, !sekali sehari, !kali seminggu
        pas harian, kartu harian, paket harian, langganan harian, tiket harian, keanggotaan harian
        vip harian, premium harian, !tampilan mingguan, !tampilan bulanan, !tampilan tahunan
        !tampilan per bulan, !tampilan per minggu, !tampilan per hari, !dalam satu bulan
        !dalam satu minggu, !dalam satu tahun, !dalam satu hari, !dalam seminggu, !dalam sebulan
        !dalam setahun, !dalam sehari, !arsip bulanan, !arsip mingguan, !rata rata bulanan
        !rata rata mingguan, !rata rata tahunan, !majemuk bulanan, !majemuk tahunan, !bukan sebulan
      [membership] vip, keanggotaan, kartu anggota, akun premium
        !anggota keluarga, !anggota tim, !anggota guild, !anggota klan, !anggota kru, !ruang vip
        !kamar vip, !kursi vip, !tribun vip
        anggota vip, anggota premium, member vip, member premium, kartu member
      [access] pas musim, kartu, tiket, akses, premium, tanpa iklan, bebas iklan, tanpa batas
        uji coba, anggota, keanggotaan, member, vip, pass, pro, !kartu ucapan, !kartu kata, pas
        percobaan, abonemen, berlangganan
      [lifetime] !hapus file secara permanen, !hapus objek ini secara permanen, !komentar secara permanen
        !peringatan permanen, !atur permanen, !reset permanen, !random selamanya, !terbuka selamanya
        selamanya, seumur hidup, permanen, akses abadi, kekal selamanya, tanpa batas waktu
        sekali bayar, sekali beli, pembelian satu kali, pembayaran satu kali, tidak kedaluwarsa
        tidak pernah kedaluwarsa, untuk selamanya, !hapus permanen, !dihapus permanen
        !menghapus permanen, !hapus secara permanen, !dihapus secara permanen
        !secara permanen dihapus, !permanen semua pesan, !sambungan permanen, !hapus selamanya
      [subscriptionWord] langganan, berlangganan, pelanggan, perpanjangan otomatis
        diperpanjang otomatis, perpanjang otomatis, diperbarui otomatis, batalkan kapan saja
        dibatalkan kapan saja
      [quiz] soal, soal-soal, pertanyaan, jawaban, kunci jawaban, kuncinya, ujian, kuis
        tes kepribadian, tes penempatan, tes kemampuan, tingkat kemampuan
      [recordKeeping] anggaran, pengeluaran, buku kas, utang, hutang, kata sandi, keuangan
        rekening koran, tagihan, pengingat bayar, pengingat pembayaran
        faktur, akuntansi, kuitansi, pembukuan, catatan transfer, riwayat transfer, dompet kartu
        catatan keuangan, laporan keuangan, arus kas
      [ownDays] tampilan kalender, tilikan bulan, kalender tampi, kata sandi … kedaluwarsa
        ^APR
        streak harian, rekor beruntun, rentetan harian, login beruntun
      [gameController] stik, stik game, kontroler
      [futurePromise] segera hadir, segera datang, akan segera hadir, segera tersedia, segera rilis
        segera dirilis, pada pembaruan berikutnya, di pembaruan berikutnya, di update berikutnya
        pada update berikutnya, di pembaruan mendatang, di update mendatang
        pada pembaruan mendatang, di versi berikutnya, pada versi berikutnya
        masih dalam pengembangan, !hari yang akan datang, segera menyusul, menyusul kemudian
        lainnya menyusul, segera ditambahkan, akan segera ditambahkan, level baru segera
        lainnya sedang dibuat, lainnya dalam perjalanan, masih dikembangkan, masih dalam pengerjaan
        nantikan level, nantikan konten, nantikan pembaruan, nantikan update, konten akan datang
        update akan datang, pembaruan akan datang, akan hadir di, akan hadir dalam, akan hadir pada
        segera dibuka, akan rilis di, akan rilis pada, akan rilis segera, sedang menyiapkan level
        sedang menyiapkan konten, menyiapkan level baru, segera:, segera hadir:
        salah satu pembaruan mendatang, salah satu update mendatang, salah satu pembaruan berikutnya
        sebentar lagi hadir, sebentar lagi rilis, sebentar lagi tersedia, sebentar lagi datang
        akan hadir akhir, akan hadir tahun, akan hadir bulan, akan hadir nanti, akan hadir segera
        hadir akhir tahun, hadir tahun ini, rilis akhir tahun, akan dirilis, akan tersedia segera
        akan ditambahkan segera, tak lama lagi hadir, tidak lama lagi hadir, hadir sebentar lagi
        akan menyusul, menyusul tahun, (segera hadir), segera terbit, segera meluncur
        segera diluncurkan, sedang dikembangkan, dalam tahap pengembangan
        pada pembaruan selanjutnya, di pembaruan selanjutnya, di update selanjutnya
        dalam pembaruan mendatang, dalam update mendatang, dalam pembaruan berikutnya
        !deskripsi akan menyusul
      [promotionalClaim] termurah, harga termurah, harga terbaik, harga terendah, paling murah
        nomor satu, nomor 1 di, penawaran spesial, penawaran khusus, penawaran terbatas, obral
        setengah harga, hanya hari ini, kesempatan terakhir, jangan lewatkan, terlaris
        harga spesial, harga khusus, harga promo, buruan, !teman terbaik, !sahabat terbaik
        !skor terbaik, !waktu terbaik, !kode promo, !kalkulator diskon, !tanpa waktu terbatas
        paket terbaik, game terbaik, aplikasi terbaik, penawaran terbaik, diskon besar
        diskon spesial, sedang diskon, diskon gila, potongan harga besar, promo spesial, lagi promo
        sedang promo, promo terbatas, untuk waktu terbatas, dalam waktu terbatas, promo hari ini
        diskon minggu ini, promo minggu ini, diskon bulan ini, diskon hari ini, diskon terbesar
        paling hemat, terhemat, hari ini saja, khusus hari ini, cuma hari ini, paket terpopuler
        paling populer kami, terpopuler kami, paket paling populer, paling laris, paket hemat
        nilai terbaik, harga miring, harga diskon, diskon besar-besaran, cuci gudang
        jangan sampai ketinggalan, jangan ketinggalan, jangan sampai terlewat, waktu terbatas
        separuh harga, penawaran istimewa, promo istimewa
      [expiringCredits] kedaluwarsa, kadaluarsa, kadaluwarsa, masa berlaku, berlaku hingga
        berlaku sampai, berlaku selama, hangus, !tidak kedaluwarsa, !tidak kadaluarsa
        !tidak pernah kedaluwarsa, !tidak akan kedaluwarsa, !tidak pernah kadaluarsa
        !tanpa kedaluwarsa, !tanpa masa berlaku, !tidak ada masa berlaku, !tidak hangus
        !tidak akan hangus, !pengingat kedaluwarsa, !berlaku selamanya, direset di akhir
        direset setiap, reset di akhir, akan direset, gunakan sebelum, habiskan sebelum
        akan dihapus di akhir, hilang di akhir, akan hilang, berakhir masa, lenyap di akhir
        hilang setelah, akan dihapus, pakai sebelum, dipakai sebelum, digunakan sebelum
        pakailah sebelum, gunakan hingga, gunakan sampai, habis masa, tidak berlaku lagi
        berlaku s.d., lenyap setelah, atau koinnya hilang, atau hangus
        !tidak pernah hangus, !takkan hangus, !tidak akan pernah hangus, !selalu berlaku
      [cashOut] tarik tunai, tarik uang, tarik saldo, menarik uang, penarikan tunai, penarikan uang
        penarikan saldo, cairkan, dicairkan, pencairan, tukar dengan uang, ditukar uang
        ditukar dengan uang, tukar jadi uang, hadiah uang tunai, hadiah uang, ke rekening bank
        !tidak dapat dicairkan, !tidak bisa dicairkan, !tidak dapat ditukar dengan uang
        !tidak bisa ditukar dengan uang, !bukan uang asli, !tanpa uang asli, !bukan uang sungguhan
        tukar … dengan uang, tukar … jadi uang, tukar … menjadi uang, tukarkan … dengan uang
        ditukarkan dengan uang, ditukar menjadi uang, tukar pulsa, tukar … pulsa, ditukar pulsa
        jadi saldo dana, cair ke dana, tukar voucher belanja, ditukar voucher, cairkan ke rekening
        dapat uang asli, tukar kartu hadiah, tukar … voucher belanja, menjadi uang asli
        jadi uang asli, uang asli, uang sungguhan, tarik kemenangan*, menarik kemenangan
        penarikan kemenangan, tarik hasil kemenangan, ubah … menjadi uang, ubah … jadi uang
        menjadi uang tunai, jadi uang tunai, tukar … uang tunai, tukarkan … uang tunai
        tukarkan … menjadi uang, uangkan, diuangkan, menguangkan, dibayarkan ke rekening
        dibayar ke rekening, transfer ke rekeningmu, rekening bankmu, rekening bank anda
        ke rekeningmu, hadiah tunai, jual … uang sungguhan, jual … uang asli, uang beneran
        uang nyata, !tidak dapat diuangkan, !tidak bisa diuangkan, !tidak dapat ditukar
        !tidak bisa ditukar
        !mata uang asli, !hapus pencairan, !bersihkan pencairan
      [appleTrademark] jam apple
        # Malay counts series so.
        !siri, !untuk iphone, !untuk ipad, !untuk iphone dan ipad, !untuk apple watch
        !untuk apple tv, !untuk ios, !di iphone, !di ipad
      [appleCriticism] komisi apple, pajak apple, biaya apple, potongan apple, karena apple
        gara-gara apple, bug ios, bug di ios, kesalahan ios, iphone lambat, iphone lemot
        iphone lama, ipad lambat, apple melarang, apple tidak mengizinkan, lebih baik dari apple
        lebih baik dari ios, tarif apple, biaya dari apple, komisi dari apple, iphone-mu yang lambat
        iphone yang lambat, iphone yang lemot
      [systemFeature] notifikasi push, pemberitahuan push
        nilai kami, nilai aplikasi, beri nilai aplikasi, beri rating
        rating 5 bintang, ulasan 5 bintang, ulasan bintang 5, rating bintang 5, ulasan bintang lima
        tulis ulasan, beri ulasan, penyimpanan icloud, ruang icloud, akses kamera, akses mikrofon
        akses lokasi, beri 5 bintang, kasih bintang 5, beri bintang 5, beri bintang lima
        nilai bagus di app, ulasan di app store, bintang di app store, nilai di app store
        beri kami bintang, beri kami 5 bintang, beri kami lima bintang, kasih kami bintang
        bintang lima untuk kami, ulasan bintang, nilai kami dengan, beri penilaian
        tinggalkan ulasan, berikan ulasan, kirim ulasan, penyimpanan di icloud, ruang di icloud
        kapasitas icloud, notifikasi dorong, nyalakan notifikasi, menyalakan notifikasi
        =aktifkan notifikasi, aktifkan notifikasi aplikasi, aktifkan notifikasi untuk aplikasi
        aktifkan notifikasi agar, mengaktifkan notifikasi push
      [randomItem] kotak misteri, kotak kejutan, kotak keberuntungan, peti misteri, peti kejutan
        telur kejutan, telur misteri, item acak, pahlawan acak, hero acak, skin acak, kostum acak
        lotere, putaran keberuntungan, gacha, tiket pemanggilan, tiket panggil, gulungan pemanggilan
        tiket summon, peluang mendapat, peluang mendapatkan, kartu gosok, undian berhadiah
        satu karakter acak, satu kartu acak, kesempatan mendapat, roda keberuntungan, hadiah acak
        berisi kartu acak, tiket undian, kartu acak, kotak rampasan, kotak jarahan, peti jarahan
        peluang memenangkan, peluang untuk memenangkan, kesempatan memenangkan
        kesempatan untuk memenangkan, berpeluang memenangkan, tahu apa isinya, isinya kejutan
        berisi kejutan, karakter acak, pahlawan secara acak, item secara acak, hadiah secara acak
        undian, kupon undian, ikut undian, roda putar, roda hoki, roda rezeki, roda fortuna
        tiket lotre, lotre
      [statedOdds] probabilitas, tingkat drop, persentase peluang, tingkat kemunculan
        peluang ditampilkan, peluangnya, lihat peluang, peluangnya di, peluang tertera
        peluang tercantum, cek peluang
      [contact] telepon, telp, no hp, nomor hp, hubungi kami, hubungi kami di, no wa, nomor wa, wa:
        hubungi, hubungi nomor, telepon kami, telepon kami di, telepon kami di nomor
        hubungi kami di nomor, hubungi nomor kami, hubungi kami melalui, nomor telepon, call center
      [defect] bug, lambat, lemot, eror, kesalahan, celah keamanan, macet, lelet, cacat
        !gerak lambat, !tanpa kesalahan, !bebas bug
      [negation] tidak, bukan, tanpa, tak, belum, jangan, dilarang, !tidak dipakai, !tidak digunakan
        !tidak terpakai, !belum dipakai, !belum digunakan, !tak terpakai, !tidak dibelanjakan
        !tak dipakai
      [donation] donasi, berdonasi, menyumbang, sumbangan, galang dana, penggalangan dana
        bakti sosial, urun dana, !donasi pasukan, !donasi guild, !donasi klan, !donasi ke klan
        !donor darah, !donasi kartu, untuk amal, badan amal, lembaga amal, proyek amal
        kegiatan amal, aksi amal, program amal, dana amal, berdonasilah, donasimu, donasikan
        donasi anda, sumbanganmu, sumbangkan uang, untuk kegiatan amal, disumbangkan untuk
        disumbangkan ke, dana sosial, !donasi darah, !donor plasma, !sumbangkan pasukan
        !sumbangan klan
      [physicalGoods] gratis ongkir, bebas ongkir, ongkir, ongkos kirim, kirim ke rumah
        dikirim ke rumah, dikirim ke alamat, antar ke rumah, diantar ke rumah, pengiriman gratis
        alamat pengiriman, barang fisik, produk fisik, ambil di toko, !bukan barang fisik
        diantar kurir, diantar oleh kurir, dikirim oleh kurir, pengiriman ke seluruh
        kirim ke seluruh, kirim ke rumahmu, kirim ke rumah anda, kirim ke alamatmu
        dikirim ke alamatmu, diantar ke alamat, sampai ke depan pintu, ke depan pintumu
        ke depan pintu rumah*, sampai depan pintu, diantar ke rumahmu, dikirim ke rumahmu
        dikirim lewat pos, dikirim via pos, dikirim melalui pos, kirim lewat pos, lewat jasa kurir
        dikirim kurir, pengantaran ke rumah, pengiriman ke rumah, termasuk ongkos
        termasuk pengiriman, biaya kirim, gratis biaya kirim
      [regulatedClaim] menyembuhkan kanker, sembuhkan kanker, menyembuhkan diabetes
        sembuhkan diabetes, menyembuhkan depresi, sembuhkan depresi, menyembuhkan semua penyakit
        obat segala penyakit, pasti langsing, turun berat badan dijamin, chat dewasa, chat seks
        video dewasa, konten dewasa, open bo, beli follower, beli followers, beli pengikut
        tambah follower, tambah followers, tambah pengikut, 1000 follower, 1000 followers
        1000 pengikut, beli like, beli likes, beli subscriber, beli views, judi online, judi bola
        judi uang asli, taruhan bola, taruhan uang asli, taruhan olahraga, slot gacor
        kasino uang asli, togel, dapat bitcoin, beli bitcoin, tambang bitcoin asli, dapat kripto
        pasti untung, untung dijamin, keuntungan dijamin, cepat kaya, pinjol, pinjaman kilat
        ribuan pengikut, ratusan pengikut, ribuan follower*, beli … pengikut, beli … follower*
        beli … like, tambah … pengikut, turun … dalam seminggu, turun … seminggu
        turunkan … dalam seminggu, turunkan … seminggu, turun … dalam 7 hari
        turun berat badan … seminggu, langsing dalam, menyembuhkan … diabetes, menyembuhkan … kanker
        menyembuhkan … depresi, menyembuhkan … asma, menyembuhkan … insomnia, mengobati … diabetes
        mengobati … kanker, mengobati kanker, mengobati diabetes, obat ajaib, pengikut asli
        pengikut nyata, follower asli, followers asli, taruhan dengan uang, taruhan uang
        bertaruh dengan uang, bertaruh uang, judi dengan uang, kasino dengan uang, obrolan dewasa
        obrolan seks, obrolan khusus dewasa, keuntungan terjamin, untung terjamin, keuntungan pasti
        profit terjamin, profit dijamin, jaminan untung, jaminan keuntungan, laba terjamin
        cuan pasti, pasti cuan, dapatkan bitcoin, hasilkan bitcoin, raih bitcoin, kumpulkan bitcoin
        menambang bitcoin, tambang bitcoin sambil, dapatkan kripto, hasilkan kripto
      [saving] hemat, diskon, lebih murah, potongan, !hemat baterai, !hemat daya, !hemat data
        !hemat energi, !hemat kuota, !hemat ruang, !hemat waktu
      [comparedPrice] dibanding bulanan, dibandingkan bulanan, dibanding paket bulanan
        dibanding langganan bulanan, daripada bulanan, harga normal, harga asli, beli satuan
        dibanding beli satuan, dibandingkan paket bulanan, dibandingkan langganan bulanan
        dibandingkan harga, dari harga normal, dari harga biasa, harga biasa, harga reguler
        harga penuh, beli terpisah, secara terpisah, daripada beli, daripada membeli
        dibanding membeli, dibandingkan membeli, dibanding harga bulanan, dari paket bulanan
        daripada paket bulanan
      [paidOnce] bayar sekali, sekali bayar, beli sekali, sekali beli, pembayaran sekali
        pembelian sekali, keanggotaan seumur hidup, langganan seumur hidup, akses seumur hidup
        premium seumur hidup, lisensi seumur hidup, vip seumur hidup, bayar satu kali
        satu kali bayar, cukup bayar sekali, bayar cukup sekali, sekali pembayaran
        pembayaran satu kali, satu pembayaran, beli satu kali
      [profanity] Y29sbWVr, Y2lwYXA=, Ym9rZXA=, YmFuZ3NhdA==, Z29ibG9r, ZW50b3Qq, a29udG9sKg==
        a2ltYWs=, aXRpbA==, amFuY29rKg==, amFuY3VrKg==, amVtYnV0Kg==, bG9udGU=, bG9udGhl, bGFuY2F1
        bWVtZWs=, bmdlbnRvdCo=, bmdld2U=, cGVsZXI=, cGVwZWs=, cHVraSBtYWs=, cHVraW1hayo=
        YmFqaW5nYW4=, YnJlbmdzZWs=, a2VwYXJhdA==, a2FtcHJldA==, bmdlaGU=, cHVraQ==, cGFudGVr
        bWVtZWsq
      """#)
}
