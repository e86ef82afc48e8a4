extension Language {
  /// Finnish.
  static let finnish = Language(
    code: "fi",
    signs: "kr=SEK",
    amounts: """
      money=EUR: euroa, euron, eur
      subunit=EUR/100: senttiä
      money=SEK: kruunua
      minute: minuutti, minuuttia, minuutin
      hour: tunti, tuntia, tunnin
      day: päivä, päivää, päivän, pv
      week: viikko, viikkoa, viikon, vk
      month: kuukausi, kuukautta, kuukauden, kk
      year: vuosi, vuotta, vuoden
      before ordinal: taso, luku, kausi, jakso, osa, päivä
      beside counted: kolikkoa, kultakolikkoa, jalokiveä, timanttia, kristallia, pistettä
      """,
    trial: "kokeilu",
    days: "päivä",
    dayNumbers: "kolme, viisi, seitsemän, kymmenen",
    restoring: "palauta",
    lengths: """
      0 päiv kausi kaksi kolme kuusi; 182 puoli; 91 neljännes; 365 vuo vuos; 30 kuukau kuu; 7 viik
      """,
    lengthAndPlan: "tilaus, kortti, passi, jäsenyys",
    plans: "tilaus, paketti, klubi, kerho, jäsenyys, valmentaja",
    duringAfter: "ajan",
    ones: "yksi, yhden, koko",
    wholes: "kokonainen, kokonaisen",
    contents: """
      suunnitelma, ohjelma, kurssi, ruokalista, kalenteri, päiväkirja, ennuste, horoskoop
      historia, varmuuskopi, arkisto, tallen, haaste, takuu, tavoite
      """,
    billing: "kuukausittain, vuosittain, viikoittain",
    alternatives: "_tai_, _eikä_",
    contrasts: "_mutta_",
    bonuses: "bonus, lisä, ilmais, kaupan päälle",
    bonusesBefore: "bonus",
    paying: "maks, osta, halv, alenn",
    functionWords: """
      tai, sekä, kaikki, kaikkia, kaikkien, ilman, kanssa, joka, jokaisen, sinun, että, myös, vain
      uusi, uusia, enemmän, voit, ovat, mutta, niin, jos, kuin, tämä, nämä, omia, omat, pelin
      lisää, kuukauden, avaa, ennen, jälkeen, *ja, *on, *se, *ne, *ei, *kun, *saat
      """,
    words: #"""
      [free] ilmainen, ilmaiseksi, ilmaiset, ilmaista, ilmaisia, ilmaisen, ilmaisten, maksutta
        maksuton, maksutonta, maksuttomat, veloituksetta, gratis, !ilmainen pysäköinti*
        !ilmaiset pysäköinti*, !ilmainen wifi, !ilmaiset museot, !maksuton pysäköinti*
        !ilmaisjakelu*
      [externalPayment] luottokortti, luottokortilla, luottokortit, pankkikortilla, pankkisiirto
        pankkisiirrolla, tilisiirto, tilisiirrolla, mobilepay, siirto-maksu
        lahjakortti, lahjakortit, lahjakortilla, alennuskoodi, alennuskoodit, kampanjakoodi
        aktivointikoodi, postiennakko*, käteisellä, verkkosivuillamme, verkkosivustollamme
        verkkokauppamme, verkkokaupassamme, nettisivuillamme, halvempi verkossa, halvempaa verkossa
        halvemmalla verkosta, halvemmalla netistä, halvemmalla verkkosiv*, sovelluksen ulkopuolella
        virallinen verkkosivu*, virallisilla verkkosivuilla, muu maksutapa, muut maksutavat
        maksa bitcoin*, klarna, !lahjakortin suunnittelu*
      [otherPlatform] androidille, androidilla, android-puhelin*, android-versio*, steamissa
        steam-versio*, play-kaup*, samsung-puhelin*, samsungin puhelin*
      [placeholder] teksti tähän, kuvaus tähän, otsikko tähän, kuvaus tulossa
        kuvaus myöhemmin, =kuvaus, =otsikko, =kirjoita kuvaus, esimerkkiteksti, täyteteksti
        paikkamerkki*, ei kuvausta, kuvaus puuttuu, määritellään myöhemmin, =tuotteen nimi
        =tuotekuvaus, [kuvaus], [otsikko]
      [test] testiversio*, testituote*, testiosto*, betaversio*, beetaversio*, alfaversio*
        demoversio*, sisäiseen käyttöön, älä osta, koeversio*, =testi, testitarkoituk*
      [futurePromise] tulossa pian, tulee pian, pian saatavilla, lisää tulossa, lisää luvassa
        pian lisää, seuraavassa päivityksessä, tulevissa päivityksissä, tulevassa päivityksessä
        seuraavassa versiossa, tulevissa versioissa, julkaistaan pian, lisätään myöhemmin
        vielä kehitteillä, myöhemmin tänä vuonna
      [expiringCredits] vanhenee, vanhenevat, vanhentuu, vanhentuvat, voimassa … asti
        voimassa … saakka, voimassaoloaika, viimeinen käyttöpäivä, umpeutuu, umpeutuvat, raukeaa
        raukeavat, käytettävä ennen, käytä ennen, nollataan, nollautuu, nollautuvat
        menettää voimassa*, !ei vanhene*, !eivät vanhene*, !ei koskaan vanhene
        !eivät koskaan vanhene, !ei umpeudu, !tarjous umpeutuu, !eivät nollaudu, !ei nollaudu
      [cashOut] nosta rahaa, nostaa rahaa, rahan nosto, rahannosto, käteisnosto, vaihda rahaksi
        vaihtaa rahaksi, vaihdettavissa rahaksi, vaihda … rahaksi, vaihtaa … rahaksi
        lunasta … rahana, oikeaa rahaa, oikeaksi rahaksi, rahapalkin*, käteispalkin*, pankkitilille*
        vaihda … lahjakorttei*, !ei oikeaa rahaa, !ilman oikeaa rahaa, !ei voi vaihtaa rahaksi
        !oikealla rahalla ei
      [negation] ei, eivät, ilman, koskaan, älä
      [recordKeeping] menot, menoja, kulut, budjet*, kirjanpito*, kuitit, velat, salasanat
        salasanoja, kassakirja, tiliote, tiliotteet
      [quiz] kysymys, kysymykset, kysymystä, koe, kokeet, kokeeseen, vastaukset, harjoitus
        harjoitukset, ajokort*, tentti*, ylioppilas*
      [donation] lahjoita, lahjoitus, lahjoitukset, lahjoituksia, hyväntekeväisyy*
        joukkorahoitus, !lahjoita verta, !verenluovutus*, !lahjoita joukkoja
        !klaanilahjoitus*
      [physicalGoods] ilmainen toimitus, ilmaisella toimituksella, maksuton toimitus, toimituskulut
        toimitus kotiin, kotiinkuljetus*, toimitetaan kotiin, toimitetaan postitse, toimitusosoite*
      [paidOnce] kertamaksu, kertamaksulla, kertaosto, maksa kerran, osta kerran
        elinikäinen jäsenyys, elinikäinen käyttöoikeus, elinikäinen tilaus, ikuinen jäsenyys
        ikuinen käyttöoikeus
      [saving] säästä, säästät, säästö, alennus, alennusta, halvempi, halvemmalla, !säästä akkua
        !säästä virtaa, !säästä aikaa, !säästä energiaa
      [comparedPrice] kuukausittaiseen verrattuna, verrattuna kuukausi*, kuukausitilaukseen
        normaalihin*, erikseen ostettuna
      [durationWord] kuukausittain*, vuosittain*, viikoittain*, kuukaudessa, vuodessa, viikossa
        joka kuukausi, joka vuosi, yksi kuukausi, yhden kuukauden, kuukauden ajan, yksi vuosi
        yhden vuoden, vuoden ajan, yksi viikko, kokonaisen vuoden, kuukausitilaus*, vuositilaus*
        viikkotilaus*, kuukausikortti*, vuosikortti*, kuukausipassi*, puolivuot*, !viikkohaaste*
        !päivittäi* haaste
      """#)
}
