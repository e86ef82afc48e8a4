extension Language {
  /// Turkish.
  static let turkish = Language(
    code: "tr",
    amounts: """
      ordinal: ayar, karat
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
      before ordinal: seviye, bölüm, kısım, gün, sürüm
      before ordinal season: sezon
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
    buying: "sadece, yalnızca",
    paysAfter: " karşılığında",
    relativeTimes: """
      göster, seç, seçin, hesap dönemi, hesap döneminin
      önce, son, önceki, gelecek, sonra, öncesinde, içinde, sonraki, geçen, gelecekte, daha fazla
      daha az, ileride, şimdi +
      """,
    balances: "değer, bakiye",
    trial: "deneme, dene",
    trialName: "XX Günlük Deneme",
    offering: "dönem, süre, hakkı",
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
    plans: "plan, kulübü, abonelik, paketi, paket, üyelik, planı, kulüp, kulübü",
    duringAfter: "boyunca, süreyle",
    ones: "bir, 1",
    wholes: "tam",
    firstLengths: "30 ilk ay, 7 ilk hafta, 365 ilk yıl",
    once: "bir kez, bir kere, bir defa",
    contents: """
      plan, program, kurs, menü, takvim, günlük, tahmin, burç, geçmiş, yedek, arşiv, sakla, kaydet
      meydan, garanti, hedef
      """,
    negationFollows: true,
    nothing: "hiçbir, hiç",
    alternatives: "_veya_, _ya da_, _ne_",
    contrasts: "_ama_, _fakat_",
    additions: "_ve_, _artı_, _ile_",
    breaks: "_olan_, _varsa_, _hem_, _iken_",
    doneWithout: "reklam, bekle, filigran, sınır, kayıt, takip, enerji, limit",
    charges: "ücret, ödeme, abonelik, maliyet, masraf, fatura, aidat, bedel",
    without: "olmadan, gerektirmeden",
    others: "başka hiçbir, diğer hiçbir",
    ownOffers: "bu pakette, bu paket için, bu alışverişte, bu üründe, bu satın alımda",
    bestDeals: "en avantajlı, en kârlı, en hesaplı",
    vouchers: "kupon, indirim kartı, indirim çeki, hediye kartı, hediye çeki, indirim hesapla, fiyat alarm",
    firstParts: """
      ilk bölüm, ilk ders, ilk seviye, ilk kısım, birinci bölüm, birinci ders, 1. bölüm, 1. ders, i̇lk bölüm
      i̇lk ders, i̇lk seviye, i̇lk kısım
      """,
    ownShops: "oyun içi, oyundaki mağaza, oyun mağaza",
    scores: "puan",
    betweenCountAndName: """
      ’den fazla_, ’dan fazla_, 'den fazla_, 'dan fazla_, ’ten fazla_, ’tan fazla_, 'ten fazla_, 'tan fazla_
      ’den Fazla_, ’dan Fazla_, 'den Fazla_, 'dan Fazla_
      """,
    doubling: "iki kat, 2 kat, çift",
    exchanging: "takas, değiştir, denk",
    gains: """
      içerir, içeriyor, içermekte, kazan_, kazanın, kazanırsın, elde et, alın_, alırsın, _al_
      hesabına, hesabınıza, ekler, eklenir
      """,
    collecting: "koleksiyoncu",
    perUnit: """
      1 günde günlük günlüğü gün_başına /gün
      7 haftada haftalık hafta_başına /hafta
      30 ayda aylık ay_başına /ay
      365 yılda yıllık yıl_başına /yıl
      0 tanesi adedi adet_başına tane_başına başına /adet
      0 her için
      """,
    nearly: """
      sadece, yalnızca, yaklaşık, ortalama, neredeyse, <altında, <den az, <dan az
      """,
    comparisons: "paketine göre, pakete göre, paketinden, paketten",
    bonuses: "bonus, ekstra, hediye, ücretsiz, bedava",
    bonusesBefore: "bonus, artı",
    atLeast: "en az",
    andMore: "den fazla, dan fazla, ten fazla, tan fazla, veya daha fazla, ve biraz daha, ve daha fazlası, küsur",
    paying: "öde, satın, ucuz, indirim, yükle, havale yap, sipariş",
    functionWords: """
      ile, için, bir, bu, tüm, bütün, daha, çok, olan, olarak, kadar, sonra, veya, gibi, değil
      senin, sizin, kendi, yeni, olmadan, yok, var, göre, üzere, hem, şimdi, ancak, birlikte, *ve
      *her, *en, *ya, *da, *de, *ne
      *son, *al, *mi, *su, *no, *ses, *il
      """,
    words: #"""
      [free] ücretsiz*, bedava*, beleş*, 0 tl, sıfır tl, !parasız yatılı, parasız
        !{uygulamayı,uygulamanın,oyunu,oyunun,projeyi} {ücretsiz*,herkes için ücretsiz*}
        !ücretsiz {kalır,kalması*,kalıyor,tutmak,tutar,kalacak,sürüm*,güncelleme*,uygulama*}, !{uygulama,oyun} ücretsiz*
        !bedava {kalır,sürüm*}, karşılıksız olarak, !ücretsiz izin*, !beleştepe
        !ücretsiz {otopark*,müze*,wifi,park*,gazete*,giriş}, ücret ödemeden, bedelsiz, ücret alınmadan, sıfır maliyet*
        hediyemiz, bizden hediye, ücret yok, masrafsız, hiçbir şey ödeme*, para vermeden, para vermezsin
        cebinden para çıkmadan, sıfır lira, bir kuruş ödemeden, !bedava peynir
        hiç {para,ücret} {ödemezsin,ödemezsiniz,ödemeden}, para ödemeden
        !uygulama {ücretsiz,bedava} {kalır,kalıyor,kalacak,olmaya devam*}
        {hafta,ay,gün} bizden, {ay,hafta} hediye
      [externalPayment] kredi {kartı,kartıyla,kartınızla,kartları}, banka kartı, banka kartıyla, havale, eft, havale eft
        banka havalesi, banka transferi, ininal, paycell, iyzico, bkm express, hopi, kapıda ödeme, nakit ödeme
        hediye {kartı,kartları,kodu,kodları}, ön ödemeli kart, kontör, mobil ödeme, faturaya yansıt, web sitemiz
        web sitemizden, web sitemizde, internet sitemiz, internet sitemizden, sitemizden, sitemizde
        resmi {site,sitesi,siteden,web}, siteden satın al, web'den satın al, web mağaza*, daha ucuz web
        uygulama {dışı,dışında,dışından}, {dış,diğer,başka} ödeme, bitcoin ile öde*, kripto ile öde*, promosyon kodu
        promosyon kodları, kupon kodu, indirim kodu, aktivasyon {kodu,kodları}, kod kullan, lisans anahtarı, epin, e-pin
        papara {ile,kart,hesab*}, tosla ile, tosla kart, kripto para ile öde*, indirim kuponu
        {sitede,sitemizde,web sitesinde,internette} daha ucuz, hesabımıza havale
        {tarayıcıda,tarayıcıdan,web'de} daha ucuz, {sitede,sitemizde} daha uygun, bize yazın satın, dm'den satın al
        sms ile öde*, faturana yansıt*, iban'a, iban ile, papara'ya, kapıda öde*, site üzerinden {satın al*,öde*}
        web {sitesinden,üzerinden} satın al*, hesabımıza gönder*, epin kodu, hediye kartı ile öde*
        promosyon kodunu gir*, !hediye kartı cüzdan*, !havale kayıt*, !havale kaydı, etkinleştirme kodu*
        aktivasyon kodunu, {nakit,nakitle,nakit de,nakit olarak} öde*, elden ödeme, peşin nakit, bizden al
        bizden satın al*, doğrudan bizden, sipariş için {mesaj*,yaz*}, mesaj at … sipariş*, mesaj atarak … al
        satın almak için {yaz*,mesaj*,bize}, banka havalesi*, havaleyle, banka kartınla
        kredi {kartınla,kartlarıyla,kartını}, paypal'la, kripto parayla, kripto ile, bitcoin'le öde*, bitcoinle öde*
        bitcoin ödeme*, {promosyon,kupon,indirim,hediye} kodunu, lisans kodu*, ürün anahtarı, kod bozdur*, kodu kullan*
        resmî sitemiz, sitemize, web sitesi üzerinden, internet sitesinden satın al*, app store dışında
        app store dışından, harici ödeme, kapıda nakit, mobil fatura, !hediye kartı tasarla*, !kredi kartların için
        !kredi kartlarını takip*, {internet,online} mağazamız*, fatura veya kart, fatura ile, faturayla öde*
        kendi sitemiz*, bizden sipariş*, hesap numaramız*, tarayıcıda daha uc*, mağazamızdan daha ucuz*
        !fatura ile ilgili
      [otherPlatform] android'*, androidli, {play,google,galaxy} {mağaza,mağazası}, huawei mağaza*, microsoft mağaza*
        steam'de, steam'deki, steam sürümü, samsung telefon*, huawei telefon*, huawei saat*, xiaomi telefon*, androidde
        androidden, androidlerde, androidler, >{switch'te,switch'de,switch’te,windows'ta,windows’ta,steam'de,steam’de}
        windows {sürümü,için}, switch {sürümü,için}, >{windowsta,switchte}
      [placeholder] [açıklama], [başlık], [ürün adı], yer tutucu, metin buraya, buraya metin, metni buraya, buraya yazın
        buraya yaz, açıklama buraya, buraya açıklama, başlık buraya, ={metin,açıklama} {girin,gir,ekle,ekleyin}
        =açıklama yazın, =başlık girin, =başlık gir, =isim girin, örnek {metin,açıklama,başlık,ürün}, deneme metni
        deneme yazısı, dolgu metni, geçici metin, geçici açıklama, belirlenecek, belirlenmedi, daha sonra belirlenecek
        başlıksız, isimsiz ürün, açıklama yok, başlık yok, =ürün adı, =ürün açıklaması, açıklama eklenecek
        açıklama yakında, buraya {açıklama,metin} gel*, açıklama gelecek, açıklama bekleniyor
        {başlığınız,başlığın,açıklamanız,metniniz} buraya, buraya başlık, bu bir {açıklamadır,açıklama,başlık,başlıktır}
        bu ürünün açıklaması, açıklama {daha sonra,yazılacak,girilecek}, henüz belli değil, karar verilecek, =adsız
        =isimsiz, =başlık, =ürünün adı, =açıklama, =ürün ismi, adsız ürün, !parola belirlenmedi, !bir açıklama yok
        !{adı,şifre} belirlenmedi, {başlık,açıklama,isim} eksik, açıklamayı buraya, açıklamanızı buraya, =isim yok
        =açıklama yok, açıklama girilmedi, başlık girilmedi, {metninizi,metin} buraya girin
        {açıklamayı,başlığı,adını} buraya gir*, !anahtar sözcükleri buraya, !adresini buraya yazın
        !parola … buraya yazın, !karar verilecek süre*, !adresini buraya gir*, !etiket adını buraya girin, =çevrilecek
        =çeviri bekliyor, =çeviri gerekli, =çevrilmedi
      [test] =deneme, ?test, deneme ürünü, test {ürünü,sürümü,amaçlı}, ?beta, beta sürüm*, alfa sürüm*, ?demo
        demo sürüm*, dahili kullanım, iç kullanım, satın almayın, deneme amaçlı, !ücretsiz deneme*, !bedava deneme*
        !deneme süresi, !günlük deneme, !gün deneme, !deneme sınavı, !deneme sınavları, !denemeler
        !{kişilik,zeka,iq} {testi,testleri}, !psikoloji testi, !psikolojik {test,testler}
        !{aşk,hız,hafıza,seviye} testi, !{bilgi,ehliyet} {testi,testleri}, !{gebelik,hamilelik,göz,işitme,refleks} testi
        !{kelime,konu} {testi,testleri}, !yaprak test*, !çıkmış testler, !soru testi, !testleri çöz
        !{uyum,dikkat,yetenek} testi, !test {çöz,sorusu,soruları,kitabı,bankası}
        !{ingilizce,matematik,kpss,lgs,yks} testi, !testi kebabı, !ünite testi, !tarama testi, !edebi deneme
        !alfa ve beta, !beta ve gama, !a/b testi, !a/b testleri, !{alerji,pcr,antijen} testi, !test çubuğu
        !{su,dayanıklılık,stres} testi, !test sürüşü, !{laboratuvar,ses,çarpışma,renk,kan} testi
        {şirket,kurum} içi kullanım*, bir testtir, deneme ürünüdür, deneme içindir, satın alma yapmayın, satılık değil*
        satın almayınız, geliştirici sürümü, demosu, deneme kaydı, =demo, =beta, =test, !test pilot*, !beta balı*
        !betta balı*, !test pist*, !demo {kaset*,kaydı*,albüm*,şarkı*}, !test {sürüş*,parkur*,laboratuvar*,tüp*,uçuş*}
        !ehliyet sınav*, !zekâ testi, !test et ve, !kendini test, !bilgini test, !test alan*
        hata ayıklama {sürüm*,derleme*}, {ürün,satın alma,uygulama} testi, !{alfa,otomatik kontrol,posta} test*
        !görmek için test, !mikrofon test*, !bağlantı test*, test için, {sadece,bu bir,yalnızca} test, test ürünüdür
        test satın alma*, deneme amaçlıdır, beta aşama*, demo ürün*
      [unlock] {reklamları,reklam,reklamı,tüm reklamları} kaldır*, reklamsız*, reklam yok
        reklamları {kapat*,sil*,gizle*}, reklamlara son, {kilidini,kilidi,kilitleri,kilit} aç*, kilidi açıl*
        kilidini kaldır*, {tam,pro,premium} sürüm*, tam oyun
        tüm {seviyeler*,bölümler*,özellikler*,karakterler*,içerik*}, tam erişim*, sınırsız erişim*, filigran yok
        filigranı kaldır*, filigransız*, !{sandığın,bir sandığın,kapının} kilidini aç*, reklamlar kalksın
        reklamlardan kurtul*, reklamlara veda, reklam olmadan, reklamları devre dışı*, tüm reklamlardan
        bütün {bölümler*,seviyeler*,karakterler*,özellikler*}, her derse*, eksiksiz sürüm*, komple oyun, oyunun tamamı
        uygulamanın tamamı, pro'ya geç*, premium'a geç*, !reklam yok sayıl*, her bölümün kilid*, tüm içeriğin*
        bütün içerik*, tüm dersler*, bütün dersler*, !kilidi açık tut, !kapının kilidi açık
        !ekran kilidi {açık,açıkken}, !kilidi açık için, !kilidi aç/kapat, !kilitle/kilidi aç, !milisaniye … tüm bölüm*
        !kilidi açma ekran*, !{ekran,telefonun,sürücünün} kilidini aç*, !kilitle/kilidini aç
        !{sürücünün,sürücü,aygıt} kilidini kaldır, !aygıtın kilidini*, !kilit açıldığında, !tüm seviyeleri … ayarla*
        !tüm seviyeleri {otomatik,sıfırla*}, !ekran kilidini kaldır
        reklamlar {tamamen,sonsuza dek,kalıcı olarak} {kaybolur,kalkar,gider}
      [currencyNoun] altın*, elmas*, jeton*, mücevher*, kristal*, yakut*, zümrüt*, safir*, inci, inciler, kredi, kredisi
        kredilik, krediler, puan*, token, para, gümüş*, sikke*, külçe*, değerli taş*, akçe*, nakit, coin, çip
        !altın gün, !altın madalya, !kredi kartı, !altında, !altından, !altıncı, !altınova, !paralel, !altın çerçeve*
        !gümüş çerçeve*, !altın yüzük*, !gümüş yüzük*, !altın {kolye*,kupa*,saç*,renk*}, !gümüş renk*, !altın sarısı
        altınlar*, mücevherat, değerli taşlar*, sikkeler*, külçeler*, pul, pullar
      [durationWord] aylık*, yıllık*, haftalık*, üç aylık, altı aylık, sezonluk {kart*,abonelik*,üyelik*}, ayda, yılda
        haftada, {her,bir} {ay,yıl,hafta}, bir gün, üç ay, altı ay, iki ay, iki hafta, yarım yıl, aylık kart
        sezon bileti, sezon kartı, sezonluk bilet, bir aylık, bir yıllık, bir haftalık, !günlük {görev*,ödül*,bulmaca*}
        !haftalık görev*, !günlük bonus*, !günlükler, !bir gün batımı, !kişisel günlük*, !günlük tut*
        !haftalık {meydan okuma*,ödül*,sandık*,etkinlik*}, !aylık görev*, !günlük sandık*, !günlük meydan okuma*
        !{günlük,haftalık,aylık} fırsat*, !haftalık teklif*, !aylık teklif*
        bir {haftalığına,aylığına,yıllığına,hafta boyunca,ay boyunca}, on beş günlük, iki haftalık, tam bir yıl
        tam bir ay, bir yıl boyunca, altı aylığına, üç aylığına, {iki hafta,üç ay,altı ay,iki ay} boyunca, iki aylık
        haftalık kart*, haftalık plan*, yedi günlük, otuz gün, on dört gün, yarım yıllık, üç ayda bir, çeyreklik
        on beş gün, !{haftalık,aylık,yıllık,günlük} rapor*, !günlük girdi*, !aylık takvim*, !haftalık görünüm*
        !aylık görünüm*, !şifreli bir günlük, !bir günlük yaz*, !günlük seri*, !günlük serin*, !haftalık seri*
        bir günlük, günlük {kart*,bilet*,üyelik*,abonelik*,geçiş*,erişim*,pas,pass*,premium*,vip*}
        {iki,üç,beş,on,on dört,otuz,altmış,doksan} günlük, !aylık arşiv*, !yıllık faiz*, !aylık aylık, !her yıl dönümü*
        !güzel bir gün, !bir gün geçir*, !üç aylık hesap*, !üç aylık dönem*, !{aylık,yıllık,haftalık} ortalama*
        !bir günlük {dosya*,kayd*,kayıt*,tut*,aç*,girdi*,defter*}, !haftalık arşiv*, !yıllık {arşiv*,görünüm*,takvim*}
        !haftalık takvim*, !{haftada,ayda,yılda,günde} bir kez, !her ay dönümü*
        !{aylık,haftalık,yıllık,üç aylık} bileşik, !bir {hafta,ay} kaydır*, !bir {ay,gün,hafta,yıl} göster*
        !bir {ay,hafta,yıl} seç*, !bir {ay,hafta} için takvim
        {ödeme,ücret,tahsilat} … {yılda,ayda} bir {kez,kere,defa}
      [membership] vip, üyelik*, premium hesap, !{aile,takım,klan} {üyesi,üyeleri}
        !vip {salon*,oda*,loca*,tribün*}, vip üye, premium üye, kulüp üyesi, vip statü*
      [access] deneme sürümü, ücretsiz deneme, deneme süresi, geçiş, bilet*, kart*, erişim*, premium
        sınırsız*, reklamsız*, üyelik*, üye, vip, pass, lisans*, !kartal*, !kartpostal*, !kartopu*
        deneme, denemesi, denemelik, !deneme {sınav*,yazı*,tahtası,çekimi}
      [lifetime] ömür boyu, sonsuza dek, sonsuza kadar, kalıcı*, süresiz*, daimi*, ebedi erişim*
        ebedi üyelik*, tek seferlik, bir kerelik, hayat boyu, yaşam boyu, süre sınırı olmadan
        süresi dolmaz, !kalıcı olarak {sil*,kaybol*,kaldır*,yok*}
        !kalıcı {hasar*,bellek*,bağlantı*,bir bağlantı,uyarı*,olarak onay*,olarak kabul*}
        !{ögeler,öğeler} kalıcı olarak, !kalıcı olarak {gizle*,göster*}
      [subscriptionWord] abonelik*, aboneliği*, abone*, otomatik yenile*, otomatik olarak yenile*
        kendiliğinden yenilen*, {istediğiniz,dilediğiniz,istediğin} zaman iptal*
      [trial] deneme, denemesi, deneme {süresi,sürümü,üyeliği}, dene, deneyin
        !deneme {sınav,sınavı,sınavları,sınavlar,testi,testleri,yazısı}
      [quiz] soru*, sınav*, çözüm*, cevap*, seviye tespit*, seviye belirleme*, kişilik test*
        yetenek test*, ehliyet, kpss, yks, lgs, tyt
      [recordKeeping] bütçe*, harcama*, gider*, borçlar*, şifreler*, finans, finans*, banka hesaplar*, ekstre*
        faturalar*, ödeme hatırlat*, kartlarını takip*, kartlarınızı takip*, makbuz*, muhasebe, gelir gider
        paypal alanı, kasa defteri, havale kayıt*, kart cüzdanı, fatura takip*, vergi beyan*, masraf*, tasarruf takip*
        takip aracı, takip eder, takibi, kaydını tut*
      [ownDays] ^APR, bileşik, takvim görünümü*, ay görünümü*, parola* … dol*, şifre* … dol*
        günlük {seri,serin,serini,serinizi}, giriş seri*, serini koru*, serinizi koru*, serin, seri
        serini, serinizi, gün serisi, günlük seri*, adventi, noel takvim*
        olgunlaş*, olgun, dinlenmiş, yıllanmış, bekletilmiş
        {peynir*,kaşar,pastırma,şarap,viski} … {ay,aylık,yıl,yıllık}, {aylık,yıllık} {peynir,kaşar,şarap,viski}
        günlük {yürüyüş*,rota*,trekking,gezi*}
      [gameController] oyun {kolu,kolları,kollarıyla}, kumanda, oyun kolu*, oyun kumandası*
        kumandan*, joystick*, gamepad*
      [futurePromise] çok yakında, pek yakında, gelecek {güncellemede,güncellemelerde,güncellemeyle}
        {sonraki,bir sonraki} güncellemede, bir sonraki güncellemeyle, sonraki sürümde, bir sonraki sürümde
        {gelecekte,ileride,yakında} eklenecek*, geliştirme aşamasında, takipte kalın
        yakında {gel*,yayın*,çık*,açıl*,burada,yeni}, yeni bölümler yakında, yakında daha fazla
        {daha fazlası,yenileri} {yolda,geliyor,yakında}, yeni bölümler geliyor, sonra eklenecek*
        {yeni bölümler,yenileri} hazırlanıyor, yakında eklen*, =yakında
        yakında {tüm,her,bütün,sizlerle,satışta,erişime,mevcut,hazır}, bu yıl içinde, bu yılın sonunda, bu yıl geliyor
        yıl sonuna kadar gel*, daha sonra gelecek, ileride gelecek, yolda:, hazırlanıyor:, henüz geliştir*
        geliştiriliyor, yapım aşamasında, üzerinde çalışıyoruz, sonraki güncellemeyle, gelecek sürümde*
        ileriki güncelleme*, ileriki sürüm*, gelecek güncelleme*, bölüm … yakında, !gelecekteki tüm güncelleme*
        !gelecek güncellemeler dahil, !tüm gelecek güncelleme*, !gelecek güncelleme zamanı, !yakında bulunan
        !bu yıl içinde okudu*, !geliştiriliyor ol*, !gelecek güncellemeler de dahil, yeni … yolda, daha fazla … yolda
        bölümler üzerinde çalış*, ileriki bir güncelleme*, sonraki güncellemeler*
        {sonraki bir,ilerleyen,gelecek bir} güncelleme*, yeni … geliyor, yeni … eklenecek, daha fazlası için
        henüz hazır değil, henüz tamamlanmadı, yapımı sürüyor, !yeni {mesaj,düşmanlar} geliyor
        !indirme henüz tamamlanmadı, !tarayıcısı: geliştiriliyor
        daha sonra {yeni,daha fazla} {bölümler,bölüm,haritalar,harita,dünyalar,karakterler,hikayeler}
        {yeni,daha fazla,ek} {bölümler,bölüm,haritalar,harita,dünyalar,karakterler,hikayeler} {gelecek,daha sonra,sonra,yakında}
        (yakında)
        {ilkbaharda,yazın,sonbaharda,kışın,gelecek ay} … daha
        !yakında {noel,bahar,yaz,kış,yılbaşı,bayram,bahar geliyor,kış geliyor,yaz geliyor,yeni yıl}
        {sonbaharda,ilkbaharda,yazın,kışın,baharda} … {ekleyeceğiz,eklenecek,çıkacak}
      [promotionalClaim] en {ucuz,uygun fiyat*,düşük fiyat*,çok satan*}, bir numaralı, 1 numaralı, özel teklif*
        özel fırsat*, sınırlı teklif*, sınırlı süre*, kısa süreliğine, fırsatı kaçırma*, yarı fiyat*, sadece bugün
        yalnızca bugün, son şans, sakın kaçırma*, acele et*, süper fiyat*, özel fiyat*, yüzde elli indirim
        !en iyi {arkadaş*,dost*,skor*,süre*,zaman*}, !indirimsiz, !kampanya modu, !indirim hesapla*
        en iyi {paket,oyun,uygulama,fiyat*,teklif*,fırsat*}, indirimde, indirimli fiyat*, {büyük,süper,dev} indirim
        özel indirim*, indirim fırsat*, kampanyalı fiyat*, kampanya fiyat*, indirimli satış
        en {popüler paket,avantajlı,kârlı,hesaplı,ekonomik paket*}, sınırlı bir süre*, kısıtlı süre*
        {kısa,belirli} bir süre için, en popüler, en çok tercih*, en çok satılan*, son {şansın,şansınız,fırsat*,şansını}
        fırsatı sakın, bu fırsatı, teklifi kaçırma*, kaçırma bu, kaçırılmayacak fırsat*, acele edin, günün fırsat*
        günün teklif*, bugüne özel, yalnızca bugüne, sadece bugüne, bugün için geçerli, yarısı fiyat*, iki al bir öde
        dünyanın en iyi {uygulama*,oyun*}, paranızın karşılığ*, para iade garanti*, rakipsiz fiyat*, kelepir*
        muhteşem cuma, efsane cuma, !en popüler {isim*,dil*,öğe*}, hemen kap, geçici {teklif*,fırsat*,indirim*}
        fırsat bitmeden, teklif bitmeden, stoklarla sınırlı, sadece bu hafta, yalnızca bu hafta, sadece hafta sonu
        son gün:, son gün fırsat*, ya şimdi ya hiç, piyasanın en, hiçbir yerde daha ucuz, oyuncuların favorisi
        en çok alınan, şok fiyat*, süper indirimli, teklif sona ermeden, en iyi değer, en iyi değer*
        !en {ucuz,uygun} {benzin*,istasyon*,yakıt*,uçuş*,uçak*,akaryakıt*,otel*}
        !en ucuz … {bulur,gösterir,bul,karşılaştırır}
      [expiringCredits] süresi {dolar,dolacak,doluyor,dolan*}, sona erer, sona erecek, geçerlilik {süresi,tarihi}
        son kullanma, son kullanım tarihi, {gün,ay,tarihine kadar} geçerli*, içinde kullanılmalı*, yanar, !süresi dolmaz
        !sona ermez, !süresi asla dolmaz, !son kullanma {hatırlat*,tarihi yok*}, !geçerlilik süresi yok*
        !{etkinlik,teklif} sona erer, {sonra,içinde,sonunda} silinir, sonra silinecek, sıfırlanır, sıfırlanacak
        sıfırlanıyor, kullanılmazsa silinir, sonuna kadar kullan*, geçerliliğini yitir*, kaybolur, sonuna dek kullan*
        silinecek*, !sıfırlanmaz, !kaybolmaz, süresi … dolar, süresi … sonra dolar, süreleri dolar, süresi geçer
        süresi biter, kadar geçerli*, kullanılmayan … silinir, yoksa kaybol*, kaybolurlar, yoksa silin*, yoksa yan*
        kaybedersin, yok olur, yok olurlar, geçersiz olur, önce kullan*, önce harca*, tarihine dek, kullanmazsan yan*
        yanacak*, sonra kaybol*, sonra yok ol*, iptal olur, !süresi … {asla,hiç} dolmaz, !süreleri dolmaz, !hiç silinmez
        !asla silinmez, !asla kaybol*, !{sınırsız,her zaman,süresiz} geçerli*, kullanılmayan {jeton*,altın*,elmas*}
        jetonlar silinir, {süresi dolmadan,ay içinde,gün içinde} kullan*, !kullanılmayan jetonlar iade*
        süresi … {dolar,doluyor,dolacak}
      [cashOut] {para,paranı,nakit} çek*, {paraya,nakde,nakite} çevir*, gerçek para*, nakit ödül*, para ödül*
        banka hesabına, hesabına para, !gerçek para {değil*,kullanılma*,içerme*}, !paraya çevrilemez, !para çekilemez
        !para çekme yok, {nakde,nakite,paraya} çevril*, nakde dönüş*, gerçek paraya dönüş*, !{nakde,nakite} çevrilemez
        !{nakde,paraya} çevrilmez, !nakde dönüştürülemez, {nakite,paraya,hediye kartına} dönüş*, hediye çekine
        gerçek parayla değiş*, parayla değiştir*, nakit olarak al*, hediye kartıyla değiştir*
        hediye {kartına,çekine,kartlarına} çevir*, banka hesabına çek*, kazancını … çek, kazancını çek*
        kazancınızı … çek*, kazançlarını … çek*, ödülünü çek*, ödülünü nakit*
        {istediğin zaman,parayı,paranızı,bakiyeni,bakiyeyi} çek*, para karşılığı sat*, parayla sat*, nakit para kazan*
        hesabına yatır*, hesabınıza yatır*, banka hesabınıza, !gerçek parayla satın, !paraya çevrilemez*
        !paraya dönüştürülemez, !çekilemez, !para çekme talimat*, {kazançların,kazancın,kazançlar} … ödenir
        puanlarını liraya, {liraya,lira'ya,tl'ye} çevir*, liraya dönüş*, tl'ye dönüş*, puanlarını paraya
        paran hesabında, !kuru liraya çevir*, !{dolar,döviz} … liraya çevir*
        {mağazalarımızda,kafelerimizde,şubelerimizde,restoranlarımızda,mağazalarımızdaki,fiziksel mağazalarda,anlaşmalı mağazalarda}
        {kasada,tezgahta,gişede} {kullan*,öde*,boz*,değiştir*}, {liraya,dolara,euroya} {çevir*,dönüştür*,bozdur*}
        gerçek lira*
      [appleTrademark] apple saat*, !{iphone,ipad,iphone ve ipad,apple watch,apple tv,ios} için
      [appleCriticism] apple komisyonu, apple'ın komisyonu, apple vergisi, apple yüzünden, ios hatası, ios hataları
        ios bug'ı, apple hatası, yavaş iphone*, eski iphone*, yavaş ipad*, apple izin verm*, apple yasakl*
        apple'dan iyi, ios'tan iyi, ios'un hata*, ios'taki hata*, ios hatalar*, ios'un kusur*, iphone'unu hızlandır*
        apple'ın ücret*, apple ücreti*, apple'ın kesinti*, apple kesintisi*, app store komisyonu
        apple'ın {payı,aldığı,vergisi}, eskimiş iphone*, ağır iphone*
      [systemFeature] anlık bildirim*, push bildirim*, bildirimleri aç*, bizi değerlendir*
        {jiroskop,ekran süresi} erişimi, jiroskoba erişim*, ekran süresine erişim*, bize puan ver*
        uygulamayı değerlendir*, uygulamaya puan ver*, 5 yıldızlı {yorum*,değerlendirme*}, {5,beş} yıldız ver*
        yorum yap*, yorum yaz*, icloud depolama*, icloud alanı*, {kamera,mikrofon,konum} erişimi*, !yorum yapay
        5 yıldızla puan*, {5,beş} yıldız verin, bildirimlerini aç*, yorum bırak*, değerlendirme {yaz*,bırak*}
        puan ver … yıldız, uygulamayı oyla*, bize oy ver*, bizi oyla*, bize {beş,5} yıldız*, icloud'da daha fazla
        icloud saklama*, kameraya erişim*, mikrofona erişim*, !yorum yap*, yorum {yapıp,yap} … kazan*
        bildirimleri etkinleştirir, yıldızla değerlendir*, yıldızla puanla*, app store'da {yorum*,puan*}
        bildirimlere izin ver, !yorum {yazanın*,yazarının*,yazarı*}, !lütfen bir yorum yazın, !yorum yazanlar*
      [randomItem] ganimet kutu*, sürpriz {kutu*,yumurta*,paket*}, gizemli {kutu*,sandık*,sandığ*}, şans kutusu
        rastgele {ödül*,eşya*,karakter*,kahraman*,kart*,kostüm*}, çekiliş*, piyango*, şans çarkı*, çarkıfelek*
        kazı kazan*, çağırma bilet*, çağırma parşömen*, !kartpostal, çekilişe katıl, çekiliş bileti
        rastgele bir {kart,karakter,kahraman}, kazanma şansı ver*, rastgele karakter kazan*, kart paketi aç*
        içinden ne çık*, ne çıkacağı*, içinde ne var bil*, içinde ne olduğunu asla*
        kazanma {şansı,şansın*,fırsatı yakala*,ihtimal*}, şansın olsun, rastgele bir*, gizemli yumurta*, gizemli paket*
        gizem kutusu, gizemli hediye*, sürpriz sandık*, şanslı kutu*, şanslı çark*, çarkı çevir*, talih kuşu, loto
        slot makine*, kart paketi, kart paketleri
        !rastgele bir {sayı,sıra*,soru*,kelime*,parola*,şifre*,yer*,renk*,dosya*,konum*}, {kutuda,sandıkta} bir sürpriz
        her kutuda … sürpriz, rastgele silah*, rastgele … {verir,kazan*}, şans yumurtası, gizemli çanta*, gizli kutu*
        bakalım içinden, kim bilir içinde
        {içinden,kutudan} ne çıkacağ*, açınca öğren*
      [statedOdds] olasılık*, düşme oran*, çıkma oran*, çıkma olasılığı, kazanma oranları
      [contact] telefon, telefon numarası, bizi arayın, bizi ara, müşteri hattı, whatsapp hattı
      [defect] hata, hatası, hataları, yavaş, donma, donuyor, çökme, çöküyor, kasma, kasıyor
        güvenlik açığı, kusur*, !yavaş çekim, !hatasız, !hata ayıkla*
      [negation] değil, değildir, yok, yoktur, asla, olmaz, edilemez, olamaz, yapılamaz, hiçbir, gerekmez, gerekmiyor
        gerektirmez, gerektirmiyor, istemez, açmaz, açmıyor, açılmaz, açılmıyor, vermez, vermiyor, sunmaz, sunmuyor
        sağlamaz, sağlamıyor, alınmaz, alınmıyor, ödemezsiniz, ödemezsin, ödemeden, ödemeksizin, olmaksızın, ödenmez
        içermiyor, kazandırmaz, etmez, etmiyor, yenilenmez, yenilenmiyor, kesilmez, aboneliksiz, üyeliksiz, taahhütsüz
        bulunmaz, bulunmuyor, yapmaz, ödemek zorunda değilsin*, değilsin*, !no
        !{sadece,yalnızca,tek} … {değil,değildir}, yüklemez, eklemez, yapılmaz, edilmez, içermez, olmadan
        unutun, unut, unutabilirsin*, elveda, hayır
      [impossibility] sunulmaz, sunulmuyor, verilmez, yapılmaz, bulunmaz, mevcut değil, geçerli değil, dahil değil
      [donation] bağış, bağışı, bağışlar, bağış yap, bağışta bulun, hayır kurumu, hayır işi, yardım kampanya*
        yardım derneği, kitle fonlama, !{kan,organ,klan,lonca,asker,birlik} bağışı, !bağış makbuzu, !ittifak bağışı
        !kart bağışı, !hayır kurumu balosu, !klana bağış, !loncaya bağış, bağışın, bağışınız, bağışlarınız, bağışların
        bağışınla, hayır işleri*, hayır için, bağışlanır, bağışlanıyor, yardım kuruluş*, !kan bağışın*, !kan bağışlar*
        !{klan,kart,asker,birlik,lonca} bağış*, desteğin uygulamayı, desteğinle ayakta, bize destek ol*
        geliştiriciye destek*, geliştiriciyi destekle*, gelirin bir kısmı, hayır kurumu*, hayır kurumlar*
        geliri … bağış*, bahşiş bırak*, gönüllü katkı*, !bize destek olun oylama
        {yarısı,bir kısmı} … {barınağ*,kızılay*}
      [physicalGoods] ücretsiz kargo, kargo {bedava,dahil,ücreti}, eve teslim, adrese teslim, adresinize gönder*
        kapınıza kadar, kargo ile gönder*, kargoyla gönder*, ücretsiz teslimat, teslimat adresi, mağazadan teslim
        kapına kadar, {kapına,kapınıza,kapında} teslim*, kargo bizden, kargo ücretsiz*, kargoya verilir, kargolanır
        nakliye dahil, teslimat dahil, postayla gönder*, postayla gel*, postalanır, adresine gönder*
        {adresine,evine,evinize} teslim*, evine gönder*, evinize gönder*, eve teslimat*, kurye ile, kuryeyle
        basılı kopya*, basılı kitap*, fiziksel ürün*, fiziksel kopya*, !e-postayla gönder*, !e-posta ile gönder*
        !posta ile gönderilen mesaj*, posta ile gönderilir, posta ile adresin*, evine yoll*, evine kadar, evinize kadar
        kapıya teslim*, posta kutuna, posta kutunuza gelir, ücretsiz teslim*, ücretsiz gönderim, gönderim ücretsiz
        kargo parası yok, kitabı evine, !e-posta kutun*
        evinize {kargoluyoruz,kargolarız,gönderiyoruz,göndeririz}
      [regulatedClaim] {kanseri,diyabeti} {iyileştir*,tedavi eder}, şeker hastalığını iyileştir*, depresyonu tedavi eder
        {depresyonu,tüm hastalıkları} iyileştir*, mucize tedavi, garantili kilo ver*, zahmetsiz kilo ver*
        yetişkin sohbet*, seks sohbet*, erotik sohbet, yetişkin içerik, yetişkin video*, takipçi satın al*
        takipçi kazan*, 1000 takipçi, 500 takipçi, {beğeni,abone,izlenme} satın al*, spor bahis*, canlı bahis*
        gerçek parayla bahis, gerçek paralı, parayla kumar, gerçek parayla oyna*, bitcoin kazan*, bitcoin satın al*
        kripto kazan*, garantili kazanç, garanti kazanç, hızlı zengin ol*, {kanser*,diyabet*,depresyon*} … tedavi eder
        {kanser*,diyabet*,depresyon*} … iyileştirir, {haftada,günde} … kilo ver*, bir haftada … zayıfla*
        kilo ver … haftada, haftada … kilo, gerçek takipçi*, takipçi sat*, takipçi al, parayla bahis*, parasına bahis*
        bahis oyna*, gerçek parayla poker, iddaa kupon*, banko kupon*, garantili kâr*, garantili gelir, kesin kazanç*
        kolay para kazan*, bitcoin al, kripto satın al*, yetişkinlere {özel sohbet*,yönelik*}, gece sohbeti yetişkin*
        erotik*, +18 sohbet, şeker hastalığı* … iyileştir*, hastalığını iyileştir*, kanseri yen*
        !gerçek parayla bahis yok*, !kilo ver hedef*, ayda … kilo ver*, ayda … kilo, bir ayda … zayıfla*, kilo verdiren
        kilo verdirir, {baş ağrısını,migreni} … iyileştir*, uykusuzluğu {iyileştir*,tedavi*}, ağrıyı … iyileştir*
        daha fazla takipçi*, takipçi artır*, takipçi sayını, kazanç garanti*, paranı ikiye katla*
        gerçek parayla casino*
      [saving] tasarruf, indirim, indirimli, daha ucuz, avantaj, kazanç, tasarruf et, tasarruf edin
        !{pil,enerji,veri} tasarrufu, !tasarruf modu, indirimle, tasarruflu, ucuz, !{zaman,yer} tasarrufu
      [comparedPrice] aylığa göre, aylık {plana,aboneliğe} göre, aylıkla karşılaştır*, aylık fiyata göre, normal fiyat*
        tek tek alma*, ayrı ayrı alma*, yıllık {planda,planla,abonelikle}, aylık plana kıyasla, aylığa kıyasla
        aylık … kıyasla, aylık … göre, normal fiyata göre, tek tek almaktan, tekli alım*, liste fiyat*, ayrı ayrı
        tek tek, ayrı almak*
      [paidOnce] tek ödeme, bir kez öde, bir kez ödeyin, tek seferlik {ödeme,satın alma}, bir kere öde, bir defa öde
        ömür boyu {üyelik,erişim,abonelik,lisans,premium}, sınırsız süreli üyelik, tek sefer öde*, bir defalık ödeme*
        tek seferlik ücret*, ömür boyu pro, ömür boyu vip, yaşam boyu {üyelik*,erişim*}, bir kere öde*, bir kez öde*
        tek bir ödeme, tek ödemeyle
      [profanity] YW1jxLFr, YW1jxLFrbGFy, YW1jxLHEnyo=, YW1r, YW3EsW5hIGtvZCo=, YW3EsW5hIGtveSo=, YW5hbsSxIHNpayo=
        YW5hc8SxbsSxIHNpayo=, Ym9r, Ym9rIGdpYmk=, Ym9rdGFu, Z2F2YXQq, Z8O2dGxlaw==, Z8O2dHZlcmVuKg==, aWJuZQ==
        aWJuZWxlcg==, aWJuZWxpaw==, b3Jvc3B1Kg==, c2lrZXJpbQ==, c2lrZXlpbQ==, c2lrdGlyIG9s, c2lrdGlyIGdpdA==
        c2lrdGlyZ2l0, cGV6ZXZlbmsq, cGnDpyBrdXJ1c3U=, cHXFn3Q=, cHXFn3RsYXI=, dGHFn8WfYWsq, eWFycmFrKg==, eWFycmHEnyo=
        YW3EsW5h, c2lraWs=, c2lrdGnEn2ltKg==, eWF2xZ9haw==, eWF2xZ9ha2xhcg==, a2FocGUq, a2FsdGFrKg==, cHXFn3Qq
        ZGFseWFyYWsq, IWJva3Nlcio=, IWJva3Mq, IWJva3lh
      [otherMoney] banknot*, kâğıt para*, kağıt para*, oyuncak para*, oyun parası, para … boya*, kaç liraydı
        ne kadardı, kaça satılıyordu, birikim hedef*, tasarruf hedef*, ilk … {biriktir*,birikim*}, fiyatı tahmin
        para say*, para üstü
      """#)
}
