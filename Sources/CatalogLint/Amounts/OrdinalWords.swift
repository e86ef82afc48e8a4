extension AmountWordLine {
  /// Words and signs that make a number the name of something, a percentage or a factor.
  static let ordinalWords = """
    * beside percent: %, ％, ٪, ﹪
    * after percent: percent, per cent, pct, 百分点
    de after percent: prozent
    fr after percent: pour cent
    es+ca after percent: por ciento, per cent
    pt after percent: por cento
    it after percent: per cento
    ru after percent: процентов, процента, процент
    uk after percent: відсотків, відсотки
    pl after percent: procent
    tr before percent: yüzde
    id+ms after percent: persen, peratus
    th after percent: เปอร์เซ็นต์
    hi+mr after percent: प्रतिशत, टक्के
    ko after percent: 퍼센트
    ja after percent: パーセント

    * before ordinal: #, ＃, №, n°, nº, no., nos., nr., n.º
    * before ordinal: level, levels, lvl, lvl., lv, lv., lvs
    * before ordinal: chapter, chapters, ch., vol, vol., volume, volumes, issue, episode, episodes, ep, ep.
    * before ordinal: season, part, stage, phase, tier, grade, rank, round, act, world, day, week, version
    * before ordinal: ver, ver., v, v., type, mission, floor, step, zone, area, group, class, generation, gen
    * before ordinal: top, since, year, ios, ipados, macos, watchos, tvos, visionos, iphone, ipad, windows
    * before ordinal: iphone ios, android, formula, route, unit, lesson, module, section, page, line, room
    * before title: vip, svip
    * before times glued: x, ×, ✕, ✖, ｘ, *
    * after factor glued: x, ×, ✕, ✖, ｘ
    * after ordinal small: ★, ☆, ⭐, ⭐️, 🌟
    * after ordinal glued: st, nd, rd, th, d, p, g, fps, dpi, ppi, kbps, mbps, px, hz, khz, bit, ª, º, °
    * after ordinal: star, -star, player, -player, -bit, th anniversary, fps, hz, dpi

    * before ordinal: 第, 等级, 等級, 关卡, 級別, 级别, 章节, 編號, 编号, 序号, 排名, 前, 版本, 赛季
    * before idiom single: 任意, 任何, 数, 數, 几, 幾, 上, 近, 好几, 成
    * before idiom: 星期, 礼拜, 禮拜, 双, 雙, 初, 不三不, 唯, 统, 万, 之, 乱七八
    * before title: 会员, 會員, 等级会员
    * after ordinal: 级, 級, 章, 阶, 階, 号, 號, 星级, 星級, 周年, 週年, 年代, 代目, 月, 号线, 号机, 月份, 等奖, 等獎
    * after ordinal: 星, 等级, 等級, 级别, 年级, 年級, 年生, 世, 次元版, 次元|世, 倍速, 时代, 級別, 期, 版本, 番, 位数, 号位, 刷
    * after ordinal year: 年|版, 年|新, 年|春, 年|夏, 年|秋, 年|冬, |新年, |新春, |春节, |春節, |龙年, |赛季, |龍年
    * after ordinal: 年度, 版, 款, 岁, 歲, 歳, 歳以上, 折, 次元, 时, 時
    * after counted: 星币, 星幣, 星钻, 星鑽, 星石, 星尘, 星星, 星晶, 号角, 阶石, 期间, 代币, 代幣, 代金, 版权, 款皮, 款角
    * after counted: 位|英, 月石, 月饼, 日元石, 天晶, 天石, 年兽, 周边, 日光, 月光, 折纸, 天赋, 天書
    * after factor: 倍
    ja before ordinal: 第, レベル, ステージ, チャプター, エピソード, シーズン, ランク, ページ, ver.
    ja after ordinal: 話目, 回目, 周年, 周年記念, 章, 巻, 番目, 位, 階, 月, 等, 年生, 日目, レベル, 合目
    ja after counted: 月間
    ja after factor: 倍
    ja after idiom: 分の
    ja after ordinal: つ星
    ko before ordinal: 제, 레벨, 챕터, 시즌, 에피소드, 스테이지, 버전
    ko after ordinal: 단계, 레벨, 화, 편, 급, 등급, 성, 위, 호, 주년, 월, 회차, 번째, 탄, 장르, 층, 년대
    ko after ordinal unlessCounted: 장
    ko after counted: 화살, 성급, 장의, 위안화, 호감
    ko after factor: 배
    ko after ordinal: 시
    ko after idiom: 분의

    de before ordinal: stufe, kapitel, staffel, folge, teil, tag, woche, band, klasse, welt, runde, rang, phase
    de after ordinal: . kapitel, . stufe, . staffel, . teil
    fr before ordinal: niveau, niveaux, chapitre, chapitres, saison, épisode, tome, partie, jour, acte, monde
    fr after ordinal glued: er, ère, re, e, ème, eme, ᵉ
    es before ordinal: nivel, niveles, capítulo, capítulos, capitulo, temporada, episodio, parte, día, fase
    pt before ordinal: nível, níveis, nivel, capítulo, capítulos, temporada, episódio, parte, dia, fase
    ca before ordinal: nivell, capítol, temporada, part, dia
    it before ordinal: livello, livelli, capitolo, capitoli, stagione, episodio, parte, giorno, fase
    nl before ordinal: niveau, hoofdstuk, seizoen, aflevering, deel, dag
    nl after ordinal glued: e, de, ste
    sv before ordinal: nivå, kapitel, säsong, avsnitt, del, dag
    da before ordinal: niveau, kapitel, sæson, afsnit, del, dag
    no before ordinal: nivå, kapittel, sesong, episode, del, dag
    fi before ordinal: taso, luku, kausi, jakso, osa, päivä
    ru before ordinal: уровень, уровня, ур., глава, главы, сезон, часть, серия, эпизод, день, том, этап, ранг
    ru after ordinal: -й, -го, -я, -е, уровень, уровня, -ый, -ой, г.
    uk before ordinal: рівень, рівня, розділ, глава, сезон, частина, серія, день
    uk after ordinal: -й, -го, рівень
    pl before ordinal: poziom, rozdział, sezon, odcinek, część, dzień, tom
    cs before ordinal: úroveň, kapitola, kapitoly, sezóna, díl, část, den
    sk before ordinal: úroveň, kapitola, kapitoly, sezóna, diel, časť, deň
    hr before ordinal: razina, poglavlje, sezona, epizoda, dio, dan
    sl before ordinal: stopnja, raven, poglavje, sezona, del, dan
    hu before ordinal: szint, fejezet, évad, rész
    hu after ordinal: . szint, . fejezet, . évad, . rész
    ro before ordinal: nivelul, nivel, capitolul, capitol, sezonul, sezon, partea, ziua
    el before ordinal: επίπεδο, κεφάλαιο, σεζόν, επεισόδιο, μέρος
    tr before ordinal: seviye, bölüm, sezon, kısım, gün, sürüm
    tr after ordinal: . seviye, . bölüm, . sezon, . gün, seviye
    id+ms before ordinal: tingkat, bab, musim, bagian, hari ke, hari ke-, tahap, ke-, level ke-, peringkat, tahap
    vi before ordinal: cấp, cấp độ, chương, mùa, tập, phần, ngày thứ, thứ, màn, tháng
    th before ordinal: เลเวล, ระดับ, บทที่, ตอนที่, ซีซั่น, ซีซัน, ด่าน, ด่านที่, ที่, วันที่
    ar before ordinal: المستوى, مستوى, الفصل, فصل, الموسم, الجزء, الحلقة, اليوم, المرحلة
    he before ordinal: רמה, שלב, פרק, עונה, חלק, יום
    ur before ordinal: لیول, باب, سیزن, حصہ
    hi before ordinal: स्तर, लेवल, अध्याय, सीज़न, भाग, दिन
    mr before ordinal: स्तर, लेव्हल, अध्याय, भाग
    bn before ordinal: স্তর, লেভেল, অধ্যায়, সিজন
    gu before ordinal: સ્તર, લેવલ, પ્રકરણ
    pa before ordinal: ਪੱਧਰ, ਲੈਵਲ, ਅਧਿਆਇ
    or before ordinal: ସ୍ତର, ଅଧ୍ୟାୟ
    ta before ordinal: நிலை, அத்தியாயம், லெவல்
    te before ordinal: స్థాయి, అధ్యాయం, లెవల్
    kn before ordinal: ಹಂತ, ಅಧ್ಯಾಯ, ಲೆವೆಲ್
    ml before ordinal: ലെവൽ, അധ്യായം
    en before ordinal firm: lose, losing, shed, gain
    en before ordinal: january, february, april, june, july, august, september, october, november, december
    en before ordinal: jan, feb, mar, apr, jun, jul, aug, sept, oct, nov, dec
    en after ordinal: january, february, april, june, july, august, september, october, november, december
    """
}
