import Basics
import Foundation
import TestTools
import Testing

@Suite("Patterns of .gitignore") struct PathPatternTests {
  /// The files of each folder that patterns are tried on.
  private static let files = [
    "a", "b.storekit", "build/x", "build/deep/y", "src/build/z", "src/a", "src/b.storekit", "src/deep/a",
    "src/deep/er/b.storekit", "foo/bar/baz", "foo/x/bar/baz", "x/foo/bar/baz", "#a", "!a", "a b", "trailing ", "[a]",
    "a1", "a2", "aB", "a-", "a]", "é", "src/é", "star*name", "back\\slash", "Pods/Local/a", "deep/deep/deep/deep/a",
    "abcabcabd", ".hidden", "src/.hidden", "foo.d/bar", "bar/foo", "build.txt",
  ]

  /// The contents of `.gitignore` files, of which each is tried alone.
  private static let contents = [
    "a", "/a", "a/", "build", "build/", "/build", "/build/", "build/*", "build/**", "**/build", "**/build/",
    "*.storekit", "/*.storekit", "src/*.storekit", "src/**/*.storekit", "src/**", "src/*", "foo/**/bar", "**/foo/bar",
    "foo/bar", "/foo/*/bar", "foo/**/", "**", "*", "/*", "?", "??", "a?", "a[0-9]", "a[!0-9]", "a[^0-9]",
    "a[[:upper:]]", "a[[:digit:]-]", "a[]]", "a[]-]", "[[]a]", "a[", "a[0-", "[a-", "\\#a", "#a", "\\!a", "!a", "a b",
    "a\\ b", "trailing\\ ", "trailing ", "trailing   ", "\\[a\\]", "star\\*name", "star*name", "back\\\\slash", "a\\",
    "é", "?é", "[é]", "*\n!a", "*\n!src\n!a", "*\n!*/\n!*.storekit", "build\n!build", "/src/*\n!/src/deep",
    "Pods\n!Pods/Local", "Pods/*\n!Pods/Local", "abc*abd", "*a*b*c*d", "a*a*a*a*a*a*a*b", ".*", "**/deep/**/a",
    "deep/**/deep/a", "foo**bar", "f*/**/baz", "foo.*/", "./a", "src/", "!", "/", "//", "a//b", "  a", "\ta",
    "# comment\n\n  \nbuild\r", "\u{FEFF}build", "a/b/../a", "*.[sS]*", "[]", "[!]", "[a-c-e]1", "[c-a]1", "a[\\]]",
    "a[[:nothing:]]", "foo/***/baz", "src/**/a", "build.*", "bui?d/",
  ]

  private static func paths(below folder: URL) throws -> [String] {
    let found = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return found.filter { !$0.hasSuffix(".gitignore") }
  }

  @Test("they leave out what git leaves out") func git() throws {
    let top = FileManager.default.temporaryDirectory.appending(path: "shopkeeper-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: top) }
    for (index, text) in Self.contents.enumerated() {
      for file in Self.files {
        let path = top.appending(path: "\(index)/\(file)")
        try FileManager.default.createDirectory(at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: path)
      }
      try Data(text.utf8).write(to: top.appending(path: "\(index)/.gitignore"))
    }
    #expect(try Self.git(["init", "-q"], in: top) != nil)
    let listing = try #require(try Self.git(["ls-files", "--others", "--exclude-standard", "-z"], in: top))
    let kept = Set(listing.split(separator: "\0").map(String.init))
    for (index, text) in Self.contents.enumerated() {
      let folder = AbsolutePath(top.path).appending("\(index)")
      var ignored = IgnoredPaths()
      ignored.add(IgnoredPaths.patterns(in: top.appending(path: "\(index)/.gitignore").path), of: folder)
      for file in Self.files {
        var path = folder
        var isLeftOut = false
        let names = file.split(separator: "/").map(String.init)
        for (depth, name) in names.enumerated() where !isLeftOut {
          path = path.appending(name)
          isLeftOut = ignored.decision(on: path, isFolder: depth + 1 < names.count) ?? false
        }
        #expect(isLeftOut == !kept.contains("\(index)/\(file)"), "\(text.debugDescription) on \(file)")
      }
    }
  }

  /// The output of git; nil when it fails.
  private static func git(_ arguments: [String], in folder: URL) throws -> String? {
    let outcome = try Subprocess.run(
      "git", ["-C", folder.path, "-c", "core.excludesFile=/dev/null"] + arguments,
      without: ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"])
    guard let outcome, outcome.status == 0 else { return nil }
    return String(decoding: outcome.output, as: UTF8.self)
  }

  @Test("a pattern of many asterisks takes no time") func asterisks() throws {
    let pattern = try #require(PathPattern(String(repeating: "*a", count: 200) + "b"))
    let name = [UInt8](repeating: UInt8(ascii: "a"), count: 5_000)
    let took = processorTime { #expect(!pattern.matches([name], isFolder: false)) }
    #expect(took < .seconds(20))
  }

  @Test(
    "a pattern with long sets is read once, and then takes no more time than others",
    arguments: [("b", 250_000), ("[:", 125_000)])
  func longSets(part: String, count: Int) throws {
    let text = "*[\(String(repeating: part, count: count))]c"
    let name = [UInt8](repeating: UInt8(ascii: "a"), count: 200)
    let took = processorTime {
      let pattern = PathPattern(text)
      for _ in 0..<200 { #expect(pattern?.matches([name], isFolder: false) == false) }
    }
    #expect(took < .seconds(20))
  }

  @Test("a pattern without anything special is a path") func literals() {
    #expect(PathPattern("shop/catalog.yml", isAnchored: true)?.literal == "shop/catalog.yml")
    #expect(PathPattern("catalog.yml", isAnchored: true)?.literal == "catalog.yml")
    #expect(PathPattern("**/catalog.yml", isAnchored: true)?.literal == nil)
    #expect(PathPattern("!catalog.yml", isAnchored: true)?.literal == nil)
  }
}
