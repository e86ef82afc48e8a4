import Foundation
import Testing

/// The pictures of the chapter for people who don't write code. `RECORD=1 swift test --filter StudioPageTests` takes them.
extension StudioPageTests {
  private static let chapter = Samples.root.appending(path: "Sources/Shopkeeper/Shopkeeper.docc")

  /// A picture, what leads to it, and the words of the page that the chapter names beside it.
  struct Picture: Sendable {
    var name: String
    var height = 620
    var script: String
    var shown: String
    var words: [String]
  }

  static let pictures = [
    Picture(
      name: "studio-table", height: 760,
      script: """
        for (const key of ['ArrowDown', 'ArrowDown']) {
          document.querySelector('.grid').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        }
        """, shown: "document.querySelector('.inspector .findings .error')",
      words: [
        "Search", "Show", "Texts", "Locales", "Undo", "What would this change?", "For a translator…",
        "From a translator…",
      ]),
    Picture(
      name: "studio-product", script: "location.hash = addressOf('\(coins)')",
      shown: "document.querySelector('#text-en-US-title-findings .fix')",
      words: ["Fix:", "Why", "As customers see it", "Previous", "Next"]),
    Picture(
      name: "studio-import",
      script: """
        importTexts(new File(['id,title[ja],title[de-DE]\\ncom.example.goldrush.removeads,広告を消す,Werbefrei\\n'], 'german.csv'))
        """, shown: "document.querySelector('#import-conflicts') && document.querySelector('#accept')",
      words: ["It would change", "Write it into the catalog", "Use the file where both differ"]),
    Picture(
      name: "studio-changes", script: "document.getElementById('changes').click()",
      shown: "document.querySelector('#differences .consequence')", words: ["Compared with", "At the store:"]),
  ]

  @Test("the chapter's pictures show what the page still has", arguments: pictures) func pictured(_ picture: Picture)
    async throws
  {
    let text = try String(contentsOfFile: Samples.catalog("GoldRush") + "/catalog.yml", encoding: .utf8)
      .replacing("primaryLocale: zh-Hans", with: "primaryLocale: en-US")
      .replacing("locales: [zh-Hans, zh-Hant, en-US, ja] ", with: "locales: [en-US, ja, zh-Hans, de-DE] ")
    let page = try await StudioPage(text)
    let browser = page.browser
    try browser.resize(1100, picture.height, isDark: false)
    // A wrong number, and a change that the store doesn't forget.
    let edited = text.replacing(
      "ja: {title: 400ゴールド", with: "en-US: {title: 500 Gold Coins}\n      ja: {title: 400ゴールド"
    )
    .replacing("type: non-consumable", with: "type: consumable", maxReplacements: 1)
    #expect(edited != text)
    try page.folder.write(edited, to: "catalog/catalog.yml")
    try await browser.wait(for: "state.head.errors > 0 && state.isChecked")
    try browser.run(picture.script)
    try await browser.wait(for: picture.shown)
    let shown = try #require(browser.value("document.body.innerText") as? String)
    #expect(!shown.contains(/\b(?:null|undefined|false|NaN)\b/))
    let prose = try String(contentsOf: Self.chapter.appending(path: "Studio.md"), encoding: .utf8)
    #expect(prose.contains("](\(picture.name))"))
    for word in picture.words {
      #expect(
        shown.contains(word) && prose.contains("*\(word.hasSuffix(":") ? String(word.dropLast()) : word)"), "\(word)")
    }
    let file = Self.chapter.appending(path: "Resources/\(picture.name).png")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" { try browser.picture().write(to: file) }
    let bytes = try Data(contentsOf: file)
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) && bytes.count < 150_000)
    try page.finish()
  }
}
