extension Language {
  /// German.
  static let german = Language(
    code: "de",
    amounts: """
      counted: euro-schein, euro-scheine, euro schein, euro scheine, euro-münze, euro-münzen
        euro münzen, cent-münze, cent-münzen, cent münzen, cent-stück, cent-stücke, rubine, sterne
        leben, smaragde, perlen, fotos, lieder
      money=$: us-dollar
      money=CHF: franken, schweizer franken
      money=GBP: pfund sterling, britische pfund
      subunit=EUR/100: cent, cents, ct
      minute: minuten
      hour: stunde, stunden, std, std.
      day: tag, tage, tagen, tages, tägig, tägige
      week: woche, wochen, wöchig
      month: monat, monate, monaten, monats, mon., monatig
      quarter: quartal, quartale
      year: jahr, jahre, jahren, jahres
      percent: prozent
      before ordinal: stufe, kapitel, folge, teil, tag, woche, band, klasse, welt, runde
        rang
      before ordinal season: staffel
      ordinal: . kapitel, . stufe, . staffel, . teil
      magnitude=1000: tausend, tsd, tsd.
      magnitude=1000000: mio, mio., millionen
      beside counted: münzen, münze, goldmünzen, edelsteine, edelstein, juwelen, diamanten
        kristalle, punkte
      """,
    spelledNumbers: """
      100 einhundert; 1000 eintausend; 2 zwei; 3 drei; 4 vier; 5 fünf; 6 sechs; 7 sieben; 8 acht; 9 neun
      10 zehn; 11 elf; 12 zwölf; 16 sechzehn; 17 siebzehn; 13 dreizehn; 14 vierzehn; 15 fünfzehn
      18 achtzehn; 19 neunzehn; 20 zwanzig; 30 dreißig dreissig; 40 vierzig; 50 fünfzig
      60 sechzig; 70 siebzig; 80 achtzig; 90 neunzig; 12* dutzend; 100* hundert; 1000* tausend
      1000000* million millionen; 0 und
      ? halb halbe halben halbes anderthalb viertel dreiviertel paar mehrere
      1$ ein einen pro je jeden
      """,
    paysFor: "für, pro, je",
    buying: "für, nur, jetzt",
    besidePrice: "aufladung, inkl. mwst, nur",
    relativeTimes: """
      ^zeige_, ^wähle_, ^wählen sie_, oder mehr
      vor, zuvor, letzten, nächsten, seit, vergangenen, in, voraus, mehr als, weniger als
      innerhalb von, binnen, danach, davor, später, im voraus, jetzt +
      """,
    balances: "werte, saldo, konten",
    trial: "test, probe, probier, schnupper",
    trialName: "XX Tage testen",
    offering: "enthält, beinhaltet, bietet, umfasst, gibt, es, eine, einen, hat",
    days: "tag, täg",
    dayNumbers: "drei, fünf, sieben, zehn, vierzehn, fünfzehn, dreißig, dreissig",
    restoring: "wiederherst, wieder herstell",
    passwords: "passwort, kennwort",
    toBe: "ist_, lautet_",
    noPassword: "nicht, keine, keins, kein, siehe, leer",
    generic: """
      *kaufen *kauf *käufe *kaufe *artikel *produkt *produkte *gegenstand *gegenstände *abo
      *abonnement *beschreibung der die das den dem des dieser diese dieses diesen ein eine einen
      ihr ihre dein deine in app im hier jetzt bitte für zum zur und von *inapp *käuflich virtueller
      virtuelle virtuelles digitaler digitales vip *kaufbar *danke *dank *spaß *viel *rückerstattung
      *erstattung vielen toll tolles toller tolle super gut gutes guter dich euch ihren deinen
      einkauf kauf eure unterstützung keine keinen damit einfach *genieße *genießen es *einkauf
      hol hole holt dir euch neu neue neues neuen neuer tollen großartige großartiges großartigen
      schöne schönes fantastische fantastisches besonderes probier kaufe sofort heute
      """,
    lengths: """
      0 tag täg saison zwei drei sechs; 182 halb; 91 quartal viertel; 365 jahr jähr; 30 monat
      7 woch wöch
      """,
    lengthAndPlan: "abo, zugang, karte, paket, mitgliedschaft, klub, club",
    plans: "paket, tarif, abo, *club, *klub, coach, *coaching",
    perWords: "für",
    during: "für",
    duringAfter: "lang",
    ones: "ein",
    wholes: "ganz, voll",
    firstLengths: "30 erste monat, 30 ersten monat, 30 erster monat, 7 erste woche, 365 erste jahr, 365 erstes jahr",
    once: "einmal",
    contents: """
      plan, kurs, programm, menü, kalender, tagebuch, vorhersage, horoskop, verlauf, sicherung
      archiv, speicher, sicher, aufbewahr, challenge, ziel, abnehm, garantie, vorrat
      """,
    billing: "monatlich, jährlich, wöchentlich, halbjährlich, vierteljährlich",
    nothing: "nichts, nix, keinerlei, keins",
    alternatives: "_oder_, _noch_",
    contrasts: "_aber_, sondern",
    used: "genutzte, benutzte, verwendete, eingelöste, verbrauchte, ausgegebene",
    additions: "_und_, _plus_, _sowie_, _samt_, &",
    breaks: "_mit_, _im_, _in_, _auf_, _bei_, _der_, _die_, _das_, _wenn_, _dass_, _du_",
    doneWithout: """
      werbung, anzeigen, wasserzeichen, limit, warte, anmeld, registrier, tracking, konto_, grenzen
      ende_
      """,
    charges: "kosten, gebühr, zahlung, zahlen, abo_, abos_, abonnement, beitrag, rechnung, bindung, vertrag",
    without: "ohne",
    others: "kein anderer, keine andere, kein anderes, keinem ander, keinen ander",
    ownOffers: """
      auf dieses paket, auf dieses angebot, auf diesen kauf, auf dieses produkt, auf dieses abo
      auf diesen artikel, auf dieses bundle
      """,
    bestDeals: "bestes preis, bestes angebot, beste angebot",
    vouchers: """
      gutschein, coupon, rabattkarte, rabattmarke, rabattkupon, geschenkkarte, rabattrechner, preisalarm
      schnäppchenalarm
      """,
    firstParts: """
      erste kapitel, ersten kapitel, erstes kapitel, erste lektion, ersten lektion, erste folge, erste level
      erstes level, ersten level, erste episode, erste teil, erster teil, erste welt, erste geschichte
      erste stunde, erste ausgabe, kapitel 1_, lektion 1_, teil 1_, folge 1_
      """,
    ownShops: "im spiel, ingame-shop, in-game-shop, spieleigen, shop des spiels, laden des spiels",
    scores: "punkt",
    articles: "die, der, den",
    ofWords: "von",
    doubling: "doppelt, verdoppel, zweifach",
    exchanging: "tausch, umtausch, wechsel",
    genitives: "von_",
    packs: "paket, beutel, truhe, gutschrift, summe",
    gains: """
      ^enthält, ^beinhaltet, ^umfasst, ^erhalt, ^hol, ^bring, ^kauf, ^füg, ^gibt, ^inklusive, ^inkl
      du bekommst, du erhältst, sie erhalten, sie bekommen, bekommst du, erhältst du, erhalten sie
      bekommen sie, ihr erhaltet, ihr bekommt, deinem konto, ihrem konto, gutgeschrieben
      """,
    collecting: "katalog, sammler, ausmal, album",
    each: "pro stück",
    costs: "je, kostet, kosten",
    costsBefore: "fasst bis zu, fassen bis zu, platz für bis zu, platz für",
    perUnit: """
      1 am_tag pro_tag täglich je_tag /tag
      7 pro_woche wöchentlich in_der_woche je_woche die_woche /woche
      30 pro_monat im_monat monatlich je_monat /monat
      365 pro_jahr im_jahr jährlich je_jahr /jahr
      0 pro je pro_stück je_stück das_stück pro_juwel pro_münze /stück /juwel /münze
      0 für_je
      """,
    nearly: """
      nur, bloß, etwa, rund, circa, ca., ungefähr, knapp, fast, gerade einmal, für, ab, nicht mehr als
      kostet, sind das, <weniger als, <unter
      kosten
      """,
    comparisons: "als im, als das, als die, als der, als beim, als in, wie im paket, wie das paket",
    bonuses: "bonus, als bonus, extra, gratis, geschenkt, zusätzlich, dazu, obendrauf",
    bonusesBefore: "bonus, zusätzlich, extra",
    atLeast: "über, mehr als, mindestens, wenigstens, gut, mehr wie",
    andMore: """
      oder mehr, und mehr, und noch ein paar, und ein bisschen mehr, und etwas mehr, und ein wenig mehr, mindestens
      """,
    paying: """
      zahl, kauf, günstig, billig, bestell, rabatt, einlös, überweisen sie, überweise, spar
      shop, laden
      """,
    beforeAccount: "unter_, nummer",
    kin: "nl",
    functionWords: """
      der, und, für, mit, dem, ein, eine, einen, einem, einer, von, zu, zum, zur, im, auf, aus
      bei, nach, allen, alles, dein, deine, deinen, deiner, dich, dir, ihr, ihre, ist, sind, wird
      nicht, ohne, oder, über, auch, sich, jede, jeden, jeder, mehr, vom, neue, neuen, wie, kein
      keine, bis, durch, unter, werden, sie, wenn, am, *die, *das, *den, *des, *alle, *du, *als
      *er, *es
      """,
    words: #"""
      [free] kostenlos*, kostenfrei*, gratis*, umsonst, geschenkt, gebührenfrei*, unentgeltlich*
        !{kostenlos,gratis,kostenfrei,umsonst} {bleibt,bleiben,zu halten,halten,zu lassen}
        !{bleibt,bleiben,hält,halten,halte} … {kostenlos,gratis,kostenfrei}
        !{app,spiel,schlüssel,apps} {ist,sind} {kostenlos,gratis,kostenfrei}
        !kostenlose {version,updates,app,nutzer,basis*,spieler}, !kostenlosen {version,app,nutzer}, !gratisversion*
        !gratis {version,updates}, !ohne kosten im {monat,jahr}, !ohne kosten pro {monat,jahr}, für lau, zum nulltarif
        ohne kosten, ohne aufpreis, 0 euro, freispiel, freispiele, freispielen, frei haus, werbegeschenk*, !gratiscomic*
        !nicht umsonst, !geschenktem gaul, !umsonst und draußen, !umsonst ist, !wem was geschenkt, !geschenkt bekommen
        !gratisblatt*, !gratiszeitung*, !kostenlose {stadt*,park*}, !kostenfreie park*, !kostenloses parken
        !kostenlose zeitung*, !kostenloses wlan, !gratis wlan, !kostenlose museen, !gebührenfreie park*
        !kostenloser eintritt, !gratisparkplatz*, !gratis parkplatz*, !kostenlos parken, ohne dass … kostet
        kostet dich nichts, kostet nichts, ohne zu bezahlen, keinen cent, kostet dich keinen
        !{nichts,gar nichts} ist umsonst, !umsonst ist nur, {du zahlst,sie zahlen,zahlst du,zahlt} nichts
        null {euro,cent}, keinen {cent,euro}, ganz umsonst, nichts zu {zahlen,bezahlen}
        !{app,spiel} bleibt {weiterhin,auch künftig,auch weiterhin,immer,für alle} {kostenlos,gratis,kostenfrei}
        !{app,spiel} bleibt {kostenlos,gratis,kostenfrei}, !bleibt … {kostenlos,gratis,kostenfrei}
        {gehen,geht} auf uns, auf unsere kosten, {monat,monate,woche,wochen} geschenkt
      [externalPayment] überweisung, überweisungen, banküberweisung*, sofortüberweisung, vorkasse, nachnahme
        lastschrift*, bankeinzug, auf rechnung, rechnungskauf, kreditkarte, kreditkarten, debitkarte, debitkarten
        girokarte, ec karte, bankkarte, girocard, giropay, paydirekt, twint, barzahlung, bar bezahlen, barzahlen
        gutscheinkarte*, geschenkkarte, geschenkkarten, geschenkgutschein*, guthabenkarte*, rubbelkarte*, aktionscode
        aktionscodes, rabattcode, rabattcodes, promocode, promocodes, promo-code, aktivierungscode*
        aktivierungsschlüssel, lizenzschlüssel, freischaltcode*, einlösecode*, unsere website, unserer website
        unsere webseite, unserer webseite, unsere homepage, unserer homepage, unserer seite
        unserem {webshop,onlineshop,online-shop,shop}, {unsere,unserer} internetseite, offizielle website
        offiziellen website, offizielle webseite, offiziellen webseite, auf der {website,webseite} kaufen
        im web günstiger, günstiger {auf unserer,im web,online}, außerhalb der app, außerhalb des app store*
        externe zahlung, externe zahlungen, andere {zahlungsart,zahlungsarten,zahlungsmethode*}
        mit {bitcoin,krypto} {bezahlen,zahlen}, kryptozahlung*, !kreditkartenverwaltung, !überweisung ausfüllen üben
        im {webshop,onlineshop,online-shop,netz billiger}, online billiger, billiger online, im web billiger
        billiger im web, {überweise,überweisen sie} {an,auf}, {auf,an} unser konto, {günstiger,billiger} im browser
        im browser {günstiger,billiger}, über unseren shop, günstiger … {website,webseite}, billiger … website
        günstiger … homepage, schreib uns … kaufen, {per,über die} handyrechnung, gutscheincode*, !gutscheinverwaltung*
        !{gutscheine,kreditkarten} verwalten, !feld für paypal, !gutscheincode generator*, !barzahlung buchen
        {zahle,zahlen,bezahle,bezahlen} … bitcoin, zahle … krypto*, bezahle … krypto*, direkt bei uns kaufen
        kaufe direkt bei uns, nachricht … {bestellen,kaufen}, !überblick über deine kreditkarten, !bitcoin kurs*
        !bitcoin-kurse, schreib* uns … bestell*, per rechnung, geschenkcode*, bestell* … bei uns, gutscheine einlösen
        code einlösen, per überweisung
      [otherPlatform] android-gerät*, android-handy*, androidgerät*, android-version*, androidversion*, google-store
        samsung-store, huawei-store, auf steam, über steam, steam-version, bei steam, samsung-handy*, huawei-handy*
        huawei-uhr*, xiaomi-handy*, >{auf der,auf,für die,für,mit der,bei} switch
        >{auf der,auf,für die,für,mit der,bei} windows, >{auf der,auf,für die,für,mit der,bei} steam, windows-version*
        windows-pc*, switch-version*, switch-spieler*
        {dein,deinem,ihrem,eurem} {huawei,motorola,xiaomi,oppo}
      [placeholder] [beschreibung], [titel], [produktname], platzhalter*, text hier, hier text
        {titel,name,beschreibung} hier, hier beschreibung, hier titel, ={text,titel} {eingeben,einfügen}, =name eingeben
        =beschreibung {eingeben,einfügen,hinzufügen}, =bitte eingeben, blindtext*, fülltext*, beispieltext*
        beispielbeschreibung*, beispieltitel, beispielprodukt*, mustertext*, musterprodukt*, musterbeschreibung
        dummytext*, dummy-text*, dummyprodukt*, testtext*, noch {festzulegen,zu definieren,nicht festgelegt}, unbenannt*
        kein titel, {keine,ohne} beschreibung, =produktname, =produktbeschreibung, !text einfügen {werkzeug*,und}
        {beschreibung,text,titel,name} folgt, beschreibung {wird nachgereicht,ergänzen,fehlt noch}, text fehlt noch
        hier {kommt,steht} {die beschreibung,der text}, beschreibung kommt noch, !null
        =hier {eingeben,einfügen,eintragen}, =ohne titel, =bitte eintragen, =bitte ausfüllen, hier dein titel
        hier dein text, wird noch {festgelegt,bestimmt,bekannt gegeben}
        {das ist eine,dies ist eine,das ist die} beschreibung, dies ist ein titel, titel fehlt
        !platzhalter {einstellung*,verzögerung*}, !bevor der platzhalter, !platzhalter konto*, !platzhalterkont*
        =noch zu übersetzen, =zu übersetzen, =übersetzung fehlt, =übersetzung folgt, =noch nicht übersetzt
      [test] ?test, ?tests, testversion*, testprodukt*, testartikel*, testkauf*, testabo*, testphase*, testmodus
        testdaten, testeintrag*, testgegenstand*, testpaket*, testzweck*, testkonto, testumgebung, testlauf, ?testen
        ?beta, beta-version*, betaversion*, betatest*, alpha-version*, alphaversion*, alphatest*, ?demo, demoversion*
        demo-version*, ?debug*, ?fehlersuche, interner gebrauch, intern verwendet, nur intern, für interne, nicht kaufen
        nur zum testen, entwicklerversion*, !iq-test, !iq-tests, !persönlichkeitstest, !test-fragen, !führerschein-test
        !führerschein-tests, !einbürgerungs-test, !sprach-test, !wissens-test
        !{kostenlos,gratis,tage,tage gratis,woche,monat,tage kostenlos} testen, !teste dein, !teste deine
        !testen sie {ihr,ihre}, !wissen testen, !wissen zu testen, !crash-test, !psycho-test, !psycho-tests
        !test für den führerschein, !seh-test, !hör-test, !test zur selbsteinschätzung, !vokabel-test, !vokabel-tests
        !tests und prüfungen, !übungs-tests, !übungen und tests, !tests und übungen, !speed-test, !eignungs-test
        !leben in deutschland test, !test leben in deutschland, !goethe test, !telc test, !testdaf, !dna-test
        !lern-tests, !beta und gamma, !alpha und beta, !{a/b,ab,corona,schnell,allergie,wasser} test*, !test ergebnis*
        !test streifen, !{belastungs,stress,reaktions,gedächtnis} test*, !crashtest*, !test gelände
        !lügendetektor test*, !tests in der schule, !testspiel, !{dauer,rorschach,farb,hardware,schwangerschafts} test*
        !eignungstests, !demo gegen, !demo für, !zur demo, !auf der demo, internen gebrauch, interne nutzung
        {internen,interne} verwendung, interne zwecke, !unerwünscht test*, !alpha test {schwell*,abdeck*}
        !{wiedergabe,audiowiedergabe,videowiedergabe,einstellungen,mikrofon,ihre einstellungen} testen
        !{kann,kannst,können} … nicht kaufen, !funktionen … testen, {nur ein,ist ein,zum} test, zu testzwecken
        zum testen, nur zu testen, in der beta, beta tester, betatester, zur fehlersuche, debug version*, debug build*
        ein test produkt
      [unlock] werbung entfernen, {entfernt,entfernt die,entfernt alle,entfernt jegliche,entferne,entferne die} werbung
        werbeanzeigen entfernen, anzeigen entfernen, werbung {ausblenden,ausschalten,abschalten,deaktivieren}
        {deaktiviert,deaktiviert die,keine} werbung, keine werbeanzeigen, ohne werbung, werbefrei*, freischalt*
        freigeschalt*, schaltet frei, schalte frei, schalte, schaltet, freizuschalten, entsperr*, vollversion*
        komplettversion*, pro-version*, premium-version*, premiumversion*, proversion*, das ganze spiel
        komplettes spiel, vollständige app
        alle {level,levels,stufen,funktionen,features,charaktere,figuren,kapitel,episoden,inhalte}, voller zugriff
        vollzugriff, voller zugang, ohne wasserzeichen, wasserzeichen entfernen, entfernt das wasserzeichen
        entfernt wasserzeichen, ohne limit, ohne einschränkung*, !schaltet um, !gangschaltet
        !schaltet {den turbo,das licht,die lampe,einen gang,hoch,zurück}, !entsperrt eine {truhe,tür}
        schluss mit werbung, nie mehr werbung, werbung loswerden, !zum testen des, !auf freischaltung
        !netzwerkweit freischalten, !zur freischaltung, !alle inhalte lösch*, !sperren/entsperren
        !{bildschirm,sitzung,laufwerk} entsperren, !ohne einschränkung der, !nach dem ersten entsperren
        !sperrt/entsperrt, !wenn entsperrt, !{laufwerk,gerät} … entsperr*, !sperren oder entsperren, !zum entsperren des
        !entsperren des bildschirms
        !entfernt {keine,auch keine,nicht die} werbung
        werbung verschwindet {für immer,dauerhaft,endgültig}
      [currencyNoun] münze, münzen, goldmünze, goldmünzen, silbermünze, silbermünzen, gold, goldstück, goldstücke
        silber, edelstein, edelsteine, edelsteinen, juwel, juwelen, diamant, diamanten, kristall, kristalle, kristallen
        rubin, rubine, rubinen, smaragd, smaragde, saphir, saphire, perle, perlen, taler, goldbarren, barren, punkt
        punkte, punkten, credit, guthaben, spielgeld, chips, jeton, jetons, token, geldscheine, gutpunkte, geld
        !kreditpunkt, !kartoffelchips, !goldmedaille
      [durationWord] monatlich*, jährlich*, wöchentlich*, vierteljährlich*, halbjährlich*, monatspass, monatskarte*
        monatsabo*, monatspaket*, monatszugang, monatsticket, jahrespass, jahreskarte*, jahresabo*, jahrespaket*
        jahreszugang, wochenpass, wochenkarte*, wochenabo*, wochenpaket*, wochenzugang, tagespass, tageskarte*
        tageszugang, saisonpass*, season-pass, quartalsabo*, halbjahresabo*, pro {monat,jahr,woche,tag}, im monat
        im jahr, jeden monat, jedes jahr, jede woche, ein monat, einen monat, ein jahr, eine woche, einen tag
        {drei,sechs,zwei} monate, zwei wochen, ein halbes jahr, halbjahr, für einen monat, für ein jahr, für eine woche
        monatsbeitrag, jahresbeitrag, !tägliche herausforderung*, !tägliches rätsel, !tägliche rätsel
        !wöchentliche herausforderung*, !tägliche {belohnung*,quests,aufgabe*}, !täglichen aufgabe*, !tägliche mission*
        !tägliche quest*, !täglichen quest*, !wöchentliche aufgabe*, !wöchentlichen aufgabe*, !wöchentliche quest*
        !wöchentlichen quest*, !wöchentliche mission*, !tägliche truhe*, !monatliche herausforderung*
        !{monatliches,wöchentliches,tägliches} angebot, !{tägliche,wöchentliche,monatliche} angebote, zwei monate lang
        halbjahrespass*, halbjahreskarte*, quartalspass*, semesterticket, semesterpass, vierzehn tage, vierzehntägig*
        ein quartal, ein ganzes jahr, ein volles jahr, {einen ganzen,einen vollen,ein ganzer} monat, eine ganze woche
        tägliches abo*, tägliche mitgliedschaft*, täglicher pass, täglicher zugang
        !{durchschnitt,einmal,zweimal,dreimal,mal,stunden,minuten} pro, !{mal,einmal,tag} im {monat,jahr}
        !{monatliche,jährliche,wöchentliche} ansicht, !monatlicher durchschnitt, !monatliches archiv
        !monatlicher kalender, !{monatlicher,jährlicher,wöchentlicher} bericht*
        !einmal {monatlich,jährlich,wöchentlich}, !zweimal monatlich, !zweimal wöchentlich
        !{monatlich,jährlich,wöchentlich} aufgezinst, !{ansicht,kalenderansicht} für einen monat
        !{kalenderansicht,ansicht} für eine woche, !wöchentliche vorab*, !{ein monat,einen monat,eine woche} anzeig*
        !{einen monat,eine woche,ein jahr} auswähl*, !einen monat wähl*
        {jahres,monats,wochen}{mitgliedschaft,klub,club}, {jahres,monats,wochen}-abo
        {abrechnung,abgerechnet,abbuchung,abgebucht,zahlung,zahlbar,bezahlt} … einmal {im jahr,pro jahr,im monat,pro monat,in der woche,pro woche}
      [membership] vip, mitgliedschaft*, clubmitglied*, premium-mitglied*, vip-mitglied*
        premiummitglied*, !familienmitglied*, !teammitglied*, !{mitglied,mitglieder} der familie
        !bandmitglied*, !crewmitglied*, !vip {loge*,bereich*,raum,saal,tribüne*}, vip mitglied
        premium mitglied, vip status, mitgliedskarte, mitgliedsausweis
      [access] probezeit, probemonat*, probewoche*, vip-karte, *pass, *zugang, *zugriff, monatskarte*, jahreskarte*
        wochenkarte*, tageskarte*, dauerkarte*, saisonkarte*, werbefrei*, ohne werbung, unbegrenzt*, unlimitiert*, abo
        *abo, testphase, testzeitraum, lizenz, monatsbeitrag, jahresbeitrag, premium*, vip, trial, !kompass, !reisepass
        !bergpass, !alpenpass, !gebirgspass, !engpass, !anlass, !zugangsweg, mitgliedschaft*, mitgliedskarte*
        clubmitglied*, premium-mitglied*, testen, probieren, schnupper*
        !{kartei,lern,vokabel}karte*, !vokabelkarte*, !lernkarte*, !karteikarte*
      [lifetime] lebenslang*, für immer, dauerhaft*, permanent*, auf lebenszeit, lebenszeit, unbefristet*
        zeitlich unbegrenzt, ohne zeitlimit, einmalig*, einmalkauf, einmalzahlung, ewig, unbegrenzt gültig, verfällt nie
        verfallen nie, !einmaliges erlebnis, !einmalige geschichte*, !dauerhaft lösch*
        !permanent {lösch*,setz*,zurück*}, !dauerhaft {entfern*,anzeig*,speicher*,ausblend*,akzept*}, !einmalig je
        !einmaligen gebrauch, !einmaliger gebrauch, !einmalige {vorschau,anmeldung}, !einmaliges passwort
        !permanenter link, !permanente links, !permanent {entfern*,akzept*}, !{löscht,löschen} … dauerhaft
        !dauerhaft gelöscht, !dauerhafte {warnung*,verbindung*}, !dauerhaft {gespeichert,verborgen,entfernt}
        !freunde für immer, !freunde fürs leben
      [subscriptionWord] abo, abos, abonnement*, abonnier*, abonnent*, verlängert sich automatisch
        automatisch verlängert, automatische verlängerung, automatisch verlängernd*
        jederzeit kündbar, kündbar, monatsabo*, jahresabo*, wochenabo*
      [trial] testen, teste, testet, testphase*, testzeit*, testversion*, testabo*, testwoche, testmonat, testzugang
        probezeit*, probephase*, probeabo*, probemonat, probewoche, probezugang, probieren, ausprobieren, probiere
        auf probe, zur probe, schnupper{abo,phase,zeit,woche,monat}, {tage,tages,wochen} test
      [quiz] frage, fragen, prüfung*, lösung, lösungen, antworten, vokabel*, wörter mit, übung
        übungen, auswertung, einstufungstest*, eignungstest*, persönlichkeitstest*, intelligenztest*
        sprachtest*, wissenstest*, sehtest*, hörtest*, charaktertest*, sprachniveau*, wo du stehst
        experiment*, klausur*, abitur*, übungsaufgabe*, führerschein*, schulaufgabe*, selbsttest*
      [recordKeeping] haushaltsbuch*, ausgaben, buchhaltung*, kassenbuch*, schulden, kontoauszüge, passwörter, finanzen
        zahlungserinnerung*, erinnert an zahlungen, kontostand, kontobewegungen, buchungen
        {rechnungen,zahlungen,überweisungen,karten} im blick, rechnungsvorlage*, rechnung schreiben
        rechnungen schreiben, rechnungsprogramm*, steuererklärung*, belege, quittung*, kassenbon*, gutscheinverwaltung
        gutscheine verwalten, spesen*, kontoführung, einnahmen, finanzplaner*, sparplan*, feld für paypal
        überweisungen notier*, überweisungsvorlage*, kartenetui*, sparziel*
      [ownDays] monatsansicht*, wochenansicht*, kalenderansicht*, durchschnitt*, jahreszins*, passwort … läuft
        tage-serie*, tages-serie*, login-serie*, lernserie*, anmeldeserie*, deine serie, streak*, advent*
        # A map is a card, too: the "Jahreskarte" of a country shows it through the year.
        wanderkarte*, landkarte*, radkarte*, straßenkarte*, seekarte*, skikarte*, stadtplan*, kartenblatt*
        gereift*, reifte*, gereifter, reifezeit
        {käse,käselaib,bergkäse,schinken,whisky,wein,gouda,parmesan,rum} … {monate,monaten,jahre,jahren}
        {monate,jahre} {alter,altem} {käse,schinken,wein,whisky,gouda}, fassgereift*, tage {trek,wanderung,tour}
        tages {trek,wanderung,tour}, {wanderung,trekking,fernwanderweg} … {tagen,tage}
      [gameController] controllern
      [futurePromise] demnächst, in kürze, bald verfügbar, bald erhältlich, {kommt,kommen,schon} bald
        !{kommt,kommen} bald {zurück,wieder,heim}, bald mehr, bald neue, folgt bald, folgen bald
        {im,mit dem} nächsten update
        in {der nächsten version,einem künftigen update,künftigen updates,zukünftigen updates,einem zukünftigen update}
        später {in diesem,dieses} jahr, {noch,derzeit} in entwicklung, {weitere sind,weitere,mehr,noch} in arbeit
        weitere folgen, weitere kommen, kommen noch, {wird,werden} nachgereicht, nach und nach ergänzt
        {neue,weitere} level folgen, {wird,werden} bald ergänzt, bald dabei, {level,welten,karten,kapitel} in arbeit
        {weitere,noch} in vorbereitung, bald auch in, bald in allen, noch in diesem jahr, erscheint bald
        erscheinen {bald,noch}, erscheint noch, wir arbeiten an, arbeiten an {neuen,weiteren}, späteren update*
        welten sind unterwegs
        später {mehr,weitere,neue,noch mehr} {level,karten,welten,kapitel,inhalte,stufen,figuren,funktionen}
        {weitere,neue,mehr,zusätzliche} {level,karten,welten,kapitel,inhalte,stufen,figuren,funktionen,geschichten} {folgen,folgt,später,kommen später,kommen noch,werden folgen}
        {weitere,mehr} {folgen,folgt}, !mehr folgen dir, !weitere folgen dir
        {der rest,die übrigen,die restlichen,die anderen,der zweite teil,die zweite hälfte} {folgt,folgen}
        {der rest,die übrigen,die restlichen,die zweite hälfte} {kommt im,kommen im,erscheint,erscheinen}
        !bald {ist,wird es,kommt} {weihnachten,frühling,ostern,winter,sommer,herbst,der frühling,der winter,der sommer,das christkind,der nikolaus}
        !{weihnachten,frühling,winter,sommer,ostern,der winter,der frühling,der sommer} kommt bald
        {weitere,neue,mehr} … {folgen,erscheinen} im {frühjahr,frühling,sommer,herbst,winter}
        im {frühjahr,frühling,sommer,herbst,winter} {folgen,erscheinen}
        folgen im {frühjahr,frühling,sommer,herbst,winter}
      [promotionalClaim] günstigste, günstigster, günstigstes, günstigsten, billigste, billigster, billigsten
        niedrigster preis, tiefstpreis*, bestpreis*, bester preis, die nummer {eins,1}, die nr. 1, sonderangebot*
        zeitlich begrenztes angebot, nur für {begrenzte,kurze} zeit, rabattiert*, schlussverkauf*, ausverkauf
        halber preis, zum halben preis, nur heute, letzte chance, nicht verpassen, jetzt zugreifen, schnäppchen*
        bestseller, meistverkauft*, beliebteste*, sonderpreis*, aktionspreis*, spare bis, spare jetzt, sparen sie
        unschlagbar*, geld zurück garantie, !beste freunde, !bester freund, !beste freundin
        !besten {freunde,freund,freundin}, !bestes ergebnis, !beste zeit, !besten dank, !am besten, !beste punktzahl
        !bestes team, !beste grüße, bestes angebot, beste angebot, beste preise, besten preis, bestes spiel, beste app
        bestes paket, bestes preis leistungs*, rabattaktion*, rabatt sichern, limitiertes angebot, angebot nur
        angebot des tages, unser angebot, tagesangebot*, top angebot, günstiges angebot, mit rabatt, reduzierter preis
        beste lese-app*, *app der welt, der welt beste, die beste … der welt, beste … aller zeiten, nummer 1 der
        nicht entgehen, verpasse nicht, verpass nicht, preis-leistungs-paket, !verpasse nicht den bus
        solange das angebot, befristetes angebot, =am beliebtesten, (am beliebtesten), (beliebteste)
        beliebtestes {paket,angebot}, beliebteste wahl, am beliebtesten!, meistgekauft, meistgekaufte, (meistgekauft)
        !{zeigt,findet,finde,sucht,vergleicht,zeigen,finden,suchen,nennt} … {günstigste,günstigsten,günstigster,billigste,billigsten}
        !{günstigste,günstigsten,billigste,billigsten} {tankstelle*,zapfsäule*,flug*,flüge,route*,strompreis*,sprit*,benzin*,stromtarif*,hotel*,supermarkt*}
      [expiringCredits] verfällt, verfallen, verfalls*, verfall, läuft ab, laufen ab, läuft nach, laufen nach
        ablaufdatum, abgelaufen, gültig bis, gültig für, gültigkeit, gültigkeitsdauer, einlösbar bis, innerhalb von
        aufzubrauchen, !{verfällt,verfallen} {nie,niemals}, !verfällt nicht, !verfallen nicht, !{nicht,nie} verfallen
        !kein verfall, !ohne verfall, !{kein,ohne} verfallsdatum, !{läuft nicht,laufen nicht,laufen nie,läuft nie} ab
        !unbegrenzte gültigkeit, !{ohne,kein} ablaufdatum, !ablaufdatum erinnerung*, !gültig für {alle,jede*}
        !angebot läuft ab, !angebot verfällt, !event läuft ab, bis jahresende, bis zum jahresende, {zum,am} monatsende
        am saisonende {gelöscht,weg,zurück*}, nach der saison zurück*, nach saisonende, {werden,wird} zurückgesetzt
        werden gelöscht, bis monatsende, {rechtzeitig,bis dahin} aufbrauchen, sind dann weg, gehen verloren
        geht verloren, !nicht zurückgesetzt, !{gehen,geht} nicht verloren, bis … gültig, bis ende … gültig
        sonst sind sie weg, sonst weg, bis ende … einlösbar, nutze sie vor, tage gültig, monate gültig
        {unverbrauchte,ungenutzte} … weg, tagen verschwinden
        {danach,dann} wertlos, {sind,werden} sie wertlos
      [cashOut] auszahlen, auszahlung, auszahlungen, auszahlbar, ausgezahlt, auszuzahlen, gegen bargeld, in bargeld
        bargeldpreis*, echtgeld, {echtes,echtem,gegen} geld, in geld umtausch*, in geld umwandel*, geldgewinn*
        geldpreis*, aufs bankkonto, !nicht auszahlbar, !keine {auszahlung,auszahlungen,auszahlung möglich}
        !{kein,ohne} {echtgeld,echtes geld}, !nicht {ausgezahlt,gegen geld,gegen bargeld,auszahlen,in bargeld}
        gegen gutscheine, in echtgeld, gegen echtes geld, barauszahl*, bar auszahl*, einlösbar für bargeld
        gegen … geld tausch*, gegen … bargeld, in bares, gegen geschenkkarten, zu geld machen, zu bargeld machen
        in euro umtausch*, in euro umwandel*, in gutscheine umtausch*, gegen euro eintausch*, zu bargeld, mach … zu geld
        verwandle … in bargeld, gewinne abheben, geld abheben, gewinn auszahl*, gegen bares, auf dein bankkonto
        wandle … geld, gegen euro, tausche … euro
        {amazon,paypal,steam,google play,zalando,tank,einkaufs,waren}-{gutschein*,guthaben}, amazongutschein*
        einkaufsgutschein*, warengutschein*, tankgutschein*, {gegen,in} … geschenkkarte*
        in {unseren,allen unseren} {filialen,geschäften,läden,cafés,restaurants,märkten,salons}
        {an der,an unserer} {kasse,theke} … {einlös*,einzulösen,bezahl*,zahl*}
        am {schalter,tresen} {einlös*,einzulösen}, {im,in} {ladengeschäft,ladengeschäften}
        in teilnehmenden {filialen,geschäften,cafés}, vor ort {einlös*,einzulösen}
        {tausch*,wandle*,verkauf*,wechsl*} … {gegen,in,für} euro, echte euro, in euro auszahl*
        {gewinn,gewinne} überweisen
        aufs {konto,bankkonto,girokonto} {überweisen,auszahlen}, auf dein {konto,bankkonto} {überwiesen,ausgezahlt}
      [appleTrademark] apple-uhr, apple-konto, !{für,fürs,für das,für dein} iphone
        !{für,fürs,für das,für iphone und} ipad
        !für {apple watch,die apple watch,apple tv,ios,macos}, !auf iphone, !auf ipad
      [appleCriticism] apple-steuer, apple-gebühr*, apple-provision*, provision von apple, wegen apple, ios-fehler*
        ios-bug, ios-bugs, fehler in ios, apple-fehler, langsames iphone, langsamen iphone*, langsame iphone*
        altes iphone, alten iphone*, apple verbietet, apple erlaubt nicht, besser als {apple,ios}, app-store-gebühr*
        apples gebühr*, gebühren von apple, apples {provision*,steuer,anteil}, apple-abgabe*, abgabe an apple
        fehler von ios
      [systemFeature] push-benachrichtigung*, pushbenachrichtigung*, push-mitteilung*, gyroskopzugriff
        bildschirmzeit-zugriff, zugriff auf {das gyroskop,die bildschirmzeit}, {schaltet,schalte} das gyroskop
        push-nachricht*, pushnachricht*, {mitteilungen,benachrichtigungen} aktivieren, bewerte uns, bewertet uns
        bewerten sie uns, bewerte {die,unsere} app, app bewerten, app-bewertung*, 5-sterne-bewertung*
        fünf-sterne-bewertung*, rezension schreiben, bewertung schreiben, bewertung hinterlassen, icloud-speicher*
        speicher in icloud, kamerazugriff, mikrofonzugriff, standortzugriff, mit {5,fünf} sternen bewerten
        bewerte mit 5, gib {uns 5,uns fünf,5} sterne, {schreib*,hinterlasse} … {bewertung,rezension}
        schalte mitteilungen ein, benachrichtigungen ein
      [randomItem] lootbox*, loot-box*, loot-kiste*, beutekiste*, überraschungskiste*, überraschungsbox*
        überraschungsei*, überraschungstruhe*, wundertüte*, mystery-box*, zufallsbox*, zufallskiste*, zufallspaket*
        zufallsbelohnung*, zufallsbeute, zufallsgegenst*, zufälliger gegenstand, zufällige gegenstände
        zufälligen {gegenstand,helden}, zufällige {helden,belohnung*,beute}, verlosung*, tombola, glücksrad, glücksräder
        glücksspiel*, rubbellos*, beschwörungsticket*, beschwörungsschriftrolle*, beschwörungsrolle*, kartenpacks
        kartenpäckchen, boosterpack*, booster-pack*, gewinnchance*, zufällig gewählter held, held nach zufall, losbude*
        zufälliger held, zufällige heldenkarte*, lotterielos*, kartenpack, chance auf {eine,den,legendär*}
        {enthält,erhalte,bekommst} {einen zufälligen,eine zufällige}, gibt einen zufälligen, !glücksspieler*
        nie was drin ist, nie was du bekommst, mit etwas glück, chance auf einen, glückslos, !chance auf einen neuanfang
        !mit etwas glück findest, weißt nie, weiß nie was, überraschung in {jeder,jedem}, zufällige fähigkeit
        {gibt dir,erhalte} … zufällig*
        {schlüpft,enthält,steckt,liegt} … zufällig*, was drin ist … {erst beim öffnen,weißt du nicht}, erst beim öffnen
      [statedOdds] wahrscheinlichkeit*, gewinnwahrscheinlichkeit*, drop-rate*, droprate*
        dropchance*, quoten, die chancen werden, chancen {einsehbar,siehe,im shop}, gewinnchancen im
      [contact] telefon, telefonnummer, tel.-nr, rufnummer, ruf uns an, hotline, kundenhotline, handynummer
      [defect] fehler, fehlern, bug, bugs, absturz, abstürze, langsam, langsame, langsamen
        langsames, ruckelt, ruckelnde*, sicherheitslücke*, fehlerhaft*, verbuggt*, !fehlersuche*
        !langsame übergänge, !langsam steiger*, !fehlerfrei*, !absturzsicher*
      [negation] nicht, kein, keine, keinen, keinem, keiner, nie, niemals, ohne, weder, nichts, nix, keinerlei, keines
        keins, nirgends, *abofrei, abo-frei, !nicht {nur,bloß,allein,verpassen,warten,entgehen,vergessen,umsonst}
        !{verpasse,verpass,warte,vergiss} nicht, !ohne ende, !nichts als, !ohne grenzen, !nicht zuletzt
        nein, vergiss, vergessen sie, adieu, schluss mit, tschüss, !vergiss {nicht,nie}, !vergessen sie nicht
        vergiss {das,die,den,dein,alle}, vergessen sie {das,die,den,alle}
      [impossibility] {ist,sind,wird,werden} {nicht,leider nicht} {möglich,vorgesehen,erlaubt,gestattet,verfügbar}
        {ist,sind,wird,werden} {nicht,leider nicht} {zulässig,angeboten,akzeptiert,unterstützt,inbegriffen}
        {ist,sind} {ausgeschlossen,unmöglich,verboten,unzulässig}
        nicht {tauschen,eintauschen,umtauschen,getauscht,eingetauscht,umgetauscht,auszahlen,ausgezahlt}
        nicht {auszahlbar,einlösbar,einlösen,eingelöst,verkaufen,handeln,abheben,umwandeln,tauschbar}
        nicht umtauschbar, {gelten,gilt} {sie,er,es,das,diese} nicht
        {gilt,gelten,geht,gehen,klappt,funktioniert} nicht
        {ist,sind} nicht {dabei,nötig,erforderlich,enthalten,Teil}
        {wird,werden} nicht {benötigt,verschickt,versendet}, haben sie nicht, {gibt es nicht,entfällt}
      [donation] spende, geldspende*, spenden {für,an,sammeln}, spendenaktion*, spendenkonto*, wohltätig*, benefiz*
        crowdfunding, gemeinnützig*, für {den,einen} guten zweck, !blutspende*, !organspende*, !spende truppen
        !clan spende*, !gilden spende*, !benefizkonzert, !benefizspiel*, !benefizgala, !spendenquittung*
        !spendenbescheinigung*, !wärme spenden, !spende {blut,licht,trost,karten}, guten zweck, hält die app am leben
        teil des erlöses, unterstütze uns
        {die hälfte,ein teil,der erlös} geht an
        {hälfte,erlös,ein teil davon} geht {an,ans}, geht ans {tierheim,rote kreuz,hospiz,kinderheim,hilfswerk}
      [physicalGoods] versandkostenfrei*, kostenloser versand, gratisversand, versand inklusive, inklusive versand
        lieferung nach hause, nach hause geliefert, frei haus, lieferadresse*, versandkosten, wir liefern
        gedruckte ausgabe, gedruckten ausgabe, mit versand, wird zugeschickt, zusendung per
        !per {post zustell*,postbote*,post einlad*}, kommt per post, kommt per paket, versand per post
        erhältst du per post, per post zugeschickt, kostenlosem versand, kostenlosen versand, kommt mit der post
        mit der post zu dir, per post geschickt, an die haustür, per paket zu dir, !mit der postkutsche
        schicken dir … nach hause, inkl. versand
      [regulatedClaim] heilt angst, garantiert abnehmen, wundermittel, heilversprechen, abnehmen ohne sport, sex chat
        sexchat*, erotik chat, erotikchat*, nackt chat, pornos, pornografie, erotikvideos, escort service
        follower kaufen, {kaufe,500,100} follower, {likes,abonnenten,klicks} kaufen, sportwetten, um echtes geld
        um echtgeld, echtgeld {wetten,poker,casino}, bitcoin verdienen, bitcoins verdienen, bitcoin kaufen
        krypto verdienen, garantierter gewinn, garantierte {gewinne,rendite}, lottozahlen vorhersage*
        schnell reich werden, !nicht um echtes geld, !ohne echtgeld, !nicht um echtgeld
        {heilt,heilen} … {schmerz*,krankheit*}
        kuriert … {krebs,diabetes,depression*,schmerz*,arthrose,schlaflosigkeit,asthma,krankheit*}
        {diabetes,krebs,depressionen} heilt, nimm … kilo ab, kilo in einer woche, nimm in einer woche … ab
        woche … kilo ab, kilo verlieren, echte follower, echten followern, wetten {mit echtgeld,mit echtem geld,um geld}
        mit echtgeld spielen, verdiene bitcoin*, chat {für,nur für} erwachsene, 1000 follower
        heil* … {krebs,diabetes,depression*,arthrose,schlaflosigkeit,asthma}, heilt {diabetes,krebs,depressionen}
        mehr follower, kilo abnehm*, verlier* … kilo
        heilt {tinnitus,krebs,diabetes,depressionen,schlaflosigkeit,migräne,asthma}
      [saving] sparen, spare, spart, gespart, rabatt, günstiger, ersparnis, billiger, nachlass
        reduziert, !{zeit,strom,platz,akku,speicher,energie} sparen
      [comparedPrice] gegenüber {dem monatsabo,monatlich*,dem monatlichen}, im vergleich {zum monatsabo,zu monatlich*}
        statt monatlich, zum monatspreis, gegenüber dem einzelkauf, einzelkauf, einzelpreis*, normalpreis*
        gegenüber wöchentlich, {beim,im,mit dem} jahresabo, {gegenüber,im vergleich,verglichen} … monat*, als monatlich
        als das monatsabo
      [paidOnce] einmal {zahlen,bezahlen,kaufen,zahlen für immer}, einmalkauf, einmalzahlung, einmalige zahlung
        einmaliger kauf, einmaligen kauf, nur einmal zahlen, lebenslange mitgliedschaft, lebenslanger zugang
        lebenslanges abo, lebenslangen zugang, lifetime-abo
      [profanity] KnNjaGVpc3Nl, KnNjaGVpw59l, YXJzY2hmaWNrZXIq, YXJzY2hnZWlnZSo=, YXJzY2hsb2NoKg==, YXJzY2hsw7ZjaGVyKg==
        YmVzY2hpc3Nlbio=, Z2VmaWNrdA==, Zm90emU=, Zm90emVu, Zmlja2Vu, Zmlja2Vy, Zmlja3Q=, ZmljayBkaWNo, a2FuYWNrZSo=
        aHVyZQ==, aHVyZW5zb2huKg==, aHVyZW5zw7ZobmUq, bGVjayBtaWNoIGFtIGFyc2No, bWlzc2dlYnVydCo=, bmVnZXI=, bmVnZXJz
        bnV0dGU=, bnV0dGVu, bnV0dGVuc29obg==, c2NoZWlzcyo=, c2NoZWnDnyo=, c2NobGFtcGU=, c2NobGFtcGVu, c2Nod3VjaHRlbCo=
        c3Bhc3Q=, c3Bhc3Rlbg==, c3Bhc3Rp, d2ljaHNlcio=, dGl0dGVu, dmVyZmlja3Qq, dmVycGlzc3QgZXVjaA==, dmVycGlzcyBkaWNo
      [otherMoney] spielgeld*, geldschein*, banknote*, papiergeld*, {scheine,münzen} zu, scheine … {euro,franken}
        geld … ausmalen, rechengeld*, kinderwährung*, was kostete, wie viel kostete, was … gekostet, sparziel*
        ersten … {gespart*,ersparten}, {erste,ersten} … {auf der hohen kante,beisammen,zusammen}, teile … auf
        wo … kostet, preise raten, preis raten, münzen … {zählen,lernen}, geld … {zählen,lernen}, wechselgeld*
      """#)
}
