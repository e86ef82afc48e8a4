import Testing

@Suite("Language-specific text is in the file of its language") struct LanguageTests {
  static let files: [String] = modules.flatMap { (try? Repository.swiftFiles(below: "Sources/\($0)")) ?? [] }.filter {
    path in !tables.contains { path.hasPrefix("Sources/\($0)") }
  }

  static let modules = [
    "CatalogLint", "TextReading", "CatalogModel", "CatalogFormats", "CatalogEditing", "AppStoreConnect", "SourceSyntax",
  ]

  /// Words by language: those of texts, and those of tables, whose headings and cells are in any language; and a table
  /// of characters.
  static let tables = [
    "TextReading/Languages/", "CatalogFormats/Native/Table/", "CatalogFormats/Pricing/",
    "CatalogFormats/Core/FullCatalog.swift", "CatalogLint/Rules/Localization/HanVariantTable.swift",
  ]

  @Test("no rule and no part of an engine has a letter that is not ASCII", arguments: files) func letters(
    _ path: String
  ) throws {
    var isDocumentation = false
    for line in try Repository.text(path).split(separator: "\n") {
      let isMember = line.hasPrefix("  ") && !line.hasPrefix("   ")
      if isMember { isDocumentation = false }
      // The description of a rule is its documentation, and its examples may be in any language.
      if ["static let description =", "static let examples =", "= WordRule("].contains(where: line.contains) {
        isDocumentation = true
      }
      if isDocumentation { continue }
      let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
      let letters = code.unicodeScalars.filter { $0.properties.isAlphabetic && !$0.isASCII && $0 != "ℹ" }.map(
        String.init)
      #expect(letters.isEmpty, "\(letters) in \(line)")
    }
  }

  @Test("every language's file is listed") func listed() throws {
    let names = try Repository.swiftFiles(below: "Sources/TextReading/Languages").flatMap {
      try Repository.text($0).matches(of: /static let (\w+) = Language\(/).map(\.1)
    }
    let list = try Repository.text("Sources/TextReading/Languages/Language.swift")
    for name in names where name != "signs" { #expect(list.contains(".\(name),"), "\(name)") }
    #expect(names.count > 40)
  }
}
