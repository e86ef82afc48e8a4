import CatalogServer
import Foundation
import TestTools
import Testing

@testable import CatalogEndpoint

@Suite("Selecting products") struct OfferQueryTests {
  @Test(
    "offers what fits the client, in the order of the catalog",
    arguments: [
      ("", "gems60 gold german month"), ("platform=ios", "gems60 gold german month"),
      ("platform=IPADOS", "gems60 gold german month"), ("platform=tvos", "gems60 german month"),
      ("appVersion=1", "gems60 month"), ("appVersion=1.5.0.0", "gems60 german month"),
      ("appVersion=2.9", "gems60 german month"), ("appVersion=2.10", "gems60 gold german month"),
      ("appVersion=10", "gems60 gold german month"), ("storefront=USA", "gems60 gold month"),
      ("storefront=DEU", "gems60 gold german month"), ("storefront=at", "gems60 gold german month"),
      ("type=consumable", "gems60 german"), ("type=auto-renewable", "month"), ("tag=small", "gems60"),
      ("group=vip", "month"), ("type=consumable&storefront=USA&platform=macos", "gems60"),
    ]) func filters(_ query: String, _ items: String)
  { #expect(OfferSamples.items(query).joined(separator: " ") == items) }

  @Test("follows the schedule to the day, and lets no cache keep a list beyond it") func schedule() {
    #expect(!OfferSamples.items("").contains("winter"))
    #expect(OfferSamples.items("", now: OfferSamples.december).contains("winter"))
    #expect(!OfferSamples.items("", now: OfferSamples.january).contains("winter"))
    #expect(OfferSamples.items("", now: OfferSamples.january - 1).contains("winter"))
    let last = OfferSamples.get("/v1/apps/com.example.shop/products", now: OfferSamples.january - 60)
    #expect(last.value(of: "Cache-Control") == "public, max-age=60")
    let next = OfferSamples.get("/v1/apps/com.example.shop/products", now: OfferSamples.january)
    #expect(next.value(of: "Last-Modified") == "Fri, 01 Jan 2027 00:00:00 GMT")
    #expect(next.value(of: "ETag") != last.value(of: "ETag"))
  }

  @Test(
    "refuses unknown parameters and values, and names those that there are",
    arguments: [
      ("colour=red", "\"platform\",\"appVersion\""), ("platform=android", "\"ios\",\"ipados\""),
      ("appVersion=x", "2.1"), ("appVersion=1..2", "2.1"), ("appVersion=1.2.3.4.5", "2.1"), ("appVersion=-1", "2.1"),
      ("appVersion=", "2.1"), ("storefront=XYZ", "\"AFG\""), ("storefront=", "\"AFG\""), ("locale=%21", "language tag"),
      ("locale=", "language tag"), ("type=coin", "\"consumable\",\"non-consumable\""),
      ("tag=large", "\"featured\",\"small\""), ("group=gold", "\"vip\""), ("after=x", "number"),
      ("after=1&wait=61", "60"), ("wait=5", "after"), ("platform=ios&platform=macos", "twice"), ("=x", "\"platform\""),
      ("revision=1.0", "number"),
    ]) func refused(_ query: String, _ expected: String)
  {
    for resource in ["products", "product-ids"] {
      let response = OfferSamples.get("/v1/apps/com.example.shop/\(resource)?\(query)")
      #expect(response.status == 400)
      #expect(OfferSamples.text(response).contains(expected), "\(OfferSamples.text(response))")
    }
  }

  @Test(
    "sends the texts in the best language that there is",
    arguments: [
      ("", "", "en-US"), ("locale=de-DE", "", "de-DE"), ("locale=DE", "", "de-DE"), ("locale=de_at", "", "de-DE"),
      ("locale=zh-CN", "", "zh-Hans"), ("locale=zh-Hans-SG", "", "zh-Hans"), ("locale=fr", "", "en-US"),
      ("", "fr, de;q=0.5", "de-DE"), ("", "en-GB,en;q=0.9", "en-US"), ("", "fr;q=0, x, *", "en-US"),
      ("locale=de", "zh-Hans", "de-DE"), ("", "zh-Hans-CN", "zh-Hans"),
    ]) func languages(_ query: String, _ accepted: String, _ locale: String)
  {
    let fields = accepted.isEmpty ? [:] : ["Accept-Language": accepted]
    let response = OfferSamples.get("/v1/apps/com.example.shop/products?\(query)", fields)
    #expect(response.value(of: "Content-Language") == locale)
    #expect(OfferSamples.text(response).contains("\"locale\":\"\(locale)\""))
  }

  @Test("languages that nobody has a text in are not searched for among those of the store") func unknownLanguages() {
    let unknown = ["a", "b", "c", "d"].map { "q\($0)-" + Array(repeating: "bb", count: 10).joined(separator: "-") }
    func time(_ languages: [String]) -> Duration {
      processorTime {
        for _ in 0..<100 { #expect(LanguageRange.best(for: languages, among: ["en-US", "de-DE"]) == 0) }
      }
    }
    // The same number of subtags in a language that the store knows.
    let known = time(unknown.map { "en" + $0.dropFirst(2) })
    #expect(time(unknown) < known * 4, "\(known)")
  }

  @Test("waits only for a newer revision, and refuses another one than is served") func revisions() {
    let app = OfferSamples.app(revision: 42)
    func choice(_ parameters: [(String, String)]) -> Choice {
      app.choose(.products, SelectionRequest(parameters: parameters, now: OfferSamples.november))
    }
    if case .waiting(_, let seconds) = choice([("after", "42"), ("wait", "30")]) {
      #expect(seconds == 30)
    } else {
      Issue.record("doesn't wait")
    }
    for parameters in [[("after", "41"), ("wait", "30")], [("after", "42")], [("revision", "42")]] {
      guard case .resource(let resource) = choice(parameters) else {
        Issue.record("\(parameters) is not answered")
        continue
      }
      #expect(resource.fields == [HeaderField("Shopkeeper-Revision", "42")])
    }
    if case .problem(let problem) = choice([("revision", "41")]) {
      #expect(problem.status == 404)
    } else {
      Issue.record("serves another revision")
    }
    #expect(OfferSamples.get("/v1/apps/com.example.shop/products?after=1&wait=9").status == 200)
  }
}
