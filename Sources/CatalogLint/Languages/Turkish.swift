extension Language {
  /// Turkish.
  static let turkish = Language(
    code: "tr",
    amounts: """
      before money=TRY capitals: TRY
      money=TRY: tl, türk lirası, lirası, liralık, liraya, tl'ye, tl'lik
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
      """,
    relativeTimes: "önce, son, önceki, gelecek",
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
      desteğiniz
      """,
    lengths: "0 gün sezon iki üç altı; 182 yarım; 365 yıl; 30 ay; 7 hafta",
    lengthAndPlan: "kart",
    plans: "plan, kulübü, abonelik, paketi",
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
      """,
    words: #"""
      [free] ücretsiz*, bedava*, beleş*, 0 tl, sıfır tl
        !parasız yatılı
        parasız, karşılıksız olarak
        !ücretsiz izin*, !beleştepe
        !ücretsiz otopark*, !ücretsiz müze*, !ücretsiz wifi, !ücretsiz park*, !ücretsiz gazete*
        !ücretsiz giriş
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
        !havale kaydı
      [otherPlatform] android'*, androidli, play mağaza, play mağazası, google mağaza
        google mağazası, galaxy mağaza, galaxy mağazası, huawei mağaza*, microsoft mağaza*, steam'de
        steam'deki, steam sürümü, samsung telefon*, huawei telefon*, huawei saat*, xiaomi telefon*
      [placeholder] yer tutucu, metin buraya, buraya metin, metni buraya, buraya yazın, buraya yaz
        buraya girin, buraya gir, açıklama buraya, buraya açıklama, başlık buraya, =metin girin
        =metin gir, =metin ekle, =metin ekleyin, =açıklama girin, =açıklama gir, =açıklama ekle
        =açıklama ekleyin, =açıklama yazın, =başlık girin, =başlık gir, =isim girin, örnek metin
        örnek açıklama, örnek başlık, örnek ürün, deneme metni, deneme yazısı, dolgu metni
        geçici metin, geçici açıklama, belirlenecek, belirlenmedi, daha sonra belirlenecek
        başlıksız, isimsiz ürün, açıklama yok, başlık yok, =ürün adı, =ürün açıklaması
        açıklama eklenecek, açıklama yakında, buraya açıklama gel*, buraya metin gel*
        açıklama gelecek, açıklama bekleniyor, [açıklama], [başlık], [ürün adı]
      [test] =deneme, test, testi, testler, deneme ürünü, test ürünü, test sürümü, test amaçlı, beta
        beta sürüm*, alfa sürüm*, demo, demo sürüm*, hata ayıklama, dahili kullanım, iç kullanım
        satın almayın, deneme amaçlı
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
        !çarpışma testi, !renk testi, !kan testi
      [unlock] reklamları kaldır*, reklam kaldır*, reklamı kaldır*, tüm reklamları kaldır*
        reklamsız*, reklam yok, reklamları kapat*, reklamları sil*, reklamları gizle*
        reklamlara son, kilidini aç*, kilidi aç*, kilitleri aç*, kilit aç*, kilidi açıl*
        kilidini kaldır*, tam sürüm*, pro sürüm*, premium sürüm*, tam oyun, tüm seviyeler*
        tüm bölümler*, tüm özellikler*, tüm karakterler*, tüm içerik*, tam erişim*, sınırsız erişim*
        filigran yok, filigranı kaldır*, filigransız*
        !sandığın kilidini aç*, !bir sandığın kilidini aç*, !kapının kilidini aç*
      [currencyNoun] altın*, elmas*, jeton*, mücevher*, kristal*, yakut*, zümrüt*, safir*, inci
        inciler, kredi, kredisi, kredilik, krediler, puan*, token, para, gümüş*, sikke*, külçe*
        değerli taş*, akçe*, nakit, coin, çip
        !altın gün, !altın madalya, !kredi kartı, !altında, !altından, !altıncı, !altınova, !paralel
        !altın çerçeve*, !gümüş çerçeve*, !altın yüzük*, !gümüş yüzük*, !altın kolye*, !altın kupa*
        !altın saç*, !altın renk*, !gümüş renk*, !altın sarısı
      [durationWord] aylık*, yıllık*, haftalık*, günlük*, üç aylık, altı aylık, sezonluk*, ayda
        yılda, haftada, her ay, her yıl, her hafta, bir ay, bir yıl, bir hafta, bir gün, üç ay
        altı ay, iki ay, iki hafta, yarım yıl, aylık kart, sezon bileti, sezon kartı, sezonluk bilet
        bir aylık, bir yıllık, bir haftalık
        !günlük görev*, !günlük ödül*, !günlük bulmaca*, !haftalık görev*, !günlük bonus*
        !günlükler, !bir gün batımı, !kişisel günlük*, !günlük tut*, !haftalık meydan okuma*
        !haftalık ödül*, !haftalık sandık*, !haftalık etkinlik*, !aylık görev*, !günlük sandık*
        !günlük meydan okuma*, !günlük fırsat*, !haftalık fırsat*, !aylık fırsat*, !haftalık teklif*
        !aylık teklif*
        bir haftalığına, bir aylığına, bir yıllığına, bir hafta boyunca, bir ay boyunca
        on beş günlük, iki haftalık
        tam bir yıl, tam bir ay, bir yıl boyunca
      [membership] vip, üyelik*, premium hesap
        !aile üyesi, !aile üyeleri, !takım üyesi, !takım üyeleri, !klan üyesi, !klan üyeleri
        !vip salon*, !vip oda*, !vip loca*, !vip tribün*
        vip üye, premium üye, kulüp üyesi, vip statü*
      [access] deneme sürümü, ücretsiz deneme, deneme süresi, geçiş, bilet*, kart*, erişim*, premium
        sınırsız*, reklamsız*, üyelik*, üye, vip, pass, lisans*
        !kartal*, !kartpostal*, !kartopu*
      [lifetime] ömür boyu, sonsuza dek, sonsuza kadar, kalıcı*, süresiz*, daimi*, ebedi erişim*
        ebedi üyelik*, tek seferlik, bir kerelik, hayat boyu, yaşam boyu, süre sınırı olmadan
        süresi dolmaz
      [subscriptionWord] abonelik*, aboneliği*, abone*, otomatik yenile*, otomatik olarak yenile*
        kendiliğinden yenilen*, istediğiniz zaman iptal*, dilediğiniz zaman iptal*
        istediğin zaman iptal*
      [quiz] soru*, sınav*, çözüm*, cevap*, seviye tespit*, seviye belirleme*, kişilik test*
        yetenek test*
        ehliyet, kpss, yks, lgs, tyt
      [recordKeeping] bütçe*, harcama*, gider*, borçlar*, şifreler*, finans, finans*
        banka hesaplar*, ekstre*, faturalar*, ödeme hatırlat*, kartlarını takip*
        kartlarınızı takip*
        makbuz*, muhasebe, gelir gider, paypal alanı, kasa defteri, havale kayıt*
        kart cüzdanı, fatura takip*, vergi beyan*, masraf*, tasarruf takip*
      [ownDays] günlük seri, günlük serin, günlük serini, günlük serinizi, giriş seri*, serini koru*
        serinizi koru*
      [gameController] oyun kolu, oyun kolları, oyun kollarıyla, kumanda
      [futurePromise] çok yakında, pek yakında, gelecek güncellemede
        gelecek güncellemelerde, gelecek güncellemeyle, sonraki güncellemede
        bir sonraki güncellemede, bir sonraki güncellemeyle, sonraki sürümde, bir sonraki sürümde
        gelecekte eklenecek*, ileride eklenecek*, yakında eklenecek*, geliştirme aşamasında
        takipte kalın
        yakında gel*, yakında yayın*, yakında çık*, yakında açıl*, yakında burada, yakında yeni
        yeni bölümler yakında, yakında daha fazla, daha fazlası yolda, daha fazlası geliyor
        daha fazlası yakında, yenileri yolda, yenileri geliyor, yenileri yakında
        yeni bölümler geliyor, sonra eklenecek*, yeni bölümler hazırlanıyor, yenileri hazırlanıyor
        yakında eklen*, =yakında
      [promotionalClaim] en ucuz, en uygun fiyat*, en düşük fiyat*
        en çok satan*, bir numaralı, 1 numaralı, özel teklif*, özel fırsat*, sınırlı teklif*
        sınırlı süre*, kısa süreliğine, fırsatı kaçırma*
        yarı fiyat*, sadece bugün, yalnızca bugün, son şans, sakın kaçırma*, acele et*, süper fiyat*
        özel fiyat*, yüzde elli indirim
        !en iyi arkadaş*, !en iyi dost*, !en iyi skor*, !en iyi süre*, !en iyi zaman*, !indirimsiz
        !kampanya modu, !indirim hesapla*
        en iyi paket, en iyi oyun, en iyi uygulama, en iyi fiyat*, en iyi teklif*, en iyi fırsat*
        indirimde, indirimli fiyat*, büyük indirim, süper indirim, dev indirim, özel indirim*
        indirim fırsat*, kampanyalı fiyat*, kampanya fiyat*, indirimli satış, en popüler paket
      [expiringCredits] süresi dolar, süresi dolacak, süresi doluyor, süresi dolan*, sona erer
        sona erecek, geçerlilik süresi, geçerlilik tarihi, son kullanma, son kullanım tarihi
        gün geçerli*, ay geçerli*, tarihine kadar geçerli*, içinde kullanılmalı*, yanar
        !süresi dolmaz, !sona ermez, !süresi asla dolmaz, !son kullanma hatırlat*
        !son kullanma tarihi yok*, !geçerlilik süresi yok*, !etkinlik sona erer, !teklif sona erer
        sonra silinir, içinde silinir, sonunda silinir, sonra silinecek
        sıfırlanır, sıfırlanacak, sıfırlanıyor, kullanılmazsa silinir, sonuna kadar kullan*
        geçerliliğini yitir*, kaybolur, sonuna dek kullan*, silinecek*, !sıfırlanmaz, !kaybolmaz
      [cashOut] para çek*, paranı çek*, nakit çek*, paraya çevir*, nakde çevir*, nakite çevir*
        gerçek para*, nakit ödül*, para ödül*, banka hesabına, hesabına para
        !gerçek para değil*, !gerçek para kullanılma*, !gerçek para içerme*, !paraya çevrilemez
        !para çekilemez, !para çekme yok
        nakde çevril*, nakite çevril*, paraya çevril*, nakde dönüş*, gerçek paraya dönüş*
        !nakde çevrilemez, !nakite çevrilemez, !nakde çevrilmez, !paraya çevrilmez
        !nakde dönüştürülemez
        nakite dönüş*, paraya dönüş*, hediye kartına dönüş*, hediye çekine, gerçek parayla değiş*
        parayla değiştir*, nakit olarak al*, hediye kartıyla değiştir*, banka hesabına çek*
      [appleTrademark] apple saat*
        !iphone için, !ipad için, !iphone ve ipad için, !apple watch için, !apple tv için, !ios için
      [appleCriticism] apple komisyonu, apple'ın komisyonu, apple vergisi, apple yüzünden
        ios hatası, ios hataları, ios bug'ı, apple hatası, yavaş iphone*, eski iphone*, yavaş ipad*
        apple izin verm*, apple yasakl*, apple'dan iyi, ios'tan iyi
      [systemFeature] anlık bildirim*, push bildirim*, bildirimleri aç*, bizi değerlendir*
        bize puan ver*, uygulamayı değerlendir*, uygulamaya puan ver*, 5 yıldızlı yorum*
        5 yıldızlı değerlendirme*, 5 yıldız ver*, beş yıldız ver*, yorum yap*, yorum yaz*
        icloud depolama*, icloud alanı*, kamera erişimi*, mikrofon erişimi*, konum erişimi*
        !yorum yapay
        5 yıldızla puan*, 5 yıldız verin, beş yıldız verin
      [randomItem] ganimet kutu*, sürpriz kutu*, sürpriz yumurta*, sürpriz paket*, gizemli kutu*
        gizemli sandık*, gizemli sandığ*, şans kutusu, rastgele ödül*, rastgele eşya*
        rastgele karakter*, rastgele kahraman*, rastgele kart*, rastgele kostüm*, çekiliş*, piyango*
        şans çarkı*, çarkıfelek*, kazı kazan*, çağırma bilet*
        çağırma parşömen*
        !kartpostal
        çekilişe katıl, çekiliş bileti, rastgele bir kart, rastgele bir karakter
        rastgele bir kahraman, kazanma şansı ver*, rastgele karakter kazan*, kart paketi aç*
      [statedOdds] olasılık*, düşme oran*, çıkma oran*, çıkma olasılığı, kazanma oranları
      [contact] telefon, telefon numarası, bizi arayın, bizi ara, müşteri hattı, whatsapp hattı
      [defect] hata, hatası, hataları, yavaş, donma, donuyor, çökme, çöküyor, kasma, kasıyor
        güvenlik açığı, kusur*, !yavaş çekim, !hatasız, !hata ayıkla*
      [negation] değil, değildir, yok, yoktur, asla, olmaz, edilemez, olamaz, yapılamaz, hiçbir
        yapılmaz, edilmez, içermez, olmadan
      [donation] bağış, bağışı, bağışlar, bağış yap, bağışta bulun, hayır kurumu, hayır işi
        yardım kampanya*, yardım derneği, kitle fonlama, !kan bağışı, !organ bağışı, !klan bağışı
        !lonca bağışı, !asker bağışı, !birlik bağışı, !bağış makbuzu, !ittifak bağışı, !kart bağışı
        !hayır kurumu balosu, !klana bağış, !loncaya bağış
      [physicalGoods] ücretsiz kargo, kargo bedava, kargo dahil, kargo ücreti, eve teslim
        adrese teslim, adresinize gönder*, kapınıza kadar, kargo ile gönder*, kargoyla gönder*
        ücretsiz teslimat, teslimat adresi, mağazadan teslim
      [regulatedClaim] kanseri iyileştir*, kanseri tedavi eder, diyabeti iyileştir*
        diyabeti tedavi eder, şeker hastalığını iyileştir*, depresyonu tedavi eder
        depresyonu iyileştir*, tüm hastalıkları iyileştir*, mucize tedavi, garantili kilo ver*
        zahmetsiz kilo ver*, yetişkin sohbet*, seks sohbet*, erotik sohbet, yetişkin içerik
        yetişkin video*, takipçi satın al*, takipçi kazan*, 1000 takipçi, 500 takipçi
        beğeni satın al*, abone satın al*, izlenme satın al*, spor bahis*, canlı bahis*
        gerçek parayla bahis, gerçek paralı, parayla kumar, gerçek parayla oyna*, bitcoin kazan*
        bitcoin satın al*, kripto kazan*, garantili kazanç, garanti kazanç, hızlı zengin ol*
        kanser* … tedavi eder, diyabet* … tedavi eder, depresyon* … tedavi eder
        kanser* … iyileştirir, diyabet* … iyileştirir, depresyon* … iyileştirir
      [saving] tasarruf, indirim, indirimli, daha ucuz, avantaj, kazanç, tasarruf et, tasarruf edin
        !pil tasarrufu, !enerji tasarrufu, !veri tasarrufu, !tasarruf modu
      [comparedPrice] aylığa göre, aylık plana göre, aylık aboneliğe göre, aylıkla karşılaştır*
        aylık fiyata göre, normal fiyat*, tek tek alma*, ayrı ayrı alma*, yıllık planda
        yıllık planla, yıllık abonelikle
      [paidOnce] tek ödeme, bir kez öde, bir kez ödeyin, tek seferlik ödeme, tek seferlik satın alma
        bir kere öde, bir defa öde, ömür boyu üyelik, ömür boyu erişim, ömür boyu abonelik
        ömür boyu lisans, ömür boyu premium, sınırsız süreli üyelik
      [profanity] YW1jxLFr, YW1jxLFrbGFy, YW1jxLHEnyo=, YW1r, YW3EsW5hIGtvZCo=, YW3EsW5hIGtveSo=
        YW5hbsSxIHNpayo=, YW5hc8SxbsSxIHNpayo=, Ym9r, Ym9rIGdpYmk=, Ym9rdGFu, Z2F2YXQq, Z8O2dGxlaw==
        Z8O2dHZlcmVuKg==, aWJuZQ==, aWJuZWxlcg==, aWJuZWxpaw==, b3Jvc3B1Kg==, c2lrZXJpbQ==
        c2lrZXlpbQ==, c2lrdGlyIG9s, c2lrdGlyIGdpdA==, c2lrdGlyZ2l0, cGV6ZXZlbmsq, cGnDpyBrdXJ1c3U=
        cHXFn3Q=, cHXFn3RsYXI=, dGHFn8WfYWsq, eWFycmFrKg==, eWFycmHEnyo=
      """#)
}
