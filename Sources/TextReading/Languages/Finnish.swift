extension Language {
  /// Finnish.
  static let finnish = Language(
    code: "fi",
    signs: "kr=SEK",
    amounts: """
      ordinal: karaatin, karaattia
      counted: euron seteli, euron setelit, euron kolikko, euron kolikot, tähteä, elämää, kuvaa
        kappaletta, kpl
      money=EUR: euroa, euron, eur, eurolla, euroon, eurosta, euroja, euroilla
      subunit=EUR/100: senttiä, sentin, sentillä
      money=SEK: kruunua
      minute: minuutti, minuuttia, minuutin, minuutiksi, min
      hour: tunti, tuntia, tunnin, tunniksi
      day: päivä, päivää, päivän, päiväksi, päivässä, pv, vuorokautta, vuorokauden, vrk
      week: viikko, viikkoa, viikon, viikoksi, viikossa, vk
      month: kuukausi, kuukautta, kuukauden, kuukaudeksi, kuukaudessa, kk
      year: vuosi, vuotta, vuoden, vuodeksi, vuodessa
      percent: prosentti, prosenttia, prosentin
      before ordinal: taso, luku, jakso, osa, päivä, viikko, maailma, kenttä, luokka, erä
      before ordinal season: kausi
      ordinal: . luku, . taso, . kausi, . osa, . kenttä
      magnitude=1000: tuhatta
      magnitude=1000000: miljoonaa
      beside counted: kolikkoa, kultakolikkoa, jalokiveä, timanttia, kristallia, pistettä, rubiinia
        kolikot, jalokivet
      """,
    spelledNumbers: """
      1 yksi yhden; 2 kaksi kahden kahdella kahdeksi; 3 kolme kolmen kolmella kolmeksi
      4 neljä neljän neljällä neljäksi; 5 viisi viiden viidellä viideksi
      6 kuusi kuuden kuudella kuudeksi; 7 seitsemän seitsemällä seitsemäksi
      8 kahdeksan kahdeksalla kahdeksaksi; 9 yhdeksän yhdeksällä yhdeksäksi
      10 kymmenen kymmenellä kymmeneksi; 11 yksitoista; 12 kaksitoista; 13 kolmetoista
      14 neljätoista neljäntoista; 15 viisitoista viidentoista; 16 kuusitoista; 20 kaksikymmentä
      30 kolmekymmentä kolmenkymmenen; 40 neljäkymmentä; 50 viisikymmentä; 60 kuusikymmentä
      70 seitsemänkymmentä; 80 kahdeksankymmentä; 90 yhdeksänkymmentä; 12* tusina tusinaa
      100* sata sataa sadan sadalla; 1000* tuhat tuhatta tuhannen tuhannella
      1000000* miljoona miljoonaa
      """,
    buying: "vain, hintaan",
    otherSenses: "kruunua: kuning prins jalokiv hammas puu",
    besidePrice: "lataus, sis. alv, vain",
    relativeTimes: """
      ^näytä_, ^valitse_, tai enemmän
      sitten, viime, viimeiset, edellinen, ensi, seuraavat, tulevaisuudessa, eteenpäin, seuraavien
      viimeisten, päässä, kuluttua, yli, alle, kuluessa, aiemmin, myöhemmin, nyt +
      """,
    balances: "saldo",
    trial: "kokeil",
    trialName: "XX päivän kokeilu",
    offering: "sisällä, tarjoa, ole",
    days: "päivä",
    dayNumbers: "kolme, viisi, seitsemän, kymmenen, neljätoista, kolmekymmentä",
    restoring: "palaut",
    passwords: "salasana, tunnusluku, |pin-koodi",
    toBe: "on_",
    noPassword: "ei, tarvita, tarvitse, katso, sama, tyhjä",
    generic: """
      *osta *ostaa *osto *ostos *ostoksesi *ostoksestasi *ostosta *ostostasi *ostosi *ostot
      *tuote *tuotteen *tuotteet *tuotetta *esine *esineen *tilaus *kuvaus *tilaa *kiitos *kiitokset
      *nauti *hauskaa tämä tämän se sen nämä nyt tässä täällä heti sovelluksen sovelluksessa
      sisäinen sisäisen sisäiset ja sinun omasi vip uusi uuden uutta upea upean hieno hienon mahtava mahtavan
      loistava loistavan kiva kivan erinomainen paras hanki saat ota käyttöön käytä meidän meiltä
      paljon suuri suuret lämmin tuesta tuestasi tukesi virtuaalinen virtuaalisen digitaalinen
      digitaalisen *hyvitys erityinen helposti suoraan erittäin todella tänään
      """,
    lengths: """
      0 päiv kaksi kolme kuusi kahde kolmen; 182 puoli; 91 neljännes; 365 vuo vuos
      30 kuukau kuu; 7 viik
      """,
    lengthAndPlan: "tilaus, kortti, passi, jäsenyys, lippu, kerho",
    plans: "tilaus, paketti, klubi, kerho, jäsenyys, valmentaja, premium, sopimus, tilausjakso",
    during: "yhdeksi, koko",
    duringAfter: "ajan, ajaksi, vuodeksi, kuukaudeksi, viikoksi",
    ones: "yksi, yhden, koko, vuode, kuukaude, viiko, vuoden ajan, kuukauden ajan, yhdeksi",
    wholes: "kokonainen, kokonaisen, koko",
    firstLengths: "30 ensimmäinen kuukausi, 30 ensimmäisen kuukauden, 7 ensimmäinen viikko, 365 ensimmäinen vuosi",
    once: "kerran",
    contents: """
      suunnitelma, ohjelma, kurssi, ruokalista, kalenteri, päiväkirja, ennuste, horoskoop
      historia, varmuuskopi, arkisto, tallen, haaste, takuu, tavoite
      """,
    billing: "kuukausittain, vuosittain, viikoittain",
    nothing: "mitään, yhtään",
    alternatives: "_tai_, _eikä_",
    contrasts: "_mutta_, _vaan_",
    used: "käytety, käytetty",
    additions: "_ja_, _sekä_, _plus_",
    breaks: "_joka_, _jotka_, _jos_, _kun_, _mukana_",
    doneWithout: "mainok, vesileim, rajoit, odot, rekisteröi, tiliä, seurantaa",
    charges: "maksu, maksua, maksuja, kulu, kuluja, tilaus, tilausta, laskut, veloit",
    without: "ilman",
    others: "mikään muu, mikään toinen",
    ownOffers: "tästä paketista, tästä ostoksesta, tästä tuotteesta, tästä tilauksesta",
    bestDeals: "paras vastine",
    vouchers: "kuponki, kupongi, alennuskort, lahjakort, alennuslaskuri, hintavahti",
    firstParts: """
      ensimmäinen luku, ensimmäinen oppitunti, ensimmäinen taso, ensimmäinen jakso, ensimmäinen osa, luku 1_
      """,
    ownShops: "pelin kau",
    scores: "piste",
    doubling: "tupla, kaksinkertai, kaksi kertaa",
    exchanging: "vaihda, vaihto",
    packs: "paketti, pussi, arkku, säkki, saldo, summa, kasa, laukku",
    gains: "^sisält, ^osta, ^lisää, ^hanki, ^hae, saat_, tilillesi, saldoosi",
    collecting: "luettelo, keräilij, numism, värityskirja",
    each: "kpl, kappale",
    costs: "maksaa, maksavat, hinta",
    perUnit: """
      1 päivässä per_päivä /päivä /pv joka_päivä päivältä
      7 viikossa per_viikko /viikko /vk
      30 kuukaudessa per_kuukausi /kuukausi /kk kuussa
      365 vuodessa per_vuosi /vuosi
      0 per kappale kpl kappaleelta /kpl
      0 jokaista
      """,
    nearly: """
      vain, noin, n., ainoastaan, lähes, melkein, <alle
      """,
    comparisons: "kuin paketissa, kuin pakkauksessa, kuin paketin, verrattuna",
    bonuses: "bonus, lisä, ilmais, kaupan päälle, ilmaiseksi",
    bonusesBefore: "bonus, lisäksi",
    atLeast: "yli, enemmän kuin, vähintään, ainakin",
    andMore: "tai enemmän, ja vähän päälle, ja enemmän, ainakin",
    paying: "maks, osta, ostaa, halv, alenn, edulli, tilaa",
    beforeAccount: "numeroon_, numerossa_, numero_",
    functionWords: """
      tai, sekä, kaikki, kaikkia, kaikkien, ilman, kanssa, joka, jokaisen, sinun, että, myös, vain
      uusi, uusia, enemmän, voit, ovat, mutta, niin, jos, kuin, tämä, nämä, omia, omat, pelin
      lisää, kuukauden, avaa, ennen, jälkeen, *ja, *on, *se, *ne, *ei, *kun, *saat
      *et, *alle
      """,
    words: #"""
      [free] ilmainen, ilmaiseksi, ilmaiset, ilmaista, ilmaisia, ilmaisen, ilmaisten, maksutta
        !{pysyy,pysyvät,pysyä,pitää,pitämään,säilyy} … {ilmaisena,ilmaisina,maksuttomana}
        !{ilmaisena,ilmaisina,maksuttomana}, !{sovellus,peli} on ilmainen, !ilmainen {versio,sovellus,päivitys}
        !ilmaiset päivitykset, !ilmaisversio*, maksuton, maksutonta, maksuttomat, veloituksetta, gratis
        !{ilmainen,ilmaiset} pysäköinti*, !ilmainen wifi, !ilmaiset museot, !maksuton pysäköinti*, !ilmaisjakelu*
        maksuttom*, maksuton*, kuluitta, ilman maksua, ilman kuluja, ei maksa mitään, kaupan päälle, veloituksettom*
        ilman hintaa, ilmaisella, ilmaiskierro*, !ilmaista mielipit*, !ilmaista itse*, !ilmaisveto*, ilmaisilla
        ilmaisina, ilmaisesti saatav*, ilmaispeli, ilmaisnäyt*, et maksa mitään, et maksa tästä, ei maksa sinulle
        ilman maksamista, nollalla eurolla, nolla euroa, maksamatta mitään
        !{sovellus,peli} {pysyy,on edelleen,säilyy} {ilmaisena,ilmainen,maksuttomana}
        {viikkoa,kuukausi,kuukauden,päivää} … {tarjoamme me,me tarjoamme,meidän piikkiin}
      [externalPayment] luottokortti, luottokortilla, luottokortit, pankkikortilla, pankkisiirto, pankkisiirrolla
        tilisiirto, tilisiirrolla, mobilepay, siirto-maksu, lahjakortti, lahjakortit, lahjakortilla, alennuskoodi
        alennuskoodit, kampanjakoodi, aktivointikoodi, postiennakko*, käteisellä, verkkosivuillamme, verkkosivustollamme
        verkkokauppamme, verkkokaupassamme, nettisivuillamme, halvempi verkossa, halvempaa verkossa
        halvemmalla {verkosta,netistä,verkkosiv*}, sovelluksen ulkopuolella, virallinen verkkosivu*
        virallisilla verkkosivuilla, muu maksutapa, muut maksutavat, maksa bitcoin*, klarna, !lahjakortin suunnittelu*
        suoraan meiltä, tilaa viestillä, viestillä ostamaan, laita viesti*, lähetä viesti … {osta*,tilata*}
        ota yhteyttä … ostaa, luottokortillasi, luottokorttimaksu*, luottokorttia, luottokorttisi, luottokorteilla
        pankkikortti, pankkikortillasi, maksukortilla, maksukortti, debit-kortilla, tilisiirrot, tilisiirtoja
        tilisiirtona, pankkisiirrot, pankkisiirtoja, pankkisiirtona, verkkopankki*, paypalilla, paypalin kautta
        paypaliin, bitcoineilla, bitcoinilla, maksa … bitcoin*, maksa … krypto*, kryptomaksu*, bitcoin-maksu*
        käteismaksu*, käteisenä, maksa käteis*, maksu käteis*, alennuskoodilla, alennuskoodin, kampanjakoodilla
        kampanjakoodin, kuponkikoodi*, tarjouskoodi*, lahjakoodi*, lunastuskoodi*, lunasta koodi*, aktivointikoodin
        aktivointikoodisi, aktivointiavain*, lisenssiavain*, tuoteavain*, arvosetel*, lasku sähköpostiin, postiennak*
        tekstiviestimaksu*, puhelinlaskulla, puhelinlaskuun, nettisivuiltamme, nettisivumme, nettisivustollamme
        verkkosivuiltamme, verkkosivumme, verkkosivustomme, verkkosivustoltamme, kotisivuillamme, kotisivuiltamme
        verkkokaupastamme, nettikaupassamme, nettikaupastamme, {halvemmalla,halvempaa,edullisemmin} … sivu*
        halvemmalla {netissä,selaimessa}, edullisemmin {netistä,verkosta}, sovelluksen ulkopuolelta
        app storen ulkopuolel*, muilla maksutavoilla, mobilepaylla, mobilepayn*, !pidä kirjaa luottokort*
        !sovelluksen ulkopuolella oleva*, !luottokorttien hallinta*, !laskulla koululainen, laskutus, lunasta lahja*
        tilaa meiltä, tilaa suoraan, tilillemme, omasta verkkokaupasta, selaimessa halvem*
        {maksa,maksaa,maksu} laskulla, laskulla {maksa*,maksu,tai}, {osta,ostaa,tilaa} laskulla
      [otherPlatform] androidille, androidilla, android-puhelin*, android-versio*, steamissa, steam-versio*, play-kaup*
        samsung-puhelin*, samsungin puhelin*, androidissa, androidista, android-laite*, android-laitteilla
        google {playsta,playssa,playhin}, playstationilla, playstationille, playstationissa, xboxilla, xboxille
        nintendolla, switchillä, steamista, windowsilla pelattava, huawei-puhelim*, xiaomi-puhelim*, samsung-puhelim*
        androidiin, !androidien, androidin kanssa, androidilta, androidiin, androidilta, >switchille, >windowsilla
        >windowsille, >windowsissa, >switchissä, windows-versio*
      [placeholder] [kuvaus], [otsikko], {teksti,kuvaus,otsikko} tähän, kuvaus tulossa, kuvaus myöhemmin, =kuvaus
        =otsikko, =kirjoita kuvaus, esimerkkiteksti, täyteteksti, paikkamerkki*, ei kuvausta, kuvaus puuttuu
        määritellään myöhemmin, =tuotteen nimi, =tuotekuvaus, {otsikkosi,kuvauksesi,tekstisi} tähän
        tähän {kuvaus,teksti,otsikko,tulee}, kuvaus tulee, kuvaus lisätään, teksti tulossa, {teksti,nimi} tulee tähän
        tämä on {kuvaus,otsikko,tuotekuvaus}, =nimetön, =ei otsikkoa, =ilman otsikkoa, =otsikoton, nimetön tuote
        =tuotteen kuvaus, =tuotenimi, =lisää kuvaus, =syötä kuvaus, ={syötä,kirjoita} {teksti,otsikko}, =anna nimi
        esimerkkikuvaus*, esimerkkiotsikko*, esimerkkituote*, mallitekst*, paikanvaraaja*, määritetään myöhemmin
        määritellään vielä, ei vielä määritelty, ei vielä päätetty, {päätetään,täydennetään,täytetään} myöhemmin
        kuvausta ei ole, ei otsikkoa, !nimetön sankari, otsikko puuttuu, kirjoita kuvaus, =ei nimeä, =ei kuvausta
        otsikko tulossa, nimi tulossa, täytä kuvaus, !kirjoita kuvaus ongelm*, =nimi puuttuu, =käännettävä
        =käännös puuttuu, =kääntämättä
      [test] testiversio*, testituote*, testiosto*, betaversio*, beetaversio*, alfaversio*, demoversio*
        sisäiseen käyttöön, älä osta, koeversio*, =testi, testitarkoituk*, testausta varten, testaukseen, testikäyttöön
        testauskäyttöön, on testi, testitila*, testitili*, testiympäristö*, testipaket*, kokeiluversio*, beeta-versio*
        beta-versio*, demo-versio*, demotuote*, pelin demo, kehitysversio*, kehittäjäversio*, älkää ostako, ei myytävänä
        ei myyntiin, sisäinen käyttö, =testaus, =demo, =beta, =beeta, =kokeilu, !ilmainen kokeilu*, !on testi sille
        !testaukseen osallistu*, !testausta varten … ikkuna
      [futurePromise] tulossa pian, tulee pian, pian saatavilla, lisää tulossa, lisää luvassa, pian lisää
        seuraavassa päivityksessä, tulevissa päivityksissä, tulevassa päivityksessä, seuraavassa versiossa
        tulevissa versioissa, julkaistaan pian, lisätään myöhemmin, vielä kehitteillä, myöhemmin tänä vuonna, tulossa:
        =tulossa, =tulossa pian, =pian, lisätään pian, lähiaikoina, lisää pian, pian tulossa, tulee myöhemmin
        tulevat pian, tulevat myöhemmin, {uudet,uusi,tasoja,kenttiä,hahmoja} tulossa, luku … tulossa
        julkaistaan myöhemmin, saatavilla pian, saatavana pian, pian saatavana, myöhemmin tämän vuoden
        vielä tänä vuonna, kehitteillä, vielä kehityksessä, kehityksen alla, työn alla, valmisteilla
        {seuraavan,tulevan} päivityksen, tulevien päivitysten myötä, tulevassa versiossa, seuraavaan päivitykseen
        pysy kuulolla, !{sisältää kaikki,sisältää,kaikki} tulevat päivitykset, !tulevat päivitykset sisält*
        !suljetaan lähiaikoina, on tulossa, uusia … tulossa, lisää … tulossa, teemme lisää, teemme uusia, työstämme
        myöhemmässä päivityksessä, {myöhemmissä,seuraavissa} päivityksissä, tulevaan päivitykseen, lisää myöhemmin
        rakennetaan vielä, ei vielä valmis, ensi vuonna saatav*
        !{päivitys,talvi,kesä,vihollinen,myrsky,joulu} on tulossa, !tulossa olevat, !{muutos,yö} on tulossa
        !tai … työn alla, !viemäriverkoston\, työn alla
        lisää {tasoja,kenttiä,karttoja,maailmoja,lukuja,hahmoja,sisältöä,tarinoita} {pian,myöhemmin,luvassa,tulossa,tulee}
        {uusia,uudet} {tasoja,kenttiä,karttoja,maailmoja,lukuja} {pian,myöhemmin,luvassa,tulossa}, =tulossa
        =tulossa pian, (tulossa)
        {loput,jatko-osa,toinen osa} {tulevat,tulee,ilmestyvät,ilmestyy,julkaistaan}
        !pian {on,tulee} {joulu,kevät,kesä,talvi,pääsiäinen}
        {syksyllä,keväällä,kesällä,talvella} {tulee,ilmestyy} … lisää
      [expiringCredits] vanhenee, vanhenevat, vanhentuu, vanhentuvat, voimassa … {asti,saakka}, voimassaoloaika
        viimeinen käyttöpäivä, umpeutuu, umpeutuvat, raukeaa, raukeavat, käytettävä ennen, käytä ennen, nollataan
        nollautuu, nollautuvat, menettää voimassa*, !ei vanhene*, !eivät vanhene*, !{ei,eivät} koskaan vanhene
        !ei umpeudu, !tarjous umpeutuu, !eivät nollaudu, !ei nollaudu, menetetään, menetät ne, menetät käyttämä*
        katoavat, häviävät, voimassa, käytä ne ennen, käytettävä viimeistään, käytä … mennessä, viimeinen voimassaolo*
        poistuvat, poistetaan … kuluttua, voimassaolo päättyy, vanhentuneet kolikot, mitätöityvät, mitätöidään, erääntyy
        erääntyvät, ovat käytettävissä … asti, !voimassa {toistaiseksi,ikuisesti,aina}, !eivät katoa, !ei katoa
        !eivät häviä, !aina voimassa, !eivät menetä, käyttämättömät … {poistetaan,poistuvat,nollataan}
        kolikot poistetaan, poistetaan kauden lopussa, käytä ne viimeistään, !ovat aina voimassa
        !ovat voimassa {aina,ikuisesti,toistaiseksi}
      [cashOut] nosta rahaa, nostaa rahaa, rahan nosto, rahannosto, käteisnosto, {vaihda,vaihtaa,vaihdettavissa} rahaksi
        vaihda … rahaksi, vaihtaa … rahaksi, lunasta … rahana, oikeaa rahaa, oikeaksi rahaksi, rahapalkin*
        käteispalkin*, pankkitilille*, vaihda … lahjakorttei*, !{ei,ilman} oikeaa rahaa, !ei voi vaihtaa rahaksi
        !oikealla rahalla ei, nosta voitto*, nostaa voitto*, nosta rahat, nosta rahasi, voittojen nosto*, nosto tilille
        muuta … käteiseksi, muuta … rahaksi, muuttaa … rahaksi, muuttaa … käteiseksi
        vaihda … {käteiseen,käteiseksi,oikeaan rahaan,oikeaksi}, muunna … rahaksi, muunna … käteiseksi
        lunasta … käteisenä, lunasta … rahaksi, käteiseksi, käteisrahaksi
        myy … {oikeasta rahasta,oikealla rahalla,rahasta}, oikeasta rahasta, oikeaan rahaan, oikeaa käteistä
        aitoa rahaa, aidoksi rahaksi, rahavoitto*, käteisvoitto*, voita rahaa, maksetaan tilillesi, tilillesi maksetaan
        ulosmaks*, kotiuta voit*, !ei {voi vaihtaa,vaihdeta rahaksi,makseta,rahapalkinto*}
        !{eivät,ei} ole vaihdettavissa, !kolikoita ei voi, !ei käteispalkin*, voittosi maksettuna, voitot maksetaan
        {vaihda,muuta,muunna} … euroiksi, lunasta … euroina, euroiksi, käteiseen, rahaa tilillesi, rahat tilillesi
        !muunna kruunut euroiksi, !muuntaa … euroiksi, !valuutat euroiksi
        {kivijalkamyymälöissämme,kivijalkaliikkeissämme,kahvilassamme,myymälässämme,myymälöissämme,kahviloissamme,kaupoissamme,ravintoloissamme,liikkeissämme,toimipisteissämme}
        {lunasta,käytä,maksa,vaihda} … {kassalla,tiskillä}, {kivijalkamyymälä*,kivijalkakaup*}
        {vaihtaa,vaihda,vaihdettavissa,vaihdetaan} rahaksi, {vaihda*,muuta*,myy*} … {euroiksi,euroihin}, oikeita euroja
      [negation] ei, eivät, ilman, koskaan, älä, eikä, emme, et, en, mitään, vailla, ettei, tilaukseton*
        kuukausimaksuton*, vuosimaksuton*, !ei {vain,ainoastaan,pelkästään}, !älä {missaa,odota}, !ei koskaan ennen
        unohda, unohtakaa, hyvästi, hyvästit, !älä unohda, !älkää unohtako
      [impossibility] ei {ole mahdollista,ole sallittu,ole saatavilla,ole tuettu,voi vaihtaa,voi lunastaa,voi nostaa}
        ei {voi muuttaa,voi käyttää,onnistu,tarjota,hyväksytä,tueta}, eivät {käy,kelpaa}
        on {mahdotonta,kielletty}
        ei {ole mukana,kuulu,sisälly,tarvita,vaadita}, eivät {kuulu,sisälly}
      [recordKeeping] menot, menoja, kulut, budjet*, kirjanpito*, kuitit, velat, salasanat
        salasanoja, kassakirja, tiliote, tiliotteet, pidä kirjaa, pitää kirjaa, laskuista, laskusi
        laskuistasi, kirjaa menoista, luottokorteista, tapahtumat, tilitapahtum*, veroilmoitu*
        tulot, taloudenpito*, talousseuran*, salasanojen hallinta*, kuitti, kotitalouden
      [trial] kokeilu, kokeilua, kokeilun, kokeilujakso*, kokeiluaika*, kokeiluversio*, koeaika*, koekäyttö*
      [quiz] kysymys, kysymykset, kysymystä, koe, kokeet, kokeeseen, vastaukset, harjoitus, harjoitukset, ajokort*
        tentti*, ylioppilas*, visa, tietovisa*, koekysymy*, ajokoe*, persoonallisuustest*, kielitest*, kokeisiin
        harjoituskoe*, harjoituskokeet, kysymyksiä, kokeilu laboratorio, teoriako*
      [donation] lahjoita, lahjoitus, lahjoitukset, lahjoituksia, hyväntekeväisyy*, joukkorahoitus, !lahjoita verta
        !verenluovutus*, !lahjoita joukkoja, !klaanilahjoitus*, lahjoituksesi, lahjoituksella, lahjoituksen
        lahjoituksilla, lahjoittaa, lahjoitamme, keräys, keräykseen, hyvään tarkoitukseen, tukesi auttaa
        !verenluovutuk*, !tiedonkeräys*, !lahjoita kortteja, !kiltalahjoitu*, !lahjoita klaanil*, tukesi pitää
        tue meitä, tue kehittäj*, hyvä tarkoitus, osa tuotosta, tuotto menee, tuotosta menee, tuotto käytetään
        juomaraha*, vapaaehtoinen maksu, !tue meitä taistelu*
        {puolet,osa} menee {eläinsuojelulle,löytöeläinkodille,punaiselle ristille,eläinkodille}
      [physicalGoods] ilmainen toimitus, ilmaisella toimituksella, maksuton toimitus, toimituskulut, toimitus kotiin
        kotiinkuljetus*, toimitetaan {kotiin,postitse}, toimitusosoite*, toimitus sisältyy, sisältää toimituksen
        postikulut, postimaksutta, kotiovelle, kotiin toimitettuna, kotiintoimitu*, toimitetaan kotiisi, toimitus ovelle
        lähetetään postissa, postitse, postissa kotiin, postitetaan, postitamme, kuriirilla, maksuttomalla toimituksella
        ilmainen kuljetus, ilmaisella kuljetuksella, kotiinkuljetuksella, kuljetus sisältyy, painettu kirja
        painettu versio, fyysinen kappale, !postitse saapunut, !kirjoita postitse, !postitetaan blogi*
        ilman toimituskuluja, {lähetämme,lähetetään} … {kotiin,sinulle}, toimitetaan … sinulle
        toimitamme … {kotiin,sinulle}, tulee postissa, postilaatikkoosi, postiluukusta, ilmainen lähetys
        sisältää kuljetuksen, !{lähetetään viesti,lähetämme viestin,lähetetään ilmoitus,lähetämme muistutuksen} sinulle
      [paidOnce] kertamaksu, kertamaksulla, kertaosto, maksa kerran, osta kerran
        elinikäinen {jäsenyys,käyttöoikeus,tilaus}, ikuinen jäsenyys, ikuinen käyttöoikeus
        kertakorvau*, {maksa vain,maksat vain,maksat,maksetaan vain,ostetaan} kerran, elinikäi*
        loppuelämäksi, ikuinen premium, yksi maksu, !elinikäinen oppiminen, !elinikäistä oppimista
        !elinikäisiä ystäviä, !elinikäinen ystävyys, yhdellä maksulla
      [saving] säästä, säästät, säästö, alennus, alennusta, halvempi, halvemmalla
        !säästä {akkua,virtaa,aikaa,energiaa}, alennuksella, alennuksen, alennuksessa, edullisempi
        edullisemmin, halvempaa, säästöä, säästösi, vähemmän kuin, hinnanalennu*, !säästä tilaa
      [comparedPrice] kuukausittaiseen verrattuna, verrattuna kuukausi*, kuukausitilaukseen
        normaalihin*, erikseen ostettuna, kuukausihintaan verrattuna, verrattuna kuukauteen
        kuukausihin*, kuukausimaksuun, kuin kuukausi*, ovh, normaali hin*, normaalista hinnasta
        erikseen, yksittäin, erikseen ostettuina, yksittäin ostettuna, listahin*
      [durationWord] kuukausittain*, vuosittain*, viikoittain*, kuukaudessa, vuodessa, viikossa, joka kuukausi
        joka vuosi, yksi kuukausi, yhden kuukauden, kuukauden ajan, yksi vuosi, yhden vuoden, vuoden ajan, yksi viikko
        kokonaisen vuoden, kuukausitilaus*, vuositilaus*, viikkotilaus*, kuukausikortti*, vuosikortti*, kuukausipassi*
        puolivuot*, !viikkohaaste*, !päivittäi* haaste, kuukausikortin, viikkokortti*, viikkopassi*, päiväpassi*
        päiväkortti*, vuosipassi*, vuosijäsenyys*, kuukausijäsenyys*, kausikortti*, kausipassi*, puolivuosittai*
        puoleksi vuodeksi, puoli vuotta, kahden viikon, {kolmen,kuuden,kahden} kuukauden, kahdeksi viikoksi
        {kolmeksi,kuudeksi,kahdeksi} kuukaudeksi, kuukaudeksi, vuodeksi, viikoksi, yhdeksi vuodeksi, yhdeksi kuukaudeksi
        koko {vuoden,kuukauden,viikon}, viikon ajan, kuussa, neljännesvuosit*
        {seitsemän,neljäntoista,kolmenkymmenen} päivän, joka viikko, yhden viikon, vuosittai*, kuukausittai*
        viikoittai*, kuukausimaksu*, vuosimaksu*, viikkomaksu*, !viikoittaiset haastee*, !viikoittainen haaste*
        !kuukausittainen {haaste*,rapor*}, !viikoittainen rapor*, !viikossa saa, !kertaa viikossa, !päivää viikossa
        !kertaa {vuodessa,kuussa,kuukaudessa}, !viikon ajan tapaht*, !{ensi,viime,tässä} kuussa
        !kahdesti {kuussa,vuodessa,viikossa}, !kerran {kuussa,viikossa,vuodessa,kuukaudessa}, !kolmesti vuodessa
        !{kuukausittainen,vuosittainen,viikoittainen} keskiarvo, !näytä yksi {kuukausi,viikko}
        !kerrytetään {kuukausittain,vuosittain,viikoittain}, !kuukausinäkymää viikoittain, !viikoittaiset esijulkaisut
        !valitse yksi kuukausi
        vuosikerho, kuukausikerho, viikkokerho
        {veloitetaan,maksu,laskutus,laskutetaan} … kerran {vuodessa,kuussa,kuukaudessa}
        puolen vuoden {pääsy,käyttö,jäsenyys,käyttöoikeus}
      [unlock] {poista,poistaa,poista kaikki,poistaa kaikki} mainokset, mainosten poisto*, mainokset pois
        pois mainokset, mainoksett*, mainosvapa*, {ilman,ei,ei enää} mainoksia, piilota mainokset, piilottaa mainokset
        eroon mainoksista, avaa kaikki, avaa kaiken, avaat kaikki
        avaa {uusia tasoja,uudet,lisää,kenttiä,pelin,koko,täyden,premium*}, vapauta kaikki, vapauttaa kaikki
        poista lukitus, poistaa lukituksen, lukituksen poisto, kaikki {tasot,hahmot,luvut,ominaisuudet,toiminnot}
        täysversio*, täysi versio, täyden version, pro-versio*, proversio*, premium-versio*, premiumversio*
        koko {peli,pelin,sovellus}, täysi pääsy, täyden pääsyn, rajaton pääsy, rajoittamaton pääsy
        {täysi,rajaton} käyttöoikeus, pääsy kaikki*, ilman vesileimaa, {poista,poistaa} vesileima*, ei vesileimaa
        {ilman,ei} rajoituksia, päivitä premium*, !avaa kaikki {välilehdet,kansiot,viestit,tiedostot,linkit}
        !avaa lisää välilehtiä, !avaa kaikki {valitut,uuteen*,kuvat}, avaa {jokainen,jokaisen,joka}, sisältö avattuna
        kaikki avattu, kaikki avattuna, avaa … {hahmot,tasot,kentät,luvut,ominaisuudet}, !avaa joka {kerta,päivä}
        kaikki sisältö {avattu*,avoinna}, sovelluksen koko sisältö
        !{käsittämään,näytetäänkö,näytä,yhdistä} kaikki tasot, !avaa jokainen {kansio*,valit*}, !avaa kaikki ryhmät
        !koko pelin tarkkail*, !ei rajoituksia vero*, !avaa jokainen {kohde,tiedosto*}
        !{avaa,palauta kaikki,säädä kaikki} tasot, !0 = ei rajoituksia
        mainokset {katoavat,poistuvat,häviävät} {lopullisesti,pysyvästi,kokonaan}
      [currencyNoun] kolikko, kolikon, kolikot, kolikkoa, kolikoita, kolikoiden, kolikkosi, kolikoitasi, kultakolikko
        kultakolikot, kultakolikkoa, kultakolikoita, hopeakolikko*, kulta, kultaa, kultasi, kultaharkko*, hopeaa
        jalokivi, jalokiven, jalokivet, jalokiveä, jalokiviä, jalokivesi, jalokivien, timantti, timantit, timanttia
        timantteja, timanttisi, kristalli, kristallit, kristallia, kristalleja, rubiini, rubiinit, rubiinia, rubiineja
        smaragdi*, safiiri*, helmi, helmet, helmeä, helmiä, piste, pisteet, pistettä, pisteitä, krediitti*, krediittiä
        poletti, poletit, polettia, poletteja, pelimerkki*, pelimerkkejä, pelirahaa, rahaa, !luottokortti*, !kultaista
        !kultamitali*
      [membership] vip, jäsenyys, jäsenyyden, jäsenyydet, jäsenyyttä, premium-jäsen*, premiumjäsen*, klubijäsen*
        kerhojäsen*, premium-tili, jäsenkortti*, !vip-huone*, !vip-aitio*, !vip-pöytä*, !vip-lounge*, !jäsenyyshakemu*
      [access] jäsenyy*, jäsenkortti*, *passi, *kortti, *kortin, *tilaus, *tilauksen, tilaus*, pääsy, pääsyn
        käyttöoikeu*, premium*, vip, pro, rajaton, rajattomasti, rajattoman, lisenssi*, kokeilu, kokeilun, kokeilujakso*
        kokeilukuukau*, kokeiluviikko*, kokeile, mainoksett*, mainosvapa*, ilman mainoksia, !luottokortti, !postikortti
        !pelikortti, !vuorenpassi, !kompassi, !muistikortti, !verkkokortti, !käyntikortti, !ei pääsyä
        !näytönohjainkortti, !äänikortti, !joulukortti
      [lifetime] elinikäi*, eliniäksi, loppuelämä*, loppuiä*, ikuise*, ikuinen, pysyvästi avattu, pysyvä käyttöoikeus
        pysyvä pääsy, kertaosto*, kertamaksu*, {ei,eivät} vanhene koskaan, aina sinun, sinun ikuisesti, ilman aikarajaa
        rajattoman ajan, koko elämäksi, !ikuinen roska, !ikuinen silmukka, !ikuisesti nuori, !elinikäistä oppimista
        !elinikäinen oppiminen, !ikuinen {talvi,yö,matka}, !ikuisesti silmukas*, !ikuinen uni, !ikuise silmukka
        !elinikäisiä ystäviä, !ikuinen tuli, !satunnaisesti ikuisesti, !{toista,poista} … ikuisesti
      [subscriptionWord] tilaukset, tilausta, *tilaus, *tilauksen, tilausjakso*, tilaaja*
        uusiutuu automaattisesti, automaattinen uusiminen, {uusitaan,jatkuu} automaattisesti
        {peruuta,peru} milloin tahansa, voit perua milloin, irtisano milloin tahansa
      [promotionalClaim] edullisin, edullisimm*, halvin, halvimm*, alin hinta, alimpaan hintaan, paras hinta
        parhaaseen hintaan, parhaat hinnat, paras tarjous, parhaat tarjoukset, paras vastine, vastinetta rahalle
        rahoille vastinetta, erikoistarjou*, erikoishin*, huipputarjou*, supertarjou*, superhin*, tarjoushin*
        tarjouksessa, päivän tarjous, rajoitetun ajan, rajoitettu {tarjous,aika}, vain lyhyen ajan, vain hetken aikaa
        tilapäinen tarjous, vain tänään, ainoastaan tänään, tänään vain, puoleen hintaan, puoli hintaa, puolet hinnasta
        alennushin*, alennusmyyn*, alessa, alennettu hinta, alennettuun hintaan, suosituin, suosituimm*, myydyin
        myydyimm*, bestseller*, myyntimenesty*, älä missaa, älä menetä, älä jää paitsi
        viimeinen {mahdollisuus,mahdollisuutesi,tilaisuus}, toimi nopeasti, kiirehdi, pidä kiirettä, hyödynnä tarjous
        tartu tarjoukseen, paras {sovellus,peli,paketti}, parhaan paketin, lyömätön hinta, lyömättömään hintaan
        voittamaton hinta, rahat takaisin, ykkössovellus, black friday, !paras {ystävä*,aika*,tulos*,pistemäär*}
        !parhaat ystävät, !suosituimmat nimet, !älä menetä tallen*, !halvin reitti, !viimeinen mahdollisuus perua
        alehin*, tarjous {voimassa,on voimassa,päättyy}, niin kauan kuin {tarjous,tavaraa}, vain tällä viikolla
        vain viikonloppuna, nyt tai ei koskaan, markkinoiden {paras,halvin*,edullisin*}, missään halvemmalla
        pelaajien suosikki, ostetuin, huippuhin*, väliaikainen tarjous, hetken tarjous, !kiirehdi kotiin, !kiirehdi pois
        viimeinen päivä ostaa, =suosituin, (suosituin), suosituin {paketti,valinta}, suosituin!, !sale, !sale!, !(sale)
        !{näyttää,etsii,löytää,vertaa,löydä,etsi} … {halvin,halvimm*,edullisin,edullisimm*}
        !{halvin,halvimman,edullisin,edullisimman} {bensa*,huoltoasema*,asema*,lento*,polttoaine*,sähkö*}
      [appleTrademark] !iphonelle, !ipadille, !iphonella, !ipadilla, !apple watchille
        {applen,applella,applelle,applessa,applelta,appleen,applea}
      [appleCriticism] {hidas,hidasta,hitaan,hitaalle} iphone*, vanha iphone, vanhan iphonen, vanhaa iphone*
        {hidas,hidasta,hitaan} ipad*, jähmeä iphone*, applen {maksu*,provisio*,palkkio*,komissio*,vero*}, apple-vero
        applen {siivu,takia,vuoksi}, ios:n virhe*, ios-virhe*, ios:n bug*, ios-bug*, virheet ios*, virheitä ios*
        applen virhe*, parempi kuin {apple,ios}, apple kieltää, apple ei salli, app storen {maksu*,palkkio*}
      [systemFeature] push-ilmoitu*, pushilmoitu*, push-viest*, ilmoitukset käyttöön
        {gyroskoopin,ruutuajan} käyttöoikeu*, pääsy {gyroskooppiin,ruutuaikaan}, salli ilmoitukset, arvioi meidät
        {arvioi,arvioi tämä,arvostele} sovellus, arvostele meidät, anna {meille viisi,meille 5,viisi,5} tähteä
        viisi tähteä app, viiden tähden {arvostelu*,arvio*}, 5 tähden arvostelu*, kirjoita arvostelu, jätä arvostelu
        jätä arvio, kirjoita arvio, tee arvostelu, anna arvostelu, anna arvio, icloud-tallen*, icloud-tila*
        icloudin tallen*, icloud-säily*, tallennustilaa icloud*, tilaa icloud*, {kameran,mikrofonin} käyttöoikeu*
        pääsy kameraan, pääsy mikrofoniin, sijainnin käyttöoikeu*, !kirjoita arvostelu kirjasta
        {arvioi,arvostele} … tähdellä, anna … tähteä app storessa, {arvostelu,arvio} app store*, kytke ilmoitukset
        ilmoitukset päälle
      [randomItem] yllätyslaatik*, yllätysmun*, yllätyspaket*, yllätysarkk*, yllätyspuss*, yllätyslahja*, yllätyskassi*
        mysteerilaatik*, mysteeripaket*, mysteeriarkk*, mysteerimun*, mystinen laatikko, loottilaatik*, loottiboks*
        lootboks*, loot box*, lootbox*, saalislaatik*, saalisarkk*, onnenpyör*, onnenpuss*, arpa, arvat, arpoja
        arpalip*, arpajai*, arvonta, arvontaan, arvonnan, arvontalip*, raaputusar*, lotto, lottoarv*, tombola*
        pyöräytä pyörää, pyöritä pyörää, satunnaisen sankarin, satunnainen sankari, satunnaisia sankar*
        satunnaisen hahmon, satunnainen hahmo, satunnaisen esineen, satunnainen esine, satunnaisia esineitä
        satunnainen palkinto, satunnaisen palkinnon, satunnaisia palkintoja, satunnaisen asun, satunnainen asu
        satunnaisen kortin, satunnaisia kortteja, satunnainen kortti, sisältää satunnai*, saat satunnai*
        et koskaan tiedä, koskaan ei tiedä, mitä sisältä löytyy, {mahdollisuus,mahdollisuuden,voit} voittaa
        mahdollisuus saada, voittomahdollisuu*, voitonmahdollisuu*, saatat voittaa, korttipakkau*, boosteripakkau*
        kutsulip*, pelikone, !viimeinen mahdollisuus saada, !voit voittaa {pelin,vastustaj*,vain}, !arpa on heitetty
        !voit voittaa kilpailun, yllätys jokaisessa, jokaisessa … yllätys, joka laatikossa yllätys
        {antaa,saat} … satunnais*, voita satunnais*, satunnainen ase, satunnaisen aseen, onnenlaatik*, kuka tietää mitä
        mysteeripuss*, salainen laatikko
        {kuoriutuu,sisältää} … satunnai*
      [statedOdds] todennäköisyy*, voittomahdollisuudet, pudotusprosent*
      [ownDays] kuukausinäkymä*, viikkonäkymä*, kalenterinäkymä*, salasana* … vanhen*, putki, putken, putkesi, putkea
        päiväputki*, sarja, sarjasi, streak*, kirjautumisputki*, joulukalenter*, adventtikalenter*, peräkkäi*
        kypsytet*, kypsyny*, kypsytys*, {juusto,kinkku,viini,viski} … {kuukautta,vuotta}, päivän vaellus*
      [gameController] ohjain, ohjaimen, ohjaimesi, ohjaimella, peliohjai*
      [contact] soita, puhelin, puhelinnumero, puh, asiakaspalvelu, tekstaa meille, kännykkä
        soita {meille numeroon,meille,numeroon}
      [defect] virhe, virheet, virheitä, virheen, bugi, bugit, bugeja, bugien, kaatumi*, kaatuilu*
        hidas, hidasta, hitaan, hidastelu*, jumittu*, tökki*, tietoturva-aukko*, haavoittuvuu*, vika
        viat, vikoja, !virheet*n, !hidas siirtymä*
      [regulatedClaim] parantaa … {diabete*,syövän,syöpä*,masennu*,ahdistu*,saira*,kivu*,unettom*}, paranna diabete*
        paranna syöpä*, diabeteksen parant*, ihmeparannus*, ihmekuuri*, ihmelääke*, laihdu … viikossa, laihdu … kiloa
        laihduta … viikossa, pudota … kiloa, kiloa viikossa, taattu painonpudotus, painonpudotus ilman, laihdu ilman
        {aitoja,aitoa,oikeita,osta,1000,500,100} seuraaj*, osta tykkäy*, osta tilaajia, vedonlyön* … rahalla
        vedonlyöntiä, urheiluvedonlyön*, lyö vetoa oikealla, lyö vetoa rahasta, oikealla rahalla, pelaa rahasta
        uhkapeli* … raha*, rahapelejä, rahapelaa*, pokeria rahasta, taattu voitto, taatut voitot, taattu tuotto
        taatut tuotot, takuuvarma voitto, rikastu nopeasti, nopeasti rikkaaksi, {ansaitse,tienaa,osta} bitcoin*
        ansaitse krypto*, tienaa krypto*, aikuisten chat*, aikuischat*, chat aikuisille, seksichat*, seksi-chat*
        eroottinen chat*, eroottis*, alastonchat*, porno*, escort*, !{ei,ilman} oikealla rahalla
        parantaa … {päänsär*,migreeni*,flunssa*}, kiloa kuukaudessa, laihdu … kuukaudessa, kiloa kevyempi
        lisää seuraajia, uusia seuraajia, seuraajia nopeasti, voitto taattu, tuplaa rahasi, kasinopel* oikealla
        !lisää seuraajia voi
      [profanity] dml0dHU=, dml0dXQ=, dml0dW4=, dml0dSo=, dml0dHVtKg==, cGFza2E=, cGFza2Fh, cGFza2Fu, cGFza2F0, cGFza2Eq
        cGVya2VsZSo=, c2FhdGFuYW4=, aGVsdmV0aW4gaHl2w6Q=, aHVvcmE=, aHVvcmF0, aHVvcmFu, aHVvcmFwKg==, a3VzaXDDpMOkKg==
        bXVsa2t1, bXVsa3V0, bXVsa2Vybyo=, cGlsbHU=, cGlsbHVu, a3lycMOk, a3lydsOkbg==, a3lycGnDpA==, cnVua2thcmkq
        cnVua2F0YQ==, bnVzc2k=, bnVzc2lh, bnVzc2lp, cGVyc3JlaWsq, cGVyc2VlbnJlaWsq, bmVla2VyaSo=, aG9tcHBlbGkq, bHV0a2Eq
        IXBhc2thaG91c3Uq, IXZpdHVra2E=
      [otherMoney] leikkiraha*, setel*, paperiraha*, {mitä,paljonko} maksoi, säästötavoit*, ensimmäi* … säästö*
        jaa … osiin, jossa … maksaa, laske rahaa, rahojen laskem*, arvaa hinta, vaihtoraha*
      """#)
}
