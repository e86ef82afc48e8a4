extension Language {
  /// Italian.
  static let italian = Language(
    code: "it",
    amounts: """
      ordinal: carati, carato
      before denomination: banconota da, banconote da, moneta da, monete da
      money=$: dollari, dollaro
      subunit=EUR/100: centesimi
      money=GBP: sterline
      money=CHF: franchi
      counted: franchi tiratori
      minute: minuto, minuti
      hour: ora, ore
      day: giorno, giorni
      week: settimana, settimane
      month: mese, mesi
      quarter: trimestre, trimestri
      year: anno, anni
      percent: per cento
      before ordinal: livello, livelli, capitolo, capitoli, episodio, parte, giorno, fase
      before ordinal season: stagione
      magnitude=1000: mila
      magnitude=1000000: milioni, milione
      beside counted: monete, moneta, gemme, diamanti, cristalli, gioielli, rubini, gettoni, punti
        crediti, oro
      """,
    spelledNumbers: """
      2 due; 3 tre; 4 quattro; 5 cinque; 6 sei; 7 sette; 8 otto; 9 nove; 10 dieci
      11 undici; 12 dodici; 13 tredici; 14 quattordici; 15 quindici; 20 venti; 30 trenta
      40 quaranta; 50 cinquanta; 60 sessanta; 70 settanta; 80 ottanta; 90 novanta; 100* cento
      1000* mille mila; 1000000* milione milioni
      ? mezzo mezza
      1$ un per ogni
      """,
    paysFor: "per, ogni",
    buying: "per, solo, soli",
    relativeTimes: """
      ^mostra_, ^scegli_, ^seleziona_, o più
      fa, prima, ultimi, prossimi, tra, fra, nel futuro, più di, meno di, dopo, entro, successivi
      precedenti, adesso +, ora +
      """,
    balances: "saldo, valore",
    trial: "prova",
    trialName: "Prova di XX giorni",
    offering: "includ, offr, prevede, c'è, c’è, una, un, periodo",
    days: "giorn",
    dayNumbers: "tre, cinque, sette, dieci, quattordici, quindici, trenta",
    restoring: "ripristin, recuper",
    passwords: "parola d'ordine, |parola",
    toBe: "è_",
    noPassword: "nessuna, vedi",
    generic: """
      *acquista *acquistare *acquisto *acquisti *compra *articolo *articoli *prodotto *prodotti
      *oggetto *oggetti *abbonamento *descrizione il lo la i gli le l un uno una questo questa
      questi di del della in nell app l'app nell'app applicazione ora adesso subito qui per e tuo
      tua virtuale digitale l'acquisto l'articolo quest'articolo vip *grazie *divertiti *goditelo
      *rimborso *rimborsi vostro acquisto supporto fantastico fantastica ottimo ottima incredibile
      straordinario eccezionale magnifico meraviglioso splendido favoloso esclusivo unico perfetto
      nuovo nuova nuovi prendi ottieni scopri prova ricevi procurati bello bellissimo grande non
      nessun mille nostro nostra è dell'acquisto dell quest'acquisto aver acquistato comprato
      """,
    lengths: """
      0 giorn stagion due tre sei; 182 semest mezzo; 91 trimest; 365 annu anno; 30 mensil mese
      7 settiman
      """,
    plans: "piano, club, pass, tessera, abbonamento, iscrizione, coach",
    perWords: "per",
    during: "per, durante",
    ones: "un",
    wholes: "intero, completo, tutto un",
    firstLengths: "30 primo mese, 7 prima settimana, 365 primo anno",
    once: "una volta",
    contents: """
      piano, programma, _corso, menu, calendario, diario, previsioni, oroscopo, cronologia, storico
      backup, archivi, conserv, salva, sfida, garan, obiettivo, perd
      """,
    nounFirst: true,
    nothing: "nulla, niente, nessuna, nessun, nessuno",
    alternatives: "_né_, _o_, _oppure_",
    contrasts: "_però_",
    used: "usat, utilizzat, spes, consumat, riscattat",
    additions: "_e_, _ed_, _più_",
    breaks: "_con_, _in_, _nel_, _nella_, _che_, _se_, _quando_",
    doneWithout: "pubblicit, annunci, filigran, limit, attes, registra, tracciament, account",
    charges: "costo, costi, canon, pagament, pagare, abbonament, tariff, addebit, spesa, spese, quota, rinnov",
    without: "senza",
    others: "nessun altro, nessun'altra, nessuna altra",
    ownOffers: """
      su questo pacchetto, su questo acquisto, su questo prodotto, su questo articolo, su questa offerta
      su questo abbonamento
      """,
    bestDeals: """
      miglior offerta, migliore offerta, più conveniente, più vantaggios, miglior rapporto qualità, miglior valore
      miglior affare
      """,
    vouchers: """
      coupon, buono sconto, buoni sconto, buono da, buono del, buono regalo, buono acquisto, buoni acquisto
      carta regalo
      calcolatore di sconti, calcola sconti, avviso prezzi
      """,
    firstParts: """
      primo capitolo, prima lezione, primo livello, primi livelli, primo episodio, prima parte, primo mondo
      prima storia, primo numero, prima unità, capitolo 1_, lezione 1_, episodio 1_
      """,
    ownShops: "negozio del gioco, negozio di gioco, negozio in gioco, nel gioco",
    scores: "punt",
    articles: "i, le, gli",
    ofWords: "di, da",
    doubling: "doppi, raddoppi",
    exchanging: "scambi, convert",
    genitives: "di_",
    packs: "pacc, bors, sacc, forzier, scatol, mucchi",
    gains: """
      ^contien, ^includ, ^comprend, ^aggiung, ^ott, ^ricev, ^guadagn, ^acquist, ricevi, ottieni
      riceverai, otterrai, tuo saldo, tuo conto
      """,
    collecting: "collezionista, album",
    each: "ciascuno, ciascuna, l'uno, l'una",
    costs: "costano, vale, valgono",
    costsBefore: "contiene fino a, può contenere, può contenere fino a, posto per",
    perUnit: """
      1 al_giorno /giorno ogni_giorno giornalieri
      7 a_settimana alla_settimana /settimana ogni_settimana
      30 al_mese /mese ogni_mese mensili
      365 all'anno all’anno /anno ogni_anno annui
      0 per l'uno l'una ciascuno ciascuna cadauno al_pezzo per_gemma /gemma /pezzo
      0 ogni per_ogni
      -1 per_tutto per_tutta per_tutti per_tutte per_l'intero per_l'intera per_l’intero per_l’intera
      """,
    nearly: """
      solo, soltanto, appena, circa, quasi, a, per, da, sono, <meno di, <a meno di
      costano, costa
      """,
    comparisons: "in più che, in più rispetto, rispetto al, rispetto a, in confronto",
    bonuses: "extra, bonus, di bonus, in bonus, in omaggio, in regalo, in più, gratis, aggiuntiv",
    bonusesBefore: "bonus",
    atLeast: "oltre, più di, almeno, non meno di, minimo",
    andMore: "o più, e più, e oltre, e qualcosa in più, e un po' di più, almeno",
    paying: "pag, acquist, compr, scont, meno, ricaric, riscatt, negozio",
    beforeAccount: "al_, numero",
    kin: "es, ca, pt",
    functionWords: """
      gli, della, dei, delle, dello, degli, uno, ed, tuo, tuoi, tue, ai, senza, che, è, sono
      tutti, tutte, tutto, tutta, più, nel, nella, nei, nelle, dal, dalla, dai, questo, questa
      ogni, come, non, ti, dopo, anche, suo, sul, sulla, *il, *lo, *la, *i, *le, *di, *del, *un
      *una, *e, *in, *con, *per, *tua, *su, *al, *alla, *alle, *o, *da, *si, *sua
      """,
    words: #"""
      [free] gratis, gratuit*, in omaggio, senza {costi,costo,spese}, costo zero, zero euro, 0 euro
        !{mantenere,mantiene,mantieni,tenere,tiene} … {app,applicazione,gioco,progetto,servizio} {gratis,gratuit*}
        !{mantenere,mantiene,mantieni,tenere,tiene} {gratis,gratuit*} … {app,applicazione,gioco,progetto,servizio}
        !{resta,restano,rimane,rimangono,rimarrà,resterà} {gratis,gratuit*,sempre gratis,sempre gratuit*}
        !{app,gioco,chiavi} {è,sono,sia} {gratis,gratuit*}, !versione gratuita, !app gratuita, !aggiornamenti gratuiti
        !utenti gratuiti
        !senza {costi,spese} {aggiuntivi,nascosti,mensili,aggiuntive,nascoste,mensili,annuali,extra,ricorrenti}
        !nessun costo {aggiuntivo,nascosto,mensile,extra}, senza pagare, !in omaggio {a,al,alla,ai,agli}
        !parcheggio gratuito*, !{parcheggi,musei,museo,giornale,wifi,wi fi,ingresso} gratuit*, !a pagamento … gratuit*
        !ingresso gratis, senza spendere {nulla,un euro}, senza alcun costo, nessun costo, non costa nulla
        non costa niente, offre la casa, offerto dalla casa, lo offriamo noi, !formaggio gratis, !niente è gratis
        non {paghi,pagherai,paga} {nulla,niente}, senza {pagare,spendere} {nulla,niente}, zero {euro,spese}
        non devi pagare {nulla,niente}
        !{l'app,l'applicazione,il gioco} {resta,rimane,resterà,rimarrà} {gratis,gratuita,gratuito,sempre gratuita,sempre gratis}
        offriamo noi, a spese nostre, a nostre spese, {mesi,mese} in regalo
      [externalPayment] bancomat, {carta,carte,buono,buoni} regalo, bonifico, bonifici, postepay, satispay
        bollettino postale, vaglia, nostro sito, sito ufficiale, nostro {negozio online,store online,shop}
        nostra pagina web, {compra,acquista,paga} sul sito, fuori dall'app, al di fuori dell'app
        fuori dall'applicazione, {altri metodi,altro metodo} di pagamento, codice attivazione
        riscatta {codice,il codice,un codice}, buono sconto, buoni sconto, {chiave,codice} di licenza
        !prelievo bancomat, codice coupon, più economico {online,sul web}, costa meno online, sul sito costa meno
        in contrassegno, più economico dal browser, dal browser costa meno, {meno caro,più economico,costa meno} … sito
        {scrivici,contattaci} per acquistare, ricarica {sul,dal} sito, sconto … sul sito, {addebito,credito} telefonico
        inserisci il codice promo*, !{portafoglio,raccolta} di carte regalo, !campo per paypal, !elenco bonifici
        fuori dal gioco … acquist*, sulla nostra pagina, direttamente da noi
        {scrivici,contattaci} per {ordinare,comprare}, messaggio per {ordinare,acquistare}, inviaci un messaggio per
        ordina via messaggio, ordina su whatsapp, ordini via whatsapp, codice omaggio
        accettiamo … {contanti,bitcoin,cripto*,carte}, senza passare {dall'app,per l'app}, paghi con carta
        cart* … di {credito,debito}, codic* … {regalo,promo,sconto,di attivazione}, paga* … via sms
        paga* … alla consegna, codic* … voucher, cart* … prepagat*, pagament* … estern*, codic* … promozional*
        bonifico bancario, pagamento con carta, pagare con carta, {paga*,paghi} … in contanti, paga* … bitcoin
        paghi … bitcoin, paga* … cripto*, paghi … cripto*, acquista da noi, da noi direttamente
      [otherPlatform] negozio google, store di google, negozio {android,samsung,huawei,microsoft}, telefono android
        dispositivi android, su steam, versione steam, telefoni huawei, orologio huawei, telefon* … samsung
        >{su,per,sulla,con} switch, >{su,per,sulla,con} windows, >{su,per,sulla,con} steam, versione {windows,switch}
        tuo {huawei,motorola,xiaomi,oppo}
      [placeholder] {testo,titolo,nome,descrizione,scrivere,inserire,digita} qui
        ={inserisci,inserire} {testo,il testo}, =inserisci {titolo,il titolo}
        ={inserisci,inserisci la,inserisci una,inserire,inserire la,aggiungi,aggiungi una} descrizione
        testo {segnaposto,di esempio,d'esempio,di prova,provvisorio,fittizio,di riempimento}
        descrizione {di esempio,di prova,provvisoria}, titolo di esempio, titolo provvisorio
        prodotto di esempio, =da definire, da determinare, =da confermare, da stabilire
        senza titolo, senza descrizione, ={nome,descrizione} {del prodotto,prodotto}
        sostituire questo, {descrizione,testo,nome,titolo} da definire, =segnaposto
        titolo segnaposto, descrizione {segnaposto,in arrivo,da inserire}, qui va la descrizione
        qui va il testo, testo da inserire, testo in arrivo, descrizione mancante, [descrizione], [titolo], [nome prodotto]
        =inserisci qui, =scrivi qui, inserisci qui {la descrizione,il titolo}
        {scrivi qui la,questa è una,questa è la} descrizione
        questo è {un titolo,il titolo,un testo}, {la descrizione,il titolo,il testo} va qui
        {qui va il,inserire il,inserisci il tuo,scrivi qui il} titolo
        {descrizione,testo,titolo} da aggiungere, descrizione {da completare,da scrivere,a seguire}
        =da precisare, =da compilare, =titolo da inserire, =inserire titolo, ancora da definire
        la descrizione seguirà, descrizione in preparazione, segu* … descrizione
        metti qui il titolo, metti qui la descrizione, !testo da inserire {come,in}
        =da tradurre, =traduzione mancante, =traduzione in arrivo, =non tradotto
      [test] =prova, =prove, ?di prova, ?in prova, {prodotto,articolo,per} prova, ?test
        versione {beta,alfa,demo,dimostrativa}, uso interno, non acquistare, non comprare, collaudo
        !{periodo,giorni,giorno,settimana,mese} di prova
        !test {psicologico,psicologici,del qi,di memoria,di velocità,di gravidanza,della vista,dell'udito,di livello,di logica,d'amore,di guida,patente,di cultura,a risposta,di inglese,di valutazione,di cooper,di verifica,finale}
        !quiz e test, !test e quiz, !alfa e beta, !beta e gamma, !test {a/b,antigenico,pcr,allergie,d'allergia}
        !{striscia,strisce,banco,tubo} di prova, !test {di resistenza,dell'acqua,di laboratorio,sierologico}
        !{pista,piste,pilota,volo} di prova, !demo {della band,di una band,del gruppo}, !nastro demo, !cassetta demo
        !demo musicale, !test* … {personalità*,ammission*,ingresso*,intelligenza*,medicina*,attitudinal*}
        prodotto di prova, !prova gratis, !prova gratuita, !prove gratuite
        !prova {del fuoco,di forza,di coraggio,d'amore}, !prove cronometrate, !prova costume, !prove del delitto
        !prova scritta, !prove scritte, !prova {di nuoto,da sforzo,del cuoco,del nove,d'orchestra}
        !prov* … {esam*,invals*,a tempo*,oral*}, !prova colore
        !test {alfa,diagnostic*,di connessione,del microfono,di spam,indesiderata,di cifratura,di caricamento,sonoro}
        {è un,solo un,solo,per,di} test, {articolo,acquisto,oggetto,pacchetto,è} di prova, una prova interna
        è una prova, solo una prova, {in fase di,per i,ai,a scopo di} test
      [unlock] {rimuov*,rimozione,elimin*} … {pubblicità,annunci}, togli … annunci, disattiva … {pubblicità,annunci}
        nascond* … annunci, blocca … pubblicità, blocca … annunci, {senza,niente} {pubblicità,più pubblicità,annunci}
        niente più annunci, nessuna pubblicità, nessun annuncio, basta {pubblicità,con la pubblicità,annunci}
        {stop alla,stop,addio,addio alla} pubblicità, addio annunci, {mai più,zero} {pubblicità,annunci}, sblocc*
        versione {completa,integrale,pro,premium}, gioco completo, gioco intero, app completa, applicazione completa
        tutti i livelli, tutte le funzioni, tutte le funzionalità, tutti {i personaggi,i capitoli,gli episodi,i mondi}
        tutte le lezioni, tutti i contenuti, accesso {completo,totale,integrale}, senza filigrana, rimuov* … filigrana
        senza limiti, !sblocca {un forziere,una porta,uno scrigno}, tutti i corsi, togli* … pubblicità
        !{su,contenere,da} tutti i livelli, !tutti i livelli {visibili,collegati}, !{fonde,unisci} tutti i livelli
        !blocca/sblocca, !sblocca dal, !blocca o sblocca, !sblocca lo schermo, !elimin* … tutti i contenuti
        !tutti i livelli di, !{azzera,regola,ripristina} tutti i livelli, !primo sblocco, !sblocca l'unità*
        !sblocca unità*, !{se,quando} sbloccato, !sblocca il dispositivo
        {pubblicità,la pubblicità} {sparisce,scompare} {per sempre,del tutto,definitivamente}
      [currencyNoun] moneta, monete, monete d'oro, moneta d'oro, gemma, gemme, diamante, diamanti
        oro, argento, gettone, gettoni, credito, crediti, punto, punti, rubino, rubini, cristallo
        cristalli, smeraldo, smeraldi, zaffiro, zaffiri, gioiello, gioielli, perla, perle, lingotto
        lingotti, fiches, denaro, soldi, banconote, !{carta,carte} di credito, !punto di vista
        !punti di interesse, !punto di controllo, !medaglia d'oro, !punto croce
      [durationWord] mensile, mensili, mensilmente, annuale, annuali, annualmente, annuo, annua, settimanale
        settimanali, settimanalmente, trimestrale, trimestrali, semestrale, semestrali, bimestrale, bimestrali
        quindicinale, al mese, all'anno, alla settimana, al giorno, ogni {mese,anno,settimana}, un mese, un anno
        una settimana, un giorno, {tre,sei,due} mesi, due settimane, mezzo anno, pass {giornaliero,stagionale,stagione}
        carta mensile, !sfida settimanale, !sfide settimanali, !minuti al giorno, !missione settimanale
        !missioni settimanali, !compito settimanale, !compiti settimanali, !evento settimanale, !eventi settimanali
        !forziere settimanale, !sfida mensile, !sfide mensili, !offerta mensile, !offerta settimanale, !offerte mensili
        !offerte settimanali, !speciale mensile, !speciale settimanale
        un {trimestre,semestre,anno intero,intero anno,anno completo,mese intero,intero mese,mese completo}
        !vista {mensile,annuale,settimanale,trimestrale}, !calendario {mensile,annuale,settimanale}, !archivio mensile
        !archivi mensili, !media {mensile,annuale,settimanale}, !un giorno lavorativo, !è un giorno
        !una settimana lavorativa, !{volte,volta} al giorno, !volte al mese, !volta al mese, !volte all'anno
        !volta all'anno, !{volte,volta} alla settimana, !ore al giorno, !{rapporto,resoconto} {mensile,annuale}
        !interesse annuo, !tasso annuo, !periodo trimestrale, !media annua
        !mostra {un giorno,un mese,una settimana,un anno}, !pre rilasci settimanali, !un mese o un giorno
        !un giorno del mese, !seleziona {un anno,un mese,una settimana}, !scegli un mese, !percentuale annuale
        !capitalizzazione {annuale,mensile,settimanale}, !calendario per {un mese,una settimana}
        {addebito,addebitato,pagamento,fatturato,fatturazione,pagato} … una volta {all'anno,l'anno,al mese}
        {un semestre,mezzo anno} di accesso
      [membership] vip, account premium, !{salotto,sala,area,palco,tribuna} vip, membro vip
        iscrizione al club, tessera {vip,socio,soci}, status vip, iscrizione vip, abbonamento vip
      [access] {rimuovi,rimozione} pubblicità, pass, abbonamento, abbonamenti, accesso, accessi
        carta {mensile,settimanale,annuale}, senza pubblicità, illimitato, illimitata, illimitati, illimitate
        periodo di prova, premium, vip, tessera {vip,mensile,annuale}, {giorni,settimana,mese} di prova, tessera
        prova {di … giorni,di … settiman*,di un mese,per … giorni}
      [lifetime] a vita, per sempre, permanente, permanenti, permanentemente, vitalizio, vitalizia, definitivo
        definitiva, illimitato nel tempo, acquisto unico, pagamento unico, una tantum, perpetuo, perpetua
        accesso eterno, senza scadenza, non scade mai, non scade, !fiducia definitiva, !tasti permanenti
        !elimin* … {definitivamente,permanentemente}, !collegamento permanente, !collegamenti permanenti
        !link permanente, !link permanenti, !eliminazione definitiva, !rimoz* … permanente, !accett* … permanentemente
        !avvisi permanenti, !connessione permanente, !elementi … permanentemente, !modalità permanente
        !{mostr*,nascond*} … permanentemente, !rimoss* … {permanente,definitivo}, !rimuov* … permanentemente
        !{perdut* per,perduto per,eliminat* … per} sempre, !modo permanente, !modo definitivo
        !{amici,amiche} per sempre
      [subscriptionWord] abbonamento, abbonamenti, abbonati, abbonarsi, abbonato, abbonata
        sottoscrizione, sottoscrizioni, rinnovo automatico, {si rinnova,rinnovabile} automaticamente
        disdici quando vuoi, annulla in qualsiasi momento, disdetta
      [trial] {periodo,giorni,versione,settimana,mese} di prova, di prova, in prova, prova di, provare, provalo
        !prova di {maturità,nuoto,forza,coraggio,esame}
      [quiz] domanda, domande, quesito, quesiti, esame, esami, soluzioni, risposte, patente
        test {di livello,d'ingresso,di ingresso,di personalità,attitudinale}, il tuo livello di
        concorsi, esercizi svolti, patentino, verifiche
      [recordKeeping] spese, bilancio, bilanci, contabilità, debiti, password, finanze, conti bancari, conti correnti
        movimenti bancari, bollette, scadenze dei pagamenti, controlla i tuoi bonifici, controlla le tue carte, fattura*
        ricevut*, scontrini, contabile, campo per paypal, salvadanaio, libro cassa, gestore di carte
        portafoglio di carte, dichiarazione dei redditi, registro dei pagamenti, bollettini pagati, entrate e uscite
        controllo … carte di credito, tieni sotto controllo, monitora … carte, tiene un registro, registro delle tue
        estratt* … conto, gesti* … carte, tien* … traccia
      [ownDays] vista {calendario,del mese,mese}, password … scad*, serie di giorni, la tua serie
        serie di accessi, calendario dell'avvento
        stagionat*, stagionatura, invecchiat*
        {formaggio,parmigiano,grana,pecorino,prosciutto,vino,whisky,aceto,balsamico,asiago} … {mesi,anni}
        {trekking,cammino,escursione,itinerario} … giorni
      [gameController] joypad, pad
      [futurePromise] di prossima uscita, disponibile presto, in arrivo a breve, {livelli,contenuti,novità} in arrivo
        nel prossimo aggiornamento, nei prossimi aggiornamenti
        {con il prossimo,in un prossimo,in un futuro} aggiornamento, in futuri aggiornamenti, in aggiornamenti futuri
        nella prossima versione, nelle prossime versioni, ancora in sviluppo, entro la fine dell'anno
        {altre,altri,altro,presto} in arrivo, in arrivo presto, arriveranno {presto,a breve}, arriva presto
        presto altri, presto altre, livelli in sviluppo, ancora in lavorazione, ancora in fase di sviluppo
        novità a breve, saranno {aggiunti,aggiunte} presto, presto aggiunt*, prossimamente, a breve … nuov*
        nuov* … a breve, a breve disponibil*, {nei futuri,in prossimi} aggiornamenti, nell'aggiornamento successivo
        col prossimo aggiornamento, in una versione futura, in una futura versione, nelle future versioni
        presto verranno aggiunt*, verranno aggiunt* … {presto,a breve}, presto … nuov*, presto saranno, saranno presto
        presto in app, {è in fase di,sono in fase di,è in,sono in,in corso di} sviluppo, arriv* … quest'anno
        quest'anno … nuov*, nuov* … quest'anno, {personaggi,mappe,canzoni,lezioni,ricette} in arrivo, capitolo … presto
        presto:, {funzioni,mondi,sfide,episodi,brani,skin,aggiornamenti} in arrivo
        prossimo aggiornamento … {port*,aggiung*,inclu*,introdurr*,avr*}, prossimi aggiornamenti … aggiung*
        con i {prossimi,futuri} aggiornamenti, con gli aggiornamenti futuri, in arrivo ovunque
        più {avanti,tardi} quest'anno, in arrivo in {tutti,tutto}, disponibil* … a breve, capitol* … in arrivo
        funzion* … in sviluppo, altr* … in lavorazione, presto* … disponibil*, prossimamente altri, a breve:
        {altri,nuovi,altre,nuove} {livelli,mappe,mondi,capitoli,storie,personaggi,funzioni} {più avanti,più tardi,in seguito,seguiranno,arriveranno}
        {seguiranno,arriveranno} … {mappe,livelli,mondi,capitoli,storie}, {nuovi,nuove,altri,altre} … in arrivo
        =in arrivo
        {il resto,gli altri,le altre,la seconda parte} {arriva,arrivano,arriverà,arriveranno}
        {il resto,gli altri,le altre} {in primavera,in estate,in autunno,in inverno}
        !presto {è,sarà,arriva} {natale,primavera,pasqua,la primavera,l'estate,l'inverno,il natale}
        {altri,altre,nuovi,nuove} … {a primavera,quest'estate,quest'autunno,quest'inverno}
        {livelli,mappe,mondi,capitoli,storie,episodi,missioni} … {arriveranno,usciranno,arrivano,escono} {in primavera,in estate,in autunno,in inverno}
      [promotionalClaim] più {economico,economica,conveniente,convenienti}, meno caro, prezzo più basso, miglior prezzo
        miglior offerta, migliore offerta, il numero uno, il numero 1, offerta speciale, offerta limitata
        per un tempo limitato, metà prezzo, solo oggi, solo per oggi, ultima occasione, ultima possibilità, approfittane
        più venduto, più venduti, prezzo speciale, risparmia fino, imbattibile, imbattibili, soddisfatti o rimborsati
        miglior pacchetto, migliore app, miglior gioco, migliori prezzi, migliori offerte, in offerta, in promozione
        offerta del giorno, offerta lampo, {in,con lo,grande,super} sconto, saldi estivi, saldi invernali
        a tempo limitato, offerta a tempo, {il,la} più popolare, non perdere {l'occasione,questa,l'offerta}
        {il,la} migliore … del mondo, {il,la} miglior … del mondo, più {economiche,economici,vantaggioso,vantaggiosa}
        miglior {rapporto qualità,valore,affare}, per poco tempo, periodo limitato, soltanto oggi, solo questa settimana
        solo questo weekend, il più amato, ultima chance, ultime ore per, non farti scappare
        non lasciarti {sfuggire,scappare}, non perderti {questa offerta,l'offerta}, cogli l'occasione, imperdibile
        al prezzo più, prezzo bomba, super offerta, sottocosto, meno care, meno cari, preferito dai {giocatori,nostri}
        pacchetto preferito, approfitta {di questa,dell'offerta}, approfittatene, migliore affare, maggior risparmio
        pacchetto più {popolare,richiesto,amato}, scontat* … del, prezz* … scontat*, prezz* … stracciat*, in saldo
        in saldi, saldi estivi, saldi invernali, =saldi, (il più popolare), =il più popolare, !sale, !sale!, !(sale)
        !{mostra,trova,cerca,confronta,indica,segnala} … {più economico,più economica,più conveniente,più economici,prezzo più basso,miglior prezzo}
        !{benzinaio,distributore,benzina,volo,voli} più {economico,economica,economici,conveniente}
        !tempo limitato {per ogni,a livello}
      [expiringCredits] scade, scadono, scadrà, scadranno, scadenza, scaduto, scaduti, scadute, validità, entro giorni
        !non {scade,scadono,scadranno}, !non {scadranno,scadono,scade} mai, !senza scadenza, !senza data di scadenza
        !validità illimitata, !promemoria scadenza, !avvisi di scadenza, !{validi,valido} per tutti, !offerta scade
        !l'offerta scade, si azzerano, si azzera, {andranno,vanno,saranno} pers*, da usare entro, usa entro
        svaniscono a fine, valid* … fino, spariranno, svaniscono dopo, svaniranno, si perdono, si perderanno
        le perderai, li perderai, altrimenti … pers*, si cancellano, verranno eliminate, verranno rimoss* … dopo
        entro … altrimenti, valid* … giorni, valid* … mesi, utilizzabil* … fino, spariscono, usal* … entro
        spendil* … entro, azzerat* … a fine, usal* … prima, valido per, validi per, valide per
      [cashOut] preleva i tuoi, prelevare i soldi, denaro reale, denaro vero, soldi veri, soldi reali
        sul tuo conto bancario, !{senza,non è} denaro reale, !{senza,niente} soldi veri
        !non {convertibile,convertibili,sono convertibili} in denaro, in buoni spesa
        {in,con} {buoni,carte} {amazon,spesa,benzina,zalando,steam}, {in,con} buoni regalo
        {riscuoti in,riscossi in,prelevare … in,preleva … in} contanti, con carte regalo
        {prelievo in,trasforma … in,incassa in} contanti, {preleva,prelevare,prelievo,riscuoti,ritira} … vincite
        {ritira,preleva,incassa} … guadagni, trasforma … in denaro, {trasforma le tue,converti} … in soldi
        cambia … in contanti, scambia … soldi, vinci denaro, vinci contanti, soldi in contanti
        vincite in {denaro,contanti}, sul tuo conto in banca, versat* … conto
        {bonifico sul tuo,accreditat* … sul,pagament* … tuo,pagat* … tuo} conto, accreditat* … conto corrente
        accredit* … tuo conto, preleva* … denaro
        {preliev* … di,converti* … in,premi* … in,cambia* … in,scambia* … con} denaro
        {converti*,premi*,pagat*} … in contanti, incassa* … vincite
        nei nostri {negozi,bar,caffè,ristoranti,punti vendita,locali}, nelle nostre {caffetterie,sedi,filiali}
        {riscatta,riscattale,riscattali,usa,usale,usali,scambia,paga} … {alla cassa,al banco,al bancone}
        nei negozi {fisici,aderenti,convenzionati}, in negozio fisico
        {incassa,incassare} {le,i,i tuoi,le tue} {fiches,monete,gettoni,gemme,premi}
        {scambi*,convert*,trasform*,cambi*,vend*} … {con,in,per} euro, euro veri
        {scambiale,convertile,cambiale} … {buoni acquisto,buoni regalo,carte regalo}
      [appleTrademark] orologio apple
        !per {iphone,ipad,iphone e ipad,apple watch,apple tv,ios,macos}, !su iphone, !su ipad
      [appleCriticism] {tassa,tassa di,colpa di} apple, bug di ios, bug ios, bug di apple
        ipad lento, apple non permette, apple vieta, meglio di apple, meglio di ios
        iphone rallentato, commission* … apple, error* … di ios, vecchi* … iphone, iphone* … lent*
      [systemFeature] valutaci, valuta l'app, valuta la nostra app, recensione a cinque stelle
        accesso {al giroscopio,a tempo di utilizzo,al tempo di utilizzo}, sblocca il giroscopio, valutazione a 5 stelle
        scrivi una recensione, {spazio,spazio su,archiviazione} icloud
        accesso {alla fotocamera,al microfono,alla posizione}, {dai,dacci,vota,valuta con} 5 stelle, avvisi push, votaci
        valuta questa, {dacci,dai} cinque stelle, cinque stelle su app store, {lascia,scrivi} la tua recensione
        lascia un commento sull'app, {lascia,scrivi} una valutazione, archiviazione su icloud, notific* … push
        attiva* … le notifiche, recension* … a 5 stelle, lascia* … una recensione
      [randomItem] uovo sorpresa, uova sorpresa, baule misterioso, premio casuale, premi casuali, eroe casuale
        eroi casuali, oggetto a caso, premio a caso, lotterie, sorteggio, sorteggi, gratta e vinci, biglietto evocazione
        possibilità di ottenere, probabilità di {ottenere,trovare,vincere}, {uovo,uova} a sorpresa
        {arma,costume,ricompensa} a caso, un personaggio casuale, una carta a caso, pacchetto di carte da collezione
        contiene una carta casuale, ruota della fortuna, gira la ruota, ruota della sorte, chissà cosa c'è dentro
        biglietto della tombola, riffa, potresti vincere {un,una}, tenta di vincere un
        {possibilità,occasione} di vincere, regalo misterioso, pacco a sorpresa, cassa bottino, forziere del bottino
        bottino casuale, eroe … a caso, personaggio … a caso, arma casuale, skin casuale, contenuto … sorpresa
        eroe sorteggiato, non sai mai … {dentro,contiene,otterrai,capiterà,uscirà}, non si sa mai … dentro
        dentro può esserci, apri* … {vincere un,vincere una,vinci un}, {scatol*,bustin*} … sorpresa, cass* … premio
        pacc* … misterioso, estrazion* … a premi, {bigliett*,pergamen*} … di evocazione, bustin* … di carte
        bigliett* … della lotteria, cass* … del bottino, estratt* … a sorte, {scatol*,cass*,forzier*} … misterios*
        oggett* … casual*, ricompens* … casual*, un eroe a caso
        {esce,contiene,nasce} … a caso, scopri … solo {aprendolo,aprendola,aprendo}
      [statedOdds] {tassi,tasso,percentuali} di drop, percentuale di uscita, probabilità, !possibilità e probabilità
        !probabilità di {ottenere,trovare,vincere}, !{alta,più,maggiori} probabilità, le probabilità
      [contact] telefono, numero di telefono, chiamaci, chiamaci al, scrivici al, chiama il, chiama lo, chiamate il
        chiamateci, telefonaci, telefonaci al, telefona al, contattaci al, scrivici su, scrivici su whatsapp
      [defect] errore, errori, difetto, difetti, lento, lenta, lenti, crash, bug, lentezza, vulnerabilità, si blocca
        blocchi improvvisi, !senza errori, !cottura lenta, !per errore, !lenti a contatto
      [negation] non, mai, senza, 'né, nessun, nessuna, nemmeno, nulla, niente, nessuno, alcun, alcuna
        !non {solo,soltanto,solamente,perdere,perderti,perdetevi,aspettare}, !senza {fine,sosta}, !mai così
        !non {utilizzate,utilizzati,usate,usati,spese,spesi,consumate,riscattate,usi,utilizzi,spendi}
        addio, dimentica, dimenticate, !non dimentica*, !non dimenticare
      [impossibility] non {è,sono} {possibile,possibili,disponibile,disponibili,consentito,consentita,consentiti}
        non {è,sono} {consentite,previsto,prevista,previsti,previste,incluso,inclusa,ammesso,ammessa}
        non {è,sono} {permesso,permessa}
        {è,sono} {impossibile,impossibili,vietato,vietata,vietati,vietate,escluso,esclusa,esclusi,escluse}
        non {è necessario,è necessaria,si applica,si convertono,si scambiano,si cambiano,si può,si possono}
        non {esiste,esistono}
      [donation] donare, dona ora, donazione, donazioni, beneficenza, raccolta fondi, crowdfunding, offerta libera
        !{donazione di,donazioni di,donare il} sangue, !donazione di organi, !donare truppe, !donazioni al clan
        !donazione al clan, !donazioni alla gilda, !{cena,concerto} di beneficenza, !ricevut* … di donazione
        !partita di beneficenza, donate per, dona adesso, offerta volontaria, a scopo benefico, a scopi benefici
        opere benefiche, {per,a} una buona causa, devolut* … {associazion*,ricerca}, raccolta benefica, ente benefico
        enti benefici, dona per {aiutar*,sosten*,support*,contribu*}, oper* … di bene
        {metà,una parte,parte} {va,andrà} {al canile,al gattile,al rifugio,in beneficenza,alla croce rossa,a unicef}
      [physicalGoods] spedizione {gratis,inclusa}, consegna gratuita, spese di spedizione, tramite corriere
        con corriere, indirizzo di {consegna,spedizione}, ritiro in negozio, consegna inclusa
        consegnat* … alla {tua porta,porta}, direttamente a casa tua, a casa tua per, recapitat* … {a casa,per posta}
        inviat* … per posta, per posta ordinaria, spedizione compresa, spese di consegna, ti arriva a casa
        recapitat* … domicilio, arriva … a casa tua, consegna* … a domicilio, {consegna*,spedi*,ricev*} … a casa
        {spedi*,ricev*} … per posta, spedizion* … gratuit*
      [regulatedClaim] cura … {cancro,diabete,depressione,mal di schiena,dolor*,artrite,insonnia,asma,ansia,malatti*}
        {curare,guari*} … {cancro,diabete,depressione,mal di schiena,dolor*,artrite,insonnia,asma,malatti*}
        rimedio miracoloso, cura miracolosa, dimagrimento garantito, dimagri* … in una settimana, chat … adulti
        chat {erotica,hot,piccante}, {contenuti,video} per adulti, {compra*,acquista,ottieni,guadagna} … follower
        {1000,1.000,500} follower, follower {reali,veri,garantiti}, veri follower, follower per il tuo profilo
        compra* … like, acquista like, comprare visualizzazioni, scommesse sportive, scommesse … denaro vero
        casinò con {soldi veri,denaro reale}, guadagna* … bitcoin, compra* … bitcoin, acquista bitcoin
        guadagna* … cripto*, rendimento garantito, numeri vincenti del lotto, diventa ricco, soldi facili
        guadagni sicuri, profitti sicuri, guadagno sicuro, {conversazioni,chiacchiere} per adulti
        dimagri* … senza sforzo, scomme* … denaro reale, scomme* … soldi veri, gioca* … con soldi veri
        {guadagn*,profitt*} … garantit*, chili in … {settiman*,giorni,mese}, {chili,kg} in meno in, kg in … settiman*
        kg in … giorni
      [saving] risparmia, risparmi, risparmio, risparmiare, sconto, scontato, in meno, più economico
        !risparmio energetico, !risparmia batteria, !risparmio {batteria,dati}
        !risparmia {energia,tempo}, risparmiate, risparmierai, risparmiando, sconti
      [comparedPrice] vs mensile, prezzo normale, prezzo pieno, separatamente, acquisto singolo
        {con il piano,con l'abbonamento,sul piano} annuale, sull'abbonamento, listino
        prezzo {originale,consueto,abituale,regolare}, sul prezzo
        rispetto {all'abbonamento,al,all'acquisto}, in confronto al, singolarmente, uno per uno
        che {il mensile,comprare,acquistare,comprandole,separat*}, se acquistat*, al mensile
      [paidOnce] {paga una,paghi una,paga una sola,paghi una sola} volta, un solo pagamento, pagamento unico
        acquisto unico, acquista una volta, {abbonamento,accesso,licenza,premium,iscrizione,pass} a vita, una tantum
        unico pagamento, un'unica volta, {paghi,paga} solo una volta, basta un pagamento, compra una volta
        un solo acquisto, tessera a vita, iscrizione permanente, pagare una {volta,sola volta}, membro a vita
        socio a vita
      [profanity] Y29nbGlvbmE=, Y29nbGlvbmU=, Y29nbGlvbmk=, Y29ybnV0byBkaSBtZXJkYQ==, Y2F6em8=, Y2F6em9uZQ==
        Y2F6em9uaQ==, Y2F6emF0YQ==, Y2F6emF0ZQ==, Y2F6emk=, YWZmYW5jdWxv, ZGlvIGNhbmU=, ZGlvIHBvcmNv, ZmFuY3Vsbw==
        ZmlnbGkgZGkgcHV0dGFuYQ==, ZmlnbGlvIGRpIHB1dHRhbmE=, ZnJvY2k=, ZnJvY2lv, aW5jdWxhcmU=, aW5jdWxhdG8=, aW5jdWxhdGE=
        bGVjY2FjdWxvKg==, bWVyZG9zbyo=, bWVyZGE=, bWVyZGU=, bWlnbm90dGE=, bWlnbm90dGU=, bWluY2hpYQ==, bWluY2hpYXRhKg==
        bWluY2hpb25l, c2JvcnJh, c2JvcnJhdGEq, c3Ryb256YQ==, c3Ryb256YXRh, c3Ryb256YXRl, c3Ryb256ZQ==, c3Ryb256aQ==
        c3Ryb256bw==, cG9tcGluaQ==, cG9tcGlubw==, cG9yY28gZGlv, cG9yY2EgbWFkb25uYQ==, cGV6em8gZGkgbWVyZGE=, cHV0dGFuYQ==
        cHV0dGFuYXRhKg==, cHV0dGFuZQ==, cm90dG8gaW4gY3Vsbw==, cmljY2hpb25l, cmljY2hpb25p, dGVzdGEgZGkgY2F6em8=
        dmFmZmFuY3Vsbw==, aW5jYXp6YXQq, cHV0dGFuYXQq, c3Ryb256YXQq, Ym9jY2hpbmFyKg==, ZmlnYQ==, Y29nbGlvbmF0YQ==
        Y29nbGlvbmF0ZQ==
      [otherMoney] banconot*, soldi finti, soldi … colorare, monete … colorare, denaro giocattolo, biglietti da … euro
        {quanto,cosa} costava, {obiettivo,obiettivi} di risparmio, {primi,prime} … {risparmiati,messi da parte}
        suddivid* … in, dove … costa, dare il resto, contare {i soldi,le monete}, indovina … prezzo
      """#)
}
