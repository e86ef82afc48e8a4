extension Language {
  /// Swedish.
  static let swedish = Language(
    code: "sv",
    signs: "kr=SEK",
    amounts: """
      money=SEK: kronor, krona, kr, :-
      subunit=SEK/100: öre
      minute: minut, minuter
      hour: timme, timmar, timmars, tim
      day: dag, dagar, dagars, dygn
      week: vecka, veckor, veckors
      month: månad, månader, månaders
      quarter: kvartal
      year: år, års
      before ordinal: nivå, kapitel, säsong, avsnitt, del, dag
      magnitude=1000: tusen
      magnitude=1000000: miljoner
      beside counted: mynt, guldmynt, ädelstenar, diamanter, kristaller, poäng, juveler
      """,
    spelledNumbers: """
      2 två; 3 tre; 4 fyra; 5 fem; 6 sex; 7 sju; 8 åtta; 9 nio; 10 tio; 11 elva
      12 tolv; 13 tretton; 14 fjorton; 15 femton; 20 tjugo; 30 trettio; 40 fyrtio; 50 femtio
      60 sextio; 70 sjuttio; 80 åttio; 90 nittio; 12* dussin; 100* hundra; 1000* tusen
      1000000* miljon miljoner
      """,
    trial: "prov",
    days: "dag",
    dayNumbers: "tre, fem, sju, tio, fjorton, femton, trettio",
    restoring: "terställ",
    generic: """
      *köp *köpa *artikel *artiklar *produkt *produkter *föremål *prenumeration *beskrivning en ett
      den det denna detta dessa i app appen inom nu här för och av din ditt vip *tack *njut kul
      köpet stöd bra toppen
      """,
    lengths: "0 dag säsong två tre sex; 182 halv; 91 kvartal; 365 år; 30 månad; 7 vecko vecka",
    lengthAndPlan: "abonnemang, kort, pass, medlemskap",
    plans: "abonnemang, plan, klubb, paket, coach, medlemskap",
    during: "i, under, för",
    duringAfter: "långt",
    ones: "en, ett, i en, i ett",
    wholes: "hel, full",
    contents: """
      plan, program, kurs, meny, kalender, dagbok, prognos, horoskop, historik, säkerhetskopi
      arkiv, lagra, spara, utmaning, garanti, mål
      """,
    billing: "månadsvis, årsvis, veckovis",
    alternatives: "_eller_",
    contrasts: "_men_",
    ofWords: "av",
    bonuses: "bonus, extra, gratis, på köpet",
    bonusesBefore: "bonus",
    paying: "betal, köp, billig, rabatt",
    kin: "da, no",
    functionWords: """
      och, att, för, dina, till, från, är, utan, varje, inte, upp, när, vid, över, nya, hela
      denna, dessa, era, *med, *din, *ditt, *den, *det, *en, *ett, *på, *av, *i, *som, *alla
      *eller, *du, *dig, *mer, *de, *ut, *om, *efter, *har, *kan, *sig, *så, *under, *er
      """,
    words: #"""
      [free] gratis, kostnadsfri, kostnadsfritt, kostnadsfria, utan kostnad, 0 kr, avgiftsfri*
        !gratis parkering, !gratisparkering*, !gratis tidning*, !gratistidning*, !gratis museer
        !gratis wifi, !avgiftsfri parkering
      [externalPayment] kreditkort, kreditkortet, banköverföring, klarna
        bankgiro, plusgiro, presentkort, presentkortet, kampanjkod, kampanjkoder, rabattkod
        rabattkoder, aktiveringskod*, värdekod*, autogiro, mot faktura, betala med faktura
        faktura på posten, betala kontant, kontant betalning, via sms-betalning, vår webbplats
        vår hemsida, vår webbutik, vår webbshop, vår nätbutik, vår sajt, billigare på webben
        billigare på nätet, billigare online, billigare på vår, billigare … webben
        billigare … hemsida, utanför appen, officiella webbplats*, officiell webbplats
        andra betalningssätt, annat betalningssätt, betala med bitcoin, postförskott
        !presentkort design*, !kreditkort i ordning
        betala med swish, via swish, med swish, swisha till, swish-nummer, swishbetalning*
        betala med bankkort
      [otherPlatform] android-telefon*, androidtelefon*, android-version*, på steam, steam-version*
        samsung-telefon*, play-butik*
      [placeholder] text här, din text här, beskrivning här, titel här, beskrivning kommer
        =skriv beskrivning, =ange beskrivning, =ange text, =beskrivning
        =titel, exempeltext, platshållare*, fyllnadstext, provtext, utfyllnadstext, att fylla i
        ska fyllas i, ingen beskrivning, beskrivning saknas, bestäms senare, =produktnamn, [beskrivning], [titel]
      [test] testversion*, testprodukt*, testköp*, testartikel*, betaversion*, alfaversion*
        demoversion*, internt bruk, endast internt, köp inte, köp ej, felsökningsversion*
        provversion*
      [futurePromise] kommer snart, kommer inom kort, snart tillgänglig*, finns snart, snart fler
        fler på väg, fler är på väg, mer på väg, mer är på väg, i nästa uppdatering
        i kommande uppdateringar, i en kommande uppdatering, i framtida uppdateringar
        i en framtida uppdatering, i nästa version, läggs till senare
        släpps snart, senare i år
      [expiringCredits] går ut, upphör att gälla, giltig till, giltigt till, giltiga till, giltig i
        giltigt i, giltiga i, förfaller, utgångsdatum, förfallodatum, måste användas inom
        måste användas före, använd dem före, nollställs, försvinner efter, försvinner vid, löper ut
        förbrukas före, brinner inne, !går aldrig ut, !går inte ut, !löper aldrig ut, !löper inte ut
        !förfaller aldrig, !förfaller inte, !nollställs inte, !nollställs aldrig
        !erbjudandet går ut, !går ut på, !går ut ur, !går ut med, !går ut i
      [cashOut] ta ut pengar, uttag av pengar, växla till pengar, byt mot pengar
        bytas mot pengar, byt … mot pengar, byta … mot pengar, lösa in mot pengar
        lös in … mot pengar, riktiga pengar, äkta pengar, kontantpris*, penningpris*, utbetalning
        utbetalningar, betalas ut, till ditt bankkonto, mot presentkort, byt … mot presentkort
        byt … mot kontanter, !inte riktiga pengar, !inga riktiga pengar, !utan riktiga pengar
        !kan inte bytas mot pengar, !ej utbetal*
      [negation] inte, ej, aldrig, ingen, inget, inga, utan, icke, varken
      [recordKeeping] utgifter, budget*, bokföring*, kvitton, kvitto, fakturor, skulder, lösenord
        kassabok*, kontoutdrag
      [quiz] fråga, frågor, tentamen, svar, övning, övningar, körkort*, examen
      [donation] donera, donation, donationer, välgörenhet*, skänk en gåva
        skänk pengar, gräsrotsfinansiering, !bloddonation*, !organdonation*, !donera blod
        !donera trupper, !klandonation*, !välgörenhetsbal*
        insamling till, insamlingen till
      [physicalGoods] fri frakt, fraktfritt, gratis frakt, frakt ingår, hemleverans, levereras hem
        hem till dörren, leveransadress*, fraktkostnad*, skickas med post
      [paidOnce] engångsbetalning, engångsköp, engångskostnad, betala en gång, köp en gång
        livstidsmedlemskap, livstids medlemskap, livstidsprenumeration, livstidslicens
        livstidsåtkomst
      [saving] spara, sparar, besparing, rabatt, billigare, !spara batteri, !spara energi
        !spara tid, !spara ström
      [comparedPrice] jämfört med månadsvis, jämfört med månad*, än månadsvis, ordinarie pris
        köpa separat, mot månadsvis
      [durationWord] månadsvis, årsvis, veckovis, månatlig*, årlig*, veckovist, per månad
        per år, per vecka, varje månad, varje år, varje vecka, en månad, ett år, en vecka
        ett helt år, en hel månad, månadsabonnemang*, årsabonnemang*, veckoabonnemang*
        månadskort*, årskort*, månadspass*, årspass*, halvår*, !veckans utmaning*
        !dagens utmaning*
      """#)
}
