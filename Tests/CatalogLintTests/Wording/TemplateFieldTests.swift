import Testing

@Suite("Template fields left in a text") struct TemplateFieldTests {
  private func fields(_ text: String) -> [String] {
    foundWords(text, language: "en").filter { $0.category == "placeholder" }.map(\.text)
  }

  @Test(
    "a field is found as a whole",
    arguments: [
      ("{quantity} coins", ["{quantity}"]), ("{{name}} pack", ["{{name}}"]), ("{ price }", ["{ price }"]),
      ("Gems for {price only", ["{price"]), ("{{quantity} gems", ["{{quantity}"]), ("Gems: {quantity", ["{quantity"]),
      ("{} gems", ["{}"]), ("{0} gems", ["{0}"]), ("{数量}", ["{数量}"]), ("Adds %@ gems", ["%@"]), ("%d gems", ["%d"]),
      ("%lld gems", ["%lld"]), ("%.2f", ["%.2f"]), ("%1$s of %2$@", ["%1$s", "%2$@"]), ("${amount}", ["${amount}"]),
      ("$(AMOUNT)", ["$(AMOUNT)"]), ("%{count}", ["%{count}"]), ("<product name>", ["<product name>"]),
      ("<NAME>", ["<NAME>"]),
    ] as [(String, [String])]) func found(text: String, expected: [String])
  { #expect(fields(text) == expected) }

  @Test(
    "text that only resembles a field is not one",
    arguments: [
      "50% discount", "100 %d'or", "50%", "20% sale", "100%discount", "I <3 cats", "a < b > c", "$5 pack", "US$(5)",
      "{Limited edition set}", "{open", "close}", "{priceless", "{period drama}", "<b>bold</b>", "<strong>x</strong>",
      "%", "$", "{", "<", "<>", "%%", "5%s",
    ]) func innocent(text: String)
  { #expect(fields(text) == []) }
}
