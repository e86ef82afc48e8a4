import Foundation
import Testing

@Suite("Files for distribution") struct DistributionTests {
  @Test("the formula depends on every library that the package names for Homebrew") func formula() throws {
    let package = try Repository.text("Package.swift")
    let formula = try Repository.text(".ci/shopkeeper.rb")
    let libraries = package.matches(of: /brew: "([^"]+)"/).map { String($0.output.1) }
    #expect(libraries.count > 10)
    for library in libraries {
      let isThere = ["depends_on", "uses_from_macos"].contains { formula.contains("\($0) \"\(library)\"") }
      #expect(isThere, "\(library)")
    }
  }

  @Test("the action downloads from the tag that its documentation pins") func action() throws {
    let action = try Repository.text(".github/action.yml")
    let page = try Repository.text("Sources/Shopkeeper/Shopkeeper.docc/LintingInATeam.md")
    let pin = try #require(page.firstMatch(of: /\/\.github@v([0-9.]+)\n.*version: ([0-9.]+)/))
    #expect(pin.output.1 == pin.output.2)
    let line = try #require(action.firstMatch(of: /address=(.*)\n/)).output.1
    let address = line.replacing("$REPOSITORY", with: "a/b").replacing("$VERSION", with: pin.output.2)
    #expect(address.hasSuffix("/releases/download/v\(pin.output.2)"))
    // Giving the tag results in the same release.
    #expect(action.contains("VERSION=${VERSION#v}"))
  }
}
