import SourceSyntax
import Testing

@Suite("JSON") struct JSONTests {
  @Test("Values keep their exact text, positions and kinds") func values() throws {
    let text = "\t{ \"金\" : [ 1.10, -0e+5, true,false ,null,\"\\u91d1\\/\" ], \"b\":{},\n\t\"c\":[] }\r\n"
    let tree = SyntaxTree.json(text)
    #expect(tree.problems == [])
    #expect(tree.shape == "{金: [1.10, -0e+5, true, false, null, 金/], b: {}, c: []}")
    let list = try #require(tree.root?.value(forKey: "金"))
    #expect(list.elements.map(\.written) == ["1.10", "-0e+5", "true", "false", "null", "\"\\u91d1\\/\""])
    #expect(list.elements.map(\.isNull) == [false, false, false, false, true, false])
    #expect(tree.root?.value(forKey: "c")?.written == "[]")
  }

  @Test(
    "Every escape of JSON is decoded",
    arguments: [
      (#"\"\\\/\b\f\n\r\t"#, "\"\\/\u{8}\u{C}\n\r\t"), (#"\u0041\u00e9\uFFFF"#, "A\u{E9}\u{FFFF}"),
      (#"\ud83d\ude00"#, "😀"), (#"a\uD83D\uDE00b\uD83C\uDF89"#, "a😀b🎉"), (#"\\ud83d"#, "\\ud83d"),
      (#"\\\ud83d\ude00"#, "\\😀"), (#"\u0000"#, "\0"), (#"\u2028\u0085"#, "\u{2028}\u{85}"),
    ]) func escapes(written: String, text: String) throws
  {
    let tree = SyntaxTree.json("[\"\(written)\", 1]")
    #expect(tree.problems == [])
    let node = try #require(tree.root?.elements.first { _ in true })
    #expect(Array(node.text.utf8) == Array(text.utf8))
    #expect(node.written == "\"\(written)\"")
    #expect(tree.root?.elements.map(\.written).last == "1")
  }

  @Test(
    "Characters that YAML would refuse or fold stay as they are",
    arguments: ["a\u{2028}b", "a \u{2029} b", "a\u{85} b", "\u{7F}", "\u{9F}", "\u{FFFE}", " 金 "]) func raw(
      text: String
    ) throws
  {
    let tree = SyntaxTree.json("[\"\(text)\",\"\(text)\"]")
    #expect(tree.problems == [])
    for element in try #require(tree.root).elements {
      #expect(Array(element.text.utf8) == Array(text.utf8))
      #expect(element.written == "\"\(text)\"")
    }
  }

  @Test(
    "What is YAML or carelessness and not JSON is named at its place",
    arguments: [
      (#"{"金": 1,}"#, "1:8 trailing comma, which JSON does not allow"),
      (#"[1, 2, ]"#, "1:6 trailing comma, which JSON does not allow"),
      ("{\"a\": 1, // c\n\"b\": 2}", "1:10 JSON has no comments"), ("{ // c\n\"b\": 2}", "1:3 JSON has no comments"),
      (#"{"a": 1 /* c */, "b": 2}"#, "1:9 JSON has no comments"),
      ("{\"a\": 1, # c\n\"b\": 2}", "1:10 JSON has no comments"), ("# c\n{}", "1:1 JSON has no comments"),
      ("// c\n{}", "1:1 JSON has no comments"), ("{} // c", "1:4 JSON has no comments"),
      (#"{'a': 1}"#, "1:2 strings must be in double quotes"), (#"{金: 1}"#, "1:2 keys must be in double quotes"),
      (#"{"a": 'x'}"#, "1:7 strings must be in double quotes"), (#"[1 2]"#, "1:3 expected \",\" after the value"),
      ("{\"a\": 1\n \"b\": 2}", "1:8 expected \",\" after the value"),
      (#"["a" "b"]"#, "1:6 expected \",\" or \"]\", found '\"'"), (#"{"a" 1}"#, "1:5 expected \":\" here"),
      (#"{"a"}"#, "1:5 expected \":\" here"), (#"{"a":}"#, "1:6 the value is missing"),
      (#"{"a":,"b":1}"#, "1:6 the value is missing"), (#"[1,,2]"#, "1:4 unexpected \",\""),
      (#"[,1]"#, "1:2 unexpected \",\""), (#"{"a": 1"#, "1:8 the \"{\" is not closed"),
      (#"[1, [2]"#, "1:8 the \"[\" is not closed"), (#"{"a": [1}"#, "1:9 expected \",\" or \"]\", found \"}\""),
      (#"{"a": "x}"#, "1:10 the quote is not closed"),
      ("{\"a\": \"x\ny\"}", "1:9 line break in a string; close the quote or write \"\\n\""),
      ("[\"\t\"]", "1:3 a tab in a string must be written \"\\t\""),
      (#"["\ud83d"]"#, "1:3 the escape \"\\ud83d\" is half of a surrogate pair, the other half is missing"),
      (#"["\ude00\ud83d"]"#, "1:3 the escape \"\\ude00\" is half of a surrogate pair, the other half is missing"),
      (#"["\u12"]"#, "1:3 expected four hexadecimal digits after \"\\u\""),
      (#"{"a": 1} x"#, "1:10 unexpected text after the end of the value"),
      (#"[1]]"#, "1:4 unexpected text after the end of the value"), ("a: 1", "1:1 expected a JSON value, found \"a\""),
      ("- a", "1:1 expected a JSON value, found \"-\""), ("---\n{}", "1:1 expected a JSON value, found \"-\""),
      ("%YAML 1.1\n---\n{}", "1:1 expected a JSON value, found \"%\""),
      (#"["a": 1]"#, "1:2 unexpected '\"', which is not JSON"), (#"{? "a": 1}"#, "1:2 unexpected \"?\""),
      (#"["a",&x 1]"#, "1:6 unexpected \"&\", which is not JSON"),
      (#"[*x]"#, "1:2 unexpected \"*\", which is not JSON"),
      ("\u{FEFF}{}", "1:1 byte order mark, which JSON does not allow"),
      (#"{"a":1,"b":2,"\u0061":3}"#, "1:14 duplicate key \"\\u0061\""),
    ]) func strictness(text: String, problem: String)
  {
    let problems = SyntaxTree.json(text).problems
    #expect(problems.first == problem)
    #expect(problems.count <= 2)
  }

  @Test(
    "Escapes that JSON does not know are all reported, and the text goes on",
    arguments: [#"\x41"#, #"\e"#, #"\_"#, #"\N"#, #"\0"#, #"\a"#, #"\'"#, #"\q"#, #"\U0001F600"#, #"\ "#])
  func unknownEscapes(escape: String) {
    let tree = SyntaxTree.json("[\"金\(escape)\", \"\(escape)\"]")
    #expect(tree.diagnostics.count == 2)
    for diagnostic in tree.diagnostics {
      #expect(diagnostic.message.hasPrefix("unknown escape \"\(escape.prefix(2))\"; JSON has"))
    }
    #expect(tree.diagnostics.first?.range == SourceRange(start: 5, end: 7))
    #expect(tree.root?.count == 2)
  }

  @Test(
    "Words that are no JSON value are reported and the rest is read",
    arguments: ["True", "01", "+1", ".5", "1.", "1e", "-", "NaN", "0x1", "yes", "~", "1_000", "nul"]) func literals(
      word: String
    )
  {
    let tree = SyntaxTree.json("[\"金\", \(word), 2]")
    #expect(tree.problems == ["1:7 expected a number, true, false, null or text in double quotes, found \"\(word)\""])
    #expect(tree.shape == "[金, \(word), 2]")
  }

  @Test(
    "What RFC 8259 allows is read without a word, whatever libyaml would say of it",
    arguments: [
      "0", "-0", "1e5", "1E+5", "1e-05", "-1.5e300", "\"\"", "null", " true ", "\r\n[]\t", "[[[]]]", "{}",
      "{\"\":\"\"}", "{\"a\"\n:\n1\n,\n\"b\"\t:2}", "[\"\\u0000\\uD834\\udd1e\\/\"]",
      "[123456789012345678901234567890.1234567890e-1234]", "{\"a\":{\"a\":{}},\"b\":[{\"a\":1}]}",
      "[\"#\",\"//\",\"/*\",\"'\",\"- a\",\"a: b\"]", "[\"\u{10FFFF}\u{FEFF}\u{E000}\"]",
      "{\"\(String(repeating: "金", count: 2_000))\"\n: 1}", "",
    ]) func allowed(text: String)
  { #expect(SyntaxTree.json(text).problems == []) }

  @Test(
    "Where the reading can go on, it reports every mistake of a file",
    arguments: [
      (
        "// a\n{\"a\": tru, # b\n'b': [1, 2,], /* c */ c: \"\\x\",}",
        [
          "1:1 JSON has no comments",
          "2:7 expected a number, true, false, null or text in double quotes, found \"tru\"",
          "2:12 JSON has no comments", "3:1 strings must be in double quotes",
          "3:11 trailing comma, which JSON does not allow", "3:15 JSON has no comments",
          "3:23 keys must be in double quotes", "3:27 unknown escape", "3:30 trailing comma, which JSON does not allow",
        ]
      ), ("{\"a\":,\"b\":}", ["1:6 the value is missing", "1:11 the value is missing"]),
      (
        "[yes no, 1_0, {a: -}]",
        [
          "1:2 expected a number, true, false, null or text in double quotes, found \"yes no\"",
          "1:10 expected a number, true, false, null or text in double quotes, found \"1_0\"",
          "1:16 keys must be in double quotes",
          "1:19 expected a number, true, false, null or text in double quotes, found \"-\"",
        ]
      ), ("{\"a\":1,\"a\":[{\"b\":1,\"b\":2}", ["1:8 duplicate", "1:20 duplicate", "1:26 the \"[\" is"]),
    ]) func recovery(text: String, problems: [String])
  {
    let found = SyntaxTree.json(text).problems
    #expect(found.count == problems.count)
    for (found, expected) in zip(found, problems) { #expect(found.hasPrefix(expected)) }
  }

  @Test("A file that is truncated anywhere keeps what was before, and reports what is not closed") func truncation() {
    let text = Array(#"{"a": [1, "x\n\u91d1", {"b": true}], "c": null}"#.utf8)
    let endings = [
      "unexpected end of file", "the quote is not closed", "expected \":\" here", "the \"[\" is not closed",
      "the \"{\" is not closed",
    ]
    for count in 1..<text.count {
      let tree = SyntaxTree.bytes(Array(text[..<count]), as: .json)
      #expect(endings.contains(tree.diagnostics.last?.message ?? ""), "\(count)")
      #expect(tree.diagnostics.count <= 2)
      #expect(tree.root?.isMapping == true)
      #expect(count < 10 || tree.shape.hasPrefix("{a: [1"))
    }
  }

  @Test("A hundred thousand mistakes are read within the limits", arguments: ["a,", "//\n", "1,,", "'"])
  func manyMistakes(piece: String) {
    let tree = SyntaxTree.json("[" + String(repeating: piece, count: 100_000))
    #expect((1...1_001).contains(tree.diagnostics.count))
    #expect(tree.nodeCount <= 1_002)
  }

  @Test("An object of thousands of members is written like a small one", arguments: [999, 1000, 4321]) func manyMembers(
    count: Int
  ) {
    let entries = (0..<count).map { number in
      ("key \(number)", OrderedValue.map(entries: [("list", .list([.integer(number), "\"x\""]))]))
    }
    let value: OrderedValue = ["around": .map(entries: entries), "after": .flag(true)]
    for style in [JSONStyle.compact, .pretty, .xcode] {
      var writer = JSONWriter(style: style)
      writer.writeMap([
        ("around", { writer in writer.writeMap(entries.map { entry in (entry.0, { $0.write(entry.1) }) }) }),
        ("after", { $0.write(.flag(true)) }),
      ])
      #expect(value.json(style) == writer.finish())
    }
  }
}
