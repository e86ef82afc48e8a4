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
      """,
    relativeTimes: "fa, prima, ultimi, prossimi, tra, fra",
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
      questi di del della in nell app l'app nell'app applicazione ora adesso qui per e tuo tua
      virtuale digitale l'acquisto l'articolo quest'articolo vip *grazie *divertiti *goditelo
      *rimborso *rimborsi vostro acquisto supporto fantastico ottimo non nessun mille
      """,
    lengths: """
      0 giorn stagion due tre sei; 182 semest mezzo; 91 trimest; 365 annu anno; 30 mensil mese
      7 settiman
      """,
    plans: "piano, club, pass, abbonamento, coach",
    perWords: "per",
    during: "per, durante",
    ones: "un",
    wholes: "intero, completo, tutto un",
    contents: """
      piano, programma, corso, menu, calendario, diario, previsioni, oroscopo, cronologia, storico
      backup, archivi, conserv, salva, sfida, garan, obiettivo, perd
      """,
    nounFirst: true,
    alternatives: "_né_",
    contrasts: "_però_",
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
      [free] gratis, gratuit*, gratuità, in omaggio, senza costi, senza costo, senza spese
        a costo zero, costo zero, zero euro, 0 euro, senza pagare
        !in omaggio a, !in omaggio al, !in omaggio alla, !in omaggio ai, !in omaggio agli
        !parcheggio gratuito*, !parcheggi gratuit*, !musei gratuit*, !museo gratuit*
        !giornale gratuit*, !wifi gratuit*, !wi fi gratuit*, !ingresso gratuit*
        !a pagamento … gratuit*, !ingresso gratis
      [externalPayment] carta di credito, carte di credito, carta di debito, carte di debito
        bancomat, carta prepagata, carte prepagate, carta regalo, carte regalo, buono regalo
        buoni regalo, bonifico, bonifici, bonifico bancario, postepay, satispay, bollettino postale
        vaglia, pagamento in contanti, nostro sito, sito ufficiale
        nostro negozio online, nostro store online, nostro shop, nostra pagina web, compra sul sito
        acquista sul sito, paga sul sito, meno caro sul sito, più economico sul sito, fuori dall'app
        al di fuori dell'app, fuori dall'applicazione, fuori dall'app store, pagamento esterno
        pagamenti esterni, altri metodi di pagamento, altro metodo di pagamento, pagare in bitcoin
        paga in bitcoin, paga con bitcoin, paga in cripto, codice promozionale, codici promozionali
        codice promo, codici promo, codice regalo, codici regalo, codice sconto, codici sconto
        codice di attivazione, codici di attivazione, codice attivazione, riscatta codice
        riscatta il codice, riscatta un codice, buono sconto, buoni sconto, chiave di licenza
        codice di licenza, gratta e vinci ricarica
        !prelievo bancomat
        codice coupon, pagare in contanti, pagare in criptovalute, paga in criptovalute
        più economico online, più economico sul web, costa meno sul sito, costa meno online
        sul sito costa meno, fai un bonifico
        in contrassegno, più economico dal browser, dal browser costa meno, paga via sms
        pagamento via sms, meno caro … sito, più economico … sito, costa meno … sito
        scrivici per acquistare, contattaci per acquistare, ricarica sul sito, ricarica dal sito
        sconto … sul sito, addebito telefonico, credito telefonico, pagamento alla consegna
        paga alla consegna, inserisci il codice promo*, ricarica su postepay
        !portafoglio di carte regalo, !raccolta di carte regalo, !campo per paypal, !elenco bonifici
      [otherPlatform] negozio google, store di google, negozio android, negozio samsung
        negozio huawei, negozio microsoft, telefono android, dispositivi android, su steam
        versione steam, telefoni samsung, telefoni huawei, telefono samsung, orologio huawei
      [placeholder] testo qui, il tuo testo qui, titolo qui, nome qui, descrizione qui
        scrivere qui, inserire qui, digita qui, =inserisci testo, =inserisci il testo
        =inserire testo, =inserire il testo, =inserisci titolo, =inserisci il titolo
        =inserisci descrizione, =inserisci la descrizione, =inserisci una descrizione
        =inserire descrizione, =inserire la descrizione, =aggiungi descrizione
        =aggiungi una descrizione, testo segnaposto, testo di esempio, testo d'esempio
        testo di prova, testo provvisorio, testo fittizio, testo di riempimento
        descrizione di esempio, descrizione di prova, descrizione provvisoria, titolo di esempio
        titolo provvisorio, prodotto di esempio, =da definire, da determinare, =da confermare
        da stabilire, senza titolo, senza descrizione, =nome del prodotto, =nome prodotto
        =descrizione del prodotto, =descrizione prodotto, sostituire questo, descrizione da definire
        testo da definire, nome da definire, titolo da definire, =segnaposto, titolo segnaposto
        descrizione segnaposto
        descrizione in arrivo, descrizione da inserire, qui va la descrizione, qui va il testo
        testo da inserire, testo in arrivo, descrizione mancante, [descrizione], [titolo], [nome prodotto]
        =inserisci qui, =scrivi qui
        inserisci qui la descrizione, inserisci qui il titolo, scrivi qui la descrizione
      [test] =prova, =prove, di prova, in prova, prodotto prova, articolo prova, per prova, test
        prodotto di prova, articolo di prova, acquisto di prova, versione di prova, versione beta
        versione alfa, versione demo, versione dimostrativa, modalità di prova, modalità test
        uso interno, non acquistare, non comprare, ambiente di prova, collaudo
        !prova gratis, !prova gratuita, !prove gratuite, !periodo di prova, !giorni di prova
        !giorno di prova, !settimana di prova, !mese di prova, !prova a, !prova il, !prova la
        !prova lo, !prova le, !prova i, !prova un, !prova una, !prova nuovi, !prova nuove
        !prova d'esame, !prove d'esame, !prove di esame, !a prova di, !prova del fuoco
        !prova di forza, !prova di coraggio, !prova d'amore, !prove invalsi, !prova invalsi
        !prove cronometrate, !prova a tempo, !prove a tempo, !prove speciali, !prova speciale
        !prova costume, !alla prova, !prove del delitto, !le prove, !prove e indizi
        !test di personalità, !test della personalità, !test di ammissione, !test d'ammissione
        !test di ingresso, !test d'ingresso, !test psicologico, !test psicologici
        !test di intelligenza, !test d'intelligenza, !test del qi, !test di memoria
        !test di velocità, !test di gravidanza, !test della vista, !test dell'udito
        !test di livello, !test di logica, !test d'amore, !test di guida, !test patente
        !test medicina, !test di medicina, !test di cultura, !test a risposta, !test attitudinali
        !test attitudinale, !test di inglese, !test di valutazione, !test di cooper
        !test di verifica, !test finale, !quiz e test, !test e quiz, !prova orale, !prova scritta
        !prove orali, !prove scritte, !prove del, !prova di nuoto, !alfa e beta, !beta e gamma
        !test a/b, !test antigenico, !test pcr, !test allergie, !test d'allergia, !striscia di prova
        !strisce di prova, !banco di prova, !prova da sforzo, !tubo di prova, !test di resistenza
        !test dell'acqua, !prova del cuoco, !prova del nove, !test di laboratorio
        !prova d'orchestra, !test sierologico
      [unlock] rimuovi pubblicità, rimuovi la pubblicità, rimuovi le pubblicità, rimuovi annunci
        rimuovi gli annunci, rimuove pubblicità, rimuove la pubblicità, rimuove le pubblicità
        rimuove gli annunci, rimuove tutti gli annunci, rimuovere pubblicità
        rimuovere la pubblicità, rimuovere le pubblicità, rimuovere gli annunci
        rimozione pubblicità, rimozione annunci, rimozione della pubblicità, elimina pubblicità
        elimina la pubblicità, elimina le pubblicità, elimina annunci, elimina gli annunci
        eliminare la pubblicità, togli la pubblicità, togli pubblicità, togliere la pubblicità
        disattiva la pubblicità, disattiva gli annunci, nascondi gli annunci, senza pubblicità
        senza annunci, niente pubblicità, nessuna pubblicità, sblocc*, versione completa
        versione integrale, versione pro, versione premium, gioco completo, app completa
        tutti i livelli, tutte le funzioni, tutte le funzionalità, tutti i personaggi
        tutti i capitoli, tutti gli episodi, tutti i contenuti, accesso completo, accesso totale
        senza filigrana, rimuovi filigrana, rimuovi la filigrana, senza limiti
        !sblocca un forziere, !sblocca una porta, !sblocca uno scrigno
      [currencyNoun] moneta, monete, monete d'oro, moneta d'oro, gemma, gemme, diamante, diamanti
        oro, argento, gettone, gettoni, credito, crediti, punto, punti, rubino, rubini, cristallo
        cristalli, smeraldo, smeraldi, zaffiro, zaffiri, gioiello, gioielli, perla, perle, lingotto
        lingotti, fiches, denaro, soldi, banconote
        !carta di credito, !carte di credito, !punto di vista, !punti di interesse
        !punto di controllo, !medaglia d'oro, !punto croce
      [durationWord] mensile, mensili, mensilmente, annuale, annuali, annualmente, annuo, annua
        settimanale, settimanali, settimanalmente, trimestrale, trimestrali, semestrale, semestrali
        bimestrale, bimestrali, quindicinale, al mese, all'anno, alla settimana, al giorno
        ogni mese, ogni anno, ogni settimana, un mese, un anno, una settimana, un giorno, tre mesi
        sei mesi, due mesi, due settimane, mezzo anno, pass mensile, pass settimanale, pass annuale
        pass giornaliero, pass stagionale, pass stagione, carta mensile, per un mese
        per una settimana, per un anno
        !sfida settimanale, !sfide settimanali, !minuti al giorno, !missione settimanale
        !missioni settimanali, !compito settimanale, !compiti settimanali, !evento settimanale
        !eventi settimanali, !forziere settimanale, !sfida mensile, !sfide mensili, !offerta mensile
        !offerta settimanale, !offerte mensili, !offerte settimanali, !speciale mensile
        !speciale settimanale
        per un giorno, per tre mesi, per sei mesi, pass trimestrale, pass semestrale
        piano semestrale, un trimestre, un semestre
        un anno intero, un intero anno, un anno completo, un mese intero, un intero mese
        un mese completo
      [membership] vip
        account premium
        !membro della famiglia, !membri della famiglia, !membri del team, !membri della squadra
        !membri dell'equipaggio, !membri del clan, !salotto vip, !sala vip, !area vip, !palco vip
        !tribuna vip, !tessera del, !tessera di, !tessera dopo
        membro vip, iscrizione al club, tessera vip, tessera socio, tessera soci, status vip
      [access] rimuovi pubblicità, rimozione pubblicità, pass, abbonamento, abbonamenti, accesso
        accessi, carta mensile, carta settimanale, carta annuale, senza pubblicità
        illimitato, illimitata, illimitati, illimitate, periodo di prova
        premium, vip
        tessera vip, tessera mensile, tessera annuale
      [lifetime] a vita, per sempre, permanente, permanenti, permanentemente, vitalizio, vitalizia
        definitivo, definitiva, illimitato nel tempo, acquisto unico, pagamento unico, una tantum
        perpetuo, perpetua, accesso eterno, senza scadenza, non scade mai, non scade
      [subscriptionWord] abbonamento, abbonamenti, abbonati, abbonarsi, abbonato, abbonata
        sottoscrizione, sottoscrizioni, rinnovo automatico, si rinnova automaticamente
        rinnovabile automaticamente, disdici quando vuoi, annulla in qualsiasi momento, disdetta
      [quiz] domanda, domande, quesito, quesiti, esame, esami, soluzioni, risposte, patente
        test di livello, test d'ingresso, test di ingresso, test di personalità, test attitudinale
        il tuo livello di
        concorsi, esercizi svolti, patentino, verifiche, simulazioni d'esame
      [recordKeeping] spese, bilancio, bilanci, contabilità, debiti, password, finanze
        conti bancari, conti correnti, movimenti bancari, estratto conto, estratti conto, bollette
        scadenze dei pagamenti, controlla i tuoi bonifici, controlla le tue carte
        tieni traccia dei bonifici, tieni traccia delle carte
        fattura*, fatturazione, ricevut*, scontrini, nota spese, note spese, contabile
        campo per paypal, salvadanaio, libro cassa, gestore di carte, portafoglio di carte
        dichiarazione dei redditi, registro dei pagamenti, bollettini pagati, entrate e uscite
      [ownDays] serie di giorni, la tua serie, serie di accessi, calendario dell'avvento
      [gameController] joypad, pad
      [futurePromise] di prossima uscita, presto disponibile, presto disponibili
        disponibile presto, disponibile a breve, disponibili a breve, in arrivo a breve
        livelli in arrivo, contenuti in arrivo, novità in arrivo, nel prossimo aggiornamento
        nei prossimi aggiornamenti, con il prossimo aggiornamento, in un prossimo aggiornamento
        in un futuro aggiornamento, in futuri aggiornamenti, in aggiornamenti futuri
        nella prossima versione, nelle prossime versioni, ancora in sviluppo
        entro la fine dell'anno
        disponibile prossimamente, disponibili prossimamente, prossimamente disponibil*
        nuovi livelli prossimamente, prossimamente nuovi, prossimamente altri, prossimamente in
        altre in arrivo, altri in arrivo, altro in arrivo, presto in arrivo, in arrivo presto
        arriveranno presto, arriveranno a breve, arriva presto, presto altri, presto altre
        presto nuovi, presto nuove, livelli in sviluppo, altri in lavorazione, altre in lavorazione
        ancora in lavorazione, ancora in fase di sviluppo, novità a breve, saranno aggiunti presto
        saranno aggiunte presto, presto aggiunt*
      [promotionalClaim] più economico, più economica, più conveniente
        più convenienti, meno caro, prezzo più basso, miglior prezzo, miglior offerta
        migliore offerta, il numero uno, il numero 1, offerta speciale, offerta limitata
        per un tempo limitato
        metà prezzo, a metà prezzo, solo oggi, solo per oggi, ultima occasione
        ultima possibilità, approfittane, più venduto, più venduti
        prezzo speciale, risparmia fino, imbattibile, imbattibili
        soddisfatti o rimborsati
        !miglior amico, !migliori amici, !migliore amico, !migliore amica, !migliori amiche
        !miglior tempo, !migliori tempi, !miglior punteggio, !migliori punteggi, !calcolo sconti
        miglior pacchetto, migliore app, miglior gioco, migliori prezzi, migliori offerte
        in offerta, in promozione, offerta del giorno, offerta lampo, in sconto, prezzo scontato
        prezzi scontati, con lo sconto, grande sconto, super sconto, saldi estivi, saldi invernali
        a tempo limitato, offerta a tempo, affare imperdibile, il più popolare, la più popolare
        non perdere l'occasione, non perdere questa, non perdere l'offerta
        il migliore … del mondo, la migliore … del mondo, il miglior … del mondo
        la miglior … del mondo
      [expiringCredits] scade, scadono, scadrà, scadranno, scadenza, scaduto, scaduti, scadute
        valido fino, validi fino, valide fino, valida fino, valido per, validi per, valide per
        validità, entro giorni
        !non scade, !non scadono, !non scadranno, !non scadranno mai, !non scadono mai
        !non scade mai, !senza scadenza, !senza data di scadenza, !validità illimitata
        !promemoria scadenza, !avvisi di scadenza, !validi per tutti, !valido per tutti
        !offerta scade, !l'offerta scade
        si azzerano, si azzera, andranno pers*, vanno pers*, saranno pers*, usali entro, usale entro
        da usare entro, usa entro, spendile entro, spendili entro, spariscono a fine
        svaniscono a fine, azzerate a fine, azzerati a fine, perdono validità
      [cashOut] prelevare denaro, preleva denaro, preleva i tuoi, prelevare i soldi
        preleva le vincite, prelievo di denaro, prelievi di denaro, denaro reale, denaro vero
        soldi veri, soldi reali, convertire in denaro, converti in denaro, convertibile in denaro
        convertibili in denaro, scambiare con denaro, scambia con denaro
        premi in denaro, premio in denaro, sul tuo conto bancario
        !senza denaro reale, !non è denaro reale, !senza soldi veri, !niente soldi veri
        !non convertibile in denaro, !non convertibili in denaro, !non sono convertibili in denaro
        converti … in denaro, convertire … in denaro, scambia … con denaro, scambiare … con denaro
        convertibili in contanti, in buoni spesa, in buoni regalo, con buoni regalo
        riscuoti in contanti, riscossi in contanti, in soldi veri, prelevare … in contanti
        preleva … in contanti, cambia … in denaro, cambiare … in denaro, convertiti in denaro
        convertite in denaro, con carte regalo
        premi in contanti, premio in contanti, pagati in contanti, prelievo in contanti
        trasforma … in contanti, convertire in contanti, converti in contanti, incassa in contanti
      [appleTrademark] orologio apple
        !per iphone, !per ipad, !per iphone e ipad, !per apple watch, !per apple tv, !per ios
        !per macos, !su iphone, !su ipad
      [appleCriticism] tassa apple, tassa di apple, commissione apple, commissione di apple
        commissioni di apple, commissioni apple, colpa di apple, bug di ios, bug ios, errore di ios
        errori di ios, bug di apple, iphone lento, iphone lenti, ipad lento, vecchio iphone
        vecchi iphone, apple non permette, apple vieta, meglio di apple, meglio di ios
      [systemFeature] notifiche push, notifica push, attiva le notifiche, attivare le notifiche
        valutaci, valuta l'app, valuta la nostra app, valuta questa app, recensione a 5 stelle
        recensioni a 5 stelle, recensione a cinque stelle, valutazione a 5 stelle
        lascia una recensione, scrivi una recensione, spazio icloud, spazio su icloud
        archiviazione icloud, spazio di archiviazione icloud, accesso alla fotocamera
        accesso al microfono, accesso alla posizione, dai 5 stelle, dacci 5 stelle, vota 5 stelle
        valuta con 5 stelle
      [randomItem] scatola misteriosa, scatole misteriose, scatola sorpresa, scatole sorpresa
        uovo sorpresa, uova sorpresa, cassa misteriosa, casse misteriose, cassa premio, casse premio
        forziere misterioso, forzieri misteriosi, baule misterioso, bustina sorpresa
        bustine sorpresa, oggetto casuale, oggetti casuali, premio casuale, premi casuali
        ricompensa casuale, ricompense casuali, eroe casuale, eroi casuali
        oggetto a caso, premio a caso
        estrazione a premi, estrazioni a premi, lotterie, sorteggio, sorteggi
        gratta e vinci, biglietto di evocazione, biglietti di evocazione
        biglietto evocazione, pergamena di evocazione, pergamene di evocazione
        bustina di carte, bustine di carte
        possibilità di ottenere, probabilità di ottenere, probabilità di trovare
        probabilità di vincere, scatola a sorpresa, scatole a sorpresa, uovo a sorpresa
        uova a sorpresa, personaggio a caso, arma a caso, costume a caso
        ricompensa a caso
        un eroe a caso, un personaggio casuale, una carta a caso, pacchetto di carte da collezione
        possibilità di vincere un, possibilità di vincere una
        contiene una carta casuale
      [statedOdds] le probabilità, tassi di drop, tasso di drop, percentuali di drop
        percentuale di uscita
      [contact] telefono, numero di telefono, chiamaci, chiamaci al, scrivici al
      [defect] errore, errori, difetto, difetti, lento, lenta, lenti, crash, bug, lentezza
        vulnerabilità, si blocca, blocchi improvvisi, !al rallentatore, !senza errori
        !cottura lenta, !per errore, !lente d'ingrandimento, !lente di ingrandimento
        !lenti a contatto, !effetto lente
      [negation] non, mai, senza, né, nessun, nessuna, nemmeno
      [donation] donare, dona ora, fai una donazione, donazione, donazioni, beneficenza
        raccolta fondi, opere di bene, crowdfunding, offerta libera
        !donazione di sangue, !donazioni di sangue, !donare il sangue, !donazione di organi
        !dona truppe, !donare truppe, !donazioni al clan, !donazione al clan, !donazioni alla gilda
        !cena di beneficenza, !concerto di beneficenza, !ricevut* di donazione
        !partita di beneficenza
      [physicalGoods] spedizione gratuita, spedizione gratis, spedizione inclusa
        spedizioni gratuite, consegna a domicilio, consegna gratuita, consegnato a casa
        consegnata a casa, spese di spedizione, tramite corriere
        con corriere, indirizzo di consegna, indirizzo di spedizione, ritiro in negozio
        spedito a casa tua, spedita a casa tua, spedito per posta, spedita per posta
        inviato per posta, arriva a casa tua
      [regulatedClaim] cura il cancro, curare il cancro, guarisce il cancro, cura il diabete
        guarisce il diabete, cura la depressione, guarisce la depressione, cura tutte le malattie
        guarisce tutte le malattie, rimedio miracoloso, cura miracolosa, dimagrimento garantito
        dimagrisci senza sforzo, chat per adulti, chat erotica, chat hot, contenuti per adulti
        video per adulti, comprare follower, compra follower, acquista follower, ottieni follower
        guadagna follower, 1000 follower, 500 follower, comprare like, compra like, acquista like
        comprare visualizzazioni, scommesse sportive, scommetti denaro reale, scommetti soldi veri
        scommesse con soldi veri, scommesse con denaro reale, casinò con soldi veri
        casinò con denaro reale, giocare con soldi veri, guadagna bitcoin, guadagnare bitcoin
        comprare bitcoin, acquista bitcoin, guadagna criptovalute, guadagni garantiti
        profitti garantiti, rendimento garantito, numeri vincenti del lotto, diventa ricco
        cura … cancro, cura … diabete, cura … depressione, cura … mal di schiena, cura … dolor*
        cura … artrite, cura … insonnia, cura … asma, cura … malatti*, curare … cancro
        curare … diabete, curare … depressione, curare … mal di schiena, curare … dolor*
        curare … artrite, curare … insonnia, curare … asma, curare … malatti*, guarisce … cancro
        guarisce … diabete, guarisce … depressione, guarisce … mal di schiena, guarisce … dolor*
        guarisce … artrite, guarisce … insonnia, guarisce … asma, guarisce … malatti*
        guarire … cancro, guarire … diabete, guarire … depressione, guarire … mal di schiena
        guarire … dolor*, guarire … artrite, guarire … insonnia, guarire … asma
        guarire … malatti*
      [saving] risparmia, risparmi, risparmio, risparmiare, sconto, scontato, in meno, più economico
        !risparmio energetico, !risparmia batteria, !risparmio batteria, !risparmio dati
        !risparmia energia, !risparmia tempo
      [comparedPrice] rispetto al mensile, rispetto al piano mensile
        rispetto all'abbonamento mensile, confronto al mensile, rispetto al mese, vs mensile
        prezzo normale, prezzo pieno, separatamente, acquisto singolo, con il piano annuale
        con l'abbonamento annuale, sul piano annuale, sull'abbonamento
      [paidOnce] paga una volta, paghi una volta, paga una sola volta, paghi una sola volta
        un solo pagamento, pagamento unico, acquisto unico, acquista una volta, abbonamento a vita
        accesso a vita, licenza a vita, premium a vita, iscrizione a vita, pass a vita, una tantum
      [profanity] Y29nbGlvbmE=, Y29nbGlvbmU=, Y29nbGlvbmk=, Y29ybnV0byBkaSBtZXJkYQ==, Y2F6em8=
        Y2F6em9uZQ==, Y2F6em9uaQ==, Y2F6emF0YQ==, Y2F6emF0ZQ==, Y2F6emk=, YWZmYW5jdWxv, ZGlvIGNhbmU=
        ZGlvIHBvcmNv, ZmFuY3Vsbw==, ZmlnbGkgZGkgcHV0dGFuYQ==, ZmlnbGlvIGRpIHB1dHRhbmE=, ZnJvY2k=
        ZnJvY2lv, aW5jdWxhcmU=, aW5jdWxhdG8=, aW5jdWxhdGE=, bGVjY2FjdWxvKg==, bWVyZG9zbyo=, bWVyZGE=
        bWVyZGU=, bWlnbm90dGE=, bWlnbm90dGU=, bWluY2hpYQ==, bWluY2hpYXRhKg==, bWluY2hpb25l, c2JvcnJh
        c2JvcnJhdGEq, c3Ryb256YQ==, c3Ryb256YXRh, c3Ryb256YXRl, c3Ryb256ZQ==, c3Ryb256aQ==
        c3Ryb256bw==, cG9tcGluaQ==, cG9tcGlubw==, cG9yY28gZGlv, cG9yY2EgbWFkb25uYQ==
        cGV6em8gZGkgbWVyZGE=, cHV0dGFuYQ==, cHV0dGFuYXRhKg==, cHV0dGFuZQ==, cm90dG8gaW4gY3Vsbw==
        cmljY2hpb25l, cmljY2hpb25p, dGVzdGEgZGkgY2F6em8=, dmFmZmFuY3Vsbw==
      """#)
}
