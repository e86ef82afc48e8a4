import CatalogFormats
import CatalogModel
import SourceSyntax
import TestTools
import Testing

@testable import ForeignFormats

@Suite("The privacy policy in a StoreKit configuration") struct StoreKitPolicyTests {
  private func file(_ policies: String) -> SourceFile {
    let text = """
      {"appPolicies": {"eula": "", "policies": [\(policies)]}, "identifier": "A1", "nonRenewingSubscriptions": [],
      "products": [], "settings": {"_locale": "en_US", "_storefront": "USA"}, "subscriptionGroups": [],
      "version": {"major": 4, "minor": 0}}
      """
    return SourceFile(name: "a.storekit", bytes: Array(text.utf8))
  }

  private static let first = #"{"locale": "en_US", "policyText": "", "policyURL": "https://example.com/p"}"#
  private static let same = #"{"locale": "ja", "policyText": "", "policyURL": "https://example.com/p"}"#
  private static let other = #"{"locale": "ja", "policyText": "", "policyURL": "https://example.jp/p"}"#
  private static let insecure = #"{"locale": "en_US", "policyText": "", "policyURL": "http://example.com/p"}"#

  @Test(
    "is the address that all locales share",
    arguments: [
      ("", nil), (first, "https://example.com/p"), ("\(first), \(same)", "https://example.com/p"),
      ("\(first), \(other)", nil), (insecure, nil),
    ] as [(String, String?)]) func reading(policies: String, address: String?)
  {
    let document = StoreKitDecoder.read(ParsedFile(file(policies)))
    #expect(document.catalog.app.privacyURL == address)
    let isKept = document.leftovers.contains { $0.message.contains("privacy polic") }
    #expect(isKept == (address == nil && !policies.isEmpty), "what a catalog can't hold is named")
  }

  @Test("is written to each locale, and to a file without one", arguments: ["", first, "\(first), \(other)"])
  func writing(policies: String) throws {
    let base = file(policies)
    var catalog = StoreKitDecoder.read(ParsedFile(base)).catalog
    catalog.app.privacyURL = "https://example.org/new"
    let result = try #require(StoreKitEncoder.update(catalog, over: base))
    let read = StoreKitDecoder.read(ParsedFile(SourceFile(name: "b.storekit", bytes: result.bytes))).catalog
    #expect(read.app.privacyURL == "https://example.org/new")
  }
}
