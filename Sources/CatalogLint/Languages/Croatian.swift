extension Language {
  /// Croatian.
  static let croatian = Language(
    code: "hr",
    amounts: """
      money=EUR: eura, eur, evrov, evra, evre, evro
      minute: minuta, minut
      hour: sat, sata, sati, ura, ure, ur
      day: dan, dana, dneva, dnevi, dni
      week: tjedan, tjedna, tjedana, teden, tedna, tedni, tednov
      month: mjesec, mjeseca, mjeseci, mesec, meseca, meseci, mesecev
      year: godina, godine, leto, leti, leta, let
      before ordinal: razina, poglavlje, sezona, epizoda, dio, dan
      beside counted: novčića, zlatnika, dragulja, dijamanata, kovancev, dragulje, draguljev
        diamantov
      """,
    trial: "prob",
    days: "dan",
    dayNumbers: "tri, pet, sedam, deset, četrnaest, trideset",
    restoring: "povrat, vrati kupn",
    lengths: "0 sezon dva tri šest; 182 pola polu; 91 kvarta tromjes; 365 godi; 30 mjese; 7 tjed",
    lengthAndPlan: "pretplata",
    plans: "plan, paket, pretplata, klub, članstvo, trener",
    during: "na, tijekom",
    ones: "jedan, jednu, cijel, na",
    wholes: "cijel, pun",
    contents: """
      plan, program, tečaj, jelovnik, kalendar, dnevnik, prognoz, horoskop, povijest, sigurnosn
      arhiv, pohran, čuva, izazov, jamstv, cilj
      """,
    billing: "mjesečno, godišnje, tjedno",
    alternatives: "_ili_",
    bonuses: "bonus, gratis, na poklon, dodatnih",
    bonusesBefore: "bonus",
    paying: "plat, plać, kup, jeftin, popust",
    kin: "sl",
    functionWords: """
      u, ili, sve, svi, svih, svaki, svake, koji, koje, koja, više, kao, ovaj, ova, uz, kroz, kod
      već, što, biti, će, *i, *na, *za, *s, *sa, *od, *do, *iz, *bez, *je, *su, *se, *tvoj, *tvoje
      *vaš, *vaše, *svoj, *svoje, *po, *da, *ne, *to, *o, *nove, *novi
      """,
    words: #"""
      [free] besplatn*, gratis, bez naknade, bez plaćanja, badava, 0 eura, !besplatno parkir*
        !besplatna parkir*, !besplatni parkin*, !besplatan wi-fi, !besplatni muzeji
        !besplatne novine, !besplatan parking
      [externalPayment] kreditna kartica, kreditnom karticom, kreditne kartice, bankovnom karticom
        debitnom karticom, bankovna uplata, bankovni prijenos, bankovnim prijenosom, uplatnica
        uplatnicom, pouzeće, pouzećem, poklon kartica, poklon kartice, poklon bon, poklon bonovi
        promotivni kod, promotivni kodovi, kod za popust, aktivacijski kod, keks pay, aircash
        plaćanje sms-om, plaćanje gotovinom, na našoj web stranici, našoj stranici
        naša web trgovina, našoj web trgovini, jeftinije na webu, jeftinije online
        jeftinije na internetu, jeftinije … stranici, izvan aplikacije, službena stranica
        službenoj stranici, drugi način plaćanja, drugi načini plaćanja, plati bitcoin*
        !evidencija kartica
      [otherPlatform] na androidu, za android, androidu, trgovina play, trgovini play, na steamu
        verzija za steam, samsung telefon*
      [placeholder] tekst ovdje, ovdje tekst, opis ovdje, ovdje ide opis, naslov ovdje, opis uskoro
        opis slijedi, =opis, =naslov, =unesite opis, =unesite tekst, primjer teksta, zamjenski tekst
        privremeni tekst, bez opisa, nema opisa, potrebno nadopuniti
        =naziv proizvoda, [opis], [naslov]
      [test] testna verzija, testni proizvod, testna kupnja, probna verzija, beta verzija
        alfa verzija, demo verzija, interna upotreba, interna uporaba, ne kupovati, nemojte kupiti
        za testiranje, testni, testna, !testna pitanja, !testna vožnja, !testni let, !testni zadaci
        !testni zadatci
      [futurePromise] uskoro dostupn*, stiže uskoro, stižu uskoro, uskoro stiže, uskoro stižu
        uskoro više, uskoro novi, uskoro nove, dolazi uskoro, u sljedećem ažuriranju
        u budućim ažuriranjima, u idućem ažuriranju, u sljedećoj verziji, još u pripremi
        još u razvoju, dodajemo kasnije, kasnije ove godine
      [expiringCredits] istječe, istječu, isteći će, vrijedi do, vrijede do
        rok valjanosti, rok trajanja, datum isteka, propadaju, propast će, iskoristite do
        iskoristiti do, poništavaju se, resetiraju se, !ne istječe, !ne istječu, !nikad ne istječe
        !nikad ne istječu, !ne propada, !ne propadaju, !ponuda istječe, !bez roka
      [cashOut] isplata novca, isplati novac, podigni novac, podizanje novca, pravi novac
        stvarni novac, zamijeni … za novac, zamijeniti … za novac, zamjena za novac
        zamjenjivo za novac, za gotovinu, novčana nagrada, novčane nagrade, na bankovni račun
        za poklon bonove, !ne može se zamijeniti za novac, !bez pravog novca, !nije pravi novac
      [negation] ne, nije, nisu, bez, nikad, nikada, nema, ni, niti, nemoguće
      [recordKeeping] troškovi, troškova, proračun, budžet*, računovodstvo, fakture, lozinke
        dugovi, financije, izvodi
      [quiz] pitanje, pitanja, ispit*, odgovori, matura*, vježbe, kviz*
      [donation] doniraj*, donirati, donacij*, dobrotvorn*, humanitarn*, prikupljanje sredstava
        !donacije klanu, !doniranje krvi, !dobrotvorni bal, !humanitarni koncert
      [physicalGoods] besplatna dostava, besplatnom dostavom, besplatna poštarina, poštarina
        dostava na kućnu adresu, dostava na adresu, dostava kući, adresa dostave, trošak dostave
      [paidOnce] jednokratno plaćanje, jednokratna kupnja, jednokratna uplata, plati jednom
        platite jednom, doživotno članstvo, doživotni pristup, doživotna pretplata
        doživotna licenca
      [saving] uštedi, uštedite, ušteda, popust, popusta, jeftinije, !ušteda energije
        !ušteda baterije
      [comparedPrice] u odnosu na mjesečn*, u usporedbi s mjesečn*, nego mjesečn*, redovna cijena
        redovne cijene
      [durationWord] mjesečn*, godišnj*, tjedn*, svaki mjesec, svake godine, svaki tjedan
        na mjesec dana, na godinu dana, jedan mjesec, jednu godinu, jedna godina, mjesec dana
        godinu dana, cijelu godinu, cijeli mjesec, polugodišnj*, !tjedni izazov*
        !mjesečni izazov*, !tjedni zadac*, !godišnjica*, !godišnje doba
      """#)
}
