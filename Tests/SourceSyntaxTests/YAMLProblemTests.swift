import SourceSyntax
import Testing

@Suite("YAML problems") struct YAMLProblemTests {
  @Test(
    "A usual mistake is named at its place, with what to do",
    arguments: [
      ("ä: b: c", "1:5 unexpected \":\"; put the text in quotes"),
      ("a: 1\n  金: 2", "2:4 unexpected \":\"; check the indentation of this line and of those " + "before it"),
      ("金:\n\tb: 1", "2:1 tabs cannot indent YAML; use spaces"),
      ("a:\n  - x\n\t- y", "3:1 tabs cannot indent YAML; use spaces"),
      ("a: |\n  x\n\ty", "3:1 tabs cannot indent YAML; use spaces"),
      ("ä: @x", "1:4 text cannot begin with \"@\"; put it in quotes"),
      ("a: `x", "1:4 text cannot begin with \"`\"; put it in quotes"),
      ("a: 20% off\nb: %x", "2:4 text cannot begin with \"%\"; put it in quotes"),
      ("a:\n  b: 1\n 金: 2", "3:2 expected a key, indented like the others of its mapping, found \"金\""),
      ("a:\n- b\n c: 1", "3:3 unexpected \":\"; check the indentation of this line and of those " + "before it"),
      ("a: 1\nfoo\nb: 2", "2:1 expected \":\" after the key \"foo\", on the same line and within 1024 characters"),
      ("a: 'it's'", "1:8 unexpected \"s\" after the closing quote; a quote within the text is written \"''\""),
      ("a: \"\\q\"", "1:5 unknown escape \"\\q\"; write a backslash as \"\\\\\", or use single quotes"),
      (
        "a: \"\\ud83d\"",
        "1:5 the escape \"\\ud83d\" is not a character; write the character itself, or \"\\U\" "
          + "and its eight digits"
      ), ("?\n: 2", "1:2 the key is missing"), ("a: - b", "1:4 unexpected \"-\"; a list starts on a line of its own"),
      ("a: *", "1:4 anchors and aliases are not supported; put text that starts like this in quotes"),
      ("a: 1\n---\nb: 2", "2:1 only one document is allowed in a file"),
      ("a: 1\n...\nb: 2", "3:1 unexpected text after the end of the document; check the " + "indentation"),
      ("[a]\n金", "2:1 unexpected text after the end of the document; check the indentation"),
      ("%TAG ! x\n---\na", "1:1 directives other than \"%YAML\" are not supported"),
      ("%YAML 1.1\n%YAML 1.1\n---\na", "2:1 a second \"%YAML\" directive"),
      ("%YAML 2.0\n---\na", "1:1 expected \"%YAML 1.1\" or \"%YAML 1.2\""),
    ]) func mistake(text: String, problem: String)
  { for mark in ["", "\u{FEFF}"] { #expect(SyntaxTree.yaml(mark + text).problems == [problem]) } }

  @Test(
    "What YAML would share or type is refused where it stands",
    arguments: [
      ("金: &x 1", "1:4 anchors are not supported; write the value out where it is needed", "&x"),
      ("金: &x\n  b: 1", "1:4 anchors are not supported; write the value out where it is needed", "&x"),
      ("金: *x", "1:4 aliases are not supported; write the value out", "*x"),
      ("金: !!str 1", "1:4 tags are not supported; every value is read as text", "!!str"),
      ("金: !x [1]", "1:4 tags are not supported; every value is read as text", "!x"),
      ("<<: {a: 1}", "1:1 merge keys are not supported; write the values out", "<<"),
    ]) func refused(text: String, problem: String, marked: String) throws
  {
    let tree = SyntaxTree.yaml(text)
    #expect(tree.problems == [problem])
    let range = try #require(tree.diagnostics.first).range
    #expect(tree.source.text(in: range) == marked)
  }

  @Test("A quoted \"<<\" is a key like any other") func quotedMergeKey() {
    #expect(SyntaxTree.yaml("'<<': 1").problems == [])
  }

  @Test("Finds the node itself after an anchor and a tag") func properties() throws {
    let tree = SyntaxTree.yaml("a: &x !y \"金\"\nb: &z {c: 1}\n")
    #expect(tree.diagnostics.count == 3)
    let root = try #require(tree.root)
    #expect(root.value(forKey: "a")?.written == "\"金\"")
    #expect(root.value(forKey: "b")?.written == "{c: 1}")
  }

  @Test(
    "What is not closed names where it was opened",
    arguments: [
      ("金: \"abc\nb: 2\n", "the quote is not closed", "\""), ("金: 'abc\nb: 2\n", "the quote is not closed", "'"),
      ("金: [1, 2\n", "the \"[\" is not closed", "["), ("金: {a: 1\n", "the \"{\" is not closed", "{"),
      ("金: [1, 2}\n", "expected \",\" or \"]\", found \"}\"", "["),
    ]) func unclosed(text: String, message: String, opening: String) throws
  {
    let tree = SyntaxTree.yaml(text)
    let problem = try #require(tree.diagnostics.first)
    #expect(problem.message == message)
    let related = try #require(problem.related.first)
    #expect(related.message == "opened here")
    #expect(related.range.start == 5)
    #expect(tree.source.text(in: related.range) == opening)
  }

  @Test("A duplicate key is an error that refers to the first, however it is quoted") func duplicateKeys() throws {
    let tree = SyntaxTree.yaml("金: 1\nb: {x: 1, x: 2}\n\"金\": 3\n'b': 4\n")
    #expect(tree.problems == ["2:11 duplicate key \"x\"", "3:1 duplicate key \"金\"", "4:1 duplicate key \"b\""])
    #expect(tree.diagnostics[1].related == [.init("first written here", at: .init(start: 0, end: 3))])
    #expect(tree.root?.count == 4)
  }

  @Test("Keys that are not text are errors, and their entries are kept") func containerKeys() {
    let tree = SyntaxTree.yaml("? [a]\n: 1\n{b: c}: 2\n")
    #expect(tree.problems == ["1:3 a key must be text, not a list", "3:1 a key must be text, not a mapping"])
    #expect(tree.shape == "{[a]: 1, {b: c}: 2}")
  }

  @Test("What was read before a problem is kept, with everything closed") func partial() {
    #expect(SyntaxTree.yaml("a: {b: [1, 2, c: \n").shape == "{a: {b: [1, 2, {c: }]}}")
    #expect(SyntaxTree.yaml("a: 1\nb:\n  c: 2\n d: 3\n").shape == "{a: 1, b: {c: 2}}")
  }
}
