extension WordPack {
  /// Turkish.
  static let turkish = WordPack(
    language: "tr",
    words: #"""
      [free]
      ücretsiz*, bedava*, beleş*, 0 tl, sıfır tl
      !parasız yatılı
      parasız, karşılıksız olarak
      !ücretsiz izin*, !beleştepe

      [externalPayment]
      kredi kartı, kredi kartıyla, kredi kartınızla, kredi kartları, banka kartı, banka kartıyla
      havale, eft, havale eft, banka havalesi, banka transferi, ininal, paycell, iyzico
      bkm express, hopi, kapıda ödeme, nakit ödeme, hediye kartı, hediye kartları, hediye kodu
      hediye kodları, ön ödemeli kart, kontör, mobil ödeme, faturaya yansıt, web sitemiz
      web sitemizden, web sitemizde, internet sitemiz, internet sitemizden, sitemizden, sitemizde
      resmi site, resmi sitesi, resmi siteden, resmi web, siteden satın al, web'den satın al
      web mağaza*, daha ucuz web, uygulama dışı, uygulama dışında, uygulama dışından, dış ödeme
      diğer ödeme, başka ödeme, bitcoin ile öde*, kripto ile öde*, promosyon kodu
      promosyon kodları, kupon kodu, indirim kodu, aktivasyon kodu, aktivasyon kodları, kod kullan
      lisans anahtarı, epin, e-pin
      papara ile, papara kart, papara hesab*, tosla ile, tosla kart, kripto para ile öde*
      indirim kuponu

      [otherPlatform]
      android'*, androidli, play mağaza, play mağazası, google mağaza, google mağazası
      galaxy mağaza, galaxy mağazası, huawei mağaza*, microsoft mağaza*
      steam'de, steam'deki, steam sürümü

      [placeholder]
      yer tutucu, metin buraya, buraya metin, metni buraya, buraya yazın, buraya yaz, buraya girin
      buraya gir, açıklama buraya, buraya açıklama, başlık buraya, =metin girin, =metin gir
      =metin ekle, =metin ekleyin, =açıklama girin, =açıklama gir, =açıklama ekle
      =açıklama ekleyin, =açıklama yazın, =başlık girin, =başlık gir, =isim girin, örnek metin
      örnek açıklama, örnek başlık, örnek ürün, deneme metni, deneme yazısı, dolgu metni
      geçici metin, geçici açıklama, belirlenecek, belirlenmedi, daha sonra belirlenecek
      başlıksız, isimsiz ürün, açıklama yok, başlık yok, =ürün adı, =ürün açıklaması

      [test]
      =deneme
      test, testi, testler, deneme ürünü, test ürünü, test sürümü, test amaçlı, beta, beta sürüm*
      alfa sürüm*, demo, demo sürüm*, hata ayıklama, dahili kullanım, iç kullanım, satın almayın
      deneme amaçlı
      !ücretsiz deneme*, !bedava deneme*, !deneme süresi, !günlük deneme, !gün deneme
      !deneme sınavı, !deneme sınavları, !denemeler, !kişilik testi, !kişilik testleri
      !zeka testi, !zeka testleri, !iq testi, !iq testleri, !psikoloji testi, !psikolojik test
      !psikolojik testler, !aşk testi, !hız testi, !hafıza testi, !seviye testi, !bilgi testi
      !bilgi testleri, !ehliyet testi, !ehliyet testleri, !gebelik testi, !hamilelik testi
      !göz testi, !işitme testi, !refleks testi, !kelime testi, !kelime testleri, !konu testi
      !konu testleri, !yaprak test*, !çıkmış testler, !soru testi, !testleri çöz, !uyum testi
      !dikkat testi, !yetenek testi, !test çöz, !test sorusu, !test soruları, !test kitabı
      !test bankası, !ingilizce testi, !matematik testi, !kpss testi, !lgs testi, !yks testi
      !testi kebabı, !ünite testi, !tarama testi, !edebi deneme
      !alfa ve beta, !beta ve gama

      [unlock]
      reklamları kaldır*, reklam kaldır*, reklamı kaldır*, tüm reklamları kaldır*, reklamsız*
      reklam yok, reklamları kapat*, reklamları sil*, reklamları gizle*, reklamlara son
      kilidini aç*, kilidi aç*, kilitleri aç*, kilit aç*, kilidi açıl*, kilidini kaldır*
      tam sürüm*, pro sürüm*, premium sürüm*, tam oyun, tüm seviyeler*, tüm bölümler*
      tüm özellikler*, tüm karakterler*, tüm içerik*, tam erişim*, sınırsız erişim*, filigran yok
      filigranı kaldır*, filigransız*
      !sandığın kilidini aç*, !bir sandığın kilidini aç*, !kapının kilidini aç*

      [currencyNoun]
      altın*, elmas*, jeton*, mücevher*, kristal*, yakut*, zümrüt*, safir*, inci, inciler, kredi
      kredisi, kredilik, krediler, puan*, token, para, gümüş*, sikke*, külçe*, değerli taş*, akçe*
      nakit, coin, çip
      !altın gün, !altın madalya, !kredi kartı, !altında, !altından, !altıncı, !altınova, !paralel
      !altın çerçeve*, !gümüş çerçeve*, !altın yüzük*, !gümüş yüzük*, !altın kolye*
      !altın kupa*, !altın saç*, !altın renk*, !gümüş renk*, !altın sarısı

      [durationWord]
      aylık*, yıllık*, haftalık*, günlük*, üç aylık, altı aylık, sezonluk*, ayda, yılda, haftada
      her ay, her yıl, her hafta, bir ay, bir yıl, bir hafta, bir gün, üç ay, altı ay, iki ay
      iki hafta, yarım yıl, aylık kart, sezon bileti, sezon kartı, sezonluk bilet, bir aylık
      bir yıllık, bir haftalık
      !günlük görev*, !günlük ödül*, !günlük bulmaca*, !haftalık görev*, !günlük bonus*
      !günlükler, !bir gün batımı, !kişisel günlük*, !günlük tut*
      !haftalık meydan okuma*, !haftalık ödül*, !haftalık sandık*, !haftalık etkinlik*
      !aylık görev*, !günlük sandık*, !günlük meydan okuma*

      [membership]
      vip, üye, üyelik*, üyeler, üyesi, üyeliği, premium hesap
      !aile üyesi, !aile üyeleri, !takım üyesi, !takım üyeleri, !klan üyesi, !klan üyeleri
      !vip salon*, !vip oda*, !vip loca*, !vip tribün*

      [access]
      deneme sürümü, ücretsiz deneme, deneme süresi
      geçiş, bilet*, kart*, erişim*, premium, sınırsız*, reklamsız*, üyelik*, üye
      vip, pass, lisans*
      !kartal*, !kartpostal*, !kartopu*

      [lifetime]
      ömür boyu, sonsuza dek, sonsuza kadar, kalıcı*, süresiz*, daimi*, ebedi erişim*, ebedi üyelik*, tek seferlik
      bir kerelik, hayat boyu, yaşam boyu, süre sınırı olmadan, süresi dolmaz

      [subscriptionWord]
      abonelik*, aboneliği*, abone*, otomatik yenile*, otomatik olarak yenile*
      kendiliğinden yenilen*, istediğiniz zaman iptal*, dilediğiniz zaman iptal*
      istediğin zaman iptal*

      [quiz]
      soru*, sınav*, çözüm*, cevap*

      [recordKeeping]
      bütçe*, harcama*, gider*, borçlar*, şifreler*

      [gameController]
      oyun kolu, oyun kolları, oyun kollarıyla, kumanda

      [futurePromise]
      yakında, çok yakında, pek yakında, gelecek güncelleme*, sonraki güncelleme*
      bir sonraki güncelleme*, ileride, gelecekte, geliştirme aşamasında, geliştiriliyor
      yapım aşamasında, hazırlanıyor, eklenecektir, takipte kalın

      [promotionalClaim]
      en iyi, en ucuz, en uygun, en düşük, en popüler, en çok satan, bir numara, 1 numara
      özel teklif*, sınırlı teklif*, sınırlı süre*, kısa süreliğine, indirim*, indirimli
      kampanya*, fırsat*, yarı fiyat*, yarı fiyatına, sadece bugün, son şans, kaçırma*, acele et*
      süper fiyat, özel fiyat, avantajlı, yüzde elli
      !en iyi arkadaş*, !en iyi skor*, !en iyi süre*, !indirimsiz

      [expiringCredits]
      süresi dolar, süresi dolacak, süresi doluyor, sona erer, geçerlilik süresi, son kullanma
      kadar geçerli*, geçerlidir, yanar, silinir
      !süresi dolmaz, !sona ermez, !son kullanma hatırlat*

      [cashOut]
      para çek*, paraya çevir*, nakde çevir*, gerçek para*, gerçek paraya, para kazan*
      nakit ödül*, para ödül*

      [systemFeature]
      anlık bildirim*, push bildirim*, bildirimleri aç*, bizi değerlendir*
      uygulamayı değerlendir*, 5 yıldız, beş yıldız, yorum yap, yorum yaz, icloud depolama*
      icloud alanı, kamera erişimi

      [randomItem]
      ganimet kutu*, sürpriz kutu*, sürpriz yumurta*, gizemli kutu*, gizemli sandık*, sandık
      sandıklar, rastgele*, çekiliş*, piyango*, şans çarkı, çarkıfelek, kura, kazı kazan
      kart paketi, kart paketleri, çağırma bileti, kazanma şansı
      !rastgele sıra, !rastgele çal*

      [appleCriticism]
      apple komisyonu, apple vergisi, apple yüzünden, ios hatası, yavaş iphone, eski iphone
      """#)
}
