extension MeaningTable {
  static let otherPlatforms = MeaningTable(
    rule: "other-platform",
    """
    locale | on Switch | on Windows | on Steam | on PlayStation | on Xbox | in the Galaxy Store
    en-US | Also on Switch | Also on Windows | Also on Steam | Also on PlayStation | Also on Xbox | Also in the Galaxy Store
    zh-Hans | 支持Switch存档 | 支持Windows存档 | 支持Steam存档 | 支持PlayStation存档 | 支持Xbox存档 | 也可在Galaxy Store获取
    zh-Hant | 支援Switch存檔 | 支援Windows存檔 | 支援Steam存檔 | 支援PlayStation存檔 | 支援Xbox存檔 | Galaxy Store也有
    ja | Switchでも遊べる | Windowsでも遊べる | Steamと連携 | PlayStationでも遊べる | Xboxでも遊べる | Galaxy Storeでも配信
    ko | 스위치에서도 즐기기 | 윈도우에서도 즐기기 | 스팀과 연동 | 플레이스테이션에서도 | 엑스박스에서도 | 갤럭시 스토어에서도
    es-ES | También en Switch | También en Windows | También en Steam | También en PlayStation | También en Xbox | También en la Galaxy Store
    pt-BR | Também no Switch | Também no Windows | Também no Steam | Também no PlayStation | Também no Xbox | Também na Galaxy Store
    fr-FR | Aussi sur Switch | Aussi sur Windows | Aussi sur Steam | Aussi sur PlayStation | Aussi sur Xbox | Aussi sur le Galaxy Store
    de-DE | Auch auf der Switch | Auch für Windows | Auch für Steam | Auch für PlayStation | Auch für Xbox | Auch im Galaxy Store
    it | Anche su Switch | Anche su Windows | Anche su Steam | Anche su PlayStation | Anche su Xbox | Anche sul Galaxy Store
    ru | Также на Switch | Также для Windows | Также в Steam | Также на PlayStation | Также на Xbox | Также в Galaxy Store
    tr | Switch'te de oyna | Windows'ta da oyna | Steam'de de oyna | PlayStation'da da oyna | Xbox'ta da oyna | Galaxy Store sürümü
    ar-SA | متوفر على Switch | متوفر على ويندوز | متوفر على ستيم | متوفر على بلايستيشن | متوفر على Xbox | متوفر في Galaxy Store
    vi | Chơi trên Switch | Chơi trên Windows | Chơi trên Steam | Chơi trên PlayStation | Chơi trên Xbox | Có trên Galaxy Store
    th | เล่นบน Switch | เล่นบน Windows | เล่นบน Steam | เล่นบน PlayStation | เล่นบน Xbox | มีใน Galaxy Store
    id | Main di Switch | Main di Windows | Main di Steam | Main di PlayStation | Main di Xbox | Ada di Galaxy Store
    ms | Main di Switch | Main di Windows | Main di Steam | Main di PlayStation | Main di Xbox | Ada di Galaxy Store
    nl-NL | Ook op de Switch | Ook op Windows | Ook op Steam | Ook op PlayStation | Ook op Xbox | Ook in de Galaxy Store
    sv | Även på Switch | Även på Windows | Även på Steam | Även på PlayStation | Även på Xbox | Även i Galaxy Store
    da | Også på Switch | Også på Windows | Også på Steam | Også på PlayStation | Også på Xbox | Også i Galaxy Store
    no | Også på Switch | Også på Windows | Også på Steam | Også på PlayStation | Også på Xbox | Også i Galaxy Store
    fi | Myös Switchillä | Myös Windowsilla | Myös Steamissa | Myös PlayStationilla | Myös Xboxilla | Myös Galaxy Storessa
    pl | Także na Switchu | Także na Windows | Także na Steamie | Także na PlayStation | Także na Xbox | Także w Galaxy Store
    cs | Také na Switchi | Také na Windows | Také na Steamu | Také na PlayStation | Také na Xbox | Také v Galaxy Store
    sk | Aj na Switchi | Aj na Windows | Aj na Steame | Aj na PlayStation | Aj na Xbox | Aj v Galaxy Store
    hu | Már Switchen is | Már Windowson is | Már Steamen is | Már PlayStationön is | Már Xboxon is | A Galaxy Store-ban is
    ro | Și pe Switch | Și pe Windows | Și pe Steam | Și pe PlayStation | Și pe Xbox | Și în Galaxy Store
    hr | I na Switchu | I na Windowsu | I na Steamu | I na PlayStationu | I na Xboxu | I u Galaxy Storeu
    sl-SI | Tudi na Switchu | Tudi na Windows | Tudi na Steamu | Tudi na PlayStationu | Tudi na Xboxu | Tudi v Galaxy Store
    ca | També a la Switch | També a Windows | També a Steam | També a PlayStation | També a Xbox | També a la Galaxy Store
    uk | Також на Switch | Також для Windows | Також у Steam | Також на PlayStation | Також на Xbox | Також у Galaxy Store
    el | Και στο Switch | Και για Windows | Και στο Steam | Και στο PlayStation | Και στο Xbox | Και στο Galaxy Store
    he | גם ב־Switch | גם ב־Windows | גם ב־Steam | גם בפלייסטיישן | גם באקסבוקס | גם ב־Galaxy Store
    hi | Switch पर भी | Windows पर भी | Steam पर भी | PlayStation पर भी | Xbox पर भी | Galaxy Store पर भी
    mr-IN | Switch वर | Windows वर | Steam वर | PlayStation वर | Xbox वर | Galaxy Store वर
    bn-BD | Switch-এও | Windows-এও | Steam-এও | PlayStation-এও | Xbox-এও | Galaxy Store-এও
    gu-IN | Switch પર પણ | Windows પર પણ | Steam પર પણ | PlayStation પર પણ | Xbox પર પણ | Galaxy Store પર પણ
    pa-IN | Switch ਤੇ ਵੀ | Windows ਤੇ ਵੀ | Steam ਤੇ ਵੀ | PlayStation ਤੇ ਵੀ | Xbox ਤੇ ਵੀ | Galaxy Store ਤੇ ਵੀ
    or-IN | Switch ରେ | Windows ରେ | Steam ରେ | PlayStation ରେ | Xbox ରେ | Galaxy Store ରେ
    ta-IN | Switch இல் | Windows இல் | Steam இல் | PlayStation இல் | Xbox இல் | Galaxy Store இல்
    te-IN | Switch లో కూడా | Windows లో కూడా | Steam లో కూడా | PlayStation లో కూడా | Xbox లో కూడా | Galaxy Store లో కూడా
    kn-IN | Switch ನಲ್ಲಿ | Windows ನಲ್ಲಿ | Steam ನಲ್ಲಿ | PlayStation ನಲ್ಲಿ | Xbox ನಲ್ಲಿ | Galaxy Store ನಲ್ಲಿ
    ml-IN | Switch ലും | Windows ലും | Steam ലും | PlayStation ലും | Xbox ലും | Galaxy Store ലും
    ur-PK | Switch پر بھی | Windows پر بھی | Steam پر بھی | PlayStation پر بھی | Xbox پر بھی | Galaxy Store پر بھی
    """)
}
