extension WordSamples {
  static let turkish = WordSamples(
    language: "tr",
    found: """
      free | Ücretsiz | Ücretsiz altın
      free | bedava | Sandık bedava
      free | UCRETSIZ | UCRETSIZ ELMAS
      free | ÜCRETSİZ | ÜCRETSİZ ELMAS
      externalPayment | PayPal | PayPal ile öde
      externalPayment | kredi kartı | Sadece kredi kartı
      externalPayment | havale | EFT ya da havale
      externalPayment | Papara ile | Papara ile yükle
      externalPayment | promosyon kodu | Yeni promosyon kodu
      externalPayment | Web sitemizden | Web sitemizden alın
      otherPlatform | Android | Android için de
      placeholder | yer tutucu | Bir yer tutucu
      placeholder | Buraya yazın | Buraya yazın
      test | Test | Test
      test | Deneme | Deneme
      test | beta sürümü | Altın (beta sürümü)
      unlock | Reklamları kaldır | Reklamları kaldır
      unlock | Reklamsız | Reklamsız okuma
      unlock | kilidini aç | Tüm dünyaların kilidini aç
      currencyNoun | altın | 400 altın
      currencyNoun | Elmas | 100 Elmas
      durationWord | Aylık | Aylık plan
      membership | üyelik | Altın üyelik
      lifetime | Ömür boyu | Ömür boyu erişim
      subscriptionWord | abonelik | Pro abonelik
      futurePromise | Yakında yeni | Yakında yeni bölümler
      randomItem | sürpriz kutu | Bir sürpriz kutu
      """,
    innocent: """
      Gökyüzünde özgürlük
      Özgür şövalye
      Kişilik testi
      Zeka testi soruları
      Ücretli şövalye
      Testere ustası
      Testi kebabı tarifi
      Protestocular
      Demokrasi tarihi
      Demir kılıç
      Demokles'in kılıcı
      Betimleme sanatı
      Ejderha şövalyesi
      Büyülü orman
      Vegan tarifler
      Yoga kursu
      Gece duvar kağıdı
      Kedi çıkartmaları
      Klasik müzik
      İkinci dünya
      Hesabına 100 elmas eklenecek
      Canların yeniden doldurulacak
      Fotoğrafa metin ekle
      Buz dünyası
      Uyku masalları
      Piyano alıştırmaları
      Dağ yolları
      Özgeçmiş şablonları
      Google Drive bağlantısı
      Korsan kıyafeti
      Adsız kahraman
      """)
}
