import AppStoreReference
import Basics
import Foundation
import Testing

@testable import ShopkeeperCommands

@Suite("shopkeeper facts") struct FactsCommandTests {
  @Test("lists every fact in lines that fit a terminal") func table() async {
    let run = await CommandRun("facts")
    #expect(run.status == 0)
    for fact in Facts.all { #expect(run.output.contains("\n\(fact.id) "), "\(fact.id)") }
    #expect(!run.output.contains("…"))
    for line in run.lines { #expect(line.count <= 80, "\(line)") }
    #expect(run.output.contains("contested"))
  }

  @Test(
    "shows a topic, a fact, or what a rule rests on",
    arguments: [
      ("images", "promotional-image.size: 1024 × 1024 pixels"), ("title.length", "contradicted by"),
      ("title-length", "title.length: 2 to 35 characters"), ("invalid-product-id", "product-id.hyphen: no"),
      ("free-wording", "free-wording also rests on\n  App Review Guidelines 2.3.1(a)"),
    ]) func chosen(_ topic: String, _ expected: String) async
  {
    let run = await CommandRun("facts", topic)
    #expect(run.status == 0)
    #expect(run.output.contains(expected), "\(run.output)")
  }

  @Test("shows who says it, the address, and both dates") func details() async {
    let run = await CommandRun("facts", "products.per-app")
    #expect(
      run.output == """
        products.per-app: 10,000 products
          the products that one app may have
          App Store Connect Help, Overview for configuring in-app purchases
            https://developer.apple.com/help/app-store-connect/configure-in-app-purchase-settings/overview-for-configuring-in-app-purchases
            Apple; read on 2026-11-21, dated 2026-09-20

        """)
  }

  @Test(
    "refuses an unknown topic, with the nearest one",
    arguments: [("title.lenght", "title.length"), ("offer", "offers"), ("title-lenght", "title-length")]) func unknown(
      _ topic: String, _ nearest: String
    ) async
  {
    let run = await CommandRun("facts", topic)
    #expect(run.status == 2)
    #expect(run.errors.contains("did you mean \"\(nearest)\"?"), "\(run.errors)")
  }

  @Test("the JSON has every field, with null where nothing is known") func json() async throws {
    let run = await CommandRun("facts", "--format", "json")
    let facts = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    #expect(facts.compactMap { $0["id"] as? String } == Facts.all.map(\.id))
    let keys: Set<String> = [
      "id", "topic", "meaning", "value", "unit", "minimum", "maximum", "source", "contradictedBy", "rules", "stale",
    ]
    for fact in facts {
      #expect(Set(fact.keys) == keys)
      let source = try #require(fact["source"] as? [String: Any])
      #expect(Set(source.keys) == ["key", "title", "url", "dateRead", "pageDate", "certainty", "note"])
    }
    let title = try #require(facts.first { $0["id"] as? String == "title.length" })
    #expect(title["maximum"] as? Int == 35)
    #expect(title["rules"] as? [String] == ["missing-text", "title-length"].sorted())
  }

  @Test("an age that is not one is refused", arguments: ["180", "d", "1x", "", "1.5y"]) func ages(_ age: String) async {
    let run = await CommandRun("facts", "--older-than", age)
    #expect(run.status == 2)
    #expect(run.errors.contains("expected an age such as 180d, 26w, 6m or 1y"))
  }

  @Test(
    "a check warns of a newer revision of the guidelines than the one that was read",
    arguments: [
      (["facts", "--check"], "2.3.1(a), 2.3.2"), (["facts", "--check", "free-wording"], "older one: 2.3.1(a)\n"),
      (["facts", "--check", "5.3.3"], "older one: 5.3.3\n"), (["facts", "--check", "2.5.19"], nil),
      (["facts", "--check", "title.length"], nil), (["facts", "free-wording"], nil),
    ]) func revision(_ arguments: [String], _ warning: String?) async
  {
    let run = await CommandRun(arguments)
    #expect(run.errors.contains("a revision of 2026-10-16") == (warning != nil), "\(run.errors)")
    #expect(warning.map(run.errors.contains) ?? true, "\(run.errors)")
  }

  @Test("sources that were read long enough ago are stale") func stale() throws {
    let facts = FactSelection()
    let read = try #require(CalendarDate(year: 2026, month: 11, day: 21))
    let later = try #require(CalendarDate(daysSince1970: read.daysSince1970 + 366))
    #expect(!FactListing(facts, staleOnly: true, today: read).isStale)
    #expect(FactListing(facts, staleOnly: true, today: later).isStale)
    #expect(FactListing(facts, staleOnly: true, today: later).text(width: 80).contains("READ"))
    let age = try #require(FactAge("2y"))
    let fresh = FactListing(facts, olderThan: age, staleOnly: true, today: later)
    #expect(!fresh.isStale && fresh.facts.isEmpty)
    #expect(fresh.text(width: 80) == "no source was read more than 2 years ago\n")
  }

  @Test(
    "a source is stale on the day after its age is over",
    arguments: [("180d", "2027-05-20"), ("26w", "2027-05-22"), ("6m", "2027-05-21"), ("1y", "2027-11-21")]) func limits(
      _ text: String, _ last: String
    ) throws
  {
    let age = try #require(FactAge(text))
    let day = try #require(CalendarDate(last))
    let next = try #require(CalendarDate(daysSince1970: day.daysSince1970 + 1))
    let selection = try #require(FactSelection("products.per-app"))
    #expect(!FactListing(selection, olderThan: age, today: day).isStale)
    #expect(FactListing(selection, olderThan: age, today: next).isStale)
  }

  @Test("what a rule rests on apart from facts is stale as well") func staleRule() throws {
    let selection = try #require(FactSelection("free-wording"))
    let read = try #require(CalendarDate("2026-11-21"))
    let later = try #require(CalendarDate("2028-01-01"))
    let fresh = FactListing(selection, staleOnly: true, today: read)
    #expect(fresh.text(width: 80) == "no source was read more than 365 days ago\n")
    #expect(FactListing(selection, staleOnly: true, today: later).isStale)
  }

  @Test("--check fails only if something is stale") func check() async {
    let fresh = await CommandRun("facts", "--check", "--older-than", "9999y")
    #expect(fresh.status == 0)
    #expect(fresh.output == "no source was read more than 9999 years ago\n")
  }
}
