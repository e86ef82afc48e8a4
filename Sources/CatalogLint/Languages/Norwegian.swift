extension Language {
  /// Norwegian.
  static let norwegian = Language(
    code: "no",
    signs: "kr=NOK",
    amounts: """
      money=NOK: kroner, krone, kr
      minute: minut, minutter, minutt
      hour: time, timer, timers
      day: dag, dage, dager, dages, dagers, døgn
      week: uge, uger, ugers, uke, uker, ukers
      month: måned, måneder, måneders
      quarter: kvartal, kvartaler
      year: år, års
      before ordinal: nivå, kapittel, sesong, del, dag
      magnitude=1000: tusen
      beside counted: mønter, mynter, guldmønter, gullmynter, ædelsten, diamanter, krystaller, poeng
      """,
    trial: "prøve",
    days: "dag, døgn",
    dayNumbers: "tre, fem, sju, syv, ti, fjorten, femten, tretti",
    restoring: "gjenopprett",
    lengths: "0 dag sesong to tre seks; 182 halv; 91 kvartal; 365 år; 30 måned; 7 uke ukent",
    lengthAndPlan: "abonnement, kort, pass, medlemskap",
    plans: "abonnement, plan, klubb, pakke, coach, medlemskap",
    during: "i, for, gjennom",
    ones: "en, én, ett, et, i en, i ett, i et",
    wholes: "hel, full",
    contents: """
      plan, program, kurs, meny, kalender, dagbok, prognose, horoskop, historikk, sikkerhetskopi
      arkiv, lagre, utfordring, garanti, mål
      """,
    billing: "månedlig, årlig, ukentlig",
    ofWords: "av",
    bonuses: "bonus, ekstra, gratis, på kjøpet",
    bonusesBefore: "bonus",
    paying: "betal, kjøp, billig, rabatt",
    kin: "da, sv",
    functionWords: """
      og, å, dine, til, fra, uten, deg, hver, ikke, opp, når, ved, etter, seg, nye, hele, denne
      disse, dere, også, vår, våre, *for, *med, *din, *ditt, *den, *det, *en, *et, *ett, *på, *av
      *i, *som, *er, *alle, *eller, *du, *mer, *de, *om, *har, *kan, *så, *under, *over, *ut
      """,
    words: #"""
      [free] gratis, kostnadsfri, kostnadsfritt, uten kostnad, uten vederlag, 0 kr
        !gratis parkering*, !gratisavis*, !gratis museer, !gratis wifi
      [externalPayment] kredittkort, bankoverføring, gavekort, gavekortet
        rabattkode, rabattkoder, kampanjekode, kampanjekoder, aktiveringskode, aktiveringskoder
        avtalegiro, postoppkrav, betal kontant, kontant betaling, via sms-betaling, nettsiden vår
        nettstedet vårt, nettbutikken vår, vår nettside, vår nettbutikk, vårt nettsted
        billigere på nett, billigere på nettet, billigere på nettsiden, billigere … nettside
        billigere … nettsiden, utenfor appen, offisielle nettsted*, offisiell nettside
        andre betalingsmåter, annen betalingsmåte, betal med bitcoin, klarna, !gavekort design*
        betal med vipps, med vipps, via vipps, vipps til, vippse til, betal med bankkort
      [otherPlatform] android-telefon*, androidtelefon*, android-versjon*, på steam, steam-versjon*
        samsung-telefon*, google-butikk*
      [placeholder] tekst her, din tekst her, beskrivelse her, tittel her, beskrivelse kommer
        =beskrivelse, =tittel, =skriv inn tekst, =skriv inn beskrivelse, eksempeltekst
        plassholder*, fylltekst, prøvetekst, ingen beskrivelse, beskrivelse mangler
        fastsettes senere, =produktnavn, [beskrivelse], [tittel], !null
      [test] testversjon*, testprodukt*, testkjøp*, testvare*, betaversjon*, alfaversjon*
        demoversjon*, intern bruk, kun internt, ikke kjøp, prøveversjon*
      [futurePromise] kommer snart, snart tilgjengelig*, snart flere, flere på vei, flere er på vei
        mer på vei, mer er på vei, i neste oppdatering, i kommende oppdateringer
        i en kommende oppdatering, i fremtidige oppdateringer, i en fremtidig oppdatering
        i neste versjon, legges til senere, slippes snart, senere i år, fortsatt under utvikling
      [expiringCredits] utløper, gyldig til, gyldige til, gyldig i, gyldige i, utløpsdato*
        må brukes innen, bruk dem innen, må brukes før, nullstilles, forsvinner etter
        forsvinner ved, bortfaller, går ut på dato, !utløper aldri, !utløper ikke, !nullstilles ikke
        !bortfaller ikke, !tilbudet utløper
      [cashOut] ta ut penger, utbetaling, utbetalinger, utbetales, utbetalt, veksle til penger
        bytt mot penger, byttes mot penger, bytt … mot penger, bytte … mot penger, innløs … penger
        løs inn … penger, ekte penger, kontantpremie*, pengepremie*, til bankkontoen din
        bytt … mot gavekort, bytt … mot kontanter, !ikke ekte penger, !ingen ekte penger
        !uten ekte penger, !kan ikke utbetales, !utbetales ikke
      [negation] ikke, ei, aldri, ingen, intet, uten, verken
      [recordKeeping] utgifter, budsjett*, bokføring*, kvitteringer, kvittering, fakturaer, gjeld
        passord, kassebok, kontoutskrift*, regnskap*
      [quiz] spørsmål, eksamen*, svar, øvelse, øvelser, førerkort*
      [donation] doner, donere, donasjon, donasjoner, veldedig*, innsamling til, støtt en god sak
        !bloddonasjon*, !organdonasjon*, !doner blod, !klandonasjon*
      [physicalGoods] gratis frakt, fri frakt, fraktfritt, gratis levering, frakt inkludert
        leveres på døren, levert på døren, hjemlevering, leveringsadresse*, fraktkostnad*
        sendes i posten
      [paidOnce] engangsbetaling, engangskjøp, betal én gang, betal en gang, kjøp én gang
        livstidsmedlemskap, livsvarig medlemskap, livstidstilgang, livsvarig tilgang
        livstidsabonnement, livstidslisens
      [saving] spar, sparer, besparelse, rabatt, billigere, !spar strøm, !spar batteri, !spar tid
      [comparedPrice] sammenlignet med månedlig*, i forhold til månedlig*, enn månedlig*
        ordinær pris, kjøpt hver for seg
      [durationWord] månedlig*, årlig*, ukentlig*, per måned, per år, per uke, i måneden, i året
        hver måned, hvert år, hver uke, en måned, én måned, et år, ett år, en uke, et helt år
        en hel måned, månedsabonnement*, årsabonnement*, ukesabonnement*, månedskort*, årskort*
        halvår*, !ukentlig utfordring*, !daglig utfordring*
      """#)
}
