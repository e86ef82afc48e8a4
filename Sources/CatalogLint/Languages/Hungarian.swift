extension Language {
  /// Hungarian.
  static let hungarian = Language(
    code: "hu",
    amounts: """
      money=HUF: ft, ft-ért, forintért, forintos, ft-os
      money=EUR: euróért, euró
      minute: perc, perces
      hour: óra, órás
      day: nap, napos, napi
      week: hét, hetes
      month: hónap, hónapos, havi
      quarter: negyedév
      year: év, éves
      before ordinal: szint, fejezet, évad, rész
      ordinal: . szint, . fejezet, . évad, . rész
      beside counted: érme, érmét, arany, aranyérme, gyémánt, drágakő, kristály, pont
      """,
    trial: "próba",
    days: "nap",
    dayNumbers: "három, öt, hét, tíz, tizennégy, harminc",
    restoring: "visszaállít",
    lengths: """
      0 nap szezon két három hat; 182 fél; 91 negyed; 365 év; 30 hónap havi havonta; 7 hét heti hetente
      """,
    lengthAndPlan: "bérlet, előfizetés",
    plans: "csomag, előfizetés, klub, bérlet, tagság, edző",
    duringAfter: "át, keresztül",
    ones: "egy, 1",
    wholes: "teljes, egész, kerek",
    contents: """
      terv, program, tanfolyam, étrend, naptár, napló, előrejelzés, horoszkóp, előzmény, mentés
      archív, tárol, kihívás, garancia, cél
      """,
    billing: "havonta, évente, hetente",
    alternatives: "_vagy_",
    contrasts: "_hanem_",
    bonuses: "bónusz, extra, ajándék, ráadás",
    bonusesBefore: "bónusz",
    paying: "fizet, vásár, vegy, olcs, kedvezm",
    functionWords: """
      az, egy, hogy, nem, meg, vagy, minden, összes, nélkül, több, új, ez, azt, fel, csak, már
      még, mint, lesz, neked, saját, után, alatt, között, amely, aki, ezt, így, akár, mindig
      szerezz, *a, *és, *is, *ki, *el, *be, *van
      """,
    words: #"""
      [free] ingyen, ingyenes, ingyenesen, ingyenesek, díjmentes*, díjtalan*, térítésmentes*
        grátisz, 0 ft, !ingyenes parkol*, !ingyen parkol*, !ingyenes wifi, !ingyenes wi-fi
        !ingyenes múzeum*, !ingyenes újság*, !ingyenélő*
      [externalPayment] hitelkártya, hitelkártyával, hitelkártyák, bankkártyával
        bankkártyás fizetés, banki átutalás, banki átutalással, átutalással, átutalás, utánvét
        utánvéttel, ajándékkártya, ajándékkártyák, ajándékkártyával, ajándékutalvány*, kuponkód*
        promóciós kód*, promóciókód*, aktiváló kód*, aktiváló kulcs, emelt díjas sms, készpénzzel
        készpénzes fizetés, weboldalunkon, honlapunkon, webshopunkban, webáruházunkban
        olcsóbb a weben, olcsóbb a neten, olcsóbb online, olcsóbb a weboldal*, olcsóbb a honlap*
        olcsóbb … weboldal*, olcsóbban a weben, olcsóbban a neten, az alkalmazáson kívül
        az appon kívül, hivatalos weboldal*, hivatalos honlap*, más fizetési mód*
        egyéb fizetési mód*, fizess bitcoin*, simplepay, simplepay-jel, barion
        !hitelkártyák nyilvántart*, !átutalások nyilvántart*
      [otherPlatform] androidra, androidon, androidos, play áruház*, steamen
        samsung telefon*, !androidos páncél, !androidos lázadás
      [placeholder] ide jön a szöveg, ide jön a leírás, szöveg helye, leírás helye, szöveg ide
        leírás ide, cím ide, leírás később, leírás hamarosan, =leírás, =cím, =név
        =írja be a leírást, =írd be a leírást, mintaszöveg, példaszöveg, helyőrző*, helykitöltő*
        töltelékszöveg, nincs leírás, később pontosít*, =termék neve, =termékleírás, [leírás], [cím]
      [test] tesztverzió*, teszttermék*, tesztvásárlás*, tesztváltozat*, tesztelésre, bétaverzió*
        béta verzió*, alfaverzió*, demóverzió*, demó változat*, próbaverzió*, belső használatra
        ne vedd meg, ne vásárold meg, hibakereső verzió*, !tesztelésre vár*
      [futurePromise] hamarosan érkez*, hamarosan elérhető, hamarosan jön, hamarosan új
        hamarosan további, hamarosan több, továbbiak hamarosan, továbbiak érkeznek
        továbbiak készül*, a következő frissítésben, következő frissítéssel, jövőbeli frissítés*
        a jövőbeni frissítés*, a következő verzióban, még fejlesztés alatt
        később kerül be, még az idén
      [expiringCredits] lejár, lejárnak, lejárt, elévül, elévülnek, elvész, elvesznek, érvényes … ig
        érvényességi idő*, érvényesség, érvényüket vesztik, érvényét veszti, lejárati dátum*
        lejárati idő*, szavatossági idő*, felhasználható … ig, nullázódik, nullázódnak, törlődnek
        felhasználandó, !nem jár le, !nem járnak le, !soha nem jár le, !sosem jár le
        !sosem járnak le, !nem vész el, !nem vesznek el, !korlátlan érvényesség*, !az ajánlat lejár
        !nem nullázód*, !nem évül*
      [cashOut] készpénzre váltható*, pénzre váltható*, pénzre váltása, készpénzre váltása
        váltsd … pénzre, váltsa … pénzre, készpénzre válts*, beváltható … pénzre, pénz kivét*
        pénzkivét*, pénzfelvétel*, kifizetés a bankszámlá*, bankszámládra, bankszámlájára
        valódi pénz*, igazi pénz*, pénznyeremény*, pénzdíj*, vásárlási utalványra
        !nem váltható pénzre, !nem váltható készpénzre, !nem valódi pénz*, !nincs valódi pénz*
        !valódi pénz nélkül, !nem igazi pénz*
      [negation] nem, nincs, soha, sosem, nélkül, ne, sem, tilos
      [recordKeeping] kiadások, kiadásaid*, költségvetés*, költségek, könyvelés*
        nyugták, jelszavak, tartozások, pénzügyek, kasszakönyv, átutalások nyilvántart*
      [quiz] kérdés, kérdések, kérdést, vizsga*, válaszok, érettségi*, kvíz*
        kresz*
      [donation] adomány*, adakoz*, jótékony*, gyűjtés javára, közösségi finanszírozás, !véradomány*
        !klánadomány*, !szervadomány*, !jótékonysági bál*
      [physicalGoods] ingyenes szállítás*, ingyenes kiszállítás*, díjmentes szállítás*
        házhoz szállít*, házhozszállít*, szállítási költség*, szállítási díj*, szállítási cím*
        postai úton, futárral, csomagautomat*
      [paidOnce] egyszeri fizetés*, egyszeri vásárlás*, egyszeri díj*, fizess egyszer
        csak egyszer fizet*, élethosszig tartó tagság*, örökös tagság*, örök tagság*
        örökös hozzáférés*, örökös előfizetés*, örök hozzáférés*
      [saving] megtakarítás, spórolj, spórolsz, takaríts meg, takarít meg, kedvezmény, kedvezménnyel
        olcsóbb, olcsóbban, !energia megtakarítás, !energiamegtakarítás
      [comparedPrice] a havihoz képest, a havi előfizetéshez képest, havi díjhoz képest
        mint havonta, a havinál, normál ár*, külön vásárlás*
      [durationWord] havi, havonta, éves, évente, heti, hetente, féléves, negyedéves
        minden hónap*, minden évben, egy hónap, egy hónapig, egy hónapra, egy év, egy évig
        egy évre, egy hét, egy teljes év*, egy egész év*, egy teljes hónap*, !heti kihívás*
        !napi kihívás*, !havi kihívás*, !heti küldetés*
      """#)
}
