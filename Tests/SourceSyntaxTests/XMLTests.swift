import SourceSyntax
import Testing

@Suite("XML is read") struct XMLTests {
  private func tree(_ text: String) -> XMLTree { XMLTree.parse(SourceFile(name: "a.xml", text: text)) }

  /// The tree as a line: names, attributes and texts.
  private func outline(_ element: XMLElement) -> String {
    let attributes = element.attributes.map { " \($0.name)=\($0.value)" }.joined()
    let children = element.children.map(outline).joined(separator: " ")
    let text = children.isEmpty ? element.text : children
    return "\(element.name)\(attributes)(\(text))"
  }

  @Test(
    "names, attributes and texts",
    arguments: [
      ("<a/>", "a()"), ("<a></a>", "a()"), ("<a>x</a>", "a(x)"), ("<a b='1' c=\"&lt;2&gt;\"/>", "a b=1 c=<2>()"),
      ("<a b='1 &amp; 2&amp;' c='&#38;#38; &quot;&amp;amp;'/>", "a b=1 & 2& c=&#38; \"&amp;()"),
      ("<a>1 &amp; 2 &#x4E2D; <![CDATA[<3>]]></a>", "a(1 & 2 中 <3>)"), ("<a>\n <b>x</b>\n <c/>\n</a>", "a(b(x) c())"),
      ("<n:a xmlns:n='u' n:b='1'><n:c>x</n:c></n:a>", "a b=1(c(x))"),
      ("<?xml version='1.0' encoding='ISO-8859-1'?><!-- <b> --><a>金币<!-- c -->400</a>", "a(金币400)"),
      ("\u{FEFF}<a>x</a>", "a(x)"), ("<a>x\r\ny</a>", "a(x\ny)"),
      (
        "<!DOCTYPE plist PUBLIC \"-//A//DTD\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\"><plist>x</plist>",
        "plist(x)"
      ),
    ]) func content(_ text: String, _ expected: String) throws
  {
    let tree = tree(text)
    #expect(tree.diagnostics.isEmpty, "\(tree.diagnostics.map(\.message))")
    #expect(outline(try #require(tree.root)) == expected)
  }

  @Test("positions are those of the file") func places() throws {
    let text = "<?xml version='1.0'?>\n<金 xmlns='u'>\n  <b id=\"x&amp;y\"> 400金币 </b><c/>\n</金>\n"
    let tree = tree(text)
    let root = try #require(tree.root)
    func written(_ range: SourceRange) -> String { tree.source.text(in: range) }
    #expect(written(root.range).hasPrefix("<金 xmlns"))
    #expect(written(root.range).hasSuffix("</金>"))
    let b = try #require(root.child("b"))
    #expect(written(b.range) == "<b id=\"x&amp;y\"> 400金币 </b>")
    #expect(written(b.nameRange) == "b")
    #expect(written(b.contentRange) == "400金币")
    #expect(b.trimmedText == "400金币")
    #expect(written(b.range(ofAttribute: "id")) == "x&amp;y")
    #expect(b.range(ofAttribute: "none") == b.nameRange)
    let c = try #require(root.child("c"))
    #expect(written(c.range) == "<c/>")
    #expect(c.contentRange.start == c.contentRange.end)
  }

  @Test("detects text between elements") func stray() throws {
    #expect(try #require(tree("<a>x<b/></a>").root).hasStrayText)
    #expect(try #require(tree("<a><b/>x</a>").root).hasStrayText)
    #expect(try !#require(tree("<a> <b>x</b>\n</a>").root).hasStrayText)
  }

  @Test(
    "XML that is not well-formed has an error at that position",
    arguments: [
      ("", "the file is empty", 1, 1), ("<a>", "not well-formed XML", 1, 4),
      ("<a>\n<b>\n</a>", "opening and ending tag mismatch", 3, 5),
      ("<a>&nbsp;</a>", "entity 'nbsp' not defined", 1, 10), ("<a b=c/>", "not well-formed XML", 1, 6),
      ("<a/>x", "not well-formed XML", 1, 5), ("plain", "not well-formed XML", 1, 1),
      ("<a>\u{1}</a>", "control character U+0001", 1, 4),
    ]) func broken(_ text: String, _ message: String, _ line: Int, _ column: Int) throws
  {
    let tree = tree(text)
    let first = try #require(tree.diagnostics.first)
    #expect(first.message.contains(message), "\(first.message)")
    let place = tree.source.location(at: first.range.start)
    #expect(place.line == line && abs(place.column - column) <= 2, "\(place)")
  }

  @Test(
    "entities are rejected, regardless of what they expand or refer to",
    arguments: [
      "<!DOCTYPE a [<!ENTITY x 'y'>]><a>&x;</a>", "<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><a>&x;</a>",
      "<!DOCTYPE a [<!ENTITY % p SYSTEM 'http://127.0.0.1:1/x.dtd'> %p;]><a/>",
      "<!DOCTYPE a [<!ENTITY a '1234567890'><!ENTITY b '&a;&a;&a;&a;&a;&a;&a;&a;'>]><a>&b;</a>",
      "<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a>&x;</a>",
    ]) func entities(_ text: String)
  {
    let tree = tree(text)
    #expect(tree.hasErrors, "\(tree.root.map(outline) ?? "")")
    #expect(!(tree.root.map(outline) ?? "").contains("root:"))
  }

  @Test(
    "a DTD is named as what it is, and not loaded; that of property lists is known",
    arguments: [
      ("SYSTEM 'http://127.0.0.1:1/x.dtd'", false), ("SYSTEM 'file:///etc/passwd'", false),
      ("PUBLIC '-//x' 'x.dtd'", false), ("", true),
      ("PUBLIC '-//Apple//DTD PLIST 1.0//EN' 'http://www.apple.com/DTDs/PropertyList-1.0.dtd'", true),
    ]) func doctype(_ name: String, _ isRead: Bool)
  {
    let tree = tree("<!DOCTYPE a \(name)>\n<a>x</a>")
    #expect(tree.hasErrors != isRead)
    #expect(tree.diagnostics.allSatisfy { $0.message.hasPrefix("the file names the DTD") })
    #expect(tree.diagnostics.count == (isRead ? 0 : 1))
  }

  @Test(
    "declarations in a DOCTYPE are refused before they are applied to any element",
    arguments: [
      "", "SYSTEM 'x.dtd'", "PUBLIC '-//Apple//DTD PLIST 1.0//EN' 'http://www.apple.com/DTDs/PropertyList-1.0.dtd'",
    ], ["[]", "[<!ELEMENT a ANY>]", "[<!-- a -->]", "[<?p a?>]", "\n [ %p; ]", "[<!NOTATION n SYSTEM 'n'>]"])
  func declarations(_ name: String, _ subset: String) {
    let tree = tree("<!DOCTYPE a \(name) \(subset)><a/>")
    #expect(
      tree.diagnostics.map(\.message) == [
        "the DOCTYPE has declarations; DTDs are not read, remove the part in square brackets"
      ])
    #expect(tree.root == nil)
  }

  @Test("the defaults of attributes are not copied to each of many elements") func defaults() {
    let attributes = (0..<900).map { "a\($0) CDATA '\(String(repeating: "x", count: 50))'" }
    let elements = String(repeating: "<b/>", count: 20_000)
    let tree = tree("<!DOCTYPE a [<!ATTLIST b \(attributes.joined(separator: " "))>]><a>\(elements)</a>")
    #expect(tree.diagnostics.count == 1)
    #expect(tree.root == nil)
  }

  @Test("an element has at most a thousand attributes", arguments: [1_000, 1_001, 100_000]) func attributes(
    _ count: Int
  ) {
    let attributes = (0..<count).map { "a\($0)=\"\($0)>\"" }.joined(separator: "\n")
    for (before, after) in [("<r>", "</r>"), ("<r><b/>\(String(repeating: "x", count: 9_000))", "</r>")] {
      let tree = tree("\(before)<a \(attributes)/>\(after)")
      #expect(tree.hasErrors == (count > 1_000))
      guard count > 1_000 else { continue }
      #expect(tree.diagnostics.map(\.message) == ["the element has more than 1000 attributes"])
      #expect(tree.diagnostics.first?.range.start == before.utf8.count)
    }
  }

  @Test("long texts and comments are not tags") func longTexts() {
    let marks = String(repeating: "a=\"b\" ", count: 2_000)
    #expect(!tree("<a>\(marks)<!-- <\(marks)--><![CDATA[< \(marks)]]><?p \(marks)?></a>").hasErrors)
  }

  @Test("reports a comment of hyphens once") func hyphens() {
    #expect(tree("<a/><!--" + String(repeating: "-", count: 500_000)).diagnostics.count == 1)
  }

  @Test("depth is bounded") func depth() {
    let text = String(repeating: "<a>", count: 100_000)
    let tree = tree(text)
    #expect(tree.hasErrors)
  }
}
