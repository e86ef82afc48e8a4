import SourceSyntax
import Testing

@Suite("Texts in code") struct CodeStringTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let file: String
    let code: String
    /// The texts, with values in angle brackets.
    let texts: [String]
    var testDescription: String { "\(file): \(code)" }

    init(_ file: String, _ code: String, _ texts: String...) {
      self.file = file
      self.code = code
      self.texts = texts
    }
  }

  private static func described(_ string: CodeString) -> String {
    string.parts.map { part in
      switch part {
      case .text(let text): text
      case .value(let value): "<\(value)>"
      }
    }.joined()
  }

  static let cases: [Case] = [
    Case("a.swift", #"let a = "one" // "two""#, "one"),
    Case("a.swift", #"/* "a" /* "b" */ "c" */ f("d")"#, "d"),
    Case("a.swift", ##"let a = #"raw "quoted""#, b = "x\(bundle("y")).z""##, #"raw "quoted""#, #"x<bundle("y")>.z"#),
    Case("a.swift", "let a = \"\"\"\n  many\n  \"\"\"; let b = \"c\"", "\n  many\n  ", "c"),
    Case("a.swift", #"let a = prefix + ".b" + name"#, "<prefix>.b<name>"),
    Case("a.swift", "let a = \"com.x\"\n  + \".b\"", "com.x.b"),
    Case("a.swift", "let a = \"unfinished\nlet b = \"c\"", "c"),
    Case("a.swift", #"f("a", "b")"#, "a", "b"),
    Case("a.m", #"NSString *a = @"one" @".two" ".three"; char c = '"'; f(@"x");"#, "one.two.three", #"""#, "x"),
    Case("a.kt", #"val a = "$pkg.coins" + "${b.c}d"; val e = """raw\"""""#, "<pkg>.coins<b.c>d", #"raw\"#),
    Case("a.java", #"String a = f(B.C + ".d"); /* " */ String e = "f\"g";"#, "<B.C>.d", #"f"g"#),
    Case("a.dart", #"final a = 'b' "c" r'd$e'; final f = '''g''';"#, "bcd$e", "g"),
    Case("a.ts", #"const a = `${bundle}.b`, c = 'd', e = "it's""#, "<bundle>.b", "d", "it's"),
    Case("a.js", "f('don\\'t') // it's\ng('h')", "don't", "h"),
    Case("a.cs", #"var a = $"{id}.b{{c}}"; var d = @"e""f"; var g = $@"{h}i";"#, "<id>.b{c}}", #"e"f"#, "<h>i"),
    Case("a.json", #"{"a": "b", "c": ["d"]}"#, "a", "b", "c", "d"),
    Case("a.xml", #"<!-- "x" --><a b="c">  d &amp; e <f/></a><![CDATA[ g ]]>"#, "c", "d &amp; e", "g"),
    Case(
      "A.prefab",
      "%YAML 1.1\n%TAG !u! tag:unity3d.com,2011:\n--- !u!114 &1\nMonoBehaviour:\n  m_Script: {fileID: 1}\n"
        + "  productId: com.x.a\n  title: 'b: c'\n  ids:\n  - com.x.d\n  - id: \"e\"\n  empty: \n",
      "{fileID: 1}", "com.x.a", "b: c", "com.x.d", "e"),
    Case("A.asset", "  productId: com.x.a\n"), Case("A.unity", "%YAML 1.1\r\n  id: com.x.a\r\n", "com.x.a"),
    Case("A.plist", "<dict><key>id</key>\n<string>com.x.a</string></dict>", "id", "com.x.a"),
  ]

  @Test("literals are joined, and comments are left out", arguments: cases) func texts(_ test: Case) throws {
    let language = try #require(CodeLanguage.of(test.file))
    let bytes = Array(test.code.utf8)
    let strings = CodeString.all(in: bytes, of: language)
    #expect(strings.map(Self.described) == test.texts)
    for string in strings { #expect(string.start <= string.range.start && string.range.end <= string.end) }
  }

  @Test("a file in another language is not read", arguments: ["a.rb", "Makefile", "swift", ".swift.bak"])
  func otherFiles(_ name: String) { #expect(CodeLanguage.of(name) == nil) }

  /// Code that is made to be expensive, or that no compiler accepts.
  static let hostile: [String] = [
    String(repeating: "\"", count: 200_001), String(repeating: "/*", count: 100_000),
    String(repeating: "\"\\(", count: 50_000), String(repeating: "${", count: 100_000) + "\"",
    String(repeating: "'''", count: 50_000), String(repeating: "\"a\"+", count: 50_000),
    String(repeating: "<a b='", count: 50_000), String(repeating: "<![CDATA[", count: 20_000), "\\", "\"\\",
    "\u{0}\"\u{0}",
    String(repeating: "\"${", count: 40_000) + String(repeating: "}", count: 40_000),
    String(repeating: "+", count: 200_000) + "\"a\"",
  ]

  @Test("hostile code is read in linear time, in every language", arguments: CodeLanguage.all.map(\.name))
  func hostileCode(_ name: String) throws {
    let language = try #require(CodeLanguage.all.first { $0.name == name })
    for code in Self.hostile {
      for tail in 0...3 {
        let bytes = Array(code.utf8.dropLast(tail))
        for string in CodeString.all(in: bytes, of: language) {
          #expect(string.range.start >= 0 && string.end <= bytes.count && string.range.start <= string.range.end)
        }
      }
    }
  }
}
