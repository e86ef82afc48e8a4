extension Language {
  /// Czech.
  static let czech = Language(
    code: "cs",
    signs: "kr=CZK",
    amountsEverywhere: """
      beside money=CZK: kč
      """,
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
      before ordinal: úroveň, kapitola, kapitoly, sezóna, díl, část, den
      magnitude=1000: tis., tisíc
      beside counted: mincí, mince, zlaťáků, drahokamů, drahokamy, diamantů, krystalů, bodů
      """,
    trial: "zkuš, zkouš",
    days: "dn, den",
    dayNumbers: "tři, pět, sedm, deset, čtrnáct, třicet",
    restoring: "obnov",
    lengths: "0 sezón dva tři šest; 182 půl; 91 čtvrt; 365 rok roč; 30 měsí; 7 týd",
    lengthAndPlan: "permanentka",
    plans: "plán, balíček, předplatné, klub, členství, trenér",
    during: "na, po, během",
    ones: "jeden, na, celý, po",
    wholes: "celý, plný",
    contents: """
      plán, program, kurz, jídelníč, kalendář, deník, předpověď, horoskop, histori, záloh, archiv
      uklád, ulož, výzv, záruk, cíl
      """,
    billing: "měsíčně, ročně, týdně",
    alternatives: "_nebo_, _či_",
    contrasts: "_avšak_",
    bonuses: "bonus, navíc, zdarma, jako dárek",
    bonusesBefore: "bonus",
    paying: "plat, kup, nákup, levn, slev",
    kin: "sk",
    functionWords: """
      pro, jsou, nebo, všechny, všech, které, který, více, své, svůj, vaší, tvé, tvůj, při, není
      *a, *v, *z, *na, *do, *s, *se, *ve, *ke, *k, *bez, *je, *od, *po, *za, *každý, *ze, *to
      *ten, *ta, *jak, *o, *co, *vaše, *už, *pod, *až, *si, *jeho, *nové, *i
      """,
    words: #"""
      [free] zdarma, bezplatn*, zadarmo, gratis, 0 kč, bez poplatku, !parkování zdarma
        !bezplatné parkování, !bezplatná parkoviště, !wifi zdarma, !wi-fi zdarma, !muzea zdarma
        !noviny zdarma
      [externalPayment] kreditní karta, kreditní kartou, kreditní karty, platební kartou
        platební karta, bankovní převod, bankovním převodem, převodem na účet, dobírka, na dobírku
        dárková karta, dárkové karty, dárkový poukaz, dárkové poukazy, slevový kód, slevové kódy
        promo kód, promo kódy, aktivační kód, aktivační kódy, premium sms, platba sms
        na našem webu, našem webu, naše webové stránky, našich stránkách, našem e-shopu
        náš e-shop, levněji na webu, levněji na internetu, levněji online, levněji … webu
        mimo aplikaci, oficiální web, oficiální stránky, oficiálním webu, jiný způsob platby
        jiné způsoby platby, zaplaťte bitcoin*, platba bitcoin*, !přehled kreditních karet
        !dárková karta návrh*
        platba hotově, platba v hotovosti, zaplaťte hotově, zaplatit hotově
      [otherPlatform] na androidu, pro android, androidu, obchod play, obchodě play, na steamu
        verze pro steam, telefon samsung, telefony samsung, !vzhled androidu, !vzpoura androidu
      [placeholder] text zde, zde text, popis zde, zde popis, sem popis, název zde
        popis bude doplněn, popis doplníme, popis již brzy, bude doplněno, =popis, =název
        =zadejte popis, =zadejte text, ukázkový text, zástupný text, vzorový text, výplňový text
        bez popisu, popis chybí, bude upřesněno, =název produktu, [popis], [název]
      [test] testovací verze, testovací produkt, testovací nákup, testovací položka, testovací
        beta verze, betaverze, alfa verze, demo verze, demoverze, zkušební verze, interní použití
        nekupovat, nekupujte, ladicí verze, ladění aplikace, !testovací otázky, !testovací úlohy
        !testovací jízda, !testovací let, !testovací okruh, !testovací proužky
      [futurePromise] již brzy, už brzy, brzy dostupn*, brzy přibud*, brzy další, další již brzy
        další na cestě, další se připravují, v příští aktualizaci, v příštích aktualizacích
        v budoucích aktualizacích, v další aktualizaci, v příští verzi, teprve ve vývoji
        stále ve vývoji, přidáme později, později v tomto roce
      [expiringCredits] vyprší, propadne, propadnou, propadají, platné do
        platný do, platná do, platnost do, platné po dobu, doba platnosti, datum expirace, expirace
        expiruje, expirují, nutno využít do, využijte do, budou vynulovány, vynulují se
        pozbývají platnosti, !nevyprší, !nikdy nevyprší, !nepropadne, !nepropadnou
        !neomezená platnost, !bez expirace, !nabídka vyprší, !neexpiruj*
      [cashOut] vybrat peníze, výběr peněz, výplata peněz, vyplatit na účet, výplata na účet
        výběr hotovosti, směnit za peníze, vyměnit za peníze, vyměňte … za peníze
        vyměnit … za peníze, směnit … za peníze, za hotovost, skutečné peníze, skutečných peněz
        za opravdové peníze, peněžní výhra, peněžní výhry, na bankovní účet, za dárkové poukazy
        !nelze vyměnit za peníze, !žádné skutečné peníze, !bez skutečných peněz
        !nelze směnit za peníze
      [negation] ne, není, nejsou, nelze, bez, nikdy, žádné, žádný, ani
      [recordKeeping] výdaje, výdajů, rozpočet, rozpočty, účetnictví, účtenky, faktury, faktura
        hesla, dluhy, finance, výpisy, pokladní kniha
      [quiz] otázka, otázky, otázek, zkouška, zkoušky, odpovědi, maturita, maturitní, cvičení
        autoškola, kvíz*
      [donation] charit*, dobročinn*, sbírka na, veřejná sbírka
        příspěvek na dobročinné, !charitativní ples, !darování krve, !darovat krev
        !charitativní koncert, !charita klanu
        finanční dar, darujte peníze, darovat peníze, přispějte na
      [physicalGoods] doprava zdarma, dopravou zdarma, poštovné zdarma, poštovné, doručení domů
        doručení až domů, doručíme domů, zásilkovna, doručovací adresa, kurýrem domů
      [paidOnce] jednorázová platba, jednorázový nákup, jednorázově zaplatíte, zaplaťte jednou
        plaťte jednou, doživotní členství, doživotní přístup, doživotní předplatné
        doživotní licence
      [saving] ušetříte, ušetřete, ušetři, úspora, sleva, slevou, levněji, !úspora energie
        !úspora baterie
      [comparedPrice] oproti měsíčn*, ve srovnání s měsíčn*, než měsíčn*, běžné ceny, běžná cena
        při samostatném nákupu
      [durationWord] měsíčn*, ročn*, týdenn*, týdně, každý měsíc, každý rok, každý týden
        na měsíc, na rok, na týden, jeden měsíc, jeden rok, celý rok, celý měsíc, po celý rok
        po celý měsíc, pololetn*, čtvrtletn*, !týdenní výzv*, !měsíční výzv*, !týdenní úkol*
        !ročník*
      """#)
}
