extension Language {
  /// Catalan.
  static let catalan = Language(
    code: "ca",
    amounts: """
      before denomination: bitllet de, bitllets de, moneda de, monedes de
      money=$: dòlars, dòlar
      subunit=EUR/100: cèntims, cèntim
      money=GBP: lliures esterlines
      minute: minuto, minutos, minut, minuts
      hour: hora, horas, hores
      day: día, días, dia, dias, dies
      week: semana, semanas, setmana, setmanes
      month: mes, meses, mesos, mês
      quarter: trimestre, trimestres
      year: año, años, any, anys, ano, anos
      percent: por ciento, per cent
      before ordinal: nivell, nivells, capítol, capítols, temporada, episodi, part, dia, fase
      magnitude=1000: mil
      magnitude=1000000: milió, milions
      beside counted: monedes, moneda, gemmes, diamants, cristalls, joies, robins, fitxes, punts, crèdits
      monedes d'or, monedes d’or
      """,
    spelledNumbers: """
      2 dos dues; 3 tres; 4 quatre; 5 cinc; 6 sis; 7 set; 8 vuit huit; 9 nou; 10 deu; 11 onze
      12 dotze; 13 tretze; 14 catorze; 15 quinze; 16 setze; 17 disset; 18 divuit; 19 dinou; 20 vint
      30 trenta; 40 quaranta; 50 cinquanta; 60 seixanta; 70 setanta; 80 vuitanta; 90 noranta
      100* cent cents centes; 1000* mil; 1000000* milió milions; 0 i
      """,
    relativeTimes: """
      ^mostra_, ^tria_, ^selecciona_, ^seleccioneu_, o més
      fa, abans, últims, darrers, propers, pròxims, des de fa, d'aquí a, d'aqui a, d’aquí a
      d’aqui a, més de, menys de, en el futur, dins de, després, d'ací a, ara +
      """,
    balances: "valor, saldo",
    trial: "prova",
    trialName: "Prova de XX dies",
    days: "dia, dies",
    dayNumbers: "tres, cinc, set, deu, catorze, quinze, trenta",
    restoring: "restaur, recuper",
    passwords: "contrasenya, paraula de pas, |clau",
    toBe: "és_",
    noPassword: "cap, cal, buida, vegeu",
    generic: """
      *comprar *compra *compres *compreu *article *articles *producte *productes *objecte *objectes
      *subscripció *descripció el la els les l un una uns unes aquest aquesta aquests aquestes això
      de d del dels en dins a app l'app aplicació l'aplicació teu teva seu vostre vostra ara ja aquí
      per i si us plau virtual digital integrada integrades vip *gràcies *gaudeix *gaudiu *diverteix
      *reemborsament suport genial increïble fantàstic fantàstica magnífic meravellós excel·lent
      espectacular exclusiu únic perfecte nou nova nous noves gran molt moltes aconsegueix obtén
      obteniu descobreix adquireix prova rep no sense nostre nostra és haver comprat comprar
      """,
    lengths: """
      0 dia temporad dos tres sis; 182 mig; 91 trimestr; 365 any anual; 30 mes mens; 7 setman
      """,
    lengthAndPlan: "targeta",
    plans: "pla, paquet, subscripció, abonament, passi, club, quota, tarifa, entrenador",
    perWords: "per",
    during: "durant, per",
    ones: "un",
    wholes: "sencer, complet, tot un",
    contents: """
      pla, programa, _curs, menú, calendari, diari, previsi, horòscop, historial, còpia, arxiu
      desa, guarda, repte, garant, objectiu
      """,
    billing: "mensualment, anualment",
    nounFirst: true,
    alternatives: "_o_",
    contrasts: "_però_",
    used: "usad, usat, utilitzad, utilitzat, gastad, gastat, bescanviad",
    betweenCountAndName: "de_, d'",
    articles: "els, les, el",
    ofWords: "de",
    doubling: "doble, duplic",
    exchanging: "canvi, bescanvi",
    genitives: "de_, d'",
    packs: "boss, cofre, caix, capsa, sac, munt, regal, tresor, crèdit, recàrrega",
    collecting: "col·leccionista, catàleg, per acolorir",
    each: "cadascun, cadascuna, cada un, cada una",
    costs: "costa, costen",
    bonuses: "extra, de regal, de bonificació, gratis",
    bonusesBefore: "bonus",
    paying: "pag, compr, barat, descompt",
    beforeAccount: "al_, número",
    kin: "es, pt, it",
    functionWords: """
      els, dels, uns, amb, teva, teves, sense, són, tots, totes, tota, més, aquest, aquesta, fins
      quan, molt, seva, pel, pels, *el, *la, *les, *de, *del, *un, *una, *i, *en, *per, *a, *al
      *als, *teu, *que, *és, *tot, *o, *es, *cada, *com, *des, *entre, *no, *sobre, *ja, *seu
      """,
    words: #"""
      [free] gratis, gratuit*, de franc, sense cost, sense càrrec, 0 euros, !aparcament gratuït*
        !aparcaments gratuït*, !museus gratuït*, !wifi gratuït*, !wifi gratis, !diari gratuït*
        !entrada gratuïta, sense cap cost, sense cap despesa, sense pagar, sense gastar, cost zero
        zero euros, no costa res, convida la casa, obsequi de la casa, !premsa gratuïta
        no et costarà res, t'ho regalem, no pagues res
        !selecció gratuïta
      [externalPayment] targeta de crèdit, targetes de crèdit, targeta de dèbit, targeta bancària
        transferència bancària, transferències bancàries, per transferència, bizum
        contra reemborsament, targeta regal, targetes regal, codi promocional, codis promocionals
        codi de descompte, codis de descompte, codi d'activació, codis d'activació, val de descompte
        pagament per sms, la nostra web, nostre lloc web, la nostra botiga en línia
        més barat en línia, més barat … web, fora de l'app, fora de l'aplicació, web oficial
        altres mètodes de pagament, altre mètode de pagament, !targetes de crèdit sota control
        al nostre web, targetes de dèbit, targetes bancàries, val regal, xec regal
        compra'ns directament, comprar-nos directament, directament a nosaltres
        directament amb nosaltres, escriu-nos per comprar, escriu-nos per fer, escriviu-nos per fer
        escriu-nos per demanar, escriviu-nos per comprar, contacta'ns per comprar
        contacta amb nosaltres per comprar, missatge per comprar, missatge per demanar
        comandes per whatsapp, el nostre web, la nostra pàgina, nostra botiga web, nostre portal
        codi d'obsequi, codi regal, codi de regal, codi promo, codis promo, cupó de descompte
        cupons de descompte, clau de llicència, clau d'activació, fora de la botiga d'apps
        altres formes de pagament, pagament extern, pagaments externs, més barat al nostre
        més barat a la nostra, més barat per internet, contra reembors, accept* … transferències
        accept* … transferència, accept* … efectiu, accept* … bitcoin*, accept* … cripto*
        accept* … targeta, accept* … targetes, compra directa:, al marge de l'aplicació
        al marge de l'app, sense passar per l'app, sense passar per l'aplicació, paga* … en efectiu
        pagu* … en efectiu, paga* … en metàl·lic, pagu* … en metàl·lic, paga* … bitcoin*
        pagu* … bitcoin*, paga* … cripto*, pagu* … cripto*, paga* … amb targeta, pagu* … amb targeta
        !transferència de fitxers, !transferències de fitxers
      [otherPlatform] per a android, d'android, botiga de google, botiga play, a steam
        versió de steam, telèfons samsung, telèfon samsung
      [placeholder] text aquí, descripció aquí, títol aquí, descripció pendent, text pendent
        descripció properament, =descripció, =títol, =introduïu la descripció, text d'exemple
        text de mostra, text provisional, marcador de posició, sense descripció, =nom del producte, [descripció], [títol]
        aquí va la descripció, aquí va el títol, aquí va el text, la descripció va aquí
        el títol va aquí, el text va aquí, escriu aquí el títol, escriu aquí la descripció
        escriviu aquí la descripció, escriviu aquí el títol, introdueix aquí la descripció
        introdueix el títol, =per determinar, =per definir, =per concretar, =per confirmar
        =a determinar, =per omplir, =pendent de definir, descripció per definir, text per definir
        descripció per afegir, descripció per completar, descripció a completar
        això és una descripció, aquesta és una descripció, aquesta és la descripció
        això és un títol, aquest és el títol, això és un text, =títol del producte
        =descripció del producte, falta la descripció, descripció provisional, títol provisional
        títol d'exemple, descripció d'exemple, producte d'exemple, =sense títol
        pendent de determinar, pendent de redactar, descripció anirà aquí, text anirà aquí
        descripció s'afegirà, posa aquí la descripció, posa aquí el títol
      [test] versió de prova, versió beta, versió alfa, versió demo, versió de demostració
        producte de prova, article de prova, compra de prova, ús intern, no comprar, no compreu
        mode de prova, entorn de proves, !versió de prova gratuïta, =proves, és una prova
        per a proves, en proves, fase de proves, proves internes, no ho compris, no el compris
        no la compris, no ho compreu, no compris, versions de prova, !test de personalitat
        !tests de personalitat, !test de nivell, !tests de nivell, !test psicològic
        !tests psicològics, !test psicotècnic, !tests psicotècnics, !test d'intel·ligència
        !test de coneixements, !test de conduir, !test d'autoescola, !tests d'autoescola
        !test de velocitat, !test de memòria, !test de visió, !test d'embaràs, !test d'amor
        !test de compatibilitat, !test de vocabulari, !test de cultura, !test de cooper
        !test teòric, !tests teòrics, !test d'antígens, !test pcr, !test a/b, !preguntes tipus test
        !tipus test, !demo de la banda, !demo del grup, !demo musical, !és una prova de
        !alfa i beta, !beta i gamma, versió de depuració, és per fer proves, són per fer proves
        !test del micròfon, !test de referència, !test de micròfon, !test de connexió
      [futurePromise] més de camí, més en camí, en la propera actualització
        en properes actualitzacions, en futures actualitzacions, en una futura actualització
        a la propera actualització, en la propera versió, encara en desenvolupament
        més endavant enguany, pròximament, properament, en breu disponible*, disponible* … en breu
        a la següent actualització, en la següent actualització, amb la propera actualització
        a la pròxima actualització, en la pròxima actualització, en pròximes actualitzacions
        en una propera actualització, en actualitzacions futures, a les properes actualitzacions
        està en desenvolupament, estan en desenvolupament, en fase de desenvolupament
        en procés de desenvolupament, arribar* … aquest any, arribar* … acabar l'any
        arribar* … final d'any, nou* … aquest any, nou* … abans d'acabar l'any
        més endavant aquest any, més per venir, vindran més, !fins aviat, !aviat acabarà, !tan aviat
        !més aviat, !massa aviat, !aviat serà fosc, propera actualització … port*
        propera actualització … inclo*, propera actualització … tindrà
        propera actualització … afeg*, pròxima actualització … port*, pròxima actualització … inclo*
        properes actualitzacions … afeg*, funció en desenvolupament, aviat, en breu:
        noves … aquest any, nova … aquest any, noves … abans d'acabar l'any
        nova … abans d'acabar l'any
        !aviat per manca, !créixer aviat, !aturant aviat, !reiniciant aviat
      [expiringCredits] caduca, caduquen, caducarà, caducaran, caducitat, venç, vencen, vàlid durant
        vàlids durant, data límit, es perden, es perdran, es perd, es reinicien, !no caduca
        !no caduquen, !no caducarà, !no caducaran, !sense caducitat, !mai no caduca
        !mai no caduquen, !no es perden, !l'oferta caduca, caducat, caducats, caducades, expira
        expiren, expirarà, expiraran, venciment, vencerà, venceran, vàlid* … fins, les perdràs
        els perdràs, les perdreu, fes-les servir abans, fes-los servir abans, utilitza-les abans
        utilitza'ls abans, gasta-les abans, gasta'ls abans, s'esborren, s'esborraran, desapareixeran
        s'eliminen al, s'eliminaran, perden la validesa, !no expira, !no expiren, !no caduquen mai
        !mai caduca, !mai caduquen, !no vencen, !sense data de caducitat, !sense venciment
        vàlid* … dies, vàlid* … mesos, fer servir … fins, desapareixen, serveixen fins
      [cashOut] retira diners, retirar diners, retirada de diners, diners reals, diners de veritat
        bescanvia … per diners, bescanviar … per diners, canvia … per diners, canviar … per diners
        bescanviable* … per diners, converteix … en diners, premis en efectiu, premi en efectiu
        al teu compte bancari, per targetes regal, !sense diners reals, !no són diners reals
        !no es poden bescanviar per diners, retira … guanys, retirar … guanys, cobra … guanys
        cobrar … guanys, retirada de guanys, premis en metàl·lic, premi en metàl·lic
        premis en diners, premi en diners, diners en metàl·lic, diners de debò
        converteix … en efectiu, canvia … en efectiu, transforma … en diners
        transforma … en efectiu, convertir … en diners, bescanvia … per efectiu, diners en efectiu
        pagat en efectiu, guany* … en metàl·lic, pagat en metàl·lic, cobra … en metàl·lic
        treu … guanys, treure … guanys, ingressat … compte, ingressem … compte
        dipositat … compte bancari, ingrés … compte bancari, transferit … compte bancari
        transferim … compte bancari
      [negation] no, sense, mai, ni, cap, tampoc, !no usades, !no utilitzades, !no utilitzats
        !no gastades, !no gastats, !no bescanviades, !sense utilitzar, !sense gastar, !sense usar
        !no usis, !no utilitzis, !no gastis, !no facis servir, !al cap de, !al cap d'un
        !al cap d'una, !al cap dels
      [recordKeeping] despeses, pressupost*, comptabilitat, factures, factura, rebuts, contrasenyes
        deutes, finances, extractes, control* … targetes, gestiona … targetes, organitza … targetes
        porta el control, controla les teves, porta un registre, registre de, rebut
        comptes bancaris, moviments bancaris, llibre de comptes, controla els teus pagaments
        declaració de la renda
      [quiz] pregunta*, examen*, respostes, qüestionari*, selectivitat, exercicis, oposicions
        autoescola*, carnet de conduir, test de nivell, test de personalitat, vocabulari, simulacre*
        trivial
      [donation] donació, donacions, donatiu, donatius, beneficència, caritat, recaptació de fons
        micromecenatge, !donació de sang, !donacions de sang, !donació d'òrgans, !gala benèfica
        !donacions al clan, fins benèfics, donar per a la, entitats benèfiques, obres benèfiques
        obra social, causes benèfiques, bona causa, benèfic, benèfica, a una ong, fins solidaris
        causa solidària, !donacions de tropes, !donació de tropes, !sopar benèfic
        !registre de donacions de sang, !teves donacions de sang, !partit benèfic, !cursa benèfica
        dona per ajudar, dona per donar suport, dona per continuar, dona i ajuda
        fes una aportació solidària
      [physicalGoods] enviament gratuït, enviament gratis, enviament inclòs, enviament a domicili
        lliurament a domicili, despeses d'enviament, adreça d'enviament, per correu postal
        recollida a la botiga, enviament sense cost, enviament a casa, lliurament gratuït
        lliurament inclòs, lliurament a casa, despeses de tramesa, enviat a casa, enviada a casa
        enviem … a casa, portem … a casa, t'ho portem, arriba … a casa teva, s'enviarà per correu
        enviat per correu, enviada per correu, enviarem … per correu, per correu certificat
        per missatgeria, transport inclòs, exemplar imprès, tramesa gratuïta
        !lliurament gratuït virtual, rep … a casa, rebràs … a casa, rebràs … per correu
        rep … per correu, arriba … a la porta, lliur* … a la porta, !per correu electrònic
        portem … a la porta
      [paidOnce] pagament únic, un sol pagament, paga un cop, paga una vegada, compra única
        subscripció de per vida, accés de per vida, accés vitalici, subscripció vitalícia
        llicència de per vida, paga només un cop, pagues un cop, pagues una vegada
        paga una sola vegada, pagues una sola vegada, un únic pagament, compra un cop
        prèmium de per vida, passi vitalici, passi de per vida, membre de per vida, membre vitalici
        soci vitalici, una única vegada
      [saving] estalvia, estalvies, estalvi, descompte, més barat, estalvieu, !estalvi d'energia
        !estalvi de bateria, estalvia't, estalviar, estalviaràs, rebaixa, de menys
        !estalvi de dades, !estalvia bateria, !estalvia energia
      [comparedPrice] respecte del mensual, que el mensual, preu habitual, preu normal, per separat
        respecte del pla, respecte al pla, respecte de, respecte a, en comparació amb, comparat amb
        davant del mensual, que el pla mensual, que la mensual, sobre el preu, preu original
        preu regular, individualment, per unitat, solt*, amb el pla anual, al mensual
      [durationWord] mensual, mensuals, mensualment, anual, anuals, anualment, setmanal, setmanals
        trimestral, semestral, al mes, a l'any, per mes, per any, cada mes, cada any, cada setmana
        un mes, un any, una setmana, un any sencer, tot un any, un mes sencer, tot un mes
        !repte setmanal, !reptes setmanals, !missió setmanal, mensualitat, anualitat, dues setmanes
        dos mesos, tres mesos, sis mesos, dotze mesos, mig any, una quinzena, quinzenal, trimestrals
        semestrals, bimestral, setmanalment, passi diari, passi de temporada, passi d'un dia
        targeta mensual, un any complet, un mes complet, un dia, un trimestre, un semestre
        !missions setmanals, !tasca setmanal, !tasques setmanals, !esdeveniment setmanal
        !repte mensual, !reptes mensuals, !oferta setmanal, !oferta mensual, !informe setmanal
        !informe mensual, !informe anual, !un dia qualsevol
        !vista anual, !vista mensual, !vista setmanal, !calendari mensual, !calendari anual
        !arxiu mensual, !comptable trimestral, !període trimestral, !per mes i any, !per més info*
        !sense un any, !d'un dia, !una setmana laborable, !una setmana laboral
        !una setmana de treball, !mitjana mensual, !mitjana anual, !és un dia, !un dia laborable
        !un dia feiner, !vegades al mes, !vegades per mes, !vegades per any, !vegada al mes
        !menys d'una setmana, !menys d'un mes, !menys d'un any, !mitjana setmanal, !mostra un dia
        !mostra un mes, !mostra una setmana, !prellançaments setmanals, !d'un mes o un dia
        !un dia del mes, !des d'un mes, !selecciona* un any, !seleccioneu un any
        !seleccioneu un mes, !seleccioneu una setmana, !selecciona un mes, !compost anualment
        !compost mensualment, !compost setmanalment, !calendari per a un mes, !versions setmanals
      [unlock] treu* … anuncis, treu* … publicitat, elimin* … anuncis, elimin* … publicitat
        suprimeix* … anuncis, suprimeix* … publicitat, suprimir … anuncis, desactiv* … anuncis
        amag* … anuncis, bloqu* … anuncis, bloqu* … publicitat, sense anuncis, sense publicitat
        sense més anuncis, lliure d'anuncis, lliure de publicitat, no més anuncis, prou anuncis
        prou publicitat, cap anunci, zero anuncis, zero publicitat, adeu anuncis
        adeu a la publicitat, adéu als anuncis, s'han acabat els anuncis, s'ha acabat la publicitat
        oblida't dels anuncis, desbloque*, versió completa, versió íntegra, versió pro
        versió premium, joc complet, joc sencer, app completa, aplicació completa, tots els nivells
        totes les funcions, totes les funcionalitats, tots els personatges, tots els capítols
        tots els episodis, tots els mons, totes les lliçons, tot el contingut, tots els continguts
        accés complet, accés total, accés íntegre, sense marca d'aigua, treu* … marca d'aigua
        sense límits, !desbloqueja un cofre, !desbloqueja una porta, mai més … anuncis
        nunca més anuncis, tots els cursos
        !torna a carregar totes, !suprimeix* … tot el contingut, !atribueix tot
        !bloqueja/desbloqueja, !esborr* … tot el contingut, !recarrega totes les funcions
        !ajust* … tots els nivells, !restabl* … tots els nivells, !bloquejar/desbloquejar
        !desbloqueja la unitat, !primer desbloqueig, !quan estigui desbloquejat
        !desbloqueja el dispositiu, !desbloqueja la pantalla
      [currencyNoun] moneda, monedes, monedes d'or, gemma, gemmes, diamant, diamants, or, plata
        fitxa, fitxes, crèdit, crèdits, punt, punts, robí, robins, cristall, cristalls, maragda
        maragdes, safir, safirs, joia, joies, perla, perles, lingot, lingots, diners, bitllets
        !targeta de crèdit, !targetes de crèdit, !punt de vista, !punts de vista, !punts d'interès
        !punt d'interès, !punt de control, !punts de control, !medalla d'or, !medalla de plata
        !punt de creu, !edat d'or, !pa d'or
        !as de diamants, !dos de diamants, !tres de diamants, !quatre de diamants, !cinc de diamants
        !sis de diamants, !set de diamants, !vuit de diamants, !nou de diamants, !deu de diamants
        !sota de diamants, !punts de cultura
      [membership] vip, membre vip, soci vip, carnet de soci, subscripció vip, estatus vip
        compte premium, !sala vip, !zona vip, !llotja vip
      [access] passi, passis, abonament, abonaments, accés, accessos, targeta, targetes
        sense anuncis, il·limitat, il·limitada, il·limitats, il·limitades, carnet, període de prova
        versió de prova, prova gratuïta, dies de prova, setmana de prova, mes de prova, premium
        prèmium, vip, pass, !targeta de felicitació, !targetes de felicitació, prova de … dies
        prova d'una setmana, prova de … setmanes, prova d'un mes
      [lifetime] per sempre, per a sempre, de per vida, per a tota la vida, tota la vida, vitalici
        vitalícia, vitalicis, vitalícies, permanent, permanents, permanentment, perpetu, perpètua
        il·limitat en el temps, pagament únic, un sol pagament, compra única, no caduca mai
        sense caducitat, accés etern, !retolador permanent
        !enllaç permanent*, !enllaços permanents, !supr* … permanentment, !elimin* … permanentment
        !esborr* … permanentment, !permanentment supr*
        !accept* … permanentment, !avisos permanents, !establ* … permanent, !connexió permanent
        !mostr* … permanentment, !ocult* … permanentment, !reinici* … permanent
        !suprim* … permanent, !manera permanent
      [subscriptionWord] subscripció, subscripcions, subscriu*, subscriptor*, abonament, abonaments
        abona't, renovació automàtica, es renova automàticament, renovable automàticament
        cancel·la quan vulguis, cancel·la en qualsevol moment
      [ownDays] vista de calendari, vista del mes, contrasenya … caduca*
        ratxa, ratxes, dies seguits, dies consecutius, advent
      [gameController] comandament, comandaments, mando, mandos
      [promotionalClaim] oferta especial, ofertes especials, oferta limitada, oferta exclusiva
        oferta del dia, oferta llampec, en oferta, en promoció, promoció especial, millor preu
        millors preus, millor oferta, millors ofertes, millor relació, millor valor, més avantatjós
        més avantatjosa, més rendible, preu més baix, preus més baixos, més barat, més barata
        més barats, més barates, temps limitat, només avui, sols avui, avui només, només per avui
        només aquesta setmana, només aquest cap de setmana, meitat de preu, última oportunitat
        darrera oportunitat, no et perdis aquesta, no et perdis l'oferta, no us perdeu
        no te la perdis, no deixis escapar, no deixis passar, aprofita l'oferta, aprofita aquesta
        aprofita-ho, més popular, més venut, més venuda, més venuts, preu especial, preu reduït
        preu rebaixat, imbatible, imbatibles, rebaixes, gran descompte, amb descompte, xollo, ganga
        número u, el número 1, la millor app, el millor joc, el millor … del món
        la millor … del món, !codi amb descompte, !missió en temps limitat, !mode de temps limitat
        preferit dels jugadors, paquet preferit, més es ven
      [appleTrademark] rellotge apple, !per a iphone, !per a ipad, !per a apple watch, !per a ios
        !a l'iphone, !a l'ipad
      [appleCriticism] comissió d'apple, comissions d'apple, impost d'apple, taxa d'apple
        tarifa d'apple, tarifes d'apple, per culpa d'apple, error d'ios, errors d'ios
        errors de l'ios, error de l'ios, bug d'ios, bugs d'ios, errada d'ios, errades d'ios
        iphone lent, iphones lents, ipad lent, iphone vell, apple no permet, apple prohibeix
        millor que apple, millor que ios
      [systemFeature] notificacions push, notificació push, avisos push, activa les notificacions
        activar les notificacions, puntua'ns, puntueu-nos, valora'ns, valoreu-nos, valora l'app
        valora l'aplicació, puntua l'app, puntua l'aplicació, dona'ns 5 estrelles
        dona'ns cinc estrelles, posa'ns 5 estrelles, posa'ns cinc estrelles, ressenya de 5 estrelles
        ressenya de cinc estrelles, deixa una ressenya, deixa'ns una ressenya, escriu una ressenya
        deixa una valoració, deixa una opinió, espai a icloud, espai d'icloud, espai icloud
        emmagatzematge d'icloud, emmagatzematge a icloud, emmagatzematge icloud, accés a la càmera
        accés al micròfon, accés a la ubicació, puntu* … estrelles, valor* … estrelles
      [randomItem] caixa de botí, caixes de botí, caixa misteriosa, caixes misterioses
        caixa sorpresa, caixes sorpresa, capsa misteriosa, capsa sorpresa, capsa de botí
        cofre misteriós, cofres misteriosos, cofre sorpresa, cofre de botí, ou sorpresa
        ous sorpresa, ou misteriós, paquet sorpresa, paquet misteriós, sobre sorpresa
        regal misteriós, objecte aleatori, objectes aleatoris, premi aleatori, premis aleatoris
        recompensa aleatòria, recompenses aleatòries, heroi aleatori, herois aleatoris
        personatge aleatori, arma aleatòria, aspecte aleatori, contingut aleatori, botí aleatori
        objecte a l'atzar, premi a l'atzar, recompensa a l'atzar, carta a l'atzar, heroi … a l'atzar
        personatge … a l'atzar, roda de la fortuna, roda de la sort, ruleta de la sort
        ruleta de la fortuna, gira la roda, gira la ruleta, tirada de gacha, butlleta per al sorteig
        butlleta del sorteig, butlleta de sorteig, bitllet de loteria, rifa, tómbola
        participa en el sorteig, podries guanyar un, podries guanyar una, oportunitat de guanyar un
        oportunitat de guanyar una, possibilitat de guanyar, probabilitat d'obtenir, rasca i guanya
        sobre de cartes, sobres de cartes, contingut … sorpresa, heroi sortejat, butlleta de loteria
        mai no saps … dins, mai saps … dins, no saps mai … dins, mai se sap … dins
        mai no se sap … dins, mai no saps … conté, mai no saps … tocarà, mai no saps … sortirà
        a dins pot haver-hi, obre … guanyar un, obre'l … guanya un
      [statedOdds] probabilitats, taxes d'aparició, taxa d'aparició, percentatges d'aparició
      [contact] telèfon, número de telèfon, truca'ns, truca'ns al, truqueu-nos, truqueu-nos al
        truca al, truqueu al, telefona'ns, telefona'ns al, contacta'ns al, escriu-nos al
        escriu-nos per, per whatsapp
      [defect] error, errors, errada, errades, lent, lenta, lents, lentes, bug, bugs, fallada
        fallades, defecte*, defectuos*, es penja, vulnerabilitat*, !per defecte, !càmera lenta
        !sense errors, !cocció lenta, !a foc lent, !per error, !lents de contacte
      [regulatedClaim] cura* … càncer, cura* … diabetis, cura* … depressió, cura* … dolor*
        cura* … artritis, cura* … insomni, cura* … asma, cura* … ansietat, cura* … malalti*
        guareix … càncer, guareix … diabetis, guareix … malalti*, guarir … càncer, guarir … diabetis
        cura miraculosa, remei miraculós, pèrdua de pes garantida, aprima't sense esforç
        aprimar-se sense esforç, aprima't … en una setmana, xat … adults, xat eròtic, xat sexual
        xat calent, contingut per a adults, contingut adult, vídeos per a adults, vídeos eròtics
        compra* … seguidors, guany* … seguidors, aconsegueix … seguidors, 1000 seguidors
        1.000 seguidors, 500 seguidors, seguidors reals, seguidors garantits
        seguidors per al teu perfil, apostes esportives, apost* … diners reals
        apost* … diners de debò, apost* … diners de veritat, casino amb diners reals
        jugar amb diners reals, juga amb diners reals, guany* … bitcoin*, compra* … bitcoins
        guany* … cripto*, guanys garantits, guany garantit, beneficis garantits, benefici garantit
        rendiment garantit, rendibilitat garantida, fes-te ric, diners fàcils, beneficis segurs
        guanys segurs, guany segur, conversa per a adults, seguidors de veritat, seguidors de debò
        quilos en … setman*, quilos en … dies, quilos en … mes, kg en … setman*, kg en … dies
      [profanity] cHV0YQ==, cHV0ZXM=, ZmlsbCBkZSBwdXRh, ZmlsbHMgZGUgcHV0YQ==, ZGUgcHV0YSBtYXJl
        cHV0bw==, cHV0b3M=, Y29sbG9ucw==, Y29sbG9uYWRh, Y29sbG9uYWRlcw==, Y29ueQ==, bWVyZGE=
        bWVyZGVz, Y2FicsOz, Y2Ficm9ucw==, Y2Ficm9uYQ==, Y2FnYXItbGE=, Y2FnYWRh, Y2FnYWRlcw==
        bWUgY2FnbyBlbg==, Zm90cmU=, Zm90LXRl, Zm90aSd0, dsOpcyBhIGxhIG1lcmRh, cXVlIGV0IGZvdGlu
        Z2lsaXBvbGxlcw==, bWFscGFyaXQq, cG9sbGEgZW4=, Zm9sbGFy, bWFtYWRh, bWFtYWRlcw==
        dG9jYWNvbGxvbnM=, bGxlcGFjdWxz
      """#)
}
