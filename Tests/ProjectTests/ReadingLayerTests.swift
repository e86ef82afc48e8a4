import Testing

@Suite("What reads texts depends in one direction") struct ReadingLayerTests {
  /// The folders of the linter that read texts, and those of them that each one builds on.
  static let folders: [(name: String, below: Set<String>)] = [
    ("Letters", []), ("Languages", ["Letters"]), ("Wording", ["Letters", "Languages"]),
    ("Amounts", ["Letters", "Languages"]),
  ]

  /// The types that the files of a folder declare.
  private static func types(in folder: String) throws -> Set<String> {
    var types: Set<String> = []
    for path in try Repository.swiftFiles(below: "Sources/CatalogLint/\(folder)") {
      let declaration = /^(?:public |package |final |private )*(?:struct|enum|class|protocol) (\w+)/
        .anchorsMatchLineEndings()
      types.formUnion(try Repository.text(path).matches(of: declaration).map { String($0.1) })
    }
    return types
  }

  @Test("no folder uses a type of one that builds on it", arguments: folders.map(\.name)) func direction(
    _ folder: String
  )
    throws
  {
    let below = Self.folders.first { $0.name == folder }?.below ?? []
    let own = try Self.types(in: folder)
    #expect(!own.isEmpty)
    let others = try Set(Self.folders.map(\.name)).subtracting(below).subtracting([folder]).reduce(into: Set<String>())
    {
      $0.formUnion(try Self.types(in: $1))
    }.union(try Self.types(in: "Engine")).union(try Self.types(in: "Rules"))
    for path in try Repository.swiftFiles(below: "Sources/CatalogLint/\(folder)") {
      var isText = false
      for line in try Repository.text(path).split(separator: "\n") {
        let isQuote = line.contains(#"""""#)
        defer { if isQuote { isText.toggle() } }
        if isText || isQuote { continue }
        let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
        let used = Set(code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)).intersection(others)
        #expect(used.isEmpty, "\(path) uses \(used.sorted())")
      }
    }
  }
}
