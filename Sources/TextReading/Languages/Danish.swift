extension Language {
  /// Danish.
  static let danish = Language(
    code: "da",
    signs: "kr=DKK",
    amounts: """
      counted: kroneseddel, kronesedler, kronemønt, kronemønter, liv, stjerner, billeder, sange
      money=DKK: kroner, krone, kr
      subunit=DKK/100: øre
      minute: minut, minutter, minutters
      hour: time, timer, timers
      day: dag, dage, dages, døgn, døgns, dages|pas, dages|kort, dages|abonnement
      week: uge, uger, ugers, ugers|pas, ugers|kort
      month: måned, måneder, måneders, måneders|plan, måneders|pas, måneders|kort
        måneders|abonnement
      quarter: kvartal, kvartaler
      year: år, års, årig, årigt
      percent: procent
      before ordinal: niveau, kapitel, afsnit, del, dag, uge, verden, bane, trin, klasse
      before ordinal season: sæson
      ordinal: . kapitel, . sæson, . bane, . niveau
      magnitude=1000: tusind, tusinde
      magnitude=1000000: millioner, mio.
      beside counted: mønter, guldmønter, ædelsten, ædelstene, diamanter, krystaller, point
        juveler, rubiner
      """,
    spelledNumbers: """
      1 et én; 2 to; 3 tre; 4 fire; 5 fem; 6 seks; 7 syv; 8 otte; 9 ni; 10 ti; 11 elleve; 12 tolv
      13 tretten; 14 fjorten; 15 femten; 16 seksten; 17 sytten; 18 atten; 19 nitten; 20 tyve
      30 tredive; 40 fyrre fyrretyve; 50 halvtreds halvtredsindstyve; 60 tres tresindstyve
      70 halvfjerds halvfjerdsindstyve; 80 firs firsindstyve; 90 halvfems halvfemsindstyve
      12* dusin; 100* hundrede hundred; 1000* tusind tusinde; 1000000* million millioner; 0 og
      1$ en per
      """,
    paysFor: "for, per",
    buying: "for, kun",
    otherSenses: "kroner krone kroneer: kong dronning prins krone- juvel hermelin tand tænd træ",
    besidePrice: "optankning, inkl. moms, kun",
    relativeTimes: """
      ^vis_, ^vælg_, eller mere
      siden, seneste, sidste, forrige, næste, tidligere, frem, ude i fremtiden, i fremtiden, om
      over, mere end, mindre end, inden for, efter, før, nu +
      """,
    balances: "saldo, konti",
    trial: "prøve, prøv",
    trialName: "XX dages prøveperiode",
    offering: "indeholder, tilbyder, omfatter, har, nogen",
    days: "dag",
    dayNumbers: "tre, fem, syv, ti, fjorten, femten, tredive",
    restoring: "gendan",
    passwords: "adgangskode, adgangskoden, kodeord, kodeordet, |pinkode, |pin-kode",
    toBe: "er_",
    noPassword: "ingen, ikke, kræves, nødvendig, se, samme, tom",
    generic: """
      *køb *købe *køber *købet *indkøb *vare *varen *varer *produkt *produktet *produkter *genstand
      *genstande *artikel *abonnement *beskrivelse *bestil en et den det denne dette disse i app
      appen inden for nu her og af din dit dine vip *tak *nyd *sjov godt fornøjelse *fornøjelse støtten støtte få ny
      nye nyt fantastisk fantastiske flot flotte fed fede god gode dejlig dejlige skøn super lækker
      lækre særlig særlige med til hos os vores hent straks direkte virtuel virtuelle digital
      digitale *refusion meget så mange
      """,
    lengths: "0 dag sæson to tre seks; 182 halv; 91 kvartal; 365 år; 30 måned; 7 uge ugent",
    lengthAndPlan: "abonnement, kort, pas, medlemskab",
    plans: "abonnement, plan, klub, pakke, coach, medlemskab, *abonnement, *plan",
    perWords: "pr., om",
    during: "i, for, gennem",
    duringAfter: "lang",
    ones: "en, et, én, ét, i en, i et",
    wholes: "hel, fuld",
    firstLengths: "30 første måned, 7 første uge, 365 første år",
    once: "en gang",
    contents: """
      plan, program, kursus, menu, kalender, dagbog, prognose, horoskop, historik, sikkerhedskopi
      arkiv, gem, udfordring, garanti, mål
      """,
    billing: "månedligt, årligt, ugentligt, månedlig, årlig, ugentlig",
    nothing: "intet, ingenting, ingen",
    alternatives: "_eller_, _hverken_",
    contrasts: "_men_",
    used: "brugte, indløste",
    additions: "_og_, _plus_, _samt_, &",
    breaks: "_med_, _i_, _på_, _som_, _der_, _hvis_, _når_, _du_",
    doneWithout: "reklame, annonce, vandmærke, grænse, begræns, vent, registr, konto_, sporing",
    charges: "gebyr, omkostning, betal, abonnement, udgift, afgift, binding, faktur",
    without: "uden",
    others: "ingen anden, intet andet, ingen andre",
    ownOffers: "på denne pakke, på dette køb, på dette produkt, på dette abonnement",
    bestDeals: "mest for pengene, bedste køb, bedste værdi",
    vouchers: "kupon, værdibevis, rabatkort, voucher, gavekort, rabatberegner, prisalarm",
    firstParts: "første kapitel, første lektion, første niveau, første afsnit, første del, kapitel 1_, lektion 1_",
    ownShops: "spillets butik, butikken i spillet, i spillet",
    scores: "point",
    articles: "de, den",
    ofWords: "af",
    doubling: "dobbelt, doble, to gange",
    exchanging: "byt, veksl",
    genitives: "af_",
    packs: "pakke, pose, kiste, sæk, saldo, sum, bunke, pung",
    gains: "^indehold, ^omfatt, ^få, ^køb, ^tilføj, ^inkl, du får, får du, din saldo, din konto",
    collecting: "katalog, samler, numism, malebog",
    each: "stykket, pr. stk",
    costs: "koster, koste, à",
    costsBefore: "rummer op til, plads til",
    perUnit: """
      1 om_dagen pr._dag per_dag /dag hver_dag dagligt
      7 om_ugen pr._uge /uge hver_uge
      30 om_måneden pr._måned per_måned /måned /md hver_måned
      365 om_året pr._år /år hvert_år
      0 pr. per stykket pr._stk pr._stk. /stk
      0 for_hver hver
      """,
    nearly: """
      kun, blot, cirka, ca., omkring, næsten, knap, for, fra, <mindre end, <under
      """,
    comparisons: "end i, end den, sammenlignet med",
    bonuses: "bonus, ekstra, gratis, oveni",
    bonusesBefore: "bonus, ekstra",
    atLeast: "mere end, over, mindst",
    andMore: "eller mere, og lidt til, og mere til",
    paying: "betal, køb, billig, rabat, bestil, overfør",
    beforeAccount: "på_, nummer, nr.",
    kin: "no, sv",
    functionWords: """
      og, dine, af, til, fra, uden, hver, mere, ikke, når, ved, nye, hele, denne, disse, jer
      jeres, vores, ud, også, *at, *for, *med, *din, *dit, *den, *det, *en, *et, *på, *i, *som
      *er, *alle, *eller, *du, *dig, *de, *op, *om, *efter, *har, *kan, *sig, *så, *under, *over
      *by, *her, *da, *se
      """,
    words: #"""
      [free] gratis, kvit og frit, uden beregning, omkostningsfri*, vederlagsfri*, 0 kr, !{forbliver,holdes} gratis
        !{holde,holder,hold} … {appen,spillet,tjenesten,projektet} gratis, !{appen,spillet,nøgler} {er,gratis} gratis
        !appen gratis, !spillet gratis, !{gratisversion*,gratisapp*}, !gratis {opdateringer,version}, !gratis parkering*
        !gratisavis*, !gratis {avis*,museer,wifi}, uden at det koster, uden at betale, koster ikke noget
        koster ingenting, foræret, uden {ekstra omkostning*,omkostninger,betaling}, gratisspil, gebyrfri*
        på husets regning, koster dig {ikke,ingenting}, betaler ingenting, for nul kroner, du betaler {ingenting,intet}
        nul kroner, {koster ikke,uden at betale} noget
        !{appen,spillet} bliver ved med at være gratis, !{appen,spillet} {er,forbliver} {stadig,fortsat,altid,} gratis
        !{appen,spillet} forbliver gratis
        {uger,dage,måneder,måned} … giver vi, på vores regning
      [externalPayment] kreditkort, dankort, bankoverførsel, bankoverførsler, mobilepay, betal med mobilepay, gavekort
        gavekortet, rabatkode, rabatkoder, kampagnekode, kampagnekoder, aktiveringskode, aktiveringskoder
        betalingsservice, girokort, efterkrav, kontant betaling, betal kontant, via sms-betaling
        vores {hjemmeside,webshop,website,netbutik}, billigere {på nettet,online,på vores}
        billigere … {hjemmeside,nettet}, uden for appen, udenfor appen, {officielle,officiel} hjemmeside
        andre betalingsmetoder, anden betalingsmetode, betal med bitcoin, klarna, !gavekort design*, !styr på gavekort
        køb … hos os, køb … af os, skriv … bestille, skriv til os … {bestil,købe}, send … for at {købe,bestille}
        kreditkortbetaling*, betalingskort, hævekort, kontant, kontanter ved, betal … kontant, betal i kontanter
        kontantbetaling*, overfør penge til, bankoverførslen, betal … bitcoin, betal … krypto, bitcoinbetaling*
        kryptobetaling*, kampagnekoden, rabatkoden, aktiveringskoden, gavekode*, gavekortkode*, indløsningskode*
        indløs koden, indløs kode, kuponkode*, licensnøgle*, produktnøgle*, taletidskort, mod faktura, pr. faktura
        vores {side,hjemmesider,internetside,egen hjemmeside,shop,butik på nettet}, billigere … {website,webshop}
        billigere i browseren, billigere … side, uden for app store, direkte {hos,fra} os, betal via sms
        over telefonregningen, swipp, !styr på … kreditkort, !uden for appen ikon, !kontant skin, med faktura
        via faktura, fakturabetaling*, vores egen netbutik, på vores egen side, bestil hos os, bestil direkte hos
        vores konto, !med faktura skabelon
      [otherPlatform] android-telefon*, androidtelefon*, android-version*, på steam, steam-version*, samsung-telefon*
        google-butik*, androidmobil*, play butik*, samsungtelefon*, huawei-telefon*, xiaomi-telefon*, androidversion*
        >{på,til,for} switch, >{på,til,for} windows, >{på,til,for} steam, windows-version*, switch-version*
      [placeholder] [beskrivelse], [titel], {tekst,din tekst,beskrivelse,titel} her, beskrivelse følger, tekst følger
        =beskrivelse, =titel, =indtast tekst, =indtast beskrivelse, eksempeltekst, pladsholder*, fyldtekst, prøvetekst
        ingen beskrivelse, beskrivelse mangler, fastlægges senere, =produktnavn, her {skal,kommer} beskrivelsen
        beskrivelsen her, her står beskrivelsen, beskrivelse kommer, beskrivelsen {følger,kommer}, tekst kommer
        titel følger, skriv her, udfyld her, fastsættes senere, fastlægges, bestemmes senere, ikke fastlagt
        ikke besluttet, {dette,det her} er en beskrivelse, dette er beskrivelsen, dette er en titel, =uden titel
        =uden navn, =unavngivet, unavngivet produkt, navnløst produkt, =produktbeskrivelse, =produktets navn
        =navn på produktet, =indtast titel, =indtast navn, =tilføj beskrivelse, eksempelbeskrivelse*, eksempeltitel*
        eksempelprodukt*, dummytekst*, blindtekst*, tekst mangler, !skriv her … svar, titel mangler, navn mangler
        skriv en beskrivelse, =intet navn, =ingen beskrivelse, udfyld beskrivelse, !skriv en beskrivelse af
        =ingen titel, !pladsholder* forsinkelse, !pladsholder forsinkelse*, !før pladsholder*, !pladsholderkont*
        =skal oversættes, =oversættelse mangler, =ikke oversat
      [test] testversion*, testprodukt*, testkøb*, testvare*, betaversion*, alfaversion*, demoversion*, intern brug
        kun internt, køb ikke, prøveversion*, til test, testformål, er en test, testudgave*, testtilstand, testkonto*
        testmiljø*, testpakke*, testning, alfa-version*, beta-version*, demo-version*, demo af, demoprodukt*
        demoudgave*, betaudgave*, udviklingsversion*, udviklerversion*, køb {den,det,dem} ikke, ikke til salg
        internt brug, =test, =demo, =beta, !er en test af, !til test af viden, !test af database*, !test for at se
        !selvtjek test*, !test af mikrofon*
      [futurePromise] kommer snart, snart tilgængelig*, snart flere, {flere,mere} {på,er på} vej
        i {næste opdatering,kommende opdateringer,en kommende opdatering,fremtidige opdateringer,en fremtidig opdatering,næste version}
        tilføjes senere, udkommer snart, senere på året, stadig under udvikling, på vej:, er på vej, baner på vej
        på trapperne, kommer der snart, snart kommer der, inden længe, kommer senere, tilføjes snart
        tilføjes i fremtiden, snart {i alle,klar,nye}, {nye,tilgængelig,tilgængeligt} snart, =kommer, =snart
        =kommer snart, kapitel … snart, lanceres snart, udgives snart, udgives senere, udkommer senere
        i de næste opdateringer, i {kommende,fremtidige} versioner, under udvikling, under forberedelse
        er ved at blive lavet, hold øje med nye, følg med for
        !{alle fremtidige,alle kommende,inkluderer fremtidige} opdateringer, !er på vej {hjem,til,mod,gennem,op,ned,væk}
        !{stopper,lukker} inden længe, nye … på vej, flere … på vej, verdener på vej, arbejder på
        {senere,kommende} opdatering*, næste opdatering, {fremtidig,fremtidige} opdatering*, snart mere
        {mere,flere,nye} kommer, bliver stadig bygget, under opbygning, ikke helt færdig endnu
        !alle {fremtidige,kommende} opdatering*, !fremtidige opdateringer {er inkl*,inkl*}
        !arbejder på {gården,fabrik*}, !næste opdatering om, !næste opdatering:, !nye veje på vej
        {flere,nye,yderligere} {baner,niveauer,kort,verdener,kapitler,figurer,historier} {snart,senere,følger,kommer,på vej}
        =kommer snart, (kommer snart)
        {resten,de øvrige,de sidste,anden del} {kommer til,følger}
        !snart {er det,er,kommer} {jul,forår,sommer,vinter,påske,julen,foråret,sommeren,vinteren}
        {flere,nye} … {kommer,følger,udkommer} {til foråret,til sommer,til efteråret,til vinter}
      [expiringCredits] udløber, udløbet, gyldig til, gyldige til, gyldigt til, gyldig i, gyldige i, udløbsdato*
        skal bruges inden, brug dem inden, skal bruges før, nulstilles, forsvinder {efter,ved}, bortfalder, fortabes
        !udløber aldrig, !{udløber,nulstilles,bortfalder} ikke, !tilbuddet udløber, gælder {til,indtil,kun i,kun til,i}
        går tabt, gået tabt, mistes efter, mister du, forsvinder de, ellers forsvinder, er de væk, er de tabt
        ellers mister, brug dem før, bruges inden, bruges senest, gyldighedsperiode*, gyldighed, udløb efter
        bliver ugyldige, {ugyldige,slettes,fjernes} efter, !gælder {for alle,i alle,for altid}, !går ikke tabt
        !gælder ubegrænset, !tilbuddet gælder, !nulstilles aldrig, !bortfalder aldrig, gyldigt i
        ubrugte … {slettes,fjernes,nulstilles}, mønter slettes, bliver slettet efter, gyldige indtil, gyldig indtil
        brug dem senest, !altid gyldig*, !gyldige for altid
      [cashOut] hæv penge, hæve penge, udbetaling, udbetalinger, udbetales, udbetalt, {veksle,byt,byttes} til penge
        byt … til penge, ombyt … penge, ombyttes til penge, indløs … penge, {indløse,ombyt} … kontanter, rigtige penge
        kontantpræmie*, pengepræmie*, til din bankkonto, byt … til gavekort, !{ikke,ingen,uden} rigtige penge
        !kan ikke udbetales, !udbetales ikke, hæv … gevinst*, hæve gevinst*, udbetal
        byt … {for penge,til rigtige,til kontanter,for kontanter}
        {lav … til,lav … om til,omsæt … til,veksl … til} {penge,kontanter}, veksle … til kontanter
        konverter … til penge, {konverter,gør} … til kontanter, gør … til penge, kontanter for dine
        {sælg … for rigtige,sælg … for,ægte,virkelige} penge, kontantgevinst*, kontante præmier, pengegevinst*
        din bankkonto, din konto i banken, vind penge, !kan ikke veksles, !kan ikke byttes, !ikke … til penge
        !ikke udbetales, !ingen pengepræmier, !ingen kontantpræmier, !aldrig udbetal*, byt … til kroner, byt … til euro
        veksl … {til kroner,kroner,til euro}, omsæt … til kroner, indløs … kroner, til kontanter, i kontanter
        penge på din konto, penge på kontoen, ud på din konto
        {i,på} vores {fysiske butikker,butikker,cafeer,caféer,restauranter,afdelinger,saloner}
        {indløs,indløses,brug,betal} … {ved kassen,ved disken,i kassen}, i {fysiske,deltagende} butikker, udbetales
        {byt*,veksl*,omdan*,sælg*} … {til,for,mod} {kroner,euro}, rigtige kroner
      [negation] ikke, ej, aldrig, ingen, intet, uden, hverken, ingenting, slip for, slipper for, hverken
        !ikke {bare,kun,blot,glip,mindst}, !gå ikke glip, !vent ikke, !uden {ende,grænser}
        glem, farvel til, !glem ikke, !glem aldrig
      [impossibility] er {ikke,desværre ikke} {muligt,mulig,tilladt,tilgængelig,inkluderet,understøttet}
        er {umuligt,udelukket,forbudt}, ikke {byttes,veksles,indløses,udbetales,hæves,sælges,bruges}
        {tilbydes,accepteres,understøttes,gælder,virker} ikke, kan ikke lade sig gøre
        er ikke {med,nødvendig,nødvendigt,påkrævet}, {findes,kræves,behøves} ikke, følger ikke med
      [recordKeeping] udgifter, budget*, bogføring*, kvitteringer, kvittering, fakturaer, gæld, adgangskoder, kassebog
        kontoudtog, regnskab*, hold styr på, holder styr på, regninger, transaktion*, selvangivelse*, indtægter
        privatøkonomi*, adgangskodehåndtering*, husholdningsregnskab*, udgift
      [trial] prøveperiode*, prøvetid*, prøveabonnement*, prøvemedlemskab*, på prøve, prøv, gratis prøve
        !prøv … {opskrift,opskrifter,udfordring,udfordringer}
      [quiz] spørgsmål, eksamen*, svar, øvelse, øvelser, kørekort*, quiz*, prøver, teoriprøve*
        personlighedstest*, sprogtest*, øveprøve*, eksperiment*, videnstest*, paratviden
      [donation] doner, donér, donere, donation, donationer, velgørenhed*, indsamling til, støt en god sag
        !bloddonation*, !organdonation*, !doner blod, !klandonation*, dit bidrag, {bidrag,gave,din støtte} hjælper
        donerer, doneret, velgørende, indsamling*, crowdfunding, !donér blod, !doner kort, !doner tropper
        !dit bidrag til klanen, !dataindsamling*, !indsamling af, !bloddonationer, !indsamlingsliste*, din støtte holder
        støtte holder appen, støt os, støt udvikleren, godt formål, gode formål, en god sag, del af pengene går
        del af overskuddet, overskuddet går til, pengene går til, drikkepenge til os, frivilligt bidrag
        !støt os i kampen, !pengene går til dig
        {halvdelen,en del} går til {internatet,dyreinternatet,røde kors,et internat}
      [physicalGoods] gratis fragt, fri fragt, fragtfrit, gratis levering, fragt inkluderet
        {leveres,leveret,levering} til døren, leveringsadresse*, fragtomkostning*, sendes med posten
        fragten er inkluderet, inklusive fragt, inkl. fragt, inklusive levering, inkl. levering
        {levering,fragt er} inkluderet, {leveret,leveres} til din dør, leveres hjem, leveret hjem, hjemmelevering
        hjem til dig, levering hjem, hjemlevering, hjem til døren, sendes med post, med posten, pr. post, med bud
        vi sender, vi leverer, portofri*, porto inkluderet, fysisk eksemplar, trykt eksemplar, trykt udgave
        !{kom,posten} med posten, fragtfri*, {sender,sendes} … {til dig,hjem}, leveres … til dig, leverer … hjem
        i postkassen, i din postkasse, fri levering, inklusive forsendelse, forsendelse inkluderet, forsendelsen er
        !{sender en besked,sendes en besked,sender en påmindelse,sender påmindelser,sendes en notifikation} til dig
      [paidOnce] engangsbetaling, engangskøb, betal {én,en} gang, køb én gang, livstidsmedlemskab, livsvarigt medlemskab
        livstidsadgang, livsvarig adgang, livstidsabonnement, livstidslicens, engangsbeløb, betal kun en gang
        betale en gang, {premium,medlemskab,adgang} for livet, livstidspremium, livslang adgang, livslangt medlemskab
        betaler kun én gang, en enkelt betaling, én betaling
      [saving] spar, sparer, besparelse, rabat, billigere, !spar {strøm,batteri,tid}
        prisnedsættelse, nedslag, nedsat, spare, sparet, !spar plads, !spar energi
      [comparedPrice] {i forhold til,sammenlignet med,end} månedlig*, normalpris*, købt separat, normalprisen
        normale pris, end at købe, enkeltvis, hver for sig, købt hver for sig, stykvis, i forhold til … måned*
        sammenlignet … måned*, end månedligt, månedspris*, end pr. måned, listepris*
      [durationWord] månedlig*, årlig*, ugentlig*, pr. måned, pr. år, om måneden, om året, hver måned, hvert år
        hver uge, en måned, én måned, et år, ét år, en uge, et helt år, en hel måned, månedsabonnement*, årsabonnement*
        ugeabonnement*, månedskort*, årskort*, halvår*, !{ugentlig,daglig} udfordring*, ugekort*, ugepas*, månedspas*
        årspas*, dagspas*, dagskort*, sæsonpas*, sæsonkort*, kvartalsabonnement*, halvårsabonnement*, halvårskort*
        månedsmedlemskab*, årsmedlemskab*, etårig*, toårig*, to uger, {to,tre,seks} måneder, {fjorten,syv,tredive} dage
        tre uger, et kvartal, pr. kvartal, pr. uge, et halvt år, i en måned, i et år, i en uge, om ugen, en hel uge
        hele året rundt, månedsadgang, årsadgang, ugeadgang, kvartalsvis, årlige abonnement*, 14-dages
        !{ugens,ugentlige,månedlige} udfordring*, !dagligt overblik, !{ugentlig,månedlig,årlig} rapport*
        !ugentlige mission*, !{et år,en måned,en uge} siden, !dage om ugen, !gange om ugen, !gange om året
        !syv dage om ugen, !månedligt arkiv*, !månedlig visning, !årlig visning, !månedlig kalender, !gange om måneden
        !gang om {måneden,ugen,året}, !{dag,dagen} i måneden, !{månedligt,ugentligt,årligt} gennemsnit
        !en {uge,måned} ad gangen, !{gange,gang} {årligt,månedligt,ugentligt}, !{vis,vælg} {en måned,en uge,et år}
        !oversigt for en måned, !kalenderoversigt for en {måned,uge}
        {betales,opkræves,betaling,trækkes} … en gang {om året,om måneden,årligt}, et halvt års {adgang,medlemskab}
      [unlock] {fjern,fjerner,fjern alle,fjerner alle} reklamer, {fjern,fjerner} reklamerne
        {fjern,fjerner,fjern alle,fjerner alle} annoncer, {slå,slår} reklamer fra, {deaktiver,skjul,slip for} reklamer
        slip for annoncer, reklamefri*, annoncefri*, {uden,ingen} {reklamer,annoncer}
        {ikke flere,aldrig flere,slut med} reklamer, slut med annoncer, {lås,låser} op for alle, {lås,låser} op for alt
        lås op for hele, låser op for {hele,den fulde}, {lås,låser} op for nye, {lås,låser} op for flere
        {lås,låser} op for ekstra, {lås,låser} op for premium*, {lås,låser,oplås,oplåser,oplåsning af} alle
        alle {baner,niveauer,kapitler,figurer,funktioner}, fuld version, fulde version, fuldversion*
        den komplette version, komplet version, proversion*, pro-version*, premiumversion*, premium-version*
        hele spillet, hele appen, fuld adgang, ubegrænset adgang, adgang til {alle,alt,det hele}, uden vandmærke
        {fjern,fjerner} vandmærke*, intet vandmærke, uden begrænsninger, opgrader til {premium,pro}
        {lås,låser} op for hver, {lås,låser} op for hvert, {lås,låser} op for samtlige
        lås op for … {kapitler,figurer,baner,funktioner}, indhold låst op, alt låst op, alle … låst op
        alt indhold {låst op,i appen,med}, !eller hele spillet, !{justér,nulstil,juster} alle niveauer
        {reklamerne,reklamen} {forsvinder,er væk} {for altid,for godt}
      [currencyNoun] mønt, mønter, mønterne, guldmønt, guldmønter, guld, guldstykker, guldbarrer, sølv, sølvmønter
        ædelsten, ædelstene, ædelstenene, juvel, juveler, diamant, diamanter, diamanterne, krystal, krystaller, rubin
        rubiner, smaragd, smaragder, safir, safirer, perle, perler, point, pointene, kredit, kreditter, jetoner, chips
        tokens, penge, spillepenge, dubloner, !kreditkort*, !guldmedalje*, !kartoffelchips
      [membership] vip, medlemskab*, premiummedlem*, klubmedlem*, premiumkonto*, medlemskort*
        !vip-loge*, !vip-rum*, !vip-bord*, !vip-lounge*
      [access] medlemskab*, medlemskort*, *pas, *kort, abonnement*, *abonnement, *adgang, adgangen, premium*, vip, pro
        ubegrænset*, licens, prøveperiode*, prøvemåned*, prøveuge*, prøv, gratis prøve, reklamefri*, annoncefri*
        uden reklamer, uden annoncer, !bjergpas, !kompas, !postkort, !spillekort, !fotokort, !landkort, !visitkort
        !hukommelseskort, !netværkskort, !grafikkort, !lydkort, !ingen adgang, !julekort
      [lifetime] livstid, livstids*, livsvarig*, livslang*, for {livet,altid,evigt,evig tid}, permanent adgang
        permanent oplåsning, engangskøb, engangsbetaling, udløber aldrig, altid din, altid dit, uden tidsbegrænsning
        ubegrænset tid, hele livet, !for altid ung, !livstidsstatistik, !livslang læring, !livstidsgaranti
        !{slettes for,slet … for,fjernes for,sletter … for,fjern … for} altid, !livslange venner, !permanent
      [subscriptionWord] abonnement*, abonner*, abonnent*, fornyes automatisk, automatisk fornyelse
        opsig når som helst, opsig når du vil, {afbestil,kan opsiges} når som helst, ingen binding
      [promotionalClaim] mest for pengene, billigste, {laveste,bedste} {pris,priser}, bedste {tilbud,køb,værdi}
        særtilbud*, specialtilbud*, særlige tilbud, særligt tilbud, tilbudspris*, begrænset tilbud, tidsbegrænset tilbud
        begrænset periode, begrænset tid, i kort tid, i en kort periode, kun i dag, kun idag, halv pris, halve pris
        udsalg, udsalgspris*, sommerudsalg, vinterudsalg, nedsat pris, stærkt nedsat, på tilbud, superpris*
        supertilbud*, spotpris*, kampagnepris*, dagens tilbud, mest populære, populæreste pakke, bedst sælgende
        bestseller*, mest solgte, gå ikke glip, glip ikke, sidste chance, slå til nu, slå til i dag, først til mølle
        bedste {app,spil,pakke}, uovertruffen pris, uslåelig pris, uslåelige priser, pengene tilbage, nummer ét blandt
        black friday, !bedste {ven*,tid*,score*,resultat*}, !gå ikke glip af bussen, !mest populære navne
        midlertidigt tilbud, midlertidig kampagne, mens tilbuddet, så længe tilbuddet, tilbuddet gælder
        så længe lager haves, kun denne uge, kun i weekenden, sidste dag, skynd dig, nu eller aldrig, markedets bedste
        markedets laveste, ingen steder billigere, vores spilleres favorit, mest købte, knaldpris*
        !skynd dig {hjem,væk,mod}, !sidste dag {i,på}, =mest populær, =mest populære, (mest populær), (mest populære)
        mest populære {pakke,valg}, mest populær!, !sale, !sale!, !(sale)
        !{viser,finder,søger,sammenligner,find,vis} … {billigste,laveste pris,laveste priser}
        !billigste {tank*,benzin*,fly*,brændstof*,strøm*,rute}
      [appleTrademark] !til {iphone,din iphone,ipad,din ipad,apple watch}
        !på {iphone,ipad,din iphone,din ipad}, !til iphone og ipad
      [appleCriticism] langsom iphone, langsomme iphone*, {sløv,sløve,gammel,gamle} iphone, langsom ipad
        langsomme ipad*, apples gebyr*, apple-gebyr*, gebyr til apple, gebyrer til apple, apples provision
        apples afgift*, apple-afgift*, provision til apple, på grund af apple, apples skat, fejl i ios, fejlene i ios
        ios-fejl*, bugs i ios, apple forbyder, apple tillader ikke, bedre end apple, bedre end ios, app store-gebyr*
      [systemFeature] push-notifikation*, pushnotifikation*, push-besked*, pushbesked*, gyroskopadgang, skærmtidsadgang
        adgang til {gyroskopet,skærmtid}, push-meddelelse*, pushmeddelelse*, {slå,slår} notifikationer til
        {aktiver,aktiverer} notifikationer, slå meddelelser til, bedøm {os,appen,vores app,denne app}, anmeld os
        anmeld appen, giv {os fem,os 5,fem,5} stjerner, {femstjernet,5-stjernet} anmeldelse*
        skriv en {anmeldelse,bedømmelse,anbefaling}, {efterlad,læg,giv} en anmeldelse, giv en bedømmelse, icloud-lager*
        icloud-plads, icloudlager*, lagerplads i icloud, plads i icloud, kameraadgang, mikrofonadgang
        adgang til {kameraet,mikrofonen}, placeringsadgang, !skriv en anmeldelse af en bog, bedøm … stjerner
        {giv … stjerner,anmeldelse} i app store, aktiver meddelelser, slå push til
      [randomItem] mysterieboks*, mysteriebox*, mysteriekasse*, mystery box*, mysterybox*, mysterieæg*, mystisk kiste
        lootboks*, lootbox*, lootkasse*, loot-boks*, overraskelsesæg*, overraskelsesboks*, overraskelseskasse*
        overraskelseskiste*, overraskelsespakke*, overraskelsespose*, lykkehjul*, lykkepose*, tombola*, lotteri
        lotterier, lotteriet, lodseddel, lodsedler, lodtrækning*, skrabelod*, {drej på,drej,spin} hjulet, tilfældig helt
        tilfældige helte, tilfældig figur, tilfældig genstand, tilfældige genstande, {tilfældig,tilfældige} belønning*
        tilfældigt {skin,kort}, tilfældige kort, en tilfældig, et tilfældigt, indeholder tilfældig*
        aldrig hvad {der er,du får}, hvad der er i den, chancen for at vinde, chance for at {vinde,få}
        chancen for at få, vinderchance*, spilleautomat*, boosterpakke*, kortpakke*, tilkaldelsesbillet*, ved aldrig
        !{en tilfældig,tilfældig} rækkefølge, !et tilfældigt tal, !tilfældigt tal, !en tilfældig {adgangskode,plads}
        !et tilfældigt sted, !en tilfældig farve, !et tilfældigt {ord,billede,navn}, overraskelse i hver
        hver {kasse,boks} … overraskelse, giver … tilfældig*, {få,vind} en tilfældig*, tilfældige våben
        tilfældigt våben, heldig kasse, hvem ved hvad, mysteriepakke*, mystisk kasse, mystisk boks, hemmelig kasse
        {udklækkes,indeholder} … tilfældig*
      [statedOdds] odds, oddsene, sandsynlighed*, vinderchancer, chancerne vises
      [ownDays] månedsvisning*, ugevisning*, kalendervisning*, adgangskode* … udløber, stime, stimen, stimer, stribe
        striben, streak*, dagsstime*, login-stribe*, advent*, julekalender*, i træk
        {lagret,lagrede} ost, modnet*, {ost,skinke,vin,whisky} … {måneder,år}, måneders {ost,lagring}
        dages {vandring,trek,tur}
      [gameController] controller, controllere, controlleren, gamepad*, joystick*
      [contact] ring til os, ring på, telefon, telefonnummer, tlf, kundeservice på, sms os, mobilnummer
      [defect] fejl, fejlene, bug, bugs, nedbrud, crash, langsom, langsomme, langsomt, sløv, sløve
        hakker, fryser, sikkerhedshul*, sårbarhed*, !fejlfri*, !langsom overgang*, !lag
      [regulatedClaim] helbreder … {diabetes,kræft,depression*,angst,sygdom*,smerte*,søvnløshed}
        kurerer … {diabetes,kræft,depression*,sygdom*}, helbred diabetes, helbred kræft, mirakelkur*, vidundermiddel*
        tab … på en uge, tab … kilo, kilo på en uge, garanteret vægttab, vægttab uden
        {rigtige,ægte,køb,1000,500,100} følgere, køb likes, likes til din profil, køb abonnenter, væddemål med
        {væddemål om,sats rigtige,spil om rigtige,spil om,spille om,spil for rigtige} penge, sportsvæddemål*
        sportsbetting, betting med, poker om penge, hasardspil, garanteret gevinst*, garanterede gevinster
        garanteret {fortjeneste,afkast}, bliv rig hurtigt, hurtigt rig, tjen bitcoin*, køb bitcoin*, tjen krypto*
        voksenchat*, chat for voksne, sexchat*, erotisk*, nøgenchat*, escort*, porno*, !ikke om rigtige penge
        !ikke om penge, kurerer … {hovedpine,søvnløshed,migræne,smerte*}, helbreder … {hovedpine,migræne}
        tab … på en måned, kilo på en måned, kilo lettere, flere følgere, nye følgere til, følgere hurtigt
        gevinst garanteret, fordobl dine penge, {kasino,casino} med rigtige, !flere følgere kan
      [profanity] bG9ydA==, bG9ydGUq, cGlzc2Uq, cGlz, cGlraG92ZWQq, Zmlzc2U=, Zmlzc2Vy, a3Vzc2U=, a3Vzc2Vy, bHVkZXI=
        bHVkZXJl, bHVkZXJrbsOmZ3Q=, csO4dmh1bCo=, Zm9yIGZhbmRlbg==, ZmFuZGVtZQ==, ZnVja2luZw==, a25lcHBl, a25lcHBlcg==
        a25lcHBldA==, a25lcCBtaWc=, c2tpZGUgZ29k, c2tpZGUgc2pvdg==, c2tpZGVyaWsq, bcO4Z2vDpmxsaW5nKg==, a8OmbGxpbmc=
        bmVnZXI=, bmVnZXJl, cGVya2VyKg==, c3Bhc3Nlcio=, bmFyIG1pZw==, IXBpc3NvaXIq, IWxvcnRla28=
      [otherMoney] legepenge, pengesed*, sedler, hvad kostede, opsparingsmål*, sparemål*, første … opsparet
        fordel … på, hvor … koster, tæl penge, tælle penge, gæt prisen, byttepenge
      """#)
}
