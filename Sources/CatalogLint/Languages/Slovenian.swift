extension Language {
  /// Slovenian.
  static let slovenian = Language(
    code: "sl",
    amounts: """
      money=EUR: eura, eur, evrov, evra, evre, evro
      minute: minuta, minut
      hour: sat, sata, sati, ura, ure, ur
      day: dan, dana, dneva, dnevi, dni
      week: tjedan, tjedna, tjedana, teden, tedna, tedni, tednov
      month: mjesec, mjeseca, mjeseci, mesec, meseca, meseci, mesecev
      year: godina, godine, leto, leti, leta, let
      before ordinal: stopnja, raven, poglavje, sezona, del, dan
      beside counted: novčića, zlatnika, dragulja, dijamanata, kovancev, dragulje, draguljev
        diamantov
      """,
    trial: "preizkus",
    days: "dan, dni, dnev",
    dayNumbers: "tri, pet, sedem, deset, štirinajst, trideset",
    lengths: "0 sezon dva tri šest; 182 pol; 91 četrt; 365 let; 30 mesec meseč; 7 ted",
    lengthAndPlan: "naročnina",
    plans: "paket, naročnina, klub, članstvo, trener",
    during: "za, skozi",
    ones: "en, eno, celo, cel, za",
    wholes: "celo, cel, poln",
    contents: """
      načrt, program, tečaj, jedilnik, koledar, dnevnik, napoved, horoskop, zgodovin, varnostn
      arhiv, shran, izziv, garanc, cilj
      """,
    billing: "mesečno, letno, tedensko",
    alternatives: "_ali_",
    contrasts: "_ampak_",
    bonuses: "bonus, gratis, v dar, dodatnih",
    bonusesBefore: "bonus",
    paying: "plač, kup, nakup, cene, popust",
    kin: "hr",
    functionWords: """
      brez, ali, vse, vsi, vseh, vsak, več, kot, ob, skozi, že, kaj, bo, boste, lahko, še, tudi
      *in, *v, *na, *za, *s, *z, *od, *do, *iz, *je, *so, *se, *tvoj, *tvoje, *vaš, *vaše, *svoj
      *svoje, *ki, *po, *da, *ne, *to, *ta, *o, *pri, *nove, *novi
      """,
    words: #"""
      [free] brezplačn*, zastonj, gratis, brez plačila, 0 evrov, !brezplačno parkir*
        !brezplačna parkir*, !brezplačen wi-fi, !brezplačni muzej*, !brezplačen časopis
      [externalPayment] kreditna kartica, kreditno kartico, kreditne kartice, bančno kartico
        plačilno kartico, bančno nakazilo, bančnim nakazilom, položnica, položnico, po povzetju
        darilna kartica, darilne kartice, darilni bon, darilni boni, promocijska koda
        promocijske kode, koda za popust, kuponska koda, aktivacijska koda, plačilo z gotovino
        plačilo sms, na naši spletni strani, naši spletni strani, naša spletna trgovina
        naši spletni trgovini, ceneje na spletu, ceneje prek spleta, ceneje … spletni strani
        zunaj aplikacije, uradna spletna stran, uradni spletni strani, drug način plačila
        drugi načini plačila, plačaj z bitcoin*, !pregled kreditnih kartic
      [otherPlatform] na androidu, za android, androidu, trgovina play, trgovini play, na steamu
        različica za steam, telefon samsung, telefoni samsung
      [placeholder] besedilo tukaj, tukaj besedilo, opis tukaj, tukaj pride opis, naslov tukaj
        opis sledi, opis kmalu, =opis, =naslov, =vnesite opis, =vnesite besedilo, vzorčno besedilo
        nadomestno besedilo, začasno besedilo, brez opisa, ni opisa
        =ime izdelka, [opis], [naslov]
      [test] testna različica, testni izdelek, testni nakup, preskusna različica, poskusna različica
        beta različica, alfa različica, demo različica, interna uporaba, ne kupuj, ne kupujte
        za testiranje, testni, testna, !testna vprašanja, !testna vožnja, !testni let
        !testne naloge
      [futurePromise] kmalu na voljo, prihaja kmalu, prihajajo kmalu, kmalu prihaja, kmalu prihajajo
        kmalu več, kmalu novi, kmalu nove, v naslednji posodobitvi, v prihodnjih posodobitvah
        v prihodnji posodobitvi, v naslednji različici, še v pripravi, še v razvoju, dodamo kasneje
        pozneje letos
      [expiringCredits] poteče, potečejo, bo poteklo, veljajo do, veljaven do, veljavna do
        veljavni do, rok veljavnosti, datum poteka, zapade, zapadejo, propadejo
        porabite do, porabiti do, se ponastavijo, se izničijo, !ne poteče, !ne potečejo
        !nikoli ne poteče, !nikoli ne potečejo, !ne zapadejo, !ponudba poteče
        !brez omejitve veljavnosti
      [cashOut] izplačilo denarja, izplačaj denar, dvig denarja, dvigni denar, pravi denar
        resnični denar, zamenjaj … za denar, zamenjati … za denar, zamenjava za denar, za gotovino
        denarna nagrada, denarne nagrade, na bančni račun, za darilne bone
        !ni mogoče zamenjati za denar, !brez pravega denarja, !ni pravi denar
      [negation] ne, ni, niso, brez, nikoli, nima, niti, ni mogoče
      [recordKeeping] stroški, stroškov, proračun, računovodstvo, fakture, gesla, dolgovi, finance
        izpiski
      [quiz] vprašanje, vprašanja, izpit*, odgovori, matura*, vaje, kviz*
      [donation] doniraj*, donacij*, dobrodeln*, zbiranje sredstev, !darovanje krvi
        !dobrodelni ples, !dobrodelni koncert, !donacije klanu
      [physicalGoods] brezplačna dostava, brezplačno dostavo, brezplačna poštnina, poštnina
        dostava na dom, dostava domov, naslov za dostavo, strošek dostave
      [paidOnce] enkratno plačilo, enkratni nakup, plačaj enkrat, plačate enkrat, dosmrtno članstvo
        doživljenjsko članstvo, doživljenjski dostop, doživljenjska naročnina
      [saving] prihrani, prihranite, prihranek, popust, popusta, ceneje, !prihranek energije
      [comparedPrice] v primerjavi z mesečn*, glede na mesečn*, kot mesečn*, redna cena, redne cene
      [durationWord] mesečn*, letn*, tedensk*, vsak mesec, vsako leto, vsak teden, za en mesec
        za eno leto, en mesec, eno leto, celo leto, cel mesec, polletn*, !tedenski izziv*
        !mesečni izziv*, !letni čas*, !letnik*
      """#)
}
