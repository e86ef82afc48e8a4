extension Language {
  /// Danish.
  static let danish = Language(
    code: "da",
    signs: "kr=DKK",
    amounts: """
      money=DKK: kroner, krone, kr
      minute: minut, minutter, minutt
      hour: time, timer, timers
      day: dag, dage, dager, dages, dagers, døgn
      week: uge, uger, ugers, uke, uker, ukers
      month: måned, måneder, måneders
      quarter: kvartal, kvartaler
      year: år, års
      before ordinal: niveau, kapitel, sæson, afsnit, del, dag
      magnitude=1000000: miljoen, mio.
      magnitude=1000: tusind
      beside counted: mønter, mynter, guldmønter, gullmynter, ædelsten, diamanter, krystaller, poeng
      """,
    trial: "prøve",
    days: "dag",
    dayNumbers: "tre, fem, syv, ti, fjorten, femten, tredive",
    restoring: "gendan",
    lengths: "0 dag sæson to tre seks; 182 halv; 91 kvartal; 365 år; 30 måned; 7 uge ugent",
    lengthAndPlan: "abonnement, kort, pas, medlemskab",
    plans: "abonnement, plan, klub, pakke, coach, medlemskab",
    during: "i, for, gennem",
    ones: "en, et, én, ét, i en, i et",
    wholes: "hel, fuld",
    contents: """
      plan, program, kursus, menu, kalender, dagbog, prognose, horoskop, historik, sikkerhedskopi
      arkiv, gem, udfordring, garanti, mål
      """,
    billing: "månedligt, årligt, ugentligt",
    ofWords: "af",
    bonuses: "bonus, ekstra, gratis, oveni",
    bonusesBefore: "bonus",
    paying: "betal, køb, billig, rabat",
    kin: "no, sv",
    functionWords: """
      og, dine, af, til, fra, uden, hver, mere, ikke, når, ved, nye, hele, denne, disse, jer
      jeres, vores, ud, også, *at, *for, *med, *din, *dit, *den, *det, *en, *et, *på, *i, *som
      *er, *alle, *eller, *du, *dig, *de, *op, *om, *efter, *har, *kan, *sig, *så, *under, *over
      """,
    words: #"""
      [free] gratis, kvit og frit, uden beregning, omkostningsfri*, vederlagsfri*, 0 kr
        !gratis parkering*, !gratisavis*, !gratis avis*, !gratis museer, !gratis wifi
      [externalPayment] kreditkort, dankort, bankoverførsel, bankoverførsler, mobilepay
        betal med mobilepay, gavekort, gavekortet, rabatkode, rabatkoder, kampagnekode
        kampagnekoder, aktiveringskode, aktiveringskoder, betalingsservice, girokort, efterkrav
        kontant betaling, betal kontant, via sms-betaling, vores hjemmeside
        vores webshop, vores website, vores netbutik, billigere på nettet
        billigere online, billigere på vores, billigere … hjemmeside, billigere … nettet
        uden for appen, udenfor appen, officielle hjemmeside, officiel hjemmeside
        andre betalingsmetoder, anden betalingsmetode, betal med bitcoin, klarna, !gavekort design*
        !styr på gavekort
      [otherPlatform] android-telefon*, androidtelefon*, android-version*, på steam, steam-version*
        samsung-telefon*, google-butik*
      [placeholder] tekst her, din tekst her, beskrivelse her, titel her, beskrivelse følger
        tekst følger, =beskrivelse, =titel, =indtast tekst, =indtast beskrivelse
        eksempeltekst, pladsholder*, fyldtekst, prøvetekst, ingen beskrivelse
        beskrivelse mangler, fastlægges senere, =produktnavn, [beskrivelse], [titel]
      [test] testversion*, testprodukt*, testkøb*, testvare*, betaversion*, alfaversion*
        demoversion*, intern brug, kun internt, køb ikke, prøveversion*
      [futurePromise] kommer snart, snart tilgængelig*, snart flere, flere på vej, flere er på vej
        mere på vej, mere er på vej, i næste opdatering, i kommende opdateringer
        i en kommende opdatering, i fremtidige opdateringer, i en fremtidig opdatering
        i næste version, tilføjes senere, udkommer snart, senere på året, stadig under udvikling
      [expiringCredits] udløber, udløbet, gyldig til, gyldige til, gyldigt til, gyldig i, gyldige i
        udløbsdato*, skal bruges inden, brug dem inden, skal bruges før, nulstilles
        forsvinder efter, forsvinder ved, bortfalder, fortabes, !udløber aldrig, !udløber ikke
        !nulstilles ikke, !bortfalder ikke, !tilbuddet udløber
      [cashOut] hæv penge, hæve penge, udbetaling, udbetalinger, udbetales, udbetalt
        veksle til penge, byt til penge, byttes til penge, byt … til penge, ombyt … penge
        ombyttes til penge, indløs … penge, indløse … kontanter, ombyt … kontanter, rigtige penge
        kontantpræmie*, pengepræmie*, til din bankkonto, byt … til gavekort, !ikke rigtige penge
        !ingen rigtige penge, !uden rigtige penge, !kan ikke udbetales, !udbetales ikke
      [negation] ikke, ej, aldrig, ingen, intet, uden, hverken
      [recordKeeping] udgifter, budget*, bogføring*, kvitteringer, kvittering, fakturaer, gæld
        adgangskoder, kassebog, kontoudtog, regnskab*
      [quiz] spørgsmål, eksamen*, svar, øvelse, øvelser, kørekort*
      [donation] doner, donér, donere, donation, donationer, velgørenhed*, indsamling til
        støt en god sag, !bloddonation*, !organdonation*, !doner blod, !klandonation*
      [physicalGoods] gratis fragt, fri fragt, fragtfrit, gratis levering, fragt inkluderet
        leveres til døren, leveret til døren, levering til døren, leveringsadresse*
        fragtomkostning*, sendes med posten
      [paidOnce] engangsbetaling, engangskøb, betal én gang, betal en gang, køb én gang
        livstidsmedlemskab, livsvarigt medlemskab, livstidsadgang, livsvarig adgang
        livstidsabonnement, livstidslicens
      [saving] spar, sparer, besparelse, rabat, billigere, !spar strøm, !spar batteri, !spar tid
      [comparedPrice] i forhold til månedlig*, sammenlignet med månedlig*, end månedlig*
        normalpris*, købt separat
      [durationWord] månedlig*, årlig*, ugentlig*, pr. måned, pr. år, om måneden, om året
        hver måned, hvert år, hver uge, en måned, én måned, et år, ét år, en uge, et helt år
        en hel måned, månedsabonnement*, årsabonnement*, ugeabonnement*, månedskort*, årskort*
        halvår*, !ugentlig udfordring*, !daglig udfordring*
      """#)
}
