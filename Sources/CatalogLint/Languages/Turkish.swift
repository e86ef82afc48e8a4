extension Language {
  /// Turkish.
  static let turkish = Language(
    code: "tr",
    amounts: """
      before money=TRY capitals: TRY
      money=TRY: tl, türk lirası, lira, lirası, liralık, liraya, tl'ye, tl'lik, liradan, tl'den
      subunit=TRY/100: kuruş
      money=USD: dolar
      money=EUR: avro
      before money=TRY: tl
      minute: dakika, dakikalık, dk
      hour: saat, saatlik
      day: gün, günlük
      week: hafta, haftalık
      month: ay, aylık
      year: yıl, yıllık
      before percent: yüzde
      before ordinal: seviye, bölüm, sezon, kısım, gün, sürüm
      ordinal: . seviye, . bölüm, . sezon, . gün, seviye
      magnitude=1000: bin
      magnitude=1000000: milyon
      beside counted: altın, jeton, elmas, mücevher, kristal, puan, yakut
      """,
    spelledNumbers: """
      2 iki; 3 üç; 4 dört; 5 beş; 6 altı; 7 yedi; 8 sekiz; 9 dokuz; 10 on; 20 yirmi; 30 otuz
      40 kırk; 50 elli; 60 altmış; 70 yetmiş; 80 seksen; 90 doksan; 100* yüz; 1000* bin
      1000000* milyon
      ? yarım buçuk
      """,
    relativeTimes: """
      göster, seç, seçin, hesap dönemi, hesap döneminin
      önce, son, önceki, gelecek, sonra, öncesinde, içinde, sonraki, geçen, gelecekte, daha fazla
      daha az, ileride, şimdi +
      """,
    balances: "değer, bakiye",
    trial: "deneme, dene",
    trialName: "XX Günlük Deneme",
    days: "gün",
    dayNumbers: "üç, beş, yedi, on, on dört, on beş, otuz",
    restoring: "geri yükl, geri al",
    passwords: "şifre, Şifre, ŞİFRE",
    noPassword: "yok",
    generic: """
      *satın *alım *alımlar *alın *ürün *ürünü *ürünler *öğe *öğeyi *eşya *abonelik *açıklama bu şu
      bir al almak uygulama içi uygulamada içinde şimdi burada için ve sanal dijital vip
      *teşekkürler *teşekkür *iade ederiz satın aldığınız harika güzel keyfini çıkarın yok
      desteğiniz *alma *alımı *alımın *alımınız aldığın için hemen yeni ürünün *ürüne sahip ol
      olun edin edinin al satınalma *alışveriş alışverişin alışverişiniz müthiş süper muhteşem özel
      lütfen bizi tercih ettiğin ettiğiniz çok bize kullan dene bizden size sana eşyayı
      """,
    lengths: "0 gün sezon iki üç altı; 182 yarım; 365 yıl; 30 ay; 7 hafta",
    lengthAndPlan: "kart",
    plans: "plan, kulübü, abonelik, paketi, paket, üyelik, planı",
    duringAfter: "boyunca, süreyle",
    ones: "bir, 1",
    wholes: "tam",
    contents: """
      plan, program, kurs, menü, takvim, günlük, tahmin, burç, geçmiş, yedek, arşiv, sakla, kaydet
      meydan, garanti, hedef
      """,
    negationFollows: true,
    contrasts: "_ama_, _fakat_",
    doubling: "iki kat, 2 kat, çift",
    exchanging: "takas, değiştir",
    collecting: "koleksiyoncu",
    bonuses: "bonus, ekstra, hediye",
    bonusesBefore: "bonus, artı",
    paying: "öde, satın, ucuz, indirim, yükle, havale yap, sipariş",
    functionWords: """
      ile, için, bir, bu, tüm, bütün, daha, çok, olan, olarak, kadar, sonra, veya, gibi, değil
      senin, sizin, kendi, yeni, olmadan, yok, var, göre, üzere, hem, şimdi, ancak, birlikte, *ve
      *her, *en, *ya, *da, *de, *ne
      *son, *al, *mi, *su, *no, *ses, *il
      """,
    words: #"""
      [free] ücretsiz*, bedava*, beleş*, 0 tl, sıfır tl, !parasız yatılı, parasız
        karşılıksız olarak, !ücretsiz izin*, !beleştepe, !ücretsiz otopark*, !ücretsiz müze*
        !ücretsiz wifi, !ücretsiz park*, !ücretsiz gazete*, !ücretsiz giriş, para ödemeden
        ücret ödemeden, bedelsiz, ücret alınmadan, sıfır maliyet*, hediyemiz, bizden hediye
        ücret yok, masrafsız, hiçbir şey ödeme*, para vermeden, para vermezsin
        cebinden para çıkmadan, sıfır lira, bir kuruş ödemeden
      [externalPayment] kredi kartı, kredi kartıyla, kredi kartınızla, kredi kartları, banka kartı
        banka kartıyla, havale, eft, havale eft, banka havalesi, banka transferi, ininal, paycell
        iyzico, bkm express, hopi, kapıda ödeme, nakit ödeme, hediye kartı, hediye kartları
        hediye kodu, hediye kodları, ön ödemeli kart, kontör, mobil ödeme, faturaya yansıt
        web sitemiz, web sitemizden, web sitemizde, internet sitemiz, internet sitemizden
        sitemizden, sitemizde, resmi site, resmi sitesi, resmi siteden, resmi web, siteden satın al
        web'den satın al, web mağaza*, daha ucuz web, uygulama dışı, uygulama dışında
        uygulama dışından, dış ödeme, diğer ödeme, başka ödeme, bitcoin ile öde*, kripto ile öde*
        promosyon kodu, promosyon kodları, kupon kodu, indirim kodu, aktivasyon kodu
        aktivasyon kodları, kod kullan, lisans anahtarı, epin, e-pin, papara ile, papara kart
        papara hesab*, tosla ile, tosla kart, kripto para ile öde*, indirim kuponu, sitede daha ucuz
        sitemizde daha ucuz, web sitesinde daha ucuz, internette daha ucuz, hesabımıza havale
        tarayıcıda daha ucuz, tarayıcıdan daha ucuz, web'de daha ucuz, sitede daha uygun
        sitemizde daha uygun, bize yazın satın, dm'den satın al, sms ile öde*, faturana yansıt*
        iban'a, iban ile, papara'ya, kapıda öde*, site üzerinden satın al*, site üzerinden öde*
        web sitesinden satın al*, web üzerinden satın al*, hesabımıza gönder*, epin kodu
        hediye kartı ile öde*, promosyon kodunu gir*, !hediye kartı cüzdan*, !havale kayıt*
        !havale kaydı, etkinleştirme kodu*, aktivasyon kodunu, nakit öde*, nakitle öde*
        nakit de öde*, nakit olarak öde*, elden ödeme, peşin nakit, bizden al, bizden satın al*
        doğrudan bizden, sipariş için mesaj*, sipariş için yaz*, mesaj at … sipariş*
        mesaj atarak … al, satın almak için yaz*, satın almak için mesaj*, satın almak için bize
        banka havalesi*, havaleyle, banka kartınla, kredi kartınla, kredi kartlarıyla, kredi kartını
        paypal'la, kripto parayla, kripto ile, bitcoin'le öde*, bitcoinle öde*, bitcoin ödeme*
        promosyon kodunu, kupon kodunu, indirim kodunu, hediye kodunu, lisans kodu*, ürün anahtarı
        kod bozdur*, kodu kullan*, resmî sitemiz, sitemize, web sitesi üzerinden
        internet sitesinden satın al*, app store dışında, app store dışından, harici ödeme
        kapıda nakit, mobil fatura, !hediye kartı tasarla*, !kredi kartların için
        !kredi kartlarını takip*, internet mağazamız*, online mağazamız*, fatura veya kart
        fatura ile, faturayla öde*, kendi sitemiz*, bizden sipariş*, hesap numaramız*
        tarayıcıda daha uc*, mağazamızdan daha ucuz*, !fatura ile ilgili
      [otherPlatform] android'*, androidli, play mağaza, play mağazası, google mağaza
        google mağazası, galaxy mağaza, galaxy mağazası, huawei mağaza*, microsoft mağaza*, steam'de
        steam'deki, steam sürümü, samsung telefon*, huawei telefon*, huawei saat*, xiaomi telefon*
      [placeholder] [açıklama], [başlık], [ürün adı], yer tutucu, metin buraya, buraya metin
        metni buraya, buraya yazın, buraya yaz, açıklama buraya, buraya açıklama, başlık buraya
        =metin girin, =metin gir, =metin ekle, =metin ekleyin, =açıklama girin, =açıklama gir
        =açıklama ekle, =açıklama ekleyin, =açıklama yazın, =başlık girin, =başlık gir, =isim girin
        örnek metin, örnek açıklama, örnek başlık, örnek ürün, deneme metni, deneme yazısı
        dolgu metni, geçici metin, geçici açıklama, belirlenecek, belirlenmedi
        daha sonra belirlenecek, başlıksız, isimsiz ürün, açıklama yok, başlık yok, =ürün adı
        =ürün açıklaması, açıklama eklenecek, açıklama yakında, buraya açıklama gel*
        buraya metin gel*, açıklama gelecek, açıklama bekleniyor, başlığınız buraya, başlığın buraya
        açıklamanız buraya, metniniz buraya, buraya başlık, bu bir açıklamadır, bu bir açıklama
        bu bir başlık, bu bir başlıktır, bu ürünün açıklaması, açıklama daha sonra
        açıklama yazılacak, açıklama girilecek, henüz belli değil, karar verilecek, =adsız, =isimsiz
        =başlık, =ürünün adı, =açıklama, =ürün ismi, adsız ürün, !parola belirlenmedi
        !bir açıklama yok, !adı belirlenmedi, !şifre belirlenmedi, başlık eksik, açıklama eksik
        isim eksik, açıklamayı buraya, açıklamanızı buraya, =isim yok, =açıklama yok
        açıklama girilmedi, başlık girilmedi, metninizi buraya girin, metin buraya girin
        açıklamayı buraya gir*, başlığı buraya gir*, adını buraya gir*, !anahtar sözcükleri buraya
        !adresini buraya yazın, !parola … buraya yazın, !karar verilecek süre*
        !adresini buraya gir*
        !etiket adını buraya girin
      [test] =deneme, ?test, deneme ürünü, test ürünü, test sürümü, test amaçlı, ?beta, beta sürüm*
        alfa sürüm*, ?demo, demo sürüm*, dahili kullanım, iç kullanım, satın almayın, deneme amaçlı
        !ücretsiz deneme*, !bedava deneme*, !deneme süresi, !günlük deneme, !gün deneme
        !deneme sınavı, !deneme sınavları, !denemeler, !kişilik testi, !kişilik testleri
        !zeka testi, !zeka testleri, !iq testi, !iq testleri, !psikoloji testi, !psikolojik test
        !psikolojik testler, !aşk testi, !hız testi, !hafıza testi, !seviye testi, !bilgi testi
        !bilgi testleri, !ehliyet testi, !ehliyet testleri, !gebelik testi, !hamilelik testi
        !göz testi, !işitme testi, !refleks testi, !kelime testi, !kelime testleri, !konu testi
        !konu testleri, !yaprak test*, !çıkmış testler, !soru testi, !testleri çöz, !uyum testi
        !dikkat testi, !yetenek testi, !test çöz, !test sorusu, !test soruları, !test kitabı
        !test bankası, !ingilizce testi, !matematik testi, !kpss testi, !lgs testi, !yks testi
        !testi kebabı, !ünite testi, !tarama testi, !edebi deneme, !alfa ve beta, !beta ve gama
        !a/b testi, !a/b testleri, !alerji testi, !pcr testi, !antijen testi, !test çubuğu
        !su testi, !dayanıklılık testi, !stres testi, !test sürüşü, !laboratuvar testi, !ses testi
        !çarpışma testi, !renk testi, !kan testi, şirket içi kullanım*, kurum içi kullanım*
        bir testtir, deneme ürünüdür, deneme içindir, satın alma yapmayın, satılık değil*
        satın almayınız, geliştirici sürümü, demosu, deneme kaydı, =demo, =beta, =test, !test pilot*
        !beta balı*, !betta balı*, !test pist*, !demo kaset*, !demo kaydı*, !demo albüm*
        !demo şarkı*, !test sürüş*, !test parkur*, !test laboratuvar*, !test tüp*, !test uçuş*
        !ehliyet sınav*, !zekâ testi, !test et ve, !kendini test, !bilgini test, !test alan*
        hata ayıklama sürüm*, hata ayıklama derleme*, ürün testi, satın alma testi, uygulama testi
        !alfa test*, !otomatik kontrol test*, !posta test*, !görmek için test, !mikrofon test*
        !bağlantı test*
        test için, sadece test, bu bir test, yalnızca test, test ürünüdür, test satın alma*
        deneme amaçlıdır, beta aşama*, demo ürün*
      [unlock] reklamları kaldır*, reklam kaldır*, reklamı kaldır*, tüm reklamları kaldır*
        reklamsız*, reklam yok, reklamları kapat*, reklamları sil*, reklamları gizle*
        reklamlara son, kilidini aç*, kilidi aç*, kilitleri aç*, kilit aç*, kilidi açıl*
        kilidini kaldır*, tam sürüm*, pro sürüm*, premium sürüm*, tam oyun, tüm seviyeler*
        tüm bölümler*, tüm özellikler*, tüm karakterler*, tüm içerik*, tam erişim*, sınırsız erişim*
        filigran yok, filigranı kaldır*, filigransız*, !sandığın kilidini aç*
        !bir sandığın kilidini aç*, !kapının kilidini aç*, reklamlar kalksın, reklamlardan kurtul*
        reklamlara veda, reklam olmadan, reklamları devre dışı*, tüm reklamlardan, bütün bölümler*
        bütün seviyeler*, bütün karakterler*, bütün özellikler*, her derse*, eksiksiz sürüm*
        komple oyun, oyunun tamamı, uygulamanın tamamı, pro'ya geç*, premium'a geç*
        !reklam yok sayıl*, her bölümün kilid*, tüm içeriğin*, bütün içerik*, tüm dersler*
        bütün dersler*, !kilidi açık tut, !kapının kilidi açık, !ekran kilidi açık
        !ekran kilidi açıkken
        !kilidi açık için, !kilidi aç/kapat, !kilitle/kilidi aç, !milisaniye … tüm bölüm*
        !kilidi açma ekran*, !ekran kilidini aç*, !telefonun kilidini aç*, !sürücünün kilidini aç*
        !kilitle/kilidini aç, !sürücünün kilidini kaldır, !sürücü kilidini kaldır
        !aygıt kilidini kaldır, !aygıtın kilidini*, !kilit açıldığında, !tüm seviyeleri … ayarla*
        !tüm seviyeleri otomatik, !tüm seviyeleri sıfırla*, !ekran kilidini kaldır
      [currencyNoun] altın*, elmas*, jeton*, mücevher*, kristal*, yakut*, zümrüt*, safir*, inci
        inciler, kredi, kredisi, kredilik, krediler, puan*, token, para, gümüş*, sikke*, külçe*
        değerli taş*, akçe*, nakit, coin, çip, !altın gün, !altın madalya, !kredi kartı, !altında
        !altından, !altıncı, !altınova, !paralel, !altın çerçeve*, !gümüş çerçeve*, !altın yüzük*
        !gümüş yüzük*, !altın kolye*, !altın kupa*, !altın saç*, !altın renk*, !gümüş renk*
        !altın sarısı, altınlar*, mücevherat, değerli taşlar*, sikkeler*, külçeler*, pul, pullar
      [durationWord] aylık*, yıllık*, haftalık*, üç aylık, altı aylık, sezonluk kart*, sezonluk abonelik*, sezonluk üyelik*, ayda
        yılda, haftada, her ay, her yıl, her hafta, bir ay, bir yıl, bir hafta, bir gün, üç ay
        altı ay, iki ay, iki hafta, yarım yıl, aylık kart, sezon bileti, sezon kartı, sezonluk bilet
        bir aylık, bir yıllık, bir haftalık, !günlük görev*, !günlük ödül*, !günlük bulmaca*
        !haftalık görev*, !günlük bonus*, !günlükler, !bir gün batımı, !kişisel günlük*
        !günlük tut*, !haftalık meydan okuma*, !haftalık ödül*, !haftalık sandık*
        !haftalık etkinlik*, !aylık görev*, !günlük sandık*, !günlük meydan okuma*, !günlük fırsat*
        !haftalık fırsat*, !aylık fırsat*, !haftalık teklif*, !aylık teklif*, bir haftalığına
        bir aylığına, bir yıllığına, bir hafta boyunca, bir ay boyunca, on beş günlük, iki haftalık
        tam bir yıl, tam bir ay, bir yıl boyunca, altı aylığına, üç aylığına, iki hafta boyunca
        üç ay boyunca, altı ay boyunca, iki ay boyunca, iki aylık, haftalık kart*, haftalık plan*
        yedi günlük, otuz gün, on dört gün, yarım yıllık, üç ayda bir, çeyreklik, on beş gün
        !haftalık rapor*, !aylık rapor*, !yıllık rapor*, !günlük rapor*, !günlük girdi*
        !aylık takvim*, !haftalık görünüm*, !aylık görünüm*, !şifreli bir günlük, !bir günlük yaz*
        !günlük seri*, !günlük serin*, !haftalık seri*
        bir günlük, günlük kart*, günlük bilet*, günlük üyelik*, günlük abonelik*, günlük geçiş*
        günlük erişim*, günlük pas, günlük pass*, günlük premium*, günlük vip*, günlük pro
        iki günlük, üç günlük, beş günlük, on günlük, on dört günlük, otuz günlük, altmış günlük
        doksan günlük, !aylık arşiv*, !yıllık faiz*, !aylık aylık, !her yıl dönümü*, !güzel bir gün
        !bir gün geçir*, !üç aylık hesap*, !üç aylık dönem*, !aylık ortalama*, !yıllık ortalama*
        !haftalık ortalama*, !bir günlük dosya*, !bir günlük kayd*, !bir günlük kayıt*
        !bir günlük tut*, !bir günlük aç*, !bir günlük girdi*, !bir günlük defter*, !haftalık arşiv*
        !yıllık arşiv*, !yıllık görünüm*, !yıllık takvim*, !haftalık takvim*, !haftada bir kez
        !ayda bir kez, !yılda bir kez, !günde bir kez, !her ay dönümü*
        !aylık bileşik, !haftalık bileşik, !yıllık bileşik, !üç aylık bileşik, !bir hafta kaydır*
        !bir ay kaydır*, !bir ay göster*, !bir gün göster*, !bir hafta göster*, !bir yıl göster*
        !bir ay seç*, !bir hafta seç*, !bir yıl seç*, !bir ay için takvim, !bir hafta için takvim
      [membership] vip, üyelik*, premium hesap, !aile üyesi, !aile üyeleri, !takım üyesi
        !takım üyeleri, !klan üyesi, !klan üyeleri, !vip salon*, !vip oda*, !vip loca*, !vip tribün*
        vip üye, premium üye, kulüp üyesi, vip statü*
      [access] deneme sürümü, ücretsiz deneme, deneme süresi, geçiş, bilet*, kart*, erişim*, premium
        sınırsız*, reklamsız*, üyelik*, üye, vip, pass, lisans*, !kartal*, !kartpostal*, !kartopu*
        deneme, denemesi, denemelik, !deneme sınav*, !deneme yazı*, !deneme tahtası, !deneme çekimi
      [lifetime] ömür boyu, sonsuza dek, sonsuza kadar, kalıcı*, süresiz*, daimi*, ebedi erişim*
        ebedi üyelik*, tek seferlik, bir kerelik, hayat boyu, yaşam boyu, süre sınırı olmadan
        süresi dolmaz, !kalıcı olarak sil*, !kalıcı olarak kaybol*, !kalıcı olarak kaldır*
        !kalıcı olarak yok*, !kalıcı hasar*, !kalıcı bellek*, !kalıcı bağlantı*
        !kalıcı bir bağlantı, !kalıcı uyarı*, !kalıcı olarak onay*, !kalıcı olarak kabul*
        !ögeler kalıcı olarak, !öğeler kalıcı olarak, !kalıcı olarak gizle*, !kalıcı olarak göster*
      [subscriptionWord] abonelik*, aboneliği*, abone*, otomatik yenile*, otomatik olarak yenile*
        kendiliğinden yenilen*, istediğiniz zaman iptal*, dilediğiniz zaman iptal*
        istediğin zaman iptal*
      [quiz] soru*, sınav*, çözüm*, cevap*, seviye tespit*, seviye belirleme*, kişilik test*
        yetenek test*, ehliyet, kpss, yks, lgs, tyt
      [recordKeeping] bütçe*, harcama*, gider*, borçlar*, şifreler*, finans, finans*
        banka hesaplar*, ekstre*, faturalar*, ödeme hatırlat*, kartlarını takip*
        kartlarınızı takip*, makbuz*, muhasebe, gelir gider, paypal alanı, kasa defteri
        havale kayıt*, kart cüzdanı, fatura takip*, vergi beyan*, masraf*, tasarruf takip*
        takip aracı, takip eder, takibi, kaydını tut*
      [ownDays] ^APR, bileşik, takvim görünümü*, ay görünümü*, parola* … dol*, şifre* … dol*
        günlük seri, günlük serin, günlük serini, günlük serinizi, giriş seri*, serini koru*
        serinizi koru*, serin, seri, serini, serinizi, gün serisi, günlük seri*, adventi
        noel takvim*
      [gameController] oyun kolu, oyun kolları, oyun kollarıyla, kumanda, oyun kolu*
        oyun kumandası*, kumandan*, joystick*, gamepad*
      [futurePromise] çok yakında, pek yakında, gelecek güncellemede, gelecek güncellemelerde
        gelecek güncellemeyle, sonraki güncellemede, bir sonraki güncellemede
        bir sonraki güncellemeyle, sonraki sürümde, bir sonraki sürümde, gelecekte eklenecek*
        ileride eklenecek*, yakında eklenecek*, geliştirme aşamasında, takipte kalın, yakında gel*
        yakında yayın*, yakında çık*, yakında açıl*, yakında burada, yakında yeni
        yeni bölümler yakında, yakında daha fazla, daha fazlası yolda, daha fazlası geliyor
        daha fazlası yakında, yenileri yolda, yenileri geliyor, yenileri yakında
        yeni bölümler geliyor, sonra eklenecek*, yeni bölümler hazırlanıyor, yenileri hazırlanıyor
        yakında eklen*, =yakında, yakında tüm, yakında her, yakında bütün, yakında sizlerle
        yakında satışta, yakında erişime, yakında mevcut, yakında hazır, bu yıl içinde
        bu yılın sonunda, bu yıl geliyor, yıl sonuna kadar gel*, daha sonra gelecek, ileride gelecek
        yolda:, hazırlanıyor:, henüz geliştir*, geliştiriliyor, yapım aşamasında
        üzerinde çalışıyoruz, sonraki güncellemeyle, gelecek sürümde*, ileriki güncelleme*
        ileriki sürüm*, gelecek güncelleme*, bölüm … yakında, !gelecekteki tüm güncelleme*
        !gelecek güncellemeler dahil, !tüm gelecek güncelleme*, !gelecek güncelleme zamanı
        !yakında bulunan, !bu yıl içinde okudu*, !geliştiriliyor ol*
        !gelecek güncellemeler de dahil, yeni … yolda, daha fazla … yolda, bölümler üzerinde çalış*
        ileriki bir güncelleme*, sonraki güncellemeler*, sonraki bir güncelleme*
        ilerleyen güncelleme*, gelecek bir güncelleme*, yeni … geliyor, yeni … eklenecek
        daha fazlası için, henüz hazır değil, henüz tamamlanmadı, yapımı sürüyor
        !yeni mesaj geliyor, !yeni düşmanlar geliyor, !indirme henüz tamamlanmadı
        !tarayıcısı: geliştiriliyor
      [promotionalClaim] en ucuz, en uygun fiyat*, en düşük fiyat*, en çok satan*, bir numaralı
        1 numaralı, özel teklif*, özel fırsat*, sınırlı teklif*, sınırlı süre*, kısa süreliğine
        fırsatı kaçırma*, yarı fiyat*, sadece bugün, yalnızca bugün, son şans, sakın kaçırma*
        acele et*, süper fiyat*, özel fiyat*, yüzde elli indirim, !en iyi arkadaş*, !en iyi dost*
        !en iyi skor*, !en iyi süre*, !en iyi zaman*, !indirimsiz, !kampanya modu, !indirim hesapla*
        en iyi paket, en iyi oyun, en iyi uygulama, en iyi fiyat*, en iyi teklif*, en iyi fırsat*
        indirimde, indirimli fiyat*, büyük indirim, süper indirim, dev indirim, özel indirim*
        indirim fırsat*, kampanyalı fiyat*, kampanya fiyat*, indirimli satış, en popüler paket
        en avantajlı, en kârlı, en hesaplı, en ekonomik paket*, sınırlı bir süre*, kısıtlı süre*
        kısa bir süre için, belirli bir süre için, en popüler, en çok tercih*, en çok satılan*
        son şansın, son şansınız, son fırsat*, son şansını, fırsatı sakın, bu fırsatı
        teklifi kaçırma*, kaçırma bu, kaçırılmayacak fırsat*, acele edin, günün fırsat*
        günün teklif*, bugüne özel, yalnızca bugüne, sadece bugüne, bugün için geçerli
        yarısı fiyat*, iki al bir öde, dünyanın en iyi uygulama*, dünyanın en iyi oyun*
        paranızın karşılığ*, para iade garanti*, rakipsiz fiyat*, kelepir*, muhteşem cuma
        efsane cuma, !en popüler isim*, !en popüler dil*, !en popüler öğe*, hemen kap
        geçici teklif*, geçici fırsat*, geçici indirim*, fırsat bitmeden, teklif bitmeden
        stoklarla sınırlı, sadece bu hafta, yalnızca bu hafta, sadece hafta sonu, son gün:
        son gün fırsat*, ya şimdi ya hiç, piyasanın en, hiçbir yerde daha ucuz, oyuncuların favorisi
        en çok alınan, şok fiyat*, süper indirimli, teklif sona ermeden
      [expiringCredits] süresi dolar, süresi dolacak, süresi doluyor, süresi dolan*, sona erer
        sona erecek, geçerlilik süresi, geçerlilik tarihi, son kullanma, son kullanım tarihi
        gün geçerli*, ay geçerli*, tarihine kadar geçerli*, içinde kullanılmalı*, yanar
        !süresi dolmaz, !sona ermez, !süresi asla dolmaz, !son kullanma hatırlat*
        !son kullanma tarihi yok*, !geçerlilik süresi yok*, !etkinlik sona erer, !teklif sona erer
        sonra silinir, içinde silinir, sonunda silinir, sonra silinecek, sıfırlanır, sıfırlanacak
        sıfırlanıyor, kullanılmazsa silinir, sonuna kadar kullan*, geçerliliğini yitir*, kaybolur
        sonuna dek kullan*, silinecek*, !sıfırlanmaz, !kaybolmaz, süresi … dolar
        süresi … sonra dolar, süreleri dolar, süresi geçer, süresi biter, kadar geçerli*
        kullanılmayan … silinir, yoksa kaybol*, kaybolurlar, yoksa silin*, yoksa yan*, kaybedersin
        yok olur, yok olurlar, geçersiz olur, önce kullan*, önce harca*, tarihine dek
        kullanmazsan yan*, yanacak*, sonra kaybol*, sonra yok ol*, iptal olur, !süresi … asla dolmaz
        !süresi … hiç dolmaz, !süreleri dolmaz, !hiç silinmez, !asla silinmez, !asla kaybol*
        !sınırsız geçerli*, !her zaman geçerli*, !süresiz geçerli*, kullanılmayan jeton*
        kullanılmayan altın*, kullanılmayan elmas*, jetonlar silinir, süresi dolmadan kullan*
        ay içinde kullan*, gün içinde kullan*, !kullanılmayan jetonlar iade*
      [cashOut] para çek*, paranı çek*, nakit çek*, paraya çevir*, nakde çevir*, nakite çevir*
        gerçek para*, nakit ödül*, para ödül*, banka hesabına, hesabına para, !gerçek para değil*
        !gerçek para kullanılma*, !gerçek para içerme*, !paraya çevrilemez, !para çekilemez
        !para çekme yok, nakde çevril*, nakite çevril*, paraya çevril*, nakde dönüş*
        gerçek paraya dönüş*, !nakde çevrilemez, !nakite çevrilemez, !nakde çevrilmez
        !paraya çevrilmez, !nakde dönüştürülemez, nakite dönüş*, paraya dönüş*
        hediye kartına dönüş*, hediye çekine, gerçek parayla değiş*, parayla değiştir*
        nakit olarak al*, hediye kartıyla değiştir*, banka hesabına çek*, kazancını … çek
        kazancını çek*, kazancınızı … çek*, kazançlarını … çek*, ödülünü çek*, ödülünü nakit*
        istediğin zaman çek*, parayı çek*, paranızı çek*, bakiyeni çek*, bakiyeyi çek*
        para karşılığı sat*, parayla sat*, nakit para kazan*, hesabına yatır*, hesabınıza yatır*
        banka hesabınıza, !gerçek parayla satın, !paraya çevrilemez*, !paraya dönüştürülemez
        !çekilemez, !para çekme talimat*, kazançların … ödenir, kazancın … ödenir
        kazançlar … ödenir, puanlarını liraya, liraya çevir*, lira'ya çevir*, tl'ye çevir*
        liraya dönüş*, tl'ye dönüş*, puanlarını paraya, paran hesabında, !kuru liraya çevir*
        !dolar … liraya çevir*, !döviz … liraya çevir*
      [appleTrademark] apple saat*, !iphone için, !ipad için, !iphone ve ipad için
        !apple watch için, !apple tv için, !ios için
      [appleCriticism] apple komisyonu, apple'ın komisyonu, apple vergisi, apple yüzünden
        ios hatası, ios hataları, ios bug'ı, apple hatası, yavaş iphone*, eski iphone*, yavaş ipad*
        apple izin verm*, apple yasakl*, apple'dan iyi, ios'tan iyi, ios'un hata*, ios'taki hata*
        ios hatalar*, ios'un kusur*, iphone'unu hızlandır*, apple'ın ücret*, apple ücreti*
        apple'ın kesinti*, apple kesintisi*, app store komisyonu, apple'ın payı, apple'ın aldığı
        apple'ın vergisi, eskimiş iphone*, ağır iphone*
      [systemFeature] anlık bildirim*, push bildirim*, bildirimleri aç*, bizi değerlendir*
        bize puan ver*, uygulamayı değerlendir*, uygulamaya puan ver*, 5 yıldızlı yorum*
        5 yıldızlı değerlendirme*, 5 yıldız ver*, beş yıldız ver*, yorum yap*, yorum yaz*
        icloud depolama*, icloud alanı*, kamera erişimi*, mikrofon erişimi*, konum erişimi*
        !yorum yapay, 5 yıldızla puan*, 5 yıldız verin, beş yıldız verin, bildirimlerini aç*
        yorum bırak*, değerlendirme yaz*, değerlendirme bırak*, puan ver … yıldız, uygulamayı oyla*
        bize oy ver*, bizi oyla*, bize beş yıldız*, bize 5 yıldız*, icloud'da daha fazla
        icloud saklama*, kameraya erişim*, mikrofona erişim*, !yorum yap*, yorum yapıp … kazan*
        yorum yap … kazan*, bildirimleri etkinleştirir, yıldızla değerlendir*, yıldızla puanla*
        app store'da yorum*, app store'da puan*, bildirimlere izin ver
        !yorum yazanın*, !yorum yazarının*, !yorum yazarı*, !lütfen bir yorum yazın
        !yorum yazanlar*
      [randomItem] ganimet kutu*, sürpriz kutu*, sürpriz yumurta*, sürpriz paket*, gizemli kutu*
        gizemli sandık*, gizemli sandığ*, şans kutusu, rastgele ödül*, rastgele eşya*
        rastgele karakter*, rastgele kahraman*, rastgele kart*, rastgele kostüm*, çekiliş*, piyango*
        şans çarkı*, çarkıfelek*, kazı kazan*, çağırma bilet*, çağırma parşömen*, !kartpostal
        çekilişe katıl, çekiliş bileti, rastgele bir kart, rastgele bir karakter
        rastgele bir kahraman, kazanma şansı ver*, rastgele karakter kazan*, kart paketi aç*
        içinden ne çık*, ne çıkacağı*, içinde ne var bil*, içinde ne olduğunu asla*, kazanma şansı
        kazanma şansın*, kazanma fırsatı yakala*, kazanma ihtimal*, şansın olsun, rastgele bir*
        gizemli yumurta*, gizemli paket*, gizem kutusu, gizemli hediye*, sürpriz sandık*
        şanslı kutu*, şanslı çark*, çarkı çevir*, talih kuşu, loto, slot makine*, kart paketi
        kart paketleri, !rastgele bir sayı, !rastgele bir sıra*, !rastgele bir soru*
        !rastgele bir kelime*, !rastgele bir parola*, !rastgele bir şifre*, !rastgele bir yer*
        !rastgele bir renk*, !rastgele bir dosya*, !rastgele bir konum*, kutuda bir sürpriz
        sandıkta bir sürpriz, her kutuda … sürpriz, rastgele silah*, rastgele … verir
        rastgele … kazan*, şans yumurtası, gizemli çanta*, gizli kutu*, bakalım içinden
        kim bilir içinde
      [statedOdds] olasılık*, düşme oran*, çıkma oran*, çıkma olasılığı, kazanma oranları
      [contact] telefon, telefon numarası, bizi arayın, bizi ara, müşteri hattı, whatsapp hattı
      [defect] hata, hatası, hataları, yavaş, donma, donuyor, çökme, çöküyor, kasma, kasıyor
        güvenlik açığı, kusur*, !yavaş çekim, !hatasız, !hata ayıkla*
      [negation] değil, değildir, yok, yoktur, asla, olmaz, edilemez, olamaz, yapılamaz, hiçbir
        yapılmaz, edilmez, içermez, olmadan
      [donation] bağış, bağışı, bağışlar, bağış yap, bağışta bulun, hayır kurumu, hayır işi
        yardım kampanya*, yardım derneği, kitle fonlama, !kan bağışı, !organ bağışı, !klan bağışı
        !lonca bağışı, !asker bağışı, !birlik bağışı, !bağış makbuzu, !ittifak bağışı, !kart bağışı
        !hayır kurumu balosu, !klana bağış, !loncaya bağış, bağışın, bağışınız, bağışlarınız
        bağışların, bağışınla, hayır işleri*, hayır için, bağışlanır, bağışlanıyor, yardım kuruluş*
        !kan bağışın*, !kan bağışlar*, !klan bağış*, !kart bağış*, !asker bağış*, !birlik bağış*
        !lonca bağış*, desteğin uygulamayı, desteğinle ayakta, bize destek ol*
        geliştiriciye destek*, geliştiriciyi destekle*, gelirin bir kısmı, hayır kurumu*
        hayır kurumlar*, geliri … bağış*, bahşiş bırak*, gönüllü katkı*, !bize destek olun oylama
      [physicalGoods] ücretsiz kargo, kargo bedava, kargo dahil, kargo ücreti, eve teslim
        adrese teslim, adresinize gönder*, kapınıza kadar, kargo ile gönder*, kargoyla gönder*
        ücretsiz teslimat, teslimat adresi, mağazadan teslim, kapına kadar, kapına teslim*
        kapınıza teslim*, kapında teslim*, kargo bizden, kargo ücretsiz*, kargoya verilir
        kargolanır, nakliye dahil, teslimat dahil, postayla gönder*, postayla gel*, postalanır
        adresine gönder*, adresine teslim*, evine teslim*, evinize teslim*, evine gönder*
        evinize gönder*, eve teslimat*, kurye ile, kuryeyle, basılı kopya*, basılı kitap*
        fiziksel ürün*, fiziksel kopya*, !e-postayla gönder*, !e-posta ile gönder*
        !posta ile gönderilen mesaj*, posta ile gönderilir, posta ile adresin*, evine yoll*
        evine kadar, evinize kadar, kapıya teslim*, posta kutuna, posta kutunuza gelir
        ücretsiz teslim*, ücretsiz gönderim, gönderim ücretsiz, kargo parası yok, kitabı evine
        !e-posta kutun*
      [regulatedClaim] kanseri iyileştir*, kanseri tedavi eder, diyabeti iyileştir*
        diyabeti tedavi eder, şeker hastalığını iyileştir*, depresyonu tedavi eder
        depresyonu iyileştir*, tüm hastalıkları iyileştir*, mucize tedavi, garantili kilo ver*
        zahmetsiz kilo ver*, yetişkin sohbet*, seks sohbet*, erotik sohbet, yetişkin içerik
        yetişkin video*, takipçi satın al*, takipçi kazan*, 1000 takipçi, 500 takipçi
        beğeni satın al*, abone satın al*, izlenme satın al*, spor bahis*, canlı bahis*
        gerçek parayla bahis, gerçek paralı, parayla kumar, gerçek parayla oyna*, bitcoin kazan*
        bitcoin satın al*, kripto kazan*, garantili kazanç, garanti kazanç, hızlı zengin ol*
        kanser* … tedavi eder, diyabet* … tedavi eder, depresyon* … tedavi eder
        kanser* … iyileştirir, diyabet* … iyileştirir, depresyon* … iyileştirir, haftada … kilo ver*
        günde … kilo ver*, bir haftada … zayıfla*, kilo ver … haftada, haftada … kilo
        gerçek takipçi*, takipçi sat*, takipçi al, parayla bahis*, parasına bahis*, bahis oyna*
        gerçek parayla poker, iddaa kupon*, banko kupon*, garantili kâr*, garantili gelir
        kesin kazanç*, kolay para kazan*, bitcoin al, kripto satın al*, yetişkinlere özel sohbet*
        yetişkinlere yönelik*, gece sohbeti yetişkin*, erotik*, +18 sohbet
        şeker hastalığı* … iyileştir*, hastalığını iyileştir*, kanseri yen*
        !gerçek parayla bahis yok*, !kilo ver hedef*, ayda … kilo ver*, ayda … kilo
        bir ayda … zayıfla*, kilo verdiren, kilo verdirir, baş ağrısını … iyileştir*
        migreni … iyileştir*, uykusuzluğu iyileştir*, uykusuzluğu tedavi*, ağrıyı … iyileştir*
        daha fazla takipçi*, takipçi artır*, takipçi sayını, kazanç garanti*, paranı ikiye katla*
        gerçek parayla casino*
      [saving] tasarruf, indirim, indirimli, daha ucuz, avantaj, kazanç, tasarruf et, tasarruf edin
        !pil tasarrufu, !enerji tasarrufu, !veri tasarrufu, !tasarruf modu, indirimle, tasarruflu
        ucuz, !zaman tasarrufu, !yer tasarrufu
      [comparedPrice] aylığa göre, aylık plana göre, aylık aboneliğe göre, aylıkla karşılaştır*
        aylık fiyata göre, normal fiyat*, tek tek alma*, ayrı ayrı alma*, yıllık planda
        yıllık planla, yıllık abonelikle, aylık plana kıyasla, aylığa kıyasla, aylık … kıyasla
        aylık … göre, normal fiyata göre, tek tek almaktan, tekli alım*, liste fiyat*, ayrı ayrı
        tek tek, ayrı almak*
      [paidOnce] tek ödeme, bir kez öde, bir kez ödeyin, tek seferlik ödeme, tek seferlik satın alma
        bir kere öde, bir defa öde, ömür boyu üyelik, ömür boyu erişim, ömür boyu abonelik
        ömür boyu lisans, ömür boyu premium, sınırsız süreli üyelik, tek sefer öde*
        bir defalık ödeme*, tek seferlik ücret*, ömür boyu pro, ömür boyu vip, yaşam boyu üyelik*
        yaşam boyu erişim*, bir kere öde*, bir kez öde*, tek bir ödeme, tek ödemeyle
      [profanity] YW1jxLFr, YW1jxLFrbGFy, YW1jxLHEnyo=, YW1r, YW3EsW5hIGtvZCo=, YW3EsW5hIGtveSo=
        YW5hbsSxIHNpayo=, YW5hc8SxbsSxIHNpayo=, Ym9r, Ym9rIGdpYmk=, Ym9rdGFu, Z2F2YXQq, Z8O2dGxlaw==
        Z8O2dHZlcmVuKg==, aWJuZQ==, aWJuZWxlcg==, aWJuZWxpaw==, b3Jvc3B1Kg==, c2lrZXJpbQ==
        c2lrZXlpbQ==, c2lrdGlyIG9s, c2lrdGlyIGdpdA==, c2lrdGlyZ2l0, cGV6ZXZlbmsq, cGnDpyBrdXJ1c3U=
        cHXFn3Q=, cHXFn3RsYXI=, dGHFn8WfYWsq, eWFycmFrKg==, eWFycmHEnyo=, YW3EsW5h, c2lraWs=
        c2lrdGnEn2ltKg==, eWF2xZ9haw==, eWF2xZ9ha2xhcg==, a2FocGUq, a2FsdGFrKg==, cHXFn3Qq
        ZGFseWFyYWsq, IWJva3Nlcio=, IWJva3Mq, IWJva3lh
      """#)
}
