extension Language {
  /// Malay.
  static let malay = Language(
    code: "ms",
    amounts: """
      money=MYR: ringgit
      subunit=MYR/100: sen
      minute: minit
      hour: jam
      day: hari
      week: minggu
      month: bulan
      quarter: suku tahun
      year: tahun
      percent: peratus
      before ordinal: tingkat, bab, musim, bahagian, hari ke, hari ke-, tahap, ke-, level ke-
        peringkat
      magnitude=1000: ribu
      magnitude=1000000: juta
      beside counted: syiling, emas, berlian, permata, kristal, duit syiling, token
      """,
    spelledNumbers: """
      1 satu; 2 dua; 3 tiga; 4 empat; 5 lima; 6 enam; 7 tujuh; 8 lapan delapan; 9 sembilan
      10 sepuluh; 11 sebelas; 10* puluh; 100 seratus; 100* ratus; 1000 seribu; 1000* ribu
      1000000* juta
      ? setengah
      """,
    relativeTimes: """
      ^papar_, ^paparkan_, ^tunjuk_, ^pilih_
      di masa hadapan, berikutnya, yang lalu, lalu, terakhir, sebelumnya, lepas, akan datang
      kerja, atau lebih, lagi, lebih daripada, kurang daripada
      kurang dari, sekarang +
      """,
    balances: "nilai, bernilai, baki",
    trial: "percubaan, cuba",
    trialName: "Percubaan XX Hari",
    days: "hari",
    dayNumbers: "tiga, lima, tujuh, sepuluh, empat belas, tiga puluh",
    restoring: "pulih",
    passwords: "|kod pin, kata laluan, kata laluannya, |kata kunci",
    toBe: "ialah_",
    noPassword: "tiada, lihat, tidak",
    generic: """
      ini anda telah *beli *belilah *membeli *pembelian *item *barang *barangan *produk *langganan
      *penerangan *perihalan dapatkan *miliki ini itu sebuah satu di dalam yang baharu baru aplikasi
      apl sekarang juga sini untuk dan anda kami kamu virtual digital vip terima *kasih *selamat
      *nikmati telah membeli menikmati hebat menarik bagus luar biasa sokongan atas kerana segera
      ialah adalah
      """,
    lengths: """
      0 hari musim dua tiga enam; 182 separuh setengah; 91 suku; 365 tahun; 30 bulan; 7 minggu
      """,
    lengthAndPlan: "langganan",
    plans: "pakej, pelan, kelab, langganan",
    perWords: "untuk, selama",
    during: "selama, untuk",
    ones: "se, satu, 1",
    wholes: "penuh",
    contents: """
      rancangan, menu, program, kursus, kalendar, jadual, ramalan, sejarah, sandaran, arkib
      simpan, cabaran, jaminan, sasaran
      """,
    nounFirst: true,
    alternatives: "_atau_",
    contrasts: "_tetapi_, _tapi_",
    used: "digunakan, dipakai",
    doubling: "dua kali, 2x, ganda",
    exchanging: "tukar",
    packs: "pakej, beg, peti, karung, uncang",
    collecting: "katalog, pengumpul, numism, mewarna",
    costs: "harganya, berharga",
    bonuses: "bonus, ekstra, percuma, tambahan",
    bonusesBefore: "bonus",
    paying: "bayar, beli, murah, diskaun, tebus, pesan, tambah nilai",
    kin: "id",
    functionWords: """
      dan, yang, dari, untuk, dengan, anda, kamu, semua, tanpa, atau, ini, itu, tidak, pada, lebih
      setiap, akan, oleh, dalam, sebagai, juga, boleh, dapat, telah, adalah, satu, sebuah, agar
      hingga, baharu, kami, kita, lagi, seluruh, daripada, kepada, *di, *ke, *para
      """,
    words: indonesian.words + #"""

      [free] percuma, tanpa bayaran, !wifi percuma, !parkir percuma, !tempat letak kereta percuma
        !letak kereta percuma, tidak dikenakan bayaran, tiada bayaran dikenakan
        tanpa sebarang bayaran, tanpa sebarang kos, tanpa kos, tidak perlu bayar, tak perlu bayar
        tanpa caj, secara percuma, tiada bayaran, bebas bayaran
      [externalPayment] kad kredit, kad debit, pindahan bank, pindahan wang, perbankan dalam talian
        touch 'n go, touch n go, tng ewallet, duitnow, boost ewallet, grabpay, kad hadiah
        kad prabayar, kod promosi, kod baucar, kod tebus, kod pengaktifan, tebus kod, bayar tunai
        bayaran tunai, laman web kami, tapak web kami, kedai dalam talian kami, laman web rasmi
        lebih murah di laman, lebih murah … laman web, di luar apl, luar aplikasi
        kaedah bayaran lain, bayar dengan bitcoin, melalui web … murah, terima wang tunai
        menerima wang tunai, terima bayaran, tebus kod anda, guna kod promosi, kad bank
        bayar dengan kad, beli terus daripada kami, beli terus dari kami, beli terus dengan kami
        terus daripada kami, mesej kami untuk tempah*, mesej kami untuk beli
        mesej kami untuk membeli, mesej kami untuk memesan, hubungi kami untuk tempah*
        hubungi kami untuk beli, hubungi kami untuk membeli, tempah melalui whatsapp
        whatsapp untuk tempah*, pm untuk beli, pm tepi, tempahan melalui, dibayar tunai
        membayar tunai, wang tunai diterima, boleh bayar tunai, bayar dengan tunai
        bayar dengan wang tunai, bayar melalui bitcoin, kod promo, kod diskaun, kod kupon
        kunci pengaktifan, kod ganjaran, laman sesawang kami, laman sesawang rasmi, kedai web kami
        kedai online kami, murah di laman, murah di web, luar app store, kaedah pembayaran lain
        !pengurus kad kredit, !penjejak kad kredit
      [otherPlatform] telefon android, peranti android, telefon samsung, di android, telefon xiaomi
        telefon huawei, !bandar android, !kota android, !dunia android, !tentera android
        !perang android, !pemberontakan android, !robot android
      [placeholder] teks di sini, perihalan di sini, huraian di sini, tajuk di sini, =perihalan
        =huraian, =tajuk, =nama produk, perihalan akan datang, teks contoh, teks pemegang tempat
        tiada perihalan, tiada huraian, penerangan di sini, tajuk anda di sini, teks anda di sini
        nama anda di sini, nama produk di sini, penerangan anda di sini, letak teks di sini
        letak penerangan di sini, masukkan teks di sini, masukkan penerangan
        tulis penerangan di sini, ini ialah penerangan, ini adalah penerangan, ini penerangan
        ini ialah tajuk, ini adalah tajuk, ini ialah huraian, ini ialah perihalan
        ini adalah perihalan, =tiada tajuk, =tanpa tajuk, =tiada nama, =penerangan
        =penerangan produk, =contoh, =nama, penerangan akan menyusul, penerangan menyusul
        tajuk akan menyusul, huraian menyusul, perihalan menyusul, penerangan akan datang
        penerangan akan ditambah, tiada penerangan, akan ditentukan kelak, akan ditentukan kemudian
        akan ditentukan, =belum ditentukan, akan dikemas kini kelak, contoh penerangan, contoh tajuk
        contoh produk, produk contoh
      [test] versi percubaan, produk ujian, versi ujian, pembelian ujian, kegunaan dalaman
        jangan beli, untuk penguji, pasukan penguji, penguji kami, para penguji, item ujian
        tujuan ujian, tujuan pengujian, untuk ujian sahaja, hanya ujian, cuma ujian, sekadar ujian
        ini ujian, ini ialah ujian, ini adalah ujian, untuk diuji, kegunaan dalaman sahaja
        untuk kegunaan dalaman, jangan dibeli, mod ujian, bukan untuk dijual, !percubaan … hari
        !ujian personaliti, !ujian memandu, !ujian iq, !soalan ujian, !pita demo, !rakaman demo
        !lagu demo, !litar ujian, !juruterbang ujian, !ujian bahasa, !ujian mata, !ujian darah
        !ujian kehamilan
      [unlock] buka setiap bab, buka setiap tahap, buka setiap watak, membuka setiap tahap
        !buka semua mesej, !membuka semua fail, !buka semua fail, !buka kunci awam, !buka kunci pgp
        buang iklan, membuang iklan, buang semua iklan, membuang semua iklan, alih keluar iklan
        mengalih keluar iklan, keluarkan iklan, hapuskan iklan, menghapuskan iklan, nyahaktif iklan
        matikan iklan, tiada iklan, tiada lagi iklan, tanpa iklan, bebas iklan, buka kunci
        membuka kunci, nyahkunci, menyahkunci, buka semua, membuka semua, versi penuh, versi lengkap
        permainan penuh, permainan lengkap, semua tahap, semua watak, semua ciri, semua bab
        semua pelajaran, akses penuh, akses lengkap, akses tanpa had, tanpa had, tanpa tera air
        buang tera air, !membuka peti, !buka kunci peti
        !0 untuk tanpa had
      [currencyNoun] syiling, syiling emas, duit syiling, kepingan emas, emas, berlian, permata
        kristal, delima, zamrud, nilam, mutiara, token, mata ganjaran, kredit, wang, duit
        jongkong emas, !syiling coklat, !kad kredit
      [membership] keahlian, keahlian vip, keahlian premium, keahlian kelab, ahli vip, ahli premium
        kad ahli, kad keahlian, akaun premium, !bilik vip, !ahli keluarga, !ahli pasukan, !ahli klan
      [access] kad, kad ahli, pas, tiket, akses, keahlian, percubaan, langganan, lesen, premium
        tanpa had, tanpa iklan, !kad ucapan, !kad imbas
      [lifetime] !dihapuskan selama-lamanya, !hapuskan … selama-lamanya, !padam selama-lamanya
        !hapus selama-lamanya, !hapuskan selama-lamanya, lesen kekal, milik kekal, seumur hidup
        selama-lamanya, selamanya, akses kekal, buat selama-lamanya, bayaran sekali
        pembelian sekali, tiada had masa, tanpa had masa, tidak akan luput, !kekal cergas
        !kekal sihat, !kekal fokus
      [subscriptionWord] langganan, melanggan, pelanggan, diperbaharui secara automatik
        pembaharuan automatik, pembaharuan auto, auto pembaharuan, batal bila-bila masa
        batalkan pada bila-bila
      [quiz] soalan, jawapan, peperiksaan, kuiz, latih tubi, spm, upsr, !produk ujian, !item ujian
        !versi ujian, !tujuan ujian, !untuk ujian sahaja, !hanya ujian, !cuma ujian, !sekadar ujian
        !ini ujian, !ini ialah ujian, !ini adalah ujian, !mod ujian, !pembelian ujian
      [recordKeeping] penjejak, menjejak, perbelanjaan, belanjawan, bajet, bil, bil dan, hutang
        resit, invois, perakaunan, penyata, pengurus kata laluan, buku tunai
      [ownDays] pandangan kalendar, pandangan bulan, kata laluan … tamat
        rentetan, rentetan log masuk, rentetan harian, berturut-turut, kalendar adven
      [gameController] pengawal, pengawal permainan, alat kawalan, kawalan permainan, kayu bedik
      [futurePromise] akan datang tidak lama lagi, dalam kemas kini seterusnya
        kemas kini akan datang, lebih banyak akan datang, bakal menyusul, menyusul tidak lama lagi
        tersedia tidak lama lagi, hadir tidak lama lagi, akan datang:, tidak lama lagi:
        sedang menyiapkan tahap, sedang menyiapkan kandungan, salah satu kemas kini akan datang
        dalam salah satu kemas kini, lebih banyak … akan datang, akan datang tidak lama
        (akan datang), =akan datang, akan ditambah tidak lama, akan ditambah kelak
        akan ditambah nanti, ditambah tidak lama lagi, akan tiba hujung, akan tiba tahun
        akan tiba tidak, bakal tersedia, bakal hadir, bakal tiba, bakal dilancarkan, bakal keluar
        bakal ditambah, akan dilancarkan, keluar tidak lama lagi, tiba tidak lama lagi
        dilancarkan tidak lama lagi, =tidak lama lagi, segera hadir, segera tiba
        masih dalam pembangunan, sedang dibangunkan, dalam proses pembangunan, masih dibangunkan
        dalam kemas kini akan datang, dalam kemas kini yang akan datang, pada kemas kini akan datang
        kemas kini seterusnya, dalam versi seterusnya, dalam versi akan datang, hujung tahun ini
        lewat tahun ini, penghujung tahun ini, nantikan lebih, nantikan tahap, nantikan kandungan
        !semua kemas kini akan datang, !semua kemas kini yang akan datang, !hari akan datang
        !masa akan datang, !tahun akan datang
      [promotionalClaim] jualan besar, jualan istimewa, jualan raya, diskaun minggu ini
        diskaun hari ini, promosi minggu ini, diskaun bulan ini, tawaran minggu ini, paling berbaloi
        nilai terbaik, paling jimat, harga terbaik, harga terendah, harga paling rendah, termurah
        paling murah, tawaran istimewa, tawaran hebat, tawaran terbaik, tawaran terhad, tawaran khas
        tawaran eksklusif, tawaran hari ini, masa terhad, tempoh terhad, hari ini sahaja
        hari ini saja, untuk hari ini sahaja, hanya hari ini, separuh harga, setengah harga
        jangan lepaskan, jangan terlepas, jangan ketinggalan, peluang terakhir
        kami yang paling popular, paling popular kami, pakej paling popular, pakej terpopular
        paling laris, terlaris, jualan murah, jualan mega, jualan hebat, jualan penghabisan
        harga istimewa, harga promosi, diskaun besar, diskaun hebat, promosi hari ini, promosi hebat
        promosi istimewa, pakej terbaik, permainan terbaik di, aplikasi terbaik, nombor satu di
        harga runtuh, rebut tawaran, rebut peluang, cepat beli, !kawan terbaik, !sahabat terbaik
      [expiringCredits] tamat tempoh, luput, sah sehingga, sah selama, tarikh luput, guna sebelum
        akan hilang, !tidak tamat tempoh, !tidak luput, !tiada tarikh luput, !tidak akan luput
        luput selepas, akan luput, gunakan sebelum, digunakan sebelum, habiskan sebelum
        belanjakan sebelum, guna sehingga, sah hingga, terpakai sehingga, lupus, akan lupus
        terbatal, hangus, hilang selepas, akan dipadam, akan dipadamkan, tempoh sah, tempoh sahlaku
        !tidak lupus, !tidak pernah luput, !tidak sesekali luput, !sah selama-lamanya
        !tidak akan hilang
      [cashOut] tukar kepada tunai, keluarkan wang, pengeluaran wang, wang sebenar
        tukar … kepada wang, tukar … wang tunai, hadiah wang tunai, ke akaun bank
        !bukan wang sebenar, !tanpa wang sebenar, keluarkan kemenangan*, pengeluaran kemenangan
        keluarkan hasil kemenangan, tunaikan kemenangan, keluarkan duit, keluarkan baki
        tukar … kepada tunai, tukar … jadi wang, tukar … kepada duit, tukar … menjadi wang
        tukarkan … kepada wang, tukarkan … wang tunai, jual … wang sebenar, jual … wang tunai
        ditukar kepada wang, duit sebenar, duit betul, wang betul, hadiah tunai, hadiah wang
        ganjaran tunai, akaun bank anda, dibayar terus ke akaun, dibayar ke akaun
        !tidak boleh ditukar, !tidak boleh ditunaikan, !tidak boleh dikeluarkan, !tiada wang sebenar
      [appleTrademark] !untuk iphone, !untuk ipad, !pada iphone, !pada ipad
      [appleCriticism] caj apple, yuran apple, fi apple, komisen apple, cukai apple, bayaran apple
        kerana apple, iphone yang perlahan, iphone perlahan, iphone lembap
        iphone anda yang perlahan, iphone lama, pepijat ios, pepijat dalam ios, ralat ios
        apple melarang, apple tidak membenarkan, lebih baik daripada apple, lebih baik daripada ios
      [systemFeature] penilaian bagus di app, ulasan di app store, bintang di app store
        penilaian di app store, pemberitahuan tolak, notifikasi tolak, hidupkan pemberitahuan
        menghidupkan pemberitahuan, dayakan pemberitahuan, hidupkan notifikasi
        beri kami lima bintang, beri kami 5 bintang, berikan lima bintang, berikan kami lima bintang
        beri lima bintang, lima bintang untuk kami, nilaikan kami, nilai aplikasi kami
        nilaikan aplikasi, beri penilaian, beri penarafan, tulis ulasan, tinggalkan ulasan
        berikan ulasan, beri ulasan, tulis reviu, storan icloud, ruang icloud, ruang storan icloud
        storan di icloud, akses kamera, akses mikrofon, akses lokasi, !hotel lima bintang
      [randomItem] roda bertuah, roda tuah, roda nasib, roda pusing bertuah, putaran bertuah
        cabutan bertuah, tiket cabutan, kotak ganjaran, kotak misteri, peti misteri
        peti ganjaran rawak, kotak rampasan, kotak kejutan, telur kejutan, beg misteri, beg kejutan
        hadiah misteri, wira rawak, item rawak, hadiah rawak, watak rawak, kad rawak, ganjaran rawak
        skin rawak, hadiah secara rawak, wira secara rawak, loteri, tiket loteri, peluang memenangi
        peluang untuk memenangi, berpeluang memenangi, peluang menang hadiah, isi di dalamnya
        apa isi di dalam, apa di dalamnya, apa isinya, kad gores, kad gores dan menang
      [statedOdds] kebarangkalian*, peluang dipaparkan, peluang dinyatakan, lihat peluang
        kadar peluang, kadar kebarangkalian
      [contact] telefon, nombor telefon, tel, hubungi kami, hubungi kami di, hubungi kami di talian
        hubungi, telefon kami, telefon kami di, hubungi talian, talian, talian hotline
        whatsapp kami, whatsapp kami di, mesej kami di
      [defect] pepijat, ralat, perlahan, lembap, ranap, kecacatan, tergendala, beku
        kelemahan keselamatan, !gerak perlahan, !tanpa ralat, !bebas ralat, !masakan perlahan
      [negation] tidak, bukan, tanpa, tiada, jangan, tak, !tidak digunakan, !tidak dipakai
        !belum digunakan, !tidak terpakai, !tidak dibelanjakan
      [regulatedClaim] ribuan pengikut, ratusan pengikut, beli … pengikut, tambah … pengikut
        beli … suka, menyembuhkan … kencing manis, menyembuhkan kencing manis
        menyembuhkan … diabetes, menyembuhkan … kanser, menyembuhkan kanser
        menyembuhkan … kemurungan, menyembuhkan kemurungan, menyembuhkan … lelah
        menyembuhkan semua penyakit, merawat kanser, merawat kencing manis, ubati kencing manis
        mengubati kanser, mengubati kencing manis, ubat ajaib, penawar ajaib, turun … dalam seminggu
        turun … seminggu, turunkan … dalam seminggu, turunkan … seminggu, kurus dalam
        kurangkan berat … seminggu, hilang … dalam seminggu, pengikut sebenar, 1000 pengikut
        500 pengikut, beli pengikut, tambah pengikut, lebih ramai pengikut untuk, beli suka
        pertaruhan dengan wang, pertaruhan wang, pertaruhan sukan, bertaruh dengan wang
        bertaruh wang, taruhan wang, judi wang, berjudi dengan wang, judi dalam talian
        kasino wang sebenar, kasino dengan wang, sembang dewasa, sembang seks, sembang lucah
        video dewasa, kandungan dewasa, perkhidmatan teman sosial, keuntungan dijamin
        keuntungan terjamin, untung dijamin, untung terjamin, jaminan keuntungan, pulangan dijamin
        pulangan terjamin, pasti untung, cepat kaya, kaya dengan cepat, peroleh bitcoin
        dapatkan bitcoin, jana bitcoin, kumpul bitcoin, lombong bitcoin sebenar, melombong bitcoin
        beli bitcoin, peroleh kripto, jana kripto, pinjaman segera, pinjaman kilat
      [comparedPrice] daripada harga biasa, harga biasa, harga asal, harga penuh, harga normal
        berbanding harga, berbanding bulanan, berbanding langganan, berbanding pelan bulanan
        berbanding bayaran bulanan, berbanding beli, berbanding membeli, beli satu-satu
        beli secara berasingan, secara berasingan, beli berasingan, daripada beli, daripada membeli
        daripada langganan
      [paidOnce] bayar sekali, beli sekali, bayaran sekali, keahlian seumur hidup
        langganan seumur hidup, akses seumur hidup, bayaran sekali sahaja, sekali bayar
        bayar sekali sahaja, bayar satu kali, satu bayaran, bayaran tunggal, sekali bayaran
        beli sekali sahaja, premium seumur hidup, keahlian selama-lamanya, pelan seumur hidup
        lesen seumur hidup
      [saving] jimat, diskaun, lebih murah, penjimatan, jimatkan, berjimat, menjimatkan
        potongan harga, !jimat bateri, !jimat tenaga, !jimat masa, !jimat ruang, !jimat data
        !menjimatkan masa
      [donation] derma, dermakan, kebajikan, kutipan dana, !derma darah, !menderma darah, menderma
        pendermaan, sumbangan anda, sumbangan ikhlas, sumbangan kecil, sumbangan wang
        disumbangkan kepada, disumbangkan untuk, badan amal, pertubuhan amal, tabung amal
        amal jariah, kutipan derma, !derma darah*, !menderma darah*, !pendermaan darah
        !penderma darah, !penderma organ, !derma askar, !derma kad, !derma klan, !derma kepada klan
      [physicalGoods] penghantaran percuma, pos percuma, penghantaran ke rumah, alamat penghantaran
        kos penghantaran, penghantaran ke seluruh, dihantar oleh penghantar, hantar ke seluruh
        termasuk penghantaran, termasuk kos penghantaran, penghantaran ke pintu, dihantar ke rumah
        dihantar ke alamat, dihantar terus ke pintu, terus ke pintu rumah, ke pintu rumah anda
        ke muka pintu, dihantar melalui pos, dihantar dengan pos, dihantar secara pos
        melalui pos laju, pos laju, hantar melalui pos, dihantar melalui kurier
        dihantar oleh kurier, caj penghantaran
      [durationWord] bulanan, tahunan, mingguan, sebulan, setahun, seminggu, setiap bulan
        setiap tahun, setiap minggu, satu bulan, satu tahun, satu minggu, setahun penuh
        sebulan penuh, selama sebulan, selama setahun, !cabaran mingguan, !misi mingguan
        !tugasan mingguan, tiga bulan, enam bulan, dua minggu, dua bulan, suku tahunan
        separuh tahun, setengah tahun, selama seminggu, pas bulanan, kad bulanan, kad mingguan
        pas mingguan, pas musim, langganan bulanan, !ganjaran mingguan, !peti mingguan
        !hadiah mingguan, !acara mingguan
        !arkib bulanan, !paparan bulanan, !paparan mingguan, !pandangan bulanan
        !pandangan mingguan, !purata bulanan, !purata mingguan
        !ramalan mingguan
      [profanity] cHVraW1hayo=, cHVraSBtYWs=, cGFudGF0, a29uZWs=, a290ZQ==, aGFyYW0gamFkYWg=
        YmFuZ3NhdA==, Ym9kb2ggc2lhbA==, a2VwYXJhdA==, c3VuZGFs, amFsYW5n, bGFuY2F1, bGFuamlhbw==
        a2FuaW5h, Y2liYWk=, Y2liYWlr, cGVwZWs=, YnVyaXQ=, anVidXI=, YmFydWE=, cHVuZGVr, a2ltYWs=
        YW5hayBoYXJhbQ==, bmdlbnRvdCo=, amVtYnV0Kg==
      """#)
}
