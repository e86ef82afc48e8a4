import Foundation
import Testing

@Suite("The localization view of list") struct CoverageTests {
  private static let catalog = """
    catalog: 1
    app:
      bundleID: com.example.game
      primaryLocale: en-US
      locales: [en-US, ja]
    products:
      sword:
        type: non-consumable
        localizations:
          en-US: {title: Sword of Dawn, description: A blade that shines in the dark.}
          ja-JP: {title: 暁の剣, description: 暗闇で輝く剣です。}
      shield:
        type: non-consumable
        localizations:
          en-US: {title: Shield, description: "A shield that keeps every arrow, spear and curse away from its bearer."}
          ja: {title: 盾}
      cloak:
        type: non-consumable
        localizations:
          de-DE: {title: Umhang, description: Ein Umhang aus Nebel.}
    subscriptionGroups:
      club:
        localizations: {en-US: {title: Club}}

    """

  @Test("has columns for twice as many locales as the store has, and says how many there are") func limit() async throws
  {
    let folder = try TemporaryFolder()
    let codes = (0..<150).map { "xx-\($0)" }.joined(separator: ", ")
    let path = try folder.write(
      Self.catalog.replacing("locales: [en-US, ja]", with: "locales: [en-US, ja, \(codes)]"), to: "catalog.yml")
    let list = await CommandRun("list", "--coverage", path)
    #expect(list.output.contains("xx-97") && !list.output.contains("xx-98"), "\(list.output)")
    #expect(list.errors.contains("53 further locales are not shown"), "\(list.errors)")
    let page = await CommandRun("lint", path, "--format", "html")
    #expect(page.output.contains("100 of 153 locales"))
  }

  @Test("prints a line per product, a column per locale, and a legend") func table() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.catalog, to: "catalog.yml")
    let run = await CommandRun("list", "--coverage", path)
    #expect(run.status == 0)
    #expect(
      run.output == """
        PRODUCT ID               en-US  ja    de-DE
        com.example.game.sword   ✓      ✓     –
        com.example.game.shield  !      ~     –
        com.example.game.cloak   –      –     ✓
        group club               ✓      –     –
        complete                 50 %   25 %  25 %

        ✓ complete   ! too long   ~ title or description missing   – missing

        """)
  }

  @Test("has the state of each locale in JSON") func json() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.catalog, to: "catalog.yml")
    let run = await CommandRun("list", "--coverage", path, "--format", "json")
    let rows = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    #expect(rows[1]["locales"] as? [String: String] == ["en-US": "tooLong", "ja": "incomplete", "de-DE": "missing"])
    #expect(rows[3]["group"] as? String == "club")
  }

  @Test("uses the limits of the configuration") func profile() async throws {
    let folder = try TemporaryFolder()
    let text = Self.catalog.replacingOccurrences(
      of: "A blade that shines in the dark.", with: "A blade that shines in the dark and at noon as well.")
    let path = try folder.write(text, to: "catalog.yml")
    #expect(await CommandRun("list", "--coverage", path).output.contains("sword   ✓      ✓"))
    try folder.write("profile: before2023\n", to: ".shopkeeper.yml")
    #expect(await CommandRun("list", "--coverage", path).output.contains("sword   !      ✓"))
  }

  @Test("rejects the coverage of IDs") func ids() async {
    let run = await CommandRun("list", "--coverage", "--format", "ids", Samples.catalog("GoldRush"))
    #expect(run.status == 2)
  }
}
