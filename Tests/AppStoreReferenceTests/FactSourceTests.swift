import Basics
import Foundation
import Testing

@testable import AppStoreReference

@Suite("The registry of sources") struct FactSourceTests {
  @Test("keys are unique and well-formed") func keys() {
    #expect(Set(FactSource.all.map(\.key)).count == FactSource.all.count)
    for source in FactSource.all {
      #expect(source.key.wholeMatch(of: /[a-z0-9-]+(\.[a-z0-9()-]+)+/) != nil, "\(source.key)")
    }
  }

  @Test("a source has a title, the day it was read, and a date of the page that exists") func dates() {
    for source in FactSource.all {
      #expect(!source.title.isEmpty)
      #expect(CalendarDate(source.dateRead) != nil, "\(source.key)")
      guard let date = source.pageDate else { continue }
      let full = date + "-01-01".dropFirst(date.utf8.count - 4)
      #expect([4, 7, 10].contains(date.utf8.count), "\(source.key)")
      #expect(CalendarDate(full) != nil, "\(source.key)")
      #expect(date <= source.dateRead, "\(source.key) was read before it was written")
    }
  }

  @Test("what is said to be Apple's has an address of Apple's") func apple() throws {
    for source in FactSource.all where source.certainty == .apple {
      let host = try #require(source.url.flatMap(URL.init)?.host(), "\(source.key)")
      #expect(host == "apple.com" || host.hasSuffix(".apple.com"), "\(source.key)")
    }
  }

  @Test("addresses are web addresses") func addresses() {
    for url in FactSource.all.compactMap(\.url) {
      #expect(url.hasPrefix("https://") && URL(string: url) != nil, "\(url)")
    }
  }

  @Test("other stores, other linters and this project's format are not called Apple's") func origins() {
    #expect(FactSource.googlePlayProducts.certainty == .otherStore)
    #expect(FactSource.linters.certainty == .practice)
    #expect(FactSource.catalogFormat.certainty == .project)
    #expect(FactSource.hyphenRefused.certainty == .thirdParty)
  }

  @Test("every source that is declared is in the list") func complete() throws {
    let listed = Set(FactSource.all)
    var declared = 0
    for file in ["FactSources", "ReviewGuideline"] {
      let text = try Sources.text("Facts/\(file).swift")
      declared += text.matches(of: /public static let \w+ = \w+\(/).count
    }
    #expect(declared == FactSource.all.count)
    #expect(listed.count == FactSource.all.count)
  }

  @Test("every source with a name is in the table") func named() throws {
    let keys = Set(FactSource.all.map(\.key))
    let named = try Sources.text("Facts/FactSources.swift").matches(of: /= row\("([^"]+)"\)/).map { String($0.1) }
    #expect(named.count > 50)
    #expect(named.filter { !keys.contains($0) } == [])
  }

  @Test("a source prints as one line") func printed() {
    let source = FactSource(
      "a.b", "App Store Connect Help", url: "https://example.com", page: "2026-02-02", read: "2026-11-21", .apple,
      note: "one of two pages")
    #expect("\(source)" == "App Store Connect Help (Apple, 2026-02-02) <https://example.com>; one of two pages")
    #expect(
      FactSource("a.c", "hearsay", read: "2026-11-21", .unconfirmed).description == "hearsay (unconfirmed, 2026-11-21)")
  }
}

/// The sources of the module under test.
enum Sources {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/AppStoreReference")

  static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }
}
