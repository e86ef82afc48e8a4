extension MeaningTable {
  static let futurePromises = MeaningTable(
    rule: "future-promise",
    """
    locale | more levels soon | more levels later | additional maps follow | in the next update
    en-US | More levels soon | More levels later | Additional maps follow | In the next update
    zh-Hans | 更多关卡即将推出 | 更多关卡以后推出 | 后续会有更多地图 | 下次更新
    zh-Hant | 更多關卡即將推出 | 更多關卡以後推出 | 後續會有更多地圖 | 下次更新
    ja | 新ステージ近日追加 | ステージは後日追加 | 今後マップを追加予定 | 次のアップデートで
    ko | 새 레벨 출시 예정 | 나중에 레벨 추가 예정 | 추후 지도가 추가됩니다 | 다음 업데이트에서
    es-ES | Más niveles próximamente | Más niveles más adelante | Seguirán más mapas | En la próxima actualización
    pt-BR | Mais níveis em breve | Mais níveis mais tarde | Mais mapas virão | Na próxima atualização
    fr-FR | Plus de niveaux bientôt | D'autres niveaux plus tard | D'autres cartes suivront | Dans la prochaine mise à jour
    de-DE | Bald mehr Level | Später mehr Level | Weitere Karten folgen | Im nächsten Update
    it | Altri livelli in arrivo | Altri livelli più avanti | Seguiranno altre mappe | Nel prossimo aggiornamento
    ru | Скоро новые уровни | Новые уровни позже | Позже появятся новые карты | В следующем обновлении
    tr | Yakında daha fazla bölüm | Daha sonra yeni bölümler | Yeni haritalar gelecek | Gelecek güncellemede
    ar-SA | المزيد من المراحل قريبًا | المزيد من المراحل لاحقًا | ستتبعها خرائط أخرى | في التحديث القادم
    vi | Sắp có thêm màn chơi | Sẽ có thêm màn chơi sau | Sẽ có thêm bản đồ | Trong bản cập nhật tới
    th | ด่านใหม่เร็วๆ นี้ | จะเพิ่มด่านในภายหลัง | จะมีแผนที่เพิ่มเติม | ในอัปเดตถัดไป
    id | Level baru segera hadir | Level lain menyusul | Peta tambahan akan datang | Di pembaruan berikutnya
    ms | Tahap baharu akan datang | Lebih banyak tahap kemudian | Peta tambahan akan menyusul | Dalam kemas kini seterusnya
    nl-NL | Binnenkort meer levels | Later meer levels | Extra kaarten volgen | In de volgende update
    sv | Fler nivåer snart | Fler nivåer senare | Fler kartor följer | I nästa uppdatering
    da | Flere baner snart | Flere baner senere | Flere kort følger | I næste opdatering
    no | Flere nivåer snart | Flere nivåer senere | Flere kart følger | I neste oppdatering
    fi | Lisää tasoja pian | Lisää tasoja myöhemmin | Lisää karttoja luvassa | Seuraavassa päivityksessä
    pl | Więcej poziomów wkrótce | Więcej poziomów później | Pojawią się kolejne mapy | W następnej aktualizacji
    cs | Další úrovně již brzy | Další úrovně později | Další mapy budou následovat | V příští aktualizaci
    sk | Ďalšie úrovne už čoskoro | Ďalšie úrovne neskôr | Ďalšie mapy budú nasledovať | V ďalšej aktualizácii
    hu | Hamarosan további pályák | Később további pályák | További térképek érkeznek | A következő frissítésben
    ro | În curând mai multe niveluri | Mai multe niveluri mai târziu | Vor urma și alte hărți | În următoarea actualizare
    hr | Uskoro više razina | Više razina kasnije | Slijede nove karte | U sljedećem ažuriranju
    sl-SI | Kmalu več ravni | Več ravni pozneje | Sledijo nove karte | V naslednji posodobitvi
    ca | Més nivells aviat | Més nivells més endavant | Seguiran més mapes | En la propera actualització
    uk | Незабаром більше рівнів | Більше рівнів пізніше | Згодом з'являться нові карти | У наступному оновленні
    el | Σύντομα περισσότερα επίπεδα | Περισσότερα επίπεδα αργότερα | Θα ακολουθήσουν νέοι χάρτες | Στην επόμενη ενημέρωση
    he | עוד שלבים בקרוב | עוד שלבים בהמשך | מפות נוספות יגיעו | בעדכון הבא
    hi | जल्द ही और स्तर | और स्तर बाद में | और नक्शे आने वाले हैं | अगले अपडेट में
    mr-IN | लवकरच आणखी स्तर | आणखी स्तर नंतर | आणखी नकाशे येणार आहेत | पुढील अपडेटमध्ये
    bn-BD | শীঘ্রই আরও লেভেল | পরে আরও লেভেল | আরও মানচিত্র আসবে | পরবর্তী আপডেটে
    gu-IN | ટૂંક સમયમાં વધુ સ્તર | વધુ સ્તર પછીથી | વધુ નકશા આવશે | આગામી અપડેટમાં
    pa-IN | ਜਲਦੀ ਹੋਰ ਪੱਧਰ | ਹੋਰ ਪੱਧਰ ਬਾਅਦ ਵਿੱਚ | ਹੋਰ ਨਕਸ਼ੇ ਆਉਣਗੇ | ਅਗਲੇ ਅਪਡੇਟ ਵਿੱਚ
    or-IN | ଶୀଘ୍ର ଅଧିକ ସ୍ତର | ଅଧିକ ସ୍ତର ପରେ | ଅଧିକ ମାନଚିତ୍ର ଆସିବ | ପରବର୍ତ୍ତୀ ଅପଡେଟରେ
    ta-IN | விரைவில் மேலும் நிலைகள் | மேலும் நிலைகள் பின்னர் | மேலும் வரைபடங்கள் வரும் | அடுத்த புதுப்பிப்பில்
    te-IN | త్వరలో మరిన్ని స్థాయిలు | మరిన్ని స్థాయిలు తర్వాత | మరిన్ని మ్యాప్‌లు వస్తాయి | తదుపరి అప్‌డేట్‌లో
    kn-IN | ಶೀಘ್ರದಲ್ಲೇ ಇನ್ನಷ್ಟು ಹಂತಗಳು | ಇನ್ನಷ್ಟು ಹಂತಗಳು ನಂತರ | ಇನ್ನಷ್ಟು ನಕ್ಷೆಗಳು ಬರಲಿವೆ | ಮುಂದಿನ ಅಪ್‌ಡೇಟ್‌ನಲ್ಲಿ
    ml-IN | ഉടൻ കൂടുതൽ ലെവലുകൾ | കൂടുതൽ ലെവലുകൾ പിന്നീട് | കൂടുതൽ മാപ്പുകൾ വരും | അടുത്ത അപ്ഡേറ്റിൽ
    ur-PK | جلد مزید لیول | مزید لیول بعد میں | مزید نقشے آئیں گے | اگلی اپ ڈیٹ میں
    """)
}
