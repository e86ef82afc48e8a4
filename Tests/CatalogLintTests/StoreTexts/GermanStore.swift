extension StoreTexts {
  static let german = StoreTexts(
    locale: "de-DE",
    """
    ok | g60 | 60 Edelsteine | Ein Beutel Edelsteine für die Beschwörung.
    ok | g60 | 60 Edelsteine | Du erhältst 60 Edelsteine.
    quantity | g60 | 60 Edelsteine | Du erhältst 80 Edelsteine.
    unstated | g60 | Edelsteinbeutel | Sechzig Edelsteine für neue Helden.
    price | g60 | 60 Edelsteine | Für nur 1,49 € gleich losspielen.
    ok | g300 | 300 Edelsteine | Stärke deine Helden mit 300 Edelsteinen.
    quantity | g300 | Sack Edelsteine | Mit 500 Edelsteinen weckst du den Drachen.
    payment | g300 | 300 Edelsteine | Auf unserer Website bekommst du mehr.
    payment | g300 | 300 Edelsteine | Zahle mit PayPal und spare.
    price | g300 | 4,99-Euro-Paket | Ein Paket voller Edelsteine.
    contact | g300 | 300 Edelsteine | Schreib uns auf WhatsApp: 0151 23456789
    ok | g980 | 980 Edelsteine | 980 Edelsteine und 100 gratis dazu.
    ok | g980 | 1.080 Edelsteine | Davon sind 100 ein Bonus.
    quantity | g980 | 980 Edelsteine | 980 Edelsteine + 120 Bonus.
    ok | g980 | 980+100 Edelsteine | Genug für zehn Beschwörungen.
    platform | g6480 | 6.480 Edelsteine | Auch in der Android-Version einlösbar.
    cashout | g6480 | 6.480 Edelsteine | Edelsteine lassen sich in Bargeld umtauschen.
    expiring | g6480 | 6.480 Edelsteine | Verfallen 30 Tage nach dem Kauf.
    placeholder | g6480 | Schatzkammer | Beschreibung hier einfügen
    test | g6480 | Schatzkammer | Testartikel, bitte nicht kaufen.
    quantity | g6480 | Schatzkammer | Zehntausend Edelsteine auf einen Schlag.
    ok | gk | Glutritter | Ein brennender Umhang für den Glutritter.
    free | gk | Glutritter | Kostenlos für alle Spieler.
    ok | gk | Mondfuchs | Der Fuchs aus Saison 7 begleitet dich.
    ok | gk | Hundert Klingen | Ein Stil der tausend Schnitte.
    trademark | gk | iPhone-Ritter | Eine Rüstung für Apple-Fans.
    ok | n500 | 500 Münzen | Schalte Kapitel deiner Romane frei.
    ok | n500 | 500 Münzen | 25 Kapitel zu je 20 Münzen.
    quantity | n500 | Münzen für Leser | 550 Münzen für gesperrte Kapitel.
    ok | n500 | 500 Münzen | Münzen verfallen nie.
    contact | n500 | Münzen | Fragen? info@lesefreunde.example
    ok | nm | Lesepass monatlich | Einen Monat lang alle Romane lesen.
    period | nm | Lesepass monatlich | Ein ganzes Jahr ohne Werbung lesen.
    period | nm | Lesepass wöchentlich | Alle Romane ohne Werbung.
    ok | nm | Lesepass | Verlängert sich monatlich; mit Hörbüchern.
    lifetime | nm | Lesepass monatlich | Einmal zahlen, für immer lesen.
    ok | ny | Lesepass jährlich | Zwölf Monate voller Geschichten.
    discount | ny | Lesepass jährlich | 40 % sparen gegenüber dem Monatspass.
    promo | ny | Lesepass jährlich | Die beste Lese-App der Welt!
    ok | ny | Jahrespass | Jeden Freitag neue Romane.
    ok | fm | Coach monatlich | Tägliche Übungen und Rezepte.
    regulated | fm | Coach monatlich | Heilt Diabetes ohne Medikamente.
    future | fm | Coach monatlich | Weitere Übungen folgen in Kürze.
    ok | fm | Coach monatlich | 30-Tage-Pläne, jede Woche neu.
    ok | fy | Coach jährlich | 12 Monate Training, wann du willst.
    period | fy | Coach jährlich | Einen Monat lang mit eigenem Trainer.
    ok | fp | Marathon in 16 Wochen | Vom Sofa bis zu 42 km.
    payment | fp | Marathonplan | Zahlung auch per Überweisung möglich.
    ok | fp | Yoga für Anfänger | Zehn Minuten am Tag auf der Matte.
    ok | pk | Filmkorn | 24 analoge Looks für deine Fotos.
    placeholder | pk | Filmkorn | Platzhaltertext
    language | pk | Filmkorn | 24 film looks for your photos.
    trademark | pk | Neonfilter | Behebt den lahmen Fehler in iOS-Fotos.
    ok | pl | Foto Pro für immer | Alle Werkzeuge und Filter, dauerhaft.
    ok | pl | Foto Pro | Ohne Wasserzeichen und in 8K exportieren.
    period | pl | Foto Pro | Alle Funktionen für einen Monat.
    ok | py | Pro jährlich | RAW-Dateien das ganze Jahr bearbeiten.
    price | py | Pro jährlich | Nur $29.99 im Jahr.
    ok | kk | Dinosaurierinsel | Triff 12 Dinosaurier und brüte Eier aus.
    ok | kk | Bauernhoftiere | Zähle die Ballons von 1 bis 100.
    language | kk | Bauernhoftiere | Ontdek de dieren van de boerderij en tel mee.
    ok | km | Kinderclub monatlich | Lieder, Puzzles und jeden Tag ein Märchen.
    period | km | Kinderclub jährlich | Lieder, Puzzles und jeden Tag ein Märchen.
    """)
}
