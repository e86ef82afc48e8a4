extension ProductTexts {
  static let german = ProductTexts(
    locale: "de-DE",
    innocent: """
      non-consumable | Münzsammler | Katalog mit 5.000 Münzen
      non-consumable | Freistoß-Schuhe | Zirkle den Ball um jede Mauer
      non-consumable | Freiheitskämpfer | Ein Held mit Umhang und Armbrust
      non-consumable | Kostenrechnung leicht gemacht | Zwölf Lektionen für Azubis
      non-consumable | Gratwanderung | Eine Karte hoch über den Wolken
      non-consumable | Umsonst ist der Tod | Ein Krimi in zwölf Kapiteln
      non-consumable | Geschenkpapier-Muster | Vierzig Bögen für deine Pakete
      non-consumable | Das alte Testament | Als Hörbuch, gelesen in 20 Stunden
      non-consumable | Prüfungstrainer Jagdschein | 1.200 Fragen mit Lösungen
      non-consumable | Führerschein-Test | Alle amtlichen Fragen der Klasse B
      non-consumable | Protestsongs | Dreißig Lieder mit Akkorden und Text
      non-consumable | Testarossa-Lackierung | Knallrot, mit schwarzen Streifen
      non-consumable | Demontage | Zerlege zehn alte Roboter in der Werkstatt
      non-consumable | Betagter Zauberer | Ein Kostüm mit weißem Bart und Stab
      non-consumable | Androide X9 | Ein Roboter mit leuchtenden Augen
      non-consumable | Apfelkuchen wie bei Oma | Zwanzig Rezepte vom Blech
      non-consumable | Der goldene Apfel | Ein Märchen mit sechs Bildern
      non-consumable | Frühlingserwachen | Das ganze Tal steht in Blüte
      non-consumable | Beste Freundinnen | Zwei Kleider im gleichen Muster
      non-consumable | Goldmedaille | Ein Podest für deine Sporthalle
      non-consumable | Glücksbringer | Ein Hufeisen für die Stalltür
      non-consumable | Mondscheinhafen | Eine stille Karte zum Angeln bei Nacht
      non-consumable | Ein Leben lang Seemann | Erinnerungen eines Kapitäns
      non-consumable | VIP-Lounge als Hintergrund | Samtsofas und Lichter der Stadt
      non-consumable | Route 66 | Von Chicago bis nach Santa Monica
      non-consumable | Schneewittchen und 7 Zwerge | Ein Hüttchen im Wald
      non-consumable | Formel-1-Lacke | Zehn klassische Farben für deinen Wagen
      non-consumable | Märchen aus 1001 Nacht | Zwölf Geschichten zum Einschlafen
      non-consumable | Kronjuwelen der Klassik | Fünfzig Stücke von Bach bis Satie
      non-consumable | Kristallhöhle | Ein Bergwerk mit drei Ausgängen
      non-consumable | Silberfuchs | Ein zutrauliches Tier für deinen Hof
      non-consumable | Kreditkartenverwaltung | Diagramme für alle deine Konten
      non-consumable | 30-Tage-Yogaplan | Jeden Morgen eine neue Übung
      non-consumable | Monatsblumen | Zwölf Sträuße für dein Wohnzimmer
      non-consumable | Jahreszeiten | Vier Himmel vom Frost bis zur Ernte
      non-consumable | Wochenplaner-Vorlagen | Vierzehn Seiten für Ordnung am Tisch
      non-consumable | Kompass und Reisepass | Zwei Sticker-Bögen für dein Tagebuch
      non-consumable | Gebirgspass | Eine kurvige Strecke durch die Alpen
      non-consumable | Dampflok-Set | Messingkessel mit Pfeife und Tender
      non-consumable | Punktmuster | Tupfen in acht Farben für die Kissen
      non-consumable | Lastenrad | Ein Rad mit Kiste für deine Lieferungen
      non-consumable | Textmarker-Pinsel | Leuchtfarben zum Hervorheben
      non-consumable | Beispiellose Abenteuer | Sechs Reisen rund um die Welt
      non-consumable | Werbefrei spielen | Entfernt alle Banner und Videos
      consumable | Level-99-Trank | Hebt einen Helden auf die höchste Stufe
      consumable | 500 Goldmünzen | 500 Goldmünzen für Saatgut und Werkzeug
      consumable | 1.200 Edelsteine | Füllt deine Truhe mit 1.200 Edelsteinen
      consumable | 2 Stunden Doppel-EP | Zwei Stunden lang doppelte Erfahrung
      consumable | 5 Tipps | Zeigt den nächsten Zug in jedem Rätsel
      consumable | 10 Extraleben | Weiter geht es, wenn das Feld voll ist
      auto-renewable | Wanderclub | Alle Karten offline, dazu das Bergwetter
      auto-renewable | Malschule Plus | Alle Kurse und Pinsel, rund um die Uhr
      auto-renewable | Hörbuch-Abo | Jeden Monat zwei neue Geschichten
      non-consumable | 10 Pfund leichter | Trainingsplan mit kurzen Läufen
      non-consumable | Französisch-Tests | Vierzig Übungen mit Lösungen
      non-consumable | Vokabeltest | Zweitausend Wörter mit Aussprache
      non-consumable | Haushaltsbuch | Ausgaben je Kreditkarte im Blick
      non-consumable | Dampfmaschinen | Voller Kessel, voller Dampf
      non-consumable | Ewiges Eis | Eine Karte am Südpol
      non-consumable | Fotorahmen | 12 goldene und 12 silberne Rahmen
      non-consumable | Die 7 Rubine von Ceylon | Ein Krimi in acht Kapiteln
      non-consumable | Geschenkeplaner | Wer hat wem was geschenkt?
      non-consumable | Beta und Gamma | Zwei kleine Roboter für die Werkstatt
      consumable | Ewiges Feuer | Heilt deinen Helden einmal ganz
      consumable | Turbo | Schaltet den Turbo für eine Runde zu
      consumable | Dietrich | Öffnet eine verschlossene Truhe
      consumable | Aufgabentausch | Tauscht eine tägliche Aufgabe aus
      consumable | 10 Tausend Münzen | 10.000 Münzen für dein Reich
      non-consumable | Jahreskarte der Alpen | Wanderkarte mit allen Hütten und Wegen
      consumable | Adventskalender | 24 Tage, 24 Geschenke für deine Stadt
      non-consumable | Einstufungstest B1 | Der Test zeigt, wo du stehst
      non-consumable | Huren und Heilige | Ein Hörbuch aus dem alten Venedig
      """,
    guilty: """
      invalid-period | auto-renewable | Jahresabo | Alle Karten in voller Größe
      free-wording | consumable | Münzpaket | Heute 50 Münzen kostenlos dazu
      free-wording | non-consumable | Kostenfreier Hut | Ein Strohhut für deinen Bauern
      free-wording | consumable | Starterpaket | Ein Gratisschwert und zehn Pfeile
      free-wording | consumable | Schatztruhe | Gebührenfrei und unentgeltlich
      external-payment | consumable | 500 Münzen | Günstiger per Lastschrift
      external-payment | consumable | Münzen | Mit Gutscheincode einlösbar
      other-platform | non-consumable | Spielstände | Auch auf Android-Geräten nutzbar
      other-platform | non-consumable | Koop-Modus | Spiele mit Freunden auf der PlayStation
      placeholder-text | non-consumable | Roter Hut | Hier Beschreibung einfügen
      placeholder-text | non-consumable | Platzhalter | Ein Hut für den Helden
      test-wording | non-consumable | Testprodukt | Ein Hut für den Helden
      test-wording | non-consumable | Roter Hut | Nur für Betatester
      price-as-title | consumable | 4,99 € | Füllt deine Truhe mit Münzen
      price-mismatch | consumable | 500 Münzen | 500 Münzen für nur 49,99 €
      quantity-mismatch | consumable | 500 Münzen | Du erhältst 550 Münzen
      time-limited-consumable | consumable | Monatspass | Jeden Tag eine Truhe
      time-limited-consumable | non-consumable | Premium für 30 Tage | Alle Filter und Rahmen
      unlock-as-consumable | consumable | Alle Level freischalten | Sechzig Level am Stück
      unlock-as-consumable | consumable | Werbung entfernen | Keine Banner, keine Videos
      currency-as-non-consumable | non-consumable | Münzbeutel | Enthält 800 Münzen
      external-payment | consumable | 500 Juwelen | Im Webshop 20 % billiger
      external-payment | consumable | 500 Juwelen | Überweise an unser Konto
      """)
}
