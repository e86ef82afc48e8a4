import CatalogLint
import Testing

@Suite("Addresses in texts") struct AddressTests {
  private func expectMarks(_ locale: String, _ description: String) {
    TextCase("type: consumable", locale, "Title", description).expectMarks(of: "link-in-text")
  }

  @Test(
    "a web or email address is marked as a whole",
    arguments: [
      "⟦https://example.com/shop?id=1⟧", "Go to ⟦http://example.com⟧.", "(⟦www.example.org⟧)",
      "⟦example.com⟧, and more", "⟦shop.example.co.uk⟧", "⟦example.com/gems⟧!", "⟦t.me/acme⟧", "⟦discord.gg/acme⟧",
      "⟦EXAMPLE.COM⟧", "⟦4399.cn⟧", "⟦myapp://shop⟧", "⟦www.acme.vip⟧", "⟦example.com.au⟧", "mail ⟦help@example.com⟧",
      "⟦first.last+gems@mail.example.io⟧", "⟦example.de⟧ und ⟦example.fr⟧", "⟦acme.co.in⟧",
    ]) func web(text: String)
  { expectMarks("en-US", text) }

  @Test(
    "text that only has dots in it is not one",
    arguments: [
      "1.5x gold", "Version v2.0", "Mr.Gold", "9 a.m. to 5 p.m.", "500 gems.It is fun", "All levels.Pro tools.In one",
      "e.g.this", "U.S.A.", "photo.jpg", "readme.md", "Node.js", "Gems.Com", "3.14", "1.2.3", "...and more",
      "end.to end", "No.1", "St.Moritz", "@ home", "50@100", "-.com", "com", ".com", "a@b", "icon@2x", "Dr.Who",
      "50/50", "and/or", "Ch.1/Ch.2", "Gold.App",
    ]) func noWeb(text: String)
  { expectMarks("en-US", text) }

  @Test(
    "a phone number has the format of one",
    arguments: [
      "⟦+49 30 1234567⟧", "⟦+86 138 0013 8001⟧", "⟦(415) 555-0132⟧", "⟦415-555-0132⟧", "⟦415.555.0132⟧",
      "⟦1-800-555-0199⟧", "⟦01 23 45 67 89⟧", "⟦03-1234-5678⟧", "⟦010-1234-5678⟧", "⟦0120-123-456⟧", "⟦021-12345678⟧",
      "⟦400-123-4567⟧", "⟦Tel. 030 1234567⟧", "⟦hotline 8005550199⟧", "⟦138-0013-8001⟧",
    ]) func phone(text: String)
  { expectMarks("en-US", text) }

  @Test(
    "other numbers are not phone numbers",
    arguments: [
      "100,000,000 coins", "1000000000 gold", "+1000000000", "+1 000 000 000", "10 000 000 000", "1.000.000.000",
      "2024-01-15", "100-200-300", "ID 1234567890", "13800138001", "1:23:45:67:89", "12345678901234567890",
      "1000-2000-3000", "15000000000 gold", "phone 12345", "+400 +40 +4", "400+40+4000", "0.123456789", "555-0132-x",
      "2025-2026 2026-2027", "call 3 heroes",
    ]) func noPhone(text: String)
  { expectMarks("en-US", text) }

  @Test(
    "an account is next to a messenger's name",
    arguments: [
      ("zh-Hans", "加⟦QQ群12345678⟧"), ("zh-Hans", "⟦QQ：12345⟧"), ("zh-Hans", "⟦微信号: abc⟧"),
      ("zh-Hans", "⟦加微信：acme_2020⟧"), ("zh-Hans", "⟦客服电话4001234567⟧"), ("zh-Hans", "⟦手机13800138001⟧"),
      ("zh-Hant", "⟦LINE ID: acmegold⟧"), ("ja", "⟦電話03-1234-5678⟧まで"), ("ko", "⟦카카오톡 ID: acme⟧"),
      ("en-US", "⟦Telegram @acme⟧"), ("en-US", "⟦WhatsApp +1 415 555 0132⟧"), ("en-US", "⟦Discord: acme#1234⟧"),
      ("ru", "⟦Телеграм @acme⟧"), ("de-DE", "⟦Telefon 030 1234567⟧"), ("vi", "⟦Zalo: 0901234567⟧"),
      ("en-US", "Find ⟦@acme_games⟧ on Telegram"),
    ]) func accounts(locale: String, text: String)
  { expectMarks(locale, text) }

  @Test(
    "the name of a messenger alone is not an account",
    arguments: [
      ("zh-Hans", "可分享到微信和QQ"), ("zh-Hans", "QQ炫舞2024"), ("zh-Hans", "手机游戏金币100000"), ("en-US", "Telegram stickers"),
      ("en-US", "WhatsApp: 24 stickers"), ("en-US", "Line 12345678 up"), ("en-US", "Discord colours"),
      ("en-US", "Follow @acme"), ("pt-BR", "Figurinhas do WhatsApp"), ("en-US", "Phone themes"),
      ("fr-FR", "Un téléphone rose"),
    ]) func noAccounts(locale: String, text: String)
  { expectMarks(locale, text) }

  @Test("eleven digits are a mobile number only in China") func chineseMobile() {
    expectMarks("zh-Hans", "⟦13800138001⟧")
    expectMarks("zh-Hans", "15000000000金币")
    expectMarks("de-DE", "13800138001")
  }
}
