extension Language {
  /// Swedish.
  static let swedish = Language(
    code: "sv",
    signs: "kr=SEK",
    amounts: """
      counted: kronorsmynt, kronorssedel, kronorssedlar, liv, stjärnor, bilder, låtar
      money=SEK: kronor, krona, kr, :-
      subunit=SEK/100: öre
      minute: minut, minuter, minuters
      hour: timme, timmar, timmars, tim
      day: dag, dagar, dagars, dygn, dygns, dagars|pass, dagars|kort, dagars|abonnemang
      week: vecka, veckor, veckors, veckors|pass, veckors|kort
      month: månad, månader, månaders, månaders|plan, månaders|pass, månaders|kort
        månaders|abonnemang
      quarter: kvartal
      year: år, års, årig, årigt
      percent: procent
      before ordinal: nivå, kapitel, avsnitt, del, dag, vecka, värld, bana, klass, steg
      before ordinal season: säsong
      ordinal glued: :e, :a
      magnitude=1000: tusen
      magnitude=1000000: miljoner
      beside counted: mynt, guldmynt, ädelstenar, ädelsten, diamanter, kristaller, poäng, juveler
        rubiner
      """,
    spelledNumbers: """
      2 två; 3 tre; 4 fyra; 5 fem; 6 sex; 7 sju; 8 åtta; 9 nio; 10 tio; 11 elva
      12 tolv; 13 tretton; 14 fjorton; 15 femton; 16 sexton; 17 sjutton; 18 arton; 19 nitton
      20 tjugo; 30 trettio; 40 fyrtio; 50 femtio; 60 sextio; 70 sjuttio; 80 åttio; 90 nittio
      1 ett; 12* dussin; 100* hundra; 1000* tusen; 1000000* miljon miljoner; 0 och
      1$ en per
      """,
    paysFor: "för, per",
    buying: "för, bara, endast",
    otherSenses: "kronor krona: kung drottning prins juvel tand träd hermelin landslag",
    besidePrice: "påfyllning, inkl. moms, endast, bara",
    relativeTimes: """
      ^visa_, ^välj_, eller mer
      sedan, senaste, föregående, nästa, förra, tidigare, i framtiden, in i framtiden, före, sen
      framåt, om, över, mer än, mindre än, inom, efter, nu +
      """,
    balances: "saldo, konton",
    trial: "prov, pröva",
    trialName: "Prova i XX dagar",
    offering: "ingår, innehåller, erbjuder, har, någon, period",
    days: "dag",
    dayNumbers: "tre, fem, sju, tio, fjorton, femton, trettio",
    restoring: "terställ",
    passwords: "lösenord, lösenordet, LÖSENORD, |pinkod, |pin-kod",
    toBe: "är_",
    noPassword: "inget, inte, behövs, krävs, saknas, se, samma, tomt",
    generic: """
      *köp *köpa *artikel *artiklar *produkt *produkter *föremål *prenumeration *beskrivning en ett
      den det denna detta dessa i app appen inom nu här för och av din ditt vip *tack *njut kul
      köpet stöd bra toppen
      *vara *varan *varor *produkten *artikeln *inköp *beställ köper inuti genom ny nya nytt fin
      fina fantastisk fantastiska underbar underbara härlig härliga rolig roliga jättebra super
      de dina ert ditt er vårt vår våra hos oss skaffa hämta få så mycket hjärtligt virtuell
      virtuella digital digitala *återbetalning ha det trevliga speciell speciella direkt idag
      """,
    lengths: """
      0 dag säsong två tre sex; 182 halv; 91 kvartal; 365 år; 30 månad; 7 vecko vecka
      """,
    lengthAndPlan: "abonnemang, kort, pass, medlemskap, prenumeration, klubb",
    plans: "abonnemang, plan, klubb, paket, coach, medlemskap, *abonnemang, prenumeration, *plan",
    perWords: "per",
    during: "i, under, för",
    duringAfter: "långt",
    ones: "en, ett, i en, i ett",
    wholes: "hel, full",
    firstLengths: "30 första månaden, 7 första veckan, 365 första året",
    once: "en gång",
    contents: """
      plan, program, kurs, meny, kalender, dagbok, prognos, horoskop, historik, säkerhetskopi
      arkiv, lagra, spara, utmaning, garanti, mål
      """,
    billing: "månadsvis, årsvis, veckovis, per månad, per år, per vecka, årligen, varje månad",
    nothing: "inget, ingenting, inga, ingen",
    alternatives: "_eller_, _varken_",
    contrasts: "_men_, _utan_",
    used: "använda, utnyttjade, inlösta",
    additions: "_och_, _plus_, _samt_, &",
    breaks: "_med_, _i_, _på_, _som_, _om_, _när_, _du_",
    doneWithout: "annons, reklam, vattenst, gräns, begräns, vänta, väntetid, registr, konto_, spårning",
    charges: "avgift, kostnad, betal, abonnemang, prenumeration, faktur, bindning, debiter",
    without: "utan",
    others: "ingen annan, inget annat, inga andra",
    ownOffers: """
      på det här paketet, på detta paket, på detta köp, på det här köpet, på denna produkt
      på den här produkten
      """,
    bestDeals: "mest prisvärda, prisvärdaste, bästa värde, bästa köpet, bäst värde",
    vouchers: "kupong, rabattkort, värdecheck, presentkort, voucher, rabattkalkylator, prisbevakning",
    firstParts: """
      första kapitlet, första lektionen, första nivån, första avsnittet, första delen, första banan, kapitel 1_
      lektion 1_
      """,
    ownShops: "spelets butik, butiken i spelet, i spelet",
    scores: "poäng",
    articles: "de, den",
    ofWords: "av",
    doubling: "dubbel, dubbl, två gånger",
    exchanging: "byt, väx",
    genitives: "av_",
    packs: "paket, påse, kista, säck, låda, saldo, summa, hög",
    gains: "^innehåll, ^omfatt, ^få, ^köp, ^lägg, ^inklusive, du får, får du, ditt saldo, ditt konto",
    collecting: "katalog, samlare, numism, målarbok",
    each: "styck, per styck",
    costs: "kostar, kosta, à",
    costsBefore: "rymmer upp till, plats för",
    perUnit: """
      1 om_dagen per_dag /dag varje_dag dagligen
      7 i_veckan per_vecka /vecka varje_vecka
      30 i_månaden per_månad /månad /mån varje_månad
      365 om_året per_år /år varje_år
      0 per styck per_styck /st var
      0 för_varje varje
      """,
    nearly: """
      bara, endast, cirka, ca, ungefär, runt, omkring, knappt, nästan, för, från, <mindre än, <under
      """,
    comparisons: "än i, än det, än den, jämfört med",
    bonuses: "bonus, extra, gratis, på köpet",
    bonusesBefore: "bonus, extra",
    atLeast: "mer än, över, minst, drygt",
    andMore: "eller mer, och lite till, och mer därtill",
    paying: "betal, köp, billig, rabatt, beställ, förmånlig",
    beforeAccount: "på_, nummer, nr",
    kin: "da, no",
    functionWords: """
      och, att, för, dina, till, från, är, utan, varje, inte, upp, när, vid, över, nya, hela
      denna, dessa, era, *med, *din, *ditt, *den, *det, *en, *ett, *på, *av, *i, *som, *alla
      *eller, *du, *dig, *mer, *de, *ut, *om, *efter, *har, *kan, *sig, *så, *under, *er
      """,
    words: #"""
      [free] gratis, kostnadsfri, kostnadsfritt, kostnadsfria, utan kostnad, 0 kr, avgiftsfri*, !{förblir,hålls} gratis
        !{hålla,håller,håll} … {appen,spelet,tjänsten,projektet} gratis, !{är,fortsätter vara} fortfarande gratis
        !gratis att förbli, !{appen,spelet,nycklar} {är,vara,gratis} gratis, !appen gratis, !spelet gratis
        !{gratisversion*,gratisapp*}, !gratis {uppdateringar,version,appen}, !gratis parkering, !gratisparkering*
        !gratis tidning*, !gratistidning*, !gratis museer, !gratis wifi, !avgiftsfri parkering, utan att betala något
        kostar ingenting, kostar inget, utan extra kostnad, på bjudning, gratissnurr*, gratisspel, gratismynt
        bjuder vi på, vi bjuder på, utan avgift, gratisprov*, {kostar dig,betalar} {inget,ingenting}, för noll kronor
        du betalar {ingenting,inget}, noll kronor, utan att betala
        !{appen,spelet} {förblir,är fortfarande,fortsätter vara,fortsätter att vara,är fortsatt} {gratis,kostnadsfri,kostnadsfritt}
        vi bjuder på {första,de}, {månader,månad} på köpet
      [externalPayment] kreditkort, kreditkortet, banköverföring, klarna, bankgiro, plusgiro, presentkort, presentkortet
        kampanjkod, kampanjkoder, rabattkod, rabattkoder, aktiveringskod*, värdekod*, autogiro, mot faktura
        betala med faktura, faktura på posten, betala kontant, kontant betalning, via sms-betalning
        vår {webbplats,hemsida,webbutik,webbshop,nätbutik,sajt}, billigare {på webben,på nätet,online,på vår}
        billigare … {webben,hemsida}, utanför appen, officiella webbplats*, officiell webbplats
        {andra,annat} betalningssätt, betala med bitcoin, postförskott, !presentkort design*, !kreditkort i ordning
        {betala med,via,med} swish, swisha till, swish-nummer, swishbetalning*, betala med bankkort, köp … av oss
        köp … från oss, skriv … beställ, skriv till oss … {beställ,köp}, meddela oss … köp
        skicka … för att {köpa,beställa}, banköverföringar, bankkort, betalkort, kortbetalning, kreditkortsbetalning*
        insättning på konto, kontanter vid, kontantbetalning*, betalar kontant, betala i kontanter, betala … bitcoin
        betala … krypto, bitcoinbetalning*, kryptobetalning*, kampanjkoden, rabattkoden, presentkod*, inlösningskod*
        lös in koden, lös in kod, licensnyckel*, licensnycklar, produktnyckel, förbetalt kort, faktureras via mobilen
        betala via sms, via mobilräkningen, vår nätsida, vår webbsida, vår webb, på vår sida
        billigare … {webbplats,sajt,webbsida}, billigare i webbläsaren, utanför app store, direkt {av,från} oss, swish
        !kreditkort samlade, !håll koll på … kreditkort, !utanför appen ikon, {via,med,på} faktura, fakturabetalning*
        i vår butik på nätet, på vår egen sida, vår egen webbutik, handla direkt av, beställ {av,hos} oss, vårt konto
        !på faktura mall, !med faktura bifogad
      [otherPlatform] android-telefon*, androidtelefon*, android-version*, på steam, steam-version*, samsung-telefon*
        play-butik*, androidmobil*, playbutik*, samsungtelefon*, huawei-telefon*, xiaomi-telefon*, androidversion*
        google butik, >{på,för,till} switch, >{på,för,till} windows, >{på,för,till} steam, windows-version*
        switch-version*
        din {huawei,motorola,xiaomi,oppo}
      [placeholder] [beskrivning], [titel], {text,din text,beskrivning,titel} här, beskrivning kommer
        ={skriv,ange} beskrivning, =ange text, =beskrivning, =titel, exempeltext, platshållare*, fyllnadstext, provtext
        utfyllnadstext, att fylla i, ska fyllas i, ingen beskrivning, beskrivning saknas, bestäms senare, =produktnamn
        här {står,kommer} beskrivningen, beskrivningen {här,kommer}, beskrivning följer, text kommer, titel kommer
        här är titeln, skriv här, fyll i här, ej bestämt, inte bestämt ännu, ännu inte bestämt, ej fastställt
        ska bestämmas, att bestämmas, bestäms längre fram, fastställs senare, {det här,detta} är en beskrivning
        {det här,detta} är en titel, det här är beskrivningen, =namnlös, =utan titel, =ingen titel, namnlös produkt
        =produktbeskrivning, =ange titel, =ange namn, =skriv titel, =skriv text, =lägg till beskrivning
        =namn på produkten, =produktens namn, saknar beskrivning, text saknas, exempelbeskrivning*, exempeltitel*
        exempelprodukt*, dummytext*, provprodukt, blindtext, !skriv här … svar, titel saknas, namn saknas
        skriv en beskrivning, =inget namn, =ingen beskrivning, text följer, titel följer, fyll i beskrivning
        !skriv en beskrivning av, !fördröjning* … platshållare*, !innan platshållare*, !platshållare för kaskad*
        !strömmens platshållare, !till platshållaren, !fyllas i automatiskt, =ska översättas, =att översätta
        =översättning saknas, =ej översatt
      [test] testversion*, testprodukt*, testköp*, testartikel*, betaversion*, alfaversion*, demoversion*, internt bruk
        endast internt, köp inte, köp ej, felsökningsversion*, provversion*, för testning, i testsyfte, teständamål
        för test, är ett test, testläge*, testkonto*, testmiljö*, testpaket*, testobjekt*, alfa-version*, beta-version*
        demo av, demoprodukt*, demo-version*, utvecklingsversion*, utvecklarversion*, köp den inte, köp det inte
        inte till salu, ej till försäljning, intern användning, =test, =testning, =demo, =beta, !för test av
        !är ett test för, !dubbel klick test, !test av databas*, !test för att avgöra
      [futurePromise] kommer snart, kommer inom kort, snart tillgänglig*, finns snart, snart fler
        {fler,mer} {på,är på} väg
        i {nästa uppdatering,kommande uppdateringar,en kommande uppdatering,framtida uppdateringar,en framtida uppdatering,nästa version}
        läggs till senare, släpps snart, senare i år, inom kort, läggs snart till, på gång:, {är,fler,mer,nya} på gång
        under utveckling, snart i alla, tillgänglig snart, tillgängligt snart, snart nya, nya snart
        kommer {senare,i nästa,i framtiden}, lanseras snart, släpps senare, snart här, =kommer, =snart, =kommer snart
        kapitel … snart, arbetar på, läggs till i framtiden, tillkommer {senare,snart}, i kommande versioner
        i en senare version, håll utkik, ännu ej färdig, är inte klart än, !alla framtida uppdateringar ingår
        !arbetar på uppdrag, !alla kommande uppdateringar, !pågående arbetar på, !arbetar på {fabrik,bondgård*,gården}
        !{startar om,stängs} inom kort, nya … på väg, fler … på väg, är på väg att läggas, jobbar på fler, jobbar på nya
        vi jobbar på, {senare,kommande} uppdatering*, nästa uppdatering, framtida uppdatering*, snart mer
        {mer,fler,nya} kommer, under arbete, under produktion, byggs fortfarande, inte klart ännu
        !alla {framtida,kommande} uppdatering*, !framtida uppdateringar ingår, !nästa uppdatering om, !nya vägar på väg
        !nästa uppdatering:
        {fler,nya,ytterligare} {nivåer,banor,kartor,världar,kapitel,figurer,berättelser} {snart,senare,följer,kommer,tillkommer}
        =kommer snart, (kommer snart)
        {resten,de övriga,de andra} {kommer i vår,kommer till,följer}
        !snart {är det,är,kommer} {jul,vår,sommar,vinter,påsk,julen,våren,sommaren,vintern}
        {nya,fler,ytterligare} … {kommer,följer,släpps} {till våren,till sommaren,till hösten,till vintern,i vår,i höst,i sommar,i vinter}
      [expiringCredits] går ut, upphör att gälla, {giltig,giltigt,giltiga} till, giltig i, giltigt i, giltiga i
        förfaller, utgångsdatum, förfallodatum, måste användas {inom,före}, använd dem före, nollställs
        försvinner {efter,vid}, löper ut, förbrukas före, brinner inne, !{går,löper} {aldrig,inte} ut
        !förfaller {aldrig,inte}, !nollställs {inte,aldrig}, !erbjudandet går ut, !går ut {på,ur,med,i}, går förlorade
        går förlorat, försvinner de, annars försvinner, är de borta, gäller {till,t.o.m.,endast i,bara i,i}
        giltighetstid*, upphör efter, upphör den, förverkas, blir ogiltiga, blir ogiltigt, raderas efter, tas bort efter
        använd dem innan, används före, används innan, förbrukas innan, inom … måste användas, utgår efter, utgår den
        !gäller till alla, !förfaller ej, !gäller för alltid, !gäller tills vidare, !erbjudandet gäller
        !går inte förlorade, gäller {endast,bara} till, oanvända … {tas bort,raderas,nollas}, mynt tas bort, nollas
        dagars giltighet, månaders giltighet, giltiga fram till, giltig fram till, måste användas innan
        använd dem {inom,senast}, spendera dem innan, !alltid giltig*, !giltiga för alltid
      [cashOut]
        {ta ut,uttag av,växla till,byt mot,bytas mot,byt … mot,byta … mot,lösa in mot,lös in … mot,riktiga,äkta} pengar
        kontantpris*, penningpris*, utbetalning, utbetalningar, betalas ut, till ditt bankkonto
        {mot,byt … mot} presentkort, byt … mot kontanter, !{inte,inga,utan} riktiga pengar, !kan inte bytas mot pengar
        !ej utbetal*, ta ut … vinst, ta ut dina vinster, ta ut vinsten, vinstuttag, uttag av vinst, uttag till konto
        {förvandla,omvandla} … till {kontanter,pengar}, växla in … mot pengar, växla … mot riktiga
        {växla … till,växla … mot,byts mot,lös in … mot} kontanter, gör om … till pengar, gör … till kontanter
        bli utbetal*, utbetalas, utbetalt, kontantvinst*, kontanta priser, pengapris*
        sälj … för {riktiga pengar,pengar}, ut till ditt konto, ditt bankkonto, verkliga pengar, !inte växlas
        !betalas {inte,aldrig} ut, !utbetalas inte, !inte … mot pengar, !kan ej bytas mot pengar, !inga kontantpriser
        !inga kontantvinster, utbetalda, utbetald, byt … mot kronor, byt … mot euro, växla … kronor, växla … till euro
        {lös in,omvandla,gör om} … kronor, till kontanter, i kontanter, vinn pengar, få pengar på kontot
        pengar på ditt konto, !byt mot kronor av blad, {i,på} våra {fysiska butiker,butiker,kaféer,caféer,restauranger,salonger}
        {lös in,lösas in,använd,betala} … i kassan, i {fysiska,deltagande} butiker, lösas in mot kontanter
        lös in … mot kontanter, {växla*,byt*,omvandla*,sälj*} … {till,mot,i} {kronor,euro}, riktiga kronor
      [negation] inte, ej, aldrig, ingen, inget, inga, utan, icke, varken, ingenting, nix, slipp, slipper, *avgiftsfri
        abonnemangsfri*, !inte {bara,enbart,missa,minst}, !missa inte, !vänta inte, !utan slut, !utan gräns*
        glöm, adjö, hej då till, !glöm inte, !glöm aldrig
      [impossibility] {är,är tyvärr} {inte,ej} {möjligt,möjlig,tillåtet,tillåten,tillgängligt,tillgänglig}
        är {omöjligt,uteslutet,förbjudet}, går {inte,ej}
        {inte,ej} {bytas,växlas,lösas in,tas ut,säljas,användas,erbjuds,accepteras,stöds}
        {bytas,växlas,lösas in,tas ut} {inte,ej}, {gäller,fungerar} {inte,ej}
        {erbjuds,accepteras,stöds} {inte,ej}
        ingår {inte,ej}, {behövs,krävs,finns} {inte,ej}, är inte med
      [recordKeeping] utgifter, budget*, bokföring*, kvitton, kvitto, fakturor, skulder, lösenord, kassabok*
        kontoutdrag, håll koll på, håller koll på, räkningar, kontoöversikt*, transaktion*, deklaration*, inkomster
        privatekonomi*, kortsamling*, lösenordshanterare*, hushållsekonomi*
      [trial] provperiod*, provmånad, provvecka, provabonnemang*, prova, prova på, på prov, testperiod*, testa, pröva
      [quiz] fråga, frågor, tentamen, svar, övning, övningar, körkort*, examen, quiz*, frågesport*, prov, proven
        provfrågor, teoriprov*, personlighetstest*, språktest*, övningsprov*, experiment*, kunskapstest*
      [donation] donera, donation, donationer, välgörenhet*, skänk en gåva, skänk pengar, gräsrotsfinansiering
        !bloddonation*, !organdonation*, !donera blod, !donera trupper, !klandonation*, !välgörenhetsbal*
        insamling till, insamlingen till, bidrag till oss, gåva hjälper, gåvor till oss, din gåva, ditt bidrag hjälper
        donerar, donationen, skänk, skänker, välgörande, insamling*, crowdfunding, !gåva till klanen, !skänk kort
        !din gåva till, !insamling av data, !datainsamling*, !insamling av, !donera kort, !gilledonation*
        ditt stöd håller, ditt stöd hjälper, {stöd,stötta} {oss,utvecklaren}, gott ändamål, god sak, del av intäkterna
        {intäkterna går,pengarna går,dricks} till, frivilligt bidrag, !stöd oss i striden
        {hälften,en del} går till {djurhemmet,katthemmet,ett djurhem,röda korset}
      [physicalGoods] fri frakt, fraktfritt, gratis frakt, frakt ingår, hemleverans, levereras hem, hem till dörren
        leveransadress*, fraktkostnad*, skickas med post, frakten ingår, inklusive frakt, levereras till {dörren,din}
        hem till dig, hem till din dörr, hemkörning, hemlevererat, hemskickad, skickas hem till, skickas i posten
        med posten, per post, via post, med bud, med budbil, vi skickar, vi levererar, postas hem, leverans ingår
        leverans till dörren, fysiskt exemplar, tryckt exemplar, tryckta boken, tryckt upplaga, !per post tjänst
        !med posten ankom*, skickar … hem, skickar … till dig, skickas … {hem till,till} dig, levereras … till dig
        levererar … hem, i brevlådan, i din brevlåda, hemsänt, hemsänd, gratis leverans, fri leverans, frakt på köpet
        får … hemskickad*, !{skickar,skickas} ett meddelande till dig, !{skickar,skickas} en påminnelse till dig
        !skickar påminnelser till dig
      [paidOnce] engångsbetalning, engångsköp, engångskostnad, betala en gång, köp en gång, livstidsmedlemskap
        livstids medlemskap, livstidsprenumeration, livstidslicens, livstidsåtkomst, engångsavgift
        betala {bara,endast} en gång, på livstid, livstidspremium, livslångt medlemskap, livslång tillgång
        livslång åtkomst, livstidskort, betalar bara en gång, en enda betalning, en engångssumma
      [saving] spara, sparar, besparing, rabatt, billigare, !spara {batteri,energi,tid,ström}, sparas, prisavdrag
        nedsatt, lägre pris, prissänkt, !spara {plats,utrymme,ditt,filen,som,bild*}
      [comparedPrice] jämfört med {månadsvis,månad*}, än månadsvis, ordinarie pris, köpa separat, mot månadsvis
        var för sig, ordinarie priset, normalpris*, än att köpa, köpa styckvis, styckvis, separat
        jämfört … {månadsvis,per månad,månadspris*}, än per månad, mot månadspris*, månadspriset
      [durationWord] månadsvis, årsvis, veckovis, månatlig*, årlig*, veckovist, {per,varje} {månad,år,vecka}, en månad
        ett år, en vecka, ett helt år, en hel månad, månadsabonnemang*, årsabonnemang*, veckoabonnemang*, månadskort*
        årskort*, månadspass*, årspass*, halvår*, !{veckans,dagens} utmaning*, veckokort*, veckopass*, dagspass*
        dagskort*, säsongskort*, säsongspass*, kvartalsabonnemang*, halvårsabonnemang*, halvårskort*
        månadsprenumeration*, årsprenumeration*, veckoprenumeration*, månadsmedlemskap*, årsmedlemskap*, ettårig*
        tvåårig*, {ett,per,varje} kvartal, två veckor, {två,tre,sex} månader, {fjorton,sju,trettio} dagar, ett halvår
        ett halvt år, i en månad, i ett år, i en vecka, om året, i månaden, i veckan, månadstillgång, årstillgång
        hela året ut, en hel vecka, kvartalsvis, månadskortet, veckokortet, !veckans uppdrag, !månadens utmaning*
        !om året runt, !{veckovisa,månatlig,månatliga} utmaning*, !senare i veckan, !tidigare i veckan
        !{en månad,ett år,en vecka} sedan, !årlig rapport*, !årlig statistik, !{sju dagar,dagar,gånger} i veckan
        !dagen i månaden, !dagen i veckan, !dag i veckan, !dag i månaden, !{sista,första} i {månaden,veckan}
        !gånger i månaden, !gång i veckan, !gång i månaden, !månatligt arkiv*, !månatlig vy, !årlig vy
        !gånger per {vecka,månad,år}, !gång per vecka, !gång per månad, !beräknad per {kvartal,månad,vecka,år}
        !{månatligt,årligt} medelvärde, !från en månad, !{månadsvy,månadsvyn} med en vecka, !med en månad
        !{visa,välj} {en månad,en vecka,ett år}, !vy för en månad, !kalendervy för en {månad,vecka}
        årsklubb, månadsklubb, veckoklubb
        {debiteras,betalas,faktureras,betalning,dras} … en gång {per år,om året,i månaden,per månad}
      [unlock] {ta,tar} bort annonser, {ta,tar} bort alla annonser, {ta,tar} bort annonserna, {ta,tar} bort reklam
        {ta,tar} bort reklamen, {tar,ta} bort all reklam, {stäng,stänger} av annonser, stäng av reklam
        stänger av reklam, {dölj,döljer,slipp} annonser, slipp reklam, reklamfri*, annonsfri*, utan reklam
        utan annonser, inga annonser, ingen reklam, ingen mer reklam, inga fler annonser, inga reklamavbrott
        slut på reklam, slut på annonser, lås upp alla, låser upp alla, lås upp allt, låser upp allt, lås upp hela
        låser upp hela, lås upp full, låser upp full, {lås,låser} upp premium*, lås upp extra, låser upp extra
        lås upp nya, låser upp nya, låser upp fler, lås upp fler, upplåsning av alla
        alla {banor,nivåer,kapitel,figurer,karaktärer,funktioner}, fullversion*, full version, fullständig version
        fullständiga versionen, hela versionen, proversion*, pro-version*, premiumversion*, premium-version*
        hela spelet, hela appen, {full,fullständig,obegränsad} {tillgång,åtkomst}, tillgång till {alla,allt}
        utan vattenstämpel, {ta,tar} bort vattenstämpel*, ingen vattenstämpel, {utan,inga} begränsningar
        uppgradera till {premium,pro}, !lås upp allt innan, lås upp varje, låser upp varje, {lås,låser} upp samtliga
        lås upp … {kapitel,figurer,banor,nivåer,funktioner}, innehåll upplåst, allt upplåst, alla … upplåsta
        allt innehåll {upplåst,ingår,i appen}, !alla banor från, !eller hela spelet, !banor från denna
        !{justera,återställ} alla nivåer
        reklamen försvinner {för gott,för alltid,helt}, annonserna försvinner {för gott,för alltid,helt}
      [currencyNoun] mynt, mynten, myntet, guldmynt, guldmynten, silvermynt, guld, guldtackor, silver, ädelsten
        ädelstenar, ädelstenarna, juvel, juveler, juvelerna, diamant, diamanter, diamanterna, kristall, kristaller
        kristallerna, rubin, rubiner, smaragd, smaragder, safir, safirer, pärla, pärlor, poäng, kredit, krediter
        polletter, marker, spelpengar, pengar, tokens, dubloner, !kreditkort*, !guldmedalj*, !poängen med, !potatischips
      [membership] vip, medlemskap*, premiummedlem*, klubbmedlem*, premiumkonto*, medlemskort*
        !vip-loge*, !vip-rum*, !vip-bord*, !medlemskapsansökan*, !vip-lounge*
      [access] medlemskap*, medlemskort*, *pass, passet, *kort, abonnemang*, *abonnemang, prenumeration*, *tillgång
        *åtkomst, premium*, vip, pro, obegränsad*, licens, provperiod*, testperiod*, provmånad*, provvecka*, pröva
        reklamfri*, annonsfri*, utan reklam, utan annonser, !bergspass, !kompass, !vykort, !fotokort, !spelkort
        !passet på, !vulkanpass, !träningspass, !arbetspass, !ingen åtkomst, !visitkort, !adresskort, !lagringskort
        !minneskort, !ljudkort, !nätverkskort, !grafikkort, !julkort
        !träningspass*, !löppass*, !styrkepass*, !yogapass*, !pass om dagen, !pass per {dag,vecka}, !pass i veckan
        !gympass*, !simpass*, !cykelpass*
      [lifetime] livstid, livstids*, på livstid, för alltid, för evigt, hela livet
        permanent {tillgång,åtkomst,upplåsning,upplåst}, engångsköp, engångsbetalning, går aldrig ut, upphör aldrig
        förfaller aldrig, alltid ditt, din för alltid, evig tillgång, evig åtkomst, utan tidsbegränsning, obegränsad tid
        !för alltid ung, !livstidsstatistik, !livstidsgaranti, !för alltid borttag*
        !{tas bort för,ta bort … för,raderas för,radera … för} alltid, !går aldrig ut på, !permanent, !för alltid hörn
        !loopa för evigt, !{borta,slumpmässigt} för alltid
      [subscriptionWord] abonnemang*, prenumeration*, prenumerera*, prenumerant*, abonnent*
        månadsabonnemang*, årsabonnemang*, förnyas automatiskt, automatisk förnyelse
        {avsluta,säg upp} när {som helst,du vill}, ingen bindningstid
      [promotionalClaim] mest prisvärda, prisvärdaste, bästa {pris,priset,erbjudande*,köpet,värde}, bäst värde
        billigaste, lägsta pris, lägsta priset, lägst pris, lägsta priserna, specialerbjudande*, specialpris*
        {begränsat,tidsbegränsat} erbjudande, tidsbegränsad kampanj, begränsad tid, under kort tid, en kort tid
        {bara,endast} {idag,i dag}, idag endast, halva priset, halvt pris, till halva, reapris*, utförsäljning*
        sommarrea, vinterrea, mellandagsrea, kampanjpris*, på rea, fyndpris*, rabatterat pris, rabatterade
        kraftigt nedsatt, nedsatt pris, superpris*, supererbjudande*, populäraste paket*, {vårt,vår} populäraste
        mest populära, !de mest populära, mest sålda, bästsäljare*, storsäljare*, missa inte, gå inte miste om
        sista chansen, din sista chans, skynda dig, först till kvarn, nummer ett bland, världens bästa {app,spel}
        bästa {appen,spelet,paketet}, oslagbart pris, oslagbara priser, pengarna tillbaka, dagens erbjudande
        !bästa {vän*,kompis*,tid*,poäng*,resultat*}, !missa inte {bussen,tåget,ett mål}, rea nu, tillfälligt erbjudande
        tillfällig kampanj, {medan,så länge} erbjudandet, erbjudandet gäller, så länge lagret räcker
        bara den här veckan, endast denna vecka, bara i helgen, sista dagen, passa på, nu eller aldrig
        marknadens {bästa,lägsta}, ingenstans billigare, våra spelares favorit, mest köpta
        !passa på {att vila,din,barn*,dig}, !sista dagen på, bästa {värdet,värde}, =mest populär, =mest populärt
        =populärast, (mest populär), (mest populärt), (populärast), mest populära {paketet,valet}
        populäraste {paketet,valet}, mest populär!, !sale, !sale!, !(sale)
        !{visar,hittar,söker,jämför,hitta,visa} … {billigaste,lägsta pris,lägsta priset,lägsta priserna}
        !billigaste {macken,mack,bensin*,bensinstation*,flyg*,el,elpris*}
      [appleTrademark] !för {iphone,din iphone,ipad,din ipad,apple watch}
        !på {iphone,ipad,din iphone,din ipad}, !för iphone och ipad
      [appleCriticism] långsam iphone*, långsamma iphone*, {seg,sega,gammal,gamla} iphone, långsam ipad*
        långsamma ipad*, apples avgift*, apple-avgift*, {avgift,avgifter} till apple, apples provision
        provision till apple, på grund av apple, apple-skatt*, apples skatt, {buggar,buggarna,fel,felen} i ios
        ios-bugg*, ios-fel, apple förbjuder, apple tillåter inte, bättre än apple, bättre än ios, app store-avgift*
      [systemFeature] pushnotis*, push-notis*, pushavisering*, push-avisering*, pushmeddelande*, gyroskopåtkomst
        skärmtidsåtkomst, åtkomst till {gyroskopet,skärmtid}, push-meddelande*, {slå,slår} på notiser
        {slå,slår} på aviseringar, aktivera notiser, aktiverar notiser, betygsätt {oss,appen,den här appen}
        ge {oss fem,oss 5,fem,5} stjärnor, femstjärnig recension, fem stjärnor i app, 5-stjärnig recension
        skriv en recension, skriv {en,ett} omdöme, lämna {en recension,ett omdöme,ett betyg}, recensera appen
        recensera oss, icloud-lagring*, icloudlagring*, icloud-utrymme*, lagring i icloud, utrymme i icloud
        kameraåtkomst, mikrofonåtkomst, platsåtkomst, åtkomst till {kameran,mikrofonen}
        !skriv en recension {av en bok,om}, sätt på notiser, sätt på aviseringar, sätter på notiser
        betygsätt … stjärnor, {ge … stjärnor,recension,omdöme} i app store, rösta på oss, aktivera aviseringar
      [randomItem] mysterielåda, mysterielådor, mysterybox*, mystery box*, mysteriebox*, lootbox*, lootlåda, lootlådor
        loot-låda, bytelåda, bytelådor, överraskningsägg*, överraskningslåda*, överraskningslådor, överraskningsbox*
        överraskningspaket*, överraskningspåse*, lyckohjul*, lyckopåse*, lyckosnurr*, snurra på hjulet, snurra hjulet
        lotteri, lotterier, lotteriet, lott, lotter, lottsedel, lottsedlar, lottdragning*, trisslott*, skraplott*
        utlottning*, fiskdamm, tombola*, slumpmässig hjälte, slumpmässiga hjältar, slumpmässig figur
        slumpmässigt föremål, slumpmässiga föremål, slumpmässig {belöning*,skin}, slumpmässigt skin, slumpvald*
        en slumpmässig, ett slumpmässigt, innehåller slump*, slumpmässigt kort, slumpmässiga kort, vet aldrig vad
        chansen att vinna, chans att vinna, chans att få, chansen att få, chans på en, kanske vinner du, vinstchans*
        spelautomat*, boosterpaket*, kortpaket, åkallelsebiljett*, frammaningsbiljett*, !en slumpmässig ordning
        !slumpmässig ordning, !slumpmässigt tal, !ett slumpmässigt tal, !en slumpmässig {fråga,plats}
        !ett slumpmässigt {ord,nummer}, !en slumpmässig {färg,bild}, !slumpvald ordning, !lott på fastighet
        !slumpmässigt lösenord, !ett slumpmässigt lösenord, överraskning i varje, varje låda … överraskning
        ger … slumpmässig*, {få,vinn} en slumpmässig*, slumpmässiga vapen, slumpmässigt vapen, turlåda*, turpåse*
        vem vet vad, vad finns i lådan, mysterieägg*, mysteriepaket*, mystisk låda, hemlig låda
        {kläcks,innehåller} … slumpmässig*, visar sig när du öppnar
      [statedOdds] odds, oddsen, sannolikhet*, vinstchanser, chanserna visas
      [ownDays] månadsvy*, veckovy*, kalendervy*, lösenord* … går ut
        svit, sviten, sviter, dagssvit*, streak*, inloggningssvit*, advent*, i rad
        lagrad ost, lagrad i ekfat, {ostar,ost} … lagrad*, mognad*, {ost,skinka,vin,whisky} … {månader,år}
        månaders {ost,skinka}, dagars {vandring,trek,tur}
      [gameController] kontroll, kontroller, kontrollen, handkontroll*, spelkontroll*
      [contact] ring oss, telefon, telefonnummer, telefonnr, kundtjänst på, sms:a oss, messa oss
        mobilnummer, slå en signal
      [defect] bugg, buggar, buggarna, buggig, buggigt, krasch, krascher, kraschar, fel, felen
        långsam, långsamt, långsamma, seg, sega, hänger sig, säkerhetshål, sårbarhet*, brist
        brister, !felfri*, !långsam övertoning*, !långsam uppspelning, !lag
      [regulatedClaim] botar … {diabetes,cancer,depression,ångest,sjukdom*,smärt*,sömnlöshet}
        bota {diabetes,cancer,depression}, läker … diabetes, läker … cancer, mirakelkur*, undergörande kur
        gå {ner,ned} … på en vecka, {gå ner,gå ned,tappa} … kilo, garanterad viktnedgång, viktnedgång utan
        {riktiga,köp,1000,500,100,äkta} följare, köp likes, gilla-markeringar till din, köp prenumeranter
        vadslagning {med,om pengar}, vad med riktiga, {satsa riktiga,spela om riktiga,spela om,spela för,spel om} pengar
        sportbetting, sportspel om pengar, betting med, poker om pengar, garanterad vinst*, garanterade vinster
        garanterad avkastning, bli rik snabbt, snabbt rik, tjäna bitcoin*, köp bitcoin*, tjäna krypto*, vuxenchatt*
        vuxen chatt, chatt för vuxna, sexchat*, erotisk*, nakenchatt*, eskort*, porr, porrfilm*, !inte om riktiga pengar
        !inte om pengar, botar … {huvudvärk,migrän,värk}, tappa … på en månad, kilo på en månad, fler följare
        nya följare till, följare snabbt, vinst garanterad, dubbla dina pengar, {kasino,casino} med riktiga
        läker … depression, kilo lättare, !fler följare kan
      [profanity] c2tpdHNwZWwq, c2tpdHN0w7Z2ZWwq, c2tpdGFwcCo=, c2tpdHByYXQq, c2tpdHNuYWNrKg==, c2tpdHVuZ2Uq, ZmFuIHRh
        ZsO2ciBmYW4=, ZmFuIG9ja3PDpQ==, asOkdmxh, asOkdmxhcg==, asOkdmxpZ3Q=, asOkdmVs, asOkdnVsc2t0, ZGrDpHZsYQ==
        aGVsdmV0ZSBvY2tzw6U=, Zml0dGE=, Zml0dG9y, a3Vr, a3VrYXI=, a3VrZW4=, a3Vrc3VnKg==, aG9yYQ==, aG9yb3I=
        aG9ydW5nZSo=, a251bGxhKg==, a251bGxhcg==, csO2dmjDpWwq, YsO2ZyBqw6R2ZWw=, bmVnZXI=, bmVncmVy, Y3Atc2thZGFk
        c2xhbXBh, c2xhbXBvcg==, c3ViYmE=, c3ViYm9y, cnVua2Eq, YXJzbGU=, YXJzbGVu, c2tpdGjDtmcq, csO2dnNsaWNrKg==
        Zml0dGFu
      [otherMoney] leksakspengar, låtsaspengar, sedlar, sedeln, {pengar,mynt} att färglägga, vad kostade, sparmål*
        första … sparade, dela upp, där … kostar, räkna pengar, gissa priset, växelpengar
      """#)
}
