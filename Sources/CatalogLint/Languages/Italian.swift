extension Language {
  /// Italian.
  static let italian = Language(
    code: "it",
    amounts: """
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
      before ordinal: livello, livelli, capitolo, capitoli, stagione, episodio, parte, giorno, fase
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
      """,
    relativeTimes: """
      ^mostra_, ^scegli_, ^seleziona_, o più
      fa, prima, ultimi, prossimi, tra, fra, nel futuro, più di, meno di, dopo, entro, successivi
      precedenti, adesso +, ora +
      """,
    balances: "saldo, valore",
    trial: "prova",
    trialName: "Prova di XX giorni",
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
    contents: """
      piano, programma, _corso, menu, calendario, diario, previsioni, oroscopo, cronologia, storico
      backup, archivi, conserv, salva, sfida, garan, obiettivo, perd
      """,
    nounFirst: true,
    alternatives: "_né_",
    contrasts: "_però_",
    used: "usat, utilizzat, spes, consumat, riscattat",
    articles: "i, le, gli",
    ofWords: "di, da",
    doubling: "doppi, raddoppi",
    exchanging: "scambi, convert",
    genitives: "di_",
    packs: "pacc, bors, sacc, forzier, scatol, mucchi",
    collecting: "collezionista",
    each: "ciascuno, ciascuna, l'uno, l'una",
    costs: "costano",
    bonuses: "extra, bonus, di bonus, in bonus, in omaggio, in regalo, in più, gratis, aggiuntiv",
    bonusesBefore: "bonus",
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
      [free] gratis, gratuit*, in omaggio, senza costi, senza costo, senza spese, costo zero
        zero euro, 0 euro, senza pagare, !in omaggio a, !in omaggio al, !in omaggio alla
        !in omaggio ai, !in omaggio agli, !parcheggio gratuito*, !parcheggi gratuit*
        !musei gratuit*, !museo gratuit*, !giornale gratuit*, !wifi gratuit*, !wi fi gratuit*
        !ingresso gratuit*, !a pagamento … gratuit*, !ingresso gratis, senza spendere nulla
        senza spendere un euro, senza alcun costo, nessun costo, non costa nulla, non costa niente
        offre la casa, offerto dalla casa, lo offriamo noi
      [externalPayment] bancomat, carta regalo, carte regalo, buono regalo, buoni regalo, bonifico
        bonifici, postepay, satispay, bollettino postale, vaglia, nostro sito, sito ufficiale
        nostro negozio online, nostro store online, nostro shop, nostra pagina web, compra sul sito
        acquista sul sito, paga sul sito, fuori dall'app, al di fuori dell'app
        fuori dall'applicazione, altri metodi di pagamento, altro metodo di pagamento
        codice attivazione, riscatta codice, riscatta il codice, riscatta un codice, buono sconto
        buoni sconto, chiave di licenza, codice di licenza, !prelievo bancomat, codice coupon
        più economico online, più economico sul web, costa meno online, sul sito costa meno
        in contrassegno, più economico dal browser, dal browser costa meno, meno caro … sito
        più economico … sito, costa meno … sito, scrivici per acquistare, contattaci per acquistare
        ricarica sul sito, ricarica dal sito, sconto … sul sito, addebito telefonico
        credito telefonico, inserisci il codice promo*, !portafoglio di carte regalo
        !raccolta di carte regalo, !campo per paypal, !elenco bonifici, fuori dal gioco … acquist*
        sulla nostra pagina, direttamente da noi, scrivici per ordinare, scrivici per comprare
        contattaci per ordinare, contattaci per comprare, messaggio per ordinare
        messaggio per acquistare, inviaci un messaggio per, ordina via messaggio, ordina su whatsapp
        ordini via whatsapp, codice omaggio, accettiamo … contanti, accettiamo … bitcoin
        accettiamo … cripto*, accettiamo … carte, senza passare dall'app, senza passare per l'app
        paghi con carta, cart* … di credito, cart* … di debito, codic* … regalo, codic* … promo
        codic* … sconto, codic* … di attivazione, paga* … via sms, paga* … alla consegna
        codic* … voucher, cart* … prepagat*, pagament* … estern*, codic* … promozional*
        bonifico bancario, pagamento con carta, pagare con carta, paga* … in contanti
        paghi … in contanti, paga* … bitcoin, paghi … bitcoin, paga* … cripto*, paghi … cripto*
        acquista da noi, da noi direttamente
      [otherPlatform] negozio google, store di google, negozio android, negozio samsung
        negozio huawei, negozio microsoft, telefono android, dispositivi android, su steam
        versione steam, telefoni huawei, orologio huawei, telefon* … samsung
      [placeholder] testo qui, titolo qui, nome qui, descrizione qui, scrivere qui, inserire qui
        digita qui, =inserisci testo, =inserisci il testo, =inserire testo, =inserire il testo
        =inserisci titolo, =inserisci il titolo, =inserisci descrizione, =inserisci la descrizione
        =inserisci una descrizione, =inserire descrizione, =inserire la descrizione
        =aggiungi descrizione, =aggiungi una descrizione, testo segnaposto, testo di esempio
        testo d'esempio, testo di prova, testo provvisorio, testo fittizio, testo di riempimento
        descrizione di esempio, descrizione di prova, descrizione provvisoria, titolo di esempio
        titolo provvisorio, prodotto di esempio, =da definire, da determinare, =da confermare
        da stabilire, senza titolo, senza descrizione, =nome del prodotto, =nome prodotto
        =descrizione del prodotto, =descrizione prodotto, sostituire questo, descrizione da definire
        testo da definire, nome da definire, titolo da definire, =segnaposto, titolo segnaposto
        descrizione segnaposto, descrizione in arrivo, descrizione da inserire
        qui va la descrizione, qui va il testo, testo da inserire, testo in arrivo
        descrizione mancante, [descrizione], [titolo], [nome prodotto], =inserisci qui, =scrivi qui
        inserisci qui la descrizione, inserisci qui il titolo, scrivi qui la descrizione
        questa è una descrizione, questa è la descrizione, questo è un titolo, questo è il titolo
        questo è un testo, la descrizione va qui, il titolo va qui, il testo va qui
        qui va il titolo, inserire il titolo, inserisci il tuo titolo, scrivi qui il titolo
        descrizione da aggiungere, testo da aggiungere, titolo da aggiungere
        descrizione da completare, descrizione da scrivere, descrizione a seguire, =da precisare
        =da compilare, =titolo da inserire, =inserire titolo, ancora da definire
        la descrizione seguirà, descrizione in preparazione, segu* … descrizione
        metti qui il titolo, metti qui la descrizione
        !testo da inserire come, !testo da inserire in
      [test] =prova, =prove, ?di prova, ?in prova, prodotto prova, articolo prova, per prova, ?test
        versione beta, versione alfa, versione demo, versione dimostrativa, uso interno
        non acquistare, non comprare, collaudo, !periodo di prova, !giorni di prova
        !giorno di prova, !settimana di prova, !mese di prova, !test psicologico, !test psicologici
        !test del qi, !test di memoria, !test di velocità, !test di gravidanza, !test della vista
        !test dell'udito, !test di livello, !test di logica, !test d'amore, !test di guida
        !test patente, !test di cultura, !test a risposta, !test di inglese, !test di valutazione
        !test di cooper, !test di verifica, !test finale, !quiz e test, !test e quiz, !alfa e beta
        !beta e gamma, !test a/b, !test antigenico, !test pcr, !test allergie, !test d'allergia
        !striscia di prova, !strisce di prova, !banco di prova, !tubo di prova, !test di resistenza
        !test dell'acqua, !test di laboratorio, !test sierologico, !pista di prova, !piste di prova
        !pilota di prova, !volo di prova, !demo della band, !demo di una band, !demo del gruppo
        !nastro demo, !cassetta demo, !demo musicale, !test* … personalità*, !test* … ammission*
        !test* … ingresso*, !test* … intelligenza*, !test* … medicina*, !test* … attitudinal*
        prodotto di prova, !prova gratis, !prova gratuita, !prove gratuite, !prova del fuoco
        !prova di forza, !prova di coraggio, !prova d'amore, !prove cronometrate, !prova costume
        !prove del delitto, !prova scritta, !prove scritte, !prova di nuoto, !prova da sforzo
        !prova del cuoco, !prova del nove, !prova d'orchestra, !prov* … esam*, !prov* … invals*
        !prov* … a tempo*, !prov* … oral*
        !prova colore, !test alfa, !test diagnostic*, !test di connessione, !test del microfono
        !test di spam, !test indesiderata, !test di cifratura, !test di caricamento, !test sonoro
        è un test, solo un test, solo test, per test, di test, articolo di prova, acquisto di prova
        oggetto di prova, pacchetto di prova, è di prova, una prova interna, è una prova
        solo una prova, in fase di test
        per i test, ai test, a scopo di test
      [unlock] rimuov* … pubblicità, rimuov* … annunci, rimozione … pubblicità, rimozione … annunci
        elimin* … pubblicità, elimin* … annunci, togli … annunci, disattiva … pubblicità
        disattiva … annunci, nascond* … annunci, blocca … pubblicità, blocca … annunci
        senza pubblicità, senza più pubblicità, senza annunci, niente pubblicità
        niente più pubblicità, niente annunci, niente più annunci, nessuna pubblicità
        nessun annuncio, basta pubblicità, basta con la pubblicità, basta annunci
        stop alla pubblicità, stop pubblicità, addio pubblicità, addio alla pubblicità
        addio annunci, mai più pubblicità, mai più annunci, zero pubblicità, zero annunci, sblocc*
        versione completa, versione integrale, versione pro, versione premium, gioco completo
        gioco intero, app completa, applicazione completa, tutti i livelli, tutte le funzioni
        tutte le funzionalità, tutti i personaggi, tutti i capitoli, tutti gli episodi
        tutti i mondi, tutte le lezioni, tutti i contenuti, accesso completo, accesso totale
        accesso integrale, senza filigrana, rimuov* … filigrana, senza limiti, !sblocca un forziere
        !sblocca una porta, !sblocca uno scrigno, tutti i corsi, togli* … pubblicità
        !su tutti i livelli, !contenere tutti i livelli, !da tutti i livelli
        !tutti i livelli visibili, !tutti i livelli collegati, !fonde tutti i livelli
        !unisci tutti i livelli, !blocca/sblocca, !sblocca dal, !blocca o sblocca
        !sblocca lo schermo, !elimin* … tutti i contenuti, !tutti i livelli di
        !azzera tutti i livelli, !regola tutti i livelli, !ripristina tutti i livelli
        !primo sblocco, !sblocca l'unità*, !sblocca unità*, !se sbloccato, !quando sbloccato
        !sblocca il dispositivo
      [currencyNoun] moneta, monete, monete d'oro, moneta d'oro, gemma, gemme, diamante, diamanti
        oro, argento, gettone, gettoni, credito, crediti, punto, punti, rubino, rubini, cristallo
        cristalli, smeraldo, smeraldi, zaffiro, zaffiri, gioiello, gioielli, perla, perle, lingotto
        lingotti, fiches, denaro, soldi, banconote, !carta di credito, !carte di credito
        !punto di vista, !punti di interesse, !punto di controllo, !medaglia d'oro, !punto croce
      [durationWord] mensile, mensili, mensilmente, annuale, annuali, annualmente, annuo, annua
        settimanale, settimanali, settimanalmente, trimestrale, trimestrali, semestrale, semestrali
        bimestrale, bimestrali, quindicinale, al mese, all'anno, alla settimana, al giorno
        ogni mese, ogni anno, ogni settimana, un mese, un anno, una settimana, un giorno, tre mesi
        sei mesi, due mesi, due settimane, mezzo anno, pass giornaliero, pass stagionale
        pass stagione, carta mensile, !sfida settimanale, !sfide settimanali, !minuti al giorno
        !missione settimanale, !missioni settimanali, !compito settimanale, !compiti settimanali
        !evento settimanale, !eventi settimanali, !forziere settimanale, !sfida mensile
        !sfide mensili, !offerta mensile, !offerta settimanale, !offerte mensili
        !offerte settimanali, !speciale mensile, !speciale settimanale, un trimestre, un semestre
        un anno intero, un intero anno, un anno completo, un mese intero, un intero mese
        un mese completo
        !vista mensile, !vista annuale, !vista settimanale, !vista trimestrale, !calendario mensile
        !calendario annuale, !calendario settimanale, !archivio mensile, !archivi mensili
        !media mensile, !media annuale, !media settimanale, !un giorno lavorativo, !è un giorno
        !una settimana lavorativa, !volte al giorno, !volta al giorno, !volte al mese
        !volta al mese, !volte all'anno, !volta all'anno, !volte alla settimana
        !volta alla settimana, !ore al giorno, !rapporto mensile, !rapporto annuale
        !resoconto mensile, !resoconto annuale, !interesse annuo, !tasso annuo, !periodo trimestrale
        !media annua, !mostra un giorno, !mostra un mese, !mostra una settimana, !mostra un anno
        !pre rilasci settimanali, !un mese o un giorno, !un giorno del mese, !seleziona un anno
        !seleziona un mese, !seleziona una settimana, !scegli un mese, !percentuale annuale
        !capitalizzazione annuale, !capitalizzazione mensile, !capitalizzazione settimanale
        !calendario per un mese, !calendario per una settimana
      [membership] vip, account premium, !salotto vip, !sala vip, !area vip, !palco vip
        !tribuna vip, membro vip, iscrizione al club, tessera vip, tessera socio, tessera soci
        status vip, iscrizione vip, abbonamento vip
      [access] rimuovi pubblicità, rimozione pubblicità, pass, abbonamento, abbonamenti, accesso
        accessi, carta mensile, carta settimanale, carta annuale, senza pubblicità, illimitato
        illimitata, illimitati, illimitate, periodo di prova, premium, vip, tessera vip
        tessera mensile, tessera annuale, giorni di prova, settimana di prova, mese di prova
        tessera, prova di … giorni, prova di … settiman*, prova di un mese, prova per … giorni
      [lifetime] a vita, per sempre, permanente, permanenti, permanentemente, vitalizio, vitalizia
        definitivo, definitiva, illimitato nel tempo, acquisto unico, pagamento unico, una tantum
        perpetuo, perpetua, accesso eterno, senza scadenza, non scade mai, non scade
        !fiducia definitiva, !tasti permanenti, !elimin* … definitivamente
        !elimin* … permanentemente, !collegamento permanente, !collegamenti permanenti
        !link permanente, !link permanenti, !eliminazione definitiva, !rimoz* … permanente
        !accett* … permanentemente, !avvisi permanenti, !connessione permanente
        !elementi … permanentemente, !modalità permanente, !mostr* … permanentemente
        !nascond* … permanentemente, !rimoss* … permanente, !rimoss* … definitivo
        !rimuov* … permanentemente, !perdut* per sempre, !perduto per sempre
        !eliminat* … per sempre, !modo permanente, !modo definitivo
      [subscriptionWord] abbonamento, abbonamenti, abbonati, abbonarsi, abbonato, abbonata
        sottoscrizione, sottoscrizioni, rinnovo automatico, si rinnova automaticamente
        rinnovabile automaticamente, disdici quando vuoi, annulla in qualsiasi momento, disdetta
      [quiz] domanda, domande, quesito, quesiti, esame, esami, soluzioni, risposte, patente
        test di livello, test d'ingresso, test di ingresso, test di personalità, test attitudinale
        il tuo livello di, concorsi, esercizi svolti, patentino, verifiche
      [recordKeeping] spese, bilancio, bilanci, contabilità, debiti, password, finanze
        conti bancari, conti correnti, movimenti bancari, bollette, scadenze dei pagamenti
        controlla i tuoi bonifici, controlla le tue carte, fattura*, ricevut*, scontrini, contabile
        campo per paypal, salvadanaio, libro cassa, gestore di carte, portafoglio di carte
        dichiarazione dei redditi, registro dei pagamenti, bollettini pagati, entrate e uscite
        controllo … carte di credito, tieni sotto controllo, monitora … carte, tiene un registro
        registro delle tue, estratt* … conto, gesti* … carte, tien* … traccia
      [ownDays] vista calendario, vista del mese, vista mese, password … scad*
        serie di giorni, la tua serie, serie di accessi, calendario dell'avvento
      [gameController] joypad, pad
      [futurePromise] di prossima uscita, disponibile presto, in arrivo a breve, livelli in arrivo
        contenuti in arrivo, novità in arrivo, nel prossimo aggiornamento
        nei prossimi aggiornamenti, con il prossimo aggiornamento, in un prossimo aggiornamento
        in un futuro aggiornamento, in futuri aggiornamenti, in aggiornamenti futuri
        nella prossima versione, nelle prossime versioni, ancora in sviluppo
        entro la fine dell'anno, altre in arrivo, altri in arrivo, altro in arrivo, presto in arrivo
        in arrivo presto, arriveranno presto, arriveranno a breve, arriva presto, presto altri
        presto altre, livelli in sviluppo, ancora in lavorazione, ancora in fase di sviluppo
        novità a breve, saranno aggiunti presto, saranno aggiunte presto, presto aggiunt*
        prossimamente, a breve … nuov*, nuov* … a breve, a breve disponibil*
        nei futuri aggiornamenti, in prossimi aggiornamenti, nell'aggiornamento successivo
        col prossimo aggiornamento, in una versione futura, in una futura versione
        nelle future versioni, presto verranno aggiunt*, verranno aggiunt* … presto
        verranno aggiunt* … a breve, presto … nuov*, presto saranno, saranno presto, presto in app
        è in fase di sviluppo, sono in fase di sviluppo, è in sviluppo, sono in sviluppo
        in corso di sviluppo, arriv* … quest'anno, quest'anno … nuov*, nuov* … quest'anno
        personaggi in arrivo, mappe in arrivo, canzoni in arrivo, lezioni in arrivo
        ricette in arrivo, capitolo … presto, presto:, funzioni in arrivo, mondi in arrivo
        sfide in arrivo, episodi in arrivo, brani in arrivo, skin in arrivo, aggiornamenti in arrivo
        prossimo aggiornamento … port*, prossimo aggiornamento … aggiung*
        prossimo aggiornamento … inclu*, prossimo aggiornamento … introdurr*
        prossimo aggiornamento … avr*, prossimi aggiornamenti … aggiung*
        con i prossimi aggiornamenti, con i futuri aggiornamenti, con gli aggiornamenti futuri
        in arrivo ovunque, più avanti quest'anno, più tardi quest'anno, in arrivo in tutti
        in arrivo in tutto, disponibil* … a breve, capitol* … in arrivo, funzion* … in sviluppo
        altr* … in lavorazione, presto* … disponibil*, prossimamente altri, a breve:
      [promotionalClaim] più economico, più economica, più conveniente, più convenienti, meno caro
        prezzo più basso, miglior prezzo, miglior offerta, migliore offerta, il numero uno
        il numero 1, offerta speciale, offerta limitata, per un tempo limitato, metà prezzo
        solo oggi, solo per oggi, ultima occasione, ultima possibilità, approfittane, più venduto
        più venduti, prezzo speciale, risparmia fino, imbattibile, imbattibili
        soddisfatti o rimborsati, miglior pacchetto, migliore app, miglior gioco, migliori prezzi
        migliori offerte, in offerta, in promozione, offerta del giorno, offerta lampo, in sconto
        con lo sconto, grande sconto, super sconto, saldi estivi, saldi invernali, a tempo limitato
        offerta a tempo, il più popolare, la più popolare, non perdere l'occasione
        non perdere questa, non perdere l'offerta, il migliore … del mondo, la migliore … del mondo
        il miglior … del mondo, la miglior … del mondo, più economiche, più economici
        più vantaggioso, più vantaggiosa, miglior rapporto qualità, miglior valore, miglior affare
        per poco tempo, periodo limitato, soltanto oggi, solo questa settimana, solo questo weekend
        il più amato, ultima chance, ultime ore per, non farti scappare, non lasciarti sfuggire
        non lasciarti scappare, non perderti questa offerta, non perderti l'offerta
        cogli l'occasione, imperdibile, al prezzo più, prezzo bomba, super offerta, sottocosto
        meno care, meno cari, preferito dai giocatori, preferito dai nostri, pacchetto preferito
        approfitta di questa, approfitta dell'offerta, approfittatene, migliore affare
        maggior risparmio, pacchetto più popolare, pacchetto più richiesto, pacchetto più amato
        scontat* … del, prezz* … scontat*, prezz* … stracciat*
      [expiringCredits] scade, scadono, scadrà, scadranno, scadenza, scaduto, scaduti, scadute
        validità, entro giorni, !non scade, !non scadono, !non scadranno, !non scadranno mai
        !non scadono mai, !non scade mai, !senza scadenza, !senza data di scadenza
        !validità illimitata, !promemoria scadenza, !avvisi di scadenza, !validi per tutti
        !valido per tutti, !offerta scade, !l'offerta scade, si azzerano, si azzera, andranno pers*
        vanno pers*, saranno pers*, da usare entro, usa entro, svaniscono a fine, valid* … fino
        spariranno, svaniscono dopo, svaniranno, si perdono, si perderanno, le perderai, li perderai
        altrimenti … pers*, si cancellano, verranno eliminate, verranno rimoss* … dopo
        entro … altrimenti, valid* … giorni, valid* … mesi, utilizzabil* … fino, spariscono
        usal* … entro, spendil* … entro, azzerat* … a fine, usal* … prima, valido per, validi per
        valide per
      [cashOut] preleva i tuoi, prelevare i soldi, denaro reale, denaro vero, soldi veri
        soldi reali, sul tuo conto bancario, !senza denaro reale, !non è denaro reale
        !senza soldi veri, !niente soldi veri, !non convertibile in denaro
        !non convertibili in denaro, !non sono convertibili in denaro, in buoni spesa
        in buoni regalo, con buoni regalo, riscuoti in contanti, riscossi in contanti
        prelevare … in contanti, preleva … in contanti, con carte regalo, prelievo in contanti
        trasforma … in contanti, incassa in contanti, preleva … vincite, prelevare … vincite
        prelievo … vincite, riscuoti … vincite, ritira … vincite, ritira … guadagni
        preleva … guadagni, incassa … guadagni, trasforma … in denaro, trasforma le tue … in soldi
        converti … in soldi, cambia … in contanti, scambia … soldi, vinci denaro, vinci contanti
        soldi in contanti, vincite in denaro, vincite in contanti, sul tuo conto in banca
        versat* … conto, bonifico sul tuo conto, accreditat* … sul conto, pagament* … tuo conto
        pagat* … tuo conto, accreditat* … conto corrente, accredit* … tuo conto, preleva* … denaro
        preliev* … di denaro, converti* … in denaro, premi* … in denaro, cambia* … in denaro
        scambia* … con denaro, converti* … in contanti, premi* … in contanti, pagat* … in contanti
        incassa* … vincite
      [appleTrademark] orologio apple, !per iphone, !per ipad, !per iphone e ipad, !per apple watch
        !per apple tv, !per ios, !per macos, !su iphone, !su ipad
      [appleCriticism] tassa apple, tassa di apple, colpa di apple, bug di ios, bug ios
        bug di apple, ipad lento, apple non permette, apple vieta, meglio di apple, meglio di ios
        iphone rallentato, commission* … apple, error* … di ios, vecchi* … iphone, iphone* … lent*
      [systemFeature] valutaci, valuta l'app, valuta la nostra app, recensione a cinque stelle
        valutazione a 5 stelle, scrivi una recensione, spazio icloud, spazio su icloud
        archiviazione icloud, accesso alla fotocamera, accesso al microfono, accesso alla posizione
        dai 5 stelle, dacci 5 stelle, vota 5 stelle, valuta con 5 stelle, avvisi push, votaci
        valuta questa, dacci cinque stelle, dai cinque stelle, cinque stelle su app store
        lascia la tua recensione, scrivi la tua recensione, lascia un commento sull'app
        lascia una valutazione, scrivi una valutazione, archiviazione su icloud, notific* … push
        attiva* … le notifiche, recension* … a 5 stelle, lascia* … una recensione
      [randomItem] uovo sorpresa, uova sorpresa, baule misterioso, premio casuale, premi casuali
        eroe casuale, eroi casuali, oggetto a caso, premio a caso, lotterie, sorteggio, sorteggi
        gratta e vinci, biglietto evocazione, possibilità di ottenere, probabilità di ottenere
        probabilità di trovare, probabilità di vincere, uovo a sorpresa, uova a sorpresa
        arma a caso, costume a caso, ricompensa a caso, un personaggio casuale, una carta a caso
        pacchetto di carte da collezione, contiene una carta casuale, ruota della fortuna
        gira la ruota, ruota della sorte, chissà cosa c'è dentro, biglietto della tombola, riffa
        potresti vincere un, potresti vincere una, tenta di vincere un, possibilità di vincere
        occasione di vincere, regalo misterioso, pacco a sorpresa, cassa bottino
        forziere del bottino, bottino casuale, eroe … a caso, personaggio … a caso, arma casuale
        skin casuale, contenuto … sorpresa, eroe sorteggiato, non sai mai … dentro
        non sai mai … contiene, non sai mai … otterrai, non sai mai … capiterà, non sai mai … uscirà
        non si sa mai … dentro, dentro può esserci, apri* … vincere un, apri* … vincere una
        apri* … vinci un, scatol* … sorpresa, bustin* … sorpresa, cass* … premio, pacc* … misterioso
        estrazion* … a premi, bigliett* … di evocazione, pergamen* … di evocazione
        bustin* … di carte, bigliett* … della lotteria, cass* … del bottino, estratt* … a sorte
        scatol* … misterios*, cass* … misterios*, forzier* … misterios*, oggett* … casual*
        ricompens* … casual*, un eroe a caso
      [statedOdds] tassi di drop, tasso di drop, percentuali di drop, percentuale di uscita
        probabilità, !possibilità e probabilità, !probabilità di ottenere, !probabilità di trovare
        !probabilità di vincere, !alta probabilità, !più probabilità, !maggiori probabilità
        le probabilità
      [contact] telefono, numero di telefono, chiamaci, chiamaci al, scrivici al, chiama il
        chiama lo, chiamate il, chiamateci, telefonaci, telefonaci al, telefona al, contattaci al
        scrivici su, scrivici su whatsapp
      [defect] errore, errori, difetto, difetti, lento, lenta, lenti, crash, bug, lentezza
        vulnerabilità, si blocca, blocchi improvvisi, !senza errori, !cottura lenta, !per errore
        !lenti a contatto
      [negation] non, mai, senza, né, nessun, nessuna, nemmeno, !non utilizzate, !non utilizzati
        !non usate, !non usati, !non spese, !non spesi, !non consumate, !non riscattate, !non usi
        !non utilizzi, !non spendi
      [donation] donare, dona ora, donazione, donazioni, beneficenza, raccolta fondi, crowdfunding
        offerta libera, !donazione di sangue, !donazioni di sangue, !donare il sangue
        !donazione di organi, !donare truppe, !donazioni al clan, !donazione al clan
        !donazioni alla gilda, !cena di beneficenza, !concerto di beneficenza
        !ricevut* … di donazione, !partita di beneficenza, donate per, dona adesso
        offerta volontaria, a scopo benefico, a scopi benefici, opere benefiche, per una buona causa
        a una buona causa, devolut* … associazion*, devolut* … ricerca, raccolta benefica
        ente benefico, enti benefici, dona per aiutar*, dona per sosten*, dona per support*
        dona per contribu*, oper* … di bene
      [physicalGoods] spedizione gratis, spedizione inclusa, consegna gratuita, spese di spedizione
        tramite corriere, con corriere, indirizzo di consegna, indirizzo di spedizione
        ritiro in negozio, consegna inclusa, consegnat* … alla tua porta, consegnat* … alla porta
        direttamente a casa tua, a casa tua per, recapitat* … a casa, recapitat* … per posta
        inviat* … per posta, per posta ordinaria, spedizione compresa, spese di consegna
        ti arriva a casa, recapitat* … domicilio, arriva … a casa tua, consegna* … a domicilio
        consegna* … a casa, spedi* … a casa, ricev* … a casa, spedi* … per posta, ricev* … per posta
        spedizion* … gratuit*
      [regulatedClaim] cura … cancro, cura … diabete, cura … depressione, cura … mal di schiena
        cura … dolor*, cura … artrite, cura … insonnia, cura … asma, cura … ansia, cura … malatti*
        curare … cancro, curare … diabete, curare … depressione, curare … mal di schiena
        curare … dolor*, curare … artrite, curare … insonnia, curare … asma, curare … malatti*
        guari* … cancro, guari* … diabete, guari* … depressione, guari* … mal di schiena
        guari* … dolor*, guari* … artrite, guari* … insonnia, guari* … asma, guari* … malatti*
        rimedio miracoloso, cura miracolosa, dimagrimento garantito, dimagri* … in una settimana
        chat … adulti, chat erotica, chat hot, chat piccante, contenuti per adulti, video per adulti
        compra* … follower, acquista … follower, ottieni … follower, guadagna … follower
        1000 follower, 1.000 follower, 500 follower, follower reali, follower veri
        follower garantiti, veri follower, follower per il tuo profilo, compra* … like
        acquista like, comprare visualizzazioni, scommesse sportive, scommesse … denaro vero
        casinò con soldi veri, casinò con denaro reale, guadagna* … bitcoin, compra* … bitcoin
        acquista bitcoin, guadagna* … cripto*, rendimento garantito, numeri vincenti del lotto
        diventa ricco, soldi facili, guadagni sicuri, profitti sicuri, guadagno sicuro
        conversazioni per adulti, chiacchiere per adulti, dimagri* … senza sforzo
        scomme* … denaro reale, scomme* … soldi veri, gioca* … con soldi veri, guadagn* … garantit*
        profitt* … garantit*, chili in … settiman*, chili in … giorni, chili in … mese
        chili in meno in, kg in meno in, kg in … settiman*, kg in … giorni
      [saving] risparmia, risparmi, risparmio, risparmiare, sconto, scontato, in meno, più economico
        !risparmio energetico, !risparmia batteria, !risparmio batteria, !risparmio dati
        !risparmia energia, !risparmia tempo, risparmiate, risparmierai, risparmiando, sconti
      [comparedPrice] vs mensile, prezzo normale, prezzo pieno, separatamente, acquisto singolo
        con il piano annuale, con l'abbonamento annuale, sul piano annuale, sull'abbonamento
        listino, prezzo originale, prezzo consueto, prezzo abituale, prezzo regolare, sul prezzo
        rispetto all'abbonamento, rispetto al, rispetto all'acquisto, in confronto al, singolarmente
        uno per uno, che il mensile, che comprare, che acquistare, che comprandole, che separat*
        se acquistat*, al mensile
      [paidOnce] paga una volta, paghi una volta, paga una sola volta, paghi una sola volta
        un solo pagamento, pagamento unico, acquisto unico, acquista una volta, abbonamento a vita
        accesso a vita, licenza a vita, premium a vita, iscrizione a vita, pass a vita, una tantum
        unico pagamento, un'unica volta, paghi solo una volta, paga solo una volta
        basta un pagamento, compra una volta, un solo acquisto, tessera a vita
        iscrizione permanente, pagare una volta, pagare una sola volta, membro a vita, socio a vita
      [profanity] Y29nbGlvbmE=, Y29nbGlvbmU=, Y29nbGlvbmk=, Y29ybnV0byBkaSBtZXJkYQ==, Y2F6em8=
        Y2F6em9uZQ==, Y2F6em9uaQ==, Y2F6emF0YQ==, Y2F6emF0ZQ==, Y2F6emk=, YWZmYW5jdWxv, ZGlvIGNhbmU=
        ZGlvIHBvcmNv, ZmFuY3Vsbw==, ZmlnbGkgZGkgcHV0dGFuYQ==, ZmlnbGlvIGRpIHB1dHRhbmE=, ZnJvY2k=
        ZnJvY2lv, aW5jdWxhcmU=, aW5jdWxhdG8=, aW5jdWxhdGE=, bGVjY2FjdWxvKg==, bWVyZG9zbyo=, bWVyZGE=
        bWVyZGU=, bWlnbm90dGE=, bWlnbm90dGU=, bWluY2hpYQ==, bWluY2hpYXRhKg==, bWluY2hpb25l, c2JvcnJh
        c2JvcnJhdGEq, c3Ryb256YQ==, c3Ryb256YXRh, c3Ryb256YXRl, c3Ryb256ZQ==, c3Ryb256aQ==
        c3Ryb256bw==, cG9tcGluaQ==, cG9tcGlubw==, cG9yY28gZGlv, cG9yY2EgbWFkb25uYQ==
        cGV6em8gZGkgbWVyZGE=, cHV0dGFuYQ==, cHV0dGFuYXRhKg==, cHV0dGFuZQ==, cm90dG8gaW4gY3Vsbw==
        cmljY2hpb25l, cmljY2hpb25p, dGVzdGEgZGkgY2F6em8=, dmFmZmFuY3Vsbw==, aW5jYXp6YXQq
        cHV0dGFuYXQq, c3Ryb256YXQq, Ym9jY2hpbmFyKg==, ZmlnYQ==, Y29nbGlvbmF0YQ==, Y29nbGlvbmF0ZQ==
      """#)
}
