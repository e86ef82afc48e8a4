extension Language {
  /// Norwegian.
  static let norwegian = Language(
    code: "no",
    signs: "kr=NOK",
    amounts: """
      counted: kroneseddel, kronesedler, kronemynt, kronemynter, liv, stjerner, bilder, sanger
      money=NOK: kroner, krone, kr
      subunit=NOK/100: øre
      minute: minutt, minutter, minutters
      hour: time, timer, timers
      day: dag, dager, dagers, døgn, døgns, dagers|pass, dagers|kort, dagers|abonnement
      week: uke, uker, ukers, ukers|pass, ukers|kort
      month: måned, måneder, måneders, måneders|plan, måneders|pass, måneders|kort
        måneders|abonnement
      quarter: kvartal, kvartaler
      year: år, års, årig
      percent: prosent
      before ordinal: nivå, kapittel, del, dag, uke, verden, brett, bane, trinn, klasse
      before ordinal season: sesong
      ordinal: . kapittel, . sesong, . brett, . nivå
      magnitude=1000: tusen
      magnitude=1000000: millioner, mill.
      beside counted: mynter, gullmynter, edelstener, edelsteiner, diamanter, krystaller, poeng
        juveler, rubiner
      """,
    spelledNumbers: """
      1 ett én; 2 to; 3 tre; 4 fire; 5 fem; 6 seks; 7 sju syv; 8 åtte; 9 ni; 10 ti; 11 elleve
      12 tolv; 13 tretten; 14 fjorten; 15 femten; 16 seksten; 17 sytten; 18 atten; 19 nitten
      20 tjue tyve; 30 tretti; 40 førti; 50 femti; 60 seksti; 70 sytti; 80 åtti; 90 nitti
      12* dusin; 100* hundre; 1000* tusen; 1000000* million millioner; 0 og
      1$ en per
      """,
    paysFor: "for, per",
    buying: "for, kun, bare",
    otherSenses: "kroner krone: kong dronning prins juvel tann tenn trær trekron",
    besidePrice: "påfylling, inkl. mva, kun, bare",
    relativeTimes: """
      ^vis_, ^velg_, eller mer
      siden, frem, siste, forrige, neste, tidligere, om, sidan, i fremtiden, i fremtida, mer enn
      mindre enn, framover, over, innen, etter, før, nå +
      """,
    balances: "saldo, konto",
    trial: "prøve, prøv",
    trialName: "Prøv i XX dager",
    offering: "inneholder, tilbyr, inkluderer, har, noen",
    days: "dag, døgn",
    dayNumbers: "tre, fem, sju, syv, ti, fjorten, femten, tretti",
    restoring: "gjenopprett",
    passwords: "passord, passordet, |pinkode, |pin-kode",
    toBe: "er_",
    noPassword: "ikke, ingen, kreves, trengs, nødvendig, se, samme, tomt",
    generic: """
      *kjøp *kjøpe *kjøper *kjøpet *innkjøp *vare *varen *varer *produkt *produktet *produkter
      *gjenstand *gjenstander *artikkel *abonnement *beskrivelse *bestill en ei et den det denne
      dette disse i app appen inne inni nå her og av din ditt dine vip *takk *nyt *moro *gøy god
      fornøyelse *fornøyelse støtten støtte få skaff deg ny nye nytt fantastisk fantastiske flott flotte
      fin fine god gode herlig kul kule super spesiell spesielle for til med hos oss vår vårt våre
      straks direkte virtuell virtuelle digital digitale *refusjon så mye mange ditt
      """,
    lengths: "0 dag sesong to tre seks; 182 halv; 91 kvartal; 365 år; 30 måned; 7 uke ukent",
    lengthAndPlan: "abonnement, kort, pass, medlemskap",
    plans: "abonnement, plan, klubb, pakke, coach, medlemskap, *abonnement, *plan",
    perWords: "per",
    during: "i, for, gjennom",
    duringAfter: "lang",
    ones: "en, én, ett, et, i en, i ett, i et",
    wholes: "hel, full",
    firstLengths: "30 første måneden, 30 første måned, 7 første uken, 365 første året",
    once: "én gang, en gang",
    contents: """
      plan, program, kurs, meny, kalender, dagbok, prognose, horoskop, historikk, sikkerhetskopi
      arkiv, lagre, utfordring, garanti, mål
      """,
    billing: "månedlig, årlig, ukentlig",
    nothing: "intet, ingenting, ingen",
    alternatives: "_eller_, _verken_",
    contrasts: "_men_",
    used: "brukte, innløste",
    additions: "_og_, _pluss_, _samt_, &",
    breaks: "_med_, _i_, _på_, _som_, _hvis_, _når_, _du_",
    doneWithout: "reklame, annonse, vannmerke, grense, begrens, vent, registr, konto_, sporing",
    charges: "gebyr, avgift, kostnad, betal, abonnement, utgift, binding, faktur",
    without: "uten",
    others: "ingen annen, inget annet, ingen andre",
    ownOffers: "på denne pakk, på dette kjøpet, på dette produktet, på dette abonnementet",
    bestDeals: "mest for pengene, beste kjøp, beste verdi",
    vouchers: "kupong, rabattkort, verdikort, gavekort, rabattkalkulator, prisvarsel",
    firstParts: """
      første kapittel, første kapittelet, første leksjon, første nivå, første episode, første del, kapittel 1_
      leksjon 1_
      """,
    ownShops: "spillets butikk, butikken i spillet, i spillet",
    scores: "poeng",
    articles: "de, den",
    ofWords: "av",
    doubling: "dobbel, doble, to ganger",
    exchanging: "bytt, veksl",
    genitives: "av_",
    packs: "pakke, pose, kiste, sekk, saldo, sum, haug, pung",
    gains: """
      ^innehold, ^omfatt, ^få, ^kjøp, ^legg, ^inkl, du får, får du, din saldo, saldoen din
      kontoen din
      """,
    collecting: "katalog, samler, numism, malebok",
    each: "stykket, per stk",
    costs: "koster, koste, à",
    costsBefore: "rommer opptil, rommer opp til, plass til",
    perUnit: """
      1 om_dagen per_dag /dag hver_dag daglig
      7 i_uken i_uka per_uke /uke hver_uke
      30 i_måneden per_måned /måned /mnd hver_måned
      365 i_året per_år /år hvert_år
      0 per stykket per_stk /stk
      0 for_hver hver
      """,
    nearly: """
      bare, kun, cirka, ca., omtrent, rundt, nesten, knapt, for, fra, <mindre enn, <under
      """,
    comparisons: "enn i, enn den, sammenlignet med",
    bonuses: "bonus, ekstra, gratis, på kjøpet",
    bonusesBefore: "bonus, ekstra",
    atLeast: "mer enn, over, minst",
    andMore: "eller mer, og litt til, og mer til",
    paying: "betal, kjøp, billig, rabatt, bestill, overfør",
    beforeAccount: "på_, nummer, nr.",
    kin: "da, sv",
    functionWords: """
      og, å, dine, til, fra, uten, deg, hver, ikke, opp, når, ved, etter, seg, nye, hele, denne
      disse, dere, også, vår, våre, *for, *med, *din, *ditt, *den, *det, *en, *et, *ett, *på, *av
      *i, *som, *er, *alle, *eller, *du, *mer, *de, *om, *har, *kan, *så, *under, *over, *ut
      *by, *her, *da, *se, *la
      """,
    words: #"""
      [free] gratis, kostnadsfri, kostnadsfritt, uten kostnad, uten vederlag, 0 kr, !{forblir,holdes} gratis
        !{holde,holder,hold} … {appen,spillet,tjenesten,prosjektet} gratis, !{appen,spillet,nøkler} {er,gratis} gratis
        !appen gratis, !spillet gratis, !{gratisversjon*,gratisapp*}, !gratis {oppdateringer,versjon}
        !gratis parkering*, !gratisavis*, !gratis museer, !gratis wifi, uten å betale noe, koster ingenting
        koster ikke noe, uten ekstra kostnad, kostnadsfrie, gebyrfri*, på huset, vederlagsfri*, uten kostnader
        uten betaling, gratisspill, gratismynter, koster deg {ingenting,ikke}, betaler ingenting, for null kroner
        du betaler {ingenting,intet}, null kroner, uten å betale
        !{appen,spillet} {forblir,er fortsatt,er fremdeles,fortsetter å være} {gratis,kostnadsfri}
        {ukene,dagene,måneden,månedene} {spanderer vi,er på oss,står vi for}, på vår regning
      [externalPayment] kredittkort, bankoverføring, gavekort, gavekortet, rabattkode, rabattkoder, kampanjekode
        kampanjekoder, aktiveringskode, aktiveringskoder, avtalegiro, postoppkrav, betal kontant, kontant betaling
        via sms-betaling, nettsiden vår, nettstedet vårt, nettbutikken vår, vår nettside, vår nettbutikk, vårt nettsted
        billigere på {nett,nettet,nettsiden}, billigere … {nettside,nettsiden}, utenfor appen, offisielle nettsted*
        offisiell nettside, andre betalingsmåter, annen betalingsmåte, betal med bitcoin, klarna, !gavekort design*
        {betal med,med,via} vipps, vipps til, vippse til, betal med bankkort, kjøp … {fra,av} oss
        send melding … {bestille,kjøpe}, skriv til oss … {bestill,kjøp}, send … for å {kjøpe,bestille}, kredittkortet
        kredittkortbetaling*, bankkort, betalingskort, kontant, kontanter ved, kontantbetaling*, betal … kontant
        betal i kontanter, overfør penger til, overføring til vår konto, bankoverføringer, betal … bitcoin
        betal … krypto, bitcoinbetaling*, kryptobetaling*, aktiveringskoden, rabattkoden, gavekode*, gavekortkode*
        innløsningskode*, løs inn koden, løs inn kode, kupongkode*, lisensnøkkel*, produktnøkkel*, verdikode*
        kontantkort, mot faktura, på faktura, nettsidene våre, nettsida vår, hjemmesiden vår, vår hjemmeside
        siden vår på nett, nettbutikken, egen nettbutikk, billigere … {nettsted*,hjemmeside*,nettbutikk*}
        billigere i nettleseren, utenfor app store, utenom appen, direkte {fra,av} oss, betal via sms
        over mobilregningen, over telefonregningen, vipps, kampanjekode*, !oversikt over kredittkort*
        !utenfor appen ikon, !på faktura mal, med faktura, via faktura, fakturabetaling*, på vår egen side
        bestill hos oss, bestill direkte hos, kontoen vår, via nettsiden, !med faktura mal
      [otherPlatform] android-telefon*, androidtelefon*, android-versjon*, på steam, steam-versjon*, samsung-telefon*
        google-butikk*, androidmobil*, play butikk*, samsungtelefon*, huawei-telefon*, xiaomi-telefon*, androidversjon*
        >{på,til,for} switch, >{på,til,for} windows, >{på,til,for} steam, windows-versjon*, switch-versjon*
      [placeholder] [beskrivelse], [tittel], {tekst,din tekst,beskrivelse,tittel} her, beskrivelse kommer, =beskrivelse
        =tittel, =skriv inn {tekst,beskrivelse}, eksempeltekst, plassholder*, fylltekst, prøvetekst, ingen beskrivelse
        beskrivelse mangler, fastsettes senere, =produktnavn, !null, her {kommer,skal} beskrivelsen, beskrivelsen her
        her står beskrivelsen, beskrivelse følger, beskrivelsen {kommer,følger}, tekst kommer, tittel kommer
        {tittelen din,beskrivelsen din,teksten din,skriv,fyll ut} her, fylles ut, ikke bestemt, ikke fastsatt
        bestemmes senere, skal bestemmes, skal fastsettes, avgjøres senere
        dette er {en beskrivelse,beskrivelsen,en tittel}, =uten tittel, =uten navn, =navnløs, =ingen tittel
        navnløst produkt, =produktbeskrivelse, =produktets navn, =navn på produktet, =skriv inn {tittel,navn}
        =legg til beskrivelse, eksempelbeskrivelse*, eksempeltittel*, eksempelprodukt*, dummytekst*, blindtekst*
        tekst mangler, !skriv her … svar, !fylles ut {av,automatisk}, tittel mangler, navn mangler, skriv en beskrivelse
        =ingen beskrivelse, fyll ut beskrivelse, !skriv en beskrivelse av, !plassholder konto*, !plassholderkont*
        =skal oversettes, =oversettelse mangler, =ikke oversatt
      [test] testversjon*, testprodukt*, testkjøp*, testvare*, betaversjon*, alfaversjon*, demoversjon*, intern bruk
        kun internt, ikke kjøp, prøveversjon*, for testing, til testing, testformål, for test, er en test, testutgave*
        testmodus, testkonto*, testmiljø*, testpakke*, kun for test*, alfa-versjon*, beta-versjon*, demo-versjon*
        demo av, demoprodukt*, demoutgave*, betautgave*, utviklingsversjon*, utviklerversjon*, kjøp ikke, ikke for salg
        ikke til salgs, internt bruk, intern testing, =test, =demo, =beta, =testing, !er en test av
        !for testing av kunnskap*, !chiffer test
        !test {av database*,av dobbel*,for data*,for søppel*,av søppel*,for å se}, !{lokale,eksterne,selvsjekk} tester
        !test av mikrofon*
      [futurePromise] kommer snart, snart tilgjengelig*, snart flere, {flere,mer} {på,er på} vei
        i {neste oppdatering,kommende oppdateringer,en kommende oppdatering,fremtidige oppdateringer,en fremtidig oppdatering,neste versjon}
        legges til senere, slippes snart, senere i år, fortsatt under utvikling, rundt hjørnet
        legges {til snart,snart til,til i fremtiden}, innen kort, om kort tid kommer
        kommer {senere,om kort tid,i neste,i fremtiden}, snart {i alle,klar*,nye}, nye snart, tilgjengelig snart
        =kommer, =snart, =kommer snart, kapittel … snart, lanseres snart, slippes senere, utgis snart, utgis senere
        i framtidige oppdateringer, i {kommende,fremtidige} versjoner, i en senere versjon, i de neste oppdateringene
        under utvikling, under arbeid:, er under arbeid, følg med for, på vei:, brett på vei, er på vei inn i appen
        snart her, !{alle fremtidige,alle kommende,inkluderer fremtidige} oppdateringer, !stenger innen kort
        !alle framtidige oppdateringer, nye … på vei, flere … på vei, verdener på vei, jobber med
        arbeider med {nye,flere}, {senere,kommende} oppdatering*, neste oppdatering, {fremtidig,fremtidige} oppdatering*
        snart mer, {mer,flere,nye} kommer, bygges fortsatt, under oppbygging, ikke helt ferdig ennå
        !alle {fremtidige,kommende} oppdatering*, !fremtidige oppdateringer {er inkl*,inkl*}, !jobber med {på,dyr*,deg}
        !når du jobber med, !neste oppdatering om, !neste oppdatering:, !jobber med filer, !nye veier på vei
        !faktura under utvikling
        {flere,nye,ytterligere} {nivåer,baner,kart,verdener,kapitler,figurer,historier} {snart,senere,følger,kommer,på vei}
        =kommer snart, (kommer snart)
        {resten,de andre,de siste} {kommer til,følger}
        !snart {er det,er,kommer} {jul,vår,sommer,vinter,påske,julen,våren,sommeren,vinteren}
        {nye,flere} … {kommer,følger,slippes} {til våren,til sommeren,til høsten,til vinteren}
      [expiringCredits] utløper, gyldig til, gyldige til, gyldig i, gyldige i, utløpsdato*, må brukes innen
        bruk dem innen, må brukes før, nullstilles, forsvinner {etter,ved}, bortfaller, går ut på dato, !utløper aldri
        !{utløper,nullstilles,bortfaller} ikke, !tilbudet utløper, er gyldige, gjelder {til,kun i,bare i,i}, går tapt
        gått tapt, mistes etter, mister du, forsvinner de, ellers forsvinner, er de borte, er de tapt, ellers mister
        bruk dem før, brukes før, brukes innen, må brukes senest, gyldighetstid*, gyldighetsperiode*, utløp etter
        blir ugyldige, {ugyldige,slettes,fjernes} etter, foreldes, går ut etter, går ut på
        !gjelder {for alle,i alle,for alltid}, !går ikke tapt, !gjelder ubegrenset, !tilbudet gjelder
        !er gyldige for alle, !nullstilles aldri, !går ut på å, ubrukte … {slettes,fjernes,nullstilles}, mynter slettes
        blir slettet etter, dagers gyldighet, måneders gyldighet, gyldige {frem,fram} til, gyldig frem til
        bruk dem senest, !alltid gyldig*, !gyldige for alltid
      [cashOut] ta ut penger, utbetaling, utbetalinger, utbetales, utbetalt
        {veksle til,bytt mot,byttes mot,bytt … mot,bytte … mot} penger, innløs … penger, løs inn … penger, ekte penger
        kontantpremie*, pengepremie*, til bankkontoen din, bytt … mot {gavekort,kontanter}
        !{ikke,ingen,uten} ekte penger, !kan ikke utbetales, !utbetales ikke, ta ut … gevinst*, ta ut premien
        heve gevinst*, utbetal, {veksle inn,veksle,veksl inn,veksl} … penger, {veksle,veksl} … kontanter
        gjør … om til penger, {gjør … til,gjør om … til,omgjør … til,bytt … i} {penger,kontanter}, bytt inn … penger
        konverter … til {penger,kontanter}, løs inn … kontanter, kontanter for
        {selg … for ekte,selg … for,virkelige} penger, pengegevinst*, kontantgevinst*, kontante premier, bankkontoen din
        din bankkonto, på bankkonto, vinn penger, !ikke veksles inn, !kan ikke veksles, !kan ikke byttes
        !ikke … i penger, !ikke utbetales, !ingen pengepremier, !ingen kontantpremier, !aldri utbetal*
        bytt … {i,mot,til} kroner, bytt … i euro, veksle … kroner, veksl … kroner, gjør … om til kroner
        løs inn … kroner, til kontanter, i kontanter, {penger,ut} på kontoen, !kontanter for aksj*
        {i,på} våre {fysiske butikker,butikker,kafeer,restauranter,avdelinger,salonger}, {i butikkene,på kafeene,på restaurantene,i de fysiske butikkene} våre
        {løs inn,løses inn,bruk,betal} … {i kassen,ved kassen,ved disken}, i {fysiske,deltakende} butikker
        {bytt*,veksl*,gjør om,selg*} … {til,mot,for} {kroner,euro}, ekte kroner
      [negation] ikke, ei, aldri, ingen, intet, uten, verken, ingenting, slipp, slipper, ikkje, !ikke {bare,kun,minst}
        !ikke gå glipp, !gå ikke glipp, !vent ikke, !uten {ende,grenser}
        glem, farvel til, ha det til, !glem ikke, !glem aldri
      [impossibility] er {ikke,dessverre ikke} {mulig,tillatt,tilgjengelig,inkludert,støttet}, er {umulig,utelukket,forbudt}
        ikke {byttes,veksles,innløses,utbetales,tas ut,selges,brukes}
        {tilbys,aksepteres,støttes,gjelder,virker,går} ikke
        er ikke {med,nødvendig,påkrevd}, {finnes,kreves,trengs} ikke, følger ikke med
      [recordKeeping] utgifter, budsjett*, bokføring*, kvitteringer, kvittering, fakturaer, gjeld, passord, kassebok
        kontoutskrift*, regnskap*, hold oversikt, holder oversikt, oversikt over, regninger, transaksjon*
        selvangivelse*, skattemelding*, inntekter, privatøkonomi*, passordbehandling*, utgift
      [trial] prøveperiode*, prøvetid*, prøveabonnement*, prøvemedlemskap*, på prøve, prøv
        !prøv … {oppskrift,oppskrifter,utfordring,utfordringen}
      [quiz] spørsmål, eksamen*, svar, øvelse, øvelser, førerkort*, quiz*, prøver, teoriprøve*, personlighetstest*
        språktest*, øvingseksamen*, eksperiment*, kunnskapstest*, spørrekonkurranse*
      [donation] doner, donere, donasjon, donasjoner, veldedig*, innsamling til, støtt en god sak, !bloddonasjon*
        !organdonasjon*, !doner blod, !klandonasjon*, gaven din, gave hjelper, bidraget ditt, støtten din hjelper
        donerer, donert, innsamling*, crowdfunding, folkefinansiering, !doner kort, !doner tropper, !datainnsamling*
        !innsamling av, !gaven din venter, !åpne gaven din, !bloddonasjoner, støtten din holder, støtt oss
        støtt utvikleren, godt formål, gode formål, en god sak, del av pengene går, del av overskuddet
        overskuddet går til, pengene går til, driks til oss, frivillig bidrag, !støtt oss i kampen, !pengene går til deg
        {halvparten,en del} går til {dyrehjemmet,et dyrehjem,røde kors}
      [physicalGoods] gratis frakt, fri frakt, fraktfritt, gratis levering, frakt inkludert, leveres på døren
        levert på døren, hjemlevering, leveringsadresse*, fraktkostnad*, sendes i posten, frakten er inkludert
        inkludert frakt, inkl. frakt, inkludert levering, levering inkludert, frakt er inkludert, leveres på døra
        levert på døra, leveres hjem, levert hjem, hjem til deg, hjemkjøring, levering på {døren,døra}
        leveres til døren, på døren din, på døra di, sendes med post, i posten, med posten, per post, med bud, vi sender
        vi leverer, portofri*, porto inkludert, fysisk eksemplar, trykt eksemplar, trykt utgave, !kom med posten
        fraktfri*, {sender,sendes} … {til deg,hjem}, leveres … til deg, leverer … hjem, i postkassen, i postkassa
        fri levering, inkludert forsendelse, forsendelse inkludert
        !{sender en melding,sendes en melding,sender en påminnelse,sender påminnelser,sendes et varsel} til deg
      [paidOnce] engangsbetaling, engangskjøp, betal {én,en} gang, kjøp én gang, livstidsmedlemskap
        livsvarig medlemskap, livstidstilgang, livsvarig tilgang, livstidsabonnement, livstidslisens, engangsbeløp
        betal {kun én,bare en} gang, betale en gang, {premium,medlemskap,tilgang} for livet, livstidspremium
        livslang tilgang, livslangt medlemskap, betaler bare én gang, én betaling, en enkelt betaling
      [saving] spar, sparer, besparelse, rabatt, billigere, !spar {strøm,batteri,tid}, prisavslag
        nedsatt, spare, spart, !spar plass, !spar energi
      [comparedPrice] {sammenlignet med,i forhold til,enn} månedlig*, ordinær pris, kjøpt hver for seg, ordinær prisen
        ordinære prisen, normalpris*, normale prisen, enn å kjøpe, enkeltvis, hver for seg, stykkvis
        i forhold til … måned*, sammenlignet … måned*, enn månedlig, månedspris*, enn per måned, veiledende pris
      [durationWord] månedlig*, årlig*, ukentlig*, per måned, per år, per uke, i måneden, i året, hver måned, hvert år
        hver uke, en måned, én måned, et år, ett år, en uke, et helt år, en hel måned, månedsabonnement*, årsabonnement*
        ukesabonnement*, månedskort*, årskort*, halvår*, !{ukentlig,daglig} utfordring*, ukekort*, ukepass*, ukeskort*
        månedspass*, årspass*, dagspass*, dagskort*, sesongpass*, sesongkort*, kvartalsabonnement*, halvårsabonnement*
        halvårskort*, månedsmedlemskap*, årsmedlemskap*, ettårig*, toårig*, to uker, {to,tre,seks} måneder
        {fjorten,sju,syv,tretti} dager, tre uker, {et,ett,per} kvartal, et halvt år, et halvår
        i {en måned,et år,ett år,en uke,uken,uka}, ei uke, en hel uke, månedstilgang, årstilgang, uketilgang
        kvartalsvis, !{ukens,ukentlige,månedlige} utfordring*, !{ukentlig,månedlig,årlig} rapport*, !ukentlige oppdrag*
        !{et år,ett år,en måned,en uke} siden, !ganger i uken, !dager i uken, !ganger i året, !senere i uken
        !tidligere i uken, !ganger i uka, !dagen i uken, !{sist,først} i måneden, !dag i uken
        !{dag i,dagen i,dagen … i} måneden, !månedlig arkiv, !månedlig visning, !årlig visning, !månedlig kalender
        !gang i {uken,måneden,året}, !ganger i måneden, !gang per uke, !ganger per uke, !{gang,ganger} per måned
        !rulles per uke, !ikke per måned, !gang per år, !{velg,vis} {en måned,en uke,et år}, !visning for en måned
        !kalendervisning for en {måned,uke}
        {betales,trekkes,betaling,faktureres,belastes} … {én,en} gang {i året,i måneden,per år}
        et halvt års {tilgang,medlemskap}
      [unlock] fjern reklame, fjerner reklame, fjern reklamen, fjerner reklamen, {fjern,fjerner} all reklame
        {fjern,fjerner,fjern alle,fjerner alle} annonser, fjern annonsene, fjerner annonsene, {slå,slår} av annonser
        slå av reklame, skjul annonser, slipp reklame, slipp annonser, reklamefri*, annonsefri*
        {uten,ingen} {reklame,annonser}, ikke mer reklame, ikke flere annonser, aldri mer reklame, slutt på reklame
        slutt på annonser, lås opp alle, låser opp alle, lås opp alt, låser opp alt, lås opp hele, låser opp hele
        låser opp den fulle, lås opp nye, låser opp nye, lås opp flere, låser opp flere, {lås,låser} opp ekstra
        {lås,låser} opp premium*, opplåsing av alle, alle {brett,nivåer,baner,kapitler,figurer,funksjoner,karakterer}
        fullversjon*, full versjon, fulle versjonen, komplett versjon, komplette versjonen, proversjon*, pro-versjon*
        premiumversjon*, premium-versjon*, hele spillet, hele appen, full tilgang, ubegrenset tilgang
        tilgang til {alle,alt}, uten vannmerke, {fjern,fjerner} vannmerke*, {uten,ingen} begrensninger
        oppgrader til {premium,pro}, {lås,låser} opp {hvert,hver}, {lås,låser} opp samtlige
        lås opp … {kapitler,figurer,brett,funksjoner}, {innhold låst,alt låst,alle … låst,alt innhold låst} opp
        alt innhold i appen, !eller hele spillet, !alle baner fra, !{juster,nullstill} alle nivåer
        {reklamen,annonsene} forsvinner {for godt,for alltid,helt}
      [currencyNoun] mynt, mynter, myntene, gullmynt, gullmynter, gull, gullstykker, gullbarrer, sølv, sølvmynter
        edelsten, edelstener, edelstenene, edelstein, edelsteiner, juvel, juveler, diamant, diamanter, diamantene
        krystall, krystaller, rubin, rubiner, smaragd, smaragder, safir, safirer, perle, perler, poeng, kreditt
        kreditter, sjetonger, tokens, penger, spillpenger, dubloner, !kredittkort*, !gullmedalje*, !poenget med
        !krone med … {safirer,smaragder,rubiner,diamanter,edelsteiner,perler}
      [membership] vip, medlemskap*, premiummedlem*, klubbmedlem*, premiumkonto*, medlemskort*
        !vip-losje*, !vip-rom*, !vip-bord*, !vip-lounge*
      [access] medlemskap*, medlemskort*, *pass, *kort, abonnement*, *abonnement, *tilgang, tilgangen, premium*, vip
        pro, ubegrenset*, lisens, prøveperiode*, prøvemåned*, prøveuke*, prøv, prøve gratis, reklamefri*, annonsefri*
        uten reklame, uten annonser, !fjellpass, !kompass, !postkort, !spillkort, !fotokort, !landkort, !kart
        !visittkort, !minnekort, !nettverkskort, !grafikkort, !lydkort, !ingen tilgang, !julekort, !pass på
      [lifetime] livstid, livstids*, livsvarig*, livslang*, for {livet,alltid,evig,evig tid}, permanent tilgang
        permanent opplåsing, engangskjøp, engangsbetaling, utløper aldri, alltid din, alltid ditt, uten tidsbegrensning
        ubegrenset tid, hele livet, evig tilgang, !for alltid ung, !livstidsstatistikk, !livslang læring
        !livstidsgaranti, !{slettes for,slett … for,fjernes for,sletter … for,fjern … for} alltid, !livslange venner
        !permanent, !{elementa,element,elementet,elementer} for alltid
      [subscriptionWord] abonnement*, abonner*, abonnent*, fornyes automatisk, automatisk {fornyelse,fornying}
        {avslutt,si opp} når som helst, si opp når du vil, ingen bindingstid
      [promotionalClaim] mest for pengene, billigste, billigst, laveste pris, laveste priser, lavest pris
        beste {pris,prisen,priser,tilbud*,kjøp,verdi}, spesialtilbud*, spesielle tilbud, spesielt tilbud, tilbudspris*
        begrenset tilbud, tidsbegrenset tilbud, begrenset periode, begrenset tid, kun i kort tid, en kort periode
        kun i dag, bare i dag, halv pris, halve prisen, utsalg, salgspris*, nedsatt pris, sterkt nedsatt, på tilbud
        på salg nå, superpris*, supertilbud*, kampanjepris*, dagens tilbud, mest populære, mest solgte, bestselger*
        bestselgende, ikke gå glipp, gå ikke glipp, siste sjanse, slå til nå, slå til i dag, førstemann til mølla
        beste {app,spill,pakke,pakken}, uslåelig pris, uslåelige priser, pengene tilbake, nummer én blant, black friday
        !beste venn*, !bestevenn*, !beste {tid*,poeng*,resultat*}, !gå glipp av bussen, !mest populære navn*
        !beste kamerat*, midlertidig {tilbud,kampanje}, mens tilbudet, så lenge tilbudet, tilbudet gjelder
        tilbudet varer, så lenge lageret, {bare,kun} denne uken, bare i helgen, siste dag, skynd deg, nå eller aldri
        markedets beste, markedets laveste, ingen steder billigere, våre spilleres favoritt, mest kjøpte
        !skynd deg {hjem,bort,mot}, !siste dag {i,på}, =mest populær, =mest populære, (mest populær), (mest populære)
        mest populære {pakke,valg}, mest populær!, på salg, på salg nå, !sale, !sale!, !(sale)
        !{viser,finner,søker,sammenligner,finn,vis} … {billigste,laveste pris,laveste priser}
        !billigste {bensin*,stasjon*,fly*,drivstoff*,strøm*,rute*}
      [appleTrademark] !til iphone, !for iphone, !til ipad, !for ipad, !{til,for} apple watch
        !på iphone, !på ipad, !{for,til} iphone og ipad
        !siri og, !{jenta,lille,vesle} siri
      [appleCriticism] treg iphone, trege iphone*, {treig,treige,langsom,langsomme,gammel} iphone, gamle iphone*
        treg ipad, trege ipad*, apples avgift*, apple-avgift*, apples gebyr*, apple-gebyr*, avgift til apple
        avgifter til apple, apples provisjon, apple-provisjon*, provisjon til apple, på grunn av apple, apple-skatt*
        apples skatt, feil i ios, feilene i ios, ios-feil*, bugs i ios, apple forbyr, apple tillater ikke
        bedre enn apple, bedre enn ios, app store-avgift*
      [systemFeature] pushvarsel*, pushvarsler*, push-varsel*, push-varsler*, pushmelding*, gyroskoptilgang
        skjermtidstilgang, tilgang til {gyroskopet,skjermtid}, push-melding*, {slå på,slår på,aktiver,aktiverer} varsler
        slå på varslinger, vurder {oss,appen,denne appen}, anmeld oss, anmeld appen, gi {oss fem,oss 5,fem,5} stjerner
        {femstjerners,5-stjerners} anmeldelse*, femstjerners vurdering*
        {skriv,legg igjen} en {anmeldelse,vurdering,omtale}, gi en anmeldelse, gi en vurdering, icloud-lagring*
        icloudlagring*, icloud-plass*, {lagring,lagringsplass,plass} i icloud, kameratilgang, mikrofontilgang
        tilgang til {kameraet,mikrofonen}, posisjonstilgang, !skriv en anmeldelse av en bok, vurder … stjerner
        {gi … stjerner,anmeldelse,vurdering} i app store, aktiver pushvarsl*, slå på push
      [randomItem] mysterieboks*, mysteriekasse*, mystery box*, mysterybox*, mysterieegg*, mystisk kiste, lootboks*
        lootbox*, lootkasse*, loot-boks*, overraskelsesegg*, overraskelsesboks*, overraskelseskasse*
        overraskelseskiste*, overraskelsespakke*, overraskelsespose*, lykkehjul*, lykkepose*, tombola*, lotteri
        lotterier, lotteriet, lodd, loddbok*, loddtrekning*, skrapelodd*, flaxlodd*, utlodning*, trekning av
        {snurr på,snurr,spinn} hjulet, tilfeldig helt, tilfeldige helter, tilfeldig figur, tilfeldig gjenstand
        tilfeldige gjenstander, {tilfeldig,tilfeldige} belønning*, tilfeldig {drakt*,skin,kort}, tilfeldige kort
        en tilfeldig, et tilfeldig, inneholder tilfeldig*, vet aldri hva, aldri hva du får, sjansen til å vinne
        sjanse til å {vinne,få}, sjansen til å få, sjanse for å vinne, vinnersjanse*, vinnsjanse*, spilleautomat*
        boosterpakke*, kortpakke*, fremkallingsbillett*, !{en tilfeldig,tilfeldig} rekkefølge, !et tilfeldig tall
        !tilfeldig tall, !et tilfeldig passord, !en tilfeldig plass, !et tilfeldig sted, !en tilfeldig farge
        !et tilfeldig {ord,bilde,navn}, !en tilfeldig bokstav*, overraskelse i hver, hver boks … overraskelse
        gir … tilfeldig*, {få en,få et,vinn en} tilfeldig*, tilfeldige våpen, tilfeldig våpen, hvem vet hva
        mysteriepakke*, mystisk boks, hemmelig boks
        {klekkes,inneholder} … tilfeldig*
      [statedOdds] odds, oddsen, oddsene, sannsynlighet*, vinnersjanser, sjansene vises
      [ownDays] månedsvisning*, ukevisning*, kalendervisning*, passord* … utløper, rekke, rekken, rekker, streak*
        stripe, dagsrekke*, innloggingsrekke*, advent*, julekalender*, på rad
        lagret ost, modnet*, spekt, {ost,skinke,spekeskinke,vin,whisky} … {måneder,år}, måneders {ost,lagring}
        dagers {vandring,tur,fottur}
      [gameController] kontroller, kontrolleren, kontrollere, gamepad*, joystick*, spillkontroll*, håndkontroll*
      [contact] ring oss, ring til oss, telefon, telefonnummer, tlf, kundeservice på, sms oss, mobilnummer
      [defect] feil, feilene, bug, bugs, krasj, krasjer, treg, trege, tregt, treig, langsom
        langsomme, henger, fryser, sikkerhetshull*, sårbarhet*, !feilfri*, !langsom overgang*, !lag
      [regulatedClaim] kurerer … {diabetes,kreft,depresjon*,angst,sykdom*,smerte*,søvnløshet}, kurer diabetes
        helbreder … {diabetes,kreft,depresjon*,sykdom*,smerte*}, helbred diabetes, leger … kreft, leger … diabetes
        mirakelkur*, vidundermiddel*, gå ned … på en uke, gå ned … kilo, kilo på en uke, garantert vekttap, vekttap uten
        {ekte,kjøp,1000,500,100} følgere, kjøp likes, likes til profilen, kjøp abonnenter, veddemål med
        {vedd ekte,spill om ekte,spill om,spille om,spill for ekte} penger, sportsbetting, oddsspill, betting med
        poker om penger, pengespill, garantert gevinst*, garanterte gevinster, garantert fortjeneste
        garantert avkastning, bli rik raskt, bli rik fort, raskt rik, tjen bitcoin*, kjøp bitcoin*, tjen krypto*
        voksenchat*, chat for voksne, sexchat*, erotisk*, nakenchat*, eskorte*, porno*, !ikke om ekte penger
        !ikke om penger, !eskorteoppdrag*, !eskorteskip*, !eskorter konvoi*, {kurerer,helbreder} … {hodepine,migrene}
        gå ned … på en måned, tap … kilo, kilo på en måned, kilo lettere, flere følgere, nye følgere til, følgere raskt
        følgere fort, gevinst garantert, doble pengene dine, kasino med ekte, casino med ekte, !flere følgere kan
      [profanity] ZHJpdHQ=, ZHJpdHQq, ZHJpdHRzZWtrKg==, ZmFlbg==, ZmFlbnM=, Zm9yIGZhZW4=, ZnkgZmFlbg==, asOmdmxh
        asOmdmxpZw==, asOmdmxpZ2U=, asOmdmVs, asOmdmxlcg==, aGVsdmV0ZXM=, Zml0dGU=, Zml0dGVy, Zml0dGV0cnluZSo=, a3Vr
        a3VrZW4=, a3VraG9kZSo=, cGlraw==, aG9yZQ==, aG9ydW5nZSo=, a251bGxl, a251bGxlcg==, cmFzc2jDuGwq, cmFzc2h1bGwq
        csOmdmE=, bmVnZXI=, bmVnZXJl, aG9tc2Uq, ZsO4a2sq, a8O4ZGQgdGE=, c2F0YW5z, cHVsZQ==, cHVsZXI=, bHVkZGVy
        IWRyaXR0dsOmcg==
      [otherMoney] lekepenger, pengesed*, sedler, hva kostet, sparemål*, første … spart, fordel … på, tell penger
        telle penger, gjett prisen, vekslepenger
      """#)
}
