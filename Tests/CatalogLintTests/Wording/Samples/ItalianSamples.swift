extension WordSamples {
  static let italian = WordSamples(
    language: "it",
    found: """
      free | Gratis | Gratis: 400 monete
      free | gratuite | Gemme gratuite
      free | in omaggio | Un baule in omaggio
      externalPayment | PayPal | Paga con PayPal
      externalPayment | carta di credito | Paga con carta di credito
      externalPayment | bonifico bancario | Pagamento con bonifico bancario
      externalPayment | codice sconto | Con codice sconto
      externalPayment | nostro sito | Meno sul nostro sito
      externalPayment | Postepay | Ricarica Postepay
      otherPlatform | Android | Anche per Android
      placeholder | testo qui | testo qui
      placeholder | Segnaposto | Segnaposto
      placeholder | Da definire | Da definire
      test | Prova | Prova
      test | Prodotto di prova | Prodotto di prova
      test | versione beta | Monete (versione beta)
      unlock | Rimuovi pubblicità | Rimuovi pubblicità
      unlock | Senza pubblicita | Senza pubblicita
      unlock | Sblocca | Sblocca tutti i mondi
      currencyNoun | monete d'oro | 400 monete d'oro
      currencyNoun | gemme | Baule di gemme
      durationWord | mensile | Piano mensile
      membership | membro VIP | Diventa membro VIP
      lifetime | per sempre | Tuo per sempre
      subscriptionWord | Abbonamento | Abbonamento Pro
      futurePromise | Prossimamente altri | Prossimamente altri livelli
      randomItem | scatola misteriosa | Una scatola misteriosa
      randomItem | Scatola a sorpresa | Scatola a sorpresa
      randomItem | Un eroe a caso | Un eroe a caso
      """,
    innocent: """
      Libertà nel cielo
      Cavaliere libero
      Prova tutti gli strumenti
      Periodo di prova esteso
      Test di personalità
      Test di logica
      Contestazione generale
      Protesta dei robot
      Demolitore di muri
      Costume da demone
      Cavaliere del drago
      Foresta incantata
      Ricette vegane
      Corso di yoga
      Sfondo notturno
      Adesivi di gatti
      Musica classica
      Capitolo 2 completo
      Mondo di ghiaccio
      Storie della buonanotte
      Esercizi di piano
      Sentieri di montagna
      Modelli di curriculum
      Google Drive collegato
      Eroe senza nome
      Aspetto da pirata
      100 livelli da completare
      Le prove del delitto
      Gratitudine quotidiana
      """)
}
