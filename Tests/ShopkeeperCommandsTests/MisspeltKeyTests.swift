import Foundation
import Testing

@Suite("A misspelt key") struct MisspeltKeyTests {
  /// Without a finding.
  private static let catalog =
    Samples.small.replacing(
      "restoreNote:", with: "terms: standard\n  privacyURL: https://example.com/privacy\n  restoreNote:") + """
      subscriptionGroups:
        vip:
          referenceName: VIP
          localizations:
            en-US: {title: Club}
          products:
            vip.monthly:
              referenceName: VIP monthly
              period: 1 month
              level: 1
              price: {USD: 4.99}
              localizations:
                en-US: {title: Club Pass, description: Opens the club for a month.}
              review: {notes: Home › Shop}
              ignore: [{rule: missing-screenshot, reason: a test}]

      """

  @Test("the catalog is clean when it is spelt well") func clean() async throws {
    let folder = try TemporaryFolder()
    let run = await CommandRun("lint", try folder.write(Self.catalog, to: "catalog.yml"))
    #expect(run.output == "no findings in 2 products (1 file)\n", "\(run.output)")
  }

  @Test(
    "brings one error, and nothing that follows from it",
    arguments: [
      ("bundleID:", "bundelID:"), ("primaryLocale:", "primaryLocal:"), ("app:", "ap:"), ("currencies:", "curencies:"),
      ("products:\n  coins400", "produts:\n  coins400"), ("type:", "tpye:"),
      ("referenceName: 400", "refrenceName: 400"), ("price: {tier", "prcie: {tier"), ("tier:", "teir:"),
      ("grants:", "grant:"), ("localizations:\n      en-US: {title: 400", "localisations:\n      en-US: {title: 400"),
      ("title: 400", "titel: 400"), ("description: Adds", "descripton: Adds"), ("review:", "reviews:"),
      ("notes:", "note:"), ("subscriptionGroups:", "subscriptionGroup:"),
      ("    products:\n      vip", "    product:\n      vip"), ("period:", "peroid:"), ("level:", "levle:"),
      ("USD:", "UDS:"),
    ]) func once(_ right: String, _ wrong: String) async throws
  {
    let folder = try TemporaryFolder()
    guard let place = Self.catalog.range(of: right) else {
      Issue.record("no \(right)")
      return
    }
    let text = Self.catalog.replacingCharacters(in: place, with: wrong)
    let run = await CommandRun("lint", try folder.write(text, to: "catalog.yml"), "-f", "concise")
    #expect(run.status == 1)
    #expect(run.lines.count == 2, "\(run.output)")
    #expect(run.output.contains("did you mean"), "\(run.output)")
  }

  @Test("what it holds is checked, and two spellings of a key are not merged") func values() async throws {
    let folder = try TemporaryFolder()
    let long = Self.catalog.replacing("title: 400 Gold Coins", with: "titel: 400 Gold €5")
    let run = await CommandRun("lint", try folder.write(long, to: "catalog.yml"), "--only", "price-in-title")
    #expect(run.output.contains("[price-in-title]"), "\(run.output)")
    let both = Self.catalog.replacing("price: {tier: 6}", with: "price: {tier: 6}\n    prcie: {tier: 7}")
    let twice = await CommandRun("lint", try folder.write(both, to: "catalog.yml"), "-f", "concise")
    #expect(twice.lines.count == 2, "\(twice.output)")
  }

  @Test("is not part of the catalog for an edit") func edits() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.catalog.replacing("price: {tier", with: "prcie: {tier"), to: "catalog.yml")
    _ = await CommandRun("set", path, "coins400", "price.USD=4.99")
    let text = try folder.text("catalog.yml")
    #expect(text.contains("prcie: {tier: 6}"), "\(text)")
  }
}
