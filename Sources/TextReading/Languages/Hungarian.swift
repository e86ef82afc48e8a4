extension Language {
  /// Hungarian.
  static let hungarian = Language(
    code: "hu",
    amounts: """
      ordinal: karát, karátos
      counted: eurós bankjegy, forintos bankjegy, forintos érme, euróérme, euróérmék, élet, csillag, kép
        dal, darab, db
      money=HUF: ft, ft-ért, forint, forintért, forintba, forintot, forintos, ft-os, ft-ba
      money=EUR: euróért, euró, euróba
      minute: perc, perces, percig, percre
      hour: óra, órás, óráig, órára
      day: nap, napos, napi, napig, napra, napon, napot, napért
      week: hét, hetes, hétig, hétre, héten, heti
      month: hónap, hónapos, havi, hónapig, hónapra, hónapon
      quarter: negyedév, negyedéves, negyedévre
      year: év, éves, évig, évre, éven
      percent: százalék, százalékos, százalékkal
      before ordinal: szint, fejezet, rész, pálya, nap, hét, világ, kör
      before ordinal season: évad
      ordinal: . szint, . fejezet, . évad, . rész, . pálya, . nap, . hét, . világ
      magnitude=1000: ezer
      magnitude=1000000: millió
      beside counted: érme, érmét, érmék, arany, aranyérme, aranyat, gyémánt, gyémántot, drágakő
        drágakövet, kristály, kristályt, pont, pontot, rubin, ékkő, zseton
      """,
    spelledNumbers: """
      1 egy; 2 kettő két; 3 három; 4 négy; 5 öt; 6 hat; 8 nyolc; 9 kilenc; 10 tíz tizen
      20 húsz huszon; 30 harminc; 40 negyven; 50 ötven; 60 hatvan; 70 hetven; 80 nyolcvan
      90 kilencven; 12* tucat; 100* száz; 1000* ezer; 1000000* millió
      """,
    buying: "csak, csupán",
    otherSenses: "font fontos: súlyz edz fogy",
    besidePrice: "feltöltés, áfával, csak, mindössze",
    relativeTimes: """
      kiválasztása, megjelenítése, vagy több
      ezelőtt, előre, óta, előtt, utóbbi, múlt, elmúlt, jövő, következő, múlva, több mint
      kevesebb mint, utolsó, belül, korábban, később, után, most +
      mint
      """,
    balances: "érték, egyenleg",
    trial: "próba, próbál",
    trialName: "XX napos próba",
    offering: "tartalmaz, kínál, próbaidő",
    days: "nap",
    dayNumbers: "három, öt, hét, tíz, tizennégy, harminc",
    restoring: "visszaállít",
    passwords: "jelszó, jelszava, jelszavam, |pin-kód",
    noPassword: "nincs, nem, nélkül, kell, lásd, üres, ugyanaz",
    generic: """
      *vásárlás *vásárlást *vásárlása *vásárlásod *vásárlásodat *vásárlását *vásárold *vásárolj
      *vedd *vegyél *vétel *megvétel *termék *terméket *termékek *tétel *tételt *előfizetés *leírás
      *köszönjük *köszönet *köszönöm *élvezd *élvezze *szórakozást *cikk *cikket *rendeld
      a az egy ez ezt itt most alkalmazáson alkalmazásban belüli belül appon in app meg ki el le és
      vip új nagyszerű remek szuper csodás fantasztikus klassz jó kiváló különleges szerezd szerezze
      kapd próbáld hozzá jó nálunk tőlünk támogatást támogatásod hogy azonnal gyorsan egyszerűen
      virtuális digitális *visszatérítés nagyon szépen hálásan ma csak tiéd legyen a mi neked számodra
      """,
    lengths: """
      0 nap szezon két három hat; 182 fél; 91 negyed; 365 év; 30 hónap havi havonta
      7 hét heti hetente hetes
      """,
    lengthAndPlan: "bérlet, előfizetés, kártya",
    plans: "csomag, előfizetés, klub, bérlet, tagság, edző, terv, prémium, hozzáférés",
    during: "egy",
    duringAfter: "át, keresztül, évig, hónapig, évre, hónapra, hétig, hétre",
    ones: "egy, 1, egyéves",
    wholes: "teljes, egész, kerek",
    firstLengths: "30 első hónap, 7 első hét, 365 első év",
    once: "egyszer",
    contents: """
      terv, program, tanfolyam, étrend, naptár, napló, előrejelzés, horoszkóp, előzmény, mentés
      archív, tárol, kihívás, garancia, cél
      """,
    billing: "havonta, évente, hetente, havi, éves, heti",
    nothing: "semmi, semmit, nélkül, nincs, nincsenek, semmilyen",
    alternatives: "_vagy_, _sem_",
    contrasts: "_hanem_, _de_",
    used: "használt, felhasznált, beváltott, elköltött",
    additions: "_és_, _plusz_, _meg_",
    breaks: "_amely, _ami, _ha_, _mert_, _hogy_",
    doneWithout: "hirdetés, reklám, vízjel, korlát, várakoz, regisztrác, követés",
    charges: "díj, költség, fizet, előfizet, számla, tagdíj",
    others: "semmilyen más, egyetlen más",
    ownOffers: "erre a csomagra, erre a vásárlásra, erre a termékre, ebből a csomagból",
    bestDeals: "legkedvezőbb, legjobb vétel",
    vouchers: "kupon, utalvány, kedvezménykártya, kedvezménykalkulátor, árfigyel",
    firstParts: "első fejezet, első lecke, első szint, első epizód, első rész, 1. fejezet, 1. lecke",
    ownShops: "játékbeli bolt, játék boltj, játékon belül",
    scores: "pont",
    doubling: "dupla, kétszer, duplá, kétszeres",
    exchanging: "vált, csere",
    packs: "csomag, zsák, láda, egyenleg, összeg, erszény, halom",
    gains: """
      ^tartalmaz, ^kapsz, ^szerez, ^vásárol, ^vegyél, kapsz, kapni fogsz, szerezhetsz, egyenlegedhez
      számládra, fiókodba
      """,
    collecting: "katalógus, gyűjtő, numizm, kifestő",
    each: "darabja, darabonként",
    costs: "ára, ára csak, kerül",
    costsBefore: "befér akár, elfér",
    perUnit: """
      1 naponta napi /nap egy_nap
      7 hetente heti /hét
      30 havonta havi /hó /hónap
      365 évente évi éves /év
      0 darabja darabonként /db db
      0 minden
      """,
    nearly: """
      csak, csupán, mindössze, kb., körülbelül, nagyjából, majdnem, alig, <kevesebb mint, <kevesebb
      mint
      """,
    comparisons: "mint a, mint az, képest",
    bonuses: "bónusz, extra, ajándék, ráadás",
    bonusesBefore: "bónusz, extra, plusz",
    atLeast: "több mint, legalább, minimum",
    andMore: "vagy több, és még egy kicsi, és még több",
    paying: "fizet, fizess, vásár, vegy, vedd, olcs, kedvezm, rendel",
    beforeAccount: "a_, számon, szám",
    functionWords: """
      az, egy, hogy, nem, meg, vagy, minden, összes, nélkül, több, új, ez, azt, fel, csak, már
      még, mint, lesz, neked, saját, után, alatt, között, amely, aki, ezt, így, akár, mindig
      szerezz, *a, *és, *is, *ki, *el, *be, *van
      """,
    words: #"""
      [free] ingyen, ingyenes, ingyenesen, ingyenesek, díjmentes*, díjtalan*, térítésmentes*
        !{maradjon,marad,maradnak,maradhasson} {ingyenes,ingyen}
        !{ingyenes,ingyen} {maradjon,marad,maradnak,maradhasson,tartani}, !{alkalmazás,app,játék} {ingyenes,ingyen}
        !ingyenes {verzió*,változat*,frissítés*,alkalmazás*}
        !{havi,éves,rejtett,további} {díj,költség,költségek,fizetés} nélkül, grátisz, 0 ft, !ingyenes parkol*
        !ingyen parkol*, !ingyenes {wifi,wi-fi,múzeum*,újság*}, !ingyenélő*, ingyenesség, ingyenért
        {fizetés,költségek,költség} nélkül, nem kerül semmibe, semmibe sem kerül, grátis, térítés nélkül, díj nélkül
        ráadásként ajándék, ingyenpörget*, 0 forint, egy fillérbe sem, nem kell fizetn*, nem fizetsz érte, nulla forint*
        semmit sem fizetsz, {semmit,nem} fizetsz, {semmibe,egy fillérbe} sem kerül, nulla forint
        !az {alkalmazás,app} {továbbra is,ezután is,mindig} {ingyenes,ingyen}
        {hét,hónap,nap} … {mi álljuk,a mi ajándékunk}, hónap ajándék*
      [externalPayment] hitelkártya, hitelkártyával, hitelkártyák, bankkártyával, bankkártyás fizetés, banki átutalás
        banki átutalással, átutalással, átutalás, utánvét, utánvéttel, ajándékkártya, ajándékkártyák, ajándékkártyával
        ajándékutalvány*, kuponkód*, promóciós kód*, promóciókód*, aktiváló kód*, aktiváló kulcs, emelt díjas sms
        készpénzzel, készpénzes fizetés, weboldalunkon, honlapunkon, webshopunkban, webáruházunkban
        olcsóbb {a weben,a neten,online,a weboldal*,a honlap*}, olcsóbb … weboldal*, olcsóbban a {weben,neten}
        az alkalmazáson kívül, az appon kívül, hivatalos weboldal*, hivatalos honlap*, {más,egyéb} fizetési mód*
        fizess bitcoin*, simplepay, simplepay-jel, barion, !{hitelkártyák,átutalások} nyilvántart*, hitelkártyát
        hitelkártyáddal, hitelkártyádat, bankkártya, bankkártyát, bankkártyáddal, bankkártyás, kártyás fizetés
        betéti kártya*, átutalást, átutalásra, banki utalás*, utalással, utald, paypallal, paypal-lal, paypal-al
        paypalon, paypal-fiók*, készpénz, készpénzben, készpénzt, készpénzes, fizess készpénz*, bitcoinnal, bitcoinban
        fizess … bitcoin*, fizethetsz bitcoin*, kriptóval, kriptovalutával, kriptofizet*
        {aktivációs,aktiválási,beváltó} kód*, beváltókód*, váltsd be a kód*, licenckulcs*, termékkulcs*, ajándékkód*
        kedvezménykód*, utalvánnyal, feltöltőkártya*, sms-ben fizet*, fizetés sms*, mobilszámlá*, számlára fizet*
        csekken, csekkes befizetés, weboldalunk, weboldalunkról, honlapunk, honlapunkról, weblapunk*
        internetes oldalunk*, oldalunkon olcsóbb*, olcsóbb … oldalunkon, olcsóbb … honlap*, olcsóbban … honlap*
        olcsóbb a böngészőben, {az app store-on,applikáción,appon} kívül, közvetlenül tőlünk, tőlünk közvetlenül
        írj … a vásárláshoz, írj … rendeléshez, írj ránk … rendel*, rendelj üzenetben, üzenetben rendel*
        !készpénzes skin, !hitelkártyák kezel*, !hitelkártyáidat, !az alkalmazáson kívül ikon*, !átutalás nyilvántart*
        webáruházunk*, webshopunk*, internetes boltunk*, számlára utal*, rendelj tőlünk, rendelj nálunk, vegyél tőlünk
        vásárolj nálunk, saját oldalunk*, böngészőben olcsóbb*, olcsóbban … {oldalunk*,webáruház*}, számlánkra
      [otherPlatform] androidra, androidon, androidos, play áruház*, steamen, samsung telefon*
        !androidos {páncél,lázadás}, android-os, android telefon*, android készülék*, google {playen,playről,play-en}
        playstationön, playstationre, playstationnel, xboxon, xboxra, nintendón, switchen, steamről, steam-en
        huawei telefon*, xiaomi telefon*, playes verzió, windowson játszható, !androidok városa, androidhoz, androidról
        androiddal, androidban, androidra is, >{switchen,switchre,windowson,windowsra,windowsos,steamen,steamre}
      [placeholder] [leírás], [cím], ide jön a szöveg, ide jön a leírás, szöveg helye, leírás helye, szöveg ide
        leírás ide, cím ide, leírás később, leírás hamarosan, =leírás, =cím, =név, ={írja,írd} be a leírást, mintaszöveg
        példaszöveg, helyőrző*, helykitöltő*, töltelékszöveg, nincs leírás, később pontosít*, =termék neve
        =termékleírás, ide írd, ide írja, ide kerül a {leírás,szöveg,cím}, ide jön a cím, a cím helye, ez egy leírás
        ez a leírás, ez egy cím, leírás {következik,készül,folyamatban}, =névtelen, =cím nélkül, =nincs cím
        =névtelen termék, névtelen termék, =terméknév, =termék leírása, =a termék neve, =adj meg egy leírást
        =adja meg a leírást, =írd be a címet, ={írja,írd} be a szöveget, később kerül meghatározásra, meghatározandó
        meghatározás alatt, még nincs meghatározva, később döntjük el, később adjuk meg, kitöltendő, próbaszöveg
        mintaleírás, mintacím, mintatermék*, példaleírás, példatermék*, leírás hiányzik, hiányzó leírás
        !ide {írd a válaszod*,írja a válasz*,írd a jegyzet*}, hiányzó cím, hiányzó név, cím hiányzik, írd ide, írja ide
        =nincs név, =nincs leírás, leírás megadása itt, add meg a leírást, töltsd ki, !{írd,írja} ide a válasz*
        !{írd,írja} ide az üzenet*, !írja ide a keresett*, !írd ide a keres*, !töltsd ki a {kvíz*,táblá*,rejtvény*}
        !rugalmas helykitöltő, !helykitöltő {késleltet*,aktiv*}, =lefordítandó, =fordításra vár, =hiányzó fordítás
        =nincs lefordítva
      [test] tesztverzió*, teszttermék*, tesztvásárlás*, tesztváltozat*, tesztelésre, bétaverzió*, béta verzió*
        alfaverzió*, demóverzió*, demó változat*, próbaverzió*, belső használatra, ne vedd meg, ne vásárold meg
        hibakereső verzió*, !tesztelésre vár*, tesztelési cél*, tesztcél*, teszt célra, {csak,ez,ez egy} teszt
        tesztelés céljá*, tesztüzem, tesztmód*, tesztfiók*, tesztkörnyezet*, tesztcsomag*, béta változat*, bétaváltozat*
        demóváltozat*, demó verzió*, demó termék*, fejlesztői {verzió*,változat*}, ne vegyétek meg, ne vegye meg
        nem eladó, nem megvásárolható, belső használat*, =teszt, =demó, =béta, =próba, !csak teszteld, !test
        !belső használatú neve, !vlc belső használat*
      [futurePromise] hamarosan {érkez*,elérhető,jön,új,további,több}, továbbiak {hamarosan,érkeznek,készül*}
        a következő frissítésben, következő frissítéssel, {jövőbeli,a jövőbeni} frissítés*, a következő verzióban
        még fejlesztés alatt, később kerül be, még az idén, =hamarosan, =jön, fejezet … hamarosan, hamarosan újabb
        hamarosan minden, {újabbak,újak,leckék} érkeznek, készülnek a további, következő frissítés*
        jövőbeni frissítések*, későbbi frissítés*, egy későbbi verzió*, későbbi verzióban, következő verzió*
        később érkez*, később jelenik meg, fejlesztés alatt, előkészületben, készülőben, folyamatosan bővül*
        idén érkez*, még idén, az év során, az év vége előtt, elérhető lesz
        !{minden,összes,tartalmazza a} jövőbeli frissítés*, !hamarosan {lejár*,kezdőd*,vége,kikapcsol*,bezár*,indul*}
        !következő {frissítés ideje,frissítés:,verzióra}, !nemsokára vége, !hamarosan törl*, !következő frissítésig
        !hamarosan újraindul*, !következő frissítés dátum*, nemsokára {itt van,érkez*,elérhető*,új}
        rövidesen {új,érkez*,elérhető*}, hamarosan … {elérhető,érkez*}, hamarosan bővül, rövidesen bővül*
        hamarosan megjelen*, rövidesen … bővül, hamarosan kapható, {új,további,újabb} … hamarosan, dolgozunk
        készítjük a következő, később … frissít*, hamarosan jönnek, még nem kész, még készül, jönnek az új
        új … érkeznek, új … érkezik, újabb … érkeznek, épül még, !minden jövőbeli frissítésben, !új üzenetek érkeznek
        !új {levelek,levél,üzenet} érkez*
        {később,hamarosan} {további,új,több} {pályák,pálya,térképek,világok,fejezetek,szintek}
        {további,új} {pályák,térképek,világok,fejezetek,szintek} {érkeznek,jönnek,később,hamarosan,várhatók}, =hamarosan
        (hamarosan)
        {jön,jönnek} a {többi,folytatás}, a többi {jön,érkezik}
        !hamarosan {karácsony,tavasz,nyár,tél,húsvét,itt a karácsony,itt a tavasz,itt a tél,újév}
        {ősszel,tavasszal,nyáron,télen} {érkezik,érkeznek,jön,jönnek} {új,további,újabb}
        {további,újabb} … {ősszel,tavasszal,nyáron,télen} {érkezik,érkeznek,jön,jönnek}
      [expiringCredits] lejár, lejárnak, lejárt, elévül, elévülnek, elvész, elvesznek, érvényes … ig, érvényességi idő*
        érvényesség, érvényüket vesztik, érvényét veszti, lejárati dátum*, lejárati idő*, szavatossági idő*
        felhasználható … ig, nullázódik, nullázódnak, törlődnek, felhasználandó
        !{nem jár,nem járnak,soha nem jár,sosem jár,sosem járnak} le, !nem vész el, !nem vesznek el
        !korlátlan érvényesség*, !az ajánlat lejár, !nem nullázód*, !nem évül*, után lejár*, után elvesz*
        végéig érvényes*, érvényesek, érvényes … végéig, végéig használhat*, végéig felhasznál*, használd el
        használd fel, felhasználhatók … végéig, különben eltűn*, eltűnnek, eltűnik … után, törlődik, csak … érvényes
        hó végén törl*, felhasználhatóság*, lejáratig, elévülési*, !nem veszíti el érvény*, !soha nem járnak le
        !soha nem vesznek el, !nem tűnnek el, !nem törlődnek, !soha nem évül*, !korlátlan ideig érvényes, !nem törlődik
        !nem nullázódik, {napig,hónapig,évig} érvényes*, használatlan … töröl*, érméket töröljük, nem használt … töröl*
        felhasználhatók, napig használhat*, használd el … előtt, lejárat előtt, !{mindig,örökké} érvényes*
      [cashOut] készpénzre váltható*, pénzre váltható*, pénzre váltása, készpénzre váltása, váltsd … pénzre
        váltsa … pénzre, készpénzre válts*, beváltható … pénzre, pénz kivét*, pénzkivét*, pénzfelvétel*
        kifizetés a bankszámlá*, bankszámládra, bankszámlájára, valódi pénz*, igazi pénz*, pénznyeremény*, pénzdíj*
        vásárlási utalványra, !nem váltható {pénzre,készpénzre}, !{nem,nincs} valódi pénz*, !valódi pénz nélkül
        !nem igazi pénz*, {kiveheted a,vedd ki a,kivehető} nyeremény*, {nyeremény,nyereményed} kifizetés*, kifizetheted
        vegyél ki pénzt, vedd ki a pénz*, pénzfelvét*, pénzkifizetés*, tedd … pénzzé, készpénzzé
        változtasd … {pénzzé,készpénz*}, alakítsd … pénzzé, váltsd {át … pénzre,át … készpénz*,valódi*}, váltsd … valódi
        cseréld … pénzre, cseréld valódi*, cseréld készpénz*, készpénznyeremény*, készpénzdíj*, pénzjutalm*, nyerj pénzt
        adj el … valódi, add el … pénzért, add el … valódi, bankszámlára fizet*, kifizetés bankszámlá*, euróra vált*
        forintra vált*, !nem {válthatók pénzre,váltható*,cserélhető*,fizethető ki*,válthatók valódi*}
        !{nincs,nincsenek} pénznyeremény*, !nem valódi pénzért, váltsd … forintra, váltsd … euróra, forintra a pont*
        cseréld … forintra, cseréld … euróra, alakítsd … forinttá, kérd a nyereményed, nyereményt kifizet*
        kifizetjük a nyeremény*, pénz a számládra, a számládra utal*, készpénzre, !válts forintra a valutaváltó*
        !készpénzre várva, {üzleteinkben,boltjainkban,kávézóinkban,éttermeinkben,szalonjainkban,üzleteinkben is}
        {váltsd be,beváltható,használd,fizess,váltsa be} … {a pénztárnál,a pultnál}
        {a pénztárnál,a pultnál} {beváltható,fizess,váltsd}, partnerüzletekben, {vált*,csere*} … {forintra,euróra}
        valódi forint*
      [negation] nem, nincs, soha, sosem, nélkül, ne, sem, tilos
        semmi, semmit, semmilyen, nincsen, nincsenek, sincs, sohasem, mellőz*, *díjmentes, előfizetésmentes*
        !no, !{nem,ne} {csak,csupán}, !nemcsak, !ne {hagyd ki,maradj le,várj}, !vég nélkül, !korlát nélkül
        felejtsd, felejtse, viszlát, búcsú, !ne felejtsd, !ne felejtse, !soha vissza nem
      [impossibility] nem {lehetséges,lehet,elérhető,engedélyezett,megengedett,váltható,válthatók,cserélhető,cserélhetők}
        nem {érvényes,érvényesek,támogatott}, lehetetlen, kizárt, tilos
        nem {jár,szükséges,kell,tartalmazza,létezik}
      [recordKeeping] kiadások, kiadásaid*, költségvetés*, költségek, könyvelés*, nyugták, jelszavak
        tartozások, pénzügyek, kasszakönyv, átutalások nyilvántart*, nyilvántart*, tartsd számon
        számon tart*, számlák, számláid*, pénztárcakövet*, tranzakció*, adóbevallás*, bevételek
        pénzügyeid*, jelszókezelő*, háztartási napló*, költségnapló*
      [trial] próba, próbaidő*, próbaverzió*, próbaelőfizetés*, próbahét, próbahónap, próbáld ki, próbálja ki
        kipróbálás*, kipróbálható, kipróbálható*, !próba {érettségi,vizsga}
      [quiz] kérdés, kérdések, kérdést, vizsga*, válaszok, érettségi*, kvíz*, kresz*, gyakorlóvizsga*, személyiségteszt*
        nyelvi teszt*, feladatok, kísérlet*, tudáspróba*, tudásteszt*
      [donation] adomány*, adakoz*, jótékony*, gyűjtés javára, közösségi finanszírozás, !véradomány*, !klánadomány*
        !szervadomány*, !jótékonysági bál*, támogasd a munkánkat, karitatív, közösségi gyűjtés, !véradás*, !adatgyűjtés*
        !szervadományoz*, !csapatadományoz*, !klánadományoz*, !kártyaadomány*, !gyűjtés és, !pontgyűjtés*
        támogatásod {életben,segít}, támogass minket, támogasd a fejlesztő*, támogasd az alkalmazás*, bevétel egy része
        bevétel … célra, jó ügy, nemes cél*, borravaló*, önkéntes hozzájárul*, !támogass minket a csatá*
        {fele,felét} … {menhelyé,menhelynek,állatmenhely*,vöröskereszt*}
      [physicalGoods] ingyenes szállítás*, ingyenes kiszállítás*, díjmentes szállítás*, házhoz szállít*, házhozszállít*
        szállítási {költség*,díj*,cím*}, postai úton, futárral, csomagautomat*, házhoz, szállítással együtt
        szállítás az árban, szállítást is tartalmaz*, szállítás benne, ingyen szállítás*, szállítás ingyen*
        ingyen kiszállítás*, kiszállítjuk, postán küldjük, postán érkezik, postázzuk, postázás*, postaköltség*
        posta költség*, elküldjük postán, az ajtódig, az ajtóig, futárszolgálat*, nyomtatott {példány*,könyv*}
        fizikai példány*, !postán kívül, !szavak a postán, !postai bélyeg*, !a postán, !postai irányítószám*
        !postai szám*, !kiszállítás küldetés*, !postai cím*, postai kézbesítés*, kiszállítás {az ajt*,otthon*}
        a címedre, a lakcímedre, kiküldjük, postaládádba, díjtalan szállítás*, ingyenes házhoz*
        elküldjük … {címedre,neked}, otthonodba, !elküldjük neked {a jelszó*,az e-mail*,az értesítés*}
        !e-mailben elküldjük*
      [paidOnce] egyszeri {fizetés*,vásárlás*,díj*}, fizess egyszer, csak egyszer fizet*
        {élethosszig tartó,örökös,örök} tagság*, örökös hozzáférés*, örökös előfizetés*, örök hozzáférés*
        egyszer fizetsz, egyszer fizetni, elég egyszer fizet*, egyszer kell fizetni, egyetlen fizetés*
        csak egyszer kell, fizess csak egyszer, egyszer vedd meg, élethosszig tartó*, életre szóló*, örökös prémium*
        örökös licenc*, örök prémium*, örökös vip*, !élethosszig tartó tanulás*, !életre szóló {élmény*,barát*}
        csak egyszer fizess, egyetlen díj*, egyszeri befizetés*
      [saving] megtakarítás, spórolj, spórolsz, takaríts meg, takarít meg, kedvezmény, kedvezménnyel
        olcsóbb, olcsóbban, !energia megtakarítás, !energiamegtakarítás, spórol, megspórol*
        megtakaríts*, takaríts, takarítasz, árengedmény*, kedvezményesen, kedvezményt, engedmény
        olcsóbbak, leárazva, !energiát takaríts*, !időt takarít*, !helyet takarít*
      [comparedPrice] {a havihoz,a havi előfizetéshez,havi díjhoz} képest, mint havonta, a havinál, normál ár*
        külön vásárlás*, normál {árhoz*,árból,árnál}, rendes ár*, eredeti ár*, külön-külön, külön megvéve, egyenként
        havi díjnál, havihoz képest, havi {árhoz*,előfizetés*,díj*}, listaár*
      [durationWord] havi, havonta, éves, évente, heti, hetente, féléves, negyedéves, minden hónap*, minden évben
        egy {hónap,hónapig,hónapra,év,évig,évre,hét,teljes év*,egész év*,teljes hónap*}, !{heti,napi,havi} kihívás*
        !heti küldetés*, heti kártya*, {heti,havi,éves,napi} bérlet*, szezonbérlet*, szezonkártya*, havi kártya*
        éves kártya*, {havi,éves,heti} előfizetés*, egyéves*, egy éves, kétéves*, egyhónapos*, egyhetes*, kéthetes*
        háromhónapos*, hathónapos*, félévre, fél évre, fél évig, fél év, negyedévre, egy negyedév*, két hét, két hétig
        két hétre, {két,három,hat} hónap*, egy hétig, egy hétre, havonként, hetenként, évenként, hetenkénti
        minden héten, minden hét, tizennégy nap*, harminc nap*, hét napig, hét napra, hét napos, negyedévente, félévente
        !heti verseny*, !{heti,havi,éves} jelentés*, !heti jutalom*, !havi jutalom*, !havi küldetés*, !heti esemény*
        !havi esemény*, !heti ajánlat*, !havi ajánlat*, !{éves,havi,heti} átlag*, !{heti,havi} összesít*, !három hónapja
        !két hete, !egy éve, !egy hónap helyett, !{hat,egy,két} hónapja, !egy hete, !{havi,heti,éves} nézet*
        !havi naptár*, !éves naptár*, !havi archív*, !éves kamat*, !éves kamatláb*, !bejegyzései havonként
        !{havonta,hetente,évente} egyszer, !hetente kétszer, !havonta kétszer, !egy {hét,hónap} megjelenít*
        !egy {hónap,hét,év} kiválaszt*, !válasszon egy {hónap*,hetet}
        {fizetés,terhelés,számlázás,levonás,fizetni} … {évente,havonta} egyszer
        {évente,havonta} egyszer {fizet*,számláz*,terhel*}, fél éves {hozzáférés*,bérlet*}
      [unlock] {hirdetések,reklámok} eltávolítás*, {eltávolítja a,eltávolít minden} {hirdetés*,reklám*}
        távolítsd el a {reklám*,hirdetés*}, hirdetések nélkül, reklámok nélkül, reklámmentes*, hirdetésmentes*
        nincs több reklám, nincsenek reklám*, nincs reklám, nincs hirdetés, nincsenek hirdetés*, nincs több hirdetés
        soha többé reklám*, {reklámok,hirdetések} kikapcsol*, kikapcsolja a {reklám*,hirdetés*}
        feloldja {az összes,a teljes,az extra,mind*}, feloldod az összes, {az összes,összes,minden} … feloldás*
        oldd fel {az összes,mind*,a teljes}, {pályák,szintek,karakterek,funkciók} feloldás*
        megnyitja az összes {pály*,szint*}, {minden,összes} {pálya,szint}, összes {karakter,funkció,fejezet}
        teljes verzió*, teljes változat*, pro verzió*, premium verzió*, teljes játék, {teljes,korlátlan} hozzáférés*
        hozzáférés {az összes,minden}, vízjel nélkül, vízjel eltávolít*, vízjelmentes*, nincs vízjel, korlátok nélkül
        korlátozások nélkül, válts prémium*, !feloldja a ládá*, !feloldja az ajtó*, tartalom feloldva, minden feloldva
        oldd fel a … {pály*,fejezet*}, oldj fel minden, oldj fel … {pály*,karakter*}, minden lecke
        !minden lecke {végén,után}, minden tartalom feloldva, összes tartalom felold*, !összes szint visszaállít*
        !minden szint {automatikus*,visszaállít*}, !összes szint beállít*
        reklámok {végleg,örökre} {eltűnnek,megszűnnek}
      [currencyNoun] érme, érmét, érmék, érméket, érméid, érméidet, érmével, aranyérme, aranyérmét, aranyérmék
        aranytallér*, ezüstérme*, arany, aranyat, aranyadat, aranyad, aranyrúd*, ezüst, ezüstöt, drágakő, drágakövet
        drágakövek, drágaköveket, drágaköveid, drágaköveidet, gyémánt, gyémántot, gyémántok, gyémántokat, gyémántod
        kristály, kristályt, kristályok, kristályokat, rubin, rubint, rubinok, smaragd, smaragdot, smaragdok, zafír
        zafírt, gyöngy, gyöngyöt, ékkő, ékkövet, ékkövek, pont, pontot, pontok, kredit, kreditet, kreditek, zseton
        zsetont, zsetonok, tallér, tallért, pénz, játékpénz, token, tokent, !hitelkártya*, !aranyérmes*
      [membership] vip, tagság, tagságot, tagsággal, tagsága, prémium tag*, prémiumtag*, klubtag*
        prémium fiók*, tagsági kártya*, !vip-terem*, !vip-szoba*, !vip-páholy*, !családtag*
      [access] tagság*, bérlet*, *kártya, előfizetés*, hozzáférés*, premium*, vip, pro, korlátlan*, licenc*, próba
        próbaidő*, próbahét, próbahónap*, próbaverzió*, ingyenes próba*, reklámmentes*, hirdetésmentes*, reklámok nélkül
        hirdetések nélkül, belépő*, !bankkártya, !névjegykártya, !memóriakártya, !játékkártya, !hangkártya
        !hálózati kártya, !nincs hozzáférés*, !próbababa, !videokártya
        bérlet, bérletet, aranybérlet, *bérlet
      [lifetime] élethosszig*, életre szóló, élete végéig, életed végéig, örökös*, örökre, örök hozzáférés*
        örök tagság*, mindörökre, örökké*, véglegesen feloldva, végleges feloldás*, egyszeri vásárlás*
        egyszeri fizetés*, soha nem jár le, sosem jár le, nem jár le soha, mindig a tiéd, örökre a tiéd
        időkorlát nélkül, korlátlan ideig, állandó hozzáférés*, !örökké fiatal, !örökre törli, !örökre törlődik
        !élethosszig tartó tanulás, !örökre eltávolít*, !örökre törlés*
      [subscriptionWord] előfizetés*, előfizető*, előfizet, előfizetek, automatikusan megújul*
        automatikus {megújítás*,megújulás*}, bármikor lemondható*, bármikor felmondható*
      [promotionalClaim] legjobb ár, legjobb áron, ár-érték arány*, legjobb ajánlat*, legjobb vétel, legkedvezőbb*
        legolcsóbb*, legalacsonyabb ár*, kedvező áron, akcióáron, akciós ár*, különleges ajánlat*, különajánlat*
        {speciális,napi,szuper,exkluzív} ajánlat*, korlátozott {ideig,idejű,ajánlat*}, limitált ajánlat*, rövid ideig
        csak ma, csak a mai nap*, kizárólag ma, fél áron, félár*, leárazás*, leárazva, leárazott*, kedvezményes ár*
        szuperár*, szuper áron, különleges ár*, legnépszerűbb csomag*, legkelendőbb*, legtöbbet vásárolt, bestseller*
        sikertermék*, ne hagyd ki, ne mulaszd el, ne maradj le, ki ne hagyd, utolsó esély*, utolsó lehetőség*, siess
        csapj le, használd ki az ajánlat*, világ legjobb {alkalmazás*,játék*}, a legjobb alkalmazás, a legjobb játék
        legjobb csomag*, legjobb app, verhetetlen ár*, pénzvisszafizetés*, pénz-visszafizetés*, az első számú
        black friday, !legjobb {barát*,idő*,eredmény*,pontszám*}, !akció végrehajt*, !legjobb barátok*, !akció hozzáad*
        !művelet akció, !akciójáték*, !akcióhős*, !akciófilm*, !ne maradj le a busz*, !akció leírás*, !akció!
        nagy kiárusítás*, időszakos akció*, {időszakos,átmeneti,ideiglenes} ajánlat*
        amíg {tart az akció,az ajánlat,a készlet}, csak ezen a héten, csak hétvégén, utolsó nap, most vagy soha
        piac legjobb, sehol sem olcsóbb, játékosaink kedvence, legvásároltabb, {szuper,mega,nagy} akció*, !utolsó nap a*
        !siess haza, !siess el, =legnépszerűbb, (legnépszerűbb), legnépszerűbb {csomag,választás,ajánlat}
        legnépszerűbb!, kiárusítás*, végkiárusítás*, !sale, !sale!, !(sale)
        !{megmutatja,megtalálja,keresi,összehasonlítja,mutatja,kiválasztja} … {legolcsóbb*,legkedvezőbb*,legalacsonyabb*}
        !legolcsóbb {benzinkút*,kút*,repjegy*,üzemanyag*}
      [appleTrademark] !iphone-hoz, !iphone-ra, !ipadhez, !ipadre, !apple watchhoz, !iphone-on, !ipaden
      [appleCriticism] lassú iphone*, lassú ipad*, régi iphone*, öreg iphone*, apple-jutalék*
        apple-díj*, apple-adó*, apple miatt, ios-hib*, ios bug*, apple {hibá*,tilt*,nem enged*}
        jobb az apple-nél, app store díja*, app store jutalék*
      [systemFeature] push értesítés*, pushértesítés*, push-üzenet*, értesítések bekapcsol*, giroszkóp-hozzáférés*
        képernyőidő-hozzáférés*, hozzáférés a {giroszkóp*,képernyőidő*}, {bekapcsolja,kapcsold be} az értesítés*
        értékelj minket, értékeld {az alkalmazás*,az appot,a játék*}, értékelj öt, {öt,5} csillaggal
        adj {öt,5} csillag*, {ötcsillagos,5 csillagos} értékelés*, ötcsillagos vélemény*
        {írj,hagyj} {véleményt,értékelés*}, vélemény írás*, icloud tárhely*, icloud-tároló*, {tárhely,hely} az icloud*
        kamera-hozzáférés*, kamerahozzáférés*, hozzáférés a kamerá*, mikrofon-hozzáférés*, hozzáférés a mikrofon*
        helyhozzáférés*, helyadatokhoz, !írj véleményt a könyv*, {értékeld,értékelj} … csillaggal
        {adj … csillagot,értékelés,vélemény} az app store*, engedélyezd az értesítés*
      [randomItem] meglepetésdoboz*, meglepetés doboz*, meglepetésláda*, meglepetéscsomag*, meglepetéstojás*
        meglepetés tojás*, kindertojás*, {rejtélyes,titokzatos} {doboz*,láda*}, rejtélydoboz*, zsákmányláda*
        zsákmányos láda*, lootbox*, loot box*, loot láda*, szerencsekerek*, szerencsezsák*, szerencsecsomag*, tombola*
        sorsjegy*, sorsolás*, sorsolj*, lottó*, kaparós*, nyereményjáték*, nyerőgép*, félkarú rabló*
        {pörgesd,forgasd} meg a kereket, véletlenszerű {hős*,karakter*,tárgy*,jutalom*,nyeremény*,skin*,kártya*}
        véletlen {hős*,karakter*,tárgy*}, véletlenszerű ruha*, egy véletlenszerű*, véletlenszerűen kapsz
        tartalmaz véletlenszerű*, sosem tudhatod, nem tudhatod, sosem tudod, esélyed lesz, esélyed van egy
        esélyt ad egy, esélyed egy, nyerési esély*, eséllyel nyer*, booster csomag*, boosztercsomag*, kártyacsomag*
        idézőjegy*, !véletlenszerű sorrend*, !egy véletlenszerű szám*, !véletlenszerű szám*
        !egy véletlenszerű {jelszó*,hely*}, !véletlenszerű lejátszás*, !egy véletlenszerű {szó*,kép*,szín*}
        minden {dobozban,ládában,dobozban egy} meglepetés, meglepetés minden, véletlenszerű {képesség*,fegyver*}
        véletlenszerű … ad, szerencsedoboz*, szerencseláda*, rejtélyes csomag*, rejtélyes tojás*, titkos doboz*
        ki tudja, mi lesz benne
        {nyitáskor,kinyitáskor,bontáskor} derül ki, {kikel,tartalmaz} … véletlen*
      [statedOdds] esélyek, esélyeket, valószínűség*, nyerési arány*, dobási arány*
      [ownDays] hónapnézet*, hétnézet*, naptárnézet*, jelszó* … lejár*, sorozat, sorozatod*, sorozatot, napos sorozat*
        streak*, bejelentkezési sorozat*, adventi*, naptári sorozat*, egymás utáni nap*
        érlelt, érlelésű, érett, {sajt,sonka,bor,whisky} … {hónapos,éves}, hónapos {sajt,sonka,bor}
        napos {túra,túraútvonal}
      [gameController] kontroller*, játékvezérlő*, gamepad*, joystick*
      [contact] hívjon minket, hívj, hívd, telefon, telefonszám, tel, ügyfélszolgálat, sms-t küldj
        mobilszám, telefonon, hívj minket
      [defect] hiba, hibák, hibáit, hibája, hibái, hibát, bug, bugok, bugos, összeomlás*, lefagy*, lassú, lassúság*
        akadoz*, biztonsági rés*, sebezhetőség*, !hibátlan*, !hibamentes*, !lassú átmenet*
      [regulatedClaim] gyógyítja … rák*, meggyógyítja … {rák*,cukorbeteg*}, gyógyítja … cukorbeteg*
        meggyógyítja a depresszió*, gyógyítja … {depresszió*,szorongás*,betegség*}, meggyógyítja … betegség*
        gyógyítja … {álmatlanság*,fájdalm*,asztm*}, csodaszer*, csodakúra*, csodadiét*, fogyj … hét alatt, fogyj … kilót
        fogyjon … kilót, {kiló,kilót,fogyás} egy hét alatt, garantált fogyás*, fogyás edzés nélkül, valódi követő*
        igazi követő*, követő vásárlás*, {vegyél,vásárolj,1000,500,100} követő*, vegyél lájk*, lájk vásárlás*
        vásárolj lájk*, feliratkozók vásárlás*, fogadások valódi*, fogadás valódi pénz*, fogadj valódi*, fogadás pénzben
        sportfogadás*, valódi pénzben, valódi pénzes, pénzes fogadás*
        {játssz valódi,játék valódi,szerencsejáték,pókerezz} pénz*, garantált nyeremény*, garantált hozam*
        biztos nyereség, gyors meggazdagod*, gazdagodj meg gyors*, keress bitcoin*, bitcoin kereset, vegyél bitcoin*
        bitcoin vásárlás*, keress kripto*, felnőtt csevegés*, felnőtt chat*, felnőttchat*, csevegés felnőtt*, szexchat*
        szex chat*, erotikus*, meztelen chat*, pornó*, escort*, !nem valódi {pénzben,pénzes}, meggyógyítja … fejfájás*
        gyógyítja a {fejfájás*,migrén*}, meggyógyítja … álmatlan*, fogyj … hónap alatt, fogyj … kilót egy
        kilót egy hónap alatt, kilóval könnyebb*, több követőt, több követő, új követők*, követőket gyorsan
        garantált nyerés*, duplázd meg a pénz*, kaszinó valódi*, !több követő esetén
      [profanity] a3VydmE=, a3VydsOhaw==, a3VydsOhcmE=, a3VydmFqw7M=, a3VydmFhbnnDoWQq, a3VydsOhdA==, ZmFzeg==, ZmFzenQ=
        ZmFzem9r, ZmFzemZlaio=, ZmFzem9t, ZmFzemthbGFwKg==, ZmFzenPDoWcq, ZmFzenN6b3DDsyo=, bMOzZmFzeio=, YmFzemQ=
        YmFzem5p, YmFzc3ph, YmFzc3phZA==, YmF6ZG1lZw==, YmF6bWVn, YmFzemQgbWVn, YmFzesOhcw==, a2liYXN6Kg==, bWVnYmFzeio=
        ZWxiYXN6Kg==, bGVzem9w, c3pvcGQ=, cGljc2E=, cGljc8OhYmE=, cGljc8OhZA==, cHVuY2k=, cHVuY2lr, Z2VjaQ==, Z2VjaWs=
        Z2VjaXJl, Z2VjaXoq, c3phcmjDoXppKg==, c2VnZ2Zlaio=, c2VnZ2x5dWsq, YnV6aQ==, YnV6aWs=, YnV6ZXLDoW5zKg==
        cmliYW5jKg==, YW55w6FkIHBpY3PDoSo=, YmViYXN6Kg==, c3pvcGoga2k=
      [otherMoney] bankjegy*, papírpénz*, játékpénz*, pénz … színez*, mennyibe került*, megtakarítási cél*
        első … {megtakarít*,összespórol*}, oszd … szét, ahol … kerül, pénzszámolás, találd ki … árát, visszajáró
      """#)
}
