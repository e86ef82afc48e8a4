extension Language {
  /// Slovenian.
  static let slovenian = Language(
    code: "sl",
    amounts: """
      money=EUR: eur, evrov, evra, evre, evro, evri
      subunit=EUR/100: centov, centa, cente, centi, cent
      minute: minuta, minut, minute, minuti, minuto
      hour: ura, ure, ur, uri, uro
      day: dan, dneva, dnevi, dni, dneh, dnevni, dnevna, dnevno, dnevnega, dnevne
      week: teden, tedna, tedni, tednov, tedne, tednih, tedenski, tedenska, tedensko
      month: mesec, meseca, meseci, mesecev, mesece, mesecih, mesečni, mesečna, mesečno
      year: leto, leti, leta, let, letni, letna, letno
      percent: odstotkov, odstotek, odstotka, odstotke, -odstotni, -odstotna, -odstotno
        -odstotnim, -odstotnega
      before ordinal: stopnja, raven, poglavje, del, dan
      before ordinal season: sezona
      ordinal: . stopnja, . poglavje, . del
      beside counted: kovancev, zlatnikov, draguljev, diamantov, dragulje, kristalov, žetonov
      counted: zlatih kovancev, srebrnih kovancev, kosov, točk
      magnitude=1000: tis.
      magnitude=1000000: mio.
      """,
    spelledNumbers: """
      1 en ena eno; 2 dva dve dveh dvema; 3 tri treh trem; 4 štiri štirih štirim; 5 pet petih petim; 6 šest šestih; 7 sedem
      8 osem; 9 devet; 10 deset desetih; 11 enajst; 12 dvanajst; 13 trinajst; 14 štirinajst
      15 petnajst; 16 šestnajst; 17 sedemnajst; 18 osemnajst; 19 devetnajst; 20 dvajset; 30 trideset
      40 štirideset; 50 petdeset; 60 šestdeset; 70 sedemdeset; 80 osemdeset; 90 devetdeset; 100 sto
      200 dvesto; 300 tristo; 400 štiristo; 500 petsto; 600 šeststo; 700 sedemsto; 800 osemsto
      900 devetsto; 1000* tisoč; 1000000* milijon milijona milijonov
      2noun ^kovanca ^zlatnika ^dragulja ^diamanta ^kristala ^rubina ^žetona ^ključa ^zvezdici ^vstopnici ^kartici ^srci
      2noun ^življenji zlata_kovanca srebrna_kovanca kovancema zlatnikoma draguljema diamantoma kristaloma rubinoma žetonoma
      """,
    paysFor: "za",
    buying: "za, samo",
    relativeTimes: """
      ^prikaži_, ^izberite_, ali več
      nazaj, prej, zadnjih, zadnje, naslednjih, prihodnjih, pred, čez, v prihodnosti, več kot
      manj kot, kasneje, pozneje, predhodnih, zdaj +
      """,
    balances: "saldo, vrednost",
    trial: "preizkus",
    trialName: "XX-dnevni preizkus",
    offering: "vključuje, ponuja, obdobje",
    days: "dan, dni, dnev",
    dayNumbers: "tri, pet, sedem, deset, štirinajst, trideset",
    restoring: "obnov, povrn",
    passwords: "|pin koda, |koda pin, geslo, Geslo, GESLO, gesla, geslom",
    toBe: "je_, se glasi_",
    noPassword: "ni, brez, glej, prazno",
    generic: """
      je ker ste kupili si kupil kupila da *kupujete *kupi *kupite *kupiti *nakup *nakupe *nakupu
      *izdelek *izdelka *izdelke *izdelki *predmet *predmete *artikel *naročnina *naročnino *opis
      *privoščite *privošči *nabavite *hvala *zahvaljujemo *uživajte *vračilo ta to te ti tega tisti
      v za na iz od si se aplikaciji aplikacije aplikacijo zdaj takoj tukaj vaš vaša vašo vaše naš
      naša našo naše nov nova novo novi odličen odlična odlično čudovit čudovita čudovito super
      krasen sijajen vip podporo podpora virtualni digitalni vam denarja ni mogoče prosimo
      """,
    lengths: "0 sezon dva tri šest; 182 pol; 91 četrt; 365 let; 30 mesec meseč; 7 ted",
    lengthAndPlan: "naročnina",
    plans: "paket, naročnina, klub, članstvo, trener, načrt",
    perWords: "za",
    during: "za, skozi",
    ones: "en, eno, celo, cel, za",
    wholes: "celo, cel, poln",
    firstLengths: "30 prvi mesec, 7 prvi teden, 365 prvo leto",
    once: "enkrat",
    contents: """
      načrt, program, tečaj, jedilnik, koledar, dnevnik, napoved, horoskop, zgodovin, varnostn
      arhiv, shran, izziv, garanc, cilj
      """,
    billing: "mesečno, letno, tedensko",
    nothing: "nič, ničesar, nobenih",
    alternatives: "_ali_, _niti_",
    contrasts: "_ampak_",
    used: "porabljen, uporabljen, izkoriščen",
    additions: "_in_, _ter_, _plus_",
    breaks: "_z_, _s_, _v_, _na_, _ki_, _če_, _ko_, _da_",
    doneWithout: "oglas, reklam, vodni žig, vodnih žigov, omejit, čakanj, registracij, sledenj",
    charges: "naročnin, stroš, plačil, pristojbin, članarin, račun",
    without: "brez",
    others: "noben drug, nobena drug, nobeno drug",
    ownOffers: "na ta paket, na ta nakup, na ta izdelek, na to ponudbo, na to naročnino",
    bestDeals: "najugodnejš, najboljša vrednost, najboljše razmerje",
    vouchers: "kupon, bon za, vavčer, kartica za popust, kalkulator popust",
    firstParts: "prvo poglavje, prva lekcija, prva stopnja, prva epizoda, prvi del, poglavje 1_, lekcija 1_",
    ownShops: "trgovini igre, trgovino igre, v igri",
    scores: "točk",
    ofWords: "od",
    doubling: "dvojn, podvoj, dvakrat",
    exchanging: "zamenj, menjav",
    packs: "paket, skrinj, vreč, komplet",
    gains: """
      ^vsebuje, ^vključuje, ^dobi, ^prejm, ^kupi, ^doda, dobiš, dobite, prejmeš, prejmete
      tvoj račun, vaš račun
      """,
    collecting: "katalog, zbiratelj, numizm, pobarvank",
    costs: "stane, stanejo",
    costsBefore: "prostora za",
    perUnit: """
      1 na_dan dnevno /dan
      7 na_teden tedensko /teden
      30 na_mesec mesečno /mesec
      365 na_leto letno /leto
      0 na_kos kos vsak /kos
      0 za_vsakih vsakih
      """,
    nearly: """
      samo, le, okoli, približno, skoraj, za, od, <manj kot, <pod
      """,
    comparisons: "kot v, kot paket, v primerjavi",
    bonuses: "bonus, gratis, v dar, dodatnih",
    bonusesBefore: "bonus",
    atLeast: "več kot, čez, vsaj, najmanj",
    andMore: "ali več, in več, in še malo",
    paying: "plač, kup, nakup, cene, popust",
    kin: "hr",
    functionWords: """
      brez, ali, vse, vsi, vseh, vsak, več, kot, ob, skozi, že, kaj, bo, boste, lahko, še, tudi
      *in, *v, *na, *za, *s, *z, *od, *do, *iz, *je, *so, *se, *tvoj, *tvoje, *vaš, *vaše, *svoj
      *svoje, *ki, *po, *da, *ne, *to, *ta, *o, *pri, *nove, *novi, *mi, *kadar
      """,
    words: #"""
      [free] brezplačn*, zastonj, gratis, brez plačila, 0 evrov, !brezplačno parkir*
        !{ostaja,ostane,ostanejo,ostala} brezplačn*, !{ohraniti,obdržati} … {aplikacijo,igro} brezplačn*
        !brezplačn* ostane, !{aplikacija,igra,ključi} {je,so} brezplačn*, !brezplačna različica, !brezplačne posodobitve
        !brezplačna parkir*, !brezplačen wi-fi, !brezplačni muzej*, !brezplačen časopis, ne stane nič, ne plačate nič
        brez plačevanja, nič ne stane, nič ne plačate, brez doplačila, na račun hiše, ne plačaš {nič,ničesar}
        nič ne plačaš, nič evrov
        !aplikacija {ostaja,ostane,je še naprej} {brezplačna,zastonj}
        na naš račun, mi častimo
      [externalPayment] kreditna kartica, kreditno kartico, kreditne kartice, bančno kartico, plačilno kartico
        bančno nakazilo, bančnim nakazilom, položnica, položnico, po povzetju, darilna kartica, darilne kartice
        darilni bon, darilni boni, promocijska koda, promocijske kode, koda za popust, kuponska koda, aktivacijska koda
        plačilo z gotovino, plačilo sms, {na naši,naši} spletni strani, naša spletna trgovina, naši spletni trgovini
        ceneje na spletu, ceneje prek spleta, ceneje … spletni strani, zunaj aplikacije, uradna spletna stran
        uradni spletni strani, drug način plačila, drugi načini plačila, plačaj z bitcoin*, !pregled kreditnih kartic
        prek spleta … ceneje, sprejemamo … gotovino, sprejemamo {gotovino,kartice}
        {unovčite,vnovčite,izkoristite} … kodo, uporabite svojo kodo, darilnih kartic, darilnih bonov, bančnim prenosom
        plačajte s kartico, plačilo s kartico, kreditnih kartic, bančna kartica, bančne kartice, plačilna kartica
        plačilne kartice, plačilnih kartic, debetno kartico, bančna nakazila, bančnih nakazil
        {nakazilo,nakazilom,nakažite} na račun, bančno plačilo, z gotovino, v gotovini, plačate z gotovino
        plačilo v gotovini, gotovinsko plačilo, po položnici, paypal*, bitcoini, bitcoinom, z bitcoin*
        plačilo z bitcoin*, s kriptovalut*, promocijsko kodo, promocijski kodi, promo {koda,kodo,kode}
        aktivacijsko kodo, aktivacijske kode, kodo za popust, kode za popust, darilno kartico, darilnim bonom
        darilnega bona, kupite neposredno pri nas, neposredno {pri,od} nas, naravnost od nas, za naročilo {nam,pišite}
        pišite nam za naročilo, naročite pri nas, naročila sprejemamo, naročite po sporočilu, na naši strani
        {na našem,našem} spletnem mestu, našem spletišču, naše spletno mesto, naša spletna stran, kupite na spletu
        na spletu ceneje, ceneje na naši, ugodneje na {spletu,naši}, ceneje zunaj, naši e-trgovini, naša e-trgovina
        uradnem spletnem mestu, !evidenca kartic, !kreditne kartice pod
      [otherPlatform] na androidu, za android, androidu, trgovina play, trgovini play, na steamu, različica za steam
        telefon samsung, telefoni samsung, !{govoreči,bojni,zlobni,stari} android*, !kostum androida, androidom
        androidih, {googlu,googla,googlom} play, google playu, na playstation*
        !{mesto,svet,vojna,vojska,upor} androidov, !lovec na androide, !planet androidov, androidu, androidom, androidih
        >{na,za} switch, >{na,za} windows, >{na,za} steam, >na {switchu,windowsih,steamu}
      [placeholder] besedilo tukaj, [opis], [naslov], tukaj besedilo, opis tukaj, tukaj pride opis, naslov tukaj
        opis kmalu, =opis, =naslov, =vnesite opis, =vnesite besedilo, {vzorčno,nadomestno,začasno} besedilo, brez opisa
        ni opisa, =ime izdelka, opis bomo dodali, opis dodamo {pozneje,kasneje}, tukaj pride {ime,naslov,besedilo,naziv}
        =tukaj vnesite {opis,naslov,ime,besedilo}, =tukaj vpišite opis, =tukaj napišite besedilo
        tukaj {bo opis,bo besedilo,bo naslov,opis,naslov}, {vaš naslov,vaše besedilo,vaš opis,ime,naziv} tukaj
        to je {opis,naslov,ime izdelka}, =brez naslova, =brez imena, =ime artikla, =ime predmeta, =opis izdelka
        =naziv izdelka, =primer, primer besedila, primer opisa, testno besedilo, besedilo sledi, naslov sledi
        opis {bo dodan,bo sledil,pride,dodamo}, manjka opis, dodajte opis, še ni določeno, =bo določeno
        bo določeno {pozneje,kasneje}, =ni določeno, =bo dopolnjeno, bo dopolnjeno, =naknadno določeno
        neimenovan izdelek, !privzeti opis sledi, opis sledi kmalu, opis še sledi, =opis sledi, opis izdelka sledi
        opis sledi {pozneje,kasneje}, =za prevod, =manjka prevod, =ni prevedeno
      [test] testna različica, testni izdelek, testni nakup, {preskusna,poskusna,beta,alfa,demo} različica
        interna uporaba, ne kupuj, ne kupujte, za testiranje, testni, testna, !testna vprašanja, !testna vožnja
        !testni let, !testne naloge, preizkuševalce, preizkuševalci, preizkuševalcev, preizkuševalcem, testerje
        testerji, testerjev, preizkusni nakup, za interno uporabo, interno uporabo, interne namene, testiranju
        za namene testiranja, za testne namene, testne namene, testno, testnega izdelka, samo za testiranje, to je test
        to je preizkus, preizkusni izdelek, preizkusna različica, ni za prodajo, različica beta, beta verzija, beta
        demo verzija, različica demo, demo izdaja, poskusni izdelek, !{test,testi} osebnosti, !osebnostni {test,testi}
        !{test,testi} inteligence, !iq test*, !test znanja, !testi znanja, !test iz, !testi iz, !testov iz
        !test {vida,sluha,spomina,ljubezni,refleksov,hitrosti}, !psihološki {test,testi}, !{test,testi} za vozniški
        !vozniški testi, !crash test*, !krvni test*, !nosečniški test, !test nosečnosti, !jezikovni {test,testi}
        !sprejemni test*, !demo {posnet*,kaseta,pesm*,skupine}, !testna steza, !testni pilot, !testnega pilota
        !testni poligon, !testna naloga, !beta karoten, !alergijski test*
      [unlock] vsa poglavja, vsako stopnjo, odstrani oglase, odstrani reklame, odstranite oglase, odstranitev oglasov
        {odstraniti,odstrani vse,odstranjuje,izklopi,izklopite,skrije,skrij} oglase, brez {oglasov,oglasa,reklam}
        {ni,nič več,nič} oglasov, odkleni, odklene, odklenite, odkleniti, odklepa, odklep, odklenjen*, polna različica
        polno različico, polne različice, celotna igra, celotno igro, popolna različica, popolno različico
        različica pro, različica premium, premium različica, vse stopnje, vseh stopenj, vse ravni, vseh ravni, vse like
        vsi liki, vseh likov, vse funkcije, vseh funkcij, vse lekcije, poln dostop, popoln dostop, polnega dostopa
        neomejen dostop, neomejeni dostop, brez vodnega žiga, odstrani vodni žig, brez omejitev
        !odklene {skrinjo,eno skrinjo,vrata,zaklad}, !ko je odklenjen*, !odkleni {pogon*,izbrani pogon,napravo}
        !{ponastavi,prilagodi} vse ravni, !zakleni/odkleni, !odkleni zaslon
        oglasi izginejo {za vedno,trajno}
      [currencyNoun] kovanec, kovanci, kovancev, kovance, kovanca, kovancem, zlatnik, zlatniki, zlatnikov, zlatnike
        zlatnika, zlatih kovancev, zlati kovanci, zlato, zlata, srebro, srebra, srebrnik*, srebrnih kovancev, dragulj*
        diamant*, kristal, kristali, kristalov, kristale, rubin, rubini, rubinov, rubine, smaragd*, safir*, biserov
        biseri, žeton*, kredit, krediti, kreditov, točk, točke, točka, točki, token*, dukat*, denarja, dragih kamnov
        cekin*, !zlata {ribica,medalja,doba,poroka}
      [membership] članstvo, članstva, članstvo vip, {vip,premium,klubsko} članstvo, članska izkaznica, članska kartica
        račun vip, premium račun, status vip, !vip {salon,loža,soba}
      [access] karta, karto, kartica, vstopnic*, prepustnic*, izkaznic*, vozovnic*, dostop*, premium, članstv*
        naročnin*, licenc*, preizkus, preizkusa, preizkusni, preizkusno, poskusno obdobje, na preizkušnjo, neomejen*
        brez oglasov, brez reklam, pass, abonma*, !razglednic*, !voščilnic*
      [lifetime] trajno odkl*, za vedno, vedno vaše, doživljenjsk*, dosmrtn*, za vse življenje
        trajni dostop, trajna licenca, brez časovne omejitve, časovno neomejen*, enkratno plačilo
        enkratni nakup, nikoli ne poteče, !{dovoli za,sprejmi za,izbri* … za,skrij … za} vedno
      [subscriptionWord] naročnin*, samodejno {se podaljša,se obnovi,podaljš*,obnavlj*}
        {prekličete,prekliči,odpoved} kadar*
      [ownDays] pogled meseca, pogled koledarja, geslo … poteče
        niz, niza, niz prijav, dnevni niz, zaporednih dni, adventn*
        zoren*, zorjen*, {sir,pršut,vino} … {mesecev,mesece,let}
      [gameController] krmilnik*, gamepad*, igralni plošček, igralnega ploščka, joystick*, igralna palica, kontroler*
      [futurePromise] kmalu na voljo, prihaja kmalu, prihajajo kmalu, kmalu {prihaja,prihajajo,več,novi,nove}
        v naslednji posodobitvi, v prihodnjih posodobitvah, v prihodnji posodobitvi, v naslednji različici
        še v pripravi, še v razvoju, dodamo kasneje, pozneje letos, kmalu:, v kratkem:, delamo na nov*
        v eni {od,izmed} {prihodnjih,naslednjih} posodobitev, v kateri od prihodnjih posodobitev
        kmalu {bomo dodali,bodo na voljo,bodo dodan*,bo na voljo,doda*,dodan*,izide,izidejo,pridejo nov*,v vseh,v prodaji,nov*,še,tudi,sled*}
        (kmalu), =kmalu, v kratkem {doda*,izid*,na voljo,prihaj*,nov*}, prihaja v kratkem doda*, prihajajo v kratkem
        pride v kratkem, {bodo na,bo na,na} voljo še letos, kasneje letos, do konca leta {bomo,pride*,izid*,na voljo}
        prihaja do konca leta
        v {naslednjih posodobitvah,prihajajoč*,novi posodobitvi,prihodnji različici,prihodnjih različicah}
        {je,so,je še} v razvoju, {je,so} v pripravi, pripravljamo {nov*,še}, razvijamo nov*, dodali bomo, bomo dodali
        naslednja posodobitev prinaša, dodamo pozneje, na poti so nove
        {več,nove,novi,dodatne} {ravni,stopenj,kart,karte,zemljevidi,svetov,svetovi,poglavij,poglavja} {pozneje,kasneje,kmalu,sledijo}
        {sledijo,sledi} {nove,novi,nova,dodatne} {karte,ravni,zemljevidi,svetovi,poglavja}, =kmalu, (kmalu)
        !kmalu {bo,je,pride} {božič,pomlad,poletje,zima,novo leto}, !kmalu božič
        {jeseni,spomladi,poleti,pozimi} {pridejo,sledijo,izidejo,pride}
      [promotionalClaim] v akciji, akcija tedna, akcija meseca, omejena ponudba, omejeno ponudbo, limitirana ponudba
        najugodnejš*, najcenejš*, najnižja cena, najnižji ceni, najnižje cene, najboljša cena, najboljši ceni
        najboljše cene, najboljša ponudba, najboljše ponudbe, najboljšo ponudbo, posebna ponudba, posebne ponudbe
        posebno ponudbo, izjemna ponudba, akcijska ponudba, akcijske ponudbe, ponudba dneva, časovno omejen*, omejen čas
        omejenega časa, omejenem času, samo danes, le danes, samo {zdaj,ta teden,do nedelje}, {zadnja,zadnjo} priložnost
        polovična cena, polovično ceno, polovični ceni, pol cene, za pol manj, ne zamudite, ne zamudi, nikar ne zamudite
        izkoristite ponudbo, najbolj {priljubljen,priljubljeni} paket, {naš,naša} najbolj priljubljen*
        najbolje prodajan*, najbolj prodajan*, razprodaj*, znižanje cen, znižana cena, znižane cene, akcijska cena
        akcijske cene, po akcijski, posebna cena, velik popust, veliki popusti, s popustom, popust dneva
        najboljši paket, najboljša igra, najboljša aplikacija, uspešnica prodaje, številka ena, pohitite, ugodna cena
        super cena, !najboljši prijatelj*, !najboljša prijateljica, !najboljše prijateljice, !najboljši {rezultat,čas}
        najboljša vrednost, najboljše razmerje, =najbolj priljubljeno, =najbolj priljubljen, (najbolj priljubljeno)
        (najbolj priljubljen), najbolj priljubljen {paket,izbor}, najbolj priljubljena {izbira,ponudba}, !sale, !sale!
        !(sale)
        !{prikaže,najde,išče,primerja,pokaže,poišče} … {najcenejš*,najugodnejš*,najniž*}
      [expiringCredits] poteče, potečejo, bo poteklo, {veljajo,veljaven,veljavna,veljavni} do, rok veljavnosti
        datum poteka, zapade, zapadejo, propadejo, porabite do, porabiti do, se ponastavijo, se izničijo
        !{ne,nikoli ne} {poteče,potečejo}, !ne zapadejo, !ponudba poteče, !brez omejitve veljavnosti, se … izbrišejo
        bodo … izbrisani, bodo … odstranjeni, morate porabiti do, veljavnost, velja … dni, veljajo … dni, velja … mesec*
        veljajo … mesec*, !neomejena veljavnost, !veljavnost ni omejena, !velja na vseh, !velja za vse, poteče po
        potečejo po, bodo potekli, bodo zapadli, zapade po, veljajo {samo,le,30}, velja do, velja samo, propade
        bodo propadli, porabite {jih do,jih pred,pred}, uporabite {do,jih do,jih pred}, izginejo, izginejo po
        bodo izbrisan*, se izbrišejo, jih izgubite, boste izgubili, !nikoli ne zapadejo, !ne propadejo, !ne bodo potekli
        !nikoli ne propadejo, !ne izginejo, !veljajo za vedno, !velja za vedno, !ponudba velja do
      [cashOut] izplačilo denarja, izplačaj denar, dvig denarja
        {dvigni,pravi,resnični,zamenjaj … za,zamenjati … za,zamenjava za} denar, za gotovino, denarna nagrada
        denarne nagrade, na bančni račun, za darilne bone, !ni mogoče zamenjati za denar, !brez pravega denarja
        !ni pravi denar, denar na {kartico,svojo kartico,vašo kartico,račun,svoj račun,vaš}
        {izplačilo,izplačila,izplačamo,izplačano,izplačujemo} … račun, izplačajte, izplačilo dobit*, izplačilo nagrad*
        {dvignite,dvigni,dvig} dobit*, {dobitek,dobitke} … dvignete, dvignite denar, dvignete denar, dvignite gotovino
        unovčite, unovči, unovčiti, v gotovino, v pravi denar, zamenjajte … za {denar,pravi,gotovino}
        {zamenjate … za,spremenite … v,pretvorite … v,prodajte … za,za pravi} denar, s pravim denarjem, pravega denarja
        resničnega denarja, resničen denar, denarnih nagrad, denarno nagrado, denarni dobit*, denarnih dobitkov
        denarni nagradi, gotovinske nagrade, gotovinska nagrada, !ni mogoče {unovčiti,zamenjati,izplačati}
        v naših {trgovinah,kavarnah,restavracijah,poslovalnicah,salonih,lokalih}
        {unovčite,unovči,zamenjajte,zamenjaj,plačajte} … {pri blagajni,na blagajni,pri pultu}, v fizičnih trgovinah
        {zamenja*,zamenjaj*,pretvori*} … {za evre,v evre}
      [appleTrademark] !širi, !širim, !za iphone, !za ipad, !na iphonu, !na ipadu, !za apple watch
        {appla,applu,applom,applea,appleu,applov*}
      [appleCriticism] applovi proviziji, applovim pristojbinam, applova provizija, applovo provizijo, applove provizije
        applova pristojbina, applove pristojbine, applovo pristojbino, applov davek, provizija appla, provizijo appla
        provizija apple, provizijo apple, zaradi appla, zaradi applovih, počasni iphone, počasen iphone
        počasnega iphona, stari iphone, starega iphona, {napake,napak,napake v,napako v,hrošči,hrošče v} ios
        boljše od appla, boljši od appla, boljše od ios, apple prepoveduje, apple ne dovoli
      [systemFeature] {oceno,mnenje} v app stor*, dobro oceno v app, potisna obvestila
        dostop do {žiroskopa,časa zaslona}, potisnih obvestil, potisno obvestilo, potisna sporočila, push obvestil*
        obvestila push, {vklopi,vklopite,omogoči,omogočite} obvestila, ocenite nas, oceni nas
        {ocenite,oceni} aplikacijo, ocena aplikacije, s {petimi,5} zvezdicami, pet zvezdic za, dajte nam {pet,5} zvezdic
        napišite mnenje, napiši mnenje, napišite oceno, napišite recenzijo, pustite mnenje, oddajte mnenje
        oddajte oceno, pustite oceno, za mnenje, za oceno aplikacije, prostora v icloud*, prostor v icloud*
        {shramba,shrambe,shrambo} icloud, shrambe v icloud*, shrambo v icloud*, prostora icloud
        dostop do {kamere,fotoaparata,mikrofona,lokacije}, !hotel s petimi
      [randomItem] !generator naključnih, naključnih {kart,junakov,likov,nagrad}, skrivnostnem zaboju, naključno kartico
        naključna karta, naključni kostum, naključen kostum, skrivnostna skrinja, skrivnostno skrinjo
        skrivnostne skrinje, skrivnostna škatla, skrivnostno škatlo, skrivnostne škatle, skrivnostni {zaboj,paket}
        skrivnostna skrinjica, skrinja presenečenja, {škatla,paket} {presenečenja,presenečenj}
        {škatla,škatle,škatlo,skrinja,skrinje} s plenom, {jajček,jajčka,jajce} presenečenja
        {jajček,jajce} s presenečenjem, vrečka presenečenja, mystery box*, loot box*, lootbox*
        {kolo,kolesa,kolesom} sreče, naključni predmet, naključen predmet, naključne predmete, naključnih predmetov
        naključnega junaka, naključni junak, naključnega lika, naključni lik, naključno nagrado, naključna nagrada
        naključne nagrade, naključno karto, naključno preobleko, naključna preobleka, naključnega heroja, srečka, srečke
        srečk, tombol*, loterij*, žrebanj*, nagradna igra, nagradno žrebanje, praskank*, srečelov*
        priložnost {za osvojitev,osvojiti}, možnost osvojitve, možnost za osvojitev, morda dobite, morda osvojite
        mogoče osvojite, ne veste kaj je v, kaj {je,se skriva} v {njej,njem}, kaj je notri, gacha
        {vstopnica,zvitek} za priklic
      [statedOdds] verjetnost*, možnosti so {navedene,v}, odstotki možnosti, poglejte verjetnost*
      [contact] telefon, telefonska številka, tel, pokličite, pokličite {nas,nas na,na}, pokliči na
        kličite, kličite na, kličite nas na, poklicati na, gsm, kontaktni telefon
      [defect] napaka, napake, napak, napako, napakami, hrošč, hrošči, hrošče, počasen, počasni
        počasnega, počasna, počasno, upočasn*, zruši, zrušitve, zrušitev, sesuje, zamrzne, zamrzuje
        !počasni posnetek, !počasni posnetki, !brez napak, !počasno kuhanje
      [negation] ne, ni, niso, brez, nikoli, nima, niti, ni mogoče, nič, ničesar, noben, nobene, nobenih, nobena, ne bo
        nimajo, !no, !ne {samo,le,zamudi,zamudite,čakaj}, !brez konca
        pozabite, pozabi, zbogom, !ne pozabite, !ne pozabi
        {pozabite,pozabi} na
      [impossibility] {ni,niso} {mogoče,mogoča,mogoč,možno,možna,na voljo,dovoljeno,dovoljena,predvideno,predvidena,podprto}
        {je,so} {nemogoče,nemogoča,izključeno,izključena,prepovedano,prepovedana}, ne {velja,veljajo}
        {ni,niso} {vključeno,vključena,vključen,potrebno,potrebna}
      [recordKeeping] stroški, stroškov, proračun, računovodstvo, fakture, gesla, dolgovi, finance, izpiski, evidenc*
        spremlja vaše račune, pregled vaš*, pregled kreditnih, upravitelj gesel, računi, izdatki
      [trial] preizkus, preizkusno obdobje, preizkusn{o,a,i,ega,em}, poskusn{o,a,i,ega,em}, poskusno obdobje
        preizkusite, preizkusi, !preizkus znanja
      [quiz] vprašanje, vprašanja, izpit*, odgovori, matura*, vaje, kviz*
      [donation] doniraj*, donacij*, dobrodeln*, zbiranje sredstev, !darovanje krvi, !dobrodelni {ples,koncert}
        !donacije klanu, donirati, donirajte, prispevek pomaga, vaš prispevek nam, s prispevkom podprite, darujte denar
        denarna pomoč, prispevajte za, v dobrodelne, dobrodelne namene, za dobrodelnost, zbiramo sredstva
        podprite fundacijo, množično financiranje, !doniraj čete, !donirajte čete, !krvodajalsk*, !darujte kri
        !donirajte kri, !dobrodelna tekma, !dobrodelni tek
        {polovica,del} gre {zavetišču,v zavetišče,rdečemu križu}
      [physicalGoods] brezplačna dostava, brezplačno dostavo, brezplačna poštnina, poštnina, dostava na dom
        dostava domov, naslov za dostavo, strošek dostave, dostavi kurir, dostavil kurir
        {pošiljamo,dostava,dostavljamo} po vsem svetu, {pošljemo,pošljemo vam,vam pošljemo} domov, pošljemo na {dom,vaš}
        poštnina je vključena, poštnina vključena, brez poštnine, dostava je vključena, dostava vključena
        z brezplačno dostavo, brezplačne dostave, brezplačno poštnino, {z dostavo,dostavo,dostave} na dom
        dostavimo {do,na dom,vam na dom}, dostavljeno {na dom,do}
        {pošljemo,pošljemo vam,poslano,prejmete,pride,prispe,bo poslana,bo poslan,dostava} po pošti, s kurirjem na dom
        dostava s kurirjem, kurirska dostava, cena dostave, stroški dostave, stroški pošiljanja
      [regulatedClaim] tisoče sledilcev, na stotine sledilcev, {kupite,kupi} … sledilcev, kupite … všečkov
        ozdravi … {raka,sladkorno,diabetes,depresij*,tesnob*,bolečin*,nespečnost*,bolezen,bolezni,artritis,astmo}
        zdravi … {raka,sladkorno,diabetes,depresij*,tesnob*,bolečin*,nespečnost*,artritis,astmo}
        pozdravi … {raka,sladkorno,diabetes}, čudežno zdravilo, shujšajte … {tednu,teden,dneh,dni,tedn*}
        shujšaj … tednu, shujšajte … mesecu, izgubite … tednu, izgubite kilograme, hujšanje brez, shujšajte brez
        zajamčeno hujšanje, pravih sledilcev, resničnih sledilcev, sledilcev za vaš, 1000 sledilcev, 500 sledilcev
        kupite sledilce, kupi sledilce, nakup sledilcev, več sledilcev, kupite všečke, kupi všečke
        stave {za pravi,za denar,s pravim}, stavite {pravi,s pravim,za pravi}, športne stave
        {igra,igre,igrajte} za pravi denar, kazino za pravi, kazino za denar, igralnica za pravi, igre na srečo za
        {klepet,klepeti,pogovor,video,vsebine,zmenki} za odrasle, erotični klepet, erotičn*, seks klepet, spolni klepet
        spremljevalk*, escort*, zajamčen dobiček, zajamčenim dobičkom, zajamčeni dobički, zajamčen zaslužek
        zajamčen donos, garantiran {dobiček,zaslužek,donos}, siguren zaslužek, zagotovljen {dobiček,zaslužek}
        hitro obogat*, {zaslužite,zasluži,služite,rudarite,kupite} bitcoin*, zaslužite kripto*, služite kripto*
        hitro posojilo, hitra posojila
      [paidOnce] enkratno plačilo, enkratni nakup, plačaj enkrat, plačate enkrat, dosmrtno članstvo
        doživljenjsko članstvo, doživljenjski dostop, doživljenjska naročnina, enkratnega plačila, enkratnim plačilom
        plačajte enkrat, {plačaj,plačate,plačajte} samo enkrat, plačilo je enkratno, eno plačilo, eno samo plačilo
        kupite enkrat, {premium,članstvo,naročnina,dostop} za vedno, dosmrtni premium, doživljenjski premium
        brez nadaljnjih plačil
      [saving] prihrani, prihranite, prihranek, popust, popusta, ceneje, !prihranek energije, prihraniti, prihranimo
        prihranka, popustom, popuste, cenejši, cenejša, ugodneje, !prihrani čas, !prihranite čas, !prihranek časa
        !prihrani energijo, !prihrani prostor, !varčuje z
      [comparedPrice] {v primerjavi z,glede na,kot} mesečn*, redna cena, redne cene, glede na redno, redno ceno
        redni ceni, običajna cena, običajne cene, običajno ceno, običajni ceni, polna cena, polne cene, polno ceno
        posamično, kot posamično, posamezno, ločeno, kot ločeno, ločen nakup, ločenem nakupu, v primerjavi z naročnin*
        primerjavi z mesečno, glede na naročnin*
      [durationWord] mesečn*, letn*, tedensk*, vsak mesec, vsako leto, vsak teden, za en mesec, za eno leto, en mesec
        eno leto, celo leto, cel mesec, polletn*, !tedenski izziv*, !mesečni izziv*, !letni čas*, !letnik*
        !letni festival, !letna zabava, !letne počitnice, !letni dopust, !letna obleka, !letni dan, !letno kino
        !letno gledališče, enoletn*, enomesečn*, enotedensk*, dvotedensk*, dvomesečn*, trimesečn*, šestmesečn*
        štirinajstdnevn*, tridesetdnevn*, tri mesece, tri meseca, šest mesecev, dva meseca, dva tedna, dvanajst mesecev
        !{tedenska,tedenske,mesečne} nagrad*, !tedenski dogod*, !mesečin*, !mesečev*, !letnega časa, !letnih časov
        !letni čas, !letni časi, !{letn*,mesečn*,tedensk*} … pogled*, !{letn*,mesečn*,tedensk*} … prikaz*
        !mesečn* … arhiv*, !{mesečn*,letn*} … koledar*, !letnic*, !{letno,mesečno,tedensko} poročil*, !letne obresti
        !letna obrestna, !letne obrestne, !{letno,mesečno} povprečje, !{pokaži,izberi,prikaži} en mesec, !enkrat letno
        !dvakrat letno, !enkrat mesečno, !dvakrat mesečno
        {plačilo,zaračuna,zaračunamo,bremenitev} … enkrat {letno,mesečno,na leto}, pol leta dostopa
      [profanity] c3Jhbmpl, c3Jhbio=, dXNyYW4q, emFzcmFuKg==, cG9zcmFuKg==, ZHJlaw==, ZHJla2E=, ZHJla2HEjSo=, amViZW4q
        amViZW0q, amViaSo=, amViYSo=, amVibyo=, emFqZWIq, bmFqZWIq, c2plYio=, cmF6amViKg==, b2RqZWJpKg==, cG9qZWIq
        a3VyYWM=, a3VyY2E=, a3VyY3U=, a3VyxI1ldio=, a3VyYmE=, a3VyYmU=, a3VyYmluKg==, cGnEjWth, cGnEjWtl, cGnEjWtv
        cGl6ZGE=, cGl6ZGU=, cGl6ZG8=, cGl6ZGkq, cGl6ZHVuKg==, ZnVrbmkq, ZnVrYXQq, cGVkZXI=, cGVkcmk=, cG9mdWsq, emFmdWsq
      [otherMoney] bankovc*, bankovec, {papirnati,igralni} denar, denar za {igro,barvanje}, koliko je stal*
        {cilj,cilji} varčevanja, {prvih,prve} … {privarčevan*,prihranjen*}, razdeli … na, kjer … stane, štetje denarja
        ugani … ceno
      """#)
}
