extension Language {
  /// Slovak.
  static let slovak = Language(
    code: "sk",
    signs: "kr=CZK",
    amounts: """
      money=CZK: korun, koruna, koruny, kčs
      money=EUR: eur, eura, eurá
      subunit=EUR/100: centov
      minute: minuta, minuty, minut, minúta, minúty, minút
      hour: hodina, hodiny, hodin, hodín
      day: den, dny, dní, dnů, deň, dni
      week: týden, týdny, týdnů, týždeň, týždne, týždňov
      month: měsíc, měsíce, měsíců, mesiac, mesiace, mesiacov
      year: rok, roky, let, rokov, roka
      before ordinal: úroveň, kapitola, kapitoly, sezóna, diel, časť, deň
      magnitude=1000: tis., tisíc
      beside counted: mincí, mince, zlaťákov, drahokamov, diamantov, kryštálov, bodov
      """,
    trial: "skúš",
    days: "dn, deň",
    dayNumbers: "tri, päť, sedem, desať, štrnásť, tridsať",
    restoring: "obnov",
    lengths: "0 deň dňa sezón dva tri šesť; 182 pol; 91 štvrť; 365 rok roč; 30 mesia mesač; 7 týžd",
    lengthAndPlan: "permanentka",
    plans: "plán, balíček, predplatné, klub, členstvo, tréner",
    during: "na, po, počas",
    ones: "jeden, na, celý, po",
    wholes: "celý, plný",
    contents: """
      plán, program, kurz, jedálni, kalendár, denník, predpoveď, horoskop, histór, záloh, archív
      uklad, ulož, výzv, záruk, cieľ
      """,
    billing: "mesačne, ročne, týždenne",
    alternatives: "_alebo_",
    contrasts: "_avšak_",
    bonuses: "bonus, navyše, zadarmo, ako darček",
    bonusesBefore: "bonus",
    paying: "plat, kúp, nákup, lacn, zľav",
    kin: "cs",
    functionWords: """
      pre, vo, ku, sú, alebo, všetky, všetkých, ktoré, ktorý, viac, zo, tá, ako, čo, vašej, aj, *a
      *v, *z, *na, *do, *s, *sa, *k, *bez, *je, *od, *po, *za, *každý, *to, *ten, *o, *svoje
      *svoj, *vaše, *tvoje, *už, *pri, *pod, *až, *nie, *si, *jeho, *nové, *so
      """,
    words: #"""
      [free] zadarmo, bezplatn*, zdarma, gratis, bez poplatku, !parkovanie zadarmo
        !parkovanie zdarma, !bezplatné parkovanie, !bezplatné parkoviská, !wifi zadarmo
        !múzeá zadarmo, !noviny zadarmo
      [externalPayment] kreditná karta, kreditnou kartou, kreditné karty, platobnou kartou
        platobná karta, bankový prevod, bankovým prevodom, prevodom na účet, dobierka, na dobierku
        darčeková karta, darčekové karty, darčekový poukaz, darčekové poukazy, zľavový kód
        zľavové kódy, promo kód, promo kódy, aktivačný kód, aktivačné kódy, prémiová sms, platba sms
        platba v hotovosti, platba hotovosťou, na našom webe, našom webe, našej webovej stránke
        naša webová stránka, našom e-shope, náš e-shop, lacnejšie na webe, lacnejšie na internete
        lacnejšie online, lacnejšie … webe, mimo aplikácie, oficiálna stránka, oficiálnej stránke
        iný spôsob platby, iné spôsoby platby, zaplaťte bitcoin*, !prehľad kreditných kariet
      [otherPlatform] na androide, pre android, androide, obchod play, obchode play, na steame
        verzia pre steam, telefón samsung, telefóny samsung
      [placeholder] text sem, sem text, popis sem, sem popis, názov sem, tu bude popis
        popis bude doplnený, popis doplníme, bude doplnené, =popis, =názov, =zadajte popis
        =zadajte text, ukážkový text, zástupný text, vzorový text, výplňový text, bez popisu
        popis chýba, bude upresnené, =názov produktu, [popis], [názov]
      [test] testovacia verzia, testovací produkt, testovací nákup, testovacia položka, testovací
        testovacia, beta verzia, betaverzia, alfa verzia, demo verzia, demoverzia, skúšobná verzia
        interné použitie, nekupovať, nekupujte, ladiaca verzia, !testovacie otázky
        !testovacie úlohy, !testovacia jazda, !testovací let, !testovací okruh
      [futurePromise] už čoskoro, čoskoro dostupn*, čoskoro pribud*, čoskoro ďalšie
        ďalšie už čoskoro, ďalšie na ceste, ďalšie sa pripravujú, v nasledujúcej aktualizácii
        v ďalšej aktualizácii, v budúcich aktualizáciách, v najbližšej aktualizácii, v ďalšej verzii
        stále vo vývoji, pridáme neskôr, neskôr v tomto roku
      [expiringCredits] vyprší, prepadne, prepadnú, prepadajú, platné do, platný do, platná do
        platnosť do, doba platnosti, dátum exspirácie, exspirácia, exspiruje, exspirujú
        treba využiť do, využite do, budú vynulované, vynulujú sa, strácajú platnosť, !nevyprší
        !nikdy nevyprší, !neprepadne, !neprepadnú, !neobmedzená platnosť, !ponuka vyprší
        !neexspiruj*
      [cashOut] vybrať peniaze, výber peňazí, výplata peňazí, vyplatiť na účet, výplata na účet
        výber hotovosti, zameniť za peniaze, vymeniť za peniaze, vymeňte … za peniaze
        vymeniť … za peniaze, zameniť … za peniaze, za hotovosť, skutočné peniaze, skutočných peňazí
        peňažná výhra, peňažné výhry, na bankový účet, za darčekové poukazy
        !nemožno vymeniť za peniaze, !žiadne skutočné peniaze, !bez skutočných peňazí
      [negation] nie, nie je, nie sú, nemožno, bez, nikdy, žiadne, žiadny, ani
      [recordKeeping] výdavky, výdavkov, rozpočet, rozpočty, účtovníctvo, účtenky, faktúry, faktúra
        heslá, dlhy, financie, výpisy
      [quiz] otázka, otázky, otázok, skúška, skúšky, odpovede, maturita, maturitné, cvičenia
        autoškola, kvíz*
      [donation] finančný dar, darujte peniaze, prispejte na, charit*, dobročinn*, zbierka na
        verejná zbierka, !charitatívny ples, !charitatívny koncert
      [physicalGoods] doprava zadarmo, doprava zdarma, poštovné zadarmo, poštovné zdarma, poštovné
        doručenie domov, doručenie až domov, doručíme domov, doručovacia adresa
      [paidOnce] jednorazová platba, jednorazový nákup, zaplaťte raz, plaťte raz, doživotné členstvo
        doživotný prístup, doživotné predplatné, doživotná licencia
      [saving] ušetríte, ušetrite, ušetri, úspora, zľava, zľavou, lacnejšie, !úspora energie
        !úspora batérie
      [comparedPrice] oproti mesačn*, v porovnaní s mesačn*, ako mesačn*, bežnej ceny, bežná cena
      [durationWord] mesačn*, ročn*, týždenn*, týždenne, každý mesiac, každý rok, každý týždeň
        na mesiac, na rok, na týždeň, jeden mesiac, jeden rok, celý rok, celý mesiac, po celý rok
        polročn*, štvrťročn*, !týždenná výzv*, !mesačná výzv*, !ročník*
      """#)
}
