import Foundation
import Testing

@Suite("What it withstands") struct PromiseTests {
  @Test("is tested by tests that exist, in each line of the page that names one") func names() throws {
    let page = try Repository.text("Sources/Shopkeeper/Shopkeeper.docc/WhatItWithstands.md")
    let tests = try Repository.swiftFiles(below: "Tests").map { try Repository.text($0) }
    var checked = 0
    for line in page.split(separator: "\n") where line.hasPrefix("| ") {
      var suite = ""
      for name in line.matches(of: /`([A-Z][A-Za-z0-9]*Tests)?(?:\.([a-z][A-Za-z0-9]*))?`/) {
        if let new = name.1 { suite = String(new) }
        guard !suite.isEmpty else { continue }
        let sources = tests.filter { $0.contains("struct \(suite) ") || $0.contains("extension \(suite) ") }
        #expect(!sources.isEmpty, "\(suite)")
        if let function = name.2 {
          #expect(sources.contains { $0.contains("func \(function)(") }, "\(suite).\(function)")
        }
        checked += 1
      }
    }
    #expect(checked > 30)
  }
}
