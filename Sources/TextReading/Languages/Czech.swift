extension Language {
  /// Czech.
  static let czech = Language(
    code: "cs",
    signs: "kr=CZK",
    amountsEverywhere: """
      beside money=CZK: kč
      """,
    amounts: """
      ordinal: karátů, karáty, karátové
      money=CZK: korun, koruna, koruny, kčs
      money=CZK: korunu, korunami
      subunit=CZK/100: haléřů, haléře
      money=EUR: eur, eura
      subunit=EUR/100: centů, centy
      minute: minuta, minuty, minut, minutu, minutách
      hour: hodina, hodiny, hodin, hodinu, hodinách
      day: den, dny, dní, dnů, dne, dnech, denní, denního, denním
      week: týden, týdny, týdnů, týdne, týdnech, týdenní, týdenního
      month: měsíc, měsíce, měsíců, měsících, měsíční, měsíčního
      year: rok, roky, let, roku, letech, letý, letá, leté
      percent: procent, procenta, procento
      before ordinal: úroveň, kapitola, kapitoly, díl, část, den
      before ordinal season: sezóna
      magnitude=1000: tis., tisíc
      magnitude=1000000: mil., milionů
      counted: zlatých mincí, stříbrných mincí, kusů
      beside counted: mincí, mince, zlaťáků, drahokamů, drahokamy, diamantů, krystalů, bodů
      """,
    spelledNumbers: """
      1 jeden jedna jedno jednu; 2 dva dvě dvou; 3 tři tří; 4 čtyři čtyř; 5 pět pěti; 6 šest šesti
      7 sedm sedmi; 8 osm osmi; 9 devět devíti; 10 deset deseti; 11 jedenáct; 12 dvanáct dvanácti
      13 třináct; 14 čtrnáct čtrnácti; 15 patnáct; 16 šestnáct; 17 sedmnáct; 18 osmnáct
      19 devatenáct; 20 dvacet dvaceti; 30 třicet třiceti; 40 čtyřicet; 50 padesát; 60 šedesát
      70 sedmdesát; 80 osmdesát; 90 devadesát; 100 sto; 100* stě sta; 1000* tisíc tisíce
      1000000* milion miliony milionů
      ? půl několik
      500 pět_set; 600 šest_set; 700 sedm_set; 800 osm_set; 900 devět_set
      """,
    paysFor: "za",
    buying: "za, jen, pouze",
    otherSenses: "koruny korun koruna korunu: král princ strom zub klenot šperk",
    relativeTimes: """
      ^zobrazit_, ^zobrazovat_, ^vyberte_, nebo více
      nazpět, v budoucnu, před, zpět, předchozí, posledních, poslední, příštích, následujících
      příští, více než, méně než, během, následující, nyní +
      """,
    balances: "hodnot, zůstat",
    trial: "zkuš, zkouš",
    trialName: "XX dní na zkoušku",
    offering: "obsahuje, nabízí, zahrnuje, období",
    days: "dn, den",
    dayNumbers: "tři, pět, sedm, deset, čtrnáct, třicet",
    restoring: "obnov",
    passwords: "|pin kód, |pin-kód, |kód pin, heslo, Heslo, HESLO, heslem",
    toBe: "je_, zní_",
    noPassword: "není, viz, netřeba",
    generic: """
      že jste koupili nakoupili zakoupili jsi koupil koupila *kupujete váš tohoto produkt *kup
      *kupte *koupit *koupě *koupi *nákup *nákupy *nákupu *zakoupit *zakupte *pořiďte *pořiď
      *získejte *získej *produkt *produkty *produktu *položka *položku *položky *předmět *předměty
      *zboží *předplatné *popis *děkujeme *děkuji *díky *užijte *vrácení si tento tuto toto ten ta
      to tyto tahle tohle náš naše naši v ve aplikaci aplikace do pro na z k za teď nyní ihned hned
      zde prosím vám vás váš vaše vaši nový nová nové novou skvělý skvělá skvělé skvělou úžasný
      úžasné úžasnou super dobrý vip podporu podpora virtuální digitální peněz možné není a je
      """,
    lengths: "0 sezón dva tři šest; 182 půl; 91 čtvrt; 365 rok roč; 30 měsí; 7 týd",
    lengthAndPlan: "permanentka",
    plans: "plán, balíček, předplatné, klub, členství, trenér",
    perWords: "na",
    during: "na, po, během",
    ones: "jeden, na, celý, po",
    wholes: "celý, plný",
    firstLengths: "30 první měsíc, 7 první týden, 365 první rok",
    once: "jednou",
    contents: """
      plán, program, kurz, jídelníč, kalendář, deník, předpověď, horoskop, histori, záloh, archiv
      uklád, ulož, výzv, záruk, cíl
      """,
    billing: "měsíčně, ročně, týdně",
    nothing: "nic, žádných, ničeho",
    alternatives: "_nebo_, _či_",
    contrasts: "_avšak_",
    used: "použit, využit, utracen",
    additions: "_a_, _i_, _plus_",
    breaks: "_s_, _se_, _v_, _na_, _který, _která, _pokud_, _když_, _že_",
    doneWithout: "reklam, vodoznak, limit, omezen, čekán, registrac, sledován, účtu_",
    charges: "poplat, plateb, platb, plat_, platit, předplat, náklad, faktur, závazk",
    without: "bez",
    others: "žádný jiný, žádná jiná, žádné jiné",
    ownOffers: "na tento balíček, na tento nákup, na tento produkt, na tuto nabídku, na toto předplatné",
    bestDeals: "nejvýhodněj, nejlepší hodnota",
    vouchers: "kupón, kupon, poukaz, slevová karta, dárková karta, dárkový poukaz, kalkulačka slev, hlídač cen",
    firstParts: """
      první kapitola, první kapitolu, první lekce, první lekci, první úroveň, první díl, první epizoda
      první část, první svět, kapitola 1_, lekce 1_
      """,
    ownShops: "herním obchod, herního obchod, obchodu ve hře, ve hře",
    scores: "bod",
    ofWords: "z, ze",
    doubling: "dvojnás, dvakrát",
    exchanging: "vyměn, směn",
    packs: "balíč, balení, truhl, pytl, sada",
    gains: """
      ^obsahuj, ^získ, ^obdrž, ^dosta, ^přid, ^koup, získáš, získáte, dostaneš, dostanete, obdržíš
      obdržíte, vašeho účtu, tvého účtu, váš účet, tvůj účet
      """,
    collecting: "katalog, numism, sběratel, omalov",
    costs: "stojí, stoji",
    costsBefore: "pojme až, vejde se až",
    perUnit: """
      1 denně na_den za_den /den
      7 týdně na_týden za_týden /týden
      30 měsíčně na_měsíc za_měsíc /měsíc /měs
      365 ročně na_rok za_rok /rok
      0 za_kus kus za_drahokam /ks
      0 za_každých každých
      """,
    nearly: """
      jen, pouze, asi, zhruba, přibližně, cca, skoro, téměř, za, od, <méně než, <pod, <ani ne
      """,
    comparisons: "než v, než ve, než balíček, oproti",
    bonuses: "bonus, navíc, zdarma, jako dárek",
    bonusesBefore: "bonus",
    atLeast: "více než, víc než, přes, alespoň, nejméně, minimálně",
    andMore: "nebo více, a více, a ještě něco, a něco navíc",
    paying: "plat, kup, nákup, levn, slev",
    kin: "sk",
    functionWords: """
      pro, jsou, nebo, všechny, všech, které, který, více, své, svůj, vaší, tvé, tvůj, při, není
      *a, *v, *z, *na, *do, *s, *se, *ve, *ke, *k, *bez, *je, *od, *po, *za, *každý, *ze, *to
      *ten, *ta, *jak, *o, *co, *vaše, *už, *pod, *až, *si, *jeho, *nové, *i
      """,
    words: #"""
      [free] zdarma, bezplatn*, zadarmo, gratis, 0 kč, bez poplatku, !parkování zdarma
        !{zůstává,zůstane,zůstala,zůstávají,zůstaly} {zdarma,bezplatn*,i nadále zdarma}
        !{udržet,zachovat,udržuje} … {aplikaci,hru} {zdarma,bezplatn*}
        !{aplikace,hra,klíče} {je,jsou,byla} {zdarma,bezplatn*}, !bezplatná verze, !verze zdarma, !aktualizace zdarma
        !aplikaci zdarma, !hru zdarma, !bez poplatku za {měsíc,rok}, !bezplatné parkování, !bezplatná parkoviště
        !{wifi,wi-fi,muzea,noviny} zdarma, nestojí nic, nestojí vůbec nic, neplatíte nic, bez placení, bez platby
        bez plateb, nic nestojí, nic neplatíte, nemusíte platit, !sýr zdarma
        {nic,vůbec nic} {neplatíš,neplatíte,nezaplatíš}, nula korun
        !aplikace {zůstává,zůstane,je dál,bude dál,je nadále} zdarma, !hra {zůstává,zůstane} zdarma
        platíme my, na náš účet, {měsíce,měsíc,týdny} jako dárek
      [externalPayment] kreditní {karta,kartou,karty}, platební kartou, platební karta, bankovní převod
        bankovním převodem, převodem na účet, dobírka, na dobírku, dárková karta, dárkové karty, dárkový poukaz
        dárkové poukazy, slevový kód, slevové kódy, {promo,aktivační} {kód,kódy}, premium sms, platba sms, na našem webu
        našem webu, naše webové stránky, našich stránkách, našem e-shopu, náš e-shop
        levněji {na webu,na internetu,online}, levněji … webu, mimo aplikaci, oficiální web, oficiální stránky
        oficiálním webu, jiný způsob platby, jiné způsoby platby, zaplaťte bitcoin*, platba bitcoin*
        !přehled kreditních karet, !dárková karta návrh*, platba hotově, platba v hotovosti, zaplaťte hotově
        zaplatit hotově, přes web … levněji, přes web levněji, {bereme,přijímáme} … hotovost, přijímáme hotovost
        bereme hotovost, {uplatněte,uplatnit,uplatni} … kód, dárkovou kartou, dárkovou kartu, dárkových karet
        dárkových poukazů, dárkovým poukazem, převodem z banky, kreditkou, kreditky, platební karty, platebních karet
        kreditních karet, bankovní převody, bankovních převodů, převodem z účtu, aktivačního kódu, aktivačním kódem
        promo kódem, promo kódu, slevového kódu, slevovým kódem, promokód*, dárkového poukazu
        {zaplatit,platit} … v hotovosti, v hotovosti zaplat*, platba hotovostí, zaplaťte … hotovost*, hotovostí zaplat*
        platit hotově, {zaplatit,platit,platbu} bitcoin*, bitcoiny zaplat*, bitcoinem, paypal*, přímo u nás
        přímo od nás, objednejte si u nás, napište nám {a objedn*,pro objednávku}, objednávky pište
        levněji mimo aplikaci, na našich stránkách, naší webové stránce, naší stránce, webu levněji
        {v našem obchodě,kupte,koupit} na webu, !kreditní karty pod kontrolou, !účty a platební karty
      [otherPlatform] na androidu, pro android, androidu, obchod play, obchodě play, na steamu, verze pro steam
        telefon samsung, telefony samsung, !vzhled androidu, !vzpoura androidu, !{mluvící,bojový,zlý,starý} android*
        !android bojovník, !android detektiv, !kostým androida, na androidech, androidem, google playi, google playu
        !{město,svět,válka,armáda,povstání,vzpoura,planeta} androidů, !továrna na androidy, !androidi, !lovec androidů
        >{na,pro} switch, >{na,pro} windows, >{na,pro} steam, >na {switchi,windowsech,steamu}, verze pro windows
      [placeholder] text zde, [popis], [název], zde text, popis zde, zde popis, sem popis, název zde
        popis {bude doplněn,doplníme,již brzy}, bude doplněno, =popis, =název, =zadejte popis, =zadejte text
        {ukázkový,zástupný,vzorový,výplňový} text, bez popisu, popis chybí, bude upřesněno, =název produktu
        =sem vložte {text,název,popis}, =sem napište {text,popis,název}, =zde zadejte {popis,název,text}
        =sem zadejte {popis,název}, ={text,název,popis} sem, sem přijde {popis,text,název}, {zde,tady} bude {popis,text}
        tady popis, váš {text,název,popis} zde, toto je popis, tohle je popis, toto je název, tohle je název, =bez názvu
        =název položky, =popis produktu, =popis položky, =ukázka textu, =doplnit, bude doplněn později, popis přibude
        popis bude později, text bude doplněn, =zatím neurčeno, =není určeno, bude určeno později, =bude určeno
        nepojmenovaný produkt, =název zde, vložte popis, =k překladu, =chybí překlad, =přeložit, =nepřeloženo
      [test] testovací {verze,produkt,nákup,položka}, ?testovací, beta verze, betaverze, alfa verze, demo verze
        demoverze, zkušební verze, interní použití, nekupovat, nekupujte, ladicí verze, ladění aplikace
        !testovací {otázky,úlohy,jízda,let,okruh,proužky}, testery, testerům, testerů, testeři, zkušební nákup
        k testování, pro testování, testovacím účelům, pro testovací účely, testovacího, pro interní použití
        {jen,pouze} pro interní, !{test,testy} osobnosti, !test inteligence, !iq test*, !test znalostí, !testy znalostí
        !test z, !testy z, !test {ze,zraku,sluchu,paměti,lásky,reakcí,rychlosti}, !psychologický test
        !psychologické testy, !cvičný test, !cvičné testy, !cvičných testů, !testy autoškoly, !autoškola testy
        !testy do autoškoly, !testy na řidičák, !řidičské testy, !crash test*, !krevní test*, !těhotenský test
        !jazykový test, !jazykové testy, !přijímací test*, !demo {nahráv*,kazeta,skladb*,píse*}, !zkušební otázky
        !testové otázky, !testových otázek, !alergický test*, !test krve, !zátěžový test
        !test {iconv,na nevyžádan*,dvojkliku,mikrofonu,připojen*,šif*,pro zjištěn*,zvuku,nevyžádan*}
        testovací {balíček,předmět,účel*}, je testovací, {jen,pouze,toto je} test
      [unlock] každou {úroveň,kapitolu,postavu}, {odstranit,odstraní,odstraňte,odstraň,odstranění,odstraňuje} reklam*
        {odstranit všechny,odstraní všechny,vypnout,vypne,vypněte,skrýt,skryje,zrušit} reklamy, zbavte se reklam
        bez reklam, bez reklamy, žádné reklamy, žádná reklama, odemknout, odemkne, odemkněte, odemkni, odemyká, odemčení
        odemčeno, odemčené, zpřístupní všech*, zpřístupnit všech*, plná verze, plnou verzi, plné verze, celá hra
        kompletní verze, kompletní hra, pro verze, premium verze, verze pro, všechny úrovně, všech úrovní
        všechny postavy, všech postav, všechny funkce, všech funkcí, všechny kapitoly, všechny lekce, plný přístup
        plného přístupu, neomezený přístup, úplný přístup, bez vodoznaku, odstranit vodoznak, odstraní vodoznak
        bez omezení, !odemkne {truhlu,jednu truhlu,dveře,jedny dveře,bránu}, !zamknout/odemknout
        !odemknout {obrazovk*,zařízení,disk,jednotk*}, !zamknout nebo odemknout, !0 = bez omezení
        !{nastav*,reset*,resetovat,nastavit} všechny úrovně, !odemknout {vybrané zařízení,vybran*}
        !obnovit všechny úrovně
        reklamy {zmizí,mizí} {navždy,nadobro,natrvalo}
      [currencyNoun] mince, mincí, mincemi, mincím, minci, zlatých minc*, zlaté mince, zlatá mince, zlatých, zlaťák*
        zlato, zlata, stříbro, stříbra, stříbrných minc*, stříbrné mince, drahokam*, diamant*, krystal*, křišťálů
        rubín*, smaragd*, safír*, perel, perly, perla, perlami, žeton*, kredit, kredity, kreditů, kreditu, bod, body
        bodů, token, tokeny, tokenů, peněz, cihliček zlata, gem, gemy, gemů, !zlatá rybka, !zlatý věk, !zlatá medaile
        !kreditní kart*
        !koruna s … {safír*,rubín*,smaragd*,diamant*,perl*}, !koruna se … {safír*,rubín*,smaragd*,diamant*,perl*}
      [membership] vip členství, členství, {premium,prémiové,klubové} členství, členská karta
        {vip,premium,prémiový} účet, !vip {salonek,lóže,místnost*}
      [access] karta, kartu, permanentk*, vstupenk*, propustk*, lístek, přístup*, premium, prémiov*
        členství, předplatn*, licenc*, na zkoušku, zkušební {doba,verze,období}, na vyzkoušení
        neomezen*, bez reklam, !pohlednic*, !kartičk*
      [lifetime] !natrvalo smaz*, !smazat natrvalo, !navždy {odstran*,smaz*,ztrat*}, navždy, doživotní*, na celý život
        trvalý přístup, trvalá licence, natrvalo, na dobu neurčitou, bez časového omezení, jednorázová platba
        jednorázový nákup, nikdy nevyprší, časově neomezen*, !natrvalo odstran*, !natrvalo vymaz*
        !{odstran*,smaz*,vymaz*} … natrvalo, !uložit natrvalo, !přijmout natrvalo
      [subscriptionWord] předplat*, {automaticky se,automatické,automatickým} obnov*, zrušit kdykoli, kdykoli zrušit
      [ownDays] zobrazení {měsíce,týdne,kalendáře}, heslo … vyprší, sérii, série, sérii přihlášení
        denní sérii, adventní*
        zrající*, zrání, zralý, zrál*, vyzrál*, {sýr,šunka,víno,whisky,parmezán} … {měsíců,měsíce,let}
        {túra,trek,treková} … {dní,dny}
      [gameController] ovladač*, gamepad*, joystick*, herní ovladač*
      [futurePromise] již brzy, už brzy, brzy {dostupn*,přibud*,další}, další {již brzy,na cestě,se připravují}
        v příští aktualizaci, v {příštích,budoucích} aktualizacích, v další aktualizaci, v příští verzi
        teprve ve vývoji, stále ve vývoji, přidáme později, později v tomto roce, brzy:, již brzy:
        pracujeme na {nov*,dalších}, přijde v další aktualizaci
        v {některé,jedné} z {dalších,příštích,budoucích} aktualizací, {vyjde,vyjdou,dorazí,přibudou} brzy
        brzy {přidáme,přidá,vyjde,vyjdou,dorazí,k dispozici,ve všech,v prodeji,nové,nový,nová,více,bude k,budou k,bude přidán*,budou přidán*,bude dostupn*,budou dostupn*,se objev*,také,i na}
        (brzy), =brzy, zanedlouho {přid*,vyjd*,další,nov*}, již zakrátko, už zakrátko, zakrátko přid*, v blízké době
        v dohledné době, ještě letos, {dorazí,přibud*,přidáme,vyjd*} … do konce roku, ještě tento rok, později letos
        na podzim přidáme, je ve vývoji, jsou ve vývoji, právě vyvíjíme, {je,jsou} v přípravě
        {připravujeme,chystáme} {nov*,další}, v některé z příštích, v nadcházejíc*, s příští aktualizací
        příští aktualizace přinese, !brzy ráno, !všechny budoucí aktualizace
        {další,nové} {úrovně,mapy,světy,kapitoly,postavy,příběhy} {později,brzy,budou následovat,přibudou,budou přibývat,se chystají}
        {později,brzy} {další,nové} {úrovně,mapy,světy,kapitoly}, =již brzy, (již brzy)
        {další,zbytek,ostatní,zbylé,druhá část} {přibudou,přibude,přijde,přijdou,dorazí}
        !{už brzy,již brzy,brzy} {vánoce,jaro,léto,zima,velikonoce,nový rok,budou vánoce,bude jaro,přijde zima}
        {na podzim,na jaře,v létě,v zimě} {přibude,přibudou,vyjde,vyjdou,přidáme}
        {přibude,přibudou,přidáme} … {na podzim,na jaře,v létě,v zimě}
      [promotionalClaim] limitovaná nabídk*, limitovanou nabídku, tento týden ve slevě, nejnižší cena, nejvýhodněj*
        nejlevněj*, nejnižší cen*, nejlepší cen*, nejlepší nabídk*, speciální nabíd*, zvláštní nabíd*, mimořádná nabídka
        akční nabíd*, exkluzivní nabídk*, výhodná nabídka, omezená nabídka, časově omezen*
        {po omezenou,omezenou,na omezenou} dobu, jen dnes, pouze dnes, dnes pouze, jenom dnes, jen teď, jen tento týden
        jen do neděle, poslední šance, poslední příležitost, poloviční cen*, za polovic, za půlku, nenechte si ujít
        nenech si ujít, nenechte si … ujít, nepropásněte, nezmeškejte, nejoblíbenější balíč*, nejprodávaněj*
        {naše,náš} nejoblíbenější, výprodej*, akční cena, akční ceny, za akční cenu, slevová akce, velká sleva
        velké slevy, ve slevě, se slevou, sleva dne, nejlepší {balíč*,hra,aplikace}, bestseller, číslo jedna
        výhodný balíč*, cenový hit, pospěšte si, !nejlepší {přítel*,přátel*,kamarád*,výsledek,čas}, nejlepší hodnota
        =nejoblíbenější, (nejoblíbenější), nejoblíbenější {balíček,volba,nabídka}, =nejpopulárnější, (nejpopulárnější)
        nejoblíbenější!, !sale, !sale!, !(sale)
        !{ukáže,ukazuje,najde,hledá,porovná,porovnává,vyhledá,najdi} … {nejlevněj*,nejnižší cen*,nejvýhodněj*}
        !{nejlevnější,nejlevnějšího} {benzin*,čerpací*,pump*,let*,palivo}
      [expiringCredits] vyprší, propadne, propadnou, propadají, {platné,platný,platná,platnost} do, platné po dobu
        doba platnosti, datum expirace, expirace, expiruje, expirují, nutno využít do, využijte do, budou vynulovány
        vynulují se, pozbývají platnosti, !nevyprší, !nikdy nevyprší, !nepropadne, !nepropadnou, !neomezená platnost
        !bez expirace, !nabídka vyprší, !neexpiruj*, budou … {smazány,odebrány,vymazány}
        {využít,utratit,použít,spotřebovat} do, platnost, platí … {dní,týdn*,měsíc*}, !platnost neomezená
        !platnost není omezena, !platí neomezeně, !platí na všech*, vyprchají, platí {do,jen do,pouze do,po dobu,jen,30}
        přijdete o ně, zmizí, {ztratí,ztrácí,ztrácejí} platnost, použijte do, použijte je do, využijte je do
        {utraťte,spotřebujte} {do,je do}, budou smazány, budou odebrány, po uplynutí, !nikdy nepropadnou, !nikdy nezmizí
        !nezmizí, !platí navždy, !nabídka platí do, !akce platí do
      [cashOut] vybrat peníze, výběr peněz, výplata peněz, vyplatit na účet, výplata na účet, výběr hotovosti
        {směnit za,vyměnit za,vyměňte … za,vyměnit … za,směnit … za} peníze, za hotovost, skutečné peníze
        skutečných peněz, za opravdové peníze, peněžní výhra, peněžní výhry, na bankovní účet, za dárkové poukazy
        !nelze vyměnit za peníze, !žádné skutečné peníze, !bez skutečných peněz, !nelze směnit za peníze
        peníze na {kartu,svou kartu,vaši kartu,účet,svůj účet,váš účet}, směňte za peníze
        {výplata,vyplácíme,vyplatíme,vyplaceno} … účet, vyplácíme na, {vyberte si,vybírejte,výběr} výhr*
        {výhru,výhry,výhry si} vyber*, vybrat výhr*, vyberte výhr*, {vybrat,na,v} hotovost, do hotovosti, za hotové
        peněžní cen*, peněžitou výhru, peněžité výhr*, peněžitá výhra, finanční výhr*, peněžní odměn*
        proměňte … {v,na} peníze, {směňte … za,za skutečné,prodejte … za} peníze, skutečnými penězi, opravdové peníze
        opravdových peněz, reálné peníze, reálných peněz, za reálné peníze
        v našich {kamenných prodejnách,kamenných obchodech,provozovnách,prodejnách,kavárnách,obchodech,restauracích,pobočkách,salonech}
        {uplatněte,vyměňte,použijte,zaplaťte,uplatnit} … {na pokladně,u pokladny,u pultu}
        v kamenných {prodejnách,obchodech}, {proplatit,proplatíme,proplácíme}
        {vyměn*,směn*,proměn*} … za {koruny,eura,dolary}, skutečné koruny
      [appleTrademark] !pro iphone, !pro ipad, !na iphonu, !na ipadu, !pro apple watch, {applu,applem,applí}
      [appleCriticism] provizím applu, obejděte provizi, {obejít provizi,provize,provizi} apple, provize applu
        provizi applu, {poplatek,poplatky} {apple,applu}, poplatků applu, daň apple, kvůli applu, kvůli apple
        pomalý iphone, pomalého iphonu, pomalé iphony, starý iphone, starého iphonu
        {chyby,chyb,chybu,chyby v,chyby systému} ios, lepší než apple, lepší než ios, apple zakazuje, apple nedovoluje
      [systemFeature] {hodnocení,recenzi,ohodnoťte} v app stor*, neomezené místo na icloud*
        přístup {ke gyroskopu,k času u obrazovky}, push oznámen*, push notifikac*, pushová oznámen*
        {zapnout,zapne,zapněte} oznámení, {ohodnoťte,ohodnoť} {nás,aplikaci}, hodnocení aplikace, hodnoťte nás
        pět hvězdiček, pěti hvězdičkami, 5 hvězdiček za, dejte nám {5,pět} hvězd*, napište recenzi, napiš recenzi
        napište hodnocení, {zanechte,za} {recenzi,hodnocení}, úložiště icloud*, úložiště na icloudu, icloud úložiště
        {místa,místo,prostoru} na icloud*, přístup {ke kameře,k fotoaparátu,k mikrofonu,k poloze}
        !hotel s pěti hvězdičkami, !pět hvězdiček na
      [randomItem] !generátor náhodných, náhodných {karet,předmětů,hrdinů,postav,odměn}, náhodný vzhled, náhodný kostým
        náhodná karta, náhodný balíček, {tajemná,tajemné,tajemnou} truhl*, tajemná bedn*, tajemná krabic*
        záhadná {truhl*,krabic*,bedn*}, mystery box*, lootbox*, loot box*
        {truhla,krabička,krabice,balíček,vajíčko,vejce,vajíčka} s překvapením, balíček překvapení, překvapení uvnitř
        {kolo,kolem,kola} štěstí, náhodný předmět, náhodné předměty, náhodného hrdin*, náhodný hrdina, náhodnou postavu
        náhodná postava, {náhodnou,náhodná,náhodné} odměn*, náhodnou kart*, náhodný skin, náhodnou výhr*, tombol*
        loteri*, losy do, los do, stírací los*, losování, slosován*, šanci vyhrát, šance vyhrát, šance na výhru
        šanci na výhru, šanci získat, šance získat vzácn*, co je uvnitř, co se skrývá uvnitř, gacha, vyvolávací lístek
        svitek vyvolání, !co je uvnitř {dom*,těla,lidsk*,bud*,země}
        {vylíhne,obsahuje,vypadne} … náhodn*, {obsah,co je uvnitř} … zjistíte až
      [statedOdds] pravděpodobnost*, šance {najdete,naleznete,jsou uveden*,jsou,zobraz*,na získání jsou}
        podívejte se na šance, přehled šancí
      [contact] telefon, telefonní číslo, tel, zavolejte, zavolejte {nám,nám na,na}, volejte
        volejte na, volejte nám na, zavolej na, infolinka, napište na whatsapp
      [defect] chyba, chyby, chybu, chyb, chybami, pád, pády, pomalý, pomalá, pomalé, pomalého, pomalým, zpomalen*, padá
        zamrzá, zasekává, závad*, !pomalý pohyb, !pád z, !volný pád, !zpomalené záběry, !bez chyb*, !pomalé vaření
      [negation] ne, není, nejsou, nelze, bez, nikdy, žádné, žádný, ani
        nic, ničeho, žádná, žádného, žádnou, žádných, nikoli, neodemyk*, neodemkn*, neplat*, neobsahuj*
        nevyžad*, nemus*, nepotřeb*, nemá, nemají, neúčt*, nestoj*, nepřid*, nezahrn*, nepřináš*, nebude
        nebudou, neposkyt*, nezaplat*, nejde o, nedává*, nezískát*, !no, !ne jen, !neplatn*, !bez konce
        zapomeňte, zapomeň, sbohem, konec s
      [impossibility] {není,nejsou} {možné,možná,možný,dostupné,dostupná,dostupný,povolené,povolena,povoleno,podporováno}
        {není,nejsou} podporována, {je,jsou} {nemožné,nemožná,vyloučeno,vyloučena,zakázáno,zakázána}, nelze
        neplatí, se nenabízí, nejde
        není {součástí,nutné,nutná,potřeba}, neexistuje, se neposílá, se neposílají
      [recordKeeping] výdaje, výdajů, rozpočet, rozpočty, účetnictví, účtenky, faktury, faktura, hesla, dluhy, finance
        výpisy, pokladní kniha, přehled {o,vaš*,kreditních}, sleduje vaše účty, evidence, správce hesel
      [trial] na zkoušku, zkušební {verze,doba,období,lhůta}, zkušební, vyzkoušejte, vyzkoušej, vyzkoušet
        !zkušební {test,testy,otázky}
      [quiz] otázka, otázky, otázek, zkouška, zkoušky, odpovědi, maturita, maturitní, cvičení, autoškola, kvíz*
      [donation] charit*, dobročinn*, sbírka na, veřejná sbírka, příspěvek na dobročinné, !charitativní ples
        !darování krve, !darovat krev, !charitativní koncert, !charita klanu, finanční dar, darujte peníze
        darovat peníze, přispějte na, každý příspěvek {pomáhá,se počítá}, dar vývojářům, dar pro vývojáře, dar autorům
        svým darem, pomozte nám … darem, podpořte charit*, dar na podporu, =malý dar, =velký dar, =dar, malý příspěvek
        dobrovolný {příspěvek,dar}, finanční příspěvek, přispějte, přispět na, přispěj na, přispívá na, přispíváme
        {váš,tvůj} příspěvek {nám,pomáhá}, {vaším,svým} příspěvkem podpoř*, příspěvek nám pomáhá, darujte, darovat na
        věnujte peníze, výtěžek jde, výtěžek putuje, podpořte nadaci, donate, donat*, !daruj vojáky, !darujte vojáky
        !darujte karty, !dárcovství krve, !darovat knihu, !darujte úsměv
        {polovina,část,půlka} jde {útulku,do útulku,na útulek,červenému kříži}
      [physicalGoods] {doprava,dopravou,poštovné} zdarma, poštovné, {doručení,doručení až,doručíme} domů, zásilkovna
        doručovací adresa, kurýrem domů, doručí kurýr, kurýr doručí, dovezeme až domů
        {zasíláme,doprava,posíláme} do celého světa, {pošleme,pošleme vám,vám pošleme,zašleme} domů
        {doručení,doručením,dodání} zdarma, zdarma až domů, doprava v ceně, dopravou v ceně, včetně dopravy
        včetně poštovného, dopravu zdarma, doručíme až, doručíme ke, doručíme … dveřím
        {doručením,doručené,doručený,dodání,dodáním} domů, {zašleme,pošleme,pošleme vám} poštou, poštou domů
        {doručíme,poslána,dostanete,přijde,odešleme} poštou, {pošleme,doručíme,doručení} kurýrem, dodací adres*
        doprava kurýrem, !nikoli fyzické
      [regulatedClaim] {kupte,koupit,získejte} … sledující*, kupte … lajk*
        {vyléčí,léčí} … {rakovin*,cukrovk*,diabet*,depres*,úzkost*,bolest*,nespavost*,nemoc*,artrit*,astma}
        zázračný lék, zhubněte … {za týden,týdn*,dní}, {zhubni,zhubnete} … za týden, zhubnutí bez, zaručené hubnutí
        zhubněte bez, {skutečných,opravdových,reálných} sledující*, sledujících pro váš
        {1000,500,kupte si,koupit} sledující*, více sledujících, koupit lajk*
        sázky o {peníze,skutečn*,opravdov*,reáln*}, sázení o peníze, sázejte o {peníze,skutečn*,opravdov*}
        sázky na peníze, sázky na sport, sportovní sázky, sázky za skutečné, hrajte o peníze, kasino o peníze
        kasino o skutečné, {chat,chaty,video,videa,obsah,seznamka,zábava} pro dospělé, erotický chat, erotick*, sex chat
        sexy chat, escort*, zaručený zisk*, zaručené zisk*, zaručeným ziskem, garantovaný zisk*, garantované zisk*
        zaručený výnos*, garantovaný výnos*, zaručená výhra, rychle zbohat*
        {vydělávejte,vydělejte,získejte,těžte,kupte} bitcoin*, vydělávejte krypt*, rychlá půjčka
      [paidOnce] jednorázová platba, jednorázový nákup, jednorázově zaplatíte, zaplaťte jednou, plaťte jednou
        doživotní {členství,přístup,předplatné,licence}, jednorázovou {platbu,platbou}, jednorázové platby
        jediná platba, {stačí zaplatit,zaplatíte,zaplať,platíte,platíte jen,platí se} jednou, jedna platba, kupte jednou
        {premium,členství,předplatné} navždy, doživotní premium
      [saving] ušetříte, ušetřete, ušetři, úspora, sleva, slevou, levněji, !úspora energie
        !úspora baterie, ušetřit, ušetříš, slevu, slevy, úsporu, levnější, výhodněji, !ušetřete čas
        !ušetří čas, !úspora času, !úspora místa, !ušetřit čas
      [comparedPrice] {oproti,ve srovnání s,než} měsíčn*, běžné ceny, běžná cena, při samostatném nákupu, oproti běžné
        běžnou cenu, běžnou cenou, běžné ceně, plné ceně, plné ceny, původní cen*, oproti předplatn*
        {než,nákup} jednotlivě, jednotlivý nákup, než samostatně, než při nákupu jednotlivě, oproti nákupu
      [durationWord] měsíčn*, ročn*, týdenn*, {každý,na} {měsíc,rok,týden}, jeden měsíc, jeden rok
        {celý,po celý} {rok,měsíc}, pololetn*, čtvrtletn*, !týdenní výzv*, !měsíční výzv*, !týdenní úkol*, !ročník*
        tři měsíce, šest měsíců, dva týdny, dvou týdnů, dvanáct měsíců, !týdenní odměn*
        !měsíční {odměn*,svit,kámen,krajin*,základn*}, !měsíčních, !roční období, !ročních období, kč týdně, eur týdně
        týdně za, {účtováno,platba,platí se} týdně
        !{den,dní,dnů,dny,dne,zobrazení,pracovního,konec,konci,čísla,číslo} týdne
        !měsíčn* … {přehled*,zobrazen*,kalendář*,archiv*}, !{ročn*,týdenn*} … {zobrazen*,přehled*}, !měsíční průměr*
        !roční {průměr*,úrok*,sazb*}, !ročním úrok*, !jednou týdně, !krát týdně, !{měsíční,roční,týdenní} zpráv*
        !{dvakrát,jednou} {měsíčně,ročně}, !třikrát ročně, !třikrát měsíčně, !krát měsíčně, !krát ročně
        !zobraz* … jeden {měsíc,rok}, !kalendáře na {měsíc,týden,rok}
        {platba,účtuje se,účtováno,strhává se,platí se} … jednou {ročně,za rok,měsíčně,za měsíc}
        půl roku {přístupu,hraní}
      [profanity] a3VyZXZzayo=, a3Vydio=, emt1cnYq, cMOtxI1h, cMOtxI1l, cMOtxI11cyo=, cMOtxI1vdmluKg==, cGnEjWE=
        a29rb3Qq, xI11csOhayo=, Y3VyYWsq, amViYXQ=, amViYW4q, emplYmFuKg==, bXJkYXQ=, bXJkayo=, em1yZCo=, aGFqemwq
        cG9zcmFuKg==, emFzcmFuKg==, c3LDocSNKg==, aG92bm8=, aG92bmE=, aG92bio=, YnV6ZXJhbnQq, YnV6bmE=, cHJkZWw=
        cHJkZWxl, ZG8gcHJkZWxl, a3VuZGE=, a3VuZHk=, xaF1a2F0, xaFvdXN0YXQ=, dnlzZXIq, bmFzcmF0, IWt1cnZhdHVyKg==
      [otherMoney] bankovk*, bankovek, {papírové,hrací,dětské} peníze, peníze … {vybarv*,omalov*}, kolik stál*
        spořicí {cíl,cíle}, cíl spoření, {první,prvních} … {uspořen*,našetřen*,naspořen*}, rozděl* … na, kde … stojí
        počítání peněz, počítat peníze, hádej … cenu, uhodni … cenu
      """#)
}
