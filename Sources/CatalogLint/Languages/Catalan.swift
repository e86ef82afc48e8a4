extension Language {
  /// Catalan.
  static let catalan = Language(
    code: "ca",
    amounts: """
      money=$: dòlars
      subunit=EUR/100: cèntims
      minute: minuto, minutos, minut, minuts
      hour: hora, horas, hores
      day: día, días, dia, dias, dies
      week: semana, semanas, setmana, setmanes
      month: mes, meses, mesos, mês
      quarter: trimestre, trimestres
      year: año, años, any, anys, ano, anos
      percent: por ciento
      before ordinal: nivell, capítol, temporada, dia
      beside counted: monedes, gemmes, diamants, cristalls, punts
      """,
    trial: "prova",
    days: "dia, dies",
    dayNumbers: "tres, cinc, set, deu, catorze, quinze, trenta",
    lengths: """
      0 dia temporad dos tres sis; 182 mig; 91 trimestr; 365 any anual; 30 mes mens; 7 setman
      """,
    plans: "pla, paquet, subscripció, club, entrenador",
    during: "durant, per",
    ones: "un",
    wholes: "sencer, complet, tot un",
    contents: """
      pla, programa, curs, menú, calendari, diari, previsi, horòscop, historial, còpia, arxiu
      desa, guarda, repte, garant, objectiu
      """,
    billing: "mensualment, anualment",
    nounFirst: true,
    alternatives: "_o_",
    contrasts: "_però_",
    ofWords: "de",
    bonuses: "extra, de regal, de bonificació, gratis",
    bonusesBefore: "bonus",
    paying: "pag, compr, barat, descompt",
    kin: "es, pt, it",
    functionWords: """
      els, dels, uns, amb, teva, teves, sense, són, tots, totes, tota, més, aquest, aquesta, fins
      quan, molt, seva, pel, pels, *el, *la, *les, *de, *del, *un, *una, *i, *en, *per, *a, *al
      *als, *teu, *que, *és, *tot, *o, *es, *cada, *com, *des, *entre, *no, *sobre, *ja, *seu
      """,
    words: #"""
      [free] gratis, gratuït*, gratuit*, de franc, sense cost, sense càrrec, 0 euros
        !aparcament gratuït*, !aparcaments gratuït*, !museus gratuït*, !wifi gratuït*, !wifi gratis
        !diari gratuït*, !entrada gratuïta
      [externalPayment] targeta de crèdit, targetes de crèdit, targeta de dèbit, targeta bancària
        transferència bancària, transferències bancàries, per transferència, bizum
        contra reemborsament, targeta regal, targetes regal, codi promocional, codis promocionals
        codi de descompte, codis de descompte, codi d'activació, codis d'activació, val de descompte
        pagament en efectiu, paga en efectiu, pagament per sms, la nostra web
        nostre lloc web, la nostra botiga en línia, més barat al web
        més barat a la web, més barat en línia, més barat … web, fora de l'app, fora de l'aplicació
        web oficial, lloc web oficial, altres mètodes de pagament, altre mètode de pagament
        paga amb bitcoin, !targetes de crèdit sota control
        al nostre web, el nostre web oficial
      [otherPlatform] per a android, d'android, botiga de google, botiga play, a steam
        versió de steam, telèfons samsung, telèfon samsung
      [placeholder] text aquí, el teu text aquí, descripció aquí, títol aquí
        descripció pendent, text pendent, descripció properament, =descripció, =títol
        =introduïu la descripció, text d'exemple, text de mostra, text provisional
        marcador de posició, sense descripció, =nom del producte, [descripció], [títol]
      [test] versió de prova, versió beta, versió alfa, versió demo, versió de demostració
        producte de prova, article de prova, compra de prova, ús intern, no comprar, no compreu
        mode de prova, entorn de proves, !període de prova, !versió de prova gratuïta
      [futurePromise] properament disponible*, disponible properament, disponibles properament
        disponible aviat, disponibles aviat, aviat disponible*, aviat més, més de camí, més en camí
        en la propera actualització, en properes actualitzacions, en futures actualitzacions
        en una futura actualització, a la propera actualització, en la propera versió
        encara en desenvolupament, arribaran aviat, arriben aviat, més endavant enguany
      [expiringCredits] caduca, caduquen, caducarà, caducaran, caducitat, venç, vencen, vàlid fins
        vàlida fins, vàlids fins, vàlides fins, vàlid durant, vàlids durant, data límit, es perden
        es perdran, es perd, es reinicien, !no caduca, !no caduquen, !no caducarà, !no caducaran
        !sense caducitat, !mai no caduca, !mai no caduquen, !no es perden, !l'oferta caduca
      [cashOut] retira diners, retirar diners, retirada de diners, diners reals, diners de veritat
        bescanvia … per diners, bescanviar … per diners, canvia … per diners, canviar … per diners
        bescanviable* per diners, converteix … en diners, en diners en efectiu
        per diners en efectiu, premis en efectiu, premi en efectiu, al teu compte bancari
        per targetes regal, !sense diners reals, !no són diners reals
        !no es poden bescanviar per diners
      [negation] no, sense, mai, ni, cap, tampoc
      [recordKeeping] despeses, pressupost*, comptabilitat, factures, factura, rebuts, contrasenyes
        deutes, finances, extractes
      [quiz] pregunta*, examen*, exàmens, respostes, qüestionari*, selectivitat, exercicis
        oposicions
      [donation] fes una donació, feu una donació, donació, donacions, donatiu, donatius
        beneficència, caritat, recaptació de fons, micromecenatge, !donació de sang
        !donacions de sang, !donació d'òrgans, !gala benèfica, !donacions al clan
        festa benèfica, concert benèfic, fins benèfics
      [physicalGoods] enviament gratuït, enviament gratis, enviament inclòs, enviament a domicili
        lliurament a domicili, despeses d'enviament, adreça d'enviament, per correu postal
        recollida a la botiga
      [paidOnce] pagament únic, un sol pagament, paga un cop, paga una vegada, compra única
        subscripció de per vida, accés de per vida, accés vitalici, subscripció vitalícia
        llicència de per vida
      [saving] estalvia, estalvies, estalvi, descompte, més barat, estalvieu, !estalvi d'energia
        !estalvi de bateria
      [comparedPrice] respecte al mensual, comparat amb el mensual, respecte del mensual
        respecte a la mensual, que el mensual, preu habitual, preu normal, per separat
      [durationWord] mensual, mensuals, mensualment, anual, anuals, anualment, setmanal
        setmanals, trimestral, semestral, al mes, a l'any, per mes, per any, cada mes, cada any
        cada setmana, un mes, un any, una setmana, un any sencer, tot un any, un mes sencer
        tot un mes, !repte setmanal, !reptes setmanals, !missió setmanal
      """#)
}
