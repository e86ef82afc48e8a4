import Testing

@testable import Basics

@Suite("Paths as text") struct PathTests {
  @Test(
    "a path is given as seen from a folder",
    arguments: [
      ("/a/b/c.yml", "/a/b", "c.yml"), ("/a/b/c.yml", "/a/d/e", "../../b/c.yml"), ("/a/bc", "/a/b", "../bc"),
      ("/a", "/a", "."), ("/", "/a/b", "../.."), ("/a/./b//c", "/a/x/..", "b/c"),
      ("/e\u{301}/a", "/é/b", "../../e\u{301}/a"),
    ]) func relative(_ path: String, _ folder: String, _ seen: String)
  { #expect(Path.relative(path, to: folder).utf8.elementsEqual(seen.utf8)) }
}
