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
      before ordinal: tingkat, bab, bagian, hari ke, hari ke-, tahap, ke-, level ke-
        peringkat
      before ordinal season: musim
      magnitude=1000: rb, ribu
      magnitude=1000000: jt, juta
      beside counted: koin, emas, berlian, permata, kristal, syiling, poin, mata
      """,
    spelledNumbers: """
      1 satu; 2 dua; 3 tiga; 4 empat; 5 lima; 6 enam; 7 tujuh; 8 delapan; 9 sembilan; 10 sepuluh
      11 sebelas; 10* puluh; 100 seratus; 100* ratus; 1000 seribu; 1000* ribu; 1000000* juta
      ? setengah
      """,
    buying: "hanya, cuma, seharga",
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
    offering: "termasuk, menyertakan, menawarkan, ada, masa, uji, coba",
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
    firstLengths: "30 bulan pertama, 7 minggu pertama, 365 tahun pertama",
    once: "sekali",
    contents: """
      rencana, menu, program, kursus, kalender, jadwal, ramalan, riwayat, cadangan, arsip, simpan
      tantangan, garansi, target
      """,
    nounFirst: true,
    nothing: "apa pun, apa-apa",
    alternatives: "_atau_",
    contrasts: "_tetapi_, _tapi_",
    used: "digunakan, terpakai, dipakai",
    additions: "_dan_, _serta_, _plus_",
    breaks: "_dengan_, _di_, _yang_, _jika_, _saat_",
    doneWithout: "iklan, batas, tunggu, tanda air, daftar, akun, pelacak",
    charges: "biaya, bayar, tagihan, iuran, langganan, ongkos",
    without: "tanpa",
    others: """
      tidak ada paket lain, tidak ada kartu lain, tidak ada tiket lain, tidak ada pas lain
      tidak ada yang lain
      """,
    ownOffers: "paket ini, pembelian ini, produk ini",
    bestDeals: "paling hemat, terhemat, nilai terbaik",
    vouchers: "kupon, voucher, kartu hadiah, kalkulator diskon",
    firstParts: "bab pertama, bab 1_, pelajaran pertama, level pertama, episode pertama, bagian pertama",
    ownShops: "toko dalam game, toko game, dalam game, di dalam game",
    scores: "poin",
    doubling: "dua kali, 2x, ganda",
    exchanging: "tukar",
    packs: "paket, kantong, peti, karung, bundel",
    gains: """
      ^berisi, ^termasuk, ^dapatkan, ^terima, ^beli, ^menambah, ^tambah, ^mendapat, anda mendapat
      kamu mendapat, anda menerima, kamu menerima, saldomu, saldo anda, akunmu, akun anda
      """,
    collecting: "katalog, kolektor, numism, mewarnai, album",
    costs: "harganya, seharga",
    costsBefore: "muat hingga, menampung hingga",
    perUnit: """
      1 per_hari sehari setiap_hari /hari
      7 per_minggu seminggu setiap_minggu /minggu
      30 per_bulan sebulan setiap_bulan /bulan /bln
      365 per_tahun setahun setiap_tahun /tahun
      0 per per_buah per_permata masing-masing /buah /permata
      0 setiap untuk_setiap tiap
      """,
    nearly: """
      hanya, cuma, sekitar, kira-kira, hampir, mulai, seharga, <kurang dari, <di bawah
      harganya
      """,
    comparisons: "dibanding, daripada paket, dari paket",
    bonuses: "bonus, ekstra, gratis, tambahan",
    bonusesBefore: "bonus",
    atLeast: "lebih dari, minimal, setidaknya, paling sedikit",
    andMore: "atau lebih, dan lebih, lebih sedikit",
    paying: "bayar, beli, top up, murah, isi ulang, diskon",
    kin: "ms",
    functionWords: """
      dan, yang, dari, untuk, dengan, anda, kamu, semua, tanpa, atau, ini, itu, tidak, pada, lebih
      setiap, akan, oleh, dalam, sebagai, juga, bisa, dapat, sudah, adalah, satu, sebuah, agar
      hingga, baru, kami, kita, lagi, seluruh, *di, *ke, *saat, *para
      """,
    words: #"""
      [free] gratis*, cuma-cuma, cuma cuma, bebas biaya, tanpa biaya, tanpa bayar, 0 rupiah, rp0
        !{aplikasi,game,gim} … tetap gratis, !tetap gratis, !{menjaga,jaga} … {aplikasi,game,gim} gratis
        !{aplikasi,game,gim} {gratis,ini gratis}, !versi gratis, !pembaruan gratis, !pengguna gratis
        !tanpa biaya {bulanan,tahunan,tambahan,langganan,tersembunyi}, !bebas biaya {bulanan,tahunan,tambahan,langganan}
        rp 0, tidak dipungut biaya, percuma, !{tidak,tak,jangan} percuma, !percuma saja, !parkir gratis*
        !{wifi,wi fi,museum,koran,masuk} gratis, tanpa dipungut biaya, nol rupiah, {tak,tidak} perlu bayar
        !makan siang gratis, {tidak bayar,tidak perlu bayar,tanpa bayar} {apa pun,apapun,sepeser pun}
        !aplikasi {tetap,masih,akan tetap} gratis
        kami yang traktir, kami traktir, {minggu,bulan} … kami tanggung
      [externalPayment] gopay, go-pay, {saldo,pakai,via,dengan,bayar} ovo, {via,pakai,saldo,dompet} dana, linkaja
        link aja, shopeepay, qris, transfer {bank,antar bank,rekening}, lewat transfer, rekening bank, nomor rekening
        virtual account, kartu {kredit,debit,hadiah,voucher,prabayar,isi ulang}, voucher game, voucher fisik
        kode voucher, bayar di alfamart, bayar di indomaret, alfamart, indomaret, bayar tunai, pembayaran tunai
        {potong,bayar,pakai,via} pulsa, e-wallet, dompet digital
        {situs web,situs,website,web,toko web,toko online} kami, {situs,website,web} resmi, beli di {web,website,situs}
        {beli lewat,bayar di,top up di,top up lewat} web, lebih murah di {web,situs}, di luar aplikasi, luar aplikasi
        di luar app store, pembayaran {eksternal,luar}, {metode,cara} pembayaran lain, bayar dengan {bitcoin,kripto}
        kode {promo,redeem,tukar,penukaran}, tukar kode, tukarkan kode, kode {kupon,aktivasi,hadiah,diskon}
        kunci lisensi, topup agen, !{catatan,kelola} kartu kredit, kupon diskon
        bayar dengan {uang tunai,mata uang kripto}, di {web,situs} lebih murah, transfer ke rekening
        lebih murah {di,lewat} browser, {beli lewat,beli di,bayar lewat} browser, dm untuk beli, dm untuk membeli
        {chat wa,wa,hubungi admin} untuk beli, beli lewat {admin,wa}, bayar di tempat, lebih murah … {situs,website}
        diskon … di web, top up di situs, bayar pakai pulsa, masukkan kode promo, isi ulang di web
        transfer ke rekening kami, lewat shopee, lewat tokopedia, beli di tokopedia, beli di shopee
        !dompet kartu hadiah, !catatan transfer, !riwayat transfer, lewat {situs,web} … murah
        {menerima,terima} uang tunai, menerima pembayaran, tukarkan kodemu, tukar kodemu, tukarkan kode anda
        gunakan kode {promo,voucher}, beli langsung dari kami, pesan langsung {dari,ke} kami
        kirim pesan untuk {memesan,pesan,membeli}, hubungi kami untuk {memesan,membeli}
        {chat kami,chat,dm} untuk memesan, dm untuk order, order lewat wa, order via wa, pesan lewat {wa,whatsapp}
        bayar {dengan kartu,pakai kartu,lewat transfer}, {bayar,pembayaran} dengan tunai, bayar {pakai,via} bitcoin
        lebih murah … situs web
      [otherPlatform] toko {google,play,samsung,huawei,microsoft}, {ponsel,hp,perangkat} android
        di steam, versi steam, {ponsel,hp} {samsung,xiaomi}, jam huawei, di hp android
        !{kota,dunia,pasukan,perang,pemberontakan,robot,manusia} android
        >{di,untuk,ke} switch, >{di,untuk,ke} windows, >{di,untuk,ke} steam, versi {windows,switch}
      [placeholder] teks di sini, [deskripsi], [judul], [nama produk], teks disini
        {teks anda,judul,nama,deskripsi,ketik,tulis,masukkan} di sini, =masukkan {teks,judul,nama,deskripsi}
        =isi deskripsi, =isi teks, ={tambahkan,tambah,tulis} deskripsi, contoh teks, teks contoh
        contoh {deskripsi,judul,produk}, produk contoh, teks pengganti, {teks,deskripsi,judul} sementara, teks dummy
        akan ditentukan, tanpa deskripsi, belum ada deskripsi, =nama produk, =deskripsi produk, !masukkan teks ke
        !masukkan nama kamu, {deskripsi,deskripsi akan,teks} menyusul, deskripsi segera, judul menyusul
        di sini deskripsi, letakkan deskripsi, =belum ditentukan, =tanpa judul, =tidak ada deskripsi
        {judul anda,judulmu,teksmu,nama anda,nama produk,deskripsi anda,deskripsimu,isi} di sini
        ini {adalah deskripsi,deskripsi,adalah judul,judul,adalah nama}, =tanpa nama, =judul, =deskripsi, =nama, =contoh
        deskripsi {akan ditambahkan,akan diisi,nanti}, akan diisi nanti, akan ditentukan kemudian, =akan ditentukan
        =segera diisi, produk tanpa nama, =perlu diterjemahkan, =belum diterjemahkan, =menunggu terjemahan
      [test] uji coba, ujicoba, produk uji, versi {uji,beta,alfa,demo,percobaan}, produk percobaan, mode uji
        penggunaan internal, jangan dibeli, jangan beli, !tes {kepribadian,psikologi,iq}
        !tes {kecerdasan,bakat,minat,cpns,cinta,kecepatan,memori,kehamilan,mata,buta warna,pendengaran,bahasa,potensi,pengetahuan,masuk,sim,level,tulis,kemampuan,matematika,toefl,logika,seleksi}
        !soal tes, !latihan tes, !tes {latihan,harian,karakter,wawasan}, !kuis dan tes, !tes {ujian,jlpt,otak,akhir}
        !uji coba gratis, !{masa,hari,minggu} uji coba, !paket tes, !alfa dan beta, !beta dan gama, !uji a/b
        !tes {a/b,alergi,pcr,antigen}, !tabung uji, !strip tes, !uji air, !tes darah, !uji tabrak, !tes suara
        !uji nyali, !uji ketahanan, untuk penguji, tim penguji, penguji kami, !pilot penguji, para penguji
        khusus penguji, hanya tes, ini tes, untuk tes, keperluan uji, keperluan pengujian, jangan membeli
        !uji coba … hari, !{kaset,rekaman,lagu,pita} demo, !tes minat bakat, !pilot uji, !lintasan uji, !uji kepribadian
        ?tes, ?pengujian, =debug, versi debug, mode debug, {untuk penggunaan,khusus,hanya} internal
        {produk,item,barang,pembelian} tes, sedang diuji, tujuan pengujian, dalam pengujian, untuk pengujian saja
        hanya pengujian, ini pengujian, hanya untuk internal, untuk internal {saja,tim,perusahaan}, produk pengujian
        !tes {url,klik,cipher,koneksi,jaringan,mikrofon,kamera,pesan,spam,signal,sinyal}
        !pengujian {signal,sinyal,koneksi}
      [unlock] !buka kunci {drive,media}, !semua level secara otomatis
        {hapus,menghapus,hapus semua,menghapus semua,hilangkan,menghilangkan,tanpa,bebas,nonaktifkan,matikan,sembunyikan,tidak ada} iklan
        buka kunci, membuka kunci, buka semua, membuka semua, buka seluruh, terbuka semua
        versi {lengkap,penuh,pro,premium}, game lengkap, game penuh, aplikasi lengkap, semua level, semua fitur
        seluruh fitur, semua {karakter,bab,episode,konten}, akses penuh, akses lengkap, tanpa watermark, hapus watermark
        tanpa batas, !{buka,membuka} kunci peti, !{buka,membuka} kunci satu peti, buka setiap {bab,level,karakter}
        membuka setiap {bab,level}, !buka semua pesan, !{buka,membuka} semua berkas
        !buka semua {tab,folder,file,jendela}, membuka setiap, !buka kunci {publik,pgp}
        iklan {hilang,lenyap} {selamanya,permanen}
      [currencyNoun] koin, koin emas, permata, berlian, emas, perak, kristal, rubi, mirah, zamrud, safir, mutiara
        kredit, poin, token, diamond, gem, uang, batangan emas, keping, kepingan, chip, cip, !kartu kredit, !medali emas
        !masa keemasan, !ikan emas, !mata uang kripto
      [durationWord] bulanan, tahunan, mingguan, triwulanan, kuartalan, per {bulan,tahun,minggu,hari}
        {setiap,tiap} {bulan,tahun,minggu}, sebulan, setahun, seminggu, sehari, satu {bulan,tahun,minggu,hari}
        {tiga,enam,dua} bulan, setengah tahun, kartu bulanan, kartu mingguan, tiket musiman, tiket musim, pas musim
        season pass, paket bulanan, langganan bulanan, selama sebulan, selama setahun, !{misi,hadiah,tantangan} harian
        !tantangan mingguan, !misi mingguan, !buku harian, !sehari-hari, !bonus harian, !{tugas,quest} {harian,mingguan}
        !{hadiah,peti,acara} mingguan, !penawaran harian, !{penawaran,promo} {mingguan,bulanan}, selama seminggu
        per semester, paket semester, paket triwulan, {setahun,sebulan,satu tahun,satu bulan} penuh, !sehari penuh
        !kali sehari, !sehari sekali, !sekali seminggu, !sekali sebulan, !hari dalam seminggu, !sekali sehari
        !kali seminggu, {pas,kartu,paket,langganan,tiket,keanggotaan,vip,premium} harian
        !tampilan {mingguan,bulanan,tahunan,per bulan,per minggu,per hari}, !dalam satu {bulan,minggu,tahun,hari}
        !dalam {seminggu,sebulan,setahun,sehari}, !{arsip,rata rata} {bulanan,mingguan}, !rata rata tahunan
        !majemuk bulanan, !majemuk tahunan, !bukan sebulan
        {ditagih,pembayaran,penagihan,dibayar} … {setahun,sebulan} sekali
      [membership] vip, keanggotaan, kartu anggota, akun premium, !anggota {keluarga,tim,guild,klan,kru}
        !{ruang,kamar,kursi,tribun} vip, {anggota,member} {vip,premium}, kartu member
      [access] pas musim, kartu, tiket, akses, premium, tanpa iklan, bebas iklan, tanpa batas, uji coba, anggota
        keanggotaan, member, vip, pass, pro, !kartu ucapan, !kartu kata, pas, percobaan, abonemen, berlangganan
      [lifetime] !{hapus file,hapus objek ini,komentar} secara permanen, !{peringatan,atur,reset} permanen
        !{random,terbuka} selamanya, selamanya, seumur hidup, permanen, akses abadi, kekal selamanya, tanpa batas waktu
        sekali bayar, sekali beli, pembelian satu kali, pembayaran satu kali, tidak kedaluwarsa
        tidak pernah kedaluwarsa, untuk selamanya, !{hapus,dihapus,menghapus,hapus secara,dihapus secara} permanen
        !secara permanen dihapus, !permanen semua pesan, !sambungan permanen, !hapus selamanya
      [subscriptionWord] langganan, berlangganan, pelanggan
        {perpanjangan,diperpanjang,perpanjang,diperbarui} otomatis, {batalkan,dibatalkan} kapan saja
      [trial] uji coba, ujicoba, masa {coba,percobaan,uji coba}, percobaan
      [quiz] soal, soal-soal, pertanyaan, jawaban, kunci jawaban, kuncinya, ujian, kuis
        tes kepribadian, tes penempatan, tes kemampuan, tingkat kemampuan
      [recordKeeping] anggaran, pengeluaran, buku kas, utang, hutang, kata sandi, keuangan, rekening koran, tagihan
        pengingat bayar, pengingat pembayaran, faktur, akuntansi, kuitansi, pembukuan, catatan transfer
        riwayat transfer, dompet kartu, catatan keuangan, laporan keuangan, arus kas
      [ownDays] tampilan kalender, tilikan bulan, kalender tampi, kata sandi … kedaluwarsa, ^APR, streak harian
        rekor beruntun, rentetan harian, login beruntun
        matang, diperam, {keju,anggur,ham,wiski} … {bulan,tahun}, hari {trekking,pendakian}
      [gameController] stik, stik game, kontroler
      [futurePromise] segera hadir, segera datang, akan segera hadir, segera {tersedia,rilis,dirilis}
        {pada,di} pembaruan berikutnya, {di,pada} update berikutnya, {di pembaruan,di update,pada pembaruan} mendatang
        {di,pada} versi berikutnya, masih dalam pengembangan, !hari yang akan datang, segera menyusul, menyusul kemudian
        lainnya menyusul, {segera,akan segera} ditambahkan, level baru segera, lainnya sedang dibuat
        lainnya dalam perjalanan, masih dikembangkan, masih dalam pengerjaan, nantikan {level,konten,pembaruan,update}
        {konten,update,pembaruan} akan datang, akan hadir {di,dalam,pada}, segera dibuka, akan rilis {di,pada,segera}
        sedang menyiapkan {level,konten}, menyiapkan level baru, segera:, segera hadir:
        salah satu {pembaruan mendatang,update mendatang,pembaruan berikutnya}
        sebentar lagi {hadir,rilis,tersedia,datang}, akan hadir {akhir,tahun,bulan,nanti,segera}, hadir akhir tahun
        hadir tahun ini, rilis akhir tahun, akan dirilis, akan {tersedia,ditambahkan} segera
        {tak,tidak} lama lagi hadir, hadir sebentar lagi, akan menyusul, menyusul tahun, (segera hadir)
        segera {terbit,meluncur,diluncurkan}, sedang dikembangkan, dalam tahap pengembangan
        {pada pembaruan,di pembaruan,di update} selanjutnya, dalam {pembaruan,update} mendatang
        dalam pembaruan berikutnya, !deskripsi akan menyusul
        {level,peta,dunia,bab,cerita,fitur,karakter} {lain,baru,lainnya,tambahan} {menyusul,akan menyusul,nanti,akan datang,segera}
        lebih banyak {level,peta,dunia,bab} {nanti,segera,menyusul}, =akan datang, (akan datang), (segera)
        {sisanya,selebihnya} {menyusul,akan menyusul}
        !segera {natal,lebaran,musim semi,tahun baru}, !sebentar lagi {natal,lebaran}
        musim depan, {musim gugur,musim semi,musim panas,musim dingin} ini {hadir,ada,datang}
        !{liga,jadwal,pertandingan,klub} musim depan
      [promotionalClaim] termurah, harga {termurah,terbaik,terendah}, paling murah, nomor satu, nomor 1 di
        penawaran {spesial,khusus,terbatas}, obral, setengah harga, hanya hari ini, kesempatan terakhir, jangan lewatkan
        terlaris, harga {spesial,khusus,promo}, buruan, !{teman,sahabat,skor,waktu} terbaik, !kode promo
        !kalkulator diskon, !tanpa waktu terbatas, {paket,game,aplikasi,penawaran} terbaik, diskon besar, diskon spesial
        sedang diskon, diskon gila, potongan harga besar, promo spesial, lagi promo, sedang promo
        {promo,untuk waktu,dalam waktu} terbatas, promo hari ini, {diskon,promo} minggu ini
        diskon {bulan ini,hari ini,terbesar}, paling hemat, terhemat, hari ini saja, khusus hari ini, cuma hari ini
        paket terpopuler, paling populer kami, terpopuler kami, paket paling populer, paling laris, paket hemat
        nilai terbaik, harga miring, harga diskon, diskon besar-besaran, cuci gudang
        jangan {sampai ketinggalan,ketinggalan,sampai terlewat}, waktu terbatas, separuh harga, penawaran istimewa
        promo istimewa, =paling populer, (paling populer), (terpopuler), =terpopuler
        {paket,pilihan} {paling populer,terpopuler}, paling populer!
        !{menampilkan,mencari,menemukan,membandingkan,temukan,cari} … {termurah,paling murah,harga terendah}
        !{spbu,bensin,pom bensin,tiket} {termurah,paling murah}
      [expiringCredits] kedaluwarsa, kadaluarsa, kadaluwarsa, masa berlaku, berlaku {hingga,sampai,selama}, hangus
        !tidak {kedaluwarsa,kadaluarsa,pernah kedaluwarsa,akan kedaluwarsa,pernah kadaluarsa}, !tanpa kedaluwarsa
        !tanpa masa berlaku, !tidak {ada masa berlaku,hangus,akan hangus}, !pengingat kedaluwarsa, !berlaku selamanya
        direset di akhir, direset setiap, reset di akhir, akan direset, gunakan sebelum, habiskan sebelum
        akan dihapus di akhir, hilang di akhir, akan hilang, berakhir masa, lenyap di akhir, hilang setelah
        akan dihapus, {pakai,dipakai,digunakan,pakailah} sebelum, gunakan hingga, gunakan sampai, habis masa
        tidak berlaku lagi, berlaku s.d., lenyap setelah, atau koinnya hilang, atau hangus
        !{tidak pernah,takkan,tidak akan pernah} hangus, !selalu berlaku
      [cashOut] tarik {tunai,uang,saldo}, menarik uang, penarikan {tunai,uang,saldo}, cairkan, dicairkan, pencairan
        {tukar dengan,ditukar,ditukar dengan,tukar jadi} uang, hadiah uang tunai, hadiah uang, ke rekening bank
        !tidak {dapat,bisa} dicairkan, !tidak {dapat,bisa} ditukar dengan uang, !{bukan,tanpa} uang asli
        !bukan uang sungguhan, tukar … {dengan,jadi,menjadi} uang
        {tukarkan … dengan,ditukarkan dengan,ditukar menjadi} uang, tukar pulsa, tukar … pulsa, ditukar pulsa
        jadi saldo dana, cair ke dana, tukar voucher belanja, ditukar voucher, cairkan ke rekening, dapat uang asli
        tukar kartu hadiah, tukar … voucher belanja, {menjadi uang,jadi uang,uang} asli, uang sungguhan
        tarik kemenangan*, {menarik,penarikan,tarik hasil} kemenangan, ubah … {menjadi,jadi} uang
        {menjadi,jadi} uang tunai, {tukar,tukarkan} … uang tunai, tukarkan … menjadi uang, uangkan, diuangkan
        menguangkan, {dibayarkan,dibayar} ke rekening, transfer ke rekeningmu, rekening bankmu, rekening bank anda
        ke rekeningmu, hadiah tunai, jual … uang {sungguhan,asli}, uang beneran, uang nyata
        !tidak {dapat,bisa} diuangkan, !tidak {dapat,bisa} ditukar, !mata uang asli, !{hapus,bersihkan} pencairan
        di {toko,gerai,kafe,restoran,kedai,cabang} kami, {tukarkan,tukar,gunakan,bayar} … di {kasir,konter,loket}
        di toko fisik, {diuangkan,menguangkan,uangkan}
        {tukar*,menukar*,ubah,cairkan} … {dengan,jadi,menjadi,ke} {rupiah,uang}
      [appleTrademark] jam apple
        # Malay counts series so.
        !siri, !untuk {iphone,ipad,iphone dan ipad,apple watch,apple tv,ios}, !di iphone, !di ipad
      [appleCriticism] {komisi,pajak,biaya,potongan,karena,gara-gara} apple, bug ios, bug di ios, kesalahan ios
        iphone {lambat,lemot,lama}, ipad lambat, apple melarang, apple tidak mengizinkan, lebih baik dari {apple,ios}
        {tarif,biaya dari,komisi dari} apple, iphone-mu yang lambat, iphone yang {lambat,lemot}
      [systemFeature] notifikasi push, pemberitahuan push, nilai kami, nilai aplikasi, akses {giroskop,durasi layar}
        beri nilai aplikasi, beri rating, rating 5 bintang, ulasan 5 bintang, ulasan bintang 5, rating bintang 5
        ulasan bintang lima, tulis ulasan, beri ulasan, penyimpanan icloud, ruang icloud, akses {kamera,mikrofon,lokasi}
        beri 5 bintang, kasih bintang 5, beri bintang {5,lima}, nilai bagus di app, {ulasan,bintang,nilai} di app store
        {beri kami,beri kami 5,beri kami lima,kasih kami} bintang, bintang lima untuk kami, ulasan bintang
        nilai kami dengan, beri penilaian, {tinggalkan,berikan,kirim} ulasan, {penyimpanan di,ruang di,kapasitas} icloud
        notifikasi dorong, {nyalakan,menyalakan} notifikasi, =aktifkan notifikasi
        aktifkan notifikasi {aplikasi,untuk aplikasi,agar}, mengaktifkan notifikasi push
      [randomItem] kotak {misteri,kejutan,keberuntungan}, peti misteri, peti kejutan, telur kejutan, telur misteri
        {item,pahlawan,hero,skin,kostum} acak, lotere, putaran keberuntungan, gacha, tiket pemanggilan, tiket panggil
        gulungan pemanggilan, tiket summon, peluang mendapat, peluang mendapatkan, kartu gosok, undian berhadiah
        satu karakter acak, satu kartu acak, kesempatan mendapat, roda keberuntungan, hadiah acak, berisi kartu acak
        tiket undian, kartu acak, kotak rampasan, kotak jarahan, peti jarahan
        {peluang,peluang untuk,kesempatan,kesempatan untuk,berpeluang} memenangkan, tahu apa isinya, isinya kejutan
        berisi kejutan, karakter acak, {pahlawan,item,hadiah} secara acak, undian, kupon undian, ikut undian
        roda {putar,hoki,rezeki,fortuna}, tiket lotre, lotre
      [statedOdds] probabilitas, tingkat drop, persentase peluang, tingkat kemunculan, peluang ditampilkan, peluangnya
        lihat peluang, peluangnya di, peluang tertera, peluang tercantum, cek peluang
      [contact] telepon, telp, no hp, nomor hp, hubungi kami, hubungi kami di, no wa, nomor wa, wa:
        hubungi, hubungi nomor, telepon {kami,kami di,kami di nomor}
        hubungi {kami di nomor,nomor kami,kami melalui}, nomor telepon, call center
      [defect] bug, lambat, lemot, eror, kesalahan, celah keamanan, macet, lelet, cacat
        !gerak lambat, !tanpa kesalahan, !bebas bug
      [negation] tidak, bukan, tanpa, tak, belum, jangan, dilarang, tiada, nggak, enggak, gak, tak ada, tidak ada
        bebas biaya, nihil, nol biaya, !{tidak,bukan} {hanya,cuma,sekadar}, !bukan sekadar
        !jangan {lewatkan,sampai,tunggu,lupa}, !tanpa {batas,henti,akhir}, !tak terbatas, !tidak terbatas
        !tidak {dipakai,digunakan,terpakai}, !belum dipakai, !belum digunakan, !tak terpakai, !tidak dibelanjakan
        !tak dipakai
        selamat tinggal, lupakan, !jangan lupakan
      [impossibility] tidak {tersedia,memungkinkan,diizinkan,dimungkinkan,didukung,diterima,berlaku,bisa,dapat dilakukan}
        tidak {disediakan,diperbolehkan}, dilarang, mustahil
        tidak {termasuk,diperlukan,dibutuhkan,ada}
      [donation] donasi, berdonasi, menyumbang, sumbangan, galang dana, penggalangan dana, bakti sosial, urun dana
        !donasi {pasukan,guild,klan,ke klan}, !donor darah, !donasi kartu
        {untuk,badan,lembaga,proyek,kegiatan,aksi,program,dana} amal, berdonasilah, donasimu, donasikan, donasi anda
        sumbanganmu, sumbangkan uang, untuk kegiatan amal, disumbangkan {untuk,ke}, dana sosial, !donasi darah
        !donor plasma, !sumbangkan pasukan, !sumbangan klan
      [physicalGoods] gratis ongkir, bebas ongkir, ongkir, ongkos kirim, kirim ke rumah, dikirim ke {rumah,alamat}
        antar ke rumah, diantar ke rumah, pengiriman gratis, alamat pengiriman, barang fisik, produk fisik
        ambil di toko, !bukan barang fisik, {diantar,diantar oleh,dikirim oleh} kurir, pengiriman ke seluruh
        kirim ke {seluruh,rumahmu,rumah anda}, {kirim,dikirim} ke alamatmu, diantar ke alamat, sampai ke depan pintu
        ke depan pintumu, ke depan pintu rumah*, sampai depan pintu, {diantar,dikirim} ke rumahmu
        dikirim {lewat,via,melalui} pos, kirim lewat pos, lewat jasa kurir, dikirim kurir, pengantaran ke rumah
        pengiriman ke rumah, termasuk ongkos, termasuk pengiriman, biaya kirim, gratis biaya kirim
      [regulatedClaim] menyembuhkan kanker, sembuhkan kanker, menyembuhkan diabetes, sembuhkan diabetes
        menyembuhkan depresi, sembuhkan depresi, menyembuhkan semua penyakit, obat segala penyakit, pasti langsing
        turun berat badan dijamin, chat dewasa, chat seks, video dewasa, konten dewasa, open bo
        {beli,tambah,1000} {follower,followers,pengikut}, beli {like,likes,subscriber,views}, judi online
        {judi,taruhan} {bola,uang asli}, taruhan olahraga, slot gacor, kasino uang asli, togel, dapat bitcoin
        beli bitcoin, tambang bitcoin asli, dapat kripto, pasti untung, untung dijamin, keuntungan dijamin, cepat kaya
        pinjol, pinjaman kilat, ribuan pengikut, ratusan pengikut, ribuan follower*, beli … {pengikut,follower*,like}
        tambah … pengikut, {turun,turunkan} … {dalam seminggu,seminggu}, turun … dalam 7 hari
        turun berat badan … seminggu, langsing dalam, menyembuhkan … {diabetes,kanker,depresi,asma,insomnia}
        mengobati … {diabetes,kanker}, mengobati kanker, mengobati diabetes, obat ajaib, pengikut asli, pengikut nyata
        follower asli, followers asli, {taruhan,bertaruh} {dengan uang,uang}, {judi,kasino} dengan uang
        obrolan {dewasa,seks,khusus dewasa}, keuntungan terjamin, untung terjamin, keuntungan pasti, profit terjamin
        profit dijamin, jaminan untung, jaminan keuntungan, laba terjamin, cuan pasti, pasti cuan
        {dapatkan,hasilkan,raih,kumpulkan,menambang} bitcoin, tambang bitcoin sambil, dapatkan kripto, hasilkan kripto
      [saving] hemat, diskon, lebih murah, potongan, !hemat {baterai,daya,data,energi,kuota,ruang,waktu}
      [comparedPrice] {dibanding,dibandingkan,dibanding paket,dibanding langganan,daripada} bulanan, harga normal
        harga asli, beli satuan, dibanding beli satuan, dibandingkan {paket bulanan,langganan bulanan,harga}
        dari harga {normal,biasa}, harga {biasa,reguler,penuh}, beli terpisah, secara terpisah, daripada beli
        {daripada,dibanding,dibandingkan} membeli, {dibanding harga,dari paket,daripada paket} bulanan
      [paidOnce] bayar sekali, sekali bayar, beli sekali, sekali beli, pembayaran sekali, pembelian sekali
        {keanggotaan,langganan,akses,premium,lisensi,vip} seumur hidup, bayar satu kali, satu kali bayar
        cukup bayar sekali, bayar cukup sekali, sekali pembayaran, pembayaran satu kali, satu pembayaran, beli satu kali
      [profanity] Y29sbWVr, Y2lwYXA=, Ym9rZXA=, YmFuZ3NhdA==, Z29ibG9r, ZW50b3Qq, a29udG9sKg==, a2ltYWs=, aXRpbA==
        amFuY29rKg==, amFuY3VrKg==, amVtYnV0Kg==, bG9udGU=, bG9udGhl, bGFuY2F1, bWVtZWs=, bmdlbnRvdCo=, bmdld2U=
        cGVsZXI=, cGVwZWs=, cHVraSBtYWs=, cHVraW1hayo=, YmFqaW5nYW4=, YnJlbmdzZWs=, a2VwYXJhdA==, a2FtcHJldA==, bmdlaGU=
        cHVraQ==, cGFudGVr, bWVtZWsq
      [otherMoney] uang {kertas,mainan,palsu-palsuan}, lembar … rupiah, mewarnai uang, dulu … harga
        berapa harga … dulu, {target,tujuan} {tabungan,menabung}, {pertama,pertamamu} … {tabungan,menabung}
        bagi … menjadi, tempat … harga, menghitung uang, tebak harga, kembalian
      """#)
}
