import Testing

@Suite("Words in another sense") struct OtherSenseTests {
  @Test(
    "lengths of time that aren't the product's are accepted",
    arguments: [
      MarkedText("en-US", "Weekly average of your steps"), MarkedText("en-US", "Two weeks before"),
      MarkedText("fr-FR", "Vue mensuelle du jardin"), MarkedText("fr-FR", "Dans deux mois"),
      MarkedText("fr-FR", "Vitesse 20 Mo/s"), MarkedText("de-DE", "Zwei Wochen im Voraus"),
      MarkedText("de-DE", "Punkte pro Runde, zweimal pro Woche"), MarkedText("es-ES", "Vista anual de la granja"),
      MarkedText("es-MX", "Tras dos meses"), MarkedText("it", "Media settimanale dei passi"),
      MarkedText("pt-BR", "Hoje é um dia útil"), MarkedText("pt-PT", "Daqui a duas semanas"),
      MarkedText("nl-NL", "Twee weken vooruit"), MarkedText("sv", "Första dagen i månaden"),
      MarkedText("da", "To uger ude i fremtiden"), MarkedText("no", "Om to uker"),
      MarkedText("fi", "Kolme kuukautta eteenpäin"), MarkedText("ca", "D'aquí a dos mesos"),
      MarkedText("ro", "Astăzi este o zi lucrătoare"), MarkedText("ru", "Год рождения героя"),
      MarkedText("uk", "Місячний календар героя"), MarkedText("pl", "Jeden rok w\u{A0}przyszłości"),
      MarkedText("cs", "Den týdne na hodinách"), MarkedText("sk", "Mesačné svetlo nad hradom"),
      MarkedText("hr", "Godišnji pogled na farmu"), MarkedText("sl-SI", "Tedenski pogled kmetije"),
      MarkedText("hu", "Egy év múlva"), MarkedText("el", "Μηνιαία προβολή του αγρού"),
      MarkedText("tr", "Kaptanın günlük defteri"), MarkedText("ru", "⟦Премиум месяц⟧"), MarkedText("ru", "⟦Месяц⟧"),
      MarkedText("de-DE", "⟦Tägliches Abo⟧"), MarkedText("el", "⟦Ημερήσια κάρτα⟧"), MarkedText("tr", "⟦Günlük kart⟧"),
      MarkedText("en-US", "⟦Weekly⟧ gems"),
    ]) func lengths(_ text: MarkedText)
  { text.catalog().expectMarks(of: "time-limited-consumable") }

  @Test(
    "what is deleted for good, or locked and unlocked, is nothing that customers keep",
    arguments: [
      MarkedText("en-US", "Delete a castle permanently"), MarkedText("en-US", "Lock/unlock a gate"),
      MarkedText("es-ES", "Enlace permanente del clan"), MarkedText("it", "Fonde tutti i livelli"),
      MarkedText("pt-PT", "Ligação permanente do clã"), MarkedText("ru", "Открыть все файлы"),
      MarkedText("fi", "Avaa jokainen kansio"), MarkedText("pl", "Zablokuj/odblokuj bramę"),
      MarkedText("cs", "Natrvalo odstranit hrad"), MarkedText("tr", "Kilidi aç/kapat"),
      MarkedText("en-US", "⟦Unlock⟧ every castle"), MarkedText("es-ES", "Acceso ⟦permanente⟧"),
      MarkedText("it", "⟦Tutti i livelli⟧"), MarkedText("ru", "⟦Открыть все⟧ уровни"),
    ]) func kept(_ text: MarkedText)
  { text.catalog().expectMarks(of: "unlock-as-consumable") }

  @Test(
    "a title, a name and a placeholder may be what a text speaks of",
    arguments: [
      MarkedText("en-US", "Placeholder account of a guild"), MarkedText("nl-NL", "Een lied dat geen titel heeft"),
      MarkedText("ru", "Это название уже занято"), MarkedText("el", "Λείπει το όνομα χρήστη"),
      MarkedText("fi", "Pelaajan nimi puuttuu"), MarkedText("hu", "Rugalmas helykitöltő"),
      MarkedText("it", "Testo da inserire in un cartello"), MarkedText("en-US", "⟦Placeholder⟧ text"),
      MarkedText("nl-NL", "⟦Geen titel⟧"), MarkedText("ru", "⟦Это название⟧"), MarkedText("el", "⟦Λείπει το όνομα⟧"),
    ]) func placeholders(_ text: MarkedText)
  { text.catalog().expectMarks(of: "placeholder-text") }

  @Test(
    "tests that something is put to, and tests in longer texts, are accepted",
    arguments: [
      MarkedText("en-US", "Spam test of the robot"), MarkedText("pl", "Test mikrofonu"),
      MarkedText("pt-BR", "Teste de microfone"), MarkedText("ro", "Test de sunet pentru robot"),
      MarkedText("en-US", "The robot runs a test before it leaves the base"), MarkedText("en-US", "⟦Test⟧ hat"),
      MarkedText("ru", "⟦Тест⟧ шляпы"),
    ]) func tests(_ text: MarkedText)
  { text.catalog().expectMarks(of: "test-wording") }

  @Test(
    "words that only resemble an insult are accepted",
    arguments: [
      MarkedText("nl-NL", "Anti-flikker"), MarkedText("pl", "Zdjęcia w formacie CIPA"),
      MarkedText("no", "Boka som denne sangen hører til"),
    ]) func resemblances(_ text: MarkedText)
  { text.catalog().expectMarks(of: "profanity") }
}
