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
      before ordinal: tingkat, bab, bahagian, hari ke, hari ke-, tahap, ke-, level ke-
        peringkat
      before ordinal season: musim
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
    buying: "hanya, cuma",
    relativeTimes: """
      ^papar_, ^paparkan_, ^tunjuk_, ^pilih_
      di masa hadapan, berikutnya, yang lalu, lalu, terakhir, sebelumnya, lepas, akan datang
      kerja, atau lebih, lagi, lebih daripada, kurang daripada
      kurang dari, sekarang +
      """,
    balances: "nilai, bernilai, baki",
    trial: "percubaan, cuba",
    trialName: "Percubaan XX Hari",
    offering: "termasuk, menawarkan, ada, tempoh, percubaan",
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
    firstLengths: "30 bulan pertama, 7 minggu pertama, 365 tahun pertama",
    once: "sekali",
    contents: """
      rancangan, menu, program, kursus, kalendar, jadual, ramalan, sejarah, sandaran, arkib
      simpan, cabaran, jaminan, sasaran
      """,
    nounFirst: true,
    nothing: "apa-apa",
    alternatives: "_atau_",
    contrasts: "_tetapi_, _tapi_",
    used: "digunakan, dipakai",
    additions: "_dan_, _serta_, _dengan_",
    breaks: "_di_, _yang_, _jika_, _apabila_",
    doneWithout: "iklan, had, tunggu, tera air, daftar, akaun, penjejak",
    charges: "bayaran, yuran, kos, caj, langganan, bil_",
    without: "tanpa",
    others: "tiada pas lain, tiada pek lain, tiada kad lain, tiada pakej lain",
    ownOffers: "pek ini, pakej ini, pembelian ini, produk ini",
    bestDeals: "paling berbaloi, nilai terbaik, paling jimat",
    vouchers: "kupon, baucar, baucer, kalkulator diskaun",
    firstParts: "bab pertama, bab 1_, pelajaran pertama, tahap pertama, episod pertama, bahagian pertama",
    ownShops: "kedai permainan, dalam permainan",
    scores: "mata, poin",
    doubling: "dua kali, 2x, ganda",
    exchanging: "tukar",
    packs: "pakej, beg, peti, karung, uncang",
    gains: """
      ^mengandungi, ^termasuk, ^dapatkan, ^terima, ^beli, ^menambah, ^tambah, anda mendapat
      anda menerima, anda dapat, baki anda, akaun anda
      """,
    collecting: "katalog, pengumpul, numism, mewarna, album",
    costs: "harganya, berharga",
    costsBefore: "muat sehingga",
    perUnit: """
      1 sehari setiap_hari /hari
      7 seminggu setiap_minggu /minggu
      30 sebulan setiap_bulan /bulan
      365 setahun setiap_tahun /tahun
      0 setiap_satu sebiji setiap /unit
      0 untuk_setiap
      """,
    nearly: """
      hanya, cuma, kira-kira, lebih kurang, hampir, <kurang daripada, <bawah
      """,
    comparisons: "berbanding, daripada pakej",
    bonuses: "bonus, ekstra, percuma, tambahan",
    bonusesBefore: "bonus",
    atLeast: "lebih daripada, sekurang-kurangnya, lebih dari",
    andMore: "atau lebih, dan lebih",
    paying: "bayar, beli, murah, diskaun, tebus, pesan, tambah nilai",
    kin: "id",
    functionWords: """
      dan, yang, dari, untuk, dengan, anda, kamu, semua, tanpa, atau, ini, itu, tidak, pada, lebih
      setiap, akan, oleh, dalam, sebagai, juga, boleh, dapat, telah, adalah, satu, sebuah, agar
      hingga, baharu, kami, kita, lagi, seluruh, daripada, kepada, *di, *ke, *para
      """,
    words: indonesian.words + #"""

      [free] percuma, tanpa bayaran, !{wifi,parkir,tempat letak kereta,letak kereta} percuma
        !kekal percuma, !{aplikasi,permainan} {kekal,ini,sentiasa} percuma, !versi percuma
        !kemas kini percuma, !tanpa {bayaran,kos,caj} {bulanan,tahunan,tambahan,tersembunyi}
        !tiada bayaran {bulanan,tahunan,tambahan}
        tidak dikenakan bayaran, tiada bayaran dikenakan, tanpa sebarang {bayaran,kos}, tanpa kos
        {tidak,tak} perlu bayar, tanpa caj, secara percuma, tiada bayaran, bebas bayaran
        {tidak perlu bayar,tanpa bayar} {apa-apa,apa pun}, tidak dikenakan sebarang bayaran, sifar ringgit
        !aplikasi {kekal,masih,terus} percuma
        kami belanja, {minggu,bulan} … kami tanggung
      [externalPayment] kad kredit, kad debit, pindahan bank, pindahan wang, perbankan dalam talian
        touch 'n go, touch n go, tng ewallet, duitnow, boost ewallet, grabpay, kad hadiah
        kad prabayar, kod {promosi,baucar,tebus,pengaktifan}, tebus kod, bayar tunai, bayaran tunai
        {laman web,tapak web,kedai dalam talian} kami, laman web rasmi, lebih murah di laman
        lebih murah … laman web, di luar apl, luar aplikasi, kaedah bayaran lain
        bayar dengan bitcoin, melalui web … murah, {terima,menerima} wang tunai, terima bayaran
        tebus kod anda, guna kod promosi, kad bank, bayar dengan kad
        beli terus {daripada,dari,dengan} kami, terus daripada kami
        mesej kami untuk {tempah*,beli,membeli,memesan}, hubungi kami untuk {tempah*,beli,membeli}
        tempah melalui whatsapp, whatsapp untuk tempah*, pm untuk beli, pm tepi, tempahan melalui
        dibayar tunai, membayar tunai, wang tunai diterima, boleh bayar tunai
        bayar dengan {tunai,wang tunai}, bayar melalui bitcoin, kod promo, kod diskaun, kod kupon
        kunci pengaktifan, kod ganjaran, laman sesawang {kami,rasmi}, kedai {web,online} kami
        murah di laman, murah di web, luar app store, kaedah pembayaran lain
        !{pengurus,penjejak} kad kredit
      [otherPlatform] telefon android, peranti android, telefon samsung, di android, telefon xiaomi
        telefon huawei, !{bandar,kota,dunia,tentera,perang,pemberontakan,robot} android
        >{di,untuk,ke} switch, >{di,untuk,ke} windows, >{di,untuk,ke} steam, versi {windows,switch}
      [placeholder] {teks,perihalan,huraian,tajuk} di sini, =perihalan, =huraian, =tajuk
        =nama produk, perihalan akan datang, teks contoh, teks pemegang tempat, tiada perihalan
        tiada huraian
        {penerangan,tajuk anda,teks anda,nama anda,nama produk,penerangan anda,letak teks,letak penerangan,masukkan teks} di sini
        masukkan penerangan, tulis penerangan di sini, ini {ialah,adalah} penerangan
        ini {penerangan,ialah tajuk,adalah tajuk,ialah huraian}, ini {ialah,adalah} perihalan
        =tiada tajuk, =tanpa tajuk, =tiada nama, =penerangan, =penerangan produk, =contoh, =nama
        {penerangan akan,penerangan,tajuk akan,huraian,perihalan} menyusul
        penerangan akan {datang,ditambah}, tiada penerangan, akan ditentukan {kelak,kemudian}
        akan ditentukan, =belum ditentukan, akan dikemas kini kelak
        contoh {penerangan,tajuk,produk}, produk contoh
        =perlu diterjemahkan, =belum diterjemahkan, =menunggu terjemahan
      [test] versi percubaan, {produk,versi,pembelian} ujian, kegunaan dalaman, jangan beli
        untuk penguji, pasukan penguji, penguji kami, para penguji, item ujian, tujuan ujian
        tujuan pengujian, untuk ujian sahaja, {hanya,cuma,sekadar,ini,ini ialah,ini adalah} ujian
        untuk diuji, kegunaan dalaman sahaja, untuk kegunaan dalaman, jangan dibeli, mod ujian
        bukan untuk dijual, !percubaan … hari, !ujian {personaliti,memandu,iq}, !soalan ujian
        !{pita,rakaman,lagu} demo, !litar ujian, !juruterbang ujian
        !ujian {bahasa,mata,darah,kehamilan}
      [unlock] buka setiap {bab,tahap,watak}, membuka setiap tahap, !buka semua mesej
        !{membuka,buka} semua fail, !buka kunci {awam,pgp}
        {buang,membuang,buang semua,membuang semua,alih keluar,mengalih keluar,keluarkan,hapuskan,menghapuskan,nyahaktif,matikan,tiada,tiada lagi,tanpa,bebas} iklan
        buka kunci, membuka kunci, nyahkunci, menyahkunci, buka semua, membuka semua
        {versi,permainan} {penuh,lengkap}, semua {tahap,watak,ciri,bab,pelajaran}
        akses {penuh,lengkap,tanpa had}, tanpa had, tanpa tera air, buang tera air, !membuka peti
        !buka kunci peti, !0 untuk tanpa had
      [currencyNoun] syiling, syiling emas, duit syiling, kepingan emas, emas, berlian, permata
        kristal, delima, zamrud, nilam, mutiara, token, mata ganjaran, kredit, wang, duit
        jongkong emas, !syiling coklat, !kad kredit
      [membership] keahlian, keahlian {vip,premium,kelab}, ahli vip, ahli premium, kad ahli
        kad keahlian, akaun premium, !bilik vip, !ahli {keluarga,pasukan,klan}
      [access] kad, kad ahli, pas, tiket, akses, keahlian, percubaan, langganan, lesen, premium
        tanpa had, tanpa iklan, !kad ucapan, !kad imbas
      [lifetime] !dihapuskan selama-lamanya, !hapuskan … selama-lamanya
        !{padam,hapus,hapuskan} selama-lamanya, lesen kekal, milik kekal, seumur hidup
        selama-lamanya, selamanya, akses kekal, buat selama-lamanya, bayaran sekali
        pembelian sekali, tiada had masa, tanpa had masa, tidak akan luput
        !kekal {cergas,sihat,fokus}
      [subscriptionWord] langganan, melanggan, pelanggan, diperbaharui secara automatik
        pembaharuan {automatik,auto}, auto pembaharuan, batal bila-bila masa
        batalkan pada bila-bila
      [trial] percubaan, tempoh {percubaan,cubaan}, versi percubaan, !peperiksaan percubaan
      [quiz] soalan, jawapan, peperiksaan, kuiz, latih tubi, spm, upsr
        !{produk,item,versi,tujuan} ujian, !untuk ujian sahaja
        !{hanya,cuma,sekadar,ini,ini ialah,ini adalah,mod,pembelian} ujian
      [recordKeeping] penjejak, menjejak, perbelanjaan, belanjawan, bajet, bil, bil dan, hutang
        resit, invois, perakaunan, penyata, pengurus kata laluan, buku tunai
      [ownDays] pandangan kalendar, pandangan bulan, kata laluan … tamat
        rentetan, rentetan log masuk, rentetan harian, berturut-turut, kalendar adven
        matang, diperam, {keju,wain} … {bulan,tahun}, hari {trek,pendakian}
      [gameController] pengawal, pengawal permainan, alat kawalan, kawalan permainan, kayu bedik
      [futurePromise] akan datang tidak lama lagi, dalam kemas kini seterusnya
        {kemas kini,lebih banyak} akan datang, bakal menyusul
        {menyusul,tersedia,hadir} tidak lama lagi, akan datang:, tidak lama lagi:
        sedang menyiapkan {tahap,kandungan}, salah satu kemas kini akan datang
        dalam salah satu kemas kini, lebih banyak … akan datang, akan datang tidak lama
        (akan datang), =akan datang, akan ditambah {tidak lama,kelak,nanti}
        ditambah tidak lama lagi, akan tiba {hujung,tahun,tidak}
        bakal {tersedia,hadir,tiba,dilancarkan,keluar,ditambah}, akan dilancarkan
        {keluar,tiba,dilancarkan} tidak lama lagi, =tidak lama lagi, segera hadir, segera tiba
        masih dalam pembangunan, sedang dibangunkan, dalam proses pembangunan, masih dibangunkan
        {dalam kemas kini,dalam kemas kini yang,pada kemas kini} akan datang, kemas kini seterusnya
        dalam versi {seterusnya,akan datang}, {hujung,lewat,penghujung} tahun ini
        nantikan {lebih,tahap,kandungan}
        !{semua kemas kini,semua kemas kini yang,hari,masa,tahun} akan datang
        {tahap,peta,dunia,bab,cerita,watak} {lain,baharu,baru,lagi,tambahan} {menyusul,akan menyusul,akan datang,kemudian,tidak lama lagi}
        lebih banyak {tahap,peta,dunia,bab} {kemudian,akan datang,nanti}, =akan datang
        (akan datang)
        {selebihnya,yang lain} {menyusul,akan menyusul}
      [promotionalClaim] jualan {besar,istimewa,raya}
        {diskaun minggu,diskaun hari,promosi minggu,diskaun bulan,tawaran minggu} ini
        paling berbaloi, nilai terbaik, paling jimat, harga {terbaik,terendah,paling rendah}
        termurah, paling murah, tawaran {istimewa,hebat,terbaik,terhad,khas,eksklusif,hari ini}
        masa terhad, tempoh terhad, hari ini sahaja, hari ini saja, untuk hari ini sahaja
        hanya hari ini, separuh harga, setengah harga, jangan {lepaskan,terlepas,ketinggalan}
        peluang terakhir, kami yang paling popular, paling popular kami, pakej paling popular
        pakej terpopular, paling laris, terlaris, jualan {murah,mega,hebat,penghabisan}
        harga istimewa, harga promosi, diskaun besar, diskaun hebat
        promosi {hari ini,hebat,istimewa}, pakej terbaik, permainan terbaik di, aplikasi terbaik
        nombor satu di, harga runtuh, rebut tawaran, rebut peluang, cepat beli, !kawan terbaik
        !sahabat terbaik
        =paling popular, (paling popular), (terpopular), =terpopular
        {pakej,pilihan,pek} paling popular, paling popular!
        !{memaparkan,mencari,membandingkan,cari,menunjukkan} … {termurah,paling murah,harga terendah}
        !{stesen minyak,tiket} {termurah,paling murah}
      [expiringCredits] tamat tempoh, luput, sah sehingga, sah selama, tarikh luput, guna sebelum
        akan hilang, !tidak tamat tempoh, !{tidak,tiada tarikh,tidak akan} luput, luput selepas
        akan luput, {gunakan,digunakan,habiskan,belanjakan} sebelum, guna sehingga, sah hingga
        terpakai sehingga, lupus, akan lupus, terbatal, hangus, hilang selepas, akan dipadam
        akan dipadamkan, tempoh sah, tempoh sahlaku, !tidak {lupus,pernah luput,sesekali luput}
        !sah selama-lamanya, !tidak akan hilang
      [cashOut] tukar kepada tunai, keluarkan wang, pengeluaran wang, wang sebenar
        tukar … kepada wang, tukar … wang tunai, hadiah wang tunai, ke akaun bank
        !{bukan,tanpa} wang sebenar, keluarkan kemenangan*
        {pengeluaran,keluarkan hasil,tunaikan} kemenangan, keluarkan duit, keluarkan baki
        tukar … {kepada tunai,jadi wang,kepada duit,menjadi wang}
        tukarkan … {kepada wang,wang tunai}, jual … wang {sebenar,tunai}, ditukar kepada wang
        duit sebenar, duit betul, wang betul, hadiah tunai, hadiah wang, ganjaran tunai
        akaun bank anda, dibayar {terus ke,ke} akaun, !tidak boleh {ditukar,ditunaikan,dikeluarkan}
        !tiada wang sebenar
        di {kedai,kafe,restoran,cawangan} kami
        {tebus,guna,gunakan,tukar,bayar} … di {kaunter,kaunter bayaran}, kedai fizikal
        ditunaikan, tunaikan {cip,syiling,permata}
        {tukar*,menukar*} … {dengan,kepada,jadi,menjadi} {ringgit,wang}
      [appleTrademark] !{untuk,pada} {iphone,ipad}
      [appleCriticism] {caj,yuran,fi,komisen,cukai,bayaran,kerana} apple
        iphone {yang perlahan,perlahan,lembap,anda yang perlahan,lama}, pepijat ios
        pepijat dalam ios, ralat ios, apple melarang, apple tidak membenarkan
        lebih baik daripada {apple,ios}
      [systemFeature] penilaian bagus di app, {ulasan,bintang,penilaian} di app store
        akses {giroskop,masa skrin}
        pemberitahuan tolak, notifikasi tolak, {hidupkan,menghidupkan,dayakan} pemberitahuan
        hidupkan notifikasi, beri kami {lima,5} bintang, {berikan,berikan kami,beri} lima bintang
        {lima bintang untuk,nilaikan,nilai aplikasi} kami, nilaikan aplikasi, beri penilaian
        beri penarafan, {tulis,tinggalkan,berikan,beri} ulasan, tulis reviu
        {storan,ruang,ruang storan,storan di} icloud, akses {kamera,mikrofon,lokasi}
        !hotel lima bintang
      [randomItem] roda {bertuah,tuah,nasib}, {roda pusing,putaran,cabutan} bertuah, tiket cabutan
        kotak ganjaran, kotak misteri, peti misteri, peti ganjaran rawak, kotak rampasan
        kotak kejutan, telur kejutan, beg misteri, beg kejutan, hadiah misteri
        {wira,item,hadiah,watak,kad,ganjaran,skin,hadiah secara,wira secara} rawak, loteri
        tiket loteri, {peluang,peluang untuk,berpeluang} memenangi, peluang menang hadiah
        isi di dalamnya, apa isi di dalam, apa di dalamnya, apa isinya, kad gores
        kad gores dan menang
      [statedOdds] kebarangkalian*, peluang dipaparkan, peluang dinyatakan, lihat peluang
        kadar peluang, kadar kebarangkalian
      [contact] telefon, nombor telefon, tel, hubungi {kami,kami di,kami di talian}, hubungi
        telefon kami, telefon kami di, hubungi talian, talian, talian hotline, whatsapp kami
        whatsapp kami di, mesej kami di
      [defect] pepijat, ralat, perlahan, lembap, ranap, kecacatan, tergendala, beku
        kelemahan keselamatan, !gerak perlahan, !tanpa ralat, !bebas ralat, !masakan perlahan
      [negation] tidak, bukan, tanpa, tiada, jangan, tak, !tidak digunakan, !tidak dipakai
        tak ada, tidak ada, tanpa sebarang, bebas yuran, !{tidak,bukan} {hanya,sahaja,cuma}
        !jangan {lepaskan,ketinggalan,tunggu,lupa}, !tanpa {had,henti}, !tidak terhad
        !belum digunakan, !tidak terpakai, !tidak dibelanjakan
        selamat tinggal, lupakan, !jangan lupakan
      [impossibility] tidak {tersedia,mungkin,dibenarkan,disokong,diterima,ditawarkan,sah,boleh,dapat dilakukan}, dilarang
        mustahil
        tidak {termasuk,diperlukan,wujud}
      [regulatedClaim] ribuan pengikut, ratusan pengikut, {beli,tambah} … pengikut, beli … suka
        menyembuhkan … kencing manis, menyembuhkan kencing manis, menyembuhkan … {diabetes,kanser}
        menyembuhkan kanser, menyembuhkan … kemurungan, menyembuhkan kemurungan
        menyembuhkan … lelah, menyembuhkan semua penyakit, merawat kanser
        {merawat,ubati} kencing manis, mengubati kanser, mengubati kencing manis, ubat ajaib
        penawar ajaib, {turun,turunkan} … {dalam seminggu,seminggu}, kurus dalam
        kurangkan berat … seminggu, hilang … dalam seminggu, pengikut sebenar
        {1000,500,beli,tambah} pengikut, lebih ramai pengikut untuk, beli suka
        pertaruhan {dengan wang,wang,sukan}
        {bertaruh dengan,bertaruh,taruhan,judi,berjudi dengan} wang, judi dalam talian
        kasino wang sebenar, kasino dengan wang, sembang {dewasa,seks,lucah}, video dewasa
        kandungan dewasa, perkhidmatan teman sosial, {keuntungan,untung} {dijamin,terjamin}
        jaminan keuntungan, pulangan dijamin, pulangan terjamin, pasti untung, cepat kaya
        kaya dengan cepat, {peroleh,dapatkan,jana,kumpul} bitcoin, lombong bitcoin sebenar
        melombong bitcoin, beli bitcoin, peroleh kripto, jana kripto, pinjaman segera
        pinjaman kilat
      [comparedPrice] daripada harga biasa, harga {biasa,asal,penuh,normal}
        berbanding {harga,bulanan,langganan,pelan bulanan,bayaran bulanan,beli,membeli}
        beli satu-satu, {beli secara,secara,beli} berasingan, daripada {beli,membeli,langganan}
      [paidOnce] {bayar,beli,bayaran} sekali, {keahlian,langganan,akses} seumur hidup
        bayaran sekali sahaja, sekali bayar, bayar sekali sahaja, bayar satu kali, satu bayaran
        bayaran tunggal, sekali bayaran, beli sekali sahaja, premium seumur hidup
        keahlian selama-lamanya, {pelan,lesen} seumur hidup
      [saving] jimat, diskaun, lebih murah, penjimatan, jimatkan, berjimat, menjimatkan
        potongan harga, !jimat {bateri,tenaga,masa,ruang,data}, !menjimatkan masa
      [donation] derma, dermakan, kebajikan, kutipan dana, !derma darah, !menderma darah, menderma
        pendermaan, sumbangan {anda,ikhlas,kecil,wang}, disumbangkan {kepada,untuk}
        {badan,pertubuhan,tabung} amal, amal jariah, kutipan derma, !derma darah*, !menderma darah*
        !pendermaan darah, !penderma darah, !penderma organ, !derma {askar,kad,klan,kepada klan}
      [physicalGoods] penghantaran percuma, pos percuma, penghantaran ke rumah
        {alamat,kos} penghantaran, penghantaran ke seluruh, dihantar oleh penghantar
        hantar ke seluruh, termasuk penghantaran, termasuk kos penghantaran, penghantaran ke pintu
        dihantar {ke rumah,ke alamat,terus ke pintu}, terus ke pintu rumah, ke pintu rumah anda
        ke muka pintu, dihantar {melalui,dengan,secara} pos, melalui pos laju, pos laju
        hantar melalui pos, dihantar {melalui,oleh} kurier, caj penghantaran
      [durationWord] bulanan, tahunan, mingguan, sebulan, setahun, seminggu
        {setiap,satu} {bulan,tahun,minggu}, setahun penuh, sebulan penuh, selama sebulan
        selama setahun, !{cabaran,misi,tugasan} mingguan, tiga bulan, enam bulan, dua minggu
        dua bulan, suku tahunan, separuh tahun, setengah tahun, selama seminggu, pas bulanan
        kad bulanan, kad mingguan, pas mingguan, pas musim, langganan bulanan
        !{ganjaran,peti,hadiah,acara} mingguan, !arkib bulanan
        !{paparan,pandangan,purata} {bulanan,mingguan}, !ramalan mingguan
        {dicaj,bayaran,dibayar} … {setahun,sebulan} sekali
      [profanity] cHVraW1hayo=, cHVraSBtYWs=, cGFudGF0, a29uZWs=, a290ZQ==, aGFyYW0gamFkYWg=
        YmFuZ3NhdA==, Ym9kb2ggc2lhbA==, a2VwYXJhdA==, c3VuZGFs, amFsYW5n, bGFuY2F1, bGFuamlhbw==
        a2FuaW5h, Y2liYWk=, Y2liYWlr, cGVwZWs=, YnVyaXQ=, anVidXI=, YmFydWE=, cHVuZGVr, a2ltYWs=
        YW5hayBoYXJhbQ==, bmdlbnRvdCo=, amVtYnV0Kg==
      [otherMoney] wang {kertas,mainan}, keping … ringgit, mewarna wang, berapa harga … dahulu
        {sasaran,matlamat} simpanan, {pertama} … simpanan, bahagi … kepada, tempat … harga, mengira wang, teka harga
      """#)
}
