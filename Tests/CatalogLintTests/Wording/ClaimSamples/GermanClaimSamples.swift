extension WordSamples {
  static let germanClaims = WordSamples(
    language: "de",
    found: """
      futurePromise | kommen bald | Neue Welten kommen bald
      futurePromise | im nächsten Update | Weitere Level im nächsten Update
      promotionalClaim | Bester Preis | Bester Preis aller Zeiten
      promotionalClaim | Nur heute | Nur heute 400 Münzen
      promotionalClaim | Mit Rabatt | Mit Rabatt
      expiringCredits | verfallen | Münzen verfallen nach 30 Tagen
      expiringCredits | gültig bis | Juwelen gültig bis Jahresende
      cashOut | auszahlen | Lass dir Juwelen auszahlen
      cashOut | in Echtgeld | Tausche Chips in Echtgeld
      appleTrademark | iPhone | iPhone-Paket
      appleTrademark | Apple | Apple-Thema
      appleCriticism | Apple-Steuer | Inklusive Apple-Steuer
      appleCriticism | langsamen iPhones | Hilfe für die langsamen iPhones
      systemFeature | Push-Benachrichtigungen | Aktiviert Push-Benachrichtigungen
      systemFeature | 5-Sterne-Bewertung | Für eine 5-Sterne-Bewertung
      randomItem | Glücksrad | Einmal am Glücksrad drehen
      randomItem | bekommst einen zufälligen | Du bekommst einen zufälligen Helden
      statedOdds | Wahrscheinlichkeiten | Wahrscheinlichkeiten im Laden
      profanity | QXJzY2hsb2No | Das *-Paket
      profanity | c2NoZWnDn2U= | Voll Hunde*
      """,
    innocent: """
      Bald Eagle
      Beste Freunde für immer
      Alle künftigen Updates inklusive
      Deine Juwelen verfallen nie
      Ohne Ablaufdatum
      Juwelen sind nicht auszahlbar
      Kein Echtgeld im Spiel
      Widgets für iPhone und iPad
      Held mit 5 Sternen
      Zufällige Wiedergabe der Lieder
      Truhe mit 500 Juwelen
      Im Dickicht des Waldes
      Arschbombe ins Becken
      Dicke Barsche im Teich
      Hell erleuchtet
      Moses und die Arche
      Gültig für alle Level
      Fickscher Wagen
      Der Marsch der Zwerge
      """)
}
