extension Language {
  /// Croatian.
  static let croatian = Language(
    code: "hr",
    amounts: """
      money=EUR: eura, eur, euri, eurima
      subunit=EUR/100: centi, cent, centa, eurocenti
      minute: minuta, minute, minutu, min
      hour: sat, sata, sati
      day: dan, dana, dani, danima, dnevni, dnevna, dnevno, dnevnu, dnevnog, dnevne, dnevnoj
      week: tjedan, tjedna, tjedana, tjedni, tjedno
      month: mjesec, mjeseca, mjeseci, mjesečni, mjesečna, mjesečno
      year: godina, godine, godinu, godišnji, godišnja, godišnje
      percent: posto, postotaka, postotni, postotnim
      before ordinal: razina, poglavlje, epizoda, dio, dan
      before ordinal season: sezona
      beside counted: novčića, zlatnika, dragulja, dijamanata, dragulje, kristala, žetona
      counted: zlatnih novčića, srebrnih novčića, zlatnih kovanica, komada, bodova
      magnitude=1000: tis., tisuća, tisuće
      magnitude=1000000: mil., milijuna
      """,
    spelledNumbers: """
      1 jedan jedna jedno jednu; 2 dva dvije dvaju; 3 tri triju; 4 četiri četiriju; 5 pet; 6 šest
      7 sedam; 8 osam; 9 devet; 10 deset; 11 jedanaest; 12 dvanaest; 13 trinaest; 14 četrnaest
      15 petnaest; 16 šesnaest; 17 sedamnaest; 18 osamnaest; 19 devetnaest; 20 dvadeset; 30 trideset
      40 četrdeset; 50 pedeset; 60 šezdeset; 70 sedamdeset; 80 osamdeset; 90 devedeset
      100 sto stotinu; 200 dvjesto dvjesta dvjestotine; 300 tristo trista
      400 četiristo četiristotine; 500 petsto petstotina; 600 šeststo; 700 sedamsto; 800 osamsto
      900 devetsto; 1000* tisuću tisuće tisuća; 1000000* milijun milijuna
      """,
    paysFor: "za",
    buying: "za, samo",
    relativeTimes: """
      ^prikaži_, ^odaberite_, ili više
      unaprijed, unazad, prije, ranije, posljednjih, zadnjih, sljedećih, u budućnosti, više od
      manje od, nakon, idućih, prethodnih, tijekom, sada +
      """,
    balances: "saldo, vrijednos",
    trial: "prob",
    trialName: "Probnih XX dana",
    offering: "uključuje, nudi, sadrži, razdoblje",
    days: "dan, dnev",
    dayNumbers: "tri, pet, sedam, deset, četrnaest, trideset",
    restoring: "povrat, vrati, obnov",
    passwords: "|pin kod, |pin-kod, lozinka, Lozinka, LOZINKA, lozinku, zaporka, Zaporka, šifra",
    toBe: "je_, glasi_",
    noPassword: "nije, nema, vidi, nepotrebna",
    generic: """
      što ste kupili si kupio kupila je su *kupujete *kupi *kupite *kupiti *kupnja *kupnje *kupnju
      *kupnji *artikl *artikla *proizvod *proizvode *proizvodi *stavka *stavku *predmet *predmete
      *pretplata *pretplatu *opis *nabavite *nabavi *hvala *zahvaljujemo *uživajte *povrat ovaj ova
      ovo ovu ove taj ta to u unutar za na i iz od aplikaciji aplikacije aplikaciju odmah sada ovdje
      vaš vaša vašu vaše vašoj naš naša našu naše nov novi nova novo novu sjajan sjajna sjajno
      sjajnu odličan odlična odlično odličnu super izvrstan fantastičan vip podršci podršku
      virtualni digitalni vam je novca nije moguć molimo
      """,
    lengths: "0 sezon dva tri šest; 182 pola polu; 91 kvarta tromjes; 365 godi; 30 mjese; 7 tjed",
    lengthAndPlan: "pretplata",
    plans: "plan, paket, pretplata, klub, članstvo, trener",
    perWords: "na, za",
    during: "na, tijekom, kroz",
    ones: "jedan, jednu, cijel, na",
    wholes: "cijel, pun",
    firstLengths: "30 prvi mjesec, 7 prvi tjedan, 365 prva godina",
    once: "jednom",
    contents: """
      plan, program, tečaj, jelovnik, kalendar, dnevnik, prognoz, horoskop, povijest, sigurnosn
      arhiv, pohran, čuva, izazov, jamstv, cilj
      """,
    billing: "mjesečno, godišnje, tjedno",
    nothing: "ništa, nikakve, nikakvih",
    alternatives: "_ili_",
    used: "iskorišten, potrošen, upotrijebljen",
    additions: "_i_, _te_, _plus_",
    breaks: "_s_, _sa_, _u_, _na_, _koj, _ako_, _kad_, _da_",
    doneWithout: "oglas, reklam, vodeni žig, vodenih žigova, ograničenj, limit, čekanj, registracij, praćenj",
    charges: "naknad, trošk, plaćanj, pretplat, članarin, račun, obvez",
    without: "bez",
    others: "nijedan drugi, nijedna druga, nijedno drugo",
    ownOffers: "na ovaj paket, na ovu kupnju, na ovaj proizvod, na ovu ponudu, na ovu pretplatu",
    bestDeals: "najpovoljnij, najbolja vrijednost",
    vouchers: "kupon, bon za, vaučer, kartica za popust, kalkulator popust",
    firstParts: "prvo poglavlje, prva lekcija, prva razina, prva epizoda, prvi dio, poglavlje 1_, lekcija 1_",
    ownShops: "trgovini igre, trgovinu igre, u igri",
    scores: "bod",
    ofWords: "od",
    doubling: "dvostruk, udvostruč, duplo",
    exchanging: "zamjen, zamijen, razmjen",
    packs: "paket, škrinj, vreć, kovčeg, set",
    gains: """
      ^sadrži, ^uključuj, ^dobi, ^dodaj, ^kupi, dobivaš, dobivate, dobit ćeš, dobit ćete, dobiješ
      dobijete, tvoj račun, vaš račun
      """,
    collecting: "katalog, kolekcionar, numizm, bojank",
    costs: "košta, koštaju, stoji",
    costsBefore: "stane do, mjesta za",
    perUnit: """
      1 dnevno na_dan po_danu /dan
      7 tjedno na_tjedan /tjedan
      30 mjesečno na_mjesec /mjesec /mj
      365 godišnje na_godinu /god
      0 po_komadu komad svaki /kom
      0 za_svakih svakih
      """,
    nearly: """
      samo, tek, oko, otprilike, gotovo, skoro, za, od, <manje od, <ispod
      """,
    comparisons: "nego u, nego paket, u usporedbi, u odnosu",
    bonuses: "bonus, gratis, na poklon, dodatnih",
    bonusesBefore: "bonus",
    atLeast: "više od, preko, najmanje, barem",
    andMore: "ili više, i više, i još malo",
    paying: "plat, plać, kup, jeftin, popust",
    kin: "sl",
    functionWords: """
      u, ili, sve, svi, svih, svaki, svake, koji, koje, koja, više, kao, ovaj, ova, uz, kroz, kod
      već, što, biti, će, *i, *na, *za, *s, *sa, *od, *do, *iz, *bez, *je, *su, *se, *tvoj, *tvoje
      *vaš, *vaše, *svoj, *svoje, *po, *da, *ne, *to, *o, *nove, *novi
      """,
    words: #"""
      [free] besplatn*, gratis, bez naknade, bez plaćanja, badava, 0 eura, !besplatno parkir*
        !{ostaje,ostaju,ostane,ostati} besplatn*, !{zadržati,održati,drži} … {aplikaciju,igru} besplatn*
        !besplatn* {ostaje,ostane}, !{aplikacija,igra,ključevi} {je,su} besplatn*, !besplatna verzija
        !besplatna ažuriranja, !besplatnu aplikaciju, !bez naknade za {mjesec,godinu}, !besplatna parkir*
        !besplatni parkin*, !besplatan wi-fi, !besplatni muzeji, !besplatne novine, !besplatan parking
        bez ikakve naknade, ne košta ništa, ništa ne plaćate, ne plaćate, bez troška, besplatan, ne plaćaš ništa
        ništa ne plaćaš, nula eura
        !aplikacija {ostaje,i dalje je} {besplatna,besplatno}
        na naš račun, mi častimo, {mjesec,mjeseca} na dar
      [externalPayment] kreditna kartica, kreditnom karticom, kreditne kartice, bankovnom karticom, debitnom karticom
        bankovna uplata, bankovni prijenos, bankovnim prijenosom, uplatnica, uplatnicom, pouzeće, pouzećem
        poklon {kartica,kartice,bon,bonovi}, promotivni {kod,kodovi}, kod za popust, aktivacijski kod, keks pay, aircash
        plaćanje sms-om, plaćanje gotovinom, na našoj web stranici, našoj stranici, naša web trgovina
        našoj web trgovini, jeftinije {na webu,online,na internetu}, jeftinije … stranici, izvan aplikacije
        službena stranica, službenoj stranici, drugi {način,načini} plaćanja, plati bitcoin*, !evidencija kartica
        preko weba … jeftinije, preko weba jeftinije, primamo … gotovinu, primamo gotovinu, prihvaćamo gotovinu
        prihvaćamo … gotovinu, prihvaćamo kartice, iskoristite svoj kod, iskoristi svoj kod, unovčite … kod
        unesite kod za, poklon karticom, darovnom karticom, darovnim karticama, bankovnom uplatom, bankovnom doznakom
        bankovna doznaka, uplatom na račun, kreditnu karticu, kreditnih kartica, bankovnu karticu, bankovne kartice
        bankovnih kartica, debitnu karticu, {platite,platiti,plaćanje} karticom, bankovne uplate, bankovni prijenosi
        bankovne prijenose, bankovnih prijenosa, uplate na bankovni, {uplate,uplata,uplatu} na račun, bankovnu uplatu
        primamo uplate, internetskim bankarstvom, općom uplatnicom, gotovinom, platiti gotovinom, u gotovini, paypal*
        bitcoinom, bitcoinima, platiti bitcoin*, platite bitcoin*, kriptovalut*, promo {kod,kodom,koda,kodovi}
        promotivnog koda, promotivnim kodom, aktivacijskog koda, aktivacijskim kodom, aktivacijski kodovi
        {koda,kodom,kupon} za popust, darovna kartica, darovne kartice, darovnu karticu, poklon karticu
        {kupite izravno od,izravno od,direktno od,izravno kod,direktno kod} nas, {pišite nam,javite nam se} za narudžb*
        naručite porukom, naručite izravno, za narudžbu pišite, za narudžbe pišite
        {kupite na,kupite na našem,na našem,našem} webu, naš web, naše web-mjesto, našoj web-stranici
        našoj web stranici, {na našim,našim} stranicama, na stranici jeftinije, povoljnije na {web*,našoj}
        jeftinije izvan, našem webshopu, naš webshop, !pregled kreditnih kartica, !kreditne kartice pod
      [otherPlatform] na androidu, za android, androidu, trgovina play, trgovini play, na steamu, verzija za steam
        samsung telefon*, !{brbljavi,govoreći,borbeni,zli,stari} android*, !android ratnik, !kostim androida, androidom
        androide, android uređaj*, google {playu,playa,playom}, na playstation*, na xbox*
        !{grad,svijet,rat,vojska,pobuna} androida, !lovac na androide, !planet androida, androidu, androidom
        >{na,za} switch, >{na,za} windows, >{na,za} steam, >na {switchu,windowsu,windowsima,steamu}
      [placeholder] tekst ovdje, [opis], [naslov], ovdje tekst, opis ovdje, ovdje ide opis, naslov ovdje, opis uskoro
        opis slijedi, =opis, =naslov, =unesite opis, =unesite tekst, primjer teksta, zamjenski tekst, privremeni tekst
        bez opisa, nema opisa, potrebno nadopuniti, =naziv proizvoda, opis {ćemo dodati,ćemo naknadno,dodajemo}
        ovdje dolazi {naziv,naslov,tekst}, =ovdje unesite {opis,naslov,naziv,tekst}, =ovdje upišite {tekst,opis}
        =unesite {naslov,opis ovdje,tekst ovdje}, ovo je {opis,naslov,naziv}, ovdje {dolazi,će biti} opis
        vaš {tekst,naslov,opis,naziv} ovdje, naziv ovdje, ovdje {naslov,naziv,ide tekst,ide naslov}, =bez naslova
        =bez naziva, =neimenovano, =naziv artikla, =opis proizvoda, =naziv predmeta, =primjer, primjer opisa
        ogledni tekst, probni tekst, tekst slijedi, opis {će biti,dolazi,stiže,naknadno}
        {bit će,bit će naknadno,naknadno} određeno, =još nije određeno, =nije određeno, =bit će dodano
        bit će dodano naknadno, =treba dopuniti, dodati opis, nedostaje opis, =za prevesti, =nedostaje prijevod
        =nije prevedeno
      [test] testna verzija, testni proizvod, testna kupnja, {probna,beta,alfa,demo} verzija, interna upotreba
        interna uporaba, ne kupovati, nemojte kupiti, za testiranje, testni, testna, !testna pitanja, !testna vožnja
        !testni {let,zadaci,zadatci}, testere, testera, testeri, testerima, testna kupovina
        {za internu,internu} {upotrebu,uporabu}, interne svrhe, testiranju, u svrhu testiranja, u testne svrhe
        testne svrhe, testne inačice, testno, testnog proizvoda, samo za testiranje, nemojte kupovati, ne kupujte
        nije za prodaju, probni proizvod, beta inačica, demo inačica, demoverzija, beta-verzija, alfa-verzija
        !{test,testovi} osobnosti, !test ličnosti, !{test,testovi} inteligencije, !iq test*, !test znanja
        !testovi znanja, !test iz, !testovi iz, !testova iz, !test {vida,sluha,pamćenja,ljubavi,refleksa,brzine}
        !psihološki {test,testovi}, !{test,testovi} za vozački, !vozački testovi, !probni test, !ispitni testovi
        !crash test*, !test {krvi,trudnoće,na trudnoću}, !jezični test, !test iz jezika, !prijemni test
        !test izdržljivosti, !demo {snimk*,snimak,kazeta,pjesm*,bend*}, !testna staza, !testna pista, !testni pilot
        !testnog pilota, !testni poligon, !alergijski test*, !iconv test
        !test {prijenosa,dvostruk*,mikrofona,veze,povezivanja}
      [unlock] svaku razinu, svakog lika, {ukloni,uklanja,uklonite} oglase, uklanjanje oglasa
        {ukloniti,ukloni sve,uklanja sve} oglase, {ukloni,uklanja,uklonite} reklame, uklanjanje reklama, isključi oglase
        isključuje oglase, isključi reklame, sakrij oglase, {bez,nema,nema više} {oglasa,reklama}, otključaj
        otključajte, otključava, otključati, otključavanje, otključano, otključane, otključan, puna verzija
        punu verziju, pune verzije, cijela igra, potpuna verzija, potpunu verziju, kompletna igra, pro verzija
        premium verzija, verzija pro, sve razine, svih razina, svim razinama, sve likove, svi likovi, svih likova
        sve značajke, svih značajki, sve funkcije, sva poglavlja, sve lekcije, {pun,puni,potpun,potpuni} pristup
        punog pristupa, neograničen pristup, neograničeni pristup, bez vodenog žiga, {ukloni,uklanja} vodeni žig
        bez ograničenja, !otključava {škrinju,jednu škrinju,vrata,kovčeg}, !otključaj {pogon*,odabrani pogon,uređaj}
        !zaključaj/otključaj, !vrati … sve razine, !razvrstavanja u svim razinama, !otključaj zaslon
        !prilagodi sve razine
        {oglasi,reklame} nestaju {zauvijek,trajno}
      [currencyNoun] novčić, novčići, novčića, novčiće, novčićima, zlatnik, zlatnici, zlatnika, zlatnike
        zlatnih novčića, zlatni novčići, zlatnih kovanica, zlatne kovanice, kovanica, kovanice, kovanicu, zlato, zlata
        srebro, srebra, srebrnjak*, srebrnih novčića, dragulj*, dijamant*, dijamanata, kristal, kristali, kristala
        kristale, rubin, rubini, rubina, rubine, smaragd*, safir*, bisera, biseri, žeton*, kredit, krediti, kredita, bod
        bodovi, bodova, bodove, token, tokeni, tokena, dukat*, novca, dragog kamenja, poluga zlata, !zlatna ribica
        !zlatna medalja, !zlatno doba
      [membership] članstvo, članstva, {vip,premium,klupsko} članstvo, članska kartica
        članska iskaznica, vip račun, premium račun, vip status, !vip {salon,loža,soba}
      [access] karta, kartu, kartica, propusnic*, ulaznic*, iskaznic*, pristup*, premium, članstv*, pretplat*, licenc*
        probn*, na probu, probno razdoblje, neograničen*, bez oglasa, bez reklama, pass, !razglednic*, !čestitk*
      [lifetime] trajno otključ*, zauvijek, doživotn*, za cijeli život, trajni pristup, trajna licenca
        bez vremenskog ograničenja, vremenski neograničen*, jednokratno plaćanje, jednokratna kupnja, nikad ne istječe
      [subscriptionWord] pretplat*, automatski se obnavlja, automatsko obnavljanje
        automatska obnova, otkažite kad*, otkaži bilo kad*, otkazivanje u bilo*
      [ownDays] prikaz mjeseca, prikaz kalendara, lozinka … ističe, niz od, niz prijava, dnevni niz, niza, adventsk*
        odležan*, zreo, zrio, dozrij*, zrenje, {sir,pršut,vino,viski} … {mjeseci,mjeseca,godina,godine}
      [gameController] kontroler*, gamepad*, joystick*, džojstik*, igraća palica
      [futurePromise] uskoro dostupn*, stiže uskoro, stižu uskoro, uskoro {stiže,stižu,više,novi,nove}, dolazi uskoro
        u sljedećem ažuriranju, u budućim ažuriranjima, u idućem ažuriranju, u sljedećoj verziji, još u pripremi
        još u razvoju, dodajemo kasnije, kasnije ove godine, uskoro:, radimo na novim, stiže u sljedećem
        u jednom od {sljedećih,idućih,budućih} ažuriranja, u nekom od {sljedećih,idućih} ažuriranja, stiže i uskoro
        uskoro {dodajemo,ćemo dodati,dodaj*,dodan*,izlazi,izlaze,dolaz*,u prodaji,u svim,bit će,će biti,dostup*,nova,još}
        (uskoro), =uskoro, vrlo brzo stižu, stiže vrlo brzo, stižu vrlo brzo
        {stižu,stiže,dolaze,dodajemo,izlazi,izlaze} do kraja godine, stiže kasnije, stižu kasnije
        {stiže,stižu} ove godine, krajem godine stiž*, u {idućim,sljedećim} ažuriranjima
        u {sljedećoj,idućoj} nadogradnji, u idućoj verziji, u novom ažuriranju, u nadolazeć*, sljedeće ažuriranje donosi
        je u razvoju, su u razvoju, {je,su} u pripremi, pripremamo {nov*,još}, radimo na nov*, još se razvija
        dodat ćemo, pratite novosti
        {više,nove,novi,još} {razina,razine,karata,karte,svjetova,svjetovi,poglavlja,likova} {kasnije,uskoro,slijede}
        slijede {nove,nova,novi,još} {karte,razine,svjetovi,poglavlja}
        {ostale,ostali,ostatak,nastavak} {stižu,stiže,dolaze,dolazi}
        !uskoro {božić,je božić,proljeće,ljeto,zima,uskrs,stiže božić,stiže proljeće,stiže zima,nova godina}
        {na jesen,na proljeće,na ljeto,na zimu} {stiže,stižu,dolazi,dolaze}
        {novi,nove,još} … {stižu,dolaze} {na jesen,na proljeće,na ljeto,na zimu}
      [promotionalClaim] limitirana ponuda, limitirano, najpovoljnij*, najjeftinij*, najniža cijena, najnižoj cijeni
        najniže cijene, najbolja cijena, najboljoj cijeni, najbolje cijene, najbolja ponuda, najbolje ponude
        najbolju ponudu, posebna ponuda, posebne ponude, posebnu ponudu, {specijalna,izvanredna,akcijska} ponuda
        akcijske ponude, ponuda dana, ograničena ponuda, ponuda traje, ograničeno vrijeme, ograničenog vremena
        na ograničeno, vremenski ograničen*, samo {danas,sada,ovaj tjedan,do nedjelje}, posljednja prilika
        posljednju priliku, zadnja prilika, zadnju priliku, {pola,upola,za pola,polovici} cijene, ne propustite
        ne propusti, nemojte propustiti, iskoristite ponudu, najpopularniji paket, naš najpopularniji
        naša najpopularnija, najprodavanij*, rasprodaj*, sniženje, sniženja, na sniženju, akcijska cijena
        akcijske cijene, po akcijskoj, posebna cijena, veliki popust*, uz popust, s popustom, na popustu, popust dana
        najbolji paket, najbolja igra, najbolja aplikacija, bestseler, bestseller, broj jedan na, požurite
        odlična cijena, super cijena, !najbolji prijatelj*, !najbolja prijateljica, !najbolje prijateljice
        !najbolji rezultat, !najbolje vrijeme, najbolja vrijednost, =najpopularnije, =najpopularniji, =najpopularnija
        (najpopularnije), (najpopularniji), najpopularnija {opcija,ponuda}, najpopularniji {paket,izbor}, !sale, !sale!
        !(sale)
        !{prikazuje,pronalazi,traži,uspoređuje,pokazuje,nađi,pronađi} … {najjeftinij*,najpovoljnij*,najniž*}
      [expiringCredits] istječe, istječu, isteći će, vrijedi do, vrijede do, rok valjanosti, rok trajanja, datum isteka
        propadaju, propast će, iskoristite do, iskoristiti do, poništavaju se, resetiraju se
        !{ne,nikad ne} {istječe,istječu}, !ne propada, !ne propadaju, !ponuda istječe, !bez roka, se brišu, brisat će se
        bit će izbrisani, bit će obrisani, vrijedi … dana, vrijede … dana, vrijedi … tjed*, vrijede … tjed*
        vrijedi … mjesec*, vrijede … mjesec*, valjanost, valjani do, valjano do, valjan do, istječe nakon, isteknu
        isteći, vrijede samo, vrijede 30, vrijedi 30, važe do, važi do, propadnu, propada, propast
        iskoristite ih {do,prije}, potrošite {do,ih do,ih prije}, potrošiti do, nestaju nakon, nestat će, nestaju
        gube se, izgubit ćete, bit će obrisan*, bit će izbrisan*, brišu se, !nikada ne {istječu,istječe}
        !nikad ne propadaju, !ne nestaju, !neće isteći, !neće propasti, !vrijede zauvijek, !vrijedi zauvijek
        !ponuda vrijedi do
      [cashOut] isplata novca, isplati novac, podigni novac, podizanje novca
        {pravi,stvarni,zamijeni … za,zamijeniti … za,zamjena za,zamjenjivo za} novac, za gotovinu, novčana nagrada
        novčane nagrade, na bankovni račun, za poklon bonove, !ne može se zamijeniti za novac, !bez pravog novca
        !nije pravi novac, novac na {karticu,svoju karticu,račun,svoj račun,bankovni,vaš}, zamijeni za novac
        zamijenite za novac, {isplata,isplate,isplaćujemo,isplaćeno,isplatite} … račun, isplata dobit*, isplatite dobit*
        isplatite novac, isplata dobitaka, {podignite,podigni,podizanje} dobit*, podignite novac, podignite svoj
        povucite dobit*, unovčite, unovči, unovčiti, u gotovinu, u pravi novac, u stvarni novac
        zamijenite … za {novac,pravi,gotovinu}, {pretvorite … u,pretvori … u,prodajte … za,za pravi} novac
        pravim novcem, pravog novca, stvarnim novcem, novčanih nagrada, novčanu nagradu, novčani dobit*
        novčanih dobitaka, novčane dobitke, novčani poklon*, !ne mogu se zamijeniti za novac
        !ne {mogu,može} se unovčiti, u našim {trgovinama,kafićima,restoranima,poslovnicama,salonima,dućanima}
        {iskoristite,iskoristi,zamijenite,zamijeni,platite} … {na blagajni,na šalteru}, u fizičkim trgovinama
        {zamijeni*,zamjen*,pretvori*,razmijeni*} … {za eure,u eure,za eura}
      [appleTrademark] !širi, !širim, !širio, !za iphone, !za ipad, !na iphoneu, !na ipadu, !za apple watch
        {applea,appleu,appleom,appleov*}
      [appleCriticism] appleova provizija, appleovu proviziju, appleove provizije, appleova naknada, appleove naknade
        appleovu naknadu, appleov porez, {provizija,proviziju,naknada,naknade} applea, provizija apple, zbog applea
        spori iphone, sporog iphonea, sporom iphoneu, stari iphone, starog iphonea, greške ios, grešaka ios
        greške u ios, greške iosa, bugovi ios, bolje od applea, bolji od applea, bolje od ios, apple zabranjuje
        apple ne dopušta
      [systemFeature] prostor na icloud*, {ocjenu,recenziju} u app store*, dobru ocjenu u
        pristup {žiroskopu,vremenu zaslona}, push obavijest*, push notifikacij*
        {uključi,uključuje,uključite} obavijesti, ocijenite nas, ocijeni nas, {ocijenite,ocijeni} aplikaciju
        ocjena aplikacije, {s pet,sa 5,s 5} zvjezdica, pet zvjezdica za, dajte nam {pet,5} zvjezdica
        {napišite,napiši,ostavite,ostavi} recenziju, napišite osvrt, ostavite ocjenu, ostavite dojam, za recenziju
        za ocjenu, icloud prostor*, {prostora u,prostor u,prostora na} icloud*, icloud pohran*, pohrana u icloud*
        pohrane u icloud*, pristup {kameri,mikrofonu,lokaciji}, !hotel s pet zvjezdica
      [randomItem] !generator nasumičnih, nasumičnih {karata,likova,junaka,nagrada}, misteriozne škrinje
        nasumični izgled, nasumičnog izgleda, nasumičan kostim, nasumični kostim, nasumična karta, tajanstvena škrinja
        tajanstvenu škrinju, tajanstvene škrinje, tajanstvena kutija, tajanstvenu kutiju, tajanstveni {sanduk,kovčeg}
        misteriozna {kutija,škrinja}, misteriozni kovčeg, {kutija,škrinja,paket,jaje,jaja,vrećica} iznenađenja
        mystery box*, loot box*, lootbox*, {škrinja,škrinje} s plijenom, {kolo,kola,kolom,kotač,kotača} sreće
        nasumični predmet, nasumičan predmet, nasumične predmete, nasumičnih predmeta, nasumičnog junaka
        nasumični junak, nasumičnog {heroja,lika}, nasumičan lik, nasumičnu nagradu, nasumična nagrada
        nasumične nagrade, nasumičnu kartu, nasumičan izgled, nasumični skin, slučajni predmet, slučajnog junaka
        slučajnog lika, slučajnu nagradu, slučajna nagrada, srećka, srećke, srećku, srećaka, tombol*, lutrij*, lutriju
        greblic*, nagradna igra, nagradno izvlačenje, izvlačenje nagrada, {šansu,šansa} za osvajanje, priliku osvojiti
        {prilika,priliku} za osvajanje, možda osvojite, možda osvojiš, mogućnost osvajanja, {šansa,šansu} da osvojite
        ne {znate,znaš} što je unutra, ne znate što ćete dobiti, što je unutra, gacha, listić za prizivanje
        svitak prizivanja
      [statedOdds] vjerojatnost*, izgledi su, izgledi za, izglede pogledajte, šanse {su navedene,su u,pogledajte}
        pogledajte {šanse,izglede}, postotak šans*, postoci šans*
      [contact] telefon, broj telefona, tel, nazovite, nazovite {nas,nas na,na}, nazovi na, zovite
        zovite {nas,nas na,na}, javite se na, javite nam se na, kontakt telefon, na telefon
      [defect] greška, greške, grešaka, grešku, greškama, bug, bugovi, bugove, spor, spori, sporog
        spora, sporo, usporava, usporen*, ruši, rušenje, rušenja, zamrzava, koči, kvar*
        !usporeni snimak, !usporene snimke, !bez grešaka, !bez greške
      [negation] ne, nije, nisu, bez, nikad, nikada, nema, ni, niti, nemoguće, ništa, nijedan, nijedna, nikakve
        nikakvih, nikakva, nikakav, neće, !no, !ne {samo,propusti,propustite,čekaj}, !bez kraja, !nije samo
        zaboravite, zaboravi, zbogom, !ne zaboravite, !ne zaboravi
        {zaboravite,zaboravi} na
      [impossibility] {nije,nisu} {moguće,moguća,moguć,dostupno,dostupna,dostupan,dopušteno,dopuštena,dozvoljeno}
        {nije,nisu} {dozvoljena,predviđeno,predviđena,podržano}
        {je,su} {nemoguće,nemoguća,isključeno,isključena,zabranjeno,zabranjena}, ne {vrijede,vrijedi,može,mogu}
        {nije,nisu} {uključeno,uključena,uključen,potrebno,potrebna}
      [recordKeeping] troškovi, troškova, proračun, budžet*, računovodstvo, fakture, lozinke, dugovi, financije, izvodi
        evidencij*, prati vaše račune, pregled vaš*, pregled kreditnih, upravitelj lozinki, troškove, računi, računa i
      [trial] probni, probno, probna, probnih, probnog, probnom, probne, isprobaj, isprobajte, !probna matura
        !probni {ispit,rad}
      [quiz] pitanje, pitanja, ispit*, odgovori, matura*, vježbe, kviz*
      [donation] doniraj*, donirati, donacij*, dobrotvorn*, humanitarn*, prikupljanje sredstava, !donacije klanu
        !doniranje krvi, !dobrotvorni bal, !humanitarni koncert, donirajte, doniramo, vaš prilog pomaže, svojim prilogom
        darujte novac, novac ide u dobro*, u dobrotvorne, u humanitarne, milodar*, podržite zakladu, pomozite udruzi
        !doniraj trupe, !doniraj vojsku, !{darivanje,darivanju,doniranju,donacije} krvi, !donirajte krv
        !dobrotvorni koncert, !humanitarna utakmica
        {polovica,dio} ide {azilu,skloništu,u azil,crvenom križu}
      [physicalGoods] besplatna dostava, besplatnom dostavom, besplatna poštarina, poštarina
        dostava {na kućnu adresu,na adresu,kući}, adresa dostave, trošak dostave, dostavlja kurir, dostavu kurirom
        {dostava,šaljemo} u cijeli svijet, dostava diljem svijeta, dostava po cijelom svijetu, na vašu adresu
        šaljemo na {adresu,vašu}, besplatna isporuka, besplatnu isporuku, isporuka na adresu, besplatnu dostavu
        besplatne dostave, besplatnu poštarinu, uz besplatnu poštarinu, dostava uključena, dostavom uključen*
        uključena dostava, uključenu dostavu, dostava je uključena, dostava u cijeni, s dostavom u cijeni
        poštarina uključena, poštarinu, dostavljamo kući, dostavljeno na, dostavljamo na kućni, na kućnu adresu
        na kućni prag, na vaša vrata, dostavom na, dostavu na, dostava na vrata
        {šaljemo,šaljemo vam,poslat ćemo,poslano,stiže} poštom, poštom na, dobivate poštom
        dostava {poštom,kurirom,kurirskom}, kurirskom službom
      [regulatedClaim] {dobijte tisuće,tisuće,stotine} pratitelja, {kupite,kupi} … pratitelja, kupite … lajkova
        liječi … {rak,dijabetes,šećernu,depresij*,tjeskob*,bol,bolove,nesanic*,bolesti,artritis,astmu}
        izliječi … {rak,dijabetes,šećernu,depresij*,bolesti}, {izliječit će,liječe} … {rak,dijabetes}, čudotvorni lijek
        čudesni lijek, smršavite … {tjedan,tjedn*}, smršavi … tjedan, smršavite … {dana,mjesec}, smršavite bez
        mršavljenje bez, zajamčeno mršavljenje, izgubite … tjedan, izgubite kilograme, {pravih,stvarnih} pratitelja
        pratitelja za vaš, {1000,500} pratitelja, {kupite,kupi} pratitelje, {kupnja,više} pratitelja, kupite lajkove
        kupi lajkove, oklade {za pravi,u novac,za novac,na sport*,pravim}, klađenje {za pravi,pravim,u pravi}
        kladite se {pravim,za}, sportsko klađenje, sportske oklade, {igra,igre,igrajte} za pravi novac
        {kasino,kockanje} za {pravi,novac}, kockanje pravim, {chat,razgovor,čavrljanje,video,sadržaj} za odrasle
        erotski chat, erotsk*, seks chat, sex chat, escort*, poslovna pratnja, zajamčena dobit, zajamčenu dobit
        zajamčen dobitak, zajamčena zarada, zajamčenu zaradu, zajamčen profit, zajamčeni profit
        {zagarantirana,garantirana} {dobit,zarada}, garantirani profit, siguran profit, sigurna zarada, brzo se obogat*
        {zaradite,zarađujte,zaradi,rudarite,kupite} bitcoin*, zaradite kripto*, zarađujte kripto*, brzi zajam*
        brza pozajmica
      [paidOnce] jednokratno plaćanje, jednokratna {kupnja,uplata}, plati jednom, platite jednom, doživotno članstvo
        doživotni pristup, doživotna pretplata, doživotna licenca, jednokratnog plaćanja, jednokratnim plaćanjem
        jednokratnu uplatu, jednokratnom uplatom, {platite samo,plaćate,plaćate samo,plaća se} jednom, jedno plaćanje
        jedna uplata, jedna uplata dovoljna, kupite jednom, {premium,članstvo,pretplata,pristup} zauvijek
        doživotni premium, bez daljnjih plaćanja
      [saving] uštedi, uštedite, ušteda, popust, popusta, jeftinije, !ušteda energije, !ušteda baterije, uštedjeti
        štedite, štedi, uštedu, popustom, popuste, jeftiniji, jeftinija, povoljnije, !štedi bateriju, !štedi vrijeme
        !uštedite vrijeme, !ušteda vremena, !štedi energiju, !štedi prostor
      [comparedPrice] {u odnosu na,u usporedbi s,nego} mjesečn*, redovna cijena, redovne cijene
        u odnosu na {redovnu,pretplatu,mjesec*}, redovnu cijenu, redovnoj cijeni, redovita cijena
        redovite cijene, redovitu cijenu, uobičajena cijena, uobičajene cijene, uobičajenu cijenu
        pune cijene, punu cijenu, pojedinačno, nego pojedinačno, zasebno, odvojeno, nego zasebno
        kupnja zasebno, u usporedbi s pretplat*, usporedbi s mjesečnom
      [durationWord] mjesečn*, godišnj*, svaki mjesec, svake godine, svaki tjedan, na mjesec dana, na godinu dana
        jedan mjesec, jednu godinu, jedna godina, mjesec dana, godinu dana, cijelu godinu, cijeli mjesec, polugodišnj*
        !tjedni izazov*, !mjesečni izazov*, !tjedni zadac*, !godišnjica*, !godišnje doba, tjedan dana, tjedni, tjedne
        tjedno, tjedna {kart*,propusnica,pretplata,članarina}, tjednu {kartu,pretplatu,propusnicu}, tjednog članstva
        !jednom tjedno, !jednom mjesečno, !dvaput tjedno, !tjedni pogled, !mjesečni pogled, na tjedan, na mjesec
        na godinu, tri mjeseca, šest mjeseci, dva mjeseca, dva tjedna, dvanaest mjeseci, mjesečnu, godišnju
        !{tjedna,tjedne,mjesečne} nagrad*, !tjedni događaj*, !mjesečeva, !mjesečev*, !mjesečin*
        !{godišnjeg,godišnja,godišnjih} doba, !{godišnj*,mjesečn*,tjedn*} … pogled*
        !{godišnj*,mjesečn*,tjedn*} … prikaz*, !mjesečn* … arhiv*, !{mjesečn*,godišnj*} … kalendar*, !godišnji odmor*
        !godišnja kamat*, !godišnje kamat*, !mjesečni prosjek*, !godišnji prosjek*, !{mjesečno,godišnje,tjedno} izvješ*
        !{godišnje,mjesečno,tjedno} ukamać*, !prikaži jedan mjesec, !tjedni prosjek, !jednom godišnje, !dvaput godišnje
        !dvaput mjesečno, !sada + 1 godina
        {naplata,plaćanje,naplaćuje se} … jednom {godišnje,mjesečno}, pola godine {pristupa,igranja}
      [profanity] c3Jhbmoq, c3Jhbmpl, c3Jhbio=, dXNyYW4q, Z292bio=, amViZW4q, amViZW0q, amViaSo=, amVibyo=, amViYSo=
        emFqZWIq, emFqZWJhbio=, bmFqZWIq, c2plYio=, b2RqZWJpKg==, cmF6amViKg==, a3VyYWM=, a3VyY2E=, a3VyY3U=
        a3VyxI1ldio=, a3VyxI1pbmE=, cGnEjWth, cGnEjWtl, cGnEjWt1, cGl6ZGE=, cGl6ZGU=, cGl6ZHU=, cGl6ZGFyaSo=
        cG9waXpkKg==, xaF1cGFr, xaF1cGNp, c2Vyb25qKg==, cHXFoWlvbmE=, ZHJrYWTFvmlqKg==, ZHJrYXQq, a3VydmE=, a3VydmU=
        a3VydmluKg==, cGVkZXI=, cGVkZXJp, cGVkZXLEjWluKg==, amViaWdh
      [otherMoney] novčanic*, {papirnati,igrački} novac, novac za {igru,bojanje}, koliko je koštal*, koliko je stajal*
        {cilj,ciljevi} štednje, {prvih,prva,prve} … {ušteđen*,uštedjel*}, podijeli … na, gdje … košta, brojanje novca
        pogodi … cijenu
      """#)
}
