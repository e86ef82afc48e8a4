extension Language {
  /// Romanian.
  static let romanian = Language(
    code: "ro",
    amounts: """
      ordinal: carate, de carate
      before denomination: bancnotă de, bancnote de, monedă de, monede de
      money=RON final: lei, leu, de lei
      subunit=RON/100 few: bani, de bani
      money=$: dolari, de dolari
      money=GBP: lire sterline
      minute: minut, minute, de minute
      hour: oră, ore, de ore
      day: zi, zile, de zile
      week: săptămână, săptămâni, de săptămâni, saptamana, saptamani
      month: lună, luni, de luni
      quarter: trimestru, trimestre
      year: an, ani, de ani
      percent: la sută
      before ordinal: nivelul, nivel, capitolul, capitol, partea, ziua, episodul
      before ordinal season: sezon, sezonul
      magnitude=1000: mii, de mii, mii de
      magnitude=1000000: milioane, milion, milioane de
      beside counted: monede, monedă, aur, diamante, cristale, nestemate, puncte, de monede, de nestemate
      de diamante, de cristale, de puncte, jetoane, de jetoane, credite, rubine
      """,
    spelledNumbers: """
      2 doi două; 3 trei; 4 patru; 5 cinci; 6 șase şase sase; 7 șapte şapte sapte; 8 opt; 9 nouă
      10 zece; 11 unsprezece; 12 doisprezece douăsprezece; 13 treisprezece; 14 paisprezece
      15 cincisprezece; 16 șaisprezece; 17 șaptesprezece; 18 optsprezece; 19 nouăsprezece
      20 douăzeci; 30 treizeci; 40 patruzeci; 50 cincizeci; 60 șaizeci; 70 șaptezeci; 80 optzeci
      90 nouăzeci; 100* sută sute; 1000* mie mii; 1000000* milion milioane; 0 și
      1$ un pe
      """,
    paysFor: "pentru, pe, la",
    buying: "pentru, doar, numai",
    otherSenses: "lei leu delei: zebr tigr leoaic savan anim zoo giraf elefan urs safari jungl junglă maimu pui",
    relativeTimes: """
      ^arată_, ^afișează_, ^alege_, ^selectează_, sau mai mult
      acum, peste, în urmă, ultimele, ultimii, următoarele, de acum, în viitor, mai mult de
      mai puțin de, în ultimele, în urma, după, înainte de, anterioare, acum +
      """,
    balances: "sold, valoare",
    trial: "prob, încerc, test",
    trialName: "Probă de XX zile",
    offering: "include, oferă, perioad, există",
    days: "zi",
    dayNumbers: "trei, cinci, șapte, zece, paisprezece, treizeci",
    restoring: "restabil, restaur, recuper, refac",
    passwords: "parola, parolă, |parole",
    toBe: "este_",
    noPassword: "niciuna, nu, vezi, goală",
    generic: """
      *cumpără *cumpărați *cumpăra *achiziție *achiziția *achiziții *achiziționează *articol
      *articolul *articole *produs *produsul *produse *obiect *obiectul *abonament *descriere
      *descrierea un o unui unei acest această acesta aceasta aceste de la din în pe cu la al a ai
      ale lui aplicație aplicația aplicației ta tău tale acum aici imediat pentru și te rog vă rugăm
      virtual digital vip *mulțumim *mulțumesc îți vă ne *bucură-te *distracție *rambursare sprijin
      susținere ta grozav grozavă minunat extraordinar fantastic excelent incredibil super frumos
      bun bună exclusiv unic perfect nou nouă noi noul mare foarte mult multe ia obține primește
      descoperă încearcă fără nu nostru noastră este e *cumpărătură *cumpărăturii *cumpărături că
      ați cumpărat achiziționat
      """,
    lengths: """
      0 zi sezon două trei șase; 182 jumătate semest; 91 trimestr; 365 an anual; 30 lun
      7 săptăm
      """,
    lengthAndPlan: "abonament",
    plans: "plan, pachet, abonament, permis, card, club, antrenor",
    perWords: "pentru, pe",
    during: "pentru, timp de, pe",
    ones: "o lună, un an, timp de o, timp de un",
    wholes: "întreg, întreagă, complet",
    firstLengths: "30 prima lună, 7 prima săptămână, 365 primul an",
    once: "o dată",
    contents: """
      plan, program, _curs, meniu, calendar, jurnal, prognoz, horoscop, istoric, copi, arhiv, stoca
      păstr, provocare, garan, obiectiv
      """,
    billing: "lunar, anual, săptămânal",
    nounFirst: true,
    nothing: "nimic, niciun, nicio",
    alternatives: "_sau_, _nici_",
    contrasts: "_dar_, _însă_",
    used: "folosit, utilizat, cheltuit",
    additions: "_și_, _şi_, _plus_",
    breaks: "_cu_, _în_, _care_, _dacă_, _când_, _pe_",
    doneWithout: "reclam, filigran, limit, aștept, înregistr, cont_, urmărir",
    charges: "tax, cost, plat, plăt, abonament, factur, comision, cotizați",
    without: "fără",
    others: "niciun alt, nicio altă, nici un alt",
    ownOffers: "la acest pachet, pentru acest pachet, la această achiziție, la acest produs, la acest abonament",
    bestDeals: "cel mai avantajos, cea mai avantajoasă, cel mai bun raport, cea mai bună valoare",
    vouchers: "cupon, voucher, bon de reducere, card de reducere, calculator de reduceri, alertă de preț",
    firstParts: """
      primul capitol, prima lecție, primul nivel, primele niveluri, primul episod, prima parte, capitolul 1_
      lecția 1_
      """,
    ownShops: "magazinul jocului, magazinul din joc, în joc",
    scores: "punct",
    betweenCountAndName: "de_",
    articles: "cele, cei",
    ofWords: "de",
    doubling: "dubl",
    exchanging: "schimb",
    genitives: "de_",
    packs: "pung, săculeț, cufăr, cufer, cutie, sac, grămad, comoar, cadou, lad, credit",
    gains: """
      ^conține, ^include, ^primeș, ^obț, ^adaug, ^cumpăr, primești, primiți, obții, obțineți
      vei primi, veți primi, contul tău, contul dvs, soldul tău
      """,
    collecting: "colecționar, catalog, de colorat",
    each: "fiecare, bucata",
    costs: "costă",
    costsBefore: "încap până la, loc pentru",
    perUnit: """
      1 pe_zi /zi zilnic
      7 pe_săptămână /săptămână săptămânal
      30 pe_lună /lună lunar
      365 pe_an /an anual
      0 bucata fiecare pe_bucată /buc
      0 pentru_fiecare la_fiecare
      """,
    nearly: """
      doar, numai, aproximativ, circa, cam, aproape, la, de la, <mai puțin de, <sub
      """,
    comparisons: "decât pachet, decât în, față de, comparativ",
    bonuses: "bonus, cadou, în plus, gratuit",
    bonusesBefore: "bonus",
    atLeast: "peste, mai mult de, cel puțin, cel putin, minimum",
    andMore: "sau mai mult, și ceva, și încă puțin, și mai mult",
    paying: "plăt, plat, cump, ieftin, reducer",
    beforeAccount: "la_, număr, numărul",
    functionWords: """
      și, în, cu, pe, pentru, fără, toate, tuturor, tău, tale, tăi, sunt, mai, care, nu, ale, prin
      după, fiecare, această, acest, aceste, până, către, lui, îți, dvs, noi, noile, iar, cele
      cel, cea, dintre, *de, *la, *din, *un, *o, *sau, *ta, *este, *ce, *se, *al, *ei
      """,
    words: #"""
      [free] gratis, gratuit*, fără {cost,costuri,plată,taxe}, 0 lei, !parcare gratuită, !{rămâne,rămân,rămână} gratuit*
        !{menține,păstra,păstrează,ține} … {aplicația,jocul,proiectul} gratuit*
        !{aplicația,jocul,cheile} {este,e,sunt} gratuit*, !versiunea gratuită, !versiune gratuită, !actualizări gratuite
        !aplicația gratuită
        !fără {cost,costuri,plată,taxe} {lunare,lunar,lunară,anuale,suplimentare,suplimentar,ascunse,ascuns}
        !parcări gratuite, !wifi gratuit, !wi-fi gratuit, !muzee gratuite, !ziar gratuit, !intrare gratuită
        fără {niciun cost,nici un cost,să plătești,a plăti,bani}, nu costă nimic, zero lei, cost zero, din partea casei
        moca, !presă gratuită, nu plătești nimic, nu plătiți nimic
        !aplicația {rămâne,va rămâne} {gratuită,gratis}
        {săptămâni,luni,zile,lună} … din partea noastră, pe cheltuiala noastră, {luni,lună} cadou
      [externalPayment] {card,carduri,cardul} de credit, cardul bancar, transfer bancar, transferuri bancare
        virament bancar, ordin de plată, ramburs, card cadou, carduri cadou, cod promoțional, coduri promoționale
        {cod,coduri} de reducere, {cod,coduri} de activare, voucher cadou, plată prin sms, site-ul nostru, saitul nostru
        mai ieftin {pe web,online}, mai ieftin … site, în afara aplicației, site-ul oficial, site oficial
        altă metodă de plată, alte metode de plată, !carduri cadou păstrate, {plătește,plătiți,plătești} … cardul
        plată cu cardul, card de debit, carduri de debit, cardul tău bancar, plătește … cripto*, plată … cripto*
        {plătești,plătește,plată} cash, plată la livrare, în rate prin, direct de la noi
        scrie-ne {să comanzi,pentru a comanda,ca să comanzi,pentru a cumpăra}, scrieți-ne pentru a comanda
        contactează-ne pentru {a cumpăra,comenzi}, mesaj pentru {a comanda,comenzi}, trimite-ne un mesaj pentru
        comenzi pe whatsapp, {comandă,comenzi} prin mesaj, site-ului nostru, magazinul nostru, pagina noastră
        mai ieftin {la noi,pe internet,în browser}, {din afara,înafara,în exteriorul} aplicației
        codul {de activare,promoțional,de reducere,tău promoțional}, cod promo, coduri promo, cod cadou, codul cadou
        cod voucher, {cupon,cupoane} de reducere, {cheie,cheia} de licență, cheie de activare, mandat poștal
        factura telefonică, plată externă, plăți externe, card preplătit, carduri preplătite, cardului de credit
        paysafe, achit* … {cu cardul,bitcoin,numerar,cash,cripto*}, plăti … cash, plăti … cardul
        accept* … {bitcoin,cripto*,numerar,cash,carduri}, direct la noi, fără să treci prin aplicație, ocolind aplicația
        {plăti*,plata,plată} … bitcoin, {plăti*,plata,plată} … în numerar, plăteș* … {bitcoin,în numerar,cripto*}
      [otherPlatform] pe android, pentru android, magazin play, magazinul play, pe steam, versiunea steam
        telefon samsung, telefoane samsung, !armură pentru android, androidul, androidului, androiduri
        >{pe,pentru} switch, >{pe,pentru} windows, >{pe,pentru} steam, versiunea {windows,switch}
      [placeholder] {text,textul,descriere,descrierea,titlu,titlul} aici, descriere în curând, descrierea urmează
        descriere de completat, =descriere, =titlu, ={introdu,introduceți} descrierea
        text {exemplu,de exemplu,provizoriu}, substituent, fără descriere, urmează a fi stabilit, =nume produs
        =descriere produs, [descriere], [titlu], {introdu,scrie} aici descrierea, scrie aici titlul, scrieți aici
        pune aici descrierea, {descrierea,titlul,textul} vine aici, aici vine descrierea, aici vine textul
        {titlul tău,textul tău,numele} aici, aceasta este {o descriere,descrierea}
        acesta este {un titlu,titlul,un text}, =fără titlu, =fără nume, {descrierea,descriere,textul,titlul} va urma
        descrierea în curând, {descriere,text} de adăugat, descriere provizorie, titlu provizoriu, =numele produsului
        =nume de produs, ={titlul,descrierea} produsului, =descrierea, =titlul
        =de {stabilit,completat,definit,confirmat,determinat}, =va urma, urmează să fie {stabilit,stabilită}
        urmează {a fi,să fie} definit, va fi stabilit ulterior, va fi completat, exemplu de {text,descriere,titlu}
        produs exemplu, descriere exemplu, introduceți aici {descrierea,titlul}, introdu aici {titlul,textul}
        !întârziere … placeholder, =de tradus, =traducere lipsă, =lipsește traducerea, =netradus
      [test] versiune de test, versiune beta, versiunea beta, versiune alfa, versiune demo, versiunea demo
        versiune de probă, produs de test, produs de testare, achiziție de test, uz intern, nu cumpărați, pentru testare
        mediu de test, {versiune,versiunea} demonstrativă, versiunea de {test,probă}, variantă demo, variantă de test
        =probă, {este un,e un,este doar un,produs,articol de} test, destinat testării, în faza de testare, în testare
        nu îl cumpăra, nu cumpara, nu achiziționați, !test {de personalitate,de inteligență,psihologic,iq,grilă,auto}
        !test de {cunoștințe,nivel,vocabular,memorie,viteză,sarcină,dragoste,compatibilitate,vedere,cultură,aptitudini}
        !test {vocațional,antigen,pcr}, !pilot de test, !pistă de test, !demo al trupei, !alfa și beta, !beta și gama
        la teste, pentru teste, articol de probă, produs de probă
        !test {de microfon,de sunet,cifru*,clic,de conectare,spam}, !prag de test, !test {semnal*,audio,dublu clic}
      [futurePromise] în următoarea actualizare, {în actualizările,în actualizări,într-o actualizare} viitoare
        în versiunea următoare, altele sunt pe drum, altele în pregătire, încă în dezvoltare, vor fi adăugate ulterior
        mai târziu în acest an, în scurt timp, urmează … noi, urmează și altele, altele vor urma
        în următoarele actualizări, {la,cu} următoarea actualizare, în viitoarele actualizări
        într-o actualizare ulterioară, în actualizări ulterioare, în versiunile viitoare, într-o versiune viitoare
        {este în,sunt în,în curs de} dezvoltare, în lucru încă, încă în lucru, noi … sfârșitul anului
        {noi … anul,sosi* … anul,mai târziu anul,vine … anul} acesta, !pe curând, !curând după, curând
        !{de,mai,cât de} curând, următoarea actualizare … {aduc*,inclu*,adaug*,avea}, următoarele actualizări … aduc*
        actualizările viitoare … aduc*, {funcție în,funcția … în} dezvoltare, vom adăuga … noi, vor urma … mai multe
        vor urma alte, vor urma și, noi vor sosi
        mai multe {niveluri,hărți,lumi,capitole,povești,personaje} {mai târziu,ulterior,vor urma,în curând}
        {vor urma,urmează} {și alte,alte,mai multe,noi} {hărți,niveluri,lumi,capitole}
        {alte,noi} {hărți,niveluri,lumi,capitole} {vor urma,mai târziu}, =în curând, (în curând)
        {restul,celelalte} {vin la,vine la,sosesc,sosește,vor veni}
        !în curând {vine,e,este,va fi} {crăciunul,primăvara,vara,iarna,paștele,crăciun}
        !în curând {crăciunul,crăciun,primăvara}
        la {toamnă,primăvară,vară,iarnă} {apar,vin,urmează,sosesc} {încă,noi,alte}
      [expiringCredits] expirate, expirat, valabil timp de, valabile timp de, termen de valabilitate, data expirării
        se {pierd,pierde,resetează,anulează la}, folosește-le până, de folosit până, își pierd valabilitatea, !nu expiră
        !niciodată nu expiră, !nu se pierd, !oferta expiră, !nu se resetează, expira, valabil* … până, sunt valabile
        valabile doar, sunt pierdute, vor fi pierdute, le pierzi, le vei pierde, se șterg după, se șterg la
        vor fi șterse, folosește-le înainte, {folosiți-le,cheltuiește-le} {până,înainte}, utilizează-le până
        își pierd valoarea, !nu vor expira, !nu expira, valabil* … {zile,luni}, folosi … până, utiliza … până, dispar
        dispărea
      [cashOut] retrage bani, retragere de bani, retragerea banilor, bani reali, bani adevărați
        {schimbă … pe,schimbate pe,transformă … în,convertit* … în,convertibil* … în} bani, în numerar, premii în bani
        premiu în bani, în contul bancar, pe vouchere, pe carduri cadou, !{fără,nu} bani reali
        !nu {pot fi schimbate,se pot schimba} pe bani, retrage … câștigurile, retragere … câștiguri, retrage … banii
        încasează … câștigurile, schimbă … în bani, transformă … în cash, convertește … în bani, preschimbă … în bani
        câștigă cash, premii {în cash,cash,bănești}, pe cardul tău bancar, bani cash, plătit în bani, câștiguri în bani
        !{plătești … în,plăti … în,plata în,plată în,plăți în} numerar, scoate … câștigurile, bani lichizi
        ajung* … contul tău, ajung* … cont bancar, {depus*,depunem} … contul tău
        {trimis*,primești,transfer*} … contul tău bancar, {plătit*,virat*,virăm} … contul tău
        în {magazinele,cafenelele,restaurantele,saloanele,filialele} noastre
        {folosește*,folosiți*,schimbă*,plătește} … {la casă,la casa de marcat,la ghișeu,la tejghea}
        în magazinele {fizice,partenere}, se pot încasa, {încasează,încasați} {jetoane*,monede*,câștig*}
        {schimb*,convert*,transform*} … {în lei,pe lei,în euro,pe euro}, lei reali
        {retragi,retrage,retrageți} câștigul*, câștigul în cont
      [negation] nu, fără, niciodată, nici, niciun, nicio, !nu sunt folosite, !nu le folosești, nimic, niciunul, niciuna
        !no, !nu {doar,numai,rata,ratați,uita,aștepta}, !fără {oprire,sfârșit}, !nu ai folosit
        uită, uitați, adio, !nu uita, !nu uitați
      [impossibility] nu {este,e,sunt} {posibil,posibilă,posibile,disponibil,disponibilă,disponibile,permis,permisă}
        nu {este,e,sunt} {permise,prevăzut,prevăzută,inclus,inclusă,acceptat,acceptată}
        {este,e,sunt} {imposibil,imposibilă,interzis,interzisă,interzise,exclus,exclusă}
        nu se {oferă,acceptă,poate,pot}
        nu {este necesar,este necesară,se aplică,se include}
      [recordKeeping] cheltuieli, buget*, contabilitate, facturi, factură, chitanțe, parole, datorii
        finanțe, extrase de cont, ține socoteala, conturi bancare, administrează cardurile
        gestionează cardurile, urmărește cheltuielile, evidență
      [trial] {perioadă,perioada,zile,versiune} de {probă,proba,încercare,testare}, de probă, probă de, de încercare
        perioadă de test, încearcă, încercați
      [quiz] întrebare, întrebări, examen*, răspunsuri, bacalaureat, exerciții, chestionar*, quiz, test grilă
        teste grilă, vocabular, permis auto, permis de conducere, simulare, simulări, test de personalitate
      [donation] donează, donați, donație, donații, donația, caritate, caritabil*
        strângere de fonduri, campanie umanitară, !donează sânge, !donează trupe, !bal caritabil
        !donații clan, donațiile tale, scopuri umanitare, cauză nobilă, cauze nobile, unui ong
        către un ong, fapte bune … donăm, !donații de trupe, !concert caritabil, !gală caritabilă
        {jumătate,o parte} merge la {adăpost,un adăpost,adăpostul,crucea roșie}
      [physicalGoods] transport gratuit, livrare {gratuită,la domiciliu,acasă}, {cost,costuri,taxă,adresa} de livrare
        prin curier, {transport,transportul,transportul este} inclus, transport gratis, livrare gratis
        {livrare,livrarea,livrarea este} inclusă, livrare la ușă, livrat* … la ușă, livrăm la ușă, livrat* … acasă
        livrat* … la domiciliu, livrăm … acasă, livrarea la domiciliu, prin poștă, expediere gratuită, taxe de livrare
        costul livrării, aducem … acasă, ridicare din magazin, exemplar tipărit, ramburs
        !prin {poștă,poșta} electronică, {primești,primiți,vei primi} … acasă, !misiune de livrare
      [paidOnce] plată unică, {plătești o,plătește o singură,cumpără o} dată, achiziție unică
        {abonament,acces,membru,licență} pe viață
        {plătești o singură,plătiți o singură,plătești doar o,plătește o} dată, singură plată, cumperi o dată
        {premium,permis,card} pe viață, doar o singură dată, plătești doar odată, o plată și
      [saving] economisește, economisești, economie, reducere, mai ieftin, economisiți, !economie de {energie,baterie}
        economiseşti, economisind, mai puțin, reduceri, discount, redus
      [comparedPrice] decât lunar, prețul normal, față de, comparativ cu, în comparație cu, comparat cu
        decât planul lunar, la bucată, separat, individual, prețul obișnuit, preț obișnuit
        prețul {întreg,inițial,de listă,standard}, din preț, la preț, cu abonamentul anual, cu planul anual, lunarul
      [durationWord] lunar, lunară, lunare, anual, anuală, anuale, săptămânal, săptămânală, trimestrial, semestrial
        pe lună, pe an, pe săptămână, în fiecare {lună,an}, o lună, un an, o săptămână, timp de o lună, timp de un an
        un an întreg, o lună întreagă, !provocare săptămânală, !{provocări,misiuni} săptămânale, săptămânale
        trimestrială, semestrială, bilunar, două săptămâni, {două,trei,șase,douăsprezece} luni, jumătate de an, o zi
        permis zilnic, permis de sezon, un an complet, o lună completă, tot anul, tot timpul anului, un trimestru
        un semestru, !misiune săptămânală, !sarcini săptămânale, !sarcină săptămânală, !eveniment săptămânal
        !evenimente săptămânale, !raport {săptămânal,lunar,anual}, !provocare lunară, !provocări lunare
        !ofertă săptămânală, !ofertă lunară, !o zi de, !o zi la, !este o zi, !o zi {lucrătoare,plăcută,bună,frumoasă}
        !o săptămână {de lucru,lucrătoare}, !{selectează,selectați} o {lună,săptămână}, !calendar lunar, !arhivă lunară
        !arhiva lunară, !vizualiz* … pe lună, !vizualizare {lunară,anuală,săptămânală}, !la două săptămâni
        !ori pe {lună,săptămână,an}, !o dată pe {lună,an,săptămână}, !medie lunară, !medie anuală, !eclipsă lunară
        !lunar lander, !alege {o lună,o săptămână,un an}, !arată o {lună,săptămână,zi}
        !calendar pentru o {lună,săptămână}, !alegeți o lună
        {plata,facturat,taxat,se plătește,se taxează} … o dată pe {an,lună}, jumătate de an de acces
      [unlock] {elimin*,înlătur*,scoate} … reclam*, scăp* … de reclame, {ascunde,dezactiv*,bloch*,oprește} … reclam*
        fără {reclame,reclamă,publicitate,anunțuri}, nicio reclamă, gata cu reclamele, adio reclame, stop reclamelor
        zero reclame, nu mai sunt reclame, debloc*, versiunea completă, versiune completă, versiunea integrală
        versiunea pro, versiune pro, versiunea premium, jocul complet, joc complet, întregul joc, tot jocul
        aplicația completă
        toate {nivelurile,nivelele,funcțiile,funcționalitățile,personajele,capitolele,episoadele,lumile,lecțiile,cursurile}
        tot conținutul, întregul conținut, acces {complet,total,integral}, accesul complet, fără filigran
        elimin* … filigran*, fără limite, fără limită, !deblochează {un cufăr,o ușă}, niciodată … reclame
        !blocare/deblocare, !filtrul de deblocare, !{cureți tot,curăț* … tot,șterg* … tot,elimin* … tot} conținutul
        !sau întregul joc, !blochează/deblochează, !ajust* … toate nivelele, !ajustează toate nivelurile
        !blocare / deblocare, !blocare sau deblocare, !când este deblocat, !deblochează unitatea*, !prima deblocare
        !0 = fără limite, !{restabil*,restabilește} toate nivelurile, !deblochează {dispozitiv*,ecranul}
        reclamele dispar {definitiv,pentru totdeauna}
      [currencyNoun] monedă, monede, moneda, monedele, monede de aur, bănuți, bănuț, galbeni, nestemată, nestemate
        nestematele, geme, giuvaiere, diamant, diamante, aur, argint, jeton, jetoane, credit, credite, puncte, punct
        rubin, rubine, cristal, cristale, smarald, smaralde, safir, safire, perlă, perle, pietre prețioase, lingou
        lingouri, bijuterii, bancnote, !{card,carduri,cardul,cardurilor,cardurilor tale} de credit, !punct de vedere
        !puncte de {vedere,interes}, !punct de control, !medalie de {aur,argint}, !bănuți de ciocolată, !disc de aur
      [membership] vip, membru vip, abonament vip, statut vip, cont premium, card de membru
        calitatea de membru, !{salon,sala,zona,loja} vip
      [access] permis, permise, abonament, abonamente, acces, accesul, card, cardul, legitimație, pass, fără reclame
        nelimitat, nelimitată, nelimitate, {perioadă,perioada,versiune} de probă, probă gratuită, zile de probă, premium
        vip, !permis {auto,de conducere,de pescuit,de vânătoare}, !card de memorie, probă {de … zile,de o,de un}
        încercare de … zile, test de … zile
      [lifetime] pe viață, pentru totdeauna, pe veci, pentru toată viața, toată viața, permanent, permanentă, permanente
        definitiv, definitivă, nelimitat în timp, plată unică, o singură plată, achiziție unică, nu expiră niciodată
        fără expirare, acces etern, !marker permanent, !șters* … definitiv, !{șters,ștearsă,șterse} definitiv
        !șterg* … definitiv, !ștergerea definitivă, !{șterg*,elimin*} … permanent, !legătur* permanent*
        !legătură permanentă, !{legături,legăturilor} permanente, !copie … permanentă, !ștergere permanentă
        !ștergere definitivă, !{link,accept*,acceptă} permanent, !avertismente permanente, !conexiune permanentă
        !definitiv {elementele,toate elementele}
        !{inițial*,inițializează,reiniți*,reinițializează,reinițialiază} permanent, !{ascunde,arată} … permanent
      [subscriptionWord] abonament, abonamente, abonamentul, abonează-te, abonat, abonați, reînnoire automată
        se reînnoiește automat, reînnoibil automat, anulează oricând, anulați oricând
      [ownDays] vizualizare calendar, vizualizarea lunii, parola … expir*
        seria ta, seria de, serie de zile, zile la rând, zile consecutive, advent
        maturat*, învechit*, maturare, {brânză,cașcaval,șuncă,vin,whisky,parmezan} … {luni,ani}
        {drumeție,traseu,trekking} … zile
      [gameController] controler*, controller*, manetă, manete, joystick*, gamepad*
      [promotionalClaim] oferte speciale, oferta specială, ofertă limitată, ofertă exclusivă, oferta zilei
        ofertă fulger, la ofertă, la promoție, în promoție, promoție specială, super ofertă, cel mai avantajos
        cea mai avantajoasă, cele mai avantajoase, cel mai bun {raport,preț}, cele mai bune prețuri, cea mai bună ofertă
        cele mai bune oferte, cea mai bună valoare, cel mai mic preț, cele mai mici prețuri, mai ieftin, mai ieftină
        mai ieftine, chilipir, chilipiruri, perioadă limitată, timp limitat, {doar,numai} {azi,astăzi}
        doar {pentru azi,săptămâna aceasta,în acest weekend}, jumătate de preț, preț {redus,special,promoțional}
        imbatabil*, ultima {șansă,ta șansă,ocazie}, nu rata {ocazia,această,oferta}
        nu {ratați,pierde această ofertă,pierde ocazia,lăsa să-ți scape}, profită {de ofertă,acum,de această}
        cel mai popular, cea mai populară, cel mai vândut, cea mai vândută, cele mai vândute, numărul unu, numărul 1
        reducere mare, mari reduceri, cu reducere, lichidare de stoc, cea mai bună aplicație, cel mai bun joc
        {cel mai bun,cea mai bună} … din lume, !{cod,calculator} cu reducere, !mod cu timp limitat
        preferatul jucătorilor, pachetul preferat, cel mai rentabil, la reducere, =cel mai popular, (cel mai popular)
        cel mai popular {pachet,plan}, !sale, !sale!, !(sale)
        !{arată,găsește,caută,compară,afișează} … {cel mai ieftin,cea mai ieftină,cele mai ieftine,cei mai ieftini,cel mai mic preț}
        !{benzinărie,benzinăria,benzina} cea mai ieftină
      [appleTrademark] ceas apple, !pentru {iphone,ipad,apple watch,ios}, !pe iphone, !pe ipad, appleului
      [appleCriticism] {comisionul,comisioanele,comisioane,comision,taxa,taxele,din cauza,vina} apple
        {eroare,erori,eroare de,erorile din,erorile,erori din,bug,bugurile din,bug-urile din,bugurile,defectele} ios
        iphone lent, iphone-ul lent, iphone-uri lente, ipad lent, iphone vechi, apple nu permite
        apple interzice, mai bun decât {apple,ios}
      [systemFeature] {notificări,notificările,notificare} push, {activează,activați} notificările
        acces la {giroscop,durata de utilizare}, evaluează-ne, evaluați-ne, {evaluează,evaluați,notează} aplicația
        {dă-ne,dați-ne,recenzie de} {5,cinci} stele, {lasă,lasă-ne,lăsați,scrie,scrie-ne} o recenzie, lasă o evaluare
        lasă un review, {spațiu,stocare} {icloud,în icloud}, spațiul icloud, acces la {cameră,microfon,locație}
        {evalu*,notează,acord*} … stele
      [randomItem] cutie misterioasă, cutii misterioase, cutia misterioasă, cutie surpriză, cutie cu surprize
        cutii surpriză, cufăr misterios, cufere misterioase, cufăr surpriză
        {cufăr cu,cufere cu,cufăr de,cutie cu,cutii cu,cutie de,ladă cu,lăzi cu} pradă, ladă misterioasă, ladă surpriză
        {ou,ouă} cu surprize, ou surpriză, ouă surpriză, ou misterios, pachet misterios, pachet surpriză
        cadou misterios, plic surpriză, conținut surpriză, conținut aleatoriu, roata norocului, roată a norocului
        învârte roata, rotește roata, ruleta norocului, erou aleatoriu, eroi aleatorii, erou aleator, personaj aleatoriu
        personaj aleator, obiect aleatoriu, obiecte aleatorii, armă aleatorie, premiu aleatoriu, premii aleatorii
        recompensă aleatorie, recompense aleatorii, costum aleatoriu, pradă aleatorie
        {personaj la,obiect la,premiu la,erou … la} întâmplare, bilet {la,de} loterie, bilet la tragerea, tombola
        tragere la sorți, ai putea câștiga, șansă de a câștiga, șansa să câștigi, șansă de a obține
        răzuiește și câștigă, lozuri, loz în plic, pachet de cărți, {pergament,bilet} de invocare
        !pachet de cărți de joc, conținutul … surpriză, erou extras, extras la sorți
        nu știi niciodată … {înăuntru,interior}, {nu se știe niciodată,niciodată nu știi} … înăuntru
        nu știi niciodată … {conține,primești,pică}, deschide* … {câștiga o,câștigi un,câștigă un}
      [statedOdds] șansele, probabilități, probabilitățile, probabilitate, {rata,ratele} de apariție, !șansele tale
      [contact] telefon, {numărul,număr} de telefon, sună-ne, sună-ne la, sunați-ne, sunați-ne la, sună la, sunați la
        apelează, telefonează-ne, contactează-ne la, scrie-ne la, scrie-ne pe, pe whatsapp
      [defect] eroare, erori, erorile, eroarea, lent, lentă, lenți, lente, încet, bug, bug-uri
        bugurile, bug-urile, blocaje, defect, defecte, defecțiune, defecțiuni, se blochează
        vulnerabilit*, !lente de contact, !fără erori, !gătire lentă, !din eroare
      [regulatedClaim] vindecă … {cancer*,diabet*,depresi*,dureri*,artrit*,insomni*,astm*,boli*,boala}
        tratează … {cancer*,diabet*}, remediu miraculos, leac miraculos, slăbire garantată
        {slăbești,slăbește} fără efort, slăbește … într-o săptămână, chat … adulți, chat {erotic,sexual,fierbinte}
        {videoclipuri,filme} pentru adulți, cumpără … urmăritori, urmăritori {reali,adevărați,garantați,pentru profilul}
        {1000,1.000,500} de urmăritori, câștigă … urmăritori, cumpără like-uri, followeri reali, cumpără followeri
        pariuri sportive, pariuri … bani {reali,adevărați}, pariază … bani, pariați … bani, pariuri pe bani
        jocuri de noroc pe bani, {cazino,joacă} pe bani reali, {câștig*,cumpără} … bitcoin*, câștig* … cripto*
        profit garantat, profituri garantate, câștiguri garantate, câștig garantat, randament garantat, îmbogățește-te
        bani ușori, profit sigur, profituri sigure, câștig sigur, câștiguri sigure, discuții pentru adulți
        urmăritori autentici, {kilograme,kg} {într-o,în … zile,în … săptămâni}, kile într-o
      [profanity] Y8SDY2F0Kg==, Y2FjYXQq, Y8SDY8SDbmFyKg==, cHVsYQ==, cHVsxIM=, cHVsaWk=, cGl6ZGE=, cGl6ZMSD
        cGl6ZMSDLcibaQ==, cGl6ZGUq, bXVpZQ==, ZnV0dXQq, ZnV0dXRp, ZnV0dS3Im2k=, ZnV0dS1p, ZnV0ZQ==, ZnV0YWk=, ZnV0ZW0=
        Y3VydmE=, Y3VydsSD, Y3VydmFy, cG9wb25hcio=, bGFiYWdpdQ==, Ym91IG5lbm9yb2NpdA==, w65uIG3Egy10YQ==
        ZHJhY3VsdWkgZGU=, YWwgZHJhY3VsdWkgZGU=, c3VnaSBwdWxh, Y29haWU=, Y8SDY2E=
      [otherMoney] bancnot*, bani de {jucărie,joacă,colorat}, bani … colorat, cât costa
        {obiectiv,obiective} de {economisire,economii}, {primii,primele} … {economisiți,economisite,puși}, împarte … în
        unde … costă, numără banii, ghicește … prețul, punguța cu doi bani, pungii cu doi bani
      """#)
}
