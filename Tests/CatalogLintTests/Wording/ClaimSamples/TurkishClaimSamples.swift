extension WordSamples {
  static let turkishClaims = WordSamples(
    language: "tr",
    found: """
      futurePromise | Çok yakında | Çok yakında yeni bölümler
      futurePromise | gelecek güncellemede | Haritalar gelecek güncellemede
      promotionalClaim | Sadece bugün | Sadece bugün 400 altın
      promotionalClaim | indirimli fiyatla | Elmaslar indirimli fiyatla
      expiringCredits | süresi dolacak | Elmasların süresi dolacak
      expiringCredits | Son kullanma | Son kullanma 30 gün
      cashOut | paraya çevir | Elmasları paraya çevir
      cashOut | gerçek para | Altınla gerçek para
      appleTrademark | iPhone | iPhone teması
      appleTrademark | Apple | Apple paketi
      appleCriticism | Apple komisyonu | Apple komisyonu dahil
      appleCriticism | Yavaş iPhone | Yavaş iPhone için
      systemFeature | Anlık bildirimleri | Anlık bildirimleri aç
      systemFeature | Bizi değerlendirin | Bizi değerlendirin, 50 altın kazanın
      randomItem | Çarkıfelek | Çarkıfelek bileti
      randomItem | Rastgele kahraman | Rastgele kahraman
      statedOdds | Düşme oranları | Düşme oranları mağazada
      profanity | b3Jvc3B1 | Bir * paketi
      profanity | cGV6ZXZlbms= | Şu *
      """,
    innocent: """
      Geleceğe yolculuk
      Hesabınıza 400 altın eklenecektir
      Gelecek güncellemeler dahil
      En iyi arkadaşlar
      Elmasların süresi dolmaz
      Fabrikanda para kazan
      iPhone için widget
      5 yıldızlı kahraman
      Rastgele sırada çal
      500 altınlık sandık
      Dosya sıkıştırma
      Sıkça sorulan sorular
      Bu durum sıktır
      Bir sıkım diş macunu
      Sikke hazinesi
      Boks maçı
      Götür beni
      Piknik zamanı
      Altın elma
      """)
}
