extension WordSamples {
  static let italianClaims = WordSamples(
    language: "it",
    found: """
      futurePromise | Prossimamente altri | Prossimamente altri livelli
      futurePromise | nel prossimo aggiornamento | Altre mappe nel prossimo aggiornamento
      promotionalClaim | Solo oggi | Solo oggi 400 monete
      promotionalClaim | con lo sconto | Gemme con lo sconto
      expiringCredits | scadono | Le gemme scadono a marzo
      expiringCredits | Valide fino | Valide fino a marzo
      cashOut | soldi veri | Monete in cambio di soldi veri
      cashOut | convertire in denaro | Gemme da convertire in denaro
      appleTrademark | Apple | Tema Apple
      appleTrademark | iPhone | Pacchetto iPhone
      appleCriticism | bug di iOS | Risolve i bug di iOS
      appleCriticism | vecchio iPhone | Per il tuo vecchio iPhone
      systemFeature | notifiche push | Attiva notifiche push
      systemFeature | Lascia una recensione | Lascia una recensione
      randomItem | Gratta e vinci | Gratta e vinci del drago
      randomItem | eroe casuale | Ottieni un eroe casuale
      statedOdds | le probabilità | Vedi le probabilità
      profanity | Y2F6em8= | Che * di forziere
      profanity | c3Ryb256aQ== | Pacchetto degli *
      """,
    innocent: """
      Viaggio nel futuro
      Aggiornamenti futuri inclusi
      Migliori amici
      Il livello sale di uno
      Le gemme non scadono
      Senza scadenza
      Guadagna soldi nella tua fabbrica
      Riscuoti le ricompense
      Widget per iPhone
      Eroe a 5 stelle
      Riproduzione casuale
      Forziere di 500 gemme
      La disputa
      Il cavallo di Troia
      Cazzuola da muratore
      Fico d'india
      Mela dorata
      Finocchio e sedano
      Computer
      """)
}
