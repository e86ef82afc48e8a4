extension ProductTexts {
  static let italian = ProductTexts(
    locale: "it",
    innocent: """
      non-consumable | Calcio di punizione | Scarpini per aggirare ogni barriera
      non-consumable | Aria libera | Dieci tavoli e sedie per il giardino
      non-consumable | Gratitudine | Un diario con cinquanta domande
      non-consumable | Omaggio a Puccini | Venti arie con spartito
      non-consumable | Gratta e scopri | Sfondi che si rivelano col dito
      non-consumable | Testamento del pirata | Una storia in nove capitoli
      non-consumable | Testa o croce | Due monete antiche da lanciare
      non-consumable | La contestazione | Trenta manifesti del Sessantotto
      non-consumable | Quiz patente | 7.000 domande con soluzioni
      non-consumable | Test di ammissione | Mille quesiti di medicina
      non-consumable | Le prove dell'eroe | Dodici labirinti nella torre
      non-consumable | Prova del fuoco | La terza campagna, tra i vulcani
      non-consumable | Demolizione | Dodici auto arrugginite nell'arena
      non-consumable | Demoni della notte | Tre armature con rune
      non-consumable | Betoniera gialla | Un camion per il tuo cantiere
      non-consumable | Androide X9 | Un robot dagli occhi luminosi
      non-consumable | Torta di mele | Venti ricette della nonna
      non-consumable | La mela d'oro | Una fiaba con sei tavole
      non-consumable | Arriva la primavera | Tutta la valle in fiore
      non-consumable | Migliori amiche | Due abiti con lo stesso motivo
      non-consumable | Medaglia d'oro | Un podio per la tua palestra
      non-consumable | Portafortuna | Un quadrifoglio al collo del tuo eroe
      non-consumable | Chiaro di luna | Una mappa quieta per pescare di notte
      non-consumable | Una vita in mare | Memorie di un capitano ligure
      non-consumable | Sfondo del salotto VIP | Divani di velluto e luci di città
      non-consumable | Route 66 | Da Chicago a Santa Monica in moto
      non-consumable | I 7 nani | Una casetta nel cuore del bosco
      non-consumable | Bolidi di Formula 1 | Dieci livree leggendarie
      non-consumable | Le mille e una notte | Dodici racconti di Sherazade
      non-consumable | Gioielli del pianoforte | Cinquanta brani da Bach a Satie
      non-consumable | Grotta di cristallo | Una miniera con tre uscite
      non-consumable | Punto croce | Sessanta schemi da ricamare
      non-consumable | Punti cardinali | Una bussola e quattro mappe
      non-consumable | Soldi di cacio | Buffi personaggi per le tue storie
      non-consumable | Perla nera | Un veliero pirata a tre alberi
      non-consumable | Yoga in 30 giorni | Una sequenza ogni mattina
      non-consumable | Un anno in Toscana | Trenta ricette di stagione
      non-consumable | Passo dello Stelvio | Quarantotto tornanti in bici
      non-consumable | Passo dopo passo: acquerello | Venti lezioni di pittura
      non-consumable | Tessere del mosaico | Cento tasselli di vetro
      non-consumable | Locomotive a vapore | Ottone, fischio e tender
      non-consumable | Strisce di tigre | Una livrea per ogni auto
      non-consumable | Senza pubblicità | Rimuove banner e video
      non-consumable | Socrate per tutti | Otto lezioni di filosofia
      consumable | Pozione livello 99 | Porta un eroe al livello massimo
      consumable | 500 monete d'oro | 500 monete d'oro per i semi
      consumable | 1.200 gemme | Aggiunge 1.200 gemme al forziere
      consumable | 2 ore di XP doppia | Il doppio dell'esperienza in gioco
      consumable | 5 indizi | Mostra la prossima mossa
      consumable | 10 vite | Continua quando la griglia è piena
      auto-renewable | Club escursioni | Tutte le mappe offline e il meteo
      auto-renewable | Atelier Plus | Corsi e pennelli illimitati, 24/7
      auto-renewable | Fiabe del mese | Due nuove storie ogni mese
      non-consumable | Notte a Cinecittà | In omaggio a Fellini, venti sfondi
      non-consumable | Segnaposto nuziali | Trenta modelli per gli sposi
      non-consumable | Agenda | Avvisi per gli appuntamenti da confermare
      non-consumable | Conti di casa | Spese e bilancio per carta di credito
      non-consumable | Test di storia | Quaranta quiz con soluzioni
      non-consumable | Alfa e Beta | Due robot per la tua officina
      non-consumable | Franchi tiratori | 5 franchi tiratori per il ponte
      non-consumable | Cornici | 12 cornici dorate per l'album
      non-consumable | Addominali | Muscoli da definire in 12 allenamenti
      consumable | Fuoco eterno | Cura del tutto un eroe
      consumable | Passepartout | Apre un forziere chiuso
      consumable | Altra missione | Cambia una missione settimanale
      consumable | 10 mila monete | 10.000 monete per il tuo impero
      consumable | Chiave antica | Sblocca un forziere a scelta
      """,
    guilty: """
      free-wording | consumable | Sacco di monete | 50 monete gratis nel sacco
      free-wording | non-consumable | Cappello gratuito | Un cappello di paglia
      free-wording | consumable | Pacchetto iniziale | Spada e frecce in omaggio
      free-wording | consumable | Forziere | Ricevilo gratuitamente
      external-payment | consumable | 500 gemme | Paga con bonifico bancario
      external-payment | consumable | Gemme | Riscatta il codice promozionale
      other-platform | non-consumable | Partite | Compatibile con dispositivi Android
      other-platform | non-consumable | Due giocatori | Gioca con gli amici su PlayStation
      placeholder-text | non-consumable | Cappello | Descrizione da definire
      placeholder-text | non-consumable | Testo di esempio | Un cappello per l'eroe
      test-wording | non-consumable | Prodotto di prova | Un cappello per l'eroe
      test-wording | non-consumable | Cappello | Solo per la versione beta
      price-as-title | consumable | 4,99 € | Aggiunge gemme
      price-mismatch | consumable | 500 gemme | 500 gemme a 49,99 €
      quantity-mismatch | consumable | 500 gemme | Aggiunge 550 gemme
      time-limited-consumable | consumable | Pass mensile | Un forziere al giorno
      time-limited-consumable | non-consumable | Premium 30 giorni | Tutti i filtri e le cornici
      unlock-as-consumable | consumable | Tutti i livelli | Sblocca sessanta livelli
      unlock-as-consumable | consumable | Accesso a vita | Tutti i corsi
      currency-as-non-consumable | non-consumable | Sacco | Contiene 800 monete
      """)
}
