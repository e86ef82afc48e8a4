extension Language {
  /// Catalan.
  static let catalan = Language(
    code: "ca",
    amounts: """
      ordinal: quirats
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
      before ordinal: nivell, nivells, capítol, capítols, episodi, part, dia, fase
      before ordinal season: temporada
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
      1$ un per
      """,
    paysFor: "per",
    buying: "per, només",
    relativeTimes: """
      ^mostra_, ^tria_, ^selecciona_, ^seleccioneu_, o més
      fa, abans, últims, darrers, propers, pròxims, des de fa, d'aquí a, d'aqui a, d’aquí a
      d’aqui a, més de, menys de, en el futur, dins de, després, d'ací a, ara +
      """,
    balances: "valor, saldo",
    trial: "prova",
    trialName: "Prova de XX dies",
    offering: "inclou, ofereix, hi, període",
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
    firstLengths: "30 primer mes, 7 primera setmana, 365 primer any",
    once: "un cop, una vegada",
    contents: """
      pla, programa, _curs, menú, calendari, diari, previsi, horòscop, historial, còpia, arxiu
      desa, guarda, repte, garant, objectiu
      """,
    billing: "mensualment, anualment",
    nounFirst: true,
    nothing: "res, cap",
    alternatives: "_o_, _ni_",
    contrasts: "_però_",
    used: "usad, usat, utilitzad, utilitzat, gastad, gastat, bescanviad",
    additions: "_i_, _més_",
    breaks: "_amb_, _en_, _que_, _si_, _quan_",
    doneWithout: "anunci, publicitat, marca d, marques d, límit, limit, esper, registre, seguiment",
    charges: "quota, quotes, cost_, costos, càrrec, pagament, pagar, subscripci, factura, tarifa",
    without: "sense",
    others: "cap altre, cap altra",
    ownOffers: "en aquest paquet, en aquesta compra, en aquest producte, en aquest pack, en aquesta oferta",
    bestDeals: "millor valor, millor relació, més avantatj, més rendible",
    vouchers: "cupó, cupons, val de descompte, val per, calculadora de descomptes",
    firstParts: "primer capítol, primera lliçó, primer nivell, primer episodi, primera part, capítol 1_, lliçó 1_",
    ownShops: "botiga del joc, dins del joc",
    scores: "punt",
    betweenCountAndName: "de_, d'",
    articles: "els, les, el",
    ofWords: "de",
    doubling: "doble, duplic",
    exchanging: "canvi, bescanvi",
    genitives: "de_, d'",
    packs: "boss, cofre, caix, capsa, sac, munt, regal, tresor, crèdit, recàrrega",
    gains: """
      ^inclou, ^conté, ^obt, ^rep, ^afeg, ^compra, reps_, obtens, rebràs, obtindràs, teu saldo
      teu compte
      """,
    collecting: "col·leccionista, catàleg, per acolorir, àlbum",
    each: "cadascun, cadascuna, cada un, cada una",
    costs: "costa, costen, val, valen",
    costsBefore: "hi caben fins a, espai per a",
    perUnit: """
      1 al_dia per_dia /dia cada_dia
      7 a_la_setmana per_setmana /setmana
      30 al_mes per_mes /mes cada_mes
      365 a_l'any per_any /any cada_any
      0 per cadascun cadascuna la_unitat /unitat
      0 per_cada cada
      -1 per_tot per_tota per_tots per_totes per_aquest per_aquesta
      """,
    nearly: """
      només, uns, aproximadament, gairebé, per, des de, <menys de, <per menys de
      """,
    comparisons: "més que el, més que la, més que al, menys que el, comparat amb",
    bonuses: "extra, de regal, de bonificació, gratis",
    bonusesBefore: "bonus",
    atLeast: "més de, almenys, com a mínim",
    andMore: "o més, i escaig, i més, com a mínim, i una mica més",
    paying: "pag, compr, barat, descompt",
    beforeAccount: "al_, número",
    kin: "es, pt, it",
    functionWords: """
      els, dels, uns, amb, teva, teves, sense, són, tots, totes, tota, més, aquest, aquesta, fins
      quan, molt, seva, pel, pels, *el, *la, *les, *de, *del, *un, *una, *i, *en, *per, *a, *al
      *als, *teu, *que, *és, *tot, *o, *es, *cada, *com, *des, *entre, *no, *sobre, *ja, *seu
      """,
    words: #"""
      [free] gratis, gratuit*, de franc, sense cost, sense càrrec, 0 euros
        !{mantenir,manté,mantingui} {gratis,gratuït*} … {app,aplicació,joc,projecte}
        !{mantenir,manté,mantingui} … {app,aplicació,joc,projecte} {gratis,gratuït*}
        !{continua,continuï,segueix,segueixi} sent {gratis,gratuït*}
        !{app,aplicació,joc,claus} {és,sigui,són} {gratis,gratuït*}, !versió gratuïta, !aplicació gratuïta
        !actualitzacions gratuïtes, !sense {cost,càrrec} {addicional,mensual,ocult,extra}
        !{aparcament,aparcaments,museus,wifi} gratuït*, !wifi gratis, !diari gratuït*, !entrada gratuïta
        sense {cap cost,cap despesa,pagar,gastar}, cost zero, zero euros, no costa res, convida la casa
        obsequi de la casa, !premsa gratuïta, no et costarà res, t'ho regalem, no pagues res, !selecció gratuïta
        no {pagues,pagueu} {res,gens}
        !{l'app,l'aplicació} {continua sent,continuarà sent,segueix sent} {gratuïta,gratis}
        {a compte,per compte} nostre, convidem nosaltres, {mesos,mes} de regal
      [externalPayment] targeta de crèdit, targetes de crèdit, targeta de dèbit, targeta bancària
        transferència bancària, transferències bancàries, per transferència, bizum, contra reemborsament, targeta regal
        targetes regal, codi promocional, codis promocionals, {codi,codis} de descompte, {codi,codis} d'activació
        val de descompte, pagament per sms, la nostra web, nostre lloc web, la nostra botiga en línia
        més barat en línia, més barat … web, fora de l'app, fora de l'aplicació, web oficial
        {altres mètodes,altre mètode} de pagament, !targetes de crèdit sota control, al nostre web, targetes de dèbit
        targetes bancàries, val regal, xec regal, {compra'ns,comprar-nos} directament, directament {a,amb} nosaltres
        escriu-nos per {comprar,fer}, escriviu-nos per fer, escriu-nos per demanar
        {escriviu-nos,contacta'ns,contacta amb nosaltres,missatge} per comprar, missatge per demanar
        comandes per whatsapp, el nostre web, la nostra pàgina, nostra botiga web, nostre portal
        codi {d'obsequi,regal,de regal,promo}, codis promo, {cupó,cupons} de descompte, clau de llicència
        clau d'activació, fora de la botiga d'apps, altres formes de pagament, pagament extern, pagaments externs
        més barat {al nostre,a la nostra,per internet}, contra reembors
        accept* … {transferències,transferència,efectiu,bitcoin*,cripto*,targeta,targetes}, compra directa:
        al marge de {l'aplicació,l'app}, sense passar per {l'app,l'aplicació}, {paga*,pagu*} … en efectiu
        {paga*,pagu*} … en metàl·lic, {paga*,pagu*} … bitcoin*, paga* … cripto*, pagu* … cripto*
        {paga*,pagu*} … amb targeta, !{transferència,transferències} de fitxers
      [otherPlatform] per a android, d'android, botiga de google, botiga play, a steam
        versió de steam, telèfons samsung, telèfon samsung
        >{a la,a,per a,en} switch, >{a la,a,per a,en} windows, >{a la,a,per a,en} steam
      [placeholder] {text,descripció,títol} aquí, descripció pendent, text pendent, descripció properament, =descripció
        =títol, =introduïu la descripció, text {d'exemple,de mostra,provisional}, marcador de posició, sense descripció
        =nom del producte, [descripció], [títol], aquí va {la descripció,el títol,el text}
        {la descripció,el títol,el text} va aquí, escriu aquí {el títol,la descripció}
        escriviu aquí {la descripció,el títol}, introdueix {aquí la descripció,el títol}
        =per {determinar,definir,concretar,confirmar}, =a determinar, =per omplir, =pendent de definir
        {descripció,text} per definir, descripció {per afegir,per completar,a completar}
        {això és una,aquesta és una,aquesta és la} descripció, això és un títol, aquest és el títol, això és un text
        ={títol,descripció} del producte, falta la descripció, {descripció,títol} provisional
        {títol,descripció,producte} d'exemple, =sense títol, pendent de {determinar,redactar}
        {descripció,text} anirà aquí, descripció s'afegirà, posa aquí la descripció, posa aquí el títol, =per traduir
        =falta la traducció, =pendent de traducció, =sense traduir
      [test] versió {de prova,beta,alfa,demo,de demostració}, {producte,article,compra} de prova, ús intern, no comprar
        no compreu, mode de prova, entorn de proves, !versió de prova gratuïta, =proves, és una prova
        {per a,en,fase de} proves, proves internes, no {ho,el,la} compris, no ho compreu, no compris, versions de prova
        !{test,tests} de personalitat, !{test,tests} de nivell, !test psicològic, !tests psicològics, !test psicotècnic
        !tests psicotècnics, !test {d'intel·ligència,de coneixements,de conduir}, !{test,tests} d'autoescola
        !test {de velocitat,de memòria,de visió,d'embaràs,d'amor,de compatibilitat,de vocabulari,de cultura,de cooper,teòric}
        !tests teòrics, !test {d'antígens,pcr,a/b}, !preguntes tipus test, !tipus test
        !demo {de la banda,del grup,musical}, !és una prova de, !alfa i beta, !beta i gamma, versió de depuració
        {és,són} per fer proves, !test {del micròfon,de referència,de micròfon,de connexió}
      [futurePromise] més de camí, més en camí, en la propera actualització, en {properes,futures} actualitzacions
        {en una futura,a la propera} actualització, en la propera versió, encara en desenvolupament
        més endavant enguany, pròximament, properament, en breu disponible*, disponible* … en breu
        {a la següent,en la següent,amb la propera,a la pròxima,en la pròxima} actualització
        en pròximes actualitzacions, en una propera actualització, en actualitzacions futures
        a les properes actualitzacions, {està en,estan en,en fase de,en procés de} desenvolupament
        arribar* … {aquest any,acabar l'any,final d'any}, nou* … aquest any, nou* … abans d'acabar l'any
        més endavant aquest any, més per venir, vindran més, !fins aviat, !aviat acabarà, !{tan,més,massa} aviat
        !aviat serà fosc, propera actualització … {port*,inclo*,tindrà,afeg*}, pròxima actualització … {port*,inclo*}
        properes actualitzacions … afeg*, funció en desenvolupament, aviat, en breu:, {noves,nova} … aquest any
        {noves,nova} … abans d'acabar l'any, !aviat per manca, !{créixer,aturant,reiniciant} aviat
        més {nivells,mapes,mons,capítols,personatges} {més endavant,més tard,aviat}
        {seguiran,arribaran,vindran} {més,altres,nous} {mapes,nivells,mons,capítols}
        {la resta,els altres,les altres} {arriba,arriben,arribarà,arribaran,vindrà,vindran}
        !aviat {serà,és,arriba,ve} {nadal,primavera,la primavera,el nadal,l'estiu,l'hivern,pasqua}
        {nivells,mapes,mons,capítols,coves,històries} … {aquesta primavera,aquest estiu,aquesta tardor,aquest hivern}
      [expiringCredits] caduca, caduquen, caducarà, caducaran, caducitat, venç, vencen, vàlid durant, vàlids durant
        data límit, es {perden,perdran,perd,reinicien}, !no {caduca,caduquen,caducarà,caducaran}, !sense caducitat
        !mai no caduca, !mai no caduquen, !no es perden, !l'oferta caduca, caducat, caducats, caducades, expira, expiren
        expirarà, expiraran, venciment, vencerà, venceran, vàlid* … fins, les perdràs, els perdràs, les perdreu
        {fes-les servir,fes-los servir,utilitza-les,utilitza'ls,gasta-les,gasta'ls} abans, s'esborren, s'esborraran
        desapareixeran, s'eliminen al, s'eliminaran, perden la validesa, !no expira, !no expiren, !no caduquen mai
        !mai caduca, !mai caduquen, !no vencen, !sense data de caducitat, !sense venciment, vàlid* … dies
        vàlid* … mesos, fer servir … fins, desapareixen, serveixen fins
      [cashOut] {retira,retirar,retirada de} diners, diners reals, diners de veritat
        {bescanvia,bescanviar,canvia,canviar,bescanviable*} … per diners, converteix … en diners
        {premis,premi} en efectiu, al teu compte bancari, per targetes regal, !{sense,no són} diners reals
        !no es poden bescanviar per diners, {retira,retirar,cobra,cobrar} … guanys, retirada de guanys
        {premis,premi} en metàl·lic, premis en diners, premi en diners, diners en metàl·lic, diners de debò
        {converteix,canvia} … en efectiu, transforma … en {diners,efectiu}, convertir … en diners
        {bescanvia … per,diners en,pagat en} efectiu, {guany* … en,pagat en,cobra … en} metàl·lic, treu … guanys
        treure … guanys, ingressat … compte, ingressem … compte
        {dipositat,ingrés,transferit,transferim} … compte bancari, {a,en} {les nostres} {botigues,cafeteries,sucursals}
        als nostres {locals,restaurants,cafès}
        {bescanvia-les,bescanvia'ls,bescanvia,fes-les servir,paga} … {al taulell,a la caixa}, en botigues físiques
        fitxes es poden cobrar, {cobra,cobrar} {les,els teus,les teves} {fitxes,monedes,gemmes}
        {canvia*,bescanvia*,converteix*} … {per euros,en euros}
      [negation] no, sense, mai, ni, cap, tampoc, res, ningun, ninguna
        !no {només,sols,et perdis,us perdeu,esperis,oblidis}, !res més, !sense {parar,fi}, !de res
        !no {usades,utilitzades,utilitzats,gastades,gastats,bescanviades}, !sense {utilitzar,gastar,usar}
        !no {usis,utilitzis,gastis,facis servir}, !al cap {de,d'un,d'una,dels}
        oblida, oblideu, adeu, !no oblidis, !no oblideu
      [impossibility] no {és,són,està,estan} {possible,possibles,disponible,disponibles,permès,permesa,previst,prevista}
        no {és,són,està,estan} {inclòs,inclosa,admès,admesa}
        {és,són,està,estan} {impossible,impossibles,prohibit,prohibida,exclòs,exclosa}
        no hi {és inclosa,és inclòs,ha}, no {cal,s'aplica,s’aplica}
      [recordKeeping] despeses, pressupost*, comptabilitat, factures, factura, rebuts, contrasenyes
        deutes, finances, extractes, {control*,gestiona,organitza} … targetes, porta el control
        controla les teves, porta un registre, registre de, rebut, comptes bancaris
        moviments bancaris, llibre de comptes, controla els teus pagaments, declaració de la renda
      [trial] {període,periode,dies} de prova, de prova, a prova, en prova, prova de, versió de prova
      [quiz] pregunta*, examen*, respostes, qüestionari*, selectivitat, exercicis, oposicions, autoescola*
        carnet de conduir, test de nivell, test de personalitat, vocabulari, simulacre*, trivial
      [donation] donació, donacions, donatiu, donatius, beneficència, caritat, recaptació de fons, micromecenatge
        !donació de sang, !donacions de sang, !donació d'òrgans, !gala benèfica, !donacions al clan, fins benèfics
        donar per a la, {entitats,obres} benèfiques, obra social, causes benèfiques, bona causa, benèfic, benèfica
        a una ong, fins solidaris, causa solidària, !{donacions,donació} de tropes, !sopar benèfic
        !{registre de,teves} donacions de sang, !partit benèfic, !cursa benèfica
        dona per {ajudar,donar suport,continuar}, dona i ajuda, fes una aportació solidària
        {meitat,una part} va {a la protectora,al refugi,a la creu roja}
      [physicalGoods] enviament {gratuït,gratis,inclòs,a domicili}, lliurament a domicili, {despeses,adreça} d'enviament
        per correu postal, recollida a la botiga, enviament sense cost, enviament a casa
        lliurament {gratuït,inclòs,a casa}, despeses de tramesa, {enviat a,enviada a,enviem … a,portem … a} casa
        t'ho portem, arriba … a casa teva, {s'enviarà,enviat,enviada} per correu, enviarem … per correu
        per correu certificat, per missatgeria, transport inclòs, exemplar imprès, tramesa gratuïta
        !lliurament gratuït virtual, rep … a casa, rebràs … a casa, {rebràs,rep} … per correu
        {arriba,lliur*} … a la porta, !per correu electrònic, portem … a la porta
      [paidOnce] pagament únic, un sol pagament, paga un cop, paga una vegada, compra única
        {subscripció,accés} de per vida, accés vitalici, subscripció vitalícia
        llicència de per vida, paga només un cop, pagues un cop, pagues una vegada
        {paga,pagues} una sola vegada, un únic pagament, compra un cop, prèmium de per vida
        passi vitalici, {passi,membre} de per vida, membre vitalici, soci vitalici, una única vegada
      [saving] estalvia, estalvies, estalvi, descompte, més barat, estalvieu, !estalvi d'energia, !estalvi de bateria
        estalvia't, estalviar, estalviaràs, rebaixa, de menys, !estalvi de dades, !estalvia bateria, !estalvia energia
      [comparedPrice] respecte del mensual, que el mensual, preu habitual, preu normal, per separat
        respecte {del pla,al pla,de,a}, en comparació amb, comparat amb, {davant del,que el pla,que la} mensual
        sobre el preu, preu original, preu regular, individualment, per unitat, solt*, amb el pla anual, al mensual
      [durationWord] mensual, mensuals, mensualment, anual, anuals, anualment, setmanal, setmanals, trimestral
        semestral, al mes, a l'any, {per,cada} {mes,any}, cada setmana, un mes, un any, una setmana, un any sencer
        tot un any, un mes sencer, tot un mes, !repte setmanal, !reptes setmanals, !missió setmanal, mensualitat
        anualitat, dues setmanes, {dos,tres,sis,dotze} mesos, mig any, una quinzena, quinzenal, trimestrals, semestrals
        bimestral, setmanalment, passi {diari,de temporada,d'un dia}, targeta mensual
        un {any complet,mes complet,dia,trimestre,semestre}, !missions setmanals, !tasca setmanal, !tasques setmanals
        !esdeveniment setmanal, !repte mensual, !reptes mensuals, !{oferta,informe} {setmanal,mensual}, !informe anual
        !un dia qualsevol, !vista {anual,mensual,setmanal}, !calendari {mensual,anual}, !arxiu mensual
        !{comptable,període} trimestral, !per mes i any, !per més info*, !sense un any, !d'un dia
        !una setmana {laborable,laboral,de treball}, !mitjana mensual, !mitjana anual, !és un dia, !un dia laborable
        !un dia feiner, !vegades {al mes,per mes,per any}, !vegada al mes, !menys {d'una setmana,d'un mes,d'un any}
        !mitjana setmanal, !mostra {un dia,un mes,una setmana}, !prellançaments setmanals, !d'un mes o un dia
        !un dia del mes, !des d'un mes, !selecciona* un any, !seleccioneu {un any,un mes,una setmana}
        !selecciona un mes, !compost {anualment,mensualment,setmanalment}, !calendari per a un mes, !versions setmanals
        {cobrament,es cobra,pagament} … {un cop,una vegada} {l'any,al mes}, mig any d'accés
      [unlock] {treu*,elimin*,suprimeix*} … {anuncis,publicitat}, {suprimir,desactiv*,amag*,bloqu*} … anuncis
        bloqu* … publicitat, sense {anuncis,publicitat,més anuncis}, lliure d'anuncis, lliure de publicitat
        no més anuncis, prou anuncis, prou publicitat, cap anunci, zero anuncis, zero publicitat, adeu anuncis
        adeu a la publicitat, adéu als anuncis, s'han acabat els anuncis, s'ha acabat la publicitat
        oblida't dels anuncis, desbloque*, versió {completa,íntegra,pro,premium}, joc complet, joc sencer, app completa
        aplicació completa, tots els nivells, totes les funcions, totes les funcionalitats
        tots els {personatges,capítols,episodis,mons}, totes les lliçons, tot el contingut, tots els continguts
        accés {complet,total,íntegre}, sense marca d'aigua, treu* … marca d'aigua, sense límits
        !desbloqueja {un cofre,una porta}, mai més … anuncis, nunca més anuncis, tots els cursos
        !torna a carregar totes, !suprimeix* … tot el contingut, !atribueix tot, !bloqueja/desbloqueja
        !esborr* … tot el contingut, !recarrega totes les funcions, !{ajust*,restabl*} … tots els nivells
        !bloquejar/desbloquejar, !desbloqueja la unitat, !primer desbloqueig, !quan estigui desbloquejat
        !desbloqueja {el dispositiu,la pantalla}
        anuncis desapareixen {per sempre,del tot}
      [currencyNoun] moneda, monedes, monedes d'or, gemma, gemmes, diamant, diamants, or, plata, fitxa, fitxes, crèdit
        crèdits, punt, punts, robí, robins, cristall, cristalls, maragda, maragdes, safir, safirs, joia, joies, perla
        perles, lingot, lingots, diners, bitllets, !{targeta,targetes} de crèdit, !punt de vista, !punts de vista
        !{punts,punt} d'interès, !{punt,punts} de control, !medalla d'or, !medalla de plata, !punt de creu, !edat d'or
        !pa d'or, !{as,dos,tres,quatre,cinc,sis,set,vuit,nou,deu,sota} de diamants, !punts de cultura
      [membership] vip, membre vip, soci vip, carnet de soci, subscripció vip, estatus vip
        compte premium, !{sala,zona,llotja} vip
      [access] passi, passis, abonament, abonaments, accés, accessos, targeta, targetes
        sense anuncis, il·limitat, il·limitada, il·limitats, il·limitades, carnet, període de prova
        versió de prova, prova gratuïta, {dies,setmana,mes} de prova, premium, prèmium, vip, pass
        !{targeta,targetes} de felicitació, prova {de … dies,d'una setmana,de … setmanes,d'un mes}
      [lifetime] per sempre, per a sempre, {de per,per a tota la,tota la} vida, vitalici, vitalícia, vitalicis
        vitalícies, permanent, permanents, permanentment, perpetu, perpètua, il·limitat en el temps, pagament únic
        un sol pagament, compra única, no caduca mai, sense caducitat, accés etern, !retolador permanent
        !enllaç permanent*, !enllaços permanents, !{supr*,elimin*,esborr*} … permanentment, !permanentment supr*
        !accept* … permanentment, !avisos permanents, !establ* … permanent, !connexió permanent
        !{mostr*,ocult*} … permanentment, !{reinici*,suprim*} … permanent, !manera permanent
      [subscriptionWord] subscripció, subscripcions, subscriu*, subscriptor*, abonament, abonaments
        abona't, renovació automàtica, {es renova,renovable} automàticament, cancel·la quan vulguis
        cancel·la en qualsevol moment
      [ownDays] vista de calendari, vista del mes, contrasenya … caduca*
        ratxa, ratxes, dies seguits, dies consecutius, advent
        curat, curada, madurat, madurada, envellit, envellida, {formatge,pernil,vi,whisky,rom} … {mesos,anys}
        {ruta,caminada,travessa} … dies
      [gameController] comandament, comandaments, mando, mandos
      [promotionalClaim] oferta especial, ofertes especials, oferta {limitada,exclusiva,del dia,llampec}, en oferta
        en promoció, promoció especial, millor preu, millors preus, millor oferta, millors ofertes, millor relació
        millor valor, més avantatjós, més avantatjosa, més rendible, preu més baix, preus més baixos
        més {barat,barata,barats,barates}, temps limitat, només avui, sols avui, avui només, només per avui
        només {aquesta,aquest cap de} setmana, meitat de preu, {última,darrera} oportunitat
        no et perdis {aquesta,l'oferta}, no {us perdeu,te la perdis,deixis escapar,deixis passar}, aprofita l'oferta
        aprofita aquesta, aprofita-ho, més {popular,venut,venuda,venuts}, preu {especial,reduït,rebaixat}, imbatible
        imbatibles, rebaixes, gran descompte, amb descompte, xollo, ganga, número u, el número 1, la millor app
        el millor joc, {el,la} millor … del món, !codi amb descompte, !{missió en,mode de} temps limitat
        preferit dels jugadors, paquet preferit, més es ven, =el més popular, (més popular), !sale, !sale!, !(sale)
        !{mostra,troba,cerca,compara,indica} … {més barat,més barata,més barats,més barates,més econòmic,més econòmica,preu més baix}
      [appleTrademark] rellotge apple, !per a {iphone,ipad,apple watch,ios}, !a l'iphone, !a l'ipad
      [appleCriticism] {comissió,comissions,impost,taxa,tarifa,tarifes,per culpa} d'apple, error d'ios, errors d'ios
        errors de l'ios, error de l'ios, {bug,bugs,errada,errades} d'ios, iphone lent, iphones lents, ipad lent
        iphone vell, apple no permet, apple prohibeix, millor que {apple,ios}
      [systemFeature] {notificacions,notificació,avisos} push, {activa,activar} les notificacions
        accés {al giroscopi,al temps d'ús}, puntua'ns, puntueu-nos, valora'ns, valoreu-nos
        {valora,puntua} {l'app,l'aplicació}, {dona'ns,posa'ns,ressenya de} {5,cinc} estrelles
        {deixa,deixa'ns,escriu} una ressenya, deixa una valoració, deixa una opinió, espai {a icloud,d'icloud,icloud}
        emmagatzematge {d'icloud,a icloud,icloud}, accés {a la càmera,al micròfon,a la ubicació}
        {puntu*,valor*} … estrelles
      [randomItem] caixa de botí, caixes de botí, caixa misteriosa, caixes misterioses, caixa sorpresa, caixes sorpresa
        capsa {misteriosa,sorpresa,de botí}, cofre misteriós, cofres misteriosos, cofre sorpresa, cofre de botí
        ou sorpresa, ous sorpresa, ou misteriós, paquet sorpresa, paquet misteriós, sobre sorpresa, regal misteriós
        objecte aleatori, objectes aleatoris, premi aleatori, premis aleatoris, recompensa aleatòria
        recompenses aleatòries, heroi aleatori, herois aleatoris, personatge aleatori, arma aleatòria
        {aspecte,contingut,botí} aleatori, {objecte a,premi a,recompensa a,carta a,heroi … a,personatge … a} l'atzar
        roda de la {fortuna,sort}, ruleta de la {sort,fortuna}, gira la roda, gira la ruleta, tirada de gacha
        butlleta {per al,del,de} sorteig, bitllet de loteria, rifa, tómbola, participa en el sorteig
        {podries,oportunitat de} guanyar {un,una}, possibilitat de guanyar, probabilitat d'obtenir, rasca i guanya
        sobre de cartes, sobres de cartes, contingut … sorpresa, heroi sortejat, butlleta de loteria
        {mai no saps,mai saps,no saps mai,mai se sap,mai no se sap} … dins, mai no saps … {conté,tocarà,sortirà}
        a dins pot haver-hi, obre … guanyar un, obre'l … guanya un
      [statedOdds] probabilitats, {taxes,taxa,percentatges} d'aparició
      [contact] telèfon, número de telèfon, truca'ns, truca'ns al, truqueu-nos, truqueu-nos al, truca al, truqueu al
        telefona'ns, telefona'ns al, contacta'ns al, escriu-nos {al,per}, per whatsapp
      [defect] error, errors, errada, errades, lent, lenta, lents, lentes, bug, bugs, fallada
        fallades, defecte*, defectuos*, es penja, vulnerabilitat*, !per defecte, !càmera lenta
        !sense errors, !cocció lenta, !a foc lent, !per error, !lents de contacte
      [regulatedClaim] cura* … {càncer,diabetis,depressió,dolor*,artritis,insomni,asma,ansietat,malalti*}
        guareix … {càncer,diabetis,malalti*}, guarir … càncer, guarir … diabetis, cura miraculosa, remei miraculós
        pèrdua de pes garantida, {aprima't,aprimar-se} sense esforç, aprima't … en una setmana, xat … adults, xat eròtic
        xat sexual, xat calent, contingut per a adults, contingut adult, vídeos per a adults, vídeos eròtics
        {compra*,guany*,aconsegueix} … seguidors, {1000,1.000,500} seguidors
        seguidors {reals,garantits,per al teu perfil}, apostes esportives, apost* … diners {reals,de debò,de veritat}
        {casino,jugar,juga} amb diners reals, guany* … bitcoin*, compra* … bitcoins, guany* … cripto*, guanys garantits
        guany garantit, beneficis garantits, benefici garantit, rendiment garantit, rendibilitat garantida, fes-te ric
        diners fàcils, beneficis segurs, guanys segurs, guany segur, conversa per a adults, seguidors de {veritat,debò}
        quilos en … {setman*,dies,mes}, kg en … setman*, kg en … dies
      [profanity] cHV0YQ==, cHV0ZXM=, ZmlsbCBkZSBwdXRh, ZmlsbHMgZGUgcHV0YQ==, ZGUgcHV0YSBtYXJl, cHV0bw==, cHV0b3M=
        Y29sbG9ucw==, Y29sbG9uYWRh, Y29sbG9uYWRlcw==, Y29ueQ==, bWVyZGE=, bWVyZGVz, Y2FicsOz, Y2Ficm9ucw==, Y2Ficm9uYQ==
        Y2FnYXItbGE=, Y2FnYWRh, Y2FnYWRlcw==, bWUgY2FnbyBlbg==, Zm90cmU=, Zm90LXRl, Zm90aSd0, dsOpcyBhIGxhIG1lcmRh
        cXVlIGV0IGZvdGlu, Z2lsaXBvbGxlcw==, bWFscGFyaXQq, cG9sbGEgZW4=, Zm9sbGFy, bWFtYWRh, bWFtYWRlcw==
        dG9jYWNvbGxvbnM=, bGxlcGFjdWxz
      [otherMoney] bitllets de {banc,joguina}, bitllets per {pintar,acolorir}, bitllets … acolorir, bitllets de … euros
        diners de {joguina,mentida}, {quant,què} costava, {objectiu,objectius} d'estalvi
        {primers,primeres} … {estalviats,estalviades}, reparteix … en, on … costa, comptar {diners,monedes}
        endevina … preu
      """#)
}
