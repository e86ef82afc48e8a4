extension RuleTexts {
  /// Texts that a rule must not report, by class.
  static let innocent = RuleTexts(
    """
    # Denied, in a list or with a second verb.
    cash-out | en-US | consumable | 500 Coins | Can't be sold, traded or exchanged for cash
    cash-out | en-US | consumable | 500 Coins | Do not expire and are not redeemed for money
    cash-out | zh-Hans | consumable | 500金币 | 不可转让、交易或提现
    cash-out | zh-Hant | consumable | 500金幣 | 不得轉售或兌換現金
    cash-out | ja | consumable | コイン500枚 | 換金や現金との交換はできません
    cash-out | ko | consumable | 500코인 | 현금으로 교환하거나 환전할 수 없습니다
    cash-out | de-DE | consumable | 500 Chips | Weder auszahlbar noch gegen Bargeld tauschbar
    cash-out | fr-FR | consumable | 500 jetons | Ne peuvent pas être échangés contre de l'argent
    cash-out | es-ES | consumable | 500 fichas | No se pueden vender ni canjear por dinero
    cash-out | pl | consumable | 500 żetonów | Nie można ich wymienić na gotówkę
    cash-out | nl-NL | consumable | 500 fiches | Niet inwisselbaar voor geld
    expiring-credits | en-US | consumable | 500 Gems | They never lapse, expire or reset
    expiring-credits | de-DE | consumable | 500 Juwelen | Werden nie gelöscht
    expiring-credits | de-DE | consumable | 500 Juwelen | Nicht verfallende Juwelen
    discount-claim | zh-Hans | consumable | 折纸 | 一波三折的故事
    expiring-credits | ja | consumable | ジェム500個 | 月末にリセットされません
    physical-goods | en-US | consumable | Mug | No physical goods are delivered
    regulated-claim | en-US | consumable | Chips | Not for real money gambling
    donation | en-US | consumable | Tip | This is not a donation
    # Names and words inside words.
    other-platform | ja | non-consumable | 物語 | アンドロイドは眠る
    other-platform | ja | non-consumable | 物語 | 心を持ったアンドロイドが旅する
    other-platform | en-US | non-consumable | Story | An android detective solves twelve cases
    other-platform | ko | non-consumable | 이야기 | 안드로이드의 꿈
    test-wording | ja | non-consumable | 衣装 | デモ隊の衣装
    test-wording | ko | non-consumable | 기록장 | 임신 테스트기 기록
    test-wording | ru | non-consumable | Психолог | 12 психологических тестов
    test-wording | en-US | non-consumable | A/B Test Notes | A notebook for marketers
    test-wording | de-DE | non-consumable | Crashtest | Zwölf Autos für die Wand
    test-wording | zh-Hans | non-consumable | 水质测试 | 记录鱼缸的水质
    external-payment | zh-Hans | non-consumable | 城市地图 | 银联大厦周边的步行路线
    external-payment | zh-Hant | non-consumable | 帳本 | 匯款紀錄
    external-payment | en-US | non-consumable | Gift Card Wallet | All your cards in one place
    external-payment | en-US | non-consumable | Invoice Templates | With a field for PayPal
    external-payment | ja | non-consumable | 帳簿 | クレジットカードの明細管理
    external-payment | ko | non-consumable | 가계부 | 신용카드 지출을 기록
    external-payment | de-DE | non-consumable | Haushaltsbuch | Kreditkarten und Ausgaben im Blick
    external-payment | pl | non-consumable | Budżet | Karty kredytowe i wydatki
    # Free, but not the product.
    free-wording | ja | non-consumable | 地図 | 無料駐車場マップ
    free-wording | ja | consumable | ジェム330個 | 有償300・無償30
    free-wording | en-US | non-consumable | Guide | Plain words, free of jargon
    free-wording | en-US | non-consumable | Chess | Connects to the Free Internet Chess Server
    free-wording | en-US | non-consumable | Ruler | Measures free angles
    free-wording | de-DE | non-consumable | Kiosk | Das Gratisblatt der Stadt
    free-wording | fr-FR | non-consumable | Plan | Les parkings gratuits de la ville
    free-wording | es-ES | non-consumable | Mapa | Aparcamiento gratuito en la ciudad
    free-wording | nl-NL | non-consumable | Kaart | Gratis parkeren in de stad
    free-wording | pl | non-consumable | Mapa | Darmowy parking w mieście
    # Instructions and null.
    placeholder-text | ja | non-consumable | メモ | 題名を入力してください
    placeholder-text | ko | non-consumable | 메모 | 내용을 입력하세요.라는 문구의 카드
    placeholder-text | de-DE | non-consumable | Null | Das Spiel um die Zahlen
    placeholder-text | no | non-consumable | Null | Spillet om tallene
    placeholder-text | en-US | non-consumable | Snake | Fonts for code_names and file_names
    # Members are people, and a place may be for VIPs.
    time-limited-consumable | en-US | consumable | Members | A list of your band
    time-limited-consumable | pt-BR | consumable | Associado | Um personagem novo
    time-limited-consumable | ja | consumable | メンバー | 仲間が一人増えます
    time-limited-consumable | it | consumable | Tessera | Per il tuo mosaico
    time-limited-consumable | th | consumable | สมาชิก | ตัวละครใหม่
    time-limited-consumable | ms | consumable | Anggota | Watak baharu
    time-limited-consumable | zh-Hans | consumable | VIP经验+300 | 提升角色的等级
    time-limited-consumable | ja | consumable | くじ1日1回券 | 一枚で一回引けます
    time-limited-consumable | en-US | non-consumable | 100 Years of Health | Stories of old age
    # Progress and notices are no promise.
    future-promise | tr | non-consumable | Durum | Hazırlanıyor
    future-promise | en-US | non-consumable | Ledger | Shows your upcoming transactions
    future-promise | it | non-consumable | Posta | Messaggi in arrivo
    future-promise | th | non-consumable | ไฟล์ | ไฟล์ที่เปิดเมื่อเร็วๆ นี้
    future-promise | de-DE | non-consumable | Werkstatt | Zeigt Aufträge in Vorbereitung
    # Chance as a subject, and praise that promises nothing.
    random-item | zh-Hans | non-consumable | 关卡包 | 二十个新关卡
    random-item | zh-Hans | non-consumable | 助手 | 避免单个文件过大
    random-item | de-DE | non-consumable | Atlas | Eine Zufallskarte für jede Partie
    random-item | en-US | non-consumable | Cards | Shuffles and deals random cards
    promotional-claim | zh-Hans | non-consumable | 工具 | 最佳化图片大小
    promotional-claim | ar-SA | non-consumable | الشطرنج | العب ضد خصم قوي
    promotional-claim | fr-FR | non-consumable | Échecs | La promotion du pion
    promotional-claim | en-US | non-consumable | Chess | Accepts the offer of a draw
    external-payment | it | non-consumable | Mappa | Un contrassegno per ogni meta
    # Goods, followers and savings in a game.
    physical-goods | en-US | consumable | Parcel Van | Delivers crates to every village
    physical-goods | ja | consumable | 配達員 | 宅配便の配達員になれます
    donation | ja | consumable | 物資 | ギルドに寄付できる材料
    donation | zh-Hans | consumable | 物资 | 用于公会捐献
    discount-claim | en-US | consumable | Loyalty Card | Save 20% on every upgrade
    discount-claim | de-DE | consumable | Sparmodus | 30% Akku sparen
    regulated-claim | en-US | consumable | Followers | Brave followers for your hero
    regulated-claim | ja | consumable | 回復薬 | 味方の傷が治る薬
    lifetime-subscription | en-US | auto-renewable | Fit for Life | A plan for each day
    lifetime-subscription | zh-Hans | auto-renewable | 月度会员 | 照片永久保存
    lifetime-subscription | en-US | auto-renewable | Atlas Pro | Not a one-time purchase
    apple-criticism | en-US | non-consumable | Camera | Slow motion for iPhone videos
    apple-criticism | zh-Hans | non-consumable | 整理 | iPhone 垃圾清理
    link-in-text | en-US | consumable | Bag | Holds 0 500 000 seeds
    link-in-text | zh-Hans | non-consumable | 贴纸 | 微信表情包24款
    wrong-script | ja | non-consumable | フォント | DejaVu Sans Mono
    wrong-script | ja | non-consumable | 衣装 | 戰國武将
    vague-description | en-US | consumable | Bag | Enjoy twelve new songs
    # Tests that the customer makes, in texts of some length.
    test-wording | zh-Hans | non-consumable | 音响工具 | 用一段旋律测试左右两只音箱的声音
    test-wording | zh-Hant | non-consumable | 電腦教室 | 除錯的十二個方法，附練習
    test-wording | ja | non-consumable | 開発入門 | デバッグの進め方を学べる全十二回の講座
    test-wording | ko | non-consumable | 개발 강좌 | 디버깅을 배우는 열두 번의 수업
    test-wording | ar-SA | non-consumable | أدوات الصوت | لحن يساعدك على اختبار سماعتيك اليمنى واليسرى
    test-wording | th | non-consumable | เครื่องมือเสียง | ทำนองสำหรับลำโพงซ้ายขวาพร้อมวิธีทดสอบทีละขั้น
    test-wording | vi | non-consumable | Lập trình | Mười hai bài học về cách gỡ lỗi chương trình
    test-wording | id | non-consumable | Alat Suara | Nada untuk menjalankan tes pada kedua pengeras suara
    test-wording | bn-BD | non-consumable | কোডিং | ডিবাগ করার বারোটি পাঠ
    test-wording | hi | non-consumable | कोडिंग | डीबग करना सीखने के बारह पाठ
    # Lengths of time that place something, compare it or belong to a calendar.
    time-limited-consumable | zh-Hans | consumable | 上一年的回忆 | 一本相册
    time-limited-consumable | zh-Hant | consumable | 一個月以後 | 一封信
    time-limited-consumable | ja | consumable | 一週間先の天気 | 予報カード
    time-limited-consumable | ko | consumable | 이번 분기의 시작 | 기념 배지
    time-limited-consumable | ko | consumable | 선택한 달력 | 배경 그림
    time-limited-consumable | ar-SA | consumable | الذكرى السنوية | شارة
    time-limited-consumable | te-IN | consumable | మూడు నెలల క్రిందట | కథ
    time-limited-consumable | ta-IN | consumable | முழு வார்த்தைகள் | புதிர்
    time-limited-consumable | kn-IN | consumable | ಒಂದು ವಾರ ಮುಂದೆ | ಕಥೆ
    time-limited-consumable | or-IN | consumable | ଭବିଷ୍ୟତରେ 1 ମାସ | କାହାଣୀ
    time-limited-consumable | gu-IN | consumable | ભવિષ્યમાં ૧ વર્ષ | વાર્તા
    time-limited-consumable | th | consumable | นานมากกว่าหนึ่งเดือน | นิทาน
    time-limited-consumable | vi | consumable | Sắp xếp theo ngày | Sổ ảnh
    time-limited-consumable | id | consumable | Hari pertama dalam seminggu | Stiker
    # What goes for good isn't kept.
    unlock-as-consumable | zh-Hans | consumable | 碎纸机 | 永久删除所选的信件
    unlock-as-consumable | zh-Hant | consumable | 時鐘 | 永遠顯示在最上面
    unlock-as-consumable | ko | consumable | 파쇄기 | 편지를 영원히 삭제
    unlock-as-consumable | ar-SA | consumable | ساعة | تظهر دائما في الأعلى
    unlock-as-consumable | ja | consumable | 勇者 | 都市を解放した軍隊
    unlock-as-consumable | hi | consumable | श्रेडर | चिट्ठियाँ स्थायी रूप से हटाएँ
    unlock-as-consumable | vi | consumable | Máy hủy giấy | Xóa vĩnh viễn thư cũ
    external-payment | zh-Hant | non-consumable | 帳本 | 選擇轉帳的科目
    placeholder-text | zh-Hans | non-consumable | 通讯录 | 在此输入作者的电话号码
    # A name in quotation marks.
    wrong-language | mr-IN | non-consumable | कथा | "The Call of the Wild" ही जंगलातील कुत्र्याची कथा आहे
    wrong-language | hi | non-consumable | कहानी | "The Call of the Wild" जंगल के कुत्ते की कहानी
    """)
}
