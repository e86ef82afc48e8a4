extension Language {
  /// Slovak.
  static let slovak = Language(
    code: "sk",
    signs: "kr=CZK",
    amounts: """
      money=CZK: korun, koruna, koruny, kč
      money=EUR: eur, eura, eurá
      subunit=EUR/100: centov, centy
      minute: minúta, minúty, minút, minútu, minútach
      hour: hodina, hodiny, hodín, hodinu, hodinách
      day: deň, dni, dní, dňa, dňoch, dňový, dňová, dňové, dňovú, dňového, dňovej
      week: týždeň, týždne, týždňov, týždňa, týždňoch, týždňový, týždňová, týždňové, týždenný
      month: mesiac, mesiace, mesiacov, mesiaca, mesiacoch, mesačný, mesačná, mesačné
      year: rok, roky, rokov, roka, rokoch, ročný, ročná, ročné
      percent: percent, percentá, percento
      before ordinal: úroveň, kapitola, kapitoly, diel, časť, deň
      before ordinal season: sezóna
      magnitude=1000: tis., tisíc
      magnitude=1000000: mil., miliónov
      counted: zlatých mincí, strieborných mincí, kusov
      beside counted: mincí, mince, zlaťákov, drahokamov, diamantov, kryštálov, bodov
      """,
    spelledNumbers: """
      1 jeden jedna jedno jednu; 2 dva dve dvoch; 3 tri troch; 4 štyri štyroch; 5 päť piatich
      6 šesť šiestich; 7 sedem; 8 osem; 9 deväť; 10 desať desiatich; 11 jedenásť
      12 dvanásť dvanástich; 13 trinásť; 14 štrnásť; 15 pätnásť; 16 šestnásť; 17 sedemnásť
      18 osemnásť; 19 devätnásť; 20 dvadsať; 30 tridsať; 40 štyridsať; 50 päťdesiat; 60 šesťdesiat
      70 sedemdesiat; 80 osemdesiat; 90 deväťdesiat; 100 sto; 200 dvesto; 300 tristo; 400 štyristo
      500 päťsto; 600 šesťsto; 700 sedemsto; 800 osemsto; 900 deväťsto; 1000* tisíc
      1000000* milión milióny miliónov
      """,
    paysFor: "za",
    buying: "za, len, iba",
    otherSenses: "koruny korún koruna: kráľ princ strom zub klenot šperk",
    relativeTimes: """
      ^zobraziť_, ^zobrazovať_, ^vyberte_, alebo viac
      pred, späť, predchádzajúcich, posledných, posledné, najbližších, nasledujúcich, o, viac ako
      menej ako, počas, teraz +
      """,
    balances: "hodnot, zostat",
    trial: "skúš",
    trialName: "XX dní na skúšku",
    offering: "obsahuje, ponúka, zahŕňa, obdobie",
    days: "dn, deň",
    dayNumbers: "tri, päť, sedem, desať, štrnásť, tridsať",
    restoring: "obnov",
    passwords: "heslo, Heslo, HESLO, heslom",
    toBe: "je_, znie_",
    noPassword: "nie, netreba, pozri",
    generic: """
      že ste kúpili nakúpili zakúpili si kúpil kúpila *kúp *kúpte *kúpiť *kúpa *kúpu *nákup *nákupy
      *nákupu *zakúpiť *zakúpte *zaobstarajte *získajte *získaj *produkt *produkty *produktu
      *položka *položku *položky *predmet *predmety *tovar *predplatné *popis *ďakujeme *ďakujem
      *vďaka *užite *vrátenie si tento túto toto ten tá to tieto náš naše našu v vo aplikácii
      aplikácie do pre na z k za teraz ihneď hneď tu prosím vám vás váš vaše vaši vašu nový nová
      nové novú skvelý skvelá skvelé skvelú úžasný úžasné úžasnú super dobrý vip podporu podpora
      virtuálny digitálny peňazí možné nie a je
      """,
    lengths: "0 deň dňa sezón dva tri šesť; 182 pol; 91 štvrť; 365 rok roč; 30 mesia mesač; 7 týžd",
    lengthAndPlan: "permanentka",
    plans: "plán, balíček, predplatné, klub, členstvo, tréner",
    perWords: "na",
    during: "na, po, počas",
    ones: "jeden, na, celý, po",
    wholes: "celý, plný",
    firstLengths: "30 prvý mesiac, 7 prvý týždeň, 365 prvý rok",
    once: "raz",
    contents: """
      plán, program, kurz, jedálni, kalendár, denník, predpoveď, horoskop, histór, záloh, archív
      uklad, ulož, výzv, záruk, cieľ
      """,
    billing: "mesačne, ročne, týždenne",
    nothing: "nič, žiadnych, ničoho",
    alternatives: "_alebo_",
    contrasts: "_avšak_",
    used: "použit, využit, minut",
    additions: "_a_, _i_, _plus_",
    breaks: "_s_, _so_, _v_, _na_, _ktor, _ak_, _keď_, _že_",
    doneWithout: "reklam, vodoznak, limit, obmedzen, čakan, registrác, sledovan, účtu_",
    charges: "poplat, platieb, platb, platiť, predplat, náklad, faktúr, záväzk",
    without: "bez",
    others: "žiadny iný, žiadna iná, žiadne iné",
    ownOffers: "na tento balíček, na tento nákup, na tento produkt, na túto ponuku, na toto predplatné",
    bestDeals: "najvýhodnejš, najlepšia hodnota, najlepší pomer",
    vouchers: "kupón, kupon, poukaz, zľavová karta, kalkulačka zliav",
    firstParts: """
      prvá kapitola, prvú kapitolu, prvá lekcia, prvú lekciu, prvá úroveň, prvý diel, prvá časť, kapitola 1_
      lekcia 1_
      """,
    ownShops: "hernom obchod, herného obchod, obchodu v hre, v hre",
    scores: "bod",
    ofWords: "z, zo",
    doubling: "dvojnás, dvakrát",
    exchanging: "vymeň, vymen, zámen, zmen",
    packs: "balí, truhl, vrec, sada",
    gains: """
      ^obsahuj, ^získa, ^dostan, ^pridá, ^kúp, získaš, získate, dostaneš, dostanete, vášho účtu
      tvojho účtu, váš účet, tvoj účet
      """,
    collecting: "katalóg, numiz, zberateľ, omaľov",
    costs: "stojí, stoja",
    costsBefore: "zmestí sa až, pojme až",
    perUnit: """
      1 denne na_deň za_deň /deň
      7 týždenne na_týždeň za_týždeň /týždeň
      30 mesačne na_mesiac za_mesiac /mesiac /mes
      365 ročne na_rok za_rok /rok
      0 za_kus kus /ks
      0 za_každých každých
      """,
    nearly: """
      len, iba, asi, zhruba, približne, cca, skoro, takmer, za, od, <menej ako, <pod
      """,
    comparisons: "ako v, ako vo, ako balíček, oproti",
    bonuses: "bonus, navyše, zadarmo, ako darček",
    bonusesBefore: "bonus",
    atLeast: "viac ako, viac než, vyše, aspoň, najmenej, minimálne",
    andMore: "alebo viac, a viac, a ešte niečo",
    paying: "plat, kúp, nákup, lacn, zľav",
    kin: "cs",
    functionWords: """
      pre, vo, ku, sú, alebo, všetky, všetkých, ktoré, ktorý, viac, zo, tá, ako, čo, vašej, aj, *a
      *v, *z, *na, *do, *s, *sa, *k, *bez, *je, *od, *po, *za, *každý, *to, *ten, *o, *svoje
      *svoj, *vaše, *tvoje, *už, *pri, *pod, *až, *nie, *si, *jeho, *nové, *so
      """,
    words: #"""
      [free] zadarmo, bezplatn*, zdarma, gratis, bez poplatku, !parkovanie {zadarmo,zdarma}
        !{zostáva,zostane,zostala,zostávajú,ostáva,ostane} {zadarmo,zdarma,bezplatn*}
        !{udržať,zachovať} … {aplikáciu,hru} {zadarmo,zdarma,bezplatn*}
        !{aplikácia,hra,kľúče} {je,sú,bola} {zadarmo,zdarma,bezplatn*}, !bezplatná verzia, !verzia zadarmo
        !aktualizácie zadarmo, !aplikáciu zadarmo, !bezplatné {parkovanie,parkoviská}, !{wifi,múzeá,noviny} zadarmo
        nestojí nič, neplatíte nič, bez platenia, bez platby, nič nestojí, nič neplatíte, nemusíte platiť, bezodplatn*
        nič {neplatíš,neplatíte,nezaplatíš,nestojí}
        !aplikácia {ostáva,zostáva,ostane,zostane} {zadarmo,bezplatná}
        platíme my, na náš účet
      [externalPayment] kreditná karta, kreditnou kartou, kreditné karty, platobnou kartou, platobná karta
        bankový prevod, bankovým prevodom, prevodom na účet, dobierka, na dobierku, darčeková karta, darčekové karty
        darčekový poukaz, darčekové poukazy, zľavový kód, zľavové kódy, promo kód, promo kódy, aktivačný kód
        aktivačné kódy, prémiová sms, platba {sms,v hotovosti,hotovosťou}, na našom webe, našom webe
        našej webovej stránke, naša webová stránka, našom e-shope, náš e-shop, lacnejšie {na webe,na internete,online}
        lacnejšie … webe, mimo aplikácie, oficiálna stránka, oficiálnej stránke, iný spôsob platby, iné spôsoby platby
        zaplaťte bitcoin*, !prehľad kreditných kariet, cez web … lacnejšie, cez web lacnejšie
        {berieme,prijímame} … hotovosť, prijímame hotovosť, berieme hotovosť, {uplatnite,uplatniť,uplatni} … kód
        darčekovou kartou, darčekovú kartu, darčekových kariet, darčekovým poukazom, darčekových poukazov
        prevodom z banky, kreditkou, kreditky, platobnej karty, platobné karty, platobných kariet, kreditných kariet
        kreditnej karty, bankové prevody, bankových prevodov, prevodom z účtu, aktivačného kódu, aktivačným kódom
        promo kódom, promokód*, zľavového kódu, zľavovým kódom, darčekového poukazu, {zaplatiť,platiť} … v hotovosti
        v hotovosti zaplat*, zaplaťte … hotovost*, hotovosťou, platiť bitcoin*, zaplatiť bitcoin*, bitcoinom, bitcoinmi
        paypal*, priamo {od,u} nás, objednajte si u nás, napíšte nám a objedn*, pre objednávku nám
        lacnejšie mimo aplikácie, na našich stránkach, našej stránke, na našom e-shope, kúpte na webe
        !kreditné karty pod kontrolou
      [otherPlatform] na androide, pre android, androide, obchod play, obchode play, na steame, verzia pre steam
        telefón samsung, telefóny samsung, !{hovoriaci,bojový,zlý,starý} android*, !android bojovník, !android detektív
        !kostým androida, androidom, google playi, google playu, !{mesto,svet,vojna,armáda,vzbura} androidov, !androidi
        !lovec androidov, androide, androidom, >{na,pre} switch, >{na,pre} windows, >{na,pre} steam
        >na {switchi,windowse,steame}, verzia pre windows
      [placeholder] text sem, [popis], [názov], sem text, popis sem, sem popis, názov sem, tu bude popis
        popis bude doplnený, popis doplníme, bude doplnené, =popis, =názov, =zadajte popis, =zadajte text
        {ukážkový,zástupný,vzorový,výplňový} text, bez popisu, popis chýba, bude upresnené, =názov produktu
        =sem zadajte {popis,názov,text}, =text sem, =názov sem, =sem vložte {text,názov,popis}
        =sem napíšte {text,popis}, sem príde {popis,text,názov}, tu bude text, tu popis, tu text
        váš {text sem,názov sem,popis sem,názov tu,popis tu}, toto je popis, toto je názov, =bez názvu, =názov položky
        =popis produktu, =popis položky, =doplniť, bude doplnený neskôr, popis {pribudne,bude neskôr,už čoskoro}
        =zatiaľ neurčené, =nie je určené, bude určené neskôr, =bude určené, nepomenovaný produkt, vložte popis
        =na preklad, =chýba preklad, =preložiť, =nepreložené
      [test] testovacia verzia, testovací produkt, testovací nákup, testovacia položka, ?testovací, ?testovacia
        beta verzia, betaverzia, alfa verzia, demo verzia, demoverzia, skúšobná verzia, interné použitie, nekupovať
        nekupujte, ladiaca verzia, !testovacie {otázky,úlohy}, !testovacia jazda, !testovací {let,okruh}, testerov
        testerom, testeri, skúšobný nákup, na testovanie, na testovacie účely, testovacie účely, testovacieho
        na interné použitie, len pre interné, !{test,testy} osobnosti, !test inteligencie, !iq test*
        !{test,testy} vedomostí, !test z, !testy z, !test {zo,zraku,sluchu,pamäti,lásky,reakcií,rýchlosti}
        !psychologický test, !psychologické testy, !cvičný test, !cvičné testy, !cvičných testov, !testy autoškoly
        !autoškola testy, !testy do autoškoly, !testy na vodičák, !crash test*, !krvný test*, !tehotenský test
        !jazykový test, !jazykové testy, !prijímací test*, !demo {nahráv*,kazeta,sklad*,pies*}, !testové otázky
        !testových otázok, !alergický test*, !záťažový test, !test {na spam,na nevyžiadan*,nevyžiadan*,šif*,pre zisten*}
        !test\, ktorý, !test mikrofón*, !test pripojen*, testovací balík*, testovací predmet, je testovací
        {len,iba,toto je} test
      [unlock] každú {úroveň,kapitolu,postavu}, {odstrániť,odstráni,odstráňte,odstráň} reklam*, odstránenie reklám
        odstraňuje reklam*, {odstrániť všetky,odstráni všetky,vypnúť,vypne,vypnite,skryť,skryje,zrušiť} reklamy
        zbavte sa reklám, bez reklám, bez reklamy, žiadne reklamy, žiadna reklama, odomknúť, odomkne, odomknite, odomkni
        odomyká, odomknutie, odomknuté, sprístupní všetk*, sprístupniť všetk*, plná verzia, plnú verziu, plnej verzie
        celá hra, kompletná verzia, kompletná hra, pro verzia, premium verzia, verzia pro, všetky úrovne
        všetkých úrovní, všetky postavy, všetkých postáv, všetky funkcie, všetkých funkcií, všetky kapitoly
        všetky lekcie, plný prístup, plného prístupu, neobmedzený prístup, úplný prístup, bez vodoznaku
        odstrániť vodoznak, odstráni vodoznak, bez obmedzení, !odomkne {truhlicu,jednu truhlicu,dvere,jedny dvere,bránu}
        !zamknúť/odomknúť, !odomknúť {obrazovk*,zariadenie,disk}, !cinnamon unlock desktop, !ak je odomknut*
        !odomknúť jednotku, !odomknúť vybran*, !zamknutie/odomknut*, !zamknutie/odomknutie, !po odomknutí
        reklamy zmiznú {navždy,nadobro,natrvalo}
      [currencyNoun] mince, mincí, mincami, minciam, mincu, zlatých minc*, zlaté mince, zlatá minca, zlatých, zlatiak*
        zlaťák*, zlato, zlata, striebro, striebra, strieborných minc*, drahokam*, diamant*, kryštál*, rubín*, smaragd*
        zafír*, periel, perly, perla, žetón*, kredit, kredity, kreditov, bod, body, bodov, token, tokeny, tokenov
        peňazí, gem, gemy, gemov, !zlatá rybka, !zlatý vek, !zlatá medaila
      [membership] vip členstvo, členstvo, {premium,prémiové,klubové} členstvo, členská karta
        {vip,premium,prémiový} účet, !vip {salónik,lóža,miestnosť}
      [access] karta, kartu, permanentk*, vstupenk*, priepustk*, lístok, prístup*, premium, prémiov*
        členstvo, predplatn*, licenc*, na skúšku, skúšobná doba, skúšobná verzia, skúšobné obdobie
        na vyskúšanie, neobmedzen*, bez reklám, !pohľadnic*, !kartičk*
      [lifetime] !natrvalo zmaz*, !zmazať natrvalo, !zmazať navždy, !navždy odstrán*, !natrvalo odstrán*, !navždy zmaz*
        !nastaviť natrvalo, navždy, doživotn*, na celý život, natrvalo, trvalý prístup, trvalá licencia
        bez časového obmedzenia, jednorazová platba, jednorazový nákup, nikdy nevyprší, časovo neobmedzen*
        !natrvalo vymaz*, !{odstrán*,zmaz*,vymaz*} … natrvalo, !{akceptovať,položky,vynulovať,prijať} natrvalo
        !{skryť,zobraziť} … natrvalo
      [subscriptionWord] predplat*, automaticky sa obnov*, automatické obnov*, zrušiť kedykoľvek, kedykoľvek zrušiť
      [ownDays] zobrazenie {mesiaca,týždňa,kalendára}, heslo … vyprší, sériu, série, séria, sériu prihlásení, adventn*
        zrejúci*, zrenie, zrel*, {syr,šunka,víno} … {mesiacov,mesiace,rokov}
      [gameController] ovládač*, gamepad*, joystick*
      [futurePromise] už čoskoro, čoskoro {dostupn*,pribud*,ďalšie}, ďalšie {už čoskoro,na ceste,sa pripravujú}
        v {nasledujúcej,ďalšej} aktualizácii, v budúcich aktualizáciách, v najbližšej aktualizácii, v ďalšej verzii
        stále vo vývoji, pridáme neskôr, neskôr v tomto roku, čoskoro:, pracujeme na {nov*,ďalších}
        príde v ďalšej aktualizácii, v {niektorej,jednej} z {ďalších,budúcich,najbližších} aktualizácií
        {vyjde,vyjdú,pribudnú} čoskoro
        čoskoro {pridáme,vyjd*,doraz*,k dispozícii,vo všetkých,v predaji,nové,nový,nová,viac,bude k,budú k,budú pridan*,bude pridan*,budú dostupn*,bude dostupn*,sa objav*,aj,prídu nové,príde nov*}
        (čoskoro), =čoskoro, už zakrátko, zakrátko prid*, v blízkom čase, v dohľadnom čase, ešte tento rok
        {prid*,pribud*,vyjd*} … do konca roka, neskôr tento rok, {je,sú,ešte} vo vývoji, práve vyvíjame
        {je,sú} v príprave, {pripravujeme,chystáme} {nov*,ďalšie}, v nadchádzajúc*, ďalšia aktualizácia prinesie
        {ďalšie,nové} {úrovne,mapy,svety,kapitoly,postavy,príbehy} {neskôr,čoskoro,budú nasledovať,pribudnú}
        {neskôr,čoskoro} {ďalšie,nové} {úrovne,mapy,svety,kapitoly}, =čoskoro, (čoskoro)
        {ďalšie,zvyšok,ostatné} {pribudnú,pribudne,prídu,príde}
        !{už čoskoro,čoskoro} {vianoce,jar,leto,zima,veľká noc,nový rok,budú vianoce,príde jar}
        {na jeseň,na jar,v lete,v zime} {pribudne,pribudnú,vyjde,vyjdú,pridáme}
      [promotionalClaim] limitovaná ponuk*, limitovanú ponuku, tento týždeň v zľave, najvýhodnejš*, najlacnejš*
        najnižšie ceny, najnižšia cena, najlepšia cena, najlepšiu cenu, najlepšie ceny, najlepšia ponuka
        najlepšie ponuky, {špeciálna,špeciálnu,špeciálne} ponuk*, mimoriadna ponuka, akciová ponuk*, akciové ponuk*
        exkluzívna ponuka, výhodná ponuka, výhodný balí*, obmedzená ponuka, časovo obmedzen*, na obmedzený čas
        obmedzený čas, obmedzenú dobu, len dnes, iba dnes, dnes iba, len teraz, iba teraz, len tento týždeň
        posledná šanca, posledná príležitosť, polovičné ceny, polovičnú cenu, polovičná cena, za polovicu
        nenechajte si ujsť, nenechaj si ujsť, nezmeškajte, nepremeškajte, najobľúbenejší balí*, najpredávanejš*
        náš najobľúbenejší, naše najobľúbenejšie, výpredaj*, akciová cena, akciové ceny, za akciovú cenu, zľavová akcia
        veľká zľava, veľké zľavy, v zľave, so zľavou, zľava dňa, najlepší balí*, najlepšia hra, najlepšia aplikácia
        bestseller, číslo jeden, cenový hit, ponáhľajte sa, !najlepší {priate*,kamarát*,výsledok,čas}, najlepšia hodnota
        najlepší pomer, =najobľúbenejšie, =najobľúbenejší, (najobľúbenejšie), (najobľúbenejší)
        najobľúbenejší {balík,balíček}, najobľúbenejšia {voľba,ponuka}, =najpopulárnejšie, (najpopulárnejšie), !sale
        !sale!, !(sale)
        !{ukáže,ukazuje,nájde,hľadá,porovná,vyhľadá,nájdi} … {najlacnejš*,najnižš*,najvýhodnejš*}
      [expiringCredits] vyprší, prepadne, prepadnú, prepadajú, {platné,platný,platná,platnosť} do, doba platnosti
        dátum exspirácie, exspirácia, exspiruje, exspirujú, treba využiť do, využite do, budú vynulované, vynulujú sa
        strácajú platnosť, !nevyprší, !nikdy nevyprší, !neprepadne, !neprepadnú, !neobmedzená platnosť, !ponuka vyprší
        !neexspiruj*, budú … {vymazané,odobraté,zmazané}, {využiť,minúť,použiť,spotrebovať} do, platnosť, platí … dní
        platia … dní, platí … týždň*, platia … týždň*, platí … mesiac*, platia … mesiac*, !platnosť neobmedzená
        !platí neobmedzene, !platí na všetk*, vypršia, platí do, platia do, platí len do, platia {len do,iba,30}
        platí 30, prídete o ne, zmiznú, strata platnosti, stratia platnosť, stráca platnosť, použite do, použite ich do
        využite ich do, {miňte,spotrebujte} {do,ich do}, budú vymazané, budú odobrat*, po uplynutí, !nikdy nevypršia
        !nevypršia, !nikdy neprepadnú, !nikdy nezmiznú, !nezmiznú, !platia navždy, !ponuka platí do, !akcia platí do
      [cashOut] vybrať peniaze, výber peňazí, výplata peňazí, vyplatiť na účet, výplata na účet, výber hotovosti
        {zameniť,vymeniť} za peniaze, {vymeňte,vymeniť,zameniť} … za peniaze, za hotovosť, skutočné peniaze
        skutočných peňazí, peňažná výhra, peňažné výhry, na bankový účet, za darčekové poukazy
        !nemožno vymeniť za peniaze, !žiadne skutočné peniaze, !bez skutočných peňazí
        peniaze na {kartu,svoju kartu,vašu kartu,účet,svoj účet,váš účet}
        {výplata,vyplácame,vyplatíme,vyplatené} … účet, vyplácame na, {vyberte si,vyberajte,výber} výhr*
        {výhry,výhry si,výhru si} vyber*, vybrať výhr*, vyberte výhr*, vybrať hotovosť, na hotovosť, do hotovosti
        peňažné cen*, peňažná cena, peňažnú výhru, peňažných cien, peňažných výhier, finančné výhr*, finančná výhra
        peňažné odmen*, {premeňte,premeniť,zmeňte,vymeňte} … na peniaze
        {zameňte … za,za skutočné,predajte … za} peniaze, skutočnými peniazmi, ozajstné peniaze, ozajstných peňazí
        reálne peniaze, reálnych peňazí, ozajstnými peniazmi, opravdivé peniaze
        v našich {kamenných predajniach,kamenných obchodoch,prevádzkach,predajniach,kaviarňach,obchodoch,reštauráciách,pobočkách,salónoch}
        {uplatnite,vymeňte,použite,zaplaťte,uplatniť} … {pri pokladni,na pokladni,pri pulte}
        v kamenných {predajniach,obchodoch}, {preplatiť,preplatíme,prepláceme}
        {vymeň*,vymen*,zmeň*,premeň*} … za {eurá,euro,doláre}
      [appleTrademark] !pre iphone, !pre ipad, !na iphone, !na ipade, !pre apple watch, {applu,applom,applov*}
      [appleCriticism] obíďte províziu, provízia apple, províziu apple, provízia applu, províziu applu
        {poplatok,poplatky} {apple,applu}, poplatkov applu, daň apple, kvôli applu, kvôli apple, pomalý iphone
        pomalého iphonu, starý iphone, starého iphonu, {chyby,chýb,chybu,chyby v,chyby systému} ios
        lepší {než,ako} apple, lepšie ako ios, apple zakazuje, apple nedovoľuje
      [systemFeature] {hodnotenie,recenziu} v app stor*, neobmedzené miesto na icloud*
        prístup {ku gyroskopu,k času pred obrazovkou}, push {upozornen*,notifikáci*,oznámen*}, pushové upozornen*
        {zapnúť,zapne,zapnite} upozornenia, zapnúť oznámenia, {ohodnoťte,ohodnoť} {nás,aplikáciu}, hodnotenie aplikácie
        piatimi hviezdičkami, päť hviezdičiek za, dajte nám {5,päť} hviezd*, napíšte recenziu, napíš recenziu
        napíšte hodnotenie, {zanechajte,za} {recenziu,hodnotenie}, úložisko icloud*, úložisko na icloud*
        icloud úložisk*, {miesta na,miesto na,priestoru na,miesta v} icloud*
        prístup {ku kamere,k fotoaparátu,k mikrofónu,k polohe}
      [randomItem] !generátor náhodných, náhodných {kariet,predmetov,hrdinov,postáv,odmien}, náhodný vzhľad
        náhodný kostým, náhodná karta, náhodný balíček, {tajomná,tajomné,tajomnú} truhl*, tajomná debn*, tajomná krabic*
        záhadná {truhl*,krabic*,debn*}, mystery box*, lootbox*, loot box*
        {truhlica,krabička,krabica,balíček,vajíčko,vajce,vajíčka} s prekvapením, balíček prekvapení
        {koleso,kolesom,kolesa} šťastia, náhodný predmet, náhodné predmety, náhodného hrdin*, náhodný hrdina
        náhodnú postav*, náhodná postava, {náhodnú,náhodná,náhodné} odmen*, náhodnú kart*, náhodný skin, náhodnú výhr*
        tombol*, lotéri*, žreb do, žreby do, stierací žreb*, žrebovan*, zlosovan*, šancu vyhrať, šanca vyhrať
        šanca na výhru, šancu na výhru, šancu získať, šanca získať vzácn*, {co je,čo je,čo sa skrýva} vnútri, gacha
        vyvolávací lístok, !čo je vnútri {dom*,tela,ľudsk*,bud*}, {tajomná,záhadná} {škatuľa,krabica,krabička,truhlica}
        {tajomnú,záhadnú} {škatuľu,krabicu,krabičku,truhlicu}
      [statedOdds] pravdepodobnosť, pravdepodobnost*, šance {nájdete,sú uvedené,sú,zobraz*}
        pozrite si šance, prehľad šancí
      [contact] telefón, telefónne číslo, tel, zavolajte, zavolajte {nám,nám na,na}, volajte
        volajte na, volajte nám na, zavolaj na, infolinka
      [defect] chyba, chyby, chybu, chýb, chybami, pády, pomalý, pomalá, pomalé, pomalého, pomalým, padá, zamŕza
        zasekáva, závad*, !pomalý pohyb, !spomalené zábery, !bez chýb*, !pomalé varenie
      [negation] nie, nie je, nie sú, nemožno, bez, nikdy, žiadne, žiadny, ani, nič, ničoho, žiadna, žiadneho, žiadnu
        žiadnych, nijak*, neodomyk*, neodomkn*, neplat*, neobsahuj*, nevyžad*, nemus*, nepotreb*, nemá, nemajú, neúčt*
        nestoj*, neprid*, nezahŕň*, neprináš*, nebude, neposkyt*, nezaplat*, !no, !nie {len,iba}, !neplatn*, !bez konca
        zabudnite, zabudni, zbohom, koniec s
      [impossibility] {nie je,nie sú} {možné,možná,možný,dostupné,dostupná,dostupný,povolené,povolená,podporované}
        {je,sú} {nemožné,nemožná,vylúčené,vylúčená,zakázané,zakázaná}, nemožno, neplatia, neplatí, sa neponúka
        nedá sa, sa nedá, nejde
        nie je {súčasťou,nutné,nutná,potrebné,potrebná}, neexistuje
      [recordKeeping] výdavky, výdavkov, rozpočet, rozpočty, účtovníctvo, účtenky, faktúry, faktúra, heslá, dlhy
        financie, výpisy, prehľad {vaš*,o,kreditných}, sleduje vaše účty, evidencia, správca hesiel
      [trial] na skúšku, skúšobn{á,é,ý,ú,ej,ého} {verzia,doba,obdobie,lehota}, skúšobná, skúšobné, skúšobný
        vyskúšajte, vyskúšaj, vyskúšať, !skúšobn{é,ý} {testy,test}
      [quiz] otázka, otázky, otázok, skúška, skúšky, odpovede, maturita, maturitné, cvičenia, autoškola, kvíz*
      [donation] finančný dar, darujte peniaze, prispejte na, charit*, dobročinn*, zbierka na, verejná zbierka
        !charitatívny {ples,koncert}, každý príspevok {pomáha,sa počíta}, dar vývojárom, dar pre vývojárov, dar autorom
        svojím darom, pomôžte nám … darom, podporte charit*, dar na podporu, =malý dar, =veľký dar, =dar, malý príspevok
        dobrovoľný {príspevok,dar}, finančný príspevok, prispejte, prispieť na, prispej na, prispieva na, prispievame
        {váš,tvoj} príspevok {nám,pomáha}, svojím príspevkom podpor*, príspevok nám pomáha, darujte, venujte peniaze
        výťažok ide, výťažok putuje, podporte nadáciu, donate, donat*, !daruj vojakov, !darujte vojakov, !darujte karty
        !darcovstvo krvi, !darovanie krvi
        {polovica,časť} ide {útulku,do útulku,na útulok,červenému krížu}
      [physicalGoods] {doprava,poštovné} {zadarmo,zdarma}, poštovné, {doručenie,doručenie až,doručíme} domov
        doručovacia adresa, doručí kuriér, kuriér doručí, {posielame,doprava,zasielame} do celého sveta
        {pošleme,pošleme vám,vám pošleme,zašleme} domov, dodanie zadarmo, zadarmo až domov, dopravou zadarmo
        dopravou zdarma, doprava v cene, dopravou v cene, vrátane dopravy, vrátane poštovného
        {dopravu,doručenie,doručením} zadarmo, doručíme až, doručíme … dverám
        {doručením,doručené,doručený,dodanie} domov, {pošleme,pošleme vám,zašleme} poštou, poštou domov
        {doručíme,poslaná,dostanete,príde,odošleme} poštou, {pošleme,doručíme,doručenie} kuriérom, dodacia adresa
        doprava kuriérom
      [regulatedClaim] kasíno {o,za} skutočné, {kúpte,kúpiť,získajte} … sledovate*, kúpte … lajk*
        vylieči … {rakovin*,cukrovk*,diabet*,depres*,úzkosť*,bolesť*,nespavosť,chorob*,artrit*,astm*}
        lieči … {rakovin*,cukrovk*,diabet*,depres*,bolesť*,nespavosť,chorob*,artrit*,astm*}, zázračný liek
        schudnite … {za týždeň,týždň*,dní}, {schudni,schudnete} … za týždeň, schudnutie bez, zaručené chudnutie
        schudnite bez, {skutočných,ozajstných,reálnych} sledovate*, sledovateľov pre váš
        {1000,500,kúpte si,kúpiť} sledovate*, viac sledovateľov, kúpiť lajk*
        stávky o {peniaze,skutočn*,ozajstn*,reáln*}, stávkovanie o peniaze, stavte o peniaze, stavte o skutočn*
        stávky na peniaze, stávky na šport, športové stávky, stávky za skutočné, hrajte o peniaze, kasíno o peniaze
        {chat,video,videá,obsah,zoznamka} pre dospelých, erotický chat, erotick*, sex chat, sexy chat, escort*
        zaručený zisk*, zaručené zisk*, zaručeným ziskom, garantovaný zisk*, garantované zisk*, zaručený výnos*
        garantovaný výnos*, zaručená výhra, rýchlo zbohat*, {zarábajte,zarobte,získajte,ťažte,kúpte} bitcoin*
        zarábajte krypt*, rýchla pôžička
      [paidOnce] jednorazová platba, jednorazový nákup, zaplaťte raz, plaťte raz, doživotné členstvo, doživotný prístup
        doživotné predplatné, doživotná licencia, jednorazovú platbu, jednorazovou platbou, jednorazovej platby
        jediná platba, {stačí zaplatiť,zaplatíte,zaplať,platíte,platíte len,platí sa} raz, jedna platba, kúpte raz
        {premium,členstvo,predplatné} navždy, doživotné premium
      [saving] ušetríte, ušetrite, ušetri, úspora, zľava, zľavou, lacnejšie, !úspora energie
        !úspora batérie, ušetriť, ušetríš, zľavu, zľavy, úsporu, lacnejší, výhodnejšie
        !ušetrite čas, !ušetrí čas, !úspora času, !úspora miesta, !ušetriť čas
      [comparedPrice] {oproti,v porovnaní s,ako} mesačn*, bežnej ceny, bežná cena, oproti bežnej
        bežnú cenu, bežnou cenou, bežnej cene, {plnej,pôvodnej} {cene,ceny}, oproti predplatn*
        {než,ako,nákup} jednotlivo, {než,ako} samostatne, pri kúpe jednotlivo, oproti nákupu
      [durationWord] mesačn*, ročn*, týždenn*, týždenne, {každý,na} {mesiac,rok,týždeň}, jeden mesiac, jeden rok
        celý rok, celý mesiac, po celý rok, polročn*, štvrťročn*, !týždenná výzv*, !mesačná výzv*, !ročník*, tri mesiace
        šesť mesiacov, dva týždne, dvoch týždňov, dvanásť mesiacov, !týždenné odmen*, !mesačné odmen*, !mesačný svit
        !mesačný kameň, !mesačná krajin*, !mesačná základ*, !ročné obdob*, !ročných období
        !mesačn* … {pohľad*,náhľad*,zobrazen*}, !mesačné svetlo, !mesačn* … {archív*,kalendár*}
        !{ročn*,týždenn*} … {pohľad*,zobrazen*}, !mesačný priemer*, !ročný priemer*, !ročný úrok*, !ročná úrokov*
        !mesačná správ*, !ročná správ*, !raz za {týždeň,mesiac,rok}, !dvakrát ročne, !dvakrát mesačne, !trikrát ročne
        !raz mesačne, !raz ročne, !týždenný priemer, !týždenných beta, !{zobraz*,zobrazí,zobraziť} jeden mesiac
        {platba,účtuje sa,platí sa} … raz {ročne,za rok,mesačne,za mesiac}, pol roka {prístupu,hrania}
      [profanity] a3VyZXZzayo=, a3Vydio=, c2t1cnYq, emt1cnYq, J3BpxI1h, cGnEjW92Kg==, cGnEjWU=, a29rb3Qq, xI11csOhayo=
        amViYcWl, amViYW4q, emplYmFuKg==, ZG9qZWIq, bXJkYcWl, em1yZCo=, aGFqemVs, aGFqemwq, cG9zcmF0Kg==, cG9zcmF0w6E=
        emFzcmFuKg==, c3LDocSNKg==, aG92bm8=, aG92bsOh, YnV6ZXJhbnQq, cHJkZWw=, a3VuZGE=, xaF1a2HFpQ==, dnlzZXIq
        bmFzcmHFpQ==, IWt1cnZhdMO6cio=
      [otherMoney] bankovk*, bankoviek, {papierové,detské} peniaze, peniaze … vyfarb*, koľko stál*, cieľ sporenia
        sporiaci cieľ, {prvé,prvých} … {našetren*,nasporen*}, rozdeľ* … na, kde … stojí, počítanie peňazí, hádaj … cenu
      """#)
}
