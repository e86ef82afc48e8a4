extension WordSamples {
  static let german = WordSamples(
    language: "de",
    found: """
      free | Kostenlos | Kostenlos: 400 Münzen
      free | Gratisgeschenk | Gratisgeschenk für dich
      free | kostenlose | Eine kostenlose Truhe
      free | umsonst | Heute umsonst
      free | KOSTENLOSER | KOSTENLOSER KÖNIG
      externalPayment | PayPal | Zahle mit PayPal
      externalPayment | Kreditkarte | Zahle per Kreditkarte
      externalPayment | per Überweisung | Zahlung per Überweisung
      externalPayment | Gutscheincode | Mit Gutscheincode
      externalPayment | unserer Website | Günstig auf unserer Website
      otherPlatform | Android | Auch für Android
      otherPlatform | Google Play | Auch bei Google Play
      placeholder | Platzhaltertext | Platzhaltertext
      placeholder | Text hier | Text hier
      placeholder | Blindtext | Nur Blindtext
      placeholder | TODO | TODO
      test | Testversion | Testversion der Truhe
      test | Test | Test
      test | Beta-Version | Münzen der Beta-Version
      test | Demo | Demo
      unlock | Werbung entfernen | Werbung entfernen
      unlock | Werbefrei | Werbefrei lesen
      unlock | freischalten | Welt 2 freischalten
      unlock | Vollversion | Die Vollversion
      currencyNoun | Goldmünzen | 400 Goldmünzen
      currencyNoun | Edelsteine | Truhe voller Edelsteine
      durationWord | Monatspass | Der Monatspass
      durationWord | jährlich | Plan, jährlich
      membership | Mitgliedschaft | Deine Mitgliedschaft
      lifetime | lebenslang | Zugang, lebenslang
      lifetime | für immer | Alles für immer
      subscriptionWord | Abo | Pro-Abo
      futurePromise | Demnächst | Demnächst mehr Level
      randomItem | Überraschungskiste | Eine Überraschungskiste
      """,
    innocent: """
      Umsonst und draußen
      Freiheit am Himmel
      Freier Ritter
      Freispruch für den Drachen
      Frei wie ein Vogel
      Fernweh ohne Grenzen
      IQ-Test mit 100 Fragen
      Persönlichkeitstest
      Führerscheinfragen
      Das alte Testament
      Testosteron-Tagebuch
      Protestlieder
      Demokratie im alten Athen
      Dämonenkostüm
      Betagter Zauberer
      Ritter des Drachen
      Verwunschener Wald
      Vegane Rezepte
      Yogakurs für Anfänger
      Nächtlicher Hintergrund
      Katzensticker
      Klassische Musik
      Kapitel 2
      Eiswelt
      Gutenachtgeschichten
      Klavierübungen
      Wanderwege der Alpen
      Lebenslaufvorlagen
      Google Drive verbunden
      Piratenkleidung
      Kostenplan für Reisen
      Sofortbildkamera-Filter
      Gratwanderung
      Zelle der Gefangenen
      """)
}
