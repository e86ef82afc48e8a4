extension ProductTexts {
  static let turkish = ProductTexts(
    locale: "tr",
    innocent: """
      non-consumable | Serbest vuruş ustası | Topu barajın üstünden aşır
      non-consumable | Serbest stil kayağı | On iki neon desenli tahta
      non-consumable | Özgürlük kanatları | Bulutların üstünde süzül
      non-consumable | Ücra köyler | Anadolu'dan kırk manzara fotoğrafı
      non-consumable | Bedesten çarşısı | Kapalıçarşı haritası ve dükkânları
      non-consumable | Korsanın vasiyeti | Dokuz bölümlük bir macera
      non-consumable | Protesto şarkıları | Otuz şarkı, akorlarıyla birlikte
      non-consumable | Testere ustası | Ahşap atölyesi için altı alet
      non-consumable | Testi kebabı | Nevşehir'den yirmi yöresel tarif
      non-consumable | Ehliyet soruları | 900 çıkmış soru ve çözümü
      non-consumable | Zeka testi | Psikologlardan altmış bulmaca
      non-consumable | Deneme sınavları | YKS için on iki tam set
      non-consumable | Denemeler | Montaigne'den seçme yazılar
      non-consumable | Demokrasi tarihi | Sekiz bölümlük sesli kurs
      non-consumable | Demir atölyesi | Zırh ve kılıç döven bir usta
      non-consumable | Beton mikseri | Şantiye için sarı bir kamyon
      non-consumable | Alfabe blokları | Hayvanlarla harfleri öğren
      non-consumable | Elmalı turta | Anneanneden yirmi tarif
      non-consumable | Altın elma | Altı resimli bir masal
      non-consumable | Altında hazine var | Adadaki gizli tünelleri keşfet
      non-consumable | Altıncı his | Üç gizemli dedektiflik öyküsü
      non-consumable | İnci kolye | Avatarın için zarif bir takı
      non-consumable | Bahar geliyor | Bütün vadi çiçek açar
      non-consumable | En iyi arkadaşım | Bir köpek ve bir kedi yavrusu
      non-consumable | Altın madalya | Spor salonun için bir kürsü
      non-consumable | Şans tılsımı | Dört yapraklı yonca kolyesi
      non-consumable | Ay ışığı limanı | Gece balığı için sakin bir harita
      non-consumable | Bir ömür denizde | Yaşlı bir kaptanın anıları
      non-consumable | VIP salonu arka planı | Kadife koltuklar, şehir ışıkları
      non-consumable | Route 66 | Şikago'dan okyanusa motosikletle
      non-consumable | 7 cüceler | Ormanın derininde bir kulübe
      non-consumable | Formula 1 boyaları | On efsane araç rengi
      non-consumable | Binbir gece | Şehrazat'tan on iki masal
      non-consumable | Kristal mağara | Üç çıkışlı parlak bir maden
      non-consumable | Kartal yuvası | Dağın tepesinde bir kale
      non-consumable | Kartpostallar | İstanbul'dan kırk eski görünüm
      non-consumable | Kartanesi | Kış için beyaz bir tema
      non-consumable | Paratoner kulesi | Yıldırımları üstüne çeker
      non-consumable | Paraşüt | Gökten inen renkli bir kanat
      non-consumable | 30 günde yoga | Her sabah yeni bir hareket
      non-consumable | Dört mevsim tarifler | Yılın her ayına otuz yemek
      non-consumable | Günlük tutma defteri | On dört zarif sayfa şablonu
      non-consumable | Aya yolculuk | Roketin ve astronot kıyafetin
      non-consumable | Buharlı trenler | Pirinç kazan ve düdük sesi
      non-consumable | Kaplan çizgileri | Her arabaya vahşi bir desen
      non-consumable | Reklamsız | Afişleri ve videoları kaldırır
      consumable | 99. seviye iksiri | Bir kahramanı zirveye taşır
      consumable | 500 altın | Tohum ve aletler için 500 altın
      consumable | 1.200 elmas | Sandığına 1.200 elmas ekler
      consumable | 2 saat çift XP | İki saat boyunca iki kat deneyim
      consumable | 5 ipucu | Bulmacada sıradaki hamleyi gösterir
      consumable | 10 can | Tahta dolsa bile devam et
      auto-renewable | Yürüyüş kulübü | Bütün haritalar çevrimdışı
      auto-renewable | Resim atölyesi | Bütün dersler ve fırçalar
      non-consumable | İzin takvimi | Ücretsiz izin günlerini sayar
      non-consumable | Hesap defteri | Kredi kartı harcamaları ve bütçe
      non-consumable | Tarih testleri | Kırk soru ve çözümleri
      non-consumable | Alfa ve Beta | Atölyen için iki küçük robot
      non-consumable | Çerçeveler | 12 altın çerçeve ve 6 gümüş çerçeve
      non-consumable | Gezegen | 2 güneşi ve 3 ayı olan bir dünya
      consumable | Ebedi ateş | Bir kahramanı tamamen iyileştirir
      consumable | Maymuncuk | Kilitli bir sandığı açar
      consumable | Görev değişimi | Bir haftalık görevi değiştirir
      consumable | 10 bin altın | İmparatorluğun için 10.000 altın
      consumable | Paslı anahtar | Bir sandığın kilidini açar
      """,
    guilty: """
      free-wording | consumable | Altın kesesi | 50 altın ücretsiz
      free-wording | non-consumable | Bedava şapka | Çiftçi için hasır şapka
      free-wording | consumable | Başlangıç seti | Kılıç bedavaya geliyor
      external-payment | consumable | 500 elmas | Kredi kartıyla daha ucuz
      external-payment | consumable | Elmaslar | Promosyon kodu gir
      other-platform | non-consumable | Kayıtlar | Android'de de oyna
      other-platform | non-consumable | İki kişilik | PlayStation arkadaşlarınla oyna
      placeholder-text | non-consumable | Şapka | Açıklama buraya
      placeholder-text | non-consumable | Örnek ürün | Kahraman için şapka
      test-wording | non-consumable | Test ürünü | Kahraman için şapka
      test-wording | non-consumable | Şapka | Yalnızca beta sürümü için
      price-as-title | consumable | 249,99 TL | Sandığa elmas ekler
      price-mismatch | consumable | 500 elmas | 500 elmas 2.499 TL
      quantity-mismatch | consumable | 500 elmas | 550 elmas ekler
      time-limited-consumable | consumable | Aylık bilet | Her gün bir sandık
      time-limited-consumable | non-consumable | 30 günlük premium | Tüm filtreler ve çerçeveler
      unlock-as-consumable | consumable | Tüm bölümler | Altmış bölümün kilidini açar
      unlock-as-consumable | consumable | Ömür boyu erişim | Bütün dersler
      currency-as-non-consumable | non-consumable | Altın kesesi | İçinde 800 altın var
      """)
}
