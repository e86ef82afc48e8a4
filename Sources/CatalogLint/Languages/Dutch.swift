extension Language {
  /// Dutch.
  static let dutch = Language(
    code: "nl",
    amounts: """
      subunit=EUR/100: cent, eurocent
      minute: minuut, minuten
      hour: uur, uren
      day: dag, dagen
      week: weken
      month: maand, maanden
      quarter: kwartaal
      year: jaar, jaren
      before ordinal: niveau, hoofdstuk, seizoen, aflevering, deel, dag
      ordinal glued: e, de, ste
      magnitude=1000: duizend
      magnitude=1000000: miljoen, mio.
      beside counted: munten, munt, gouden munten, edelstenen, diamanten, kristallen, punten
      """,
    spelledNumbers: """
      1 één; 2 twee; 3 drie; 4 vier; 5 vijf; 6 zes; 7 zeven; 8 acht; 9 negen; 10 tien; 11 elf
      12 twaalf; 13 dertien; 14 veertien; 15 vijftien; 20 twintig; 30 dertig; 40 veertig
      50 vijftig; 60 zestig; 70 zeventig; 80 tachtig; 90 negentig; 12* dozijn; 100* honderd
      1000* duizend; 1000000* miljoen; 0 en ën
      """,
    trial: "proef, probeer",
    days: "dag",
    dayNumbers: "drie, vijf, zeven, tien, veertien, vijftien, dertig",
    restoring: "herstel, terugzet",
    generic: """
      *kopen *koop *aankoop *aankopen *artikel *artikelen *product *producten *item *items
      *abonnement *beschrijving de het een dit deze die dat in app binnen nu hier voor en van je uw
      jouw virtueel digitaal vip *bedankt *dank *geniet *veel plezier leuk geweldig steun ervan
      """,
    lengths: """
      0 dag seizoen twee drie zes; 182 half; 91 kwarta; 365 jaar jaren jarig; 30 maand; 7 week wek
      """,
    lengthAndPlan: "abonnement, pas, kaart, ticket",
    plans: "abonnement, plan, club, pakket, coach",
    perWords: "voor",
    during: "voor, gedurende",
    duringAfter: "lang",
    ones: "een, één, voor een, hele",
    wholes: "heel, hele, volledig, vol",
    contents: """
      plan, programma, cursus, menu, kalender, agenda, dagboek, voorspel, horoscoop, geschiedenis
      back-up, archief, opslag, opslaan, bewaar, bewaren, uitdaging, garantie, doel, afvallen
      """,
    billing: "maandelijks, jaarlijks, wekelijks",
    alternatives: "_of_",
    contrasts: "_maar_",
    ofWords: "van",
    bonuses: "bonus, extra, gratis, cadeau, erbij",
    bonusesBefore: "bonus, extra",
    paying: "betaal, betal, koop, kopen, goedkop, korting",
    kin: "de",
    functionWords: """
      het, een, voor, met, jouw, uw, aan, uit, bij, naar, zonder, zijn, deze, dat, ook, niet, meer
      elke, elk, door, wordt, worden, wat, nog, geen, onze, ons, jij, wij, mee, hun, *de, *van
      *en, *je, *in, *op, *te, *of, *alle, *is, *dit, *die, *over, *tot, *om, *als, *er, *per
      *kun
      """,
    words: #"""
      [free] gratis, kosteloos, kosteloze, voor niets, zonder kosten, 0 euro, nul euro
        !gratis parkeren, !gratis parkeer*, !gratis krant*, !gratis musea*, !gratis wifi
        !gratis toegang
      [externalPayment] creditcard, creditcards, bankoverschrijving, overschrijving, overboeking
        ideal betaling, betaal met ideal, betalen met ideal, via ideal, met ideal, tikkie
        betaalverzoek, cadeaukaart, cadeaubon, cadeaukaarten, kortingscode, kortingscodes
        promotiecode, activatiecode, waardebon, acceptgiro, onder rembours
        achteraf betalen, contant betalen, bancontact, onze website, onze webshop, onze site
        onze webwinkel, goedkoper op de website, goedkoper online
        goedkoper … website, goedkoper … site, buiten de app om, buiten de app betalen
        andere betaalmethode*, betaal met bitcoin, officiële website, klarna, !creditcards beheren
        !cadeaukaart ontwerpen, !cadeaukaarten bewaren
      [otherPlatform] android-telefoon*, android-toestel*, android-versie, op steam, steam-versie
        google-winkel, samsung-telefoon*
      [placeholder] tekst hier, hier tekst, beschrijving hier, titel hier, beschrijving volgt
        tekst volgt, nog in te vullen, hier komt de beschrijving, hier komt de tekst, voorbeeldtekst
        opvultekst, plaatshouder*, dummytekst, testtekst, nader te bepalen, omschrijving hier
        omschrijving volgt, geen beschrijving, nog geen beschrijving, =beschrijving, =omschrijving, [beschrijving], [titel]
      [test] testversie*, testproduct*, testaankoop, bètaversie*, betaversie*, demoversie*
        alleen voor intern gebruik, intern gebruik, niet kopen, foutopsporing, proefversie*
        !iq-test*, !persoonlijkheidstest*, !test je, !test jezelf, !test uw, !rijtest*
        !rijbewijstest*, !snelheidstest*, !kennistest*, !reactietest*, !taaltest*
        !crashtest*, !a/b-test*, !oogtest*, !test van, !stresstest*, !zwangerschapstest*
        !gehoortest*, !iq test, !dna-test*
        testartikel*, testpakket*, testitem
      [futurePromise] binnenkort beschikbaar, komt binnenkort, komen binnenkort, binnenkort meer
        volgt binnenkort, volgen binnenkort, in de volgende update, in een volgende update
        in een toekomstige update, in toekomstige updates, in de volgende versie, meer op komst
        nog in ontwikkeling, later dit jaar, volgen later, binnenkort nieuwe
      [expiringCredits] verloopt, verlopen, vervalt, vervallen, geldig tot, geldig voor
        geldig gedurende, houdbaar tot, houdbaarheidsdatum, vervaldatum, te gebruiken voor
        te gebruiken binnen, gebruik ze voor, gaan verloren, gaat verloren, worden gereset
        worden gewist, !verloopt nooit, !verlopen nooit, !verloopt niet, !verlopen niet
        !vervallen niet, !vervallen nooit, !vervalt niet, !vervalt nooit, !onbeperkt geldig
        !aanbieding verloopt, !evenement verloopt
      [cashOut] uitbetalen, uitbetaald, uitbetaling, opnemen als geld, contant geld
        omruilen voor geld, inwisselen voor geld, inwisselbaar voor geld, wisselen … geld
        inwisselen … geld, omwisselen … geld, geldprijs, geldprijzen, echt geld
        naar je bankrekening, naar uw bankrekening, in geld omzetten, voor cadeaubonnen
        inwisselen voor cadeau*, !geen echt geld, !zonder echt geld, !niet inwisselbaar voor geld
        !niet uitbetaald
      [negation] niet, geen, nooit, zonder, noch
      [recordKeeping] huishoudboekje*, uitgaven, boekhouding, boekhouden, facturen, factuur
        bonnetjes, wachtwoorden, schulden, bankafschriften, kasboek, budget*, financiën
      [quiz] vraag, vragen, examen*, antwoorden, oefening, oefeningen, theorie-examen*
      [donation] doneren, doneer, donatie, donaties, goed doel, goede doel, goede doelen
        liefdadigheid*, inzamelingsactie*, geld inzamelen, !bloeddonatie*, !orgaandonatie*
        !clandonatie*, !doneer bloed, !doneer troepen
      [physicalGoods] gratis verzending, gratis verzonden, gratis bezorgd, gratis thuisbezorgd
        thuisbezorgd, thuis bezorgd, verzendkosten, bezorgadres, inclusief verzending
        per post verzonden
      [paidOnce] eenmalige betaling, eenmalige aankoop, één keer betalen, eenmaal betalen
        betaal één keer, betaal eenmalig, levenslang lidmaatschap, levenslange toegang
        levenslang abonnement
      [saving] bespaar, besparing, korting, voordeel, goedkoper, besparen, !stroom besparen
        !energie besparen
      [comparedPrice] ten opzichte van maandelijks, vergeleken met maandelijks, t.o.v. maandelijks
        normale prijs, los gekocht, dan maandelijks
      [durationWord] maandelijks*, jaarlijks*, wekelijks*, per maand, per jaar, per week
        elke maand, elk jaar, elke week, een maand, één maand, een jaar, één jaar, een week
        één week, een heel jaar, een hele maand, een vol jaar, een volledig jaar, maandabonnement*
        jaarabonnement*, weekabonnement*, maandpas*, jaarpas*, weekpas*, maandkaart*, jaarkaart*
        halfjaar*, !dagelijkse uitdaging*, !wekelijkse uitdaging*, !maandelijkse uitdaging*
        !wekelijkse missie*, !een jaar of
      [regulatedClaim] geneest … kanker, geneest … diabetes, geneest … depressie*
        geneest … rugpijn, geneest … pijn, geneest … reuma, geneest … slapeloosheid
        geneest … astma, geneest … ziekte*, genezen … kanker, genezen … diabetes
        genezen … depressie*, genezen … rugpijn, genezen … pijn, genezen … reuma
        genezen … slapeloosheid, genezen … astma, genezen … ziekte*
      """#)
}
