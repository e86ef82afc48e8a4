extension Language {
  /// Romanian.
  static let romanian = Language(
    code: "ro",
    amounts: """
      money=RON final: lei, leu, de lei
      minute: minut, de minute
      hour: oră, ore, de ore
      day: zi, zile, de zile
      week: săptămână, săptămâni
      month: lună, luni
      year: an, ani
      before ordinal: nivelul, nivel, capitolul, capitol, sezonul, sezon, partea, ziua
      beside counted: monede, monedă, aur, diamante, cristale, nestemate, puncte, de monede
      """,
    trial: "prob, încerc, test",
    days: "zi",
    dayNumbers: "trei, cinci, șapte, zece, paisprezece, treizeci",
    lengths: "0 zi sezon două trei șase; 182 jumătate; 91 trimestr; 365 an anual; 30 lun; 7 săptăm",
    lengthAndPlan: "abonament",
    plans: "plan, pachet, abonament, club, antrenor",
    during: "pentru, timp de",
    ones: "o lună, un an, timp de o, timp de un",
    wholes: "întreg, întreagă, complet",
    contents: """
      plan, program, curs, meniu, calendar, jurnal, prognoz, horoscop, istoric, copi, arhiv, stoca
      păstr, provocare, garan, obiectiv
      """,
    billing: "lunar, anual, săptămânal",
    nounFirst: true,
    alternatives: "_sau_",
    ofWords: "de",
    bonuses: "bonus, cadou, în plus, gratuit",
    bonusesBefore: "bonus",
    paying: "plăt, plat, cump, ieftin, reducer",
    functionWords: """
      și, în, cu, pe, pentru, fără, toate, tuturor, tău, tale, tăi, sunt, mai, care, nu, ale, prin
      după, fiecare, această, acest, aceste, până, către, lui, îți, dvs, noi, noile, iar, cele
      cel, cea, dintre, *de, *la, *din, *un, *o, *sau, *ta, *este, *ce, *se, *al, *ei
      """,
    words: #"""
      [free] gratis, gratuit*, fără cost, fără costuri, fără plată, fără taxe, pe gratis, 0 lei
        !parcare gratuită, !parcări gratuite, !wifi gratuit, !wi-fi gratuit, !muzee gratuite
        !ziar gratuit, !intrare gratuită
      [externalPayment] card de credit, carduri de credit, cardul de credit
        cardul bancar, transfer bancar, transferuri bancare, virament bancar, ordin de plată
        ramburs, card cadou, carduri cadou, cod promoțional, coduri promoționale, cod de reducere
        coduri de reducere, cod de activare, coduri de activare, voucher cadou, plata prin sms
        plată prin sms, plată în numerar, plata în numerar, site-ul nostru, saitul nostru
        magazinul nostru online, pagina noastră web, mai ieftin pe site, mai ieftin pe web
        mai ieftin online, mai ieftin … site, în afara aplicației, site-ul oficial, site oficial
        altă metodă de plată, alte metode de plată, plătește cu bitcoin, plătiți cu bitcoin
        !evidența cardurilor, !carduri cadou păstrate
        plătește cu cardul bancar
      [otherPlatform] pe android, pentru android, magazin play, magazinul play, pe steam
        versiunea steam, telefon samsung, telefoane samsung, !armură pentru android
      [placeholder] text aici, textul aici, descriere aici, descrierea aici, titlu aici, titlul aici
        descriere în curând, descrierea urmează, descriere de completat, =descriere
        =titlu, =introdu descrierea, =introduceți descrierea, text exemplu, text de exemplu
        text provizoriu, text substituent, substituent, fără descriere
        urmează a fi stabilit, =nume produs, =descriere produs, [descriere], [titlu]
      [test] versiune de test, versiune beta, versiunea beta, versiune alfa, versiune demo
        versiunea demo, versiune de probă, produs de test, produs de testare, achiziție de test
        uz intern, nu cumpăra, nu cumpărați, pentru testare, mediu de test
      [futurePromise] în curând disponibil*, disponibil în curând, disponibile în curând
        vine în curând, vin în curând, mai multe în curând, în următoarea actualizare
        în actualizările viitoare, în actualizări viitoare, într-o actualizare viitoare
        în versiunea următoare, altele sunt pe drum, altele în pregătire, încă în dezvoltare
        vor fi adăugate ulterior, mai târziu în acest an
      [expiringCredits] expiră, expirate, expirat, valabil până, valabile până, valabilă până
        valabil timp de, valabile timp de, termen de valabilitate, data expirării, se pierd
        se pierde, se resetează, se anulează la, folosește-le până, de folosit până
        își pierd valabilitatea, !nu expiră, !niciodată nu expiră, !fără expirare, !nu se pierd
        !oferta expiră, !valabilitate nelimitată, !nu se resetează
      [cashOut] retrage bani, retragere de bani, retragerea banilor, retrage în numerar, bani reali
        bani adevărați, schimbă … pe bani, schimbate pe bani, schimba … în bani
        transformă … în bani, convertit* în bani, convertibil* în bani, în numerar, premii în bani
        premiu în bani, în contul bancar, pe vouchere, pe carduri cadou, !fără bani reali
        !nu bani reali, !nu pot fi schimbate pe bani, !nu se pot schimba pe bani
      [negation] nu, fără, niciodată, nici, niciun, nicio
      [recordKeeping] cheltuieli, buget*, contabilitate, facturi, factură, chitanțe, parole, datorii
        finanțe, extrase de cont
      [quiz] întrebare, întrebări, examen*, răspunsuri, bacalaureat, exerciții, chestionar*, quiz
      [donation] donează, donați, donație, donații, donația, caritate, caritabil*
        strângere de fonduri, campanie umanitară, !donare de sânge, !donează sânge, !donează trupe
        !bal caritabil, !donații clan
      [physicalGoods] transport gratuit, livrare gratuită, livrare la domiciliu, livrat acasă
        livrată acasă, livrare acasă, cost de livrare, costuri de livrare, taxă de livrare
        adresa de livrare, prin curier
      [paidOnce] plată unică, o singură plată, plătești o dată, plătește o singură dată
        cumpără o dată, achiziție unică, abonament pe viață, acces pe viață, membru pe viață
        licență pe viață
      [saving] economisește, economisești, economie, reducere, mai ieftin, economisiți
        !economie de energie, !economie de baterie
      [comparedPrice] față de lunar, față de abonamentul lunar, comparativ cu lunar
        comparativ cu abonamentul lunar, decât lunar, prețul normal, cumpărate separat
      [durationWord] lunar, lunară, lunare, anual, anuală, anuale, săptămânal, săptămânală
        trimestrial, semestrial, pe lună, pe an, pe săptămână, în fiecare lună, în fiecare an
        o lună, un an, o săptămână, timp de o lună, timp de un an, un an întreg, o lună întreagă
        !provocare săptămânală, !provocări săptămânale, !misiuni săptămânale
      """#)
}
